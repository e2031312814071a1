// Keys by which programs act for an agency.
export { agencyKeyAuthentication } from './agency-key-authentication.ts'
export { createApiKey } from './create-api-key.ts'
export { purgeApiCalls } from './purge-api-calls.ts'
