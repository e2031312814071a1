// Shortlist entries and submissions as they are stored: rules, policy, events, queries.

export { type Course, listCourses } from './courses.store.ts'
export { type Finalist, listFinalists } from './finalists.store.ts'
export { listHiredAt, readFunnelHistory } from './funnel-history.store.ts'
export {
  assertStage,
  getEntry,
  getEntryForAct,
  getSeenEntry,
  lockWithRequirement,
  scopeOfCaller,
  viewScopeOfCaller,
} from './get-entry.ts'
export { countStages, listInPipeline, listShortlistedIds } from './in-pipeline.store.ts'
export {
  type Behind,
  type CohortRow,
  type EntryFigure,
  FUNNEL_STAGES,
  type InsightAsked,
  listBehind,
  readCohorts,
  readHires,
  readRejections,
  readStays,
} from './insights.store.ts'
export { settleSubmission } from './settle-submission.ts'
export { addStep, listSteps, readAnswerTimes } from './shortlisted-stages.store.ts'
export {
  addEntry,
  changeOwner,
  clearWordsOn,
  countOwnedBy,
  type Entry,
  findEntryById,
  findEntryOf,
  listAllEntries,
  listCameTo,
  listEntries,
  listEntriesAt,
  listEntriesById,
  listEntriesOf,
  listEntryIdsOf,
  listStagesOf,
  lockEntriesAt,
  lockEntry,
  type NewEntry,
  updateEntry,
} from './shortlisteds.store.ts'
export {
  candidateRejected,
  candidateRestored,
  candidateShortlisted,
  candidateSubmitted,
  entryAdvanced,
  entryClosed,
  entryTagged,
  noteChanged,
  noteDeleted,
  noteWritten,
  ownerAssigned,
  ownerHandedOver,
  ownershipExpired,
  submissionDecided,
  tagChanged,
  tagCreated,
  tagDeleted,
  tagMerged,
  voteCast,
} from './shortlists.events.ts'
export {
  isClientViewer,
  mayActOnShortlist,
  mayAnswerFeedback,
  mayAskFeedback,
  mayMergeTags,
  mayReadWords,
  mayTag,
  type ShortlistAct,
} from './shortlists.policy.ts'
export {
  activeStages,
  canBeVotedOn,
  canMove,
  canWithdraw,
  leadsTo,
  type RateFit,
  rateFitOf,
  stageTransitions,
} from './shortlists.rules.ts'
export { measureStages, type TimeInStage } from './stage-figures.store.ts'
export { canBeProposed, stageFor } from './submissions.rules.ts'
export {
  clearSubmissionNotes,
  countSubmissions,
  findSubmission,
  findSubmissionById,
  findSubmissionFor,
  insertSubmissions,
  listOwnershipsOver,
  listShownByAgency,
  listSubmissions,
  listSubmissionsOf,
  lockSubmission,
  type Submission,
  type SubmissionScope,
  updateSubmission,
} from './submissions.store.ts'
export { listVotes, saveVote, type VoteRow } from './votes.store.ts'
