import { MAX_CALENDAR_CONNECTIONS } from '@assay/contracts/calendar-connections'
import type { Context, Tx } from '../../../../platform/context/context.ts'
import { lockName } from '../../../../platform/database/lock-name.ts'
import { newId } from '../../../../platform/database/new-id.ts'
import { AppError, ValidationError } from '../../../../platform/errors/app-error.ts'
import { type OutsideRules, readTarget, TargetRefused } from '../../../../platform/outbound/post-outside.ts'
import { connectionChanged, mayKeepCalendar } from '../records/index.ts'
import { CalendarTrouble, discover, type FoundCalendar, openCaldav, troubleOf } from '../services/index.ts'
import { type ConnectionParts, sealPassword } from './connection-parts.ts'
import {
  type Connection,
  type ConnectionRow,
  changeConnection,
  chooseReceiving,
  findConnection,
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

/** Connects an account once its server was found and let us in. */
export async function connectCalendar(ctx: Context, parts: ConnectionParts, given: Account): Promise<Connection> {
  const { actor } = ctx
  if (!mayKeepCalendar(actor)) throw new AppError('permission.denied')
  assertTarget(given.address, parts.outside)
  assertFew(await listConnectionsOf(ctx.db, actor.userId))
  const { homeUrl, found } = await lookAround(given, parts)
  const { address, account, password } = given
  return keepConnection(ctx, actor, {
    found,
    row: { id: newId(ctx.now().getTime()), provider: 'caldav', address, homeUrl, account },
    seal: (id) => sealPassword(parts, id, password),
    isAgain: false,
  })
}

export interface ToKeep {
  readonly found: readonly FoundCalendar[]
  readonly row: Pick<ConnectionRow, 'provider' | 'address' | 'homeUrl' | 'account'> & { readonly id: string }
  readonly seal: (id: string) => Buffer
  /** The same account may come again, with new access. */
  readonly isAgain: boolean
}

/**
 * Every calendar that the user may write to makes them busy at first, and the main one or else the first of them
 * receives interviews unless another one does.
 */
export async function keepConnection(
  ctx: Context,
  actor: { readonly userId: string; readonly companyId: string },
  { found, row, seal, isAgain }: ToKeep,
): Promise<Connection> {
  const { userId, companyId } = actor
  if (!mayKeepCalendar(ctx.actor)) throw new AppError('permission.denied')
  const at = ctx.now()
  return ctx.transaction(async (tx) => {
    await lockName(tx, `calendars of ${userId}`)
    const others = await listConnectionsOf(tx, userId)
    const same = others.find(({ homeUrl, account }) => homeUrl === row.homeUrl && account === row.account)
    if (same !== undefined && !isAgain)
      throw new ValidationError([{ field: 'account', message: 'This account is already connected.' }])
    if (same !== undefined) {
      const renewed = { state: 'new' as const, problem: null, failures: 0, nextAttemptAt: at, waitUntil: null }
      await changeConnection(tx, same.id, { ...renewed, sealedSecret: seal(same.id), updatedAt: at })
      tx.record(connectionChanged(companyId, 'connect', same.id))
      return (await findConnection(tx, same.id)) ?? same
    }
    assertFew(others)
    const times = { nextAttemptAt: at, createdAt: at, updatedAt: at }
    const connection = await insertConnection(tx, {
      ...row,
      ...times,
      userId,
      state: 'new',
      sealedSecret: seal(row.id),
    })
    if (connection === null) throw new Error('The connection was not inserted.')
    await chooseAtFirst(tx, connection, { found, others })
    tx.record(connectionChanged(companyId, 'connect', row.id))
    return connection
  })
}

async function chooseAtFirst(
  tx: Tx,
  connection: Connection,
  { found, others }: { found: readonly FoundCalendar[]; others: readonly Connection[] },
): Promise<void> {
  await saveCalendars(tx, connection, found)
  const calendars = await listCalendarsOf(tx, [connection.id])
  const writable = calendars.filter(({ isWritable }) => isWritable)
  for (const calendar of writable) await updateCalendar(tx, calendar.id, { isBusy: true })
  const receiving = await listCalendarsOf(
    tx,
    others.map((other) => other.id),
  )
  const isMain = ({ url }: { url: string }) => found.some((each) => each.url === url && each.isMain === true)
  const first = writable.find(isMain) ?? writable[0]
  if (first !== undefined && !receiving.some(({ receives }) => receives))
    await chooseReceiving(tx, { userId: connection.userId, calendarId: first.id })
}

export function assertFew(known: readonly Connection[]): void {
  if (known.length >= MAX_CALENDAR_CONNECTIONS)
    throw new AppError('calendar.too-many', {
      detail: `You can connect ${MAX_CALENDAR_CONNECTIONS} accounts. Disconnect one first.`,
    })
}

async function lookAround({ address, account, password }: Account, parts: ConnectionParts) {
  try {
    const homeUrl = await discover(address, { account, password }, parts.outside)
    const found = await openCaldav(homeUrl, { account, password }, parts).listCalendars()
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

/** Addresses that only name resolution reveals as private are refused when connecting. */
function assertTarget(address: string, outside: OutsideRules): void {
  try {
    readTarget(address, outside)
  } catch (error) {
    if (error instanceof TargetRefused) throw new ValidationError([{ field: 'address', message: error.message }])
    throw error
  }
}
