import {
  type candidateSearches,
  getSearch,
  type listedFields,
  listMatches,
  listSearches,
  type matches,
  previewedFields,
  previewSearch,
} from '@assay/contracts/candidate-searches'
import type { candidates } from '@assay/contracts/candidates'
import type { ResourceOf } from '@assay/contracts/resource'
import type { SearchCriteria } from '@assay/contracts/search-criteria'
import { MAX_CHANGES } from '@assay/contracts/shortlisteds'
import type { users } from '@assay/contracts/users'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, type Linked } from '../../../platform/api.ts'
import { totalOf } from '../../../platform/list-views/total-of.ts'
import { loadPages, MAX_PAGE } from '../../../platform/load-pages.ts'
import { type FacetFilters, LISTED, type MatchesPlace, matchAddress, matchesAddress } from './search-addresses.ts'

type Candidate = ResourceOf<typeof candidates>
/** A candidate in a list of matches. */
type ListedCandidate = Pick<Candidate, 'id' | (typeof listedFields)[number]>
export type Match = Linked<typeof matches, { candidate: ListedCandidate; search: { id: string } }>
/** A match of a preview. */
export type PreviewedMatch = Pick<Match, 'id' | (typeof previewedFields)[number]>
/** Includes the full profile. */
type ProfiledMatch = Match & { candidate: Candidate }
/**
 * `parent` is the search that this one was forked or rerun from.
 */
export type Search = ResourceOf<typeof candidateSearches> & {
  parent?: { readonly id: string } | null
  requirement?: { readonly id: string } | null
  user?: { readonly id: string } | null
}
/** What rows show of a search, without its answer. */
const listed = [
  ...(['door', 'text', 'criteria', 'legend', 'savedName', 'matchedCount', 'poolSize'] as const),
  ...(['alert', 'createdForAlert', 'seenAt', 'poolChange', 'version', 'createdAt', 'user'] as const),
] as const
export type ListedSearch = Pick<
  Linked<typeof candidateSearches, { user: ResourceOf<typeof users> | null }>,
  'id' | (typeof listed)[number]
>

export interface MatchesPage {
  readonly matches: Match[]
  /** The number of matches after filtering. */
  readonly total: number
  /**
   * The candidate database has changed since the search was frozen, and the filters were applied to the current one.
   */
  readonly live: boolean
}

export function searchQuery(id: string) {
  return queryOptions({
    queryKey: ['searches', id],
    queryFn: async ({ signal }): Promise<Search> => (await call(getSearch, { params: { id }, signal })).data,
    staleTime: 60_000,
  })
}

/** How many matches are shortlisted or pooled by one request. */
export const MAX_SELECTED = MAX_CHANGES

/** The best that the filters leave. */
export const loadMatches = (id: string, filters: FacetFilters, sort: string): Promise<Match[]> =>
  loadPages(async (number) => {
    const { matches, total } = await readMatches(id, filters, { number, size: MAX_PAGE, sort })
    return { rows: matches, total }
  }, MAX_SELECTED)

async function readMatches(
  id: string,
  filters: FacetFilters,
  { signal, ...place }: MatchesPlace & { signal?: AbortSignal | undefined },
): Promise<MatchesPage> {
  const { data, meta } = await call(listMatches, { ...matchesAddress(id, filters, place), signal })
  return {
    matches: data as Match[],
    total: totalOf(meta, data.length),
    live: meta['live'] === true,
  }
}

export function matchesQuery(
  id: string,
  filters: FacetFilters,
  { sort = 'rank', ...page }: { number: number; size: number; sort?: string },
) {
  return queryOptions({
    queryKey: ['searches', id, 'matches', filters, page, sort],
    queryFn: ({ signal }) => readMatches(id, filters, { ...page, sort, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

export function matchQuery(searchId: string, candidateId: string) {
  return queryOptions({
    queryKey: ['searches', searchId, 'match', candidateId],
    queryFn: async ({ signal }) => {
      const { data } = await call(listMatches, { ...matchAddress(searchId, candidateId), signal })
      return (data[0] as ProfiledMatch | undefined) ?? null
    },
  })
}

export interface SearchListing {
  readonly text?: string | undefined
  readonly door?: string | undefined
  readonly saved?: boolean | undefined
  /** Of this user only. */
  readonly user?: string | undefined
  readonly requirementId?: string | undefined
  readonly sort?: string | undefined
  readonly number?: number
  readonly size?: number
}

export function searchesQuery(listing: SearchListing = {}) {
  const { text, door, saved, user, requirementId, sort = '-createdAt', number = 1, size = 10 } = listing
  return queryOptions({
    queryKey: ['searches', 'list', { text, door, saved, user, requirementId, sort, number, size }],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(listSearches, {
        query: {
          include: 'user',
          fields: { 'candidate-searches': listed.join(',') },
          sort,
          filter: {
            text: text || undefined,
            door,
            saved: saved === undefined ? undefined : String(saved),
            user,
            requirement: requirementId,
          },
          page: { number, size },
        },
        signal,
      })
      return { searches: data as unknown as ListedSearch[], total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
}

/** The answer to edited criteria, of a fork or of a search that does not exist yet; nothing is stored. */
export function previewQuery(criteria: SearchCriteria, parentId?: string) {
  return queryOptions({
    queryKey: ['search-preview', parentId ?? null, criteria],
    queryFn: async ({ signal }) => {
      const { data } = await call(previewSearch, {
        body: { criteria, ...(parentId !== undefined && { parentId }) },
        query: { include: 'matches.candidate', fields: { ...LISTED, matches: previewedFields.join(',') } },
        signal,
        quiet: true,
      })
      return data as typeof data & { matches: PreviewedMatch[] }
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}
