// Companies and users as operators run them.
export { CompanyList, companyFilters } from './company-list.tsx'
export { UserList, userFilters } from './user-list.tsx'
