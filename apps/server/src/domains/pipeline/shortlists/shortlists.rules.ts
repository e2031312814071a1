import type { PipelineStage } from '@assay/contracts/shortlisteds'

/** Somebody may still be hired from these. */
export const activeStages: readonly PipelineStage[] = [
  'submitted',
  'shortlisted',
  'contactRequested',
  'contactReleased',
  'interviewing',
  'decision',
  'offer',
]

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
  'close',
] as const
export type StageMove = (typeof stageMoves)[number]

/** The whole machine of a candidate in a pipeline: what is not here does not happen. */
export const stageTransitions: Readonly<
  Record<StageMove, { readonly from: readonly PipelineStage[]; readonly to: PipelineStage }>
> = {
  accept: { from: ['submitted'], to: 'shortlisted' },
  markDuplicate: { from: ['submitted'], to: 'duplicate' },
  deny: { from: ['submitted'], to: 'denied' },
  requestContact: { from: ['shortlisted'], to: 'contactRequested' },
  // A request that was declined, ran out, was withdrawn or refunded leaves the candidate where they were.
  contactFails: { from: ['contactRequested', 'contactReleased'], to: 'shortlisted' },
  releaseContact: { from: ['contactRequested'], to: 'contactReleased' },
  interview: { from: ['contactReleased'], to: 'interviewing' },
  decide: { from: ['interviewing'], to: 'decision' },
  offer: { from: ['decision'], to: 'offer' },
  // Another offer may follow one that was declined, ran out or was withdrawn.
  offerFails: { from: ['offer'], to: 'decision' },
  hire: { from: ['offer'], to: 'hired' },
  reject: { from: activeStages, to: 'rejected' },
  restore: { from: ['rejected'], to: 'shortlisted' },
  withdraw: { from: activeStages, to: 'withdrawn' },
  return: { from: ['withdrawn'], to: 'shortlisted' },
  // A closed entry belongs to a period that is over, and a denied one may be found by the employer's own search.
  beginAnew: { from: ['closed', 'denied', 'duplicate'], to: 'shortlisted' },
  close: { from: activeStages, to: 'closed' },
}

export const canMove = (stage: PipelineStage, move: StageMove): boolean => stageTransitions[move].from.includes(stage)

export const canWithdraw = (stage: PipelineStage): boolean => canMove(stage, 'withdraw')

/** Whether some step of the machine leads from one stage to the other. */
export const leadsTo = (from: PipelineStage, to: PipelineStage): boolean =>
  stageMoves.some((move) => stageTransitions[move].to === to && canMove(from, move))

/** Votes are for those about whom something is still to be decided. */
export const canBeVotedOn = (stage: PipelineStage): boolean => activeStages.includes(stage)

export type RateFit = 'within' | 'above' | 'unknown'

/** Both in the same money for the same time. */
export function rateFitOf(asked: number | null, upperEnd: number | null): RateFit {
  if (asked === null || upperEnd === null) return 'unknown'
  return asked <= upperEnd ? 'within' : 'above'
}
