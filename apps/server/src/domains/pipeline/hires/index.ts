// Hires, as other domains may use them.

export { listAllHires } from './all-hires.store.ts'
export { beginHire } from './begin-hire.ts'
export { refundHire, replaceHire, requestReplacement } from './decide-on-replacement.ts'
export { confirmHire, endHire } from './end-hire.ts'
export { eraseHireWordsOf } from './erased-words.store.ts'
export { scopeOfCaller as hireScopeOf } from './get-hire.ts'
export { countHiresByState, findHire, findHireOf, type Hire } from './hires.store.ts'
export { showStartLink } from './read-start.ts'
export { answerCheckIn, rateHire } from './record-check-in.ts'
export { sendStartMail } from './send-start-mail.ts'
export { recordNoShow, startHire } from './start-hire.ts'
export { watchHires } from './watch-hires.ts'
