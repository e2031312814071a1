import type { Term } from '../text/find-terms.ts'
import { type Head, jobHeadersIn, jobHeadersOfColumn } from './date-columns.ts'
import { COMPANIES } from './employers.ts'
import { type DatedJob, type DatedLine, datesOfWork, futureHeads, type JobMaterial } from './job-dates.ts'
import { type Layout, layoutOf, type Neighbors, TITLE_LABEL } from './job-layout.ts'
import { isPluralTitle, type NamedTitle, titleIn } from './named-titles.ts'
import { withPartsOfJobs } from './parts-of-jobs.ts'
import type { DateRange } from './resume-dates.ts'
import type { ResumeLine } from './resume-lines.ts'
import { sectionsByContent } from './sections-by-content.ts'

export interface Job {
  range: DateRange
  title: NamedTitle | null
  /** The part of the text that belongs to the job. */
  start: number
  /** The end of the lines with dates, title and employer. */
  head: number
  end: number
}

export interface ReadJobs {
  jobs: Job[]
  /** Titles in the work history that have no dates. */
  undated: NamedTitle[]
  /** With the sections that the jobs show. */
  lines: ResumeLine[]
}

/** Finds the jobs of a résumé: each has a date range; its title is before, after, above or below. */
export function resumeJobs(given: JobMaterial): ReadJobs {
  const titles = given.terms.filter((term) => term.kind === 'title')
  const material = { ...given, lines: withPartsOfJobs(given, titles) }
  const { lower } = material.words.text
  const dates = datesOfWork(material, titles)
  const columns = dates.columns.map((column) => columnOf(material, column, dates.jobs))
  const starts = [...dates.jobs, ...dates.columns.flat()].map(({ line }) => line)
  const lines = sectionsByContent(
    lower,
    material.lines,
    starts,
    columns.map(({ last }) => last),
  )
  const ends = endsOfSections(lines)
  const layout = layoutOf(dates.jobs.flatMap(({ line, neighbors }) => (lines[line]?.isCut ? [neighbors] : [])))
  const order = { layout, taken: new Set(dates.jobs.map(({ neighbors }) => neighbors[layout]?.start)) }
  const tools = material.terms.filter(
    ({ kind, slug, place }) => kind === 'skill' && material.gazetteer.technical[place] === 1 && !COMPANIES.has(slug),
  )
  const titled = titlesOfJobs({ ...material, lines }, titles, dates.jobs, order)
  const found = dates.jobs.map((dated, index) =>
    jobOf(lower, lines, dated, titled[index] ?? null, order.layout, ends, tools),
  )
  for (const column of columns) found.push(...jobsOfColumn(column, lines, ends))
  const jobs = withoutRepetition(
    lower,
    found.sort((left, right) => left.start - right.start),
  )
  const ahead = futureHeads(material)
  for (const [place, job] of jobs.entries()) {
    const next = jobs[place + 1]
    // "Acme, 2016 to present" above the titles that one had there.
    if (next !== undefined && job.title !== null && job.title.start === next.title?.start) {
      job.title = null
      job.head = Math.min(job.head, next.start)
    }
    if (next !== undefined) job.end = Math.max(job.head, Math.min(job.end, next.start))
    const future = ahead.find((start) => start >= job.head && start < job.end)
    if (future !== undefined) job.end = future
  }
  return { jobs, undated: undatedTitles({ ...material, lines }, jobs, columns), lines }
}

function jobOf(
  lower: string,
  lines: readonly ResumeLine[],
  { line, range }: DatedJob,
  found: FoundTitle | null,
  layout: Layout,
  ends: readonly number[],
  tools: readonly Term[],
): Job {
  const own = lines[line] as ResumeLine
  const first = lines[Math.min(found?.line ?? line, line)] as ResumeLine
  const last = lines[Math.max(found?.line ?? line, line)] as ResumeLine
  const isFirst = found === null ? layout === 'before' : found.title.start < own.start + range.start
  const start = own.isCut ? (isFirst ? headStart(own, found, tools) : own.start + range.start) : first.start
  const named = Math.max(own.start + range.end, found?.title.end ?? 0)
  const head = own.isCut ? named : found?.line === line ? named + untilSentence(lower.slice(named, own.end)) : last.end
  return { range, title: found?.title ?? null, start, head, end: Math.max(head, ends[line] ?? own.end) }
}

const ENDS_HEAD = /[.:;](?=\s+\S)|\s[–—-]\s/

/** "Acme 2016-2020: Network Administrator. Ran the wireless network.": the length of the rest of a head. */
function untilSentence(rest: string): number {
  return ENDS_HEAD.exec(rest)?.index ?? rest.length
}

