/** Working hours that two people share on a given day. */

import { DAY_IN_MS, dayOf, formatDay } from '../columns/days.ts'
import { DEFAULT_HOURS, type Dictionary, type Schedule } from '../columns/dictionary.ts'

const DAY_IN_MINUTES = 1440
const MINUTE_IN_MS = 60_000

/** By schedule: minutes shared with 09:00 to 18:00 in `zone`; -1 if a zone is unknown. */
export function overlapBySchedule(dictionary: Dictionary, zone: string, day: number): Int16Array {
  const offset = offsetOf(dictionary, zone, day)
  const asked = { zone, ...DEFAULT_HOURS }
  return Int16Array.from(dictionary.schedules, (schedule) => {
    const theirs = offsetOf(dictionary, schedule.zone, day)
    return offset === null || theirs === null ? -1 : sharedMinutes(schedule, theirs, asked, offset)
  })
}

/** Minutes east of UTC at noon UTC of the day, so that a day has one offset; null for an unknown zone. */
function offsetOf(dictionary: Dictionary, zone: string, day: number): number | null {
  if (dictionary.offsets.day !== day) dictionary.offsets = { day, byZone: new Map() }
  const known = dictionary.offsets.byZone.get(zone)
  if (known !== undefined) return known
  const offset = zone === '' ? null : zoneOffset(zone, day * DAY_IN_MS + DAY_IN_MS / 2)
  dictionary.offsets.byZone.set(zone, offset)
  return offset
}

/** Minutes by which a zone is ahead of UTC at an instant; null for an unknown zone. */
export function zoneOffset(zone: string, instantMs: number): number | null {
  const format = formatFor(zone)
  if (format === null) return null
  const parts = new Map(format.formatToParts(instantMs).map((part) => [part.type, Number(part.value)]))
  const local = (parts.get('hour') ?? 0) * 60 + (parts.get('minute') ?? 0)
  const instant = Math.floor(instantMs / MINUTE_IN_MS) % DAY_IN_MINUTES
  const utcDayOfMonth = Number(formatDay(dayOf(instantMs)).slice(-2))
  const dayShift = shiftOfDay(parts.get('day') ?? 0, utcDayOfMonth)
  return local + dayShift * DAY_IN_MINUTES - instant
}

/** Local and UTC dates are equal or adjacent; at the turn of a month the day numbers jump. */
function shiftOfDay(local: number, utc: number): number {
  const difference = local - utc
  if (Math.abs(difference) <= 1) return difference
  return difference > 0 ? -1 : 1
}

/**
 * Formatters are expensive to make. There are fewer zones than the limit, but zone names can be spelled in either
 * case.
 */
const formats = new Map<string, Intl.DateTimeFormat | null>()
const MAX_FORMATS = 1024

function formatFor(zone: string): Intl.DateTimeFormat | null {
  const known = formats.get(zone)
  if (known !== undefined) return known
  if (formats.size === MAX_FORMATS) formats.clear()
  const format = makeFormat(zone)
  formats.set(zone, format)
  return format
}

function makeFormat(zone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    })
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

function sharedMinutes(left: Schedule, leftOffset: number, right: Schedule, rightOffset: number): number {
  const leftLength = lengthOf(left)
  const rightLength = lengthOf(right)
  const start = modulo(right.from - rightOffset - (left.from - leftOffset), DAY_IN_MINUTES)
  const first = Math.max(0, Math.min(leftLength, start + rightLength) - start)
  const wrapped = Math.max(0, Math.min(leftLength, start + rightLength - DAY_IN_MINUTES))
  return first + wrapped
}

/** Hours that end before they begin run past midnight. */
function lengthOf({ from, to }: Schedule): number {
  return modulo(to - from, DAY_IN_MINUTES)
}

function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor
}
