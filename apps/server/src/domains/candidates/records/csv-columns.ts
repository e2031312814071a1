import { candidateFields } from '@assay/contracts/import-runs'

/** Fields that people's own tables have, and files of Assay hold otherwise: names in one column, employers in the work. */
const READ_ONLY = ['first_name', 'last_name', 'links', 'employer'] as const
type ReadOnly = (typeof READ_ONLY)[number]
type Column = Exclude<(typeof candidateFields)[number], ReadOnly>

/** Columns of a CSV import; only the first is required, and their order is free. */
export const csvColumns = candidateFields.filter(
  (field): field is Column => !(READ_ONLY as readonly string[]).includes(field),
)
