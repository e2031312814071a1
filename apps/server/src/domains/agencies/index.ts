// Who vouches for the people? What other domains may ask of agencies.
export { presentAgency } from './agencies.resource.ts'
export {
  type Agency,
  findAgencyBySlug,
  insertAgencies,
  listAgenciesById,
  listAgencySlugs,
} from './agencies.store.ts'
