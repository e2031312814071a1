import { AppError } from '../errors/app-error.ts'
import type { SharedCounts } from './limits/shared-counts.ts'

export interface WrongTokens {
  /** Counts an invalid token; throws `request.rate-limited` after too many from this address. */
  note(from: string): Promise<void>
}

const MAX_IN_WINDOW = 30
const WINDOW_MS = 10 * 60_000

/**
 * Wrong tokens count against the sender's address, never against the link: link ids can become known, and anyone who
 * knew one could block it. A token has 256 bits, so the limit saves work and protects no secret.
 */
export const createWrongTokens = (counts: SharedCounts): WrongTokens => ({
  note: async (from) => {
    const { used, leftMs } = await counts.take({
      key: `wrong tokens\n${from}`,
      max: MAX_IN_WINDOW,
      windowMs: WINDOW_MS,
    })
    if (used > MAX_IN_WINDOW)
      throw new AppError('request.rate-limited', {
        detail: 'Too many invalid links were tried. Use the link in our latest email.',
        meta: { retryAfterSeconds: Math.ceil(leftMs / 1000) },
      })
  },
})
