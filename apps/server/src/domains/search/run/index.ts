// Running, listing, renaming and deleting searches.
export { answerQuestion, readAskable } from './answer-question.ts'
export { listOwnSearches } from './own-searches.ts'
export { renameSearch } from './rename-search.ts'
export { type RunSearch, runSearch } from './run-search.ts'
export { watchAlerts } from './watch-alerts.ts'
