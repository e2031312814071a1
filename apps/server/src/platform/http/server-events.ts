import { MAX_STREAMS_PER_SESSION } from '@assay/contracts/daily-quotas'
import type { FastifyReply } from 'fastify'
import type { UserActor } from '../context/actor.ts'
import type { Announcement } from '../context/domain-event.ts'
import { AppError } from '../errors/app-error.ts'
import { admitStream } from './limits/admission.ts'
import { API_ROOT, type Routes } from './routes.ts'

const HEARTBEAT_MS = 25_000
const RETRY_MS = 3_000
const RETRY_AFTER_SECONDS = 60

/** The connected listeners; announcements of all servers of this installation arrive at `deliver`. */
export interface EventStreams {
  deliver(announcement: Announcement): void
  readonly size: () => number
  close(): void
}

interface Listener {
  readonly actor: UserActor
  send(announcement: Announcement): void
  end(): void
}

export function mountEventStreams(routes: Routes): EventStreams {
  const listeners = new Set<Listener>()
  routes.app.get(`${API_ROOT}/events`, { compress: false, config: { rateLimit: false } }, async (request, reply) => {
    const actor = await admitStream(routes, request)
    assertFewStreams(listeners, actor)
    const listener = openStream(reply, actor)
    listeners.add(listener)
    request.raw.once('close', () => {
      listeners.delete(listener)
      listener.end()
    })
    return reply
  })
  return {
    deliver: (announcement) => {
      for (const listener of listeners) {
        if (!concerns(listener.actor, announcement)) continue
        listener.send(announcement)
        if (endsSession(listener.actor, announcement)) listener.end()
      }
    },
    size: () => listeners.size,
    close: () => {
      for (const listener of listeners) listener.end()
    },
  }
}

/** Closing the oldest instead would make a browser with six windows reconnect for ever. */
function assertFewStreams(listeners: ReadonlySet<Listener>, { sessionId }: UserActor): void {
  const open = [...listeners].filter(({ actor }) => actor.sessionId === sessionId).length
  if (open >= MAX_STREAMS_PER_SESSION)
    throw new AppError('stream.too-many', {
      detail: `Live updates work in ${MAX_STREAMS_PER_SESSION} windows at once. Close one, or reload this page for news.`,
      meta: { retryAfterSeconds: RETRY_AFTER_SECONDS },
    })
}

function concerns(actor: UserActor, { to }: Announcement): boolean {
  if (to === 'everyone') return true
  return 'userId' in to ? to.userId === actor.userId : to.companyId === actor.companyId
}

function endsSession({ sessionId }: UserActor, { type, data }: Announcement): boolean {
  return type === 'session.ended' && (data?.['everywhere'] === true || data?.['sessionId'] === sessionId)
}

function openStream(reply: FastifyReply, actor: UserActor): Listener {
  reply.hijack()
  const stream = reply.raw
  stream.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  stream.write(`retry: ${RETRY_MS}\n${eventText('session.opened', { userId: actor.userId })}`)
  const heartbeat = setInterval(() => stream.write(': still here\n\n'), HEARTBEAT_MS).unref()
  return {
    actor,
    send: ({ type, data }) => stream.write(eventText(type, data ?? {})),
    end: () => {
      clearInterval(heartbeat)
      stream.end()
    },
  }
}

const eventText = (type: string, data: object): string => `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`
