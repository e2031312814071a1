// Users, sign-in and sessions, as other domains may use them.

export { purgeOldResets, sendPasswordResetMail } from './password-resets/index.ts'
export { assertOwnPassword, eraseAccount, listWaysOfWorking, type WayOfWorking } from './profiles/index.ts'
export {
  endAll as endAllSessions,
  findOpenSession,
  listLastSeen,
  listSessionsOf,
  type OpenSession,
  purgeExpiredSessions,
} from './sessions/index.ts'
export {
  assertStrongPassword,
  changeUser,
  deleteUsers,
  findUser,
  findUserByEmail,
  hashPassword,
  hasUsers,
  insertUser,
  isTokenOf,
  listUsersById,
  listVerifiedUserIdsAt,
  makeToken,
  mayEditOwnProfile,
  sendSecurityMail,
  type User,
  unusedAddress,
} from './users/index.ts'
export {
  askVerification,
  type EmailVerification,
  listUnverifiedUserIds,
  presentVerification,
  sendVerificationMail,
} from './verification/index.ts'
