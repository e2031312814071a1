import { isOver, noteOver } from '../session/token.ts'

type Listener = () => void

const listeners = new Map<string, Set<Listener>>()
let source: EventSource | null = null

/**
 * Server events while the page is open, such as `notification.added`. Every connection begins with `session.opened`,
 * including reconnections, and what happened in the meantime follows: since the page began, or since the last event. If the
 * server doesn’t know all of it, it says `news.missed`.
 */
export function onLiveEvent(type: string, listener: Listener): () => void {
  const others = listeners.get(type)
  const all = others ?? new Set<Listener>()
  all.add(listener)
  listeners.set(type, all)
  if (source === null) begin()
  else if (others === undefined) source.addEventListener(type, () => tell(type))
  return () => {
    all.delete(listener)
    if ([...listeners.values()].every((each) => each.size === 0)) end()
  }
}

const OPENED = 'session.opened'
/** The login of this connection ended. */
const OVER = 'session.over'
/** The server sends it every 25 seconds. */
const ALIVE = 'stream.alive'
/** Longer silence is a connection that died unnoticed, as while the computer slept. */
const MAX_SILENCE_MS = 60_000
const LOOK_EVERY_MS = 15_000
const STAYED_AFTER_MS = 3_000

let heardAt = 0
/** Nothing that the page shows was read before the page began. */
let knownUntil = { date: performance.timeOrigin, monotonic: 0 }
let watch: ReturnType<typeof setInterval> | undefined

function begin(): void {
  addEventListener('beforeunload', closeBeforeLeaving)
  addEventListener('online', look)
  document.addEventListener('visibilitychange', look)
  watch = setInterval(look, LOOK_EVERY_MS)
  connect()
}

function end(): void {
  removeEventListener('beforeunload', closeBeforeLeaving)
  removeEventListener('online', look)
  document.removeEventListener('visibilitychange', look)
  clearInterval(watch)
  clearTimeout(retry)
  source?.close()
  source = null
  listeners.clear()
}

/** Firefox reports a stream that ends with its page as an error. A page that stays after all connects again. */
function closeBeforeLeaving(): void {
  const left = source
  left?.close()
  setTimeout(() => {
    if (source !== null && source === left) connect()
  }, STAYED_AFTER_MS)
}

function connect(): void {
  source?.close()
  clearTimeout(retry)
  heardAt = Date.now()
  const made = new EventSource(`/api/v1/events?missed=${missedMs()}`)
  source = made
  made.addEventListener('error', () => retryIfRefused(made))
  made.addEventListener(OVER, () => {
    noteOver()
    made.close()
    heardAt = 0 // With another login it connects at the next look.
  })
  for (const type of new Set([...listeners.keys(), OPENED, ALIVE])) made.addEventListener(type, () => tell(type))
}

/** One clock may be set, and the other stands still while the computer sleeps. */
const missedMs = (): number =>
  Math.ceil(Math.max(Date.now() - knownUntil.date, performance.now() - knownUntil.monotonic))

function look(): void {
  if (isOver()) return
  if (document.visibilityState === 'visible' && Date.now() - heardAt > MAX_SILENCE_MS) connect()
}

const FIRST_RETRY_MS = 5_000
const LAST_RETRY_MS = 60_000

let retryMs = FIRST_RETRY_MS
let retry: ReturnType<typeof setTimeout> | undefined

/** The browser reconnects automatically, except after a refusal, such as of a server that is only starting. */
function retryIfRefused(refused: EventSource): void {
  if (source !== refused || refused.readyState !== EventSource.CLOSED) return
  retry = setTimeout(connect, retryMs)
  retryMs = Math.min(2 * retryMs, LAST_RETRY_MS)
}

function tell(type: string): void {
  heardAt = Date.now()
  knownUntil = { date: heardAt, monotonic: performance.now() }
  if (type === OPENED) retryMs = FIRST_RETRY_MS
  for (const listener of listeners.get(type) ?? []) listener()
}
