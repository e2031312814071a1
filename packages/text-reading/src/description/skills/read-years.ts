import { SMALL_NUMBER, smallNumber } from '../../text/numbers.ts'
import type { Door } from '../reading.ts'
import type { Statement } from '../statements/index.ts'
import { boundsAfter, enoughBefore, yearsOfItems, yearsWithin } from './years-in-turn.ts'

export interface YearsPhrase {
  start: number
  end: number
  min: number
  max: number | null
  /** "Of which 4 in Go": years of something within the years that were named before. */
  isPart: boolean
  /** Where the skill begins that a list gives these years to. */
  of?: number
}

const YEARS = new RegExp(
  `(?:(up to|(?<!\\b(?:no|not) )(?:less than|fewer than|under|below)|max(?:imum|\\.)?(?: of)?(?: exp(?:erience|\\.)?:?)?|(?:no|not) more than|at most)\\s+)?(?<![\\w.,])(${SMALL_NUMBER})(?:-?ish\\b|-odd\\b|(?:\\s+or so|\\s+odd|\\s+(?:solid|full|good|long|whole|straight|consecutive|complete|calendar))(?=\\s+y))?\\s*(?:\\(\\d{1,2}\\)\\s*)?(\\+|-?plus\\b|or more\\b)?(?:\\s*\\([^)]{1,8}\\)|(?<=\\+)\\s*\\([^)]{1,40}\\))?\\s*(?:(?:years?|yrs?\\.?)\\s*(?=(?:-|to)\\s*\\d))?(?:(?:-|to|or|(?<=\\bbetween [^.;]{1,16})and)\\s*(${SMALL_NUMBER})\\s*\\+?(?:\\s*\\([a-z -]{1,20}\\))?)?\\s*\\+?\\s*(?:[a-z]{2,6}\\s?/\\s?(?=years?\\b))?(?:(years?|yrs?\\.?|yoe|jahren?|anos|annees|ans|anni|ani|jaar|lata)\\b(?:\\s?\\+)?|(y)\\b\\+?|-(years?)(?=[- ](?:mark|history|track record|record|background|experience|stint|minimum|threshold)\\b))`,
  'g',
)
const PART = new RegExp(
  `\\b(?:of which|of those|of these|thereof|including|incl\\.?|with|whereof|out of which|the last|recent|latest|most recent|relevant|rel\\.?|and)\\s+(?:(?:at least|a minimum of|minimum|min\\.?|preferably|around|about|over|more than)\\s+)?(${SMALL_NUMBER})\\s*\\+?\\s*(?:or more\\s*)?(?:years?|yrs?\\.?)?\\s*(?:or more\\s*)?(?=(?:in|on|with|using|of|as|leading|managing|operating|running|building|developing|writing|administering|at)\\b)|(?<=[,;(]\\s*)(${SMALL_NUMBER})\\s*\\+?\\s+(?=(?:with|in|of|on|using) [a-z+#.-]+(?: [a-z+#.-]+)?(?: \\d{1,2}\\+?)?\\s*(?:[.;,)]|$))|(?<=[,;(]\\s*)(${SMALL_NUMBER})\\s*\\+\\s+(?=(?:in|with|of|on|using)\\b)|(?<=\\b(?:years?|yrs?)\\b[^.;\\n]{0,40}[,;(]\\s*)(${SMALL_NUMBER})\\s*\\+\\s+(?=[a-z][\\w+#.-]*\\s*(?:[,;.)\\n]|$))|(?<![\\d.,]|\\b(?:to|or) )\\b(${SMALL_NUMBER})\\+?(?:\\s*(?:-|to|or)\\s*(?:${SMALL_NUMBER}))?\\s+of (?:them|those|these|which)\\s+(?=(?:hands[- ]on |spent |gained |actively |directly |purely |mainly )?(?:in|on|with|using|as|[a-z]{3,}ing)\\b|[a-z+#.-]+(?: [a-z+#.-]+)?(?:[.;,]|$| in\\b| or\\b| and\\b| professionally))`,
  'g',
)
const NOT_OF_WORK_AFTER =
  /^'?s?\s+(?:of |in )?(?:\w+ ){0,2}(?:residen(?:cy|ce|ts?)|citizenship)\b|^(?: of \w+)?\s+(?:is|are|would be)(?:n't| not| no)\b|^ (?:of |in )?(?:an? )?(?:[a-z-]+ )?(?:training|apprenticeship|study|studies|schooling|vocational|further education)\b|^'?s?\s*(?:left\b|on average\b|to go\b|old|of age|ago|anniversary|in business|in operation\b|in existence|later|cliff|vesting|(?:of )?warranty|contract|fixed|programme(?! manag)|program(?! manag)|degree|study|studies|project(?!s?[- ](?:manag|lead|coord|deliver|engin))|term|plan|strategy|in a row|from now|lease|(?:of\s+)?(?:regular |full[- ]time |formal |continuous )?(?:education|schooling|studies)\b|phd|ph\.d|postdoc(?!toral exp)|position|appointment|employment|scholarship|fellowship|university|college|post(?!-)|renewable|extendable|initial|(?:(?:of|in|on)\s+)?(?:\w+\s+){0,3}(?:history|excellence|uptime|growth|success|tradition|heritage|existence|innovation|delivering|trust|continuous|service(?=\s*(?:[.,;!]|$|in\b|to\b|gets?\b|receive\b|earns?\b|you\b))|business\b(?! (?:anal|intel|devel|proc|admin|consul))|the market|our market|the trade|the industry)\b)/
