// Replays of a frozen search, and the difference between two.

export { diffQuery } from './diffs.queries.ts'
export { ReplayAction } from './replay-action.tsx'
export { SearchDiffView } from './search-diff.tsx'
