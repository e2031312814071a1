// Mails about interviews.

export { type InterviewMail, mailCandidate, mailPanel } from './send-interview-mail.ts'
