// Clocks that change, and zones with odd offsets.
import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../../../../platform/time/durations.ts'
import { clockIn, dateIn, instantOfWall, listOffsets, weekOf, writeSpan } from './wall-times.rules.ts'
import { workingSpans } from './working-hours.rules.ts'

const utc = (text: string): number => Date.parse(text)
const iso = (at: number): string => new Date(at).toISOString().slice(0, 16)

/** The local times of both sides when one of them chose this time. */
function seenBy(wall: string, zone: string, other: string, occurrence?: 'earlier' | 'later'): string {
  const found = instantOfWall(wall, zone, occurrence)
  if ('problem' in found) return found.problem
  return `${clockIn(zone, found.at)} = ${dateIn(other, found.at)} ${clockIn(other, found.at)}`
}

describe('a local time becomes an instant', () => {
  test.each([
    ['Europe/Berlin', '2026-03-29T01:30', '2026-03-29T00:30'],
    ['Europe/Berlin', '2026-03-29T03:00', '2026-03-29T01:00'],
    ['America/New_York', '2026-03-08T03:00', '2026-03-08T07:00'],
    ['America/New_York', '2026-11-02T09:00', '2026-11-02T14:00'],
    ['America/Santiago', '2026-09-07T09:00', '2026-09-07T12:00'],
    ['Asia/Kolkata', '2026-10-26T13:30', '2026-10-26T08:00'],
    ['Asia/Kathmandu', '2026-06-01T09:00', '2026-06-01T03:15'],
    ['Australia/Lord_Howe', '2026-10-03T09:00', '2026-10-02T22:30'],
    ['Australia/Lord_Howe', '2026-10-04T09:00', '2026-10-03T22:00'],
    ['Africa/Casablanca', '2026-02-16T09:00', '2026-02-16T09:00'],
    ['Africa/Casablanca', '2026-03-23T09:00', '2026-03-23T08:00'],
  ])('%s %s is %s UTC', (zone, wall, expected) => {
    const found = instantOfWall(wall, zone)
    expect('at' in found ? iso(found.at) : found).toBe(expected)
  })

  test.each([
    ['Europe/Berlin', '2026-03-29T02:00'],
    ['Europe/Berlin', '2026-03-29T02:30'],
    ['America/New_York', '2026-03-08T02:30'],
    ['Australia/Lord_Howe', '2026-10-04T02:15'],
    ['Europe/Berlin', '2026-02-30T10:00'],
  ])('%s %s does not exist', (zone, wall) => {
    expect(instantOfWall(wall, zone)).toEqual({ problem: 'noSuchTime' })
  })

  test.each([
    ['Europe/Berlin', '2026-10-25T02:30', 60],
    ['America/New_York', '2026-11-01T01:30', 60],
    ['Australia/Lord_Howe', '2026-04-05T01:45', 30],
  ])('%s %s happens twice, and both are separate slots', (zone, wall, apartMinutes) => {
    const [earlier, later] = [instantOfWall(wall, zone, 'earlier'), instantOfWall(wall, zone, 'later')]

    expect(instantOfWall(wall, zone)).toEqual({ problem: 'happensTwice' })
    if ('problem' in earlier || 'problem' in later) throw new Error('There are two.')
    expect((later.at - earlier.at) / 60_000).toBe(apartMinutes)
    expect([clockIn(zone, earlier.at), clockIn(zone, later.at)]).toEqual([wall.slice(11), wall.slice(11)])
  })

  test('an unknown zone is refused', () => {
    expect(instantOfWall('2026-01-01T10:00', 'Europe/Atlantis')).toEqual({ problem: 'noSuchZone' })
  })

  test('both sides see the right time in a week in which only one of them changed its clocks', () => {
    expect(seenBy('2026-10-23T10:00', 'Europe/Berlin', 'America/New_York')).toBe('10:00 = 2026-10-23 04:00')
    expect(seenBy('2026-10-26T10:00', 'Europe/Berlin', 'America/New_York')).toBe('10:00 = 2026-10-26 05:00')
    expect(seenBy('2026-11-02T10:00', 'Europe/Berlin', 'America/New_York')).toBe('10:00 = 2026-11-02 04:00')
    expect(seenBy('2026-10-23T10:00', 'Europe/Berlin', 'Asia/Kolkata')).toBe('10:00 = 2026-10-23 13:30')
    expect(seenBy('2026-10-26T10:00', 'Europe/Berlin', 'Asia/Kolkata')).toBe('10:00 = 2026-10-26 14:30')
    expect(seenBy('2026-10-05T10:00', 'Australia/Lord_Howe', 'Europe/Berlin')).toBe('10:00 = 2026-10-05 01:00')
  })
})

