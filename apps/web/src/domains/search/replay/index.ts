// Replays of a frozen search, and the difference between two.

export { diffQuery } from './diffs.queries.ts'
export { ReplayDialog } from './replay-dialog.tsx'
export { SearchDiffView } from './search-diff.tsx'
