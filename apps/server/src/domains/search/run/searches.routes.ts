import * as contract from '@assay/contracts/candidate-searches'
import type { Context } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import type { LivePool } from '../../ranking/index.ts'
import { setAlert } from '../alerts/index.ts'
import { type ListAmong, listOnly, previewSearch } from '../matches/index.ts'
import { getSearch, type Search, unpackMatches } from '../searches/index.ts'
import { deleteSearch } from './delete-search.ts'
import { listOwnSearches } from './own-searches.ts'
import { renameSearch } from './rename-search.ts'
import { restoreSearch } from './restore-search.ts'
import { runSearch } from './run-search.ts'
import { presentPreview } from './searches.resource.ts'
import { seeSearch } from './see-search.ts'
import { FIRST_PAGE, showMatches, showSearches } from './show-searches.ts'

const SEARCHES_PER_MINUTE = 600
/** Moving a slider sends many requests. */
const PREVIEWS_PER_MINUTE = 600

export interface SearchRoutesNeed {
  readonly live: LivePool
  readonly listAmong: ListAmong
}

export function mountSearches(routes: Routes, { live, listAmong }: SearchRoutesNeed): void {
  type Around = Omit<Parameters<typeof showSearches>[2], 'searches'>
  const showOne = async (ctx: Context, search: Search, { include, fields, matches }: Around) => {
    const around = { include, fields, ...(matches === undefined ? {} : { matches }) }
    const [shown] = await showSearches(ctx, { live, listAmong }, { searches: [search], ...around })
    if (shown === undefined) throw notFound('search')
    return shown
  }

  registerEndpoint(
    routes,
    contract.runSearch,
    async (ctx, { body, query }) => {
      const only = await listOnly(ctx, listAmong, body.criteria === undefined ? body.among : body.criteria.among)
      const { search, candidateIds, kept } = await runSearch(ctx, live, { ...body, only })
      const matches = unpackMatches(kept, candidateIds, { from: 0, to: FIRST_PAGE.size })
      return showOne(ctx, search, { ...query, matches })
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
    return { ...found, data: await showSearches(ctx, { live, listAmong }, { ...query, searches: found.data }) }
  })

  registerEndpoint(routes, contract.getSearch, async (ctx, { params, query }) =>
    showOne(ctx, await getSearch(ctx, params.id), query),
  )

  registerEndpoint(routes, contract.renameSearch, async (ctx, { params, body, query }) => {
    const renamed = await renameSearch(ctx, { id: params.id, savedName: body.savedName })
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
      const preview = await previewSearch(ctx, live, { ...body, withoutClaims, only })
      const { of: search, matches } = preview
      const shown = query.include.has('matches')
        ? await showMatches(ctx, {
            search,
            matches,
            withCandidates: query.include.has('matches.candidate'),
            fields: query.fields,
            payUnit: preview.wireCriteria.constraints.rateMax,
          })
        : undefined
      return presentPreview(preview, newId(ctx.now().getTime()), shown)
    },
    { perMinute: PREVIEWS_PER_MINUTE },
  )
}
