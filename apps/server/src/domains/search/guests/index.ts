// What may somebody without an account search, and what becomes of it when they register?
export { claimGuestSearches, type NewAccount } from './claim-guest-searches.ts'
export { purgeGuestSearches } from './purge-guest-searches.ts'
