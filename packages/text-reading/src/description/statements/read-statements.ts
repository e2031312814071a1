import type { ReadWords, Term } from '../../text/find-terms.ts'
import { type Heading, headingAt, type Section } from './read-headings.ts'

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
}

/** A label with its text on the same line speaks of that line: "Compensation: 140k". */
const OF_ONE_SENTENCE: ReadonlySet<Section> = new Set<Section>(['title', 'terms', 'metadata'])
/** The same, unless entries or a continued sentence follow. */
const OF_ONE_LINE: ReadonlySet<Section> = new Set<Section>(['benefits', 'apply', 'legal', 'refused', 'excused', 'nice'])
const FLAT_LINE_LENGTH = 300

function namesSkill(terms: readonly Term[], from: number, to: number): boolean {
  let low = 0
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((terms[middle]?.start ?? 0) < from) low = middle + 1
    else high = middle
  }
  for (let at = low; at < terms.length && (terms[at]?.start ?? to) < to; at += 1) {
    const term = terms[at]
    if (term?.kind === 'skill' && !term.isWide) return true
  }
  return false
}

/** Splits a text into statements with their sections; a wrapped line continues on the next. */
export function readStatements(words: ReadWords, terms: readonly Term[]): Statement[] {
  const { lower, clean } = words.text
  const statements: Statement[] = []
  let section: Section = 'none'
  const lines = linesOf(lower, clean)
  lines.forEach((line, place) => {
    const form = { isEntry: line.isEntry, namesSkill: namesSkill(terms, line.start, line.end) }
    const heading = headingAt(clean, lower, line.start, line.end, form)
    if (OF_A_LIST.has(section) && heading === null && isAfterList(clean, line, lines[place - 1])) section = 'none'
    const before = section
    const bodyStart = heading === null ? line.start : Math.min(heading.bodyStart, line.end)
    if (heading !== null) section = heading.section
    if (bodyStart > line.start) statements.push(statement(line.start, bodyStart, section, false, true, place))
    if (bodyStart >= line.end) return
    section = readLine(words, line, bodyStart, section, place, statements)
    if (heading !== null && speaksOfOneLine(section, line, lines[place + 1], clean)) section = before
  })
  handOut(statements, terms)
  return statements
}

/** What is not wanted or only welcome is said in a list; a paragraph after an empty line is about something else. */
const OF_A_LIST: ReadonlySet<Section> = new Set<Section>(['refused', 'excused', 'nice'])

function isAfterList(clean: string, line: Line, before: Line | undefined): boolean {
  if (before === undefined || line.isEntry || /[\n]/.test(clean.slice(before.start, before.end))) return false
  return /\n\s*\n/.test(clean.slice(before.end, line.start)) && !isBareHeading(clean, before)
}

