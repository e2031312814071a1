// On whose behalf, and with what role? What other domains may ask of the tenants.

export { presentCompany } from './companies.resource.ts'
export { type Company, findCompany, findCompanyByName, insertCompany } from './companies.store.ts'
export { completeRegistration } from './complete-registration.ts'
export { createPlatformAdmin, type NewPlatformAdmin } from './create-platform-admin.ts'
export { type Holder, listHolders, listMembersAmong, listPlatformHolders } from './holders.store.ts'
export { findShownUser, listUsersShown } from './list-users-shown.ts'
export { purgeAbandonedRegistrations } from './purge-abandoned-registrations.ts'
export { recogniseSession, recogniseUser } from './recognise-session.ts'
export { giveRole } from './roles.store.ts'
export { builtInRoleId, synchroniseRoles } from './synchronise-roles.ts'
export { insertActiveTeammate, listTeammatesOf } from './teammates.store.ts'
