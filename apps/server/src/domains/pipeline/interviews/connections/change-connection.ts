import type { Context, Tx } from '../../../../platform/context/context.ts'
import { AppError, notFound, ValidationError } from '../../../../platform/errors/app-error.ts'
import { assertUnchanged } from '../../../../platform/errors/assert-unchanged.ts'
import { connectionChanged, mayKeepCalendar } from '../records/index.ts'
import { openCaldav } from '../services/index.ts'
import { forgetAllObjects } from './calendar-objects.store.ts'
import { notConnected } from './connect-calendar.ts'
import { type ConnectionParts, grantIn, providerOf, sealPassword, serviceOf } from './connection-parts.ts'
import {
  type ConnectedCalendar,
  type Connection,
  changeConnection,
  chooseReceiving,
  deleteConnection,
  findConnection,
  isSharedAccount,
  listCalendarsOf,
  lockConnection,
  updateCalendar,
} from './connections.store.ts'
import { listWrittenIn } from './written-interviews.store.ts'

export interface ConnectionChange {
  readonly id: string
  readonly version: number | null
  readonly password?: string | undefined
  /** The ids of the calendars that make the user busy. */
  readonly busy?: readonly string[] | undefined
  readonly receives?: string | null | undefined
}

export async function getConnection(ctx: Context, id: string): Promise<Connection & { readonly companyId: string }> {
  const { actor } = ctx
  if (!mayKeepCalendar(actor)) throw new AppError('permission.denied')
  const found = await findConnection(ctx.db, id)
  if (found === null || found.userId !== actor.userId) throw notFound('connected calendar of yours')
  return { ...found, companyId: actor.companyId }
}

/** Chooses what the calendars are for. Another password is tried before it is kept. */
export async function changeCalendarConnection(
  ctx: Context,
  parts: ConnectionParts,
  { id, version, password, busy, receives }: ConnectionChange,
): Promise<Connection> {
  const { companyId, userId, ...connection } = await getConnection(ctx, id)
  if (password !== undefined) {
    const { homeUrl, account, provider } = connection
    if (provider !== 'caldav')
      throw new ValidationError([
        { field: 'password', message: 'This account has no password here. Connect it again.' },
      ])
    await openCaldav(homeUrl, { account, password }, parts)
      .listCalendars()
      .catch((error: unknown) => {
        throw notConnected(error)
      })
  }
  return ctx.transaction(async (tx) => {
    const before = await lockConnection(tx, { id, userId })
    if (before === null) throw notFound('connected calendar of yours')
    assertUnchanged(version, before.version, 'You changed this in another window. Reload, then make your change.')
    const calendars = await listCalendarsOf(tx, [id])
    if (busy !== undefined) await chooseBusy(tx, calendars, busy)
    if (receives !== undefined) await chooseCalendar(tx, { calendars, userId, receives })
    const now = ctx.now()
    const secret =
      password === undefined
        ? {}
        : { sealedSecret: sealPassword(parts, id, password), state: 'new' as const, problem: null }
    const isTried = password !== undefined || before.state !== 'refused'
    await changeConnection(tx, id, { ...secret, updatedAt: now, ...(isTried ? { nextAttemptAt: now } : {}) })
    tx.record(connectionChanged(companyId, 'adjust', id))
    return (await findConnection(tx, id)) ?? before
  })
}

async function chooseBusy(tx: Tx, calendars: readonly ConnectedCalendar[], busy: readonly string[]): Promise<void> {
  assertOwn(calendars, busy, 'busy')
  for (const { id, isBusy } of calendars)
    if (isBusy !== busy.includes(id)) await updateCalendar(tx, id, { isBusy: !isBusy, wholeAt: null })
  await forgetAllObjects(
    tx,
    calendars.flatMap(({ id }) => (busy.includes(id) ? [] : id)),
  )
}

async function chooseCalendar(
  tx: Tx,
  { calendars, userId, receives }: { calendars: readonly ConnectedCalendar[]; userId: string; receives: string | null },
): Promise<void> {
  if (receives === null) {
    // Whatever receives them in another account stays.
    for (const { id, receives: did } of calendars) if (did) await updateCalendar(tx, id, { receives: false })
    return
  }
  assertOwn(calendars, [receives], 'receives')
  if (calendars.some(({ id, isWritable }) => id === receives && !isWritable))
    throw new ValidationError([{ field: 'receives', message: 'You can only read this calendar.' }])
  await chooseReceiving(tx, { userId, calendarId: receives })
}

function assertOwn(calendars: readonly ConnectedCalendar[], ids: readonly string[], field: string): void {
  if (ids.some((id) => !calendars.some((calendar) => calendar.id === id)))
    throw new ValidationError([{ field, message: 'Choose a calendar of this account.' }])
}

/** Has it synchronized now. */
export async function synchronizeNow(ctx: Context, id: string): Promise<Connection> {
  const { companyId, ...connection } = await getConnection(ctx, id)
  if (connection.state !== 'refused')
    await ctx.transaction(async (tx) => tx.record(connectionChanged(companyId, 'synchronize', id)))
  return connection
}

/** Forgets the account, its busy times, and, if requested, the interviews in its calendars. */
export async function disconnectCalendar(
  ctx: Context,
  parts: ConnectionParts,
  { id, removesInterviews }: { id: string; removesInterviews: boolean },
): Promise<Connection> {
  const { companyId, ...connection } = await getConnection(ctx, id)
  if (removesInterviews) await removeInterviews(ctx, parts, connection)
  await endGrant(ctx, parts, connection)
  await ctx.transaction(async (tx) => {
    await deleteConnection(tx, id)
    tx.record(connectionChanged(companyId, 'disconnect', id))
  })
  return connection
}

async function removeInterviews(ctx: Context, parts: ConnectionParts, connection: Connection): Promise<void> {
  try {
    const service = serviceOf(ctx, parts, connection)
    for (const { href } of await listWrittenIn(ctx.db, connection.id)) await service.remove(href)
  } catch (error) {
    const { message } = notConnected(error)
    throw new AppError('calendar.not-connected', {
      detail: `${message} Your interviews could not be removed. Try again, or disconnect and leave them there.`,
      field: 'removesInterviews',
    })
  }
}

/** Has the provider forget that it gave us access, unless a colleague uses the same account. */
async function endGrant(ctx: Context, parts: ConnectionParts, connection: Connection): Promise<void> {
  try {
    const provider = providerOf(parts, connection)
    if (provider === null || (await isSharedAccount(ctx.db, connection))) return
    await provider.grants.revoke(grantIn(parts, connection))
  } catch {
    // It may be over already, or out of reach: what we have of it is deleted in any case.
  }
}
