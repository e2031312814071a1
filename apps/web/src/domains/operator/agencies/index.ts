// Agencies as operators review and run them.

export { agencyFilters } from './agency-address.ts'
export { AgencyList } from './agency-list.tsx'
