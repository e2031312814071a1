import { MONTH_NAMES, monthNumber } from '../text/calendar.ts'

/** Months since January of year 0. */
export interface DateRange {
  from: number
  /** The month after the last one; null when current. */
  to: number | null
  /** The span of the dates in their line. */
  start: number
  end: number
}

const MONTH = `(?:(${MONTH_NAMES})[a-z]*\\.?,?\\s*(?:of\\s+)?'?|(\\d{1,2})\\s?[/.]\\s?(?:\\d{1,2}\\s?[/.]\\s?)?|(spring|summer|fall|autumn|winter)\\s+)?`
const YEAR = `((?:19|20)\\d{2}|'\\d{2})(?!\\d)`
const ISO = `((?:19|20)\\d{2})-(\\d{2})(?!\\d)(?:-\\d{2})?`
const NOW = `(present|current(?:ly)?|now|today|ongoing|till date|to date|date|till now|actual)`
const RANGE = new RegExp(
  `(?<![\\d$])(?:${ISO}|${MONTH}${YEAR})\\s*(?:-{1,2}|to|until|till|through|thru|–|/(?=\\s*(?:present|current))|(?<=\\s)(?=(?:\\d{1,2}/\\d{4}|present|current)\\b))\\s*(?:${NOW}\\b|${ISO}|${MONTH}${YEAR})`,
)
const SINCE = new RegExp(`\\bsince\\s+${MONTH}${YEAR}`)
const MAY_HOLD_DATES = /(?:19|20)\d\d|'\d\d/

/** The first date range in a line: "09/2013 to Current", "March 2012 - Nov 2014", "2012-2015", "since 2019". */
export function dateRangeIn(line: string, nowMonth: number): DateRange | null {
  if (!MAY_HOLD_DATES.test(line)) return null
  const match = RANGE.exec(line)
  if (match === null) return sinceIn(line, nowMonth)
  const [
    whole,
    isoFromYear,
    isoFromMonth,
    fromName,
    fromNumber,
    fromSeason,
    fromYear,
    now,
    isoToYear,
    isoToMonth,
    toName,
    toNumber,
    toSeason,
    toYear,
  ] = match
  const from = monthOf(isoFromYear ?? fromYear, fromName, isoFromMonth ?? fromNumber, fromSeason, 1, nowMonth)
  const to =
    now !== undefined
      ? null
      : monthOf(
          isoToYear ?? toYear,
          toName,
          isoToMonth ?? toNumber,
          toSeason,
          isoToYear === undefined &&
            toName === undefined &&
            toNumber === undefined &&
            fromName === undefined &&
            fromNumber === undefined
            ? 1
            : 12,
          nowMonth,
        )
  if (from === null || (now === undefined && to === null) || from > nowMonth) return null
  const end = to === null ? null : Math.min(to + 1, nowMonth + 1)
  if (end !== null && end <= from && !(to !== null && to >= from)) return null
  return { from, to: end, start: match.index, end: match.index + whole.length }
}

function sinceIn(line: string, nowMonth: number): DateRange | null {
  const match = SINCE.exec(line)
  if (match === null) return null
  const [whole, name, number, season, year] = match
  const from = monthOf(year, name, number, season, 1, nowMonth)
  if (from === null || from > nowMonth) return null
  return { from, to: null, start: match.index, end: match.index + whole.length }
}

const SEASONS: ReadonlyMap<string, number> = new Map([
  ['spring', 4],
  ['summer', 7],
  ['fall', 10],
  ['autumn', 10],
  ['winter', 1],
])

function monthOf(
  year: string | undefined,
  name: string | undefined,
  number: string | undefined,
  season: string | undefined,
  otherwise: number,
  nowMonth: number,
): number | null {
  if (year === undefined) return null
  const nowYear = Math.floor(nowMonth / 12)
  const short = year.startsWith("'") ? Number(year.slice(1)) : null
  const full = short === null ? Number(year) : short + (short > (nowYear % 100) + 1 ? 1900 : 2000)
  const month =
    monthNumber(name ?? '') ?? (number === undefined ? (SEASONS.get(season ?? '') ?? otherwise) : Number(number))
  if (month < 1 || month > 12 || full < 1950 || full > nowYear + 1) return null
  return full * 12 + month - 1
}

/** The number of months that at least one range covers. */
export function monthsCovered(ranges: readonly { from: number; to: number | null }[], nowMonth: number): number {
  const [only] = ranges
  if (ranges.length === 1 && only !== undefined) return (only.to ?? nowMonth + 1) - only.from
  const sorted = ranges
    .map((range) => [range.from, range.to ?? nowMonth + 1] as const)
    .sort((left, right) => left[0] - right[0])
  let sum = 0
  let reached = Number.NEGATIVE_INFINITY
  for (const [from, to] of sorted) {
    if (to <= reached) continue
    sum += to - Math.max(from, reached)
    reached = to
  }
  return sum
}
