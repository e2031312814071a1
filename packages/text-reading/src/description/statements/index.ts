export { withHeadingLines } from './flat-headings.ts'
export { headingKind } from './labels-within.ts'
export { isBoilerplate, type Section } from './read-headings.ts'
export { isDutyOrBenefit, readStatements, type Statement } from './read-statements.ts'
