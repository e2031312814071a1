import type { PipelineStage } from '@assay/contracts/shortlisteds'

/** Where somebody stands in a pipeline, wherever they appear. */
export const stageWords: Readonly<Record<PipelineStage, string>> = {
  submitted: 'Submitted',
  duplicate: 'Duplicate',
  denied: 'Denied',
  shortlisted: 'Shortlisted',
  contactRequested: 'Contact asked for',
  contactReleased: 'In contact',
  interviewing: 'Interviewing',
  decision: 'To be decided',
  offer: 'Offer',
  hired: 'Hired',
  passed: 'Passed',
  withdrawn: 'Withdrew',
  closed: 'Closed',
}

export const isStage = (text: unknown): text is PipelineStage =>
  typeof text === 'string' && Object.hasOwn(stageWords, text)

export const formatStage = (stage: string): string => stageWords[stage as PipelineStage] ?? stage
