import { ANSWER_DAYS, type DisputeSide, type DisputeState, type DisputeVerb } from '@assay/contracts/ownership-disputes'
import { DAY_MS } from '../../../platform/time/durations.ts'

/** The opener, a side that has to answer, the operator, the clock. */
export type DisputeMover = 'opener' | 'answerer' | 'operator' | 'system'

interface Transition {
  readonly move: DisputeVerb | 'complete' | 'lapse'
  readonly by: DisputeMover
  readonly leads: Readonly<Partial<Record<DisputeState, DisputeState>>>
}

/**
 * The whole state machine: a transition not listed here is refused. No decision is made before the other side could
 * respond.
 */
export const disputeTransitions: readonly Transition[] = [
  { move: 'answer', by: 'answerer', leads: { open: 'open', unanswered: 'unanswered' } },
  { move: 'complete', by: 'system', leads: { open: 'answered', unanswered: 'answered' } },
  { move: 'lapse', by: 'system', leads: { open: 'unanswered' } },
  {
    move: 'concede',
    by: 'answerer',
    leads: { open: 'conceded', answered: 'conceded', unanswered: 'conceded' },
  },
  {
    move: 'withdraw',
    by: 'opener',
    leads: { open: 'withdrawn', answered: 'withdrawn', unanswered: 'withdrawn' },
  },
  { move: 'decide', by: 'operator', leads: { answered: 'decided', unanswered: 'decided' } },
]

export const disputeLeadsTo = (state: DisputeState, move: Transition['move'], by: DisputeMover): DisputeState | null =>
  disputeTransitions.find((each) => each.move === move && each.by === by)?.leads[state] ?? null

interface Parties {
  readonly openedBy: DisputeSide
  readonly otherAgencyId: string | null
}

/** All sides except the opener. */
export function answerersOf({ openedBy, otherAgencyId }: Parties): DisputeSide[] {
  const sides: DisputeSide[] = otherAgencyId === null ? ['agency', 'employer'] : ['agency', 'employer', 'otherAgency']
  return sides.filter((side) => side !== openedBy)
}

/** With three sides, one concession does not settle which of the two others is right. */
export const canConcede = ({ otherAgencyId }: Parties): boolean => otherAgencyId === null

/** The side that an introduction falls to when the only answerer gives in. */
export const concededTo = ({ openedBy }: Parties): DisputeSide => openedBy

export const answerUntil = (openedAt: Date): Date => new Date(openedAt.getTime() + ANSWER_DAYS * DAY_MS)

export interface Consequence {
  readonly state: 'accepted' | 'duplicate'
  readonly isOwner: boolean
}

/** The outcome for the two submissions. */
export const consequenceFor = (outcome: DisputeSide, side: 'agency' | 'otherAgency'): Consequence =>
  outcome === side ? { state: 'accepted', isOwner: true } : { state: 'duplicate', isOwner: false }
