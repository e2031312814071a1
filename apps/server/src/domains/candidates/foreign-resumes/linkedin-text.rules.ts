// The text of the PDF that LinkedIn makes of a profile: a narrow column with contact, skills and languages, then the
// person, then what they did.
import { findCountry, findTitle } from '../taxonomy/index.ts'
import type { ForeignResume } from './europass.rules.ts'

const PAGE = /^\s*Page \d+ of \d+\s*$/
const ASIDE = ['Contact', 'Top Skills', 'Languages', 'Certifications', 'Honors-Awards', 'Publications', 'Patents']
const MAIN = ['Summary', 'Experience', 'Education', 'Volunteer Experience', 'Licenses & Certifications']
const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const SPAN = new RegExp(
  `^(?:(${MONTHS.join('|')}) )?(\\d{4})\\s*[-–]\\s*(?:(Present)|(?:(${MONTHS.join('|')}) )?(\\d{4}))(?:\\s*\\(.*\\)?)?$`,
)
const TOTAL = /^\d+ (?:years?|months?)(?: \d+ months?)?$/

/** Whether the text of a document is such a profile. */
export const isLinkedinText = (text: string): boolean =>
  /linkedin\.com\/in\//i.test(text) && /^Contact$/m.test(text) && /^(Experience|Education)$/m.test(text)

