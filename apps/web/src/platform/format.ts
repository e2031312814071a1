import { formatCount, formatDay, formatPay } from '@assay/contracts/display-words'
import { RATES_ON } from '@assay/contracts/exchange-rates'
import { placeOfZone } from '@assay/contracts/zone-names'
import { DAY_MS } from './durations.ts'

export {
  formatCount,
  formatCountries,
  formatCountry,
  formatDay,
  formatLanguage,
  formatPay,
  groupCountries,
} from '@assay/contracts/display-words'

/**
 * Formats values for display. Everything is in English and independent of the browser's locale, so that a shared page
 * reads the same.
 */

/** Such as "≈ €62/h". */
export const formatConverted = (pay: Parameters<typeof formatPay>[0]): string => `≈ ${formatPay(pay)}`

/** Such as "≈ €62/h ($72/h)": in the requested unit, with the stated pay. */
export function formatPayBeside(stated: Parameters<typeof formatPay>[0], converted: typeof stated | null): string {
  return converted === null ? formatPay(stated) : `${formatConverted(converted)} (${formatPay(stated)})`
}

/** The basis of a converted pay: "Stated as $72/h, converted at the rate of 1 Oct 2026". */
export const formatStated = (stated: Parameters<typeof formatPay>[0]): string =>
  `Stated as ${formatPay(stated)}, converted at the rate of ${formatDay(RATES_ON)}`

export function formatMonth(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(iso))
}

let ownZone: string | undefined

/** The IANA zone from the user's profile; without one, instants are shown in the browser's zone. */
export function showTimesIn(zone: string | undefined): void {
  ownZone = zone
}

/** For an Intl formatter: shows instants in the user's own time. */
export const inOwnZone = (): Pick<Intl.DateTimeFormatOptions, 'timeZone'> => ({ timeZone: ownZone })

/** The instant in the user's own zone, "21 Nov, 14:30"; includes the year unless it is the current one. */
export function formatTime(iso: string, now = new Date()): string {
  const yearOf = (at: Date) => new Intl.DateTimeFormat('en-GB', { year: 'numeric', ...inOwnZone() }).format(at)
  const at = new Date(iso)
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(yearOf(at) !== yearOf(now) && { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...inOwnZone(),
  }).format(at)
}

const NEAR: Readonly<Record<number, string>> = { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' }

/** A moment near now: "today, 16:16", "tomorrow, 09:00", "Mon 30 Nov, 10:30" within a week, else with its date alone. */
export function formatNear(iso: string, now = new Date()): string {
  const at = new Date(iso)
  const days = (dayNumber(at) - dayNumber(now)) / DAY_MS
  const near = NEAR[days]
  if (near === undefined && Math.abs(days) > 7) return formatTime(iso, now)
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, ...inOwnZone() }).format(at)
  const clock = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return near === undefined ? `${format({ weekday: 'short' })} ${formatTime(iso, now)}` : `${near}, ${clock}`
}

/** The start of the day in the user's zone, as if it were in UTC. */
function dayNumber(at: Date): number {
  const parts = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', ...inOwnZone() })
  return Date.parse(parts.format(at))
}

/** Such as "Monday 23 November": today in the user's own zone. */
export function formatToday(now = new Date()): string {
  return now.toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', ...inOwnZone() })
}

/** The same with the zone, "26 Nov, 17:00 (GMT+7)", for deadlines and appointments. */
export function formatInstant(iso: string, now = new Date()): string {
  return `${formatTime(iso, now)} (${formatOffset(iso)})`
}

/** The same in a given zone, which it names: "26 Nov, 17:00 (Kolkata, GMT+5:30)". */
export function formatInstantIn(iso: string, timeZone: string, now = new Date()): string {
  const at = new Date(iso)
  const text = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(at.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at)
  return `${text} (${placeOfZone(timeZone)}, ${formatOffset(iso, timeZone)})`
}

/** The offset of a zone at an instant, "GMT+7"; of the user's own zone if none is given. */
export function formatOffset(iso: string, timeZone = ownZone): string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' })
  const offset = format.formatToParts(new Date(iso)).find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC'
  // A minus does not break at the end of a line, as a hyphen does.
  return offset.replace('-', '−')
}

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** Such as "3 days ago". */
export function formatAgo(iso: string, now = Date.now()): string {
  const seconds = (Date.parse(iso) - now) / 1000
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size)
      return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(Math.round(seconds / size), unit)
  }
  return 'just now'
}

/** Such as "99 %", without a line break. */
export function formatPercent(percent: number): string {
  return `${percent.toLocaleString('en')}\u00a0%`
}

export function formatHours(hours: number): string {
  return `${Number.isInteger(hours) ? hours : hours.toFixed(1)} h`
}

export function formatYears(years: number): string {
  if (years < 1) return 'under a year'
  const whole = Math.round(years)
  return formatCount(whole, 'year')
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
