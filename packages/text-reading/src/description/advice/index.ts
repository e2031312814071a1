export { NOTHING_FOUND, readLint, withArticle } from './read-lint.ts'
export { readQuestions } from './read-questions.ts'