function isBareHeading(clean: string, { start, end }: Line): boolean {
  return end - start < WRAPPED && /[:?]?$/.test(clean.slice(start, end)) && !/[.,;]/.test(clean.slice(start, end))
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
  for (const [start, end] of sentencesOf(clean, bodyStart, line.end)) {
    const inline = line.isEntry ? null : inlineHeading(clean, lower, start, end)
    const ofSentence = inline !== null && OF_ONE_SENTENCE.has(inline.section) ? inline.section : null
    if (inline !== null && ofSentence === null) section = inline.section
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
  const heading = headingAt(clean, lower, start, end, { isEntry: true, namesSkill: true })
  if (heading === null) return null
  return heading.bodyStart < end || clean.charAt(end - 1) === '?' ? heading : null
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

function linesOf(lower: string, clean: string): Line[] {
  const lines: Line[] = []
  let at = 0
  while (at <= lower.length) {
    const newline = lower.indexOf('\n', at)
    const stop = newline < 0 ? lower.length : newline
    for (const [from, to] of bulletPieces(lower, at, stop))
      for (const [start, end] of headedPieces(clean, from, to)) pushLine(lines, lower, clean, start, end)
    if (newline < 0) break
    at = newline + 1
  }
  return lines
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
  /(?<=[\w.)!:;,%+]\s+)(?:(?:Key|Main|Job|Minimum|Preferred|Required|Basic|Desired|Additional|Technical|Essential|Your|Our)\s(?:[Rr]equirements|[Rr]esponsibilities|[Qq]ualifications|[Ss]kills|[Bb]enefits|[Dd]uties|[Tt]asks|[Pp]rofile)|Requirements|Responsibilities|Qualifications|Skills|Benefits|Duties|Nice[ -]to[ -][Hh]aves?|Need to [Hh]ave|Good to [Hh]ave|Must[ -][Hh]aves?|What [Ww]e (?:[Oo]ffer|[Ee]xpect)|What [Yy]ou(?:'ll| will)? (?:[Bb]ring|[Dd]o|[Nn]eed|[Hh]ave)|What we(?:'re| are) looking for|About (?:[Uu]s|[Yy]ou|[Tt]he (?:[Rr]ole|[Cc]ompany|[Tt]eam|[Jj]ob))|Who (?:[Ww]e|[Yy]ou) [Aa]re|Your [Rr]ole|How to [Aa]pply|We [Oo]ffer|Bonus [Pp]oints|Equal [Oo]pportunity)(?:\s(?:&|and)\s[A-Z]\w+)?(?=(?:\s[a-z]+){0,2}\s*:|\s+[A-Z0-9•*-])/g

/** Headings in a text whose line breaks were lost begin a line of their own. */
function headedPieces(clean: string, from: number, to: number): [number, number][] {
  if (to - from < LONG_LINE_LENGTH) return [[from, to]]
  const pieces: [number, number][] = []
  let start = from
  for (const match of clean.slice(from, to).matchAll(HEADING_WITHIN)) {
    const at = from + match.index
    if (
      /\b(?:of|the|our|your|with|and|for|in|to|these|all|other|following|strong|good)\s+$/i.test(clean.slice(start, at))
    )
      continue
    if (at > start) pieces.push([start, at])
    start = at
  }
  pieces.push([start, to])
  return pieces
}

function pushLine(lines: Line[], lower: string, clean: string, from: number, to: number): void {
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
    before.end - before.start >= WRAPPED &&
    /[a-z(]/.test(clean.charAt(start)) &&
    !/[.:;!?]/.test(clean.charAt(before.end - 1)) &&
    !/\n\s*\n/.test(lower.slice(before.end, start))
  if (continues) before.end = end
  else lines.push({ start, end, isEntry: hasMark })
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
    if (!endsHere(clean, at, to, letter)) continue
    if (at > start) sentences.push([start, at + 1])
    start = at + 1
    while (start < to && isBlank(clean.charCodeAt(start))) start += 1
  }
  if (start < to) sentences.push([start, to])
  return sentences
}

const ANSWER =
  /^\s+(?:rather not|no,? thanks?|never|not here|nope|you(?:'ll| will) never|we don't|better not|no way|please don't)/i

function endsHere(clean: string, at: number, to: number, letter: number): boolean {
  const next = clean.charAt(at + 1)
  if (at + 1 >= to) return false
  if (letter === 59) return true
  // "Cobol? Rather not." answers itself.
  if (letter === 63 && ANSWER.test(clean.slice(at + 1, at + 24))) return false
  if (next !== ' ' && next !== '\t' && !(/[A-Z]/.test(next) && /[a-z)]/.test(clean.charAt(at - 1)))) return false
  if (letter !== 46) return true
  if (/[A-Z]/.test(next) && /^\.(?:NET|JS)\b/i.test(clean.slice(at, at + 5))) return false
  const before = clean.slice(Math.max(0, at - 8), at)
  return !ABBREVIATION.test(before) && !/(?:^|\s)[A-Z]$/.test(before)
}
