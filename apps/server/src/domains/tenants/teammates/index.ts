// Users of a tenant and their roles.
export { type Holder, listHolders, listMembersAmong, listPlatformHolders } from './holders.store.ts'
export { findShownUser, listUsersShown } from './list-users-shown.ts'
export { recognizeSession, recognizeUser } from './recognize-session.ts'
export { changeEmail, insertActiveTeammate, isAnyEmployed, listTeammatesOf } from './teammates.store.ts'
