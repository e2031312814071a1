import type { PipelineStage } from '@assay/contracts/shortlisteds'
import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, count, eq, gte, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../../platform/context/context.ts'
import type { KeysetPage, OrderKey } from '../../../../platform/database/keyset.ts'
import { listRows } from '../../../../platform/database/list-page.ts'
import { movableRows } from '../../../../platform/database/movable-rows.ts'
import { prepared } from '../../../../platform/database/prepared.ts'
import { Gone } from '../../../../platform/errors/gone.ts'
import { feedbackOpinions } from '../feedback/feedback-requests.tables.ts'
import { shortlistNotes } from '../notes/shortlist-notes.tables.ts'
import { submissions } from '../submissions/submissions.tables.ts'
import { shortlistedTags } from '../tags/tags.tables.ts'
import { shortlisteds, shortlistVotes } from './shortlisteds.tables.ts'
import type { VoteRow } from './votes.store.ts'

export type Entry = typeof shortlisteds.$inferSelect
export type NewEntry = typeof shortlisteds.$inferInsert

export interface EntryScope {
  readonly companyId: string
  /** Null for every requirement. */
  readonly requirementIds: readonly string[] | null
}

/** One agency’s proposals: the only entries that its client contacts see. */
export interface ShownScope {
  readonly shownBy: string
  readonly requirementIds: readonly string[]
}

export interface EntryFilter {
  readonly requirement?: string | undefined
  readonly candidate?: string | undefined
  readonly stage?: string | undefined
  readonly owner?: string | undefined
  readonly tag?: string | undefined
}

export async function listEntries(
  db: Queries,
  wanted: { scope: EntryScope | ShownScope; filter: EntryFilter; sort: readonly SortKey[]; page: PageRequest },
): Promise<KeysetPage<Entry> & { total: number }> {
  const keys = orderKeys(wanted.sort)
  const condition = and(inScope(wanted.scope), isNull(shortlisteds.anonymizedAt), fitting(wanted.filter))
  return listRows(db, shortlisteds, { page: wanted.page, keys, where: condition })
}

export async function findEntry(db: Queries, id: string, scope: EntryScope | ShownScope): Promise<Entry | null> {
  const found = await db
    .select()
    .from(shortlisteds)
    .where(and(eq(shortlisteds.id, id), isNull(shortlisteds.anonymizedAt), inScope(scope)))
  return found[0] ?? null
}

export async function listEntryIdsIn(db: Queries, scope: EntryScope | ShownScope): Promise<string[]> {
  const found = await db
    .select({ id: shortlisteds.id })
    .from(shortlisteds)
    .where(and(isNull(shortlisteds.anonymizedAt), inScope(scope)))
  return found.map(({ id }) => id)
}

/** Every entry of a company, for its export; votes are listed with their entry. */
export async function listAllEntries(
  db: Queries,
  companyId: string,
): Promise<(Entry & { readonly votes: readonly VoteRow[] })[]> {
  const entries = await db
    .select()
    .from(shortlisteds)
    .where(eq(shortlisteds.companyId, companyId))
    .orderBy(shortlisteds.createdAt, shortlisteds.id)
  const votes = await db
    .select({ vote: shortlistVotes })
    .from(shortlistVotes)
    .innerJoin(shortlisteds, eq(shortlisteds.id, shortlistVotes.shortlistedId))
    .where(eq(shortlisteds.companyId, companyId))
  const byEntry = Map.groupBy(
    votes.map(({ vote }) => vote),
    ({ shortlistedId }) => shortlistedId,
  )
  return entries.map((entry) => ({ ...entry, votes: byEntry.get(entry.id) ?? [] }))
}

export async function lockEntry(db: Queries, id: string): Promise<Entry> {
  const [locked] = await db.select().from(shortlisteds).where(eq(shortlisteds.id, id)).for('update')
  if (locked === undefined) throw new Gone('entry')
  return locked
}

/** The existing entry, or the new one. */
export async function addEntry(db: Queries, entry: NewEntry): Promise<{ entry: Entry; isNew: boolean }> {
  const [added] = await db.insert(shortlisteds).values(entry).onConflictDoNothing().returning()
  if (added !== undefined) return { entry: added, isNew: true }
  const [kept] = await db
    .select()
    .from(shortlisteds)
    .where(and(eq(shortlisteds.requirementId, entry.requirementId), eq(shortlisteds.candidateId, entry.candidateId)))
    .for('update')
  if (kept === undefined) throw new Error('The entry went away while it was being added.')
  return { entry: kept, isNew: false }
}

export async function updateEntry(
  db: Queries,
  id: string,
  change: Partial<Omit<NewEntry, 'id'>>,
  now: Date,
): Promise<Entry> {
  const [updated] = await db
    .update(shortlisteds)
    .set({ ...change, updatedAt: now, version: sql`${shortlisteds.version} + 1` })
    .where(eq(shortlisteds.id, id))
    .returning()
  if (updated === undefined) throw new Gone('entry')
  return updated
}

