import * as contract from '@assay/contracts/verifications'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { presentChallenge } from './challenges.resource.ts'
import { findChallenge, listChallengesOf } from './challenges.store.ts'

const PER_MINUTE = 60

export function mountChallenges(routes: Routes): void {
  registerEndpoint(routes, contract.listVerifications, async (ctx) => {
    if (ctx.actor.kind !== 'user') throw new AppError('session.required')
    const found = await listChallengesOf(ctx.db, ctx.actor.userId)
    return { data: found.map((challenge) => presentChallenge(challenge, ctx.now())), total: found.length }
  })

  registerEndpoint(
    routes,
    contract.getVerification,
    async (ctx, { params }) => {
      const challenge = await findChallenge(ctx.db, params.id)
      if (challenge === null) throw notFound('verification')
      return presentChallenge(challenge, ctx.now())
    },
    { perMinute: PER_MINUTE },
  )
}
