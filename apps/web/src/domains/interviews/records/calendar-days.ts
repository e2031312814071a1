// Days, weeks and months in a given time zone. Dates are 'YYYY-MM-DD', instants ISO in UTC.
import { Temporal } from 'temporal-polyfill'
import type { CalendarShape } from './calendar-address.ts'
import { dayIn } from './wall-clock.ts'

export const HALF_HOURS = 48
const HALF_HOUR = 30
const MAX_REMEMBERED = 20_000

/** Cached because time zone arithmetic is expensive and each render needs the same few days and instants. */
function remembered<Answer>(work: (...asked: string[]) => Answer): (...asked: string[]) => Answer {
  const known = new Map<string, Answer>()
  return (...asked) => {
    const key = asked.join(' ')
    const before = known.get(key)
    if (before !== undefined) return before
    if (known.size >= MAX_REMEMBERED) known.clear()
    const answer = work(...asked)
    known.set(key, answer)
    return answer
  }
}

export const todayIn = (zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(Date.now()).toZonedDateTimeISO(zone).toPlainDate().toString()

/** Today, or Monday on a weekend. */
export function workingDayIn(zone: string): string {
  const today = Temporal.PlainDate.from(todayIn(zone))
  return (today.dayOfWeek > 5 ? today.add({ days: 8 - today.dayOfWeek }) : today).toString()
}

interface Timed {
  readonly start: string | null
  readonly proposedSlots: readonly { readonly start: string }[]
}

/** Where other times for an interview are looked for: around its time, or from the next working day if that is over. */
export function dayToMove({ start, proposedSlots }: Timed, zone: string): string {
  const time = start ?? proposedSlots[0]?.start
  return time === undefined || Date.parse(time) < Date.now() ? workingDayIn(zone) : dayIn(time, zone)
}

/** The days in a view. Weeks begin on Monday, a list on its day, because it is about what comes; a month shows whole weeks. */
export function daysOf(shape: CalendarShape, day: string): readonly string[] {
  const date = Temporal.PlainDate.from(day)
  if (shape === 'day') return [day]
  if (shape === 'list') return weekFrom(day)
  if (shape === 'month') {
    const first = mondayOf(date.with({ day: 1 }))
    const last = date.with({ day: date.daysInMonth })
    const weeks = Math.ceil((first.until(last).days + 1) / 7)
    return listDays(first, weeks * 7)
  }
  return listDays(mondayOf(date), 7)
}

/** A day and the six days after it. */
export const weekFrom = (day: string): readonly string[] => listDays(Temporal.PlainDate.from(day), 7)

/** Moves forward or back by one view. */
export function turn(shape: CalendarShape, day: string, by: 1 | -1): string {
  const date = Temporal.PlainDate.from(day)
  if (shape === 'day') return date.add({ days: by }).toString()
  return (shape === 'month' ? date.with({ day: 1 }).add({ months: by }) : date.add({ weeks: by })).toString()
}

/** From the first midnight to the one after the last day, half-open. */
export function rangeOf(days: readonly string[], zone: string): { from: string; to: string } {
  const first = Temporal.PlainDate.from(days[0] as string)
  const last = Temporal.PlainDate.from(days.at(-1) as string).add({ days: 1 })
  return { from: startOf(first, zone), to: startOf(last, zone) }
}

export function titleOf(shape: CalendarShape, day: string): string {
  const date = Temporal.PlainDate.from(day)
  if (shape === 'day') return date.toLocaleString('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })
  if (shape === 'month') return date.toLocaleString('en-GB', { month: 'long', year: 'numeric' })
  const first = shape === 'list' ? date : mondayOf(date)
  const last = first.add({ days: 6 })
  const month = { day: 'numeric', month: 'short' } as const
  return `${first.toLocaleString('en-GB', first.month === last.month ? { day: 'numeric' } : month)}–${last.toLocaleString('en-GB', { ...month, year: 'numeric' })}`
}

/**
 * The instant at which a half-hour of a day begins: null if a clock change skips it, the earlier one if it occurs
 * twice.
 */
export const instantAt = (day: string, halfHour: number, zone: string): string | null =>
  instantsOf(day, zone)[halfHour] ?? null

const instantsOf = remembered((day = '', zone = ''): readonly (string | null)[] => {
  const date = Temporal.PlainDate.from(day)
  return Array.from({ length: HALF_HOURS }, (_, at) => {
    const wall = date.toPlainDateTime({ hour: Math.floor(at / 2), minute: (at % 2) * HALF_HOUR })
    const found = wall.toZonedDateTime(zone, { disambiguation: 'earlier' })
    return found.toPlainDateTime().equals(wall) ? found.toInstant().toString() : null
  })
})

export interface Placed {
  /** Half-hours from midnight, with fractions. */
  readonly from: number
  readonly to: number
}

/** The part of a time that falls on a day in the time zone; null if there is none. */
export function placeInDay(slot: { start: string; end: string }, day: string, zone: string): Placed | null {
  const start = wallOf(slot.start, zone)
  const end = wallOf(slot.end, zone)
  const isWithin = start.day <= day && (end.day > day || (end.day === day && end.halfHours > 0))
  if (!isWithin) return null
  const from = start.day === day ? start.halfHours : 0
  const to = end.day === day ? end.halfHours : HALF_HOURS
  return to > from ? { from, to } : { from, to: from + 1 }
}

/** For each half-hour of each day, whether one of the spans covers it completely. */
export function coverOf(
  spans: readonly { start: string; end: string }[],
  days: readonly string[],
  zone: string,
): ReadonlyMap<string, readonly boolean[]> {
  return new Map(
    days.map((day) => {
      const placed = spans.flatMap((span) => placeInDay(span, day, zone) ?? [])
      const covers = (at: number) => placed.some(({ from, to }) => from <= at && to >= at + 1)
      return [day, Array.from({ length: HALF_HOURS }, (_, at) => covers(at))]
    }),
  )
}

const wallOf = remembered((iso = '', zone = ''): { day: string; halfHours: number } => {
  const local = Temporal.Instant.from(iso).toZonedDateTimeISO(zone)
  return { day: local.toPlainDate().toString(), halfHours: (local.hour * 60 + local.minute) / HALF_HOUR }
})

const mondayOf = (date: Temporal.PlainDate): Temporal.PlainDate => date.subtract({ days: date.dayOfWeek - 1 })

const listDays = (first: Temporal.PlainDate, count: number): string[] =>
  Array.from({ length: count }, (_, at) => first.add({ days: at }).toString())

const startOf = (date: Temporal.PlainDate, zone: string): string => date.toZonedDateTime(zone).toInstant().toString()
