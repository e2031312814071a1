import type { Context } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { mayManageBilling, readSubscription, type Subscription, subscriptionOf } from '../records/index.ts'
import { refreshFromStripe, type StripeConnection } from '../stripe/index.ts'

/** Reads the plan anew where it was paid, for somebody who comes back from there before its message arrived. */
export async function refreshPlan(ctx: Context, stripe: StripeConnection | null): Promise<Subscription> {
  const { actor } = ctx
  if (!mayManageBilling(actor)) throw new AppError('permission.denied')
  await refreshFromStripe(ctx, stripe, await subscriptionOf(ctx.db, actor.companyId, ctx.now()))
  return readSubscription(ctx)
}
