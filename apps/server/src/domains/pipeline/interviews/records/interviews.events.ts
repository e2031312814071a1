import type { DomainEvent } from '../../../../platform/context/domain-event.ts'
import type { Interview } from './interviews.store.ts'

type Around = Pick<DomainEvent, 'before' | 'after' | 'reasonCode' | 'payload' | 'onBehalfOf'>

const NAMES = {
  create: 'interviewDrafted',
  propose: 'interviewProposed',
  counter: 'interviewCountered',
  schedule: 'interviewScheduled',
  reschedule: 'interviewRescheduling',
  keep: 'interviewKept',
  cancel: 'interviewCancelled',
  withdraw: 'interviewCancelled',
  close: 'interviewCancelled',
  expire: 'interviewExpired',
  end: 'interviewEnded',
  reportNoShow: 'interviewMissed',
  contest: 'noShowContested',
  submitScorecard: 'scorecardSubmitted',
  complete: 'interviewCompleted',
  swapInterviewer: 'interviewerSwapped',
  respond: 'panelResponded',
  remind: 'interviewReminded',
  remindSoon: 'interviewSoon',
  remindScorecards: 'scorecardsMissing',
  edit: 'interviewChanged',
} as const

export type InterviewHappening = keyof typeof NAMES

/** Times and states only, without names or texts of a scorecard. */
export function interviewEvent(interview: Interview, what: InterviewHappening, around: Around = {}): DomainEvent {
  return {
    name: NAMES[what],
    tenantId: interview.companyId,
    verb: `interview.${what}`,
    target: { type: 'scheduled-interviews', id: interview.id },
    requirementId: interview.requirementId,
    candidateId: interview.candidateId,
    ...around,
  }
}

/** The decision was started without every scorecard, with the reason. */
export const interviewsJudged = (
  entry: { id: string; companyId: string; requirementId: string; candidateId: string },
  after: { due: number; override: string },
): DomainEvent => ({
  name: 'interviewsJudged',
  tenantId: entry.companyId,
  verb: 'interview.override',
  target: { type: 'shortlisteds', id: entry.id },
  requirementId: entry.requirementId,
  candidateId: entry.candidateId,
  after,
})

/** A user connected their own calendars, chose what they are for, or disconnected them. */
export const connectionChanged = (
  companyId: string,
  verb: 'connect' | 'adjust' | 'synchronize' | 'disconnect',
  id: string,
): DomainEvent => ({
  name: 'calendarConnectionChanged',
  tenantId: companyId,
  verb: `calendar.${verb}`,
  target: { type: 'calendar-connections', id },
})

/** An interviewer moved or deleted an agreed interview in their own calendar, or decided what becomes of that. */
export const calendarConflict = (
  interview: Interview,
  verb: 'moveInCalendar' | 'deleteInCalendar' | 'putBack' | 'leave',
  payload: { readonly userId: string; readonly connectionId?: string; readonly at?: string },
): DomainEvent => ({
  name: verb === 'putBack' || verb === 'leave' ? 'calendarConflictSettled' : 'calendarConflictFound',
  tenantId: interview.companyId,
  verb: `interview.${verb}`,
  target: { type: 'scheduled-interviews', id: interview.id },
  requirementId: interview.requirementId,
  candidateId: interview.candidateId,
  payload,
})

/** A user’s own calendar was imported or exported; its content stays private. */
export const calendarChanged = (
  { companyId }: { readonly companyId: string },
  verb: 'import' | 'forget' | 'share' | 'unshare',
  target: DomainEvent['target'],
): DomainEvent => ({ name: 'calendarChanged', tenantId: companyId, verb: `calendar.${verb}`, target })
