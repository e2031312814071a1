export { isBoilerplate, type Section } from './read-headings.ts'
export { isOfDuty, readStatements, type Statement } from './read-statements.ts'
