import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layOutEvents } from './lay-out-events.ts'

const at = (halfHour: number) => new Date(Date.UTC(2026, 10, 20) + halfHour * 1_800_000).toISOString()

test('overlapping events are side by side and never cover each other', () => {
  const event = fc
    .tuple(fc.integer({ min: 0, max: 44 }), fc.integer({ min: 1, max: 4 }))
    .map(([from, length]) => ({ start: at(from), end: at(Math.min(48, from + length)) }))
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), (events) => {
      const laid = layOutEvents(events, '2026-11-20', 'UTC')
      expect(laid).toHaveLength(events.length)
      for (const [index, left] of laid.entries()) {
        expect(left.column).toBeLessThan(left.columns)
        for (const right of laid.slice(index + 1)) {
          const isOverlapping = left.from < right.to && right.from < left.to
          if (isOverlapping) expect([left.column, left.columns]).not.toEqual([right.column, right.columns])
          if (isOverlapping) expect(left.columns).toBe(right.columns)
        }
      }
    }),
  )
})

test('consecutive events have the full width', () => {
  const laid = layOutEvents(
    [
      { start: at(18), end: at(20) },
      { start: at(20), end: at(21) },
    ],
    '2026-11-20',
    'UTC',
  )
  expect(laid.map(({ columns }) => columns)).toEqual([1, 1])
})
