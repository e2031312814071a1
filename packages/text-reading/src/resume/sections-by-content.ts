/** Sections recognized by their content, where headings were lost or are unknown. */
import { namesEducation } from './flat-lines.ts'
import { headingOf } from './resume-headings.ts'
import type { ResumeLine } from './resume-lines.ts'

const SEPARATORS = /[,•|;]/g
const MIN_ENTRIES = 10
const MAX_ENTRY_LENGTH = 28

/**
 * Work begins with a job, under any heading, and ends at a list of skills or at a degree. "Achievements" and "Tools"
 * between two jobs belong to the first.
 */
export function sectionsByContent(
  lower: string,
  lines: readonly ResumeLine[],
  jobLines: readonly number[],
  ends: readonly number[],
): ResumeLine[] {
  const starts = new Set(jobLines)
  const last =
    jobLines.length === 0 ? lines.length : Math.max(...jobLines, ...ends.filter((end) => end < lines.length - 1))
  const isAmongJobs = amongJobs(lines, starts)
  const parts = new Set<string>()
  let own: ResumeLine['section'] | null = null
  return lines.map((line, place) => {
    if (line.isHeading && own === 'experience' && PARTS_OF_A_JOB.has(line.section)) {
      const heading = lower.slice(line.start, line.end)
      // "Technologies:" below the last job belongs to it as to those above.
      if (isAmongJobs[place] && OF_A_JOB.test(heading)) parts.add(heading)
      if (isAmongJobs[place] || parts.has(heading)) return { ...line, section: own }
    }
    if (place > last && AROUND_JOBS.has(line.section) && !line.isHeading && !line.isCut) {
      const section = labelOf(lower, lines, place)
      if (section !== null) return { ...line, section }
    }
    if (line.isHeading || !line.isCut) own = null
    else if (starts.has(place)) own = 'experience'
    else if (place > last && (own ?? line.section) === 'experience')
      own = contentOf(lower.slice(line.start, line.end)) ?? own
    return own === null ? line : { ...line, section: own }
  })
}

/** "Skills: Go, Kafka" and "Languages: English" below the last job. */
const LABEL = /^([a-z][a-z ,&]{2,30}?)\s?:\s?(?=[a-z0-9])([^\n]*)/
const OF_THE_PERSON = /skill|competenc|competence|language|certific|education|qualification/
/** One list, not a sentence, another label, or the dots between what a page shows of a job. */
const ONE_LIST = /^(?:[^.:;•]|\.(?=\w)){2,120}\.?$/
const OF_A_JOB = /^(?:tools|technolog(?:y|ies)|tech stack|tools (?:and|&) technologies|software)\s?:/
const LABELED: ReadonlySet<ResumeLine['section']> = new Set(['skills', 'languages', 'education', 'certificates'])
/** Never what was done in a job. */
const BESIDE_WORK =
  /^(?:hobb(?:y|ies)|interests?|hobbies and interests|fun facts?|publications?|selected publications|papers|talks|conference talks|speaking|teaching|volunteering|volunteer work|references|referees|certs)$/
/** The jobs of a résumé without headings stand at its top. */
const AROUND_JOBS: ReadonlySet<ResumeLine['section']> = new Set(['experience', 'top'])
const BLANK_LINE = /\n[ \t\r]*\n/

/** The section of a line that names it; none where the jobs above have such lines. */
function labelOf(lower: string, lines: readonly ResumeLine[], place: number): ResumeLine['section'] | null {
  const textAt = (line: ResumeLine): string => lower.slice(line.start, line.end)
  const line = lines[place] as ResumeLine
  const [, label = '', list = ''] = LABEL.exec(textAt(line)) ?? []
  const section = headingOf(label)
  if (section !== undefined && BESIDE_WORK.test(label)) return section
  if (line.section !== 'experience') return null
  if (section === undefined || !LABELED.has(section) || !ONE_LIST.test(list)) return null
  if (!OF_THE_PERSON.test(label) && !BLANK_LINE.test(lower.slice(lines[place - 1]?.end, line.start))) return null
  const isOfEachJob = lines.slice(0, place).some((other) => {
    return other.section === 'experience' && LABEL.exec(textAt(other))?.[1] === label
  })
  return isOfEachJob ? null : section
}

const PARTS_OF_A_JOB: ReadonlySet<ResumeLine['section']> = new Set([
  'personal',
  'other',
  'projects',
  'skills',
  'summary',
])

/** For each line, whether another job follows before a new work history begins. */
function amongJobs(lines: readonly ResumeLine[], jobs: ReadonlySet<number>): boolean[] {
  let isFollowed = false
  return lines
    .map((line, place) => [line, place] as const)
    .reverse()
    .map(([line, place]) => {
      const before = isFollowed
      if (jobs.has(place)) isFollowed = true
      else if (line.isHeading && line.section === 'experience') isFollowed = false
      return before
    })
    .reverse()
}

/** What a line below the last job holds instead of work. */
function contentOf(text: string): 'skills' | 'education' | null {
  if (isList(text)) return 'skills'
  return namesEducation(text.slice(0, 80), true) ? 'education' : null
}

function isList(text: string): boolean {
  const entries = (text.match(SEPARATORS)?.length ?? 0) + 1
  return entries >= MIN_ENTRIES && text.length / entries <= MAX_ENTRY_LENGTH
}
