import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

/** Encrypts what the database must not reveal, with a key that is not in the database. */
export interface SecretBox {
  /** `about` names what is sealed, such as `totp/<user>`: it opens nothing else. */
  seal(about: string, plain: string): Buffer
  open(about: string, sealed: Buffer): string
  /** A keyed hash, for codes that are too short for a plain one. */
  digest(about: string, plain: string): Buffer
}

const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16

export function createSecretBox(key: Buffer): SecretBox {
  return {
    seal: (about, plain) => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(about))
      const content = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), content])
    },
    open: (about, sealed) => {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(about))
        .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      return decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    },
    digest: (about, plain) => createHmac('sha256', key).update(`${about}\n${plain}`).digest(),
  }
}

/** With a generated key, for tests and measurements: sealed data is lost with the process. */
export const passingSecretBox = (): SecretBox => createSecretBox(randomBytes(KEY_BYTES))
