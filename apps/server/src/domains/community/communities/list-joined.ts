import type { Context } from '../../../platform/context/context.ts'
import { dayOf } from '../../../platform/time/days.ts'
import { mayManageCommunities } from './communities.policy.ts'
import { findCommunity } from './communities.store.ts'
import { listJoinedIds } from './community-members.store.ts'

/** Members of a community who still consent; null if the caller manages no such community. */
export async function listJoined({ db, actor, now }: Context, communityId: string): Promise<string[] | null> {
  if (!mayManageCommunities(actor)) return null
  if ((await findCommunity(db, actor.companyId, communityId)) === null) return null
  return listJoinedIds(db, communityId, dayOf(now()))
}
