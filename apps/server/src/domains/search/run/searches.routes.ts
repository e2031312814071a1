import * as contract from '@assay/contracts/candidate-searches'
import type { Context } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { setAlert } from '../alerts/index.ts'
import { listOnly, pageOf, previewSearch } from '../matches/index.ts'
import { getSearch, type Search } from '../searches/index.ts'
import { deleteSearch } from './delete-search.ts'
import { listOwnSearches } from './own-searches.ts'
import { renameSearch } from './rename-search.ts'
import { restoreSearch } from './restore-search.ts'
import { runSearch } from './run-search.ts'
import { presentPreview } from './searches.resource.ts'
import { seeSearch } from './see-search.ts'
import { FIRST_PAGE, type SearchPools, showMatches, showSearches } from './show-searches.ts'

const SEARCHES_PER_MINUTE = 600
/** Moving a slider sends many requests. */
const PREVIEWS_PER_MINUTE = 600

export function mountSearches(routes: Routes, pools: SearchPools): void {
  type Around = Omit<Parameters<typeof showSearches>[2], 'searches'>
  const { live, listAmong, listAlike } = pools
  const showOne = async (ctx: Context, search: Search, { include, fields, first }: Around) => {
    const around = { include, fields, ...(first === undefined ? {} : { first }) }
    const [shown] = await showSearches(ctx, pools, { searches: [search], ...around })
    if (shown === undefined) throw notFound('search')
    return shown
  }

  registerEndpoint(
    routes,
    contract.runSearch,
    async (ctx, { body, query }) => {
      const only = await listOnly(ctx, listAmong, body.criteria === undefined ? body.among : body.criteria.among)
      const { search, candidateIds, kept } = await runSearch(ctx, live, { ...body, door: body.door ?? 'skill', only })
      if (!query.include.has('matches')) return showOne(ctx, search, query)
      const first = await pageOf(ctx, { candidateIds, kept }, { page: FIRST_PAGE, listAlike, careers: 'once' })
      return showOne(ctx, search, { ...query, first })
    },
    { perMinute: SEARCHES_PER_MINUTE },
  )

  registerEndpoint(routes, contract.listSearches, async (ctx, { query }) => {
    const { filter, sort, page } = query
    const found = await listOwnSearches(ctx, {
      sort,
      page,
      filter: {
        door: filter.door,
        saved: filter.saved,
        text: filter.text,
        user: filter.user,
        requirement: filter.requirement,
      },
    })
    return { ...found, data: await showSearches(ctx, pools, { ...query, searches: found.data }) }
  })

  registerEndpoint(routes, contract.getSearch, async (ctx, { params, query }) =>
    showOne(ctx, await getSearch(ctx, params.id), query),
  )

  registerEndpoint(routes, contract.renameSearch, async (ctx, { params, body, query, ifMatch }) => {
    const { savedName, version = ifMatch } = body
    const renamed = await renameSearch(ctx, { id: params.id, version, savedName })
    const alerted = body.alert === undefined ? renamed : await setAlert(ctx, { id: params.id, alert: body.alert })
    const search = body.seen === true ? await seeSearch(ctx, alerted) : alerted
    return showOne(ctx, search, query)
  })

  registerEndpoint(routes, contract.deleteSearch, async (ctx, { params }) => {
    await deleteSearch(ctx, params.id)
    return undefined
  })

  registerEndpoint(routes, contract.restoreSearch, async (ctx, { params, query }) =>
    showOne(ctx, await restoreSearch(ctx, params.id), query),
  )

  registerEndpoint(
    routes,
    contract.previewSearch,
    async (ctx, { body, query }) => {
      const withoutClaims = query.fields.get('matches')?.has('rankWithoutClaims') !== false
      const only = await listOnly(ctx, listAmong, body.criteria.among)
      const preview = await previewSearch(ctx, { live, listAlike }, { ...body, withoutClaims, only })
      const { of: search, matches } = preview
      const shown = query.include.has('matches')
        ? await showMatches(ctx, {
            search,
            matches,
            sameCareers: preview.sameCareers,
            withCandidates: query.include.has('matches.candidate'),
            fields: query.fields,
            rateMax: preview.wireCriteria.constraints.rateMax,
          })
        : undefined
      return presentPreview(preview, newId(ctx.now().getTime()), shown)
    },
    { perMinute: PREVIEWS_PER_MINUTE },
  )
}
