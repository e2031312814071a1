// Mails to candidates about interviews. Times are in the candidate’s zone, followed by the company’s.
import { andList } from '@assay/contracts/and-list'
import { placeOfZone } from '@assay/contracts/zone-names'
import {
  facts,
  list,
  type MailContent,
  type MailPart,
  PERSONAL,
  say,
} from '../../../../platform/mail-writing/mail-content.ts'
import { clockIn, type Span, writeMoment, writeSpan, writeTime, zoneOfAll } from '../times/index.ts'

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

/** Such as "Tue 24 Nov 2026, 13:30–14:00 (Kolkata, GMT+5:30; 09:00 in Berlin)". */
export function bothClocks(span: Span, { zoneCandidate, zoneOrganizer }: Zones): string {
  const own = writeSpan(span, zoneCandidate)
  const other = otherClock(span, { zoneCandidate, zoneOrganizer })
  return other === null ? own : `${own.slice(0, -1)}; ${other})`
}

function otherClock({ from }: Span, { zoneCandidate, zoneOrganizer }: Zones): string | null {
  if (clockIn(zoneCandidate, from) === clockIn(zoneOrganizer, from)) return null
  return `${clockIn(zoneOrganizer, from)} in ${placeOfZone(zoneOrganizer)}`
}

type Zones = Pick<LetterFacts, 'zoneCandidate' | 'zoneOrganizer'>

interface Proposed {
  /** Such as " (Kolkata, GMT+5:30)" after what introduces the times; empty where each time names its own. */
  readonly zone: string
  readonly times: readonly string[]
}

/** The proposed times, with their zone named once. If the clocks change between them, each names it. */
export function proposedTimes({ slots, ...zones }: Zones & Pick<LetterFacts, 'slots'>): Proposed {
  const zone = zoneOfAll(slots, zones.zoneCandidate)
  if (zone === null) return { zone: '', times: slots.map((slot) => bothClocks(slot, zones)) }
  const times = slots.map((slot) => {
    const other = otherClock(slot, zones)
    return `${writeTime(slot, zones.zoneCandidate)}${other === null ? '' : ` (${other})`}`
  })
  return { zone: ` (${zone})`, times }
}

interface Letter {
  readonly subject: string
  readonly content: MailContent
}

export function writeCandidateLetter(about: CandidateLetter, letter: LetterFacts): Letter {
  const { subject, ...content } = WORDS[about](letter)
  const foot = 'button' in content ? PERSONAL : undefined
  return { subject, content: { greeting: `Hello ${letter.name},`, foot, ...content } }
}

type Words = Omit<MailContent, 'greeting'> & { readonly subject: string }

function slotsOf(introduction: string, letter: LetterFacts): MailPart[] {
  const { zone, times } = proposedTimes(letter)
  return [say(`${introduction}${zone}:`), list(times)]
}

const until = ({ respondBy, zoneCandidate }: LetterFacts): string =>
  respondBy === null ? '' : `Please reply by ${writeMoment(respondBy, zoneCandidate)}. `

const because = ({ reason }: LetterFacts): MailPart[] => (reason === null ? [] : [say(`Reason: ${reason}`)])

const currentTime = (letter: LetterFacts): string => (letter.agreed === null ? '' : bothClocks(letter.agreed, letter))

const NO_ACCOUNT = 'You don’t need an account.'

const meeting = (letter: LetterFacts): MailPart =>
  facts(['When', currentTime(letter)], ['With', andList(letter.interviewers)], ['Where', letter.place])

const choose = ({ link }: LetterFacts) => ({ label: 'Choose a time', address: link })

const booked = (letter: LetterFacts): Pick<Words, 'button' | 'after'> => ({
  button: { label: 'View, reschedule or cancel', address: letter.link },
  after: [say('We’ve attached a calendar file.')],
})

