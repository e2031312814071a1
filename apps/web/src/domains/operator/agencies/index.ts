// Agencies as operators review and run them.
export { AgencyList, agencyFilters } from './agency-list.tsx'
