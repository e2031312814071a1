// Candidate requests and manual notices as they are stored: rules, policy, events, queries.

export {
  candidateRequestAnswered,
  candidateRequestDue,
  candidateRequestSubmitted,
  manualNoticeCreated,
  manualNoticeDelivered,
  manualNoticeSuperseded,
  requestWithdrawn,
} from './candidate-requests.events.ts'
export { mayAnswerRequest, mayAskByLink, mayDeliverNotice, requestReader } from './candidate-requests.policy.ts'
export {
  ANSWER_MS,
  canMove,
  DELIVER_WITHIN_MS,
  formatEnd,
  formatKind,
  formatOutcome,
  isOverdue,
  kindsFor,
} from './candidate-requests.rules.ts'
export {
  type CandidateRequest,
  deleteRequestsOf,
  findRequestById,
  insertRequest,
  listAllRequests,
  listDueRequests,
  listRequests,
  listRequestsById,
  listRequestsOfEntry,
  lockRequest,
  updateRequest,
} from './candidate-requests.store.ts'
export {
  getCandidateRequest,
  getRequestForAct,
  noticeScopeOf,
  requestScopeOf,
  wrongState,
} from './get-candidate-request.ts'
export {
  deleteManualNoticesOf,
  findManualNotice,
  findManualNoticeById,
  hasManualNotice,
  insertManualNotice,
  listAllManualNotices,
  listManualNotices,
  type ManualNotice,
  markDelivered,
  supersedeNoticesAbout,
} from './manual-notices.store.ts'
export { requestsOfCandidate } from './moved-requests.store.ts'
export { type NamesAround, nameAround } from './name-around.ts'
