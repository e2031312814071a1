// Keywords of candidates. Stored texts are read again when the keyword table changes.
export { skipReadingWhereNobodyIs, synchroniseKeywords } from './synchronise-keywords.ts'
