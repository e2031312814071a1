// Converts local times to instants and back. A slot is stored as instants, with the zone in which it was chosen.
import { Temporal } from 'temporal-polyfill'
import { formatDayIn, formatInstant, formatNearDayIn, formatZone } from '../../../../platform/time/instants.ts'
import { isZone } from '../../../../platform/time/zones.ts'

/** Half-open, in milliseconds since the epoch. */
export interface Span {
  readonly from: number
  readonly to: number
}

export type WallProblem = 'noSuchZone' | 'noSuchTime' | 'happensTwice'

/** The instant of a local time, or that it is skipped or happens twice. */
export function instantOfWall(
  wall: string,
  zone: string,
  occurrence?: 'earlier' | 'later',
): { readonly at: number } | { readonly problem: WallProblem } {
  if (!isZone(zone)) return { problem: 'noSuchZone' }
  const local = readWall(wall)
  if (local === null) return { problem: 'noSuchTime' }
  const earlier = local.toZonedDateTime(zone, { disambiguation: 'earlier' })
  const later = local.toZonedDateTime(zone, { disambiguation: 'later' })
  if (earlier.epochMilliseconds === later.epochMilliseconds) return { at: earlier.epochMilliseconds }
  // In a gap both candidates differ from the requested time.
  if (!earlier.toPlainDateTime().equals(local)) return { problem: 'noSuchTime' }
  if (occurrence === undefined) return { problem: 'happensTwice' }
  return { at: (occurrence === 'earlier' ? earlier : later).epochMilliseconds }
}

function readWall(wall: string): Temporal.PlainDateTime | null {
  try {
    return Temporal.PlainDateTime.from(wall, { overflow: 'reject' })
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** The parts of a range with a constant offset, in milliseconds. */
export function listOffsets(zone: string, range: Span): (Span & { readonly offsetMs: number })[] {
  const periods: (Span & { readonly offsetMs: number })[] = []
  let at = Temporal.Instant.fromEpochMilliseconds(range.from).toZonedDateTimeISO(zone)
  while (at.epochMilliseconds < range.to) {
    const next = at.getTimeZoneTransition('next')
    const to = Math.min(next?.epochMilliseconds ?? range.to, range.to)
    periods.push({ from: at.epochMilliseconds, to, offsetMs: at.offsetNanoseconds / 1e6 })
    if (next === null) break
    at = next
  }
  return periods
}

/** The week of an instant in a zone, Monday to Monday at midnight. */
export function weekOf(zone: string, at: number): Span {
  const day = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate()
  const monday = day.subtract({ days: day.dayOfWeek - 1 })
  return {
    from: monday.toZonedDateTime(zone).epochMilliseconds,
    to: monday.add({ days: 7 }).toZonedDateTime(zone).epochMilliseconds,
  }
}

/** The instant at which a local day such as 2026-10-25 begins; NaN if there is no such day. */
export function instantOfDay(day: string, zone: string): number {
  try {
    return Temporal.PlainDate.from(day, { overflow: 'reject' }).toZonedDateTime(zone).epochMilliseconds
  } catch (error) {
    if (error instanceof RangeError) return Number.NaN
    throw error
  }
}

/** The local date in a zone, such as 2026-10-25. */
export const dateIn = (zone: string, at: number): string =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate().toString()

/** The local time in a zone, such as 2026-10-25T09:30:00. */
export const wallIn = (zone: string, at: number): string =>
  Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' })

/** Minutes after local midnight. */
export function minuteIn(zone: string, at: number): number {
  const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone)
  return local.hour * 60 + local.minute
}

/** Such as 13:30. */
export function clockIn(zone: string, at: number): string {
  const minute = minuteIn(zone, at)
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

/** Such as "Tue 24 Nov 2026, 10:00–10:30 (Berlin, GMT+1)". */
export function writeSpan({ from, to }: Span, zone: string): string {
  const start = new Date(from)
  return `${formatDayIn(start, zone)}, ${clockIn(zone, from)}–${clockIn(zone, to)} (${formatZone(start, zone)})`
}

/** Such as "Tue 24 Nov, 10:00–10:30", in a list that names the zone: it fits on one line of a phone. */
export const writeTime = ({ from, to }: Span, zone: string): string =>
  `${formatNearDayIn(new Date(from), zone)}, ${clockIn(zone, from)}–${clockIn(zone, to)}`

/** Such as "Berlin, GMT+1"; null if a change of the clocks lies between the spans, or there are none. */
export function zoneOfAll(spans: readonly Span[], zone: string): string | null {
  const [name = null, ...others] = new Set(spans.map(({ from }) => formatZone(new Date(from), zone)))
  return others.length === 0 ? name : null
}

/** Such as "Tue 24 Nov 2026, 10:00 (Berlin, GMT+1)". */
export const writeMoment = (at: number, zone: string): string => formatInstant(new Date(at), zone)
