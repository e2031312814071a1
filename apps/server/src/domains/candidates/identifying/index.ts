// What tells who somebody is, in a text: found however it is written.
export { hasContact, maskerFor, namesPerson, type Secrets } from './masker.ts'
