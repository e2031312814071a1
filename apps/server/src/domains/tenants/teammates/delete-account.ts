import type { Context } from '../../../platform/context/context.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { assertOwnPassword, eraseAccount, mayEditOwnProfile } from '../../identity/index.ts'
import { accountDeleted } from '../companies/index.ts'
import { builtInRoleId } from '../roles/index.ts'
import { lockOwners, removeTeammate } from './teammates.store.ts'

/** Erases the caller's account. The last owner of a company or agency must stay until there is another one. */
export async function deleteAccount(ctx: Context, currentPassword: string): Promise<void> {
  const { actor } = ctx
  if (!mayEditOwnProfile(actor)) throw notFound('profile')
  await assertOwnPassword(ctx, actor, currentPassword)
  const { userId, companyId, agencyId } = actor
  const tenantId = companyId ?? agencyId
  await ctx.transaction(async (tx) => {
    const roles = [builtInRoleId('employer.owner'), builtInRoleId('agency.owner')]
    const owners = tenantId === null ? [] : await lockOwners(tx, tenantId, roles)
    if (owners.includes(userId) && owners.length === 1)
      throw new AppError('account.last-owner', {
        detail: 'Make somebody else an owner first, or have the whole company deleted.',
      })
    await removeTeammate(tx, userId, ctx.now())
    await eraseAccount(tx, userId, ctx.now())
    tx.record(accountDeleted(userId, tenantId))
    tx.announce({ to: { userId }, type: 'session.ended', data: { everywhere: true } })
  })
}
