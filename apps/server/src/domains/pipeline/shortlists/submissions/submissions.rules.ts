import type { PipelineStage } from '@assay/contracts/shortlisteds'
import type { SubmissionState } from '@assay/contracts/submissions'
import { DAY_MS } from '../../../../platform/time/durations.ts'

/** The stage to which a proposed candidate goes decides what becomes of the proposal. What is not here does not happen. */
export const settledBy: Readonly<Partial<Record<PipelineStage, SubmissionState>>> = {
  shortlisted: 'accepted',
  denied: 'denied',
  duplicate: 'duplicate',
  rejected: 'denied',
  withdrawn: 'withdrawn',
  closed: 'closed',
}

/** The clock of ownership starts with the acceptance. */
export const ownedUntil = (acceptedAt: Date, days: number): Date => new Date(acceptedAt.getTime() + days * DAY_MS)

/** Nobody is proposed who cannot be hired now. */
export const canBeProposed = (state: string): boolean => state === 'available' || state === 'engaged'

/** How far somebody has come, for an agency to which the employer does not show it: only what it decided itself. */
export const stageFor = (stage: PipelineStage, isVisible: boolean): PipelineStage | null => (isVisible ? stage : null)
