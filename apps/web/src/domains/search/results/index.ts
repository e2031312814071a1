// The results of a search: facets, list, comparison.

export { CriteriaSummary } from './criteria-summary.tsx'
export { type ResultsSearch, readView, validateResultsSearch, writeView } from './results-view.ts'
export { SearchPage } from './search-page.tsx'
export { type ResultsView, SearchResults } from './search-results.tsx'
export { isNarrow, useMatchesBelow } from './use-matches-below.ts'
export { Waterfall } from './waterfall.tsx'
