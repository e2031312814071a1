import type { Presented } from '@assay/jsonapi/present'
import { conditions } from './permission-matrix.ts'
import type { Permission, Role } from './roles.store.ts'

export function presentPermission({ id, name, access }: Permission): Presented {
  return { type: 'permissions', id, attributes: { name, access } }
}

/** Without the caller’s permissions, as when included with a user, a role can be neither edited nor given. */
export function presentRole(
  role: Role,
  permissions: readonly Permission[],
  { mayEdit, mayGive } = { mayEdit: false, mayGive: false },
): Presented {
  const demanded: Record<string, object> = conditions
  const own = Object.entries((Object.hasOwn(demanded, role.key) && demanded[role.key]) || {})
  return {
    type: 'roles',
    id: role.id,
    attributes: {
      name: role.name,
      scope: role.scope,
      description: role.description,
      builtIn: role.builtIn,
      mayEdit,
      mayGive,
      version: role.version,
      createdAt: role.createdAt,
      updatedAt: role.updatedAt,
    },
    relationships: { permissions: permissions.map(presentPermission) },
    ...(own.length > 0 ? { meta: { conditions: own.map(([permission, demand]) => ({ permission, demand })) } } : {}),
  }
}
