import { createHash, randomBytes } from 'node:crypto'
import type { Context } from '../../../../platform/context/context.ts'
import { lockName } from '../../../../platform/database/lock-name.ts'
import { newId } from '../../../../platform/database/new-id.ts'
import { AppError, notFound } from '../../../../platform/errors/app-error.ts'
import { calendarChanged, mayKeepCalendar } from '../records/index.ts'
import { type CalendarFeed, deleteFeed, replaceFeed } from './calendars.store.ts'

export const hashOfFeed = (token: string): string => createHash('sha256').update(token).digest('hex')

const TOKEN_BYTES = 32

/** Creates a new secret address and invalidates the previous one. */
export async function createFeed(ctx: Context): Promise<{ feed: CalendarFeed; token: string }> {
  const { actor } = ctx
  if (!mayKeepCalendar(actor)) throw new AppError('permission.denied')
  const now = ctx.now()
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const row = { id: newId(now.getTime()), userId: actor.userId, tokenHash: hashOfFeed(token) }
  const feed = await ctx.transaction(async (tx) => {
    await lockName(tx, `calendar feed of ${actor.userId}`)
    const made = await replaceFeed(tx, { ...row, createdAt: now, updatedAt: now })
    tx.record(calendarChanged(actor, 'share', { type: 'calendar-feeds', id: made.id }))
    return made
  })
  return { feed, token }
}

export async function stopFeed(ctx: Context, id: string): Promise<void> {
  const { actor } = ctx
  if (!mayKeepCalendar(actor)) throw new AppError('permission.denied')
  await ctx.transaction(async (tx) => {
    if (!(await deleteFeed(tx, { id, userId: actor.userId }))) throw notFound('feed of yours')
    tx.record(calendarChanged(actor, 'unshare', { type: 'calendar-feeds', id }))
  })
}
