import type { RequestKind, RequestOutcome, RequestState, WayToReach } from '@assay/contracts/candidate-requests'
import type { deliveryMethods, NoticeSubject } from '@assay/contracts/manual-notices'
import type { BadgeTone } from '@assay/ui/badge'

export const kindLabels: Readonly<Record<RequestKind, string>> = {
  question: 'Question',
  alternative: 'Alternative process',
  accommodation: 'Accommodation',
  review: 'Human review',
}

/** The labels the candidate chooses from. */
export const ownKindLabels: Readonly<Record<RequestKind, string>> = {
  question: 'A question about the job or the process',
  alternative: 'An alternative process without automated ranking',
  accommodation: 'An accommodation, such as more time or written questions',
  review: 'A human review of the decision',
}

export const stateLabels: Readonly<Record<RequestState, { label: string; tone: BadgeTone }>> = {
  open: { label: 'Awaiting answer', tone: 'waiting' },
  answered: { label: 'Answered', tone: 'plain' },
  withdrawn: { label: 'Cancelled', tone: 'plain' },
}

export const outcomeLabels: Readonly<Record<RequestOutcome, string>> = {
  granted: 'Granted',
  partly: 'Partly granted',
  declined: 'Not granted',
  answered: 'Answered',
}

/** The labels shown to the candidate. */
export const ownOutcomeLabels: Readonly<Record<RequestOutcome, string>> = {
  granted: 'Your request was granted.',
  partly: 'Your request was partly granted.',
  declined: 'Your request was not granted.',
  answered: 'Answer:',
}

export const replyLabels: Readonly<Record<WayToReach, string>> = {
  mail: 'The answer is sent by email.',
  agency: 'No email address on file. Their agency passes the answer on.',
  wordOfMouth: 'No email address on file. Tell the candidate yourself and record it.',
}

export const subjectLabels: Readonly<Record<NoticeSubject, string>> = {
  end: 'Outcome',
  answer: 'Answer to a candidate request',
  interview: 'Interview',
  offer: 'Offer',
}

export const deliveryWords: Readonly<Record<(typeof deliveryMethods)[number], string>> = {
  phone: 'By phone',
  inPerson: 'In person',
  otherWay: 'Other',
}
