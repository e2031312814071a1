/** Converts an offered pay to the unit of the columns: cents of the reference currency (EUR) per hour. */

import type { Pay } from './search-criteria.ts'

/** Euros for one unit of a currency: { USD: 0.92 }. */
export type ExchangeRates = Readonly<Record<string, number>>

export const REFERENCE_CURRENCY = 'EUR'

/** A day of 8 hours, a month of 20 days, a year of 12 months; profiles are normalized by the same factors. */
export const HOURS_BY_PERIOD: Readonly<Record<Pay['period'], number>> = { hour: 1, day: 8, month: 160, year: 1920 }

/** ISO 4217: minor units are hundredths except here. */
const MINOR_UNITS: Readonly<Record<string, number>> = {
  BIF: 1,
  CLP: 1,
  DJF: 1,
  GNF: 1,
  ISK: 1,
  JPY: 1,
  KMF: 1,
  KRW: 1,
  PYG: 1,
  RWF: 1,
  UGX: 1,
  VND: 1,
  VUV: 1,
  XAF: 1,
  XOF: 1,
  XPF: 1,
  BHD: 1000,
  IQD: 1000,
  JOD: 1000,
  KWD: 1000,
  LYD: 1000,
  OMR: 1000,
  TND: 1000,
}

/** Null for a currency without an exchange rate. */
export function hourlyCents(pay: Pay, exchange: ExchangeRates): number | null {
  const rate = pay.currency === REFERENCE_CURRENCY ? 1 : exchange[pay.currency]
  if (rate === undefined) return null
  const major = pay.amountMinor / (MINOR_UNITS[pay.currency] ?? 100)
  return Math.round((major * rate * 100) / HOURS_BY_PERIOD[pay.period])
}
