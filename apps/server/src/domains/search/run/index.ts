// Running, listing, renaming and deleting searches.
export { listOwnSearches } from './own-searches.ts'
export { renameSearch } from './rename-search.ts'
export { type RunSearch, runSearch } from './run-search.ts'
export { watchAlerts } from './watch-alerts.ts'
