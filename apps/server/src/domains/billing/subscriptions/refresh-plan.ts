import type { Context } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { mayManageBilling, readSubscription, type Subscription, subscriptionOf } from '../records/index.ts'
import { refreshFromStripe, type StripeConnection } from '../stripe/index.ts'

/** Reads the plan again at the payment provider, for a user who returns from there before its message arrives. */
export async function refreshPlan(ctx: Context, stripe: StripeConnection | null): Promise<Subscription> {
  const { actor } = ctx
  if (!mayManageBilling(actor)) throw new AppError('permission.denied')
  await refreshFromStripe(ctx, stripe, await subscriptionOf(ctx.db, actor.companyId, ctx.now()))
  return readSubscription(ctx)
}