describe('working hours', () => {
  const day = (zone: string, date: string) => {
    const start = Temporal.PlainDate.from(date).toZonedDateTime(zone)
    return { from: start.epochMilliseconds, to: start.add({ days: 1 }).epochMilliseconds }
  }
  const sundays = (from: string, to: string) => [{ dow: 7, from, to }]
  const shown = (zone: string, date: string, hours: Parameters<typeof workingSpans>[0]) =>
    workingSpans(hours, zone, day(zone, date)).map(({ from, to }) => `${iso(from)}/${iso(to)}`)

  test('begin at nine before and after a clock change', () => {
    const range = { from: utc('2026-10-23T00:00Z'), to: utc('2026-10-27T00:00Z') }
    const hours = [1, 2, 3, 4, 5].map((dow) => ({ dow, from: '09:00', to: '17:00' }))

    const spans = workingSpans(hours, 'Europe/Berlin', range).map(({ from, to }) => `${iso(from)}/${iso(to)}`)

    expect(spans).toEqual(['2026-10-23T07:00/2026-10-23T15:00', '2026-10-26T08:00/2026-10-26T16:00'])
  })

  test('lack the skipped hour and contain the repeated one twice', () => {
    expect(shown('Europe/Berlin', '2026-03-29', sundays('01:00', '04:00'))).toEqual([
      '2026-03-29T00:00/2026-03-29T02:00',
    ])
    expect(shown('Europe/Berlin', '2026-03-29', sundays('02:15', '02:45'))).toEqual([])
    expect(shown('Europe/Berlin', '2026-10-25', sundays('02:00', '03:00'))).toEqual([
      '2026-10-25T00:00/2026-10-25T02:00',
    ])
    expect(shown('Europe/Berlin', '2026-10-25', sundays('02:00', '02:30'))).toEqual([
      '2026-10-25T00:00/2026-10-25T00:30',
      '2026-10-25T01:00/2026-10-25T01:30',
    ])
  })

  test('that end after midnight continue on the next day', () => {
    const range = { from: utc('2026-06-01T00:00Z'), to: utc('2026-06-03T00:00Z') }
    const spans = workingSpans([{ dow: 1, from: '22:00', to: '02:00' }], 'UTC', range)
    expect(spans.map(({ from, to }) => `${iso(from)}/${iso(to)}`)).toEqual(['2026-06-01T22:00/2026-06-02T02:00'])
  })

  const zones = [
    'Europe/Berlin',
    'America/New_York',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
    'UTC',
  ]
  const moments = fc.integer({ min: utc('2026-01-01T00:00Z') / 60_000, max: utc('2026-12-31T00:00Z') / 60_000 })

  test('contain a minute exactly when its local time lies within them', () => {
    const clock = fc.integer({ min: 0, max: 47 }).map((half) => half * 30)
    fc.assert(
      fc.property(fc.constantFrom(...zones), moments, clock, clock, fc.integer({ min: 1, max: 7 }), (...given) => {
        const [zone, minute, one, two, dow] = given
        const at = minute * 60_000
        const [from, to] = [Math.min(one, two), Math.max(one, two) + 30]
        const hours = [{ dow, from: clockOf(from), to: clockOf(to) }]
        const range = { from: at - DAY_MS, to: at + DAY_MS }
        const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone)
        const minuteOfDay = local.hour * 60 + local.minute

        const isIn = workingSpans(hours, zone, range).some((span) => span.from <= at && at < span.to)

        expect(isIn).toBe(local.dayOfWeek === dow && from <= minuteOfDay && minuteOfDay < to)
      }),
    )
  })

  test('the periods of one offset fill a range without gaps', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), moments, (zone, minute) => {
        const range = { from: minute * 60_000, to: minute * 60_000 + 300 * DAY_MS }
        const periods = listOffsets(zone, range)
        expect(periods[0]?.from).toBe(range.from)
        expect(periods.at(-1)?.to).toBe(range.to)
        for (const [at, { from }] of periods.entries()) if (at > 0) expect(periods[at - 1]?.to).toBe(from)
      }),
    )
  })

  const clockOf = (minute: number) =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
})

test('a week begins on Monday in the local zone and is an hour shorter when clocks go forward', () => {
  const week = weekOf('Europe/Berlin', utc('2026-03-27T12:00Z'))
  expect([iso(week.from), iso(week.to)]).toEqual(['2026-03-22T23:00', '2026-03-29T22:00'])
})

test('a formatted time names the place of its zone', () => {
  const span = { from: utc('2026-11-24T09:00Z'), to: utc('2026-11-24T09:30Z') }
  expect(writeSpan(span, 'Europe/Berlin')).toBe('Tue 24 Nov 2026, 10:00–10:30 (Berlin, GMT+1)')
  expect(writeSpan(span, 'Asia/Kolkata')).toBe('Tue 24 Nov 2026, 14:30–15:00 (Kolkata, GMT+5:30)')
})
