import type { Context } from '../../../platform/context/context.ts'
import { AppError, ValidationError } from '../../../platform/errors/app-error.ts'
import { findUserByEmail, hashPassword, insertUser } from '../../identity/index.ts'
import { platformAdminCreated } from '../companies/index.ts'
import { assertMayManageAdmins } from './platform-admins.policy.ts'
import { assertAdminPassword } from './platform-admins.rules.ts'
import { giveRole } from './roles.store.ts'
import { builtInRoleId } from './synchronize-roles.ts'

export interface NewPlatformAdmin {
  readonly email: string
  readonly fullName: string
  readonly password: string
}

/** Creates a platform admin; access to the machine is the permission. */
export async function createPlatformAdmin(
  ctx: Context,
  { email, fullName, password }: NewPlatformAdmin,
): Promise<void> {
  assertMayManageAdmins(ctx.actor)
  if (!/^[^@\s]+@[^@\s]+$/.test(email))
    throw new ValidationError([{ field: 'email', message: `"${email}" is not an email address` }])
  assertAdminPassword(password, { email, fullName })
  if ((await findUserByEmail(ctx.db, email)) !== null)
    throw new AppError('registration.email-taken', {
      detail: `${email} already has an account; assay admin reset-password gives an operator a new password`,
    })
  const passwordHash = await hashPassword(password)
  await ctx.transaction(async (tx) => {
    const now = ctx.now()
    const user = await insertUser(tx, { email, fullName, passwordHash, scope: 'platform', emailVerifiedAt: now, now })
    await giveRole(tx, user.id, builtInRoleId('platform.admin'))
    tx.record(platformAdminCreated(user.id))
  })
}
