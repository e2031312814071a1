// How is a search run, listed, renamed and deleted?
export { renameSearch } from './rename-search.ts'
export { type RunSearch, runSearch } from './run-search.ts'
