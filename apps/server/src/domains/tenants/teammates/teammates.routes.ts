import * as contract from '@assay/contracts/teammates'
import type { Context } from '../../../platform/context/context.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { changeTeammate } from './change-teammate.ts'
import { reactivateTeammate, removeMember, signOutTeammate, suspendTeammate } from './move-teammate.ts'
import { findShownTeammate, showTeam, showTeammate } from './show-teammates.ts'
import { showDetails } from './teammate-details.ts'
import { mayManageTeam, teamOf } from './teammates.policy.ts'
import type { Teammate } from './teammates.store.ts'
import { acceptOwnership, endOfferOfOwnership, proposeOwnership } from './transfer-ownership.ts'
import type { WorkOfMembers } from './work-of-members.ts'

export function mountTeammates(routes: Routes, { work }: { work: WorkOfMembers }): void {
  registerEndpoint(
    routes,
    contract.listTeammates,
    async (ctx, { query }) => {
      assertTeam(ctx)
      const { state = 'active', role } = query.filter
      const data = await showTeam(ctx, work, { states: state.split(',') as Teammate['state'][], role })
      return { data, total: data.length, meta: { mayInvite: mayManageTeam(ctx.actor) } }
    },
    { isShortList: false },
  )

  registerEndpoint(routes, contract.getTeammate, async (ctx, { params }) => {
    assertTeam(ctx)
    return showTeammate(ctx, work, await shownTo(ctx, params.id))
  })

  registerEndpoint(routes, contract.getTeammateDetails, async (ctx, { params }) => {
    assertTeam(ctx)
    return showDetails(ctx, work, await shownTo(ctx, params.id))
  })

  registerEndpoint(routes, contract.changeTeammate, async (ctx, { params, body, ifMatch }) =>
    showTeammate(
      ctx,
      work,
      await changeTeammate(ctx, work, { ...body, id: params.id, version: body.version ?? ifMatch }),
    ),
  )
  mountMoves(routes, work)
  mountOwnership(routes, work)
}

function mountMoves(routes: Routes, work: WorkOfMembers): void {
  const { suspend, reactivate, remove, signOut } = contract.teammateActions
  registerEndpoint(routes, suspend, async (ctx, { params }) =>
    showTeammate(ctx, work, await suspendTeammate(ctx, params.id)),
  )
  registerEndpoint(routes, reactivate, async (ctx, { params }) =>
    showTeammate(ctx, work, await reactivateTeammate(ctx, params.id)),
  )
  registerEndpoint(routes, remove, async (ctx, { params, body }) =>
    showTeammate(ctx, work, await removeMember(ctx, work, { id: params.id, handOverTo: body.handOverTo })),
  )
  registerEndpoint(routes, signOut, async (ctx, { params }) =>
    showTeammate(ctx, work, await signOutTeammate(ctx, params.id)),
  )
}

function mountOwnership(routes: Routes, work: WorkOfMembers): void {
  const {
    proposeOwnership: propose,
    withdrawOwnership,
    acceptOwnership: accept,
    declineOwnership,
  } = contract.teammateActions
  registerEndpoint(routes, propose, async (ctx, { params }) =>
    showTeammate(ctx, work, await proposeOwnership(ctx, params.id)),
  )
  registerEndpoint(routes, withdrawOwnership, async (ctx, { params }) =>
    showTeammate(ctx, work, await endOfferOfOwnership(ctx, params.id, 'withdraw')),
  )
  registerEndpoint(routes, accept, async (ctx, { params }) =>
    showTeammate(ctx, work, await acceptOwnership(ctx, params.id)),
  )
  registerEndpoint(routes, declineOwnership, async (ctx, { params }) =>
    showTeammate(ctx, work, await endOfferOfOwnership(ctx, params.id, 'decline')),
  )
}

function assertTeam({ actor }: Context): void {
  if (teamOf(actor) === null) throw new AppError('permission.denied')
}

async function shownTo(ctx: Context, id: string): Promise<Teammate> {
  const found = await findShownTeammate(ctx, id)
  if (found === null) throw notFound('teammate')
  return found
}
