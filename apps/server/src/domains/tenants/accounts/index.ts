// Accounts as operators run them.
export { mayRunAccounts } from './accounts.policy.ts'
export { findTenantOf } from './accounts.store.ts'
export { resetAdminPassword } from './reset-admin-password.ts'
