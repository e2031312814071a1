/** Sections that a paragraph shows only by what it says: its headings were lost or are no words that we know. */
import { namesEducation } from './flat-lines.ts'
import type { ResumeLine } from './resume-lines.ts'

const SEPARATORS = /[,•|;]/g
const MIN_ENTRIES = 10
const MAX_ENTRY_LENGTH = 28

/** Work begins with a job, whatever the heading says, and ends at a list of skills or at a degree. */
export function sectionsByContent(
  lower: string,
  lines: readonly ResumeLine[],
  jobLines: readonly number[],
  ends: readonly number[],
): ResumeLine[] {
  const starts = new Set(jobLines)
  const last =
    jobLines.length === 0 ? lines.length : Math.max(...jobLines, ...ends.filter((end) => end < lines.length - 1))
  let own: ResumeLine['section'] | null = null
  return lines.map((line, place) => {
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

function isList(text: string): boolean {
  const entries = (text.match(SEPARATORS)?.length ?? 0) + 1
  return entries >= MIN_ENTRIES && text.length / entries <= MAX_ENTRY_LENGTH
}
