import type { DuplicateSignal } from '@assay/contracts/candidate-merges'
import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/context/context.ts'
import { fromEitherEnd, type KeysetPage } from '../../platform/database/keyset.ts'
import { listPage } from '../../platform/database/list-page.ts'
import { newId } from '../../platform/database/new-id.ts'
import { type CareerSource, type LikelyPair, listCareerSources } from '../candidates/index.ts'
import { candidateDuplicates } from './candidate-merges.tables.ts'

export type Duplicate = typeof candidateDuplicates.$inferSelect

export async function listDuplicates(
  db: Queries,
  wanted: {
    filter: {
      readonly state?: Duplicate['state'] | undefined
      readonly signal?: DuplicateSignal | undefined
      readonly candidate?: string | undefined
    }
    sort: readonly SortKey[]
    page: PageRequest
  },
): Promise<KeysetPage<Duplicate> & { total: number }> {
  const { state, signal, candidate } = wanted.filter
  const among = and(
    state === undefined ? undefined : eq(candidateDuplicates.state, state),
    signal === undefined ? undefined : sql`${signal} = any(${candidateDuplicates.signals})`,
    candidate === undefined ? undefined : about(candidate),
  )
  return listPage<Duplicate>({
    page: wanted.page,
    keys: fromEitherEnd<Duplicate>(
      [
        { by: candidateDuplicates.createdAt, descending: true, read: ({ createdAt }) => createdAt },
        { by: candidateDuplicates.id, descending: true, read: ({ id }) => id },
      ],
      wanted.sort,
    ),
    rows: ({ where, orderBy, limit, offset }) =>
      db
        .select()
        .from(candidateDuplicates)
        .where(and(among, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: () => db.select({ total: count() }).from(candidateDuplicates).where(among),
  })
}

const about = (candidateId: string): SQL | undefined =>
  or(eq(candidateDuplicates.firstId, candidateId), eq(candidateDuplicates.secondId, candidateId))

interface Alike {
  readonly pairs: readonly (readonly [string, string])[]
  readonly sources: ReadonlyMap<string, CareerSource>
}

/** Pairs of these candidates with nearly the same career, unless an operator keeps them separate, and their sources. */
export async function listAlike(db: Queries, candidateIds: readonly string[]): Promise<Alike> {
  const ids = [...candidateIds]
  const found = await db
    .select({ firstId: candidateDuplicates.firstId, secondId: candidateDuplicates.secondId })
    .from(candidateDuplicates)
    .where(
      and(
        eq(candidateDuplicates.state, 'open'),
        sql`'telling' = any(${candidateDuplicates.signals})`,
        inArray(candidateDuplicates.firstId, ids),
        inArray(candidateDuplicates.secondId, ids),
      ),
    )
  const pairs = found.map(({ firstId, secondId }) => [firstId, secondId] as const)
  return { pairs, sources: pairs.length === 0 ? new Map() : await listCareerSources(db, [...new Set(pairs.flat())]) }
}

export async function findDuplicate(db: Queries, id: string): Promise<Duplicate | null> {
  const [found] = await db.select().from(candidateDuplicates).where(eq(candidateDuplicates.id, id))
  return found ?? null
}

/** Returns the pairs that are new. Those that no longer hold and were never settled go. */
export async function putDuplicates(db: Queries, pairs: readonly LikelyPair[], now: Date): Promise<string[]> {
  const said = JSON.stringify(pairs.map((pair) => ({ ...pair, id: newId(now.getTime()) })))
  const { rows } = await db.execute<{ id: string }>(sql`
    with said as (
      select (row ->> 'id')::uuid as id, (row ->> 'firstId')::uuid as first_id, (row ->> 'secondId')::uuid as second_id,
        array(select jsonb_array_elements_text(row -> 'signals')) as signals
      from jsonb_array_elements(${said}::jsonb) as row),
    gone as (
      delete from ${candidateDuplicates} pair where pair.state = 'open' and not exists (
        select from said where said.first_id = pair.first_id and said.second_id = pair.second_id)),
    changed as (
      update ${candidateDuplicates} pair set signals = said.signals, updated_at = ${now} from said
      where pair.first_id = said.first_id and pair.second_id = said.second_id and pair.signals <> said.signals)
    insert into ${candidateDuplicates} (id, first_id, second_id, signals, created_at, updated_at)
    select id, first_id, second_id, signals, ${now}, ${now} from said
    on conflict (first_id, second_id) do nothing returning id`)
  return rows.map(({ id }) => id)
}

/** null if it is not in that state. */
export async function settleDuplicate(
  db: Queries,
  { id, from, to, at }: { id: string; from: Duplicate['state']; to: Duplicate['state']; at: Date },
): Promise<Duplicate | null> {
  const [settled] = await db
    .update(candidateDuplicates)
    .set({ state: to, updatedAt: at })
    .where(and(eq(candidateDuplicates.id, id), eq(candidateDuplicates.state, from)))
    .returning()
  return settled ?? null
}

/** The pair of two profiles, in either order. */
export async function markPair(
  db: Queries,
  { ids, to, at }: { ids: readonly [string, string]; to: Duplicate['state']; at: Date },
): Promise<void> {
  const both = [...ids]
  await db
    .update(candidateDuplicates)
    .set({ state: to, updatedAt: at })
    .where(and(inArray(candidateDuplicates.firstId, both), inArray(candidateDuplicates.secondId, both)))
}

/** Other open pairs with the removed profile. */
export async function deleteOpenPairsOf(db: Queries, candidateId: string): Promise<void> {
  await db.delete(candidateDuplicates).where(and(eq(candidateDuplicates.state, 'open'), about(candidateId)))
}

export async function deletePairsOf(db: Queries, candidateId: string): Promise<void> {
  await db.delete(candidateDuplicates).where(about(candidateId))
}
