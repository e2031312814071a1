// Companies of the installation.
export { presentCompany } from './companies.resource.ts'
export { type Company, deleteCompaniesOf, findCompany, findCompanyByName, insertCompany } from './companies.store.ts'
export { findSender } from './find-sender.ts'
export type { PresentById } from './present-by-id.ts'
export { accountDeleted, companyRegistered, platformAdminCreated, registrationAbandoned } from './tenants.events.ts'
