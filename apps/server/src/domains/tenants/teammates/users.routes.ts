import { deleteAccount as deleteAccountEndpoint } from '@assay/contracts/profiles'
import { getMe } from '@assay/contracts/users'
import type { Presented, Related } from '@assay/jsonapi/present'
import type { UserActor } from '../../../platform/context/actor.ts'
import type { Context } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { type Factors, findFactors, findUser, type User } from '../../identity/index.ts'
import { findCompany, type PresentById } from '../companies/index.ts'
import { findImpersonationBySession } from '../impersonations/index.ts'
import { listPermissionsByRole, listRolesOfUser, presentRole } from '../roles/index.ts'
import { deleteAccount } from './delete-account.ts'
import { presentUser, secondFactorOf } from './users.resource.ts'
import type { WorkOfMembers } from './work-of-members.ts'

const PASSWORDS_PER_MINUTE = 10

export function mountUsers(
  routes: Routes,
  { presentAgency, work }: { presentAgency: PresentById; work: WorkOfMembers },
): void {
  registerEndpoint(routes, getMe, async (ctx, { query }) => {
    if (ctx.actor.kind !== 'user') throw new AppError('session.required')
    const { actor } = ctx
    const [user, roles, company, factors] = await Promise.all([
      findUser(ctx.db, actor.userId),
      rolesOf(ctx, actor),
      actor.companyId === null ? null : findCompany(ctx.db, actor.companyId),
      findFactors(ctx.db, actor.userId),
    ])
    if (!user) throw new AppError('session.expired')
    const agency = await agencyOf(ctx, actor, query.include.has('agency') ? presentAgency : null)
    const impersonation = await impersonationOf(ctx, actor)
    const twoFactor = secondFactorOf({ passkey: factors.passkeys > 0, totp: factors.hasTotp })
    return {
      data: presentUser(user, { roles, company, agency, twoFactor, impersonation }),
      meta: lockOf(actor, { user, factors }),
    }
  })

  registerEndpoint(
    routes,
    deleteAccountEndpoint,
    async (ctx, { body }) => {
      await deleteAccount(ctx, work, body)
      return undefined
    },
    { perMinute: PASSWORDS_PER_MINUTE },
  )
}

async function impersonationOf({ db }: Context, { sessionId, impersonatorId }: UserActor) {
  if (impersonatorId === undefined) return null
  const [found, operator] = await Promise.all([findImpersonationBySession(db, sessionId), findUser(db, impersonatorId)])
  if (found === null) return null
  return { id: found.id, operatorName: operator?.fullName ?? 'An operator', endsAt: found.endsAt }
}

/** How a locked session can be unlocked. */
function lockOf({ lockedAt }: UserActor, { user, factors }: { user: User; factors: Factors }): Record<string, unknown> {
  if (lockedAt == null) return { lockedSince: null }
  const methods = [
    ...(user.passwordHash === null ? [] : ['password']),
    ...(factors.hasTotp ? ['totp'] : []),
    ...(factors.passkeys > 0 ? ['passkey'] : []),
  ]
  return { lockedSince: lockedAt.toISOString(), unlockBy: methods }
}

async function agencyOf(ctx: Context, { agencyId }: UserActor, present: PresentById | null): Promise<Related> {
  if (agencyId === null) return null
  return present ? present(ctx, agencyId) : { type: 'agencies', id: agencyId }
}

async function rolesOf(ctx: Context, { userId }: UserActor): Promise<Presented[]> {
  const roles = await listRolesOfUser(ctx.db, userId)
  const permissions = await listPermissionsByRole(
    ctx.db,
    roles.map(({ id }) => id),
  )
  return roles.map((role) => presentRole(role, permissions.get(role.id) ?? []))
}
