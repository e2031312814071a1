// Sign-ins at Google and at the providers of companies that belong to accounts.
export { linkProven, linkSubject, subjectOf } from './link-proven.ts'
export {
  deleteIdentitiesAt,
  deleteIdentitiesOf,
  deleteIdentityOf,
  deleteOldIdentityAttempts,
  findIdentity,
  findProven,
  hasIdentityAt,
  type IdentityAttempt,
  insertAttempt,
  type LinkedIdentity,
  listIdentitiesOf,
  noteLoginWith,
  proveAttempt,
  takeAttempt,
} from './linked-identities.store.ts'
