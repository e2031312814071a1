import type { Context } from '../../../../platform/context/context.ts'
import { newId } from '../../../../platform/database/new-id.ts'
import { assertAllowed } from '../../../../platform/errors/app-error.ts'
import { listMembersAmong } from '../../../tenants/index.ts'
import { describeInterview, entryForInterviewer } from '../calendars/index.ts'
import { type Interview, isAgreed, listInterviewsById, listInterviewsOfPerson, listPanels } from '../records/index.ts'
import type { CalendarService } from '../services/index.ts'
import { isOutdated } from './connections.rules.ts'
import type { ConnectedCalendar, Connection } from './connections.store.ts'
import { forgetWritten, listWrittenOf, saveWrittenEvents, type WrittenInterview } from './written-interviews.store.ts'

export interface Turn {
  readonly connection: Connection
  readonly service: CalendarService
  readonly calendars: readonly ConnectedCalendar[]
  /** Of the user. */
  readonly zone: string
  readonly appUrl: string
}

/** Brings the calendar that receives interviews in line with what is agreed. */
export async function writeInterviews(ctx: Context, turn: Turn): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const { connection, service, calendars } = turn
  const { userId } = connection
  const known = new Map((await listWrittenOf(ctx.db, userId)).map((written) => [written.interviewId, written]))
  const wanted = await listAgreed(ctx, userId)
  const receiving = calendars.find(({ receives }) => receives)
  if (receiving !== undefined)
    for (const interview of wanted) {
      const before = known.get(interview.id)
      if (before !== undefined && !isOutdated(before, interview, receiving.id)) continue
      const isHere = before === undefined || before.calendarId === receiving.id
      // One that another calendar of this account has is moved; that of another account is left to its own turn.
      if (!isHere && !calendars.some(({ id }) => id === before.calendarId)) continue
      if (!isHere) await service.remove(before.href)
      await write(ctx, turn, { interview, calendar: receiving, before: isHere ? before : undefined })
    }
  // Without a calendar that receives them here, the user chose another one, or none.
  const isWanted = new Set(receiving === undefined ? [] : wanted.map(({ id }) => id))
  const over = [...known.values()].filter(
    ({ interviewId, calendarId }) => !isWanted.has(interviewId) && calendars.some(({ id }) => id === calendarId),
  )
  await removeCancelled(ctx, turn, over)
}

/** The agreed interviews to come of which the user is one of the panel, in companies that they belong to. */
async function listAgreed(ctx: Context, userId: string): Promise<Interview[]> {
  const states = ['scheduled', 'rescheduling'] as const
  const found = await listInterviewsOfPerson(ctx.db, { userId, states, since: ctx.now() })
  const panel = await listPanels(
    ctx.db,
    found.map(({ id }) => id),
  )
  const takesPart = new Set(panel.flatMap((member) => (member.userId === userId ? member.interviewId : [])))
  const companies = new Set<string>()
  for (const companyId of new Set(found.map((interview) => interview.companyId)))
    if ((await listMembersAmong(ctx.db, companyId, [userId])).has(userId)) companies.add(companyId)
  return found.filter(({ id, companyId }) => takesPart.has(id) && companies.has(companyId))
}

async function write(
  ctx: Context,
  { connection: { userId }, service, zone, appUrl }: Turn,
  {
    interview,
    calendar,
    before,
  }: { interview: Interview; calendar: ConnectedCalendar; before: WrittenInterview | undefined },
): Promise<void> {
  const { startsAt, endsAt, icsSequence: sequence } = interview
  if (startsAt === null || endsAt === null) throw new Error('An agreed interview has a time.')
  const when = { start: startsAt, end: endsAt, sequence, isCancelled: false }
  const entry = entryForInterviewer(await describeInterview(ctx, interview), when, { userId, appUrl })
  const href = before?.href ?? null
  const there = await service.write(calendar.url, { href, interviewId: interview.id, entry, zone })
  const at = ctx.now()
  await ctx.transaction((tx) =>
    saveWrittenEvents(tx, {
      id: newId(at.getTime()),
      interviewId: interview.id,
      userId,
      calendarId: calendar.id,
      ...there,
      sequence,
      startsAt,
      endsAt,
      createdAt: at,
      updatedAt: at,
    }),
  )
}

/** Cancelled, or no longer with this person on the panel. Interviews that took place stay in the calendar. */
async function removeCancelled(ctx: Context, { service, connection }: Turn, written: readonly WrittenInterview[]) {
  const interviews = await listInterviewsById(
    ctx.db,
    written.map(({ interviewId }) => interviewId),
  )
  const panel = await listPanels(
    ctx.db,
    interviews.map(({ id }) => id),
  )
  const state = new Map(interviews.map((interview) => [interview.id, interview]))
  for (const { id, interviewId, href } of written) {
    const interview = state.get(interviewId)
    const takesPart = panel.some((member) => member.interviewId === interviewId && member.userId === connection.userId)
    const wasHeld = interview !== undefined && takesPart && wasBegun(interview, ctx.now())
    if (!wasHeld) await service.remove(href)
    await ctx.transaction((tx) => forgetWritten(tx, id))
  }
}

const wasBegun = ({ state, startsAt }: Interview, now: Date): boolean =>
  ['awaitingFeedback', 'completed', 'noShow'].includes(state) ||
  (isAgreed(state) && startsAt !== null && startsAt <= now)
