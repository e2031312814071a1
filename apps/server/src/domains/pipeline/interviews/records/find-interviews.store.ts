import type { InterviewState } from '@assay/contracts/scheduled-interviews'
import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, count, eq, exists, getColumns, gt, inArray, lt, ne, not, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../../platform/context/context.ts'
import { type KeysetPage, keysetClauses, keysetPage, type OrderKey } from '../../../../platform/database/keyset.ts'
import type { Interview } from './interviews.store.ts'
import { interviewPanel, interviewScorecards, interviewSlots, scheduledInterviews } from './interviews.tables.ts'

export interface InterviewScope {
  readonly companyId: string
  readonly userId: string
  /** Null for every requirement; otherwise these requirements, plus interviews with the caller on the panel. */
  readonly requirementIds: readonly string[] | null
}

export interface InterviewFilter {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly requirement?: string | undefined
  readonly candidate?: string | undefined
  readonly person?: string | undefined
  readonly state?: string | undefined
  readonly waitingOn?: 'employer' | 'candidate' | 'interviewers' | undefined
  readonly loop?: string | undefined
  /** Interviews with a pending scorecard of this user. */
  readonly scorecardDueOf?: string | undefined
}

export async function listInterviews(
  db: Queries,
  wanted: { scope: InterviewScope; filter: InterviewFilter; sort: readonly SortKey[]; page: PageRequest },
): Promise<KeysetPage<Interview> & { total: number }> {
  return pageWhere(db, and(inScope(db, wanted.scope), fitting(db, wanted.filter)), wanted)
}

async function pageWhere(
  db: Queries,
  condition: SQL | undefined,
  wanted: { sort: readonly SortKey[]; page: PageRequest },
): Promise<KeysetPage<Interview> & { total: number }> {
  const keys = orderKeys(wanted.sort)
  const clauses = keysetClauses(wanted.page, keys)
  const rows = await db
    .select({ ...getColumns(scheduledInterviews), placedAt: PLACED_AT })
    .from(scheduledInterviews)
    .where(and(condition, clauses.where))
    .orderBy(...clauses.orderBy)
    .limit(clauses.limit)
    .offset(clauses.offset)
  const [counted] = await db.select({ total: count() }).from(scheduledInterviews).where(condition)
  return { ...keysetPage(rows, wanted.page, keys), total: counted?.total ?? 0 }
}

interface Wanted {
  readonly scope: InterviewScope
  readonly filter: InterviewFilter
}

export async function countInterviews(db: Queries, { scope, filter }: Wanted): Promise<number> {
  const condition = and(inScope(db, scope), fitting(db, filter))
  const [counted] = await db.select({ total: count() }).from(scheduledInterviews).where(condition)
  return counted?.total ?? 0
}

/** The earliest ones, without counting the rest. */
export async function listNextInterviews(
  db: Queries,
  { scope, filter, limit }: Wanted & { readonly limit: number },
): Promise<Interview[]> {
  return db
    .select()
    .from(scheduledInterviews)
    .where(and(inScope(db, scope), fitting(db, filter)))
    .orderBy(scheduledInterviews.startsAt, scheduledInterviews.id)
    .limit(limit)
}

/** Of these shortlist entries, for any employer. */
export async function listInterviewsAmong(
  db: Queries,
  wanted: {
    shortlistedIds: readonly string[]
    filter: Pick<InterviewFilter, 'state' | 'waitingOn'>
    sort: readonly SortKey[]
    page: PageRequest
  },
): Promise<KeysetPage<Interview> & { total: number }> {
  const isOut = ne(scheduledInterviews.state, 'draft')
  const isAmong = inArray(scheduledInterviews.shortlistedId, [...wanted.shortlistedIds])
  return pageWhere(db, and(isAmong, isOut, fitting(db, wanted.filter)), wanted)
}

export async function findInterview(db: Queries, id: string, scope: InterviewScope): Promise<Interview | null> {
  const [found] = await db
    .select()
    .from(scheduledInterviews)
    .where(and(eq(scheduledInterviews.id, id), inScope(db, scope)))
  return found ?? null
}

