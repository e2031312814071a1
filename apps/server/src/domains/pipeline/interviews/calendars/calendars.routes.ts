import * as contract from '@assay/contracts/interview-calendars'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../../platform/http/register-endpoint.ts'
import { API_ROOT, contextOf, type Routes } from '../../../../platform/http/routes.ts'
import { mayKeepCalendar } from '../records/index.ts'
import { createCalendarReader } from './calendar-reader.ts'
import { presentFeed, presentImport } from './calendars.resource.ts'
import { findFeedOf, listImports } from './calendars.store.ts'
import { forgetCalendar, importCalendar } from './import-calendar.ts'
import { readCalendarFileOf, readFeed } from './read-feed.ts'
import { createFeed, stopFeed } from './save-feed.ts'

const MAX_FILE_BYTES = 2_200_000
const PER_MINUTE = 20
const FEED_PER_MINUTE = 30

export function mountCalendars(routes: Routes): void {
  mountImports(routes)
  mountFeeds(routes)

  registerEndpoint(routes, contract.getCalendarFile, async (ctx, { params }) => {
    const { name, text } = await readCalendarFileOf(ctx, { id: params.id, appUrl: routes.appUrl })
    return { name, bytes: Buffer.from(text) }
  })
}

function mountImports(routes: Routes): void {
  const reader = createCalendarReader()
  registerEndpoint(routes, contract.listCalendarImports, async ({ actor, db }) => {
    if (!mayKeepCalendar(actor)) throw new AppError('permission.denied')
    const found = await listImports(db, actor.userId)
    return { data: found.map(presentImport), total: found.length }
  })
  registerEndpoint(
    routes,
    contract.importCalendar,
    async (ctx, { file }) => {
      const text = file?.bytes.toString('utf8') ?? ''
      return presentImport(await importCalendar(ctx, reader, { name: file?.name ?? '', text }))
    },
    { takesFile: true, bodyLimitBytes: MAX_FILE_BYTES, perMinute: PER_MINUTE },
  )
  registerEndpoint(routes, contract.deleteCalendarImport, async (ctx, { params }) => {
    await forgetCalendar(ctx, params.id)
    return undefined
  })
}

function mountFeeds(routes: Routes): void {
  registerEndpoint(routes, contract.listCalendarFeeds, async ({ actor, db }) => {
    if (!mayKeepCalendar(actor)) throw new AppError('permission.denied')
    const feed = await findFeedOf(db, actor.userId)
    return { data: feed === null ? [] : [presentFeed(feed, null)], total: feed === null ? 0 : 1 }
  })
  registerEndpoint(routes, contract.createCalendarFeed, async (ctx) => {
    const { feed, token } = await createFeed(ctx)
    return presentFeed(feed, `${routes.appUrl}${feedPath(token)}`)
  })
  registerEndpoint(routes, contract.deleteCalendarFeed, async (ctx, { params }) => {
    await stopFeed(ctx, params.id)
    return undefined
  })
  mountFeedAddress(routes)
}

const feedPath = (token: string): string => `${API_ROOT}/calendar-feeds/${token}/interviews.ics`

/** Calendar programs don’t send JSON:API headers or a session. */
function mountFeedAddress(routes: Routes): void {
  routes.app.route({
    method: 'GET',
    url: feedPath(':token'),
    config: { rateLimit: { max: FEED_PER_MINUTE } },
    handler: async (request, reply) => {
      const { token } = request.params as { token: string }
      request.actor = { kind: 'nobody' }
      const text = await readFeed(contextOf(routes, request), token, routes.appUrl)
      return reply
        .header('cache-control', 'private, max-age=300')
        .type('text/calendar; charset=utf-8')
        .send(Buffer.from(text))
    },
  })
}
