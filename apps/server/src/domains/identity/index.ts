// Who are you? What other domains may ask of identity.
export { askVerification } from './ask-verification.ts'
export { assertOwnPassword } from './change-password.ts'
export { presentVerification } from './email-verifications.resource.ts'
export { type EmailVerification, listUnverifiedUserIds } from './email-verifications.store.ts'
export { eraseAccount } from './erase-account.ts'
export { findOpenSession, type OpenSession } from './find-open-session.ts'
export { hashPassword } from './passwords.ts'
export { mayEditOwnProfile } from './profiles.policy.ts'
export { listWaysOfWorking, type WayOfWorking } from './profiles.store.ts'
export { purgeExpiredSessions } from './purge-expired-sessions.ts'
export { sendVerificationMail } from './send-verification-mail.ts'
export {
  deleteUsers,
  findUser,
  findUserByEmail,
  hasUsers,
  insertUser,
  listUsersById,
  listVerifiedUserIdsAt,
  type User,
} from './users.store.ts'
