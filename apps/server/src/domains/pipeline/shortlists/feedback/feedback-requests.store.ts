import type { Vote } from '@assay/contracts/shortlisteds'
import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../../platform/context/context.ts'
import { inTheLast } from '../../../../platform/database/in-the-last.ts'
import { fromEitherEnd, type KeysetPage, type OrderKey } from '../../../../platform/database/keyset.ts'
import { listRows } from '../../../../platform/database/list-page.ts'
import { Gone } from '../../../../platform/errors/gone.ts'
import { DAY_MS } from '../../../../platform/time/durations.ts'
import { feedbackOpinions, feedbackRequests } from './feedback-requests.tables.ts'

export type FeedbackRequest = typeof feedbackRequests.$inferSelect
export type Opinion = typeof feedbackOpinions.$inferSelect

export interface FeedbackFilter {
  readonly requirement?: string | undefined
  readonly entry?: string | undefined
  readonly state?: 'open' | 'ended' | undefined
}

const ORDER: OrderKey<FeedbackRequest>[] = [
  { by: feedbackRequests.createdAt, descending: true, read: (row) => row.createdAt },
  { by: feedbackRequests.id, descending: true, read: (row) => row.id },
]

export async function listRequests(
  db: Queries,
  wanted: { companyId: string; filter: FeedbackFilter; sort: readonly SortKey[]; page: PageRequest },
): Promise<KeysetPage<FeedbackRequest> & { total: number }> {
  const condition = and(eq(feedbackRequests.companyId, wanted.companyId), fitting(wanted.filter))
  const keys = fromEitherEnd(ORDER, wanted.sort)
  return listRows(db, feedbackRequests, { page: wanted.page, keys, where: condition })
}

function fitting({ requirement, entry, state }: FeedbackFilter): SQL | undefined {
  return and(
    requirement === undefined ? undefined : eq(feedbackRequests.requirementId, requirement),
    entry === undefined
      ? undefined
      : sql`${feedbackRequests.id} in (select ${feedbackOpinions.feedbackRequestId} from ${feedbackOpinions} where ${feedbackOpinions.shortlistedId} = ${entry})`,
    state === undefined
      ? undefined
      : state === 'open'
        ? isNull(feedbackRequests.endedAt)
        : isNotNull(feedbackRequests.endedAt),
  )
}

export async function findRequest(db: Queries, id: string): Promise<FeedbackRequest | null> {
  const [found] = await db.select().from(feedbackRequests).where(eq(feedbackRequests.id, id))
  return found ?? null
}

export async function lockRequest(db: Queries, id: string): Promise<FeedbackRequest> {
  const [locked] = await db.select().from(feedbackRequests).where(eq(feedbackRequests.id, id)).for('update')
  if (locked === undefined) throw new Gone('request for an opinion')
  return locked
}

/** The open request of an address, locked; an address has one per requirement. */
export async function lockOpenRequestTo(
  db: Queries,
  { requirementId, email }: { requirementId: string; email: string },
): Promise<FeedbackRequest | null> {
  const to = and(eq(feedbackRequests.requirementId, requirementId), eq(feedbackRequests.email, email))
  const [found] = await db
    .select()
    .from(feedbackRequests)
    .where(and(to, isNull(feedbackRequests.endedAt)))
    .for('update')
  return found ?? null
}

/** The addresses that a company has asked, once per request. */
export async function listRequestedInDay(
  db: Queries,
  { companyId, now }: { companyId: string; now: Date },
): Promise<(string | null)[]> {
  const found = await db
    .select({ email: feedbackRequests.email })
    .from(feedbackRequests)
    .where(and(eq(feedbackRequests.companyId, companyId), inTheLast(feedbackRequests.createdAt, DAY_MS, now)))
  return found.map(({ email }) => email)
}

export async function insertRequest(db: Queries, row: typeof feedbackRequests.$inferInsert): Promise<FeedbackRequest> {
  const [inserted] = await db.insert(feedbackRequests).values(row).returning()
  if (inserted === undefined) throw new Error('The request for an opinion was not kept.')
  return inserted
}

