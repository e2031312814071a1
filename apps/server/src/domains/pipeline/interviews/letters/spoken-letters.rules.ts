// The text of manual notices about interviews: the mail without a name and a link.
import { andList } from '@assay/contracts/and-list'
import { writeMoment } from '../times/index.ts'
import { bothClocks, type CandidateLetter, type LetterFacts, proposedTimes } from './candidate-letters.rules.ts'

type SpokenFacts = Omit<LetterFacts, 'name' | 'link'>

/** Null when the candidate already knows. */
export function noticeText(about: CandidateLetter, facts: SpokenFacts): string | null {
  return WORDS[about]?.(facts) ?? null
}

function offered(facts: SpokenFacts): string {
  const { zone, times } = proposedTimes(facts)
  return `${zone}: ${times.join('; or ')}`
}

const until = ({ respondBy, zoneCandidate }: SpokenFacts): string =>
  respondBy === null ? '' : ` Please reply by ${writeMoment(respondBy, zoneCandidate)}.`

const because = ({ reason }: SpokenFacts): string => (reason === null ? '' : ` Reason: ${reason}`)

const when = (facts: SpokenFacts): string => (facts.agreed === null ? '' : bothClocks(facts.agreed, facts))

const meeting = (facts: SpokenFacts): string =>
  `${when(facts)}, with ${andList(facts.interviewers)}. ${facts.place.replaceAll('\n', ', ')}`

const WORDS: Readonly<Partial<Record<CandidateLetter, (facts: SpokenFacts) => string>>> = {
  proposed: (facts) =>
    `${facts.companyName} invites them to an interview for “${facts.title}” (${facts.kind.toLowerCase()}, ${facts.minutes} minutes, with ${andList(facts.interviewers)}). Which of these times suits them${offered(facts)}?${until(facts)}`,
  rescheduling: (facts) =>
    `${facts.companyName} needs to reschedule the interview for “${facts.title}”.${because(facts)} Which of these times suits them instead${offered(facts)}?${until(facts)} Until then, the current time stands: ${when(facts)}`,
  reminder: (facts) =>
    `${facts.companyName} is waiting for an answer about the interview for “${facts.title}”. Which of these times suits them${offered(facts)}?${until(facts)}`,
  scheduled: (facts) => `The interview for “${facts.title}” at ${facts.companyName} is booked: ${meeting(facts)}`,
  moved: (facts) => `The interview for “${facts.title}” at ${facts.companyName} has a new time: ${meeting(facts)}`,
  changed: (facts) =>
    `The details of the interview for “${facts.title}” at ${facts.companyName} have changed: ${meeting(facts)}`,
  kept: (facts) =>
    `No new time was agreed, so the interview for “${facts.title}” at ${facts.companyName} will go ahead as planned: ${when(facts)}`,
  cancelled: (facts) => `The interview for “${facts.title}” at ${facts.companyName} is cancelled.${because(facts)}`,
  withdrawn: (facts) =>
    `${facts.companyName} has withdrawn the proposed times for the interview for “${facts.title}”.${because(facts)}`,
  expired: (facts) =>
    `No time was chosen for the interview for “${facts.title}”, so the times proposed by ${facts.companyName} have expired.`,
  missed: (facts) =>
    `${facts.companyName} reported that they did not attend the interview for “${facts.title}” (${when(facts)}).${because(facts)} They can dispute this within 48 hours.`,
  contested: (facts) =>
    `They reported that no one from ${facts.companyName} attended the interview for “${facts.title}”. The company disagrees. Both accounts are recorded.`,
}