const NOT_OF_WORK_BEFORE =
  /(?:\b(?:lived|resided|resident) (?:and worked )?(?:in|within)\b[^.;\d]{0,30}|\b(?:grow|double|expand|scale)\b[^.;]{0,40}\b(?:in|within)|\bgaps?\b[^.;]{0,24}|\bfixed[- ]term(?: \w+){0,2} (?:for|of|over)|(?:limited|restricted) to|(?:term|period) of|temporar(?:y|ily)(?: \w+)? for|(?:grant|funding|budget|runway|per month|\/month|equity)[^.;]{0,30} for|vest(?:s|ing|ed)?(?: over)?|(?:degree|course|studies|programme|diploma|apprenticeship|schooling|training)(?: \(| of| lasting| that lasts?)(?: at least| (?:a )?min\w*\.?(?: of)?)?|undergrad\w*\.? (?:with|w\/)|(?:stay(?:s|ing)?|remain|commit\w*)(?: \w+){0,3} for(?: at least| a minimum of| min\.?)?|(?:people|colleagues|employees|staff|engineers|developers|everyone|they) stays?(?: (?:for|about|around|with us|here))*|(?:stayed|was here|were here|left after)(?: (?:with|on) \w+)?(?: for)?|(?:driver'?s?'?|driving) licen[cs]e (?:held )?(?:for(?: at least)?|since|at least)|(?:valid|validity|remaining|agreement|bond|commitment|lock-in)(?: (?:for|of))?(?: (?:at least|another|a further|minimum))?|last|past|next|coming|first|within|every|after|previous|for a|per|founded|celebrat\w+|for (?:the )?(?:past|last)|combined|(?:term|contract|duration|length|period|probation|warranty)\s*(?::|-|of|is)?|market for|around for|business for|(?:been|existed?|lived?|stood|ran|run|grown|there|around) for|\bif (?:[a-z]+ ){1,3}(?:exceeds?|(?:is |are )?(?:more|longer) than|over)|(?:that|which) (?:\w+ ){1,2}for|existed for|operating for|(?:do|does|did|will|would|don't|doesn't|not)(?: not|n't)? (?:need|require|expect|ask for|insist on)(?: \w+){0,1}|(?:need not|needn't) (?:have|bring|show|prove|come with)|(?:employees|colleagues|staff) (?:with|after|who have)(?: more than| over| at least)?|(?:managed|led|managing|leading) (?:\w+ ){0,3}for)\s+$/
const OF_WORK =
  /\b(?:degree|diploma|bachelor\w*|master\w*) (?:plus|\+|and|with) |(?:years?|yrs?) (?:is|are) (?:the (?:floor|minimum|least|bar)|what (?:we|i|the client) (?:ask|need|want|expect|require))|\b(?:profiles?|cvs?|people|persons?|folks) (?:with|having|of|from)\b|\b(?:they|he|she|candidates?|applicants?|someone|somebody|the person)\b[^.;]{0,24}\b(?:should|must|have|has|needs?|'ve)\b|\bin the job\b|experien|erfahrung|\bexp\b|background|track record|hands[- ]on|working|worked|expertise|practice|practical|developing|development|programming|coding|building|professional|industry|commercial|relevant|\bas an?\b|\bas (?:sm|ba|po|pm|dba|sre)\b|in a similar|similar role|spent|\byou\b|\b(?:years?|yrs?|yoe)'?\.?\+?\s+(?:plus |or more |each )?(?:(?:of|in|with|using|on)\b|w\/)|required|minimum|\bmin\b|at least|proven|seniority|overall|total|\bsenior|\bjunior|\bmid\b|(?:feels?|is|are|sounds?|seems?|would be|will be) (?:about |roughly |just )?(?:right|enough|plenty|perfect|great|best|good|fine)|or so\b|thereabouts|\bupwards?\b|\bgained\b|years? in\s*(?:[,.;]|$)|no (?:fewer|less) than|\b(?:years?|yrs?) (?:w\/|with) (?:an? )?(?:bs|ba|ms|bsc|msc|bachelor|master|degree|phd)|under (?:your|their) belt|\b(?:years?|yrs?)\s+(?:or more )?(?!running|celebrating|going|serving|making|helping|standing|ending|bring)[a-z]{3,}ing\b|years? up\b|\bof (?:them|which)\b|\bthereof\b|\bideal|\bor (?:an? )?(?:equivalent|comparable)\b|(?<!\b(?:not|never) |n't )\b(?:ask(?:s|ing)?|call(?:s|ing)?|insist(?:s|ing)?) (?:for|on)\b|\b(?:year|years|yrs?) (?:mark|history|track record|record|background|stint)\b|\bprofile\b|\b(?:we|i)(?:'d| would) (?:love|like|prefer|welcome)\b/
const OF_THE_COMPANY =
  /\bi(?:'ve| have) (?:been|recruit|work|done|had)\w*\b[^,;.()]{0,40}$|^(?:(?:at|with)\s+\S+,?\s+)?(?:we|our|the company|founded|for over|with over|for more than|over the|since)\b|\b(?:we(?:'ve| have| are|'re| look| were| count| celebrate| operate| exist)|our (?:client|company|team|firm|founders|customers?|product|platform|protocol|consultants|experts)|the contract runs|the (?:company|client|firm|group|founders)|founders|team|start-?up|founded|established|incorporated|trading|our \w+ (?:has|have|is|was|runs)|(?:client|company|customer)(?:'s| has)(?: been)?|(?:the|our) (?:\w+ )?(?:code ?base|code|monolith|legacy)(?: is| has| goes)?|(?:an? |the )?(?:company|firm|business|employer|group) with(?: more than| over)?)\b[^,;.()]{0,40}$/
/** "Contract: temporary, 3 years" lasts so long. */
const IS_OF_CONTRACT =
  '^\\W*(?:contract|duration|length|(?:type|length|form) of contract|contract[_ ](?:form|type|length)|appointment|validity)\\b\\s*[:=\\t-][^.;]{0,40}$'
const WORK =
  '(?:position|employment|appointment|contract|post|stipend|scholarship|fellowship|(?:assistant |associate )?professorship|assignment|engagement|enrol?ment|job|project)'
/** "Across the lifespan of a turbine, 25+ years". */
const LASTS_IN_USE =
  '\\b(?:life ?spans?|life ?times?|service life|design life|working life of|life ?cycles? of)\\b[^.;]{0,40}$'
const IS_NO_WORK = new RegExp(`${IS_OF_CONTRACT}|${LASTS_IN_USE}`)
/** "The period of employment is 3 years", "a temporary position for two years", "may be extended by one year". */
const LASTS = new RegExp(
  `\\b(?:(?:period|duration|term|length) of (?:the |your )?${WORK}\\b[^.;]{0,24}|tenure:?|${WORK} (?:is|will be|runs|lasts)(?: (?:available|limited|temporary|funded|full-?time|open|initially|fixed))*(?: (?:for|to|over))?(?: (?:a period of|up to|initially))?|(?:temporary|fixed[- ]term|limited|project|time-limited) (?:[a-z-]+ )?${WORK} (?:for|of|over)(?: up to)?|(?:extended|extension|prolonged|renewed) (?:for|by|of)(?: up to| another| a further)?)\\s*$`,
)
/** "You have six years in the trade". */
const IS_OF_TRADE =
  /\b(?:you(?:'ve| have| bring| spent)|(?:after|looking for|seek(?:ing)?|want|need) (?:an? |some)\w*)\b[^.;]{0,40}\b(?:years?|yrs?) in (?:the|our|this) (?:trade|industry|business|field|job)\b|\b(?:years?|yrs?) in (?:the|our|this) (?:trade|industry|business|field|job)\b (?:is|are|will|would)(?: be)? (?:enough|fine|sufficient|plenty|do)\b/
const OF_THE_CANDIDATE =
  /\b(?:like|love|prefer|wish) to (?:see|have)\b|\b(?:we|i)(?:'d| would) (?:love|like|prefer|welcome)\b|\b(?<!\b(?:not|never|n't) )(?:ask(?:s|ing)?|call(?:s|ing)?|insist(?:s|ing)?|go(?:es)?|settles?) (?:for|on)\b|\baccepts?\b|\byou\b|\byour\b|candidate|thinking|imagin|guess|pictur|hop(?:e|ing)|expect|look(?:ing)? for|\bwe(?:'d| would)? (?:consider|accept|take|settle for|start at)\b|seek|requir|need|must|want|hir(?:e|ing)|search|applicant|who (?:has|have)|someone|somebody/

/** "Education: bachelor with at least 8 years of professional experience": a field of a form asks, too. */
const OF_EXPERIENCE = /\b(?:years?|yrs?)'? (?:of )?(?:\w+ ){0,3}experience\b/

/** "Freshers excuse, only people with 2 years": what is left over after a refusal is asked. */
const ASKS_AMONG_REFUSED = /\bonly (?:people|candidates|profiles|applicants|those|someone|persons|with)\b/

/** "5+ years", "3-5 years", "at least three years", when they refer to the candidate. */
export function yearsIn(lower: string, statement: Statement, door: Door): YearsPhrase[] {
  const text = lower.slice(statement.start, statement.end).replace(/\bzero(?=\s*(?:-|to)\s)/g, '0   ')
  if (statement.section === 'excused' || (statement.section === 'metadata' && !OF_EXPERIENCE.test(text))) return []
  const label = lower.slice(statement.lineStart, statement.start)
  const ofField = yearsOfField(label, text, statement)
  if (ofField !== null) return [ofField]
  if (
    statement.section === 'refused' &&
    !ASKS_AMONG_REFUSED.test(text) &&
    !(REFUSES.test(text) && /\b(?:under|below|(?:less|fewer) than)\b/.test(text)) &&
    /\b(?:less|fewer|under|below|only|no)\b/.test(text)
  )
    return []
  if (
    !UNIT_UNDERSTOOD.test(text) &&
    !LABELS_YEARS.test(label) &&
    !/y(?:ears?|rs?|oe)\b|months?\b|\d\s?\+?\s?y\b|\bdecade\b|\b(?:jahren?|anos|annees|ans|anni|ani|jaar|lata)\b|\b(?:exp\w*|yrs|yoe|years)\W{1,4}\d|\(\d{1,2}(?:\+|-\d)/.test(
      text,
    )
  )
    return []
  if (DOES_NOT_MATTER.test(text)) return []
  const bounds = boundsOfYears(text, statement, LABELS_YEARS.test(label))
  if (bounds !== null) return [bounds, ...partialYears(text, statement, lower)]
  const items = yearsOfItems(text, statement).map((item) => ({ ...item, max: null, isPart: true }))
  const within = isOfCompanyAlone(text) ? null : yearsWithin(text, statement.start)
  const settled: YearsPhrase[] = [...items, ...(within === null ? [] : [{ ...within, max: null, isPart: false }])]
  const others = [
    ...wholeYears(lower, text, statement, door),
    ...partialYears(text, statement, lower),
    ...decades(text, statement),
    ...looseYears(text, statement, label),
    ...labeledYears(text, statement),
    ...yearsInBrackets(text, statement),
    ...yearsOfNamed(lower, text, statement),
    ...yearsOfEach(text, statement, LABELS_YEARS.test(label)),
    ...yearsOfLevel(text, statement),
    ...relevantYears(text, statement),
    ...yearsUnderstood(lower, text, statement),
  ]
  const found = [...settled, ...others.filter((phrase) => !settled.some((other) => overlap(phrase, other)))]
  return withoutSubstitutes([...found, ...halfOfYears(text, found, statement)], lower, text, statement)
    .map((phrase) => loweredBy(lower, loweredBefore(lower, phrase, statement), statement))
    .sort((left, right) => left.start - right.start)
}

/** "Years of experience | …": what stands before the numbers of a list. */
const LABELS_YEARS = /\b(?:years?|yrs?|yoe)\b[^.;]*$/

/** "Whether you have two years or twenty does not matter." */
const DOES_NOT_MATTER =
  /\b(?:whether|if|no matter (?:if|whether|how))\b[^.;]{0,60}\b(?:years?|yrs?)\b[^.;]{0,60}\b(?:(?:does|do|is|are)(?:n't| not) (?:matter|important|relevant|interest\w*)|makes? no difference|no matter|(?:don't|do not) care|all the same)\b|\bno matter (?:if|whether|how)\b[^.;]{0,60}\b(?:years?|yrs?)\b/

/** "More than five years, but three will do": what is enough counts. */
const LESS_WILL_DO = new RegExp(
  `^[^.;\\d]{0,40}[,;(-]\\s*(?:but|though|yet|however|or)?\\s*(${SMALL_NUMBER})(?: years?| yrs?)? (?:will do|would do|suffices?|(?:is|are|may be|can be|would be) (?:also |already )?(?:fine|enough|great|welcome|okay|ok|sufficient|acceptable)|works? too|could work)\\b`,
)

const REACH_OF_BOUND = 60

function loweredBy(lower: string, phrase: YearsPhrase, { end }: Statement): YearsPhrase {
  const endsClause = lower.slice(end - 1, end + 1).includes(';')
  const less = smallNumber(LESS_WILL_DO.exec(lower.slice(phrase.end, end))?.[1] ?? '')
  const bounds = boundsAfter(
    lower.slice(phrase.end, end + (endsClause ? REACH_OF_BOUND : 0)).split('\n')[0] ?? '',
    phrase.min,
  )
  const min = less > 0 && less < phrase.min ? less : (bounds.less ?? phrase.min)
  return { ...phrase, min, max: phrase.max ?? bounds.most }
}

function loweredBefore(lower: string, phrase: YearsPhrase, { start }: Statement): YearsPhrase {
  const enough = enoughBefore(lower.slice(start, phrase.start))
  return enough === null || !(enough.min > 0 && enough.min < phrase.min)
    ? phrase
    : { ...phrase, start: phrase.start - enough.length, min: enough.min }
}

function overlap(one: YearsPhrase, other: YearsPhrase): boolean {
  return one.start < other.end && other.start < one.end
}

/** "In the past ten years we have" is a story of the employer. */
function isOfCompanyAlone(text: string): boolean {
  return /\b(?:we|our)\b/.test(text) && !OF_THE_CANDIDATE.test(text)
}

/** "A track record of six years delivering systems" is of a person. */
const HAS_DELIVERED =
  /\b(?:track record|you|proven|must|at least|min(?:imum|\.)?|candidates?|someone)\b[^.;]{0,30}\s(?:of )?delivering\b/

const UNIT_UNDERSTOOD = new RegExp(
  `\\b(?:with|has|have|brings?|needs?|look back on)\\b[^.;]{0,20}\\b${SMALL_NUMBER}\\b|${SMALL_NUMBER},? (?:is|are|would be)\\b`,
)

/** "8 years in lieu of a degree" beside four with one. */
const IN_LIEU =
  /\b(?:in lieu|(?:without|w\/o) (?:an? )?(?:degree|bachelor'?s?)|no degree|substitut\w+|instead of (?:an? )?degree)\b/

/** "A bachelor's degree and 5 years, or 9 years of related experience": either is enough. */
const OR_ELSE =
  /^[^.;]{0,80}\bor (?:at least |a minimum of |else )?(?:(?:an? |the )?[a-z' ]{0,24}\b(?:diploma|degree|school|bachelor'?s?|master'?s?|ph\.?d\w*|equivalent)(?: degree)? (?:with|and|plus|\+) (?:at least )?)?$/

function withoutSubstitutes(found: YearsPhrase[], lower: string, text: string, statement: Statement): YearsPhrase[] {
  const { start } = statement
  // "A degree and 2 years of experience; 6 years in lieu of the degree".
  if (
    found.length === 1 &&
    IN_LIEU.test(text) &&
    /\d\+? (?:years?|yrs?)\b[^\n]*;\s*$/.test(lower.slice(Math.max(0, start - REACH_OF_UNIT), start))
  )
    return []
  if (found.length < 2) return found
  const [first, second] = found
  if (
    first !== undefined &&
    second !== undefined &&
    first.min < second.min &&
    /\b(?:degree|diploma|bachelor'?s?|master'?s?|ph\.?d|[bm]\.?sc?)\b/.test(text) &&
    OR_ELSE.test(text.slice(first.end - start, second.start - start))
  )
    return found.filter((phrase) => phrase !== second)
  if (!IN_LIEU.test(text)) return found
  const kept = found.filter(({ start: from, end: to }) => {
    const before =
      text
        .slice(0, from - start)
        .split(/[,;(]|\bor\b/)
        .at(-1) ?? ''
    const after = text.slice(to - start).split(/[,;)]|\bor\b/)[0] ?? ''
    return !IN_LIEU.test(`${before} ${after}`)
  })
  return kept.length === 0 ? found : kept
}

/** "Years of experience ⏎ 4 to 7": the label names what is counted. */
function yearsOfField(label: string, text: string, { start }: Statement): YearsPhrase | null {
  const match =
    /^\s*(\d{1,2})\s*(?:\+|(?:-|to)\s*(\d{1,2})\+?)?\s*(?:(?:in total|overall|altogether|minimum|or more)\s*)?(?=[.\s]*$|,)/.exec(
      text,
    )
  if (match === null || !/\b(?:years?|yoe)\b|\bexp(?:erience)?\b/.test(label) || /max/.test(label)) return null
  const max = match[2] === undefined ? null : Number(match[2])
  return { start, end: start + match[0].length, min: Number(match[1]), max, isPart: false }
}

/** "Min. 3, max. 7 years". */
function boundsOfYears(text: string, { start }: Statement, isLabeled: boolean): YearsPhrase | null {
  const match =
    /\bmin(?:imum)?\.?:?\s*(?:exp\w*\.?:?\s*)?(\d{1,2})\s*(?:years?|yrs?)?\s*[,;/-]?\s*(?:and )?max(?:imum)?\.?:?\s*(?:exp\w*\.?:?\s*)?(\d{1,2})\b\s*(years?\b|yrs?\b)?/.exec(
      text,
    ) ??
    /(?<![\w.,])(\d{1,2})\s*(?:years?|yrs?)?\s*\(min\w*\.?\)\s*(?:[-–,;/]|to|and)?\s*(\d{1,2})\s*(years?\b|yrs?\b)?\s*\(max\w*\.?\)/.exec(
      text,
    )
  if (match === null || (match[3] === undefined && !isLabeled && !/\bexp/.test(match[0]))) return null
  const at = start + match.index
  return { start: at, end: at + match[0].length, min: Number(match[1]), max: Number(match[2]), isPart: false }
}

/** "You have spent the last three years on apps", "after one year of professional programming". */
function isOfTheirPast(before: string, after: string): boolean {
  if (/\bafter\s+$/.test(before)) return OF_PRACTICE.test(after)
  if (/\byour (?:last|past|latest|most recent)\s+$/.test(before)) return true
  if (!/\b(?:last|past)\s+$/.test(before)) return false
  return (
    /\byou(?:'ve| have)?\b[^.;]{0,40}$/.test(before) ||
    /\b(?:hands[- ]on|worked|working|work with|using)\b[^.;\d]{0,40}$/.test(before) ||
    /^,?\s+(?:or (?:more|longer),?\s+)?you\b/.test(after)
  )
}

const OF_PRACTICE = /^ of (?:[a-z-]+ ){0,2}(?:experience|programming|development|practice|coding|engineering|work)\b/

/** "Applicants under 4 years will not be considered" asks for four. */
const UNDER = /^(?:less than|fewer than|under|below)$/
const REFUSES =
  /(?:\bnot|n't) (?:be )?(?:for you|the (?:right )?(?:job|role|place)|meant)\b|(?:\bnot|n't) (?:accept|consider|take|hire|invite|interview)\b|(?:\bnot|n't) (?:be )?(?:considered|accepted|invited|enough|sufficient|apply|look at|fit|qualify|work|do)\b|\bno \w+ (?:accepts?|takes?|wants?|hires?|considers?|looks?)\b|\b(?:rejected|excused?|disqualif\w+|too (?:little|few|short|junior)|struggle|need not apply|(?:pls|please|kindly) (?:skip|pass|refrain|ignore)|turned down|screened out|nobody|no one|no-one|nothing|none|never|(?:not|n't) (?:\w+ ){0,3}(?:anybody|anyone|candidates?|people|profiles?|applicants?))\b/

function upTo(most: string, years: number, text: string): { min: number; max: number | null } {
  return UNDER.test(most) && REFUSES.test(text) ? { min: years, max: null } : { min: 0, max: years }
}

const OPEN_ENDED = /(?:>=?|≥)\s*$/

/** "Completed apprenticeship (3 years)". */
const IS_SCHOOLING = /\b(?:apprenticeship|training|studies|course|internship|programme)\s*\(\s*$/
/** "If you have 10 years of experience you will be bored." */
const IF_MORE = /\b(?:if|who|those|people|candidates)\b[^.;,]{0,24}$/
const TOO_MUCH = /^[^.;]{0,60}\b(?:bored|overqualified|too (?:senior|experienced|expensive))\b/
/** "Hands on with Kafka for a minimum period of 3 years". */
const FOR_A_PERIOD = /\bfor (?:an? )?(?:min\w*\.? (?:period|time|duration) of|(?:period|time|duration) of at least) $/
const OF_THE_CANDIDATE_OR_WORK = /\b(?:you|candidates?|hands[- ]on|work\w*|experience\w*|using|used)\b/

/** "We do not ask for five years of this and ten of that." */
const IS_DENIED = /\b(?:do|does|will|would)(?: not|n't) (?:ask|insist|look|call)\b[^.;]*$/

/** "In five years you will run this department." */
const IS_FUTURE = /^,? (?:time,? )?(?:you|we|they|the \w+)(?:'ll| will| could| can| should| might| may|'d)\b/

/** Years of something else than work: of a contract, a product, a degree. */
function isOfOtherThings(before: string, whole: string, after: string): boolean {
  if (IS_SCHOOLING.test(before) || (IF_MORE.test(before) && TOO_MUCH.test(after))) return true
  if (IS_DENIED.test(before) || (/\b(?:in|after)\s+$/.test(before) && IS_FUTURE.test(after))) return true
  if (FOR_A_PERIOD.test(before) && OF_THE_CANDIDATE_OR_WORK.test(before)) return false
  if (/-years?$/.test(whole)) return false
  if (NOT_OF_WORK_AFTER.test(after) && !IS_OF_TRADE.test(before + whole + after) && !HAS_DELIVERED.test(before + after))
    return true
  if (NOT_OF_WORK_BEFORE.test(before) && !isOfTheirPast(before, after)) return true
  return IS_NO_WORK.test(before) || (LASTS.test(before) && !OF_EXPERIENCE.test(whole + after))
}

/** "A year of Go", "a year in Jenkins". */
function isCountedByArticle(after: string, { start, skills }: Statement, end: number): boolean {
  if (/^'?s? (?:of|experience)/.test(after)) return true
  const next = skills.find((term) => term.start >= start + end)
  return next !== undefined && /^ (?:in|with|on|using) $/.test(after.slice(0, next.start - start - end))
}

const OR_MORE = /^\s*(?:or (?:more|longer|above|over|upwards)|minimum|min\b\.?|plus|upwards|and (?:more|up|above))\b/

/** "Fewer than five years? Then this is not for you." */
const REACH_OF_ANSWER = 60

function wholeYears(lower: string, text: string, statement: Statement, door: Door): YearsPhrase[] {
  const found: YearsPhrase[] = []
  const asked = text.trimEnd().endsWith('?')
    ? `${text} ${lower.slice(statement.end, statement.end + REACH_OF_ANSWER)}`
    : text
  for (const match of text.matchAll(YEARS)) {
    const [whole, most, first = '', plus, second, unit] = match
    const end = match.index + whole.length
    const before = text.slice(0, match.index)
    const after = text.slice(end, end + 60)
    const isAtLeast = OPEN_ENDED.test(before)
    if (unit === undefined && !/\d\s?\+?\s?y\+?$|-years?$/.test(whole)) continue
    const isRefusal = UNDER.test(most ?? '') && REFUSES.test(asked)
    if (isOfOtherThings(before, whole, after) || (!isRefusal && isOfCompany(before, after))) continue
    if (/^an?$/.test(first) && !isCountedByArticle(after, statement, end)) continue
    const openEnd = OR_MORE.exec(after)?.[0] ?? ''
    const isRange =
      isAtLeast || openEnd !== '' || plus !== undefined || second !== undefined || /\d\s*\+|\+$/.test(whole)
    const isSetOff = isRange && (isAtLeast || standsApart(before, after.slice(openEnd.length), plus === '+'))
    // "3 years React": the skill follows directly.
    const isBeside = statement.skills.some((term) => term.start === statement.start + end + 1 && !term.isWide)
    if (door === 'jobDesc' && !isOfWork(text, statement, isSetOff || isBeside)) continue
    const low = smallNumber(first)
    const high = second === undefined ? null : smallNumber(second)
    if (!(low <= 40)) continue
    const range = most === undefined ? { min: low, max: high } : upTo(most, high ?? low, asked)
    const isPart = /\b(?:of which|thereof|of those|including|the last)\s+(?:\w+\.?\s+){0,3}$/.test(before)
    found.push({ start: statement.start + match.index, end: statement.start + end, ...range, isPart })
  }
  return found
}

/** "Six years of back end, half of them in Go." */
const HALF_OF_THEM =
  /(?<=\b(?:years?|yrs?|decade)\b[^.;\d]{0,40}[,;(-]\s*)half of (?:them|those|these|it|that|which)(?: time)?(?= (?:spent )?(?:in|with|on|using|writing|building)\b)/

function halfOfYears(text: string, found: readonly YearsPhrase[], { start }: Statement): YearsPhrase[] {
  const match = HALF_OF_THEM.exec(text)
  const whole = found.findLast(({ end }) => end <= start + (match?.index ?? 0))
  if (match === null || whole === undefined) return []
  const from = start + match.index
  return [{ start: from, end: from + match[0].length, min: whole.min / 2, max: null, isPart: true }]
}

const OF_THEM = /\bof (?:them|those|these|which)\b/

/** "10+ years in data, of which 4 in Spark", "two of them with Kafka": the unit is not repeated. */
function partialYears(text: string, statement: Statement, lower: string): YearsPhrase[] {
  const found: YearsPhrase[] = []
  for (const match of text.matchAll(PART)) {
    const known = OF_THEM.test(match[0])
      ? lower.slice(Math.max(0, statement.start - REACH_OF_UNIT), statement.start + match.index)
      : text.slice(0, match.index)
    if (/years?|yrs?/.test(match[0]) || !/y(?:ears?|rs?|oe)\b[^\n]*$|\bexp\w*\W{1,3}\d/.test(known)) continue
    const number = match.slice(1).find((group) => group !== undefined) ?? ''
    const start = statement.start + match.index + match[0].indexOf(number)
    const min = smallNumber(number)
    if (min <= 40)
      found.push({
        start,
        end: statement.start + match.index + match[0].trimEnd().length,
        min,
        max: null,
        isPart: true,
      })
  }
  return found
}

/** "Yrs exp: 6+". */
function labeledYears(text: string, { start }: Statement): YearsPhrase[] {
  const match =
    /^\W*(?:yoe|(?:(?:no\.?|nr\.?|number) )?(?:of )?(?:years?|yrs?)(?: of exp\w*\.?)?)\s*[:=]\s*(\d{1,2})(?=\s*(?:[(,;.|]|$))/.exec(
      text,
    ) ??
    /^\W*(?:(?:total |relevant |work |overall |min(?:imum|\.)? )?exp(?:erience)?(?: required)?|years?|yrs|yoe)\.?(?:\s*[:=-]\s*|\s+(?=\d{1,2}\s*(?:\+|(?:-|to)\s*\d)))(\d{1,2})\s*(?:\+|(?:-|to)\s*(\d{1,2})|ish\b|or so\b)\s*(?=[(,;./|]|$)/.exec(
      text,
    ) ??
    /\b(?:(?:years?|yrs?)(?: of)? (?:exp\w*|work)\.?\s*(?:required|needed)?\s*[:=\t-](?:\s*(?:at least|min\.?|minimum))?|(?:min(?:imum)? )?exp(?:erience)? min(?:imum)?\s*[:=\t])\s*(\d{1,2})\s*(?:\+|(?:-|to)\s*(\d{1,2}))?/.exec(
      text,
    )
  if (match === null) return []
  const [whole, low = '', high] = match
  const at = start + match.index
  return [
    {
      start: at,
      end: at + whole.length,
      min: Number(low),
      max: high === undefined ? null : Number(high),
      isPart: false,
    },
  ]
}

/** "AWS (5 years), Terraform (3)" and "Years of SharePoint you should bring: 5": the unit is named once, or before. */
function yearsOfNamed(lower: string, text: string, { start, skills }: Statement): YearsPhrase[] {
  if (skills.length === 0) return []
  const found: YearsPhrase[] = []
  if (/[a-z+#)]\s?\(\d{1,2}\+? ?(?:years?|yrs?|y)\b[^()]{0,12}\)/.test(text))
    for (const match of text.matchAll(/(?<=[a-z+#]\s?\()(\d{1,2})(?=\+?\))/g))
      found.push(phraseAt(start, match, match[1]))
  for (const match of text.matchAll(ALSO_FOR))
    found.push({ ...phraseAt(start, match, match[1]), min: smallNumber(match[1] ?? '') })
  for (const { end, start: from } of skills) {
    const match = FOR_SO_MANY.exec(text.slice(end - start))
    if (match === null || !/\b(?:years?|yrs?)\b[^\n]*$/.test(lower.slice(Math.max(0, start - REACH_OF_UNIT), end)))
      continue
    found.push({ ...phraseAt(end, match, match[1]), min: smallNumber(match[1] ?? ''), isPart: true, of: from })
  }
  const labeled =
    /\b(?:years?|yrs?) (?:of|with|in) [^:;.]{1,50}:\s*(?:at least |min\.? )?(\d{1,2})(?=\+?\s*(?:[.,;)|]|$))/.exec(text)
  if (labeled !== null) found.push(phraseAt(start, labeled, labeled[1]))
  return found
}

/** "Java (6+), AWS (3+), each in years", and "Python: 4 | SQL: 3" under a label: a number in the same place after each name. */
function yearsOfEach(text: string, { start, skills }: Statement, isLabeled: boolean): YearsPhrase[] {
  if (!isLabeled && !UNIT_FOR_ALL.test(text)) return []
  return skills.flatMap(({ end }) => {
    const match = NUMBER_AFTER_NAME.exec(text.slice(end - start))
    if (match === null) return []
    const from = end + match[0].lastIndexOf(match[1] ?? '')
    return [{ start: from, end: end + match[0].length, min: Number(match[1]), max: null, isPart: false }]
  })
}

const UNIT_FOR_ALL =
  /\b(?:each |all |numbers? |figures? )?(?:in|as|are|=) years\b(?! of)|\((?:in )?(?:years?|yrs?)\)|\byears each\b/
const NUMBER_AFTER_NAME = /^\s*[:(=–-]\s*(?:at least |min\.? ?|>=? ?|≥ ?)?(\d{1,2})(?=\s*\+?\s*(?:[),;|/.]|$))/

/** "React, 4 years; of those, TypeScript for 2." */
const FOR_SO_MANY = new RegExp(`^ for (?:at least )?(${SMALL_NUMBER})(?=\\s*(?:[.;)]|$))`)
/** "Django for five years, Python for seven." */
const ALSO_FOR = new RegExp(
  `(?<=\\bfor (?:at least )?${SMALL_NUMBER}\\+? (?:years?|yrs?)\\b[^.;]{0,50}[a-z+#] for (?:at least )?)(${SMALL_NUMBER})(?= of (?:them|these|those)\\b|\\s*(?:[.,;)]|$|and\\b))`,
  'g',
)

function phraseAt(offset: number, match: RegExpExecArray, count: string | undefined): YearsPhrase {
  const start = offset + match.index
  return { start, end: start + match[0].length, min: Number(count), max: null, isPart: false }
}

/** "Several years (at least 5) in project management". */
function yearsInBrackets(text: string, { start }: Statement): YearsPhrase[] {
  const match =
    /\byears'?(?:\s+[^.;()]{0,44})?\s*\((?:(?:ideally|preferably|at least|min(?:imum|\.)?|around|about|>=?|≥)\s*)*(\d{1,2})\s?\+?(?:\s?or more)?(?:\s?(?:years?|yrs?))?\)/.exec(
      text,
    )
  if (match === null) return []
  const at = start + match.index
  return [{ start: at, end: at + match[0].length, min: Number(match[1]), max: null, isPart: false }]
}

const MONTHS_NAMED = new RegExp(
  `(?<![\\w.,-])(${SMALL_NUMBER})\\s*\\+?\\s*months?\\b'?(?:\\s*\\+|\\s+(?:or more|plus|minimum))?`,
  'g',
)
const MONTHS_OF_EXPERIENCE =
  /^\s+(?:of\s+)?(?:(?:relevant|work|professional|proven|hands-on|commercial|practical|full-time)\s+)*(?:experience|exp\b|practice\b|(?:in|of) an? (?:similar|comparable|related))/
/** What the months are spent on, where other words ask for them: "24 months of Salesforce behind you". */
const MONTHS_SPENT =
  /^\s+(?:as an?\b|(?:of|with|using|on|in)\s+(?!(?:notice|probation|parental|maternity|leave|cover|runway|warranty|advance|total|support|time|duration|each|a row|the year)\b)|(?:working|doing|building|developing|writing|running)\b)/
const ASKS_FOR_MONTHS =
  /\b(?:experience|you (?:have|bring|need|should|must|can show)|behind (?:you|them)|at (?:the )?(?:very )?least|minimum|min|(?:not|no) (?:less|fewer) than|will do|is enough|are enough|suffices?|under your belt)\b/
const OF_A_PERIOD =
  /\b(?:contract|duration|length|probation|trial|assignment|project|initial|notice|within|every|after|for(?: another)?|last|next|first|past|until)\s*(?:period)?\s*(?::|is|of|the)?\s*$/
const MIN_MONTHS = 6

/** "Not less than 36 months as a tester" are three years. */
function monthsOfWork(text: string, offset: number, label: string): YearsPhrase | null {
  for (const match of text.matchAll(MONTHS_NAMED)) {
    const months = smallNumber(match[1] ?? '')
    const after = text.slice(match.index + match[0].length)
    if (!(months >= MIN_MONTHS && months <= 99) || OF_A_PERIOD.test(text.slice(0, match.index))) continue
    const isAsked = match[0].includes('+') || ASKS_FOR_MONTHS.test(text) || /^\W*$/.test(text.slice(0, match.index))
    const isLabeled = /\bexperience\b[^.;]*$/.test(label) && /^\W*$/.test(after)
    if (!isLabeled && !MONTHS_OF_EXPERIENCE.test(after) && !(MONTHS_SPENT.test(after) && isAsked)) continue
    const at = offset + match.index
    return { start: at, end: at + match[0].length, min: Math.floor(months / 6) / 2, max: null, isPart: false }
  }
  return null
}

/** "For a good number of years, 5 or so", "a year or two". */
function looseYears(text: string, { start }: Statement, label: string): YearsPhrase[] {
  const months = monthsOfWork(text, start, label)
  if (months !== null) return [months]
  const few = /\b(?:a|one) year or (two|three|so|more|longer)\b|\b(?:a )?couple of years\b/.exec(text)
  if (
    few !== null &&
    /\b(?:as|in|on|at|with|of|exp\w*|doing|working|helpdesk|desk)\b/.test(text.slice(few.index + few[0].length))
  ) {
    const [min, max] =
      few[1] === undefined ? [2, null] : [1, /so|more|longer/.test(few[1]) ? null : smallNumber(few[1])]
    return [{ start: start + few.index, end: start + few.index + few[0].length, min, max, isPart: false }]
  }
  const match = new RegExp(
    `\\byears,?\\s*(?:say |about |around |roughly |like |maybe )?(${SMALL_NUMBER}) or so\\b`,
  ).exec(text)
  if (match !== null)
    return [
      {
        start: start + match.index,
        end: start + match.index + match[0].length,
        min: smallNumber(match[1] ?? ''),
        max: null,
        isPart: false,
      },
    ]
  // "RN for 3+ years, 5+ overall".
  const all =
    /(?<=\b(?:years?|yrs?)\b[^.;]{0,40}[,;(+]\s*)(\d{1,2})\s*\+?\s*(?:years?|yrs?)?\s*(?:overall|in total|altogether|total)\b/.exec(
      text,
    ) ??
    /(?<=\b(?:years?|yrs?)\b[^.;]{0,40}[,;(+]\s*)(?:(?:in )?total|overall|altogether)(?: exp\w*\.?)?(?: of|:| -)? (\d{1,2})\+?(?=\s*(?:[.,;)]|$))/.exec(
      text,
    )
  return all === null
    ? []
    : [
        {
          start: start + all.index,
          end: start + all.index + all[0].length,
          min: Number(all[1]),
          max: null,
          isPart: false,
        },
      ]
}

const NUMBER_OR_RANGE = `(${SMALL_NUMBER})(?![.,]?\\d)\\s*\\+?(?:\\s*(?:-|to|or)\\s*(${SMALL_NUMBER}))?`
/** "Five to seven is the sweet spot", "two is where we start". */
const JUDGED = new RegExp(
  `(?<![\\w.,-]|\\bof )${NUMBER_OR_RANGE}(?: or more)?,? (?:is|are|would be|will be|'s)(?: \\w+)? (?:the (?:sweet spot|minimum|least)|ideal|right|fine|enough|perfect|best|good|great|okay|ok|plenty|where we|what we)\\b`,
)
/** "You look back on three of them", "an engineer with 5." */
const HELD_BY_ONE = new RegExp(
  `\\b(?:with|has|have|having|brings?|needs?|wants?|asks? for|expects?|requires?|looks? for|would like|look back on|show|count|(?:done|worked|been|used|written|built|developed|administered|run|managed|taught|tested|designed)\\b[^.;,\\d]{0,30}\\bfor)(?: at least| around| about| roughly| some)? ${NUMBER_OR_RANGE}(?: or more)?(?: of (?:them|those|these)| at least)?(?=\\s*(?:[.;,!)]|$)| (?:in|as) )`,
)
/** "Your own record: at least three in test automation." */
const STATES_MINIMUM = new RegExp(
  `\\b(?:at least|a minimum of|minimum|min\\.?|no less than|no fewer than) ${NUMBER_OR_RANGE}(?: or more)?(?=\\s*(?:[.;!)]|$)| (?:in|as|with) )`,
)

/** A number whose unit the words before it state: "our average engineer has 4 years; we want one with 5". */
function yearsUnderstood(lower: string, text: string, statement: Statement): YearsPhrase[] {
  const known = lower.slice(Math.max(0, statement.start - REACH_OF_UNIT), statement.start)
  const unit = /\b(?:years?|yrs?)\b/.exec(text)
  for (const pattern of [JUDGED, HELD_BY_ONE, STATES_MINIMUM]) {
    const match = pattern.exec(text)
    if (match === null || /\b(?:years?|yrs?)\b/.test(match[0])) continue
    const isStated = unit !== null ? unit.index < match.index : /\b(?:years?|yrs?)\b[^\n]*$/.test(known)
    const before = text.slice(0, match.index)
    if (!isStated || isOfCompany(before, text.slice(match.index + match[0].length))) continue
    // "We'd consider 4 years; 6 would be ideal": what is enough was said.
    if (/\b(?:ideal|perfect|best)$/.test(match[0]) && /\d\+? (?:years?|yrs?)\b[^\n]*$/.test(`${known} ${before}`))
      continue
    if (pattern === HELD_BY_ONE && !OF_THE_CANDIDATE.test(text.slice(0, match.index + match[0].length))) continue
    const min = smallNumber(match[1] ?? '')
    if (!(min <= 40)) continue
    const max = match[2] === undefined ? null : smallNumber(match[2])
    const start = statement.start + match.index
    return [{ start, end: start + match[0].length, min, max, isPart: false }]
  }
  return []
}

const REACH_OF_UNIT = 120

/** "Rel exp 5+ in Databricks", "rel. exp in Java 4+". */
function relevantYears(text: string, { start }: Statement): YearsPhrase[] {
  const named =
    /\brel(?:evant|\.)?\s+exp(?:erience|\.)?\s+(?:in|on|with|of)\s+[a-z][a-z+#. ]{0,24}?\s(\d{1,2})\s*\+/.exec(text)
  if (named !== null) {
    const end = start + named.index + named[0].length
    const digits = named[0].lastIndexOf(named[1] ?? '')
    return [{ start: start + named.index + digits, end, min: Number(named[1]), max: null, isPart: true }]
  }
  const match =
    /\brel(?:evant|\.)?\s+exp(?:erience|\.)?\s*[:=-]?\s*(?:min\.?\s*)?(\d{1,2})\s*\+?\s*(?:-\s*\d{1,2}\s*)?(?=(?:in|on|with|of)\b)/.exec(
      text,
    )
  if (match === null) return []
  const at = start + match.index
  return [{ start: at, end: at + match[0].trimEnd().length, min: Number(match[1]), max: null, isPart: true }]
}

/** "Senior (6+)": a level with its years. */
function yearsOfLevel(text: string, { start }: Statement): YearsPhrase[] {
  const match =
    /\b(?:senior|medior|mid|regular|junior|lead|principal|expert)(?:[ -]level)?\s*[([]\s*(\d{1,2})\s*(?:\+|-\s*(\d{1,2}))\s*[)\]]/.exec(
      text,
    )
  if (match === null) return []
  const at = start + match.index
  const max = match[2] === undefined ? null : Number(match[2])
  return [{ start: at, end: at + match[0].length, min: Number(match[1]), max, isPart: false }]
}

/** "A decade of experience". */
function decades(text: string, statement: Statement): YearsPhrase[] {
  const match =
    /\b(half a|a|one) decade\b(?: or (?:more|so))?(?=[^.;]{0,30}\b(?:experience|in|as|with|of|building|doing|under (?:your|their) belt)\b|\s*[.;]|$)/.exec(
      text,
    )
  if (match === null || isOfCompany(text.slice(0, match.index), text.slice(match.index + match[0].length))) return []
  const goesOn = /^\s+(?:of|in|as|with|building|doing|spent)\b(?! (?:business|operation|existence|the market))/.test(
    text.slice(match.index + match[0].length),
  )
  if (!isOfWork(text, statement) && !goesOn) return []
  const start = statement.start + match.index
  return [{ start, end: start + match[0].length, min: match[1] === 'half a' ? 5 : 10, max: null, isPart: false }]
}

/** "Our client has been around for 20 years", "an operator (30 years in aviation)". */
function isOfCompany(before: string, after: string): boolean {
  // "For 25 years we have served hospitals".
  if (/^since\s*$/.test(before.trimStart()) && /^[^.;,]{0,16}\byou\b/.test(after)) return false
  if (/^\s*,?\s*(?:we|our|the company)\b(?! (?:need|want|expect|ask|look|require|hope))/.test(after)) return true
  if (
    /\($/.test(before.trimEnd()) &&
    !/^[\s+]*(?:or more|min\w*|exp\w*)?\s*\)/.test(after) &&
    !/experience/.test(after) &&
    !/\byour?\b|candidate/.test(before.split(/[.;]\s/).at(-1) ?? '')
  )
    return true
  const clause = before.split(/[,;()]|\.\s/).at(-1) ?? ''
  if (IS_STORY.test(clause)) return true
  if (OF_THE_CANDIDATE.test(clause)) return false
  return OF_THE_COMPANY.test(clause)
}

/** "We once hired a developer with one year." */
const IS_STORY =
  /\bwe (?:once |even |already |recently |also |just )?(?:hired|had|took|lost|met|trained|promoted|employed)\b|\b(?:previous|former|last|earlier|old) (?:\w+ ){1,3}(?:had|came with|brought|was with)\b|\bpredecessors?\b|\b(?:our|most|other|the) (?:\w+ )?(?:seniors|juniors|colleagues|engineers|developers|people|staff|consultants) (?:have|has|had|bring|look back on)\b/

/** "Terraform - 3 years", "Django for five years". */
const OF_SKILL = new RegExp(
  `[a-z+#)]\\s*(?:[-:(]|\\b(?:since|for))\\s*(?:(?:not|no) (?:under|below|less than|fewer than) )?${SMALL_NUMBER}\\+?\\s*(?:years?|yrs?|y)\\b`,
)
/** "Java 8y / Spring 5y". */
const BESIDE_SKILLS = /[a-z+#)]\s+\d{1,2}\+?\s*(?:years?|yrs?|y)\s*(?:[,/;|.)]|$)/

/** "3+ yrs." as a separate sentence. */
const MAX_BARE_PHRASE_LENGTH = 20

function standsApart(before: string, after: string, isOpen: boolean): boolean {
  if (!SET_OFF.test(before)) return false
  return SET_OFF_AFTER.test(after) || (isOpen && (OF_A_FIELD.test(after) || /^\W*$/.test(before)))
}

/**
 * "TypeScript, GraphQL, 4+ years, contract": an open or ranged number of years in a list is experience, not a
 * duration.
 */
const SET_OFF = /(?:^|[,;:(|/•]|\s[-–])\s*$/
const SET_OFF_AFTER = /^\s*(?:[,;.|)/•]|[-–]\s|$)|^\s+(?:[€£$₹]\s?)?\d+(?:\.\d+)?\s?(?:-|to)\s?\d/

/** "10+ yrs IT, 3+ leading teams". */
const OF_A_FIELD =
  /^\s+(?:(?:it|software|tech|backend|frontend|fullstack|data|cloud|mobile|web|qa|testing|security|product|design|leading|total|industry|dev\w*|exp\w*)\b[ /]?){1,3}\s*(?:[,;.|)]|$)/

function isOfWork(text: string, statement: Statement, isSetOff = false): boolean {
  if (statement.section === 'about' || statement.section === 'benefits' || statement.section === 'legal') return false
  if (statement.section === 'must' || statement.section === 'terms' || statement.section === 'title') return true
  // "PL/SQL, performance tuning, six years or more".
  const closesList =
    statement.skills.length > 0 &&
    /(?:[,;:(]|\bwith)\s*[^\s,;:()]+(?: or more| plus)?\+? (?:years?|yrs?)\b(?: or more|\+)?[\s).]*$/.test(text)
  // "Java - 5 yrs, Kafka - 2 yrs".
  const isOfSkill = statement.skills.length > 0 && (OF_SKILL.test(text) || BESIDE_SKILLS.test(text))
  return closesList || isOfSkill || isSetOff || OF_WORK.test(text) || text.trim().length <= MAX_BARE_PHRASE_LENGTH
}
