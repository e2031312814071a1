import type { PipelineStage } from '@assay/contracts/shortlisteds'

/** Where somebody stands in a pipeline, wherever they appear. */
export const stageWords: Readonly<Record<PipelineStage, string>> = {
  submitted: 'Submitted by agency',
  duplicate: 'Duplicate',
  denied: 'Declined',
  shortlisted: 'Shortlisted',
  contactRequested: 'Contact requested',
  contactReleased: 'In contact',
  interviewing: 'Interviewing',
  decision: 'Decision',
  offer: 'Offer',
  hired: 'Hired',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  closed: 'Closed',
}

export const isStage = (text: unknown): text is PipelineStage =>
  typeof text === 'string' && Object.hasOwn(stageWords, text)

export const formatStage = (stage: string): string => stageWords[stage as PipelineStage] ?? stage
