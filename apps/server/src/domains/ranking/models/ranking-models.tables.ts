import { snakeCase, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../../../platform/database/columns.ts'

/** Every model that ever served here, so that its searches can be ranked again later. */
export const rankingModels = snakeCase.table('ranking_models', {
  /** SHA-256 of the model's canonical JSON, under the features' original names. */
  hash: text().primaryKey(),
  version: text().notNull(),
  model: text().notNull(),
  createdAt: createdAt(),
})