const WORDS: Readonly<Record<CandidateLetter, (letter: LetterFacts) => Words>> = {
  proposed: (letter) => ({
    subject: `${letter.companyName} invites you to an interview`,
    before: [
      say(
        `Good news: ${letter.companyName} would like to interview you for “${letter.title}” (${letter.kind.toLowerCase()}, ${letter.minutes} minutes, with ${andList(letter.interviewers)}).`,
      ),
      ...slotsOf('Proposed times', letter),
    ],
    button: choose(letter),
    after: [say(`${until(letter)}You can suggest other times, too. ${NO_ACCOUNT}`)],
  }),
  rescheduling: (letter) => ({
    subject: `${letter.companyName} needs to reschedule your interview`,
    before: [
      say(
        `${letter.companyName} needs to reschedule your interview for “${letter.title}”. Sorry for the inconvenience.`,
      ),
      ...because(letter),
      ...slotsOf('Proposed new times', letter),
    ],
    button: choose(letter),
    after: [
      say(
        `${until(letter)}You can suggest other times, too. Until you agree on a new time, the current one stands: ${currentTime(letter)}.`,
      ),
    ],
  }),
  reminder: (letter) => ({
    subject: `Reminder: choose a time for your interview with ${letter.companyName}`,
    before: [
      say(`${letter.companyName} is waiting for your answer about the interview for “${letter.title}”.`),
      ...slotsOf('Proposed times', letter),
    ],
    button: choose(letter),
    after: [say(`${until(letter)}You can suggest other times, too.`)],
  }),
  scheduled: (letter) => ({
    subject: `Your interview with ${letter.companyName}`,
    before: [say(`You’re booked for your interview for “${letter.title}”.`), meeting(letter)],
    ...booked(letter),
  }),
  moved: (letter) => ({
    subject: `New time: your interview with ${letter.companyName}`,
    before: [say(`Your interview for “${letter.title}” has a new time.`), meeting(letter)],
    ...booked(letter),
  }),
  changed: (letter) => ({
    subject: `Updated: your interview with ${letter.companyName}`,
    before: [say(`The details of your interview for “${letter.title}” have changed.`), meeting(letter)],
    ...booked(letter),
  }),
  kept: (letter) => ({
    subject: `Your interview with ${letter.companyName} is going ahead as planned`,
    before: [
      say(`No new time was agreed, so your interview for “${letter.title}” will go ahead as planned.`),
      meeting(letter),
    ],
    button: { label: 'View or cancel', address: letter.link },
    after: [say(`If you can’t make it, please let ${letter.companyName} know there.`)],
  }),
  soon: (letter) => ({
    subject: `Coming up: your interview with ${letter.companyName}`,
    before: [say(`Your interview for “${letter.title}” is coming up.`), meeting(letter)],
    button: { label: 'View or cancel', address: letter.link },
    after: [say(`If you can’t make it, please let ${letter.companyName} know there. Good luck!`)],
  }),
  cancelled: (letter) => ({
    subject: `Cancelled: your interview with ${letter.companyName}`,
    before: letter.byCandidate
      ? [
          say(`You cancelled your interview for “${letter.title}”, and we’ve let ${letter.companyName} know.`),
          facts(['When', currentTime(letter)]),
          say('The attached file removes it from your calendar.'),
        ]
      : [
          say(`We’re sorry: ${letter.companyName} has cancelled your interview for “${letter.title}”.`),
          facts(['When', currentTime(letter)], ['Reason', letter.reason]),
          say('The attached file removes it from your calendar. You don’t need to do anything.'),
        ],
  }),
  withdrawn: (letter) => ({
    subject: letter.byCandidate
      ? `You declined the interview with ${letter.companyName}`
      : `${letter.companyName} has withdrawn the proposed times`,
    before: letter.byCandidate
      ? [
          say(
            `You declined the interview for “${letter.title}”, and we’ve let ${letter.companyName} know. Thank you for telling us.`,
          ),
        ]
      : [
          say(`${letter.companyName} has withdrawn the proposed times for your interview for “${letter.title}”.`),
          ...because(letter),
          say('You don’t need to do anything.'),
        ],
  }),
  expired: (letter) => ({
    subject: `The times proposed by ${letter.companyName} have expired`,
    before: [
      say(
        `No time was chosen for the interview for “${letter.title}”, so the proposed times have expired. ${letter.companyName} may propose new ones.`,
      ),
    ],
  }),
  missed: (letter) => ({
    subject: `${letter.companyName} reported that you missed your interview`,
    before: [
      say(`${letter.companyName} reported that you did not attend the interview for “${letter.title}”.`),
      facts(['When', currentTime(letter)], ['Reason', letter.reason]),
      say('If that’s not right, please let us know within 48 hours.'),
    ],
    button: { label: 'Dispute this report', address: letter.link },
  }),
  contested: (letter) => ({
    subject: `${letter.companyName} disputes your report`,
    before: [
      say(
        `You reported that no one from ${letter.companyName} attended the interview for “${letter.title}”. The company disagrees. We have recorded both accounts.`,
      ),
    ],
  }),
}
