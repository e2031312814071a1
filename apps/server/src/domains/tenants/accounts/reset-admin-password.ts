import type { Context } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import {
  changeUser,
  deleteApiTokensOf,
  endAllSessions,
  endSessionsOpenedBy,
  findUserByEmail,
  hashPassword,
  securityChanged,
} from '../../identity/index.ts'
import { assertAdminPassword, assertMayManageAdmins } from '../roles/index.ts'
import { removeFactors } from './reset-factors.ts'

export interface NewAdminPassword {
  readonly email: string
  readonly password: string
  /** Also removes the authenticator app, passkeys and recovery codes. */
  readonly removesFactors: boolean
}

/** Lets in an operator who forgot the password, where no mail arrives or no second operator can help. */
export async function resetAdminPassword(ctx: Context, input: NewAdminPassword): Promise<void> {
  const { email, password, removesFactors } = input
  assertMayManageAdmins(ctx.actor)
  const user = await findUserByEmail(ctx.db, email)
  if (user === null || user.scope !== 'platform')
    throw new AppError('resource.not-found', { detail: `there is no operator ${email}` })
  if (user.disabledAt !== null)
    throw new AppError('session.disabled', { detail: `${email} is disabled; another operator can enable the account` })
  assertAdminPassword(password, user)
  const passwordHash = await hashPassword(password)
  await ctx.transaction(async (tx) => {
    const now = ctx.now()
    await changeUser(tx, user.id, { passwordHash }, now)
    if (removesFactors) await removeFactors(tx, user.id, now)
    await endAllSessions(tx, user.id)
    await endSessionsOpenedBy(tx, user.id)
    await deleteApiTokensOf(tx, user.id)
    tx.record(securityChanged(user.id, 'password.resetByCommand'))
  })
}
