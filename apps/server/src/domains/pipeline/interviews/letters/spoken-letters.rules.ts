// What somebody has to hear of an interview whom no mail reaches: the same as the letter, without a name and a link.
import { type Span, writeSpan } from '../times/wall-times.rules.ts'
import { bothClocks, type CandidateLetter, type LetterFacts } from './candidate-letters.rules.ts'

type SpokenFacts = Omit<LetterFacts, 'name' | 'link'>

/** null: nothing that they do not know already. */
export function noticeText(about: CandidateLetter, facts: SpokenFacts): string | null {
  return WORDS[about]?.(facts) ?? null
}

const clocks = (span: Span, facts: SpokenFacts): string => bothClocks(span, { ...facts, name: '', link: '' })

const offered = (facts: SpokenFacts): string => facts.slots.map((slot) => clocks(slot, facts)).join('; or ')

const until = ({ respondBy, zoneCandidate }: SpokenFacts): string =>
  respondBy === null
    ? ''
    : ` They are to answer until ${writeSpan({ from: respondBy, to: respondBy }, zoneCandidate).replace(/-\d\d:\d\d/, '')}.`

const because = ({ reason }: SpokenFacts): string => (reason === null ? '' : ` The reason: ${reason}`)

const when = (facts: SpokenFacts): string => (facts.agreed === null ? '' : clocks(facts.agreed, facts))

const meeting = (facts: SpokenFacts): string =>
  `${when(facts)}, with ${facts.interviewers.join(', ')}. ${facts.place.replaceAll('\n', ', ')}`

const WORDS: Readonly<Partial<Record<CandidateLetter, (facts: SpokenFacts) => string>>> = {
  proposed: (facts) =>
    `${facts.companyName} invites them to an interview for “${facts.title}” (${facts.kind.toLowerCase()}, ${facts.minutes} minutes, with ${facts.interviewers.join(', ')}). Which of these times suits them: ${offered(facts)}?${until(facts)}`,
  rescheduling: (facts) =>
    `${facts.companyName} has to move the interview for “${facts.title}”.${because(facts)} Which of these times suits them instead: ${offered(facts)}?${until(facts)} Until then this one stands: ${when(facts)}`,
  reminder: (facts) =>
    `${facts.companyName} waits for an answer about the interview for “${facts.title}”. Which of these times suits them: ${offered(facts)}?${until(facts)}`,
  scheduled: (facts) => `The interview for “${facts.title}” at ${facts.companyName} is agreed: ${meeting(facts)}`,
  moved: (facts) => `The interview for “${facts.title}” at ${facts.companyName} has a new time: ${meeting(facts)}`,
  changed: (facts) =>
    `Where or with whom the interview for “${facts.title}” at ${facts.companyName} takes place has changed: ${meeting(facts)}`,
  kept: (facts) =>
    `No other time was agreed, so the interview for “${facts.title}” at ${facts.companyName} stays as it was: ${when(facts)}`,
  cancelled: (facts) =>
    `The interview for “${facts.title}” at ${facts.companyName} does not take place.${because(facts)}`,
  withdrawn: (facts) =>
    `The times that ${facts.companyName} offered for an interview for “${facts.title}” hold no longer.${because(facts)}`,
  expired: (facts) =>
    `Nobody chose a time for the interview for “${facts.title}”, so the times that ${facts.companyName} offered are over.`,
  missed: (facts) =>
    `${facts.companyName} has written down that they did not come to the interview for “${facts.title}” (${when(facts)}).${because(facts)} If it was otherwise, it can be contested within 48 hours.`,
  contested: (facts) =>
    `They said that nobody of ${facts.companyName} came to the interview for “${facts.title}”. The company says that it was otherwise. Both is written down.`,
}
