import type { PipelineStage } from '@assay/contracts/shortlisteds'
import { OWNERSHIP_ENDS_SOON_DAYS, type SubmissionState } from '@assay/contracts/submissions'
import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../../platform/context/context.ts'
import type { KeysetPage, OrderKey } from '../../../../platform/database/keyset.ts'
import { listRows } from '../../../../platform/database/list-page.ts'
import { Gone } from '../../../../platform/errors/gone.ts'
import { DAY_MS } from '../../../../platform/time/durations.ts'
import { submissions } from '../submissions/submissions.tables.ts'
import { shortlisteds } from './shortlisteds.tables.ts'

export type Submission = typeof submissions.$inferSelect
export type NewSubmission = typeof submissions.$inferInsert

export type SubmissionScope =
  | { readonly agencyId: string }
  /** Null for every requirement. */
  | { readonly companyId: string; readonly requirementIds: readonly string[] | null }

export interface SubmissionFilter {
  readonly state?: string | undefined
  readonly company?: string | undefined
  readonly requirement?: string | undefined
  readonly candidate?: string | undefined
  readonly stage?: string | undefined
  /** Only these employers; absent for all. */
  readonly companies?: readonly string[] | undefined
  /** Ownership that ends soon, counted from here. */
  readonly endingFrom?: Date | undefined
}

interface Wanted {
  readonly scope: SubmissionScope
  readonly filter: SubmissionFilter
  readonly sort: readonly SortKey[]
  readonly page: PageRequest
}

export async function listSubmissions(
  db: Queries,
  wanted: Wanted,
): Promise<KeysetPage<Submission> & { total: number }> {
  const keys = orderKeys(wanted.sort)
  const condition = and(inScope(wanted.scope), fitting(wanted.filter))
  return listRows(db, submissions, { page: wanted.page, keys, where: condition })
}

export async function findSubmission(db: Queries, id: string, scope: SubmissionScope): Promise<Submission | null> {
  const [found] = await db
    .select()
    .from(submissions)
    .where(and(eq(submissions.id, id), inScope(scope)))
  return found ?? null
}

export async function findSubmissionById(db: Queries, id: string): Promise<Submission | null> {
  const [found] = await db.select().from(submissions).where(eq(submissions.id, id))
  return found ?? null
}

/** Of a candidate for a job there is one entry, and at most one submission. */
export async function findSubmissionFor(
  db: Queries,
  { requirementId, candidateId }: { requirementId: string; candidateId: string },
): Promise<Submission | null> {
  const [found] = await db
    .select()
    .from(submissions)
    .where(and(eq(submissions.requirementId, requirementId), eq(submissions.candidateId, candidateId)))
    .orderBy(desc(submissions.createdAt))
    .limit(1)
  return found ?? null
}

/** Agency proposals by shortlist entry. */
export async function listSubmissionsOf(db: Queries, entryIds: readonly string[]): Promise<Map<string, Submission>> {
  if (entryIds.length === 0) return new Map()
  const found = await db
    .select()
    .from(submissions)
    .where(inArray(submissions.shortlistedId, [...entryIds]))
  return new Map(found.map((submission) => [submission.shortlistedId, submission]))
}

/** Candidates that an agency proposed for these requirements. */
export async function listShownByAgency(
  db: Queries,
  { agencyId, requirementIds }: { agencyId: string; requirementIds: readonly string[] },
): Promise<string[]> {
  if (requirementIds.length === 0) return []
  const found = await db
    .selectDistinct({ id: submissions.candidateId })
    .from(submissions)
    .where(and(eq(submissions.agencyId, agencyId), inArray(submissions.requirementId, [...requirementIds])))
  return found.map(({ id }) => id)
}

/** All candidates that an agency submitted to an employer, without repetition. */
export async function listSubmittedTo(
  db: Queries,
  { agencyId, companyId }: { agencyId: string; companyId: string },
): Promise<string[]> {
  const found = await db
    .selectDistinct({ id: submissions.candidateId })
    .from(submissions)
    .where(and(eq(submissions.agencyId, agencyId), eq(submissions.companyId, companyId)))
  return found.map(({ id }) => id)
}

/** The agencies that submitted a candidate to any employer. */
export async function listSubmittersOf(db: Queries, candidateId: string): Promise<string[]> {
  const found = await db
    .selectDistinct({ id: submissions.agencyId })
    .from(submissions)
    .where(eq(submissions.candidateId, candidateId))
  return found.map(({ id }) => id)
}

/** Whether the agency submitted this candidate to the employer, for the job or for any. */
export async function isSubmitted(
  db: Queries,
  wanted: { agencyId: string; companyId: string; candidateId: string; requirementId: string | null },
): Promise<boolean> {
  const found = await db
    .select({ id: submissions.id })
    .from(submissions)
    .where(
      and(
        ...[eq(submissions.agencyId, wanted.agencyId), eq(submissions.companyId, wanted.companyId)],
        eq(submissions.candidateId, wanted.candidateId),
        wanted.requirementId === null ? undefined : eq(submissions.requirementId, wanted.requirementId),
      ),
    )
    .limit(1)
  return found.length > 0
}

export async function insertSubmissions(db: Queries, rows: readonly NewSubmission[]): Promise<Submission[]> {
  return rows.length === 0
    ? []
    : await db
        .insert(submissions)
        .values([...rows])
        .returning()
}

