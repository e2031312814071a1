import type Stripe from 'stripe'
import type { Context } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import {
  findBillingInfo,
  findPlanByKey,
  hasPaidPlan,
  lockSubscription,
  mayManageBilling,
  type Plan,
  type PlanPrice,
  readSettings,
  subscriptionOf,
  taxOn,
  updateSubscription,
} from '../records/index.ts'
import { customerAtStripe } from './customer.ts'
import { followSubscription } from './follow-subscription.ts'
import { priceAtStripe, taxRatesAtStripe } from './goods.ts'
import { asking, assertStripe, refOf, type StripeConnection } from './stripe-connection.ts'

export interface PageParts {
  readonly stripe: StripeConnection | null
  readonly appUrl: string
}

export interface WantedPlan {
  readonly planKey: string
  readonly interval: 'month' | 'year'
  readonly currency: string
  readonly trial: boolean
}

/** The page at Stripe on which the company subscribes to a plan; the same one while it is open. */
export async function openCheckout(ctx: Context, { stripe, appUrl }: PageParts, wanted: WantedPlan): Promise<string> {
  const { actor } = ctx
  if (!mayManageBilling(actor)) throw new AppError('permission.denied')
  assertStripe(stripe)
  const { companyId } = actor
  const { plan, price } = await wantedOf(ctx, wanted)
  const before = await subscriptionOf(ctx.db, companyId, ctx.now())
  const isStripes = before.provider === 'stripe' && before.providerRef !== null && before.state !== 'incomplete'
  if (hasPaidPlan(before) || (isStripes && before.state !== 'incompleteExpired'))
    throw new AppError('subscription.transition', {
      detail: 'Your company already has a plan. Change it, or end it first.',
      meta: { state: before.state },
    })
  if (before.pendingPlanKey !== null && before.state !== 'incomplete')
    throw new AppError('subscription.transition', {
      detail: 'Another change is pending. Withdraw it first.',
      meta: { state: before.state },
    })
  await closeEarlierPage(ctx, stripe, { companyId, ref: before.checkoutRef })
  const customer = await customerAtStripe(ctx, stripe, companyId)
  const fields: Stripe.Checkout.SessionCreateParams = {
    mode: 'subscription',
    customer,
    client_reference_id: companyId,
    line_items: [{ price: await priceAtStripe(stripe, plan, price), quantity: 1 }],
    success_url: `${appUrl}/account/plans?paid=true`,
    cancel_url: `${appUrl}/account/plans`,
    payment_method_collection: wanted.trial ? 'if_required' : 'always',
    subscription_data: {
      metadata: { assay_company: companyId },
      default_tax_rates: await taxRatesFor(ctx, stripe, companyId),
      ...(wanted.trial && before.trialEnd === null && plan.trialDays > 0
        ? {
            trial_period_days: plan.trialDays,
            trial_settings: { end_behavior: { missing_payment_method: 'pause' as const } },
          }
        : {}),
    },
  }
  // The version makes two concurrent clicks open one page, and a later choice another one.
  const { version } = await subscriptionOf(ctx.db, companyId, ctx.now())
  const session = await asking(() =>
    stripe.sdk.checkout.sessions.create(fields, {
      idempotencyKey: `assay_checkout_${companyId}_${version}_${JSON.stringify(wanted)}`,
    }),
  )
  await ctx.transaction(async (tx) => {
    const locked = await lockSubscription(tx, companyId, ctx.now())
    if (locked.checkoutRef !== session.id)
      await updateSubscription(tx, { companyId, checkoutRef: session.id }, ctx.now())
  })
  return session.url ?? ''
}

async function wantedOf(
  ctx: Context,
  { planKey, interval, currency }: WantedPlan,
): Promise<{ plan: Plan; price: PlanPrice }> {
  if (!(await readSettings(ctx.db)).isOn)
    throw new AppError('billing.off', { detail: 'Everything is free here. No plan is needed.' })
  const plan = await findPlanByKey(ctx.db, planKey)
  const price = plan?.prices.find((each) => each.currency === currency && each.interval === interval)
  if (plan === null || price === undefined)
    throw new AppError('plan.unavailable', { detail: 'This plan isn’t available in this currency.' })
  return { plan, price }
}

/** Prevents double payment: earlier pages are closed, and a payment made there counts. */
async function closeEarlierPage(
  ctx: Context,
  stripe: StripeConnection,
  { companyId, ref }: { readonly companyId: string; readonly ref: string | null },
): Promise<void> {
  if (ref === null) return
  const session = await asking(() => stripe.sdk.checkout.sessions.retrieve(ref))
  const subscriptionRef = refOf(session.subscription)
  if (session.status === 'complete' && subscriptionRef !== null) {
    const { state, providerRef } = await followSubscription(ctx, stripe, { companyId, ref: subscriptionRef })
    if (providerRef === subscriptionRef && state !== 'incompleteExpired')
      throw new AppError('subscription.transition', { detail: 'Your plan is already paid.', meta: { state } })
  }
  if (session.status === 'open') await asking(() => stripe.sdk.checkout.sessions.expire(ref))
}

export async function taxRatesFor(ctx: Context, stripe: StripeConnection, companyId: string): Promise<string[]> {
  const settings = await readSettings(ctx.db)
  const info = await findBillingInfo(ctx.db, companyId)
  const country = settings.address?.country ?? ''
  if (info === null) return []
  const { basisPoints } = taxOn(0, {
    seller: { country, taxBasisPoints: settings.taxBasisPoints },
    buyer: { country: info.address.country, taxId: info.taxId },
  })
  return taxRatesAtStripe(stripe, { basisPoints, country })
}

/** The page at Stripe for cards and earlier invoices. Plans are changed here, not there. */
export async function openPortal(ctx: Context, { stripe, appUrl }: PageParts): Promise<string> {
  const { actor, db } = ctx
  if (!mayManageBilling(actor)) throw new AppError('permission.denied')
  assertStripe(stripe)
  const customer = (await findBillingInfo(db, actor.companyId))?.providerCustomerRef ?? null
  if (customer === null)
    throw new AppError('subscription.transition', {
      detail: 'No payment method is saved yet. Subscribe to a plan first.',
    })
  const configuration = await portalConfiguration(stripe)
  const session = await asking(() =>
    stripe.sdk.billingPortal.sessions.create({
      customer,
      configuration,
      return_url: `${appUrl}/account/payments?back=true`,
    }),
  )
  return session.url
}

const PORTAL_KEY = 'assay_portal'

async function portalConfiguration({ sdk }: StripeConnection): Promise<string> {
  return asking(async () => {
    const known = await sdk.billingPortal.configurations.list({ active: true, limit: 100 })
    const found = known.data.find(({ metadata }) => metadata?.[PORTAL_KEY] === '1')
    if (found !== undefined) return found.id
    const made = await sdk.billingPortal.configurations.create(
      {
        features: { payment_method_update: { enabled: true }, invoice_history: { enabled: true } },
        metadata: { [PORTAL_KEY]: '1' },
      },
      { idempotencyKey: PORTAL_KEY },
    )
    return made.id
  })
}
