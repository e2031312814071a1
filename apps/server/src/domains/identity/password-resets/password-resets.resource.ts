import type { Presented } from '@assay/jsonapi/present'
import { stateOf } from './password-resets.rules.ts'
import type { PasswordReset } from './password-resets.store.ts'

/** Nothing here depends on whether there is an account. */
export function presentReset(reset: PasswordReset, now: Date): Presented {
  const { id, expiresAt, usedAt, createdAt, updatedAt } = reset
  return {
    type: 'password-resets',
    id,
    attributes: {
      state: stateOf(reset, now),
      expiresAt,
      usedAt,
      createdAt,
      updatedAt: usedAt === null ? createdAt : updatedAt,
    },
  }
}
