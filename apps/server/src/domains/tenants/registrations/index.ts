// Sign-up of companies.
export { completeRegistration } from './complete-registration.ts'
export { purgeAbandonedRegistrations } from './purge-abandoned-registrations.ts'
export { type References, registerVerified } from './register-company.ts'
export { companyDomainOf } from './registrations.rules.ts'
export type { Registration } from './registrations.store.ts'
