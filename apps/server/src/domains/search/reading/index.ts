// What does a text ask for? Criteria, what was not understood, contradictions.
export { type Change, criteriaChanges, profileChanges } from './changes.rules.ts'
export { findContradictions } from './contradictions.rules.ts'
export { criteriaSources } from './criteria-sources.ts'
export {
  assertAsksForSomething,
  type Question,
  type QuestionInput,
  readQuestion,
  whyNothingIsAsked,
} from './read-question.ts'
