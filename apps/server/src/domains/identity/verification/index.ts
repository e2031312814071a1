// Verification of email addresses.
export { askVerification } from './ask-verification.ts'
export { presentVerification } from './email-verifications.resource.ts'
export {
  type EmailVerification,
  findLatestOf,
  listPendingOf,
  listUnverifiedUserIds,
} from './email-verifications.store.ts'
export { resendVerification } from './resend-verification.ts'
export { sendVerificationMail } from './send-verification-mail.ts'
