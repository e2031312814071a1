import type { ReasonKind } from '@assay/contracts/reason-codes'
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { Gone } from '../../../platform/errors/gone.ts'
import { companies } from '../companies/companies.tables.ts'
import { reasonCodes } from './reason-codes.tables.ts'

export type ReasonCode = typeof reasonCodes.$inferSelect

export interface ReasonFilter {
  readonly kind?: ReasonKind | undefined
  readonly retired?: 'yes' | 'no' | undefined
}

export async function listReasons(
  db: Queries,
  companyIds: readonly string[],
  { kind, retired }: ReasonFilter = {},
): Promise<ReasonCode[]> {
  if (companyIds.length === 0) return []
  return db
    .select()
    .from(reasonCodes)
    .where(
      and(
        inArray(reasonCodes.companyId, [...companyIds]),
        kind === undefined ? undefined : eq(reasonCodes.kind, kind),
        retired === 'yes' ? isNotNull(reasonCodes.retiredAt) : undefined,
        retired === 'no' ? isNull(reasonCodes.retiredAt) : undefined,
      ),
    )
    .orderBy(
      sql`array_position(array['reject','decline','withdraw'], ${reasonCodes.kind})`,
      sql`${reasonCodes.retiredAt} is not null`,
      asc(reasonCodes.position),
      asc(reasonCodes.id),
    )
}

export async function findReason(
  db: Queries,
  where: { readonly companyId: string; readonly id: string },
): Promise<ReasonCode | null> {
  const own = and(eq(reasonCodes.companyId, where.companyId), eq(reasonCodes.id, where.id))
  const [found] = await db.select().from(reasonCodes).where(own)
  return found ?? null
}

/** Changes of one company's reasons take turns. */
export async function lockReasons(db: Queries, companyId: string): Promise<void> {
  await db.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update')
}

export async function insertReason(db: Queries, row: typeof reasonCodes.$inferInsert): Promise<ReasonCode> {
  const [inserted] = await db.insert(reasonCodes).values(row).returning()
  if (inserted === undefined) throw new Error('The reason was not inserted.')
  return inserted
}

export async function updateReason(
  db: Queries,
  id: string,
  change: Partial<Pick<ReasonCode, 'label' | 'position' | 'retiredAt'>>,
  now: Date,
): Promise<ReasonCode> {
  const [updated] = await db
    .update(reasonCodes)
    .set({ ...change, updatedAt: now, version: sql`${reasonCodes.version} + 1` })
    .where(eq(reasonCodes.id, id))
    .returning()
  if (updated === undefined) throw new Gone('reason')
  return updated
}

export async function numberReasons(db: Queries, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries())
    await db.update(reasonCodes).set({ position }).where(eq(reasonCodes.id, id))
}
