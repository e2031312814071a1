import { sql } from 'drizzle-orm'
import { check, index, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, timestamps } from '../../../platform/database/columns.ts'
import { users } from '../../identity/users/users.tables.ts'

/** Which operator worked as which user, and why. The session itself is deleted when it ends. */
export const impersonations = snakeCase.table(
  'impersonations',
  {
    id: id(),
    operatorId: uuid()
      .notNull()
      .references(() => users.id),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid().notNull(),
    tenantId: uuid(),
    reason: text().notNull(),
    endsAt: instant('ends_at').notNull(),
    endedAt: instant('ended_at'),
    ...timestamps(),
  },
  (impersonation) => [
    index('impersonations_session').on(impersonation.sessionId),
    check('impersonations_of_another', sql`${impersonation.operatorId} <> ${impersonation.userId}`),
  ],
)
