// Connected calendars of the demo. The provider refuses the password, so that no server is ever contacted.
import { randomBytes } from 'node:crypto'
import {
  insertConnection,
  listCalendarsOf,
  listInterviewsOfPerson,
  listPanels,
  saveCalendarObjects,
  saveCalendars,
  saveWrittenEvents,
  updateCalendar,
  updateWritten,
} from '../src/domains/pipeline/interviews/index.ts'
import { newId } from '../src/platform/database/new-id.ts'
import { DAY_MS, HOUR_MS } from '../src/platform/time/durations.ts'
import { clockOnDay } from './context-on-day.ts'
import type { DemoParts } from './load-demo.ts'
import type { DemoTenants } from './load-tenants.ts'

const HOME = 'https://calendar.acme.test/dav/lead/'
const WEEKS = 4

/** The lead has a team meeting each week, and moved one interview in their calendar. */
export async function loadCalendars(parts: DemoParts, tenants: DemoTenants): Promise<void> {
  const userId = tenants.users.get('lead@acme.test')?.id
  const { db, now } = clockOnDay(parts, 0)
  if (userId === undefined) return
  const at = now()
  const yesterday = new Date(at.getTime() - DAY_MS)
  const connection = await insertConnection(db, {
    userId,
    address: 'https://calendar.acme.test',
    account: 'lead@acme.test',
    // Opens nothing: no password was ever given.
    sealedSecret: randomBytes(64),
    homeUrl: HOME,
    state: 'refused',
    problem: 'The calendar server doesn’t accept this account and password.',
    failures: 1,
    lastSynchronizedAt: yesterday,
    nextAttemptAt: null,
    createdAt: yesterday,
    updatedAt: yesterday,
  })
  if (connection === null) return
  const states = { isWritable: true, tag: null, cursor: null }
  await saveCalendars(db, connection, [
    { url: `${HOME}work/`, name: 'Work', ...states },
    { url: `${HOME}holidays/`, name: 'Public holidays', ...states, isWritable: false },
  ])
  const work = (await listCalendarsOf(db, [connection.id])).find(({ name }) => name === 'Work')
  if (work === undefined) return
  await updateCalendar(db, work.id, { isBusy: true, receives: true, wholeAt: yesterday, zone: 'Europe/Berlin' })
  await saveCalendarObjects(db, { calendarId: work.id, userId }, [
    { href: `${HOME}work/team.ics`, etag: '"1"', isSkipped: false, busy: teamMeetings(at) },
  ])
  const agreed = await listInterviewsOfPerson(db, { userId, states: ['scheduled'], since: at })
  const panel = await listPanels(
    db,
    agreed.map(({ id }) => id),
  )
  const takesPart = new Set(panel.flatMap((member) => (member.userId === userId ? member.interviewId : [])))
  const interview = agreed.find((each) => takesPart.has(each.id))
  if (interview === undefined || interview.startsAt === null || interview.endsAt === null) return
  const { id: interviewId, startsAt, endsAt, icsSequence: sequence } = interview
  const id = newId(at.getTime())
  const href = `${HOME}work/assay-${interviewId}.ics`
  await saveWrittenEvents(db, {
    id,
    interviewId,
    userId,
    calendarId: work.id,
    href,
    etag: '"1"',
    sequence,
    startsAt,
    endsAt,
  })
  const laterBy = (time: Date) => new Date(time.getTime() + 2 * HOUR_MS)
  const found = { found: 'moved' as const, foundStart: laterBy(startsAt), foundEnd: laterBy(endsAt) }
  await updateWritten(db, id, { ...found, foundAt: yesterday })
}

/** Tuesdays from twelve to one. */
function teamMeetings(now: Date): { from: number; to: number }[] {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  const tuesday = midnight + ((9 - now.getUTCDay()) % 7) * DAY_MS
  return Array.from({ length: WEEKS }, (_, week) => {
    const from = tuesday + week * 7 * DAY_MS + 11 * HOUR_MS
    return { from, to: from + HOUR_MS }
  })
}
