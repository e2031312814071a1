import type { Actor, UserActor } from '../../../platform/context/actor.ts'
import { reachOf } from '../../../platform/context/may.ts'
import { type EmployerActor, mayReadPipeline, mayWithin } from '../../requirements/index.ts'

interface Around {
  readonly requirement: { readonly id: string; readonly companyId: string }
  readonly assigned: ReadonlySet<string>
}

/** A person of the employer without a seat: sees whom one agency shows, where the employer lets them look on. */
export function isClientViewer(actor: Actor): actor is UserActor & { readonly agencyId: string } {
  return (
    actor.kind === 'user' &&
    actor.scope === 'agencyClient' &&
    actor.agencyId !== null &&
    reachOf(actor, 'candidate.read') !== null
  )
}

export type ShortlistAct = keyof typeof PERMISSIONS

const PERMISSIONS = {
  add: 'shortlist.add',
  reject: 'shortlist.reject',
  restore: 'shortlist.move',
  assign: 'shortlist.move',
  accept: 'shortlist.move',
  deny: 'shortlist.move',
  markDuplicate: 'shortlist.move',
  vote: 'shortlist.vote',
  tag: 'tag',
  note: 'note',
  askFeedback: 'shortlist.move',
} as const

const RECRUITERS_ONLY: readonly ShortlistAct[] = ['restore', 'accept', 'deny', 'markDuplicate', 'askFeedback']

const WITHOUT_A_SEAT: readonly ShortlistAct[] = ['vote', 'reject']

export function mayActOnShortlist(actor: Actor, act: ShortlistAct, around: Around): actor is UserActor {
  if (isClientViewer(actor))
    return (
      WITHOUT_A_SEAT.includes(act) &&
      reachOf(actor, PERMISSIONS[act]) !== null &&
      around.assigned.has(around.requirement.id)
    )
  // These are for recruiters and above, not for whom only some requirements are assigned.
  if (RECRUITERS_ONLY.includes(act) && reachOf(actor, 'shortlist.move') !== 'all') return false
  return mayWithin(actor, PERMISSIONS[act], around)
}

export function mayTag(actor: Actor): actor is EmployerActor {
  return mayReadPipeline(actor) && reachOf(actor, 'tag') !== null
}

/** Merging touches what everybody tagged. */
export const mayMergeTags = (actor: Actor): actor is EmployerActor =>
  mayReadPipeline(actor) && reachOf(actor, 'tag') === 'all'

/** People outside are asked by recruiters and above, who see to whom it went. */
export const mayAskFeedback = (actor: Actor): actor is EmployerActor =>
  mayReadPipeline(actor) && reachOf(actor, 'shortlist.move') === 'all'

/** The link is for the very request that it was made for. */
export const mayAnswerFeedback = (actor: Actor, { id }: { readonly id: string }): boolean =>
  actor.kind === 'feedbackLink' && actor.feedbackRequestId === id

/** What colleagues wrote may say who the candidate is: not for those who may not know. */
export const mayReadWords = (actor: Actor): boolean =>
  !isClientViewer(actor) && reachOf(actor, 'candidate.unmask') !== null
