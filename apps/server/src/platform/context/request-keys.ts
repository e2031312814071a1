import { and, eq, lte } from 'drizzle-orm'
import { DAY_MS } from '../time/durations.ts'
import type { Context, Queries } from './context.ts'
import { requestKeys } from './request-keys.tables.ts'

/** A request that is carried out once, however often it is sent. */
export interface Once {
  readonly scope: string
  readonly key: string
  readonly requestHash: Buffer
  /** The type of what the request makes. */
  readonly type: string
  /** Set when its first transaction is committed. */
  isTaken: boolean
}

export type UsedKey = typeof requestKeys.$inferSelect

const KEPT_MS = DAY_MS

/** Another request with the same key was carried out in the meantime. */
export class RepeatedRequest extends Error {}

/** Takes the key in the request's own transaction, so that a crash leaves both or neither. */
export async function takeKey(tx: Queries, { scope, key, requestHash }: Once, now: Date): Promise<void> {
  const taken = await tx
    .insert(requestKeys)
    .values({ scope, key, requestHash, usedAt: now })
    .onConflictDoUpdate({
      target: [requestKeys.scope, requestKeys.key],
      set: { requestHash, resourceId: null, meta: null, status: null, usedAt: now },
      setWhere: lte(requestKeys.usedAt, new Date(now.getTime() - KEPT_MS)),
    })
    .returning({ key: requestKeys.key })
  if (taken.length === 0) throw new RepeatedRequest('The key was used.')
}

/** Keeps what the request made; its later answers show that. */
export async function saveResult(
  db: Queries,
  { scope, key }: Once,
  result: Partial<Pick<UsedKey, 'resourceId' | 'meta' | 'status'>>,
): Promise<void> {
  await db
    .update(requestKeys)
    .set(result)
    .where(and(eq(requestKeys.scope, scope), eq(requestKeys.key, key)))
}

export async function findUsedKey(ctx: Context, { scope, key }: Once): Promise<UsedKey | null> {
  const [used] = await ctx.db
    .select()
    .from(requestKeys)
    .where(and(eq(requestKeys.scope, scope), eq(requestKeys.key, key)))
  return used !== undefined && used.usedAt.getTime() > ctx.now().getTime() - KEPT_MS ? used : null
}

export async function purgeRequestKeys(ctx: Context): Promise<void> {
  await ctx.db.delete(requestKeys).where(lte(requestKeys.usedAt, new Date(ctx.now().getTime() - KEPT_MS)))
}
