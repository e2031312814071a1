import { isServerFound } from './reachability.ts'

const KEY = 'assay.reloadedAt'
const MIN_INTERVAL_MS = 60_000

interface Surroundings {
  now: () => number
  reload: () => void
  storage: Pick<Storage, 'getItem' | 'setItem'>
  isServerFound: () => boolean
}

const browser = (): Surroundings => ({
  now: Date.now,
  reload: () => location.reload(),
  storage: sessionStorage,
  isServerFound,
})

/**
 * A chunk that fails to load has usually been replaced by a new version, so the page is reloaded. At most once in 60
 * seconds, to avoid an endless loop. While the server is down it stays as it is, with what was typed.
 */
export function answerFailedPart(event: Event & { payload?: Error }, around: Surroundings = browser()): void {
  const last = Number(around.storage.getItem(KEY) ?? 0)
  if (!around.isServerFound() || around.now() - last < MIN_INTERVAL_MS) {
    // The router reloads on such an error by itself; this marks that reload as already done.
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
