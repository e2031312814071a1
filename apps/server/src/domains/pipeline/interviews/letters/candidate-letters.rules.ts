// What candidates read about an interview. Times stand on their own clocks, with the company’s beside them.
import { clockIn, placeOf, type Span, writeSpan } from '../times/wall-times.rules.ts'

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

/** Such as "Tuesday, 24 November 2026, 13:30-14:00 (Pune time; 09:00 in Berlin)". */
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
    : `Please answer until ${writeSpan({ from: respondBy, to: respondBy }, zoneCandidate).replace(/-\d\d:\d\d/, '')}.`

const because = ({ reason }: LetterFacts): string => (reason === null ? '' : `\n\nThe reason: ${reason}`)

const NO_ACCOUNT = 'You need no account. If you forward this mail, you forward the right to answer.'

const meeting = (facts: LetterFacts): string => {
  const when = facts.agreed === null ? '' : bothClocks(facts.agreed, facts)
  return `${when}\nWith ${facts.interviewers.join(', ')}\n${facts.place}`
}

const change = ({ link }: LetterFacts): string =>
  `The calendar file is attached. If you cannot come, ask for another time or cancel here:\n\n${link}`

const WORDS: Readonly<Record<CandidateLetter, (facts: LetterFacts) => Words>> = {
  proposed: (facts) => ({
    subject: `${facts.companyName} would like to talk with you`,
    body: `${facts.companyName} invites you to an interview for “${facts.title}”: ${facts.kind.toLowerCase()}, ${facts.minutes} minutes, with ${facts.interviewers.join(', ')}.

These times are offered:

${listed(facts)}

Choose one, or name others, here:

${facts.link}

${until(facts)} ${NO_ACCOUNT}`,
  }),
  rescheduling: (facts) => ({
    subject: `${facts.companyName} asks for another time`,
    body: `${facts.companyName} has to move your interview for “${facts.title}”.${because(facts)}

These times are offered instead:

${listed(facts)}

Choose one, or name others, here:

${facts.link}

${until(facts)} Until a new time is agreed, the one that you have stands:
${facts.agreed === null ? '' : bothClocks(facts.agreed, facts)}`,
  }),
  reminder: (facts) => ({
    subject: `${facts.companyName} waits for your answer`,
    body: `${facts.companyName} has offered you times for an interview for “${facts.title}”:

${listed(facts)}

Choose one, or name others, here:

${facts.link}

${until(facts)}`,
  }),
  scheduled: (facts) => ({
    subject: `Your interview with ${facts.companyName}`,
    body: `your interview for “${facts.title}” is agreed:\n\n${meeting(facts)}\n\n${change(facts)}`,
  }),
  moved: (facts) => ({
    subject: `New time: your interview with ${facts.companyName}`,
    body: `your interview for “${facts.title}” has a new time:\n\n${meeting(facts)}\n\n${change(facts)}`,
  }),
  changed: (facts) => ({
    subject: `Changed: your interview with ${facts.companyName}`,
    body: `where or with whom your interview for “${facts.title}” takes place has changed:\n\n${meeting(facts)}\n\n${change(facts)}`,
  }),
  kept: (facts) => ({
    subject: `Your interview with ${facts.companyName} stays as it was`,
    body: `no other time was agreed, so the one that you have stands:\n\n${meeting(facts)}\n\nIf you cannot come, say so here:\n\n${facts.link}`,
  }),
  soon: (facts) => ({
    subject: `Soon: your interview with ${facts.companyName}`,
    body: `your interview for “${facts.title}”:\n\n${meeting(facts)}\n\nIf you cannot come, say so here:\n\n${facts.link}`,
  }),
  cancelled: (facts) => ({
    subject: `Cancelled: your interview with ${facts.companyName}`,
    body: facts.byCandidate
      ? `you cancelled your interview for “${facts.title}”. ${facts.companyName} knows. The attached file takes it out of your calendar.`
      : `your interview for “${facts.title}” does not take place.${because(facts)}\n\nThe attached file takes it out of your calendar. You need do nothing.`,
  }),
  withdrawn: (facts) => ({
    subject: `${facts.companyName} took back the times it offered`,
    body: facts.byCandidate
      ? `you said that you will not come to an interview for “${facts.title}”. ${facts.companyName} knows.`
      : `the times for an interview for “${facts.title}” are offered no longer.${because(facts)}\n\nYou need do nothing.`,
  }),
  expired: (facts) => ({
    subject: `The times that ${facts.companyName} offered are over`,
    body: `nobody chose a time for an interview for “${facts.title}”, so the offer of times has ended. ${facts.companyName} may offer you others.`,
  }),
  missed: (facts) => ({
    subject: `${facts.companyName} says that you did not come`,
    body: `${facts.companyName} has written down that you did not come to the interview for “${facts.title}”:

${facts.agreed === null ? '' : bothClocks(facts.agreed, facts)}${because(facts)}

If it was otherwise, say so within 48 hours here:

${facts.link}`,
  }),
  contested: (facts) => ({
    subject: `${facts.companyName} sees it otherwise`,
    body: `you said that nobody of ${facts.companyName} came to the interview for “${facts.title}”. They say that it was otherwise. Both is written down.`,
  }),
}
