// What does a company take along? What others may ask of it.
export { writeCompany } from './write-company.ts'
