import { CALLS_KEPT } from '@assay/contracts/agency-api-keys'
import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, count, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { fromEitherEnd } from '../../../platform/database/keyset.ts'
import { listPage } from '../../../platform/database/list-page.ts'
import { agencyApiCalls, agencyApiKeys } from './api-keys.tables.ts'

export type ApiCall = typeof agencyApiCalls.$inferSelect

/** Of the latest calls only: the rest awaits its removal. */
const latestOf = (db: Queries, agencyId: string) =>
  db
    .select({ id: agencyApiCalls.id })
    .from(agencyApiCalls)
    .where(eq(agencyApiCalls.agencyId, agencyId))
    .orderBy(sql`${agencyApiCalls.createdAt} desc, ${agencyApiCalls.id} desc`)
    .limit(CALLS_KEPT)

export async function listApiCalls(
  db: Queries,
  wanted: { agencyId: string; keyId: string | undefined; sort: readonly SortKey[]; page: PageRequest },
) {
  const where = and(
    eq(agencyApiCalls.agencyId, wanted.agencyId),
    sql`${agencyApiCalls.id} in ${latestOf(db, wanted.agencyId)}`,
    wanted.keyId === undefined ? undefined : eq(agencyApiCalls.keyId, wanted.keyId),
  )
  return listPage({
    page: wanted.page,
    keys: fromEitherEnd<ApiCall>(
      [
        { by: agencyApiCalls.createdAt, descending: true, read: (row) => row.createdAt },
        { by: agencyApiCalls.id, descending: true, read: (row) => row.id },
      ],
      wanted.sort,
    ),
    rows: ({ where: beyond, orderBy, limit, offset }) =>
      db
        .select()
        .from(agencyApiCalls)
        .where(and(where, beyond))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: () => db.select({ total: count() }).from(agencyApiCalls).where(where),
  })
}

export async function findApiCall(db: Queries, id: string, agencyId: string): Promise<ApiCall | null> {
  const [found] = await db
    .select()
    .from(agencyApiCalls)
    .where(and(eq(agencyApiCalls.id, id), eq(agencyApiCalls.agencyId, agencyId)))
  return found ?? null
}

/** The agency is that of the key. */
export async function insertApiCall(db: Queries, { id, ...call }: Omit<ApiCall, 'agencyId'>): Promise<void> {
  const [key] = await db
    .select({ agencyId: agencyApiKeys.agencyId })
    .from(agencyApiKeys)
    .where(eq(agencyApiKeys.id, call.keyId))
  if (key !== undefined) await db.insert(agencyApiCalls).values({ id, ...call, agencyId: key.agencyId })
}

/** Keeps the latest calls of each agency. */
export async function deleteOldCalls(db: Queries): Promise<void> {
  await db.execute(sql`
    delete from ${agencyApiCalls} where id in (
      select id from (
        select id, row_number() over (partition by agency_id order by created_at desc, id desc) as place
        from ${agencyApiCalls}
      ) as ranked where place > ${CALLS_KEPT}
    )`)
}
