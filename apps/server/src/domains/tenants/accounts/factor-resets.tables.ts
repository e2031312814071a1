import { sql } from 'drizzle-orm'
import { check, index, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, timestamps } from '../../../platform/database/columns.ts'
import { users } from '../../identity/users/users.tables.ts'

/** Second factors that operators remove for users who lost theirs. Two of them agree. */
export const factorResets = snakeCase.table(
  'factor_resets',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text().notNull(),
    state: text({ enum: ['proposed', 'confirmed', 'rejected'] })
      .notNull()
      .default('proposed'),
    proposedBy: uuid()
      .notNull()
      .references(() => users.id),
    decidedBy: uuid().references(() => users.id),
    decidedAt: instant('decided_at'),
    expiresAt: instant('expires_at').notNull(),
    ...timestamps(),
  },
  (reset) => [
    index('factor_resets_created').on(reset.createdAt, reset.id),
    uniqueIndex('factor_resets_one_open').on(reset.userId).where(sql`${reset.state} = 'proposed'`),
    check('factor_resets_state_known', sql`${reset.state} in ('proposed','confirmed','rejected')`),
    check(
      'factor_resets_second_person',
      sql`${reset.state} <> 'confirmed' or (${reset.decidedBy} <> ${reset.proposedBy} and ${reset.decidedBy} <> ${reset.userId})`,
    ),
  ],
)
