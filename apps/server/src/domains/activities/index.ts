// Who did what, and was it rewritten? What other domains may ask of the timeline.
export { type Activity, listLatestActivities, listWholeChain } from './activities.store.ts'
