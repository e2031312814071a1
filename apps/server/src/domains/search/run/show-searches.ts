import type { Pay } from '@assay/contracts/money'
import type { IncludeTree } from '@assay/jsonapi/include-tree'
import type { Presented } from '@assay/jsonapi/present'
import type { Fieldsets } from '@assay/jsonapi/read-query'
import type { Context } from '../../../platform/context/context.ts'
import { areListed, convertedPay, countReading, showCandidatesById } from '../../candidates/index.ts'
import { listStagesOf } from '../../pipeline/shortlists/index.ts'
import { findPayUnit, listAssignedIds, type PayUnit, requirementAccess } from '../../requirements/index.ts'
import { listUsersShown } from '../../tenants/index.ts'
import { listAlertsOf } from '../alerts/index.ts'
import {
  comparePool,
  type ListAlike,
  listFrozen,
  type MatchPage,
  type Pools,
  type SameCareer,
} from '../matches/index.ts'
import { type FrozenMatch, listSearchesById, mayExplain, type Search, type SearchReference } from '../searches/index.ts'
import { listStarredIds } from '../stars/index.ts'
import { presentMatch, presentSearch } from './searches.resource.ts'

export const FIRST_PAGE = { size: 25 }

/** The candidates that can be found, and the groups of them with one career. */
export interface SearchPools extends Pools {
  readonly listAlike: ListAlike
}

/** Adds what the request includes to the searches. */
export async function showSearches(
  ctx: Context,
  pools: SearchPools,
  wanted: {
    searches: readonly Search[]
    include: IncludeTree
    fields: Fieldsets
    /** First page of matches if already loaded; otherwise it is read. */
    first?: MatchPage
  },
): Promise<Presented[]> {
  const { searches, include } = wanted
  const parents = include.has('parent') ? await parentsOf(ctx, searches) : new Map<string, Presented>()
  const users = include.has('user')
    ? await listUsersShown(ctx.db, [...new Set(searches.map((search) => search.userId))])
    : new Map<string, Presented>()
  const alertOf = await alertsOfCaller(ctx, searches)
  const shown: Presented[] = []
  for (const search of searches) {
    const matches = include.has('matches') ? await firstMatches(ctx, search, { ...wanted, ...pools }) : undefined
    const parent = parents.get(search.parentId ?? '')
    const user = users.get(search.userId)
    shown.push(
      presentSearch(search, {
        poolChange: await comparePool(ctx, pools, search),
        alert: alertOf(search),
        ...(matches === undefined ? {} : { matches }),
        ...(parent === undefined ? {} : { parent }),
        ...(user === undefined ? {} : { user }),
      }),
    )
  }
  return shown
}

async function firstMatches(
  ctx: Context,
  search: Search,
  {
    include,
    fields,
    first,
    listAlike,
  }: Pick<Parameters<typeof showSearches>[2], 'include' | 'fields' | 'first'> & { readonly listAlike: ListAlike },
): Promise<Presented[]> {
  const { matches, sameCareers } =
    first ?? (await listFrozen(ctx, search, { page: FIRST_PAGE, listAlike, careers: 'once' }))
  const withCandidates = include.has('matches.candidate')
  return showMatches(ctx, {
    search,
    matches,
    sameCareers,
    withCandidates,
    fields,
    rateMax: search.criteria.constraints.rateMax,
  })
}

/** `isNew`: it is only previewed and does not exist yet. */
type MatchedSearch = Pick<SearchReference, 'id' | 'companyId' | 'requirementId'> & { readonly isNew?: boolean }

export async function showMatches(
  ctx: Context,
  wanted: {
    search: MatchedSearch
    matches: readonly FrozenMatch[]
    sameCareers?: ReadonlyMap<string, SameCareer>
    withCandidates: boolean
    fields: Fieldsets
    /** The requested limit of pay: the pay of candidates is shown in its currency and period. */
    rateMax: Pay | null
  },
): Promise<Presented[]> {
  const { search, matches, withCandidates, fields, rateMax } = wanted
  const { db, actor } = ctx
  const ids = matches.map((match) => match.candidateId)
  // A page of matches is a list, whatever attributes a client requests; one single match is an opened profile.
  const isList = ids.length > 1 || areListed(fields.get('candidates'))
  if (withCandidates) await countReading(ctx, ids, isList ? 'listed' : 'profiles')
  else await ctx.spend('listed', ids)
  const wants = (attribute: string): boolean => fields.get('matches')?.has(attribute) !== false
  const [shown, starred, stages, unit] = await Promise.all([
    withCandidates ? showCandidatesById(db, actor, ids, undefined, fields.get('candidates')) : [],
    actor.kind === 'user' && wants('starred') ? listStarredIds(db, actor.userId, ids) : new Set<string>(),
    wants('pipelineStage') ? stagesOf(ctx, search, ids) : new Map<string, string>(),
    withCandidates && wants('rateConverted') ? (rateMax ?? unitOf(ctx, search)) : null,
  ])
  const candidates = new Map(shown.map((candidate) => [candidate.id, candidate]))
  return matches.map((match) =>
    presentMatch(match, {
      search,
      starred: starred.has(match.candidateId),
      pipelineStage: stages.get(match.candidateId) ?? null,
      sameCareer: wanted.sameCareers?.get(match.candidateId) ?? null,
      isExplained: mayExplain(ctx.actor),
      rateConverted: convertedRate(candidates.get(match.candidateId), unit),
      candidate: candidates.get(match.candidateId) ?? { type: 'candidates', id: match.candidateId },
    }),
  )
}

const unitOf = ({ db }: Context, { companyId, requirementId }: MatchedSearch): Promise<PayUnit | null> | null =>
  companyId === null ? null : findPayUnit(db, { companyId, requirementId })

/** Null where nothing is stated, or already in this unit. */
function convertedRate(candidate: Presented | undefined, unit: PayUnit | null): Pay | null {
  const rate = (candidate?.attributes['rateExpected'] ?? null) as Pay | null
  return rate === null || unit === null ? null : convertedPay(rate, unit)
}

/** Stages in pipelines that the caller may see; the search's own requirement takes precedence. */
async function stagesOf(
  { db, actor }: Context,
  search: MatchedSearch,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (actor.kind !== 'user' || actor.companyId !== search.companyId) return new Map()
  const { companyId, requirementId } = search
  const isNarrow = requirementAccess(actor).kind === 'assigned'
  const requirementIds = isNarrow ? [...(await listAssignedIds(db, actor.userId))] : null
  const anywhere = await listStagesOf(db, ids, { companyId, requirementIds })
  if (requirementId === null || (isNarrow && requirementIds?.includes(requirementId) !== true)) return anywhere
  return new Map([...anywhere, ...(await listStagesOf(db, ids, { companyId, requirementIds: [requirementId] }))])
}

async function alertsOfCaller({ db, actor }: Context, searches: readonly Search[]) {
  const ids = searches.map(({ id }) => id)
  const alerts = actor.kind === 'user' ? await listAlertsOf(db, actor.userId, ids) : null
  return ({ id }: Search) => alerts?.get(id) ?? 'off'
}

async function parentsOf(ctx: Context, searches: readonly Search[]): Promise<Map<string, Presented>> {
  const ids = [...new Set(searches.flatMap((search) => search.parentId ?? []))]
  const found = await listSearchesById(ctx.db, ids)
  const alertOf = await alertsOfCaller(ctx, found)
  return new Map(
    found.map((search) => [search.id, presentSearch(search, { poolChange: null, alert: alertOf(search) })]),
  )
}
