// Candidate requests and manual notices, as other domains may use them.

export { formatKind } from './candidate-requests.rules.ts'
export {
  type CandidateRequest,
  findRequestById,
  listAllRequests,
  listRequests,
  listRequestsOfEntry,
} from './candidate-requests.store.ts'
export { createManualNotice, supersedeNotices } from './create-manual-notice.ts'
export { eraseRequestsOf } from './erase-requests.ts'
export { noticeScopeOf, requestScopeOf } from './get-candidate-request.ts'
export { findManualNoticeById, listAllManualNotices, listManualNotices } from './manual-notices.store.ts'
export { remindOfRequests } from './remind-of-requests.ts'
export { sendRequestMail } from './send-request-mail.ts'
export { showRequestsAsked } from './show-own-requests.ts'
