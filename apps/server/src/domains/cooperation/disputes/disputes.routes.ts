import * as contract from '@assay/contracts/ownership-disputes'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../platform/context/context.ts'
import { assertAllowed, notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { disputeAccess } from './disputes.policy.ts'
import { type Dispute, listDisputes } from './disputes.store.ts'
import { answerDispute, concedeDispute, decideDispute, getDispute, withdrawDispute } from './move-dispute.ts'
import { openDispute } from './open-dispute.ts'
import { showDisputes } from './show-disputes.ts'

export function mountDisputes(routes: Routes): void {
  registerEndpoint(routes, contract.listDisputes, async (ctx, { query: { filter, sort, page } }) => {
    const access = disputeAccess(ctx.actor)
    assertAllowed(access.kind !== 'none')
    const found = await listDisputes(ctx.db, { access, filter, sort, page })
    return { ...found, data: await showDisputes(ctx, found.data) }
  })
  registerEndpoint(routes, contract.getDispute, async (ctx, { params }) =>
    showOne(ctx, await getDispute(ctx, params.id)),
  )
  registerEndpoint(routes, contract.openDispute, async (ctx, { body }) => showOne(ctx, await openDispute(ctx, body)))
  const { answer, concede, withdraw, decide } = contract.disputeActions
  registerEndpoint(routes, answer, async (ctx, { params, body }) =>
    showOne(ctx, await answerDispute(ctx, { ...body, id: params.id })),
  )
  registerEndpoint(routes, concede, async (ctx, { params }) => showOne(ctx, await concedeDispute(ctx, params.id)))
  registerEndpoint(routes, withdraw, async (ctx, { params }) => showOne(ctx, await withdrawDispute(ctx, params.id)))
  registerEndpoint(routes, decide, async (ctx, { params, body }) =>
    showOne(ctx, await decideDispute(ctx, { ...body, id: params.id })),
  )
}

async function showOne(ctx: Context, dispute: Dispute): Promise<Presented> {
  const [shown] = await showDisputes(ctx, [dispute])
  if (shown === undefined) throw notFound('dispute')
  return shown
}
