// Jobs as people outside the company read them.
export { jobAsksOf } from './job-asks.ts'
export { listJobPages } from './list-job-pages.ts'
