import type { Presented } from '@assay/jsonapi/present'
import { newId } from '../../../platform/database/new-id.ts'
import { blockedFrom, creditsLeft, type Subscription } from '../records/index.ts'
import type { PreviewedChange } from './preview-change.ts'
import { runsAtProvider, soldBy } from './sold-by.rules.ts'

export interface SubscriptionAround {
  readonly planName: string
  readonly seats: number | null
  readonly seatsUsed: number
  readonly historyDays: number | null
  readonly searchesToday: { readonly used: number; readonly limit: number | null }
  readonly hasProvider: boolean
  /** Whether the caller buys and ends plans, where they cost something. */
  readonly mayManage: boolean
}

export function presentSubscription(subscription: Subscription, around: SubscriptionAround): Presented {
  const { creditsIncluded, creditsUsed, creditsExtra, pendingPlanKey, pendingInterval, pendingCurrency } = subscription
  return {
    type: 'subscriptions',
    id: subscription.companyId,
    attributes: {
      planId: subscription.planId,
      planName: around.planName,
      seats: around.seats,
      seatsUsed: around.seatsUsed,
      searchesToday: around.searchesToday,
      historyDays: around.historyDays,
      interval: subscription.interval,
      currency: subscription.currency,
      price: subscription.priceMinor,
      credits: { included: creditsIncluded, used: creditsUsed, extra: creditsExtra, left: creditsLeft(subscription) },
      periodStart: subscription.periodStart,
      periodEnd: subscription.periodEnd,
      trialEnd: subscription.trialEnd,
      cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
      pending:
        pendingPlanKey === null || pendingInterval === null || pendingCurrency === null
          ? null
          : {
              planKey: pendingPlanKey,
              interval: pendingInterval,
              currency: pendingCurrency,
              when: subscription.pendingInvoiceId === null ? 'periodEnd' : 'paid',
              invoiceId: subscription.pendingInvoiceId,
            },
      blockedFrom: blockedFrom(subscription),
      provider: subscription.provider,
      sellsBy: soldBy(subscription, around.hasProvider),
      paymentMethod: subscription.paymentMethod,
      mayDo: around.mayManage ? deedsOf(subscription, around.hasProvider) : [],
      state: subscription.state,
      version: subscription.version,
      createdAt: subscription.createdAt,
      updatedAt: subscription.updatedAt,
    },
    relationships: { company: { type: 'companies', id: subscription.companyId } },
  }
}

type Deed = 'subscribe' | 'change' | 'managePayment'

function deedsOf(subscription: Subscription, hasProvider: boolean): Deed[] {
  const runs = runsAtProvider(subscription)
  const sells: Deed = runs || soldBy(subscription, hasProvider) === 'manual' ? 'change' : 'subscribe'
  const isFree = subscription.pendingPlanKey === null && !['pastDue', 'unpaid'].includes(subscription.state)
  const deeds: Deed[] = isFree ? [sells] : []
  return runs && hasProvider ? [...deeds, 'managePayment'] : deeds
}

export function presentPreview(preview: PreviewedChange, at: Date): Presented {
  const { kind, netMinor, taxMinor, wanted } = preview
  return {
    type: 'subscription-previews',
    id: newId(at.getTime()),
    attributes: {
      ...wanted,
      kind,
      when: kind === 'downgrade' ? 'periodEnd' : 'paid',
      startsAt: preview.startsAt,
      lines: preview.lines,
      netMinor,
      taxMinor,
      totalMinor: netMinor + taxMinor,
      taxNote: preview.taxNote,
      nextMinor: preview.nextMinor,
      nextAt: preview.nextAt,
      trialDays: preview.trialDays,
      paidBy: preview.paidBy,
      asOf: preview.asOf,
    },
    relationships: {},
  }
}
