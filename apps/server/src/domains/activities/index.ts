// The activity log and its integrity checks, as other domains may use them.
export { type Activity, listLatestActivities, listWholeChain } from './activities.store.ts'
export { type Ledger, type LedgerEntry, ledgerOf } from './ledger-of.ts'
