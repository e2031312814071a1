import { minorOf } from '@assay/contracts/amounts'
import { exchangeRates } from '@assay/contracts/exchange-rates'
import type { Pay } from '@assay/contracts/money'
import { HOURS_BY_PERIOD } from '@assay/ranking-engine'
import { hourlyRateMinor } from './hourly-rate.rules.ts'

/** Digits that a converted amount keeps: it is no more exact than the rate it was converted by. */
const SIGNIFICANT_DIGITS = 3

/**
 * The pay in another currency and period, by the exchange rates and working hours of the ranking. Null without a rate;
 * the pay itself where nothing needs converting.
 */
export function convertPay(pay: Pay, { currency, period }: Pick<Pay, 'currency' | 'period'>): Pay | null {
  if (pay.currency === currency && pay.period === period) return pay
  const centsAnHour = hourlyRateMinor(pay)
  const eurosForOne = exchangeRates[currency]
  if (centsAnHour === null || eurosForOne === undefined) return null
  const major = (centsAnHour / 100 / eurosForOne) * HOURS_BY_PERIOD[period]
  const amountMinor = minorOf(Number(major.toPrecision(SIGNIFICANT_DIGITS)), currency)
  return { amountMinor, currency, period }
}

/**
 * The converted pay to show with a stated one: null where it is stated in that unit already, or cannot be converted.
 */
export const convertedPay = (stated: Pay, unit: Pick<Pay, 'currency' | 'period'>): Pay | null =>
  stated.currency === unit.currency && stated.period === unit.period ? null : convertPay(stated, unit)
