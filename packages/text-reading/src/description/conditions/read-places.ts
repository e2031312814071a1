import { codesOfRegion } from '@assay/taxonomy/places/regions'
import { SMALL_NUMBER, smallNumber } from '../../text/numbers.ts'
import type { PlaceNames } from '../../text/place-names.ts'
import type { Section, Statement } from '../statements/index.ts'

export interface OverlapPhrase {
  start: number
  end: number
  zone: string
  /** The words that name the zone. */
  named?: { start: number; end: number }
  hours: number
  /** "US time zones", "UTC-3 to UTC+2": no hours are stated. */
  isWholeDay?: boolean
}

export interface CountryPhrase {
  start: number
  end: number
  countries: string[]
}

interface ZoneName {
  start: number
  end: number
  zone: string
}

const WORKING_DAY_HOURS = 8
const MIN_HOURS = 1

const ZONE_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    cet: 'Europe/Berlin',
    cest: 'Europe/Berlin',
    mez: 'Europe/Berlin',
    'central european time': 'Europe/Berlin',
    'central european': 'Europe/Berlin',
    eet: 'Europe/Kyiv',
    eest: 'Europe/Kyiv',
    wet: 'Europe/Lisbon',
    gmt: 'Etc/GMT',
    utc: 'Etc/UTC',
    bst: 'Europe/London',
    'uk time': 'Europe/London',
    'uk hours': 'Europe/London',
    'uk working hours': 'Europe/London',
    'uk business hours': 'Europe/London',
    est: 'America/New_York',
    edt: 'America/New_York',
    et: 'America/New_York',
    eastern: 'America/New_York',
    'eastern time': 'America/New_York',
    'us east coast': 'America/New_York',
    'east coast': 'America/New_York',
    'us eastern': 'America/New_York',
    'us east': 'America/New_York',
    'us central': 'America/Chicago',
    'us mountain': 'America/Denver',
    'us west': 'America/Los_Angeles',
    ny: 'America/New_York',
    sf: 'America/Los_Angeles',
    cst: 'America/Chicago',
    cdt: 'America/Chicago',
    ct: 'America/Chicago',
    'central time': 'America/Chicago',
    mst: 'America/Denver',
    mdt: 'America/Denver',
    mountain: 'America/Denver',
    'mountain time': 'America/Denver',
    pst: 'America/Los_Angeles',
    pdt: 'America/Los_Angeles',
    pt: 'America/Los_Angeles',
    pacific: 'America/Los_Angeles',
    'pacific time': 'America/Los_Angeles',
    'us west coast': 'America/Los_Angeles',
    'west coast': 'America/Los_Angeles',
    'us pacific': 'America/Los_Angeles',
    ist: 'Asia/Kolkata',
    'india time': 'Asia/Kolkata',
    sast: 'Africa/Johannesburg',
    wat: 'Africa/Lagos',
    eat: 'Africa/Nairobi',
    gst: 'Asia/Dubai',
    pkt: 'Asia/Karachi',
    wib: 'Asia/Jakarta',
    pht: 'Asia/Manila',
    nzdt: 'Pacific/Auckland',
    trt: 'Europe/Istanbul',
    sgt: 'Asia/Singapore',
    jst: 'Asia/Tokyo',
    kst: 'Asia/Seoul',
    aest: 'Australia/Sydney',
    aedt: 'Australia/Sydney',
    nzst: 'Pacific/Auckland',
    msk: 'Europe/Moscow',
    brt: 'America/Sao_Paulo',
    hkt: 'Asia/Hong_Kong',
    'european time': 'Europe/Berlin',
    'european business hours': 'Europe/Berlin',
    'european working hours': 'Europe/Berlin',
    'european time zones': 'Europe/Berlin',
    'european time zone': 'Europe/Berlin',
    'european timezones': 'Europe/Berlin',
    'european timezone': 'Europe/Berlin',
    'europe time zone': 'Europe/Berlin',
    'european hours': 'Europe/Berlin',
    'eu hours': 'Europe/Berlin',
    'eu working hours': 'Europe/Berlin',
    'eu business hours': 'Europe/Berlin',
    'eu timezone': 'Europe/Berlin',
    'eu timezones': 'Europe/Berlin',
    'eu time zone': 'Europe/Berlin',
    'eu time zones': 'Europe/Berlin',
    europe: 'Europe/Berlin',
    'europe time zones': 'Europe/Berlin',
    'europe timezone': 'Europe/Berlin',
    'europe timezones': 'Europe/Berlin',
    'us time zones': 'America/New_York',
    'us timezones': 'America/New_York',
    'us timezone': 'America/New_York',
    'american time zones': 'America/New_York',
    'asian time zones': 'Asia/Singapore',
    'london time': 'Europe/London',
    'irish time': 'Europe/Dublin',
    'uk time zone': 'Europe/London',
    'uk timezone': 'Europe/London',
    'us business hours': 'America/New_York',
    'us hours': 'America/New_York',
    'us working hours': 'America/New_York',
    'german time': 'Europe/Berlin',
    'british time': 'Europe/London',
    'portuguese time': 'Europe/Lisbon',
    'spanish time': 'Europe/Madrid',
    'french time': 'Europe/Paris',
    'polish time': 'Europe/Warsaw',
    'indian time': 'Asia/Kolkata',
    'australian time': 'Australia/Sydney',
    'central europe': 'Europe/Berlin',
    'us time zone': 'America/New_York',
  }),
)
/** Zone abbreviations that are also words or initials; they count only next to a word about time. */
const NEEDS_TIME_WORD = new Set([
  'wat',
  'eat',
  'gst',
  'ny',
  'sf',
  'et',
  'ct',
  'pt',
  'ist',
  'est',
  'mst',
  'wet',
  'eastern',
  'pacific',
  'mountain',
  'europe',
  'central european',
  'west coast',
  'east coast',
  'us east coast',
  'us west coast',
  'us pacific',
  'us eastern',
  'us east',
  'us central',
  'us mountain',
  'us west',
])
const ABOUT_TIME =
  /\b(?:in common|while|shar(?:e|es|ing)|shared|coincid\w+|fall(?:s|ing)? (?:in|into|within)|(?:around|awake|online|available|there) when|at the same time|together)\b|\b\d{1,2}(?::\d\d)?\s?(?:-|to|till|until|(?<=\bbetween [^.;]{1,8})and)\s?\d{1,2}(?::\d\d)? (?:us )?(?:pacific|eastern|central|mountain|[a-z]{1,2}t)\b|\d\s?(?:am|pm)\b|\bhalf (?:of )?(?:a|the|their|our|your) (?:working )?day\b|(?:\d|\b(?:two|three|four|five|six|seven|eight))\s*(?:h|hrs?|hours?)\b[^.;]{0,24}\b(?:with|w\/)|\bshift|\btiming|\b\w+ time\b|\bcore time|overlap|time ?zones?|business hours|working (?:hours|day)|core hours|office hours|work hours|\b(?:hours|hrs)\b|±|\+\/-|\+-|within \w+ ?h(?:ours?|rs?)? (?:of|from)|\bhours? (?:of|from)|utc|gmt|align|\b(?:mornings?|afternoons?)\b/

/** "8-5 Central": ordinary words that name a zone after hours. */
const AMERICAN_AFTER_HOURS =
  /(?<=(?:-|to|until)\s?\d{1,2}(?::\d\d)?\s?(?:[ap]m)? ?)\b(?:central|mountain)\b(?! (?:european?|office|station|africa))/

const CLOCK_WITH_H =
  /\b(?:[6-9]|1\d)\s?(?:-|to)\s?(?:1\d|2[0-4])h\b(?!\s*(?:\/|per\b|an?\b|pro\b|week|day|overlap|of overlap))/g

/** "Living within an hour of Utrecht": how far away home is. */
const OF_THE_WAY =
  /\b(?:liv(?:e|es|ing)|resid\w+|commut\w+|drive|driving|distance|located)\b[^.;]{0,40}\bwithin\b|\bwithin\b[^.;]{0,40}\b(?:by (?:train|car|bus|bike|public)|drive|commut\w*)\b/

export function overlapIn(lower: string, statement: Statement, places: PlaceNames): OverlapPhrase | null {
  // "9h to 18h".
  const text = lower
    .slice(statement.start, statement.end)
    .replace(/\b(\d{1,2})h(\s*(?:-|to|till|until)\s*\d{1,2})h\b/g, '$1 $2 ')
    // "14-18h Paris time" is a time of day, "4-6h overlap" and "20-24h a week" are durations.
    .replace(CLOCK_WITH_H, (said) => `${said.slice(0, -1)} `)
    .replace(/\bnoon\b/g, '12pm')
    // "CET-friendly hours".
    .replace(/-(?=(?:friendly|compatible|aligned|based) (?:hours|time|schedule))/g, ' ')
    // "Between 13 and 17 hours Madrid time".
    .replace(/(?<=\bbetween \d{1,2} and \d{1,2} )(?:hours|h)(?= \w+ time\b)/g, (said) => ' '.repeat(said.length))
  if (OF_THE_WAY.test(text) && !/overlap|time ?zone/.test(text)) return null
  if (NO_COMMON_HOURS.test(text)) return null
  if (!ABOUT_TIME.test(text) && !/\b(?:cet|cest|gmt|utc|pst|eet|bst)\b/.test(text)) return null
  const between = betweenOffsets(text) ?? aroundZone(text)
  if (between !== null)
    return {
      ...between,
      start: statement.start + between.start,
      end: statement.start + between.end,
      isWholeDay: true,
    }
  const zone = zoneIn(text, places)
  if (zone === null || HOURS_OF_SERVICE.test(text) || (HOURS_OF_THINGS.test(text) && !/overlap/.test(text))) return null
  const hours = hoursAsked(text, zone)
  if (hours === null) return null
  const start = statement.start + Math.min(hours.start, zone.start)
  const end = statement.start + Math.max(hours.end, zone.end)
  return {
    start,
    end,
    zone: zone.zone,
    named: { start: statement.start + zone.start, end: statement.start + zone.end },
    hours: hours.hours,
    ...(hours.isWholeDay ? { isWholeDay: true } : {}),
  }
}

