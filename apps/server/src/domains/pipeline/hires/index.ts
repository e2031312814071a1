// What becomes of whoever accepted? What other domains may ask of hires.
export { beginHire } from './begin-hire.ts'
export { scopeOfCaller as hireScopeOf } from './get-hire.ts'
export { findHire, type Hire, listHires } from './hires.store.ts'
export { showStartLink } from './read-start.ts'
export { sendStartMail } from './send-start-mail.ts'
export { watchHires } from './watch-hires.ts'
