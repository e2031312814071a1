import type { Readiness } from '@assay/contracts/communities'
import type { Context, Tx } from '../../../platform/context/context.ts'
import { AppError, assertAllowed } from '../../../platform/errors/app-error.ts'
import { dayOf } from '../../../platform/time/days.ts'
import { getOpenLink, type HeldLink } from '../../candidate-links/index.ts'
import { giveConsent } from '../../candidates/index.ts'
import { memberMoved } from './communities.events.ts'
import { isOwnMembership } from './communities.policy.ts'
import { consentUntil, hasJoined, isInvitationOver, memberLeadsTo } from './communities.rules.ts'
import { type Community, findCommunityById } from './communities.store.ts'
import { lockMember, type Member, updateMember } from './community-members.store.ts'
import { findPostById, listPublished, markRead, saveVote } from './community-posts.store.ts'

const CONSENT_SOURCE = 'communityLink'

/** Joins, or renews the consent. */
export async function joinCommunity(
  ctx: Context,
  { token, readiness, months }: { token: string; readiness: Readiness; months: number },
): Promise<HeldLink> {
  return asMember(ctx, token, async (tx, { member, community, at }) => {
    const state = memberLeadsTo(member.state, 'join')
    const isLate = member.state === 'invited' && isInvitationOver(member.invitedAt, at)
    if (state === null || isLate)
      throw new AppError('community.wrong-state', {
        detail: 'This invitation has expired. Ask the company for a new one.',
      })
    const until = consentUntil(at, months)
    const joined = await updateMember(
      tx,
      member.id,
      { state, readiness, consentUntil: until, joinedAt: member.joinedAt ?? at },
      at,
    )
    const { candidateId } = member
    await giveConsent(tx, { candidateId, purpose: 'community', until, source: CONSENT_SOURCE, at })
    tx.record(memberMoved(joined, community, 'join'))
  })
}

/** Declines or leaves. The link stays, so that the candidate can come back. */
export async function leaveCommunity(ctx: Context, token: string): Promise<HeldLink> {
  return asMember(ctx, token, async (tx, { member, community, at }) => {
    if (member.state === 'left') return
    const left = await updateMember(tx, member.id, { state: 'left', readiness: null, consentUntil: null }, at)
    tx.record(memberMoved(left, community, 'leave'))
  })
}

export async function changeMembership(
  ctx: Context,
  { token, readiness, muted }: { token: string; readiness?: Readiness | undefined; muted?: boolean | undefined },
): Promise<HeldLink> {
  return asMember(ctx, token, async (tx, { member, community, at }) => {
    assertJoined(member)
    const step = muted === undefined ? null : memberLeadsTo(member.state, muted ? 'mute' : 'unmute')
    const change = { ...(step === null ? {} : { state: step }), ...(readiness === undefined ? {} : { readiness }) }
    tx.record(memberMoved(await updateMember(tx, member.id, change, at), community, 'change'))
  })
}

/** Counts the published posts as read. */
export async function readCommunity(ctx: Context, token: string): Promise<HeldLink> {
  return asMember(ctx, token, async (tx, { member, community, at }) => {
    assertJoined(member)
    const posts = await listPublished(tx, community.id)
    const isNew = await markRead(tx, { memberId: member.id, postIds: posts.map(({ id }) => id), at })
    if (isNew) tx.record(memberMoved(member, community, 'read'))
  })
}

export async function voteInCommunity(
  ctx: Context,
  { token, postId, option }: { token: string; postId: string; option: number },
): Promise<HeldLink> {
  return asMember(ctx, token, async (tx, { member, community, at }) => {
    assertJoined(member)
    const post = await findPostById(tx, postId)
    const isOpen = post?.communityId === community.id && post.kind === 'poll' && post.state === 'published'
    if (post === null || !isOpen || option >= post.options.length)
      throw new AppError('community.wrong-state', { detail: 'This poll is closed.' })
    await saveVote(tx, { memberId: member.id, postId, vote: option, at })
    tx.record(memberMoved(member, community, 'vote'))
  })
}

const assertJoined = ({ state }: Member): void => {
  if (!hasJoined(state)) throw new AppError('community.wrong-state', { detail: 'Join the community first.' })
}

interface Membership {
  readonly member: Member
  readonly community: Community
  readonly at: Date
}

/** Acts on the membership of the link, locked. */
async function asMember(
  ctx: Context,
  token: string,
  act: (tx: Tx, membership: Membership) => Promise<void>,
): Promise<HeldLink> {
  const held = await getOpenLink(ctx, token, 'followCommunity')
  const { link, own } = held
  await own.transaction(async (tx) => {
    const member = await lockMember(tx, link.subjectId)
    const community = member === null ? null : await findCommunityById(tx, member.communityId)
    if (member === null || community === null) throw new AppError('verification.expired')
    assertAllowed(isOwnMembership(own.actor, member))
    const at = own.now()
    const isOver = hasJoined(member.state) && member.consentUntil !== null && member.consentUntil < dayOf(at)
    await act(tx, { member: isOver ? { ...member, state: 'consentExpired' } : member, community, at })
  })
  return held
}
