const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

/**
 * Loads what people open next, such as a drawer, at the first sign that somebody uses the page: not during its first
 * load, and yet before it is needed. A failed load is tried again when it is needed.
 */
export function loadOnUse(load: () => Promise<unknown>): () => void {
  const stop = new AbortController()
  const begin = () => {
    stop.abort()
    load().catch(() => undefined)
  }
  for (const sign of SIGNS) addEventListener(sign, begin, { passive: true, signal: stop.signal })
  return () => stop.abort()
}
