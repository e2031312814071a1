// The agencies themselves.
export { presentAgency, type SkillName } from './agencies.resource.ts'
export {
  type Agency,
  findAgencyBySlug,
  insertAgencies,
  listAgenciesById,
  listAgencySlugs,
  listApprovedAgencies,
  lockAgency,
  type NewAgency,
} from './agencies.store.ts'
export { noteForAgency } from './note-for-agency.ts'
