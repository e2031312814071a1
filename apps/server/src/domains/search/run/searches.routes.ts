import * as contract from '@assay/contracts/candidate-searches'
import { getCounterfactuals } from '@assay/contracts/counterfactuals'
import type { PageRequest } from '@assay/jsonapi/page'
import { type FacetFilters, facetNames } from '@assay/ranking-engine'
import type { Context } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import type { LivePool } from '../../ranking/index.ts'
import { setAlert } from '../alerts/index.ts'
import { findCounterfactual, presentCounterfactual } from '../alternatives/index.ts'
import {
  findMatch,
  type ListAmong,
  listFiltered,
  listFrozen,
  listOnly,
  type MatchPage,
  previewSearch,
  sortMatches,
} from '../matches/index.ts'
import { getSearch, inAll, type Search, unpackMatches } from '../searches/index.ts'
import { listStarredBy } from '../stars/index.ts'
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

const GATHERING = {
  community: { type: 'communities', name: 'talent community' },
  pool: { type: 'talent-pools', name: 'talent pool' },
} as const

interface MatchFilter {
  readonly community?: string | undefined
  readonly pool?: string | undefined
  readonly starred?: 'mine' | undefined
}

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

  /** The candidates that pass these filters; null: all. */
  const leftBy = async (ctx: Context, { community, pool, starred }: MatchFilter): Promise<readonly string[] | null> => {
    const isByStars = starred !== undefined && ctx.actor.kind === 'user'
    return inAll([
      community === undefined ? null : await filterBy(ctx, 'community', community),
      pool === undefined ? null : await filterBy(ctx, 'pool', pool),
      isByStars ? await listStarredBy(ctx.db, ctx.actor.userId) : null,
    ])
  }

  const filterBy = async (ctx: Context, by: keyof typeof GATHERING, id: string): Promise<readonly string[]> => {
    const { type, name } = GATHERING[by]
    const found = await listAmong(ctx, { type, id })
    if (found !== null) return found
    const detail = `Your company has no such ${name}.`
    throw new AppError('request.parameter', { detail, source: { parameter: `filter[${by}]` } })
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

  registerEndpoint(routes, getCounterfactuals, async (ctx, { params }) => {
    const wanted = { searchId: params.id, candidateId: params.candidateId.toLowerCase() }
    return presentCounterfactual(await findCounterfactual(ctx, live, wanted), newId(ctx.now().getTime()))
  })

  registerEndpoint(routes, contract.listMatches, async (ctx, { params, query }) => {
    const search = await getSearch(ctx, params.id)
    const { candidate, pipeline, community, pool, starred, ...facets } = query.filter
    const filters = facetFilters(facets)
    const outsidePipeline = pipeline === 'outside'
    const only = await leftBy(ctx, { community, pool, starred })
    const read = (page: PageRequest) =>
      filters === null && !outsidePipeline && only === null
        ? listFrozen(ctx, search, page)
        : listFiltered(ctx, live, { search, filters: filters ?? {}, outsidePipeline, only, page })
    const found: MatchPage =
      candidate !== undefined
        ? await findMatch(ctx, live, { search, candidateId: candidate.toLowerCase() })
        : query.sort.length > 0
          ? await sortMatches(ctx, { sort: query.sort, page: query.page, read })
          : await read(query.page)
    const { matches, total, after, before } = found
    const { include, fields } = query
    const data = await showMatches(ctx, {
      search,
      matches,
      withCandidates: include.has('candidate'),
      fields,
      payUnit: search.criteria.constraints.rateMax,
    })
    const meta = { live: found.isLive, matchedCount: found.facets === null ? search.matchedCount : total }
    return { data, total, after, before, meta: found.facets === null ? meta : { ...meta, facets: found.facets } }
  })
}

/** null: no facet filter. Several values of one facet are separated by commas. */
function facetFilters(filter: Readonly<Partial<Record<string, string>>>): FacetFilters | null {
  const named = facetNames.flatMap((name) => {
    const values = (filter[name] ?? '').split(',').filter((value) => value !== '')
    return values.length === 0 ? [] : [[name, values] as const]
  })
  return named.length === 0 ? null : Object.fromEntries(named)
}
