// Pages of matches, previews, and a candidate's rank for a job.
export { askPool, listExcepted } from './ask-pool.ts'
export { comparePool, type PoolChange } from './compare-pool.ts'
export { findSaying, saidOf } from './find-saying.ts'
export { findMatch, listFiltered, listFrozen, type MatchPage } from './list-matches.ts'
export { previewSearch, type SearchPreview } from './preview-search.ts'
export { rankingsOf } from './rankings.ts'
export { sortMatches } from './sort-matches.ts'
