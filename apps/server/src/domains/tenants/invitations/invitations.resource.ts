import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../platform/context/context.ts'
import { findUser } from '../../identity/index.ts'
import { findRole } from '../roles/index.ts'
import { stateNow, type Teammate } from '../teammates/index.ts'
import { accountAt } from './accounts.ts'

export type NameTenant = (ctx: Context, tenant: Pick<Teammate, 'companyId' | 'agencyId'>) => Promise<string>

export async function presentInvitation(
  ctx: Context,
  invitation: Teammate,
  { nameTenant }: { nameTenant: NameTenant },
): Promise<Presented> {
  const [role, inviter, tenantName, account] = await Promise.all([
    findRole(ctx.db, invitation.roleId),
    invitation.invitedBy === null ? null : findUser(ctx.db, invitation.invitedBy),
    nameTenant(ctx, invitation),
    accountAt(ctx.db, invitation),
  ])
  return {
    type: 'invitations',
    id: invitation.id,
    attributes: {
      email: invitation.email,
      tenantName,
      roleName: role?.name ?? '',
      roleDescription: role?.description ?? '',
      invitedByName: inviter?.fullName ?? null,
      message: invitation.message,
      expiresAt: invitation.expiresAt ?? invitation.updatedAt,
      state: stateNow(invitation, ctx.now()),
      account,
    },
  }
}
