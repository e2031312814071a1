type Listener = () => void

const listeners = new Map<string, Set<Listener>>()
let source: EventSource | null = null

/**
 * Server events while the page is open, such as `notification.added`. Every connection begins with `session.opened`,
 * including reconnections: events in between are lost, so the data must be refetched.
 */
export function onLiveEvent(type: string, listener: Listener): () => void {
  const others = listeners.get(type)
  const all = others ?? new Set<Listener>()
  all.add(listener)
  listeners.set(type, all)
  if (source === null) connect()
  else if (others === undefined) source.addEventListener(type, () => tell(type))
  return () => {
    all.delete(listener)
    if ([...listeners.values()].every((each) => each.size === 0)) disconnect()
  }
}

const STAYED_AFTER_MS = 3_000

/** Firefox reports a stream that ends with its page as an error. A page that stays after all connects again. */
function closeBeforeLeaving(): void {
  const left = source
  left?.close()
  setTimeout(() => {
    if (source !== null && source === left) connect()
  }, STAYED_AFTER_MS)
}

function connect(): void {
  addEventListener('beforeunload', closeBeforeLeaving)
  source = new EventSource('/api/v1/events')
  for (const type of listeners.keys()) source.addEventListener(type, () => tell(type))
}

function disconnect(): void {
  removeEventListener('beforeunload', closeBeforeLeaving)
  source?.close()
  source = null
  listeners.clear()
}

function tell(type: string): void {
  for (const listener of listeners.get(type) ?? []) listener()
}
