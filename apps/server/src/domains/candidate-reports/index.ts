// Reports of wrong matches and profiles, as other domains may use them.
export {
  deleteReportsOf,
  eraseReportsOf,
  findReport,
  listAllReports,
  reportsOfCandidate,
} from './candidate-reports.store.ts'
export { forgetReports } from './forget-reports.ts'
