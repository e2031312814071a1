// Operators who work as another user for a while.
export { withoutOwnersRights } from './impersonations.rules.ts'
export { findImpersonationBySession } from './impersonations.store.ts'
