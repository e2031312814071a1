import type { Actor, UserActor } from '../../../../platform/context/actor.ts'
import { accessOf } from '../../../../platform/context/may.ts'
import { type EmployerActor, mayReadPipeline, mayWithin } from '../../../requirements/index.ts'

interface Around {
  readonly requirement: { readonly id: string; readonly companyId: string }
  readonly assigned: ReadonlySet<string>
}

/** A client contact without an employer account: sees one agency’s proposals, where the employer permits it. */
export function isClientViewer(actor: Actor): actor is UserActor & { readonly agencyId: string } {
  return (
    actor.kind === 'user' &&
    actor.scope === 'agencyClient' &&
    actor.agencyId !== null &&
    accessOf(actor, 'candidate.read') !== null
  )
}

export type ShortlistAct = keyof typeof PERMISSIONS

const PERMISSIONS = {
  add: 'shortlist.add',
  reject: 'shortlist.reject',
  restore: 'shortlist.move',
  assign: 'shortlist.move',
  overrideRank: 'rank.override',
  accept: 'shortlist.move',
  deny: 'shortlist.move',
  markDuplicate: 'shortlist.move',
  vote: 'shortlist.vote',
  tag: 'tag',
  note: 'note',
  askFeedback: 'shortlist.move',
  askAgency: 'contact.requestFromAgency',
} as const

const RECRUITERS_ONLY: readonly ShortlistAct[] = ['restore', 'accept', 'deny', 'markDuplicate', 'askFeedback']

const WITHOUT_A_SEAT: readonly ShortlistAct[] = ['vote', 'reject', 'askAgency']

export function mayActOnShortlist(actor: Actor, act: ShortlistAct, around: Around): actor is UserActor {
  if (isClientViewer(actor))
    return (
      WITHOUT_A_SEAT.includes(act) &&
      accessOf(actor, PERMISSIONS[act]) !== null &&
      around.assigned.has(around.requirement.id)
    )
  // Employers request contact themselves.
  if (act === 'askAgency') return false
  // For recruiters and above, not for users with assigned requirements only.
  if (RECRUITERS_ONLY.includes(act) && !mayAnswerSubmissions(actor)) return false
  return mayWithin(actor, PERMISSIONS[act], around)
}

/** Those assigned to a job vote on what agencies propose; recruiters and above accept or deny it. */
export const mayAnswerSubmissions = (actor: Actor): boolean => accessOf(actor, 'shortlist.move') === 'all'

export function mayTag(actor: Actor): actor is EmployerActor {
  return mayReadPipeline(actor) && accessOf(actor, 'tag') !== null
}

/** Merging affects tags of every user. */
export const mayMergeTags = (actor: Actor): actor is EmployerActor =>
  mayReadPipeline(actor) && accessOf(actor, 'tag') === 'all'

/** Recruiters and above request feedback from outside, and see the reviewers' addresses. */
export const mayAskFeedback = (actor: Actor): actor is EmployerActor =>
  mayReadPipeline(actor) && accessOf(actor, 'shortlist.move') === 'all'

/** The link is valid for its own request only. */
export const mayAnswerFeedback = (actor: Actor, { id }: { readonly id: string }): boolean =>
  actor.kind === 'feedbackLink' && actor.feedbackRequestId === id

/** Comments may identify the candidate, so users without the name do not get them. */
export const mayReadWords = (actor: Actor): boolean =>
  !isClientViewer(actor) && accessOf(actor, 'candidate.unmask') !== null
