import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, count, eq, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/context/context.ts'
import { fromEitherEnd, type KeysetPage } from '../../platform/database/keyset.ts'
import { listPage } from '../../platform/database/list-page.ts'
import { candidateMerges } from './candidate-merges.tables.ts'

export type Merge = typeof candidateMerges.$inferSelect
export type NewMerge = typeof candidateMerges.$inferInsert

export async function listMerges(
  db: Queries,
  wanted: {
    filter: { readonly state?: Merge['state'] | undefined; readonly candidate?: string | undefined }
    sort: readonly SortKey[]
    page: PageRequest
  },
): Promise<KeysetPage<Merge> & { total: number }> {
  const { state, candidate } = wanted.filter
  const among = and(
    state === undefined ? undefined : eq(candidateMerges.state, state),
    candidate === undefined ? undefined : about(candidate),
  )
  return listPage<Merge>({
    page: wanted.page,
    keys: fromEitherEnd<Merge>(
      [
        { by: candidateMerges.createdAt, descending: true, read: ({ createdAt }) => createdAt },
        { by: candidateMerges.id, descending: true, read: ({ id }) => id },
      ],
      wanted.sort,
    ),
    rows: ({ where, orderBy, limit, offset }) =>
      db
        .select()
        .from(candidateMerges)
        .where(and(among, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: () => db.select({ total: count() }).from(candidateMerges).where(among),
  })
}

const about = (candidateId: string): SQL | undefined =>
  or(eq(candidateMerges.keptId, candidateId), eq(candidateMerges.goneId, candidateId))

export async function findMerge(db: Queries, id: string): Promise<Merge | null> {
  const [found] = await db.select().from(candidateMerges).where(eq(candidateMerges.id, id))
  return found ?? null
}

export async function lockMerge(db: Queries, id: string): Promise<Merge | null> {
  const [found] = await db.select().from(candidateMerges).where(eq(candidateMerges.id, id)).for('update')
  return found ?? null
}

/** null if the profile waits in another merge already. */
export async function insertMerge(db: Queries, merge: NewMerge): Promise<Merge | null> {
  const [inserted] = await db.insert(candidateMerges).values(merge).onConflictDoNothing().returning()
  return inserted ?? null
}

export async function changeMerge(db: Queries, id: string, change: Partial<NewMerge>): Promise<void> {
  await db.update(candidateMerges).set(change).where(eq(candidateMerges.id, id))
}

/** Other proposals about these profiles are void. */
export async function rejectOthers(
  db: Queries,
  { id, candidateIds, at }: { id: string; candidateIds: readonly string[]; at: Date },
): Promise<void> {
  const ids = [...candidateIds]
  await db
    .update(candidateMerges)
    .set({ state: 'rejected', updatedAt: at })
    .where(
      and(
        eq(candidateMerges.state, 'proposed'),
        sql`${candidateMerges.id} <> ${id}`,
        or(inArray(candidateMerges.keptId, ids), inArray(candidateMerges.goneId, ids)),
      ),
    )
}

/** Both profiles as they were are forgotten once nothing can be undone. */
export async function forgetBefore(db: Queries, now: Date): Promise<void> {
  await db
    .update(candidateMerges)
    .set({ before: null })
    .where(and(isNotNull(candidateMerges.before), lt(candidateMerges.undoUntil, now)))
}

/** Erases a person from stored merges. Returns the merges, since mails may be about them. */
export async function eraseMergesOf(db: Queries, candidateId: string): Promise<string[]> {
  const gone = await db
    .update(candidateMerges)
    .set({ before: null, moved: {}, undoUntil: null })
    .where(about(candidateId))
    .returning({ id: candidateMerges.id })
  return gone.map(({ id }) => id)
}
