// Shortlist entries and submissions as they are stored: rules, policy, events, queries.

export { type ContactAsked, contactAskedIn } from './contact-asked.ts'
export { type Course, listCourses } from './courses.store.ts'
export { countEndedByDay, listEnded, listSearchesBehind, lockEnded, makeAnonymous } from './ended-entries.store.ts'
export { type Finalist, listFinalists } from './finalists.store.ts'
export { listHiredAt, readFunnelHistory } from './funnel-history.store.ts'
export {
  assertStage,
  getEntry,
  getEntryForAct,
  getSeenEntry,
  listEntriesShared,
  lockWithRequirement,
  lockWithSubmission,
  scopeOfCaller,
  viewScopeOfCaller,
} from './get-entry.ts'
export { countStages, listEntryCandidates, listInPipeline, listShortlistedIds } from './in-pipeline.store.ts'
export {
  type Behind,
  type CohortRow,
  countRejectionCodes,
  type EntryFigure,
  FUNNEL_STAGES,
  type InsightQuery,
  listBehind,
  readCohorts,
  readHires,
  readRejections,
  readStays,
  readWaiting,
} from './insights.store.ts'
export { measureAgencies } from './measure-agencies.store.ts'
export { settleSubmission } from './settle-submission.ts'
export { addStep, deleteStep, listSteps, readAnswerTimes, type StageStep } from './shortlisted-stages.store.ts'
export {
  addEntry,
  changeOwner,
  clearWordsOn,
  countOwnedBy,
  deleteEntry,
  type Entry,
  type EntryAt,
  entriesOfCandidate,
  findEntryById,
  findEntryOf,
  hasWork,
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
  candidateUnshortlisted,
  contactAskMoved,
  entryAdvanced,
  entryClosed,
  entryMerged,
  entryTagged,
  noteChanged,
  noteDeleted,
  noteWritten,
  ownerAssigned,
  ownerHandedOver,
  ownershipExpired,
  rankOverridden,
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
  mayAnswerSubmissions,
  mayAskFeedback,
  mayMergeTags,
  mayReadWords,
  mayTag,
  type ShortlistAct,
} from './shortlists.policy.ts'
export {
  canBeVotedOn,
  canMove,
  canOverrideRank,
  canWithdraw,
  leadsTo,
  type RateFit,
  rateFitOf,
  stageTransitions,
} from './shortlists.rules.ts'
export { measureStages, type TimeInStage } from './stage-figures.store.ts'
export {
  afterFreeze,
  canAnswerAsk,
  canAskAgency,
  canBeDisputed,
  canBeProposed,
  ownedUntil,
  stageFor,
} from './submissions.rules.ts'
export {
  clearSubmissionNotes,
  countSubmissions,
  findSubmission,
  findSubmissionById,
  findSubmissionFor,
  insertSubmissions,
  isSubmitted,
  listDisputed,
  listOwnershipsOver,
  listShownByAgency,
  listSubmissions,
  listSubmissionsOf,
  listSubmittedTo,
  listSubmittersOf,
  lockSubmission,
  type Submission,
  type SubmissionScope,
  updateSubmission,
} from './submissions.store.ts'
export { listVotes, saveVote, type VoteRow } from './votes.store.ts'
