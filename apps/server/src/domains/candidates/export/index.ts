// Exports candidates in the formats that the import reads.
export { exportCandidates, exportCandidatesById } from './export-candidates.ts'
export { csvColumns, csvLineOf } from './write-csv.ts'
export { jsonResumeOf } from './write-json-resume.ts'
