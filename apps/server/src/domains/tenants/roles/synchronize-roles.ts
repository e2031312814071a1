import { taxonomyId } from '@assay/contracts/taxonomy-ids'
import type { Context } from '../../../platform/context/context.ts'
import { assertAllowed } from '../../../platform/errors/app-error.ts'
import { builtInGrants, builtInRoles, type Grant } from './permission-matrix.ts'
import { replaceBuiltInRoles } from './roles.store.ts'

export const builtInRoleId = (key: (typeof builtInRoles)[number]['key']): string => taxonomyId('role', key)

export const permissionId = ({ permission, access }: Pick<Grant, 'permission' | 'access'>): string =>
  taxonomyId('permission', `${permission}:${access}`)

/** Updates the built-in roles to this version. Custom roles stay unchanged. */
export async function synchronizeRoles(ctx: Context): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const roles = builtInRoles.map((role) => ({ ...role, id: builtInRoleId(role.key) }))
  const grants = builtInGrants().map((grant) => ({
    roleId: taxonomyId('role', grant.roleKey),
    permissionId: permissionId(grant),
    name: grant.permission,
    access: grant.access,
  }))
  await ctx.transaction((tx) => replaceBuiltInRoles(tx, roles, grants))
}
