// Users, sign-in and sessions, as other domains may use them.

export { deleteApiTokensOf, findApiToken, insertApiToken, isApiToken } from './api-tokens/index.ts'
export {
  askChallenge,
  type Challenge,
  confirmChallenge,
  declineChallenge,
  insertChallenge,
  openChallenge,
  presentChallenge,
} from './challenges/index.ts'
export {
  createOpenIdClient,
  domainOf,
  type NewEmployer,
  type OpenIdClient,
  type Provider,
  type SignInOption,
  type SignInProviders,
  type Vouched,
} from './federation/index.ts'
export { deleteIdentitiesAt, hasIdentityAt, listIdentitiesOf } from './linked-identities/index.ts'
export { insertReset, purgeOldResets, sendPasswordResetMail } from './password-resets/index.ts'
export {
  assertOwnPassword,
  eraseAccount,
  examineLogo,
  listBlindAmong,
  listChoosersOf,
  listWaysOfWorking,
  type WayOfWorking,
} from './profiles/index.ts'
export { dropSecondFactors, type Factors, findFactors, listFactorsOf } from './second-factors/index.ts'
export {
  assertRecentlyConfirmed,
  closeSession,
  endAll as endAllSessions,
  endOpenedBy as endSessionsOpenedBy,
  findOpenSession,
  listLastSeen,
  listSessionsOf,
  type OpenSession,
  openSessionAs,
  purgeExpiredSessions,
  type Way,
} from './sessions/index.ts'
export {
  assertStrongPassword,
  changeUser,
  deleteUsers,
  findUser,
  findUserByEmail,
  hashPassword,
  hashToken,
  hasUsers,
  insertUser,
  isTokenOf,
  listUsers,
  listUsersById,
  listUsersNamed,
  listVerifiedUserIdsAt,
  makeToken,
  mayEditOwnProfile,
  securityChanged,
  sendSecurityMail,
  type User,
  unusedAddress,
} from './users/index.ts'
export {
  askVerification,
  type EmailVerification,
  findLatestOf as findLatestVerificationOf,
  listUnverifiedUserIds,
  presentVerification,
  resendVerification,
  sendVerificationMail,
} from './verification/index.ts'
