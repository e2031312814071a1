import type { Context, Tx } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { creditInvoice, issueInvoice, partiesOf } from '../invoices/index.ts'
import {
  extraLeft,
  findInvoice,
  grantsOf,
  hasPaidPlan,
  listOpenRenewals,
  lockSubscription,
  mayManageBilling,
  NOTHING_PENDING,
  type Plan,
  type Subscription,
  startAnew,
  subscriptionChanged,
  subscriptionOf,
  updateSubscription,
} from '../records/index.ts'
import { asOfPreview, changeAtStripe, endAtStripe, runningAt, type StripeConnection } from '../stripe/index.ts'
import { changeOf, trialDaysFor, type WantedChange } from './preview-change.ts'
import { runsAtProvider, soldBy } from './sold-by.rules.ts'

/** Starts a plan or changes to it: with an invoice that has to be paid first, or at the end of the period. */
export async function changePlan(
  ctx: Context,
  { trial, asOf, ...wanted }: WantedChange & { readonly trial: boolean; readonly asOf?: string | undefined },
  stripe: StripeConnection | null = null,
): Promise<Subscription> {
  const { actor } = ctx
  if (!mayManageBilling(actor)) throw new AppError('permission.denied')
  const at = ctx.now()
  const present = await subscriptionOf(ctx.db, actor.companyId, at)
  if (runsAtProvider(present)) return changeRunning(ctx, present, { wanted, asOf, stripe })
  if (soldBy(present, stripe !== null) === 'stripe')
    throw new AppError('subscription.transition', {
      detail: 'Start this plan on the payment provider’s page.',
      meta: { state: present.state },
    })
  return ctx.transaction(async (tx) => {
    const before = await lockSubscription(tx, actor.companyId, at)
    const { change, plan, priceMinor } = await changeOf(tx, before, wanted, at)
    assertChangeable(before)
    await partiesOf(tx, actor.companyId)
    if (trial) return beginTrial(tx, before, { wanted, plan, priceMinor, days: trialDaysFor(before, plan, change), at })
    const { planKey, interval, currency } = wanted
    const pending = {
      pendingPlanKey: planKey,
      pendingInterval: interval,
      pendingCurrency: currency,
      pendingPriceMinor: priceMinor,
    }
    const invoice =
      change.kind === 'downgrade'
        ? null
        : await issueInvoice(tx, {
            companyId: actor.companyId,
            purpose: change.kind === 'start' ? 'start' : 'change',
            currency,
            lines: change.lines,
            at,
          })
    const changed = await updateSubscription(
      tx,
      { companyId: actor.companyId, ...pending, pendingInvoiceId: invoice?.id ?? null, cancelAtPeriodEnd: false },
      at,
    )
    tx.record(subscriptionChanged(before, changed))
    return changed
  })
}

function assertChangeable({ state, pendingPlanKey }: Subscription): void {
  if (pendingPlanKey !== null)
    throw new AppError('subscription.transition', {
      detail: 'Another change is pending. Withdraw it first.',
      meta: { state },
    })
  if (state === 'pastDue' || state === 'unpaid')
    throw new AppError('subscription.transition', {
      detail: 'An invoice is overdue. Pay it first, then change the plan.',
      meta: { state },
    })
}

interface RunningChange {
  readonly wanted: WantedChange
  readonly asOf: string | undefined
  readonly stripe: StripeConnection | null
}

async function changeRunning(
  ctx: Context,
  present: Subscription,
  { wanted, asOf, stripe }: RunningChange,
): Promise<Subscription> {
  const at = asOfPreview(asOf, ctx.now())
  const { change, plan, price } = await changeOf(ctx.db, present, wanted, at)
  assertChangeable(present)
  return changeAtStripe(ctx, runningAt(stripe, present), { change, plan, price, asOf: at })
}

interface Trial {
  readonly wanted: WantedChange
  readonly plan: Plan
  readonly priceMinor: number
  readonly days: number
  readonly at: Date
}

