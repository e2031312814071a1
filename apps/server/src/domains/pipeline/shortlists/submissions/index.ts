// Candidates that agencies submit.

export { expireSubmissions } from './expire-submissions.ts'
export { submissionScopeOf } from './get-submission.ts'
export { submitCandidate } from './submit-candidate.ts'
export { summarizeSubmissions } from './summarize-submissions.ts'
