import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../platform/context/context.ts'
import { fromEitherEnd, type KeysetPage, type OrderKey } from '../../platform/database/keyset.ts'
import { listRows } from '../../platform/database/list-page.ts'
import { compensationPins as pins } from './compensations.tables.ts'

export type CompensationPin = typeof pins.$inferSelect

/** The jobs whose pins a caller may read; null: all of the company. */
export interface PinScope {
  readonly companyId: string
  readonly requirementIds: ReadonlySet<string> | null
}

const within = ({ companyId, requirementIds }: PinScope) =>
  and(
    eq(pins.companyId, companyId),
    requirementIds === null ? undefined : inArray(pins.requirementId, [...requirementIds]),
  )

export async function listPins(
  db: Queries,
  wanted: { scope: PinScope; requirementId: string | undefined; sort: readonly SortKey[]; page: PageRequest },
): Promise<KeysetPage<CompensationPin> & { total: number }> {
  const keys = fromEitherEnd<CompensationPin>(
    [
      { by: pins.createdAt, descending: true, read: (row) => row.createdAt },
      { by: pins.id, descending: true, read: (row) => row.id },
    ] satisfies OrderKey<CompensationPin>[],
    wanted.sort,
  )
  const among = and(
    within(wanted.scope),
    wanted.requirementId === undefined ? undefined : eq(pins.requirementId, wanted.requirementId),
  )
  return listRows(db, pins, { page: wanted.page, keys, where: among })
}

export async function findPin(db: Queries, scope: PinScope, id: string): Promise<CompensationPin | null> {
  const [found] = await db
    .select()
    .from(pins)
    .where(and(within(scope), eq(pins.id, id)))
  return found ?? null
}

/** One for each job: an earlier one is replaced. */
export async function savePin(db: Queries, pin: typeof pins.$inferInsert): Promise<CompensationPin> {
  const { compensationId, createdBy, updatedAt } = pin
  const [kept] = await db
    .insert(pins)
    .values(pin)
    .onConflictDoUpdate({
      target: pins.requirementId,
      set: { compensationId, createdBy, ...(updatedAt === undefined ? {} : { updatedAt }) },
    })
    .returning()
  if (kept === undefined) throw new Error('The pin was neither added nor replaced.')
  return kept
}

export async function removePin(db: Queries, id: string): Promise<void> {
  await db.delete(pins).where(eq(pins.id, id))
}
