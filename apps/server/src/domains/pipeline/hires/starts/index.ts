// From the accepted offer to the first day.

export { beginHire } from './begin-hire.ts'
export { showStartLink } from './get-start-confirmation.ts'
export { releaseUnlessHired } from './release-unless-hired.ts'
export { sendStartMail } from './send-start-mail.ts'
export { recordNoShow, startHire, todayOf } from './start-hire.ts'
