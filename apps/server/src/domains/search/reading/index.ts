// Reads texts into criteria, with unrecognized parts and contradictions.
export { type Change, criteriaChanges, profileChanges } from './changes.rules.ts'
export { findContradictions } from './contradictions.rules.ts'
export { criteriaSources } from './criteria-sources.ts'
export {
  assertAsksForSomething,
  noCriteria,
  type Question,
  type QuestionInput,
  readQuestion,
  readQuestionFor,
  whyNoCriteria,
  withoutMatches,
  withReading,
} from './read-question.ts'
export { serveReadingThread } from './reading-thread.ts'
export { readText } from './text-reader.ts'
