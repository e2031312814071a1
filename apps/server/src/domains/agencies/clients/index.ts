// Relations between agencies and employers.
export { clientAccess, mayListAgencies } from './agency-clients.policy.ts'
export {
  type AgencyClient,
  findAgencyClientById,
  findCurrentClient,
  listAgencyClients,
  listAgencyIdsOf,
  listAllClientsOf,
  listClientIds,
  listClientsOfAgency,
  listContactIds,
  listCurrentOf,
  listSharingStagesWith,
} from './agency-clients.store.ts'
export { changeAgencyClient } from './change-agency-client.ts'
export { endAgencyClientsOf, endAllClientsOfAgency, finishAgencyClients } from './finish-agency-clients.ts'
export { assertWorksFor } from './get-agency-client.ts'
export { inviteAgency } from './invite-agency.ts'
export { moveAgencyClient } from './move-agency-client.ts'
