import type { BillingInterval } from '@assay/contracts/plans'
import type { Context, Queries } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { taxPartiesOf } from '../invoices/index.ts'
import {
  findBillingInfo,
  findPlanByKey,
  hasPaidPlan,
  mayManageBilling,
  type Plan,
  type PlanChange,
  type PlanPrice,
  planChange,
  readSettings,
  type Subscription,
  subscriptionOf,
  taxOn,
} from '../records/index.ts'
import { type Bought, previewAtStripe, runningAt, type StripeConnection } from '../stripe/index.ts'
import { runsAtProvider, soldBy } from './sold-by.rules.ts'

export interface WantedChange {
  readonly planKey: string
  readonly interval: BillingInterval
  readonly currency: string
}

export interface PreviewedChange extends PlanChange {
  readonly companyId: string
  readonly wanted: WantedChange
  readonly taxMinor: number
  readonly taxNote: string | null
  readonly trialDays: number
  readonly paidBy: 'invoice' | 'page' | 'storedMethod'
  readonly asOf: Date
}

/** The immediate cost of a change of plan, with tax as far as the company’s country is known. */
export async function previewChange(
  ctx: Context,
  wanted: WantedChange,
  stripe: StripeConnection | null,
): Promise<PreviewedChange> {
  const { actor, db } = ctx
  if (!mayManageBilling(actor)) throw new AppError('permission.denied')
  const asOf = ctx.now()
  const subscription = await subscriptionOf(db, actor.companyId, asOf)
  const { change, plan, price } = await changeOf(db, subscription, wanted, asOf)
  if (runsAtProvider(subscription)) {
    const charged = await chargedAtStripe(stripe, subscription, { change, plan, price, asOf })
    return { ...charged, wanted, companyId: actor.companyId, taxNote: null, trialDays: 0, paidBy: 'storedMethod', asOf }
  }
  const info = await findBillingInfo(db, actor.companyId)
  const settings = await readSettings(db)
  const tax = info === null ? null : taxOn(change.netMinor, taxPartiesOf(settings, info))
  return {
    ...change,
    wanted,
    companyId: actor.companyId,
    taxMinor: tax?.taxMinor ?? 0,
    taxNote: info === null ? 'Tax is added once your billing address is known.' : (tax?.note ?? null),
    trialDays: trialDaysFor(subscription, plan, change),
    paidBy: soldBy(subscription, stripe !== null) === 'stripe' ? 'page' : 'invoice',
    asOf,
  }
}

/** The charge for a plan that runs at Stripe: computed by Stripe for a larger plan, nothing during a trial. */
async function chargedAtStripe(
  stripe: StripeConnection | null,
  subscription: Subscription,
  bought: Bought,
): Promise<PlanChange & { taxMinor: number }> {
  const { change, asOf } = bought
  const running = runningAt(stripe, subscription)
  const { periodEnd, state } = subscription
  if (state === 'trialing')
    return { ...change, kind: 'upgrade', lines: [], netMinor: 0, startsAt: asOf, nextAt: periodEnd, taxMinor: 0 }
  return change.kind === 'downgrade'
    ? { ...change, taxMinor: 0 }
    : { ...change, ...(await previewAtStripe(running, bought)) }
}

/** The change that the company requests, or the reason why it is refused. */
export async function changeOf(
  db: Queries,
  subscription: Subscription,
  { planKey, interval, currency }: WantedChange,
  now: Date,
): Promise<{ change: PlanChange; plan: Plan; price: PlanPrice; priceMinor: number }> {
  if (!(await readSettings(db)).isOn)
    throw new AppError('billing.off', { detail: 'Everything is free here. No plan is needed.' })
  const plan = await findPlanByKey(db, planKey)
  const price = plan?.prices.find((each) => each.currency === currency && each.interval === interval)
  if (plan === null || price === undefined)
    throw new AppError('plan.unavailable', { detail: 'This plan isn’t available in this currency.' })
  const isPaid = hasPaidPlan(subscription)
  if (isPaid && subscription.currency !== currency)
    throw new AppError('plan.unavailable', {
      detail: `Your plan is paid in ${subscription.currency}. To change the currency, start a new plan after this one ends.`,
    })
  if (isPaid && subscription.planId === planKey && subscription.interval === interval)
    throw new AppError('plan.unavailable', { detail: 'This is already your plan.' })
  const current = isPaid ? await findPlanByKey(db, subscription.planId) : null
  const isTrial = subscription.state === 'trialing'
  const paid =
    current === null || subscription.priceMinor === null
      ? null
      : {
          name: current.name,
          interval: subscription.interval,
          // Of a trial nothing is paid yet, so that nothing is given back for it.
          priceMinor: isTrial ? 0 : subscription.priceMinor,
          periodStart: subscription.periodStart,
          periodEnd: subscription.billedUntil ?? subscription.periodEnd,
        }
  const wanted = { name: plan.name, interval, priceMinor: price.amountMinor }
  return { change: planChange(isTrial ? null : paid, wanted, now), plan, price, priceMinor: price.amountMinor }
}

/** Free days once in the life of a company. */
export const trialDaysFor = (subscription: Subscription, plan: Plan, { kind }: PlanChange): number =>
  kind === 'start' && subscription.trialEnd === null && !hasPaidPlan(subscription) ? plan.trialDays : 0
