/** Reads criteria from a job description, and skills and jobs from a résumé. Pure: it uses neither clock nor I/O. */

export { asOnePerson, readAsOnePerson, readDescription, remarksWithoutMatches } from './description/read-description.ts'
export type { Door, LintFinding, Question, Reading, ReadingOptions, Span, SpanTarget } from './description/reading.ts'
export { type FindByPhrase, indexPhrases } from './exact-words/says-words.ts'
export {
  hasLikelyAuthor,
  isCopiedFrom,
  likelyAuthors,
  matchCopiedText,
  matchExactWords,
  matchText,
  rankByExactWords,
  rankByWords,
  readFor,
  wordMatchesOf,
} from './exact-words/weigh-text.ts'
export { keywordsOfTexts } from './resume/read-keywords.ts'
export { type ResumeReading, type ResumeSpan, readResume } from './resume/read-resume.ts'
export { readUndatedResume } from './resume/read-undated-resume.ts'
export { findTerms, type Term } from './text/find-terms.ts'
export { compileGazetteer, type Gazetteer, type GazetteerSource } from './text/gazetteer.ts'
