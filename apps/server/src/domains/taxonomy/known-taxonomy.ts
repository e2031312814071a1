// The taxonomy of this process: the tables of the release with the operators' edits up to a number.
import { skillIdOf, slugsById } from '@assay/contracts/taxonomy-ids'
import * as shipped from '@assay/taxonomy'
import { applyEdits } from '@assay/taxonomy/edits/apply-edits'
import type { EditedTables, TaxonomyEdit } from '@assay/taxonomy/edits/taxonomy-edit'
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
  /** That of the latest edit; 0 for the release as it was shipped. */
  readonly number: number
}

const asShipped = withEdits([])
let current = asShipped

/** What is being served; it changes when an edit arrives, so keep what it returns for the duration of one task only. */
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
  // The database returns the members of a document in an order of its own.
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

const winners = perTaxonomy(
  ({ merged }) => new Map(merged.map(({ from, to }) => [skillIdOf(from), skillIdOf(to)] as const)),
)
const losers = perTaxonomy(({ merged }) => Map.groupBy(merged, ({ to }) => skillIdOf(to)))

/** The skill that an id means now: of a merged one, the one that it was merged into. */
export const meantSkill = (skillId: string): string => winners().get(skillId) ?? skillId

/** Every id under which candidates may have the skill. */
export function idsOfSkill(skillId: string): string[] {
  const id = meantSkill(skillId)
  return [id, ...(losers().get(id) ?? []).map(({ from }) => skillIdOf(from))]
}

const slugs = perTaxonomy(({ tables, merged }) =>
  slugsById(skillIdOf, [...tables.skills.map(({ slug }) => slug), ...merged.map(({ from }) => from)]),
)

/** The slug of exactly this id, also of a skill that was merged. */
export const slugOfSkill = (skillId: string, known?: KnownTaxonomy): string | null => slugs(known).get(skillId) ?? null

/** Pairs of ids, for statements that count by skill. */
export const mergedSkillIds = (): ReadonlyMap<string, string> => winners()
