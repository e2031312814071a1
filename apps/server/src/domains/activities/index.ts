// Who did what, and was it rewritten? What other domains may ask of the timeline.
export { type Activity, listLatestActivities } from './activities.store.ts'
