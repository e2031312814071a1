import { placeOfZone } from '@assay/contracts/zone-names'
/** Such as "Mon 23 Nov 2026, 14:05 (UTC)", or "Mon 23 Nov 2026, 19:35 (Kolkata, GMT+5:30)" in a zone. */
export function formatInstant(at: Date, timeZone?: string): string {
  const zone = timeZone ?? 'UTC'
  const name = timeZone === undefined ? 'UTC' : formatZone(at, timeZone)
  return `${formatDayIn(at, zone)}, ${clockIn(at, zone)} (${name})`
}

const clockIn = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(at)

/** Such as "Mon 23 Nov, 19:35 (Kolkata, GMT+5:30)", for instants that are near. */
export const formatNearInstant = (at: Date, timeZone: string): string =>
  `${formatNearDayIn(at, timeZone)}, ${clockIn(at, timeZone)} (${formatZone(at, timeZone)})`

/** Such as "Mon 23 Nov 2026". */
export function formatDayIn(at: Date, timeZone: string): string {
  return dayWords(at, { timeZone, year: 'numeric' })
}

/** Such as "Mon 23 Nov", for days that are near. */
export const formatNearDayIn = (at: Date, timeZone: string): string => dayWords(at, { timeZone })

function dayWords(at: Date, options: Intl.DateTimeFormatOptions): string {
  const parts = { weekday: 'short', day: 'numeric', month: 'short', ...options } as const
  return new Intl.DateTimeFormat('en-GB', parts).format(at).replace(',', '')
}

/** A zone and its offset at that instant, such as "Kolkata, GMT+5:30". */
export function formatZone(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at)
  // A minus does not break at the end of a line, as a hyphen does.
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('-', '−')
  return [...new Set([placeOfZone(timeZone), offset ?? 'UTC'])].join(', ')
}
