// What does a candidate ask of a company, and who tells them where no mail can? What other domains may ask of it.

export { formatKind } from './candidate-requests.rules.ts'
export {
  type CandidateRequest,
  findRequestById,
  listAllRequests,
  listRequests,
  listRequestsOfEntry,
} from './candidate-requests.store.ts'
export { eraseRequestsOf } from './erase-requests.ts'
export { letterScopeOf, requestScopeOf } from './get-candidate-request.ts'
export { letLettersGo, oweLetter } from './owe-letter.ts'
export { findOwedLetterById, listAllLetters, listOwedLetters } from './owed-letters.store.ts'
export { remindOfRequests } from './remind-of-requests.ts'
export { sendRequestMail } from './send-request-mail.ts'
export { showRequestsAsked } from './show-requests-asked.ts'
