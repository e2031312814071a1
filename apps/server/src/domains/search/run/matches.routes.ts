import { listMatches } from '@assay/contracts/candidate-searches'
import { getCounterfactuals } from '@assay/contracts/counterfactuals'
import type { PageRequest } from '@assay/jsonapi/page'
import { type FacetFilters, facetNames } from '@assay/ranking-engine'
import type { Context } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { findCounterfactual, presentCounterfactual } from '../alternatives/index.ts'
import { findMatch, type ListAmong, listFiltered, listFrozen, type MatchPage, sortMatches } from '../matches/index.ts'
import { getSearch, inAll } from '../searches/index.ts'
import { listStarredBy } from '../stars/index.ts'
import { type SearchPools, showMatches } from './show-searches.ts'

const GATHERING = {
  community: { type: 'communities', name: 'talent community' },
  pool: { type: 'talent-pools', name: 'talent pool' },
} as const

interface MatchFilter {
  readonly community?: string | undefined
  readonly pool?: string | undefined
  readonly starred?: 'mine' | undefined
}

export function mountMatches(routes: Routes, { live, listAmong, listAlike }: SearchPools): void {
  registerEndpoint(routes, listMatches, async (ctx, { params, query }) => {
    const search = await getSearch(ctx, params.id)
    const { candidate, pipeline, community, pool, starred, careers = 'once', ...facets } = query.filter
    const filters = facetFilters(facets)
    const outsidePipeline = pipeline === 'outside'
    const only = await leftBy(ctx, listAmong, { community, pool, starred })
    const read = (page: PageRequest) =>
      filters === null && !outsidePipeline && only === null
        ? listFrozen(ctx, search, { page, listAlike, careers })
        : listFiltered(ctx, live, { search, filters: filters ?? {}, outsidePipeline, only, page, listAlike, careers })
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
      sameCareers: found.sameCareers,
      withCandidates: include.has('candidate'),
      fields,
      rateMax: search.criteria.constraints.rateMax,
    })
    const meta = { live: found.isLive, matchedCount: found.facets === null ? search.matchedCount : total }
    return { data, total, after, before, meta: found.facets === null ? meta : { ...meta, facets: found.facets } }
  })

  registerEndpoint(routes, getCounterfactuals, async (ctx, { params }) => {
    const wanted = { searchId: params.id, candidateId: params.candidateId.toLowerCase() }
    return presentCounterfactual(await findCounterfactual(ctx, live, wanted), newId(ctx.now().getTime()))
  })
}

/** The candidates that pass these filters; null: all. */
async function leftBy(
  ctx: Context,
  listAmong: ListAmong,
  { community, pool, starred }: MatchFilter,
): Promise<readonly string[] | null> {
  const isByStars = starred !== undefined && ctx.actor.kind === 'user'
  return inAll([
    community === undefined ? null : await membersOf(ctx, listAmong, { by: 'community', id: community }),
    pool === undefined ? null : await membersOf(ctx, listAmong, { by: 'pool', id: pool }),
    isByStars ? await listStarredBy(ctx.db, ctx.actor.userId) : null,
  ])
}

async function membersOf(
  ctx: Context,
  listAmong: ListAmong,
  { by, id }: { by: keyof typeof GATHERING; id: string },
): Promise<readonly string[]> {
  const { type, name } = GATHERING[by]
  const found = await listAmong(ctx, { type, id })
  if (found !== null) return found
  const detail = `Your company has no such ${name}.`
  throw new AppError('request.parameter', { detail, source: { parameter: `filter[${by}]` } })
}

/** null: no facet filter. Several values of one facet are separated by commas. */
function facetFilters(filter: Readonly<Partial<Record<string, string>>>): FacetFilters | null {
  const named = facetNames.flatMap((name) => {
    const values = (filter[name] ?? '').split(',').filter((value) => value !== '')
    return values.length === 0 ? [] : [[name, values] as const]
  })
  return named.length === 0 ? null : Object.fromEntries(named)
}
