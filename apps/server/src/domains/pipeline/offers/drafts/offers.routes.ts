import * as contract from '@assay/contracts/offers'
import type { IncludeTree } from '@assay/jsonapi/include-tree'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../../platform/context/context.ts'
import { notFound } from '../../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../../platform/http/routes.ts'
import { getOfferDocument, recordAcceptance } from '../letters/index.ts'
import { getOffer, listOffers, type Offer, scopeOfCaller } from '../records/index.ts'
import { changeOffer } from './change-offer.ts'
import { decideOnOffer, submitOffer } from './decide-on-offer.ts'
import { draftOffer, reviseOffer } from './draft-offer.ts'
import { remindCandidate, sendOffer } from './send-offer.ts'
import { findPayBenchmark, showOffers } from './show-offers.ts'
import { discardOffer, withdrawOffer } from './withdraw-offer.ts'

export function mountOffers(routes: Routes): void {
  registerEndpoint(routes, contract.listOffers, async (ctx, { query }) => {
    const { filter, sort, page, include } = query
    const found = await listOffers(ctx.db, { sort, page, filter, scope: await scopeOfCaller(ctx) })
    const fields = query.fields.get('candidates')
    return { ...found, data: await showOffers(ctx, { rows: found.data, include, fields }) }
  })

  registerEndpoint(routes, contract.getOffer, async (ctx, { params, query }) =>
    showOne(ctx, await getOffer(ctx, params.id), query.include),
  )

  registerEndpoint(routes, contract.getOfferDocument, (ctx, { params }) => getOfferDocument(ctx, params.id))

  registerEndpoint(routes, contract.draftOffer, async (ctx, { body, query }) =>
    showOne(ctx, await draftOffer(ctx, body), query.include),
  )

  registerEndpoint(routes, contract.changeOffer, async (ctx, { params, body, query, ifMatch }) =>
    showOne(ctx, await changeOffer(ctx, { ...body, id: params.id, version: body.version ?? ifMatch }), query.include),
  )

  mountActs(routes)
}

function mountActs(routes: Routes): void {
  registerEndpoint(routes, contract.submitOffer, async (ctx, { params, query }) =>
    showOne(ctx, await submitOffer(ctx, params.id), query.include),
  )

  registerEndpoint(routes, contract.approveOffer, async (ctx, { params, body, query }) =>
    showOne(ctx, await decideOnOffer(ctx, { ...body, id: params.id, decision: 'approved' }), query.include),
  )

  registerEndpoint(routes, contract.returnOffer, async (ctx, { params, body, query }) =>
    showOne(ctx, await decideOnOffer(ctx, { ...body, id: params.id, decision: 'returned' }), query.include),
  )

  registerEndpoint(routes, contract.sendOffer, async (ctx, { params, query }) =>
    showOne(ctx, await sendOffer(ctx, params.id), query.include),
  )

  registerEndpoint(routes, contract.remindOffer, async (ctx, { params, query }) =>
    showOne(ctx, await remindCandidate(ctx, params.id), query.include),
  )

  registerEndpoint(routes, contract.reviseOffer, async (ctx, { params, query }) =>
    showOne(ctx, await reviseOffer(ctx, params.id), query.include),
  )

  registerEndpoint(routes, contract.withdrawOffer, async (ctx, { params, body, query }) =>
    showOne(ctx, await withdrawOffer(ctx, { ...body, id: params.id }), query.include),
  )

  registerEndpoint(routes, contract.discardOffer, async (ctx, { params, body, query }) =>
    showOne(ctx, await discardOffer(ctx, { ...body, id: params.id }), query.include),
  )

  registerEndpoint(routes, contract.recordAcceptance, async (ctx, { params, body, query }) =>
    showOne(ctx, await recordAcceptance(ctx, { ...body, id: params.id }), query.include),
  )
}

async function showOne(ctx: Context, offer: Offer, include: IncludeTree): Promise<Presented> {
  const payBenchmark = await findPayBenchmark(ctx, offer)
  const benchmarks = new Map(payBenchmark === null ? [] : [[offer.id, payBenchmark]])
  const [shown] = await showOffers(ctx, { rows: [offer], include, benchmarks })
  if (shown === undefined) throw notFound('offer')
  return shown
}
