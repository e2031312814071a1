import type { TeammateState, TeammateVerb } from '@assay/contracts/teammates'
import type { Actor, UserActor } from '../../../platform/context/actor.ts'
import { accessOf } from '../../../platform/context/may.ts'
import { mayGrant } from '../roles/index.ts'
import { leadsTo, type Rights, stateNow, type TenantKey } from './teammates.rules.ts'

/** Colleagues of a company see each other. */
export function mayListTeammates(actor: Actor): actor is UserActor & { readonly companyId: string } {
  return actor.kind === 'user' && actor.scope === 'employer' && actor.companyId !== null
}

/** The team that the actor belongs to, and sees: of a company or an agency. Client contacts of an agency have none. */
export function teamOf(actor: Actor): TenantKey | null {
  if (actor.kind !== 'user') return null
  if (actor.scope === 'employer' && actor.companyId !== null) return { companyId: actor.companyId }
  if (actor.scope === 'agency' && actor.agencyId !== null) return { agencyId: actor.agencyId }
  return null
}

export const mayManageTeam = (actor: Actor): actor is UserActor =>
  actor.kind === 'user' && accessOf(actor, 'teammate.invite') === 'all'

const mayAssignRoles = (actor: Actor): boolean => accessOf(actor, 'role.assign') === 'all'

/** A right that the actor does not have can neither be given nor taken away. */
export const mayGiveRights = (actor: Actor, rights: Rights): boolean =>
  mayGrant(
    actor,
    [...rights].map(([name, access]) => ({ name, access })),
  )

export interface Subject {
  readonly teammate: {
    readonly userId: string | null
    readonly state: TeammateState
    readonly expiresAt: Date | null
    readonly ownershipOfferedAt: Date | null
  }
  /** The permissions of the person’s role. */
  readonly rights: Rights
  readonly isOwner: boolean
  /** Whether the person runs the team, but does not own the tenant. */
  readonly isAdmin: boolean
  /** Whether the caller may admit this person as the contact of a client, whatever their own permissions are. */
  readonly isLetIn: boolean
}

/** The actor's possible actions on a member or an invitation in its present state. */
export function verbsFor(actor: Actor, subject: Subject, now: Date): TeammateVerb[] {
  if (actor.kind !== 'user') return []
  const { teammate, rights, isLetIn } = subject
  const state = stateNow(teammate, now)
  if (teammate.userId === actor.userId) return ownVerbs(subject)
  const verbs = ownershipVerbs(actor, subject)
  if (!mayManageTeam(actor) || !(isLetIn || mayGiveRights(actor, rights))) return verbs
  const isMember = state === 'active' || state === 'suspended'
  const moves = (['resend', 'revoke', 'restore', 'suspend', 'reactivate', 'remove'] as const).filter(
    (move) =>
      leadsTo(state, move) !== null &&
      (!isMember || mayAssignRoles(actor)) &&
      (move !== 'restore' || isInTime(teammate, now)),
  )
  if (!isMember || !mayAssignRoles(actor)) return [...moves, ...verbs]
  // There is one role for contacts.
  return [
    ...(isLetIn ? [] : (['edit'] as const)),
    ...moves,
    ...(state === 'active' ? (['sign-out'] as const) : []),
    ...verbs,
  ]
}

/** A revoked invitation can be restored for as long as it would have been open. */
const isInTime = ({ expiresAt }: Subject['teammate'], now: Date): boolean => expiresAt !== null && expiresAt > now

/** Users cannot change their own role or membership, but they answer the offer to own the tenant. */
const ownVerbs = ({ teammate }: Subject): TeammateVerb[] =>
  teammate.ownershipOfferedAt === null ? [] : ['accept-ownership', 'decline-ownership']

function ownershipVerbs(actor: UserActor, { teammate, isAdmin }: Subject): TeammateVerb[] {
  if (!mayTransferOwnership(actor)) return []
  if (teammate.ownershipOfferedAt !== null) return ['withdraw-ownership']
  return isAdmin && teammate.state === 'active' ? ['propose-ownership'] : []
}

/** Owners of companies; in an agency, the owner gives the role itself. */
export const mayTransferOwnership = (actor: UserActor): boolean => accessOf(actor, 'owner.transfer') === 'all'
