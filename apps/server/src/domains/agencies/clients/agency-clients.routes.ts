import * as contract from '@assay/contracts/agency-clients'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../platform/context/context.ts'
import { assertAllowed, notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { clientAccess } from './agency-clients.policy.ts'
import { type AgencyClient, listAgencyClients } from './agency-clients.store.ts'
import { changeAgencyClient } from './change-agency-client.ts'
import { getAgencyClient } from './get-agency-client.ts'
import { inviteAgency } from './invite-agency.ts'
import { moveAgencyClient } from './move-agency-client.ts'
import { type ClientNeeds, showAgencyClients } from './show-agency-clients.ts'

export function mountAgencyClients(routes: Routes, needs: ClientNeeds): void {
  const showOne = async (ctx: Context, client: AgencyClient): Promise<Presented> => {
    const [shown] = await showAgencyClients(ctx, needs, [client])
    if (shown === undefined) throw notFound('agency or client')
    return shown
  }

  registerEndpoint(routes, contract.listAgencyClients, async (ctx, { query }) => {
    const { filter, sort, page } = query
    const access = clientAccess(ctx.actor)
    assertAllowed(access.kind !== 'none')
    const found = await listAgencyClients(ctx.db, { access, sort, page, filter })
    return { ...found, data: await showAgencyClients(ctx, needs, found.data) }
  })

  registerEndpoint(routes, contract.getAgencyClient, async (ctx, { params }) =>
    showOne(ctx, await getAgencyClient(ctx, params.id)),
  )

  registerEndpoint(routes, contract.inviteAgency, async (ctx, { body }) => showOne(ctx, await inviteAgency(ctx, body)))

  registerEndpoint(routes, contract.changeAgencyClient, async (ctx, { params, body, ifMatch }) =>
    showOne(ctx, await changeAgencyClient(ctx, { ...body, id: params.id, version: body.version ?? ifMatch ?? null })),
  )

  for (const verb of contract.agencyClientVerbs)
    registerEndpoint(routes, contract.agencyClientActions[verb], async (ctx, { params, body }) => {
      const reason = 'reason' in body && typeof body.reason === 'string' && body.reason !== '' ? body.reason : null
      return showOne(ctx, await moveAgencyClient(ctx, { id: params.id, verb, reason }))
    })
}
