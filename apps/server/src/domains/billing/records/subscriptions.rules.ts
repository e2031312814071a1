import {
  CANCELED_AFTER_DAYS,
  GRACE_DAYS,
  INCOMPLETE_HOURS,
  type SubscriptionState,
  UNPAID_AFTER_DAYS,
} from '@assay/contracts/subscriptions'
import { DAY_MS, HOUR_MS } from '../../../platform/time/durations.ts'

/** The moves of a subscription by the clock, a payment, the company or the provider. */
const MOVES: Readonly<Record<SubscriptionState, readonly SubscriptionState[]>> = {
  incomplete: ['active', 'trialing', 'incompleteExpired'],
  incompleteExpired: [],
  trialing: ['active', 'paused'],
  paused: ['active', 'canceled'],
  active: ['pastDue', 'canceled'],
  pastDue: ['active', 'unpaid', 'canceled'],
  unpaid: ['active', 'canceled'],
  canceled: [],
}

export const canMoveTo = (from: SubscriptionState, to: SubscriptionState): boolean => MOVES[from].includes(to)

interface StateFacts {
  readonly state: SubscriptionState
  readonly stateSince: Date
}

/** Whether the plan itself holds; otherwise the limits are those of the free plan. */
export const holdsPlan = ({ state }: Pick<StateFacts, 'state'>): boolean =>
  state === 'active' || state === 'trialing' || state === 'pastDue' || state === 'unpaid' || state === 'paused'

/** The day from which contact requests are blocked until the invoice is paid; null if nothing is owed. */
export function blockedFrom({ state, stateSince }: StateFacts): Date | null {
  if (state === 'pastDue') return new Date(stateSince.getTime() + GRACE_DAYS * DAY_MS)
  return state === 'unpaid' || state === 'paused' ? stateSince : null
}

export function maySpend(facts: StateFacts, now: Date): boolean {
  const from = blockedFrom(facts)
  return from === null || now < from
}

/** The next state when only time passes; null as long as it stays. */
export function timedMove({ state, stateSince }: StateFacts, now: Date): SubscriptionState | null {
  const since = now.getTime() - stateSince.getTime()
  if (state === 'incomplete' && since >= INCOMPLETE_HOURS * HOUR_MS) return 'incompleteExpired'
  if (state === 'pastDue' && since >= UNPAID_AFTER_DAYS * DAY_MS) return 'unpaid'
  if (state === 'unpaid' && since >= (CANCELED_AFTER_DAYS - UNPAID_AFTER_DAYS) * DAY_MS) return 'canceled'
  if (state === 'paused' && since >= CANCELED_AFTER_DAYS * DAY_MS) return 'canceled'
  return null
}
