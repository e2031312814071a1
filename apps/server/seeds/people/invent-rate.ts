import { minorOf } from '@assay/contracts/amounts'
import { type CandidateRecord, unitsPerEuro } from '../../src/domains/candidates/index.ts'
import { quantile, type RoleMarket } from '../market/read-market.ts'
import type { Random } from '../random.ts'
import type { Place } from './places.table.ts'
import type { DemoRole } from './roles.table.ts'

interface Asker {
  readonly role: DemoRole
  readonly market: RoleMarket
  readonly place: Place
  /** Percentile among candidates of the role, 0 to 1. */
  readonly percentile: number
}

const HOURS_A_YEAR = 1_920
const CONTRACT_PREMIUM = 1.2
const DOLLARS_PER_EURO = 1.16

/** Pay depends on role, years and country, and uses the country's usual currency and period. */
export function inventRate(random: Random, asker: Asker, byTheHour: boolean): CandidateRecord['rate'] {
  if (random.chance(0.04)) return null
  const [p25 = 90_000, p50 = 130_000, p75 = 180_000] = asker.market.pay
  const percentile = Math.min(0.99, Math.max(0.01, 0.62 * asker.percentile + 0.38 * random.next()))
  const dollars = quantile(
    [
      [0, p25 * 0.62],
      [0.25, p25],
      [0.5, p50],
      [0.75, p75],
      [1, p75 * 1.35],
    ],
    percentile,
  )
  const yearly = (dollars / DOLLARS_PER_EURO) * asker.role.pay * asker.place.payLevel * Math.exp(random.normal() * 0.13)
  const local = yearly * unitsPerEuro(asker.place.currency)
  const minor = minorOf(1, asker.place.currency)
  if (byTheHour)
    return {
      amountMinor: tidy((local / HOURS_A_YEAR) * CONTRACT_PREMIUM) * minor,
      currency: asker.place.currency,
      period: 'hour',
    }
  const monthly = ['IN', 'PL', 'UA', 'RO', 'PK', 'BR', 'TR', 'RU'].includes(asker.place.country)
  return monthly
    ? { amountMinor: tidy(local / 12) * minor, currency: asker.place.currency, period: 'month' }
    : { amountMinor: tidy(local) * minor, currency: asker.place.currency, period: 'year' }
}

/** Rounds as people do: to two significant figures and a half. */
function tidy(amount: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, amount))) - 1) / 2
  return Math.max(1, Math.round(Math.round(amount / step) * step))
}
