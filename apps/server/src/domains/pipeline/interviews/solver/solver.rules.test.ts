// Compares the solver with an exhaustive search.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../../../platform/time/durations.ts'
import type { Span } from '../times/wall-times.rules.ts'
import { unite, workingSpans } from '../times/working-hours.rules.ts'
import {
  type Ask,
  type Attendee,
  nothingBecause,
  type Placed,
  pickApart,
  placeAll,
  reasonFor,
} from './best-slots.rules.ts'
import { findLoops } from './loops.rules.ts'

const QUARTER = 900_000
// A Monday.
const MONDAY = Date.parse('2026-11-23T00:00:00Z')
const range = { from: MONDAY, to: MONDAY + 5 * DAY_MS }
const NINE_TO_FIVE = [1, 2, 3, 4, 5].map((dow) => ({ dow, from: '09:00', to: '17:00' }))

function attendee(id: string, zone: string, rest: Partial<Attendee> = {}): Attendee {
  const working = workingSpans(NINE_TO_FIVE, zone, range)
  return { id, name: id, zone, working, busy: [], offered: [], loadMinutes: 0, ...rest }
}

const anAsk = (rest: Partial<Ask> = {}): Ask => ({
  minutes: 30,
  range,
  earliest: MONDAY,
  bufferMs: 0,
  pick: 0,
  organizerZone: 'Europe/Berlin',
  required: [attendee('Ann', 'Europe/Berlin')],
  optional: [],
  pool: [],
  candidate: attendee('Candidate', 'Asia/Kolkata'),
  ...rest,
})

const at = (placed: Placed | undefined) => placed && new Date(placed.from).toISOString().slice(5, 16)

describe('the best times', () => {
  test('lie within the working hours of both sides and are explained in one sentence', () => {
    const ask = anAsk()
    const [best] = placeAll(ask)

    expect(at(best)).toBe('11-23T08:00')
    expect(best && reasonFor(best, ask)).toBe(
      'Everyone available, 09:00–09:30 Berlin = 13:30 Kolkata, earliest local time 09:00',
    )
  })

  test('keep a buffer around busy times', () => {
    const busy = [{ from: MONDAY + 8.5 * HOUR_MS, to: MONDAY + 9 * HOUR_MS }]
    const [best] = placeAll(anAsk({ bufferMs: HOUR_MS / 4, required: [attendee('Ann', 'Europe/Berlin', { busy })] }))
    expect(at(best)).toBe('11-23T09:30')
  })

  test('use the least loaded members of a pool', () => {
    const pool = [
      attendee('Busy', 'Europe/Berlin', { loadMinutes: 240 }),
      attendee('Calm', 'Europe/Berlin', { loadMinutes: 30 }),
      attendee('Free', 'Europe/Berlin'),
    ]
    const ask = anAsk({ required: [], pool, pick: 2 })
    const [best] = placeAll(ask)
    expect(best?.required.map(({ id }) => id)).toEqual(['Free', 'Calm'])
    expect(best && reasonFor(best, ask)).toContain('fewest interviews that week: Free and Calm')
  })

  test('are later rather than without an optional member, but not much later', () => {
    const away = (days: number) => [{ from: MONDAY, to: MONDAY + days * DAY_MS }]
    const soon = anAsk({ optional: [attendee('Opt', 'Europe/Berlin', { busy: away(1) })] })
    const never = anAsk({ optional: [attendee('Opt', 'Europe/Berlin', { busy: away(5) })] })

    expect(at(placeAll(soon)[0])).toBe('11-24T08:00')
    expect(placeAll(never)[0]?.missing.map(({ id }) => id)).toEqual(['Opt'])
  })

  test('come with the missing condition when there are none', () => {
    const elsewhere = attendee('Bo', 'Pacific/Auckland')
    expect(nothingBecause(anAsk({ required: [attendee('Ann', 'Europe/Berlin', { busy: [range] })] }))).toContain('Ann')
    expect(nothingBecause(anAsk({ required: [attendee('Ann', 'America/Los_Angeles'), elsewhere] }))).toMatch(
      /Ann \(Los Angeles\) are never available at the same time/,
    )
    const here = attendee('Cy', 'Europe/Berlin')
    expect(nothingBecause(anAsk({ pool: [elsewhere, here], pick: 2 }))).toBe(
      'The round needs 2 interviewers, but when the others are available, at most 1 of 2 are. Never then: Bo (Auckland).',
    )
    const hourOff = (hours: number) => ({ from: MONDAY + hours * HOUR_MS, to: MONDAY + (hours + 1) * HOUR_MS })
    const each = [8, 9, 10].map((free) =>
      attendee(`Free but at ${free}`, 'Europe/Berlin', {
        busy: [hourOff(free), { from: MONDAY + 11 * HOUR_MS, to: range.to }],
      }),
    )
    expect(nothingBecause(anAsk({ required: each }))).toContain('never all at once')
    expect(nothingBecause(anAsk({ earliest: range.to }))).toContain('twelve hours')
  })

  test('fit zones with quarter-hour offsets', () => {
    const ask = anAsk({ candidate: attendee('Candidate', 'Asia/Kathmandu'), organizerZone: 'Asia/Kathmandu' })
    expect(placeAll(ask).some(({ from }) => new Date(from).getUTCMinutes() === 15)).toBe(true)
  })
})

