// Background work that failed, as other domains may count it.
export { mayRunInstallation } from './background-jobs.policy.ts'
export { listBackgroundJobs } from './background-jobs.store.ts'
