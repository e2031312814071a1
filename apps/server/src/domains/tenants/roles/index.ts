// Roles and their permissions.
export { createPlatformAdmin, type NewPlatformAdmin } from './create-platform-admin.ts'
export { rightsOfBuiltIn } from './permission-matrix.ts'
export { sumOfPermissions } from './permissions.rules.ts'
export { assertMayManageAdmins } from './platform-admins.policy.ts'
export { assertAdminPassword } from './platform-admins.rules.ts'
export { accessChanged } from './roles.events.ts'
export { mayGrant, mayLetIn } from './roles.policy.ts'
export { presentRole } from './roles.resource.ts'
export {
  dropRoles,
  findRole,
  giveRole,
  listGrantsOfUser,
  listPermissionsByRole,
  listRolesFor,
  listRolesOfUser,
  type Role,
  replaceRoles,
} from './roles.store.ts'
export { builtInRoleId, synchronizeRoles } from './synchronize-roles.ts'
