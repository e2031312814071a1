import { AppError } from '../errors/app-error.ts'

export interface WrongTokens {
  /** Counts an invalid token; throws `request.rate-limited` after too many from this address. */
  note(from: string): void
}

const MAX_IN_WINDOW = 30
const WINDOW_MS = 10 * 60_000
const MAX_ADDRESSES = 20_000

/**
 * Wrong tokens count against the sender's address, never against the link: link ids can become known, and anyone who
 * knew one could block it. A token has 256 bits, so the limit saves work and protects no secret.
 */
export function createWrongTokens(now: () => number): WrongTokens {
  const windows = new Map<string, { endsAt: number; count: number }>()
  return {
    note: (from) => {
      const at = now()
      const known = windows.get(from)
      const window = known !== undefined && known.endsAt > at ? known : { endsAt: at + WINDOW_MS, count: 0 }
      window.count += 1
      windows.delete(from)
      windows.set(from, window)
      forgetOldest(windows)
      if (window.count > MAX_IN_WINDOW)
        throw new AppError('request.rate-limited', {
          detail: 'Too many links were tried that open nothing. Use the link in the latest mail.',
          meta: { retryAfterSeconds: Math.ceil((window.endsAt - at) / 1000) },
        })
    },
  }
}

function forgetOldest(windows: Map<string, unknown>): void {
  if (windows.size <= MAX_ADDRESSES) return
  const [oldest] = windows.keys()
  if (oldest !== undefined) windows.delete(oldest)
}
