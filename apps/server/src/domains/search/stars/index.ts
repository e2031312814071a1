// Starred candidates of a user.
export { countStars, eraseStarsOf, listStarredIds } from './stars.store.ts'
