/** The date ranges of jobs. Schools, versions of products and the years inside a sentence have dates, too. */
import type { ReadWords, Term } from '../text/find-terms.ts'
import type { Gazetteer } from '../text/gazetteer.ts'
import { isOnlyDates } from './date-columns.ts'
import { namesEducation } from './flat-lines.ts'
import { type Neighbors, neighborsOf } from './job-layout.ts'
import { titleIn } from './named-titles.ts'
import { type DateRange, dateRangeIn, SINCE_WORDS } from './resume-dates.ts'
import type { ResumeSection } from './resume-headings.ts'
import type { ResumeLine } from './resume-lines.ts'

export interface JobMaterial {
  words: ReadWords
  lines: readonly ResumeLine[]
  terms: readonly Term[]
  gazetteer: Gazetteer
  nowMonth: number
}

export interface DatedLine {
  line: number
  /** Positions in the line. */
  range: DateRange
}

export interface DatedJob extends DatedLine {
  neighbors: Neighbors
}

const NO_WORK: ReadonlySet<ResumeSection> = new Set(['education', 'certificates', 'other', 'skills'])

/** The dates of jobs in text order, and those in separate columns. */
export function datesOfWork(
  material: JobMaterial,
  titles: readonly Term[],
): { jobs: DatedJob[]; columns: DatedLine[][] } {
  const dated = datedLines(material)
  const columns = columnsOf(material, dated)
  const inColumns = new Set(columns.flat())
  const jobs = dated.flatMap((entry): DatedJob[] => {
    if (inColumns.has(entry)) return []
    const line = material.lines[entry.line] as ResumeLine
    const neighbors = neighborsOf(material, titles, line, entry.range, limitOfNames(material, entry.line))
    return isOfWork(material, titles, line, entry.range, neighbors) ? [{ ...entry, neighbors }] : []
  })
  return { jobs, columns }
}

/** Headings above dates of what was done beside the work. */
const UNPAID =
  /^(?:volunteer(?:ing|s| work| experience)?|community (?:service|involvement)|(?:personal|side|hobby) projects)\b/

function datedLines({ words, lines, nowMonth }: JobMaterial): DatedLine[] {
  const { lower } = words.text
  let isUnpaid = false
  let hasWork = false
  return lines.flatMap((line, place): DatedLine[] => {
    if (line.isHeading) {
      const heading = lower.slice(line.start, line.end)
      // In a paragraph, "Experience" below a list of volunteer work would read "Volunteer Experience".
      isUnpaid = UNPAID.test(heading) && (hasWork || !heading.includes('experience'))
      hasWork ||= line.section === 'experience'
    }
    if (line.isHeading || isUnpaid || (NO_WORK.has(line.section) && !line.isCut)) return []
    const range = line.range === undefined ? dateRangeIn(lower.slice(line.start, line.end), nowMonth) : line.range
    return range === null ? [] : [{ line: place, range }]
  })
}

const CENTURY = 1200
const MAX_HEAD = 100

/** Where the head of a job begins that has not begun yet: what stands below it tells of no other job. */
export function futureHeads({ words, lines, nowMonth }: JobMaterial): number[] {
  const { lower } = words.text
  return lines.flatMap((line): number[] => {
    if (line.isHeading || line.isCut || line.end - line.start > MAX_HEAD) return []
    const text = lower.slice(line.start, line.end)
    const range = dateRangeIn(text, nowMonth + CENTURY)
    if (range === null || range.from <= nowMonth || /[.!?]$/.test(text)) return []
    return isInsideSentence(text.slice(0, range.start), text.slice(range.end)) ? [] : [line.start]
  })
}

/** Dates under dates: only the last may have words after it. */
function columnsOf({ words, lines }: JobMaterial, dated: readonly DatedLine[]): DatedLine[][] {
  const { lower } = words.text
  const columns: DatedLine[][] = []
  let column: DatedLine[] = []
  for (const entry of dated) {
    const line = lines[entry.line] as ResumeLine
    const isNext = entry.line === (column.at(-1)?.line ?? -2) + 1
    const begins = !/[a-z0-9]/.test(lower.slice(line.start, line.start + entry.range.start))
    if (!isNext || !begins) column = []
    if (!begins) continue
    column.push(entry)
    if (column.length === 2) columns.push(column)
    if (!isOnlyDates(lower, line, entry.range)) column = []
  }
  return columns
}

/** Names after a date may reach into the next line of a paragraph, which was cut where names before a date begin. */
function limitOfNames({ words, lines, nowMonth }: JobMaterial, place: number): number {
  const line = lines[place] as ResumeLine
  const next = lines[place + 1]
  if (!line.isCut || next === undefined || !next.isCut || next.isHeading) return line.end
  const range = dateRangeIn(words.text.lower.slice(next.start, next.end), nowMonth)
  return range === null ? line.end : next.start + range.start
}

const REACH = 100

