import type { ListName, TaxonomyChange } from '@assay/taxonomy/edits/taxonomy-edit'
import type { FieldProblem } from '../../../platform/errors/app-error.ts'
import type { KnownTaxonomy } from '../../taxonomy/index.ts'
import { entryOfId, nounOf } from './entry-names.rules.ts'
import { listField } from './list-field.rules.ts'

/** The edit that makes the entry a part of another one of its list, or what is wrong with it. */
export function mergedEntry(
  known: KnownTaxonomy,
  list: ListName,
  slug: string,
  intoId: string | null,
): TaxonomyChange | FieldProblem[] {
  const winner = intoId === null ? null : entryOfId(known, list, intoId)
  if (winner === null || winner.slug === slug)
    return [{ field: 'intoId', message: `Choose another ${nounOf[list]} from the list.` }]
  if (list === 'industries' && makesThirdLevel(known, slug, winner.slug))
    return [{ field: 'intoId', message: 'It has sub-industries. Choose a main industry, which takes them over.' }]
  return { act: 'merge', ...listField(list), slug, into: winner.slug }
}

/** Children of the loser move to the winner, which therefore must be a main industry. */
function makesThirdLevel({ tables }: KnownTaxonomy, loser: string, winner: string): boolean {
  const isAbove = tables.industries.some(({ parent }) => parent === loser)
  const isMain = tables.industries.some(({ slug, parent }) => slug === winner && parent === undefined)
  return isAbove && !isMain
}
