// Starred candidates of a user.
export { starsOfCandidate } from './moved-stars.store.ts'
export { countStars, eraseStarsBy, eraseStarsOf, listStarredBy, listStarredIds } from './stars.store.ts'
