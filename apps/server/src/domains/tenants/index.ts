// Companies, teammates and roles, as other domains may use them.

export { resetAdminPassword } from './accounts/index.ts'
export {
  type Company,
  countCompaniesByIndustry,
  emptyCompany,
  findCompany,
  findCompanyByName,
  findSender,
  insertCompany,
  isActive,
  listCompanies,
  listCompaniesById,
  listCompaniesOpen,
  listCompaniesToEmpty,
  listMemberIds,
  lockCompany,
  presentCompany,
  saveClosing,
} from './companies/index.ts'
export { listAllExcludedEmployers, listNamesExcludedOn } from './excluded-employers/index.ts'
export {
  createCompany,
  expireInvitations,
  type IsBarred,
  inviteFirstOwner,
  type NameTenant,
  sendInvitationMail,
} from './invitations/index.ts'
export {
  assertReasonOffered,
  listOfferedReasons,
  listReasons,
  loadReasonLabels,
  type ReasonLabels,
} from './reason-codes/index.ts'
export { companyDomainOf, completeRegistration, purgeAbandonedRegistrations } from './registrations/index.ts'
export { builtInRoleId, createPlatformAdmin, giveRole, type NewPlatformAdmin, synchronizeRoles } from './roles/index.ts'
export { assertWay, companyProviders, type ResolveTxt, recheckDomains } from './sign-in/index.ts'
export {
  countMembersOfAgencies,
  eraseMembers,
  findInvitation as findTeammateById,
  findMatesNamed,
  findShownUser,
  type Holder,
  insertActiveTeammate,
  insertInvitations,
  isAtWork,
  isInSuspendedCompany,
  listHolders,
  listInterviewers,
  listMembersAmong,
  listPlatformHolders,
  listReached,
  listReadersOfNames,
  listTeammatesIn,
  listTeammatesOf,
  listUsersShown,
  recognizeSession,
  recognizeUser,
  refreshSeats,
  revokeInvitations,
  type WorkOfMembers,
} from './teammates/index.ts'
