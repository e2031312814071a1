import type { Actor, CandidateLinkActor, UserActor } from '../../../platform/context/actor.ts'
import { accessOf } from '../../../platform/context/may.ts'

export type ManagingActor = UserActor & { readonly companyId: string }

/** Owners, admins and recruiters manage the communities of their company. */
export const mayManageCommunities = (actor: Actor): actor is ManagingActor =>
  actor.kind === 'user' && actor.companyId !== null && accessOf(actor, 'community.manage') === 'all'

/** The candidate of a link decides about the own membership alone. */
export const isOwnMembership = (actor: Actor, member: { readonly candidateId: string }): actor is CandidateLinkActor =>
  actor.kind === 'candidateLink' && actor.candidateId === member.candidateId