/** "Environment: Java, Docker Test Engineer, Acme, 2016 - 2019": the list before a title belongs to the job above. */
function headStart(own: ResumeLine, found: FoundTitle | null, tools: readonly Term[]): number {
  const title = found?.title.start ?? own.start
  const isPreceded = tools.some(({ start, end }) => start >= own.start && end <= title)
  return isPreceded ? title : own.start
}

interface Column {
  dates: readonly DatedLine[]
  heads: readonly Head[]
  /** The last line that the column's jobs can reach. */
  last: number
}

function columnOf(material: JobMaterial, dates: readonly DatedLine[], jobs: readonly DatedJob[]): Column {
  const { lines, words, gazetteer } = material
  const lowest = dates.at(-1) as DatedLine
  let next = lowest.line + 1
  const stop = jobs.find((job) => job.line > lowest.line)?.line ?? lines.length
  while (next < stop && lines[next]?.isHeading === false) next += 1
  const from = (lines[lowest.line] as ResumeLine).start + lowest.range.end
  const heads = jobHeadersIn(words, lines, lowest.line, next, gazetteer, from)
  return { dates, heads, last: next - 1 }
}

/** The jobs of a column have the texts of the titles that follow, or none. */
function jobsOfColumn({ dates, heads }: Column, lines: readonly ResumeLine[], ends: readonly number[]): Job[] {
  const own = jobHeadersOfColumn(heads, dates.length)
  return dates.map(({ line, range }, index): Job => {
    const head = own?.[index]
    const place = (lines[line] as ResumeLine).start + range.start
    const end = place + range.end - range.start
    if (head === undefined) return { range, title: null, start: place, head: end, end }
    return {
      range,
      title: head.title,
      start: head.start,
      head: head.end,
      end: Math.max(head.end, ends[head.line] ?? 0),
    }
  })
}

const MAX_UNDATED = 12

/** Titles that begin lines of the work history outside the jobs that have dates. */
function undatedTitles(
  { words, lines, gazetteer }: JobMaterial,
  jobs: readonly Job[],
  columns: readonly Column[],
): NamedTitle[] {
  const first = jobs[0]?.start ?? words.text.lower.length
  const stop = lines.findIndex((line) => line.start >= first)
  const heads = [
    ...jobHeadersIn(words, lines, 0, stop < 0 ? lines.length : stop, gazetteer).filter(
      ({ line }) => lines[line]?.section === 'experience',
    ),
    ...columns.flatMap((column) => column.heads),
  ]
  const dated = new Set(jobs.map((job) => job.title?.start))
  const undated = new Map<string, NamedTitle>()
  for (const { title } of heads) {
    if (title !== null && !dated.has(title.start)) undated.set(title.name.toLowerCase(), title)
  }
  return [...undated.values()].slice(0, MAX_UNDATED)
}

const WORDS_OF_A_JOB = 60

/** Some files print their work history twice. */
function withoutRepetition(lower: string, jobs: readonly Job[]): Job[] {
  const seen = new Set<string>()
  return jobs.filter(({ range, title, head }) => {
    const words = title?.name.toLowerCase() ?? lower.slice(head, head + WORDS_OF_A_JOB).trim()
    const key = `${range.from} ${range.to} ${words}`
    if (words === '' || !seen.has(key)) {
      seen.add(key)
      return true
    }
    return false
  })
}

/** For each line, the end of its section. */
function endsOfSections(lines: readonly ResumeLine[]): number[] {
  const ends = lines.map((line) => line.end)
  for (let place = lines.length - 2; place >= 0; place -= 1) {
    if (lines[place + 1]?.section === lines[place]?.section) ends[place] = ends[place + 1] ?? 0
  }
  return ends
}

/** The lines with the dates of the jobs before and after. */
interface OtherLines {
  before: number
  after: number
}

interface FoundTitle {
  title: NamedTitle
  line: number
}

interface Order {
  layout: Layout
  /** Where the titles on that side begin. */
  taken: ReadonlySet<number | undefined>
}

/** Beside the dates, else in the next lines, else above the employer. */
function titlesOfJobs(
  material: JobMaterial,
  titles: readonly Term[],
  dated: readonly DatedJob[],
  order: Order,
): (FoundTitle | null)[] {
  const near = dated.map(({ line, range, neighbors }, index) =>
    material.lines[line]?.isCut
      ? titleBeside(neighbors, order, line)
      : titleNear(material, titles, line, range, {
          before: dated[index - 1]?.line ?? -1,
          after: dated[index + 1]?.line ?? material.lines.length,
        }),
  )
  return dated.map(({ line }, index) => {
    const own = near[index]
    if (own != null || material.lines[line]?.isCut) return own ?? null
    return titleAbove(material, titles, line, Math.max(near[index - 1]?.line ?? -1, dated[index - 1]?.line ?? -1))
  })
}

