// Running, listing, renaming and deleting searches.
export { renameSearch } from './rename-search.ts'
export { type RunSearch, runSearch } from './run-search.ts'
export { watchAlerts } from './watch-alerts.ts'
