import * as contract from '@assay/contracts/teammates'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { showTeammate, type Teammate, type WorkOfMembers } from '../teammates/index.ts'
import { acceptInvitation, declineInvitation, type IsBarred, readInvitation } from './answer-invitation.ts'
import { type NameTenant, presentInvitation } from './invitations.resource.ts'
import { inviteTeammates } from './invite-teammates.ts'
import { resendInvitation, restoreInvitation, revokeInvitation } from './resend-invitation.ts'

const PASSWORDS_PER_MINUTE = 20
const INVITATIONS_PER_MINUTE = 30

export interface InvitationNeeds {
  readonly work: WorkOfMembers
  readonly nameTenant: NameTenant
  readonly isBarred: IsBarred
}

export function mountInvitations(routes: Routes, needs: InvitationNeeds): void {
  const { work, isBarred } = needs
  registerEndpoint(
    routes,
    contract.inviteTeammates,
    async (ctx, { body }) => {
      const invited = await inviteTeammates(ctx, work, body)
      return { data: await Promise.all(invited.map((each) => showTeammate(ctx, work, each))), total: invited.length }
    },
    { perMinute: INVITATIONS_PER_MINUTE },
  )

  const { resend, revoke, restore } = contract.teammateActions
  registerEndpoint(routes, resend, async (ctx, { params }) =>
    showTeammate(ctx, work, await resendInvitation(ctx, params.id)),
  )
  registerEndpoint(routes, revoke, async (ctx, { params }) =>
    showTeammate(ctx, work, await revokeInvitation(ctx, params.id)),
  )
  registerEndpoint(routes, restore, async (ctx, { params }) =>
    showTeammate(ctx, work, await restoreInvitation(ctx, work, params.id)),
  )

  registerEndpoint(routes, contract.openInvitation, async (ctx, { params, body }) =>
    presentInvitation(ctx, await readInvitation(ctx, isBarred, { ...body, ...params }), needs),
  )
  registerEndpoint(routes, contract.declineInvitation, async (ctx, { params, body }) =>
    presentInvitation(ctx, await declineInvitation(ctx, isBarred, { ...body, ...params }), needs),
  )
  registerEndpoint(
    routes,
    contract.acceptInvitation,
    async (ctx, { params, body }) => {
      const joined: Teammate = await acceptInvitation(ctx, needs, { ...body, ...params })
      return presentInvitation(ctx, joined, needs)
    },
    { perMinute: PASSWORDS_PER_MINUTE },
  )
}
