// The taxonomy of this process: the tables of the release with the operators' edits up to a number.
import { industryIdOf, skillIdOf, slugsById, titleIdOf } from '@assay/contracts/taxonomy-ids'
import * as shipped from '@assay/taxonomy'
import { applyEdits } from '@assay/taxonomy/edits/apply-edits'
import type { EditedTables, ListName, TaxonomyEdit } from '@assay/taxonomy/edits/taxonomy-edit'
import { canonicalJson } from '../../platform/hashing/canonical-json.ts'

type Tables = Pick<
  typeof shipped,
  | 'careers'
  | 'cities'
  | 'countries'
  | 'industries'
  | 'languages'
  | 'nearSkills'
  | 'nearTitles'
  | 'roleFamilies'
  | 'skills'
  | 'titles'
>

export interface KnownTaxonomy extends EditedTables<Tables> {
  /** All that went into it, in order. */
  readonly edits: readonly TaxonomyEdit[]
  /** The number of the latest edit; 0 for the release as it was shipped. */
  readonly number: number
}

const asShipped = withEdits([])
let current = asShipped

/**
 * The taxonomy in use; it changes when an edit arrives, so keep the returned value for the duration of one task only.
 */
export const taxonomyNow = (): KnownTaxonomy => current

/** From now on this process reads and ranks with these edits. */
export function serveTaxonomy(known: KnownTaxonomy): void {
  current = known
}

/** As it was after the edit of a number, for replays. */
export function taxonomyUpTo(number: number): KnownTaxonomy {
  if (number === current.number) return current
  return knownTaxonomy(current.edits.filter((edit) => edit.number <= number))
}

const MAX_REMEMBERED = 6
const remembered = new Map<string, KnownTaxonomy>()

/** The same object for the same edits, because what is compiled from it is kept with it. */
export function knownTaxonomy(edits: readonly TaxonomyEdit[]): KnownTaxonomy {
  if (edits.length === 0) return asShipped
  // The database returns the members of a document in a different order.
  const key = canonicalJson(edits)
  const known = remembered.get(key) ?? withEdits(edits)
  remembered.delete(key)
  remembered.set(key, known)
  const [oldest] = remembered.keys()
  if (remembered.size > MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest)
  return known
}

function withEdits(edits: readonly TaxonomyEdit[]): KnownTaxonomy {
  return { ...applyEdits<Tables>(shipped, edits), edits, number: edits.at(-1)?.number ?? 0 }
}

/** Makes something from a taxonomy once, on first use. */
export function perTaxonomy<Made>(make: (known: KnownTaxonomy) => Made): (known?: KnownTaxonomy) => Made {
  const made = new WeakMap<KnownTaxonomy, { readonly value: Made }>()
  return (known = current) => {
    const entry = made.get(known) ?? { value: make(known) }
    made.set(known, entry)
    return entry.value
  }
}

const ID_OF: Readonly<Record<ListName, (slug: string) => string>> = {
  skills: skillIdOf,
  titles: titleIdOf,
  industries: industryIdOf,
}

/** The id of an entry of a list. */
export const entryIdOf = (list: ListName, slug: string): string => ID_OF[list](slug)

interface Ids {
  readonly winners: ReadonlyMap<string, string>
  readonly losers: ReadonlyMap<string, readonly string[]>
  /** Also of merged ones. */
  readonly slugs: ReadonlyMap<string, string>
}

const idsIn = perTaxonomy((known): Readonly<Record<ListName, Ids>> => {
  const idsOf = (list: ListName): Ids => {
    const idOf = ID_OF[list]
    const merged = known.merged[list].map(({ from, to }) => ({ from, fromId: idOf(from), toId: idOf(to) }))
    return {
      winners: new Map(merged.map(({ fromId, toId }) => [fromId, toId])),
      losers: new Map(
        [...Map.groupBy(merged, ({ toId }) => toId)].map(([toId, pairs]) => [toId, pairs.map(({ fromId }) => fromId)]),
      ),
      slugs: slugsById(idOf, [...known.tables[list].map(({ slug }) => slug), ...merged.map(({ from }) => from)]),
    }
  }
  return { skills: idsOf('skills'), titles: idsOf('titles'), industries: idsOf('industries') }
})

/** The present entry of an id: for a merged one, the one that it was merged into. */
export const currentEntryId = (list: ListName, id: string): string => idsIn()[list].winners.get(id) ?? id

/** Every id that means the same entry now. */
export function idsOfEntry(list: ListName, id: string): string[] {
  const meant = currentEntryId(list, id)
  return [meant, ...(idsIn()[list].losers.get(meant) ?? [])]
}

/** The slug of exactly this id, also of an entry that was merged. */
export const slugOfEntry = (list: ListName, id: string, known?: KnownTaxonomy): string | null =>
  idsIn(known)[list].slugs.get(id) ?? null

/** Pairs of ids, for statements that count by entry. */
export const mergedIds = (list: ListName): ReadonlyMap<string, string> => idsIn()[list].winners

export const currentSkillId = (skillId: string): string => currentEntryId('skills', skillId)

/** Every id under which candidates may have the skill. */
export const idsOfSkill = (skillId: string): string[] => idsOfEntry('skills', skillId)

export const slugOfSkill = (skillId: string, known?: KnownTaxonomy): string | null =>
  slugOfEntry('skills', skillId, known)

export const mergedSkillIds = (): ReadonlyMap<string, string> => mergedIds('skills')
