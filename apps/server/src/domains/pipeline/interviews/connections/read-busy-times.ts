import type { Context } from '../../../../platform/context/context.ts'
import { assertAllowed } from '../../../../platform/errors/app-error.ts'
import type { CalendarReader } from '../calendars/index.ts'
import { listInterviewsOfPerson } from '../records/index.ts'
import type { FoundCalendar } from './caldav-desk.ts'
import { forgetObjects, listEtags, saveCalendarObjects } from './calendar-objects.store.ts'
import { CalendarTrouble } from './calendar-trouble.ts'
import { isWholeDue, windowAt } from './connections.rules.ts'
import { type ConnectedCalendar, updateCalendar } from './connections.store.ts'
import type { Turn } from './write-interviews.ts'

const MAX_EVENTS = 5_000
/** Read in one limited process, which then has time for each of them. */
const READ_AT_ONCE = 200

/** Reads what changed in the calendars that make the user busy. Only times are kept, no text. */
export async function readBusyTimes(
  ctx: Context,
  turn: Turn & { readonly reader: CalendarReader },
  found: readonly FoundCalendar[],
): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  for (const calendar of turn.calendars) {
    const there = found.find(({ url }) => url === calendar.url)
    if (calendar.isBusy && there !== undefined) await readCalendar(ctx, turn, { calendar, there })
  }
}

type AroundCalendar = { readonly calendar: ConnectedCalendar; readonly there: FoundCalendar }

async function readCalendar(
  ctx: Context,
  turn: Turn & { readonly reader: CalendarReader },
  { calendar, there }: AroundCalendar,
): Promise<void> {
  const { desk, zone } = turn
  const now = ctx.now()
  const isWhole = isWholeDue(calendar, { now, zone })
  const isSame = calendar.tag === there.tag && calendar.cursor === there.cursor
  // A server that names no state of its calendars is asked each time.
  if (!isWhole && isSame && (there.tag ?? there.cursor) !== null) return
  const changes = await desk.listChanges(there, isWhole ? null : calendar.cursor, windowAt(now))
  const etags = await listEtags(ctx.db, calendar.id)
  const read = changes.there.filter(({ href, etag }) => isWhole || etags.get(href) !== etag)
  if (read.length > MAX_EVENTS)
    throw new CalendarTrouble('failed', `“${calendar.name}” has more events than can be read.`)
  const isThere = new Set(changes.there.map(({ href }) => href))
  const gone = changes.isWhole ? [...etags.keys()].filter((href) => !isThere.has(href)) : changes.gone
  await ctx.transaction((tx) => forgetObjects(tx, calendar.id, gone))
  const ownUids = await listOwnUids(ctx, calendar.userId)
  for (let at = 0; at < read.length; at += READ_AT_ONCE) {
    const hrefs = read.slice(at, at + READ_AT_ONCE).map(({ href }) => href)
    const objects = await desk.readObjects(there.url, hrefs)
    const answers = await turn.reader.readObjects({ zone, window: windowAt(now), ownUids, objects })
    const kept = answers.map(({ href, busy, isSkipped }) => ({
      href,
      busy,
      isSkipped,
      etag: objects.find((object) => object.href === href)?.etag ?? '',
    }))
    await ctx.transaction((tx) => saveCalendarObjects(tx, { calendarId: calendar.id, userId: calendar.userId }, kept))
  }
  // Only now: after a failure in between, the same changes are read again.
  const { tag } = there
  const state = { tag, cursor: changes.cursor, zone, ...(changes.isWhole ? { wholeAt: now } : {}) }
  await ctx.transaction((tx) => updateCalendar(tx, calendar.id, state))
}

/** Interviews make their panel busy by themselves, wherever they are also written down. */
async function listOwnUids(ctx: Context, userId: string): Promise<string[]> {
  const states = ['scheduled', 'rescheduling', 'awaitingFeedback', 'completed', 'cancelled', 'noShow'] as const
  const interviews = await listInterviewsOfPerson(ctx.db, {
    userId,
    states,
    since: new Date(windowAt(ctx.now()).from),
  })
  return interviews.map(({ icsUid }) => icsUid)
}
