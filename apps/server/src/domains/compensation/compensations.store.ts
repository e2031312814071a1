import type { Narrowing } from '@assay/contracts/compensations'
import { and, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/context/context.ts'
import { newId } from '../../platform/database/new-id.ts'
import type { PublishedCell, Window } from './compensations.rules.ts'
import { compensations } from './compensations.tables.ts'

export type Compensation = typeof compensations.$inferSelect

export interface CellFilter {
  readonly titleIds?: readonly string[] | undefined
  readonly kind?: Compensation['kind'] | undefined
  readonly engagement?: Compensation['engagement'] | undefined
  readonly skillId?: string | undefined
  readonly country?: string | undefined
  readonly minYears?: number | undefined
  /** Of these dimensions only cells that leave them open. */
  readonly open?: readonly Narrowing[] | undefined
}

const columnOf = { experience: compensations.minYears, skill: compensations.skillId, country: compensations.country }

/** Published cells only: a suppressed one is never answered. */
export async function listPublished(db: Queries, filter: CellFilter): Promise<Compensation[]> {
  const { titleIds, kind, engagement, skillId, country, minYears, open = [] } = filter
  const wanted: (SQL | undefined)[] = [
    eq(compensations.state, 'published'),
    titleIds === undefined ? undefined : inArray(compensations.titleId, [...titleIds]),
    kind === undefined ? undefined : eq(compensations.kind, kind),
    engagement === undefined ? undefined : eq(compensations.engagement, engagement),
    skillId === undefined ? undefined : eq(compensations.skillId, skillId),
    country === undefined ? undefined : eq(compensations.country, country),
    minYears === undefined ? undefined : eq(compensations.minYears, minYears),
    ...open.map((dimension) => isNull(columnOf[dimension])),
  ]
  return db
    .select()
    .from(compensations)
    .where(and(...wanted))
    .orderBy(compensations.id)
}

export async function findPublished(db: Queries, id: string): Promise<Compensation | null> {
  const [found] = await db
    .select()
    .from(compensations)
    .where(and(eq(compensations.id, id), eq(compensations.state, 'published')))
  return found ?? null
}

/** Pinned cells, also those that are not published at present. */
export async function listCells(db: Queries, ids: readonly string[]): Promise<Compensation[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(compensations)
    .where(inArray(compensations.id, [...ids]))
}

export async function hasPublished(db: Queries, toDay: string): Promise<boolean> {
  const found = await db
    .select({ id: compensations.id })
    .from(compensations)
    .where(and(eq(compensations.state, 'published'), eq(compensations.toDay, toDay)))
    .limit(1)
  return found.length > 0
}

const SUPPRESSED = {
  state: 'suppressed' as const,
  p10: null,
  p25: null,
  p50: null,
  p75: null,
  p90: null,
  sampleSize: null,
  contributors: null,
  maxShare: null,
}
const BATCH = 500

/** Publishes exactly these cells; the others lose their figures. */
export async function replaceCells(
  db: Queries,
  { cells, window, now }: { cells: readonly PublishedCell[]; window: Window; now: Date },
): Promise<void> {
  const days = { fromDay: window.from, toDay: window.to, updatedAt: now }
  for (let start = 0; start < cells.length; start += BATCH)
    await db
      .insert(compensations)
      .values(
        cells
          .slice(start, start + BATCH)
          .map((cell) => ({ id: newId(now.getTime()), ...cell, ...days, state: 'published' as const, createdAt: now })),
      )
      .onConflictDoUpdate({
        target: [
          ...[compensations.kind, compensations.titleId, compensations.skillId, compensations.country],
          ...[compensations.minYears, compensations.engagement, compensations.period, compensations.currency],
        ],
        set: Object.fromEntries(
          Object.entries(REPLACED).map(([name, column]) => [name, sql.raw(`excluded.${column}`)]),
        ),
      })
  await db
    .update(compensations)
    .set({ ...SUPPRESSED, ...days })
    .where(and(eq(compensations.state, 'published'), lt(compensations.updatedAt, now)))
}

const REPLACED = {
  state: 'state',
  p10: 'p10',
  p25: 'p25',
  p50: 'p50',
  p75: 'p75',
  p90: 'p90',
  sampleSize: 'sample_size',
  contributors: 'contributors',
  maxShare: 'max_share',
  fromDay: 'from_day',
  toDay: 'to_day',
  updatedAt: 'updated_at',
} as const
