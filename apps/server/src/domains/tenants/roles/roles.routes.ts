import * as contract from '@assay/contracts/users'
import { pageOfRows } from '@assay/jsonapi/page-of-rows'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../platform/context/context.ts'
import { accessOf } from '../../../platform/context/may.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { mayEditRole, mayGrant, mayLetIn, mayWriteRoles } from './roles.policy.ts'
import { presentPermission, presentRole } from './roles.resource.ts'
import { listPermissionsByRole, listRolesFor, type Permission, type Role } from './roles.store.ts'
import { changeRole, createRole, deleteRole, type RoleNeeds } from './write-role.ts'

export function mountRoles(routes: Routes, needs: RoleNeeds): void {
  registerEndpoint(
    routes,
    contract.listRoles,
    async (ctx, { query }) => {
      const roles = await rolesInScope(ctx)
      const permissions = await listPermissionsByRole(ctx.db, roles.map(idOf))
      const ordered = query.sort[0]?.descending ? roles.toReversed() : roles
      const page = pageOfRows(ordered, query.page, idOf)
      return {
        ...page,
        data: page.data.map((role) => presentTo(ctx, role, permissions.get(role.id) ?? [])),
        meta: { mayWrite: mayWriteRoles(ctx.actor) },
      }
    },
    { isShortList: true },
  )

  registerEndpoint(
    routes,
    contract.listPermissions,
    async (ctx, { query }) => {
      const byRole = await listPermissionsByRole(ctx.db, (await rolesInScope(ctx)).map(idOf))
      const known = new Map([...byRole.values()].flat().map((permission) => [permission.id, permission]))
      const byName = [...known.values()].sort(compareNames)
      const page = pageOfRows(query.sort[0]?.descending ? byName.toReversed() : byName, query.page, idOf)
      return { ...page, data: page.data.map(presentPermission) }
    },
    { isShortList: true },
  )
  mountWrites(routes, needs)
}

function mountWrites(routes: Routes, needs: RoleNeeds): void {
  registerEndpoint(routes, contract.createRole, async (ctx, { body }) => showOne(ctx, await createRole(ctx, body)))

  registerEndpoint(routes, contract.changeRole, async (ctx, { params, body, ifMatch }) =>
    showOne(ctx, await changeRole(ctx, needs, { ...body, id: params.id, version: body.version ?? ifMatch })),
  )

  registerEndpoint(routes, contract.deleteRole, async (ctx, { params }) => {
    await deleteRole(ctx, params.id)
    return undefined
  })
}

async function showOne(ctx: Context, role: Role): Promise<Presented> {
  return presentTo(ctx, role, (await listPermissionsByRole(ctx.db, [role.id])).get(role.id) ?? [])
}

const presentTo = ({ actor }: Context, role: Role, permissions: readonly Permission[]): Presented =>
  presentRole(role, permissions, {
    mayEdit: mayEditRole(actor, role, permissions),
    mayGive: accessOf(actor, 'role.assign') === 'all' && (mayLetIn(actor, role) || mayGrant(actor, permissions)),
  })

async function rolesInScope({ actor, db }: Context): Promise<Role[]> {
  return actor.kind === 'user' ? listRolesFor(db, actor) : []
}

const idOf = ({ id }: { id: string }): string => id

const compareNames = (a: Permission, b: Permission): number =>
  a.name.localeCompare(b.name, 'en') || a.access.localeCompare(b.access, 'en')
