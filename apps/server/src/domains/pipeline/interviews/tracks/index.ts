// All rounds of one candidate for one job.

export { listStandings } from './list-standings.ts'
