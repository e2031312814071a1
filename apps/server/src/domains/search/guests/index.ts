// Searches without an account, and their transfer at registration.
export { claimGuestSearches, type NewAccount } from './claim-guest-searches.ts'
export { purgeGuestSearches } from './purge-guest-searches.ts'
