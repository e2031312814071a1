import { latestEdits } from '@assay/taxonomy/edits/apply-edits'
import type { ListName } from '@assay/taxonomy/edits/taxonomy-edit'
import { notFound } from '../../../platform/errors/app-error.ts'
import { assertUnchanged } from '../../../platform/errors/assert-unchanged.ts'
import type { KnownTaxonomy } from '../../taxonomy/index.ts'
import { type EntryOf, entryOfId, nounOf } from './entry-names.rules.ts'

/** An entry of a list as the user saw it. */
export interface SeenEntry<List extends ListName = ListName> {
  readonly list: List
  readonly id: string
  /** null: whatever it is now. */
  readonly version: number | null
}

/** The entry to change, unless another user changed it since. */
export function expectedEntry<List extends ListName>(
  known: KnownTaxonomy,
  { list, id, version }: SeenEntry<List>,
): EntryOf<List> {
  const entry = entryOfId(known, list, id)
  if (entry === null) throw notFound(nounOf[list])
  const latest = latestEdits(known.edits, list).get(entry.slug) ?? 0
  assertUnchanged(
    version,
    latest,
    `Someone else changed this ${nounOf[list]} after you opened it. Reload, then make your change.`,
  )
  return entry
}
