import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

const ID_BYTES = 16
const TOKEN_BYTES = ID_BYTES + 32

/** Deterministic, so that a mail can be written again with the same link. */
export function tokenOf(
  key: Buffer,
  id: string,
  use: 'candidate-link' | 'feedback' | 'profile' = 'candidate-link',
): string {
  const idBytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  const mac = createHmac('sha256', key).update(use).update(idBytes).digest()
  return Buffer.concat([idBytes, mac]).toString('base64url')
}

/** The link id that a token claims; null if the token is malformed. */
export function linkIdIn(token: string): string | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== TOKEN_BYTES) return null
  const hex = bytes.subarray(0, ID_BYTES).toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

export const isTokenOf = (tokenHash: Buffer, token: string): boolean => timingSafeEqual(tokenHash, hashOf(token))

export interface LinkFacts {
  readonly usedAt: Date | null
  readonly closedAt: Date | null
  readonly expiresAt: Date
}

export function stateOf(link: LinkFacts, now: Date): 'open' | 'answered' | 'closed' | 'expired' {
  if (link.usedAt !== null) return 'answered'
  if (link.closedAt !== null) return 'closed'
  return link.expiresAt <= now ? 'expired' : 'open'
}
