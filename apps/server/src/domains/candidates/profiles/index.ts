// The stored data of a candidate.
export { engageCandidate, freeCandidate } from './candidate-engagement.store.ts'
export {
  countCandidatesByFamily,
  countCandidatesByTitle,
  DEMO_PREFIX,
  hasDemoCandidates,
  hasOtherCandidates,
  isSkillHeld,
  isTitleHeld,
  listSchedules,
} from './candidate-figures.store.ts'
export { listWaysToMeet, type WayToMeet } from './candidate-hours.store.ts'
export { listExpectedPay, listPaySubjects } from './candidate-pay.store.ts'
export {
  type CandidateRows,
  columns,
  keywordsToKeep,
  MAX_MASKED_TEXT_LENGTH,
  maskedTextOf,
  rowsOf,
  skillIdFor,
} from './candidate-rows.ts'
export {
  candidateErased,
  candidatesImported,
  importDiscarded,
  importFileAdded,
  importFilesExpected,
  importFinished,
  importOpened,
  importRowChosen,
  importStarted,
  importUndoAsked,
  importUndone,
} from './candidates.events.ts'
export {
  actsOnOwn,
  candidateAccess,
  isAccessible,
  isRepresentedBy,
  mayEraseAnybody,
  mayEraseOwn,
  mayImportCandidates,
  maySeeNames,
} from './candidates.policy.ts'
export { expectedPayOf } from './candidates.rules.ts'
export {
  type Candidate,
  type CandidateIdentity,
  type CandidateScope,
  type CandidateView,
  findCandidate,
  listCandidates,
  listCandidatesById,
  listForExport,
  loadIdentities,
  loadViews,
} from './candidates.store.ts'
export {
  countTexts,
  type GuestView,
  listContainingEach,
  listContainingWords,
  listDenying,
  listEmployedAt,
  listExcerpts,
  listFindableSince,
  listHourlyRates,
  loadGuestViews,
  loadMaskedTexts,
  readPayBand,
} from './candidates-for-search.store.ts'
export { followAgency } from './follow-agency.ts'
export { type ListedCandidate, listListedById } from './listed-candidates.store.ts'
export { listCoded, listNamed } from './named-candidates.store.ts'
export { recordOfView } from './record-of-view.ts'
