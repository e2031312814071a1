import type { ReadWords, Term } from '../../text/find-terms.ts'
import { type FoldedText, originalRange } from '../../text/fold-text.ts'
import { isHeadNoun } from '../../text/title-names.ts'
import { isMetadataLabel, moodOf, sectionNamed } from './heading-cues.ts'
import { type Heading, headingAt, isFieldLabel, type Section } from './read-headings.ts'

/** A sentence or list entry with its section. Positions refer to the folded text. */
export interface Statement {
  start: number
  end: number
  section: Section
  isEntry: boolean
  /** True for a line that is only a heading. */
  isHeading: boolean
  /** The start of the line, for its first statement: "Location: Pune" with its label. */
  lineStart: number
  /** The index of the line among those with words, from 0. */
  line: number
  skills: Term[]
  titles: Term[]
}

interface Line {
  start: number
  end: number
  isEntry: boolean
  /** What a pictograph before the line says of it: a cross or a plus sign. */
  mark: 'cross' | 'plus' | null
  /** Where a heading ends that opens the line without a mark of its own. */
  headingEnd: number | null
}

/** A label with its text on the same line speaks of that line: "Compensation: 140k". */
const OF_ONE_SENTENCE: ReadonlySet<Section> = new Set<Section>(['title', 'terms', 'metadata'])
/** The same, unless entries or a continued sentence follow. */
const OF_ONE_LINE: ReadonlySet<Section> = new Set<Section>(
  'benefits apply legal refused excused nice tasks role about stack'.split(' ') as Section[],
)
const FLAT_LINE_LENGTH = 300

function namesSkill(terms: readonly Term[], from: number, to: number): boolean {
  return someTerm(terms, from, to, (term) => term.kind === 'skill' && !term.isWide)
}

function someTerm(terms: readonly Term[], from: number, to: number, fits: (term: Term) => boolean): boolean {
  let low = 0
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((terms[middle]?.start ?? 0) < from) low = middle + 1
    else high = middle
  }
  for (let at = low; at < terms.length && (terms[at]?.start ?? to) < to; at += 1) {
    if (fits(terms[at] as Term)) return true
  }
  return false
}

/** Splits a text into statements with their sections; a wrapped line continues on the next. */
export function readStatements(words: ReadWords, terms: readonly Term[]): Statement[] {
  const { lower, clean } = words.text
  const statements: Statement[] = []
  let section: Section = 'none'
  const lines = linesOf(words.text)
  let wasHeading = false
  let hasMust = false
  lines.forEach((line, place) => {
    const form = {
      isEntry: line.isEntry,
      namesSkill: namesSkill(terms, line.start, line.end),
      holdsTerm: someTerm(terms, line.start, line.end, () => true),
    }
    const heading =
      headingAt(clean, lower, line.start, line.end, form) ??
      headingWithin(lower, line) ??
      headingByForm(clean, lines, place, hasMust, terms)
    if (OF_A_LIST.has(section) && heading === null && !wasHeading && isAfterList(clean, line, lines[place - 1]))
      section = 'none'
    wasHeading = heading !== null && heading.bodyStart >= line.end
    const before = section
    if (heading === null && line.mark !== null) section = line.mark === 'cross' ? 'excused' : 'nice'
    const bodyStart = heading === null ? line.start : Math.min(heading.bodyStart, line.end)
    if (heading !== null) section = heading.section
    hasMust ||= section === 'must'
    if (bodyStart > line.start) statements.push(statement(line.start, bodyStart, section, false, true, place))
    if (bodyStart >= line.end) return
    section = readLine(words, line, bodyStart, section, place, statements)
    const isOfLine = heading === null ? line.mark !== null : speaksOfOneLine(section, line, lines[place + 1], clean)
    if (isOfLine) section = before
  })
  handOut(statements, terms)
  return statements
}

/** What is not wanted or only welcome is said in a list; a paragraph after an empty line is about something else. */
const OF_A_LIST: ReadonlySet<Section> = new Set<Section>(['refused', 'excused', 'nice'])

