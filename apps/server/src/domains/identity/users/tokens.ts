import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

export interface Token {
  /** Sent once and not stored. */
  readonly token: string
  readonly tokenHash: Buffer
}

export function makeToken(): Token {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashToken(token) }
}

/** Tokens are random, so a fast hash is enough. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

export function isTokenOf(tokenHash: Buffer | null, token: string): boolean {
  return tokenHash !== null && timingSafeEqual(tokenHash, hashToken(token))
}
