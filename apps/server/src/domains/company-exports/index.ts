// Company data exports, as other domains may use them.
export { writeCompany } from './write-company.ts'
