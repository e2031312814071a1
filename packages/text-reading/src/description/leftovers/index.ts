export { type OpenClause, openClauses } from './open-clauses.ts'
export { isKeyword, keywordSpans, keywordsOfList, readKeywords } from './read-keywords.ts'
export { readLeftovers } from './read-leftovers.ts'
