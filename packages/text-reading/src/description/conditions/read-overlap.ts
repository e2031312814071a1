import { SMALL_NUMBER, smallNumber } from '../../text/numbers.ts'
import type { PlaceNames } from '../../text/place-names.ts'
import type { Statement } from '../statements/index.ts'
import { phrasesOf } from './codes-of-places.ts'

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

interface ZoneName {
  start: number
  end: number
  zone: string
}

const WORKING_DAY_HOURS = 8
const MIN_HOURS = 1

/** The zone in the middle of a region's work. */
const REGIONS: readonly (readonly [string, string])[] = [
  ['eu', 'Europe/Berlin'],
  ['europe', 'Europe/Berlin'],
  ['european', 'Europe/Berlin'],
  ['emea', 'Europe/Berlin'],
  ['africa', 'Africa/Lagos'],
  ['african', 'Africa/Lagos'],
  ['us', 'America/New_York'],
  ['american', 'America/New_York'],
  ['americas', 'America/New_York'],
  ['north american', 'America/New_York'],
  ['latam', 'America/Sao_Paulo'],
  ['latin american', 'America/Sao_Paulo'],
  ['south american', 'America/Sao_Paulo'],
  ['apac', 'Asia/Singapore'],
  ['asia', 'Asia/Singapore'],
  ['asian', 'Asia/Singapore'],
  ['gulf', 'Asia/Dubai'],
  ['middle east', 'Asia/Dubai'],
]
const TIMES = ['time zone', 'time zones', 'timezone', 'timezones', 'hours', 'working hours', 'business hours'] as const

const ZONE_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...Object.fromEntries(REGIONS.flatMap(([name, zone]) => TIMES.map((time) => [`${name} ${time}`, zone]))),
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
    europe: 'Europe/Berlin',
    'london time': 'Europe/London',
    'irish time': 'Europe/Dublin',
    'uk time zone': 'Europe/London',
    'uk timezone': 'Europe/London',
    'german time': 'Europe/Berlin',
    'british time': 'Europe/London',
    'portuguese time': 'Europe/Lisbon',
    'spanish time': 'Europe/Madrid',
    'french time': 'Europe/Paris',
    'polish time': 'Europe/Warsaw',
    'indian time': 'Asia/Kolkata',
    'australian time': 'Australia/Sydney',
    'central europe': 'Europe/Berlin',
    'us overlap': 'America/New_York',
    'uk overlap': 'Europe/London',
    'eu overlap': 'Europe/Berlin',
    'european overlap': 'Europe/Berlin',
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

/** "Interviews are held between 9 and 12 CET." */
const OF_APPLYING =
  /^\W*(?:the |our |all )?(?:interviews?|screenings?|calls with candidates|assessments?)\b[^.;]{0,30}\b(?:are|is|take|will|happen|held)\b/

