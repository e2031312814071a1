import { alertFrequencies } from '@assay/contracts/candidate-searches'
import { sql } from 'drizzle-orm'
import { check, index, primaryKey, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import { instant, timestamps } from '../../../platform/database/columns.ts'
import { users } from '../../identity/users/users.tables.ts'
import { candidateSearches } from '../searches/searches.tables.ts'

/** Users with an alert on a saved search, and what the last alert reported. */
export const searchAlerts = snakeCase.table(
  'search_alerts',
  {
    searchId: uuid()
      .notNull()
      .references(() => candidateSearches.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    frequency: text({ enum: alertFrequencies }).notNull(),
    /** The best candidates when the user last heard of this search. */
    topIds: uuid().array().notNull(),
    notifiedAt: instant('notified_at').notNull(),
    dueAt: instant('due_at').notNull(),
    ...timestamps(),
  },
  (alert) => [
    primaryKey({ columns: [alert.searchId, alert.userId] }),
    index('search_alerts_due').on(alert.dueAt),
    check('search_alerts_frequency', sql`${alert.frequency} in ('daily', 'weekly')`),
  ],
)
