// Reports of wrong matches and profiles, as other domains may use them.
export { mayAnswerReports } from './candidate-reports.policy.ts'
export {
  deleteReportsOf,
  eraseReportsOf,
  findReport,
  listAllReports,
  listReports,
  reportsOfCandidate,
} from './candidate-reports.store.ts'
export { forgetReports } from './forget-reports.ts'
