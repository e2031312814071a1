const KEY = 'assay.reloadedAt'
const MIN_INTERVAL_MS = 60_000

interface Surroundings {
  now: () => number
  reload: () => void
  storage: Pick<Storage, 'getItem' | 'setItem'>
}

const browser = (): Surroundings => ({ now: Date.now, reload: () => location.reload(), storage: sessionStorage })

/**
 * A part of the page that will not load is usually one that a new version has replaced: load the page afresh, but at
 * most once in 60 seconds, or a server that is down would be asked for ever.
 */
export function answerFailedPart(event: Event & { payload?: Error }, around: Surroundings = browser()): void {
  const last = Number(around.storage.getItem(KEY) ?? 0)
  if (around.now() - last < MIN_INTERVAL_MS) {
    // The router has a reload of its own for such an error; this tells it that it had its turn.
    if (event.payload) around.storage.setItem(`tanstack_router_reload:${event.payload.message}`, '1')
    return
  }
  around.storage.setItem(KEY, String(around.now()))
  event.preventDefault()
  around.reload()
}

export function installReloadGuard(): void {
  addEventListener('vite:preloadError', (event) => answerFailedPart(event))
}
