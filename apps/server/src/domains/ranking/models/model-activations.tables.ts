import { sql } from 'drizzle-orm'
import { check, index, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/database/columns.ts'
import { companies } from '../../tenants/companies/companies.tables.ts'
import { rankingModels } from './ranking-models.tables.ts'

/** When each model began to serve a company or all of them; append-only. */
export const modelActivations = snakeCase.table(
  'model_activations',
  {
    id: id(),
    /** null: for every company without its own model. */
    companyId: uuid().references(() => companies.id),
    /** null: back to the level above, the shared model or this build's. */
    modelHash: text().references(() => rankingModels.hash),
    since: instant('since').notNull(),
  },
  (row) => [
    index('model_activations_lately').on(row.companyId, row.since, row.id),
    check('model_activations_hash', sql`length(${row.modelHash}) = 64`),
  ],
)
