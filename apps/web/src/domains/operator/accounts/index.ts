// Companies and users as operators run them.

export { companyFilters, userFilters } from './account-address.ts'
export { CompanyList } from './company-list.tsx'
export { UserList } from './user-list.tsx'
