import type { OpenWork, TeammateVerb } from '@assay/contracts/teammates'
import type { Presented } from '@assay/jsonapi/present'
import type { User } from '../../identity/index.ts'
import type { Role } from '../roles/index.ts'
import { resendAfter, stateNow } from './teammates.rules.ts'
import type { Teammate } from './teammates.store.ts'

export interface ShownTeammate {
  readonly teammate: Teammate
  readonly role: Role | undefined
  readonly user: User | null
  readonly inviter: User | null
  /** Whether the reader manages the team. */
  readonly isManaged: boolean
  readonly lastSeenAt: Date | null
  readonly jobIds: readonly string[]
  readonly openWork: OpenWork | null
  readonly isSelf: boolean
  readonly mayDo: readonly TeammateVerb[]
  readonly now: Date
}

export function presentTeammate(shown: ShownTeammate): Presented {
  const { teammate, role, user, inviter, isManaged, now } = shown
  const { id, userId, email, roleId, seat, jobAccess, createdAt, updatedAt } = teammate
  const state = stateNow(teammate, now)
  return {
    type: 'teammates',
    id,
    attributes: {
      userId,
      fullName: user?.fullName ?? email,
      email: user?.email ?? email,
      state,
      roleId,
      roleName: role?.name ?? '',
      seat,
      jobAccess,
      requirementIds: shown.jobIds,
      message: isManaged ? teammate.message : null,
      invitedByName: inviter?.fullName ?? null,
      expiresAt: state === 'pending' || state === 'expired' ? teammate.expiresAt : null,
      resendAfter: isManaged ? resendAfter(teammate, now) : null,
      joinedAt: teammate.joinedAt,
      lastSeenAt: shown.lastSeenAt,
      openWork: shown.openWork,
      ownershipOfferedAt: isManaged || shown.isSelf ? teammate.ownershipOfferedAt : null,
      isSelf: shown.isSelf,
      mayDo: shown.mayDo,
      version: teammate.version,
      createdAt,
      updatedAt,
    },
    relationships: {
      user: userId === null ? null : { type: 'users', id: userId },
      role: { type: 'roles', id: roleId },
    },
  }
}
