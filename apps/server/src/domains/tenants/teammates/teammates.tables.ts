import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, id, instant, timestamps, version } from '../../../platform/database/columns.ts'
import { agencies } from '../../agencies/records/agencies.tables.ts'
import { users } from '../../identity/users/users.tables.ts'
import { companies } from '../companies/companies.tables.ts'
import { roles } from '../roles/roles.tables.ts'

/** Which user belongs to which tenant. `roleId` is the role of the invitation; permissions come from user_roles. */
export const teammates = pgTable(
  'teammates',
  {
    id: id(),
    companyId: uuid('company_id').references(() => companies.id),
    agencyId: uuid('agency_id').references(() => agencies.id),
    email: text('email').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    roleId: uuid('role_id')
      .notNull()
      .references(() => roles.id),
    seat: text('seat', { enum: ['paid', 'free'] })
      .notNull()
      .default('paid'),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    tokenHash: bytes('token_hash'),
    expiresAt: instant('expires_at'),
    message: text('message'),
    lastSeenAt: instant('last_seen_at'),
    state: text('state', {
      enum: ['pending', 'active', 'declined', 'expired', 'revoked', 'suspended', 'removed'],
    }).notNull(),
    ...timestamps(),
    version: version(),
  },
  (table) => [
    uniqueIndex('teammates_one_tenant_per_user').on(table.userId).where(sql`${table.state} in ('active', 'suspended')`),
    index('teammates_company').on(table.companyId),
    index('teammates_agency').on(table.agencyId),
    index('teammates_email').on(table.email),
    check('teammates_have_a_tenant', sql`num_nonnulls(${table.companyId}, ${table.agencyId}) >= 1`),
    check('teammates_email_lower_case', sql`${table.email} = lower(${table.email})`),
    check('teammates_message_length', sql`length(${table.message}) <= 500`),
    check(
      'teammates_state',
      sql`${table.state} in ('pending', 'active', 'declined', 'expired', 'revoked', 'suspended', 'removed')`,
    ),
    check(
      'teammates_active_are_users',
      sql`${table.state} not in ('active', 'suspended') or ${table.userId} is not null`,
    ),
  ],
)
