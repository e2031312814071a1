import { whenIdle } from './when-idle.ts'

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

/**
 * Loads what users open next, such as a drawer, at the first sign of use: not during the first load, and yet before it
 * is needed. It waits until that first key or press has been answered, because a form's schemas take a while to set
 * up. A failed load is tried again when it is needed.
 */
export function loadOnUse(load: () => Promise<unknown>): () => void {
  const stop = new AbortController()
  const begin = () => {
    stop.abort()
    whenIdle(() => void load().catch(() => undefined))
  }
  for (const sign of SIGNS) addEventListener(sign, begin, { passive: true, signal: stop.signal })
  return () => stop.abort()
}
