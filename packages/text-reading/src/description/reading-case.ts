import type { Door, Reading } from './reading.ts'

/** The expected reading of a text; omitted fields must be empty. */
export interface Expected {
  title: string | null
  seniority?: string
  years?: string
  /** "go:5 kafka|rabbitmq": slugs, alternatives with a bar, years after a colon. */
  must?: string
  /** All languages, frameworks and tools, and any other skill named here. */
  nice?: string
  unwanted?: string
  pay?: string
  notice?: number
  startBy?: string
  overlap?: string
  /** "de:B2! en": with a mark where the text insists. */
  languages?: string
  countries?: string
  engagement?: string
  /** Codes that the findings must contain. */
  lint?: string
  /** Phrases that must be listed as not understood. */
  unread?: string
  language?: string
}

export interface ReadingCase {
  name: string
  door: Door
  text: string
  expected: Expected
}

type Kinds = ReadonlyMap<string, string>

/** Converts a reading to the form of a case, to compare the two field by field. */
export function formatCase(reading: Reading, kinds: Kinds, expected: Expected): Expected {
  const { criteria } = reading
  const { constraints } = criteria
  const wished = new Set(expected.nice?.split(' '))
  const said: Record<string, string | number | null | undefined> = {
    title: criteria.titleSlug,
    seniority: criteria.seniority === 'none' ? undefined : criteria.seniority,
    years:
      criteria.years === null
        ? undefined
        : `${criteria.years.min}${criteria.years.max === null ? '' : `-${criteria.years.max}`}`,
    must: sorted(
      criteria.mustHave.map((must) => `${must.anyOf.join('|')}${must.minYears === null ? '' : `:${must.minYears}`}`),
    ),
    nice: sorted(
      criteria.niceToHave.map(({ skill }) => skill).filter((slug) => isTechnology(kinds.get(slug)) || wished.has(slug)),
    ),
    unwanted: sorted(criteria.unwantedSkills),
    pay:
      constraints.rateMax === null
        ? undefined
        : `${constraints.rateMax.amountMinor} ${constraints.rateMax.currency} ${constraints.rateMax.period}`,
    notice: constraints.noticeMaxDays ?? undefined,
    startBy: constraints.startBy ?? undefined,
    overlap:
      constraints.overlapHours === null
        ? undefined
        : `${constraints.overlapHours.zone} ${constraints.overlapHours.hours}`,
    languages: sorted(
      constraints.languages.map(
        ({ code, level, required }) => `${level === null ? code : `${code}:${level}`}${required === false ? '' : '!'}`,
      ),
    ),
    countries: constraints.countries.length === 27 ? 'EU' : sorted(constraints.countries),
    engagement: sorted(constraints.engagement),
    language: reading.language ?? undefined,
    lint: among(
      reading.lint.map((finding) => finding.code),
      expected.lint,
      ' ',
    ),
    unread: among(reading.notUnderstood, expected.unread, '; '),
  }
  return withoutEmpty(said)
}

/** Sorts the lists of a case. */
export function inOrder(expected: Expected): Expected {
  const lists = new Set(['must', 'nice', 'unwanted', 'languages', 'countries', 'engagement'])
  const entries = Object.entries(expected).map(([field, value]) => [
    field,
    lists.has(field) ? sorted(String(value).split(' ')) : value,
  ])
  return withoutEmpty(Object.fromEntries(entries) as Record<string, string>)
}

function isTechnology(kind: string | undefined): boolean {
  return kind === 'language' || kind === 'framework' || kind === 'tool'
}

function sorted(entries: readonly string[]): string {
  return entries
    .map((entry) => {
      const [slugs = '', years] = entry.split(':')
      const ordered = slugs.split('|').sort().join('|')
      return years === undefined ? ordered : `${ordered}:${years}`
    })
    .sort()
    .join(' ')
}

function among(found: readonly string[], wanted: string | undefined, separator: string): string | undefined {
  return wanted
    ?.split(separator)
    .filter((entry) => found.includes(entry))
    .join(separator)
}

function withoutEmpty(said: Record<string, string | number | null | undefined>): Expected {
  return Object.fromEntries(
    Object.entries(said).filter(([, value]) => value !== undefined && value !== ''),
  ) as unknown as Expected
}
