import type { Context, Queries } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { creditsLeft, rolledOver } from './credits.rules.ts'
import { mayReadSubscription } from './subscriptions.policy.ts'
import { findSubscription, freeSubscription, type Subscription } from './subscriptions.store.ts'

/** The subscription as of now, rolled over if its period has ended. */
export async function readSubscription(ctx: Context): Promise<Subscription> {
  const { actor, db } = ctx
  if (!mayReadSubscription(actor)) throw new AppError('permission.denied')
  return subscriptionOf(db, actor.companyId, ctx.now())
}

/** null: no limit. */
export async function readCreditsLeft(db: Queries, companyId: string, now: Date): Promise<number | null> {
  return creditsLeft(await subscriptionOf(db, companyId, now))
}

/** The plan that decides about limits. People without a company have that of a company without a subscription. */
export async function readPlan(
  db: Queries,
  companyId: string | null,
  now: Date,
): Promise<{ planId: string; isTrial: boolean }> {
  if (companyId === null) return { planId: 'free', isTrial: false }
  const { planId, state } = await subscriptionOf(db, companyId, now)
  return { planId, isTrial: state === 'trialing' }
}

async function subscriptionOf(db: Queries, companyId: string, now: Date): Promise<Subscription> {
  const found = await findSubscription(db, companyId)
  return found === null ? freeSubscription(companyId, now) : rolledOver(found, now)
}
