import type { Access, Actor, UserActor } from '../../../platform/context/actor.ts'
import { accessOf } from '../../../platform/context/may.ts'
import { isWithin } from './permissions.rules.ts'

interface OwnedRole {
  readonly builtIn: boolean
  readonly companyId: string | null
  readonly agencyId: string | null
}

type Granted = Iterable<{ readonly name: string; readonly access: Access }>

export const mayWriteRoles = (actor: Actor): actor is UserActor =>
  actor.kind === 'user' && accessOf(actor, 'role.custom') === 'all'

/** Users grant only permissions that they have. */
export const mayGrant = (actor: Actor, granted: Granted): boolean =>
  actor.kind === 'user' && [...granted].every(({ name, access }) => isWithin(access, actor.permissions.get(name)))

/** An agency invites the contacts of its clients, whose permissions differ from those of its own staff. */
export const mayLetIn = (actor: Actor, { scope }: { readonly scope: string }): boolean =>
  actor.kind === 'user' &&
  actor.scope === 'agency' &&
  scope === 'agencyClient' &&
  accessOf(actor, 'agency.engage') === 'all'

export const isOwnRole = (actor: UserActor, { companyId, agencyId }: OwnedRole): boolean =>
  (companyId !== null && companyId === actor.companyId) || (agencyId !== null && agencyId === actor.agencyId)

/** A custom role of the own team, held by others, with nothing beyond the own rights. */
export const mayEditRole = (
  actor: Actor,
  role: OwnedRole & { readonly key: string },
  granted: Granted,
): actor is UserActor =>
  mayWriteRoles(actor) &&
  !role.builtIn &&
  isOwnRole(actor, role) &&
  !actor.roleKeys.includes(role.key) &&
  mayGrant(actor, granted)
