// How do candidates get in? Records become rows, in batches.
export { importCandidates, type ImportOutcome, type ImportSource } from './import-candidates.ts'
export { type ImportReport, importRows, type Rejection } from './import-rows.ts'
