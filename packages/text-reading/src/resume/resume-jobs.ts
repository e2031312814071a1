import type { ReadWords, Term } from '../text/find-terms.ts'
import type { Gazetteer } from '../text/gazetteer.ts'
import { isHeadNoun, titleNamedBy } from '../text/title-names.ts'
import { type DateRange, dateRangeIn } from './resume-dates.ts'
import type { ResumeLine } from './resume-lines.ts'

export interface NamedTitle {
  slug: string
  name: string
  start: number
  end: number
}

export interface Job {
  range: DateRange
  title: NamedTitle | null
  /** The part of the text that belongs to the job. */
  start: number
  /** The end of the lines with dates, title and employer. */
  head: number
  end: number
}

/** Finds the jobs of a résumé: each starts with a date range; its title is before, after, above or below. */
export function resumeJobs(
  words: ReadWords,
  lines: readonly ResumeLine[],
  titles: readonly Term[],
  gazetteer: Gazetteer,
  nowMonth: number,
): Job[] {
  const { lower } = words.text
  const dated: { line: number; range: DateRange }[] = []
  lines.forEach((line, place) => {
    if (
      line.section === 'education' ||
      line.section === 'certificates' ||
      line.section === 'other' ||
      line.section === 'skills' ||
      line.isHeading
    )
      return
    if (line.end - line.start > 160) return
    const range = dateRangeIn(lower.slice(line.start, line.end), nowMonth) ?? brokenRange(lower, lines, place, nowMonth)
    if (range !== null) dated.push({ line: place, range })
  })
  return dated.map(({ line, range }, index) => {
    const found = titleNear(words, lines, line, range, titles, gazetteer, dated[index - 1]?.line ?? -1)
    const next = dated[index + 1]
    const first = lines[Math.min(found?.line ?? line, line)] as ResumeLine
    const stop = next === undefined ? endOfSection(lines, line) : (lines[next.line]?.start ?? lower.length)
    const last = lines[Math.max(found?.line ?? line, line)] as ResumeLine
    const end = Math.min(stop, endOfSection(lines, line))
    return { range, title: found?.title ?? null, start: first.start, head: last.end, end }
  })
}

const LONE_DATE = /^(?:[a-z]{3,9}\.? )?(?:\d{1,2}\/)?(?:19|20)\d{2}$/
const LONE_RANGE_WORD = /^(?:to|-|–|until)$/

/** A date range split over three lines ("April 2015", "to", "Current") counts at the position of the last. */
function brokenRange(lower: string, lines: readonly ResumeLine[], place: number, nowMonth: number): DateRange | null {
  const [from, word, line] = [lines[place - 2], lines[place - 1], lines[place]]
  if (from === undefined || word === undefined || line === undefined) return null
  if (!LONE_RANGE_WORD.test(lower.slice(word.start, word.end))) return null
  if (!LONE_DATE.test(lower.slice(from.start, from.end))) return null
  const range = dateRangeIn(lower.slice(from.start, line.end), nowMonth)
  return range === null ? null : { ...range, start: 0, end: range.end - (line.start - from.start) }
}

function endOfSection(lines: readonly ResumeLine[], from: number): number {
  const section = lines[from]?.section
  let end = lines[from]?.end ?? 0
  for (let place = from + 1; place < lines.length; place += 1) {
    const line = lines[place] as ResumeLine
    if (line.section !== section) break
    end = line.end
  }
  return end
}

function titleNear(
  words: ReadWords,
  lines: readonly ResumeLine[],
  place: number,
  range: DateRange,
  titles: readonly Term[],
  gazetteer: Gazetteer,
  lineBefore: number,
): { title: NamedTitle; line: number } | null {
  const line = lines[place] as ResumeLine
  const stretches: (readonly [number, number, number])[] = [
    [line.start, line.start + range.start, place],
    [line.start + range.end, line.end, place],
  ]
  const hasOwnWords = words.text.lower.slice(line.start, line.start + range.start).trim().length > 3
  const above = lines[place - 1]
  const below = lines[place + 1]
  const belowStretch =
    below !== undefined && !below.isHeading
      ? [[below.start, Math.min(below.end, below.start + 110), place + 1] as const]
      : []
  const aboveStretch =
    above !== undefined && !above.isHeading && place - 1 > lineBefore && above.end - above.start <= 90
      ? [[above.start, above.end, place - 1] as const]
      : []
  stretches.push(...(hasOwnWords ? [...aboveStretch, ...belowStretch] : [...belowStretch, ...aboveStretch]))
  for (const [start, end, at] of stretches) {
    const title = titleIn(words, start, end, titles, gazetteer)
    if (title !== null) return { title, line: at }
  }
  return null
}

