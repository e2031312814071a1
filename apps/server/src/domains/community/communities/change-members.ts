import type { Context, Tx } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError, assertAllowed, notFound, ValidationError } from '../../../platform/errors/app-error.ts'
import { dayOf } from '../../../platform/time/days.ts'
import { closeLinks, openLink } from '../../candidate-links/index.ts'
import { findInvitableByEmail, listInvitable } from '../../candidates/index.ts'
import { listFinalists } from '../../pipeline/shortlists/index.ts'
import { findCompany } from '../../tenants/index.ts'
import { memberInvited, memberMoved, renewalAsked } from './communities.events.ts'
import { mayManageCommunities } from './communities.policy.ts'
import { hasJoined, isInvitationOver, LINK_LIFE_MS, LINK_TO_MEMBERSHIP, mayAskRenewal } from './communities.rules.ts'
import { type Community, findCommunity } from './communities.store.ts'
import {
  addMember,
  findMember,
  findMembership,
  listMembersOf,
  lockMember,
  type Member,
  updateMember,
} from './community-members.store.ts'
import { getOpenCommunity } from './open-community.ts'

export interface InvitableFinalist {
  readonly candidateId: string
  readonly requirementId: string
  readonly reached: 'interviewing' | 'decision' | 'offer'
  readonly endedAt: Date
}

/** Finalists of the company who may be invited and are not in the community. */
export async function listInvitableFinalists(ctx: Context, communityId: string): Promise<InvitableFinalist[]> {
  const { actor, db } = ctx
  if (!mayManageCommunities(actor)) throw new AppError('permission.denied')
  if ((await findCommunity(db, actor.companyId, communityId)) === null) throw notFound('community')
  const company = await findCompany(db, actor.companyId)
  const finalists = await listFinalists(db, actor.companyId)
  const known = new Set((await listMembersOf(db, [communityId])).map(({ candidateId }) => candidateId))
  const ids = finalists.map(({ candidateId }) => candidateId).filter((id) => !known.has(id))
  const invitable = await listInvitable(db, ids, { companyName: company?.name ?? '', today: dayOf(ctx.now()) })
  return finalists.filter(({ candidateId }) => invitable.has(candidateId))
}

/** Invites finalists. Members of the community are left as they are. */
export async function inviteToCommunity(
  ctx: Context,
  { id, candidateIds }: { id: string; candidateIds: readonly string[] },
): Promise<Community> {
  const { actor } = ctx
  if (!mayManageCommunities(actor)) throw new AppError('permission.denied')
  const now = ctx.now()
  const allowed = new Set((await listInvitableFinalists(ctx, id)).map(({ candidateId }) => candidateId))
  return ctx.transaction(async (tx) => {
    const community = await findCommunity(tx, actor.companyId, id)
    if (community === null) throw notFound('community')
    const known = new Set((await listMembersOf(tx, [id])).map(({ candidateId }) => candidateId))
    for (const candidateId of new Set(candidateIds)) {
      if (known.has(candidateId)) continue
      if (!allowed.has(candidateId))
        throw new ValidationError([{ field: 'candidateIds', message: 'Invite people from the list of finalists.' }])
      await invite(tx, community, { candidateId, invitedBy: actor.userId, at: now })
    }
    return community
  })
}

/** A request for an invitation from the public page. The answer does not reveal whether the address is known. */
export async function askForInvitation(ctx: Context, { id, email }: { id: string; email: string }): Promise<void> {
  const { community, company } = await getOpenCommunity(ctx.db, id)
  const now = ctx.now()
  const around = { companyName: company.name, today: dayOf(now) }
  const candidateId = await findInvitableByEmail(ctx.db, email, around)
  if (candidateId === null) return
  assertAllowed(ctx.actor.kind !== 'candidateLink')
  await ctx.transaction((tx) => invite(tx, community, { candidateId, invitedBy: null, at: now }))
}

async function invite(
  tx: Tx,
  community: Community,
  { candidateId, invitedBy, at }: { candidateId: string; invitedBy: string | null; at: Date },
): Promise<void> {
  const communityId = community.id
  const row = { id: newId(at.getTime()), communityId, candidateId, invitedBy, invitedAt: at }
  const added = await addMember(tx, { ...row, createdAt: at, updatedAt: at })
  const known = added === null ? await findMembership(tx, communityId, candidateId) : null
  // At most one mail a month to finalists who have not answered or have left.
  if (known !== null && (hasJoined(known.state) || !isInvitationOver(known.invitedAt, at))) return
  const again = known && (await updateMember(tx, known.id, { state: 'invited', invitedBy, invitedAt: at }, at))
  const member = added ?? again
  if (member === null) return
  await openLinkOf(tx, member, community, at)
  tx.record(memberInvited(member, community))
}

/** The link of all mails to the member. */
async function openLinkOf(tx: Tx, member: Member, { companyId }: Community, at: Date): Promise<void> {
  const { candidateId, id: subjectId } = member
  const expiresAt = new Date(at.getTime() + LINK_LIFE_MS)
  await openLink(tx, { candidateId, companyId, subjectId, expiresAt, at, ...LINK_TO_MEMBERSHIP })
}

/** Locks a member of the caller’s company. */
async function lockOwn(ctx: Context, tx: Tx, id: string): Promise<{ member: Member; community: Community }> {
  const { actor } = ctx
  if (!mayManageCommunities(actor)) throw new AppError('permission.denied')
  const member = (await findMember(tx, actor.companyId, id)) === null ? null : await lockMember(tx, id)
  const community = member === null ? null : await findCommunity(tx, actor.companyId, member.communityId)
  if (member === null || community === null) throw notFound('member')
  return { member, community }
}

export async function tagMember(ctx: Context, { id, tags }: { id: string; tags: readonly string[] }): Promise<Member> {
  assertAllowed(mayManageCommunities(ctx.actor))
  return ctx.transaction(async (tx) => {
    const { community } = await lockOwn(ctx, tx, id)
    const tagged = await updateMember(tx, id, { tags: [...new Set(tags)] }, ctx.now())
    tx.record(memberMoved(tagged, community, 'tag'))
    return tagged
  })
}

/** Asks the member to confirm staying. */
export async function askForRenewal(ctx: Context, id: string): Promise<Member> {
  assertAllowed(mayManageCommunities(ctx.actor))
  const now = ctx.now()
  return ctx.transaction(async (tx) => {
    const { member, community } = await lockOwn(ctx, tx, id)
    if (!hasJoined(member.state) && member.state !== 'consentExpired')
      throw new AppError('community.wrong-state', { detail: 'Only members can be asked to renew their consent.' })
    if (!mayAskRenewal(member.renewalAskedAt, now))
      throw new AppError('community.wrong-state', {
        detail: 'This member was asked less than a week ago. Try again later.',
      })
    const asked = await updateMember(tx, id, { renewalAskedAt: now }, now)
    await openLinkOf(tx, asked, community, now)
    tx.record(renewalAsked(asked, community))
    return asked
  })
}

/** Takes a member out, or an invitation back. The link of the mails ends. */
export async function removeMember(ctx: Context, id: string): Promise<Member> {
  assertAllowed(mayManageCommunities(ctx.actor))
  const at = ctx.now()
  return ctx.transaction(async (tx) => {
    const { member, community } = await lockOwn(ctx, tx, id)
    if (member.state === 'left') return member
    const left = await updateMember(tx, id, { state: 'left', readiness: null, consentUntil: null }, at)
    await closeLinks(tx, { subjectType: 'community-members', subjectId: id, at })
    tx.record(memberMoved(left, community, 'remove'))
    return left
  })
}
