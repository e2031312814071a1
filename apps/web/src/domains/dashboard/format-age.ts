import { DAY_MS, HOUR_MS } from '../../platform/durations.ts'

const MINUTE = 60

/** Such as "just now", "12 min ago", "3 h ago", "yesterday", "4 days ago" or "12 Mar 2026". */
export function formatAge(at: string, nowMs: number = Date.now()): string {
  const seconds = (nowMs - Date.parse(at)) / 1_000
  if (seconds < MINUTE) return 'just now'
  if (seconds < HOUR_MS) return `${Math.floor(seconds / MINUTE)} min ago`
  if (seconds < DAY_MS) return `${Math.floor(seconds / HOUR_MS)} h ago`
  if (seconds < 2 * DAY_MS) return 'yesterday'
  if (seconds < 7 * DAY_MS) return `${Math.floor(seconds / DAY_MS)} days ago`
  return new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
}
