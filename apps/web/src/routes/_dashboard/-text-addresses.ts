/** The page of each kind of text. */
export const textAddresses = {
  jobDesc: '/candidate-search/search-by-job-desc',
  summary: '/candidate-search/search-by-job-summary',
} as const
