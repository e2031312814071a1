// The texts of a frozen search are part of its seal and must not change, so they are reworded only for display.
import { regions } from '@assay/taxonomy/places/regions'
import { minorOf } from './amounts.ts'
import {
  formatCountries,
  formatCountry,
  formatDay,
  formatLanguage,
  formatPay,
  groupCountries,
} from './display-words.ts'

const DAY = /\b\d{4}-\d{2}-\d{2}\b/g
const ZONE = /\b(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/(?:\w+\/)?(\w+)/g
const PAY = /\b(\d+(?:\.\d+)?) ([A-Z]{3}) an? (hour|day|month|year)\b/g
const LANGUAGE = /\bspeaks ([a-z]{2,3})\b/g
const COUNTRIES = /\bin ([A-Z]{2}(?:, [A-Z]{2})*)$/
const COUNTRIES_ASKED = /^Country: (.+) or (.+)(?=, preferred$)/
const RELATED = /^(.+) counts (\d(?:\.\d+)?) of [^:]+(?:: (.+))?$/
const SMALL_CREDIT = 0.25
const PARTIAL_CREDIT = 0.6

const labels: readonly (readonly [RegExp, string])[] = [
  [/^Words (?:of the trade|that count a little)$/, 'Keywords'],
  [/^Best evidence of an asked skill$/, 'Verification'],
  [/^The list as it is written$/, 'Skills named word for word'],
  [/^Words of the text$/, 'Words from the text'],
  [/^Nearly the whole text$/, 'Nearly all of the text'],
  [/^Role family$/, 'Job family'],
  [/^What led others to such work$/, 'Skills that often lead to such jobs'],
  [/^What led others to (.+) work$/, 'Skills that often lead to $1 jobs'],
  [/^Other skills typical of the title (.+)$/, 'Typical skills of $1'],
  [/^Years of experience: (\d+) or more asked$/, 'Experience: $1+ years'],
  [/^Years of experience: (\d+) to (\d+) asked$/, 'Experience: $1–$2 years'],
  [/^(Title|Seniority): (.+) asked$/, '$1: $2'],
  [/^Rate(?=$|: at most )/, 'Pay'],
  [/^(Pay|Notice): at most /, '$1: up to '],
  [/^Overlap: (.+) asked$/, 'Overlap: at least $1'],
  [/^Overlap: (.+) preferred$/, 'Overlap: at least $1, preferred'],
  [/^(Country|Engagement): (.+[^,]) preferred$/, '$1: $2, preferred'],
  [/, not wanted$/, ', excluded'],
  [/, nice to have$/, ', nice-to-have'],
  [/, (\d+) years asked$/, ', at least $1 years'],
  [/, claimed asked$/, ', at least self-reported'],
  [/, agency asked$/, ', at least agency-confirmed'],
  [/, workSample asked$/, ', work sample'],
  [/, (\w+) asked(?=$|, (?:preferred|a plus)$)/, ', at least $1'],
]

const values: readonly (readonly [RegExp, string])[] = [
  [/^(?:says none of them(?: so)?|none of it found|none found)$/, 'none'],
  [/^nobody else says nearly as many$/, 'no one else uses nearly as many'],
  [/^only (\d+) people say so many$/, 'only $1 people use as many'],
  [/^(?:says (“.+”))?(?:; )?not (“.+”)$/, '$1; not found: $2'],
  [/^; not found/, 'not found'],
  [/^says (“.+”)$/, '$1'],
  [/^says (.+); only claimed$/, '$1 (self-reported)'],
  [/^by ([^:]+), which implies ([^:]+)(?=: |$)/, 'From $1 (implies $2)'],
  [/(^|, )claimed(?=,| on |$)/, '$1self-reported'],
  [/\bconfirmed by the agency\b/, 'agency-confirmed'],
  [/\bshown in an interview\b/, 'interviewed'],
  [/\bshown in a work sample\b/, 'work sample'],
  [/^workSample$/, 'work sample'],
  [/^agency$/, 'agency-confirmed'],
  [/^only claimed$/, 'self-reported only'],
  [/^only agency$/, 'agency-confirmed only'],
  [/, used within a year, used in a job$/, ', used in a job in the last year'],
  [/, used within three years, used in a job$/, ', used in a job in the last three years'],
  [/, last used more than three years ago, used in a job$/, ', used in a job more than three years ago'],
  [/, ((?:last )?used [^,]+), (mentioned in passing|listed|a core skill)$/, ', $2, $1'],
  [/, used within a year$/, ', used in the last year'],
  [/, used within three years$/, ', used in the last three years'],
  [/, now(?= \(|$)/, ', current'],
  [/, within (two|five) years(?= \(|$)/, ', in the last $1 years'],
  [/ \(near, in (.+)\)$/, ' (related job family: $1)'],
  [/^at most /, 'up to '],
  [/^no title near it$/, 'no similar title'],
  [/^zone not stated$/, 'time zone not stated'],
  [/^not among the languages stated$/, 'not one of their languages'],
  [/^(misses .+), only preferred$/, '$1, preferences only'],
  [/^meets all 1$/, 'meets 1 of 1'],
  [/^(misses \d+ of \d+); proof counts in part$/, '$1; verification counts in part'],
  [/; counts in part, as far as title are shown$/, '; counts in part, because the title is not fully met'],
  [
    /; counts in part, as far as (must-haves(?: and title)?) are shown$/,
    '; counts in part, because $1 are not fully met',
  ],
  [/\(same family of roles\)/, '(same job family)'],
  [/^(.+), (\d+) asked$/, '$1 ($2 required)'],
]

const bands: readonly (readonly [RegExp, string])[] = [
  [/^below (\d+) EUR\/h$/, 'under €$1/h'],
  [/^(\d+) to below (\d+) EUR\/h$/, '€$1–$2/h'],
  [/^(\d+) EUR\/h and more$/, '€$1+/h'],
  [/^below (\d+) /, 'under $1 '],
  [/^(\d+) to below (\d+) /, '$1–$2 '],
  [/^(\d+) (\w+) and more$/, '$1+ $2'],
  [/^Claimed$/, 'Self-reported'],
  [/^Agency$/, 'Agency-confirmed'],
]

const table = [...labels, ...values, ...bands]

/** Formats a sealed label, value, condition or facet in the words of the interface. */
export function formatSealedText(text: string): string {
  const [, skill, share, rest] = RELATED.exec(text) ?? []
  if (skill !== undefined)
    return `Related: ${[skill, ...(rest === undefined ? [] : [formatSealedText(rest)])].join(', ')}. ${formatCredit(Number(share))}`
  const worded = table.reduce((words, [pattern, better]) => words.replace(pattern, better), text)
  return worded
    .replace(DAY, (day) => (Number.isNaN(Date.parse(day)) ? day : formatDay(day)))
    .replace(ZONE, (_, place: string) => place.replaceAll('_', ' '))
    .replace(PAY, (_, amount: string, currency: string, period: string) =>
      formatPay({ amountMinor: minorOf(Number(amount), currency), currency, period }),
    )
    .replace(LANGUAGE, (_, code: string) => `speaks ${formatLanguage(code)}`)
    .replace(COUNTRIES, (_, codes: string) => `in ${formatCountries(codes.split(', '))}`)
    .replace(COUNTRIES_ASKED, (_, ...names: string[]) => `Country: ${withRegions(names.slice(0, 2).join(' or '))}`)
}

/** The names of countries with one name for each whole region; unchanged where one of them is in no region. */
function withRegions(alternatives: string): string {
  const codes = alternatives.split(' or ').map((name) => namedPlaces().get(name))
  if (codes.includes(undefined)) return alternatives
  const groups = groupCountries(codes.flatMap((some) => some ?? []))
  return groups.map(({ name }) => name).join(' or ')
}

let placesByName: ReadonlyMap<string, readonly string[]> | undefined

/** Made when it is first asked for, since most texts name no country. */
function namedPlaces(): ReadonlyMap<string, readonly string[]> {
  placesByName ??= new Map(
    regions.flatMap(({ name, codes }) => [
      [name, codes] as const,
      ...codes.map((code) => [formatCountry(code), [code]] as const),
    ]),
  )
  return placesByName
}

function formatCredit(share: number): string {
  if (share < SMALL_CREDIT) return 'Small credit.'
  return share < PARTIAL_CREDIT ? 'Partial credit.' : 'High credit.'
}

/** The one-sentence summary of a match. */
export const formatSentence = (sentence: string): string =>
  sentence
    .replace(/^([^;]+), now(?=[;.])/, '$1, current')
    .replace(/^([^;]+), within (two|five) years(?=[;.])/, '$1, in the last $2 years')
    .replace(/\basked skills\b/, 'requested skills')
    .replace(/ in part(?=[;.])/, ' partly met')

interface SealedLine {
  readonly label: string
  readonly value: string
}

/** Rewords the contributions of one match; an excerpt stays as the candidate wrote it. */
export function formatLines<Line extends SealedLine>(lines: readonly Line[]): Line[] {
  const worded = lines.map((line) => ({
    ...line,
    label: formatSealedText(line.label),
    value: formatSealedText(line.value),
  }))
  return worded.map((line) => ({ ...line, label: withRequested(line.label, worded) }))
}

const LISTS_CRITERIA = /^(?:Must-haves|Title)\b/
const LEVEL_THAT_COUNTS = /\b\w+ level or (?:above|below)\b/
const LEVEL_REQUESTED = /^Seniority: (\w+)$/
const YEARS_THAT_COUNT = / years?$/
const YEARS_REQUESTED = /^Experience: (.+) years$/

/**
 * The line of the criteria names the level and years that still count, such as "mid level or above" and "more than 4
 * years" where a senior with 8 is requested. Alone that reads as a mistake, so what is requested stands beside it.
 * `lines` are formatted lines of the same match.
 */
export function withRequested(label: string, lines: readonly Pick<SealedLine, 'label'>[]): string {
  if (!LISTS_CRITERIA.test(label)) return label
  const requestedBy = (pattern: RegExp) =>
    lines.map((line) => pattern.exec(line.label)?.[1]).find((requested) => requested !== undefined)
  const beside = (words: string, requested: string | undefined) =>
    requested === undefined ? words : `${words} (${requested} requested)`
  return label
    .replace(LEVEL_THAT_COUNTS, (words) => beside(words, requestedBy(LEVEL_REQUESTED)))
    .replace(YEARS_THAT_COUNT, (words) => beside(words, requestedBy(YEARS_REQUESTED)))
}
