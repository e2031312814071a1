// Finds what identifies a person in a text, however it is written.
export { hasContact, maskerFor, namesPerson, type Secrets } from './masker.ts'
