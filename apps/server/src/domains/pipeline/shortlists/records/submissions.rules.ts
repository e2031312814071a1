import { DISPUTE_WITHIN_DAYS } from '@assay/contracts/ownership-disputes'
import { activeStages, type ContactAnswer, type PipelineStage } from '@assay/contracts/shortlisteds'
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

interface Disputable {
  readonly state: SubmissionState
  readonly decidedAt: Date | null
  readonly disputedSince: Date | null
}

/** An agency disputes that its candidate was known already; an employer, that the agency introduced them. */
export function canBeDisputed(
  { state, decidedAt, disputedSince }: Disputable,
  by: 'agency' | 'employer',
  now: Date,
): boolean {
  if (disputedSince !== null || decidedAt === null) return false
  if (now.getTime() - decidedAt.getTime() > DISPUTE_WITHIN_DAYS * DAY_MS) return false
  return by === 'agency' ? state === 'duplicate' : state === 'accepted'
}

/** The deadline was paused while it was disputed. */
export const afterFreeze = (until: Date | null, since: Date, now: Date): Date | null =>
  until === null ? null : new Date(until.getTime() + Math.max(0, now.getTime() - since.getTime()))

interface Asked {
  readonly contactAskedAt: Date | null
  readonly contactAnswer: ContactAnswer | null
}

/** A client contact asks once, and again only after an answer that leaves it open. */
export const canAskAgency = ({ contactAskedAt, contactAnswer }: Asked, stage: PipelineStage): boolean =>
  activeStages.includes(stage) &&
  (contactAskedAt === null || (contactAnswer !== null && contactAnswer !== 'introducing'))

/** The agency answers each request, and corrects an answer while the candidate is undecided. */
export const canAnswerAsk = ({ contactAskedAt, contactAnswer }: Asked, stage: PipelineStage): boolean =>
  activeStages.includes(stage) && contactAskedAt !== null && contactAnswer !== 'introducing'
