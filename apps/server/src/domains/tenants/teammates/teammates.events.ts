import type { DomainEvent } from '../../../platform/context/domain-event.ts'
import type { Teammate } from './teammates.store.ts'

type Facts = Readonly<Record<string, unknown>>

/** The chain holds people as references only, so no event carries an address. */
function teammateEvent(
  name: string,
  verb: string,
  { id, companyId, agencyId }: Teammate,
  facts: { before?: Facts; after?: Facts } = {},
): DomainEvent {
  return { name, tenantId: companyId ?? agencyId, verb, target: { type: 'teammates', id }, ...facts }
}

/** The mail with the link follows as an effect. */
export const teammateInvited = (teammate: Teammate, isAgain: boolean): DomainEvent =>
  teammateEvent('teammateInvited', isAgain ? 'teammate.resend' : 'teammate.invite', teammate, {
    after: { roleId: teammate.roleId, state: teammate.state, sent: teammate.sentCount },
  })

export const teammateMoved = (
  teammate: Teammate,
  move: 'accept' | 'decline' | 'expire' | 'revoke' | 'restore' | 'suspend' | 'reactivate' | 'remove',
  before: Teammate['state'],
  handedTo: string | null = null,
): DomainEvent =>
  teammateEvent('teammateMoved', `teammate.${move}`, teammate, {
    before: { state: before },
    after: { state: teammate.state, userId: teammate.userId, ...(handedTo === null ? {} : { handedTo }) },
  })

export const teammateChanged = (before: Teammate, after: Teammate, jobs: readonly string[] | null): DomainEvent =>
  teammateEvent('teammateChanged', 'teammate.edit', after, {
    before: { roleId: before.roleId, jobAccess: before.jobAccess },
    after: { roleId: after.roleId, jobAccess: after.jobAccess, ...(jobs === null ? {} : { requirementIds: jobs }) },
  })

/** The company’s directory added or changed a user. */
export const teammateProvisioned = (teammate: Teammate): DomainEvent =>
  teammateEvent('teammateProvisioned', 'teammate.provision', teammate, { after: { state: teammate.state } })

export const teammateSignedOut = (teammate: Teammate): DomainEvent =>
  teammateEvent('teammateSignedOut', 'teammate.signOut', teammate)

export const ownershipStepped = (
  teammate: Teammate,
  step: 'propose' | 'withdraw' | 'accept' | 'decline',
  formerOwnerId: string | null,
): DomainEvent =>
  teammateEvent('ownershipStepped', `owner.${step}`, teammate, {
    after: { userId: teammate.userId, formerOwnerId },
  })
