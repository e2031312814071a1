import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

export interface Token {
  /** Goes out once and is kept nowhere. */
  readonly token: string
  readonly tokenHash: Buffer
}

export function makeToken(): Token {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashToken(token) }
}

/** A token is as random as its hash, so a fast hash is enough. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

export function isTokenOf(tokenHash: Buffer | null, token: string): boolean {
  return tokenHash !== null && timingSafeEqual(tokenHash, hashToken(token))
}
