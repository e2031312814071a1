// Links to masked profiles, as other domains may use them.
export { deleteSharesOf, sharesOfCandidate } from './profile-shares.store.ts'
