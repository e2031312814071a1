import * as contract from '@assay/contracts/agency-ratings'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../platform/context/context.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { listAgenciesById } from '../../agencies/index.ts'
import { rateAgency } from './rate-agency.ts'
import { mayRate } from './ratings.policy.ts'
import { findRating, listRatings, type Rating } from './ratings.store.ts'
import { showScores } from './show-scores.ts'

export function mountRatings(routes: Routes): void {
  registerEndpoint(routes, contract.listRatings, async (ctx, { query: { filter, sort, page } }) => {
    const companyId = companyOf(ctx)
    const found = await listRatings(ctx.db, { companyId, submissionId: filter.submission, sort, page })
    return { ...found, data: await present(ctx, found.data) }
  })
  registerEndpoint(routes, contract.getRating, async (ctx, { params }) => {
    const rating = await findRating(ctx.db, params.id, companyOf(ctx))
    if (rating === null) throw notFound('rating')
    return presentOne(ctx, rating)
  })
  registerEndpoint(routes, contract.rateAgency, async (ctx, { body }) => presentOne(ctx, await rateAgency(ctx, body)))
  registerEndpoint(routes, contract.listScores, async (ctx, { query }) => {
    const data = await showScores(ctx, query.filter.agency)
    return { data, total: data.length }
  })
}

function companyOf({ actor }: Context): string {
  if (mayRate(actor)) return actor.companyId
  throw new AppError('permission.denied', { detail: 'Only the employer that gave a rating can see it.' })
}

async function present({ db, actor }: Context, ratings: readonly Rating[]): Promise<Presented[]> {
  const agencies = await listAgenciesById(db, [...new Set(ratings.map(({ agencyId }) => agencyId))])
  return ratings.map(({ id, agencyId, submissionId, ratedBy, accuracy, speed, quality, createdAt, updatedAt }) => ({
    type: 'agency-ratings',
    id,
    attributes: {
      accuracy,
      speed,
      quality,
      agencyName: agencies.get(agencyId)?.legalName ?? '',
      isOwn: actor.kind === 'user' && actor.userId === ratedBy,
      createdAt,
      updatedAt,
    },
    relationships: { submission: { type: 'submissions', id: submissionId } },
  }))
}

async function presentOne(ctx: Context, rating: Rating): Promise<Presented> {
  const [shown] = await present(ctx, [rating])
  if (shown === undefined) throw notFound('rating')
  return shown
}
