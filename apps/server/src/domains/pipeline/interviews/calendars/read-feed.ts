import type { Context } from '../../../../platform/context/context.ts'
import { notFound } from '../../../../platform/errors/app-error.ts'
import { DAY_MS } from '../../../../platform/time/durations.ts'
import { listWaysOfWorking } from '../../../identity/index.ts'
import { findCompany, isActive, listMembersAmong } from '../../../tenants/index.ts'
import type { Interview } from '../records/index.ts'
import { getInterview, listInterviewsOfPerson, wrongState } from '../records/index.ts'
import { findFeedByHash, markFeedRead } from './calendars.store.ts'
import { describeInterview, entryForInterviewer } from './describe-interview.ts'
import { hashOfFeed } from './save-feed.ts'
import { type CalendarEntry, writeCalendar } from './write-calendar.ts'

const BACK_MS = 90 * DAY_MS

/** The agreed interviews of one user, for holders of the address. Former users have no feed. */
export async function readFeed(ctx: Context, token: string, appUrl: string): Promise<string> {
  const feed = await findFeedByHash(ctx.db, hashOfFeed(token))
  if (feed === null) throw notFound('calendar')
  const person = (await listWaysOfWorking(ctx.db, [feed.userId])).get(feed.userId)
  if (person === undefined) throw notFound('calendar')
  const now = ctx.now()
  const interviews = await listInterviewsOfPerson(ctx.db, {
    userId: feed.userId,
    states: ['scheduled', 'rescheduling', 'awaitingFeedback', 'completed', 'noShow'],
    since: new Date(now.getTime() - BACK_MS),
  })
  const entries: CalendarEntry[] = []
  for (const interview of interviews) {
    if (await isOpenTo(ctx, interview.companyId, feed.userId))
      entries.push(...(await entryOf(ctx, interview, { userId: feed.userId, appUrl })))
  }
  await markFeedRead(ctx.db, feed.id, now)
  return writeCalendar('Interviews in Assay', entries)
}

/** Former users of the company lose access, and all users while it is suspended or closed. */
async function isOpenTo({ db }: Context, companyId: string, userId: string): Promise<boolean> {
  const company = await findCompany(db, companyId)
  return company !== null && isActive(company) && (await listMembersAmong(db, companyId, [userId])).has(userId)
}

/** One agreed interview as a file. */
export async function readCalendarFileOf(
  ctx: Context,
  { id, appUrl }: { id: string; appUrl: string },
): Promise<{ name: string; text: string }> {
  const interview = await getInterview(ctx, id)
  const userId = ctx.actor.kind === 'user' ? ctx.actor.userId : ''
  const entries = await entryOf(ctx, interview, { userId, appUrl })
  if (entries.length === 0) throw wrongState(interview, 'No time has been agreed yet.')
  return { name: `interview-round-${interview.round}.ics`, text: writeCalendar('Interview', entries) }
}

async function entryOf(
  ctx: Context,
  interview: Interview,
  reader: { userId: string; appUrl: string },
): Promise<CalendarEntry[]> {
  const { startsAt, endsAt, icsSequence: sequence, state } = interview
  if (startsAt === null || endsAt === null) return []
  const when = { start: startsAt, end: endsAt, sequence, isCancelled: state === 'cancelled' }
  return [entryForInterviewer(await describeInterview(ctx, interview), when, reader)]
}
