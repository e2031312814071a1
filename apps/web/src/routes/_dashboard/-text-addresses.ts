import { readAmong, writeAmong } from '../../domains/search/criteria/index.ts'
import { type ResultsSearch, validateResultsSearch } from '../../domains/search/results/index.ts'

export interface TextSearchAddress extends ResultsSearch {
  /** The candidates to which a new search is limited; all if absent. */
  among?: string | undefined
}

export function validateTextSearch(search: Record<string, unknown>): TextSearchAddress {
  const among = readAmong(search['among'])
  return { ...validateResultsSearch(search), ...(among !== undefined && { among: writeAmong(among) }) }
}

/** The page of each kind of text. */
export const textAddresses = {
  jobDesc: '/candidate-search/search-by-job-desc',
  summary: '/candidate-search/search-by-job-summary',
} as const
