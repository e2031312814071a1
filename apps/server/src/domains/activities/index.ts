// The activity log and its integrity checks, as other domains may use them.
export {
  type Activity,
  deleteNotesAbout,
  findActs,
  findActsAfter,
  listLatestActivities,
  listWholeChain,
} from './activities.store.ts'
export { findBrokenLinks } from './chain.rules.ts'
export { type Ledger, type LedgerEntry, ledgerOf } from './ledger-of.ts'
export { notesOfCandidate } from './moved-notes.store.ts'
export { type ExportedLog, parseLog, verifyLog } from './verify-log.rules.ts'
