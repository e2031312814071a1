import type { MembershipShown } from '@assay/contracts/communities'
import { notFound } from '../../../platform/errors/app-error.ts'
import type { HeldLink, LinkView } from '../../candidate-links/index.ts'
import { findCompany } from '../../tenants/index.ts'
import { shownPost } from './communities.resource.ts'
import { hasJoined } from './communities.rules.ts'
import { findCommunityById } from './communities.store.ts'
import { findOwnMembership } from './community-members.store.ts'
import { listPublished, listVotesOf } from './community-posts.store.ts'

/** The page of a link's holder: the offer before joining, then the posts. */
export async function showMembership({ link, own }: HeldLink): Promise<LinkView> {
  const member = await findOwnMembership(own.db, { id: link.subjectId, candidateId: link.candidateId })
  const community = member === null ? null : await findCommunityById(own.db, member.communityId)
  if (member === null || community === null) throw notFound('community')
  const company = await findCompany(own.db, community.companyId)
  const posts = hasJoined(member.state) ? await listPublished(own.db, community.id) : []
  const votes = await listVotesOf(own.db, member.id)
  const shows: MembershipShown = {
    community: community.name,
    description: community.description,
    state: member.state,
    readiness: member.readiness,
    consentUntil: member.consentUntil,
    posts: posts.map((post) => ({
      ...shownPost(post),
      options: [...post.options],
      vote: votes.get(post.id) ?? null,
    })),
  }
  return { companyName: company?.name ?? null, shows }
}
