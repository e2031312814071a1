import type { Context } from '../../../../platform/context/context.ts'
import { assertAllowed } from '../../../../platform/errors/app-error.ts'
import { listInterviewsOfPerson } from '../records/index.ts'
import { CalendarTrouble, type FoundCalendar, isSeen, type Reading } from '../services/index.ts'
import { forgetObjects, listEtags, saveCalendarObjects } from './calendar-objects.store.ts'
import { isWholeDue, windowAt } from './connections.rules.ts'
import { type ConnectedCalendar, updateCalendar } from './connections.store.ts'
import type { Turn } from './write-interviews.ts'
import { listWrittenOf } from './written-interviews.store.ts'

const MAX_EVENTS = 5_000
/** Read in one limited process, which then has time for each of them. */
const READ_AT_ONCE = 200

/** Reads what changed in the calendars that make the user busy. Only times are kept, no text. */
export async function readBusyTimes(ctx: Context, turn: Turn, found: readonly FoundCalendar[]): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  for (const calendar of turn.calendars) {
    const there = found.find(({ url }) => url === calendar.url)
    if (calendar.isBusy && there !== undefined) await readCalendar(ctx, turn, { calendar, there })
  }
}

type AroundCalendar = { readonly calendar: ConnectedCalendar; readonly there: FoundCalendar }

async function readCalendar(ctx: Context, turn: Turn, { calendar, there }: AroundCalendar): Promise<void> {
  const { service, zone } = turn
  const now = ctx.now()
  const isWhole = isWholeDue(calendar, { now, zone })
  const isSame = calendar.tag === there.tag && calendar.cursor === there.cursor
  // A server without a sync token for its calendars is queried each time.
  if (!isWhole && isSame && (there.tag ?? there.cursor) !== null) return
  const reading = await howToRead(ctx, { userId: calendar.userId, zone })
  const changes = await service.listChanges(there, isWhole ? null : calendar.cursor, reading)
  const etags = await listEtags(ctx.db, calendar.id)
  const read = changes.there.filter(({ href, etag }) => isWhole || etags.get(href) !== etag)
  if (read.length > MAX_EVENTS)
    throw new CalendarTrouble('failed', `“${calendar.name}” has more events than can be read.`)
  const isThere = new Set(changes.there.map(({ href }) => href))
  const gone = changes.isWhole ? [...etags.keys()].filter((href) => !isThere.has(href)) : changes.gone
  await ctx.transaction((tx) => forgetObjects(tx, calendar.id, gone))
  const at = { calendarId: calendar.id, userId: calendar.userId }
  await ctx.transaction((tx) => saveCalendarObjects(tx, at, read.filter(isSeen)))
  const named = read.filter((event) => !isSeen(event))
  for (let begins = 0; begins < named.length; begins += READ_AT_ONCE) {
    const wanted = named.slice(begins, begins + READ_AT_ONCE).map(({ href }) => ({ href, etag: null }))
    const events = await service.readEvents(there.url, wanted, reading)
    await ctx.transaction((tx) => saveCalendarObjects(tx, at, events.filter(isSeen)))
  }
  // Only now: after a failure in between, the same changes are read again.
  const { tag } = there
  const state = { tag, cursor: changes.cursor, zone, ...(changes.isWhole ? { wholeAt: now } : {}) }
  await ctx.transaction((tx) => updateCalendar(tx, calendar.id, state))
}

/** Interviews make their panel busy by themselves, wherever they are also written down. */
async function howToRead(ctx: Context, { userId, zone }: { userId: string; zone: string }): Promise<Reading> {
  const states = ['scheduled', 'rescheduling', 'awaitingFeedback', 'completed', 'cancelled', 'noShow'] as const
  const window = windowAt(ctx.now())
  const interviews = await listInterviewsOfPerson(ctx.db, { userId, states, since: new Date(window.from) })
  const written = await listWrittenOf(ctx.db, userId)
  const ownUids = interviews.map(({ icsUid }) => icsUid)
  return { zone, window, ownUids, ownHrefs: written.map(({ href }) => href) }
}
