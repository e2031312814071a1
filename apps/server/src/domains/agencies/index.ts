// Agencies and their relations with employers, as other domains may use them.
export { agencyKeyDesk, createApiKey, purgeApiCalls } from './api-keys/index.ts'
export { assertAgencyWorks, forgetApplications, sendApplicationMail, sendDeclineMail } from './applications/index.ts'
export {
  type AgencyClient,
  assertWorksFor,
  changeAgencyClient,
  clientAccess,
  findAgencyClientById,
  finishAgencyClients,
  inviteAgency,
  listAgencyClients,
  listAgencyIdsOf,
  listClientIds,
  listClientsOfAgency,
  listContactIds,
  moveAgencyClient,
} from './clients/index.ts'
export {
  type Agency,
  findAgencyBySlug,
  insertAgencies,
  listAgenciesById,
  listAgencySlugs,
  noteForAgency,
  presentAgency,
} from './records/index.ts'
export {
  findWebhook,
  insertDeliveries,
  insertWebhook,
  type Message,
  messageIdOf,
  postWebhook,
  purgeDeliveries,
  queueMessage,
  type WebhookParts,
} from './webhooks/index.ts'
