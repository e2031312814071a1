import { type ActivityKind, activityKinds } from '@assay/contracts/activities'
import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lt, max, or, type SQL, sql } from 'drizzle-orm'
import { activities, activityHeads } from '../../platform/context/activities.tables.ts'
import type { Queries } from '../../platform/context/context.ts'
import { fromEitherEnd, type KeysetPage, type OrderKey } from '../../platform/database/keyset.ts'
import { listRows } from '../../platform/database/list-page.ts'
import { dayOf } from '../../platform/time/days.ts'
import type { ActivityAccess } from './activities.policy.ts'
import { activityNotes } from './activity-notes.tables.ts'
import { actorIdShown, canonicalShown } from './shown-actors.ts'

export type Activity = typeof activities.$inferSelect

export interface ActivityFilter {
  readonly requirement?: string | undefined
  /** With the profiles that were merged into it. */
  readonly candidate?: readonly string[] | undefined
  readonly person?: string | undefined
  readonly kind?: ActivityKind | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const LATEST_FIRST: readonly OrderKey<Activity>[] = [
  { by: activities.at, descending: true, read: ({ at }) => at },
  { by: activities.id, descending: true, read: ({ id }) => id },
]

export async function listActivities(
  db: Queries,
  wanted: { access: ActivityAccess; filter: ActivityFilter; sort: readonly SortKey[]; page: PageRequest },
): Promise<KeysetPage<Activity> & { total: number }> {
  const keys = fromEitherEnd(LATEST_FIRST, wanted.sort)
  const condition = and(accessibleTo(wanted.access), matches(wanted.filter))
  return listRows(db, activities, { page: wanted.page, keys, where: condition })
}

export async function findActivity(db: Queries, id: string, access: ActivityAccess): Promise<Activity | null> {
  const found = await db
    .select()
    .from(activities)
    .where(and(eq(activities.id, id), accessibleTo(access)))
  return found[0] ?? null
}

export async function findActivityOf(db: Queries, targetId: string): Promise<Activity | null> {
  const found = await db
    .select()
    .from(activities)
    .where(and(eq(activities.targetType, 'activity-notes'), eq(activities.targetId, targetId)))
  return found[0] ?? null
}

export async function listLatestActivities(
  db: Queries,
  wanted: { tenantId: string; verbs: readonly string[]; limit: number },
): Promise<Activity[]> {
  return db
    .select()
    .from(activities)
    .where(and(eq(activities.tenantId, wanted.tenantId), inArray(activities.verb, [...wanted.verbs])))
    .orderBy(desc(activities.at), desc(activities.seq))
    .limit(wanted.limit)
}

/** The input of each hash, as the database writes it. */
const canonical = sql<string>`jsonb_build_array(
  ${activities.tenantId}, ${activities.seq}, (extract(epoch from ${activities.at}) * 1000)::bigint,
  ${activities.actorType}, ${activities.actorId}, ${activities.onBehalfOf}, ${activities.verb},
  ${activities.targetType}, ${activities.targetId}, ${activities.requirementId}, ${activities.candidateId},
  ${activities.before}, ${activities.after}, ${activities.reasonCode}, ${activities.requestId})::text`

export async function listForExport(
  db: Queries,
  wanted: { access: ActivityAccess; filter: ActivityFilter; most: number },
): Promise<(Activity & { canonical: string })[]> {
  const rows = await db
    .select({ activity: activities, canonical })
    .from(activities)
    .where(and(accessibleTo(wanted.access), matches(wanted.filter)))
    .orderBy(asc(activities.at), asc(activities.id))
    .limit(wanted.most)
  return rows.map(({ activity, canonical }) => ({ ...activity, canonical }))
}

const BATCH = 1000

/** Streams a company's whole chain, oldest first, with the input of each hash. */
export async function* listWholeChain(
  db: Queries,
  tenantId: string,
): AsyncGenerator<Omit<Activity, 'hash' | 'prevHash'> & { hash: string; prevHash: string; canonical: string | null }> {
  let after = 0
  for (;;) {
    const rows = await db
      .select({ activity: activities, canonical })
      .from(activities)
      .where(and(eq(activities.tenantId, tenantId), gt(activities.seq, after)))
      .orderBy(asc(activities.seq))
      .limit(BATCH)
    for (const { activity, canonical: text } of rows) {
      const { hash, prevHash, ...rest } = activity
      yield {
        ...rest,
        actorId: actorIdShown(activity),
        prevHash: prevHash.toString('hex'),
        hash: hash.toString('hex'),
        canonical: canonicalShown({ ...activity, canonical: text }),
      }
    }
    const last = rows.at(-1)
    if (last === undefined || rows.length < BATCH) return
    after = last.activity.seq
  }
}

export interface ChainState {
  readonly entries: number
  readonly last: Pick<Activity, 'seq' | 'hash'> | null
  readonly head: Pick<Activity, 'seq' | 'hash'> | null
  readonly firstBroken: { readonly id: string; readonly seq: number; readonly at: Date } | null
}

/** Recomputes every hash in the database, which holds the authoritative canonical form. */
export async function readChain(db: Queries, tenantId: string | null): Promise<ChainState> {
  const ofTenant = tenantId === null ? isNull(activities.tenantId) : eq(activities.tenantId, tenantId)
  const [[counted], [head], last, broken, altered] = await Promise.all([
    db.select({ entries: count() }).from(activities).where(ofTenant),
    db
      .select({ seq: activityHeads.seq, hash: activityHeads.hash })
      .from(activityHeads)
      .where(tenantId === null ? isNull(activityHeads.tenantId) : eq(activityHeads.tenantId, tenantId)),
    db
      .select({ seq: activities.seq, hash: activities.hash })
      .from(activities)
      .where(ofTenant)
      .orderBy(sql`${activities.seq} desc`)
      .limit(1),
    db.execute<{ id: string; seq: string; at: Date }>(
      sql`select b.id, b.seq, a.at from first_broken_activity(${tenantId}) b join activities a on a.id = b.id`,
    ),
    db.execute<{ id: string; seq: string; at: Date }>(firstAlteredNote(ofTenant)),
  ])
  const [first] = [...broken.rows, ...altered.rows].toSorted((left, right) => Number(left.seq) - Number(right.seq))
  return {
    entries: counted?.entries ?? 0,
    head: head ?? null,
    last: last[0] ?? null,
    firstBroken: first === undefined ? null : { id: first.id, seq: Number(first.seq), at: new Date(first.at) },
  }
}

/** The first note whose text no longer matches its hash in the chain; erased notes are skipped. */
const firstAlteredNote = (ofTenant: SQL): SQL => sql`
  select ${activities.id}, ${activities.seq}, ${activities.at}
  from ${activities} join ${activityNotes} on ${activityNotes.id} = ${activities.targetId}
  where ${ofTenant} and ${activities.targetType} = 'activity-notes' and ${activities.after} ? 'textHash'
    and ${activities.after} ->> 'textHash' is distinct from
      encode(sha256(${activityNotes.salt} || convert_to(${activityNotes.body}, 'UTF8')), 'hex')
  order by ${activities.seq} limit 1`

/** The last entry about each note of a shortlist whose text it hashes, oldest first. */
export async function listNoteEntries(
  db: Queries,
  tenantId: string,
): Promise<{ id: string; seq: number; at: Date; noteId: string; textHash: string | null }[]> {
  const { rows } = await db.execute<{ id: string; seq: string; at: Date; noteId: string; textHash: string | null }>(sql`
    select * from (
      select distinct on (after ->> 'noteId') id, seq, at, after ->> 'noteId' as "noteId", after ->> 'textHash' as "textHash"
      from activities
      where tenant_id = ${tenantId} and verb in ('candidate.writeNote', 'candidate.changeNote')
      order by after ->> 'noteId', seq desc
    ) as latest where "textHash" is not null order by seq`)
  return rows.map((row) => ({ ...row, seq: Number(row.seq), at: new Date(row.at) }))
}

export async function insertNote(db: Queries, note: typeof activityNotes.$inferInsert): Promise<void> {
  await db.insert(activityNotes).values(note)
}

export async function listNotesById(db: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const found = await db
    .select({ id: activityNotes.id, body: activityNotes.body })
    .from(activityNotes)
    .where(inArray(activityNotes.id, [...ids]))
  return new Map(found.map(({ id, body }) => [id, body]))
}

function accessibleTo({ tenantId, only }: ActivityAccess): SQL | undefined {
  const ofTenant =
    tenantId === 'every'
      ? undefined
      : tenantId === null
        ? isNull(activities.tenantId)
        : eq(activities.tenantId, tenantId)
  if (only === undefined) return ofTenant
  const requirementIds = [...only.requirementIds]
  return and(
    ofTenant,
    or(
      only.actorId === null ? sql`false` : eq(activities.actorId, only.actorId),
      eq(activities.onBehalfOf, only.onBehalfOf),
      requirementIds.length === 0 ? sql`false` : inArray(activities.requirementId, requirementIds),
    ),
  )
}

function matches({ requirement, candidate, person, kind, from, to }: ActivityFilter): SQL | undefined {
  return and(
    requirement === undefined ? undefined : eq(activities.requirementId, requirement),
    candidate === undefined ? undefined : inArray(activities.candidateId, [...candidate]),
    person === undefined ? undefined : eq(activities.actorId, person),
    kind === undefined
      ? undefined
      : inArray(sql`split_part(${activities.verb}, '.', 1)`, [...activityKinds[kind].verbs]),
    from === undefined ? undefined : gte(activities.at, new Date(from)),
    to === undefined ? undefined : lt(activities.at, new Date(to)),
  )
}

/** Deletes the timeline notes about a candidate for one job; the chain keeps their hashes. */
export async function deleteNotesAbout(
  db: Queries,
  { tenantId, requirementId, candidateId }: { tenantId: string; requirementId: string; candidateId: string },
): Promise<void> {
  await db
    .delete(activityNotes)
    .where(
      and(
        eq(activityNotes.tenantId, tenantId),
        eq(activityNotes.candidateId, candidateId),
        or(eq(activityNotes.requirementId, requirementId), isNull(activityNotes.requirementId)),
      ),
    )
}

/** The first act with each of these candidates since then. */
export async function findActs(
  db: Queries,
  candidateIds: readonly string[],
  since: Date,
): Promise<Map<string, { verb: string; on: string }>> {
  if (candidateIds.length === 0) return new Map()
  const found = await db
    .selectDistinctOn([activities.candidateId], {
      candidateId: activities.candidateId,
      verb: activities.verb,
      at: activities.at,
    })
    .from(activities)
    .where(and(inArray(activities.candidateId, [...candidateIds]), gt(activities.at, since)))
    .orderBy(asc(activities.candidateId), asc(activities.at))
  return new Map(found.map(({ candidateId, verb, at }) => [candidateId ?? '', { verb, on: dayOf(at) }]))
}

/** The first act with each of these candidates after what was recorded about the target. */
export async function findActsAfter(
  db: Queries,
  candidateIds: readonly string[],
  { type, id }: { type: string; id: string },
): Promise<Map<string, { verb: string; on: string }>> {
  const [last] = await db
    .select({ at: max(activities.at) })
    .from(activities)
    .where(and(eq(activities.targetType, type), eq(activities.targetId, id)))
  return findActs(db, candidateIds, last?.at ?? new Date(0))
}
