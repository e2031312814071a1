// All rounds of one candidate for one job.

export { listTrackStatuses } from './list-track-statuses.ts'
