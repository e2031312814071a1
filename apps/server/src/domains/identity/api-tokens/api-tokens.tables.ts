import { permissionNames } from '@assay/contracts/permission-names'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, id, instant, timestamps } from '../../../platform/database/columns.ts'
import { users } from '../users/users.tables.ts'

/** Keys for programs that act for a user. Only the SHA-256 of a token is stored. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    permissions: text('permissions', { enum: permissionNames }).array().notNull(),
    tokenHash: bytes('token_hash').notNull().unique(),
    hint: text('hint').notNull(),
    expiresAt: instant('expires_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    ...timestamps(),
  },
  (table) => [
    index('api_tokens_user').on(table.userId),
    index('api_tokens_expiry').on(table.expiresAt),
    check('api_tokens_name', sql`char_length(${table.name}) between 1 and 60`),
    check('api_tokens_hash', sql`octet_length(${table.tokenHash}) = 32`),
  ],
)
