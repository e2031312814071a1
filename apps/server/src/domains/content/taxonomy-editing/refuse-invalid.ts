import type { TaxonomyChange } from '@assay/taxonomy/edits/taxonomy-edit'
import { type FieldProblem, ValidationError } from '../../../platform/errors/app-error.ts'

/** The change, unless something is wrong with it. */
export function refuseInvalid(change: TaxonomyChange | FieldProblem[] | null): TaxonomyChange | null {
  if (!Array.isArray(change)) return change
  const [first, ...more] = change
  if (first === undefined) return null
  throw new ValidationError([first, ...more])
}
