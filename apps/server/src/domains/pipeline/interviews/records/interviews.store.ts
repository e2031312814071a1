import type { InterviewState } from '@assay/contracts/scheduled-interviews'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../../platform/context/context.ts'
import { newId } from '../../../../platform/database/new-id.ts'
import { Gone } from '../../../../platform/errors/gone.ts'
import type { Span } from '../times/index.ts'
import { interviewChanges, interviewPanel, interviewSlots, scheduledInterviews } from './interviews.tables.ts'
import type { ChosenSlot } from './slots.rules.ts'

export type Interview = typeof scheduledInterviews.$inferSelect
export type NewInterview = typeof scheduledInterviews.$inferInsert
export type OfferedSlot = typeof interviewSlots.$inferSelect
export type PanelMember = typeof interviewPanel.$inferSelect
export type InterviewChange = typeof interviewChanges.$inferSelect

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
  if (locked === undefined) throw new Gone('interview')
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
  if (updated === undefined) throw new Gone('interview')
  return updated
}

/** The interviews of these entries, oldest first. */
export async function listInterviewsOfEntries(db: Queries, shortlistedIds: readonly string[]): Promise<Interview[]> {
  if (shortlistedIds.length === 0) return []
  return db
    .select()
    .from(scheduledInterviews)
    .where(inArray(scheduledInterviews.shortlistedId, [...shortlistedIds]))
    .orderBy(scheduledInterviews.createdAt, scheduledInterviews.id)
}

export type InterviewStatus = Pick<
  Interview,
  'id' | 'shortlistedId' | 'round' | 'kind' | 'minutes' | 'state' | 'stateSince' | 'startsAt' | 'endsAt'
>

/** Reads only the columns that decide the status, because there may be thousands of entries. */
export async function listStatesOfEntries(db: Queries, shortlistedIds: readonly string[]): Promise<InterviewStatus[]> {
  const { id, shortlistedId, round, kind, minutes, state, stateSince, startsAt, endsAt } = scheduledInterviews
  return db
    .select({ id, shortlistedId, round, kind, minutes, state, stateSince, startsAt, endsAt })
    .from(scheduledInterviews)
    .where(sql`${shortlistedId} = any(${sql.param([...shortlistedIds])}::uuid[])`)
    .orderBy(scheduledInterviews.createdAt, id)
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
      interviewId,
      zone,
      by,
      startsAt: new Date(from),
      endsAt: new Date(to),
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

/** Members who left are not waited for. */
export async function excusePanelMember(db: Queries, interviewId: string, userId: string): Promise<void> {
  await db
    .update(interviewPanel)
    .set({ required: false })
    .where(and(eq(interviewPanel.interviewId, interviewId), eq(interviewPanel.userId, userId)))
}

export async function saveResponse(
  db: Queries,
  { interviewId, userId }: { interviewId: string; userId: string },
  change: Pick<PanelMember, 'response' | 'respondedAt'>,
): Promise<void> {
  await db
    .update(interviewPanel)
    .set(change)
    .where(and(eq(interviewPanel.interviewId, interviewId), eq(interviewPanel.userId, userId)))
}

/** A new time needs new answers from the panel. */
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

export async function saveInterviewChange(db: Queries, { from = null, to = null, reason = null, ...row }: NewChange) {
  const date = (at: number | undefined) => (at === undefined ? null : new Date(at))
  await db.insert(interviewChanges).values({
    ...row,
    reason,
    id: newId(row.at.getTime()),
    fromStart: date(from?.from),
    fromEnd: date(from?.to),
    toStart: date(to?.from),
    toEnd: date(to?.to),
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

/** Ids of due interviews in a state, oldest first; skips those that another transaction has locked. */
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

/** Unfinished interviews of candidates who left the pipeline. */
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

export async function changeOrganizer(db: Queries, id: string, organizerId: string, now: Date): Promise<void> {
  await updateInterview(db, id, { organizerId }, now)
}