export async function updateRequest(
  db: Queries,
  id: string,
  change: Partial<typeof feedbackRequests.$inferInsert>,
  now: Date,
): Promise<FeedbackRequest> {
  const [updated] = await db
    .update(feedbackRequests)
    .set({ ...change, updatedAt: now })
    .where(eq(feedbackRequests.id, id))
    .returning()
  if (updated === undefined) throw new Gone('request for an opinion')
  return updated
}

/** The candidates not yet in the request, and the number of those in it. */
export async function addAsked(
  db: Queries,
  feedbackRequestId: string,
  shortlistedIds: readonly string[],
  now: Date,
): Promise<number> {
  const rows = shortlistedIds.map((shortlistedId) => ({ feedbackRequestId, shortlistedId, createdAt: now }))
  return (await db.insert(feedbackOpinions).values(rows).onConflictDoNothing().returning()).length
}

export async function listOpinionsIn(db: Queries, requestIds: readonly string[]): Promise<Opinion[]> {
  if (requestIds.length === 0) return []
  return db
    .select()
    .from(feedbackOpinions)
    .where(inArray(feedbackOpinions.feedbackRequestId, [...requestIds]))
    .orderBy(feedbackOpinions.createdAt, feedbackOpinions.shortlistedId)
}

export interface OpinionFrom extends Opinion {
  readonly email: string | null
  readonly expiresAt: Date
  readonly endedBecause: FeedbackRequest['endedBecause']
}

export async function listOpinionsOn(db: Queries, entryIds: readonly string[]): Promise<OpinionFrom[]> {
  if (entryIds.length === 0) return []
  const { email, expiresAt, endedBecause } = feedbackRequests
  const rows = await db
    .select({ opinion: feedbackOpinions, email, expiresAt, endedBecause })
    .from(feedbackOpinions)
    .innerJoin(feedbackRequests, eq(feedbackRequests.id, feedbackOpinions.feedbackRequestId))
    .where(inArray(feedbackOpinions.shortlistedId, [...entryIds]))
    .orderBy(feedbackOpinions.createdAt, feedbackRequests.id)
  return rows.map(({ opinion, ...from }) => ({ ...opinion, ...from }))
}

export async function saveOpinion(
  db: Queries,
  {
    feedbackRequestId,
    shortlistedId,
    ...answer
  }: Pick<Opinion, 'feedbackRequestId' | 'shortlistedId' | 'note'> & {
    vote: Vote
    answeredAt: Date
  },
): Promise<void> {
  const which = eq(feedbackOpinions.feedbackRequestId, feedbackRequestId)
  await db
    .update(feedbackOpinions)
    .set(answer)
    .where(and(which, eq(feedbackOpinions.shortlistedId, shortlistedId)))
}

/** Erases opinions about an erased candidate. */
export async function clearOpinionsOn(db: Queries, entryIds: readonly string[]): Promise<void> {
  if (entryIds.length === 0) return
  await db
    .update(feedbackOpinions)
    .set({ note: null })
    .where(inArray(feedbackOpinions.shortlistedId, [...entryIds]))
}

export async function lockOpenOf(db: Queries, requirementId: string): Promise<FeedbackRequest[]> {
  return db
    .select()
    .from(feedbackRequests)
    .where(and(eq(feedbackRequests.requirementId, requirementId), isNull(feedbackRequests.endedAt)))
    .orderBy(feedbackRequests.id)
    .for('update')
}

/** Starts the retention period of every address when the requirement ends. */
export async function setForgetting(db: Queries, requirementId: string, forgetAt: Date): Promise<void> {
  await db
    .update(feedbackRequests)
    .set({ forgetAt })
    .where(and(eq(feedbackRequests.requirementId, requirementId), isNull(feedbackRequests.forgetAt)))
}

/** Requests due for the clock; each is processed by one server only. */
export async function takeDue(
  db: Queries,
  { what, now, limit }: { what: 'expire' | 'forget'; now: Date; limit: number },
): Promise<FeedbackRequest[]> {
  const due =
    what === 'expire'
      ? and(isNull(feedbackRequests.endedAt), lte(feedbackRequests.expiresAt, now))
      : and(isNotNull(feedbackRequests.email), lte(feedbackRequests.forgetAt, now))
  return db
    .select()
    .from(feedbackRequests)
    .where(due)
    .orderBy(feedbackRequests.id)
    .limit(limit)
    .for('update', { skipLocked: true })
}
