import { DUNNING_DAYS } from '@assay/contracts/subscriptions'
import type { Context, Tx } from '../../../platform/context/context.ts'
import { assertAllowed } from '../../../platform/errors/app-error.ts'
import { dayOf } from '../../../platform/time/days.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { issueInvoice } from '../invoices/index.ts'
import {
  chargeReminded,
  endSubscription,
  extraLeft,
  findFailedCharge,
  findRenewal,
  formatShortDay,
  knownPlan,
  listEnded,
  listOpenRenewals,
  listOwing,
  listTimed,
  listToRenew,
  lockSubscription,
  moveSubscription,
  NOTHING_PENDING,
  newPeriod,
  paymentReminded,
  periodAfter,
  readSettings,
  type Subscription,
  timedMove,
  updateInvoice,
  updateSubscription,
} from '../records/index.ts'

const BATCH = 100
/** A period of a month is invoiced at most so early. */
const MAX_LEAD_DAYS = 20

/** The clock’s work on plans: invoices the next period, begins it, and follows up what is not paid. */
export async function advanceSubscriptions(ctx: Context): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const now = ctx.now()
  const settings = await readSettings(ctx.db)
  const lead = Math.min(settings.paymentDays, MAX_LEAD_DAYS) * DAY_MS
  if (settings.isOn)
    await each(ctx, await listToRenew(ctx.db, new Date(now.getTime() + lead), BATCH), invoiceNextPeriod)
  await each(ctx, await listEnded(ctx.db, now, BATCH), endPeriod)
  await each(ctx, await listOwing(ctx.db, dayOf(now), now, BATCH), fallDue)
  await each(ctx, await listTimed(ctx.db, BATCH), followUp)
}

/** One at a time, so that one failure does not block the others. */
async function each(
  ctx: Context,
  companyIds: readonly string[],
  work: (tx: Tx, subscription: Subscription, now: Date) => Promise<unknown>,
): Promise<void> {
  for (const companyId of companyIds)
    await ctx.transaction(async (tx) => {
      const now = ctx.now()
      await work(tx, await lockSubscription(tx, companyId, now), now)
    })
}

/** The plan that holds in the next period. */
const nextOf = (subscription: Subscription) =>
  subscription.pendingPlanKey !== null && subscription.pendingInvoiceId === null
    ? {
        planKey: subscription.pendingPlanKey,
        interval: subscription.pendingInterval ?? subscription.interval,
        currency: subscription.pendingCurrency ?? subscription.currency,
        priceMinor: subscription.pendingPriceMinor ?? subscription.priceMinor,
      }
    : {
        planKey: subscription.planId,
        interval: subscription.interval,
        currency: subscription.currency,
        priceMinor: subscription.priceMinor,
      }

async function invoiceNextPeriod(tx: Tx, subscription: Subscription, now: Date): Promise<void> {
  const { companyId, billedUntil, cancelAtPeriodEnd, state } = subscription
  const { planKey, interval, currency, priceMinor } = nextOf(subscription)
  if (billedUntil === null || cancelAtPeriodEnd || currency === null || priceMinor === null) return
  if ((state !== 'active' && state !== 'trialing') || (await findRenewal(tx, companyId, billedUntil)) !== null) return
  const { name } = await knownPlan(tx, planKey)
  const text = `${name}, ${formatShortDay(billedUntil)} to ${formatShortDay(periodAfter(billedUntil, interval))}`
  await issueInvoice(tx, {
    companyId,
    purpose: 'renewal',
    currency,
    lines: [{ text, amountMinor: priceMinor }],
    periodStart: billedUntil,
    at: now,
  })
}

/** The end of a period: the next one begins, with the plan that was chosen for it, or the plan ends. */
async function endPeriod(tx: Tx, before: Subscription, now: Date): Promise<void> {
  const { billedUntil, state } = before
  if (billedUntil === null || billedUntil > now) return
  const paid = (await findRenewal(tx, before.companyId, billedUntil))?.state === 'paid'
  if (state === 'trialing' && (before.cancelAtPeriodEnd || !paid)) {
    await moveSubscription(tx, before, { to: 'paused', at: now, change: { billedUntil: null, ...NOTHING_PENDING } })
    return
  }
  if (before.cancelAtPeriodEnd) {
    await endSubscription(tx, before, now)
    return
  }
  const { planKey, interval, currency, priceMinor } = nextOf(before)
  const isScheduled = before.pendingPlanKey !== null && before.pendingInvoiceId === null
  const plan = await knownPlan(tx, planKey)
  const hasBegun = before.periodStart >= billedUntil
  const period = newPeriod(plan, interval, { start: billedUntil, extra: extraLeft(before) })
  const change: Partial<Subscription> = {
    ...period,
    // A request may have begun the credits of the new period before the clock came.
    creditsUsed: hasBegun ? before.creditsUsed : 0,
    creditsExtra: hasBegun ? before.creditsExtra : extraLeft(before),
    currency,
    priceMinor,
    ...(isScheduled ? NOTHING_PENDING : {}),
  }
  if (state === 'trialing') await moveSubscription(tx, before, { to: 'active', at: now, change })
  else await updateSubscription(tx, { companyId: before.companyId, ...change }, now)
}

async function fallDue(tx: Tx, before: Subscription, now: Date): Promise<void> {
  if (before.state !== 'active') return
  const due = await moveSubscription(tx, before, { to: 'pastDue', at: now })
  await remind(tx, due, now)
}

/** Time alone gives up what was begun, reminds of what is owed, and in the end stops and ends the plan. */
async function followUp(tx: Tx, before: Subscription, now: Date): Promise<void> {
  const to = timedMove(before, now)
  if (to === 'canceled') await endSubscription(tx, before, now)
  else if (to !== null) await moveSubscription(tx, before, { to, at: now })
  else if (before.state === 'pastDue') await remind(tx, before, now)
}

/** As many reminders as are due by now, but one at a time. */
async function remind(tx: Tx, before: Subscription, now: Date): Promise<void> {
  const day = DUNNING_DAYS[before.reminders]
  if (day === undefined || now.getTime() - before.stateSince.getTime() < day * DAY_MS) return
  if (before.provider === 'stripe') return remindOfCharge(tx, before, now)
  const [due] = await listOpenRenewals(tx, before.companyId)
  if (due === undefined) return
  const invoice = await updateInvoice(tx, due.id, { remindedAt: now }, now)
  const { companyId } = before
  const reminded = await updateSubscription(tx, { companyId, reminders: before.reminders + 1 }, now)
  tx.record(paymentReminded(reminded, invoice))
}

async function remindOfCharge(tx: Tx, before: Subscription, now: Date): Promise<void> {
  const { companyId } = before
  const failed = await findFailedCharge(tx, companyId)
  if (failed === null) return
  const reminded = await updateSubscription(tx, { companyId, reminders: before.reminders + 1 }, now)
  tx.record(chargeReminded(reminded, failed))
}
