import { createHash, randomBytes } from 'node:crypto'
import { type ApiKeyState, RATE_WINDOW_SECONDS } from '@assay/contracts/agency-api-keys'

/** Recognizable, so that scanners find a secret that was published by mistake. */
const MARK = 'agk_'
const PREFIX_LENGTH = 10

export interface Secret {
  /** Shown once and not stored. */
  readonly secret: string
  readonly secretHash: Buffer
  readonly prefix: string
}

export function makeSecret(): Secret {
  const secret = MARK + randomBytes(32).toString('base64url')
  return { secret, secretHash: hashSecret(secret), prefix: secret.slice(0, PREFIX_LENGTH) }
}

/** Secrets are random, so a fast hash is enough. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** An incomplete secret is one too: the answer is about the key then, not about a session. */
export const isSecret = (token: string): boolean => token.startsWith(MARK)

interface Key {
  readonly revokedAt: Date | null
  readonly expiresAt: Date | null
  readonly previousUntil: Date | null
}

export function stateOfKey({ revokedAt, expiresAt, previousUntil }: Key, at: Date): ApiKeyState {
  if (revokedAt !== null) return 'revoked'
  if (expiresAt !== null && expiresAt <= at) return 'expired'
  return previousUntil !== null && previousUntil > at ? 'rotating' : 'active'
}

export const isUsable = (state: ApiKeyState): boolean => state === 'active' || state === 'rotating'

interface Window {
  readonly startsAt: Date
  readonly requests: number
}

export interface RateStatus {
  readonly isOver: boolean
  readonly retryAfterSeconds: number
  readonly headers: Readonly<Record<string, string>>
}

/** The rate-limit headers for the caller, after this request was counted. */
export function rateStatus(limit: number, { startsAt, requests }: Window, at: Date): RateStatus {
  const left = startsAt.getTime() + RATE_WINDOW_SECONDS * 1000 - at.getTime()
  const reset = Math.min(RATE_WINDOW_SECONDS, Math.max(1, Math.ceil(left / 1000)))
  return {
    isOver: requests > limit,
    retryAfterSeconds: reset,
    headers: {
      'ratelimit-limit': String(limit),
      'ratelimit-remaining': String(Math.max(0, limit - requests)),
      'ratelimit-reset': String(reset),
      'ratelimit-policy': `${limit};w=${RATE_WINDOW_SECONDS}`,
    },
  }
}
