// Searches, their requests, and the lists of earlier ones.

export { filterNames } from './filter-names.ts'
export type { FacetFilters } from './search-addresses.ts'
export { type HistoryView, SearchHistory } from './search-history.tsx'
export { nameOfSearch, SearchItems } from './search-items.tsx'
export { type NewSearch, useReadFile, useRunSearch, useSeeSearch, useStar } from './searches.mutations.ts'
export {
  type ListedSearch,
  loadMatches,
  MAX_SELECTED,
  type Match,
  type MatchesPage,
  matchesQuery,
  matchQuery,
  type PreviewedMatch,
  previewQuery,
  type Search,
  searchesQuery,
  searchQuery,
} from './searches.queries.ts'