export async function updateSubmission(
  db: Queries,
  id: string,
  change: Partial<Omit<NewSubmission, 'id'>>,
  now: Date,
): Promise<Submission> {
  const [updated] = await db
    .update(submissions)
    .set({ ...change, updatedAt: now, version: sql`${submissions.version} + 1` })
    .where(eq(submissions.id, id))
    .returning()
  if (updated === undefined) throw new Gone('proposal')
  return updated
}

/** Erases the texts of an agency and its client about an erased candidate. */
export async function clearSubmissionNotes(db: Queries, entryIds: readonly string[]): Promise<void> {
  if (entryIds.length === 0) return
  await db
    .update(submissions)
    .set({ note: null, contactMessage: null })
    .where(inArray(submissions.shortlistedId, [...entryIds]))
}

export async function lockSubmission(db: Queries, id: string): Promise<Submission> {
  const [locked] = await db.select().from(submissions).where(eq(submissions.id, id)).for('update')
  if (locked === undefined) throw new Gone('proposal')
  return locked
}

/** Of these candidates and jobs (`requirement/candidate`), those whose introduction is disputed. */
export async function listDisputed(db: Queries, candidateIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (candidateIds.length === 0) return new Set()
  const found = await db
    .select({ requirementId: submissions.requirementId, candidateId: submissions.candidateId })
    .from(submissions)
    .where(and(inArray(submissions.candidateId, [...candidateIds]), isNotNull(submissions.disputedSince)))
  return new Set(found.map(({ requirementId, candidateId }) => `${requirementId}/${candidateId}`))
}

/** Proposals with expired ownership. */
export async function listOwnershipsOver(db: Queries, now: Date, limit: number): Promise<string[]> {
  const found = await db
    .select({ id: submissions.id })
    .from(submissions)
    .where(
      and(...[eq(submissions.state, 'accepted'), lte(submissions.ownedUntil, now)], isNull(submissions.disputedSince)),
    )
    .orderBy(submissions.ownedUntil)
    .limit(limit)
  return found.map(({ id }) => id)
}

export interface SubmissionCounts {
  readonly byState: Readonly<Partial<Record<SubmissionState, number>>>
  readonly byStage: Readonly<Record<string, number>>
  readonly endingSoon: number
}

/** The outcome of an agency’s candidates at one employer. */
export async function countSubmissions(
  db: Queries,
  { agencyId, companyId, now }: { agencyId: string; companyId: string; now: Date },
): Promise<SubmissionCounts> {
  const pair = and(eq(submissions.agencyId, agencyId), eq(submissions.companyId, companyId))
  const states = await db
    .select({ state: submissions.state, people: count() })
    .from(submissions)
    .where(pair)
    .groupBy(submissions.state)
  const stages = await db
    .select({ stage: shortlisteds.stage, people: count() })
    .from(submissions)
    .innerJoin(shortlisteds, eq(shortlisteds.id, submissions.shortlistedId))
    .where(pair)
    .groupBy(shortlisteds.stage)
  const [ending] = await db
    .select({ people: count() })
    .from(submissions)
    .where(and(pair, endsSoon(now)))
  return {
    byState: Object.fromEntries(states.map(({ state, people }) => [state, people])),
    byStage: Object.fromEntries(stages.map(({ stage, people }) => [stage, people])),
    endingSoon: ending?.people ?? 0,
  }
}

const endsSoon = (now: Date): SQL | undefined =>
  and(
    eq(submissions.state, 'accepted'),
    ...[
      gt(submissions.ownedUntil, now),
      lte(submissions.ownedUntil, new Date(now.getTime() + OWNERSHIP_ENDS_SOON_DAYS * DAY_MS)),
    ],
  )

function inScope(scope: SubmissionScope): SQL | undefined {
  if ('agencyId' in scope) return eq(submissions.agencyId, scope.agencyId)
  return and(
    eq(submissions.companyId, scope.companyId),
    scope.requirementIds === null ? undefined : inArray(submissions.requirementId, [...scope.requirementIds]),
  )
}

function fitting(filter: SubmissionFilter): SQL | undefined {
  const { state, company, requirement, candidate, stage, companies, endingFrom } = filter
  return and(
    companies === undefined ? undefined : inArray(submissions.companyId, [...companies]),
    stage === undefined ? undefined : sql`${submissions.shortlistedId} in ${inStage(stage)}`,
    state === undefined ? undefined : inArray(submissions.state, state.split(',') as SubmissionState[]),
    company === undefined ? undefined : eq(submissions.companyId, company),
    requirement === undefined ? undefined : eq(submissions.requirementId, requirement),
    candidate === undefined ? undefined : eq(submissions.candidateId, candidate),
    endingFrom === undefined ? undefined : endsSoon(endingFrom),
  )
}

const inStage = (stage: string): SQL =>
  sql`(select ${shortlisteds.id} from ${shortlisteds} where ${inArray(shortlisteds.stage, stage.split(',') as PipelineStage[])})`

const SORTABLE = {
  createdAt: { by: submissions.createdAt, read: (row: Submission) => row.createdAt },
  ownedUntil: { by: submissions.ownedUntil, read: (row: Submission) => row.ownedUntil },
  state: { by: submissions.state, read: (row: Submission) => row.state },
} as const

function orderKeys(sort: readonly SortKey[]): OrderKey<Submission>[] {
  const asked = sort.flatMap(({ name, descending }) =>
    Object.hasOwn(SORTABLE, name) ? [{ ...SORTABLE[name as keyof typeof SORTABLE], descending }] : [],
  )
  const keys = asked.length > 0 ? asked : [{ ...SORTABLE.createdAt, descending: true }]
  return [...keys, { by: submissions.id, descending: true, read: (row: Submission) => row.id }]
}
