// Shortlists, as other domains may use them.
export {
  type AdvanceStage,
  advanceStage,
  closeShortlist,
  decideSubmission,
  type Line,
  type Rankings,
  rejectCandidate,
  type SubmissionVerdict,
  shortlistCandidates,
  voteOnCandidate,
  type WhichEntry,
} from './entries/index.ts'
export { closeFeedback, findRequest as findFeedbackRequest, sendFeedbackMail, watchFeedback } from './feedback/index.ts'
export { leaveAllPipelines } from './leave-pipelines.ts'
export { listNoteHashes, listNotesOfCompany } from './notes/index.ts'
export {
  type Course,
  canWithdraw,
  countStages,
  type Entry,
  findEntryById,
  findEntryOf,
  findSubmissionById,
  getEntry,
  listAllEntries,
  listCameTo,
  listCourses,
  listEntries,
  listEntriesAt,
  listEntryIdsOf,
  listHiredAt,
  listInPipeline,
  listShortlistedIds,
  listShownByAgency,
  listStagesOf,
  listSteps,
  listSubmissions,
  lockEntry,
  measureStages,
  readAnswerTimes,
  readFunnelHistory,
  scopeOfCaller as entryScopeOf,
  type TimeInStage,
  viewScopeOfCaller,
} from './records/index.ts'
export { expireSubmissions, submissionScopeOf, submitCandidate, summarizeSubmissions } from './submissions/index.ts'
