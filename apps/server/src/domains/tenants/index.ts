// Companies, teammates and roles, as other domains may use them.

export {
  type Company,
  findCompany,
  findCompanyByName,
  findSender,
  insertCompany,
  presentCompany,
} from './companies/index.ts'
export { listAllExcludedEmployers, listNamesExcludedOn } from './excluded-employers/index.ts'
export { expireInvitations, inviteFirstOwner, type NameTenant, sendInvitationMail } from './invitations/index.ts'
export { companyDomainOf, completeRegistration, purgeAbandonedRegistrations } from './registrations/index.ts'
export { builtInRoleId, createPlatformAdmin, giveRole, type NewPlatformAdmin, synchronizeRoles } from './roles/index.ts'
export { assertWay, companyDesk } from './sign-in/index.ts'
export {
  countMembersOfAgencies,
  findInvitation as findTeammateById,
  findShownUser,
  type Holder,
  insertActiveTeammate,
  insertInvitations,
  listHolders,
  listMembersAmong,
  listPlatformHolders,
  listTeammatesIn,
  listTeammatesOf,
  listUsersShown,
  recognizeSession,
  recognizeUser,
  refreshSeats,
  type WorkOfMembers,
} from './teammates/index.ts'
