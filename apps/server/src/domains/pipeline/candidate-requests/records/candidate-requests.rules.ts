import type { RequestKind, RequestState } from '@assay/contracts/candidate-requests'
import type { PipelineStage } from '@assay/contracts/shortlisteds'
import { DAY_MS, HOUR_MS } from '../../../../platform/time/durations.ts'

/** The same period that a candidate has to answer a contact request. */
export const ANSWER_MS = 72 * HOUR_MS
/** The clock sends a reminder when this much time is left. */
export const REMIND_BEFORE_MS = DAY_MS
/** The period for delivering a notice that could not be mailed. */
export const DELIVER_WITHIN_MS = 48 * HOUR_MS

export type RequestMove = 'answer' | 'withdraw'

/** Every transition of a candidate request; all others are refused. */
export const requestTransitions: Readonly<
  Record<RequestMove, { readonly from: RequestState; readonly to: RequestState }>
> = {
  answer: { from: 'open', to: 'answered' },
  withdraw: { from: 'open', to: 'withdrawn' },
}

export const canMove = (state: RequestState, move: RequestMove): boolean => requestTransitions[move].from === state

const DECIDED: readonly PipelineStage[] = ['rejected', 'closed', 'denied']
const OVER: readonly PipelineStage[] = [...DECIDED, 'withdrawn', 'duplicate', 'hired']

/**
 * Candidates in the process may ask questions and for an alternative or an accommodation, rejected ones for a review.
 * Hired candidates may still ask, such as about their start.
 */
export function kindsFor(stage: PipelineStage): RequestKind[] {
  if (DECIDED.includes(stage)) return ['review']
  if (stage === 'hired') return ['question']
  return OVER.includes(stage) ? [] : ['question', 'alternative', 'accommodation']
}

interface Clocked {
  readonly state: RequestState
  readonly answerBy: Date
}

export const isOverdue = ({ state, answerBy }: Clocked, now: Date): boolean => state === 'open' && answerBy <= now

const KINDS: Readonly<Record<RequestKind, string>> = {
  question: 'question',
  alternative: 'request for an alternative selection process',
  accommodation: 'request for an accommodation',
  review: 'request for a review of the decision',
}

/** A noun without its article, as in “your question”. */
export const formatKind = (kind: RequestKind): string => KINDS[kind]

/** What an answer says of a request; of a question, the answer says all. */
const OUTCOMES: Readonly<Record<string, string>> = {
  granted: 'The company has granted your request.',
  partly: 'The company has granted part of your request.',
  declined: 'The company has declined your request.',
  answered: '',
}

export const formatOutcome = (outcome: string): string => OUTCOMES[outcome] ?? outcome

/** The text of a manual notice about the end of a process. */
export const formatEnd = (stage: string, around: { companyName: string; requirementTitle: string }): string =>
  stage === 'closed'
    ? `“${around.requirementTitle}” at ${around.companyName} has been filled or cancelled. Thank you for your time and interest.`
    : `Thank you for your time. ${around.companyName} has decided not to move forward with you for “${around.requirementTitle}”. You can ask how this was decided and request a review.`
