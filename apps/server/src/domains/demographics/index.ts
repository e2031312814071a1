// What candidates volunteered about their groups. Only bias audits may ask; no ranking, search or learning code does.
export { expireAnswers } from './expire-answers.ts'
export { deleteAnswerOf } from './keep-own-answer.ts'
export { type Groups, insertAnswers, readGroups } from './read-groups.ts'
