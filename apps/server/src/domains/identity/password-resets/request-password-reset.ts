import { createHash } from 'node:crypto'
import type { Context } from '../../../platform/context/context.ts'
import { passwordResetAsked } from '../users/index.ts'
import { VALID_MS } from './password-resets.rules.ts'
import { insertReset, type PasswordReset, supersedeOthers } from './password-resets.store.ts'

/** Keeps the request; whether the address has an account is looked up afterward, when the mail is written. */
export async function requestPasswordReset(
  ctx: Context,
  input: { readonly email: string; readonly network: string },
): Promise<PasswordReset> {
  const now = ctx.now()
  const email = input.email.toLowerCase()
  return ctx.transaction(async (tx) => {
    const reset = await insertReset(
      tx,
      {
        email,
        emailHash: createHash('sha256').update(`password reset\n${email}`).digest(),
        requestedNetwork: input.network,
        expiresAt: new Date(now.getTime() + VALID_MS),
      },
      now,
    )
    await supersedeOthers(tx, reset, now)
    tx.record(passwordResetAsked(reset.id))
    return reset
  })
}
