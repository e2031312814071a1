import { activeStages, type PipelineStage } from '@assay/contracts/shortlisteds'

export const stageMoves = [
  'accept',
  'markDuplicate',
  'deny',
  'requestContact',
  'contactFails',
  'releaseContact',
  'interview',
  'decide',
  'offer',
  'offerFails',
  'hire',
  'reject',
  'restore',
  'withdraw',
  'return',
  'beginAnew',
  'submitAgain',
  'close',
  'mergeAway',
] as const
export type StageMove = (typeof stageMoves)[number]

/** Every transition of a candidate in a pipeline; all others are refused. */
export const stageTransitions: Readonly<
  Record<StageMove, { readonly from: readonly PipelineStage[]; readonly to: PipelineStage }>
> = {
  accept: { from: ['submitted'], to: 'shortlisted' },
  markDuplicate: { from: ['submitted'], to: 'duplicate' },
  deny: { from: ['submitted'], to: 'denied' },
  requestContact: { from: ['shortlisted'], to: 'contactRequested' },
  // A declined, expired, withdrawn or refunded request leaves the candidate at their stage.
  contactFails: { from: ['contactRequested', 'contactReleased'], to: 'shortlisted' },
  releaseContact: { from: ['contactRequested'], to: 'contactReleased' },
  interview: { from: ['contactReleased'], to: 'interviewing' },
  decide: { from: ['interviewing'], to: 'decision' },
  offer: { from: ['decision'], to: 'offer' },
  // Another offer may follow a declined, expired or withdrawn one.
  offerFails: { from: ['offer'], to: 'decision' },
  hire: { from: ['offer'], to: 'hired' },
  reject: { from: activeStages, to: 'rejected' },
  restore: { from: ['rejected'], to: 'shortlisted' },
  withdraw: { from: activeStages, to: 'withdrawn' },
  return: { from: ['withdrawn'], to: 'shortlisted' },
  // A closed entry belongs to an earlier period, and the employer’s own search may find a refused proposal.
  beginAnew: { from: ['closed', 'denied', 'duplicate'], to: 'shortlisted' },
  // What an agency withdrew before the employer decided, such as by mistake, it may submit once more.
  submitAgain: { from: ['withdrawn'], to: 'submitted' },
  close: { from: activeStages, to: 'closed' },
  // Another profile of the same person is at the same job.
  mergeAway: { from: ['submitted', 'shortlisted'], to: 'duplicate' },
}

export const canMove = (stage: PipelineStage, move: StageMove): boolean => stageTransitions[move].from.includes(stage)

export const canWithdraw = (stage: PipelineStage): boolean => canMove(stage, 'withdraw')

/** Whether a transition leads from one stage to the other. */
export const leadsTo = (from: PipelineStage, to: PipelineStage): boolean =>
  stageMoves.some((move) => stageTransitions[move].to === to && canMove(from, move))

/** Only undecided candidates can be voted on. */
export const canBeVotedOn = (stage: PipelineStage): boolean => activeStages.includes(stage)

/** The first has no one above it, and without a rank it is unknown who is. */
export const canOverrideRank = ({ stage, rankAtAdd }: { stage: PipelineStage; rankAtAdd: number | null }): boolean =>
  canBeVotedOn(stage) && rankAtAdd !== null && rankAtAdd > 1

export type RateFit = 'within' | 'above' | 'unknown'

/** Both in the same currency and period. */
export function rateFitOf(asked: number | null, upperEnd: number | null): RateFit {
  if (asked === null || upperEnd === null) return 'unknown'
  return asked <= upperEnd ? 'within' : 'above'
}
