import type { trackStatuses } from '@assay/contracts/interview-tracks'
import type { InterviewPlan } from '@assay/contracts/requirements'
import type { InterviewKind, InterviewState } from '@assay/contracts/scheduled-interviews'
import { cameToNothing, type waitsOn } from '../records/index.ts'

export type TrackStatus = (typeof trackStatuses)[number]
type Waiting = ReturnType<typeof waitsOn>

export interface TrackedInterview {
  readonly id: string
  readonly round: number
  readonly kind: InterviewKind
  readonly minutes: number
  readonly state: InterviewState
  readonly stateSince: Date
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  readonly scorecardsDue: number
  readonly waitingOn: Waiting
}

export interface TrackRound {
  readonly round: number
  readonly kind: InterviewKind
  readonly minutes: number
  readonly isPlanned: boolean
  readonly latest: TrackedInterview | null
}

/** The rounds of the plan with their latest interviews, and the interviews outside the plan. */
export function roundsOf(plan: InterviewPlan, interviews: readonly TrackedInterview[]): TrackRound[] {
  const latest = new Map<number, TrackedInterview>()
  for (const interview of interviews) latest.set(interview.round, interview)
  const planned = plan.map(({ round, kind, minutes }) => ({
    round,
    kind,
    minutes,
    isPlanned: true,
    latest: latest.get(round) ?? null,
  }))
  const beside = [...latest.values()]
    .filter(({ round }) => plan.every((one) => one.round !== round))
    .map((interview) => ({
      round: interview.round,
      kind: interview.kind,
      minutes: interview.minutes,
      isPlanned: false,
      latest: interview,
    }))
  return [...planned, ...beside].toSorted((left, right) => left.round - right.round)
}

/** No time was proposed, or the interview failed. */
export const isDue = ({ latest, isPlanned }: TrackRound): boolean =>
  latest === null ? isPlanned : cameToNothing.includes(latest.state) || latest.state === 'draft'

export interface TrackSummary {
  readonly status: TrackStatus
  readonly waitingOn: Waiting
  readonly waitingSince: Date | null
  readonly next: TrackedInterview | null
}

/** The most urgent state wins: a proposed time, an agreed one, scorecards, then a due round. */
export function summarize(
  rounds: readonly TrackRound[],
  { since, isDecided }: { since: Date; isDecided: boolean },
): TrackSummary {
  const open = rounds.flatMap(({ latest }) => latest ?? [])
  const find = (...states: InterviewState[]) => open.find(({ state }) => states.includes(state))
  const agreed = open
    .filter(({ state, startsAt }) => (state === 'scheduled' || state === 'rescheduling') && startsAt !== null)
    .toSorted((left, right) => (left.startsAt?.getTime() ?? 0) - (right.startsAt?.getTime() ?? 0))
  const next = agreed[0] ?? null
  const offered = find('proposed', 'countered', 'rescheduling')
  if (offered !== undefined)
    return { status: 'waiting', waitingOn: offered.waitingOn, waitingSince: offered.stateSince, next }
  if (next !== null) return { status: 'scheduled', waitingOn: 'nobody', waitingSince: null, next }
  const unjudged = find('awaitingFeedback')
  if (unjudged !== undefined)
    return { status: 'feedbackDue', waitingOn: unjudged.waitingOn, waitingSince: unjudged.stateSince, next }
  // A decided candidate has no missing rounds.
  if (!isDecided && (open.length === 0 || rounds.some(isDue)))
    return { status: 'unscheduled', waitingOn: 'employer', waitingSince: sinceLast(open, since), next }
  return { status: 'done', waitingOn: 'employer', waitingSince: sinceLast(open, since), next }
}

const sinceLast = (open: readonly TrackedInterview[], since: Date): Date =>
  new Date(Math.max(since.getTime(), ...open.map(({ stateSince }) => stateSince.getTime())))
