import { civilDay, dayNumber, isoDay, lastDayOfMonth, MONTH_NAMES, monthNumber } from '../../text/calendar.ts'
import { SMALL_NUMBER, smallNumber } from '../../text/numbers.ts'
import type { Statement } from '../statements/index.ts'

export interface NoticePhrase {
  start: number
  end: number
  days: number
}

export interface StartPhrase {
  start: number
  end: number
  startBy: string
}

const DURATION = `(?:\\d{1,2}\\s*(?:-|to|/|or)\\s*)?(\\d{1,3}|${SMALL_NUMBER})[\\s-]*(?:calendar |working )?(days?|weeks?|wks?|months?|mths?|quarters?|tagen?|wochen?|monat(?:e|en)?|jours|semaines?|mois|dias|semanas?|mes(?:es)?|dagen|maanden)\\b`
const NOTICES: readonly RegExp[] = [
  // "NP max 30d".
  /\b(?:notice|np)\b(?: period)?[\s:=-]*(?:up to|max(?:imum)?\.?|within|<=?|≤)?\s*(?:\d{1,2}\s*(?:-|to)\s*)?(\d{1,3})\s?(d|w)\b/,
  /\bnotice(?: period)?\s*[:=-]?\s*(?:of )?()(?:one |an? |1 )?(?:calendar )?(month)\b(?!ly)/,
  new RegExp(`\\bimmediate\\w*\\b[^.;\\d]{0,30}\\bmax(?:imum)?\\.?\\s*${DURATION}`),
  new RegExp(
    `(?<=\\bnotice\\b[^.;]{0,40})${DURATION} (?:is|are|being|=) (?:the |our )?(?:limit|max(?:imum)?|most|longest|ceiling)`,
  ),
  new RegExp(`\\bimmediate(?:ly)?\\s*(?:to|-|or(?: within)?|up to)\\s*${DURATION}`),
  new RegExp(
    `\\b(?:asap|immediately|immediate(?: start| incorporation| joining| availability)?|right away)\\s*(?:or|to|/|-)\\s*(?:\\w+ ){0,4}?${DURATION}`,
  ),
  new RegExp(`\\brender(?:ing)?\\s+(?:a |the |\\w+ )?${DURATION}`),
  new RegExp(
    `\\b(?:available|availability|start(?:ing)?|join(?:ing|ers?)?|incorporation|onboard|free)\\s*(?:is |to start |to join |for start |us |the team )?\\s*[:-]?\\s*(?:with)?in\\s*(?:the next\\s*|max\\.?\\s*|maximum\\s*|under\\s*|less than\\s*)?${DURATION}`,
  ),
  new RegExp(
    `\\bnotice(?: period)?\\b[\\s:]*(?:of |is |must be |should be )?(?:up to|max(?:imum)?\\.?(?: of)?|at most|no more than|not more than|less than|under|within|below|<=|≤|<)?\\s*${DURATION}`,
  ),
  new RegExp(
    `\\b(?:up to|max(?:imum)?\\.?|at most|no more than|less than|under|<=|≤)\\s*${DURATION}(?:'?s?)?\\s*(?:of )?notice`,
  ),
  new RegExp(`\\b(?:start|begin|join)\\w*\\b[^.;\\d]{0,40}\\bmax(?:imum)?\\.?\\s*${DURATION}`),
  new RegExp(
    `\\b(?:joining|join|availability|resumption|doj|date of joining)\\s*[:=-]\\s*(?:(?:with)?in\\s+|max\\.?\\s*)?${DURATION}`,
  ),
  // "Start: up to 3 months", "Incorporation: 15 days maximum", "begin no later than 3 weeks from signing".
  new RegExp(
    `\\b(?:start|joining|incorporation|availability|onboarding|entry)\\s*[:=-]?\\s*(?:up to|max(?:imum)?\\.?|at most|within|in)\\s*${DURATION}`,
  ),
  new RegExp(
    `\\b(?:start|joining|incorporation|availability|onboarding|entry|resumption)\\s*[:=-]\\s*${DURATION}\\s*(?:max|at (?:the )?(?:most|latest)|tops)`,
  ),
  new RegExp(`\\b(?:start|begin|join)\\w*\\s+(?:\\w+ ){0,2}?(?:no|not) later than ${DURATION}`),
  // "Who needs more than 6 weeks before they can begin".
  new RegExp(
    `\\b(?:more|longer) than ${DURATION}(?= (?:before|until|till|to)\\b[^.;,]{0,24}\\b(?:begin|start|join|free|available|commence|leave)\\b)`,
  ),
  new RegExp(
    `\\b(?:ready|free|able to (?:start|join|begin)|can (?:start|begin|join))(?: to (?:start|begin|join))? (?:with)?in(?:side)?\\s+${DURATION}`,
  ),
  new RegExp(`\\bbuy-?out\\b[^.;\\d]{0,24}?${DURATION}(?=\\s*(?:max|at most|tops))`),
  new RegExp(`\\b(?:lwd|last working day|last day)\\b[^.;\\d]{0,12}?\\b(?:with)?in\\s+(?:the next )?${DURATION}`),
  new RegExp(`\\bavailability\\s*:\\s*(?:max\\.?\\s*)?${DURATION}`),
  // "We need the person in the seat in six weeks", "you can start in 3 weeks".
  new RegExp(
    `\\b(?:in (?:the|their|your) (?:seat|place|post|chair|job)|on ?board|at (?:the|your) desk|(?<=\\b(?:you|they|can|could|must|to|should) )(?:start|begin|join(?: us)?)|with us) (?:with)?in (?:at most |max\\.? |no more than |the next |about )?${DURATION}`,
  ),
  new RegExp(
    `${DURATION}'?s?'?\\s+(?:max(?:imum)?\\.?|at most|tops|or (?:less|shorter|under|below))?\\s*(?:of\\s+)?(?:notice|to join|joining)`,
  ),
  new RegExp(`\\b(?:notice|np)\\b(?: period)?[^.;\\d]{0,30}?${DURATION}`),
  new RegExp(
    `\\b(?:kundigungsfrist|preavis|preaviso|aviso previo|opzegtermijn)\\b[\\s:]*(?:(?:von|de|van|max\\w*\\.?|hochstens|bis|zu|tot)[\\s:]+)*${DURATION}`,
  ),
  // "Early joiners, 15-20 days".
  new RegExp(`\\bjoiners?\\b[^.;\\d]{0,16}?${DURATION}`),
  new RegExp(`\\b(?:not\\w{1,4} period|joining time|join time|lead time)\\b[^.;\\d]{0,20}?${DURATION}`),
  new RegExp(`\\b(?:wait|hang on|hold on)\\b[^.;\\d]{0,24}?${DURATION}`),
  // "As early as you can, we can live with 6 weeks".
  new RegExp(
    `(?<=\\b(?:as (?:early|soon)|start|asap|notice|join|when)\\b[^.\\n]{0,60})\\blive with\\b[^.;\\d]{0,12}?${DURATION}(?=\\s*(?:[.,;)!]|$|of notice))`,
  ),
  // "If you have three months to serve".
  new RegExp(
    `\\b(?:have|has|with|having) (?:still |up to |at most )*${DURATION} (?:left )?to serve(?=\\s*(?:[.,;:)]|$|out\\b|at your\\b))`,
  ),
  new RegExp(
    `\\b(?:asap|immediate(?:ly)?)\\s*[,;(]?\\s*(?:or )?(?:at (?:the )?(?:very )?latest|latest|no later than)\\s+(?:with)?in ${DURATION}`,
  ),
  // "You can leave your job within six weeks", "free now or in two weeks".
  new RegExp(
    `\\b(?:leave (?:your|the|their) (?:\\w+ )?(?:job|employer|position|company)|be here|be with us|free|resign)\\b[^.;\\d]{0,24}\\b(?:with)?in\\s+${DURATION}`,
  ),
  // "Within a month at the latest".
  new RegExp(`^\\W*(?:with)?in ${DURATION}(?:'?s? time)? (?:at the latest|at most|max\\w*|tops)\\b`),
  // "Three months' notice is too long; one month is okay".
  new RegExp(
    `(?<=\\bnotice\\b[^.]{0,60})${DURATION} (?:is|are|would be|being) (?:okay|ok|fine|enough|possible|acceptable|good)\\b`,
  ),
]
const IMMEDIATE =
  /(?<=[,;|]\s*)immediate(?:ly)?(?=\s*(?:[,;|.]|$))|\b(?:notice(?: period)?|np)\s*[:=]\s*(?:immediate(?:ly)?|none|nil)|\b(?:immediate(?:ly)? (?:available|joiners?|joining|starters?|availability)|available (?:immediately|now|right away|straight away)|(?<!\bfeel )free (?:immediately|right away|straight away)|(?:start|join)(?:ing)? (?:immediately|right away|straight away|now)|immediate start|asap start|start(?:ing)? asap|(?:required|needed|wanted) (?:immediately|at once|right away|urgently)|(?:start(?:ing)?|availability|available|joining|entry|onboarding)(?: date)?\s*(?:[:=]|\b(?:is|would be|will be))\s*(?:immediately|immediate|asap|now|right away)|immediate joiners? only|(?:eintritt(?:sdatum|stermin)?|arbeitsbeginn|beginn|startdatum|inicio|fecha de inicio|debut|date de debut|prise de poste|inizio|ingangsdatum|start)\s*[:=]\s*(?:per |ab |da |de )?(?:sofort|inmediat[ao]|immediat[ao]?|immediatement|imediato|subito|des que possible|asap|so bald wie moglich|baldmoglichst|zo snel mogelijk)|no notice period|(?<!\b(?:not|never|nobody|n't) )(?:can|could|able to|ready to|free to|happy to|want(?:s|ed)? (?:them|someone|you|him|her) to) (?:start|begin|join)(?: us)? (?:today|tomorrow|right now|any day(?: now)?|straight ?away))(?=\W|$)/

const NEXT_WEEK =
  /\b(?<!\b(?:not|never|n't) )(?:can|could|able to|ready to|free to|have to|needs? to|must) (?:start|begin|join)(?: us)? (?:by |on |from )?(?:next week|(?:next )?monday)\b/

/** "Within 2 weeks ideally, 4 at the very most". */
const NO_LATER = new RegExp(
  `^[\\s,;(-]*(?:for (?:the|an?) (?:right|good|great|perfect|ideal|best)(?: \\w+)?)?[\\s,;(-]*(?:ideally|preferably|if possible|preferred|would be (?:ideal|great|best)|[^.;]{0,40}\\b(?:let'?s say|say|make (?:it|that)))?[\\s,;(-]*(?:but |or )?(${SMALL_NUMBER})\\s*(days?|weeks?|wks?|months?|mths?)?\\s*(?:is |as |at )?(?:the |an? )?(?:very |absolute(?:ly)? )?(?:max(?:imum)?|(?:at )?most|tops|limit|latest|ceiling)\\b`,
)

/** "One month (negotiable up to two)". */
const OR_UP_TO = new RegExp(
  `^[\\s,;(-]*(?:\\w+ ){0,2}?(?:negotiable|extendable|flexible|can (?:go|stretch)|could (?:go|be)|stretch\\w*|or)\\s*(?:up )?to\\s+(${SMALL_NUMBER})\\s*(days?|weeks?|wks?|months?|mths?)?\\b`,
)

/** "One month preferred, can wait two for the right person": the longest counts. */
const CAN_WAIT = new RegExp(
  `\\bnotice\\b[^.;\\n]{0,40}\\b(days?|weeks?|months?)\\b[^.;\\n]{0,30}\\bwait\\b[^.;\\n\\d]{0,16}?(${SMALL_NUMBER})\\b(?: (days?|weeks?|months?)\\b)?`,
)

/** "Three-month notice periods are a no-go", "the legal notice, not a day more": how long it must not be. */
function isRefused(text: string, from: number, to: number): boolean {
  // "No one with a notice longer than 30 days": up to 30 are fine.
  if (/\b(?:longer|more|over|above|exceeding)\b/.test(text.slice(from, to))) return false
  return (
    /^[^.;,]{0,30}\b(?:no[- ]go|too (?:long|late)|rejected|(?:not|n't)(?: be)? (?:considered|accepted|invited|looked at|shortlisted)|(?:do|does|will|can)(?:n't| not) work|impossible|not (?:possible|acceptable|an option|ok)|out of the question)\b/.test(
      text.slice(to),
    ) ||
    /\b(?:nobody|no one|no-one|none|no (?:candidates?|people|profiles?|applicants?)|not anyone|never) (?:who (?:has|have)|with|on)\b[^.;,]{0,12}$/.test(
      text.slice(0, from),
    ) ||
    /\bnot (?:a|one|an)(?: single)? (?:day|week|month) (?:more|longer)\b/.test(text.slice(from, to + 12))
  )
}

/** "Our staff have three months' notice." */
const OF_STAFF = /\b(?:staff|employees|people|colleagues) (?:here )?(?:have|has|give|gives|get)(?: an?)?\s*$/

function daysIn(unit: string): number {
  if (/^(?:d|t|j)/.test(unit)) return 1
  return /^(?:w|s)/.test(unit) ? 7 : unit.startsWith('q') ? 90 : 30
}

/** "Java dev pune 12 lpa immediate": in a search of a few words. */
const NOW_IN_SEARCH =
  /(?<!\b(?:not|no) )\b(?:asap|sofort|immediate(?:ly)?)\b(?! (?:team|supervisor|superior|manager|family|impact|effect|access|response|or|to|\d))/

const IS_PREFERRED = /\b(?:preferred|a plus|ideally|preferably)\b/

function isOfSearch(lower: string): boolean {
  return lower.length <= LENGTH_OF_SEARCH && !/[.!?\n]\s*\S|\b(?:we|our|you)\b/.test(lower)
}

/** Notice period: "within 30 days", "notice up to one month", "immediately". */
export function noticeIn(lower: string, statement: Statement): NoticePhrase | null {
  const text = lower
    .slice(statement.start, statement.end)
    .replace(/\b(?:a|one) fortnight\b/g, (said) => '2 weeks'.padEnd(said.length))
  const waits = CAN_WAIT.exec(text)
  if (waits !== null) {
    const [whole, count = '', unit = waits[1] ?? ''] = [waits[0], waits[2], waits[3]]
    return {
      start: statement.start + waits.index,
      end: statement.start + waits.index + whole.length,
      days: Math.round(smallNumber(count) * daysIn(unit)),
    }
  }
  for (const pattern of NOTICES) {
    const match = pattern.exec(text)
    if (match === null) continue
    const [whole, count = '', unit = ''] = match
    if (
      /\bprobation\b|\bto the (?:end of (?:a|the|each) )?quarter\b|\bafterwards\b/.test(text) ||
      /\beither (?:side|party)\b/.test(text)
    )
      continue
    if (isRefused(text, match.index, match.index + whole.length) || OF_STAFF.test(text.slice(0, match.index))) continue
    if (
      /company|we give|give us|termination|\bour (?:own )?\s*$|\b(?:gave|left|leaves|leaving|resigned|quit|handed in|must give|have to give)\b/.test(
        text.slice(Math.max(0, match.index - 20), match.index),
      )
    )
      continue
    const days = Math.round((count === '' ? 1 : smallNumber(count)) * daysIn(unit))
    if (!(days >= 0 && days <= 365)) continue
    const rest = text.slice(match.index + whole.length)
    const most = NO_LATER.exec(rest) ?? OR_UP_TO.exec(rest)
    const more = most === null ? 0 : smallNumber(most[1] ?? '') * daysIn(most[2] ?? unit)
    return {
      start: statement.start + match.index,
      end: statement.start + match.index + whole.length + (more > days ? (most?.[0].length ?? 0) : 0),
      days: more > days && more <= 365 ? Math.round(more) : days,
    }
  }
  return soonest(text, statement, isOfSearch(lower))
}

function soonest(text: string, statement: Statement, isSearch: boolean): NoticePhrase | null {
  const now = isSearch && !IS_PREFERRED.test(text) ? NOW_IN_SEARCH.exec(text) : null
  if (now !== null)
    return { start: statement.start + now.index, end: statement.start + now.index + now[0].length, days: 0 }
  const nextWeek = NEXT_WEEK.exec(text)
  if (nextWeek !== null) {
    const start = statement.start + nextWeek.index
    return { start, end: start + nextWeek[0].length, days: 7 }
  }
  const immediate = IMMEDIATE.exec(text)
  if (immediate === null || IS_PREFERRED.test(text)) return null
  const start = statement.start + immediate.index
  return { start, end: start + immediate[0].length, days: 0 }
}

const START_WORD =
  '(?:as (?:of|from)|eta|first day(?: (?:of|at) (?:the )?(?:work|job|contract))?|(?:to be )?fill(?:ed)? by|(?<=\\bnot )(?:before|earlier than)|(?<=[,;|]\\s)(?:by|before)(?= (?:the )?(?:end|start|beginning|middle) of\\b)|(?:the )?earliest|latest|ultimately|(?:to be )?filled|(?:start|entry|begin|join|availability)[^.;|\\d]{0,30}?(?:ideally|preferably|at best)|(?:lwd|last working day|last day)(?= (?:by|before|on|in))|be here(?= (?:by|on|from)\\b)|wait(?= (?:until|till)\\b)|(?:you|them|someone|somebody) with us(?= (?:by|before|from|in))|in (?:the )?(?:seat|place|chair|post)(?= by)|with effect from|effective(?: from)?|(?:need|want|expect)(?:ed)?(?: \\w+){0,5}(?= (?:by|before|from|on)\\b)|on ?board(?= (?:by|before|from))|start[^.;|\\d]{0,16}?latest|start(?:s|ing)?(?: (?:dates?|of (?:the )?(?:employment|work|contract|project|assignment|engagement|job|position|activity|service|cooperation)))?|entry(?: date| on duty| into service)?|tak(?:e|ing) up (?:the |your )?(?:post|duties|position|role|work)(?: by)?|incorporation|eintritt(?:sdatum|stermin)?|arbeitsbeginn|startdatum|beginn|fecha de inicio|inicio|date de debut|debut|prise de poste|data inizio|ingangsdatum|reporting date|starting date(?: of (?:the )?(?:contract|employment|work|assignment))?|(?:asap|immediate(?:ly)?)[^.;|\\d]{0,6}?latest|(?:asap|immediate(?:ly)?) or(?= (?:by|from|on|until) )|begin(?:s|ning)?(?: of (?:the )?(?:employment|work|contract|project|assignment|engagement|job|position|activity|service|cooperation))?|available|availability|join(?:ing)?(?: date)?|from|onboarding|free(?= (?:by|from|before|on|as of)\\b)|kick(?:s|ing)?[- ]?off|commenc(?:e|es|ing|ement)(?: date)?|have (?:you|someone|somebody|them)(?: here| with us)?(?= (?:on|by|from) )|move(?=\\s+by)|(?:begin|start|join|commence)s?\\b[^.;|\\d]{0,40}(?=\\b(?:on|from|by) (?:the )?\\d)|no later than|not later than|(?:on|at) the latest(?: by| in)?|when(?=:)|(?:want|need)\\w* (?:someone|somebody|them|him|her|a person)(?= by\\b)|(?:be )?in(?= by \\d)|when\\?|(?:by|before|until)(?=[^.;]{3,24}\\b(?:at (?:the )?latest|latest)\\b))'
const START_DATE = new RegExp(
  `\\b${START_WORD}[\\s:|-]*(?:as early as |as late as |as soon as |is |will be |would be |should be |us |our \\w+ |the team |this |(?:is )?planned |scheduled |say |for |of |middle of |the middle of |no later than |latest |by |before |until |till |on |in |from |at |the |with |early |mid |late |end of |beginning of |before |as of |around |on or before |(?:the )?(?:first|second|last) (?:half|week|days?|third) of |(?:mon|tues|wednes|thurs|fri)day,? (?:the )?|(?:mon|tues?|wed|thu|thurs?|fri)\\.?,? |mid-|early-|late-|w/c |wc |week commencing |week of |the week of ){0,4}(?:(\\d{1,2})(?:st|nd|rd|th)?\\.?[\\s-]*(?:of )?)?(${MONTH_NAMES})\\b\\.?(?:\\s+\\(?(?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b(?!\\d))?,?(?:[\\s-]*(20\\d\\d))?`,
)
const START_NUMERIC = new RegExp(
  `\\b(?:${START_WORD}|(?:duration|period|time ?frame|contract(?: period)?)(?=[\\s:]*[\\d./-]{8,10}\\s*(?:-|to|until|till)))[\\s:|]*(?:is |no later than |latest |by |on |from |as of ){0,3}(?:(20\\d\\d)-(\\d{2})-(\\d{2})|(\\d{1,2})[./-](\\d{1,2})[./-](20\\d\\d|2\\d(?![\\d.,/]))|(0?[1-9]|1[0-2])[./](20\\d\\d)(?![./\\d]))`,
)
const START_QUARTER = new RegExp(
  `\\b${START_WORD}[\\s:]*(?:in |by |from |the |of |early |mid |late |beginning of |start of |end of )*(?:q([1-4])|(first|second|third|fourth|1st|2nd|3rd|4th|last) quarter(?: of)?(?= 20\\d\\d|\\s*(?:[.,;)!]|$)))(?:\\s*(20\\d\\d))?`,
)
const NEXT_MONTH = new RegExp(`\\b${START_WORD}[\\s:]*(?:in |by |from |the |early )*next month`)

const MONTH_THEN_START = new RegExp(
  `\\b(?:(\\d{1,2})(?:st|nd|rd|th)?\\.?[\\s-]*(?:of )?)?(${MONTH_NAMES})\\b\\.?(?:\\s+(\\d{1,2})(?:st|nd|rd|th)?\\b(?!\\d))?,?(?:[\\s-]*(20\\d\\d))?\\s+(?:start|kick-?off|onboarding|joining|(?:is )?at (?:the )?(?:very |absolute )?latest|latest|or (?:earlier|sooner))\\b`,
)

/** "Duration: mid January - end of September 2026" begins in January. */
const PERIOD = new RegExp(
  `\\b(?:duration|period|time ?frame|contract(?: period)?|assignment|project)\\s*[:=]\\s*(?:from |the |early |mid |mid-|late |end of |beginning of |start of ){0,3}(?:(\\d{1,2})(?:st|nd|rd|th)?\\.?[\\s-]*(?:of )?)?(${MONTH_NAMES})\\b\\.?(?:\\s+(\\d{1,2})(?:st|nd|rd|th)?\\b(?!\\d))?,?(?:[\\s-]*(20\\d\\d))?(?=\\s*(?:-|to|until|till|through|up to)\\b|\\s+-)`,
)
const OF_APPLYING = /\b(?:appl(?:y|ications?)|closing|deadline|interviews?|cvs?|shortlist\w*|respond|reply)\b/

const WRITTEN_DATE = `(?:\\d{1,2}(?:st|nd|rd|th)?\\.? (?:of )?(?:${MONTH_NAMES})\\b|(?:${MONTH_NAMES})\\b\\.? \\d{1,2}\\b|20\\d\\d-\\d\\d-\\d\\d|\\d{1,2}[./-]\\d{1,2}(?:[./-](?:20)?\\d\\d)?\\b)`
/** "Offers must be sent no later than 19/12/2025", "apply by 11 January": until when to apply, not to start. */
const DEADLINE = new RegExp(
  `\\b(?:apply(?:ing)?|applications?|offers?|bids?|proposals?|tenders?|quotations?|responses?|respond|reply|replies|answers?|cvs|resumes|profiles|dossiers|submissions?|submit(?:ted)?|sent|deadline|clos(?:es|ing)|questions|interviews?)\\b(?:(?!\\b(?:start|begin|join|avail|entry|earliest|fill|onboard|commenc))[^.;\\n]){0,40}?\\b(?:by|until|till|before|on|than|is|date|latest|deadline|received|dated?)\\b[\\s:]*(?:the )?${WRITTEN_DATE}|\\binterviews?\\b[^.;\\n]{0,30}\\b(?:from|between|in|starting|begin\\w*|start\\w*)\\b[\\s:]*(?:on |the )*${WRITTEN_DATE}`,
  'g',
)

const LENGTH_OF_SEARCH = 160
/** "Two Kotlin people by March": in a search of a few words. */
const BY_MONTH = new RegExp(
  `(?<!\\b(?:done|ready|finish\\w*|deliver\\w*|launch\\w*|live|ship\\w*|complet\\w*|migrat\\w*)\\s)\\b(?:by|before)(?= (?:early |mid |late |the |end of )*(?:\\d{1,2}\\w{0,2} )?(?:${MONTH_NAMES})\\b)`,
)

function dayOfSearch(text: string, today: number): Found | null {
  const match = BY_MONTH.exec(text)
  if (match === null) return null
  // What a start word would announce.
  const found = namedDay(`start ${text.slice(match.index)}`, today)
  return found === null ? null : { ...found, at: match.index, length: found.length - 'start '.length }
}

/** "Start: Jan. 12th", where the sentence seems to end with the month. */
const CUT_AT_MONTH = /\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.?\s*$/
const DAY_NEXT = /^\.?\s{1,2}\d{1,2}(?:st|nd|rd|th)?\b(?![.:/])/

/** The latest start date; a month without a year is its next occurrence. */
export function startIn(lower: string, statement: Statement, today: number): StartPhrase | null {
  const cut = CUT_AT_MONTH.test(lower.slice(statement.start, statement.end))
    ? (DAY_NEXT.exec(lower.slice(statement.end))?.[0].length ?? 0)
    : 0
  const text = lower.slice(statement.start, statement.end + cut).replace(DEADLINE, (said) => ' '.repeat(said.length))
  const isMonthFirst = MONTH_FIRST.test(lower)
  const isSearch = lower.length <= LENGTH_OF_SEARCH && !/\b(?:we|our)\b/.test(lower)
  const readings = [
    namedDay,
    ...(isSearch ? [dayOfSearch] : []),
    (said: string) => numericDay(said, isMonthFirst),
    dayAndMonth,
    quarter,
    nextMonth,
  ]
  for (const read of readings) {
    const first = read(text, today)
    if (first === null || IS_CLOSED.test(text.slice(0, first.at))) continue
    const found = laterToo(text, first, today)
    if (found.day < today || found.day > today + 900) continue
    return {
      start: statement.start + found.at,
      end: statement.start + found.at + found.length,
      startBy: isoDay(civilDay(found.day)),
    }
  }
  return null
}

/** "1 March is ideal, but 1 May is possible too": the later day counts. */
const POSSIBLE_TOO = new RegExp(
  `(?:\\b(?:but|or|also|even|though)\\b|,)[^.;\\d]{0,24}\\b(\\d{1,2})(?:st|nd|rd|th)?\\.? (?:of )?(${MONTH_NAMES})\\b\\.?(?: (20\\d\\d))?[^.;\\d]{0,16}\\b(?:possible|fine|okay|ok|acceptable|works?|would do|will do|still do|at (?:the )?latest)\\b`,
)

/** "Start in January or February": the later month counts. */
const OR_MONTH = new RegExp(`^\\s*(?:or|/)\\s*(?:early |mid |late |in )?(${MONTH_NAMES})\\b(?! \\d)`)

function laterToo(text: string, found: Found, today: number): Found {
  const or = OR_MONTH.exec(text.slice(found.at + found.length))
  const orMonth = monthNumber(or?.[1] ?? '')
  if (or !== null && orMonth !== null) {
    const { year, month: first } = civilDay(found.day)
    const day = dayNumber(lastDayOfMonth(orMonth >= first ? year : year + 1, orMonth))
    return { at: found.at, length: found.length + or[0].length, day }
  }
  const match = POSSIBLE_TOO.exec(text.slice(found.at + found.length))
  const month = monthNumber(match?.[2] ?? '')
  if (match === null || month === null) return found
  const { year } = civilDay(today)
  const day = Number(match[1])
  const stated = match[3] === undefined ? null : dayNumber({ year: Number(match[3]), month, day })
  const next = dayNumber({ year, month, day })
  const later = stated ?? (next >= today ? next : dayNumber({ year: year + 1, month, day }))
  return later > found.day && day >= 1 && day <= 31
    ? { at: found.at, length: found.length + match.index + match[0].length, day: later }
    : found
}

/** "Our office closes from 22 December": closed days are no start. */
const IS_CLOSED =
  /\brto\b[^;]{0,40}$|\b(?:(?:fiscal|financial|school|academic|calendar|business) year|semester|season|audit|clos(?:es?|ed|ing)|holidays?|vacation|shut\w*|break|fair|conference|event)\b[^.;]{0,16}$/

interface Found {
  at: number
  length: number
  day: number
}

/** "From 1 December, at the latest mid January": the last day that is given counts. */
const AT_THE_LATEST = new RegExp(
  `\\b(?:at (?:the )?(?:very )?latest|latest by|latest (?:possible )?(?:start|entry|day|date)(?: date)?(?: is| would be)?|no later than|not later than)[\\s:,]*(?:by |on |in |mid |mid-|early |late |the |end of |beginning of |start of )*(?:(\\d{1,2})(?:st|nd|rd|th)?\\.?[\\s-]*(?:of )?)?(${MONTH_NAMES})\\b\\.?(?:\\s+(\\d{1,2})(?:st|nd|rd|th)?\\b(?!\\d))?,?(?:[\\s-]*(20\\d\\d))?`,
)

/** "Start between January and March": the later month counts. */
const BETWEEN_MONTHS = new RegExp(
  `\\b${START_WORD}[\\s:]*(?:(?:is|anytime|any time|somewhere|sometime|possible|flexible|can be) )*(?:between|from) (?:early |mid |mid-|late )?(?:${MONTH_NAMES})\\b\\.?(?: 20\\d\\d)?,? (?:and|to|or|until) (?:(\\d{1,2})(?:st|nd|rd|th)? )?(${MONTH_NAMES})\\b(?: (\\d{1,2})(?:st|nd|rd|th)?\\b(?!\\d))?,?(?: (20\\d\\d))?`,
)

function namedDay(text: string, today: number): Found | null {
  const match =
    BETWEEN_MONTHS.exec(text) ??
    (/\b(?:start|begin|join|entry|from|asap)/.test(text) ? AT_THE_LATEST.exec(text) : null) ??
    START_DATE.exec(text) ??
    PERIOD.exec(text) ??
    (OF_APPLYING.test(text) ? null : MONTH_THEN_START.exec(text))
  if (match === null) return null
  const [whole, dayBefore, name = '', dayAfter, year] = match
  const month = monthNumber(name)
  if (month === null) return null
  const ofMonth = Number(dayBefore ?? dayAfter ?? 0)
  const dayIn = (inYear: number): number =>
    ofMonth >= 1 && ofMonth <= 31
      ? Math.min(dayNumber({ year: inYear, month, day: ofMonth }), dayNumber(lastDayOfMonth(inYear, month)))
      : dayNumber(lastDayOfMonth(inYear, month))
  // "Before April" is over when April begins.
  if (
    ofMonth === 0 &&
    !IS_EARLIEST.test(text.slice(0, match.index)) &&
    /\bbefore (?=[a-z]+\.?(?: 20\d\d)?$)/.test(whole.trimEnd())
  ) {
    const firstIn = (inYear: number): number => dayNumber({ year: inYear, month, day: 1 }) - 1
    const next = civilDay(today).year + (firstIn(civilDay(today).year) >= today ? 0 : 1)
    return { at: match.index, length: whole.trimEnd().length, day: firstIn(year === undefined ? next : Number(year)) }
  }
  if (year !== undefined) return { at: match.index, length: whole.length, day: dayIn(Number(year)) }
  const thisYear = civilDay(today).year
  const day = dayIn(thisYear) >= today ? dayIn(thisYear) : dayIn(thisYear + 1)
  return { at: match.index, length: whole.trimEnd().length, day }
}

/** "Not before April 2026." */
const IS_EARLIEST = /\bnot $/

/** "01/12/2026 … 12/31/2026": another date of the text shows that months come first. */
const MONTH_FIRST = /\b(?:0?[1-9]|1[0-2])\/(?:1[3-9]|2\d|3[01])\/20\d\d\b/

/** "Start: 1.4. or by arrangement": the next first of April. */
const START_DAY_AND_MONTH = new RegExp(
  `\\b${START_WORD}[\\s:|]*(?:is |no later than |latest |by |on |from |as of ){0,3}(\\d{1,2})\\.(?:(\\d{1,2})\\.(?!\\d)|([01]\\d)\\b(?![.:]\\d|\\s?(?:h|%|x|am|pm)\\b))`,
)

function dayAndMonth(text: string, today: number): Found | null {
  const match = START_DAY_AND_MONTH.exec(text)
  const [day, month] = [Number(match?.[1]), Number(match?.[2] ?? match?.[3])]
  if (match === null || !(month >= 1 && month <= 12 && day >= 1 && day <= 31)) return null
  const { year } = civilDay(today)
  const thisYear = dayNumber({ year, month, day })
  return {
    at: match.index,
    length: match[0].length,
    day: thisYear >= today ? thisYear : dayNumber({ year: year + 1, month, day }),
  }
}

const CENTURY = 100

function numericDay(text: string, isMonthFirst: boolean): Found | null {
  const match = START_NUMERIC.exec(text)
  if (match === null) return null
  const [whole, isoYear, isoMonth, isoDayText, day, month, year, bareMonth, yearOfIt] = match
  if (bareMonth !== undefined)
    return {
      at: match.index,
      length: whole.length,
      day: dayNumber(lastDayOfMonth(Number(yearOfIt), Number(bareMonth))),
    }
  const [first, second] = isMonthFirst ? [month, day] : [day, month]
  const stated = Number(isoYear ?? year)
  const read = {
    year: stated < CENTURY ? 2000 + stated : stated,
    month: Number(isoMonth ?? second),
    day: Number(isoDayText ?? first),
  }
  if (read.month < 1 || read.month > 12 || read.day < 1 || read.day > 31) return null
  return { at: match.index, length: whole.length, day: dayNumber(read) }
}

function quarter(text: string, today: number): Found | null {
  const match = START_QUARTER.exec(text)
  if (match === null) return null
  const [whole, digit, name, year] = match
  const month = 3 * (digit === undefined ? ordinalOfQuarter(name ?? '') : Number(digit))
  const thisYear = civilDay(today).year
  const stated = year === undefined ? thisYear : Number(year)
  const day = dayNumber(lastDayOfMonth(stated, month))
  const next = year === undefined && day < today ? dayNumber(lastDayOfMonth(stated + 1, month)) : day
  return { at: match.index, length: whole.length, day: next }
}

/** "Last" is the fourth. */
function ordinalOfQuarter(name: string): number {
  const place = ['first', 'second', 'third'].indexOf(name) + 1
  return place > 0 ? place : Number(/^\d/.exec(name)?.[0] ?? 4)
}

function nextMonth(text: string, today: number): Found | null {
  const match = NEXT_MONTH.exec(text)
  if (match === null) return null
  const { year, month } = civilDay(today)
  const last = month === 12 ? lastDayOfMonth(year + 1, 1) : lastDayOfMonth(year, month + 1)
  return { at: match.index, length: match[0].length, day: dayNumber(last) }
}
