import { subscriptionStates } from '@assay/contracts/subscriptions'
import { expect, test } from 'vitest'
import { mayBegin, movesToward } from './provider-state.rules.ts'
import { canMoveTo } from './subscriptions.rules.ts'

const pairs = subscriptionStates.flatMap((from) => subscriptionStates.map((to) => [from, to] as const))

test.each(pairs)('from %s toward %s, each step is a move of the machine', (from, to) => {
  const moves = movesToward(from, to)
  if (moves === null || moves.length === 0) return
  expect(moves.at(-1)).toBe(to)
  for (const [place, next] of moves.entries()) expect(canMoveTo(moves[place - 1] ?? from, next)).toBe(true)
})

test('a trial whose first charge failed is past due, and the clock here is not turned back', () => {
  expect(movesToward('trialing', 'pastDue')).toEqual(['active', 'pastDue'])
  expect(movesToward('trialing', 'canceled')).toEqual(['paused', 'canceled'])
  expect(movesToward('unpaid', 'pastDue')).toEqual([])
  expect(movesToward('active', 'trialing')).toEqual([])
  expect(movesToward('canceled', 'active')).toBeNull()
  expect(subscriptionStates.filter(mayBegin)).toEqual(['incomplete', 'trialing', 'active'])
})
