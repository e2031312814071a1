import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, snakeCase, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, timestamps, version } from '../../../platform/database/columns.ts'
import { companies } from '../../tenants/companies/companies.tables.ts'

/**
 * One per company, with the same id. Without billing every company is on the free plan, which counts and limits
 * nothing.
 */
export const subscriptions = snakeCase.table(
  'subscriptions',
  {
    companyId: uuid()
      .primaryKey()
      .references(() => companies.id),
    planId: text().notNull().default('free'),
    seats: integer().notNull().default(1),
    interval: text({ enum: ['month', 'year'] })
      .notNull()
      .default('month'),
    /** null: no limit. */
    creditsIncluded: integer(),
    creditsExtra: integer().notNull().default(0),
    /** Reserved or spent in this period. */
    creditsUsed: integer().notNull().default(0),
    periodStart: instant('period_start').notNull(),
    periodEnd: instant('period_end').notNull(),
    trialEnd: instant('trial_end'),
    /** The price each month or year when the plan was bought; null for a free plan. */
    currency: text(),
    priceMinor: bigint({ mode: 'number' }),
    /** The end of the last period whose end was worked off by the clock; null if nothing is invoiced. */
    billedUntil: instant('billed_until'),
    /** A plan that waits for its payment, or for the end of the period. */
    pendingPlanKey: text(),
    pendingInterval: text({ enum: ['month', 'year'] }),
    pendingCurrency: text(),
    pendingPriceMinor: bigint({ mode: 'number' }),
    pendingInvoiceId: uuid(),
    /** Since when the state holds. */
    stateSince: instant('state_since').notNull().defaultNow(),
    /** How many reminders went out since it is past due. */
    reminders: integer().notNull().default(0),
    cancelAtPeriodEnd: boolean().notNull().default(false),
    provider: text({ enum: ['none', 'manual', 'stripe'] })
      .notNull()
      .default('none'),
    /** The subscription at the payment provider. */
    providerRef: text().unique(),
    /** The page at the payment provider that the company was last sent to. */
    checkoutRef: text(),
    /** The charged means of payment, such as “Visa •••• 4242”. */
    paymentMethod: text(),
    state: text({
      enum: ['incomplete', 'incompleteExpired', 'trialing', 'active', 'paused', 'pastDue', 'unpaid', 'canceled'],
    })
      .notNull()
      .default('active'),
    version: version(),
    ...timestamps(),
  },
  (subscription) => [
    check(
      'subscriptions_credits',
      sql`${subscription.creditsUsed} >= 0 and ${subscription.creditsExtra} >= 0
          and (${subscription.creditsIncluded} is null
            or ${subscription.creditsUsed} <= ${subscription.creditsIncluded} + ${subscription.creditsExtra})`,
    ),
    check('subscriptions_period', sql`${subscription.periodStart} < ${subscription.periodEnd}`),
    check('subscriptions_interval', sql`${subscription.interval} in ('month','year')`),
    check('subscriptions_provider', sql`${subscription.provider} in ('none','manual','stripe')`),
    check(
      'subscriptions_state',
      sql`${subscription.state} in ('incomplete','incompleteExpired','trialing','active','paused','pastDue','unpaid','canceled')`,
    ),
    check('subscriptions_seats', sql`${subscription.seats} >= 1`),
  ],
)

/**
 * Every movement of every credit. A credit is reserved for a subject, then spent or released; a spent one may be
 * refunded.
 */
export const creditMovements = snakeCase.table(
  'credit_movements',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => subscriptions.companyId),
    subjectId: uuid().notNull(),
    kind: text({ enum: ['reserve', 'spend', 'release', 'refund'] }).notNull(),
    /** The period from which the credit was taken. */
    periodStart: instant('period_start').notNull(),
    at: instant('at').notNull(),
  },
  (movement) => [
    unique('credit_movements_once').on(movement.subjectId, movement.kind),
    uniqueIndex('credit_movements_one_end').on(movement.subjectId).where(sql`${movement.kind} in ('spend','release')`),
    index('credit_movements_company').on(movement.companyId, movement.at),
    check('credit_movements_kind', sql`${movement.kind} in ('reserve','spend','release','refund')`),
  ],
)

/** Every message of the payment provider that was taken, so that a repetition changes nothing. */
export const providerEvents = snakeCase.table('provider_events', {
  id: text().primaryKey(),
  kind: text().notNull(),
  receivedAt: instant('received_at').notNull(),
})
