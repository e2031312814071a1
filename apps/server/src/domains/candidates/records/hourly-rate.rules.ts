import { exchangeRates, unitsForOneEuro } from '@assay/contracts/exchange-rates'
import type { Pay } from '@assay/contracts/money'
import { hourlyCents } from '@assay/ranking-engine/query/pay'

const MAX_RATE = 100_000_000

/** Euro cents per hour; null for a currency without a rate here. */
export function hourlyRateMinor(rate: Pay | null): number | null {
  const cents = rate === null ? null : hourlyCents(rate, exchangeRates)
  return cents === null || cents > MAX_RATE ? null : cents
}

/** How many units of a currency one euro buys. Throws for a currency without a rate. */
export function unitsPerEuro(currency: string): number {
  const units = unitsForOneEuro[currency]
  if (units === undefined) throw new Error(`No rate is known for ${currency}.`)
  return units
}
