// The end of a company’s account, as the scheduler and reactions may use it.
export { settleClosedCompany } from './close-company.ts'
export { deleteClosedCompanies, eraseBelongings } from './delete-closed-companies.ts'
