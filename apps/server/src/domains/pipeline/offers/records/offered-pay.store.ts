import { and, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../../../platform/context/context.ts'
import { currentTitleId, listPaySubjects } from '../../../candidates/index.ts'
import type { PayPoint, PayWindow } from '../../../compensation/index.ts'
import { offers } from './offers.tables.ts'

/** The pay that employers offered in these days, and the accepted part of it; superseded versions are excluded. */
export async function listOfferedPay(db: Queries, { from, to }: PayWindow): Promise<PayPoint[]> {
  const rows = await db
    .select({
      companyId: offers.companyId,
      candidateId: offers.candidateId,
      titleId: offers.titleId,
      engagement: offers.engagement,
      state: offers.state,
      amountMinor: offers.amountMinor,
      currency: offers.currency,
      period: offers.payPeriod,
    })
    .from(offers)
    .where(
      and(
        isNotNull(offers.titleId),
        gte(offers.sentAt, sql`${from}::date`),
        lt(offers.sentAt, sql`${to}::date + 1`),
        inArray(offers.state, ['sent', 'viewed', 'accepted', 'declined', 'expired']),
      ),
    )
  const subjects = await listPaySubjects(
    db,
    rows.map(({ candidateId }) => candidateId),
  )
  return rows.flatMap(({ companyId, candidateId, titleId, engagement, state, ...pay }) => {
    const subject = subjects.get(candidateId)
    if (titleId === null || subject === undefined) return []
    const offered = { ...subject, titleId: currentTitleId(titleId), engagement, pay, source: `company ${companyId}` }
    const kinds = state === 'accepted' ? (['offered', 'accepted'] as const) : (['offered'] as const)
    return kinds.map((kind) => ({ ...offered, kind }))
  })
}
