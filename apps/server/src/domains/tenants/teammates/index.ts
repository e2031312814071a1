// Users of a tenant and their roles.
export { assertJobs, assertRole } from './change-teammate.ts'
export { lockForAct } from './get-for-act.ts'
export {
  type Holder,
  isAtWork,
  isInSuspendedCompany,
  listHolders,
  listInterviewers,
  listMembersAmong,
  listPlatformHolders,
  listReached,
  listReadersOfNames,
} from './holders.store.ts'
export { eraseMembers, revokeInvitations } from './leave-closed.ts'
export { findMatesNamed, findShownUser, listMatesOf, listUsersShown } from './list-users-shown.ts'
export { reactivateTeammate, removeMember, suspendTeammate } from './move-teammate.ts'
export { recognizeSession, recognizeUser } from './recognize-session.ts'
export { refreshSeats } from './refresh-seats.ts'
export { rolesOfTeam, showTeam, showTeammate } from './show-teammates.ts'
export { teammateInvited, teammateMoved, teammateProvisioned } from './teammates.events.ts'
export { mayManageTeam, teamOf } from './teammates.policy.ts'
export {
  invitationEnd,
  leadsTo,
  resendAfter,
  runsTheTeam,
  SENDS_PER_DAY,
  seatFor,
  stateNow,
  type TeammateMove,
  type TenantKey,
} from './teammates.rules.ts'
export {
  changeEmail,
  countMembersOfAgencies,
  findInvitation,
  findMembership,
  findProvisioned,
  insertActiveTeammate,
  insertInvitations,
  isAnyEmployed,
  listTeammatesIn,
  listTeammatesOf,
  lockTeam,
  lockTeammate,
  newMember,
  type Teammate,
  takeEndedInvitations,
  updateTeammate,
} from './teammates.store.ts'
export { presentUser, secondFactorOf } from './users.resource.ts'
export type { Job, WeekOfInterviews, WorkOfMembers } from './work-of-members.ts'
