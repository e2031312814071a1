/** Converts an offered pay to the unit of the columns: cents of the reference currency (EUR) per hour. */

import { minorUnitsIn } from '@assay/taxonomy/places/currencies'
import type { Pay } from './search-criteria.ts'

/** Euros for one unit of a currency: { USD: 0.92 }. */
export type ExchangeRates = Readonly<Record<string, number>>

export const REFERENCE_CURRENCY = 'EUR'

/** A day of 8 hours, a month of 20 days, a year of 12 months; profiles are normalized by the same factors. */
export const HOURS_BY_PERIOD: Readonly<Record<Pay['period'], number>> = { hour: 1, day: 8, month: 160, year: 1920 }

/** Euro cents an hour, rounded; null for a currency without an exchange rate. */
export function hourlyCents(pay: Pay, exchange: ExchangeRates): number | null {
  const rate = pay.currency === REFERENCE_CURRENCY ? 1 : exchange[pay.currency]
  if (rate === undefined) return null
  const major = pay.amountMinor / minorUnitsIn(pay.currency)
  return Math.round((major * rate * 100) / HOURS_BY_PERIOD[pay.period])
}