/** "Living within an hour of Utrecht": how far away home is. */
const OF_THE_WAY =
  /\b(?:liv(?:e|es|ing)|resid\w+|commut\w+|drive|driving|distance|located)\b[^.;]{0,40}\bwithin\b(?![^.;]{0,40}\btime(?: ?zones?)?\b)|\bwithin\b[^.;]{0,40}\b(?:by (?:train|car|bus|bike|public)|drive|commut\w*)\b/

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
  if (NO_COMMON_HOURS.test(text) || OF_APPLYING.test(text)) return null
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
const HOURS = `(${SMALL_NUMBER})(?:\\s*\\+?\\s*(?:(?:-|\\bto\\b|\\bor\\b)\\s*${SMALL_NUMBER}\\s*)?|-(?=hours?\\b))(?:(?:working|business|common|shared|core|overlapping|overlap|mutual|joint|full) )?(?:h|hrs?|hours?)\\b(?!\\s*(?:/|per|an?|each|every)\\s*(?:w|wks?|weeks?|months?|mo)\\b|\\s*(?:weekly|monthly|pw)\\b)(?:\\s+(?:a|per|each|every)\\s+day|\\s+daily)?`
const OVERLAP_HOURS = new RegExp(`${HOURS}[^.;]{0,40}?overlap`)
const OVERLAP_THEN_HOURS = new RegExp(`overlap(?:[^.;]|\\b(?:min|incl|approx|ca)\\.){0,50}?(?<![±+-]\\s?)${HOURS}`)
/** "4 hours daily with our Chicago office". */
/** "Sydney business hours, at least five of them". */
const HOURS_OF_THEM = new RegExp(
  `\\bhours\\b[^.;]{0,12}?\\b(?:at least|min(?:imum)?\\.?(?: of)?)\\s+(${SMALL_NUMBER})\\b(?!\\s*(?:years|days))|\\b(${SMALL_NUMBER}) of (?:your|the|their|these|those) (?:(?:working|daily|office|regular) )?hours\\b`,
)
/** "At least four hours between 8:00 and 18:00 CET": so many of a longer time. */
const PART_OF_TIME = new RegExp(
  `(?:at least|min(?:imum)?\\.?(?: of)?|any|no less than) (${SMALL_NUMBER})\\s*(?:h|hrs?|hours?)\\b[^.;\\d]{0,24}\\b(?:between|within|in the window|from)\\s+\\d{1,2}(?:[:.]\\d\\d)?\\s?(?:[ap]m)?\\s*(?:-|and|to)\\s*\\d`,
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
  `(?:±|\\+\\s?/\\s?-|\\+-|within|give or take|plus/minus|plus or minus|\\+/−)\\s*(${SMALL_NUMBER})\\s*(?:h|hrs?|hours?)?`,
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
  `\\b(?:(?:max(?:imum)?\\.?|no more than|not more than|(?:not|no) (?:further|farther) than|at most|up to|less than|within)\\s*(?:of\\s+)?)(${SMALL_NUMBER})\\s*(?:h|hrs?|hours?|time ?zones)'?\\s*(?:time )?(?:away |off |apart |ahead |behind )?(?:from|of|off)\\b|\\b(${SMALL_NUMBER})\\s*(?:-\\s*)?(?:h|hrs?|hours?)'?\\s*(?:of\\s+|max\\.?\\s+)?(?:time[- ]?(?:zone )?)?(?:difference|diff|offset|deviation)\\b|\\b(?:difference|diff|deviation)\\b[^.;\\d]{0,44}?(${SMALL_NUMBER})\\s*(?:h|hrs?|hours?)\\b`,
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
    PART_OF_TIME,
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
  // "EU overlap", of no length.
  if (/overlap$/.test(text.slice(zone.start, zone.end)))
    return { hours: WORKING_DAY_HOURS / 2, start: zone.start, end: zone.end }
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
const AT_A_TIME = /\bat \d{1,2}(?:[:.]\d\d)?\s?(?:[ap]m|h|o.clock)?\b/
const ON_ONE_DAY = /\b(?:on|every|each) (?:mon|tues|wednes|thurs|fri)days?\b/

function wholeDayAt(
  text: string,
  { start, end }: ZoneName,
): { hours: number; start: number; end: number; isWholeDay: true } | null {
  if (ONE_END.test(text) || !WHOLE_DAY.test(text) || (AT_A_TIME.test(text) && OF_MEETING.test(text))) return null
  return { hours: hoursAcross(text.slice(start, end)), start, end, isWholeDay: true }
}

/** "European time zones" are as good for who is two hours from Berlin, those of larger regions for who is three. */
const ZONES_OF_EUROPE = /^(?:eu|europe|european) time ?zones?$/
const ZONES_OF_REGION = / time ?zones?$/
const REGION_NAMES: ReadonlySet<string> = new Set(REGIONS.map(([name]) => name))

function hoursAcross(name: string): number {
  if (ZONES_OF_EUROPE.test(name)) return WORKING_DAY_HOURS - 2
  return REGION_NAMES.has(name.replace(ZONES_OF_REGION, '')) ? WORKING_DAY_HOURS - 3 : WORKING_DAY_HOURS
}

function clock(hour: number, half: string | null): number {
  if (half?.startsWith('p') && hour < 12) return hour + 12
  return half?.startsWith('a') && hour === 12 ? 0 : hour
}

const OFFSET = /\b(?:utc|gmt)\s*([+-])\s*(\d{1,2})(?::?(?:00|30))?/

const OFFSETS =
  /\b(?:utc|gmt)(?:\s*([+-])\s*(\d{1,2}))?\s*(?:to|-|and|until|till|through|\.{2,3}|\/|,)\s*(?:utc|gmt)?\s*([+-])\s*(\d{1,2})/

/** "The team spans UTC-8 to UTC+2": where colleagues are. */
const SPREAD_BEFORE =
  /\b(?:teams?|colleagues|people|squads?|offices?|customers|clients|staff|we) (?:\w+ )?(?:spans?|spread|is spread|are spread|covers?|ranges?|stretch(?:es)?|sits?|lives?|works?|is distributed|are distributed|are|is)\b[^.;]{0,20}$/

/** "UTC-1 to UTC+3": a working day in the middle overlaps with both ends. */
function betweenOffsets(text: string): { hours: number; start: number; end: number; zone: string } | null {
  const match = OFFSETS.exec(text)
  if (match === null) return null
  const from = match[1] === undefined ? 0 : Number(`${match[1]}${match[2]}`)
  const to = Number(`${match[3]}${match[4]}`)
  if (!(from < to && from >= -12 && to <= 14) || SPREAD_BEFORE.test(text.slice(0, match.index))) return null
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
  `(?:overlap(?:[^.;]|\\bmin\\.){0,30}?(?:with|to|of|w/)|(?:\\d|\\b(?:two|three|four|five|six|seven|eight))\\s*\\+?\\s*(?:(?:shared|common|joint|mutual|overlapping) )?(?:h|hrs?|hours?)\\b[^.;,]{0,20}?(?:with|w/)|half (?:of )?(?:a|the|their|our) (?:working )?day\\b[^.;,]{0,12}?(?:with|w/)|(?:^|[\\s,])w/)${BESIDE_PLACE}`,
  'g',
)
const TIME_OF_PLACE = new RegExp(
  `(?:align(?:ed)? (?:with|to)|in the time(?: ?zone)? of|time ?zone:?|(?:away|apart|distant) from|within \\S+ (?:hours?|time ?zones?) (?:of|from)|\\d\\s*(?:h|hrs?|hours?) (?:of|from)|\\b(?:difference|diff|offset|deviation) (?:with|to|from|of))${BESIDE_PLACE}`,
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
