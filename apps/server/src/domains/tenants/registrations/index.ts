// How does a company sign up?
export { completeRegistration } from './complete-registration.ts'
export { purgeAbandonedRegistrations } from './purge-abandoned-registrations.ts'
export type { Registration } from './registrations.store.ts'
