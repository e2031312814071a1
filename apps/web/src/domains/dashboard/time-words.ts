const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** "just now", "12 min ago", "3 h ago", "yesterday", "4 days ago", "12 Mar 2026". */
export function formatAge(at: string, nowMs: number = Date.now()): string {
  const seconds = (nowMs - Date.parse(at)) / 1_000
  if (seconds < MINUTE) return 'just now'
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)} min ago`
  if (seconds < DAY) return `${Math.floor(seconds / HOUR)} h ago`
  if (seconds < 2 * DAY) return 'yesterday'
  if (seconds < 7 * DAY) return `${Math.floor(seconds / DAY)} days ago`
  return new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
}
