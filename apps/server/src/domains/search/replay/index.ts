// Replays of past rankings, exports of a search, and diffs between two.
export { exportSearch } from './export-search.ts'
export { checkRankingEvidence, type RankingEvidence, readRankingEvidence } from './ranking-evidence.ts'
export { type FileReplay, replayFile } from './replay-file.ts'
export { formatFinding } from './replays.rules.ts'
