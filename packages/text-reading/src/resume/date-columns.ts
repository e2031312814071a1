/**
 * Dates in a separate column, which page conversion placed before the jobs: as many titles follow, in the same order.
 */
import type { ReadWords } from '../text/find-terms.ts'
import type { Gazetteer } from '../text/gazetteer.ts'
import { runAfter, tokenFrom } from './name-runs.ts'
import type { NamedTitle } from './named-titles.ts'
import type { ResumeLine } from './resume-lines.ts'
import { titleInRun } from './run-titles.ts'

/** Where a job may begin: a run of names at the beginning of a line or sentence. */
export interface Head {
  line: number
  start: number
  end: number
  title: NamedTitle | null
  /** Names beside the title: an employer, a place. */
  others: number
}

const CERTIFIED = /certified/
const MIN_NAMES = 3
const EMPLOYER = /\b(?:company|inc|llc|ltd|gmbh|corp|corporation|plc|group|university|bank|agency)\b/
const MAX_NAME_LINE_LENGTH = 90

/** Beginnings of jobs without dates in these lines. */
export function jobHeadersIn(
  words: ReadWords,
  lines: readonly ResumeLine[],
  from: number,
  to: number,
  gazetteer: Gazetteer,
  firstStart?: number,
): Head[] {
  const heads: Head[] = []
  for (let place = from; place < to; place += 1) {
    const line = lines[place] as ResumeLine
    if (line.isHeading) continue
    const start = place === from && firstStart !== undefined ? firstStart : line.start
    const run = runAfter(words, start, line.end)
    if (run.last < run.first || run.first !== tokenFrom(words, start)) continue
    const found = titleInRun(words, run, 'before', gazetteer)
    const isHeld = found !== null && CERTIFIED.test(words.text.lower.slice(found.start, found.end))
    const title = found !== null && found.distance === 0 && !isHeld ? found : null
    const names = run.last - run.first + 1
    const isShort = line.isCut
      ? names > MIN_NAMES && EMPLOYER.test(words.text.lower.slice(start, line.end).slice(0, 80))
      : line.end - line.start <= MAX_NAME_LINE_LENGTH
    if (title === null && (names < MIN_NAMES || !isShort)) continue
    heads.push({
      line: place,
      start,
      end: words.tokens.ends[run.last] ?? start,
      title,
      others: names - titleWordsOf(words, title),
    })
  }
  return heads
}

/** The heads that belong to `count` dates; null where no kind of them is as many. */
export function jobHeadersOfColumn(heads: readonly Head[], count: number): readonly Head[] | null {
  const kinds = [
    heads,
    heads.filter(({ title }) => title !== null),
    heads.filter(({ title, others }) => title !== null && others > 1),
  ]
  return kinds.find(({ length }) => length === count) ?? null
}

function titleWordsOf(words: ReadWords, title: NamedTitle | null): number {
  if (title === null) return 0
  const { tokens } = words
  let count = 0
  for (let at = tokenFrom(words, title.start); at < tokens.count; at += 1) {
    if ((tokens.ends[at] ?? 0) > title.end) break
    count += 1
  }
  return count
}

/** Does the line hold nothing but its dates? */
export function isOnlyDates(lower: string, line: ResumeLine, range: { start: number; end: number }): boolean {
  const rest = lower.slice(line.start, line.start + range.start) + lower.slice(line.start + range.end, line.end)
  return !/[a-z0-9]/.test(rest)
}
