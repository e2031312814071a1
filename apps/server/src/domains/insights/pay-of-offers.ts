import { RATES_ON } from '@assay/contracts/exchange-rates'
import type { Context } from '../../platform/context/context.ts'
import { convertPay, listPaySubjects, titleNameOf } from '../candidates/index.ts'
import { readMarketPay } from '../compensation/index.ts'
import { mayReadOffers, readSentOffers } from '../pipeline/offers/index.ts'
import { findCompany } from '../tenants/index.ts'
import type { PeriodQuery } from './build-insights.ts'
import { compareWithMarket } from './pay.rules.ts'

const ENGAGEMENTS = { fullTime: 'permanent', contract: 'contract' } as const

/** The pay offered in the period, with the published figures; null for users who may not see either. */
export async function payOf(ctx: Context, { scope, span }: PeriodQuery) {
  if (!mayReadOffers(ctx.actor)) return null
  const rows = await readSentOffers(ctx.db, { ...scope, ...span })
  const people = await listPaySubjects(
    ctx.db,
    rows.map(({ candidateId }) => candidateId),
  )
  const offers = rows.flatMap(({ titleId, engagement, candidateId, payPeriod: period, ...amount }) => {
    const { country = null, experienceMonths = null } = people.get(candidateId) ?? {}
    const { currency } = amount
    const pay = { ...amount, period }
    return titleId === null ? [] : [{ titleId, engagement, currency, country, experienceMonths, pay }]
  })
  const market = await readMarketPay(ctx, offers)
  if (market === null) return null
  const currency = (await findCompany(ctx.db, scope.companyId))?.currency ?? 'EUR'
  const { titles, ...figures } = compareWithMarket(
    offers.map((offer, at) => ({ ...offer, market: market[at] ?? null })),
    { currency, convert: convertPay },
  )
  return {
    currency,
    ratesOn: RATES_ON,
    ...figures,
    titles: titles.map(({ titleId, engagement, ...row }) => ({
      ...row,
      label: `${titleNameOf(titleId) ?? 'Other title'}, ${ENGAGEMENTS[engagement]}`,
    })),
  }
}
