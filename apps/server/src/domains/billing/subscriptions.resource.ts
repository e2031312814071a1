import type { Presented } from '@assay/jsonapi/present'
import { creditsLeft } from './credits.rules.ts'
import type { Subscription } from './subscriptions.store.ts'

export function presentSubscription(subscription: Subscription): Presented {
  const { creditsIncluded, creditsUsed, creditsExtra } = subscription
  return {
    type: 'subscriptions',
    id: subscription.companyId,
    attributes: {
      planId: subscription.planId,
      seats: subscription.seats,
      interval: subscription.interval,
      credits: { included: creditsIncluded, used: creditsUsed, extra: creditsExtra, left: creditsLeft(subscription) },
      periodStart: subscription.periodStart,
      periodEnd: subscription.periodEnd,
      trialEnd: subscription.trialEnd,
      cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
      provider: subscription.provider,
      state: subscription.state,
      version: subscription.version,
      createdAt: subscription.createdAt,
      updatedAt: subscription.updatedAt,
    },
    relationships: { company: { type: 'companies', id: subscription.companyId } },
  }
}
