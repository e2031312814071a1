/** The side of the dates on which titles are. A résumé uses one order for all of its jobs. */
import type { ReadWords, Term } from '../text/find-terms.ts'
import type { Gazetteer } from '../text/gazetteer.ts'
import { runAfter, runBefore } from './name-runs.ts'
import { titleIn } from './named-titles.ts'
import type { DateRange } from './resume-dates.ts'
import type { ResumeLine } from './resume-lines.ts'
import { type RunTitle, titleInRun } from './run-titles.ts'

/** The titles and names around a date range in its own line. */
export interface Neighbors {
  before: RunTitle | null
  after: RunTitle | null
  hasNameBefore: boolean
  hasNameAfter: boolean
}

export type Layout = 'before' | 'after'

const AS =
  /\b(?:work(?:ed|ing)|served|serving|employed|engaged|hired|acted)\s(?:there\s)?as\s(?:an?\s|the\s)?|\bat\s[\w.&' -]{2,30}?\sas\s(?:an?|the|their|its)\s/

/** What a form prints before the title. */
export const TITLE_LABEL =
  /^[^a-z0-9]{0,6}(?:occupation or position held|position held|job title|designation|occupation|position|role|title)\b[\s:]{1,3}/

export function neighborsOf(
  { words, gazetteer }: { words: ReadWords; gazetteer: Gazetteer },
  titles: readonly Term[],
  line: ResumeLine,
  range: DateRange,
  limit: number,
): Neighbors {
  const start = line.start + range.start
  const end = line.start + range.end
  const runAhead = runBefore(words, start, line.start)
  const hasNameBefore = runAhead.last >= runAhead.first
  const ending = hasNameBefore ? /^[^a-z0-9]*(?:\.\s|[;•])/ : /^[^a-z0-9]*(?:\.\s|;)/
  const isEnded = ending.test(words.text.lower.slice(end, Math.min(line.end, end + 6)))
  const label = TITLE_LABEL.exec(words.text.lower.slice(end, Math.min(limit, end + 60)))?.[0].length ?? 0
  const named =
    label === 0 ? null : titleIn(words, end + label, Math.min(limit, end + label + TOLD_WITHIN), titles, gazetteer)
  const labeled = named === null ? null : { ...named, distance: 0 }
  const runBehind = isEnded ? { first: 0, last: -1 } : runAfter(words, end + label, limit)
  const told = (from: number, to: number): RunTitle | null => toldTitle(words, from, to, titles, gazetteer)
  // "2016 - 2020: Data Engineer": dates with a colon belong to what follows, not in "Data Engineer, Acme, 2016 - 2020: Spark".
  const isLabel = /^\s?:\s/.test(words.text.lower.slice(end, limit).slice(0, 3))
  const after =
    labeled ?? titleInRun(words, runBehind, 'before', gazetteer) ?? told(end, Math.min(line.end, end + TOLD_WITHIN))
  const before = titleInRun(words, runAhead, 'after', gazetteer) ?? told(line.start, start)
  const isListed = /,\s?$/.test(words.text.lower.slice(line.start, start))
  const isOnOneSide = isLabel && before !== null && after !== null
  return {
    before: isOnOneSide && !isListed ? null : before,
    after: isOnOneSide && isListed ? null : after,
    hasNameBefore,
    hasNameAfter: runBehind.last >= runBehind.first,
  }
}

const TOLD_WITHIN = 100

/** "Worked as a Java developer from 2010 to 2014" */
function toldTitle(
  words: ReadWords,
  start: number,
  end: number,
  titles: readonly Term[],
  gazetteer: Gazetteer,
): RunTitle | null {
  const told = AS.exec(words.text.lower.slice(start, end))
  if (told === null) return null
  const title = titleIn(words, start + told.index + told[0].length, end, titles, gazetteer)
  return title === null ? null : { ...title, distance: 0 }
}

/** The side that more titles support; where both sides have one, the nearer counts. */
export function layoutOf(jobs: readonly Neighbors[]): Layout {
  let weight = 0
  for (const { before, after } of jobs) {
    if (before !== null && after === null) weight += 2
    else if (before === null && after !== null) weight -= 2
    else if (before !== null && after !== null) weight += Math.sign(after.distance - before.distance)
  }
  return weight >= 0 ? 'before' : 'after'
}
