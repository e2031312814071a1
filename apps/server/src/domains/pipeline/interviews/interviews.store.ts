import type { InterviewState } from '@assay/contracts/scheduled-interviews'
import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, count, eq, exists, gt, inArray, lt, not, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { type KeysetPage, keysetClauses, keysetPage, type OrderKey } from '../../../platform/database/keyset.ts'
import { newId } from '../../../platform/database/new-id.ts'
import {
  interviewChanges,
  interviewPanel,
  interviewScorecards,
  interviewSlots,
  scheduledInterviews,
} from './interviews.tables.ts'
import type { ChosenSlot } from './slots.rules.ts'
import type { Span } from './times/wall-times.rules.ts'

export type Interview = typeof scheduledInterviews.$inferSelect
export type NewInterview = typeof scheduledInterviews.$inferInsert
export type OfferedSlot = typeof interviewSlots.$inferSelect
export type PanelMember = typeof interviewPanel.$inferSelect
export type InterviewChange = typeof interviewChanges.$inferSelect

export interface InterviewScope {
  readonly companyId: string
  readonly userId: string
  /** null: those of every requirement; otherwise of these, and those with the caller on the panel. */
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
  /** Whose own card is due. */
  readonly cardDueOf?: string | undefined
}

export async function listInterviews(
  db: Queries,
  wanted: { scope: InterviewScope; filter: InterviewFilter; sort: readonly SortKey[]; page: PageRequest },
): Promise<KeysetPage<Interview> & { total: number }> {
  const keys = orderKeys(wanted.sort)
  const clauses = keysetClauses(wanted.page, keys)
  const condition = and(inScope(db, wanted.scope), fitting(db, wanted.filter))
  const rows = await db
    .select()
    .from(scheduledInterviews)
    .where(and(condition, clauses.where))
    .orderBy(...clauses.orderBy)
    .limit(clauses.limit)
    .offset(clauses.offset)
  const [counted] = await db.select({ total: count() }).from(scheduledInterviews).where(condition)
  return { ...keysetPage(rows, wanted.page, keys), total: counted?.total ?? 0 }
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

export async function findInterviewById(db: Queries, id: string): Promise<Interview | null> {
  const [found] = await db.select().from(scheduledInterviews).where(eq(scheduledInterviews.id, id))
  return found ?? null
}

export async function listInterviewsById(db: Queries, ids: readonly string[]): Promise<Interview[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(scheduledInterviews)
    .where(inArray(scheduledInterviews.id, [...new Set(ids)]))
}

export async function lockInterview(db: Queries, id: string): Promise<Interview> {
  const [locked] = await db.select().from(scheduledInterviews).where(eq(scheduledInterviews.id, id)).for('update')
  if (locked === undefined) throw new Error('The interview is gone.')
  return locked
}

export async function insertInterviews(db: Queries, rows: readonly NewInterview[]): Promise<Interview[]> {
  if (rows.length === 0) return []
  return db
    .insert(scheduledInterviews)
    .values([...rows])
    .returning()
}

export type InterviewColumns = { readonly [Name in keyof NewInterview]?: NewInterview[Name] | undefined }

export async function updateInterview(
  db: Queries,
  id: string,
  change: InterviewColumns,
  now: Date,
): Promise<Interview> {
  const [updated] = await db
    .update(scheduledInterviews)
    .set({ ...change, updatedAt: now, version: sql`${scheduledInterviews.version} + 1` })
    .where(eq(scheduledInterviews.id, id))
    .returning()
  if (updated === undefined) throw new Error('The interview is gone.')
  return updated
}

/** All of these entries, oldest first. */
export async function listInterviewsOfEntries(db: Queries, shortlistedIds: readonly string[]): Promise<Interview[]> {
  if (shortlistedIds.length === 0) return []
  return db
    .select()
    .from(scheduledInterviews)
    .where(inArray(scheduledInterviews.shortlistedId, [...shortlistedIds]))
    .orderBy(scheduledInterviews.createdAt, scheduledInterviews.id)
}

/** Of one person: on the panel, or the organiser. */
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

export async function replaceSlots(
  db: Queries,
  interviewId: string,
  slots: readonly (ChosenSlot & { readonly by: OfferedSlot['by'] })[],
): Promise<void> {
  await db.delete(interviewSlots).where(eq(interviewSlots.interviewId, interviewId))
  if (slots.length === 0) return
  await db.insert(interviewSlots).values(
    slots.map(({ from, to, zone, by }) => ({
      ...{ interviewId, zone, by },
      ...{ startsAt: new Date(from), endsAt: new Date(to) },
    })),
  )
}

export async function listSlots(db: Queries, interviewIds: readonly string[]): Promise<OfferedSlot[]> {
  if (interviewIds.length === 0) return []
  return db
    .select()
    .from(interviewSlots)
    .where(inArray(interviewSlots.interviewId, [...interviewIds]))
    .orderBy(interviewSlots.startsAt)
}

export async function insertPanel(db: Queries, rows: readonly (typeof interviewPanel.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(interviewPanel).values([...rows])
}

export async function listPanels(db: Queries, interviewIds: readonly string[]): Promise<PanelMember[]> {
  if (interviewIds.length === 0) return []
  return db
    .select()
    .from(interviewPanel)
    .where(inArray(interviewPanel.interviewId, [...interviewIds]))
    .orderBy(sql`${interviewPanel.required} desc`, interviewPanel.userId)
}

export async function removeFromPanel(db: Queries, interviewId: string, userId: string): Promise<void> {
  await db
    .delete(interviewPanel)
    .where(and(eq(interviewPanel.interviewId, interviewId), eq(interviewPanel.userId, userId)))
}

export async function keepResponse(
  db: Queries,
  { interviewId, userId }: { interviewId: string; userId: string },
  change: Pick<PanelMember, 'response' | 'respondedAt'>,
): Promise<void> {
  await db
    .update(interviewPanel)
    .set(change)
    .where(and(eq(interviewPanel.interviewId, interviewId), eq(interviewPanel.userId, userId)))
}

/** At another time everybody is asked anew. */
export async function forgetResponses(db: Queries, interviewId: string): Promise<void> {
  await db
    .update(interviewPanel)
    .set({ response: 'needsAction', respondedAt: null })
    .where(eq(interviewPanel.interviewId, interviewId))
}

export interface NewChange {
  readonly interviewId: string
  readonly at: Date
  readonly by: InterviewChange['by']
  readonly userId: string | null
  readonly kind: InterviewChange['kind']
  readonly from?: Span | null
  readonly to?: Span | null
  readonly reason?: string | null
}

export async function keepChange(db: Queries, { from = null, to = null, reason = null, ...row }: NewChange) {
  const date = (at: number | undefined) => (at === undefined ? null : new Date(at))
  await db.insert(interviewChanges).values({
    ...{ ...row, reason, id: newId(row.at.getTime()) },
    ...{ fromStart: date(from?.from), fromEnd: date(from?.to), toStart: date(to?.from), toEnd: date(to?.to) },
  })
}

export async function listChanges(db: Queries, interviewIds: readonly string[]): Promise<InterviewChange[]> {
  if (interviewIds.length === 0) return []
  return db
    .select()
    .from(interviewChanges)
    .where(inArray(interviewChanges.interviewId, [...interviewIds]))
    .orderBy(interviewChanges.at, interviewChanges.id)
}

/** Ids of those in a state whose time has come, oldest first; whoever works on one now is left alone. */
export async function takeDueInterviews(
  db: Queries,
  due: { states: readonly InterviewState[]; by: 'respondBy' | 'endsAt'; now: Date; limit: number },
): Promise<Interview[]> {
  const column = scheduledInterviews[due.by]
  return db
    .select()
    .from(scheduledInterviews)
    .where(and(inArray(scheduledInterviews.state, [...due.states]), sql`${column} <= ${due.now}`))
    .orderBy(column)
    .limit(due.limit)
}

/** Those of candidates who are out, that are not over yet. */
export async function listOpenOfEntry(db: Queries, shortlistedId: string): Promise<Interview[]> {
  return db
    .select()
    .from(scheduledInterviews)
    .where(
      and(
        eq(scheduledInterviews.shortlistedId, shortlistedId),
        inArray(scheduledInterviews.state, ['draft', 'proposed', 'countered', 'scheduled', 'rescheduling']),
      ),
    )
    .orderBy(scheduledInterviews.id)
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
  const { from, to, requirement, candidate, person, state, waitingOn, loop, cardDueOf } = filter
  return and(
    requirement === undefined ? undefined : eq(scheduledInterviews.requirementId, requirement),
    candidate === undefined ? undefined : eq(scheduledInterviews.candidateId, candidate),
    loop === undefined ? undefined : eq(scheduledInterviews.loopId, loop),
    state === undefined ? undefined : inArray(scheduledInterviews.state, state.split(',') as InterviewState[]),
    person === undefined ? undefined : concerns(db, person),
    from === undefined && to === undefined ? undefined : fallsInto(db, from, to),
    waitingOn === undefined ? undefined : isWaitingOn(db, waitingOn),
    cardDueOf === undefined ? undefined : and(inState('awaitingFeedback'), owesCard(db, cardDueOf)),
  )
}

const inState = (...states: InterviewState[]): SQL => inArray(scheduledInterviews.state, states)

/** The time agreed, or one on the table. */
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

function isWaitingOn(db: Queries, whom: NonNullable<InterviewFilter['waitingOn']>): SQL | undefined {
  const offeredByEmployer = exists(
    db
      .select({ one: sql`1` })
      .from(interviewSlots)
      .where(and(eq(interviewSlots.interviewId, scheduledInterviews.id), eq(interviewSlots.by, 'employer'))),
  )
  if (whom === 'candidate') return and(inState('proposed', 'rescheduling'), offeredByEmployer)
  if (whom === 'interviewers') return and(inState('awaitingFeedback'), owesCard(db, null))
  return or(
    inState('draft', 'countered'),
    and(inState('rescheduling'), not(offeredByEmployer)),
    and(inState('awaitingFeedback'), not(owesCard(db, null))),
  )
}

/** A required card is missing: of one person, or of anybody. */
function owesCard(db: Queries, userId: string | null): SQL {
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

const SORTABLE = {
  start: { by: scheduledInterviews.startsAt, read: (row: Interview) => row.startsAt },
  createdAt: { by: scheduledInterviews.createdAt, read: (row: Interview) => row.createdAt },
  stateSince: { by: scheduledInterviews.stateSince, read: (row: Interview) => row.stateSince },
  respondBy: { by: scheduledInterviews.respondBy, read: (row: Interview) => row.respondBy },
  round: { by: scheduledInterviews.round, read: (row: Interview) => row.round },
} as const

function orderKeys(sort: readonly SortKey[]): OrderKey<Interview>[] {
  const asked = sort.flatMap(({ name, descending }) =>
    Object.hasOwn(SORTABLE, name) ? [{ ...SORTABLE[name as keyof typeof SORTABLE], descending }] : [],
  )
  const keys = asked.length > 0 ? asked : [{ ...SORTABLE.start, descending: false }]
  return [...keys, { by: scheduledInterviews.id, descending: true, read: (row: Interview) => row.id }]
}
