import type { TaxonomyChange } from '@assay/taxonomy/edits/taxonomy-edit'
import type { Context } from '../../../platform/context/context.ts'
import type { FieldProblem } from '../../../platform/errors/app-error.ts'
import type { KnownTaxonomy } from '../../taxonomy/index.ts'
import { editTaxonomy } from './edit-taxonomy.ts'
import { refuseInvalid } from './refuse-invalid.ts'

/** Adds an entry to a list; returns its slug. */
export async function addEntry<Input>(
  ctx: Context,
  input: Input,
  additionOf: (input: Input, known: KnownTaxonomy) => TaxonomyChange | FieldProblem[],
): Promise<string> {
  const edit = await editTaxonomy(ctx, (known) => refuseInvalid(additionOf(input, known)))
  return edit?.slug ?? ''
}
