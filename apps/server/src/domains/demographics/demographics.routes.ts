import * as contract from '@assay/contracts/demographics'
import { assertAllowed } from '../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import type { Routes } from '../../platform/http/routes.ts'
import { mayCountDemographics } from './demographics.policy.ts'
import { presentCount, presentOwn } from './demographics.resource.ts'
import { readOwnAnswer, volunteerAnswer, withdrawAnswer } from './keep-own-answer.ts'
import { countGroups } from './read-groups.ts'
import { shownCounts } from './shown-counts.rules.ts'

const PER_MINUTE = { perMinute: 30 }

export function mountDemographics(routes: Routes, { demographicsKey: key }: { demographicsKey: Buffer }): void {
  registerEndpoint(routes, contract.listDemographics, async (ctx) => {
    assertAllowed(mayCountDemographics(ctx.actor), 'Only operators can see how many candidates answered.')
    const counts = shownCounts(await countGroups(ctx.db, key))
    return { data: counts.map(presentCount), total: counts.length }
  })

  registerEndpoint(
    routes,
    contract.readOwnDemographics,
    async (ctx, { body }) => presentOwn(await readOwnAnswer(ctx, key, body.token)),
    PER_MINUTE,
  )

  registerEndpoint(
    routes,
    contract.volunteerDemographics,
    async (ctx, { body }) => presentOwn(await volunteerAnswer(ctx, key, body)),
    PER_MINUTE,
  )

  registerEndpoint(
    routes,
    contract.withdrawDemographics,
    async (ctx, { body }) => presentOwn(await withdrawAnswer(ctx, key, body.token)),
    PER_MINUTE,
  )
}
