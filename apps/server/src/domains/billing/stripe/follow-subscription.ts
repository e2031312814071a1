import type { SubscriptionState } from '@assay/contracts/subscriptions'
import type { Context, Tx } from '../../../platform/context/context.ts'
import { assertAllowed } from '../../../platform/errors/app-error.ts'
import {
  endSubscription,
  extraLeft,
  grantsOf,
  hasPaidPlan,
  knownPlan,
  lockSubscription,
  mayBegin,
  mayFollowPayments,
  moveSubscription,
  movesToward,
  NOTHING_PENDING,
  newPeriod,
  type Subscription,
  startAnew,
  subscriptionChanged,
  updateSubscription,
} from '../records/index.ts'
import { followInvoice } from './follow-invoice.ts'
import { type PlanAtStripe, readAtStripe } from './read-at-stripe.ts'
import type { StripeConnection } from './stripe-connection.ts'

/**
 * Makes our subscription what it is at Stripe. It is read there while our row is locked, so that of two messages in the
 * wrong order both lead to what is true now.
 */
export async function followSubscription(
  ctx: Context,
  stripe: StripeConnection,
  { companyId, ref }: { readonly companyId: string; readonly ref: string },
): Promise<Subscription> {
  assertAllowed(mayFollowPayments(ctx.actor))
  const { after, invoiceRef } = await ctx.transaction(async (tx) => {
    const at = ctx.now()
    const before = await lockSubscription(tx, companyId, at)
    const found = await readAtStripe(stripe, ref)
    return { after: await become(tx, before, { found, at }), invoiceRef: found.latestInvoiceRef }
  })
  if (invoiceRef !== null) await followInvoice(ctx, stripe, invoiceRef)
  return after
}

interface Found {
  readonly found: PlanAtStripe
  readonly at: Date
}

async function become(tx: Tx, before: Subscription, { found, at }: Found): Promise<Subscription> {
  if (isOver(before) || before.providerRef !== found.ref)
    return mayBeginHere(before, found) ? begin(tx, before, { found, at }) : before
  const moves = movesToward(before.state, found.state)
  if (moves === null) return before
  const last = moves.at(-1)
  if (last === 'canceled' || last === 'incompleteExpired') return end(tx, before, { moves, at })
  const change = changed(before, await factsOf(tx, before, found))
  if (moves.length > 0) return along(tx, before, { moves, change, at })
  if (Object.keys(change).length === 0) return before
  const after = await updateSubscription(tx, { companyId: before.companyId, ...change }, at)
  if (SHOWN.some((name) => name in change)) tx.record(subscriptionChanged(before, after))
  return after
}

const isOver = ({ state }: Subscription): boolean => state === 'canceled' || state === 'incompleteExpired'

function mayBeginHere(before: Subscription, { ref, state }: PlanAtStripe): boolean {
  if (!mayBegin(state) || (state === 'incomplete' && before.providerRef === ref)) return false
  // A company has one plan: while it has another, this one does not take its place.
  return isOver(before) || (before.providerRef === null && !hasPaidPlan(before))
}

const SHOWN = ['planId', 'interval', 'priceMinor', 'cancelAtPeriodEnd', 'pendingPlanKey'] as const

/** The first state of the machine is reached directly, the others from there. */
async function begin(tx: Tx, before: Subscription, { found, at }: Found): Promise<Subscription> {
  const facts = await factsOf(tx, { ...before, state: found.state, periodStart: new Date(0) }, found)
  return startAnew(tx, before, {
    at,
    change: { ...facts, state: found.state, provider: 'stripe', providerRef: found.ref, checkoutRef: null },
  })
}

interface Moves {
  readonly moves: readonly SubscriptionState[]
  readonly change?: Partial<Subscription>
  readonly at: Date
}

async function along(tx: Tx, before: Subscription, { moves, change = {}, at }: Moves): Promise<Subscription> {
  let now = before
  for (const [place, to] of moves.entries())
    now = await moveSubscription(tx, now, {
      to,
      at,
      change: place === 0 ? change : {},
      isPassing: place < moves.length - 1,
    })
  return now
}

async function end(tx: Tx, before: Subscription, { moves, at }: Moves): Promise<Subscription> {
  const now = await along(tx, before, { moves: moves.slice(0, -1), at })
  if (moves.at(-1) === 'canceled') return endSubscription(tx, now, at)
  const gone = { provider: 'none', providerRef: null, paymentMethod: null, ...NOTHING_PENDING } as const
  return moveSubscription(tx, now, { to: 'incompleteExpired', at, change: gone })
}

async function factsOf(tx: Tx, before: Subscription, found: PlanAtStripe): Promise<Partial<Subscription>> {
  const terms = { interval: found.interval, currency: found.currency, priceMinor: found.priceMinor }
  const common = {
    cancelAtPeriodEnd: found.endsWithPeriod,
    paymentMethod: found.paymentMethod,
    trialEnd: found.trialEnd ?? before.trialEnd,
  }
  // Nothing is granted before the first payment.
  if (found.state === 'incomplete') return { ...common, ...pendingOf({ planKey: found.planKey, ...terms }) }
  const plan = await knownPlan(tx, found.planKey ?? before.planId)
  const isNew = before.state === 'incomplete' || found.periodStart > before.periodStart
  const granted = isNew
    ? newPeriod(plan, found.interval, { start: found.periodStart, extra: extraLeft(before) })
    : grantsOf(plan, before)
  return {
    ...common,
    ...granted,
    ...terms,
    periodEnd: found.periodEnd,
    billedUntil: found.periodEnd,
    ...(isNew ? { creditsExtra: extraLeft(before) } : {}),
    ...pendingOf(found.next),
  }
}

function pendingOf(
  next: {
    readonly planKey: string | null
    readonly interval: 'month' | 'year'
    readonly currency: string
    readonly priceMinor: number
  } | null,
): Partial<Subscription> {
  if (next === null) return NOTHING_PENDING
  return {
    pendingPlanKey: next.planKey,
    pendingInterval: next.interval,
    pendingCurrency: next.currency,
    pendingPriceMinor: next.priceMinor,
    pendingInvoiceId: null,
  }
}

/** Only differences: a message without news writes nothing. */
function changed(before: Subscription, facts: Partial<Subscription>): Partial<Subscription> {
  const plain = (value: unknown) => (value instanceof Date ? value.getTime() : value)
  return Object.fromEntries(
    Object.entries(facts).filter(([name, value]) => plain(value) !== plain(before[name as keyof Subscription])),
  )
}