/** Not every range of dates is a job: there are schools, versions of products, and the years inside a sentence. */
function isOfWork(
  { words, terms, gazetteer }: JobMaterial,
  titles: readonly Term[],
  line: ResumeLine,
  range: DateRange,
  { before, after, hasNameBefore, hasNameAfter }: Neighbors,
): boolean {
  const { lower } = words.text
  const start = line.start + range.start
  const end = line.start + range.end
  const ahead = lower.slice(line.start, start)
  const behind = lower.slice(end, line.end)
  const near = `${ahead.slice(-REACH)} ${behind.slice(0, REACH)}`
  if (LEAVE_BEFORE.test(lower.slice(Math.max(0, start - CLOSE), start)) || LEAVE_AFTER.test(behind.slice(0, CLOSE)))
    return false
  const isWork = !NO_WORK.has(line.section)
  const isVersion = range.to !== null && after?.distance !== 0 && followsProduct(terms, gazetteer, lower, start)
  if (range.isYearsOnly && (isVersion || CERTIFIED.test(ahead.slice(-REACH)))) return false
  if (before !== null || after !== null)
    return isWork || !(namesEducation(near, false) || (line.section === 'certificates' && CERTIFICATE.test(near)))
  if (COLON_EDUCATION.test(ahead)) return false
  if (isInsideSentence(ahead, behind) || OF_A_WORK.test(ahead) || OF_A_CLUB.test(ahead.slice(-CLOSE))) return false
  if (line.section === 'summary' && SINCE.test(lower.slice(start, end))) return false
  // "Web designer @ small agency (2017 - 2018)", "Acme · Junior gameplay programmer · 2018 - 2021": no name is beside the dates.
  const isTitled =
    !line.isCut && start - line.start <= REACH && titleIn(words, line.start, start, titles, gazetteer) !== null
  const isRow =
    line.section === 'experience' &&
    !line.isCut &&
    !range.isYearsOnly &&
    /^\s*\)?$/.test(behind) &&
    ROW.test(words.text.clean.slice(line.start, start))
  const isNamed = hasNameBefore || hasNameAfter || isTitled || isRow
  if (LABELED_EDUCATION.test(ahead) && namesEducation(near, false)) return false
  if (!isNamed && /[a-z]/.test(ahead)) return false
  if (namesEducation(near, line.section === 'experience' && !(line.isCut && range.isYearsOnly))) return false
  if (!line.isCut) return true
  if (line.section === 'education' || line.section === 'certificates') return false
  return isNamed && (line.section === 'experience' || !range.isYearsOnly)
}

/** "Continental Maintenance technician 09/2014 - 02/2018": a row of a table, without its gaps. */
const ROW = /^[A-Z][^.!?:;]{3,80}[\s|,(–-]$/
const CLOSE = 50
/** "National Honor Society 2015 - 2016" */
const OF_A_CLUB = /\b(?:society|fraternity|sorority|honou?rs?|scouts?|membership|chapter|alumni)\b/
/** "Education  Université de Lille, 2015 - 2017" in a table, "Formação: UFPE, 2012–2016" */
const EDUCATION_LABEL =
  '^[^a-z]*(?:education|studies|degree|formation|ausbildung|studium|formacion|educacion|formacao|istruzione|opleiding|utbildning|uddannelse|utdanning|koulutus|wyksztalcenie|vzdelani|educatie)'
const LABELED_EDUCATION = new RegExp(`${EDUCATION_LABEL}\\b`)
const COLON_EDUCATION = new RegExp(`${EDUCATION_LABEL}\\s?:`)
/** "Dead Harbor" (2016 - 2020) */
const OF_A_WORK = /["”»]\s*\(?$/
/** "An SAP consultant in California since 2012" */
const SINCE = new RegExp(`^(?:${SINCE_WORDS})\\b`)
/** "Parental leave, 03/2021 - 10/2022", "2019 - 2020: sabbatical" */
const LEAVE =
  '(?:(?:parental|maternity|paternity|family|caring|care|sick|medical|unpaid|study) leave|sabbatical|career break|gap year|elternzeit|mutterschutz|military service|national service|compulsory service|civilian service|zivildienst|wehrdienst|travell?ing|world trip|job search|unemployed)'
const LEAVE_BEFORE = new RegExp(`\\b${LEAVE}(?:\\s?\\([^()]{2,40}\\))?[^a-z0-9]*$`)
const LEAVE_AFTER = new RegExp(`^[^a-z0-9]*(?:a |on )?${LEAVE}\\b(?! (?:app|booking|company|agency|software|tool))`)
const CERTIFICATE = /\bcertif|\b(?:ccna|ccnp|itil|pmp|cissp|comptia|prince2)\b/
const CERTIFIED = /\bcertif(?:ied|icat)/

/** "from 2015 to 2017", "(1997-2004)" and words in lower case on both sides. */
function isInsideSentence(before: string, after: string): boolean {
  return (
    /\b(?:from|between|during|in|over|throughout|for|the|of|years)\s*\(?\s*$/.test(before) && !/^[\s)\]]*$/.test(after)
  )
}

/** "Engineer at Shopify (2019 - 2021)" */
const WORKED_AT = /(?:\bat|@)\s*$/

/** "Microsoft Office 2010-2016" */
function followsProduct(terms: readonly Term[], gazetteer: Gazetteer, lower: string, place: number): boolean {
  let low = 0
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((terms[middle]?.start ?? 0) < place) low = middle + 1
    else high = middle
  }
  const term = terms[low - 1]
  if (term?.kind !== 'skill' || gazetteer.technical[term.place] !== 1) return false
  return /^[ \t(]*$/.test(lower.slice(term.end, place)) && !WORKED_AT.test(lower.slice(0, term.start).slice(-CLOSE))
}
