import { spellingKey } from '../slug.ts'

export interface Named {
  readonly slug: string
  readonly name: string
  readonly aliases?: readonly string[]
}

/** The entries of a list while edits are applied, with the owner of each spelling. */
export interface Book<Entry extends Named> {
  readonly entries: Map<string, Entry>
  /** Merged entries and what they mean now. */
  readonly merged: Map<string, string>
  readonly deprecated: Set<string>
  readonly ownerOf: (spelling: string) => string | null
  readonly keep: (entry: Entry) => void
  readonly drop: (slug: string) => void
}

/** Opens the shipped entries for editing, with an index of who owns which spelling. */
export function openBook<Entry extends Named>(shipped: readonly Entry[]): Book<Entry> {
  const entries = new Map(shipped.map((entry) => [entry.slug, entry]))
  const owners = new Map<string, Set<string>>()
  const spell = ({ name, aliases = [] }: Entry, act: (owned: Set<string>) => void): void => {
    for (const key of new Set([name, ...aliases].map(spellingKey))) {
      const owned = owners.get(key) ?? new Set<string>()
      act(owned)
      owners.set(key, owned)
    }
  }
  for (const entry of shipped) spell(entry, (owned) => owned.add(entry.slug))
  const drop = (slug: string): void => {
    const before = entries.get(slug)
    if (before === undefined) return
    spell(before, (owned) => owned.delete(slug))
    entries.delete(slug)
  }
  return {
    entries,
    merged: new Map(),
    deprecated: new Set(),
    ownerOf: (spelling) => [...(owners.get(spellingKey(spelling)) ?? [])][0] ?? null,
    keep: (entry) => {
      const before = entries.get(entry.slug)
      if (before !== undefined) spell(before, (owned) => owned.delete(entry.slug))
      spell(entry, (owned) => owned.add(entry.slug))
      // A known key keeps its place in a map, so that numbers derived from the order stay the same.
      entries.set(entry.slug, entry)
    },
    drop,
  }
}

/** The present meaning of a slug; null if it has none any more. */
export function meaningIn<Entry extends Named>({ entries, merged }: Book<Entry>, slug: string): string | null {
  const meant = merged.get(slug) ?? slug
  return entries.has(meant) ? meant : null
}
