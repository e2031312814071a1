import type { RejectionCode, PipelineStage } from '@assay/contracts/shortlisteds'

interface Words {
  readonly where: string
  readonly next: string
  readonly step: string
}

/** Each stage in words that somebody outside understands. */
const STAGES: Readonly<Record<PipelineStage, Words>> = {
  submitted: {
    where: 'Your agency has proposed you.',
    next: 'The company decides whether it wants to go on with you.',
    step: 'Your agency proposed you',
  },
  duplicate: { where: 'You were there already.', next: 'Nothing more happens here.', step: 'You were there already' },
  denied: {
    where: 'The company has not taken up the proposal of your agency.',
    next: 'Nothing more happens here.',
    step: 'The company did not take up the proposal',
  },
  shortlisted: {
    where: 'You are on the company’s shortlist.',
    next: 'The company decides whom it asks next. You need to do nothing.',
    step: 'The company put you on its shortlist',
  },
  contactRequested: {
    where: 'The company has asked for your contact details.',
    next: 'You decide whether they get them. The link is in the mail about it.',
    step: 'The company asked for your contact details',
  },
  contactReleased: {
    where: 'The company has your contact details.',
    next: 'The company writes to you, usually to find a time to talk.',
    step: 'Your contact details were released',
  },
  interviewing: {
    where: 'You are being interviewed.',
    next: 'After the talks the company decides. You hear of it either way.',
    step: 'The interviews began',
  },
  decision: {
    where: 'The interviews are over.',
    next: 'The company decides. You hear of it either way.',
    step: 'The interviews were over, and the company began to decide',
  },
  offer: {
    where: 'The company is making you an offer.',
    next: 'You decide about the offer. Its link is in the mail about it.',
    step: 'The company began to make you an offer',
  },
  hired: { where: 'You have the job.', next: 'You start on the agreed day.', step: 'You took the offer' },
  rejected: {
    where: 'The company does not go on with you for this role.',
    next: 'You can ask why, and have wrong data corrected.',
    step: 'The company decided not to go on with you',
  },
  withdrawn: {
    where: 'You left this process.',
    next: 'Nothing more happens, unless you come back.',
    step: 'You left the process',
  },
  closed: {
    where: 'The role was filled or called off.',
    next: 'Nothing more happens here.',
    step: 'The role was filled or called off',
  },
}

export const formatStage = (stage: PipelineStage): Words => STAGES[stage]

/** Back on the shortlist after something else: why, as far as it is known. */
const BACK: Readonly<Record<string, string>> = {
  contactDeclined: 'You did not release your contact details',
  contactExpired: 'The company’s request ran out without an answer',
  contactWithdrawn: 'The company took its request back',
  contactRefunded: 'The contact details did not work, and were removed',
}

export function formatStep({ toStage, reasonCode }: { toStage: PipelineStage; reasonCode: string | null }): string {
  return BACK[reasonCode ?? ''] ?? STAGES[toStage].step
}

const REJECTION_REASONS: Readonly<Record<RejectionCode, string>> = {
  missingSkill: 'a skill that they need is missing',
  lessExperience: 'they look for more experience',
  rate: 'the rate is above what they can pay',
  availability: 'the time of your start does not fit',
  overlap: 'the working hours overlap too little',
  language: 'a language that they need is missing',
  strongerOthers: 'others fitted the role more closely',
  onHold: 'the role is on hold',
  other: 'another reason, which they have not put into one of the usual words',
}

export const formatRejectionReason = (code: string): string => REJECTION_REASONS[code as RejectionCode] ?? code
