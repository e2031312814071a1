import type { AgencyClientSide } from '@assay/contracts/agency-clients'
import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { inTheLast } from '../../../platform/database/in-the-last.ts'
import { containing } from '../../../platform/database/like-text.ts'
import { listPage } from '../../../platform/database/list-page.ts'
import { inScope, type Message, type ThreadScope } from './agency-threads.store.ts'
import { agencyMessages, agencyThreads } from './agency-threads.tables.ts'

export async function listMessages(
  db: Queries,
  wanted: { scope: ThreadScope; threadId: string | undefined; sort: readonly SortKey[]; page: PageRequest },
) {
  const { scope, threadId, sort, page } = wanted
  const where = and(inScope(scope), threadId === undefined ? undefined : eq(agencyMessages.threadId, threadId))
  const descending = sort[0]?.descending ?? false
  return listPage<Message>({
    page,
    keys: [
      { by: agencyMessages.createdAt, descending, read: (row) => row.createdAt },
      { by: agencyMessages.id, descending, read: (row) => row.id },
    ],
    rows: async (clauses) => {
      const rows = await db
        .select({ message: agencyMessages })
        .from(agencyMessages)
        .innerJoin(agencyThreads, eq(agencyThreads.id, agencyMessages.threadId))
        .where(and(where, clauses.where))
        .orderBy(...clauses.orderBy)
        .limit(clauses.limit)
        .offset(clauses.offset)
      return rows.map(({ message }) => message)
    },
    count: () =>
      db
        .select({ total: count() })
        .from(agencyMessages)
        .innerJoin(agencyThreads, eq(agencyThreads.id, agencyMessages.threadId))
        .where(where),
  })
}

export async function findMessage(db: Queries, id: string, scope: ThreadScope): Promise<Message | null> {
  const [found] = await db
    .select({ message: agencyMessages })
    .from(agencyMessages)
    .innerJoin(agencyThreads, eq(agencyThreads.id, agencyMessages.threadId))
    .where(and(eq(agencyMessages.id, id), inScope(scope)))
  return found?.message ?? null
}

export async function countWrittenLately(db: Queries, authorId: string, windowMs: number, now: Date): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(agencyMessages)
    .where(and(eq(agencyMessages.authorId, authorId), inTheLast(agencyMessages.createdAt, windowMs, now)))
  return counted?.total ?? 0
}

/** The users of a side who wrote in the conversation, and the number of the side's messages. */
export async function listAuthors(
  db: Queries,
  threadId: string,
  side: AgencyClientSide,
): Promise<{ userIds: string[]; messages: number }> {
  const found = await db
    .select({ userId: agencyMessages.authorId, messages: count() })
    .from(agencyMessages)
    .where(and(eq(agencyMessages.threadId, threadId), eq(agencyMessages.side, side)))
    .groupBy(agencyMessages.authorId)
  return {
    userIds: found.map(({ userId }) => userId),
    messages: found.reduce((sum, each) => sum + each.messages, 0),
  }
}

/** Conversations about an erased candidate go, and what names them elsewhere loses its text. */
export async function eraseMessagesAbout(
  db: Queries,
  {
    candidateId,
    agencyIds,
    words,
    at,
  }: { candidateId: string; agencyIds: readonly string[]; words: readonly string[]; at: Date },
): Promise<string[]> {
  const gone = await db
    .delete(agencyThreads)
    .where(eq(agencyThreads.candidateId, candidateId))
    .returning({ id: agencyThreads.id })
  if (agencyIds.length > 0 && words.length > 0)
    await db
      .update(agencyMessages)
      .set({ body: 'This message was deleted because it named a person who asked to be forgotten.', updatedAt: at })
      .where(
        and(
          inArray(
            agencyMessages.threadId,
            db
              .select({ id: agencyThreads.id })
              .from(agencyThreads)
              .where(inArray(agencyThreads.agencyId, [...agencyIds])),
          ),
          sql`lower(${agencyMessages.body}) like any (${sql.param(words.map(likeOf))}::text[])`,
        ),
      )
  return gone.map(({ id }) => id)
}

const likeOf = (word: string): string => containing(word.toLowerCase())

/** Of the conversations about this candidate. */
export async function listMessagesAbout(db: Queries, candidateId: string) {
  return db
    .select({
      agencyId: agencyThreads.agencyId,
      companyId: agencyThreads.companyId,
      side: agencyMessages.side,
      body: agencyMessages.body,
      createdAt: agencyMessages.createdAt,
    })
    .from(agencyMessages)
    .innerJoin(agencyThreads, eq(agencyThreads.id, agencyMessages.threadId))
    .where(eq(agencyThreads.candidateId, candidateId))
    .orderBy(agencyMessages.createdAt, agencyMessages.id)
}

export async function listMessagesOfCompany(db: Queries, companyId: string) {
  const rows = await db
    .select({ message: agencyMessages, thread: agencyThreads })
    .from(agencyMessages)
    .innerJoin(agencyThreads, eq(agencyThreads.id, agencyMessages.threadId))
    .where(eq(agencyThreads.companyId, companyId))
    .orderBy(agencyMessages.createdAt, agencyMessages.id)
  return rows.map(({ message, thread: { agencyId, requirementId, candidateId } }) => ({
    ...message,
    agencyId,
    requirementId,
    candidateId,
  }))
}
