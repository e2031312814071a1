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
const MAX_BESIDE_TITLE = 2

/** Headings and turns of who hires; hardly any job of a real résumé has one. */
const HIRES = new RegExp(
  [
    "\\bwe(?:'re| are) (?:looking|hiring|seeking|searching)\\b",
    '\\bwe (?:seek|offer|expect|require)\\b',
    "\\byou(?:'ll|'ve|'re| will| have| bring| know| should| must| like| love| own| need)\\b",
    '\\byour (?:profile|tasks|role|responsibilities|mission|background|qualifications)\\b',
    "\\bwhat (?:you|we)(?:'|\\b)",
    '\\b(?:the|our|an?) (?:ideal|perfect|successful|right|suitable) (?:candidate|applicant|person)\\b',
    '\\b(?:strong|proven|solid|demonstrated|extensive|previous|prior) (?:\\w+ )?(?:experience|knowledge|skills|background)\\b[^.;\\n]{0,60}\\b(?:required|is a must|(?:is|are) (?:essential|expected|needed|desired)|for this (?:position|role|job))\\b',
    '\\b(?:wir suchen|du bringst|sie bringen|bringst du|dein profil|ihr profil|deine aufgaben|ihre aufgaben|wir bieten)\\b',
    '\\b(?:vous (?:maitrisez|avez|etes|justifiez)|votre profil|vos missions|nous (?:recherchons|cherchons|offrons))\\b',
    '\\b(?:buscamos|tu perfil|ofrecemos|se requiere|cerchiamo|il tuo profilo|offriamo|procuramos|o teu perfil|oferecemos|wij zoeken|wij bieden|jij hebt|jouw profiel|szukamy|oferujemy|vi soker|vi sogar|vi erbjuder)\\b',
    '\\b(?:nice|good|great)[ -]to[ -]have\\b|\\bmust[ -]haves?\\s*:',
    '\\b(?:is|are|would be|will be) (?:a (?:big |strong |definite )?plus|an advantage|preferred|desirable|mandatory)\\b',
    '\\b\\d+\\s*\\+\\s*(?:years|yrs)\\b[^.;\\n]{0,40}\\b(?:required|preferred|experience (?:with|in))\\b',
    '(?:^|[\\n.!?])[^\\w\\n]*(?:(?:minimum|basic|preferred|required|job|key) )?(?:requirements?|qualifications)[ \\t]*(?::|\\n?[ \\t]*[-–—•*·▪●◦o][ \\t])',
  ].join('|'),
)

export interface Stretch {
  readonly start: number
  readonly end: number
}

interface JobText extends Stretch {
  /** The end of the lines with dates, title and employer. */
  readonly head: number
  readonly title: Stretch | null
  /** Not in a summary. */
  readonly isAmongJobs: boolean
}

/**
 * The stretches of a job that tell of skills: not the name of a company, nor a head that is a list of skills, such as a
 * made-up employer. None if the job is a mere list or reads like a posting.
 */
export function tellingStretches(lower: string, job: JobText, terms: readonly Term[]): readonly Stretch[] {
  const { head, start, end, title, isAmongJobs } = job
  const skills = terms.filter((term) => term.kind === 'skill' && term.start >= start && term.start < end)
  const own = skills.filter((term) => term.start >= head)
  const named = countOf(own)
  if (named >= DOZEN && wordsBeside(lower, own, { from: head, to: end }) < named) return []
  // What stands above "Requirements" may be the posting's title or its first sentence.
  if (HIRES.test(lower.slice(start, end))) return []
  const inHead = skills.filter((term) => term.start < head)
  const beside = inHead.filter((term) => title === null || term.end <= title.start || term.start >= title.end)
  if (countOf(beside) > MAX_BESIDE_TITLE || countOf(inHead) > MAX_IN_HEAD) return [{ start: head, end }]
  // "2010 - 2026: Go and Kafka" is a list with dates; "Sales, 2010 - 2026" among jobs may be a title.
  if (title === null && countOf(inHead) > (isAmongJobs ? 1 : 0) && isBare(lower, inHead, { from: start, to: head }))
    return [{ start: head, end }]
  const form = LEGAL_FORM.exec(lower.slice(start, head))
  if (form === null) return [{ start, end }]
  // "Go Services GmbH": from the last comma, bar or dash to the legal form.
  const before = lower.slice(start, start + form.index)
  const around = [
    { start, end: start + 1 + Math.max(...[...SEPARATORS].map((sign) => before.lastIndexOf(sign))) },
    { start: start + form.index + form[0].length, end },
  ]
  return title === null ? around : [title, ...around]
}

const SEPARATORS = ',|•()\n–—'
const LEGAL_FORM =
  /\b(?:gmbh|ltd|limited|inc|llc|llp|corp|corporation|plc|ag|se|bv|b\.v\.|oy|ab|srl|s\.r\.l\.|sarl|s\.a\.|pty)\b/

const countOf = (skills: readonly Term[]): number => new Set(skills.map(({ slug }) => slug)).size

export function readsLikePosting(lower: string): boolean {
  return HIRES.test(lower)
}

/** Whether jobs of these durations are enough evidence together. */
export function lastsLongEnough(ranges: readonly DateRange[], nowMonth: number): boolean {
  return ranges.length > 0 && monthsCovered(ranges, nowMonth) >= MIN_TELLING_MONTHS
}

const DATE_WORDS =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|mär|mai|okt|dez)[a-zä]*\b|\b(?:present|today|now|current|ongoing|since|from|until|till|to|heute|seit|bis|and|und|et|with|mit|in)\b/g

/** Whether a head says nothing beside its dates and skills. */
function isBare(lower: string, terms: readonly Term[], { from, to }: { from: number; to: number }): boolean {
  const dated = lower.slice(from, to).replaceAll(DATE_WORDS, (word) => ' '.repeat(word.length))
  const places = terms.map((term) => ({ ...term, start: term.start - from, end: term.end - from }))
  return wordsBeside(dated, places, { from: 0, to: to - from }) === 0
}

/** Each word once: repetition is no further evidence. */
function wordsBeside(
  lower: string,
  terms: readonly Pick<Term, 'start' | 'end'>[],
  { from, to }: { from: number; to: number },
): number {
  const words = new Set<string>()
  let at = from
  for (const [start, end] of [...terms.map(({ start, end }) => [start, end] as const), [to, to] as const]) {
    if (start < at) continue
    for (const word of lower.slice(at, start).match(/[a-z]{2,}/g) ?? []) words.add(word)
    at = end
  }
  return words.size
}
