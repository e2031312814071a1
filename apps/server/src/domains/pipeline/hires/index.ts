// What becomes of whoever accepted? What other domains may ask of hires.
export { beginHire } from './begin-hire.ts'
export { findHire, type Hire } from './hires.store.ts'
export { showStartLink } from './read-start.ts'
export { sendStartMail } from './send-start-mail.ts'
export { watchHires } from './watch-hires.ts'
