// Keywords of candidates. Stored texts are read again when the keyword table changes.
export { markBackfillDoneWhenEmpty, synchronizeKeywords } from './synchronize-keywords.ts'
