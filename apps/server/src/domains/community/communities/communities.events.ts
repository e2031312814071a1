import type { DomainEvent } from '../../../platform/context/domain-event.ts'
import type { Community } from './communities.store.ts'
import type { Member } from './community-members.store.ts'
import type { Post } from './community-posts.store.ts'

type Of = Pick<Community, 'companyId'>

export const communityWritten = (
  { id, companyId, visibility }: Community,
  verb: 'create' | 'change' | 'delete',
): DomainEvent => ({
  name: 'communityWritten',
  tenantId: companyId,
  verb: `community.${verb}`,
  target: { type: 'communities', id },
  after: { visibility },
})

/** Its effect mails the invitation. */
export const memberInvited = (member: Member, { companyId }: Of): DomainEvent => ({
  name: 'communityMemberInvited',
  tenantId: companyId,
  verb: 'communityMember.invite',
  target: { type: 'community-members', id: member.id },
  candidateId: member.candidateId,
  after: { invitedAt: member.invitedAt.toISOString() },
})

export const renewalAsked = (member: Member, { companyId }: Of): DomainEvent => ({
  name: 'communityRenewalAsked',
  tenantId: companyId,
  verb: 'communityMember.renewConsent',
  target: { type: 'community-members', id: member.id },
  candidateId: member.candidateId,
  after: { askedAt: member.renewalAskedAt?.toISOString() ?? null },
})

type Move = 'join' | 'read' | 'change' | 'leave' | 'lapse' | 'remove' | 'tag' | 'vote'

export const memberMoved = (member: Member, { companyId }: Of, verb: Move): DomainEvent => ({
  name: 'communityMemberMoved',
  tenantId: companyId,
  verb: `communityMember.${verb}`,
  target: { type: 'community-members', id: member.id },
  candidateId: member.candidateId,
  after: { state: member.state, consentUntil: member.consentUntil },
})

/** Publishing mails the post to the members. */
export const postWritten = (
  post: Post,
  { companyId }: Of,
  verb: 'create' | 'change' | 'publish' | 'archive',
): DomainEvent => ({
  name: verb === 'publish' ? 'communityPostPublished' : 'communityPostWritten',
  tenantId: companyId,
  verb: `communityPost.${verb}`,
  target: { type: 'community-posts', id: post.id },
  after: { kind: post.kind, state: post.state },
})
