// Companies of the installation.
export { emptyCompany, listCompaniesToEmpty, saveClosing } from './closed-companies.store.ts'
export { presentCompany } from './companies.resource.ts'
export { isActive } from './companies.rules.ts'
export {
  type Company,
  countCompaniesByIndustry,
  deleteCompaniesOf,
  findCompany,
  findCompanyByName,
  insertCompany,
  listCompanies,
  listCompaniesById,
  listCompaniesOpen,
  listMemberIds,
  lockCompany,
} from './companies.store.ts'
export { findSender } from './find-sender.ts'
export type { PresentById } from './present-by-id.ts'
export {
  accountDeleted,
  companyCreated,
  companyRegistered,
  platformAdminCreated,
  registrationAbandoned,
} from './tenants.events.ts'
