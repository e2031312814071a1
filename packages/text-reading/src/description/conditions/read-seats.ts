import { SMALL_NUMBER, smallNumber } from '../../text/numbers.ts'
import type { Section, Statement } from '../statements/index.ts'

export interface SeatsPhrase {
  start: number
  end: number
  seats: number
}

const MAX_SEATS = 99
/** A company of 80 has a headcount too. */
const MAX_LABELED = 30
const GROUPS: ReadonlyMap<string, number> = new Map([
  ['pair', 2],
  ['couple', 2],
  ['duo', 2],
  ['trio', 3],
])

const COUNT = `(?:${SMALL_NUMBER})(?![.,]?\\d)`
/** "Two", "two (2)", "a pair of". */
const AMOUNT = `(?:(?:an? )?(?:${[...GROUPS.keys()].join('|')})(?: of)?|${COUNT})`
const PERSON =
  '(?:(?:[\\w/.+#]+[-/])?(?:developer|dev|engineer|engr|programmer|coder|analyst|architect|admin|administrator|sysadmin|tester|designer|consultant|contractor|freelancer|scientist|specialist|expert|technician|profile|resource|senior|junior|ender|researcher|sre|dba|sdet|swe|qa|(?:scrum|product|project|delivery|program|programme|engineering|release|incident|test|data|tech|team|security|customer success|account) (?:master|manager|owner|lead|steward|officer)|writer|operator|trainer|hire)s?|people|persons?|folks|ppl|guys|(?<=\\b(?:new|more|other|further) )ones)'
/** A word between the number and the people, such as "senior" or "Java". */
const WORD =
  "(?!(?:years?|yrs?|months?|weeks?|days?|hours?|hrs?|of|with|or|and|to|for|in|at|on|as|by|from|than|we|i|you|they|want|need|needs|will|should|must|our|your|their|other|existing|who|that|is|are|teams?|rounds?)\\b)[a-z.&][\\w.+#/&'-]*\\s+"
const PEOPLE = new RegExp(
  `(?<![\\w.,/+€£$-]|\\b(?:to|or)\\s)(${AMOUNT})(?:\\s*\\(\\d{1,2}\\))?\\s*x?\\s+(?:${WORD}){0,5}?${PERSON}(?![\\w-])`,
  'g',
)

