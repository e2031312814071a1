import type { Context } from '../../../platform/context/context.ts'
import { notFound } from '../../../platform/errors/app-error.ts'
import { listUsersById } from '../../identity/index.ts'
import { listTeammatesIn, rolesOfTeam, type Teammate } from '../teammates/index.ts'
import type { Provisioned } from './scim.resource.ts'
import type { ScimActor } from './scim-actor.ts'

/** The members of the company, as its directory sees them. */
export async function listProvisioned(ctx: Context, { companyId }: ScimActor): Promise<Provisioned[]> {
  const members = (await listTeammatesIn(ctx.db, { companyId })).filter(isMember)
  const [users, roles] = [
    await listUsersById(
      ctx.db,
      members.flatMap(({ userId }) => userId ?? []),
    ),
    await rolesOfTeam(ctx),
  ]
  const byId = new Map(users.map((user) => [user.id, user]))
  return members.flatMap((member) => {
    const user = byId.get(member.userId ?? '')
    if (user === undefined) return []
    return {
      id: member.id,
      userName: user.email,
      fullName: user.fullName,
      externalId: member.externalId,
      active: member.state === 'active',
      roleName: roles.byId.get(member.roleId)?.name ?? '',
      version: member.version,
      createdAt: member.createdAt,
      updatedAt: member.updatedAt,
    }
  })
}

export const isMember = ({ state }: Teammate): boolean => state === 'active' || state === 'suspended'

export async function getProvisioned(ctx: Context, actor: ScimActor, id: string): Promise<Provisioned> {
  const found = (await listProvisioned(ctx, actor)).find((each) => each.id === id)
  if (found === undefined) throw notFound('user')
  return found
}
