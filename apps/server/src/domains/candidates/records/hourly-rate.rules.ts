import type { Pay } from '@assay/contracts/money'
import { hourlyCents } from '@assay/ranking-engine/query/pay'

/** Units of a currency for one euro, rounded, autumn 2026. Rough on purpose: it places a rate on a scale. */
const PER_EURO: Readonly<Record<string, number>> = {
  EUR: 1,
  USD: 1.16,
  GBP: 0.87,
  CHF: 0.93,
  SEK: 11,
  NOK: 11.7,
  DKK: 7.46,
  PLN: 4.25,
  CZK: 24.3,
  HUF: 388,
  RON: 5.09,
  BGN: 1.956,
  UAH: 48.5,
  TRY: 49,
  RUB: 94,
  ILS: 3.8,
  AED: 4.26,
  SAR: 4.35,
  EGP: 55,
  ZAR: 20,
  NGN: 1690,
  KES: 150,
  GHS: 12.6,
  MAD: 10.7,
  TND: 3.4,
  INR: 103,
  PKR: 327,
  BDT: 142,
  LKR: 352,
  NPR: 165,
  IDR: 19300,
  MYR: 4.85,
  SGD: 1.51,
  PHP: 68,
  THB: 37.6,
  VND: 30500,
  CNY: 8.25,
  HKD: 9.02,
  TWD: 36,
  KRW: 1690,
  JPY: 178,
  AUD: 1.78,
  NZD: 2.03,
  CAD: 1.63,
  MXN: 21.4,
  BRL: 6.2,
  ARS: 1680,
  CLP: 1090,
  COP: 4480,
  PEN: 3.92,
  UYU: 46,
  CRC: 583,
  RSD: 117,
  BAM: 1.956,
  GEL: 3.15,
  AMD: 444,
  KZT: 605,
  UZS: 13900,
  ETB: 178,
  RWF: 1690,
  UGX: 4080,
  TZS: 2850,
  DZD: 151,
  JOD: 0.82,
}

const MAX_RATE = 100_000_000

/** Euros for one unit of each currency, as the engine expects. */
export const exchangeRates: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(PER_EURO).map(([currency, units]) => [currency, 1 / units]),
)

/** Euro cents per hour; null for a currency without a rate here. */
export function hourlyRateMinor(rate: Pay | null): number | null {
  const cents = rate === null ? null : hourlyCents(rate, exchangeRates)
  return cents === null || cents > MAX_RATE ? null : cents
}

export function unitsPerEuro(currency: string): number {
  const units = PER_EURO[currency]
  if (units === undefined) throw new Error(`No rate is known for ${currency}.`)
  return units
}
