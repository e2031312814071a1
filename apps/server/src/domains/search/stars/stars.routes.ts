import * as contract from '@assay/contracts/stars'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../platform/context/context.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { countReading, showCandidatesById } from '../../candidates/index.ts'
import { starCandidate } from './star-candidate.ts'
import { mayStar } from './stars.policy.ts'
import { presentStar } from './stars.resource.ts'
import { findStar, listStars, type Star } from './stars.store.ts'
import { unstarCandidate } from './unstar-candidate.ts'

export function mountStars(routes: Routes): void {
  registerEndpoint(routes, contract.listStars, async (ctx, { query }) => {
    if (!mayStar(ctx.actor)) throw new AppError('permission.denied')
    const found = await listStars(ctx.db, { userId: ctx.actor.userId, sort: query.sort, page: query.page })
    return { ...found, data: await presentAll(ctx, found.data, query.include.has('candidate')) }
  })

  registerEndpoint(routes, contract.getStar, async (ctx, { params, query }) => {
    if (!mayStar(ctx.actor)) throw new AppError('permission.denied')
    const star = await findStar(ctx.db, ctx.actor.userId, params.id)
    const [shown] = star === null ? [] : await presentAll(ctx, [star], query.include.has('candidate'))
    if (shown === undefined) throw notFound('star')
    return shown
  })

  registerEndpoint(routes, contract.starCandidate, async (ctx, { body }) => {
    const { star, isNew } = await starCandidate(ctx, body)
    return { data: presentStar(star), status: isNew ? 201 : 200 }
  })

  registerEndpoint(routes, contract.unstarCandidate, async (ctx, { params }) => {
    await unstarCandidate(ctx, params.id)
    return undefined
  })
}

async function presentAll(ctx: Context, rows: readonly Star[], withCandidates: boolean): Promise<Presented[]> {
  const ids = rows.map((star) => star.candidateId)
  if (withCandidates) await countReading(ctx, ids, 'profiles')
  const shown = withCandidates ? await showCandidatesById(ctx.db, ctx.actor, ids) : []
  const candidates = new Map(shown.map((candidate) => [candidate.id, candidate]))
  return rows.map((star) => presentStar(star, candidates.get(star.candidateId)))
}