export async function deleteEntry(db: Queries, id: string): Promise<void> {
  await db.delete(shortlisteds).where(eq(shortlisteds.id, id))
}

/** Whether an entry has votes, notes, tags, feedback requests or a submission. */
export async function hasWork(db: Queries, id: string): Promise<boolean> {
  const on = [
    [shortlistVotes, shortlistVotes.shortlistedId],
    [shortlistNotes, shortlistNotes.shortlistedId],
    [shortlistedTags, shortlistedTags.shortlistedId],
    [feedbackOpinions, feedbackOpinions.shortlistedId],
    [submissions, submissions.shortlistedId],
  ] as const
  const parts = on.map(([table, entryId]) => sql`exists (select from ${table} where ${entryId} = ${id})`)
  const { rows } = await db.execute<{ found: boolean }>(sql`select ${sql.join(parts, sql` or `)} as found`)
  return rows[0]?.found === true
}

export async function findEntryOf(
  db: Queries,
  { requirementId, candidateId }: { requirementId: string; candidateId: string },
): Promise<Entry | null> {
  const [found] = await db
    .select()
    .from(shortlisteds)
    .where(and(eq(shortlisteds.requirementId, requirementId), eq(shortlisteds.candidateId, candidateId)))
  return found ?? null
}

export async function findEntryById(db: Queries, id: string): Promise<Entry | null> {
  const [found] = await db.select().from(shortlisteds).where(eq(shortlisteds.id, id))
  return found ?? null
}

export async function listEntriesById(db: Queries, ids: readonly string[]): Promise<Entry[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(shortlisteds)
    .where(inArray(shortlisteds.id, [...ids]))
}

/** The stage of an entry, without what only one page of a list shows. */
export type EntryAt = Pick<Entry, 'id' | 'requirementId' | 'candidateId' | 'stage' | 'stageSince'>

/** Entries at one of these stages in the caller’s scope, longest waiting first. */
export async function listEntriesAt(
  db: Queries,
  wanted: {
    scope: EntryScope
    stages: readonly PipelineStage[]
    filter: Pick<EntryFilter, 'requirement' | 'candidate'>
  },
): Promise<EntryAt[]> {
  const { id, requirementId, candidateId, stage, stageSince } = shortlisteds
  return db
    .select({ id, requirementId, candidateId, stage, stageSince })
    .from(shortlisteds)
    .where(and(inScope(wanted.scope), fitting(wanted.filter), inArray(shortlisteds.stage, [...wanted.stages])))
    .orderBy(stageSince, id)
}

/** Every entry of a candidate, for any employer. */
export async function listEntriesOf(db: Queries, candidateId: string): Promise<Entry[]> {
  return db
    .select()
    .from(shortlisteds)
    .where(eq(shortlisteds.candidateId, candidateId))
    .orderBy(shortlisteds.requirementId)
}

/** Erases comments on votes and rejections. */
export async function clearWordsOn(db: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(shortlistVotes)
    .set({ note: null })
    .where(inArray(shortlistVotes.shortlistedId, [...ids]))
  await db
    .update(shortlisteds)
    .set({ rejectionNote: null, overrideReason: null })
    .where(inArray(shortlisteds.id, [...ids]))
}

export async function listEntryIdsOf(db: Queries, candidateId: string): Promise<string[]> {
  const found = await db
    .select({ id: shortlisteds.id })
    .from(shortlisteds)
    .where(eq(shortlisteds.candidateId, candidateId))
  return found.map(({ id }) => id)
}

/** Entries that reached one of these stages in a period. */
export async function listCameTo(
  db: Queries,
  { stages, after, until }: { stages: readonly PipelineStage[]; after: Date; until: Date },
): Promise<Entry[]> {
  return db
    .select()
    .from(shortlisteds)
    .where(
      and(
        inArray(shortlisteds.stage, [...stages]),
        ...[gte(shortlisteds.stageSince, after), lte(shortlisteds.stageSince, until)],
      ),
    )
    .orderBy(shortlisteds.stageSince)
}

/** A requirement’s entries at one of these stages, locked. */
export async function lockEntriesAt(
  db: Queries,
  requirementId: string,
  stages: readonly PipelineStage[],
): Promise<Entry[]> {
  return db
    .select()
    .from(shortlisteds)
    .where(and(eq(shortlisteds.requirementId, requirementId), inArray(shortlisteds.stage, [...stages])))
    .orderBy(shortlisteds.id)
    .for('update')
}

const stagesOfCandidates = prepared((db: Queries) =>
  db
    .select({ candidateId: shortlisteds.candidateId, stage: shortlisteds.stage })
    .from(shortlisteds)
    .where(
      and(
        eq(shortlisteds.companyId, sql.placeholder('companyId')),
        sql`(${sql.placeholder('requirementIds')}::uuid[] is null or ${shortlisteds.requirementId} = any(${sql.placeholder('requirementIds')}))`,
        sql`${shortlisteds.candidateId} = any(${sql.placeholder('candidateIds')})`,
      ),
    )
    .orderBy(shortlisteds.stageSince)
    .prepare(),
)

