import { DAY_MS } from './durations.ts'
import { formatDay } from './format.ts'

/** A consent holds through its last day; the day that it ended is the first without it. Both are calendar days. */
export function formatConsent(until: string, today = new Date().toISOString().slice(0, 10)): string {
  if (until >= today) return `until ${formatDay(until)}`
  return `ended ${formatDay(new Date(Date.parse(until) + DAY_MS).toISOString())}`
}
