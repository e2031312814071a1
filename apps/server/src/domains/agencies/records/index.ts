// The agencies themselves.
export { presentAgency } from './agencies.resource.ts'
export {
  type Agency,
  findAgencyBySlug,
  insertAgencies,
  listAgenciesById,
  listAgencySlugs,
  listApprovedAgencies,
  lockAgency,
} from './agencies.store.ts'
