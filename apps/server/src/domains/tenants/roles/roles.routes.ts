import { listPermissions, listRoles } from '@assay/contracts/users'
import { pageOfRows } from '@assay/jsonapi/page-of-rows'
import type { Context } from '../../../platform/context/context.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { presentPermission, presentRole } from './roles.resource.ts'
import { listPermissionsByRole, listRolesFor, type Permission, type Role } from './roles.store.ts'

export function mountRoles(routes: Routes): void {
  registerEndpoint(
    routes,
    listRoles,
    async (ctx, { query }) => {
      const roles = await rolesInScope(ctx)
      const permissions = await listPermissionsByRole(ctx.db, roles.map(idOf))
      const ordered = query.sort[0]?.descending ? roles.toReversed() : roles
      const page = pageOfRows(ordered, query.page, idOf)
      return { ...page, data: page.data.map((role) => presentRole(role, permissions.get(role.id) ?? [])) }
    },
    { isShortList: true },
  )

  registerEndpoint(
    routes,
    listPermissions,
    async (ctx, { query }) => {
      const byRole = await listPermissionsByRole(ctx.db, (await rolesInScope(ctx)).map(idOf))
      const known = new Map([...byRole.values()].flat().map((permission) => [permission.id, permission]))
      const byName = [...known.values()].sort(compareNames)
      const page = pageOfRows(query.sort[0]?.descending ? byName.toReversed() : byName, query.page, idOf)
      return { ...page, data: page.data.map(presentPermission) }
    },
    { isShortList: true },
  )
}

async function rolesInScope({ actor, db }: Context): Promise<Role[]> {
  return actor.kind === 'user' ? listRolesFor(db, actor) : []
}

const idOf = ({ id }: { id: string }): string => id

const compareNames = (a: Permission, b: Permission): number =>
  a.name.localeCompare(b.name, 'en') || a.access.localeCompare(b.access, 'en')
