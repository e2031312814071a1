import { MONTHS_IN_RESUMES, monthInResume } from './resume-months.ts'

/** Months since January of year 0. */
export interface DateRange {
  from: number
  /** The month after the last one; null when current. */
  to: number | null
  /** The span of the dates in the text that was searched. */
  start: number
  end: number
  /** Without months: sentences and product names contain "2003-2011" too. */
  isYearsOnly: boolean
}

const SEPARATOR = '(?:\\s?[/.]\\s?|-)'
/** A month before its year, by name, by number with or without a day, or by season; the groups are named after `side`. */
const monthOn = (side: string): string =>
  `(?:(?<${side}Name>${MONTHS_IN_RESUMES})\\.?,?(?:\\s{0,3}|\\s?[-/]\\s?)(?:\\d{1,2}(?:st|nd|rd|th)?,?\\s{1,3}(?=(?:19|20)\\d\\d))?(?:(?:of|del?|van)\\s)?'?|(?:(?<${side}First>\\d{1,2})(?<${side}Separator>${SEPARATOR}))?(?<${side}Number>\\d{1,2})${SEPARATOR}|(?<${side}Season>spring|summer|fall|autumn|winter|[qh][1-4])(?:,?\\s{1,3}|\\s?/\\s?))?`
const yearOn = (side: string): string => `(?<${side}Year>(?:19|20)\\d{2}|'\\d{2})(?!\\d)`
const isoOn = (side: string): string =>
  `(?<${side}Year>(?:19|20)\\d{2})[-/.](?<${side}Iso>\\d{2})(?!\\d)(?:-\\d{2}(?!\\d))?`
const dateOn = (side: string): string => `(?:${isoOn(side)}|${monthOn(side)}${yearOn(side)})`
const NOW =
  "(?<now>(?:the )?present(?: (?:day|time)\\b)?|current(?:ly)?|now|today|ongoing|till date|to date|date|till now|actual(?:mente|idad)?|heute|dato|laufend|oggi|in corso|attual(?:e|mente)|atual(?:mente|idade)?|hoje|hoy|heden|nu|aujourd'?hui|ce jour|obecnie|teraz|dzis|dnes)"
/** An arrow, which looks like a bullet here. */
const ARROW = `•(?=\\s?(?:present|current|now|today|\\d{1,2}[/.]|(?:19|20)\\d\\d[-./](?:0[1-9]|1[0-2])(?!\\d)|(?:${MONTHS_IN_RESUMES})\\b))`
const BETWEEN = `(?:\\s{0,5}(?:-{1,2}>?|=?>|~|${ARROW}|to:?|until|till|through|thru|bis|tot|t/m|–|/(?=\\s?(?:present|current))|(?<=\\s)(?=(?:\\d{1,2}/\\d{4}|present|current|now)\\b)|(?<=\\t\\s{0,2}))\\s{0,5}|\\s(?:do|al?|ate|au|hasta)\\s)`
const WHOLE = `(?<![\\d$.]|\\d-)${dateOn('from')}${BETWEEN}(?:${NOW}(?![a-z])|${dateOn('to')})`
/** The later date first, as under one another in a column: "Present - 06/2020". */
const REVERSED = `(?<![a-z])${NOW}${BETWEEN}${dateOn('from')}`
/** "03/15 - 06/18" and "2015-18". */
const SHORT = `(?<![\\d$/.-])(?:(?<fromNumber>0[1-9]|1[0-2])/(?<fromShort>\\d\\d)${BETWEEN}(?:${NOW}\\b|(?<toNumber>0[1-9]|1[0-2])/(?<toShort>\\d\\d))(?![\\d/])|(?<firstYear>(?:19|20)\\d\\d)\\s?[-–]\\s?(?<lastYear>\\d\\d)(?![\\d/.-]))`
/** "Since" in the languages of which the months are known. */
export const SINCE_WORDS = 'since|seit|ab|depuis|desde|dal?|od|vanaf|sinds'
const SINCE = `(?:\\b(?:${SINCE_WORDS})\\s{1,3}(?:le\\s|de\\s)?|\\bfrom\\s(?=[a-z\\d ./]{4,16}:))(?:${isoOn('from')}|${monthOn('from')}${yearOn('from')})(?!${BETWEEN}(?:${dateOn('to')}))`
/** "Mar 23 - Dec 24" and "Jan-25 to date"; "Mar 15, 2023" is a day. */
const SHORT_YEAR = (side: string): string =>
  `(?<${side}Name>${MONTHS_IN_RESUMES})\\.?[\\s/-]{0,2}(?<${side}Year>\\d\\d)(?![\\d:/.]|st|nd|rd|th|[,\\s]{1,3}(?:19|20)\\d\\d)`
