import type { PermissionName } from '@assay/contracts/permission-names'
import type { Actor } from '../../../platform/context/actor.ts'
import { reachOf } from '../../../platform/context/may.ts'
import { type EmployerActor, mayReadPipeline, mayWithin } from '../../requirements/index.ts'
import type { InterviewMove } from './interviews.rules.ts'

interface Around {
  readonly requirement: { readonly id: string; readonly companyId: string }
  readonly assigned: ReadonlySet<string>
}

const OWN_ACTS: readonly InterviewMove[] = ['submitScorecard', 'respond']

/** What somebody of the employer may do, whatever the state. One’s own card and answer need a seat on the panel. */
export function mayActOnInterview(
  actor: Actor,
  act: InterviewMove,
  around: Around & { readonly panel: readonly { readonly userId: string }[] },
): actor is EmployerActor {
  if (!OWN_ACTS.includes(act)) return mayWithin(actor, 'interview.schedule', around)
  return (
    mayReadPipeline(actor) &&
    actor.companyId === around.requirement.companyId &&
    reachOf(actor, 'scorecard.submit') !== null &&
    around.panel.some(({ userId }) => userId === actor.userId)
  )
}

export const maySchedule = (actor: Actor, around: Around): actor is EmployerActor =>
  mayWithin(actor, 'interview.schedule', around)

/** Bringing somebody to the decision is a move on the shortlist. */
export const mayDecide = (actor: Actor, around: Around): actor is EmployerActor =>
  mayWithin(actor, 'shortlist.move', around)

/** The holder of a link to an interview of their own. */
export const mayAnswerInterview = (actor: Actor, interview: { readonly candidateId: string }): boolean =>
  actor.kind === 'candidateLink' && actor.candidateId === interview.candidateId

/** Whoever owes a card reads those of others only after handing in the own one. */
export function mayReadCards(
  actor: Actor,
  { panel, submitted }: { panel: readonly { readonly userId: string }[]; submitted: ReadonlySet<string> },
): boolean {
  if (actor.kind !== 'user' || reachOf(actor, 'scorecard.read') === null) return false
  return submitted.has(actor.userId) || !panel.some(({ userId }) => userId === actor.userId)
}

/** Words of a card may say who the candidate is; whoever may not know that reads the ratings. */
export const mayReadWords = (actor: Actor): boolean => reachOf(actor, 'candidate.unmask') !== null

/** What everybody on a panel must hold, so that the interview can end. */
export const panelPermission: PermissionName = 'scorecard.submit'

/** Calendars of one’s own: for whoever interviews. */
export function mayKeepCalendar(actor: Actor): actor is EmployerActor {
  return mayReadPipeline(actor) && reachOf(actor, 'scorecard.submit') !== null
}

/** When colleagues are free: for whoever plans or interviews. */
export const mayReadAvailability = (actor: Actor): actor is EmployerActor =>
  mayReadPipeline(actor) && reachOf(actor, 'interview.schedule') !== null

/** An agency sees the interviews of those for whose contact it answered, and agrees times on their behalf. */
export function representingAgency(actor: Actor): string | null {
  if (actor.kind !== 'user' || actor.scope !== 'agency' || reachOf(actor, 'interview.propose') === null) return null
  return actor.agencyId
}
