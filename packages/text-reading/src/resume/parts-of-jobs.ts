/**
 * "Technologies:" and "Key achievements" on lines of their own, below each job. Such a line ends the work history only
 * where no other job follows it.
 */
import type { ReadWords, Term } from '../text/find-terms.ts'
import type { Gazetteer } from '../text/gazetteer.ts'
import { titleIn } from './named-titles.ts'
import type { ResumeLine } from './resume-lines.ts'

const PART =
  /^[^a-z]*(?:(?:key|main|major|core|selected|notable|it|technical|relevant|used) )*(?:technolog(?:y|ies)|tools|tech stack|stack|software|skills|competenc(?:i?es)|achievements?|accomplishments?|highlights|projects?|responsibilities|tools and technologies|tools & technologies)[^a-z]*$/
const MAX_HEAD = 120

interface Material {
  words: ReadWords
  lines: readonly ResumeLine[]
  gazetteer: Gazetteer
}

/** The lines; those of parts of a job count as work history. */
export function withPartsOfJobs(material: Material, titles: readonly Term[]): readonly ResumeLine[] {
  const { words, lines } = material
  const known = new Set<string>()
  let isWork = false
  let hasDates = false
  let isPart = false
  return lines.map((line, place) => {
    if (line.isHeading) {
      const heading = words.text.lower.slice(line.start, line.end)
      isPart = isWork && hasDates && !line.isCut && PART.test(heading)
      isPart &&= known.has(heading) || hasJobBelow(material, place, titles)
      if (isPart) known.add(heading)
      else {
        isWork = line.section === 'experience'
        hasDates = false
      }
    } else if (line.range != null) hasDates = true
    return isPart && !line.isCut ? { ...line, section: 'experience' as const } : line
  })
}

/** Whether a title and dates, as above a job, stand before the next heading. */
function hasJobBelow(material: Material, heading: number, titles: readonly Term[]): boolean {
  const { words, lines, gazetteer } = material
  for (let place = heading + 1; place < lines.length && lines[place]?.isHeading === false; place += 1) {
    const { start, end, range } = lines[place] as ResumeLine
    if (range == null || end - start > MAX_HEAD) continue
    const above = place - 1 > heading ? lines[place - 1] : undefined
    const stretches = [[start, start + range.start] as const, [start + range.end, end] as const]
    for (const other of [above, lines[place + 1]])
      if (other !== undefined && !other.isHeading && other.end - other.start <= MAX_HEAD)
        stretches.push([other.start, other.end])
    if (stretches.some(([from, to]) => to - from > 3 && titleIn(words, from, to, titles, gazetteer) !== null))
      return true
  }
  return false
}
