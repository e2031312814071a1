import type { UserActor } from '../../../platform/context/actor.ts'
import type { Context } from '../../../platform/context/context.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import {
  assertOwnPassword,
  assertRecentlyConfirmed,
  eraseAccount,
  findUser,
  mayEditOwnProfile,
} from '../../identity/index.ts'
import { accountDeleted } from '../companies/index.ts'
import { builtInRoleId } from '../roles/index.ts'
import { handOverWork } from './hand-over-work.ts'
import { lockOwners, removeTeammate } from './teammates.store.ts'
import type { WorkOfMembers } from './work-of-members.ts'

interface DeleteAccount {
  readonly currentPassword?: string | undefined
  /** The colleague who takes over open work. */
  readonly handOverTo: string | null
}

/**
 * Erases the caller's account. The last owner of a company or agency must stay until there is another one, and open
 * work must be handed over.
 */
export async function deleteAccount(
  ctx: Context,
  work: WorkOfMembers,
  { currentPassword, handOverTo }: DeleteAccount,
): Promise<void> {
  const { actor } = ctx
  if (!mayEditOwnProfile(actor)) throw notFound('profile')
  await assertOwn(ctx, actor, currentPassword)
  const { userId, companyId, agencyId } = actor
  const tenantId = companyId ?? agencyId
  await ctx.transaction(async (tx) => {
    const roles = [builtInRoleId('employer.owner'), builtInRoleId('agency.owner')]
    const owners = tenantId === null ? [] : await lockOwners(tx, tenantId, roles)
    if (owners.includes(userId) && owners.length === 1)
      throw new AppError('account.last-owner', {
        detail: 'Make someone else an owner first, or close the company.',
      })
    if (companyId !== null) await handOverWork(ctx, tx, { companyId, fromUserId: userId, handOverTo, by: userId, work })
    await removeTeammate(tx, { userId, successorId: companyId === null ? null : handOverTo }, ctx.now())
    await eraseAccount(tx, userId, ctx.now())
    tx.record(accountDeleted(userId, tenantId))
    tx.announce({ to: { userId }, type: 'session.ended', data: { everywhere: true } })
  })
}

/** People without a password have signed in at their provider just before. */
async function assertOwn(ctx: Context, actor: UserActor, currentPassword: string | undefined): Promise<void> {
  const user = await findUser(ctx.db, actor.userId)
  if (user?.passwordHash == null && currentPassword === undefined) return assertRecentlyConfirmed(ctx)
  await assertOwnPassword(ctx, actor, currentPassword ?? '')
}
