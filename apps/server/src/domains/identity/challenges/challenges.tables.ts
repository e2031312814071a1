import { verificationPurposes } from '@assay/contracts/verifications'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, id, instant, timestamps } from '../../../platform/database/columns.ts'
import { users } from '../users/users.tables.ts'

/** One-time challenges. Only a hash of their token or code is stored. */
export const challenges = pgTable(
  'identity_challenges',
  {
    id: id(),
    purpose: text('purpose', { enum: verificationPurposes }).notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** The user of the challenge, if it has one. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    secretHash: bytes('secret_hash').notNull(),
    /** The changes to be confirmed, as references. */
    payload: jsonb('payload').$type<Readonly<Record<string, string>>>().notNull().default({}),
    expiresAt: instant('expires_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    usedAt: instant('used_at'),
    outcome: text('outcome', { enum: ['confirmed', 'declined'] }),
    ...timestamps(),
  },
  (table) => [
    index('identity_challenges_user').on(table.userId),
    index('identity_challenges_subject').on(table.subjectType, table.subjectId),
    index('identity_challenges_age').on(table.createdAt),
    check('identity_challenges_purpose', sql`${table.purpose} in ('twoFactor', 'phone', 'agencyDomain', 'device')`),
    check('identity_challenges_secret', sql`octet_length(${table.secretHash}) = 32`),
    check('identity_challenges_attempts', sql`${table.attempts} between 0 and 5`),
    check('identity_challenges_used_with_outcome', sql`(${table.usedAt} is null) = (${table.outcome} is null)`),
  ],
)