function isAfterList(clean: string, line: Line, before: Line | undefined): boolean {
  if (before === undefined || line.isEntry || /[\n]/.test(clean.slice(before.start, before.end))) return false
  return /\n\s*\n/.test(clean.slice(before.end, line.start))
}

const MAX_WORDS_OF_UNKNOWN = 6
const MAX_ENTRIES_LOOKED_AT = 12

/**
 * A heading in words of its own: a short line without an end that stands before a list. After the demands come wishes,
 * after anything else a list of skills is what is asked for, and a list without skills asks for none.
 */
function headingByForm(
  clean: string,
  lines: readonly Line[],
  place: number,
  hasMust: boolean,
  terms: readonly Term[],
): Heading | null {
  const line = lines[place] as Line
  const before = lines[place - 1]
  if (before === undefined || line.isEntry || line.mark !== null) return null
  const text = clean.slice(line.start, line.end).replace(/^[#*_\s]+/, '')
  const isLabel = /[:?]$/.test(text)
  const isShort = text.length < WRAPPED && text.split(/\s+/).length <= MAX_WORDS_OF_UNKNOWN + (isLabel ? 4 : 0)
  if (!isShort || !/^[A-Z]/.test(text) || /[.;\d(]/.test(text)) return null
  const cued = sectionNamed(text.toLowerCase())
  if (text.includes(',') && (cued === null || !OF_A_LIST.has(cued))) return null
  if (someTerm(terms, line.start, line.end, () => true) || isJobName(text.replace(/[:?]$/, ''))) return null
  const isApart = /\n\s*\n/.test(clean.slice(before.end, line.start))
  if (!isLabel && !before.isEntry && !isApart) return null
  const list = entriesAfter(clean, lines, place)
  if (list.length === 0) return null
  const said = list.map((entry) => clean.slice(entry.start, entry.end).toLowerCase())
  const most = list.length / 2
  if (said.filter((entry) => OFFERS.test(entry)).length >= most) return { section: 'benefits', bodyStart: line.end }
  const asked = said.filter((entry) => DEMANDS.test(entry)).length
  if (asked === 0 && said.filter((entry) => DUTIES.test(entry)).length > most)
    return { section: 'tasks', bodyStart: line.end }
  const skilled = list.filter((entry) => namesSkill(terms, entry.start, entry.end)).length
  const mood = cued ?? moodOf(text)
  if (mood !== null && (skilled > 0 || asked > 0)) return { section: mood, bodyStart: line.end }
  if (asked < most && skilled < most) return { section: 'none', bodyStart: line.end }
  return { section: hasMust ? 'nice' : 'must', bodyStart: line.end }
}

/** What an entry begins with tells an offer, a demand and a duty apart, whatever stands above the list. */
const OFFERS =
  /\b(?:vacation|holidays?|annual leave|leave days|paid leave|days off|salary|bonus|pension|insurance|gym|fitness|hardware|laptop|macbook|budget|job ?ticket|bike|team events?|free (?:coffee|drinks|fruit|snacks|lunch|parking)|equity|stock|shares|flexible (?:working|hours)|unlimited contract|permanent contract|further training|sabbatical|lunch|snacks|childcare|401|dental|vouchers?|discounts?)\b/
const DEMANDS =
  /^(?:(?:very |a |an |the |some |several |many |first |proven |hands-on )*(?:\d+\s?\+?\s?(?:years?|yrs)|(?:two|three|four|five|six|many|several) years|years|at least|min\b|minimum|strong|solid|sound|good|excellent|deep|profound|broad|proven|experienced?|knowledge|understanding|familiar\w*|proficien\w+|fluen\w+|ability|degree|completed|bachelor|master|certificat\w+|certified|command|expertise|background|mastery|basics?|skills?)\b|you(?:'ve| have|'re| are| know| can| speak| master| bring)\b)/
const DUTIES =
  /^(?:you (?:build|design|develop|own|run|lead|write|maintain|support|work|take|create|manage|plan|drive|help)\b|you'll\b|you will\b|(?:build|design|develop|own|run|lead|write|maintain|support|work|take|create|manage|plan|drive|help|implement|deliver|ensure|monitor|collaborate|coordinate|optimi[sz]e|automate|operate|review|mentor|migrate|integrate|analy[sz]e|test|deploy|ship|improve|fix|participate|contribute|define|conduct|prepare|document|troubleshoot|configure|install|administer|evolve|shape|identify|perform|provide|oversee)\b|(?:the )?\w+(?:tion|ment|ance|ence|ing|sis|al|ship|ation)(?:,? (?:and|&) \w+)? of\b)/

function isJobName(text: string): boolean {
  return isHeadNoun(/[a-z]+$/.exec(text.toLowerCase())?.[0] ?? '')
}

/** The entries below a line, or the short lines of a list that lost its bullets. */
function entriesAfter(clean: string, lines: readonly Line[], place: number): readonly Line[] {
  let end = place + 1
  while (end < lines.length && lines[end]?.isEntry && end - place <= MAX_ENTRIES_LOOKED_AT) end += 1
  if (end > place + 1) return lines.slice(place + 1, end)
  while (end < lines.length && end - place <= MAX_ENTRIES_LOOKED_AT) {
    const { start, end: stop } = lines[end] as Line
    const isLinked = !/\n\s*\n/.test(clean.slice(lines[end - 1]?.end ?? 0, start)) || end === place + 1
    const isEntryLike = stop - start < WRAPPED && !/[:?]$/.test(clean.slice(start, stop))
    if (!isLinked || !isEntryLike) break
    end += 1
  }
  return end - place - 1 >= MIN_LINES ? lines.slice(place + 1, end) : []
}

const MIN_LINES = 2

/** A heading in a text without line breaks, whose end is known by the capital that follows. */
function headingWithin(lower: string, { start, headingEnd }: Line): Heading | null {
  if (headingEnd === null) return null
  return { section: sectionNamed(lower.slice(start, headingEnd)) ?? 'none', bodyStart: headingEnd }
}

/** The statements of one line; the section in which it ends. */
function readLine(
  { text: { clean, lower } }: ReadWords,
  line: Line,
  bodyStart: number,
  sectionBefore: Section,
  place: number,
  statements: Statement[],
): Section {
  let section = sectionBefore
  let isDenying = false
  for (const [start, end] of sentencesOf(clean, bodyStart, line.end)) {
    // "Not needed: Perl; Tcl. English B2." denies up to the full stop.
    if (isDenying && !/;\s*$/.test(clean.slice(bodyStart, start))) {
      section = sectionBefore
      isDenying = false
    }
    const inline = line.isEntry ? null : inlineHeading(clean, lower, start, end)
    const ofSentence = inline !== null && OF_ONE_SENTENCE.has(inline.section) ? inline.section : null
    if (inline !== null && ofSentence === null) {
      section = inline.section
      isDenying = inline.bodyStart < end && (section === 'excused' || section === 'refused')
    }
    const isHeading = inline !== null && inline.bodyStart >= end
    const added = statement(start, end, ofSentence ?? section, line.isEntry, isHeading, place)
    if (start === bodyStart) added.lineStart = line.start
    statements.push(added)
  }
  return section
}

function speaksOfOneLine(section: Section, line: Line, next: Line | undefined, clean: string): boolean {
  if (line.end - line.start > FLAT_LINE_LENGTH) return false
  if (line.isEntry || OF_ONE_SENTENCE.has(section)) return true
  const continues = next?.isEntry === true || (next !== undefined && /[a-z]/.test(clean.charAt(next.start)))
  return OF_ONE_LINE.has(section) && !continues
}

function statement(
  start: number,
  end: number,
  section: Section,
  isEntry: boolean,
  isHeading: boolean,
  line: number,
): Statement {
  return { start, end, section, isEntry, isHeading, lineStart: start, line, skills: [], titles: [] }
}

function inlineHeading(clean: string, lower: string, start: number, end: number): Heading | null {
  const heading = headingAt(clean, lower, start, end, { isEntry: true, namesSkill: true, holdsTerm: true })
  if (heading === null) return null
  return heading.bodyStart < end || /[?:]/.test(clean.charAt(end - 1)) ? heading : null
}

function handOut(statements: readonly Statement[], terms: readonly Term[]): void {
  let at = 0
  for (const term of terms) {
    while (at < statements.length - 1 && (statements[at]?.end ?? 0) <= term.start) at += 1
    const home = statements[at]
    if (home === undefined || term.start < home.start) continue
    if (term.kind === 'skill') home.skills.push(term)
    else home.titles.push(term)
  }
}

const BULLET = /^[\s•*>+-]*(?:o\s+)?(?:\(?\d{1,2}[.)]\s)?[\s•*-]*/
const WRAPPED = 60

function linesOf(text: FoldedText): Line[] {
  const { lower, clean } = text
  const lines: Line[] = []
  let at = 0
  while (at <= lower.length) {
    const newline = lower.indexOf('\n', at)
    const stop = newline < 0 ? lower.length : newline
    for (const [from, to] of splitPieces(lower, at, stop))
      for (const [first, last] of labeledPieces(clean, from, to))
        for (const [start, end, headingEnd] of headedPieces(clean, first, last))
          pushLine(lines, text, start, end, headingEnd)
    if (newline < 0) break
    at = newline + 1
  }
  return withoutPictures(lines, text)
}

const PICTURES = /^(?:[\u2600-\u27bf]|[\ud83c-\ud83e][\udc00-\udfff])/
const CROSSES = /^(?:[✖✗✘❌❎⛔]|🚫|🙅)/u
const PLUSES = /^[➕]/u

/** A pictograph of its own before a line is an ornament, the same before several lines is their bullet. */
function withoutPictures(lines: Line[], { original, ...text }: FoldedText): Line[] {
  if (!PICTURE_ANYWHERE.test(original)) return lines
  let before = ''
  lines.forEach((line, place) => {
    const picture = pictureBefore(line, { original, ...text })
    const next = lines[place + 1]
    const beside = next === undefined ? '' : pictureBefore(next, { original, ...text })
    if (picture !== '' && picture !== before && picture !== beside) line.isEntry = false
    line.mark = CROSSES.test(picture) ? 'cross' : PLUSES.test(picture) ? 'plus' : null
    before = picture
  })
  return lines
}

const PICTURE_ANYWHERE = /[\u2600-\u27bf]|[\ud83c-\ud83e][\udc00-\udfff]/
const REACH_OF_MARK = 4

function pictureBefore({ start }: Line, text: FoldedText): string {
  for (let at = start - 1; at >= Math.max(0, start - REACH_OF_MARK); at -= 1) {
    const code = text.clean.charAt(at)
    if (code === '\n') return ''
    if (code !== '•') continue
    const range = originalRange(text, at, at + 1)
    return PICTURES.exec(text.original.slice(range.start, range.start + 2))?.[0] ?? ''
  }
  return ''
}

const LABEL_WITHIN = /(?<=\S\s+)(?=([A-Z][\w./-]{1,14}(?: (?:[a-z]{1,3} )?[\w-]{1,14})?)(?::\s|\t))/g

/** Two fields in one line, as columns of a page leave them: "Location: Pune Openings: 3". */
function labeledPieces(clean: string, from: number, to: number): [number, number][] {
  const line = clean.slice(from, to)
  if (!/^[^:.]{2,30}:\s/.test(line) || line.length > FLAT_LINE_LENGTH) return [[from, to]]
  const pieces: [number, number][] = []
  let start = from
  let inLabel = line.indexOf(':')
  for (const match of line.matchAll(LABEL_WITHIN)) {
    const label = (match[1] ?? '').toLowerCase()
    if (match.index < inLabel) continue
    if (!isMetadataLabel(label) && !isFieldLabel(label)) continue
    const at = from + match.index
    if (at <= start) continue
    inLabel = match.index + label.length
    pieces.push([start, at])
    start = at
  }
  pieces.push([start, to])
  return pieces
}

const MIN_PIPES = 3

/** Bullets and, where they are many, pipes cut a line. */
function splitPieces(lower: string, from: number, to: number): [number, number][] {
  const pieces = bulletPieces(lower, from, to)
  const pipes = lower.slice(from, to).split(' | ').length - 1
  if (pipes < MIN_PIPES || to - from < LONG_LINE_LENGTH) return pieces
  return pieces.flatMap(([start, end]) => {
    const parts: [number, number][] = []
    let first = start
    for (let at = lower.indexOf(' | ', start); at >= 0 && at < end; at = lower.indexOf(' | ', at + 3)) {
      if (at > first) parts.push([first, at])
      first = at + 3
    }
    parts.push([first, end])
    return parts
  })
}

/** Bullets within one line start separate entries: "• Go • Kafka". */
function bulletPieces(lower: string, from: number, to: number): [number, number][] {
  const pieces: [number, number][] = []
  let start = from
  for (let at = lower.indexOf('•', from + 1); at >= 0 && at < to; at = lower.indexOf('•', at + 1)) {
    if (at > start) pieces.push([start, at])
    start = at
  }
  pieces.push([start, to])
  return pieces
}

const LONG_LINE_LENGTH = 200
const HEADING_WITHIN =
  /(?<=[\w.)!:;,%+]\s+)(?:(?:Key|Main|Job|Minimum|Preferred|Required|Basic|Desired|Additional|Technical|Essential|Your|Our)\s(?:[Rr]equirements|[Rr]esponsibilities|[Qq]ualifications|[Ss]kills|[Bb]enefits|[Dd]uties|[Tt]asks|[Pp]rofile)|Requirements|Responsibilities|Qualifications|Skills|Benefits|Duties|Nice[ -]to[ -][Hh]aves?|Need to [Hh]ave|Good to [Hh]ave|Must[ -][Hh]aves?|What [Ww]e (?:[Oo]ffer|[Ee]xpect)|What [Yy]ou(?:'ll| will)? (?:[Bb]ring|[Dd]o|[Nn]eed|[Hh]ave)|What we(?:'re| are) looking for|About (?:[Uu]s|[Yy]ou|[Tt]he (?:[Rr]ole|[Cc]ompany|[Tt]eam|[Jj]ob))|Who (?:[Ww]e|[Yy]ou) [Aa]re|Your [Rr]ole|(?:What|Who|Why|Where|How) (?:you|we|is|are|it|would|will|this|makes?|gives?|can|should|to)\b(?:'\w+)?(?: [a-z']+){0,6}\??|How to [Aa]pply|We [Oo]ffer|Bonus [Pp]oints|Equal [Oo]pportunity)(?:\s(?:&|and)\s[A-Z]\w+)?(?=(?:\s[a-z]+){0,2}\s*:|\s+[A-Z0-9•*-])/g

const QUESTION_WORD = /^(?:What|Who|Why|Where|How)\b/

/** Headings in a text whose line breaks were lost begin a line of their own. */
function headedPieces(clean: string, from: number, to: number): [number, number, number | null][] {
  if (to - from < LONG_LINE_LENGTH) return [[from, to, null]]
  const pieces: [number, number, number | null][] = []
  let start = from
  let headingEnd: number | null = null
  for (const match of clean.slice(from, to).matchAll(HEADING_WITHIN)) {
    const at = from + match.index
    if (
      /\b(?:of|the|our|your|with|and|for|in|to|these|all|other|following|strong|good)\s+$/i.test(
        clean.slice(Math.max(start, at - 20), at),
      )
    )
      continue
    if (at > start) pieces.push([start, at, headingEnd])
    start = at
    headingEnd = QUESTION_WORD.test(match[0]) ? at + match[0].length : null
  }
  pieces.push([start, to, headingEnd])
  return pieces
}

function pushLine(
  lines: Line[],
  { lower, clean }: FoldedText,
  from: number,
  to: number,
  headingEnd: number | null,
): void {
  let end = to
  while (end > from && isBlank(lower.charCodeAt(end - 1))) end -= 1
  const mark = BULLET.exec(lower.slice(from, Math.min(end, from + 40)))?.[0] ?? ''
  const hasMark = /[•*>\-+]|\d[.)]/.test(mark) || /^\s*o\s/.test(mark)
  let start = from + (hasMark ? mark.length : 0)
  while (start < end && isBlank(lower.charCodeAt(start))) start += 1
  if (start >= end) return
  const before = lines.at(-1)
  const continues =
    before !== undefined &&
    !hasMark &&
    before.end - Math.max(before.start, lower.lastIndexOf('\n', before.end - 1)) >= WRAPPED &&
    /[a-z(]/.test(clean.charAt(start)) &&
    !/^[a-z][a-z' ]{1,24}(?::| -)\s/.test(clean.slice(start, start + 28)) &&
    !/[.:;!?]/.test(clean.charAt(before.end - 1)) &&
    !/\n\s*\n/.test(lower.slice(before.end, start))
  if (continues) before.end = end
  else lines.push({ start, end, isEntry: hasMark, mark: null, headingEnd })
}

function isBlank(code: number): boolean {
  return code === 32 || code === 9 || code === 13
}

/** The maximum sentence length; a span across two statements is examined in each separately. */
const MAX_STATEMENT_LENGTH = 600

const ABBREVIATION =
  /(?:\b(?:e\.g|i\.e|etc|incl|sr|jr|vs|approx|no|min|max|ca|mr|ms|dr|inc|ltd|b\.sc|m\.sc|ph\.d|resp|dept|est))$/i

function sentencesOf(clean: string, from: number, to: number): [number, number][] {
  const sentences: [number, number][] = []
  let start = from
  for (let at = from; at < to; at += 1) {
    const letter = clean.charCodeAt(at)
    if (at - start >= MAX_STATEMENT_LENGTH && isBlank(letter)) {
      sentences.push([start, at])
      start = at + 1
      continue
    }
    if (letter !== 46 && letter !== 33 && letter !== 63 && letter !== 59) continue
    if (!endsHere(clean, start, at, to, letter)) continue
    if (at > start) sentences.push([start, at + 1])
    start = at + 1
    while (start < to && isBlank(clean.charCodeAt(start))) start += 1
  }
  if (start < to) sentences.push([start, to])
  return sentences
}

/** "Cobol? Rather not." and "Zendesk? A plus." answer themselves. */
const ANSWER =
  /^\s+(?!(?:we|you)\b(?! (?:don|will never|never|'ll never))|what|who|how|then|and|apply|come|join)[a-z' ,]{2,45}(?:[.!;]|$)/i
const SHORT_QUESTION = 40

function endsHere(clean: string, from: number, at: number, to: number, letter: number): boolean {
  const next = clean.charAt(at + 1)
  if (at + 1 >= to) return false
  if (letter === 59) return /\s/.test(next)
  if (letter === 63 && at - from < SHORT_QUESTION && ANSWER.test(clean.slice(at + 1, Math.min(to, at + 48))))
    return false
  if (next !== ' ' && next !== '\t' && !(/[A-Z]/.test(next) && /[a-z)]/.test(clean.charAt(at - 1)))) return false
  if (letter !== 46) return true
  if (/[A-Z]/.test(next) && /^\.(?:NET|JS)\b/i.test(clean.slice(at, at + 5))) return false
  const before = clean.slice(Math.max(0, at - 8), at)
  return !ABBREVIATION.test(before) && !/(?:^|\s)[A-Z]$/.test(before)
}
