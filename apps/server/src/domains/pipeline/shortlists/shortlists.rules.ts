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

/** From where a decision passes on somebody: from everywhere before the hire. */
export const canBePassed = (stage: PipelineStage): boolean => activeStages.includes(stage)

export const canBeRestored = (stage: PipelineStage): boolean => stage === 'passed'

/** Votes are for those about whom something is still to be decided. */
export const canBeVotedOn = (stage: PipelineStage): boolean => activeStages.includes(stage)

/** A closed entry belongs to a period that is over: in the next one it begins anew. */
export const beginsAnew = (stage: PipelineStage): boolean => stage === 'closed'

export type RateFit = 'within' | 'above' | 'unknown'

/** Both in the same money for the same time. */
export function rateFitOf(asked: number | null, upperEnd: number | null): RateFit {
  if (asked === null || upperEnd === null) return 'unknown'
  return asked <= upperEnd ? 'within' : 'above'
}
