import { expect, test } from 'vitest'
import type { Track } from '../records/interviews.queries.ts'
import { addSlot, dueRound } from './offer-target.ts'

const slot = (from: number, to: number) => ({
  start: `2026-11-25T${String(from).padStart(2, '0')}:00:00Z`,
  end: `2026-11-25T${String(to).padStart(2, '0')}:00:00.000Z`,
})

test('a time replaces those it overlaps and leaves its neighbors alone', () => {
  const three = [slot(8, 9), slot(9, 10), slot(10, 12)]
  expect(addSlot(three, slot(9, 11))).toEqual([slot(8, 9), slot(9, 11)])
})

test('at most five times are proposed', () => {
  const five = [8, 9, 10, 11, 12].map((hour) => slot(hour, hour + 1))
  expect(addSlot(five, slot(15, 16))).toEqual([...five.slice(1), slot(15, 16)])
})

test('the due round is the first one not held, or an additional one if all are done', () => {
  const rounds = (...states: string[]) =>
    ({
      rounds: states.map((state, at) => ({ round: at + 1, kind: 'technical', minutes: 90, state })),
    }) as never as Track
  expect(dueRound(rounds('completed', 'cancelled', 'due'))).toMatchObject({ round: 2, minutes: 90 })
  expect(dueRound(rounds('completed', 'draft', 'due'))).toMatchObject({ round: 2 })
  expect(dueRound(rounds('completed', 'completed'))).toMatchObject({ round: 3, isPlanned: false })
  expect(dueRound(rounds())).toMatchObject({ round: 1, kind: 'screen' })
})
