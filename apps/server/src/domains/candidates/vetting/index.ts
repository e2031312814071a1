// Vetting: results, their corrections, and the verification levels that follow from them.
export { recheckVetting } from './recheck-vetting.ts'
export { deriveLevels } from './verification-levels.store.ts'
export { mayVet } from './vetting.policy.ts'
export { listChanges as listVettingChanges } from './vetting-changes.store.ts'