const HIRES =
  /\b(?:needs?|needed|wants?|wanted|(?:could|can) (?:really |well |also )?(?:use|do with)|lack(?:ing|s)?|missing|(?:would|'d) like|hir(?:e|ing)|get(?: me| us)?|find(?: me| us)?|seek(?:ing|s)?|look(?:ing|s)? for|search(?:ing|es)? for|recruit(?:ing|s)?|sourc(?:e|ing)|after|requir(?:e|es|ing)|(?:request|demand|requirement|opening|position|role|vacanc(?:y|ie)|hunt|recruitment)s? (?:for|of)|onboard(?:ing)?|bring(?:ing)? (?:on|in)(?: board)?|add(?:ing)?|incorporate|fill|in need of)[\s:]+(?:(?:for|an?other|about|around|some|at least|up to|as many as|now|urgently|immediately|our next|the next)\s+)*$/
const AUGMENTS =
  /\b(?:augment|extend|expand|strengthen|reinforce|staff|grow|scale|enlarge|bolster)\w*\b[^.;]{0,40}\b(?:with|by)\s+(?:another )?$/
/** What opens a text before the number. */
const OPENS =
  /^\W{0,4}(?:(?:hi|hello|hey|dear)\b[^,.!:]{0,20}[,.!:]\s*)?(?:(?:urgent(?:ly)?|asap|up to|at least|as many as|wanted|needed|required|requirements?|req|role|title|position|job|openings?|vacanc(?:y|ies)|subject|fwd?|now)\b[\s:!,-]*){0,3}$/
/** What the hired person will do or has done, and what is denied. */
const OF_THE_JOB =
  /(?:(?<!\b(?:could|can|would|will) )\byou(?:'ll|'d|'ve| will| would| are going to| get to| might| may)?\s+(?:also |then |soon )?|\bhelp(?:ing|ed)?(?: us| them)?(?: to)?\s+|\b(?:responsible for|experience(?: of| in| with)?|ability to|able to|how to|tasked with)\s+|(?:\b(?:not|no|never)|n't)\s+(?:\w+\s+){0,2})$/
/** "Two developers and a designer", "two developers built it": no number of seats of this job. */
const GOES_ON = new RegExp(
  `^\\s*(?:(?:in|across|from|on) (?:${SMALL_NUMBER}|\\d+) (?:countries|continents|offices|cities|sites|time ?zones|teams)\\b|,?\\s*(?:and|&|\\+|plus)\\s+(?:an?|the|${SMALL_NUMBER})\\s+|,\\s*(?:an?|${SMALL_NUMBER})\\s*x?\\s+(?:${WORD}){0,3}?${PERSON}(?![\\w-])|(?:already|built|build|works?|have|has|had|shares?|run|founded|left|joined|sit|maintain|own|reporting|report)\\b|are\\s+(?!needed|wanted|required|sought|to be)|(?:licen[cs]e|account|laptop|tool|portal)s?\\b)`,
)

const POSTS = '(?:posts|positions|openings|vacancies|jobs|seats|hires|resources|people|candidates|developers|engineers)'
const NO_UNIT = '(?!\\s*(?:years?|yrs?|months?|days?|weeks?|hours?|%|\\+|(?:-|to|/)\\s*\\d))'
const LABELED: readonly RegExp[] = [
  `\\b(?:openings?|vacanc(?:y|ies)|position(?:s|\\(s\\))?|opening\\(s\\)|posts|seats|headcount|hires|hc|(?:number|nos?\\.?|nr\\.?|#) of ${POSTS})\\s*(?:open|available|required|needed)?\\s*[:#=\\t-]\\s*(${COUNT})\\b${NO_UNIT}`,
  `(?:\\b(?:number|nos?\\.?|nr\\.?)|#) of ${POSTS}(?: (?:open|available|required|needed))?\\s+(${COUNT})\\b${NO_UNIT}`,
  `(?:^|[,;|/•]\\s*)(?:openings|vacancies|positions|seats|posts|headcount|hires) (${COUNT})(?=\\s*(?:[,;|/•.]\\s|[,;|/•.]?\\s*$))`,
  `\\b(?:needs?|required|requirements?|vacanc(?:y|ies)|openings?)\\s*[:-]\\s*(${COUNT})\\s*nos?\\b`,
  `\\b(?:open )?(?:reqs?|requisitions?|open roles|open jobs|(?:position|opening|vacancy|role|seat|head) count)\\s*[:#=-]\\s*(${COUNT})\\b${NO_UNIT}`,
  `(?<![\\w.,/+-])(${COUNT})(?: of (?:these|those|them|our))?(?: (?:identical|similar|equal|parallel|same))? (?:roles|jobs) (?:(?:are|is|currently|now|still|to be) )*(?:open|available|vacant|to (?:be )?fill(?:ed)?|filled)\\b`,
  `^\\W*(${COUNT}) (?:roles|jobs)\\b(?! (?:in|at|of|ago|since|before)\\b)`,
  `(?<![\\w.,/+-])(${COUNT})\\s*pos\\b\\.?(?=\\s*(?:[,.;)|]|$))`,
].map((source) => new RegExp(source))

const OPEN_SEATS = new RegExp(
  `(?<![\\w.,/+-]|\\b(?:in|over|last|past|previous|held|other|than|of|these|across|had|to|or)\\s(?:the\\s)?)(${COUNT})\\s+(?:open |available |free |vacant |new )?(?:seats?|spots|positions?|openings?|vacanc(?:y|ies)|posts|hires?|heads?|headcounts?|(?<=\\b(?:open|available|free|vacant) )(?:roles?|jobs?)|(?<!\\b(?:1|one)\\s+)ftes?)\\b(?!\\s*(?:an?|per|each|/|of)\\b)`,
)
const OF_THEM = new RegExp(
  `\\b(?:need|want|hire|hiring|looking for|after) (${COUNT}) of (?:them|these|those)\\b|(?:^|[.;,(]\\s?)(${COUNT}) of you(?= (?:will|would|are to|get to|can) (?:join|start|begin|work|be hired|build|form)\\b|\\s*(?:$|[,.;:)-]|actually|please|in fact|needed|wanted))`,
)
const TEAM: readonly RegExp[] = [
  `\\b(?:room|space|budget|approval|headcount|places?|desks?) for (?:up to |at least |another )?(${COUNT})(?= (?:more |new |further |additional |other )?[a-z])(?! (?:years?|months?|weeks?|days?|hours?)\\b)`,
  `\\b(?:hiring|hire|recruiting|building) (?:an? )?(?:\\w+ )?(?:squad|team|group|crew) of (${COUNT})(?=\\s*[:(])`,
  `\\b(?:need|want|hire|hiring|seeking|looking for|looking to hire|searching for|require) (?:an? )?(?:${WORD}){0,2}?team of (${COUNT})\\b`,
  `(?<!\\b(?:join|joins|joining|in|within|lead|leads|leading|manage|managing|our|your|the|for|with)\\s(?:an?\\s|our\\s|the\\s|your\\s)?(?:\\w+\\s)?)team of (${COUNT})\\b[^.;\\n]{0,60}?\\b(?:to (?:augment|extend|reinforce|strengthen|staff|bolster|join us|build|start)|(?:is |are )?(?:needed|wanted|required|sought))\\b`,
].map((source) => new RegExp(source))

const N_TIMES = '(?:x\\s?(?:1[1-9]|[1-9])|(?:1[1-9]|[1-9])\\s?x)'
/** "2x Flutter", "x3 backend developer"; a "10x engineer" is one. */
const TIMES = new RegExp(`(?<![\\w.,-])(${N_TIMES})\\s+(?=(?:${WORD}){0,4}?${PERSON}(?![\\w-]))`)
const GRADE = '(?:\\w+[- ])?(?:senior|junior|mid|lead|medior|regular|intermediate|experienced)(?:[- ]level)?'
/** "Two senior and three mid-level Java developers": one job at two levels. */
const BY_LEVEL = new RegExp(
  `(?<![\\w.,/+€£$-])(${COUNT}) ${GRADE}s? (?:and|\\+|&|plus) (${COUNT}) ${GRADE}(?:s\\b|\\s+(?:${WORD}){0,3}?${PERSON}(?![\\w-]))`,
)
const TIMES_TERM = new RegExp(`(?<![\\w.,-])${N_TIMES}\\s+$`)
const TERM_TIMES = new RegExp(
  `^\\s*[(,:-]?\\s*(?!x12\\b)(${N_TIMES})(?=\\s*(?:$|[),.;|]|\\b(?:for|with|in|needed|wanted)\\b))`,
)
/** "Java developers (3)", "Java developer - 2 nos". */
const AFTER_PEOPLE = new RegExp(
  `${PERSON}\\s*[(:-]\\s*(?:(?<=s\\s*[(:-]\\s*)(\\d{1,2})|(\\d{1,2})\\s*(?:nos?\\b\\.?|positions?|openings?|vacancies))\\s*(?:\\)\\s*(?=[,.;|]|$)|$)`,
)

const LAST_OPENING_LINE = 2
const MAY_COUNT = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|pair|couple|duo|trio)\b/
const SECTIONS = new Set<Section>(['none', 'title', 'role', 'terms', 'must', 'stack'])
const OF_EMPLOYER = new Set<Section>(['about', 'legal', 'benefits', 'apply', 'excused', 'refused'])

/** How many people are hired: "two frontend developers", "Openings: 4", "x2 QA". The size of a team that is joined is none. */
export function seatsIn(lower: string, statement: Statement): SeatsPhrase | null {
  const { section } = statement
  const text = lower.slice(statement.start, statement.end)
  if (OF_EMPLOYER.has(section) || !MAY_COUNT.test(text)) return null
  for (const pattern of LABELED) {
    const found = phraseOf(pattern.exec(text), statement.start)
    if (found !== null && found.seats <= MAX_LABELED) return found
  }
  if (!SECTIONS.has(section)) return null
  const open = phraseOf(OPEN_SEATS.exec(text), statement.start)
  if (open !== null && open.seats <= MAX_LABELED) return open
  for (const pattern of [OF_THEM, ...TEAM]) {
    const found = phraseOf(pattern.exec(text), statement.start)
    if (found !== null) return found
  }
  return timesIn(text, statement) ?? peopleIn(text, statement)
}

function phraseOf(match: RegExpExecArray | null, offset: number): SeatsPhrase | null {
  const said = match?.[1] ?? match?.[2]
  if (match === null || said === undefined) return null
  const seats = amountOf(said)
  if (!Number.isInteger(seats) || seats < 1 || seats > MAX_SEATS) return null
  return { start: offset + match.index, end: offset + match.index + match[0].trimEnd().length, seats }
}

function amountOf(said: string): number {
  const group = [...GROUPS].find(([name]) => said.includes(name))
  return group?.[1] ?? smallNumber(said.replace(/^x\s?(?=\d)|(?<=\d)\s?x$/g, ''))
}

function timesIn(text: string, statement: Statement): SeatsPhrase | null {
  const { start, titles, skills, line } = statement
  const times = TIMES.exec(text)
  if (times !== null) return placed(times[1] ?? '', start + times.index)
  const terms = [...titles, ...(line <= LAST_OPENING_LINE ? skills : [])]
  for (const term of terms) {
    const before = TIMES_TERM.exec(text.slice(0, Math.max(0, term.start - start)))
    if (before !== null) return placed(before[0].trim(), start + before.index)
  }
  for (const term of terms) {
    const after = TERM_TIMES.exec(text.slice(term.end - start))
    if (after !== null) return placed(after[1] ?? '', term.end + after[0].indexOf(after[1] ?? ''))
  }
  return null
}

function placed(said: string, start: number): SeatsPhrase | null {
  const seats = amountOf(said)
  return Number.isInteger(seats) && seats >= 1 ? { start, end: start + said.length, seats } : null
}

/** Whether the words before a number of people say that they are hired. */
function isHiring(before: string, opens: boolean): boolean {
  const hires = HIRES.exec(before)
  if (hires !== null) return !OF_THE_JOB.test(before.slice(0, hires.index))
  return AUGMENTS.test(before) || (opens && OPENS.test(before))
}

function peopleIn(text: string, { start, line, section }: Statement): SeatsPhrase | null {
  const opens = line === 0 || section === 'title'
  const levels = BY_LEVEL.exec(text)
  if (
    levels !== null &&
    isHiring(text.slice(0, levels.index), opens) &&
    !GOES_ON.test(text.slice(levels.index + levels[0].length))
  ) {
    const [whole, first = '', second = ''] = levels
    const from = start + levels.index
    return { start: from, end: from + whole.length, seats: amountOf(first) + amountOf(second) }
  }
  if (line <= LAST_OPENING_LINE) {
    const after = AFTER_PEOPLE.exec(text)
    const said = after?.[1] ?? after?.[2]
    if (after !== null && said !== undefined) return placed(said, start + after.index + after[0].lastIndexOf(said))
  }
  for (const match of text.matchAll(PEOPLE)) {
    const before = text.slice(0, match.index)
    const isHired =
      isHiring(before, opens) ||
      (HIRES.exec(before) === null &&
        /^ (?:(?:will|to|should|can|shall) (?:start|join|begin)|(?:is|are) what we(?:'re| are)? (?:short of|need|want|look|miss\w*|lack))\b/.test(
          text.slice(match.index + match[0].length),
        ))
    if (!isHired || GOES_ON.test(text.slice(match.index + match[0].length))) continue
    const found = placed(match[1] ?? '', start + match.index)
    if (found !== null && found.seats <= MAX_SEATS) return found
  }
  return null
}
