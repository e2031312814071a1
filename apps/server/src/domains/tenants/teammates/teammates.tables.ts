import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, id, instant, timestamps, version } from '../../../platform/database/columns.ts'
import { agencies } from '../../agencies/records/agencies.tables.ts'
import { users } from '../../identity/users/users.tables.ts'
import { companies } from '../companies/companies.tables.ts'
import { roles } from '../roles/roles.tables.ts'

/**
 * Members and invitations of a tenant. `roleId` is the role of an invitation, and follows that of a member; permissions
 * come from user_roles.
 */
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
    /** null until the mail is written: the token is created with the mail and stored nowhere else. */
    tokenHash: bytes('token_hash'),
    expiresAt: instant('expires_at'),
    message: text('message'),
    /** With `assigned`, a role that covers all jobs covers the assigned ones only. */
    jobAccess: text('job_access', { enum: ['all', 'assigned'] })
      .notNull()
      .default('all'),
    /** The jobs of an invitation; those of a member are assigned to the user. */
    requirementIds: uuid('requirement_ids').array().notNull().default([]),
    /** Made by the company’s directory, which knows the person by this id. */
    isProvisioned: boolean('is_provisioned').notNull().default(false),
    externalId: text('external_id'),
    sentCount: integer('sent_count').notNull().default(0),
    sentOn: date('sent_on'),
    lastSentAt: instant('last_sent_at'),
    joinedAt: instant('joined_at'),
    /** Who took over the work of a removed member, and is notified in their place. */
    successorId: uuid('successor_id').references(() => users.id, { onDelete: 'set null' }),
    ownershipOfferedAt: instant('ownership_offered_at'),
    ownershipOfferedBy: uuid('ownership_offered_by').references(() => users.id, { onDelete: 'set null' }),
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
    uniqueIndex('teammates_one_invitation')
      .on(sql`coalesce(${table.companyId}, ${table.agencyId})`, table.email)
      .where(sql`${table.state} = 'pending'`),
    check('teammates_job_access', sql`${table.jobAccess} in ('all', 'assigned')`),
    check('teammates_have_a_tenant', sql`num_nonnulls(${table.companyId}, ${table.agencyId}) >= 1`),
    check('teammates_email_lower_case', sql`${table.email} = lower(${table.email})`),
    check('teammates_external_id_length', sql`length(${table.externalId}) <= 255`),
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
