import type { Presented } from '@assay/jsonapi/present'
import type { Passkey, PasskeyChallenge } from './second-factors.store.ts'

export interface ShownFactors {
  readonly userId: string
  readonly hasPassword: boolean
  readonly totp: 'off' | 'started' | 'on'
  readonly passkeys: number
  readonly recoveryCodesLeft: number
  readonly at: Date
  readonly key?: { readonly secret: string; readonly otpauthUrl: string }
  readonly recoveryCodes?: readonly string[] | undefined
}

export function presentFactors(shown: ShownFactors): Presented {
  const { userId, totp, passkeys, hasPassword, recoveryCodesLeft, at, key, recoveryCodes } = shown
  return {
    type: 'second-factors',
    id: userId,
    attributes: {
      on: totp === 'on' || passkeys > 0,
      hasPassword,
      totp,
      passkeys,
      recoveryCodesLeft,
      secret: key?.secret ?? null,
      otpauthUrl: key?.otpauthUrl ?? null,
      recoveryCodes: recoveryCodes ?? null,
      createdAt: at,
      updatedAt: at,
    },
  }
}

export function presentPasskey({ id, name, isSynced, lastUsedAt, createdAt, updatedAt }: Passkey): Presented {
  return { type: 'passkeys', id, attributes: { name, synced: isSynced, lastUsedAt, createdAt, updatedAt } }
}

export function presentPasskeyChallenge(
  { id, purpose, expiresAt, createdAt }: PasskeyChallenge,
  options: object,
): Presented {
  return {
    type: 'passkey-challenges',
    id,
    attributes: { purpose, options, expiresAt, createdAt, updatedAt: createdAt },
  }
}
