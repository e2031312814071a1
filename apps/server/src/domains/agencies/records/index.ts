// The agencies themselves.
export { presentAgency } from './agencies.resource.ts'
export {
  type Agency,
  findAgencyBySlug,
  insertAgencies,
  listAgenciesById,
  listAgencySlugs,
  listApprovedAgencies,
} from './agencies.store.ts'
