import type { AgencyClientSide } from '@assay/contracts/agency-clients'
import type { ThreadTopic } from '@assay/contracts/agency-threads'
import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { fromEitherEnd } from '../../../platform/database/keyset.ts'
import { listPage } from '../../../platform/database/list-page.ts'
import { Gone } from '../../../platform/errors/gone.ts'
import { agencyMessages, agencyThreadReads, agencyThreads } from './agency-threads.tables.ts'

export type Thread = typeof agencyThreads.$inferSelect
export type NewThread = typeof agencyThreads.$inferInsert
export type Message = typeof agencyMessages.$inferSelect

/** The conversations that a user may read; null for every job, and for those about none. */
export type ThreadScope =
  | { readonly agencyId: string }
  | { readonly companyId: string; readonly requirementIds: readonly string[] | null }

export interface ThreadFilter {
  readonly agency?: string | undefined
  readonly company?: string | undefined
  readonly requirement?: string | undefined
  readonly candidate?: string | undefined
  readonly topic?: ThreadTopic | undefined
  readonly unread?: 'true' | undefined
}

interface Reader {
  readonly scope: ThreadScope
  readonly userId: string
  readonly side: AgencyClientSide
}

export async function listThreads(
  db: Queries,
  wanted: Reader & { filter: ThreadFilter; sort: readonly SortKey[]; page: PageRequest },
) {
  const { scope, filter, sort, page } = wanted
  const where = and(
    inScope(scope),
    fitting(filter),
    filter.unread === undefined ? undefined : sql`exists ${unreadIn(db, wanted)}`,
  )
  const isByCreation = sort[0]?.name === 'createdAt'
  return listPage<Thread>({
    page,
    keys: fromEitherEnd<Thread>(
      [
        isByCreation
          ? { by: agencyThreads.createdAt, descending: true, read: (row) => row.createdAt }
          : { by: agencyThreads.lastMessageAt, descending: true, read: (row) => row.lastMessageAt },
        { by: agencyThreads.id, descending: true, read: (row) => row.id },
      ],
      sort,
    ),
    rows: (clauses) =>
      db
        .select()
        .from(agencyThreads)
        .where(and(where, clauses.where))
        .orderBy(...clauses.orderBy)
        .limit(clauses.limit)
        .offset(clauses.offset),
    count: () => db.select({ total: count() }).from(agencyThreads).where(where),
  })
}

/** Of these, the conversations with something new from the other side. */
export async function listUnreadIds(db: Queries, ids: readonly string[], reader: Reader): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const found = await db
    .select({ id: agencyThreads.id })
    .from(agencyThreads)
    .where(and(inArray(agencyThreads.id, [...ids]), sql`exists ${unreadIn(db, reader)}`))
  return new Set(found.map(({ id }) => id))
}

function unreadIn(db: Queries, { userId, side }: Reader) {
  return db
    .select({ one: sql`1` })
    .from(agencyMessages)
    .where(
      and(
        eq(agencyMessages.threadId, agencyThreads.id),
        sql`${agencyMessages.side} <> ${side}`,
        sql`${agencyMessages.createdAt} > coalesce((select ${agencyThreadReads.readAt} from ${agencyThreadReads}
          where ${agencyThreadReads.threadId} = ${agencyThreads.id} and ${agencyThreadReads.userId} = ${userId}), '-infinity')`,
      ),
    )
}

export async function findThread(db: Queries, id: string, scope: ThreadScope): Promise<Thread | null> {
  const [found] = await db
    .select()
    .from(agencyThreads)
    .where(and(eq(agencyThreads.id, id), inScope(scope)))
  return found ?? null
}

export async function findThreadById(db: Queries, id: string): Promise<Thread | null> {
  const [found] = await db.select().from(agencyThreads).where(eq(agencyThreads.id, id))
  return found ?? null
}

