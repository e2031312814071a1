import { builtInReasonOf } from '@assay/contracts/reason-code'
import type { PipelineStage, RejectionCode } from '@assay/contracts/shortlisteds'

interface Words {
  readonly where: string
  readonly next: string
  readonly step: string
}

/** The wording of each stage for candidates. */
const STAGES: Readonly<Record<PipelineStage, Words>> = {
  submitted: {
    where: 'Your agency has submitted you.',
    next: 'The company is reviewing your profile.',
    step: 'Your agency submitted you',
  },
  duplicate: {
    where: 'The company already had your profile.',
    next: 'There are no further steps.',
    step: 'The company already had your profile',
  },
  denied: {
    where: 'The company has declined your agency’s submission.',
    next: 'There are no further steps.',
    step: 'The company declined the submission',
  },
  shortlisted: {
    where: 'You are on the company’s shortlist.',
    next: 'The company is deciding who to contact. You don’t need to do anything.',
    step: 'The company shortlisted you',
  },
  contactRequested: {
    where: 'The company has requested your contact details.',
    next: 'You decide: accept or decline.',
    step: 'The company requested your contact details',
  },
  contactReleased: {
    where: 'The company has your contact details.',
    next: 'The company will contact you, usually to arrange an interview.',
    step: 'You shared your contact details',
  },
  interviewing: {
    where: 'You are in interviews.',
    next: 'The company decides after the interviews. You will hear from us either way.',
    step: 'Interviews started',
  },
  decision: {
    where: 'Your interviews are complete.',
    next: 'The company is making its decision. You will hear from us either way.',
    step: 'Interviews were completed',
  },
  offer: {
    where: 'The company has sent you an offer.',
    next: 'You decide: accept or decline.',
    step: 'The company sent you an offer',
  },
  hired: {
    where: 'Congratulations, you got the job!',
    next: 'You start on the agreed date.',
    step: 'You accepted the offer',
  },
  rejected: {
    where: 'The company has decided not to move forward with you for this job.',
    next: 'You can see how this was decided and request a review.',
    step: 'The company decided not to move forward with you',
  },
  withdrawn: {
    where: 'You have withdrawn.',
    next: 'You can rejoin while the job is open.',
    step: 'You withdrew',
  },
  closed: {
    where: 'The job has been filled or cancelled.',
    next: 'There are no further steps.',
    step: 'The job was filled or cancelled',
  },
}

const WAY = ['Contact', 'Interviews', 'Decision'] as const

/** The index in WAY of what happens now; its length when everything is done, null after an end. */
const NOW: Readonly<Partial<Record<PipelineStage, number>>> = {
  submitted: 0,
  shortlisted: 0,
  contactRequested: 0,
  contactReleased: 1,
  interviewing: 1,
  decision: 2,
  offer: 2,
  hired: WAY.length,
}

export function pathOf(stage: PipelineStage): { label: string; state: 'done' | 'now' | 'later' }[] {
  const now = NOW[stage]
  if (now === undefined) return []
  return WAY.map((label, index) => ({ label, state: index < now ? 'done' : index === now ? 'now' : 'later' }))
}

export const formatStage = (stage: PipelineStage): Words => STAGES[stage]

/** Why the candidate returned to the shortlist. */
const BACK: Readonly<Record<string, string>> = {
  contactDeclined: 'You declined to share your contact details',
  contactExpired: 'The company’s request expired',
  contactWithdrawn: 'The company withdrew its request',
  contactRefunded: 'The contact details did not work and were removed',
}

interface Step {
  readonly fromStage: PipelineStage | null
  readonly toStage: PipelineStage
  readonly reasonCode: string | null
  readonly actorType: string
}

export function formatStep({ fromStage, toStage, reasonCode, actorType }: Step): string {
  if (fromStage === 'offer' && toStage === 'decision') return formatOfferEnd(reasonCode, actorType)
  return BACK[reasonCode ?? ''] ?? STAGES[toStage].step
}

function formatOfferEnd(reasonCode: string | null, actorType: string): string {
  if (reasonCode === 'offerExpired') return 'The offer expired'
  return actorType === 'candidateLink' ? 'You declined the offer' : 'The company withdrew its offer'
}

const REJECTION_REASONS: Readonly<Record<RejectionCode, string>> = {
  missingSkill: 'a required skill is missing',
  lessExperience: 'they need more experience',
  rate: 'the pay you expect is above their budget',
  availability: 'your availability doesn’t match',
  overlap: 'your working hours don’t overlap enough',
  language: 'a required language is missing',
  strongerOthers: 'other candidates were a closer match',
  onHold: 'the job is on hold',
  other: 'another reason',
}

export const formatRejectionReason = (code: string): string =>
  REJECTION_REASONS[builtInReasonOf(code) as RejectionCode] ?? code
