import * as contract from '@assay/contracts/calendar-connections'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../../platform/context/context.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../../platform/http/routes.ts'
import { labelInterviews } from '../booking/index.ts'
import { mayKeepCalendar } from '../records/index.ts'
import { changeCalendarConnection, disconnectCalendar, synchronizeNow } from './change-connection.ts'
import { connectCalendar } from './connect-calendar.ts'
import { type ConnectionNeeds, type ConnectionParts, connectionParts } from './connection-parts.ts'
import { PROVIDER_IDS, presentConflict, presentConnection, presentProvider } from './connections.resource.ts'
import { type Connection, countOfCalendars, listCalendarsOf, listConnectionsOf } from './connections.store.ts'
import { beginGrant, finishGrant } from './grant-calendar.ts'
import { settleConflict } from './settle-conflict.ts'
import { listConflictsOf, type WrittenInterview } from './written-interviews.store.ts'

/** Each of these sends a request to a server that a user chose, perhaps with a guessed password. */
const ATTEMPTS_PER_MINUTE = 10

export function mountConnections(routes: Routes, needs: ConnectionNeeds): void {
  const parts = connectionParts(needs)
  registerEndpoint(routes, contract.listCalendarConnections, async (ctx) => {
    const data = await show(ctx, await listConnectionsOf(ctx.db, userOf(ctx)))
    return { data, total: data.length }
  })
  registerEndpoint(
    routes,
    contract.connectCalendar,
    async (ctx, { body }) => showOne(ctx, await connectCalendar(ctx, parts, body)),
    { perMinute: ATTEMPTS_PER_MINUTE },
  )
  registerEndpoint(
    routes,
    contract.changeCalendarConnection,
    async (ctx, { params, body: { version, ...change }, ifMatch }) => {
      const wanted = { id: params.id, version: version ?? ifMatch ?? null, ...change }
      return showOne(ctx, await changeCalendarConnection(ctx, parts, wanted))
    },
    { perMinute: ATTEMPTS_PER_MINUTE },
  )
  registerEndpoint(
    routes,
    contract.connectionActions.synchronize,
    async (ctx, { params }) => showOne(ctx, await synchronizeNow(ctx, params.id)),
    { perMinute: ATTEMPTS_PER_MINUTE },
  )
  registerEndpoint(
    routes,
    contract.connectionActions.disconnect,
    async (ctx, { params, body }) => showOne(ctx, await disconnectCalendar(ctx, parts, { id: params.id, ...body })),
    { perMinute: ATTEMPTS_PER_MINUTE },
  )
  mountProviders(routes, parts)
  mountConflicts(routes)
}

function mountProviders(routes: Routes, parts: ConnectionParts): void {
  registerEndpoint(routes, contract.listCalendarProviders, async (ctx) => {
    userOf(ctx)
    const data = parts.providers.map((provider) => presentProvider(provider, null))
    return { data, total: data.length }
  })
  registerEndpoint(
    routes,
    contract.beginCalendarGrant,
    async (ctx, { params, body }) => {
      const kind = parts.providers.find((provider) => PROVIDER_IDS[provider.kind] === params.id)?.kind ?? null
      const { provider, url } = await beginGrant(ctx, parts, { kind, ...body })
      return presentProvider(provider, url)
    },
    { perMinute: ATTEMPTS_PER_MINUTE },
  )
  registerEndpoint(
    routes,
    contract.finishCalendarGrant,
    async (ctx, { body }) => showOne(ctx, await finishGrant(ctx, parts, body.response)),
    { perMinute: ATTEMPTS_PER_MINUTE },
  )
}

function mountConflicts(routes: Routes): void {
  registerEndpoint(routes, contract.listCalendarConflicts, async (ctx) => {
    const data = await showConflicts(ctx, await listConflictsOf(ctx.db, userOf(ctx)))
    return { data, total: data.length }
  })
  for (const verb of ['putBack', 'leave'] as const)
    registerEndpoint(routes, contract.conflictActions[verb], async (ctx, { params }) => {
      const [shown] = await showConflicts(ctx, [await settleConflict(ctx, { id: params.id, verb })])
      if (shown === undefined) throw new Error('The change was not shown.')
      return shown
    })
}

function userOf({ actor }: Context): string {
  if (!mayKeepCalendar(actor)) throw new AppError('permission.denied')
  return actor.userId
}

async function show(ctx: Context, connections: readonly Connection[]): Promise<Presented[]> {
  const calendars = await listCalendarsOf(
    ctx.db,
    connections.map(({ id }) => id),
  )
  const countsOf = await countOfCalendars(
    ctx.db,
    calendars.map(({ id }) => id),
    ctx.now(),
  )
  return connections.map((connection) => presentConnection(connection, { calendars, countsOf }))
}

async function showOne(ctx: Context, connection: Connection): Promise<Presented> {
  const [shown] = await show(ctx, [connection])
  if (shown === undefined) throw new Error('The connection was not shown.')
  return shown
}

async function showConflicts(ctx: Context, written: readonly WrittenInterview[]): Promise<Presented[]> {
  const labelOf = await labelInterviews(
    ctx,
    written.map(({ interviewId }) => interviewId),
  )
  return written.map((each) => presentConflict(each, labelOf(each.interviewId) ?? 'An interview'))
}
