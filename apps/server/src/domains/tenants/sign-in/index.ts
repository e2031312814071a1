// How the people of a company sign in: its own provider, its mail domains, first sign-ins.
export type { ResolveTxt } from './change-domains.ts'
export { keeperOf } from './change-provider.ts'
export { assertWay, companyProviders } from './company-providers.ts'
export { joinCompany } from './join-company.ts'
export { recheckDomains } from './recheck-domains.ts'
export { findJoinRole, listProvenOf } from './sign-in.store.ts'
