// Which candidates did a user star?
export { countStars, eraseStarsOf, listStarredIds } from './stars.store.ts'
