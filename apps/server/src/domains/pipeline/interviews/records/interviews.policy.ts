import type { Actor } from '../../../../platform/context/actor.ts'
import { accessOf } from '../../../../platform/context/may.ts'
import { type EmployerActor, mayReadPipeline, mayWithin } from '../../../requirements/index.ts'
import type { InterviewMove } from './interviews.rules.ts'

interface Around {
  readonly requirement: { readonly id: string; readonly companyId: string }
  readonly assigned: ReadonlySet<string>
}

const OWN_ACTS: readonly InterviewMove[] = ['submitScorecard', 'respond']

/** The actions of the employer’s users in any state. Submitting a scorecard and answering need a seat on the panel. */
export function mayActOnInterview(
  actor: Actor,
  act: InterviewMove,
  around: Around & { readonly panel: readonly { readonly userId: string }[] },
): actor is EmployerActor {
  if (!OWN_ACTS.includes(act)) return mayWithin(actor, 'interview.schedule', around)
  return (
    mayReadPipeline(actor) &&
    actor.companyId === around.requirement.companyId &&
    accessOf(actor, 'scorecard.submit') !== null &&
    around.panel.some(({ userId }) => userId === actor.userId)
  )
}

export const maySchedule = (actor: Actor, around: Around): actor is EmployerActor =>
  mayWithin(actor, 'interview.schedule', around)

/** Moving a candidate to the decision is a step of the shortlist. */
export const mayDecide = (actor: Actor, around: Around): actor is EmployerActor =>
  mayWithin(actor, 'shortlist.move', around)

/** The holder of a link to their own interview. */
export const mayAnswerInterview = (actor: Actor, interview: { readonly candidateId: string }): boolean =>
  actor.kind === 'candidateLink' && actor.candidateId === interview.candidateId

/** An interviewer with a pending scorecard may read the others only after submitting it. */
export function mayReadScorecards(
  actor: Actor,
  { panel, submitted }: { panel: readonly { readonly userId: string }[]; submitted: ReadonlySet<string> },
): boolean {
  if (actor.kind !== 'user' || accessOf(actor, 'scorecard.read') === null) return false
  return submitted.has(actor.userId) || !panel.some(({ userId }) => userId === actor.userId)
}

/** The text of a scorecard may identify the candidate; users without the name read only the ratings. */
export const mayReadWords = (actor: Actor): boolean => accessOf(actor, 'candidate.unmask') !== null

/** A user’s own calendars, for interviewers. */
export function mayKeepCalendar(actor: Actor): actor is EmployerActor {
  return mayReadPipeline(actor) && accessOf(actor, 'scorecard.submit') !== null
}

/** Colleagues’ availability, for planners and interviewers. */
export const mayReadAvailability = (actor: Actor): actor is EmployerActor =>
  mayReadPipeline(actor) && accessOf(actor, 'interview.schedule') !== null

/** An agency sees the interviews of candidates whose contact it released, and agrees times on their behalf. */
export function representingAgency(actor: Actor): string | null {
  if (actor.kind !== 'user' || actor.scope !== 'agency' || accessOf(actor, 'interview.propose') === null) return null
  return actor.agencyId
}
