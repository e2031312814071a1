import type { PipelineStage } from '@assay/contracts/shortlisteds'

export const stageLabels: Readonly<Record<PipelineStage, string>> = {
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
  typeof text === 'string' && Object.hasOwn(stageLabels, text)

export const formatStage = (stage: string): string => stageLabels[stage as PipelineStage] ?? stage
