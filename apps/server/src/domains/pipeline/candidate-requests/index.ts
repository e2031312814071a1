// Candidate requests and manual notices, as other domains may use them.

export { createManualNotice, supersedeNotices } from './notices/index.ts'
export {
  type CandidateRequest,
  findManualNoticeById,
  findRequestById,
  formatKind,
  listAllManualNotices,
  listAllRequests,
  listManualNotices,
  listRequests,
  listRequestsOfEntry,
  noticeScopeOf,
  requestScopeOf,
  requestsOfCandidate,
} from './records/index.ts'
export {
  answerCandidateRequest,
  eraseRequestsOf,
  recordCandidateRequest,
  remindOfRequests,
  sendRequestMail,
  showCandidateRequestLink,
} from './requests/index.ts'
