// Signing in at Google or at the provider of a company, by OpenID Connect.
export { domainOf } from './federation.rules.ts'
export { createOpenIdClient, type OpenIdClient } from './openid-client.ts'
export type { NewEmployer, Provider, SignInOption, SignInProviders, Vouched } from './providers.ts'
