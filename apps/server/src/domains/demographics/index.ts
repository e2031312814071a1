// Group data that candidates volunteered. Only bias audits may read it; no ranking, search or learning code does.
export { expireAnswers } from './expire-answers.ts'
export { deleteAnswerOf } from './keep-own-answer.ts'
export { type Groups, insertAnswers, readGroups } from './read-groups.ts'
