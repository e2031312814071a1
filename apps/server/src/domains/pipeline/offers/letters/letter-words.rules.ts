import { formatMoney } from '@assay/contracts/amounts'
import type { Pay } from '@assay/contracts/money'
import type { Engagement } from '@assay/contracts/offers'

/** Such as "EUR 65.00 per hour": with the code, because currencies share symbols. */
export const formatPay = (pay: Pay): string => `${formatMoney(pay, { display: 'code', exact: true })} per ${pay.period}`

export const formatEngagement = (engagement: Engagement): string =>
  engagement === 'fullTime' ? 'as an employee' : 'as a contractor'

export const formatHours = (hours: number | null): string =>
  hours === null ? 'hours as agreed' : `${hours} ${hours === 1 ? 'hour' : 'hours'} a week`

export const formatTrial = (days: number): string =>
  days === 0 ? 'no trial period' : `a trial period of ${days} ${days === 1 ? 'day' : 'days'}`
