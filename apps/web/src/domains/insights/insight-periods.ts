// Separate from the page because the address is read before the page and its contract are loaded.

export const PERIODS: Readonly<Record<string, string>> = {
  30: 'Last 30 days',
  90: 'Last 90 days',
  180: 'Last 6 months',
  365: 'Last 12 months',
}

export const isPeriod = (days: unknown): days is number => typeof days === 'number' && Object.hasOwn(PERIODS, days)
