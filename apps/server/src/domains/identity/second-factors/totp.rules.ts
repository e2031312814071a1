import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30
/** Steps before and after the present one, for clocks that differ. */
const TOLERANCE_STEPS = 1
const KEY_BYTES = 20

export const makeTotpKey = (): string => new Secret({ size: KEY_BYTES }).base32

const totpOf = (key: string, email = ''): TOTP =>
  new TOTP({ issuer: 'Assay', label: email, secret: Secret.fromBase32(key), period: PERIOD_SECONDS })

/** The content of the QR code. */
export const otpauthUrl = (key: string, email: string): string => totpOf(key, email).toString()

/** The time step that the code belongs to; null for a wrong one. */
export function stepOf(key: string, code: string, now: Date): number | null {
  const totp = totpOf(key)
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: TOLERANCE_STEPS })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

const RECOVERY_CODES = 10
const CODE_LENGTH = 10
/** Without letters that look like others. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Ten codes of 50 bits each. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  )

/** As it is shown: ABCDE-12345. */
export const inGroups = (code: string): string => `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`
