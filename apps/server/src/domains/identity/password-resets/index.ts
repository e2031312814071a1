// New passwords by mail, for those who forgot theirs.
export { insertReset, supersedeAllOf } from './password-resets.store.ts'
export { purgeOldResets } from './purge-old-resets.ts'
export { sendPasswordResetMail } from './send-password-reset-mail.ts'