const NAMED_SHORT = `(?<![a-z\\d]|\\d\\s)${SHORT_YEAR('from')}(?:${BETWEEN}${NOW}(?![a-z])|\\s?(?:-|–|•|\\t)\\s?${SHORT_YEAR('to')})`
/** "July - December 2019" */
const OF_ONE_YEAR = `(?<fromName>${MONTHS_IN_RESUMES})\\.?\\s?(?:-|–|to|bis|a|au)\\s?(?<toName>${MONTHS_IN_RESUMES})\\.?,?\\s{1,3}(?<toYear>(?:19|20)\\d\\d)(?![\\da-z])`
/** "2021, Jan - 2023, Feb" and "2023, Feb - Engineer" */
const YEAR_FIRST_ON = (side: string): string =>
  `(?<${side}Year>(?:19|20)\\d\\d),?\\s(?<${side}Name>${MONTHS_IN_RESUMES})\\.?`
const YEAR_FIRST = `(?<![\\d$/.-])${YEAR_FIRST_ON('from')}(?:${BETWEEN}(?:${NOW}(?![a-z])|${YEAR_FIRST_ON('to')})|(?<=,.{1,12})\\s?[-–](?<now>(?=\\s\\D|$)))`
/** "Aug-2017   Jun-2020" in the columns of a table; what follows may be no range of its own. */
const NAMED_ON = (side: string): string =>
  `(?<${side}Name>${MONTHS_IN_RESUMES})\\.?[\\s/-]{0,2}(?<${side}Year>(?:19|20)\\d\\d)`
const SIDE_BY_SIDE = `(?<![\\d$/.-])${NAMED_ON('from')}\\s{1,6}${NAMED_ON('to')}(?![\\da-z]|\\s?(?:[-–/]|to\\b))`
/** "(2022 -)", "2021-08 – : Acme", "2019-  Product Manager", "Dates 03/2016 →" of a form */
const UNENDED = `(?:(?<![\\d$/.-])(?:${isoOn('from')}|${monthOn('from')}${yearOn('from')})\\s?[-–]\\s?(?=:)|\\(\\s?${monthOn('from')}${yearOn('from')}\\s?[-–]\\s?(?=\\))|(?<![\\d$/.-]|\\d )${yearOn('from')}[-–](?=\\s)|(?<=[•|,]\\s?)${yearOn('from')}\\s?[-–]$|\\bdates:?\\s${monthOn('from')}${yearOn('from')}\\s?•)`
const KINDS = [
  [new RegExp(WHOLE, 'g'), wholeRange],
  [new RegExp(REVERSED, 'g'), wholeRange],
  [new RegExp(YEAR_FIRST, 'g'), wholeRange],
  [new RegExp(SHORT, 'g'), shortRange],
  [new RegExp(NAMED_SHORT, 'g'), wholeRange],
  [new RegExp(SIDE_BY_SIDE, 'g'), wholeRange],
  [new RegExp(OF_ONE_YEAR, 'g'), rangeOfOneYear],
  [new RegExp(SINCE, 'g'), sinceRange],
  [new RegExp(UNENDED, 'g'), sinceRange],
] as const
const YEARS = new RegExp(
  `(?:19|20)\\d\\d|'\\d\\d|\\d\\d/\\d\\d|\\d\\d(?!\\d)(?<=(?:${MONTHS_IN_RESUMES})\\.?[\\s/-]{0,2}\\d\\d)`,
  'g',
)
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
        const months = read(match.groups ?? {}, nowMonth)
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

function wholeRange(groups: Groups, nowMonth: number): Months | null {
  const { now } = groups
  const isDayFirst = writesDayFirst(groups)
  const namesMonth = ['from', 'to'].some((side) => numberOf(groups, side, isDayFirst) !== undefined)
  const from = monthOf(groups, 'from', { otherwise: 1, isDayFirst, nowMonth })
  const to = now === undefined ? monthOf(groups, 'to', { otherwise: namesMonth ? 12 : 1, isDayFirst, nowMonth }) : null
  const hasSeason = (groups['fromSeason'] ?? groups['toSeason']) !== undefined
  return monthsOf(from, to, now !== undefined, nowMonth, !namesMonth && !hasSeason)
}

