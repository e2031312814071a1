import { z } from 'zod'
import type { Context } from '../../../../platform/context/context.ts'
import { newId } from '../../../../platform/database/new-id.ts'
import { AppError, notFound } from '../../../../platform/errors/app-error.ts'
import { MINUTE_MS } from '../../../../platform/time/durations.ts'
import { mayKeepCalendar } from '../records/index.ts'
import {
  type CalendarProvider,
  CalendarTrouble,
  type FoundCalendar,
  type Grant,
  newVerifier,
  troubleOf,
} from '../services/index.ts'
import { getConnection } from './change-connection.ts'
import { assertFew, keepConnection } from './connect-calendar.ts'
import { type ConnectionParts, sealGrant } from './connection-parts.ts'
import { type Connection, listConnectionsOf } from './connections.store.ts'

/** Long enough to sign in at the provider, with a second factor there. */
const BEGUN_FOR_MS = 15 * MINUTE_MS

const begun = z.object({ kind: z.string(), verifier: z.string(), until: z.number() })

/**
 * The pending grant travels with the browser as the state, sealed for the session that began it: no other one can open
 * it. The returned code is valid once, and only with the verifier.
 */
const aboutBegun = ({ userId, sessionId }: { userId: string; sessionId: string }): string =>
  `calendar-grant/${userId}/${sessionId}`

export interface BegunGrant {
  readonly provider: CalendarProvider
  readonly url: string
}

/** The page where the user allows access. With a connection, they must return with the same account. */
export async function beginGrant(
  ctx: Context,
  { providers, secrets }: ConnectionParts,
  { kind, connectionId }: { kind: CalendarProvider['kind'] | null; connectionId?: string | undefined },
): Promise<BegunGrant> {
  const { actor } = ctx
  if (!mayKeepCalendar(actor)) throw new AppError('permission.denied')
  const provider = providers.find((each) => each.kind === kind)
  if (provider === undefined) throw notFound('calendar provider')
  const again = connectionId === undefined ? null : await getConnection(ctx, connectionId)
  if (again === null) assertFew(await listConnectionsOf(ctx.db, actor.userId))
  const verifier = newVerifier()
  const until = ctx.now().getTime() + BEGUN_FOR_MS
  const state = secrets.seal(aboutBegun(actor), JSON.stringify({ kind, verifier, until })).toString('base64url')
  return { provider, url: await provider.grants.begin({ state, verifier }, again?.account ?? null) }
}

/** Connects the account that the user chose at the provider, or renews the access to it. */
export async function finishGrant(ctx: Context, parts: ConnectionParts, response: string): Promise<Connection> {
  const { actor } = ctx
  if (!mayKeepCalendar(actor)) throw new AppError('permission.denied')
  const state = new URLSearchParams(response).get('state') ?? ''
  const { kind, verifier, until } = openBegun(parts, actor, state)
  const provider = parts.providers.find((each) => each.kind === kind)
  if (provider === undefined || until < ctx.now().getTime()) throw notBegun()
  try {
    const given = await provider.grants.finish(response, { state, verifier }, ctx.now())
    const { grant, account, found } = await lookAround(ctx, provider, given)
    const at = ctx.now()
    return await keepConnection(ctx, actor, {
      found,
      row: {
        id: newId(at.getTime()),
        provider: provider.kind,
        address: provider.base,
        homeUrl: provider.base,
        account,
      },
      seal: (id) => sealGrant(parts, id, grant),
      isAgain: true,
    })
  } catch (error) {
    if (error instanceof AppError) throw error
    const { kind: how, message: detail } = troubleOf(error)
    throw new AppError(how === 'refused' ? 'calendar.not-allowed' : 'calendar.not-connected', { detail })
  }
}

function openBegun({ secrets }: ConnectionParts, actor: Parameters<typeof aboutBegun>[0], state: string) {
  try {
    return begun.parse(JSON.parse(secrets.open(aboutBegun(actor), Buffer.from(state, 'base64url'))))
  } catch {
    // Of another session, of another key, or made up.
    throw notBegun()
  }
}

const notBegun = (): AppError =>
  new AppError('calendar.not-allowed', { detail: 'Connect your calendar again, in a single browser window.' })

async function lookAround(
  ctx: Context,
  provider: CalendarProvider,
  given: Grant,
): Promise<{ grant: Grant; account: string; found: FoundCalendar[] }> {
  let grant = given
  const keep = async (newer: Grant): Promise<void> => {
    grant = newer
  }
  const holder = { grant, now: ctx.now, keep }
  const account = await provider.findAccount(holder)
  const found = account === null ? [] : await provider.openService(holder).listCalendars()
  if (account === null || found.length === 0) throw new CalendarTrouble('failed', 'This account has no calendars.')
  return { grant, account, found }
}