/** Inserts the conversation, or finds the one with the same subject; locked until the transaction ends. */
export async function takeThread(db: Queries, row: NewThread): Promise<Thread> {
  await db.insert(agencyThreads).values(row).onConflictDoNothing()
  const [found] = await db
    .select()
    .from(agencyThreads)
    .where(
      and(
        ...[eq(agencyThreads.agencyId, row.agencyId), eq(agencyThreads.companyId, row.companyId)],
        row.requirementId == null
          ? isNull(agencyThreads.requirementId)
          : eq(agencyThreads.requirementId, row.requirementId),
        row.candidateId == null ? isNull(agencyThreads.candidateId) : eq(agencyThreads.candidateId, row.candidateId),
      ),
    )
    .for('update')
  if (found === undefined) throw new Gone('conversation')
  return found
}

export async function insertMessage(db: Queries, row: typeof agencyMessages.$inferInsert): Promise<Message> {
  const [inserted] = await db.insert(agencyMessages).values(row).returning()
  if (inserted === undefined) throw new Error('The message was not kept.')
  await db
    .update(agencyThreads)
    .set({ lastMessageAt: inserted.createdAt, updatedAt: inserted.createdAt })
    .where(eq(agencyThreads.id, inserted.threadId))
  return inserted
}

export async function markRead(
  db: Queries,
  { threadId, userId, at }: { threadId: string; userId: string; at: Date },
): Promise<void> {
  await db
    .insert(agencyThreadReads)
    .values({ threadId, userId, readAt: at })
    .onConflictDoUpdate({
      target: [agencyThreadReads.threadId, agencyThreadReads.userId],
      set: { readAt: sql`greatest(${agencyThreadReads.readAt}, excluded.read_at)` },
    })
}

export const inScope = (scope: ThreadScope): SQL | undefined =>
  'agencyId' in scope
    ? eq(agencyThreads.agencyId, scope.agencyId)
    : and(
        eq(agencyThreads.companyId, scope.companyId),
        scope.requirementIds === null ? undefined : inArray(agencyThreads.requirementId, [...scope.requirementIds]),
      )

function fitting({ agency, company, requirement, candidate, topic }: ThreadFilter): SQL | undefined {
  return and(
    agency === undefined ? undefined : eq(agencyThreads.agencyId, agency),
    company === undefined ? undefined : eq(agencyThreads.companyId, company),
    requirement === undefined ? undefined : eq(agencyThreads.requirementId, requirement),
    candidate === undefined ? undefined : eq(agencyThreads.candidateId, candidate),
    ...(topic === undefined
      ? []
      : [
          topic === 'cooperation' || topic === 'job'
            ? isNull(agencyThreads.candidateId)
            : isNotNull(agencyThreads.candidateId),
          topic === 'cooperation' || topic === 'candidate'
            ? isNull(agencyThreads.requirementId)
            : isNotNull(agencyThreads.requirementId),
        ]),
  )
}

/** The last message of each conversation. */
export async function listLastMessages(db: Queries, threadIds: readonly string[]): Promise<Map<string, Message>> {
  if (threadIds.length === 0) return new Map()
  const found = await db
    .selectDistinctOn([agencyMessages.threadId])
    .from(agencyMessages)
    .where(inArray(agencyMessages.threadId, [...threadIds]))
    .orderBy(agencyMessages.threadId, desc(agencyMessages.createdAt), desc(agencyMessages.id))
  return new Map(found.map((message) => [message.threadId, message]))
}

/** The conversations of a company with its agencies, with their messages. */
export async function deleteThreadsOf(db: Queries, companyId: string): Promise<void> {
  await db.delete(agencyThreads).where(eq(agencyThreads.companyId, companyId))
}

/** Conversations about a person's process for a job; with the last process, those about the person too. */
export async function deleteThreadsAbout(
  db: Queries,
  {
    companyId,
    candidateId,
    requirementId,
    isLast,
  }: { companyId: string; candidateId: string; requirementId: string; isLast: boolean },
): Promise<void> {
  const isAboutBoth = eq(agencyThreads.requirementId, requirementId)
  await db
    .delete(agencyThreads)
    .where(
      and(
        eq(agencyThreads.companyId, companyId),
        eq(agencyThreads.candidateId, candidateId),
        isLast ? undefined : isAboutBoth,
      ),
    )
}
