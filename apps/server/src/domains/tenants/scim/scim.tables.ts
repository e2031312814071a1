import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, id, instant, timestamps } from '../../../platform/database/columns.ts'
import { users } from '../../identity/users/users.tables.ts'
import { companies } from '../companies/companies.tables.ts'

/** With one of these, the directory of a company keeps its team here. Only the SHA-256 is stored. */
export const scimTokens = pgTable(
  'scim_tokens',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    tokenHash: bytes('token_hash').notNull().unique(),
    hint: text('hint').notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    lastUsedAt: instant('last_used_at'),
    ...timestamps(),
  },
  (table) => [
    index('scim_tokens_company').on(table.companyId),
    check('scim_tokens_hash', sql`octet_length(${table.tokenHash}) = 32`),
  ],
)