export async function findInterviewsInScope(
  db: Queries,
  ids: readonly string[],
  scope: InterviewScope,
): Promise<Interview[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(scheduledInterviews)
    .where(and(inArray(scheduledInterviews.id, [...new Set(ids)]), inScope(db, scope)))
}

/** Interviews of one user, as panel member or organizer. */
export async function listInterviewsOfPerson(
  db: Queries,
  { userId, states, since }: { userId: string; states: readonly InterviewState[]; since: Date },
): Promise<Interview[]> {
  return db
    .select()
    .from(scheduledInterviews)
    .where(
      and(inArray(scheduledInterviews.state, [...states]), gt(scheduledInterviews.endsAt, since), concerns(db, userId)),
    )
    .orderBy(scheduledInterviews.startsAt)
}

/** Interviews to come, or not judged yet, in which one user has a part. */
const UNFINISHED: readonly InterviewState[] = [
  ...(['draft', 'proposed', 'countered', 'scheduled', 'rescheduling', 'awaitingFeedback'] as const),
]

export async function listOpenOfPerson(db: Queries, companyId: string, userId: string): Promise<Interview[]> {
  return db
    .select()
    .from(scheduledInterviews)
    .where(
      and(
        eq(scheduledInterviews.companyId, companyId),
        inArray(scheduledInterviews.state, [...UNFINISHED]),
        concerns(db, userId),
      ),
    )
    .orderBy(scheduledInterviews.requirementId, scheduledInterviews.id)
}

/** How many of these interviews each user has a part in; those held count until the user judged them. */
export async function countOpenOf(
  db: Queries,
  companyId: string,
  userIds: readonly string[],
): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map()
  const found = await db
    .select({
      id: scheduledInterviews.id,
      state: scheduledInterviews.state,
      organizerId: scheduledInterviews.organizerId,
      panelist: interviewPanel.userId,
      judge: interviewScorecards.userId,
    })
    .from(scheduledInterviews)
    .leftJoin(interviewPanel, eq(interviewPanel.interviewId, scheduledInterviews.id))
    .leftJoin(
      interviewScorecards,
      and(
        eq(interviewScorecards.interviewId, scheduledInterviews.id),
        eq(interviewScorecards.userId, interviewPanel.userId),
      ),
    )
    .where(and(eq(scheduledInterviews.companyId, companyId), inArray(scheduledInterviews.state, [...UNFINISHED])))
  const open = new Map(userIds.map((userId) => [userId, new Set<string>()]))
  for (const { id, state, organizerId, panelist, judge } of found) {
    if (state !== 'awaitingFeedback') open.get(organizerId)?.add(id)
    if (panelist !== null && judge === null) open.get(panelist)?.add(id)
  }
  return new Map([...open].map(([userId, ids]) => [userId, ids.size]))
}

const concerns = (db: Queries, userId: string): SQL | undefined =>
  or(
    eq(scheduledInterviews.organizerId, userId),
    exists(
      db
        .select({ one: sql`1` })
        .from(interviewPanel)
        .where(and(eq(interviewPanel.interviewId, scheduledInterviews.id), eq(interviewPanel.userId, userId))),
    ),
  )

function inScope(db: Queries, { companyId, userId, requirementIds }: InterviewScope): SQL | undefined {
  return and(
    eq(scheduledInterviews.companyId, companyId),
    requirementIds === null
      ? undefined
      : or(inArray(scheduledInterviews.requirementId, [...requirementIds]), concerns(db, userId)),
  )
}

function fitting(db: Queries, filter: InterviewFilter): SQL | undefined {
  const { from, to, requirement, candidate, person, state, waitingOn, loop, scorecardDueOf } = filter
  return and(
    requirement === undefined ? undefined : eq(scheduledInterviews.requirementId, requirement),
    candidate === undefined ? undefined : eq(scheduledInterviews.candidateId, candidate),
    loop === undefined ? undefined : eq(scheduledInterviews.loopId, loop),
    state === undefined ? undefined : inArray(scheduledInterviews.state, state.split(',') as InterviewState[]),
    person === undefined ? undefined : concerns(db, person),
    from === undefined && to === undefined ? undefined : fallsInto(db, from, to),
    waitingOn === undefined ? undefined : isWaitingOn(db, waitingOn),
    scorecardDueOf === undefined ? undefined : and(inState('awaitingFeedback'), isScorecardDue(db, scorecardDueOf)),
  )
}

