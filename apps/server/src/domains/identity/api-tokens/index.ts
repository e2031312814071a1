// Keys for programs that act for a user.
export { deleteApiTokensOf, deleteExpiredTokens, insertApiToken } from './api-tokens.store.ts'
export { findApiToken, isApiToken } from './find-api-token.ts'
