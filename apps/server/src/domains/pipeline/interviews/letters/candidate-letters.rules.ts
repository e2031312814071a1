// Mails to candidates about interviews. Times are in the candidate’s zone, followed by the company’s.
import { clockIn, placeOf, type Span, writeSpan } from '../times/index.ts'

export type CandidateLetter =
  | 'proposed'
  | 'rescheduling'
  | 'reminder'
  | 'scheduled'
  | 'moved'
  | 'changed'
  | 'kept'
  | 'soon'
  | 'cancelled'
  | 'withdrawn'
  | 'expired'
  | 'missed'
  | 'contested'

export interface LetterFacts {
  readonly name: string
  readonly companyName: string
  readonly title: string
  readonly kind: string
  readonly minutes: number
  readonly interviewers: readonly string[]
  readonly place: string
  readonly zoneCandidate: string
  readonly zoneOrganizer: string
  readonly slots: readonly Span[]
  readonly agreed: Span | null
  readonly respondBy: Span['from'] | null
  readonly reason: string | null
  readonly byCandidate: boolean
  readonly link: string
}

/** Such as "Tue 24 Nov 2026, 13:30-14:00 (GMT+5:30; 09:00 in Berlin)". */
export function bothClocks(span: Span, { zoneCandidate, zoneOrganizer }: LetterFacts): string {
  const own = writeSpan(span, zoneCandidate)
  if (clockIn(zoneCandidate, span.from) === clockIn(zoneOrganizer, span.from)) return own
  return `${own.slice(0, -1)}; ${clockIn(zoneOrganizer, span.from)} in ${placeOf(zoneOrganizer)})`
}

interface Letter {
  readonly subject: string
  readonly text: string
}

export function writeCandidateLetter(about: CandidateLetter, facts: LetterFacts): Letter {
  const { subject, body } = WORDS[about](facts)
  return { subject, text: `Hello ${facts.name},\n\n${body}\n` }
}

interface Words {
  readonly subject: string
  readonly body: string
}

const listed = (facts: LetterFacts): string => facts.slots.map((slot) => `  - ${bothClocks(slot, facts)}`).join('\n')

const until = ({ respondBy, zoneCandidate }: LetterFacts): string =>
  respondBy === null
    ? ''
    : `Please reply by ${writeSpan({ from: respondBy, to: respondBy }, zoneCandidate).replace(/-\d\d:\d\d/, '')}.`

const because = ({ reason }: LetterFacts): string => (reason === null ? '' : `\n\nReason: ${reason}`)

const NO_ACCOUNT = 'You don’t need an account. This link is personal, so please don’t forward it.'

const meeting = (facts: LetterFacts): string => {
  const when = facts.agreed === null ? '' : bothClocks(facts.agreed, facts)
  return `${when}\nWith ${facts.interviewers.join(', ')}\n${facts.place}`
}

const change = ({ link }: LetterFacts): string =>
  `We’ve attached a calendar file. If you can’t make it, reschedule or cancel here:\n\n${link}`

const WORDS: Readonly<Record<CandidateLetter, (facts: LetterFacts) => Words>> = {
  proposed: (facts) => ({
    subject: `${facts.companyName} invites you to an interview`,
    body: `Good news: ${facts.companyName} would like to interview you for “${facts.title}” (${facts.kind.toLowerCase()}, ${facts.minutes} minutes, with ${facts.interviewers.join(', ')}).

Proposed times:

${listed(facts)}

Choose one or suggest other times:

${facts.link}

${until(facts)} ${NO_ACCOUNT}`,
  }),
  rescheduling: (facts) => ({
    subject: `${facts.companyName} needs to reschedule your interview`,
    body: `${facts.companyName} needs to reschedule your interview for “${facts.title}”. Sorry for the inconvenience.${because(facts)}

Proposed new times:

${listed(facts)}

Choose one or suggest other times:

${facts.link}

${until(facts)} Until you agree on a new time, the current one applies:
${facts.agreed === null ? '' : bothClocks(facts.agreed, facts)}`,
  }),
  reminder: (facts) => ({
    subject: `Reminder: choose a time for your interview with ${facts.companyName}`,
    body: `${facts.companyName} has proposed times for your interview for “${facts.title}”:

${listed(facts)}

Choose one or suggest other times:

${facts.link}

${until(facts)}`,
  }),
  scheduled: (facts) => ({
    subject: `Your interview with ${facts.companyName}`,
    body: `You’re booked for your interview for “${facts.title}”:\n\n${meeting(facts)}\n\n${change(facts)}`,
  }),
  moved: (facts) => ({
    subject: `New time: your interview with ${facts.companyName}`,
    body: `Your interview for “${facts.title}” has a new time:\n\n${meeting(facts)}\n\n${change(facts)}`,
  }),
  changed: (facts) => ({
    subject: `Updated: your interview with ${facts.companyName}`,
    body: `The details of your interview for “${facts.title}” have changed:\n\n${meeting(facts)}\n\n${change(facts)}`,
  }),
  kept: (facts) => ({
    subject: `Your interview with ${facts.companyName} takes place as planned`,
    body: `No new time was agreed, so your interview for “${facts.title}” takes place as planned:\n\n${meeting(facts)}\n\nIf you can’t make it, let ${facts.companyName} know here:\n\n${facts.link}`,
  }),
  soon: (facts) => ({
    subject: `Soon: your interview with ${facts.companyName}`,
    body: `Your interview for “${facts.title}” is coming up:\n\n${meeting(facts)}\n\nIf you can’t make it, let ${facts.companyName} know here:\n\n${facts.link}\n\nGood luck!`,
  }),
  cancelled: (facts) => ({
    subject: `Cancelled: your interview with ${facts.companyName}`,
    body: facts.byCandidate
      ? `You cancelled your interview for “${facts.title}”, and we’ve let ${facts.companyName} know. The attached file removes it from your calendar.`
      : `We’re sorry: ${facts.companyName} has cancelled your interview for “${facts.title}”.${because(facts)}\n\nThe attached file removes it from your calendar. You don’t need to do anything.`,
  }),
  withdrawn: (facts) => ({
    subject: facts.byCandidate
      ? `You declined the interview with ${facts.companyName}`
      : `${facts.companyName} has withdrawn the proposed times`,
    body: facts.byCandidate
      ? `You declined the interview for “${facts.title}”, and we’ve let ${facts.companyName} know. Thank you for telling us.`
      : `${facts.companyName} has withdrawn the proposed times for your interview for “${facts.title}”.${because(facts)}\n\nYou don’t need to do anything.`,
  }),
  expired: (facts) => ({
    subject: `The times proposed by ${facts.companyName} have expired`,
    body: `No time was chosen for the interview for “${facts.title}”, so the proposed times have expired. ${facts.companyName} may propose new ones.`,
  }),
  missed: (facts) => ({
    subject: `${facts.companyName} reported that you missed your interview`,
    body: `${facts.companyName} reported that you did not attend the interview for “${facts.title}”:

${facts.agreed === null ? '' : bothClocks(facts.agreed, facts)}${because(facts)}

If this is wrong, tell us within 48 hours:

${facts.link}`,
  }),
  contested: (facts) => ({
    subject: `${facts.companyName} contests your report`,
    body: `You reported that nobody from ${facts.companyName} attended the interview for “${facts.title}”. The company disagrees. We have recorded both accounts.`,
  }),
}
