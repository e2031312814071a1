// Keys by which programs act for an agency.
export { agencyKeyDesk } from './agency-key-desk.ts'
export { createApiKey } from './create-api-key.ts'
export { purgeApiCalls } from './purge-api-calls.ts'
