import { RATE_WINDOW_SECONDS } from '@assay/contracts/agency-api-keys'
import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, count, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { fromEitherEnd } from '../../../platform/database/keyset.ts'
import { listPage } from '../../../platform/database/list-page.ts'
import { Gone } from '../../../platform/errors/gone.ts'
import { agencies } from '../records/agencies.tables.ts'
import type { AgencyApiAccess } from './api-keys.policy.ts'
import { agencyApiKeys, agencyApiUsage } from './api-keys.tables.ts'

export type NewApiKey = typeof agencyApiKeys.$inferInsert
export type ApiKeyRow = typeof agencyApiKeys.$inferSelect
export type ApiKey = ApiKeyRow & { readonly lastUsedAt: Date | null }

const accessibleTo = (access: AgencyApiAccess): SQL | undefined => {
  if (access.kind === 'every') return undefined
  return access.kind === 'agency' ? eq(agencyApiKeys.agencyId, access.agencyId) : sql`false`
}

const withUsage = (db: Queries) =>
  db
    .select({ key: agencyApiKeys, lastUsedAt: agencyApiUsage.lastUsedAt })
    .from(agencyApiKeys)
    .leftJoin(agencyApiUsage, eq(agencyApiUsage.keyId, agencyApiKeys.id))

type Joined = Awaited<ReturnType<typeof withUsage>>[number]

const flat = ({ key, lastUsedAt }: Joined): ApiKey => ({ ...key, lastUsedAt })

export async function listApiKeys(
  db: Queries,
  { access, sort, page }: { access: AgencyApiAccess; sort: readonly SortKey[]; page: PageRequest },
) {
  const where = accessibleTo(access)
  const byUse = sort[0]?.name === 'lastUsedAt'
  const keys = fromEitherEnd<Joined>(
    [
      byUse
        ? { by: agencyApiUsage.lastUsedAt, descending: true, read: (row) => row.lastUsedAt }
        : { by: agencyApiKeys.createdAt, descending: true, read: (row) => row.key.createdAt },
      { by: agencyApiKeys.id, descending: true, read: (row) => row.key.id },
    ],
    sort,
  )
  const found = await listPage({
    page,
    keys,
    rows: ({ where: beyond, orderBy, limit, offset }) =>
      withUsage(db)
        .where(and(where, beyond))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: () => db.select({ total: count() }).from(agencyApiKeys).where(where),
  })
  return { ...found, data: found.data.map(flat) }
}

export async function findApiKey(db: Queries, id: string, access: AgencyApiAccess): Promise<ApiKey | null> {
  const [found] = await withUsage(db).where(and(eq(agencyApiKeys.id, id), accessibleTo(access)))
  return found === undefined ? null : flat(found)
}

export async function listApiKeysById(db: Queries, ids: readonly string[]): Promise<Map<string, ApiKeyRow>> {
  if (ids.length === 0) return new Map()
  const found = await db
    .select()
    .from(agencyApiKeys)
    .where(inArray(agencyApiKeys.id, [...ids]))
  return new Map(found.map((key) => [key.id, key]))
}

export async function countUsableKeys(db: Queries, agencyId: string, at: Date): Promise<number> {
  const isUsable = and(
    isNull(agencyApiKeys.revokedAt),
    or(isNull(agencyApiKeys.expiresAt), gt(agencyApiKeys.expiresAt, at)),
  )
  const [counted] = await db
    .select({ total: count() })
    .from(agencyApiKeys)
    .where(and(eq(agencyApiKeys.agencyId, agencyId), isUsable))
  return counted?.total ?? 0
}

export async function insertApiKey(db: Queries, key: NewApiKey): Promise<ApiKeyRow> {
  const [inserted] = await db.insert(agencyApiKeys).values(key).returning()
  if (inserted === undefined) throw new Error('The key was not inserted.')
  return inserted
}

export async function lockApiKey(db: Queries, id: string): Promise<ApiKeyRow> {
  const [locked] = await db.select().from(agencyApiKeys).where(eq(agencyApiKeys.id, id)).for('update')
  if (locked === undefined) throw new Gone('key')
  return locked
}

export async function updateApiKey(
  db: Queries,
  id: string,
  change: { readonly [Name in keyof NewApiKey]?: NewApiKey[Name] | undefined },
  at: Date,
): Promise<ApiKeyRow> {
  const [updated] = await db
    .update(agencyApiKeys)
    // Columns that are undefined stay as they are.
    .set({ ...(change as Partial<NewApiKey>), version: sql`${agencyApiKeys.version} + 1`, updatedAt: at })
    .where(eq(agencyApiKeys.id, id))
    .returning()
  if (updated === undefined) throw new Gone('key')
  return updated
}

/** By a secret that is valid now; with the state of its agency. */
export async function findKeyBySecret(db: Queries, secretHash: Buffer, at: Date) {
  const [found] = await db
    .select({ key: agencyApiKeys, agencyState: agencies.state })
    .from(agencyApiKeys)
    .innerJoin(agencies, eq(agencies.id, agencyApiKeys.agencyId))
    .where(
      or(
        eq(agencyApiKeys.secretHash, secretHash),
        and(eq(agencyApiKeys.previousHash, secretHash), gt(agencyApiKeys.previousUntil, at)),
      ),
    )
  return found ?? null
}

/** Counts one request in the current window, for all servers together. */
export async function countRequest(
  db: Queries,
  keyId: string,
  at: Date,
): Promise<{ startsAt: Date; requests: number }> {
  const [edge, ahead] = [-1, 1].map((side) => new Date(at.getTime() + side * RATE_WINDOW_SECONDS * 1000))
  // A window that begins later was begun by a clock far ahead.
  const isOver = sql`(${agencyApiUsage.windowStartsAt} <= ${edge} or ${agencyApiUsage.windowStartsAt} > ${ahead})`
  const [counted] = await db
    .insert(agencyApiUsage)
    .values({ keyId, windowStartsAt: at, requests: 1, lastUsedAt: at })
    .onConflictDoUpdate({
      target: agencyApiUsage.keyId,
      set: {
        windowStartsAt: sql`case when ${isOver} then ${at} else ${agencyApiUsage.windowStartsAt} end`,
        requests: sql`case when ${isOver} then 1 else ${agencyApiUsage.requests} + 1 end`,
        lastUsedAt: at,
      },
    })
    .returning()
  return { startsAt: counted?.windowStartsAt ?? at, requests: counted?.requests ?? 1 }
}
