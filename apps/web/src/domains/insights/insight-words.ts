import { STAY_DAYS } from '@assay/contracts/insights'
import { formatPercent } from '../../platform/format.ts'

/** “Up to 1 day”, “1 to 3 days”, …, “More than 30 days”. */
export const binLabels: readonly string[] = [
  `Up to ${STAY_DAYS[0]} day`,
  ...STAY_DAYS.slice(1).map((days, at) => `${STAY_DAYS[at]} to ${days} days`),
  `More than ${STAY_DAYS.at(-1)} days`,
]

/** The day on which a week begins, or the month. */
export function formatBucket(from: string, unit: 'week' | 'month'): string {
  const format: Intl.DateTimeFormatOptions =
    unit === 'week' ? { day: 'numeric', month: 'short' } : { month: 'short', year: 'numeric' }
  return new Intl.DateTimeFormat('en-GB', { ...format, timeZone: 'UTC' }).format(new Date(`${from}T00:00:00Z`))
}

export const formatShare = (share: number | null): string => (share === null ? '–' : formatPercent(share))

export const formatDays = (days: number | null): string =>
  days === null ? '–' : `${days.toLocaleString('en')} ${days === 1 ? 'day' : 'days'}`

/** Such as "4 % below". */
export const formatFromMarket = (percent: number): string =>
  percent === 0 ? 'at the median' : `${formatPercent(Math.abs(percent))} ${percent < 0 ? 'below' : 'above'}`
