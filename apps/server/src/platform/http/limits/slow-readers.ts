import type { Server } from 'node:http'
import type { Socket } from 'node:net'

export interface ReadingLimits {
  /** A client may pause this long. */
  readonly pauseMs: number
  /** The slowest rate at which a client may read its answer. */
  readonly bytesPerSecond: number
  /** The most bytes that may wait for all clients together. */
  readonly maxWaitingBytes: number
  readonly lookEveryMs: number
}

const LIMITS: ReadingLimits = {
  pauseMs: 30_000,
  bytesPerSecond: 16_000,
  maxWaitingBytes: 256_000_000,
  lookEveryMs: 1_000,
}

interface Backlog {
  /** When something last left. */
  readonly since: number
  /** Bytes that had left by then. */
  readonly sent: number
  readonly waiting: number
}

/**
 * An answer is kept in memory until its client has read it. Clients that do not are cut off before their answers fill the
 * memory: those that read too slowly, and if too much waits anyway, those that have read nothing for longest.
 */
export function cutOffSlowReaders(server: Server, limits: ReadingLimits = LIMITS): void {
  const backlogs = new Map<Socket, Backlog | null>()
  server.on('connection', (socket) => {
    backlogs.set(socket, null)
    socket.once('close', () => backlogs.delete(socket))
  })
  const look = (): void => {
    const now = performance.now()
    const waiting: [Socket, Backlog][] = []
    for (const [socket, before] of backlogs) {
      const backlog = backlogOf(socket, before, now)
      backlogs.set(socket, backlog)
      if (backlog === null) continue
      if (now - backlog.since > timeFor(backlog, limits)) socket.destroy()
      else waiting.push([socket, backlog])
    }
    cutOffBeyond(limits.maxWaitingBytes, waiting)
  }
  server.once('listening', () => {
    const watch = setInterval(look, limits.lookEveryMs).unref()
    server.once('close', () => clearInterval(watch))
  })
}

function backlogOf(socket: Socket, before: Backlog | null, now: number): Backlog | null {
  const waiting = socket.writableLength
  if (waiting === 0) return null
  const sent = socket.bytesWritten - waiting
  return before !== null && before.sent === sent ? { ...before, waiting } : { since: now, sent, waiting }
}

const timeFor = ({ waiting }: Backlog, { pauseMs, bytesPerSecond }: ReadingLimits): number =>
  pauseMs + (waiting / bytesPerSecond) * 1000

function cutOffBeyond(most: number, waiting: readonly [Socket, Backlog][]): void {
  let all = waiting.reduce((sum, [, backlog]) => sum + backlog.waiting, 0)
  if (all <= most) return
  for (const [socket, backlog] of waiting.toSorted(([, one], [, other]) => one.since - other.since)) {
    socket.destroy()
    all -= backlog.waiting
    if (all <= most) return
  }
}
