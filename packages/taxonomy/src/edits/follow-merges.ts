import type { CareerLinks, Nearness, RelatedSkill, Skill } from '../types.ts'
import type { SkillBook } from './skill-book.ts'
import type { EditableTables, EditedTables } from './taxonomy-edit.ts'

const NEXT_SKILL = 'skill:'

/** Every reference to a merged skill names what it means now. */
export function followMerges<Tables extends EditableTables>(
  shipped: Tables,
  { skills, merged }: SkillBook,
): Pick<EditedTables<Tables>, 'tables' | 'merged'> {
  if (merged.size === 0) return { tables: { ...shipped, skills: [...skills.values()] }, merged: [] }
  const meaning = (slug: string): string => merged.get(slug) ?? slug
  return {
    tables: {
      ...shipped,
      skills: [...skills.values()].map((skill) => withMeanings(skill, meaning)),
      titles: shipped.titles.map((title) => ({
        ...title,
        typicalSkills: [...new Set(title.typicalSkills.map(meaning))],
      })),
      nearSkills: nearnesses(shipped.nearSkills, meaning),
      careers: careersOf(shipped.careers, meaning),
    },
    merged: [...merged].map(([from, to]) => ({ from, to })),
  }
}

function withMeanings(skill: Skill, meaning: (slug: string) => string): Skill {
  const related = new Map<string, RelatedSkill>()
  for (const { slug, strength } of skill.related) {
    const to = meaning(slug)
    if (to !== skill.slug && (related.get(to)?.strength ?? 0) < strength) related.set(to, { slug: to, strength })
  }
  return {
    ...skill,
    broader: [...new Set(skill.broader.map(meaning))].filter((slug) => slug !== skill.slug),
    related: [...related.values()],
  }
}

/** Two that became one are not near each other; of two nearnesses of a pair, the stronger one stays. */
function nearnesses(pairs: readonly Nearness[], meaning: (slug: string) => string): Nearness[] {
  const strongest = new Map<string, Nearness>()
  for (const { strength, ...pair } of pairs) {
    const [left, right] = [meaning(pair.left), meaning(pair.right)]
    if (left === right) continue
    const key = [left, right].sort().join(' ')
    if ((strongest.get(key)?.strength ?? -1) < strength) strongest.set(key, { left, right, strength })
  }
  return [...strongest.values()]
}

/** What led to the winner's work stays as it was learned; what led only to the loser's is taken over. */
function careersOf(careers: readonly CareerLinks[], meaning: (slug: string) => string): CareerLinks[] {
  const known = new Set(careers.map(({ next }) => next))
  return careers.flatMap(({ next, leads }) => {
    const to = next.startsWith(NEXT_SKILL) ? NEXT_SKILL + meaning(next.slice(NEXT_SKILL.length)) : next
    if (to !== next && known.has(to)) return []
    known.add(to)
    const weights = new Map<string, number>()
    for (const [slug, weight] of leads)
      weights.set(meaning(slug), Math.max(weight, weights.get(meaning(slug)) ?? Number.NEGATIVE_INFINITY))
    return [{ next: to, leads: [...weights] }]
  })
}
