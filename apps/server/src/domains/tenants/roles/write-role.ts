import type { PermissionName } from '@assay/contracts/permission-names'
import type { Access, UserActor } from '../../../platform/context/actor.ts'
import type { Context, Tx } from '../../../platform/context/context.ts'
import { lockName } from '../../../platform/database/lock-name.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { constraintOf } from '../../../platform/database/transaction.ts'
import { AppError, notFound, ValidationError } from '../../../platform/errors/app-error.ts'
import { assertUnchanged } from '../../../platform/errors/assert-unchanged.ts'
import { builtInGrants, builtInRoles } from './permission-matrix.ts'
import { accessChanged, roleWritten } from './roles.events.ts'
import { isOwnRole, mayEditRole, mayGrant, mayWriteRoles } from './roles.policy.ts'
import {
  insertRole,
  listPermissionsByRole,
  listRolesFor,
  listUsersWith,
  lockRole,
  type Permission,
  type Role,
  removeRole,
  replaceGrants,
  updateRole,
} from './roles.store.ts'
import { permissionId } from './synchronize-roles.ts'

export interface RoleGrant {
  readonly name: PermissionName
  readonly access: Access
}

export interface WriteRole {
  readonly name: string
  readonly description: string
  readonly grants: readonly RoleGrant[]
}

/** The end of a company and who owns it stay with the owner’s role. */
const NEVER_CUSTOM: readonly PermissionName[] = ['company.delete', 'owner.transfer']

export async function createRole(ctx: Context, { name, description, grants }: WriteRole): Promise<Role> {
  const { actor } = ctx
  if (!mayWriteRoles(actor))
    throw new AppError('permission.denied', { detail: 'Only owners and admins can manage roles.' })
  assertGrants(actor, grants)
  return ctx.transaction(async (tx) => {
    await assertNameFree(tx, actor, name)
    const now = ctx.now()
    const id = newId(now.getTime())
    const { scope, companyId, agencyId } = actor
    const tenant = scope === 'employer' ? { companyId } : { agencyId }
    const row = { id, key: `custom.${id}`, name, description, scope, builtIn: false, createdAt: now, updatedAt: now }
    const role = await insertRole(tx, { ...row, ...tenant })
    await replaceGrants(tx, role.id, idsOf(grants))
    tx.record(roleWritten(role, 'create', { after: factsOf(role, grants) }))
    return role
  })
}

export interface ChangeRole {
  readonly id: string
  /** The one that was read; null changes any. */
  readonly version: number | null
  readonly name?: string | undefined
  readonly description?: string | undefined
  readonly grants?: readonly RoleGrant[] | undefined
}

export interface RoleNeeds {
  /** Gives seats to the holders of a role, or takes them back; refuses more than the plan has. */
  refreshSeats(tx: Tx, role: Role, now: Date): Promise<void>
}

/** Changes the role for everyone who has it. */
export async function changeRole(
  ctx: Context,
  needs: RoleNeeds,
  { id, version, grants, ...change }: ChangeRole,
): Promise<Role> {
  return ctx.transaction(async (tx) => {
    const { role, actor, granted } = await lockForEdit(ctx, tx, id)
    assertUnchanged(
      version,
      role.version,
      'Someone else changed this role after you opened it. Look at their change, then save yours.',
    )
    if (grants !== undefined) assertGrants(actor, grants)
    if (change.name !== undefined && change.name !== role.name) await assertNameFree(tx, actor, change.name)
    const changed = await updateRole(
      tx,
      id,
      { name: change.name ?? role.name, description: change.description ?? role.description },
      ctx.now(),
    )
    if (grants !== undefined) {
      await replaceGrants(tx, id, idsOf(grants))
      await needs.refreshSeats(tx, changed, ctx.now())
      for (const userId of await listUsersWith(tx, id)) tx.announce(accessChanged(userId))
    }
    const facts = { before: factsOf(role, granted), after: factsOf(changed, grants ?? granted) }
    tx.record(roleWritten(changed, 'edit', facts))
    return changed
  })
}

export async function deleteRole(ctx: Context, id: string): Promise<void> {
  try {
    await ctx.transaction(async (tx) => {
      const { role, granted } = await lockForEdit(ctx, tx, id)
      await removeRole(tx, id)
      tx.record(roleWritten(role, 'delete', { before: factsOf(role, granted) }))
    })
  } catch (error) {
    if (!/_role_id_roles_id_fkey$/.test(constraintOf(error) ?? '')) throw error
    throw new AppError('role.in-use', {
      detail: 'Assign another role to its current and former members and invitations first.',
    })
  }
}

interface Edited {
  readonly role: Role
  readonly actor: UserActor
  readonly granted: readonly Permission[]
}

async function lockForEdit(ctx: Context, tx: Tx, id: string): Promise<Edited> {
  const { actor } = ctx
  const role = await lockRole(tx, id)
  if (role === null || actor.kind !== 'user' || !(role.builtIn ? role.scope === actor.scope : isOwnRole(actor, role)))
    throw notFound('role')
  const granted = (await listPermissionsByRole(tx, [id])).get(id) ?? []
  if (!mayEditRole(actor, role, granted))
    throw new AppError('permission.denied', {
      detail: role.builtIn
        ? 'Built-in roles can’t be changed. Create a custom role.'
        : 'You can’t edit your own role, or a role with permissions you don’t have.',
    })
  return { role, actor, granted }
}

function assertGrants(actor: UserActor, grants: readonly RoleGrant[]): void {
  const offered = offeredIn(actor.scope)
  if (grants.some((grant) => !offered.has(pairOf(grant)) || NEVER_CUSTOM.includes(grant.name)))
    throw new ValidationError([
      { field: 'grants', message: 'Choose permissions that a built-in role of your team also has.' },
    ])
  if (!mayGrant(actor, grants))
    throw new AppError('permission.denied', { detail: 'A role can’t grant permissions you don’t have yourself.' })
}

const pairOf = ({ name, access }: RoleGrant): string => `${name}:${access}`

/** The policies know what these pairs mean in this scope. */
function offeredIn(scope: UserActor['scope']): ReadonlySet<string> {
  const keys = new Set<string>(builtInRoles.filter((role) => role.scope === scope).map(({ key }) => key))
  const granted = builtInGrants().filter(({ roleKey }) => keys.has(roleKey))
  return new Set(granted.map(({ permission, access }) => pairOf({ name: permission, access })))
}

const idsOf = (grants: readonly RoleGrant[]): string[] =>
  grants.map(({ name, access }) => permissionId({ permission: name, access }))

const factsOf = ({ name }: Role, grants: Iterable<{ name: string; access: string }>) => ({
  name,
  grants: [...grants].map((grant) => `${grant.name}:${grant.access}`).sort(),
})

async function assertNameFree(tx: Tx, actor: UserActor, name: string): Promise<void> {
  await lockName(tx, `role names of ${actor.companyId ?? actor.agencyId}`)
  const taken = (await listRolesFor(tx, actor)).some((role) => role.name.toLowerCase() === name.toLowerCase())
  if (taken) throw new AppError('role.name-taken', { field: 'name', detail: 'Choose another name.' })
}
