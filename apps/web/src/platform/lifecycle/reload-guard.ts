import { askServer } from './reachability.ts'

const KEY = 'assay.reloadedAt'
const MIN_INTERVAL_MS = 60_000

interface Surroundings {
  now: () => number
  reload: () => void
  storage: Pick<Storage, 'getItem' | 'setItem'>
  askServer: () => Promise<boolean>
}

const browser = (): Surroundings => ({
  now: Date.now,
  reload: () => location.reload(),
  storage: sessionStorage,
  askServer,
})

/**
 * A chunk that fails to load has usually been replaced by a new version, so the page is reloaded, at most once in 60
 * seconds to avoid an endless loop. While the server is down the page stays, with what was typed: so the server is
 * checked first, because nothing else may have noticed that it is down.
 */
export async function answerFailedPart(
  event: Event & { payload?: Error },
  around: Surroundings = browser(),
): Promise<void> {
  const { storage, now } = around
  // The router itself reloads on such an error; this marks that reload as already done.
  if (event.payload) storage.setItem(`tanstack_router_reload:${event.payload.message}`, '1')
  if (now() - Number(storage.getItem(KEY) ?? 0) < MIN_INTERVAL_MS || !(await around.askServer())) return
  storage.setItem(KEY, String(now()))
  around.reload()
}

export function installReloadGuard(): void {
  addEventListener('vite:preloadError', (event) => void answerFailedPart(event))
}
