// Shortlists, as other domains may use them.
export { type AdvanceStage, advanceStage, type WhichEntry } from './advance-stage.ts'
export { closeShortlist } from './close-shortlist.ts'
export { type Course, listCourses } from './courses.store.ts'
export { decideSubmission, type SubmissionVerdict } from './decide-submission.ts'
export { findRequest as findFeedbackRequest } from './feedback/feedback-requests.store.ts'
export { sendFeedbackMail } from './feedback/send-feedback-mail.ts'
export { closeFeedback, watchFeedback } from './feedback/watch-feedback.ts'
export { listHiredAt, readFunnelHistory } from './funnel-history.store.ts'
export { getEntry, scopeOfCaller as entryScopeOf, viewScopeOfCaller } from './get-entry.ts'
export { countStages, listInPipeline, listShortlistedIds } from './in-pipeline.store.ts'
export { leaveAllPipelines } from './leave-pipelines.ts'
export { listNotesOfCompany } from './notes/shortlist-notes.store.ts'
export { rejectCandidate } from './reject-candidate.ts'
export { type Line, type Standings, shortlistCandidates } from './shortlist-candidates.ts'
export { listSteps, readAnswerTimes } from './shortlisted-stages.store.ts'
export {
  type Entry,
  findEntryById,
  findEntryOf,
  listAllEntries,
  listCameTo,
  listEntries,
  listEntriesAt,
  listEntryIdsOf,
  listStagesOf,
  lockEntry,
} from './shortlisteds.store.ts'
export { canWithdraw } from './shortlists.rules.ts'
export { measureStages, type TimeInStage } from './stage-figures.store.ts'
export { expireSubmissions } from './submissions/expire-submissions.ts'
export { submissionScopeOf } from './submissions/get-submission.ts'
export { findSubmissionById, listShownByAgency, listSubmissions } from './submissions/submissions.store.ts'
export { submitCandidate } from './submissions/submit-candidate.ts'
export { summariseSubmissions } from './submissions/summarise-submissions.ts'
export { voteOnCandidate } from './vote-on-candidate.ts'
