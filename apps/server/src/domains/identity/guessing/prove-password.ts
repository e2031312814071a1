import type { Context } from '../../../platform/context/context.ts'
import { ValidationError } from '../../../platform/errors/app-error.ts'
import { findUser, isPasswordOf } from '../users/index.ts'
import { forgetFailures, noteAttempt, refuseGuess } from './guesses.ts'

/**
 * For a locked screen, which a stranger sees, and for actions that a stolen session alone must not allow. Wrong ones
 * are counted, and too many must wait.
 */
export async function provePassword(ctx: Context, userId: string, password: string): Promise<void> {
  const key = { about: 'own password', of: userId }
  const attempt = await noteAttempt(ctx, key)
  const user = await findUser(ctx.db, userId)
  if (await isPasswordOf(user?.passwordHash, password)) return forgetFailures(ctx, key)
  refuseGuess(ctx, attempt)
  throw new ValidationError([{ field: 'currentPassword', message: 'Wrong password. Try again.' }])
}
