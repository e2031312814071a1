// Lengths of time in milliseconds; a day is 24 hours, whatever the clocks do.
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
