import type { RequestKind, RequestOutcome, RequestState, WayToReach } from '@assay/contracts/candidate-requests'
import type { LetterSubject, waysTold } from '@assay/contracts/owed-letters'
import type { BadgeTone } from '@assay/ui/badge'

export const kindWords: Readonly<Record<RequestKind, string>> = {
  alternative: 'Another way of being chosen',
  accommodation: 'An accommodation',
  review: 'A second look at the decision',
}

/** The same, as the candidate chooses it. */
export const ownKindWords: Readonly<Record<RequestKind, string>> = {
  alternative: 'Another way of being chosen, without the ranking by a program',
  accommodation: 'Help with the way there is, such as more time or questions in writing',
  review: 'A person of the company looks at the decision again',
}

export const stateWords: Readonly<Record<RequestState, { label: string; tone: BadgeTone }>> = {
  asked: { label: 'Waits for an answer', tone: 'accent' },
  answered: { label: 'Answered', tone: 'plain' },
  withdrawn: { label: 'Taken back', tone: 'plain' },
}

export const outcomeWords: Readonly<Record<RequestOutcome, string>> = {
  granted: 'We do as they ask',
  partly: 'We do a part of it',
  declined: 'We do not',
}

/** The same, as the candidate reads it. */
export const ownOutcomeWords: Readonly<Record<RequestOutcome, string>> = {
  granted: 'They do as you ask.',
  partly: 'They do a part of it.',
  declined: 'They do not do as you ask.',
}

export const reachWords: Readonly<Record<WayToReach, string>> = {
  mail: 'The answer goes out by mail.',
  agency: 'No mail address is known: their agency passes the answer on.',
  wordOfMouth: 'No mail address is known: tell them yourselves, and write down that you did.',
}

export const subjectWords: Readonly<Record<LetterSubject, string>> = {
  end: 'How it ended',
  answer: 'The answer to a wish',
  interview: 'An interview',
  offer: 'An offer',
}

export const toldWords: Readonly<Record<(typeof waysTold)[number], string>> = {
  phone: 'By phone',
  inPerson: 'In person',
  otherWay: 'Another way',
}
