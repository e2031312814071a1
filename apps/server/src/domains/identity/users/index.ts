// Users and the storage of their secrets.
export {
  deviceSeen,
  emailVerified,
  passwordReset,
  passwordResetAsked,
  profileChanged,
  securityChanged,
  sessionLocked,
  sessionOpened,
  sessionsEnded,
  sessionUnlocked,
  verificationAsked,
} from './identity.events.ts'
export { listUsers } from './list-users.store.ts'
export { assertStrongPassword } from './password-strength.ts'
export { hashPassword, isPasswordOf } from './passwords.ts'
export { mayEditOwnProfile, mayEndSessionsOfAnybody } from './profiles.policy.ts'
export { sendSecurityMail } from './send-security-mail.ts'
export { hashToken, isTokenOf, makeToken } from './tokens.ts'
export { unusedAddress } from './unused-address.ts'
export {
  changeUser,
  deleteUsers,
  eraseUser,
  findUser,
  findUserByEmail,
  hasUsers,
  insertUser,
  listUsersById,
  listUsersNamed,
  listVerifiedUserIdsAt,
  type User,
} from './users.store.ts'