export function readLinkedinText(text: string): ForeignResume {
  const lines = text
    .split('\n')
    .map((line) => line.replaceAll('\u00A0', ' ').trim())
    .filter((line) => line !== '' && !PAGE.test(line))
  const parts = partsOf(lines)
  const contact = parts.get('Contact') ?? []
  const person = parts.get('') ?? []
  const said = contact.join('\n')
  const link = /(?:www\.)?linkedin\.com\/in\/[^\s(]+(?:\n(?!\S*@)[^\s(]+(?= \(LinkedIn\)))?/i
    .exec(said)?.[0]
    ?.replace('\n', '')
  return {
    resume: {
      basics: {
        name: person[0] ?? null,
        label:
          person
            .slice(1, person.length > 2 ? -1 : undefined)
            .join(' ')
            .slice(0, 200) || null,
        email: /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(said)?.[0] ?? null,
        phone: /\+?\(?\d[\d\s().-]{8,18}\d/.exec(said)?.[0]?.trim() ?? null,
        summary: (parts.get('Summary') ?? []).join('\n') || null,
        location: person.length > 2 ? placeOf(person.at(-1) ?? '') : null,
        profiles: link === undefined ? [] : [{ url: `https://${link.replace(/^https?:\/\//, '')}` }],
      },
      work: jobsOf(parts.get('Experience') ?? []),
      education: schoolsOf(parts.get('Education') ?? []),
      skills: (parts.get('Top Skills') ?? []).map((name) => ({ name: name.slice(0, 200) })),
    },
    languages: (parts.get('Languages') ?? []).map((line) => {
      const open = line.indexOf('(')
      return open < 0 || !line.endsWith(')')
        ? { code: line, level: levelOf('') }
        : { code: line.slice(0, open).trimEnd(), level: levelOf(line.slice(open + 1, -1)) }
    }),
  }
}

/**
 * The person's block comes after the last list of the column: a name, a headline and a place before `Summary` or
 * `Experience`.
 */
function partsOf(lines: readonly string[]): Map<string, string[]> {
  const firstMain = lines.findIndex((line) => MAIN.includes(line))
  const head = lines.slice(0, firstMain)
  const parts = new Map<string, string[]>()
  let heading = ''
  for (const line of head)
    if (ASIDE.includes(line)) {
      heading = line
      parts.set(heading, [])
    } else parts.get(heading)?.push(line)
  const last = parts.get(heading) ?? []
  parts.set('', last.splice(placeOfName(last, (parts.get('Contact') ?? []).join(''))))
  for (const line of lines.slice(firstMain))
    if (MAIN.includes(line)) {
      heading = line
      parts.set(heading, [])
    } else parts.get(heading)?.push(line)
  return parts
}

/** The name is in the address of the profile, unless the person chose another one. */
function placeOfName(lines: readonly string[], contact: string): number {
  const slug = (/linkedin\.com\/in\/([^\s(]+)/i.exec(contact)?.[1] ?? '').toLowerCase()
  const isInAddress = (line: string) =>
    isName(line) && line.split(' ').every((word) => slug.includes(word.toLowerCase()))
  const named = lines.findLastIndex(isInAddress)
  const from = Math.max(0, lines.length - 3)
  const alike = lines.findIndex((line, place) => place >= from && isName(line) && findTitle(line) === null)
  return named !== -1 ? named : alike !== -1 ? alike : from
}

const isName = (line: string): boolean =>
  /^\p{Lu}[\p{L}'’.-]+(?: (?:\p{Lu}|de |van |von |da )[\p{L}'’.-]*){1,4}$/u.test(line)

interface Job {
  name: string | null
  position: string | null
  startDate: string | null
  endDate: string | null
  summary: string | null
}

/** Employer, title, dates, place and text. One employer with several titles gives its name and the whole time first. */
function jobsOf(lines: readonly string[]): Job[] {
  const spans = lines.flatMap((line, place) => (SPAN.test(line) ? [place] : []))
  let employer: string | null = null
  return spans.map((place, at) => {
    const before = spans[at - 1] ?? -1
    const isSecondTitle = place - before > 1 && at > 0 && employer !== null && belongsToEmployer(lines, place)
    if (!isSecondTitle)
      employer = TOTAL.test(lines[place - 2] ?? '') ? (lines[place - 3] ?? null) : (lines[place - 2] ?? null)
    const next = spans[at + 1]
    const end = next === undefined ? lines.length : startOfJob(lines, next)
    const rest = lines.slice(place + 1, end)
    const text = isPlace(rest[0] ?? '') ? rest.slice(1) : rest
    return {
      name: employer,
      position: lines[place - 1] ?? null,
      ...datesOf(lines[place] ?? ''),
      summary: text.join('\n') || null,
    }
  })
}

/** A title right after a text: the line before it ends a sentence or is a place, so it names no employer. */
const belongsToEmployer = (lines: readonly string[], place: number): boolean => {
  const line = lines[place - 2] ?? ''
  return /[.:;)]$/.test(line) || SPAN.test(line) || isPlace(line)
}

function startOfJob(lines: readonly string[], span: number): number {
  if (belongsToEmployer(lines, span)) return span - 1
  return TOTAL.test(lines[span - 2] ?? '') ? span - 3 : span - 2
}

const isPlace = (line: string): boolean =>
  line.length < 70 && /^[\p{Lu}][\p{L}\s.'’-]+(?:, [\p{Lu}][\p{L}\s.'’-]+){1,3}$/u.test(line)

function datesOf(line: string): { startDate: string | null; endDate: string | null } {
  const [, month, year, present, endMonth, endYear] = SPAN.exec(line) ?? []
  return { startDate: dateOf(month, year), endDate: present === undefined ? dateOf(endMonth, endYear) : null }
}

function dateOf(month: string | undefined, year: string | undefined): string | null {
  if (year === undefined) return null
  return month === undefined ? year : `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}`
}

function schoolsOf(lines: readonly string[]) {
  const degrees = lines.flatMap((line, place) => (namesDegree(line) ? [place] : []))
  return degrees.map((place) => {
    const [degree = '', area = ''] = withoutYears(lines[place] ?? '').split(', ')
    return {
      institution: (lines[place - 1] ?? '').slice(0, 200),
      studyType: degree.slice(0, 200),
      area: area.slice(0, 200) || null,
    }
  })
}

/** “MSc, Physics · (2010 - 2012)” */
function namesDegree(line: string): boolean {
  const open = line.indexOf('(')
  return line.includes('·') || (open >= 0 && line.endsWith(')') && /\d{4}/.test(line.slice(open)))
}

function withoutYears(line: string): string {
  const open = line.indexOf('(')
  return open < 0 ? line : line.slice(0, open).trimEnd().replace(/·$/, '').trimEnd()
}

const LEVELS: readonly (readonly [RegExp, string])[] = [
  [/native|bilingual/i, 'C2'],
  [/full professional/i, 'C1'],
  [/professional working/i, 'B2'],
  [/limited working/i, 'B1'],
  [/elementary/i, 'A2'],
]
const levelOf = (fluency: string): string => LEVELS.find(([pattern]) => pattern.test(fluency))?.[1] ?? 'B1'

/** “Berlin, Germany” or “Greater London, England, United Kingdom”. */
function placeOf(line: string) {
  const names = line.split(', ')
  return { city: names[0]?.slice(0, 120) ?? null, countryCode: findCountry(names.at(-1) ?? '') }
}
