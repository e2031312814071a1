import { and, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../../platform/context/context.ts'
import { offers } from './offers.tables.ts'

interface AnsweredBetween {
  readonly companyId: string
  /** Null for every requirement. */
  readonly requirementIds: readonly string[] | null
  readonly from: Date
  readonly to: Date
}

const answeredIn = ({ companyId, requirementIds, from, to }: AnsweredBetween): SQL | undefined =>
  and(
    ...[eq(offers.companyId, companyId), gte(offers.answeredAt, from), lt(offers.answeredAt, to)],
    inArray(offers.state, ['accepted', 'declined']),
    requirementIds === null
      ? undefined
      : requirementIds.length === 0
        ? sql`false`
        : inArray(offers.requirementId, [...requirementIds]),
  )

/** How candidates answered offers; declined ones by their reason. */
export async function readOfferAnswers(
  db: Queries,
  asked: AnsweredBetween,
): Promise<{ state: 'accepted' | 'declined'; code: string | null; count: number }[]> {
  const rows = await db
    .select({ state: offers.state, code: offers.declineCode, count: count() })
    .from(offers)
    .where(answeredIn(asked))
    .groupBy(offers.state, offers.declineCode)
    .orderBy(desc(count()), offers.declineCode)
  return rows.map((row) => ({ ...row, state: row.state === 'accepted' ? 'accepted' : 'declined' }))
}

/** Offers that were declined for a reason, latest first. */
export async function listDeclined(
  db: Queries,
  { code, limit, offset, ...asked }: AnsweredBetween & { code: string; limit: number; offset: number },
): Promise<{
  rows: { id: string; candidateId: string; requirementId: string; at: Date; days: null }[]
  total: number
}> {
  const where = and(
    answeredIn(asked),
    eq(offers.state, 'declined'),
    sql`coalesce(${offers.declineCode}, 'other') = ${code}`,
  )
  const found = await db
    .select({
      id: offers.id,
      candidateId: offers.candidateId,
      requirementId: offers.requirementId,
      at: offers.answeredAt,
    })
    .from(offers)
    .where(where)
    .orderBy(desc(offers.answeredAt), offers.id)
    .limit(limit)
    .offset(offset)
  const [counted] = await db.select({ total: count() }).from(offers).where(where)
  return {
    total: counted?.total ?? 0,
    rows: found.flatMap(({ at, ...row }) => (at === null ? [] : [{ ...row, at, days: null }])),
  }
}
