import type { Context } from '../../../platform/context/context.ts'
import { assertAllowed } from '../../../platform/errors/app-error.ts'
import { dayOf } from '../../../platform/time/days.ts'
import { memberMoved } from './communities.events.ts'
import { memberLeadsTo } from './communities.rules.ts'
import { findCommunityById } from './communities.store.ts'
import {
  listLapsedMembers,
  listMembershipsOf,
  lockMember,
  type Member,
  updateMember,
} from './community-members.store.ts'

/** Ends the memberships whose consent has run out. */
export async function expireMemberships(ctx: Context): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  for (const member of await listLapsedMembers(ctx.db, dayOf(ctx.now()))) await end(ctx, member, 'lapse')
}

/** The candidate took the consent to communities back. */
export async function leaveAllCommunities(ctx: Context, candidateId: string): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  for (const member of await listMembershipsOf(ctx.db, candidateId)) await end(ctx, member, 'leave')
}

async function end(ctx: Context, { id }: Member, step: 'lapse' | 'leave'): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  await ctx.transaction(async (tx) => {
    const member = await lockMember(tx, id)
    const state = member === null ? null : memberLeadsTo(member.state, step)
    const community = member === null ? null : await findCommunityById(tx, member.communityId)
    if (member === null || state === null || community === null || state === member.state) return
    const change = state === 'left' ? { state, readiness: null, consentUntil: null } : { state }
    tx.record(memberMoved(await updateMember(tx, id, change, ctx.now()), community, step))
  })
}
