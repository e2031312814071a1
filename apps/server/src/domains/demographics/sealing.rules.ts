import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { type Race, races, type Sex, sexes } from '@assay/contracts/demographics'

export interface Groups {
  readonly sex: Sex | null
  readonly race: Race | null
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Two keys from one secret, neither of which can be derived from the other. */
const keyFor = (secret: Buffer, use: 'pseudonym' | 'seal'): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'assay demographics', use, 32))

/** The pseudonym of an answer. Without the secret it cannot be linked to a person. */
export const subjectOf = (secret: Buffer, candidateId: string): Buffer =>
  createHmac('sha256', keyFor(secret, 'pseudonym')).update(candidateId).digest()

/** Bound to its subject, so that an answer cannot be moved to another person. All answers are equally long. */
export function seal(secret: Buffer, subject: Buffer, { sex, race }: Groups): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, 'seal'), nonce)
  cipher.setAAD(subject)
  const text = Uint8Array.of(codeOf(sexes, sex), codeOf(races, race))
  return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()])
}

/** null if the answer was altered, or sealed with another secret. */
export function unseal(secret: Buffer, subject: Buffer, sealed: Buffer): Groups | null {
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, 'seal'), nonce)
  decipher.setAAD(subject)
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  try {
    const [sex, race] = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
    return { sex: sexes[(sex ?? 0) - 1] ?? null, race: races[(race ?? 0) - 1] ?? null }
  } catch {
    return null
  }
}

/** 0 is no answer. */
const codeOf = <Value extends string>(values: readonly Value[], value: Value | null): number =>
  value === null ? 0 : values.indexOf(value) + 1
