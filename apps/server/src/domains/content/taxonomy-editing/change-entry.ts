import type { ListName, TaxonomyChange } from '@assay/taxonomy/edits/taxonomy-edit'
import type { Context } from '../../../platform/context/context.ts'
import type { FieldProblem } from '../../../platform/errors/app-error.ts'
import type { KnownTaxonomy } from '../../taxonomy/index.ts'
import { editTaxonomy } from './edit-taxonomy.ts'
import type { EntryOf } from './entry-names.rules.ts'
import { expectedEntry, type SeenEntry } from './expected-entry.ts'
import { refuseInvalid } from './refuse-invalid.ts'

/** Renames an entry, or changes its aliases or its facts. */
export async function changeEntry<List extends ListName, Input>(
  ctx: Context,
  seen: SeenEntry<List>,
  input: Input,
  changeOf: (entry: EntryOf<List>, input: Input, known: KnownTaxonomy) => TaxonomyChange | FieldProblem[] | null,
): Promise<void> {
  await editTaxonomy(ctx, (known) => refuseInvalid(changeOf(expectedEntry(known, seen), input, known)))
}
