/**
 * Cuts a paragraph into the lines that it once had: at the names of sections, at date ranges with the names before
 * them, and at the ends of sentences.
 */
import type { ReadWords } from '../text/find-terms.ts'
import type { Gazetteer } from '../text/gazetteer.ts'
import { isName, runAfter, runBefore, textAfter, tokenFrom } from './name-runs.ts'
import type { DateRange } from './resume-dates.ts'
import { MAX_HEADING_WORDS, type ResumeSection, sectionNamed } from './resume-headings.ts'
import { titleInRun } from './run-titles.ts'

interface Heading {
  start: number
  end: number
  section: ResumeSection
}

export interface FlatLine {
  start: number
  end: number
  /** Of a heading. */
  section: ResumeSection | null
}

/** The lines between two places, without overlap and in order. */
export function flatLines(
  words: ReadWords,
  start: number,
  end: number,
  ranges: readonly DateRange[],
  gazetteer: Gazetteer,
): FlatLine[] {
  const headings = headingsIn(words, start, end, ranges, gazetteer)
  const heads: { from: number; to: number; isNamed: boolean }[] = []
  let reached = start
  let heading = 0
  for (const range of ranges) {
    while ((headings[heading]?.end ?? Number.POSITIVE_INFINITY) <= range.start) {
      reached = Math.max(reached, headings[heading]?.end ?? 0)
      heading += 1
    }
    const run = runBefore(words, range.start, reached)
    const isNamed = run.first <= run.last
    const from = isNamed ? (words.tokens.starts[run.first] ?? range.start) : range.start
    if (isNamed || !goesOn(words, range, reached)) heads.push({ from, to: range.end, isNamed })
    reached = range.end
  }
  const cuts = new Set(heads.map(({ from }) => from))
  let head = 0
  for (const cut of sentenceStarts(words, start, end)) {
    while ((heads[head]?.to ?? Number.POSITIVE_INFINITY) <= cut) head += 1
    if (joinsTitle(words, heads[head - 1], cut)) continue
    if (cut <= (heads[head]?.from ?? Number.POSITIVE_INFINITY)) cuts.add(cut)
  }
  const bySection = new Map(headings.map((found) => [found.start, found] as const))
  for (const found of headings) cuts.add(found.start).add(found.end)
  const places = [...cuts].filter((cut) => cut > start && cut < end).sort((left, right) => left - right)
  return [start, ...places].map((from, place) => ({
    start: from,
    end: places[place] ?? end,
    section: bySection.get(from)?.section ?? null,
  }))
}

/** "2021 - present · Data Engineer": dates without names before them, a dot, and a name. */
function joinsTitle({ text }: ReadWords, head: { to: number; isNamed: boolean } | undefined, cut: number): boolean {
  return head !== undefined && !head.isNamed && /^[\s\])]*•\s*$/.test(text.lower.slice(head.to, cut))
}

