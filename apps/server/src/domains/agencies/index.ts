// Agencies and their relations with employers, as other domains may use them.
export { agencyKeyAuthentication, createApiKey, purgeApiCalls } from './api-keys/index.ts'
export {
  assertAgencyWorks,
  forgetApplications,
  listAgencies,
  mayReviewAgencies,
  sendApplicationMail,
  sendDeclineMail,
} from './applications/index.ts'
export {
  type AgencyClient,
  assertWorksFor,
  changeAgencyClient,
  clientAccess,
  endAgencyClientsOf,
  findAgencyClientById,
  findCurrentClient,
  finishAgencyClients,
  inviteAgency,
  listAgencyClients,
  listAgencyIdsOf,
  listAllClientsOf,
  listClientIds,
  listClientsOfAgency,
  listContactIds,
  listCurrentOf,
  listSharingStagesWith,
  moveAgencyClient,
} from './clients/index.ts'
export {
  type Agency,
  findAgencyBySlug,
  insertAgencies,
  listAgenciesById,
  listAgencySlugs,
  listApprovedAgencies,
  lockAgency,
  noteForAgency,
  presentAgency,
} from './records/index.ts'