const inState = (...states: InterviewState[]): SQL => inArray(scheduledInterviews.state, states)

/** The agreed time or a proposed one. */
function fallsInto(db: Queries, from: string | undefined, to: string | undefined): SQL | undefined {
  const [after, before] = [from === undefined ? null : new Date(from), to === undefined ? null : new Date(to)]
  const offered = db
    .select({ one: sql`1` })
    .from(interviewSlots)
    .where(
      and(
        eq(interviewSlots.interviewId, scheduledInterviews.id),
        after === null ? undefined : gt(interviewSlots.endsAt, after),
        before === null ? undefined : lt(interviewSlots.startsAt, before),
      ),
    )
  const agreed = and(
    sql`${scheduledInterviews.startsAt} is not null`,
    after === null ? undefined : gt(scheduledInterviews.endsAt, after),
    before === null ? undefined : lt(scheduledInterviews.startsAt, before),
  )
  return or(agreed, exists(offered))
}

function isWaitingOn(db: Queries, side: NonNullable<InterviewFilter['waitingOn']>): SQL | undefined {
  const offeredByEmployer = exists(
    db
      .select({ one: sql`1` })
      .from(interviewSlots)
      .where(and(eq(interviewSlots.interviewId, scheduledInterviews.id), eq(interviewSlots.by, 'employer'))),
  )
  if (side === 'candidate') return and(inState('proposed', 'rescheduling'), offeredByEmployer)
  if (side === 'interviewers') return and(inState('awaitingFeedback'), isScorecardDue(db, null))
  return or(
    inState('draft', 'countered'),
    and(inState('rescheduling'), not(offeredByEmployer)),
    and(inState('awaitingFeedback'), not(isScorecardDue(db, null))),
  )
}

/** A required scorecard is missing: of one user, or of any. */
function isScorecardDue(db: Queries, userId: string | null): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(interviewPanel)
      .where(
        and(
          eq(interviewPanel.interviewId, scheduledInterviews.id),
          userId === null ? eq(interviewPanel.required, true) : eq(interviewPanel.userId, userId),
          notExists(
            db
              .select({ one: sql`1` })
              .from(interviewScorecards)
              .where(
                and(
                  eq(interviewScorecards.interviewId, interviewPanel.interviewId),
                  eq(interviewScorecards.userId, interviewPanel.userId),
                ),
              ),
          ),
        ),
      ),
  )
}

/** Where it is in a calendar: at the agreed time, else at the first that is proposed. */
const PLACED_AT = sql<Date | null>`coalesce(scheduled_interviews.starts_at,
  (select min(slot.starts_at) from interview_slots slot where slot.interview_id = scheduled_interviews.id))`.mapWith(
  scheduledInterviews.startsAt,
)

type Placed = Interview & { readonly placedAt: Date | null }

const SORTABLE = {
  start: { by: PLACED_AT, read: (row: Placed) => row.placedAt },
  createdAt: { by: scheduledInterviews.createdAt, read: (row: Placed) => row.createdAt },
  stateSince: { by: scheduledInterviews.stateSince, read: (row: Placed) => row.stateSince },
  respondBy: { by: scheduledInterviews.respondBy, read: (row: Placed) => row.respondBy },
  round: { by: scheduledInterviews.round, read: (row: Placed) => row.round },
} as const

function orderKeys(sort: readonly SortKey[]): OrderKey<Placed>[] {
  const asked = sort.flatMap(({ name, descending }) =>
    Object.hasOwn(SORTABLE, name) ? [{ ...SORTABLE[name as keyof typeof SORTABLE], descending }] : [],
  )
  const keys = asked.length > 0 ? asked : [{ ...SORTABLE.start, descending: false }]
  return [...keys, { by: scheduledInterviews.id, descending: true, read: (row: Placed) => row.id }]
}
