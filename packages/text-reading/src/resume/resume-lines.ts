import type { ReadWords } from '../text/find-terms.ts'
import type { Gazetteer } from '../text/gazetteer.ts'
import { flatLines } from './flat-lines.ts'
import { type DateRange, dateRangeIn, dateRangesIn } from './resume-dates.ts'
import { headingOf, type ResumeSection } from './resume-headings.ts'

export interface ResumeLine {
  start: number
  end: number
  section: ResumeSection
  isHeading: boolean
  /** Cut out of a paragraph: what was above and below it on the page is unknown. */
  isCut: boolean
  /** The first date range of a line that was not cut, with positions in the line. */
  range?: DateRange | null
}

const MAX_HEADING_LENGTH = 44
/** Longer lines hold more than a title, an employer and dates. */
const LONG_LINE = 160

/** The lines of a résumé with their sections. Paragraphs are cut into the lines that they may once have had. */
export function resumeLines(words: ReadWords, nowMonth: number, gazetteer: Gazetteer): ResumeLine[] {
  const { lower } = words.text
  const written = isWrapped(lower)
    ? [[0, lower.length] as const]
    : [...writtenLines(lower, brokenRanges(lower, nowMonth))]
  const lines: ResumeLine[] = []
  let section: ResumeSection = 'top'
  for (const [place, [from, to]] of written.entries()) {
    const [start, end] = trimmed(lower, from, to)
    if (end <= start) continue
    const heading =
      end - start <= MAX_HEADING_LENGTH ? headingAt(lower, start, end, nowMonth, written[place + 1]) : undefined
    const ranges = heading === undefined ? dateRangesIn(lower, nowMonth, start, end) : []
    if (written.length > 1 && !isParagraph(lower, start, end, ranges)) {
      section = heading ?? section
      lines.push({
        start,
        end,
        section,
        isHeading: heading !== undefined,
        isCut: false,
        range: placedIn(start, ranges),
      })
      continue
    }
    for (const line of flatLines(words, start, end, ranges, gazetteer)) {
      section = line.section ?? section
      const [first, last] = trimmed(lower, line.start, line.end)
      if (last > first) lines.push({ start: first, end: last, section, isHeading: line.section !== null, isCut: true })
    }
  }
  return lines
}

/** "Technology" above dates is the end of an employer's name: no list of skills begins with them. */
function headingAt(
  lower: string,
  start: number,
  end: number,
  nowMonth: number,
  next: readonly [number, number] | undefined,
): ResumeSection | undefined {
  const heading = headingOf(lower.slice(start, end))
  if (heading !== 'skills' || next === undefined || next[1] - next[0] > MAX_HEADING_LENGTH) return heading
  return dateRangeIn(lower.slice(next[0], next[1]), nowMonth) === null ? heading : undefined
}

const OPENS_WORK = /^(?:[a-z]{2,12} )?(?:experience|employment|work|career|history)(?: history| background)?:? /

function isParagraph(lower: string, start: number, end: number, ranges: readonly DateRange[]): boolean {
  if (end - start > LONG_LINE || (end - start > LONG_LINE / 2 && ranges.length > 1)) return true
  return ranges.length > 0 && OPENS_WORK.test(lower.slice(start, start + MAX_HEADING_LENGTH))
}

function placedIn(start: number, [first]: readonly DateRange[]): DateRange | null {
  return first === undefined ? null : { ...first, start: first.start - start, end: first.end - start }
}

const NO_BREAKS: ReadonlySet<number> = new Set()

/** The lines, of which breaks in `joined` are no ends. */
function* writtenLines(lower: string, joined = NO_BREAKS): Generator<readonly [number, number]> {
  let at = 0
  let newline = lower.indexOf('\n')
  while (newline >= 0) {
    if (!joined.has(newline)) {
      yield [at, newline]
      at = newline + 1
    }
    newline = lower.indexOf('\n', newline + 1)
  }
  yield [at, lower.length]
}

/** "03/2020 –" and "Present" below it; "Feb 2018 – Dec" and "2020"; "April 2015", "to", "Current"; "04/2021", "– 2023". */
const BROKEN_RANGE =
  /(?:19|20)\d\d[ \t]*(?:[-–]|to|until)[ \t]*(?:[a-z]{3,9}\.?[ \t]*)?\n\s*|^[ \t]*(?:present|current|now|today|(?:[a-z]{3,9}\.? |\d{1,2}[/.])?(?:19|20)\d\d)[ \t]*\n\s*(?:[-–]|to|until)[ \t]*\n\s*|(?:19|20)\d\d[ \t]*\n[ \t]*[-–][ \t]*(?=[a-z]{0,9}\.? ?(?:\d{1,2}[/.])?(?:19|20)?\d*[ \t]*$)/gm
/** How far the two dates of a range reach around the line break. */
const DATE_LENGTH = 16

/** Where a line was broken inside a date range. */
function brokenRanges(lower: string, nowMonth: number): ReadonlySet<number> {
  const breaks = new Set<number>()
  for (const { 0: text, index } of lower.matchAll(BROKEN_RANGE)) {
    const start = Math.max(lower.lastIndexOf('\n', index) + 1, index - DATE_LENGTH)
    const end = index + text.length
    const range = dateRangeIn(lower.slice(start, end + DATE_LENGTH), nowMonth)
    if (range === null || start + range.start > index || start + range.end <= end) continue
    for (let at = index; at < end; at += 1) if (lower[at] === '\n') breaks.add(at)
  }
  return breaks
}

const MIN_LINES = 6
const WIDEST = 200
const NEARLY_ALL = 0.85

/** Were the lines broken at the width of a page rather than by the writer? Then no next word would have fitted. */
function isWrapped(lower: string): boolean {
  const lines = [...writtenLines(lower)].filter(([start, end]) => end > start)
  if (lines.length < MIN_LINES) return false
  const lengths = lines.map(([start, end]) => end - start).sort((left, right) => left - right)
  const width = lengths[Math.floor(lengths.length * 0.98)] ?? 0
  if (width < 40 || width > WIDEST) return false
  let full = 0
  for (const [place, [start, end]] of lines.entries()) {
    const next = lines[place + 1]
    if (next === undefined) break
    const space = lower.slice(next[0], next[0] + WIDEST).search(/\s/)
    if (end - start + 1 + (space < 0 ? WIDEST : space) >= width - 2) full += 1
  }
  return full >= NEARLY_ALL * (lines.length - 1)
}

function trimmed(lower: string, from: number, to: number): [start: number, end: number] {
  let start = from
  let end = to
  while (start < end && isEdge(lower.charCodeAt(start))) start += 1
  while (end > start && isBlank(lower.charCodeAt(end - 1))) end -= 1
  return [start, end]
}

function isBlank(code: number): boolean {
  return code === 32 || code === 9 || code === 13 || code === 10
}

/** Spaces and bullets. */
function isEdge(code: number): boolean {
  return isBlank(code) || code === 0x2022 || code === 42 || code === 45
}
