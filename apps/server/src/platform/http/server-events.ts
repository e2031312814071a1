import { MAX_STREAMS_PER_PERSON, MAX_STREAMS_PER_SESSION } from '@assay/contracts/daily-quotas'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { UserActor } from '../context/actor.ts'
import type { Announcement } from '../context/domain-event.ts'
import { AppError } from '../errors/app-error.ts'
import { HOUR_MS } from '../time/durations.ts'
import { admitStream } from './limits/admission.ts'
import { holderOf } from './limits/known-callers.ts'
import { openStreamPlaces } from './limits/stream-places.ts'
import { isAboutAccess, keepAnnouncements } from './recent-announcements.ts'
import { API_ROOT, contextOf, type Routes } from './routes.ts'
import { heardBy } from './what-is-heard.ts'

const MOST = { session: MAX_STREAMS_PER_SESSION, person: MAX_STREAMS_PER_PERSON }
const HEARTBEAT_MS = 25_000
const RETRY_MS = 3_000
/** The client then opens a new stream, and its permissions are checked again. */
const MAX_STREAM_MS = HOUR_MS
const RETRY_AFTER_SECONDS = 60
/** Of an address, which may be a whole office; each opening takes a place in the database. */
const OPENINGS_PER_MINUTE = 3_000
/** A client that reads nothing is cut off before its news fill the memory. */
const MAX_UNREAD_BYTES = 1_000_000
/** A slow line takes longer for the request of the stream than for that of the data. */
const SLACK_MS = 10_000

/** The connected listeners; announcements of all servers of this installation arrive at `deliver`. */
export interface EventStreams {
  deliver(announcement: Announcement): void
  readonly size: () => number
  close(): void
  /** Also leaves the places of all streams. */
  end(): Promise<void>
}

interface Listener {
  readonly actor: UserActor
  /** Behind a locked screen nothing is told but what happens to the session. */
  isLocked: boolean
  send(announcement: Announcement): void
  end(): void
}

/** `streamMs`: how long a stream lasts at most. */
export function mountEventStreams(routes: Routes, streamMs = MAX_STREAM_MS): EventStreams {
  const listeners = new Set<Listener>()
  const recent = keepAnnouncements()
  const places = openStreamPlaces(() => routes.makeContext({ actor: { kind: 'system' }, requestId: 'streams' }))
  routes.app.get(
    `${API_ROOT}/events`,
    { compress: false, exposeHeadRoute: false, config: { rateLimit: { max: OPENINGS_PER_MINUTE } } },
    async (request, reply) => {
      const actor = await admitStream(routes, request)
      const leave = await places.take({ sessionId: placeOf(actor), holderId: holderOf(actor) }, MOST)
      if (typeof leave === 'string') throw tooMany(MOST[leave])
      const lastsMs = lastingOf(actor, streamMs, contextOf(routes, request).now())
      const listener = openStream(reply, actor, lastsMs)
      listeners.add(listener)
      const missedMs = missedMsOf(request)
      if (missedMs !== null) sendMissed(listener, recent.within(missedMs + SLACK_MS))
      const forget = (): void => {
        listeners.delete(listener)
        listener.end()
        leave()
      }
      if (request.raw.destroyed) forget()
      else request.raw.once('close', forget)
      // A client that closes its side has left: nothing else tells of it before the next line that is sent.
      request.raw.socket.once('end', forget)
      // Of what happened to the session between its admission and now, the listener was not told.
      await admitStream(routes, request).catch(() => listener.end())
      return reply
    },
  )
  const close = (): void => {
    recent.startOver()
    for (const listener of listeners) listener.end()
  }
  return {
    deliver: (announcement) => {
      recent.add(announcement)
      for (const listener of listeners) {
        const heard = heardBy(listener.actor, announcement)
        if (heard === null || (listener.isLocked && !isAboutAccess(heard))) continue
        listener.send(heard)
        lockOrUnlock(listener, announcement)
        if (!endsStream(listener.actor, announcement)) continue
        // The page then needn't check whether its own login ended, nor connect again.
        if (announcement.type === 'session.ended') listener.send({ to: announcement.to, type: 'session.over' })
        listener.end()
      }
    },
    size: () => listeners.size,
    close,
    end: () => {
      close()
      return places.close()
    },
  }
}

/**
 * How long the client has known of nothing: of a first connection it says so itself, of another its browser repeats the
 * number of the last event, which is a time.
 */
function missedMsOf({ headers, query }: FastifyRequest): number | null {
  const last = headers['last-event-id']
  const missed = last === undefined ? (query as { missed?: unknown }).missed : Date.now() - Number(last)
  const ms = missed === undefined ? Number.NaN : Number(missed)
  return Number.isFinite(ms) ? Math.max(0, ms) : null
}

/** Or that something may have been missed, so that the client reads again. */
function sendMissed(listener: Listener, missed: readonly Announcement[] | null): void {
  if (missed === null) listener.send({ to: 'everyone', type: 'news.missed' })
  for (const announcement of missed ?? []) {
    const heard = heardBy(listener.actor, announcement)
    if (heard !== null) listener.send(heard)
  }
}

/** Closing the oldest instead would make a browser with six windows reconnect for ever. */
const tooMany = (most: number): AppError =>
  new AppError('stream.too-many', {
    detail: `Live updates work in ${most} windows at once. Close one, or reload this page to see changes.`,
    meta: { retryAfterSeconds: RETRY_AFTER_SECONDS },
  })

/** A program has no session, but its token or key. */
const placeOf = ({ sessionId, apiTokenId, apiKey, userId }: UserActor): string =>
  sessionId || (apiTokenId ?? apiKey?.keyId ?? userId)

function endsStream(actor: UserActor, { type, data }: Announcement): boolean {
  if (type === 'access.changed') return true
  return type === 'session.ended' && (data?.['everywhere'] === true || data?.['sessionId'] === placeOf(actor))
}

function lockOrUnlock(listener: Listener, { to, type, data }: Announcement): void {
  if (data?.['sessionId'] !== placeOf(listener.actor)) return
  if (type === 'session.locked') listener.isLocked = true
  if (type !== 'session.unlocked' || !listener.isLocked) return
  listener.isLocked = false
  listener.send({ to, type: 'news.missed' })
}

/**
 * Until the session expires, which is not announced. Streams that began together, as after a restart, end at different
 * times.
 */
function lastingOf({ endsAt }: UserActor, streamMs: number, now: Date): number {
  const most = streamMs * (1 - Math.random() / 4)
  return endsAt === undefined ? most : Math.max(0, Math.min(most, endsAt.getTime() - now.getTime()))
}

function openStream(reply: FastifyReply, actor: UserActor, lastsMs: number): Listener {
  reply.hijack()
  const stream = reply.raw
  stream.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  stream.write(`retry: ${RETRY_MS}\n${eventText('session.opened', { userId: actor.userId })}`)
  // An event and no comment, so that a page notices a stream that fell silent.
  const heartbeat = setInterval(() => stream.write(eventText('stream.alive', {})), HEARTBEAT_MS).unref()
  const lastCall = setTimeout(() => stream.end(), lastsMs).unref()
  return {
    actor,
    isLocked: false,
    send: ({ type, data }) => {
      if (stream.writableLength > MAX_UNREAD_BYTES) stream.destroy()
      else stream.write(eventText(type, data ?? {}))
    },
    end: () => {
      clearInterval(heartbeat)
      clearTimeout(lastCall)
      stream.end()
    },
  }
}

const eventText = (type: string, data: object): string =>
  `id: ${Date.now()}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`
