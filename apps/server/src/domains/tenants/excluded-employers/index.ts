// Employers that a company leaves out of its searches.
export { listAllExcludedEmployers, listNamesExcludedOn } from './excluded-employers.store.ts'
