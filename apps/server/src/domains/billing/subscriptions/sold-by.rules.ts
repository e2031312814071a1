import type { SubscriptionState } from '@assay/contracts/subscriptions'

interface SoldFacts {
  readonly provider: 'none' | 'manual' | 'stripe'
  readonly providerRef: string | null
  readonly state: SubscriptionState
  readonly priceMinor: number | null
  readonly pendingInvoiceId: string | null
}

/**
 * How a change of plan is paid: where the present plan is paid, and without one wherever this installation sells plans.
 */
export function soldBy(
  { provider, providerRef, state, priceMinor, pendingInvoiceId }: SoldFacts,
  hasProvider: boolean,
): 'manual' | 'stripe' {
  const isOver = state === 'canceled' || state === 'incompleteExpired'
  if (provider === 'stripe' && providerRef !== null && !isOver) return 'stripe'
  if ((priceMinor !== null && !isOver) || pendingInvoiceId !== null) return 'manual'
  return hasProvider ? 'stripe' : 'manual'
}

/** Whether a plan runs at the payment provider and can be changed there. */
export const runsAtProvider = ({ provider, providerRef, state }: SoldFacts): boolean =>
  provider === 'stripe' && providerRef !== null && !['canceled', 'incompleteExpired', 'incomplete'].includes(state)
