import { and, count, desc, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
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
    amongThese(requirementIds),
  )

function amongThese(requirementIds: readonly string[] | null): SQL | undefined {
  if (requirementIds === null) return undefined
  return requirementIds.length === 0 ? sql`false` : inArray(offers.requirementId, [...requirementIds])
}

const SENT = ['sent', 'viewed', 'accepted', 'declined', 'expired'] as const

/** Offers that went out in the period, without superseded versions and those taken back. */
const sentIn = ({ companyId, requirementIds, from, to }: AnsweredBetween): SQL | undefined =>
  and(
    ...[eq(offers.companyId, companyId), gte(offers.sentAt, from), lt(offers.sentAt, to)],
    inArray(offers.state, [...SENT]),
    isNotNull(offers.titleId),
    amongThese(requirementIds),
  )

type SentOffer = Pick<
  typeof offers.$inferSelect,
  'titleId' | 'engagement' | 'candidateId' | 'amountMinor' | 'currency' | 'payPeriod'
>

export async function readSentOffers(db: Queries, asked: AnsweredBetween): Promise<SentOffer[]> {
  const { titleId, engagement, candidateId, amountMinor, currency, payPeriod } = offers
  return db
    .select({ titleId, engagement, candidateId, amountMinor, currency, payPeriod })
    .from(offers)
    .where(sentIn(asked))
}

interface Listed {
  readonly rows: { id: string; candidateId: string; requirementId: string; at: Date; days: null }[]
  readonly total: number
}

/** Offers for a title and a kind of work, latest first. */
export async function listSentOffers(
  db: Queries,
  {
    titleId,
    engagement,
    limit,
    offset,
    ...asked
  }: AnsweredBetween & { titleId: string; engagement: string; limit: number; offset: number },
): Promise<Listed> {
  const where = and(sentIn(asked), sql`${offers.titleId}::text = ${titleId}`, sql`${offers.engagement} = ${engagement}`)
  const { id, candidateId, requirementId, sentAt } = offers
  const found = await db
    .select({ id, candidateId, requirementId, at: sentAt })
    .from(offers)
    .where(where)
    .orderBy(desc(offers.sentAt), offers.id)
    .limit(limit)
    .offset(offset)
  const [counted] = await db.select({ total: count() }).from(offers).where(where)
  return {
    rows: found.flatMap(({ at, ...row }) => (at === null ? [] : [{ ...row, at, days: null }])),
    total: counted?.total ?? 0,
  }
}

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

/** How many offers of a company carry each reason of a decline and of a withdrawal. */
export async function countEndCodes(
  db: Queries,
  companyId: string,
): Promise<{ decline: Map<string, number>; withdraw: Map<string, number> }> {
  const [declined, withdrawn] = await Promise.all(
    [offers.declineCode, offers.withdrawCode].map((code) =>
      db
        .select({ code, count: count() })
        .from(offers)
        .where(and(eq(offers.companyId, companyId), isNotNull(code)))
        .groupBy(code),
    ),
  )
  const byCode = (rows: { code: string | null; count: number }[] = []) =>
    new Map(rows.map((row) => [row.code ?? '', row.count]))
  return { decline: byCode(declined), withdraw: byCode(withdrawn) }
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
