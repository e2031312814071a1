import { isGone } from '@assay/contracts/candidates'
import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, count, eq, exists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../../platform/context/context.ts'
import { type KeysetPage, keysetClauses, keysetPage, type OrderKey } from '../../../platform/database/keyset.ts'
import { candidateSkills, candidates, vettingResults } from '../profiles/candidates.tables.ts'

export type VettingResult = typeof vettingResults.$inferSelect
export interface ShownResult extends VettingResult {
  readonly candidateName: string
  readonly isSuperseded: boolean
}

const newer = alias(vettingResults, 'newer')
const columns = (db: Queries) => ({
  result: vettingResults,
  candidateName: candidates.maskedName,
  isSuperseded: sql<boolean>`${exists(
    db.select({ one: sql`1` }).from(newer).where(eq(newer.supersedes, vettingResults.id)),
  )}`,
})

type Row = { result: VettingResult; candidateName: string; isSuperseded: boolean }
const shown = ({ result, ...also }: Row): ShownResult => ({ ...result, ...also })

interface Wanted {
  readonly filter: { readonly candidate?: string | undefined; readonly stage?: string | undefined }
  readonly sort: readonly SortKey[]
  readonly page: PageRequest
}

export async function listResults(
  db: Queries,
  { filter, sort, page }: Wanted,
): Promise<KeysetPage<ShownResult> & { total: number }> {
  const first = sort[0] ?? { name: 'on', descending: true }
  const { descending } = first
  const keys: OrderKey<ShownResult>[] = [
    first.name === 'createdAt'
      ? { by: vettingResults.createdAt, descending, read: (row) => row.createdAt }
      : { by: vettingResults.on, descending, read: (row) => row.on },
    { by: vettingResults.id, descending, read: (row) => row.id },
  ]
  const clauses = keysetClauses(page, keys)
  const among = and(
    filter.candidate === undefined ? undefined : eq(vettingResults.candidateId, filter.candidate),
    filter.stage === undefined ? undefined : eq(vettingResults.stage, filter.stage),
  )
  const rows = await db
    .select(columns(db))
    .from(vettingResults)
    .innerJoin(candidates, eq(candidates.id, vettingResults.candidateId))
    .where(and(among, clauses.where))
    .orderBy(...clauses.orderBy)
    .limit(clauses.limit)
    .offset(clauses.offset)
  const [counted] = await db.select({ total: count() }).from(vettingResults).where(among)
  return { ...keysetPage(rows.map(shown), page, keys), total: counted?.total ?? 0 }
}

/** Every result of one candidate. */
export async function listResultsOf(db: Queries, candidateId: string): Promise<ShownResult[]> {
  const rows = await db
    .select(columns(db))
    .from(vettingResults)
    .innerJoin(candidates, eq(candidates.id, vettingResults.candidateId))
    .where(eq(vettingResults.candidateId, candidateId))
  return rows.map(shown)
}

export async function findResult(db: Queries, id: string): Promise<ShownResult | null> {
  const [row] = await db
    .select(columns(db))
    .from(vettingResults)
    .innerJoin(candidates, eq(candidates.id, vettingResults.candidateId))
    .where(eq(vettingResults.id, id))
  return row ? shown(row) : null
}

export async function insertResult(db: Queries, row: typeof vettingResults.$inferInsert): Promise<VettingResult> {
  const [inserted] = await db.insert(vettingResults).values(row).returning()
  if (inserted === undefined) throw new Error('The result was not inserted.')
  return inserted
}

/** As they are stored: a merged skill by its own id. */
export async function listSkillIdsOf(db: Queries, candidateId: string): Promise<Set<string>> {
  const rows = await db
    .select({ id: candidateSkills.skillId })
    .from(candidateSkills)
    .where(eq(candidateSkills.candidateId, candidateId))
  return new Set(rows.map(({ id }) => id))
}

/** Locks the candidate's row. */
export async function lockCandidate(
  db: Queries,
  id: string,
): Promise<(typeof candidates.$inferSelect)['state'] | null> {
  const [found] = await db
    .select({ state: candidates.state })
    .from(candidates)
    .where(eq(candidates.id, id))
    .for('update')
  return found === undefined || isGone(found.state) ? null : found.state
}

export async function moveCandidate(
  db: Queries,
  { id, to, at }: { id: string; to: (typeof candidates.$inferSelect)['state']; at: Date },
): Promise<void> {
  await db
    .update(candidates)
    .set({ state: to, updatedAt: at, version: sql`${candidates.version} + 1` })
    .where(eq(candidates.id, id))
}
