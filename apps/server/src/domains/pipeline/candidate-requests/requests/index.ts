// Requests of candidates to an employer, and the answers.

export { answerCandidateRequest } from './answer-candidate-request.ts'
export { eraseRequestsOf } from './erase-requests.ts'
export { remindOfRequests } from './remind-of-requests.ts'
export { sendRequestMail } from './send-request-mail.ts'
export { showCandidateRequestLink } from './show-own-requests.ts'
export { recordCandidateRequest } from './submit-candidate-request.ts'
