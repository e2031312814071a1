import * as contract from '@assay/contracts/candidate-pages'
import type { Presented } from '@assay/jsonapi/present'
import { registerEndpoint } from '../../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../../platform/http/routes.ts'
import type { Correction } from '../records/index.ts'
import { decideCorrection, listCorrectionsFor } from './decide-correction.ts'

export function mountDataCorrections(routes: Routes): void {
  registerEndpoint(routes, contract.listDataCorrections, async (ctx) => {
    const rows = await listCorrectionsFor(ctx)
    return { data: rows.map(present), total: rows.length }
  })

  registerEndpoint(routes, contract.decideDataCorrection, async (ctx, { params, body }) =>
    present(await decideCorrection(ctx, { ...body, id: params.id })),
  )
}

function present({ id, candidateId, topic, proposal, state, answer, decidedAt, ...times }: Correction): Presented {
  const { createdAt, updatedAt } = times
  return {
    type: 'data-corrections',
    id,
    attributes: { topic, proposal, state, answer, decidedAt, createdAt, updatedAt },
    relationships: { candidate: { type: 'candidates', id: candidateId } },
  }
}
