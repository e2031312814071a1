import { formatState } from '@assay/contracts/state-names'
import type { SubscriptionState } from '@assay/contracts/subscriptions'
import type { Tx } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { subscriptionMoved } from './billing.events.ts'
import { extraLeft, periodAfter } from './credits.rules.ts'
import type { Invoice } from './invoices.store.ts'
import { findPlanByKey, type Plan } from './plans.store.ts'
import { canMoveTo, holdsPlan } from './subscriptions.rules.ts'
import { freeSubscription, type Subscription, updateSubscription } from './subscriptions.store.ts'

export const NOTHING_PENDING = {
  pendingPlanKey: null,
  pendingInterval: null,
  pendingCurrency: null,
  pendingPriceMinor: null,
  pendingInvoiceId: null,
} as const

/** Moves to another state along the machine, or refuses. */
export async function moveSubscription(
  tx: Tx,
  before: Subscription,
  {
    to,
    at,
    change = {},
    isPassing = false,
  }: { to: SubscriptionState; at: Date; change?: Partial<Subscription>; isPassing?: boolean },
): Promise<Subscription> {
  if (!canMoveTo(before.state, to))
    throw new AppError('subscription.transition', {
      detail: `A plan with the status ${formatState(before.state)} can’t change to ${formatState(to)}.`,
      meta: { state: before.state },
    })
  const moved = await updateSubscription(
    tx,
    { companyId: before.companyId, ...change, state: to, stateSince: at, reminders: 0 },
    at,
  )
  tx.record(subscriptionMoved(before, moved, isPassing))
  return moved
}

/** Ends a plan: from now on the limits are those of the free plan. */
export async function endSubscription(tx: Tx, before: Subscription, at: Date): Promise<Subscription> {
  const free = await freeSubscription(tx, before.companyId, at)
  const { planId, seats, interval, periodStart, periodEnd, creditsIncluded } = free
  const change = {
    planId,
    seats,
    interval,
    periodStart,
    periodEnd,
    creditsIncluded,
    creditsUsed: 0,
    currency: null,
    priceMinor: null,
    billedUntil: null,
    providerRef: null,
    checkoutRef: null,
    paymentMethod: null,
    provider: 'none' as const,
    ...NOTHING_PENDING,
    cancelAtPeriodEnd: false,
  }
  return moveSubscription(tx, before, { to: 'canceled', at, change })
}

/** The limits and credits of a plan. Included credits never fall below those in use. */
export function grantsOf(
  plan: Plan,
  { creditsUsed, creditsExtra }: Pick<Subscription, 'creditsUsed' | 'creditsExtra'>,
) {
  const { key: planId, seats, contactCredits } = plan
  const creditsIncluded = contactCredits === null ? null : Math.max(contactCredits, creditsUsed - creditsExtra)
  return { planId, seats: seats ?? UNLIMITED_SEATS, creditsIncluded }
}

const UNLIMITED_SEATS = 1_000_000

/** Begins a period of a plan: renews its credits, and keeps extra ones. */
export function newPeriod(plan: Plan, interval: 'month' | 'year', { start, extra }: { start: Date; extra: number }) {
  const end = periodAfter(start, interval)
  return {
    ...grantsOf(plan, { creditsUsed: 0, creditsExtra: extra }),
    interval,
    periodStart: start,
    periodEnd: end,
    billedUntil: end,
    creditsUsed: 0,
  }
}

/** The effects of a paid invoice: the plan that waited for it starts, or the debt is settled. */
export async function applyPaid(
  tx: Tx,
  before: Subscription,
  { invoice, at, isStillDue }: { invoice: Invoice; at: Date; isStillDue: boolean },
): Promise<Subscription> {
  if (before.pendingInvoiceId === invoice.id) return beginPending(tx, before, at)
  if (isStillDue || invoice.purpose !== 'renewal') return before
  if (before.state === 'paused') {
    const plan = await knownPlan(tx, before.planId)
    const change = newPeriod(plan, before.interval, { start: at, extra: extraLeft(before) })
    return moveSubscription(tx, before, { to: 'active', at, change })
  }
  return before.state === 'pastDue' || before.state === 'unpaid'
    ? moveSubscription(tx, before, { to: 'active', at })
    : before
}

/** The plan that waited for its payment. One with the same interval keeps the current period. */
async function beginPending(tx: Tx, before: Subscription, at: Date): Promise<Subscription> {
  const { pendingPlanKey, pendingInterval, pendingCurrency, pendingPriceMinor } = before
  if (pendingPlanKey === null || pendingInterval === null) return before
  const plan = await knownPlan(tx, pendingPlanKey)
  const goesOn = before.billedUntil !== null && before.billedUntil > at && before.interval === pendingInterval
  const change: Partial<Subscription> = {
    ...(goesOn ? grantsOf(plan, before) : newPeriod(plan, pendingInterval, { start: at, extra: extraLeft(before) })),
    ...NOTHING_PENDING,
    currency: pendingCurrency,
    priceMinor: pendingPriceMinor,
    provider: 'manual',
    cancelAtPeriodEnd: false,
  }
  if (canMoveTo(before.state, 'active')) return moveSubscription(tx, before, { to: 'active', at, change })
  return startAnew(tx, before, { at, change: { ...change, state: 'active' } })
}

/** A new life: of a company on the free plan, or one whose plan had ended. */
export async function startAnew(
  tx: Tx,
  before: Subscription,
  { at, change }: { at: Date; change: Partial<Subscription> },
): Promise<Subscription> {
  const started = await updateSubscription(
    tx,
    { companyId: before.companyId, ...change, stateSince: at, reminders: 0 },
    at,
  )
  tx.record(subscriptionMoved(before, started))
  return started
}

export async function knownPlan(tx: Tx, key: string): Promise<Plan> {
  const plan = await findPlanByKey(tx, key)
  if (plan === null) throw new AppError('plan.unavailable', { detail: 'This plan doesn’t exist.' })
  return plan
}

/** Whether the company pays for a plan at present, or has one whose payment failed. */
export const hasPaidPlan = (subscription: Subscription): boolean =>
  subscription.priceMinor !== null && holdsPlan(subscription)