/** "People from UTC-8 to UTC+3 and no core hours at all." */
const NO_COMMON_HOURS =
  /\bno (?:\w+ )?overlap\b|\boverlap\w* (?:\w+ ){0,2}(?:not|n't) (?:needed|required|necessary|expected)|\b(?:no|without|zero) (?:core|fixed|set|common|shared|mandatory|required|agreed)(?: working)? (?:hours|times?)\b/
const HOURS = `(${SMALL_NUMBER})(?:\\s*\\+?\\s*(?:(?:-|\\bto\\b|\\bor\\b)\\s*${SMALL_NUMBER}\\s*)?|-(?=hours?\\b))(?:(?:working|business|common|shared|core|overlapping|overlap|mutual|joint|full) )?(?:h|hrs?|hours?)\\b(?:\\s+(?:a|per|each|every)\\s+day|\\s+daily)?`
const OVERLAP_HOURS = new RegExp(`${HOURS}[^.;]{0,40}?overlap`)
const OVERLAP_THEN_HOURS = new RegExp(`overlap(?:[^.;]|\\b(?:min|incl|approx|ca)\\.){0,50}?(?<![±+-]\\s?)${HOURS}`)
/** "4 hours daily with our Chicago office". */
/** "Sydney business hours, at least five of them". */
const HOURS_OF_THEM = new RegExp(
  `\\bhours\\b[^.;]{0,12}?\\b(?:at least|min(?:imum)?\\.?(?: of)?)\\s+(${SMALL_NUMBER})\\b(?!\\s*(?:years|days))|\\b(${SMALL_NUMBER}) of (?:your|the|their|these|those) (?:(?:working|daily|office|regular) )?hours\\b`,
)
/** "GMT+8 hours (at least 6 overlapping)". */
const BRACKETED_OVERLAP = new RegExp(
  `\\b(?:at least|min(?:imum)?\\.?)\\s+(${SMALL_NUMBER})\\s*(?:h|hrs?|hours?)?\\s*(?:of )?overlap`,
)
/** "Overlapping hours: 4". */
const LABELED_OVERLAP = new RegExp(
  `\\boverlap\\w*(?: (?:hours?|hrs?|time|window))*(?: (?:with|to) [^:;.=]{2,30}?)?\\s*(?:[:=]|\\bof\\b|\\bis\\b)\\s*(?:at least |min(?:imum)?\\.? |>=? ?)?(${SMALL_NUMBER})\\b(?!\\s*(?:[ap]m\\b|[:.]\\d|-|to\\b|%|days|years|minutes))`,
)
/** Other words for shared hours: "share six hours with", "three hours in common". */
const TO_SHARE =
  '(?:shar(?:e|es|ed|ing)|coincid(?:e|es|ing)|fall(?:s|ing)? (?:in|into|within)|match(?:es|ing)?|(?:around|awake|online|available|there|reachable|present|in|be) (?:when|while|with)|while)'
const SHARED_HOURS = new RegExp(
  `${HOURS}[^.;]{0,30}?\\b(?:in common|${TO_SHARE}|at the same time|together|belong)\\b|\\b(?:${TO_SHARE}|in common|belong)\\b[^.;]{0,50}?(?<![±+-]\\s?)${HOURS}`,
)
/** What the shared hours are shared with. */
const SHARED_WITH =
  /\b(?:with|to|in common with|into the (?:working )?day of|(?:around|awake|online|available|there) when|while)\s+(?:(?:the|our|my|an?|your|colleagues|team|office|people|folks|clients?|customers?|friends|in|from|at|of|is|it is)\s+){0,5}/g
const HOURS_WITH = new RegExp(`${HOURS}[^.;,]{0,20}?\\b(?:with|w/)\\s`)
const WITHIN = new RegExp(
  `(?:±|\\+\\s?/\\s?-|\\+-|within|plus/minus|plus or minus|\\+/−)\\s*(${SMALL_NUMBER})\\s*(?:h|hrs?|hours?)?`,
)
/** "UTC+2, two hours either way". */
const EITHER_WAY = new RegExp(
  `\\b(${SMALL_NUMBER})\\s*(?:h|hrs?|hours?)\\s*(?:either (?:way|side)|each way|(?:in|to) (?:either|both|each) (?:directions?|sides?)|on (?:either|both|each) sides?|up or down|more or less|plus or minus|ahead or behind|earlier or later)`,
)
const FROM_TO =
  /(?<![\d.,'’$€£])\b([01]?\d|2[0-4])(?:[:.]?([0-5]\d))?\s*(am|pm|a\.m\.|p\.m\.|[ap]\b)?\s*(?:-|to|until|till|(?<=between [^.;]{0,12})and)\s*([01]?\d|2[0-4])(?!\.\d(?!\d))(?:[:.]?([0-5]\d))?\s*(am|pm|a\.m\.|p\.m\.|[ap]\b)?(?!\d|\s*(?:k\b|h\b|hours?|hrs?|years?|yrs?|days?|%|weeks?|months?))/
const WHOLE_DAY =
  /business hours|working (?:hours|day)|work(?:ing)? in|core hours|office hours|time ?zones?|\b(?:hours|hrs)\b|overlap|time\b|align/
/** "Cover US Eastern mornings". */
const HALF_DAY = /\b(?:mornings?|afternoons?|half (?:of )?(?:a|the|their|our|your) (?:working )?day)\b/

/** "Max 2 hours from CET", "3 hours' difference with London": so far apart the hours may be. */
const HOURS_APART = new RegExp(
  `\\b(?:(?:max(?:imum)?\\.?|no more than|not more than|(?:not|no) (?:further|farther) than|at most|up to|less than)\\s*(?:of\\s+)?)(${SMALL_NUMBER})\\s*(?:h|hrs?|hours?|time ?zones)'?\\s*(?:time )?(?:away |off |apart |ahead |behind )?(?:from|of|off)\\b|\\b(${SMALL_NUMBER})\\s*(?:-\\s*)?(?:h|hrs?|hours?)'?\\s*(?:of\\s+|max\\.?\\s+)?(?:time[- ]?(?:zone )?)?(?:difference|diff|offset|deviation)\\b|\\b(?:difference|diff|deviation)\\b[^.;\\d]{0,44}?(${SMALL_NUMBER})\\s*(?:h|hrs?|hours?)\\b`,
)

/** "Calls until 17:00 Israel time" has one end only. */
const ONE_END = /\b(?:until|till|before|after|no later than|not later than)\s+\d{1,2}(?:[:.]\d\d)?\s?(?:[ap]m\b|h\b)?/
const HOURS_OF_SERVICE = /\bhours (?:for|of) (?:our|the|their) (?:customers?|clients?|users?|shops?|stores?|hotline)\b/
/** What opens, runs or is staffed at certain hours is no person: "our support line is open 8am to 8pm Eastern". */
const HOURS_OF_THINGS =
  /^(?!.*\byou(?:'ll| will| would| should| must| need| are)?\b[^.;]{0,30}\d)[^.;]*\b(?:lines?|desk|hotline|shops?|stores?|branch(?:es)?|canteen|cafe|gym|reception|phones?|call cent(?:er|re)|markets?|exchange|batch(?:es)?|jobs?|backups?|servers?|systems?|maintenance|window|deploy\w*|releases?|trains?|lab|museum|warehouse|clinic)\b[^.;\d]{0,24}?\b(?:is|are|opens?|closes?|runs?|serves?|takes?|staffed|lasts?|start)\b[^.;]{0,16}\d/

function hoursAsked(
  text: string,
  zone: ZoneName,
): { hours: number; start: number; end: number; isWholeDay?: boolean } | null {
  const far = HOURS_APART.exec(text)
  const apart = far === null ? Number.NaN : smallNumber(far[1] ?? far[2] ?? far[3] ?? '')
  if (far !== null && apart >= 0 && apart <= 12)
    return {
      hours: Math.max(MIN_HOURS, WORKING_DAY_HOURS - apart),
      start: far.index,
      end: far.index + far[0].length,
    }
  for (const pattern of [
    BRACKETED_OVERLAP,
    OVERLAP_HOURS,
    LABELED_OVERLAP,
    OVERLAP_THEN_HOURS,
    SHARED_HOURS,
    HOURS_WITH,
    HOURS_OF_THEM,
  ]) {
    const match = pattern.exec(text)
    const hours = match === null ? Number.NaN : smallNumber(match[1] ?? match[2] ?? '')
    if (match !== null && hours >= MIN_HOURS && hours <= 12)
      return { hours, start: match.index, end: match.index + match[0].length }
  }
  const within = EITHER_WAY.exec(text) ?? WITHIN.exec(text)
  if (within !== null && (Math.abs(within.index - zone.end) < 30 || Math.abs(zone.start - within.index) < 30)) {
    const apart = smallNumber(within[1] ?? '')
    if (apart <= 12)
      return {
        hours: Math.max(MIN_HOURS, WORKING_DAY_HOURS - apart),
        start: within.index,
        end: within.index + within[0].trimEnd().length,
      }
  }
  const between = betweenHours(text, zone)
  if (between !== null) return between
  const half = HALF_DAY.exec(text)
  if (
    half !== null &&
    (Math.abs(half.index - zone.end) < 30 || Math.abs(zone.start - half.index - half[0].length) < 30)
  )
    return { hours: WORKING_DAY_HOURS / 2, start: half.index, end: half.index + half[0].length }
  return wholeDayAt(text, zone)
}

/** "From 2 to 6 pm Berlin time", "8-5 Central", "9 pm to 6 am in Manila". */
function betweenHours(text: string, zone: ZoneName): { hours: number; start: number; end: number } | null {
  const span = FROM_TO.exec(text)
  if (span === null || (Math.abs(span.index - zone.start) >= 30 && Math.abs(zone.end - span.index) >= 30)) return null
  const [whole, opening, minutes = 0, half, closing, otherMinutes = 0, otherHalf] = span
  const [first, last] = [Number(opening), Number(closing)]
  const endsInAfternoon = otherHalf?.startsWith('p') === true
  // "2 to 6 pm" begins in the afternoon, "10 to 4 pm" does not.
  const from = clock(first, half ?? (endsInAfternoon && first < last && last < 12 ? 'pm' : null))
  const end = clock(last, otherHalf ?? (half?.startsWith('a') || last < first ? 'pm' : null))
  const isOverMidnight = half?.startsWith('p') === true && otherHalf?.startsWith('a') === true
  const exact = end + (isOverMidnight ? 24 : 0) - from + (Number(otherMinutes) - Number(minutes)) / 60
  const hours = Math.floor(exact)
  // A meeting of an hour or two is no working day.
  if (hours <= (ON_ONE_DAY.test(text) ? 3 : 1) && OF_MEETING.test(text)) return null
  return hours > 0 && hours <= 12 ? { hours, start: span.index, end: span.index + whole.length } : null
}

const OF_MEETING =
  /\b(?:sync|stand-?ups?|daily|meetings?|meet|calls?|demo|retro\w*|planning|review|block(?:s|ed)?|weekly)\b/
const ON_ONE_DAY = /\b(?:on|every|each) (?:mon|tues|wednes|thurs|fri)days?\b/

function wholeDayAt(
  text: string,
  { start, end }: ZoneName,
): { hours: number; start: number; end: number; isWholeDay: true } | null {
  if (ONE_END.test(text) || !WHOLE_DAY.test(text)) return null
  const several = HOURS_ACROSS.find(([names]) => names.test(text.slice(start, end)))
  return { hours: several?.[1] ?? WORKING_DAY_HOURS, start, end, isWholeDay: true }
}

/** "European time zones" are as good for who is two hours from Berlin, "US time zones" for who is in California. */
const HOURS_ACROSS: readonly (readonly [RegExp, number])[] = [
  [/^(?:eu|europe|european) time ?zones?$/, WORKING_DAY_HOURS - 2],
  [/^(?:us|american) time ?zones?$/, WORKING_DAY_HOURS - 3],
  [/^asian time ?zones?$/, WORKING_DAY_HOURS - 3],
]

function clock(hour: number, half: string | null): number {
  if (half?.startsWith('p') && hour < 12) return hour + 12
  return half?.startsWith('a') && hour === 12 ? 0 : hour
}

const OFFSET = /\b(?:utc|gmt)\s*([+-])\s*(\d{1,2})(?::?(?:00|30))?/

const OFFSETS =
  /\b(?:utc|gmt)(?:\s*([+-])\s*(\d{1,2}))?\s*(?:to|-|and|until|till|through|\.{2,3}|\/|,)\s*(?:utc|gmt)?\s*([+-])\s*(\d{1,2})/

/** "UTC-1 to UTC+3": a working day in the middle overlaps with both ends. */
function betweenOffsets(text: string): { hours: number; start: number; end: number; zone: string } | null {
  const match = OFFSETS.exec(text)
  if (match === null) return null
  const from = match[1] === undefined ? 0 : Number(`${match[1]}${match[2]}`)
  const to = Number(`${match[3]}${match[4]}`)
  if (!(from < to && from >= -12 && to <= 14)) return null
  const hours = Math.max(MIN_HOURS, WORKING_DAY_HOURS - Math.ceil((to - from) / 2))
  return { hours, start: match.index, end: match.index + match[0].length, zone: zoneAt(Math.round((from + to) / 2)) }
}

/** Hours ahead of Greenwich in winter. */
const OFFSET_OF_ZONE: Readonly<Record<string, number>> = {
  wet: 0,
  cet: 1,
  cest: 1,
  eet: 2,
  eest: 2,
  est: -5,
  edt: -5,
  cst: -6,
  cdt: -6,
  mst: -7,
  mdt: -7,
  pst: -8,
  pdt: -8,
}
const AROUND_ZONE = new RegExp(
  `\\b(${Object.keys(OFFSET_OF_ZONE).join('|')})\\s*([+-])\\s*(\\d{1,2})\\s*(?:h|hrs?|hours?)?\\s*(?:to|-|and|until|till|through|\\.{2,3}|/|,)\\s*(?:\\1)?\\s*([+-])\\s*(\\d{1,2})\\b`,
)

/** "CET-1 to CET+3", "EST -2/+2". */
function aroundZone(text: string): { hours: number; start: number; end: number; zone: string } | null {
  const match = AROUND_ZONE.exec(text)
  const own = match?.[1] ?? ''
  const from = Number(`${match?.[2]}${match?.[3]}`)
  const to = Number(`${match?.[4]}${match?.[5]}`)
  if (match === null || !(Math.min(from, to) >= -12 && Math.max(from, to) <= 12 && from !== to)) return null
  const middle = Math.round((from + to) / 2)
  const named = ZONE_NAMES.get(own)
  const zone = middle === 0 && named !== undefined ? named : zoneAt((OFFSET_OF_ZONE[own] ?? 0) + middle)
  const hours = Math.max(MIN_HOURS, WORKING_DAY_HOURS - Math.ceil(Math.abs(to - from) / 2))
  return { hours, start: match.index, end: match.index + match[0].length, zone }
}

/** Etc zones have the opposite sign: Etc/GMT-2 is two hours ahead of Greenwich. */
function zoneAt(hours: number): string {
  return hours === 0 ? 'Etc/UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
}

const BESIDE_PLACE = '\\s+(?:(?:the|our|my|a|colleagues|team|office|people|folks|in|from)\\s+){0,3}'
const HOURS_WITH_PLACE = new RegExp(
  `(?:overlap(?:[^.;]|\\bmin\\.){0,30}?(?:with|to|of|w/)|(?:\\d|\\b(?:two|three|four|five|six|seven|eight))\\s*\\+?\\s*(?:h|hrs?|hours?)\\b[^.;,]{0,20}?(?:with|w/)|half (?:of )?(?:a|the|their|our) (?:working )?day\\b[^.;,]{0,12}?(?:with|w/)|(?:^|[\\s,])w/)${BESIDE_PLACE}`,
  'g',
)
const TIME_OF_PLACE = new RegExp(
  `(?:align(?:ed)? (?:with|to)|in the time(?: ?zone)? of|time ?zone:?|(?:away|apart|distant) from|within \\S+ hours? (?:of|from)|\\d\\s*(?:h|hrs?|hours?) (?:of|from)|\\b(?:difference|diff|offset|deviation) (?:with|to|from|of))${BESIDE_PLACE}`,
  'g',
)

/** "±2h of Berlin". */
const PLUS_MINUS_BEFORE = /(?:±|\+\s?\/?\s?-)\s*\d{1,2}\s*(?:h|hrs?|hours?)?\s*(?:of |from |around |to )?$/

/** "4h overlap NYC". */
function zoneBesideOverlap(text: string, places: PlaceNames): ZoneName | null {
  const match = /\boverlap\w*[\s:(-]+(?:hours? )?/.exec(text)
  if (match === null) return null
  const from = match.index + match[0].length
  const named = placeOrZoneAt(text, from, places)
  return named !== null && named.start - from <= 1 ? named : null
}

function zoneSharedWith(text: string, places: PlaceNames): ZoneName | null {
  if (!SHARED_HOURS.test(text)) return null
  for (const match of text.matchAll(SHARED_WITH)) {
    const named = placeOrZoneAt(text, match.index + match[0].length, places)
    if (named !== null && named.start - match.index - match[0].length <= 1) return named
  }
  return null
}

function zoneIn(text: string, places: PlaceNames): ZoneName | null {
  const offset = OFFSET.exec(text)
  if (offset !== null && Number(offset[2]) <= 14) {
    const zone = zoneAt(Number(`${offset[1]}${offset[2]}`))
    return { start: offset.index, end: offset.index + offset[0].length, zone }
  }
  for (const pattern of [HOURS_WITH_PLACE, TIME_OF_PLACE]) {
    for (const match of text.matchAll(pattern)) {
      const named = placeOrZoneAt(text, match.index + match[0].length, places)
      if (named !== null) return named
    }
  }
  const beside = zoneBesideOverlap(text, places)
  if (beside !== null) return beside
  const shared = zoneSharedWith(text, places)
  if (shared !== null) return shared
  const american = AMERICAN_AFTER_HOURS.exec(text)
  if (american !== null)
    return {
      start: american.index,
      end: american.index + american[0].length,
      zone: american[0] === 'central' ? 'America/Chicago' : 'America/Denver',
    }
  for (const [start, word, end] of phrasesOf(text)) {
    const zone = ZONE_NAMES.get(word)
    if (
      zone !== undefined &&
      (!NEEDS_TIME_WORD.has(word) ||
        text.includes('overlap') ||
        /^[\s(]*(?:time|hours|hrs|friendly|business|working|core|office|zone|mornings?|afternoons?|±|\+|timezone)/.test(
          text.slice(end),
        ) ||
        /(?:am|pm|a\.m\.|p\.m\.|\d|\b(?:mornings?|afternoons?|hours|hrs)(?: in| of)?(?: the)?) ?\(?$/.test(
          text.slice(0, start),
        ))
    )
      return { start, end, zone }
  }
  for (const [start, word, end] of phrasesOf(text)) {
    const place = places.cities.get(word)?.timezone ?? places.countries.get(word)?.timezone
    if (
      place !== undefined &&
      place !== null &&
      (text.includes('overlap') ||
        /^\s*\(?\s*(?:time\b|hours|business hours|working hours|office hours|timezone|mornings?|afternoons?|±|\+\/?-)/.test(
          text.slice(end),
        ) ||
        PLUS_MINUS_BEFORE.test(text.slice(0, start)) ||
        (FROM_TO.test(text) && /\b(?:shift|timing|core|hours|working time)/.test(text)))
    )
      return { start, end, zone: place }
  }
  return SHARED_DAY.test(text) ? onlyZone(text, places) : null
}

/** Hours, or a part of the day, that are had together. */
const SHARED_DAY =
  /\b(?:shar(?:e|es|ing)|coincid\w+|overlap\w*|in common|together|at the same time)\b[^.;]{0,60}\b(?:hours?|hrs|morning|afternoon)\b|\b(?:hours?|hrs|morning|afternoon)\b[^.;]{0,60}\b(?:shar(?:e|es|ed|ing)|coincid\w+|overlap\w*|in common|together|at the same time)\b/

/** The largest cities by the letters that people write for them, and countries by theirs. */
const ZONES_OF_LETTERS: ReadonlyMap<string, string> = new Map([
  ['uk', 'Europe/London'],
  ['usa', 'America/New_York'],
  ['nyc', 'America/New_York'],
  ['la', 'America/Los_Angeles'],
  ['uae', 'Asia/Dubai'],
])

function zoneOfPlace(word: string, places: PlaceNames): string | null | undefined {
  return ZONES_OF_LETTERS.get(word) ?? places.cities.get(word)?.timezone ?? places.countries.get(word)?.timezone
}

/** "Your day and that of our Denver office coincide": the only place that is named. */
function onlyZone(text: string, places: PlaceNames): ZoneName | null {
  let only: ZoneName | null = null
  for (const [start, word, end] of phrasesOf(text)) {
    const zone = word === 'la' ? undefined : zoneOfPlace(word, places)
    if (zone === undefined || zone === null || (only !== null && start < only.end)) continue
    if (only !== null && only.zone !== zone) return null
    only ??= { start, end, zone }
  }
  return only
}

function placeOrZoneAt(text: string, from: number, places: PlaceNames): ZoneName | null {
  for (const [start, word, end] of phrasesOf(text.slice(from, from + 60))) {
    if (start > 30) break
    const zone = ZONE_NAMES.get(word) ?? zoneOfPlace(word, places)
    if (zone !== undefined && zone !== null) return { start: from + start, end: from + end, zone }
  }
  return null
}

/** All runs of one to three words, the longest first at each position. */
function* phrasesOf(text: string): Generator<readonly [number, string, number]> {
  const words = [...text.matchAll(/[a-z]+(?:[.'-](?!based\b)[a-z]+)*/g)]
  for (let at = 0; at < words.length; at += 1) {
    for (let length = 3; length >= 1; length -= 1) {
      const first = words[at]
      const last = words[at + length - 1]
      if (first === undefined || last === undefined) continue
      const end = last.index + last[0].length
      const phrase = text.slice(first.index, end)
      if (phrase.length <= 40 && !/[,;:()\n]/.test(phrase)) yield [first.index, phrase, end]
    }
  }
}

const LIVES_IN =
  /\b(?:residents? (?:of|in)|resident in|domiciled in|(?:an?|your|home|postal) address in|(?:you|candidates?|applicants?|they) (?:can|could|may|might|will|would|should|must)(?: also)? (?:be|sit|live|work|join us|reside)(?: based| located)? in|authori[sz]ed to work in|eligible to work in|entitled to work in|allowed to work in|right to work in|(?:nobody|no one|no-one|no (?:candidates|applicants|people|profiles)|not) (?:from |based |living |located )?outside(?: of)?|work permit (?:for|in)|based (?:in|around|near|at|out of|close to)|located (?:in|at|near)|(?:performed|carried out|executed|delivered|take place|takes place) (?:in|at)|relocat(?:e|ion|ing) to|nearshore(?:rs)? (?:from|in)|join(?:ing)? (?:our|the) (?:\w+ )?(?:team|office|company|squad|group) (?:in|at)|(?:role|position|job|post|vacancy|desk|seat|workplace|place of work|duty station) (?:is |will be |sits |sit |based |located )+(?:in|at)|you(?:'re| are) (?:based |located |living )?in|reside in|residing in|living in|live in|remote (?:within|in|from|across|inside|throughout|for(?: (?:all(?: of)?|anyone in|people in|everyone in))?)\b|(?:recruit|hire|search|need)\w*(?: \w+){1,5} on|remote(?= )|anywhere in|within(?: \d+ (?:miles?|km|kilomet(?:er|re)s?|minutes?|min) (?:of|from))?|on-?site in|hybrid in|office in|(?:hybrid|on-?site|in-office)\s*[-,(:@]|hybrid from|remote(?:ly)? from|(?:candidates|applicants|developers|engineers|people|someone|anyone) (?:from|in|based in)|(?:must|needs?|has|have|should|got) (?:to )?(?:be|sit|live)(?: based| located)? in|work from|working from|from home in|locations?\s*:|work location\s*:|place of work\s*:|hir(?:e|ing) (?:only |exclusively |just )?(?:all over|all across|across|throughout|anywhere in|everywhere in|inside|within|in\b|from)|work(?:ing)? [^.;,]{0,24}(?:hours|time|shifts?) from|inside (?=the )|(?:any ?where|every ?where|any (?:place|part|corner|city|country|location)) (?:in|of|within|across|from|inside)|remote\s*[(:,-]|in our)\s*(?:the |our |greater |either )?/g
const OF_COMPANY =
  /\b(?:we(?:'re| are)|our (?:client|company|headquarters|offices?|hq|customers|team)|headquarter|hq|founded|startup|start-up|company|client) ?(?:is |are )?$/
/** "Not open to candidates in Cuba". */
/** "Applicants outside of Canada will not be considered", "not open to people from outside Canada". */
const NONE_OUTSIDE =
  /\boutside(?: of)?\s+(?=[^.;]{2,40}\b(?:(?:will|can|are|is|won't|cannot|can't)?\s?(?:not|n't)?\s?(?:be )?(?:considered|accepted|hired|eligible|possible|rejected|excluded|refused|ignored|supported|need not)))|\b(?:not|no|never|cannot|can't|don't|do not|won't|unable)\b[^.;]{0,50}?\b(?:outside(?: of)?)\s+/
const NOT_FROM =
  /\b(?:but|except(?: for)?|other than|apart from|aside from|save for|besides)(?: not)? (?:in |from |the )*$|\b(?:not (?:open|available|possible|eligible|hiring|accept\w*)|(?:can't|cannot|can not|don't|do not|won't) (?:hire|accept|employ|take)|unable to (?:hire|employ|accept)|except(?:ing)?|exclud\w+)\b[^.;]{0,24}$|\b(?:not|never|n't)\s+(?:be\s+|to be\s+|currently\s+)*$/
/** "Applicants from India can't be considered". */
export const ARE_REFUSED =
  /^[^.;,]{0,16}\b(?:(?:can't|cannot|can not|won't|will not|are not|aren't|is not|isn't|not) (?:be )?(?:considered|accepted|hired|eligible|possible|taken|supported|an option)|(?:are|is|will be) (?:excluded|refused|rejected|ineligible))\b/
const ONLY_WORD = /\b(?:on-?site|hybrid|in-office|only|residents?|citizens?(?:hip)?|nationals?|based|candidates)\b/
/** "Must be UK based": of the candidate, not of the company. */
const MUST_BE =
  /\b(?:must|should|needs? to|ha(?:ve|s) to|required to|ideally|preferably)\s+(?:(?:be|currently|already)\s+)*(?:the |an? )?$/
/** "UK based only", "Berlin-based Go developer", "our Paris based client", but not "Berlin-based startup looking for a Go developer". */
const PERSON_NEXT =
  /^\s*,?\s*(?:only|must)\b|^\s+(?:(?!looking|need|seek|search|hir|want|is\b|are\b|who\b|with\b)[\w/+#.&-]+\s+){0,4}(?:candidate|client|freelanc|developer|engineer|person|people|profile|applicant|consultant|contractor|specialist|analyst|designer|admin)/
const ONLY_AFTER =
  /^\s*(?:[(,]?\s*(?:on-?site|hybrid|in-office)|only|residents?|citizens?(?:hip)?|nationals?|-?\s?based|candidates|timezone only)\b/

/** Cities that are also words, where their surroundings leave no doubt. */
const DOUBTFUL_CITIES: ReadonlyMap<string, string> = new Map([
  ['Cork', 'IE'],
  ['Reading', 'GB'],
  ['Bath', 'GB'],
  ['Nice', 'FR'],
  ['Split', 'HR'],
  ['Derby', 'GB'],
  ['Hull', 'GB'],
  ['Lincoln', 'GB'],
  ['Halle', 'DE'],
  ['Darwin', 'AU'],
])
const DOUBTFUL_CITY = new RegExp(
  `\\b(?:in|at|near|from|around|for our (?:site|office) in|[Pp]lace of work\\s*:[^.;\\n]{0,40},|[Ll]ocation\\s*:[^.;\\n]{0,40},)\\s+(${[...DOUBTFUL_CITIES.keys()].join('|')})(?=\\s*(?:[.,;|()]|$|(?:office|campus|area|city|hybrid|site)\\b))|(?:^|[|(•]\\s*)(${[...DOUBTFUL_CITIES.keys()].join('|')})(?=,? (?:office|campus|city cent|Ireland|UK|England|France|Croatia))|\\b(?:our|the|at|from)\\s+(${[...DOUBTFUL_CITIES.keys()].join('|')})(?= (?:office|campus|site|hub|studio|lab)\\b)|\\b(?:[Ff]ull[- ]?time|[Pp]art[- ]?time|[Pp]ermanent|[Hh]ybrid|[Oo]n-?site|[Cc]ontract)\\s*[,|·-]\\s*(${[...DOUBTFUL_CITIES.keys()].join('|')})(?=\\s*(?:[.,;|()]|$))`,
)

/** "For our site at Cork", "Reading office". */
export function countryOfDoubtfulCity(clean: string, statements: readonly Statement[]): CountryPhrase | null {
  for (const { start, end, section } of statements) {
    if (!TALKS_OF_WORK.has(section) && section !== 'must') continue
    const match = DOUBTFUL_CITY.exec(clean.slice(start, end))
    const country = DOUBTFUL_CITIES.get(match?.slice(1).find((city) => city !== undefined) ?? '')
    if (match === null || country === undefined) continue
    if (OF_OTHERS_BEFORE.test(clean.slice(Math.max(start, start + match.index - 40), start + match.index))) continue
    return { start: start + match.index, end: start + match.index + match[0].length, countries: [country] }
  }
  return null
}

/** "You can be in Sliema for a week every spring". */
const FOR_A_VISIT =
  /^,? (?:for (?:an?|one|two|three|\d|the first) (?:days?|weeks?|months?)|once|twice|every|each|quarterly|monthly|from time to time|occasionally|if needed)\b/
const OF_OUR_PEOPLE = /\b(?:our|their|your|the|with|other)(?: \w+)? $/

/** The place outside of which no candidate may be. */
function countriesNotLeft(lower: string, statement: Statement, places: PlaceNames): CountryPhrase | undefined {
  const match = NONE_OUTSIDE.exec(lower)
  if (match === null || /\b(?:clients?|customers?|hours|office hours|travel)\b/.test(lower)) return undefined
  const from =
    match.index + match[0].length + (/^the /.exec(lower.slice(match.index + match[0].length))?.[0].length ?? 0)
  const found = placesFrom(lower, from, places)
  return found === null
    ? undefined
    : { start: statement.start + match.index, end: statement.start + found.end, countries: found.countries }
}

/** Where the candidate lives or works, null where the words deny it, and undefined where they say nothing of it. */
function countriesLivedIn(lower: string, statement: Statement, places: PlaceNames): CountryPhrase | null | undefined {
  for (const match of lower.matchAll(LIVES_IN)) {
    const said = lower.slice(0, match.index)
    if (
      OF_COMPANY.test(said) ||
      (/^(?:people|developers|engineers|someone)/.test(match[0]) && OF_OUR_PEOPLE.test(said))
    )
      continue
    if (NOT_FROM.test(lower.slice(0, match.index))) return null
    if (/relocat/.test(match[0]) && /\b(?:no|not|without)\b[^,;]{0,20}$/.test(lower.slice(0, match.index))) continue
    const from = match.index + match[0].length
    const found = placesFrom(lower, from, places)
    if (found !== null && ARE_REFUSED.test(lower.slice(found.end))) return null
    if (found === null || /^\s*(?:time ?zones?|time|hours)\b/.test(lower.slice(found.end))) continue
    if (/^(?:you|cand|appl|they)/.test(match[0]) && FOR_A_VISIT.test(lower.slice(found.end))) continue
    if (/remote/.test(lower.slice(found.end, found.end + 24)) && !/remote/.test(match[0])) continue
    return { start: statement.start + match.index, end: statement.start + found.end, countries: found.countries }
  }
  return undefined
}

function countriesOfWhere(lower: string, statement: Statement, places: PlaceNames): CountryPhrase | null {
  if (!/ where /.test(lower)) return null
  for (const [start, word, end] of phrasesOf(lower)) {
    const codes = codesOf(word, places)
    if (codes.length > 0 && IS_WHERE.test(lower.slice(end)))
      return { start: statement.start + start, end: statement.start + end, countries: [...codes] }
  }
  return null
}

/** The candidate's location: "based in Pune", "remote within the EU", "US only". A company's seat does not count. */
export function countriesIn(
  text: { lower: string; clean: string },
  statement: Statement,
  places: PlaceNames,
): CountryPhrase | null {
  const lower = text.lower.slice(statement.start, statement.end)
  const lived = countriesNotLeft(lower, statement, places) ?? countriesLivedIn(lower, statement, places)
  if (lived !== undefined) return lived
  const where = countriesOfWhere(lower, statement, places)
  if (where !== null) return where
  const inState = stateIn(text.clean.slice(statement.start, statement.end), statement)
  if (inState !== null) return inState
  const coded = countryCodesIn(text.clean.slice(statement.start, statement.end), statement, places)
  if (coded !== null) return coded
  const named = countriesOfFragments(lower, statement, places) ?? countriesOfOpening(lower, statement, places)
  if (named !== null) return named
  const bare = placesFrom(lower, 0, places)
  if (bare !== null && isBarePlace(text.lower, lower.slice(bare.end), statement)) {
    return { start: statement.start, end: statement.start + bare.end, countries: bare.countries }
  }
  if (!ONLY_WORD.test(lower)) return null
  for (const [start, word, end] of phrasesOf(lower)) {
    if (!ONLY_AFTER.test(lower.slice(end))) continue
    // "Permit B or EU citizen" limits who may work, not where.
    if (/^(?:eu|eea|efta)$/.test(word) && /\b(?:permit|passport|visa)\b/.test(lower)) continue
    const codes = codesOf(word, places)
    const only = ONLY_AFTER.exec(lower.slice(end))?.[0] ?? ''
    if (
      codes.length === 0 ||
      (/based/.test(only) &&
        !MUST_BE.test(lower.slice(0, start)) &&
        !PERSON_NEXT.test(lower.slice(end + only.length)))
    )
      continue
    return { start: statement.start + start, end: statement.start + end + only.length, countries: [...codes] }
  }
  return null
}

const US_STATE =
  /\b(?!(?:SAP|SD|MM|PP|FI|CO|QM|PM|PS)\b)(?:[A-Z][A-Za-z.]+ ){0,2}[A-Z][A-Za-z.]+,\s?(?:AL|AK|AZ|AR|CA|CO|CT|DC|FL|GA|HI|IA|ID|IL|IN|KS|KY|LA|MA|MD|ME|MI|MN|MO|MS|MT|NC|ND|NE|NH|NJ|NM|NV|NY|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VA|VT|WA|WI|WV|WY)\b(?=\s*(?:$|[\d|(),;/.-]|or\b|and\b|office|area|Full|Part|On-?[Ss]ite|Remote|Hybrid|Posted|Contract|Permanent|Temporary|United States|USA?\b))/
const US_STATE_LABELED =
  /^(?:job |work )?locations?\b[:\s|-]*(?:[A-Z][A-Za-z.]+ ){1,3}(?:AL|AZ|AR|CA|CO|CT|DC|FL|GA|IA|IL|KS|KY|LA|MA|MD|MI|MN|MO|MS|NC|ND|NE|NH|NJ|NM|NV|NY|OH|OK|PA|RI|SC|SD|TN|TX|UT|VA|VT|WA|WI|WV|WY)\b(?=\s*(?:$|[\d|(),;/.-]))/i

/** "Toledo OH": without a comma only letters that are no word, nor another country's. */
const US_STATE_APART =
  /\b[A-Z][A-Za-z.]+ (?:CT|FL|IA|KS|KY|MD|MI|MN|MO|NC|NH|NJ|NM|NV|NY|OH|SC|TN|TX|UT|VA|WA|WI)\b(?=\s*(?:$|[\d|(),;:/.-]|or\b|and\b|office|area|hybrid|remote|on-?site))/

/** "Location: ACT, NSW": letters of Australian states beside each other, or beside a label. */
const AU_STATES =
  /\b(?:NSW|QLD|VIC|ACT|TAS|WA|SA|NT)(?:\s?[,/&]\s?(?:NSW|QLD|VIC|ACT|TAS|WA|SA|NT))*(?:\s?[,/&]\s?| or | and )(?:NSW|QLD|VIC|ACT|TAS)\b|\b(?:NSW|QLD|VIC|ACT|TAS)\s?[,/&]\s?(?:WA|SA|NT)\b|(?<=\b[Ll]ocation[\s:|-]{1,4}(?:[A-Z][a-z]+,? ){0,2})(?:NSW|QLD|VIC|ACT|TAS)\b/

/** "Fargo, ND": the two letters of a state after a name. */
function stateIn(clean: string, statement: Statement): CountryPhrase | null {
  if (!(statement.section === 'terms' || statement.section === 'title' || statement.line <= FIRST_LINES)) return null
  const australian = AU_STATES.exec(clean)
  if (australian !== null) {
    const start = statement.start + australian.index
    return { start, end: start + australian[0].length, countries: ['AU'] }
  }
  const match = US_STATE.exec(clean) ?? US_STATE_LABELED.exec(clean) ?? US_STATE_APART.exec(clean)
  if (match === null) return null
  const start = statement.start + match.index
  return { start, end: start + match[0].length, countries: ['US'] }
}

const CODES = /\b[A-Z]{2}(?:\s?[/,+&]\s?[A-Z]{2})+\b(?!\s?[/-]\s?[A-Za-z\d])/g

/** "Remote in PL", "we hire in NL only"; two letters that have other meanings are left out. */
const ONE_CODE =
  /\b(?:remote(?:ly)?|based|hir(?:e|ing)|live|living|office|home|anywhere|candidates|contract|located|work)\b[^.;,]{0,12}\b(?:in|within|from) (AR|AT|AU|BE|BG|BR|CA|CH|CL|CO|CZ|DE|DK|EE|EG|ES|FI|FR|GB|GR|HR|HU|IE|IL|JP|KE|LT|LU|LV|MX|MY|NG|NL|NZ|PH|PK|PL|PT|RO|RS|SE|SG|SI|SK|TH|TR|UA|UK|US|VN|ZA)\b(?![\w/+-])/

/** "CI/CD", "BA/BS", "AI/ML", "QA/BA": letters that rather stand for something else, unless a place is announced. */
const OTHER_LETTERS: ReadonlySet<string> = new Set(
  'AI AM AS BA BB BE BI BS CD CI CS DJ DM ER ET GL HR ID IO IT LA MC ME ML MM MR MS PA PM PS PW QA SC SD SE SI SM SO SR ST TC TD TG TL TV VC VI'.split(
    ' ',
  ),
)
const PLACED_BEFORE =
  /\b(?:remote(?:ly)?|based|hir(?:e|ing)|live|living|located|locations?|anywhere|home)\b[^.;,]{0,14}$/i

/** "SG based." */
const SEAT_CODE =
  /(?:^|[-•*,;(|]\s?)(AE|AU|BR|CA|CH|DE|ES|FR|GB|IE|NL|NZ|PL|PT|RO|SE|SG|UK|US|ZA)[- ]based(?=\s*(?:$|[.,;)|]))/

/** "From home in SE/DK/NO": letters that are all countries. */
function countryCodesIn(clean: string, statement: Statement, places: PlaceNames): CountryPhrase | null {
  const seat = SEAT_CODE.exec(clean)
  if (seat !== null && (seat[1] === 'UK' || places.codes.has(seat[1] ?? ''))) {
    const start = statement.start + seat.index
    return { start, end: start + seat[0].length, countries: [seat[1] === 'UK' ? 'GB' : (seat[1] ?? '')] }
  }
  if (
    !/\b(?:remote|from|in(?!-)|home|based|outside|nobody|office|hybrid|onsite|on-site|location|candidates|anywhere)\b/i.test(
      clean,
    )
  )
    return null
  const single = ONE_CODE.exec(clean)
  if (single !== null && (single[1] === 'UK' || places.codes.has(single[1] ?? ''))) {
    const start = statement.start + single.index
    return { start, end: start + single[0].length, countries: [single[1] === 'UK' ? 'GB' : (single[1] ?? '')] }
  }
  for (const match of clean.matchAll(CODES)) {
    const codes = match[0].split(/[^A-Z]+/).map((code) => (code === 'UK' ? 'GB' : code))
    if (!codes.every((code) => places.codes.has(code))) continue
    const others = codes.filter((code) => OTHER_LETTERS.has(code)).length
    if (others * 2 >= codes.length && !PLACED_BEFORE.test(clean.slice(0, match.index))) continue
    const start = statement.start + match.index
    return { start, end: start + match[0].length, countries: [...new Set(codes)] }
  }
  return null
}

const FRAGMENT = /[^,;|()•:?\t\n-]+|(?<=\w)-(?=\w)/g
const WORK_PLACE =
  /\b(?:(?<=\w )hq\s*$|on[- ]?site|hybrid|remote(?:ly)?|only|office|based|wfo|wfh|or|and|area|region|city|greater|fully|100%|full|downtown|flexible|preferred|timezone|days?|from|in|locations?|where|base|seat|(?:(?:a|per|each|every|the) )?(?:week|wk|month)|weekly|monthly|once|twice|one|two|three|four|five|times?|mandatory|required|minimum|min|max|at least|at most|up to|presence|studio|lab|hub|campus|person|\d+\s?(?:d|x|pct|d\/w)|sec(?:tor)?|phase|\d{1,2}(?:e|er|eme)|\d+)\b|[/&.+%]/g
const OF_OTHERS =
  /(?:^|\s)w\/|±|\+\/?-\s?\d|\b(?:customers?|clients? (?:in|from)|offices in|colleagues|founded|headquarter|hq|expand|markets?|users|branches|overlap|hours|schedule|\d+ ?(?:hs|hrs)|time zone|timezone|team in|our \w+ in|colleague|citizen|law|raised|university)\b/
const OF_OTHERS_BEFORE =
  /\b(?:our|their|the other|other) (?:\w+ )?(?:people|folks|developers|engineers|employees|staff|co-?workers|friends|founders?|investors?|parent|owners?|plants?|factor(?:y|ies)|data ?cent(?:er|re)s?|servers?|stores?|shops?|branches|subsidiar(?:y|ies)) (?:are|is|sit|sits|live|lives|work|works|stand|stands|run|runs)\b|\b(?:we|our \w+|which|that) (?:\w+ )?(?:ships?|sells?|delivers?|serves?|exports?|trades?|supplies|supply|operates?|fl(?:y|ies)|publish(?:es)?|launch(?:es|ed)?) (?:\w+ )?(?:to|in|into|across|from)\b|^\W*(?:the |our )?team\s*[:=-]|\b(?:spread|distributed) (?:over|across|between)\b|(?<!\b(?:my|our|the|end) )\bclient\b|\b(?:customers?|clients|offices in|colleagues|founded|headquarter|hq|expand|markets?|users|branches|overlap|team in|our \w+ in|raised|university|colleges?)\b/
/** "Copenhagen HQ" is where the work is. */
const HEADQUARTERS = /(?<=\w )hq\s*$/
/** Text before a dash or a bar describes something else: "BANKING CLIENT - SINGAPORE". */
const APART = /^.*(?:\s[-|](?:\s|$)|•)/
const SHORT_STATEMENT = 90
/** Words of a line that states the terms of the work. */
const OF_TERMS =
  /\b(?:office|on[- ]?site|hybrid|remote|home|days?|d\/w|wfo|overlap|permanent|contract|full[- ]?time|part[- ]?time|h(?:ou)?rs?|salary|gross|notice|start|relocation)\b|\d\s?%|[€£$]|\bchf\b/

/** "Tallinn is where you work." */
const IS_WHERE =
  /^(?:,| office| site)? (?:is|will be|would be) (?:where|the place where) (?:you|the (?:job|work|role|position|desk))\b/

const QUARTER =
  /^(?:(?:north|south|east|west|central|inner|upper|lower)(?:[ -](?:east|west))?(?:ern)? (?=\w{3}))|(?<=\w{3})(?:,? (?:(?:north|south|east|west|central|old town|suburbs?)|cbd|city cent(?:er|re)|cent(?:er|re|rum)|hb|[cnsw]|a ?m(?:ain)?|am main))$/

/** "Johannesburg North", "Melbourne CBD": the place without its part; "South Africa" is a name as a whole. */
function withoutQuarter(name: string, places: PlaceNames): string {
  return codesOf(name, places).length > 0 ? name : name.replace(QUARTER, '').trim()
}

/** A heading or a list such as "Go developer | Lisbon, hybrid" or "remote, Poland": a part that is only a place. */
function countriesOfFragments(lower: string, statement: Statement, places: PlaceNames): CountryPhrase | null {
  const { section } = statement
  const isLabeled = section === 'terms' || section === 'title'
  if (section === 'metadata' || section === 'tasks') return null
  if (section === 'nice' && !OF_TERMS.test(lower)) return null
  const isShort = lower.length <= SHORT_STATEMENT || statement.line === 0
  const saysWhere = OF_TERMS.test(lower)
  for (const match of lower.matchAll(FRAGMENT)) {
    const [first = ''] = match
    const bare = withoutQuarter(first.replace(WORK_PLACE, ' ').replace(/\s+/g, ' ').trim(), places)
    if (bare.length < 2 || bare.length > 40 || /\btime ?zones?\b/.test(first)) continue
    const words = bare.split(' ').length
    const found = placesFrom(bare, 0, places)
    if (found === null || found.end < bare.length) continue
    if (
      OF_OTHERS.test(first.replace(HEADQUARTERS, '')) ||
      NOT_FROM.test(lower.slice(0, match.index + first.search(/\S/))) ||
      OF_OTHERS_BEFORE.test(lower.slice(0, match.index).replace(APART, ''))
    )
      return null
    const opens = match.index <= 1 && statement.line > 0
    const rest = lower.slice(match.index + first.length)
    if (!(isLabeled || statement.line <= FIRST_LINES || saysWhere || (isShort && words <= 4))) continue
    if (!isShort && !saysWhere && !isLabeled) continue
    if (opens && !isLabeled && /^\s*:/.test(rest)) continue
    const start = statement.start + match.index
    const all = followed(lower, match.index + first.length, places, found.countries)
    const listed = placesBefore(lower.slice(0, match.index), places)
    return {
      start: listed === null ? start + first.search(/\S/) : statement.start + listed.start,
      end: statement.start + all.end,
      countries: [...new Set([...(listed?.countries ?? []), ...all.countries])],
    }
  }
  return null
}

const MAX_WORDS_OF_PLACE = 3

/** "We can do UK, Ireland or Portugal": the place that the words before the comma end with. */
function placesBefore(before: string, places: PlaceNames): { start: number; countries: readonly string[] } | null {
  const list = /(?:^|\s)((?:[a-z.'-]+ ){0,2}[a-z.'-]+),$/.exec(before)
  if (list === null) return null
  const spoken = (list[1] ?? '').split(' ')
  for (let count = Math.min(MAX_WORDS_OF_PLACE, spoken.length); count > 0; count -= 1) {
    const name = spoken.slice(-count).join(' ')
    const countries = codesOf(name, places)
    if (countries.length > 0) return { start: before.length - 1 - name.length, countries }
  }
  return null
}

/** "Lagos, Nairobi": further places right after. */
function followed(
  lower: string,
  from: number,
  places: PlaceNames,
  countries: readonly string[],
): { countries: string[]; end: number } {
  const more = /^,\s*/.exec(lower.slice(from))
  const next = more === null ? null : placesFrom(lower.slice(from + more[0].length), 0, places)
  if (more === null || next === null) return { countries: [...countries], end: from }
  const isAround = next.countries.length > MANY && countries.every((code) => next.countries.includes(code))
  const all = isAround ? countries : [...countries, ...next.countries]
  return { countries: [...new Set(all)], end: from + more[0].length + next.end }
}

const OPENING_LINES = 3

/** "Two days from our Utrecht office". */
const OUR_OFFICE = /((?:\bdays?\b|\bwork\w*|\bweek|\b(?:mon|tue|wed|thu|fri)\w*)[^.;]{0,30}\b(?:our|the) )(?=\w)/
const OFFICE_NEXT = /^ (?:office|lab|hub|site|studio|headquarters|hq|campus)\b/

const IS_HIRING =
  /\b(?:hiring|looking for|seek\w*|search\w*|want\w*|need\w*|(?:opening|vacancy|position|job|place) for|for (?:my|our) \w+ in)\b/
/** "For my team in Kochi", "the university hospital in Groningen has an opening": who hires, and so where the work is. */
const WHERE_HIRED =
  /\b(?:team|colleagues) (?=in\b)|\b(?:our|the) \w+ (?=in\b)|^\W*(?:the|our|an?) (?:\w+ ){1,4}(?=in [^.;,]{3,30} (?:has|have|is|are|seeks?|wants?|needs?|hires?|looks?)\b)/g

/** "A network engineer for an airport in Dubai", "Amsterdam, two days in the office". */
function countriesOfOpening(lower: string, statement: Statement, places: PlaceNames): CountryPhrase | null {
  if (OF_OTHERS.test(IS_HIRING.test(lower) ? lower.replace(WHERE_HIRED, ' ') : lower)) return null
  const isOpening = statement.line < OPENING_LINES && statement.titles.length > 0
  const isSeat =
    /\b(?:(?:you|job|role|position|office) (?:is|are|will sit|work|will be)|(?:team|office) sits)(?: based| located)? in\b|\b(?:days?|weeks?|hybrid|on[- ]?site|contract|permanent|employment)\b[^.;]{0,40}\bin\b/.test(
      lower,
    )
  const office = (isOpening ? /(\b(?:our|the|at|for) )(?=\w+ (?:office|lab|hub|site|studio)\b)/ : OUR_OFFICE).exec(
    lower,
  )
  const ofOffice = office === null ? null : placesFrom(lower, office.index + (office[1] ?? '').length, places)
  if (ofOffice !== null && OFFICE_NEXT.test(lower.slice(ofOffice.end)))
    return { start: statement.start, end: statement.start + ofOffice.end, countries: ofOffice.countries }
  if (isOpening || isSeat) {
    const beforePlace = isOpening
      ? /(?:\b(?:in|from|near|around|to|at|university of)\s|@)\s*(?:the\s+)?/g
      : /\b(?:in|from|near|around)\s+(?:the\s+)?/g
    for (const match of lower.matchAll(beforePlace)) {
      const from = match.index + match[0].length
      const found = placesFrom(lower, from, places)
      if (found !== null)
        return { start: statement.start + from, end: statement.start + found.end, countries: found.countries }
    }
  }
  const atStart = placesFrom(lower, 0, places)
  if (
    atStart === null ||
    !/^\s*(?:,|:|\boffice\b|\d|\()[^.;]{0,60}\b(?:office|on-?site|home|days?|wk|week|hybrid|remote)\b/.test(
      lower.slice(atStart.end),
    )
  )
    return null
  return { start: statement.start, end: statement.start + atStart.end, countries: atStart.countries }
}

const BESIDE_CLIENT =
  /\b(?:clients?|customers?|companies|company|partner|insurer|bank|employer)\b[^.;,]{0,16}?\b(?:in|from|near|based in)\s+(?:the )?/
/** "Client is a big energy supplier in Nottingham". */
const CLIENT_IS =
  /\b(?:(?:the |my |our |end )?client(?: is|'s|:)? (?:an?|the|one of)|for (?:an?|my|our|the) (?:\w+ ){0,2}client)\b[^.;]{0,50}?\b(?:in|near|based in)\s+(?:the )?/

/** "An analyst for our client in Taguig": an agency names the place by its client. */
export function countriesOfClient(
  lower: string,
  { start, end, titles }: Statement,
  places: PlaceNames,
): CountryPhrase | null {
  const text = lower.slice(start, end)
  const match = (titles.length > 0 ? BESIDE_CLIENT : CLIENT_IS).exec(text)
  if (match === null) return null
  const from = match.index + match[0].length
  const found = placesFrom(text, from, places) ?? placesFrom(text, from + text.slice(from).search(/[,(]|$/) + 1, places)
  return found === null ? null : { start: start + from, end: start + found.end, countries: found.countries }
}

const IN_PASSING =
  /\b(?:near|we're in|we are in|is in|sits in|(?:location|office|seat|needed|wanted|sought|job|role|position|post|work)s? in|(?:for|at) the)\s+(?:the )?/g
const SEAT_OF_OTHERS =
  /\b(?:rest|teams?|colleagues|hq|headquarter\w*|parent|founders?|company|investors?|recruiters?|managers?|boss|ceo|cto|mentors?|owners?)\b[^.;,]{0,24}$/
const TALKS_OF_WORK = new Set<Section>(['none', 'title', 'role', 'terms', 'benefits'])

/** "For our location in Regensburg", "a trainer needed in Antwerp": the only country that is named in passing. */
export function countriesInPassing(
  lower: string,
  statements: readonly Statement[],
  places: PlaceNames,
): CountryPhrase | null {
  let first: CountryPhrase | null = null
  for (const { start, end, section } of statements) {
    if (!TALKS_OF_WORK.has(section)) continue
    const text = lower.slice(start, end)
    for (const match of text.matchAll(IN_PASSING)) {
      const from = match.index + match[0].length
      const found = placesFrom(text, from, places)
      if (
        found === null ||
        ARE_REFUSED.test(text.slice(found.end)) ||
        (/offices in/.test(match[0]) && found.countries.length > 1) ||
        (/the\s+$/.test(match[0]) && !/^\s+(?:client|office|team|site|branch|studio)/.test(text.slice(found.end)))
      )
        continue
      const before = text.slice(Math.max(0, match.index - 40), match.index)
      if (OF_OTHERS.test(before) || SEAT_OF_OTHERS.test(before)) continue
      if (first !== null && first.countries.join() !== found.countries.join()) return null
      first ??= { start: start + from, end: start + found.end, countries: found.countries }
    }
  }
  return first
}

const NAMED_IN =
  /\b(?:in|at|near|around|(?:university|city|county|borough) of)\s+(?:the |our |central |greater |downtown )?/g
const ELSEWHERE =
  /\b(?:recruiters?|managers?|boss|ceo|cto|mentors?|owners?|customers?|clients|users|partners?|suppliers?|vendors?|teams?|squads?|colleagues|counterparts?|liais\w+|offices|branches|stores|shops|hospitals|hq|headquarter\w*|parent|founders?|founded|investors?|born|raised|expan\w+|ship\w*|launch\w*|operat\w*|markets?|shift|hand\w* over|travel(?:s|l?ing)?(?= (?:to|between|in|within|across)\b)|trips?|visits?|meet\w*|retreats?|listed|plants?|factor(?:y|ies)|migrat\w+|mov(?:e|ed|ing)|open(?:ed|ing)|made|manufactured|stud(?:y|ied|ies|ying)|degree|university|profiles|calls|overlap|hours|based company|not|no|never|outside|except|i'm|i am)\b[^.;]{0,40}$/
const MAY_NAME_PLACE = new Set<Section>(['none', 'title', 'role', 'terms', 'benefits', 'must'])

/** The country of all that a text names after "in" or "near", if it is one: where else should the work be? */
export function onlyCountryNamed(
  lower: string,
  statements: readonly Statement[],
  places: PlaceNames,
): CountryPhrase | null {
  let only: CountryPhrase | null = null
  for (const { start, end, section } of statements) {
    if (!MAY_NAME_PLACE.has(section)) continue
    const text = lower.slice(start, end)
    for (const match of text.matchAll(NAMED_IN)) {
      const from = match.index + match[0].length
      const found = placesFrom(text, from, places)
      if (found === null || ELSEWHERE.test(text.slice(Math.max(0, match.index - 60), match.index))) continue
      if (found.countries.length > 1 || (only !== null && only.countries[0] !== found.countries[0])) return null
      only ??= { start: start + from, end: start + found.end, countries: found.countries }
    }
  }
  return only
}

const FIRST_LINES = 5

/** "India or Pakistan." and a first line "Berlin, Germany", unless the text says that the work is remote. */
function isBarePlace(whole: string, rest: string, statement: Statement): boolean {
  return statement.line < FIRST_LINES && /^[\s.)]*$/.test(rest) && !/\bremote/.test(whole)
}

/** More countries are a region. */
const MANY = 5

function placesFrom(text: string, from: number, places: PlaceNames): { countries: string[]; end: number } | null {
  const countries: string[] = []
  let end = from
  for (;;) {
    const next = [...phrasesOf(text.slice(end, end + 48))].find(
      ([start, word]) => start <= (end === from ? 2 : 7) && codesOf(word, places).length > 0,
    )
    if (
      next === undefined ||
      (end !== from && !/^[\s,/(]*(?:or|and)?[\s(]*(?:in)?[\s(]*(?:the )?$/.test(text.slice(end, end + next[0])))
    )
      break
    const codes = codesOf(next[1], places)
    // "Porto, EU" is in Porto.
    const isAround = codes.length > MANY && countries.length > 0 && countries.every((code) => codes.includes(code))
    if (!isAround || /\b(?:or|and)\b|\//.test(text.slice(end, end + next[0]))) countries.push(...codes)
    end += next[2]
  }
  return countries.length === 0 ? null : { countries: [...new Set(countries)], end }
}

const SHORT_COUNTRIES: ReadonlyMap<string, string> = new Map([
  ['us', 'US'],
  ['usa', 'US'],
  ['u.s', 'US'],
  ['u.s.a', 'US'],
  ['uk', 'GB'],
  ['u.k', 'GB'],
  ['uae', 'AE'],
  ['sf', 'US'],
  ['nyc', 'US'],
])
const REGIONS: ReadonlyMap<string, readonly string[]> = new Map([
  ...Object.entries({
    eu: 'the EU',
    'european union': 'the EU',
    eea: 'the EEA',
    europe: 'Europe',
    dach: 'DACH',
    benelux: 'Benelux',
    nordics: 'the Nordics',
    scandinavia: 'Scandinavia',
    latam: 'Latin America',
    'latin america': 'Latin America',
    cee: 'Central and Eastern Europe',
    'eastern europe': 'Eastern Europe',
  }).map(([word, region]) => [word, codesOfRegion(region)] as const),
  ['north america', ['US', 'CA']],
])

/** Names of states and provinces that are no cities and no countries. */
const STATES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    US: 'alabama,alaska,arizona,arkansas,california,colorado,connecticut,delaware,florida,idaho,illinois,indiana,iowa,kansas,kentucky,louisiana,maryland,massachusetts,michigan,minnesota,mississippi,missouri,montana,nebraska,nevada,new hampshire,new jersey,new mexico,north carolina,north dakota,ohio,oklahoma,oregon,pennsylvania,rhode island,south carolina,south dakota,tennessee,texas,utah,vermont,virginia,west virginia,wisconsin,wyoming,bay area,silicon valley,new england,midwest',
    CA: 'ontario,british columbia,alberta,saskatchewan,manitoba,nova scotia,new brunswick,newfoundland,nunavut,yukon,northwest territories,prince edward island,atlantic canada',
    GB: 'england,scotland,wales,northern ireland,yorkshire,surrey,kent,essex,hampshire,berkshire,cornwall,devon,lancashire,cheshire,norfolk,suffolk,dorset,somerset,wiltshire,oxfordshire,cambridgeshire,hertfordshire,bedfordshire,buckinghamshire,leicestershire,nottinghamshire,derbyshire,staffordshire,shropshire,worcestershire,gloucestershire,lincolnshire,northumberland,cumbria,merseyside,teesside,sussex,warwickshire,aberdeenshire,south wales,north wales,midlands,west midlands,east anglia,thames valley',
    DE: 'bavaria,saxony,hesse,baden-wurttemberg,north rhine-westphalia,lower saxony,rhineland,ruhr area,thuringia,brandenburg,schleswig-holstein,saarland,rhineland-palatinate,franconia',
    AU: 'new south wales,queensland,tasmania,western australia,south australia',
    IN: 'hyd,blr,bglr,ggn,karnataka,maharashtra,tamil nadu,telangana,kerala,gujarat,rajasthan,haryana,uttar pradesh,west bengal,andhra pradesh,delhi ncr,ncr',
    ES: 'catalonia,andalusia,basque country,galicia,asturias,navarre,aragon,balearic islands,canary islands',
    FR: 'normandy,brittany,provence,occitanie,ile-de-france,alsace',
    AT: 'tyrol,styria,carinthia,vorarlberg,upper austria,lower austria',
    NL: 'north holland,south holland,north brabant,gelderland',
    PL: 'silesia,mazovia,pomerania',
    DK: 'jutland,zealand,funen',
    IT: 'lombardy,tuscany,piedmont,veneto,emilia-romagna,sicily,sardinia',
    PH: 'bgc,metro manila,ncr philippines',
    CH: 'ticino,vaud',
    BE: 'flanders,wallonia',
    ZA: 'jhb,gauteng,western cape,eastern cape,kwazulu-natal',
    BR: 'minas gerais,santa catarina',
    MX: 'jalisco,nuevo leon',
    IE: 'leinster,munster,connacht',
    PT: 'algarve,alentejo,azores,madeira',
    SE: 'skane,vastra gotaland',
    MY: 'selangor',
  }).flatMap(([code, names]) => names.split(',').map((name) => [name, [code]] as const)),
)

export function codesOf(word: string, places: PlaceNames): readonly string[] {
  const region = REGIONS.get(word) ?? STATES.get(word)
  if (region !== undefined) return region
  const country = SHORT_COUNTRIES.get(word) ?? places.countries.get(word)?.code ?? places.cities.get(word)?.country
  return country === undefined ? [] : [country]
}

const OF_CHOICE =
  /\b(?:work|live|hire|hiring|candidates?|developers?|engineers?|remote|anyone|someone|people|based|location|countries)\b[^.;\n]{0,24}?\b(?=[a-z]+(?: [a-z]+)?,? )/

/** "Work Colombia, Mexico or Argentina": a choice between countries is where the work may be. */
export function countriesOfChoice(
  lower: string,
  { start, end, section }: Statement,
  places: PlaceNames,
): CountryPhrase | null {
  const text = lower.slice(start, end)
  if (!TALKS_OF_WORK.has(section) || !/\bor\b/.test(text) || !OF_CHOICE.test(text)) return null
  for (const [from, word] of phrasesOf(text)) {
    if (!places.countries.has(word)) continue
    const found = placesFrom(text, from, places)
    if (found === null || found.countries.length < 2 || !/\bor\b/.test(text.slice(from, found.end))) continue
    const before = text.slice(Math.max(0, from - 60), from)
    if (OF_OTHERS_BEFORE.test(before) || NOT_FROM.test(before) || ARE_REFUSED.test(text.slice(found.end))) return null
    if (/^\s*(?:time|hours|clients?|customers?|market)/.test(text.slice(found.end))) return null
    return { start: start + from, end: start + found.end, countries: found.countries }
  }
  return null
}

/** Peoples whose name is no language, or who are named before "citizens". */
const PEOPLES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    AU: 'australian,aussie',
    ZA: 'south african',
    SG: 'singaporean,singapore',
    US: 'us,u.s.,american',
    GB: 'british,uk',
    CA: 'canadian',
    NZ: 'new zealand,nz,kiwi',
    SA: 'saudi',
    AE: 'emirati,uae',
    QA: 'qatari',
    IE: 'irish',
    IN: 'indian',
    PH: 'filipino',
    MY: 'malaysian',
    KE: 'kenyan',
    NG: 'nigerian',
    HK: 'hong kong',
  }).flatMap(([code, names]) => names.split(',').map((name) => [name, code] as const)),
)
const CITIZENS = new RegExp(
  `(?<!\\b(?:no|not|non)[ -](?:an? )?)\\b(${[...PEOPLES.keys()].map((name) => name.replaceAll('.', '\\.')).join('|')}) (?:citizens?(?:hip)?|nationals?|prs?|permanent residents?)\\b|\\b(singaporeans?|saudis|emiratis|qataris) only\\b`,
)

/** "Must be a South African citizen", "Singaporeans only", in a text that names no place. */
export function countryOfCitizens(lower: string, statements: readonly Statement[]): CountryPhrase | null {
  for (const { start, end, section } of statements) {
    if (section === 'about' || section === 'legal' || section === 'benefits') continue
    const text = lower.slice(start, end)
    const match = CITIZENS.exec(text)
    const code = PEOPLES.get(match?.[1] ?? match?.[2]?.replace(/s$/, '') ?? '')
    if (match === null || code === undefined) continue
    const before = text.slice(0, match.index)
    if (
      /\b(?:no|not)\b/.test(before) ||
      OF_OTHERS_BEFORE.test(before) ||
      ARE_REFUSED.test(text.slice(match.index + match[0].length))
    )
      continue
    // The span is empty, so that the citizenship itself is quoted.
    return { start: start + match.index, end: start + match.index, countries: [code] }
  }
  return null
}

const MAX_QUARTER_LINE = 3

/** "Bangalore ORR", "Pune Hinjewadi": a city before the name of one of its quarters, as a part of an opening line. */
export function countryOfQuarter(
  clean: string,
  statements: readonly Statement[],
  places: PlaceNames,
): CountryPhrase | null {
  for (const { start, end, section, line } of statements) {
    if (!TALKS_OF_WORK.has(section) || line > MAX_QUARTER_LINE) continue
    const text = clean.slice(start, end)
    for (const match of text.matchAll(
      /(?:^|[-,;|(:–]\s*)([A-Z][a-z]{3,})((?: [A-Z][\w.]{1,14}){1,2})(?=\s*(?:[,;|)(]|$))/g,
    )) {
      const city = places.cities.get((match[1] ?? '').toLowerCase())
      if (city === undefined || OF_OTHERS_BEFORE.test(text.slice(0, match.index).toLowerCase())) continue
      if (/\b(?:Insurance|Bank|Group|University|Airport|Airlines|Ltd|Inc|GmbH|Team)\b/.test(match[2] ?? '')) continue
      const from = start + match.index + match[0].indexOf(match[1] ?? '')
      return { start: from, end: from + (match[1] ?? '').length, countries: [city.country] }
    }
  }
  return null
}
