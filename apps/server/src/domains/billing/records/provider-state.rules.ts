import type { SubscriptionState } from '@assay/contracts/subscriptions'
import { canMoveTo } from './subscriptions.rules.ts'

const STATES: readonly SubscriptionState[] = [
  // Before active, so that a trial that was cancelled never looks paid.
  'paused',
  'active',
  'trialing',
  'pastDue',
  'unpaid',
  'canceled',
  'incompleteExpired',
]

/** Earlier states are not reached again: the provider may know less than the clock here. */
const BEHIND: Readonly<Partial<Record<SubscriptionState, readonly SubscriptionState[]>>> = {
  unpaid: ['pastDue'],
  active: ['trialing', 'incomplete'],
}

/**
 * The moves of the state machine from our state to that of the payment provider, the last one included. Empty if there
 * is nothing to do; null if no path leads there.
 */
export function movesToward(from: SubscriptionState, to: SubscriptionState): readonly SubscriptionState[] | null {
  if (from === to || BEHIND[from]?.includes(to)) return []
  const ways: SubscriptionState[][] = [[]]
  const seen = new Set<SubscriptionState>([from])
  for (const way of ways) {
    const here = way.at(-1) ?? from
    for (const next of STATES) {
      if (seen.has(next) || !canMoveTo(here, next)) continue
      if (next === to) return [...way, next]
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return null
}

/** A subscription in this state can begin here; what has ended or owes money can't. */
export const mayBegin = (state: SubscriptionState): boolean =>
  state === 'active' || state === 'trialing' || state === 'incomplete'
