import { Temporal } from 'temporal-polyfill'
import { inOwnZone } from '../../platform/format.ts'

/** The start of a day in the user's own zone, as an instant; `later` adds days. */
export function instantOfDay(day: string, later = 0): string {
  const zone = inOwnZone().timeZone ?? Temporal.Now.timeZoneId()
  return new Date(
    Temporal.PlainDate.from(day).add({ days: later }).toZonedDateTime(zone).epochMilliseconds,
  ).toISOString()
}

/** Such as "Friday, 20 November 2026", in the user's own zone. */
export function dayHeading(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...inOwnZone(),
  }).format(new Date(iso))
}

export function clockTime(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    ...inOwnZone(),
  }).format(new Date(iso))
}
