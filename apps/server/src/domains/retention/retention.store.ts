import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/context/context.ts'
import type { Counts, Periods } from './retention.rules.ts'
import { retentionPolicies, retentionRuns } from './retention.tables.ts'

export type RetentionPolicy = typeof retentionPolicies.$inferSelect
export type RetentionRun = typeof retentionRuns.$inferSelect

export async function findPolicy(db: Queries, companyId: string): Promise<RetentionPolicy | null> {
  const [found] = await db.select().from(retentionPolicies).where(eq(retentionPolicies.companyId, companyId))
  return found ?? null
}

export async function listPolicies(db: Queries): Promise<RetentionPolicy[]> {
  return db.select().from(retentionPolicies).orderBy(retentionPolicies.companyId)
}

/** null if another user changed it after `version`. */
export async function savePolicy(
  db: Queries,
  { companyId, countsFrom, version, now, ...periods }: Periods & SavedAround,
): Promise<RetentionPolicy | null> {
  const [saved] = await db
    .insert(retentionPolicies)
    .values({ companyId, ...periods, countsFrom, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: retentionPolicies.companyId,
      set: { ...periods, countsFrom, updatedAt: now, version: sql`${retentionPolicies.version} + 1` },
      ...(version !== null && { setWhere: eq(retentionPolicies.version, version) }),
    })
    .returning()
  return saved ?? null
}

interface SavedAround {
  readonly companyId: string
  readonly countsFrom: Date
  readonly version: number | null
  readonly now: Date
}

export async function insertRun(db: Queries, run: Counts & { id: string; companyId: string; at: Date }): Promise<void> {
  await db.insert(retentionRuns).values(run)
}

export async function findLastRun(db: Queries, companyId: string): Promise<RetentionRun | null> {
  const [found] = await db
    .select()
    .from(retentionRuns)
    .where(and(eq(retentionRuns.companyId, companyId)))
    .orderBy(desc(retentionRuns.at))
    .limit(1)
  return found ?? null
}
