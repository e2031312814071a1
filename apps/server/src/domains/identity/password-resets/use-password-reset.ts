import type { Context } from '../../../platform/context/context.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { deleteApiTokensOf } from '../api-tokens/index.ts'
import { endAll } from '../sessions/index.ts'
import {
  assertStrongPassword,
  changeUser,
  findUser,
  hashPassword,
  isTokenOf,
  passwordReset,
  type User,
} from '../users/index.ts'
import { stateOf } from './password-resets.rules.ts'
import { changeReset, findReset, lockReset, type PasswordReset } from './password-resets.store.ts'

/** Ends every session and API token of the account: others may know the old password. */
export async function usePasswordReset(
  ctx: Context,
  input: { readonly id: string; readonly token: string; readonly password: string },
): Promise<PasswordReset> {
  const user = await findHolder(ctx, input)
  assertStrongPassword(input.password, [user.fullName, user.email])
  const passwordHash = await hashPassword(input.password)
  return ctx.transaction(async (tx) => {
    const now = ctx.now()
    assertUsable(await lockReset(tx, input.id), input.token, now)
    const used = await changeReset(tx, input.id, { usedAt: now }, now)
    await changeUser(tx, user.id, { passwordHash }, now)
    await endAll(tx, user.id)
    await deleteApiTokensOf(tx, user.id)
    tx.record(passwordReset(user.id))
    return used
  })
}

async function findHolder(ctx: Context, { id, token }: { id: string; token: string }): Promise<User> {
  const reset = await findReset(ctx.db, id)
  assertUsable(reset, token, ctx.now())
  const user = reset?.userId == null ? null : await findUser(ctx.db, reset.userId)
  if (user === null || user.disabledAt !== null) throw expired()
  return user
}

function assertUsable(reset: PasswordReset | null, token: string, now: Date): void {
  if (reset === null) throw notFound('password reset')
  if (!isTokenOf(reset.tokenHash, token)) throw expired()
  const state = stateOf(reset, now)
  if (state === 'used') throw new AppError('verification.used', { detail: 'The new password is set. Sign in with it.' })
  if (state !== 'requested') throw expired()
}

const expired = (): AppError =>
  new AppError('verification.expired', { detail: 'Request a new email and use the link in it.' })
