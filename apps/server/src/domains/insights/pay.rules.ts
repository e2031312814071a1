import type { Pay } from '@assay/contracts/money'
import { medianOf } from './insights.rules.ts'

interface OfferedPay {
  readonly titleId: string
  readonly engagement: 'fullTime' | 'contract'
  readonly pay: Pay
  /** The pay that such candidates expect; null without a published figure. */
  readonly market: Pay | null
}

interface PayRow {
  /** `titleId/engagement`. */
  readonly key: string
  readonly titleId: string
  readonly engagement: OfferedPay['engagement']
  readonly value: number
  readonly offered: Pay
  readonly market: Pay
  readonly differencePercent: number
}

interface PayFigures {
  readonly differencePercent: number | null
  readonly withoutMarket: number
  readonly titles: readonly PayRow[]
}

type Convert = (pay: Pay, to: Pick<Pay, 'currency' | 'period'>) => Pay | null

/** Permanent work is paid by the year, and contracts by the hour. */
const PERIODS = { fullTime: 'year', contract: 'hour' } as const

interface Compared {
  readonly key: string
  readonly offered: number
  readonly market: number
  readonly percent: number
}

/** Offers by title and kind of work with the market pay, all in one currency; most offers first. */
export function compareWithMarket(
  offers: readonly OfferedPay[],
  { currency, convert }: { currency: string; convert: Convert },
): PayFigures {
  const compared = offers.flatMap(({ titleId, engagement, pay, market }): Compared[] => {
    const unit = { currency, period: PERIODS[engagement] }
    const offered = convert(pay, unit)?.amountMinor
    const expected = market === null ? null : convert(market, unit)?.amountMinor
    if (offered === undefined || expected === undefined || expected === null || expected === 0) return []
    const percent = Math.round((1000 * (offered - expected)) / expected) / 10
    return [{ key: `${titleId}/${engagement}`, offered, market: expected, percent }]
  })
  return {
    differencePercent: medianOf(compared.map(({ percent }) => percent)),
    withoutMarket: offers.length - compared.length,
    titles: [...Map.groupBy(compared, ({ key }) => key)]
      .map(([key, some]) => rowOf(key, some, currency))
      .sort((one, other) => other.value - one.value || one.key.localeCompare(other.key)),
  }
}

function rowOf(key: string, some: readonly Compared[], currency: string): PayRow {
  const [titleId = '', engagement = ''] = key.split('/')
  const kind = engagement === 'fullTime' ? 'fullTime' : 'contract'
  const median = (amounts: readonly number[]): Pay => ({
    amountMinor: Math.round(medianOf(amounts) ?? 0),
    currency,
    period: PERIODS[kind],
  })
  return {
    key,
    titleId,
    engagement: kind,
    value: some.length,
    offered: median(some.map(({ offered }) => offered)),
    market: median(some.map(({ market }) => market)),
    differencePercent: medianOf(some.map(({ percent }) => percent)) ?? 0,
  }
}
