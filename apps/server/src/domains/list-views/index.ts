// Saved columns, filters and order of a user's lists, as other domains may use them.
export { deleteViewsOf } from './list-views.store.ts'