const spans = fc
  .array(fc.tuple(fc.integer({ min: 24, max: 72 }), fc.integer({ min: 1, max: 12 })), { maxLength: 4 })
  .map((all): Span[] =>
    all.map(([from, length]) => ({ from: MONDAY + from * QUARTER, to: MONDAY + (from + length) * QUARTER })),
  )

const person = (id: string) =>
  fc.record({ working: spans, busy: spans, offered: spans, load: fc.integer({ min: 0, max: 8 }) }).map(
    ({ working, busy, offered, load }): Attendee => ({
      id,
      name: id,
      zone: 'Europe/Berlin',
      busy,
      offered,
      loadMinutes: load * 30,
      working: unite([...working, { from: MONDAY + 8 * HOUR_MS, to: MONDAY + 14 * HOUR_MS }]),
    }),
  )

const asks = fc
  .record({
    minutes: fc.constantFrom(30, 60, 90),
    buffer: fc.constantFrom(0, QUARTER, 2 * QUARTER),
    required: fc
      .array(fc.constantFrom('a', 'b'), { maxLength: 2 })
      .chain((ids) => fc.tuple(...[...new Set(ids)].map(person))),
    optional: fc.tuple(person('o')),
    pool: fc.tuple(person('p'), person('q'), person('r')),
    pick: fc.integer({ min: 0, max: 3 }),
    candidate: person('candidate'),
  })
  .map(({ minutes, buffer, required, optional, pool, pick, candidate }) =>
    anAsk({
      minutes,
      bufferMs: buffer,
      required,
      optional,
      pool,
      pick,
      candidate,
      range: { from: MONDAY, to: MONDAY + DAY_MS },
    }),
  )

/** Implements the rules separately: every quarter of an hour, every choice from the pool. */
function cheapestByLooking(ask: Ask): number {
  const minutesOf = (whole: readonly Span[], span: Span) =>
    Array.from({ length: (span.to - span.from) / QUARTER }, (_, at) => span.from + at * QUARTER).every((quarter) =>
      whole.some(({ from, to }) => from <= quarter && quarter < to),
    )
  const touches = (all: readonly Span[], span: Span) => all.some(({ from, to }) => from < span.to && span.from < to)
  const fits = ({ working, busy }: Attendee, span: Span) =>
    minutesOf(working, span) && !touches(busy, { from: span.from - ask.bufferMs, to: span.to + ask.bufferMs })
  let cheapest = Number.POSITIVE_INFINITY
  for (let from = ask.range.from; from + ask.minutes * 60_000 <= ask.range.to; from += 2 * QUARTER) {
    const span = { from, to: from + ask.minutes * 60_000 }
    if (![ask.candidate, ...ask.required].every((one) => fits(one, span))) continue
    const own = (one: Attendee) => (one.loadMinutes / 30) * 2 + (touches(one.offered, span) ? 10 : 0)
    const optional = ask.optional.reduce((sum, one) => sum + (fits(one, span) ? own(one) : 60), 0)
    const minute = (from - MONDAY) / 60_000 + 60
    const beyond = Math.ceil((Math.max(0, 540 - minute) + Math.max(0, minute + ask.minutes - 1080)) / 15) * 2
    const required = ask.required.reduce((sum, one) => sum + own(one), 0)
    for (let choice = 0; choice < 2 ** ask.pool.length; choice += 1) {
      const chosen = ask.pool.filter((_, place) => choice & (1 << place))
      if (chosen.length !== ask.pick || !chosen.every((one) => fits(one, span))) continue
      const cost = required + optional + beyond + chosen.reduce((sum, one) => sum + own(one), 0)
      cheapest = Math.min(cheapest, cost)
    }
  }
  return cheapest
}

