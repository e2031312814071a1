import * as contract from '@assay/contracts/hired-candidates'
import type { IncludeTree } from '@assay/jsonapi/include-tree'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../../platform/context/context.ts'
import { notFound } from '../../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../../platform/http/routes.ts'
import { getHire, type Hire, listHires, scopeOfCaller } from '../records/index.ts'
import { recordNoShow, startHire } from '../starts/index.ts'
import { refundHire, replaceHire, requestReplacement } from './decide-on-replacement.ts'
import { confirmHire, endHire } from './end-hire.ts'
import { answerCheckIn, rateHire } from './record-check-in.ts'
import { showHires } from './show-hires.ts'

export function mountHires(routes: Routes): void {
  registerEndpoint(routes, contract.listHiredCandidates, async (ctx, { query }) => {
    const { filter, sort, page, include } = query
    const found = await listHires(ctx.db, { sort, page, filter, scope: await scopeOfCaller(ctx) })
    const fields = query.fields.get('candidates')
    return { ...found, data: await showHires(ctx, { rows: found.data, include, fields }) }
  })

  registerEndpoint(routes, contract.getHiredCandidate, async (ctx, { params, query }) =>
    showOne(ctx, await getHire(ctx, params.id), query.include),
  )

  mountActs(routes)
}

function mountActs(routes: Routes): void {
  registerEndpoint(routes, contract.startHire, async (ctx, { params, body, query }) =>
    showOne(ctx, await startHire(ctx, { ...body, id: params.id }), query.include),
  )

  registerEndpoint(routes, contract.recordNoShow, async (ctx, { params, body, query }) =>
    showOne(ctx, await recordNoShow(ctx, { ...body, id: params.id }), query.include),
  )

  registerEndpoint(routes, contract.confirmHire, async (ctx, { params, body, query }) =>
    showOne(ctx, await confirmHire(ctx, { ...body, id: params.id }), query.include),
  )

  registerEndpoint(routes, contract.endHire, async (ctx, { params, body, query }) =>
    showOne(ctx, await endHire(ctx, { ...body, id: params.id }), query.include),
  )

  registerEndpoint(routes, contract.requestReplacement, async (ctx, { params, body, query }) =>
    showOne(ctx, await requestReplacement(ctx, { ...body, id: params.id }), query.include),
  )

  registerEndpoint(routes, contract.replaceHire, async (ctx, { params, body, query }) =>
    showOne(ctx, await replaceHire(ctx, { ...body, id: params.id }), query.include),
  )

  registerEndpoint(routes, contract.refundHire, async (ctx, { params, body, query }) =>
    showOne(ctx, await refundHire(ctx, { ...body, id: params.id }), query.include),
  )

  registerEndpoint(routes, contract.answerCheckIn, async (ctx, { params, body, query }) =>
    showOne(ctx, await answerCheckIn(ctx, { ...body, id: params.id }), query.include),
  )

  registerEndpoint(routes, contract.rateHire, async (ctx, { params, body, query }) =>
    showOne(ctx, await rateHire(ctx, { ...body, id: params.id }), query.include),
  )
}

async function showOne(ctx: Context, hire: Hire, include: IncludeTree): Promise<Presented> {
  const [shown] = await showHires(ctx, { rows: [hire], include })
  if (shown === undefined) throw notFound('hire')
  return shown
}