/** In a paragraph: on the side where the other jobs have theirs, else close by on the other one. */
function titleBeside(neighbors: Neighbors, { layout, taken }: Order, line: number): FoundTitle | null {
  const usual = neighbors[layout]
  if (usual !== null) return { title: usual, line }
  const other = neighbors[layout === 'before' ? 'after' : 'before']
  return other === null || other.distance > 1 || taken.has(other.start) ? null : { title: other, line }
}

function titleNear(
  material: JobMaterial,
  titles: readonly Term[],
  place: number,
  range: DateRange,
  jobLines: OtherLines,
): FoundTitle | null {
  const { words, lines, gazetteer } = material
  const line = lines[place] as ResumeLine
  const own = [
    [line.start, line.start + range.start, place],
    [line.start + range.end, line.end, place],
  ] as const
  const hasOwnWords = words.text.lower.slice(line.start, line.start + range.start).trim().length > 3
  const hasWordsBehind = words.text.lower.slice(line.start + range.end, line.end).trim().length > 3
  const above = lines[place - 1]
  const below = lines[place + 1]
  const isOfNext = place + 1 >= jobLines.after && hasWordsBehind
  // A blank line above this one alone would make it a head; one below alone ends it.
  const isApart = (upper: ResumeLine | undefined, lower: ResumeLine | undefined): boolean =>
    upper !== undefined && lower !== undefined && BLANK_LINE.test(words.text.lower.slice(upper.end, lower.start))
  const isLast = isApart(line, below) && !isApart(above, line)
  const belowStretch =
    below !== undefined && !below.isHeading && !isOfNext && !isLast
      ? [[below.start, Math.min(below.end, below.start + 110), place + 1] as const]
      : []
  const aboveStretch =
    above !== undefined && !above.isHeading && place - 1 > jobLines.before && above.end - above.start <= 90
      ? [[above.start, above.end, place - 1] as const]
      : []
  const others = hasOwnWords ? [...aboveStretch, ...belowStretch] : [...belowStretch, ...aboveStretch]
  const titlesOf = (stretches: readonly (readonly [number, number, number])[]): FoundTitle[] =>
    stretches.flatMap(([start, end, at]) => {
      const title = titleIn(words, start, end, titles, gazetteer)
      return title === null ? [] : [{ title, line: at }]
    })
  const [beside] = titlesOf(own)
  if (beside !== undefined) return beside
  const around = titlesOf(others)
  // Rather a title that begins its line than one in a sentence.
  const opening = around.find(({ title, line: at }) => title.start === lines[at]?.start)
  return opening ?? around[0] ?? labeledTitle(material, titles, place, jobLines)
}

const BLANK_LINE = /\n[ \t\r]*\n/

/** "Dates", "Position held" and "Employer" of a form stand in any order around the dates. */
const MAX_LINES_OF_FORM = 3

function labeledTitle(
  { words, lines, gazetteer }: JobMaterial,
  titles: readonly Term[],
  place: number,
  others: OtherLines,
): FoundTitle | null {
  const below = lines.slice(place + 1, Math.min(place + 1 + MAX_LINES_OF_FORM, others.after))
  const above = lines.slice(Math.max(place - MAX_LINES_OF_FORM, others.before + 1), place).reverse()
  for (const line of [...below, ...above]) {
    const label = TITLE_LABEL.exec(words.text.lower.slice(line.start, line.end))?.[0].length
    if (label === undefined || line.isHeading) continue
    const title = titleIn(words, line.start + label, line.end, titles, gazetteer)
    if (title !== null) return { title, line: lines.indexOf(line) }
  }
  return null
}

/** "Title", "Acme", "Lisbon, Portugal", and below them the dates. */
const MAX_LINES_ABOVE = 3
const MAX_HEAD_LENGTH = 60
const ENDS_SENTENCE = /[.;:]$/

/** The title above an employer's line, in its own line below line `before`, where the previous job has its title and dates. */
function titleAbove(
  { words, lines, gazetteer }: JobMaterial,
  titles: readonly Term[],
  place: number,
  before: number,
): FoundTitle | null {
  for (let at = place - 1; at > before && at >= place - MAX_LINES_ABOVE; at -= 1) {
    const line = lines[at]
    if (line === undefined || line.isHeading || line.isCut || line.end - line.start > MAX_HEAD_LENGTH) return null
    const text = words.text.clean.slice(line.start, line.end)
    if (ENDS_SENTENCE.test(text)) return null
    const title = at < place - 1 ? titleIn(words, line.start, line.end, titles, gazetteer) : null
    if (title?.start === line.start && !isPluralTitle(title.name.toLowerCase())) return { title, line: at }
  }
  return null
}
