import { MAX_CALENDAR_CONNECTIONS } from '@assay/contracts/calendar-connections'
import type { Context } from '../../../../platform/context/context.ts'
import { lockName } from '../../../../platform/database/lock-name.ts'
import { newId } from '../../../../platform/database/new-id.ts'
import { AppError, ValidationError } from '../../../../platform/errors/app-error.ts'
import { type OutsideRules, readTarget, TargetRefused } from '../../../../platform/outbound/post-outside.ts'
import { connectionChanged, mayKeepCalendar } from '../records/index.ts'
import { discover, openDesk } from './caldav-desk.ts'
import { CalendarTrouble, troubleOf } from './calendar-trouble.ts'
import { type ConnectionParts, sealPassword } from './connection-parts.ts'
import {
  type Connection,
  chooseReceiving,
  insertConnection,
  listCalendarsOf,
  listConnectionsOf,
  saveCalendars,
  updateCalendar,
} from './connections.store.ts'

export interface Account {
  readonly address: string
  readonly account: string
  readonly password: string
}

/**
 * Connects an account once its server was found and let us in. Every calendar that the user may write to makes them
 * busy at first, and the first of them receives interviews unless another one does.
 */
export async function connectCalendar(ctx: Context, parts: ConnectionParts, given: Account): Promise<Connection> {
  const { actor } = ctx
  if (!mayKeepCalendar(actor)) throw new AppError('permission.denied')
  assertTarget(given.address, parts.outside)
  assertFew(await listConnectionsOf(ctx.db, actor.userId))
  const { homeUrl, found } = await lookAround(given, parts)
  const at = ctx.now()
  const id = newId(at.getTime())
  return ctx.transaction(async (tx) => {
    await lockName(tx, `calendars of ${actor.userId}`)
    const others = await listConnectionsOf(tx, actor.userId)
    assertFew(others)
    const connection = await insertConnection(tx, {
      id,
      userId: actor.userId,
      address: given.address,
      account: given.account,
      sealedSecret: sealPassword(parts, id, given.password),
      homeUrl,
      state: 'new',
      nextAttemptAt: at,
      createdAt: at,
      updatedAt: at,
    })
    if (connection === null)
      throw new ValidationError([{ field: 'account', message: 'This account is already connected.' }])
    await saveCalendars(tx, connection, found)
    const calendars = await listCalendarsOf(tx, [id])
    const writable = calendars.filter(({ isWritable }) => isWritable)
    for (const calendar of writable) await updateCalendar(tx, calendar.id, { isBusy: true })
    const receiving = await listCalendarsOf(
      tx,
      others.map((other) => other.id),
    )
    const [first] = writable
    if (first !== undefined && !receiving.some(({ receives }) => receives))
      await chooseReceiving(tx, { userId: actor.userId, calendarId: first.id })
    tx.record(connectionChanged(actor.companyId, 'connect', id))
    return connection
  })
}

function assertFew(known: readonly Connection[]): void {
  if (known.length >= MAX_CALENDAR_CONNECTIONS)
    throw new AppError('calendar.too-many', {
      detail: `You can connect ${MAX_CALENDAR_CONNECTIONS} accounts. Disconnect one first.`,
    })
}

async function lookAround({ address, account, password }: Account, { outside }: ConnectionParts) {
  try {
    const homeUrl = await discover(address, { account, password }, outside)
    const found = await openDesk(homeUrl, { account, password }, outside).listCalendars()
    if (found.length === 0) throw new CalendarTrouble('failed', 'This account has no calendars.')
    return { homeUrl, found }
  } catch (error) {
    throw notConnected(error)
  }
}

/** For the user who waits for the answer. */
export function notConnected(error: unknown): AppError {
  const { kind, message: detail } = troubleOf(error)
  return new AppError('calendar.not-connected', { detail, field: kind === 'refused' ? 'password' : 'address' })
}

/** What only its name reveals is refused when it is connected to. */
function assertTarget(address: string, outside: OutsideRules): void {
  try {
    readTarget(address, outside)
  } catch (error) {
    if (error instanceof TargetRefused) throw new ValidationError([{ field: 'address', message: error.message }])
    throw error
  }
}