/** The stages of these candidates: for the requirement, or else the latest one. */
export async function listStagesOf(
  db: Queries,
  candidateIds: readonly string[],
  { companyId, requirementIds }: EntryScope,
): Promise<Map<string, PipelineStage>> {
  if (candidateIds.length === 0) return new Map()
  const rows = await stagesOfCandidates(db).execute({ companyId, requirementIds, candidateIds })
  return new Map(rows.map(({ candidateId, stage }) => [candidateId, stage]))
}

function inScope(scope: EntryScope | ShownScope): SQL | undefined {
  const { requirementIds } = scope
  const isAmong = requirementIds === null ? undefined : inArray(shortlisteds.requirementId, [...requirementIds])
  if ('companyId' in scope) return and(eq(shortlisteds.companyId, scope.companyId), isAmong)
  const shown = sql`(select ${submissions.shortlistedId} from ${submissions} where ${submissions.agencyId} = ${scope.shownBy})`
  return and(isAmong, inArray(shortlisteds.id, shown))
}

function fitting({ requirement, candidate, stage, owner, tag }: EntryFilter): SQL | undefined {
  return and(
    requirement === undefined ? undefined : eq(shortlisteds.requirementId, requirement),
    candidate === undefined ? undefined : eq(shortlisteds.candidateId, candidate),
    stage === undefined ? undefined : inArray(shortlisteds.stage, stage.split(',') as PipelineStage[]),
    owner === undefined ? undefined : eq(shortlisteds.ownerId, owner),
    tag === undefined
      ? undefined
      : sql`${shortlisteds.id} in (select ${shortlistedTags.shortlistedId} from ${shortlistedTags} where ${shortlistedTags.tagId} = ${tag})`,
  )
}

const SORTABLE = {
  stageSince: { by: shortlisteds.stageSince, read: (row: Entry) => row.stageSince },
  createdAt: { by: shortlisteds.createdAt, read: (row: Entry) => row.createdAt },
  scoreAtAdd: { by: shortlisteds.scoreAtAdd, read: (row: Entry) => row.scoreAtAdd },
  stage: { by: shortlisteds.stage, read: (row: Entry) => row.stage },
} as const

function orderKeys(sort: readonly SortKey[]): OrderKey<Entry>[] {
  const asked = sort.flatMap(({ name, descending }) =>
    Object.hasOwn(SORTABLE, name) ? [{ ...SORTABLE[name as keyof typeof SORTABLE], descending }] : [],
  )
  const keys = asked.length > 0 ? asked : [{ ...SORTABLE.createdAt, descending: true }]
  return [...keys, { by: shortlisteds.id, descending: true, read: (row: Entry) => row.id }]
}

/** Stages in which a member is responsible for the candidate. */
const CARED_FOR: readonly PipelineStage[] = [
  ...(['submitted', 'shortlisted', 'contactRequested', 'contactReleased'] as const),
  ...(['interviewing', 'decision', 'offer'] as const),
]

const isCaredFor = (companyId: string, ownerIds: readonly string[]) =>
  and(
    eq(shortlisteds.companyId, companyId),
    inArray(shortlisteds.ownerId, [...ownerIds]),
    inArray(shortlisteds.stage, [...CARED_FOR]),
  )

/** How many candidates each of them looks after. */
export async function countOwnedBy(
  db: Queries,
  companyId: string,
  ownerIds: readonly string[],
): Promise<Map<string, number>> {
  if (ownerIds.length === 0) return new Map()
  const found = await db
    .select({ ownerId: shortlisteds.ownerId, entries: count() })
    .from(shortlisteds)
    .where(isCaredFor(companyId, ownerIds))
    .groupBy(shortlisteds.ownerId)
  return new Map(found.flatMap(({ ownerId, entries }) => (ownerId === null ? [] : [[ownerId, entries] as const])))
}

/** Assigns the candidates of a leaving member to a colleague. */
export async function changeOwner(
  db: Queries,
  { companyId, fromUserId, toUserId, now }: { companyId: string; fromUserId: string; toUserId: string; now: Date },
): Promise<Entry[]> {
  return db
    .update(shortlisteds)
    .set({ ownerId: toUserId, updatedAt: now, version: sql`${shortlisteds.version} + 1` })
    .where(isCaredFor(companyId, [fromUserId]))
    .returning()
}

/** With what agencies submitted for them. */
export const entriesOfCandidate = [
  movableRows(shortlisteds, {
    id: shortlisteds.id,
    candidate: shortlisteds.candidateId,
    requirement: shortlisteds.requirementId,
  }),
  movableRows(submissions, {
    id: submissions.id,
    candidate: submissions.candidateId,
    requirement: submissions.requirementId,
  }),
]