/** "... from 2016 to 2019 where I", in the middle of a sentence. */
function goesOn({ text }: ReadWords, range: DateRange, reached: number): boolean {
  const before = text.lower.slice(Math.max(reached, range.start - 12), range.start)
  if (/\b(?:from|between|during|in|since|of|for|and|until|throughout|years)\s*\(?\s*$/.test(before)) return true
  return /[a-z,]\s*\(?\s*$/.test(before) && /^\W*[a-z]/.test(text.clean.slice(range.end, range.end + 6))
}

const SENTENCE_START =
  /(?<=(?:[A-Za-z0-9)"%]{2}|\s\d)(?<!\b(?:Inc|Ltd|Corp|Dept|Sr|Jr|Co|St|Dr|Mr|Ms|No|vs))[.!?])\s{1,3}(?=[A-Z])|•/g

/** Places after ". " with a capital letter, and bullets. */
function* sentenceStarts({ text }: ReadWords, start: number, end: number): Generator<number> {
  for (const match of text.clean.slice(start, end).matchAll(SENTENCE_START)) {
    yield start + match.index + match[0].length
  }
}

const BEFORE_SECTION = /[.:;|•)\]!?>]\s*$|\n\s*$/
const NO_HEADING_BEFORE = new Set(
  'of and in with the a an your my our their his her years year for to relevant strong excellent proven good more extensive hands-on prior as on by from or its broad deep'.split(
    ' ',
  ),
)
/** Words that also end names of other things: "communication skills", "user experience", "staff training". */
const OFTEN_A_NOUN = new Set(
  'skills experience training technology technologies tools software qualifications profile background courses expertise strengths leadership personal contact language languages education overview objective about positions activities employment projects portfolio certification introduction studies internship awards career qualification formation'.split(
    ' ',
  ),
)

const LIKELY = 2

/** The names of sections inside a paragraph. Capitals alone are not enough: what follows must fit, too. */
function headingsIn(
  words: ReadWords,
  start: number,
  end: number,
  ranges: readonly DateRange[],
  gazetteer: Gazetteer,
): Heading[] {
  const { tokens, text } = words
  const found: Heading[] = []
  const last = tokenFrom(words, end)
  for (let at = tokenFrom(words, start); at < last; at += 1) {
    if (!isName(words, at)) continue
    const length = headingLength(words, at, last)
    if (length === 0) continue
    const from = tokens.starts[at] ?? 0
    const to = tokens.ends[at + length - 1] ?? from
    const section = sectionNamed(tokens.words.slice(at, at + length).join(' ')) as ResumeSection
    const colon = /^\s?:/.exec(text.lower.slice(to, to + 2))?.[0].length ?? 0
    if (weightOf(words, at, length, { section, start, end, ranges, gazetteer }) < LIKELY) continue
    found.push({ start: from, end: to + colon, section })
    at += length - 1
  }
  return found
}

/** The longest name of a section that begins here, in words. */
function headingLength(words: ReadWords, at: number, limit: number): number {
  const { tokens } = words
  for (let length = Math.min(MAX_HEADING_WORDS, limit - at); length > 0; length -= 1) {
    if (sectionNamed(tokens.words.slice(at, at + length).join(' ')) === undefined) continue
    let isOne = isName(words, at + length - 1)
    for (let place = at; place < at + length - 1; place += 1) {
      if (!/^[ \n&]+$/.test(textAfter(words, place))) isOne = false
      if (!isName(words, place) && !['and', 'of', 'me'].includes(tokens.words[place] ?? '')) isOne = false
    }
    if (isOne) return length
  }
  return 0
}

interface Surroundings {
  section: ResumeSection
  start: number
  end: number
  ranges: readonly DateRange[]
  gazetteer: Gazetteer
}

function weightOf(words: ReadWords, at: number, length: number, around: Surroundings): number {
  const { section, start } = around
  const { tokens, text } = words
  const from = tokens.starts[at] ?? 0
  const to = tokens.ends[at + length - 1] ?? from
  const before = text.clean.slice(Math.max(0, from - 4), from)
  const after = text.clean.slice(to, to + 240)
  const word = tokens.words[at - 1] ?? ''
  const isAfterBreak = from === start || at === 0 || BEFORE_SECTION.test(before)
  if (!isAfterBreak && (NO_HEADING_BEFORE.has(word) || /[,/&(-]\s*$/.test(before))) return 0
  if (/^\s*[,.;)/]/.test(after) || /^\s*[-–]\s?[a-z]/.test(after) || after.trim() === '') return 0
  if (/^\s+[a-z]/.test(after)) return 0
  const isCapital = isAllCapitals(text.clean.slice(from, to))
  let weight = 0
  // "INFORMATION TECHNOLOGY MANAGER" is one title.
  if (isCapital && length === 1 && !/^\s?:/.test(after)) {
    const isNoun = OFTEN_A_NOUN.has(tokens.words[at] ?? '')
    if (isNoun && isAllCapitals(/^\s+([A-Za-z]{4,})/.exec(after)?.[1] ?? '')) weight -= 2
    const ahead = text.clean.slice(tokens.starts[at - 1] ?? 0, from)
    if (!isAfterBreak && isNoun && isAllCapitals(ahead)) weight -= 2
  }
  if (/^\s?:/.test(after)) weight += 2
  if (length > 1) weight += 1
  if (isAfterBreak) weight += 1
  else if (isName(words, at - 1) && OFTEN_A_NOUN.has(tokens.words[at + length - 1] ?? '') && length === 1) weight -= 1
  if (isCapital && !isAllCapitals(after.slice(0, 60))) weight += 1
  if (section === 'experience') return weight + opensWork(words, to, around)
  return weightByContent(words, from, to, weight, around)
}

/** By what follows the name of a section other than the work history. */
function weightByContent(words: ReadWords, from: number, to: number, weight: number, around: Surroundings): number {
  const { section } = around
  if (section === 'education' && opensStudies(words, from, to, around)) return weight + LIKELY + 1
  const fit = fits(section, words.text.clean.slice(to, to + 240), to)
  return weight + fit < LIKELY || beginsTitle(words, from, to, around) ? 0 : weight + fit
}

/** "Software Engineer", "Technology Lead": the word belongs to a title. */
function beginsTitle(words: ReadWords, from: number, to: number, { gazetteer, end }: Surroundings): boolean {
  const title = titleInRun(words, runAfter(words, from, end), 'before', gazetteer)
  return title !== null && title.distance === 0 && title.end > to
}

const NEAR = 140

/** Dates follow, best with nothing but names before them, or a title. */
function opensWork(words: ReadWords, place: number, { ranges, gazetteer, end }: Surroundings): number {
  const range = ranges[firstFrom(ranges, place)]
  if (range === undefined || range.start > place + NEAR) {
    const title = titleInRun(words, runAfter(words, place, end), 'before', gazetteer)
    return title !== null && title.distance === 0 ? 2 : 0
  }
  const run = runBefore(words, range.start, place)
  return run.first > run.last || run.first <= tokenFrom(words, place) ? 3 : 2
}

const CLOSE_BY = 3

/**
 * Dates follow directly, and no title comes after them, nor before the heading, where a second column may have put it.
 */
function opensStudies(
  words: ReadWords,
  from: number,
  to: number,
  { ranges, gazetteer, start, end }: Surroundings,
): boolean {
  const range = ranges[firstFrom(ranges, to)]
  if (range === undefined || /[a-z0-9]/.test(words.text.lower.slice(to, range.start))) return false
  const before = titleInRun(words, runBefore(words, from, start), 'after', gazetteer)
  const after = titleInRun(words, runAfter(words, range.end, end), 'before', gazetteer)
  return after?.distance !== 0 && (before?.distance ?? CLOSE_BY) >= CLOSE_BY
}

function firstFrom(ranges: readonly DateRange[], place: number): number {
  let low = 0
  let high = ranges.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ranges[middle]?.start ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low
}

const DEGREE =
  /\b(?:bachelors?(?:'s)?|bs\b|master(?:'s)? (?:of|in|degree)|masters|[bm]\.\s?s\.?(?:c\b|\b)|[bm]sc\b|[bm]\.\s?a\b|m\.?b\.?a\b|ph\.?\s?d|doctorate|associate(?:'s)? (?:of|in|degree)|diploma|diplom(?:-\w+)?|dipl\.|laurea|licenciatura|licence|maitrise|magister|staatsexamen|baccalaureat|degree|ged\b|gpa|coursework|b\.?\s?tech\b|b\.\s?e\b|majored|major:|studies of)/i
const SCHOOL =
  /\b(?:universi(?:ty|dade?|tat|teit|te|ta)|(?:fach)?hochschule|college|school|institute|academy|polytechnic|cegep|lycee|gymnasium|ecole|escuela|akademie|politechnika|politecnic[oa]|boot ?camp|nanodegree|summer school)\b/i
const CERTIFIED = /certif|ccna|ccnp|mcse|mcsa|comptia|itil|pmp|cissp|licen[cs]e|aws |microsoft|scrum/i
const IS_EARLY = 1500

/** Does what follows look like such a section? */
function fits(section: ResumeSection, after: string, to: number): number {
  if (section === 'education') return DEGREE.test(after.slice(0, 160)) || SCHOOL.test(after.slice(0, 160)) ? 2 : 0
  if (section === 'certificates') return CERTIFIED.test(after.slice(0, 120)) ? 2 : 0
  if (section === 'skills') return isListed(after.slice(0, LIST)) ? 3 : to < IS_EARLY ? 2 : 1
  if (section === 'summary') return to < IS_EARLY ? 2 : 0
  if (section === 'languages')
    return /english|spanish|french|german|fluent|native|portuguese|chinese|hindi/i.test(after.slice(0, 80)) ? 2 : 0
  if (section === 'projects') return 1
  return 1
}

const LIST = 110

/** At least four short entries follow. */
function isListed(after: string): boolean {
  const entries = after.split(/[,•|]/)
  return entries.length >= 4 && entries.slice(0, 4).every((entry) => entry.length < LIST / 3)
}

function isAllCapitals(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase()
}

/** Whether degrees near a date, or a school where work is not the topic, make it the date of an education. */
export function namesEducation(text: string, isWork: boolean): boolean {
  return DEGREE.test(text) || (!isWork && SCHOOL.test(text))
}
