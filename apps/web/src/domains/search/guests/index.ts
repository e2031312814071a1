// Searches of guests.

export { GuestResults, GuestSearchFailed } from './guest-results.tsx'
export { guestSearchQuery, useRunGuestSearch } from './guest-searches.queries.ts'
export { GuestTextSearch } from './guest-text-search.tsx'
export { RegisterLink } from './register-link.tsx'
