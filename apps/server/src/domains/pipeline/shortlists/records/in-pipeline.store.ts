// Counts and ids of shortlisted candidates, without loading whole entries.
import { activeStages } from '@assay/contracts/shortlisteds'
import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../../../platform/context/context.ts'
import type { EntryScope } from './shortlisteds.store.ts'
import { shortlisteds } from './shortlisteds.tables.ts'

/** Candidates by stage, by requirement. */
export async function countStages(
  db: Queries,
  requirementIds: readonly string[],
): Promise<Map<string, Record<string, number>>> {
  const counts = new Map<string, Record<string, number>>()
  if (requirementIds.length === 0) return counts
  const rows = await db
    .select({ requirementId: shortlisteds.requirementId, stage: shortlisteds.stage, people: count() })
    .from(shortlisteds)
    .where(inArray(shortlisteds.requirementId, [...requirementIds]))
    .groupBy(shortlisteds.requirementId, shortlisteds.stage)
  for (const { requirementId, stage, people } of rows)
    counts.set(requirementId, { ...counts.get(requirementId), [stage]: people })
  return counts
}

/** Candidates that criteria exclude: those in a pipeline of the company, and rejected ones. */
export async function listInPipeline(
  db: Queries,
  wanted: { companyId: string; requirementId: string | null; inPipeline: boolean; rejected: boolean },
): Promise<string[]> {
  const { companyId, requirementId, inPipeline, rejected } = wanted
  if (!inPipeline && !rejected) return []
  // A rejection for one requirement has no meaning for another.
  const isRejected = and(
    eq(shortlisteds.stage, 'rejected'),
    requirementId === null ? undefined : eq(shortlisteds.requirementId, requirementId),
  )
  const isActive = inArray(shortlisteds.stage, [...activeStages, 'hired'])
  const wantedOnes = inPipeline && rejected ? sql`(${isActive} or (${isRejected}))` : inPipeline ? isActive : isRejected
  const rows = await db
    .selectDistinct({ id: shortlisteds.candidateId })
    .from(shortlisteds)
    .where(and(eq(shortlisteds.companyId, companyId), wantedOnes))
  return rows.map(({ id }) => id)
}

/** Every candidate in these pipelines, wherever they got to. */
export async function listEntryCandidates(db: Queries, { companyId, requirementIds }: EntryScope): Promise<string[]> {
  if (requirementIds !== null) return listShortlistedIds(db, requirementIds)
  const rows = await db
    .selectDistinct({ id: shortlisteds.candidateId })
    .from(shortlisteds)
    .where(and(eq(shortlisteds.companyId, companyId), isNull(shortlisteds.anonymizedAt)))
  return rows.map(({ id }) => id)
}

/** Candidates on the shortlists of these requirements. */
export async function listShortlistedIds(db: Queries, requirementIds: readonly string[]): Promise<string[]> {
  if (requirementIds.length === 0) return []
  const rows = await db
    .selectDistinct({ id: shortlisteds.candidateId })
    .from(shortlisteds)
    .where(inArray(shortlisteds.requirementId, [...requirementIds]))
  return rows.map(({ id }) => id)
}
