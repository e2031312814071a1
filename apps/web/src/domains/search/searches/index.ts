// Searches, their requests, and the lists of earlier ones.

export { AlertDialog } from './alert-dialog.tsx'
export { type FacetName, facetNames } from './facet-names.ts'
export { formatLine, formatSealedText, formatSentence } from './format-sealed-text.ts'
export { type HistoryView, NameDialog, SearchHistory } from './search-history.tsx'
export { nameOfSearch, SearchItems } from './search-items.tsx'
export { type NewSearch, useReadFile, useRunSearch, useStar } from './searches.mutations.ts'
export {
  type FacetFilters,
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
export { SearchesOf } from './searches-of.tsx'
