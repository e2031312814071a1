/** Sections recognized by their content, where headings were lost or are unknown. */
import { namesEducation } from './flat-lines.ts'
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
  let own: ResumeLine['section'] | null = null
  return lines.map((line, place) => {
    if (line.isHeading && own === 'experience' && isAmongJobs[place] && PARTS_OF_A_JOB.has(line.section))
      return { ...line, section: own }
    if (line.isHeading || !line.isCut) own = null
    else if (starts.has(place)) own = 'experience'
    else if (place > last && (own ?? line.section) === 'experience') {
      const text = lower.slice(line.start, line.end)
      if (isList(text)) own = 'skills'
      else if (namesEducation(text.slice(0, 80), true)) own = 'education'
    }
    return own === null ? line : { ...line, section: own }
  })
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

function isList(text: string): boolean {
  const entries = (text.match(SEPARATORS)?.length ?? 0) + 1
  return entries >= MIN_ENTRIES && text.length / entries <= MAX_ENTRY_LENGTH
}
