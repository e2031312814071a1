// The agencies themselves.
export { presentAgency } from './agencies.resource.ts'
export {
  type Agency,
  findAgencyBySlug,
  insertAgencies,
  listAgenciesById,
  listAgencySlugs,
  lockAgency,
  type NewAgency,
} from './agencies.store.ts'
export { noteForAgency } from './note-for-agency.ts'
