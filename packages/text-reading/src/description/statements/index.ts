export { isBoilerplate, type Section } from './read-headings.ts'
export { readStatements, type Statement } from './read-statements.ts'
