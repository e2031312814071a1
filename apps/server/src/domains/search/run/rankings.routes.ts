import * as contract from '@assay/contracts/rankings'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { getSearch } from '../searches/index.ts'
import { listOwnSearches } from './own-searches.ts'
import { presentRanking } from './rankings.resource.ts'

export function mountRankings(routes: Routes): void {
  registerEndpoint(routes, contract.listRankings, async (ctx, { query: { filter, sort, page } }) => {
    const found = await listOwnSearches(ctx, { sort, page, filter: { requirement: filter.requirement } })
    return { ...found, data: found.data.map(presentRanking) }
  })

  registerEndpoint(routes, contract.getRanking, async (ctx, { params }) =>
    presentRanking(await getSearch(ctx, params.id)),
  )
}
