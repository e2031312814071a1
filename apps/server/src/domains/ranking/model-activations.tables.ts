import { sql } from 'drizzle-orm'
import { check, index, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/database/columns.ts'
import { companies } from '../tenants/companies/companies.tables.ts'
import { rankingModels } from './ranking-models.tables.ts'

/** Which model serves from when: a company's own, or everybody's; rows are added and never changed. */
export const modelActivations = snakeCase.table(
  'model_activations',
  {
    id: id(),
    /** null: for everybody who has none of their own. */
    companyId: uuid().references(() => companies.id),
    /** null: back to what stands above it, everybody's model or the one of this build. */
    modelHash: text().references(() => rankingModels.hash),
    since: instant('since').notNull(),
  },
  (row) => [
    index('model_activations_lately').on(row.companyId, row.since, row.id),
    check('model_activations_hash', sql`length(${row.modelHash}) = 64`),
  ],
)
