import type { Context } from '../../../platform/context/context.ts'
import { findCompany } from '../../tenants/index.ts'
import { findCommunityById } from './communities.store.ts'
import { listEveryMembershipOf } from './community-members.store.ts'

/**
 * The talent communities that a candidate was ever invited to, with the notes there, for the candidate's own copy of
 * their data.
 */
export async function copyMembershipsOf({ db }: Context, candidateId: string): Promise<object[]> {
  const copies: object[] = []
  for (const membership of await listEveryMembershipOf(db, candidateId)) {
    const { communityId, state, readiness, tags, invitedAt, joinedAt, consentUntil } = membership
    const community = await findCommunityById(db, communityId)
    const company = community === null ? null : await findCompany(db, community.companyId)
    const named = { company: company?.name ?? '', community: community?.name ?? '' }
    copies.push({ ...named, state, readiness, tags, invitedAt, joinedAt, consentUntil })
  }
  return copies
}