test('are as cheap as those of an exhaustive search', () => {
  fc.assert(
    fc.property(asks, (ask) => {
      const placed = placeAll(ask)
      expect(placed[0]?.cost ?? Number.POSITIVE_INFINITY).toBe(cheapestByLooking(ask))
      for (const { why, cost } of placed) expect(why.reduce((sum, line) => sum + line.cost, 0)).toBe(cost)
      if (placed.length === 0) expect(nothingBecause(ask)).not.toBe('')
    }),
  )
})

test('never overlap when proposed together', () => {
  fc.assert(
    fc.property(asks, (ask) => {
      const picked = pickApart(placeAll(ask), { limit: 5, zone: ask.candidate.zone })
      for (const [place, one] of picked.entries())
        for (const other of picked.slice(place + 1)) expect(one.to <= other.from || other.to <= one.from).toBe(true)
    }),
  )
})

test('begin with the cheapest, and lie on three days if three are free', () => {
  fc.assert(
    fc.property(asks, (ask) => {
      const placed = placeAll(ask)
      const [first] = pickApart(placed, { limit: 3, zone: ask.candidate.zone })
      expect(first).toEqual(placed[0])
    }),
  )
  const days = pickApart(placeAll(anAsk()), { limit: 3, zone: 'UTC' }).map(({ from }) => new Date(from).getUTCDay())
  expect(days).toEqual([1, 2, 3])
})

describe('loops', () => {
  const placedAt = fc.record({
    from: fc.integer({ min: 0, max: 190 }),
    length: fc.integer({ min: 1, max: 4 }),
    cost: fc.nat(30),
  })
  const round = fc.array(placedAt, { maxLength: 6 }).map((all): Placed[] =>
    all.map(({ from, length, cost }) => ({
      from: MONDAY + from * QUARTER,
      to: MONDAY + (from + length) * QUARTER,
      cost,
      why: [],
      required: [],
      optional: [],
      missing: [],
    })),
  )

  test('no chain in order is cheaper than the best one', () => {
    fc.assert(
      fc.property(
        fc.array(round, { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        fc.constantFrom(0, QUARTER),
        (...given) => {
          const [rounds, sameDay, bufferMs] = given
          const chains = rounds.reduce<Placed[][]>(
            (made, next) => made.flatMap((chain) => next.map((placed) => [...chain, placed])),
            [[]],
          )
          const dayOf = ({ from }: Placed) => new Date(from).toISOString().slice(0, 10)
          const costs = chains.flatMap((chain) => {
            const pairs = chain.slice(1).map((placed, place) => [chain[place] as Placed, placed] as const)
            const isApart = pairs.every(([before, next]) => before.to + bufferMs <= next.from)
            const isOneDay = new Set(chain.map(dayOf)).size === 1
            if (!isApart || (sameDay && !isOneDay)) return []
            const idle = sameDay ? pairs.reduce((sum, [before, next]) => sum + (next.from - before.to) / QUARTER, 0) : 0
            return [chain.reduce((sum, { cost }) => sum + cost, 0) + idle]
          })

          const [best] = findLoops({ rounds, sameDay, bufferMs, candidateZone: 'UTC' })

          expect(best?.cost).toBe(costs.length === 0 ? undefined : Math.min(...costs))
        },
      ),
    )
  })
})
