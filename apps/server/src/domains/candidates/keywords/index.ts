// Keywords of candidates. Stored texts are read again when the keyword table changes.
export { skipReadingWhereNobodyIs, synchronizeKeywords } from './synchronize-keywords.ts'
