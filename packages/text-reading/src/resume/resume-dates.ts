import { MONTH_NAMES, monthNumber } from '../text/calendar.ts'

/** Months since January of year 0. */
export interface DateRange {
  from: number
  /** The month after the last one; null when current. */
  to: number | null
  /** The span of the dates in the text that was searched. */
  start: number
  end: number
  /** Without months: "2003-2011" is also how sentences and product names speak. */
  isYearsOnly: boolean
}

const MONTH = `(?:(${MONTH_NAMES})[a-z]{0,6}\\.?,?\\s{0,3}(?:\\d{1,2}(?:st|nd|rd|th)?,?\\s{1,3}(?=(?:19|20)\\d\\d))?(?:of\\s)?'?|(\\d{1,2})\\s?[/.]\\s?(?:\\d{1,2}\\s?[/.]\\s?)?|(spring|summer|fall|autumn|winter),?\\s{1,3})?`
const YEAR = `((?:19|20)\\d{2}|'\\d{2})(?!\\d)`
const ISO = `((?:19|20)\\d{2})[-/.](\\d{2})(?!\\d)(?:-\\d{2}(?!\\d))?`
const NOW = `(present|current(?:ly)?|now|today|ongoing|till date|to date|date|till now|actual|heute|actualidad|atual|oggi)`
const BETWEEN = `\\s{0,5}(?:-{1,2}|>|to|until|till|through|thru|–|/(?=\\s?(?:present|current))|(?<=\\s)(?=(?:\\d{1,2}/\\d{4}|present|current)\\b))\\s{0,5}`
const WHOLE = `(?<![\\d$.]|\\d-)(?:${ISO}|${MONTH}${YEAR})${BETWEEN}(?:${NOW}\\b|${ISO}|${MONTH}${YEAR})`
/** "03/15 - 06/18" and "2015-18". */
const SHORT = `(?<![\\d$/.-])(?:(0[1-9]|1[0-2])/(\\d\\d)${BETWEEN}(?:${NOW}\\b|(0[1-9]|1[0-2])/(\\d\\d))(?![\\d/])|((?:19|20)\\d\\d)\\s?[-–]\\s?(\\d\\d)(?![\\d/.-]))`
const SINCE = `\\bsince\\s{1,3}${MONTH}${YEAR}`
/** "(2022 -)" */
const UNENDED = `\\(\\s?${MONTH}${YEAR}\\s?[-–]\\s?(?=\\))`
const KINDS = [
  [new RegExp(WHOLE, 'g'), wholeRange],
  [new RegExp(SHORT, 'g'), shortRange],
  [new RegExp(SINCE, 'g'), sinceRange],
  [new RegExp(UNENDED, 'g'), sinceRange],
] as const
const YEARS = /(?:19|20)\d\d|'\d\d|\d\d\/\d\d/g
/** How far the words of a range reach from a year of it. */
const AHEAD = 32
const BEHIND = 64

/** Every date range: "09/2013 to Current", "March 2012 - Nov 2014", "2012-2015", "03/15 - 06/18", "since 2019". */
export function dateRangesIn(text: string, nowMonth: number, start = 0, end = text.length): DateRange[] {
  const found: DateRange[] = []
  for (const [from, to] of aroundYears(text, start, end)) {
    const part = text.slice(from, to)
    for (const [pattern, read] of KINDS) {
      for (const match of part.matchAll(pattern)) {
        const months = read(match, nowMonth)
        const at = from + match.index
        if (months !== null) found.push({ ...months, start: at, end: at + match[0].length })
      }
    }
  }
  found.sort((left, right) => left.start - right.start || right.end - left.end)
  let reached = -1
  return found.filter((range) => {
    if (range.start < reached) return false
    reached = range.end
    return true
  })
}

/** The parts of a text that are near to a year. */
function aroundYears(text: string, start: number, end: number): (readonly [number, number])[] {
  const parts: [number, number][] = []
  const searched = start === 0 && end === text.length ? text : text.slice(start, end)
  for (const { index } of searched.matchAll(YEARS)) {
    const from = Math.max(start, start + index - AHEAD)
    const to = Math.min(end, start + index + BEHIND)
    const last = parts.at(-1)
    if (last !== undefined && from <= last[1]) last[1] = to
    else parts.push([from, to])
  }
  return parts
}

/** The first date range of a line. */
export function dateRangeIn(line: string, nowMonth: number): DateRange | null {
  return dateRangesIn(line, nowMonth)[0] ?? null
}

type Months = Pick<DateRange, 'from' | 'to' | 'isYearsOnly'>

function wholeRange(match: RegExpExecArray, nowMonth: number): Months | null {
  const [
    ,
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
  const namesMonth = (isoFromMonth ?? isoToMonth ?? fromName ?? fromNumber ?? toName ?? toNumber) !== undefined
  const from = monthOf(isoFromYear ?? fromYear, fromName, isoFromMonth ?? fromNumber, fromSeason, 1, nowMonth)
  const to =
    now === undefined
      ? monthOf(isoToYear ?? toYear, toName, isoToMonth ?? toNumber, toSeason, namesMonth ? 12 : 1, nowMonth)
      : null
  return monthsOf(from, to, now !== undefined, nowMonth, !namesMonth && (fromSeason ?? toSeason) === undefined)
}

function shortRange(match: RegExpExecArray, nowMonth: number): Months | null {
  const [, fromMonth, fromYear, now, toMonth, toYear, firstYear, lastYear] = match
  if (firstYear !== undefined) {
    const last = `${firstYear.slice(0, 2)}${lastYear}`
    // "2015-06" is a month.
    if (Number(last) <= Number(firstYear) || Number(lastYear) <= 12) return null
    const [from, to] = [firstYear, last].map((year) => monthOf(year, undefined, undefined, undefined, 1, nowMonth))
    return monthsOf(from ?? null, to ?? null, false, nowMonth, true)
  }
  const from = monthOf(`'${fromYear}`, undefined, fromMonth, undefined, 1, nowMonth)
  const to = now === undefined ? monthOf(`'${toYear}`, undefined, toMonth, undefined, 1, nowMonth) : null
  return monthsOf(from, to, now !== undefined, nowMonth, false)
}

function sinceRange([, name, number, season, year]: RegExpExecArray, nowMonth: number): Months | null {
  return monthsOf(
    monthOf(year, name, number, season, 1, nowMonth),
    null,
    true,
    nowMonth,
    (name ?? number) === undefined,
  )
}

function monthsOf(
  from: number | null,
  to: number | null,
  isOpen: boolean,
  nowMonth: number,
  isYearsOnly: boolean,
): Months | null {
  if (from === null || from > nowMonth || (to === null && !isOpen)) return null
  if (to === null) return { from, to, isYearsOnly }
  return to < from ? null : { from, to: Math.min(to + 1, nowMonth + 1), isYearsOnly }
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