function rangeOfOneYear(groups: Groups, nowMonth: number): Months | null {
  return wholeRange({ ...groups, fromYear: groups['toYear'] }, nowMonth)
}

function shortRange(groups: Groups, nowMonth: number): Months | null {
  const { firstYear, lastYear, fromNumber, fromShort, now, toNumber, toShort } = groups
  if (firstYear !== undefined) {
    const last = `${firstYear.slice(0, 2)}${lastYear}`
    // "2015-06" is a month.
    if (Number(last) <= Number(firstYear) || Number(lastYear) <= 12) return null
    return monthsOf(monthIn(firstYear, 1, nowMonth), monthIn(last, 1, nowMonth), false, nowMonth, true)
  }
  const from = monthIn(fromShort ?? '', Number(fromNumber), nowMonth)
  const to = now === undefined ? monthIn(toShort ?? '', Number(toNumber), nowMonth) : null
  return monthsOf(from, to, now !== undefined, nowMonth, false)
}

function sinceRange(groups: Groups, nowMonth: number): Months | null {
  const isDayFirst = writesDayFirst(groups)
  const from = monthOf(groups, 'from', { otherwise: 1, isDayFirst, nowMonth })
  return monthsOf(from, null, true, nowMonth, numberOf(groups, 'from', isDayFirst) === undefined)
}

type Groups = Readonly<Record<string, string | undefined>>

/**
 * "15/09/2015", "01.04.2017"; else as in the United States, "09/15/2015". "01/03/2019" is the first of a month, since
 * jobs rarely begin on the third of one.
 */
function writesDayFirst(groups: Groups): boolean {
  const dates = ['from', 'to'].flatMap((side) => {
    const [first, second] = [groups[`${side}First`], groups[`${side}Number`]]
    return first === undefined ? [] : [{ first: Number(first), second: Number(second), by: groups[`${side}Separator`] }]
  })
  if (dates.some(({ second }) => second > 12)) return false
  return dates.some(({ first, second, by = '' }) => by.includes('.') || first > 12 || (first === 1 && second !== 1))
}

/** The month as it is written. */
function numberOf(groups: Groups, side: string, isDayFirst: boolean): string | undefined {
  const [name, iso] = [groups[`${side}Name`], groups[`${side}Iso`]]
  return name ?? iso ?? (isDayFirst ? groups[`${side}Number`] : (groups[`${side}First`] ?? groups[`${side}Number`]))
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
  if (to < from && !isYearsOnly) return { from: to, to: Math.min(from + 1, nowMonth + 1), isYearsOnly }
  return to < from ? null : { from, to: Math.min(to + 1, nowMonth + 1), isYearsOnly }
}

/** The months in which a range from, and one until, a part of a year begins and ends. */
const PARTS_OF_A_YEAR: Readonly<Record<string, { readonly from: number; readonly to: number }>> = {
  spring: { from: 4, to: 4 },
  summer: { from: 7, to: 7 },
  fall: { from: 10, to: 10 },
  autumn: { from: 10, to: 10 },
  winter: { from: 1, to: 1 },
  q1: { from: 1, to: 3 },
  q2: { from: 4, to: 6 },
  q3: { from: 7, to: 9 },
  q4: { from: 10, to: 12 },
  h1: { from: 1, to: 6 },
  h2: { from: 7, to: 12 },
}

function monthOf(
  groups: Groups,
  side: 'from' | 'to',
  { otherwise, isDayFirst, nowMonth }: { otherwise: number; isDayFirst: boolean; nowMonth: number },
): number | null {
  const year = groups[`${side}Year`]
  if (year === undefined) return null
  const number = numberOf(groups, side, isDayFirst)
  const part = PARTS_OF_A_YEAR[groups[`${side}Season`] ?? '']?.[side] ?? otherwise
  return monthIn(year, number === undefined ? part : (monthInResume(number) ?? Number(number)), nowMonth)
}

function monthIn(year: string, month: number, nowMonth: number): number | null {
  const nowYear = Math.floor(nowMonth / 12)
  const short = year.length < 4 ? Number(year.replace("'", '')) : null
  const full = short === null ? Number(year) : short + (short > (nowYear % 100) + 1 ? 1900 : 2000)
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
