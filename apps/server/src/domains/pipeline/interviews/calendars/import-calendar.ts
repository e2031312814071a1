import type { Context } from '../../../../platform/context/context.ts'
import { AppError, notFound } from '../../../../platform/errors/app-error.ts'
import { DAY_MS } from '../../../../platform/time/durations.ts'
import { listWaysOfWorking } from '../../../identity/index.ts'
import { calendarChanged, mayKeepCalendar } from '../records/index.ts'
import type { CalendarReader } from './calendar-reader.ts'
import { type CalendarImport, deleteImport, replaceImport } from './calendars.store.ts'

const BACK_MS = DAY_MS
const AHEAD_MS = 366 * DAY_MS
const MAX_NAME_LENGTH = 120

/** Imports a user’s own busy times from a file. A file of the same name replaces the earlier one. */
export async function importCalendar(
  ctx: Context,
  reader: CalendarReader,
  { name, text }: { name: string; text: string },
): Promise<CalendarImport> {
  const { actor } = ctx
  if (!mayKeepCalendar(actor)) throw new AppError('permission.denied')
  const now = ctx.now()
  const zone = (await listWaysOfWorking(ctx.db, [actor.userId])).get(actor.userId)?.timezone ?? 'UTC'
  const window = { from: now.getTime() - BACK_MS, to: now.getTime() + AHEAD_MS }
  const { busy, skipped } = await reader.read(text, { zone, window }, actor.userId)
  const ends = { firstAt: busy[0]?.from, lastAt: busy.at(-1)?.to }
  const dateOf = (at: number | undefined) => (at === undefined ? null : new Date(at))
  return ctx.transaction(async (tx) => {
    const kept = await replaceImport(tx, {
      userId: actor.userId,
      name: (name.trim() || 'calendar.ics').slice(0, MAX_NAME_LENGTH),
      zone,
      busy,
      busyCount: busy.length,
      skippedCount: skipped,
      createdAt: now,
      updatedAt: now,
      firstAt: dateOf(ends.firstAt),
      lastAt: dateOf(ends.lastAt),
    })
    tx.record(calendarChanged(actor, 'import', { type: 'calendar-imports', id: kept.id }))
    return kept
  })
}

export async function forgetCalendar(ctx: Context, id: string): Promise<void> {
  const { actor } = ctx
  if (!mayKeepCalendar(actor)) throw new AppError('permission.denied')
  await ctx.transaction(async (tx) => {
    if (!(await deleteImport(tx, { id, userId: actor.userId }))) throw notFound('calendar of yours')
    tx.record(calendarChanged(actor, 'forget', { type: 'calendar-imports', id }))
  })
}
