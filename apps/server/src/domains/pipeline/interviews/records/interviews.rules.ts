import type { CandidateInterviewVerb } from '@assay/contracts/candidate-interviews'
import {
  type InterviewSide,
  type InterviewState,
  type InterviewVerb,
  interviewVerbs,
} from '@assay/contracts/scheduled-interviews'
import { DAY_MS, HOUR_MS } from '../../../../platform/time/durations.ts'

/** Transitions by the clock and by other domains. */
export type SystemMove = 'expire' | 'keep' | 'end' | 'completeByScorecards' | 'close'

export type InterviewMove = InterviewVerb | CandidateInterviewVerb | SystemMove | 'edit'

export type Mover = InterviewSide | 'system'

interface Transition {
  readonly move: InterviewMove
  readonly by: readonly Mover[]
  /** The next state of each action; the same state where only details change. */
  readonly leads: Readonly<Partial<Record<InterviewState, InterviewState>>>
}

/** Every transition of an interview; all others are refused. */
export const transitions: readonly Transition[] = [
  {
    move: 'propose',
    by: ['employer'],
    leads: { draft: 'proposed', proposed: 'proposed', countered: 'proposed', rescheduling: 'rescheduling' },
  },
  { move: 'choose', by: ['candidate'], leads: { proposed: 'scheduled', rescheduling: 'scheduled' } },
  {
    move: 'confirm',
    by: ['employer'],
    leads: { proposed: 'scheduled', countered: 'scheduled', rescheduling: 'scheduled' },
  },
  { move: 'counter', by: ['candidate'], leads: { proposed: 'countered', rescheduling: 'rescheduling' } },
  { move: 'reschedule', by: ['employer', 'candidate'], leads: { scheduled: 'rescheduling' } },
  { move: 'cancel', by: ['employer'], leads: { scheduled: 'cancelled', rescheduling: 'cancelled' } },
  {
    move: 'cancel',
    by: ['candidate'],
    leads: { proposed: 'cancelled', countered: 'cancelled', scheduled: 'cancelled', rescheduling: 'cancelled' },
  },
  { move: 'withdraw', by: ['employer'], leads: { draft: 'cancelled', proposed: 'cancelled', countered: 'cancelled' } },
  { move: 'reportNoShow', by: ['employer', 'candidate'], leads: { scheduled: 'noShow', awaitingFeedback: 'noShow' } },
  { move: 'contest', by: ['employer', 'candidate'], leads: { noShow: 'awaitingFeedback' } },
  // A late scorecard is accepted, so that its author may read the others.
  {
    move: 'submitScorecard',
    by: ['employer'],
    leads: { awaitingFeedback: 'awaitingFeedback', completed: 'completed' },
  },
  { move: 'complete', by: ['employer'], leads: { awaitingFeedback: 'completed' } },
  {
    move: 'swapInterviewer',
    by: ['employer'],
    leads: {
      draft: 'draft',
      proposed: 'proposed',
      countered: 'countered',
      scheduled: 'scheduled',
      rescheduling: 'rescheduling',
      awaitingFeedback: 'awaitingFeedback',
    },
  },
  {
    move: 'respond',
    by: ['employer'],
    leads: { proposed: 'proposed', countered: 'countered', scheduled: 'scheduled', rescheduling: 'rescheduling' },
  },
  {
    move: 'remind',
    by: ['employer'],
    leads: { proposed: 'proposed', rescheduling: 'rescheduling', awaitingFeedback: 'awaitingFeedback' },
  },
  {
    move: 'edit',
    by: ['employer'],
    leads: {
      draft: 'draft',
      proposed: 'proposed',
      countered: 'countered',
      scheduled: 'scheduled',
      rescheduling: 'rescheduling',
    },
  },
  { move: 'expire', by: ['system'], leads: { proposed: 'expired', countered: 'expired' } },
  { move: 'keep', by: ['system'], leads: { rescheduling: 'scheduled' } },
  { move: 'end', by: ['system'], leads: { scheduled: 'awaitingFeedback' } },
  { move: 'completeByScorecards', by: ['system'], leads: { awaitingFeedback: 'completed' } },
  {
    move: 'close',
    by: ['system'],
    leads: {
      draft: 'cancelled',
      proposed: 'cancelled',
      countered: 'cancelled',
      scheduled: 'cancelled',
      rescheduling: 'cancelled',
    },
  },
]

/** The next state; null when the state machine has no such step. */
export function leadsTo(state: InterviewState, move: InterviewMove, by: Mover): InterviewState | null {
  const row = transitions.find((one) => one.move === move && one.by.includes(by) && one.leads[state] !== undefined)
  return row?.leads[state] ?? null
}

export const EARLIEST_MS = 12 * HOUR_MS
export const ANSWER_MS = 72 * HOUR_MS
export const CONTEST_MS = 48 * HOUR_MS
export const MAX_RESCHEDULES = 3
export const MAX_COUNTERS = 3
export const REMIND_AGAIN_MS = DAY_MS

/** States that reserve the time of all participants. */
export const isAgreed = (state: InterviewState): boolean => state === 'scheduled' || state === 'rescheduling'

/** Ended without having been held, so the round may get another interview. */
export const cameToNothing: readonly InterviewState[] = ['expired', 'cancelled', 'noShow']

export interface Waiting {
  readonly state: InterviewState
  readonly slots: readonly { readonly by: InterviewSide }[]
  readonly scorecardsDue: number
}

/** The side that has to answer. */
export function waitsOn({
  state,
  slots,
  scorecardsDue,
}: Waiting): 'employer' | 'candidate' | 'interviewers' | 'nobody' {
  if (state === 'draft') return 'employer'
  if (state === 'proposed' || state === 'countered' || state === 'rescheduling')
    return slots[0]?.by === 'employer' ? 'candidate' : 'employer'
  if (state === 'awaitingFeedback') return scorecardsDue > 0 ? 'interviewers' : 'employer'
  return 'nobody'
}

const DEFAULT_CRITERIA = [
  { key: 'skills', label: 'Skills that the role needs', hint: '1 lacks them, 3 has them, 5 could teach them' },
  { key: 'reasoning', label: 'Reasoning', hint: '1 guesses, 3 explains, 5 weighs alternatives' },
  { key: 'communication', label: 'Communication', hint: '1 hard to follow, 3 clear, 5 clear and to the point' },
]

/** Default questions for companies without a scorecard for a round. */
export const defaultCriteria = (): readonly { key: string; label: string; hint: string | null }[] => DEFAULT_CRITERIA

/**
 * One color per round, dark enough for white text and distinguishable with color blindness; names are shown next to
 * them.
 */
const COLORS = ['#1d4ed8', '#0f766e', '#a21caf', '#b45309', '#475569', '#be123c'] as const

export const colorOf = (round: number): string => COLORS[(round - 1) % COLORS.length] ?? COLORS[0]

/** The deadline to answer: as requested or 72 hours, at most until the last proposed time begins. */
export function answerBy(now: Date, slots: readonly { readonly from: number }[], asked: Date | null): Date {
  const last = Math.max(...slots.map(({ from }) => from))
  return new Date(Math.min(asked?.getTime() ?? now.getTime() + ANSWER_MS, last))
}

/** The actions that `mayDo` can list for the employer’s users. */
export const employerVerbs = [...interviewVerbs, 'edit'] as const
export type EmployerVerb = (typeof employerVerbs)[number]
