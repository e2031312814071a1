// Imports candidates: records become rows, in batches.
export { type ImportOutcome, type ImportSource, importCandidates } from './import-candidates.ts'
export { type ImportReport, importRows, type Rejection } from './import-rows.ts'
export { putCandidate } from './put-candidate.ts'
