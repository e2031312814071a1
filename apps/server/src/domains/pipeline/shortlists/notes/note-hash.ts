import { createHash, randomBytes } from 'node:crypto'

const SALT_BYTES = 16

/** The text as the timeline's chain holds it: it cannot be altered unnoticed, nor guessed once the salt is erased. */
export function hashNote(body: string): { readonly salt: Buffer; readonly textHash: string } {
  const salt = randomBytes(SALT_BYTES)
  return { salt, textHash: createHash('sha256').update(salt).update(body).digest('hex') }
}