async function beginTrial(tx: Tx, before: Subscription, { wanted, plan, priceMinor, days, at }: Trial) {
  if (days === 0)
    throw new AppError('subscription.transition', {
      detail: 'Your company has already had its free trial.',
      meta: { state: before.state },
    })
  const end = new Date(at.getTime() + days * DAY_MS)
  return startAnew(tx, before, {
    at,
    change: {
      ...grantsOf(plan, { creditsUsed: 0, creditsExtra: extraLeft(before) }),
      state: 'trialing',
      provider: 'manual',
      interval: wanted.interval,
      currency: wanted.currency,
      priceMinor,
      trialEnd: end,
      periodStart: at,
      periodEnd: end,
      billedUntil: end,
      creditsUsed: 0,
      cancelAtPeriodEnd: false,
    },
  })
}

/** Ends the plan with the period that is paid. */
export async function cancelPlan(ctx: Context, stripe: StripeConnection | null): Promise<Subscription> {
  const { actor } = ctx
  if (!mayManageBilling(actor)) throw new AppError('permission.denied')
  const canceled = await cancelPlanOf(ctx, actor.companyId, stripe)
  if (canceled === null) throw nothingTo('cancel', await subscriptionOf(ctx.db, actor.companyId, ctx.now()))
  return canceled
}

/** The same for a company that was closed; null if there is nothing to cancel. */
export async function cancelPlanOf(
  ctx: Context,
  companyId: string,
  stripe: StripeConnection | null,
): Promise<Subscription | null> {
  const at = ctx.now()
  const present = await subscriptionOf(ctx.db, companyId, at)
  if (runsAtProvider(present))
    return present.cancelAtPeriodEnd ? null : endAtStripe(ctx, runningAt(stripe, present), true)
  return ctx.transaction(async (tx) => {
    const before = await lockSubscription(tx, companyId, at)
    if (!hasPaidPlan(before) || before.cancelAtPeriodEnd) return null
    await withdrawPending(tx, before, at)
    // The part already invoiced for a period that will not come.
    for (const invoice of await listOpenRenewals(tx, before.companyId))
      if (invoice.periodStart !== null && invoice.periodStart > at)
        await creditInvoice(tx, invoice, { reason: 'The plan was cancelled before this period.', at })
    const changed = await updateSubscription(
      tx,
      { companyId: before.companyId, ...NOTHING_PENDING, cancelAtPeriodEnd: true },
      at,
    )
    tx.record(subscriptionChanged(before, changed))
    return changed
  })
}

/** Withdraws the end of the plan, or a change that has not happened yet. */
export async function keepPlan(ctx: Context, stripe: StripeConnection | null): Promise<Subscription> {
  const { actor } = ctx
  if (!mayManageBilling(actor)) throw new AppError('permission.denied')
  const at = ctx.now()
  const present = await subscriptionOf(ctx.db, actor.companyId, at)
  if (runsAtProvider(present)) {
    if (!present.cancelAtPeriodEnd && present.pendingPlanKey === null) throw nothingTo('withdraw', present)
    return endAtStripe(ctx, runningAt(stripe, present), false)
  }
  return ctx.transaction(async (tx) => {
    const before = await lockSubscription(tx, actor.companyId, at)
    if (!before.cancelAtPeriodEnd && before.pendingPlanKey === null) throw nothingTo('withdraw', before)
    await withdrawPending(tx, before, at)
    const changed = await updateSubscription(
      tx,
      { companyId: before.companyId, ...NOTHING_PENDING, cancelAtPeriodEnd: false },
      at,
    )
    tx.record(subscriptionChanged(before, changed))
    return changed
  })
}

async function withdrawPending(tx: Tx, { pendingInvoiceId }: Subscription, at: Date): Promise<void> {
  const invoice = pendingInvoiceId === null ? null : await findInvoice(tx, pendingInvoiceId)
  if (invoice?.state === 'open') await creditInvoice(tx, invoice, { reason: 'The plan change was withdrawn.', at })
}

const nothingTo = (what: string, { state }: Subscription): AppError =>
  new AppError('subscription.transition', { detail: `There is nothing to ${what}.`, meta: { state } })
