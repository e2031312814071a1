/**
 * Whether the text of a job shows that the person used a skill. A few weeks, a mere list of a dozen skills, or a
 * posting that was copied into a job proves no more than a list of skills does.
 */

import type { Term } from '../text/find-terms.ts'
import { type DateRange, monthsCovered } from './resume-dates.ts'

/** All jobs whose text shows a skill, together. */
export const MIN_TELLING_MONTHS = 3
/** From so many skills on, with fewer other words, a job is a mere list of them. */
const DOZEN = 12

/** The most skills that jobs can show. Of 938 real résumés none shows more than 91; a longer list was copied. */
export const MAX_USED = 100
/** A head names a title, an employer and dates. */
const MAX_IN_HEAD = 4

/** Headings and turns of who hires; hardly any job of a real résumé has one. */
const HIRES = new RegExp(
  [
    "\\bwe(?:'re| are) (?:looking|hiring|seeking|searching)\\b",
    '\\bwe (?:seek|offer|expect|require)\\b',
    "\\byou(?:'ll|'ve|'re| will| have| bring| know| should| must| like| love| own| need)\\b",
    '\\byour (?:profile|tasks|role|responsibilities|mission|background|qualifications)\\b',
    "\\bwhat (?:you|we)(?:'|\\b)",
    '\\b(?:nice|good|great)[ -]to[ -]have\\b|\\bmust[ -]haves?\\s*:',
    '\\b(?:is|are|would be|will be) (?:a (?:big |strong |definite )?plus|an advantage|preferred|desirable|mandatory)\\b',
    '\\b\\d+\\s*\\+\\s*(?:years|yrs)\\b[^.;\\n]{0,40}\\b(?:required|preferred|experience (?:with|in))\\b',
    '(?:^|[\\n.!?])[^\\w\\n]*(?:(?:minimum|basic|preferred|required|job|key) )?(?:requirements?|qualifications)[ \\t]*(?::|\\n?[ \\t]*[-–—•*·▪●◦o][ \\t])',
  ].join('|'),
)

interface JobText {
  /** The end of the lines with dates, title and employer, and of the job's text. */
  readonly head: number
  readonly start: number
  readonly end: number
}

/** Where the description of a job begins: after a head that holds a list of skills, such as a made-up employer. */
export function jobTextStart({ head, start }: JobText, terms: readonly Term[]): number {
  const own = terms.filter((term) => term.kind === 'skill' && term.start >= start && term.start < head)
  return new Set(own.map(({ slug }) => slug)).size > MAX_IN_HEAD ? head : start
}

/** Where the description of a job ends: at text that reads like a posting, and for a mere list at its beginning. */
export function jobTextEnd(lower: string, { head, start, end }: JobText, terms: readonly Term[]): number {
  const own = terms.filter((term) => term.kind === 'skill' && term.start >= head && term.start < end)
  const named = new Set(own.map(({ slug }) => slug)).size
  if (named >= DOZEN && wordsBeside(lower, own, { from: head, to: end }) < named) return start
  const hires = HIRES.exec(lower.slice(start, end))
  return hires === null ? end : start + hires.index
}

export function readsLikePosting(lower: string): boolean {
  return HIRES.test(lower)
}

/** Whether jobs of these durations are enough evidence together. */
export function lastsLongEnough(ranges: readonly DateRange[], nowMonth: number): boolean {
  return ranges.length > 0 && monthsCovered(ranges, nowMonth) >= MIN_TELLING_MONTHS
}

/** Each word once: repetition is no further evidence. */
function wordsBeside(lower: string, terms: readonly Term[], { from, to }: { from: number; to: number }): number {
  const words = new Set<string>()
  let at = from
  for (const [start, end] of [...terms.map(({ start, end }) => [start, end] as const), [to, to] as const]) {
    if (start < at) continue
    for (const word of lower.slice(at, start).match(/[a-z]{2,}/g) ?? []) words.add(word)
    at = end
  }
  return words.size
}
