// The transitions of an entry: shortlisted, advanced, rejected, restored.

export { type AdvanceStage, advanceStage, type WhichEntry } from './advance-stage.ts'
export { closeShortlist } from './close-shortlist.ts'
export { decideSubmission, type SubmissionVerdict } from './decide-submission.ts'
export { handOverEntries } from './hand-over-entries.ts'
export { endMergedEntries, listSharedJobs, type SharedJob } from './merge-entries.ts'
export { moveEntry, saveStep } from './move-entry.ts'
export { assertDeciding, rejectCandidate } from './reject-candidate.ts'
export { assertOpen, type Line, type Ranking, type Rankings, shortlistCandidates } from './shortlist-candidates.ts'
export { voteOnCandidate } from './vote-on-candidate.ts'
