// Is a past ranking still the same, and what changed between two? Replays, exports of a search, diffs.
export { exportSearch } from './export-search.ts'
export { type FileReplay, replayFile } from './replay-file.ts'
export { formatFinding } from './replays.rules.ts'
