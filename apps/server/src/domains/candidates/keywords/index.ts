// Which keywords does a candidate have? Stored texts are read again when the list of keywords changes.
export { skipReadingWhereNobodyIs, synchroniseKeywords } from './synchronise-keywords.ts'
