import { spellingKey } from '../slug.ts'
import type { Skill } from '../types.ts'

/** The skills while edits are applied, with the owner of each spelling. */
export interface SkillBook {
  readonly skills: Map<string, Skill>
  /** Merged skills and what they mean now. */
  readonly merged: Map<string, string>
  readonly deprecated: Set<string>
  readonly ownerOf: (spelling: string) => string | null
  readonly keep: (skill: Skill) => void
  readonly drop: (slug: string) => void
}

export function openSkillBook(shipped: readonly Skill[]): SkillBook {
  const skills = new Map(shipped.map((skill) => [skill.slug, skill]))
  const owners = new Map<string, Set<string>>()
  const spell = ({ name, aliases }: Skill, act: (owned: Set<string>) => void): void => {
    for (const key of new Set([name, ...aliases].map(spellingKey))) {
      const owned = owners.get(key) ?? new Set<string>()
      act(owned)
      owners.set(key, owned)
    }
  }
  for (const skill of shipped) spell(skill, (owned) => owned.add(skill.slug))
  const drop = (slug: string): void => {
    const before = skills.get(slug)
    if (before === undefined) return
    spell(before, (owned) => owned.delete(slug))
    skills.delete(slug)
  }
  return {
    skills,
    merged: new Map(),
    deprecated: new Set(),
    ownerOf: (spelling) => [...(owners.get(spellingKey(spelling)) ?? [])][0] ?? null,
    keep: (skill) => {
      const before = skills.get(skill.slug)
      if (before !== undefined) spell(before, (owned) => owned.delete(skill.slug))
      spell(skill, (owned) => owned.add(skill.slug))
      // A known key keeps its place in a map, so that numbers derived from the order stay the same.
      skills.set(skill.slug, skill)
    },
    drop,
  }
}