const MAX_WORDS = 9

/** The title at the start of a short text, by its name or by the meaning of its words. */
export function titleIn(
  words: ReadWords,
  start: number,
  end: number,
  titles: readonly Term[],
  gazetteer: Gazetteer,
): NamedTitle | null {
  const { tokens, text } = words
  const cut = /company name|\sat\s|\s[-|@(]|[|(,;]|\s(?:for|with)\s/.exec(text.lower.slice(start, end))
  const stop = cut === null || cut.index < 3 ? end : start + cut.index
  const first = tokenFrom(words, start)
  const spoken: string[] = []
  for (let at = first; at < tokens.count && (tokens.starts[at] ?? 0) < stop; at += 1)
    spoken.push(tokens.words[at] ?? '')
  if (spoken.length === 0) return null
  if (spoken.length <= MAX_WORDS) {
    const place = titleNamedBy(gazetteer.titleNames, spoken)
    const title = gazetteer.titles[place]
    if (title !== undefined)
      return {
        slug: title.slug,
        name: text.clean.slice(start, stop).trim(),
        start: tokens.starts[first] ?? start,
        end: tokens.ends[first + spoken.length - 1] ?? stop,
      }
  }
  const term = titles.find((entry) => entry.start >= start && entry.end <= end)
  if (term === undefined || term.start - start > 40 || isOfOthers(text.lower, start, term)) {
    return shortenedTitle(words, first, spoken, gazetteer) ?? invertedTitle(words, start, end, gazetteer)
  }
  return { slug: term.slug, name: text.clean.slice(term.start, term.end), start: term.start, end: term.end }
}

const MANY =
  /(?:developer|engineer|administrator|analyst|technician|manager|specialist|consultant|designer|programmer|architect|tester)s$/
const WITH_OTHERS = /\b(?:of|with|by|supervis\w+|manag(?:ed|ing)|led|leading|train\w*)\s+(?:\w+\s+)?$/

/** "Led a team of developers" names the title of other people. */
function isOfOthers(lower: string, start: number, term: Term): boolean {
  return MANY.test(lower.slice(term.start, term.end)) || WITH_OTHERS.test(lower.slice(start, term.start))
}

/** "Director, Supply Chain and Logistics Information Technology", "Vice President, IT": the field follows the comma. */
function invertedTitle(words: ReadWords, start: number, end: number, gazetteer: Gazetteer): NamedTitle | null {
  const line = words.text.lower.slice(start, Math.min(end, start + 90))
  const match =
    /^(?:senior |sr\.? |assistant |deputy |executive )*(director|head|vice president|vp|manager),\s*([^,;|(]+)/.exec(
      line,
    )
  if (match === null) return null
  const [whole, head = '', field = ''] = match
  const fields = field.trim().split(/\s+/)
  for (let from = 0; from < fields.length; from += 1) {
    const place = titleNamedBy(gazetteer.titleNames, [...fields.slice(from), ...head.split(' ')])
    const title = gazetteer.titles[place]
    if (title !== undefined) {
      return {
        slug: title.slug,
        name: words.text.clean.slice(start, start + whole.length).trim(),
        start,
        end: start + whole.length,
      }
    }
  }
  return null
}

/** "Lead Systems Administrator Northern Region": up to the last word that names a job. */
function shortenedTitle(
  words: ReadWords,
  first: number,
  spoken: readonly string[],
  gazetteer: Gazetteer,
): NamedTitle | null {
  const last = spoken.slice(0, MAX_WORDS).findLastIndex((word) => isHeadNoun(word))
  if (last < 0 || last === spoken.length - 1) return null
  const title = gazetteer.titles[titleNamedBy(gazetteer.titleNames, spoken.slice(0, last + 1))]
  if (title === undefined) return null
  const start = words.tokens.starts[first] ?? 0
  const end = words.tokens.ends[first + last] ?? start
  return { slug: title.slug, name: words.text.clean.slice(start, end), start, end }
}

function tokenFrom(words: ReadWords, place: number): number {
  let low = 0
  let high = words.tokens.count
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words.tokens.starts[middle] ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low
}
