import { referralKinds, referralRejections, referralStates } from '@assay/contracts/referrals'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, snakeCase, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, timestamps } from '../../../platform/database/columns.ts'
import { users } from '../../identity/users/users.tables.ts'

export const referrals = snakeCase.table(
  'referrals',
  {
    id: id(),
    referrerUserId: uuid()
      .notNull()
      .references(() => users.id),
    /** The referrer's company or agency at the time; null for operators. */
    referrerTenantId: uuid(),
    kind: text({ enum: referralKinds }).notNull(),
    code: text().notNull(),
    isLink: boolean().notNull().default(false),
    email: text(),
    /** The address already had an account. Not shown to the referrer before someone registers. */
    wasKnown: boolean().notNull().default(false),
    landedAt: instant('landed_at'),
    signedUpUserId: uuid().references(() => users.id),
    signedUpTenantId: uuid(),
    qualifiedAt: instant('qualified_at'),
    paidAt: instant('paid_at'),
    rewardCredits: integer().notNull(),
    rulesVersion: text().notNull(),
    reason: text({ enum: referralRejections }),
    dispute: text(),
    state: text({ enum: referralStates }).notNull(),
    expiresAt: instant('expires_at').notNull(),
    ...timestamps(),
  },
  (referral) => [
    unique('referrals_code').on(referral.code),
    uniqueIndex('referrals_one_link').on(referral.referrerUserId).where(sql`${referral.isLink}`),
    // A company or agency is brought by one person only.
    uniqueIndex('referrals_tenant_once')
      .on(referral.signedUpTenantId)
      .where(sql`${referral.state} in ('signedUp','qualified','approved','paid')`),
    uniqueIndex('referrals_invited_once').on(referral.referrerUserId, referral.email),
    index('referrals_referrer').on(referral.referrerUserId, referral.createdAt),
    index('referrals_state').on(referral.state),
    check(
      'referrals_state_known',
      sql`${referral.state} in ('created','clicked','signedUp','qualified','approved','paid','rejected','expired')`,
    ),
    check('referrals_kind_known', sql`${referral.kind} in ('company','agency')`),
    check('referrals_dispute_length', sql`char_length(${referral.dispute}) <= 500`),
  ],
)
