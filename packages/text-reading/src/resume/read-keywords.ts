import type { ReadWords } from '../text/find-terms.ts'
import { readWords } from '../text/find-terms.ts'
import type { Gazetteer } from '../text/gazetteer.ts'
import { keywordsIn } from '../text/keywords.ts'
import { deniedStretches, isWithin, type Stretch } from './denied-stretches.ts'
import type { ResumeSection } from './resume-headings.ts'
import type { Job } from './resume-jobs.ts'
import type { ResumeLine } from './resume-lines.ts'

/** Schools, mother tongues, hobbies and memberships describe the person, not the work. */
const OF_WORK: ReadonlySet<ResumeSection> = new Set([
  'top',
  'summary',
  'experience',
  'skills',
  'projects',
  'certificates',
])
/** Achievements have separate headings, next to hobbies and memberships. */
const ACHIEVED = /achievement|accomplishment|patent|publication|presentation/
/** Shorter lines at the top or at the start of a job hold names of the person or the employer. */
const MAX_NAME_LINE_LENGTH = 100
const LINES_OF_THE_HEAD = 5

/** Keywords of a résumé, each once, from all passages about the person's work. */
export function resumeKeywords(
  words: ReadWords,
  lines: readonly ResumeLine[],
  jobs: readonly Job[],
  gazetteer: Gazetteer,
): string[] {
  const passed = [...outsideWork(words, lines, jobs), ...deniedStretches(words.text.lower)]
  return termsOutside(words, passed, gazetteer)
}

/**
 * The text of all passages about the person's work, without names, employers and schools as far as the lines show
 * them.
 */
export function textOfWork({ text }: ReadWords, beside: readonly Stretch[]): string {
  const kept: string[] = []
  let from = 0
  for (const [start, end] of beside.toSorted((left, right) => left[0] - right[0])) {
    if (start > from) kept.push(text.clean.slice(from, start))
    from = Math.max(from, end)
  }
  return [...kept, text.clean.slice(from)].join('\n').replace(/\n\s*\n+/g, '\n')
}

/** Headings, and what describes the person and not the work. */
export function outsideWork(words: ReadWords, lines: readonly ResumeLine[], jobs: readonly Job[]): Stretch[] {
  const heads = jobs.map(({ start, head }) => ({ start, end: head }))
  let isAchieved = false
  return lines.flatMap(({ start, end, section, isHeading }, place): Stretch[] => {
    if (isHeading) isAchieved = ACHIEVED.test(words.text.lower.slice(start, end))
    const isShort = end - start <= MAX_NAME_LINE_LENGTH
    const isName = isShort && section === 'top' && place < LINES_OF_THE_HEAD
    const opensJob = isShort && heads.some((head) => start < head.end && end > head.start)
    return isHeading || isName || opensJob || !(OF_WORK.has(section) || isAchieved) ? [[start, end]] : []
  })
}

/** The same for texts that only describe a person's work. */
export function keywordsOfTexts(texts: readonly string[], gazetteer: Gazetteer): string[] {
  const found = texts.flatMap((text) => {
    const words = readWords(text, gazetteer)
    return termsOutside(words, deniedStretches(words.text.lower), gazetteer)
  })
  return [...new Set(found)].sort()
}

function termsOutside(words: ReadWords, passed: readonly Stretch[], { keywords }: Gazetteer): string[] {
  const found = new Set<string>()
  for (const { term, start } of keywordsIn(words.tokens, keywords)) {
    if (!found.has(term) && !isWithin(passed, start)) found.add(term)
  }
  return [...found].sort()
}
