// Roles and their permissions.
export { createPlatformAdmin, type NewPlatformAdmin } from './create-platform-admin.ts'
export { sumOfPermissions } from './permissions.rules.ts'
export { presentRole } from './roles.resource.ts'
export { giveRole, listGrantsOfUser, listPermissionsByRole, listRolesOfUser } from './roles.store.ts'
export { builtInRoleId, synchronizeRoles } from './synchronize-roles.ts'
