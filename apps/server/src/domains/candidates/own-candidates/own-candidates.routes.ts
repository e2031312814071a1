import * as contract from '@assay/contracts/candidates'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../platform/context/context.ts'
import { notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { showCandidatesById } from '../masking/index.ts'
import { editOwnCandidate } from './edit-own-candidate.ts'
import { moveOwnCandidate } from './move-own-candidate.ts'

/** The actions of an agency on its candidates one by one. */
export function mountOwnCandidates(routes: Routes): void {
  const show = async ({ db, actor }: Context, id: string): Promise<Presented> => {
    const [shown] = await showCandidatesById(db, actor, [id])
    if (shown === undefined) throw notFound('candidate')
    return shown
  }

  registerEndpoint(routes, contract.editCandidate, async (ctx, { params: { id }, body, ifMatch }) => {
    await editOwnCandidate(ctx, { id, version: body.version ?? ifMatch, input: body })
    return show(ctx, id)
  })

  for (const verb of ['confirm', 'pause', 'resume'] as const)
    registerEndpoint(routes, contract.candidateActions[verb], async (ctx, { params: { id } }) => {
      await moveOwnCandidate(ctx, { id, verb })
      return show(ctx, id)
    })
}
