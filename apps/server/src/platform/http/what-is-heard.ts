import type { PermissionName } from '@assay/contracts/permission-names'
import type { UserActor } from '../context/actor.ts'
import type { Announcement } from '../context/domain-event.ts'
import { may, seesAllJobs } from '../context/may.ts'

/** Who has one of these may read what was announced; all else of a company takes the permission to read its jobs. */
const READ_WITH: Readonly<Record<string, readonly PermissionName[]>> = {
  'offer.changed': ['offer.draft', 'offer.approve'],
  'search.changed': ['search.run', 'search.explain'],
  'talentPool.changed': ['community.manage'],
}
const OTHERWISE: readonly PermissionName[] = ['requirement.read']

/**
 * What the stream of this user tells; null if nothing. Users limited to some jobs, and those who may not read what
 * changed, learn that something changed, but not what. A program is told only of what its token may read.
 */
export function heardBy(actor: UserActor, announcement: Announcement): Announcement | null {
  const { to, type } = announcement
  if (!concerns(actor, to)) return null
  if (typeof to !== 'object' || !('companyId' in to)) return announcement
  const mayRead = (READ_WITH[type] ?? OTHERWISE).some((permission) => may(actor, permission))
  if (!mayRead && actor.apiTokenId !== undefined) return null
  return mayRead && seesAllJobs(actor) ? announcement : { to, type }
}

function concerns(actor: UserActor, to: Announcement['to']): boolean {
  if (to === 'everyone') return true
  if ('userId' in to) return to.userId === actor.userId
  // Client contacts belong to an agency, but are no part of it.
  if ('agencyId' in to) return actor.scope === 'agency' && to.agencyId === actor.agencyId
  return to.companyId === actor.companyId
}
