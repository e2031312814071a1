import type { PipelineStage } from '@assay/contracts/shortlisteds'
import type { SubmissionState } from '@assay/contracts/submissions'
import { DAY_MS } from '../../../../platform/time/durations.ts'

/** The candidate’s next stage decides about the proposal. All other steps are refused. */
export const settledBy: Readonly<Partial<Record<PipelineStage, SubmissionState>>> = {
  shortlisted: 'accepted',
  denied: 'denied',
  duplicate: 'duplicate',
  rejected: 'denied',
  withdrawn: 'withdrawn',
  closed: 'closed',
}

/** Ownership starts with the acceptance. */
export const ownedUntil = (acceptedAt: Date, days: number): Date => new Date(acceptedAt.getTime() + days * DAY_MS)

/** Unavailable candidates cannot be proposed. */
export const canBeProposed = (state: string): boolean => state === 'available' || state === 'engaged'

/** The progress for an agency without access to the stages: only its own outcome. */
export const stageFor = (stage: PipelineStage, isVisible: boolean): PipelineStage | null => (isVisible ? stage : null)
