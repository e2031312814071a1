// What did the employer ask, and what did we answer? What other domains may ask of search.
export { claimGuestSearches, type NewAccount } from './claim-guest-searches.ts'
export { createDocumentReader, type DocumentReader, isDocumentName } from './document-reader.ts'
export { exportCompany } from './export-company.ts'
export { listShown } from './list-shown.ts'
export { purgeGuestSearches } from './purge-guest-searches.ts'
export { type Question, type QuestionInput, readQuestion, whyNothingIsAsked } from './read-question.ts'
export { renameSearch } from './rename-search.ts'
export { type RunSearch, runSearch } from './run-search.ts'
