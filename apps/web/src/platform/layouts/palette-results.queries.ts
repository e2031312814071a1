import { listSearches } from '@assay/contracts/candidate-searches'
import { listCandidates } from '@assay/contracts/candidates'
import { listRequirements } from '@assay/contracts/requirements'
import { listTeammates } from '@assay/contracts/teammates'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../api.ts'
import { formatAgo } from '../format.ts'
import { mayDo, type User } from '../session/session.ts'

/** A job, search, candidate or colleague that the text names, and the address that opens it. */
export interface PaletteResult {
  readonly id: string
  readonly label: string
  readonly section: 'Jobs' | 'Searches' | 'Candidates' | 'Team'
  readonly to: string
}

const RESULTS_OF_A_KIND = 5
const MIN_LETTERS = 2
/** The code of a masked candidate. */
const CODE = /^(?:candidate\s+)?([2-9a-z]{5})$/i

export function paletteResultsQuery(text: string, user: User | null) {
  const search = text.trim()
  return queryOptions({
    queryKey: ['palette', user?.id, search],
    queryFn: async ({ signal }) => {
      const found = await Promise.all([
        mayDo(user, 'requirement.read') ? findJobs(search, signal) : [],
        mayDo(user, 'search.run') ? findSearches(search, signal) : [],
        mayDo(user, 'candidate.read') ? findCandidates(search, signal) : [],
        mayDo(user, 'company.settings') ? findColleagues(search, signal) : [],
      ])
      return found.flat()
    },
    enabled: search.length >= MIN_LETTERS,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: false,
  })
}

async function findJobs(search: string, signal: AbortSignal): Promise<PaletteResult[]> {
  const query = { filter: { search }, fields: { requirements: 'title,state' }, page: { size: RESULTS_OF_A_KIND } }
  const { data } = await call(listRequirements, { query, signal })
  return data.map(({ id, title }) => ({ id, label: title, section: 'Jobs', to: `/requirement?id=${id}` }))
}

async function findSearches(search: string, signal: AbortSignal): Promise<PaletteResult[]> {
  const { data } = await call(listSearches, {
    query: { filter: { text: search }, page: { size: RESULTS_OF_A_KIND } },
    signal,
  })
  return data.map(({ id, savedName, criteria, createdAt }) => ({
    id,
    label: `${savedName ?? criteria.title ?? 'Skill search'}, ${formatAgo(createdAt)}`,
    section: 'Searches',
    to: `/candidate-search-skills/${id}`,
  }))
}

async function findCandidates(search: string, signal: AbortSignal): Promise<PaletteResult[]> {
  const code = CODE.exec(search)?.[1]
  if (code === undefined) return []
  const { data } = await call(listCandidates, {
    query: {
      filter: { search: code },
      fields: { candidates: 'maskedName,headline' },
      page: { size: RESULTS_OF_A_KIND },
    },
    signal,
  })
  return data.map(({ id, maskedName, headline }) => ({
    id,
    label: `${maskedName}, ${headline}`,
    section: 'Candidates',
    to: `/candidate-profile?id=${id}`,
  }))
}

async function findColleagues(search: string, signal: AbortSignal): Promise<PaletteResult[]> {
  const { data } = await call(listTeammates, { signal })
  const words = search.toLowerCase()
  return data
    .filter(({ fullName, email }) => `${fullName} ${email}`.toLowerCase().includes(words))
    .slice(0, RESULTS_OF_A_KIND)
    .map(({ id, fullName, email }) => ({ id, label: fullName || email, section: 'Team', to: `/teammate/${id}` }))
}
