import type { Statement } from '../statements/index.ts'
import { S } from './sketch.ts'

/**
 * Clauses of a short text beside each other: one that weighs less in words of rank, time, measure, chance, tolerance or
 * reward, one that repeats another and adds a skill, and pairs that differ in a denial or in what the verb allows.
 */

const LIST = `${S}+(?:(?:\\s*[,/&+]\\s*|,?\\s+(?:and|or)\\s+)${S}+)*`
const REACH = 300

const RANK =
  'footnotes?|afterthoughts?|sidenotes?|(?:at|near|towards?) the (?:very )?(?:bottom|tail|edge|margins?|fringes?)|(?:in|on) the (?:margins?|sidelines?|side|fringes?|periphery)|back ?seat|second (?:fiddle|place|priority|choice|string|tier|row)|(?:small|fine) print|in (?:brackets|parenthes[ei]s|passing)|with an accent|at (?:a|some) distance|(?:a )?distant (?:second|third)|second(?:ary|arily)|tertiary|peripher(?:al|y)|marginal(?:ly)?|subordinate|ancillary|incidental(?:ly)?|negligible|supplementary|to a (?:lesser|smaller) (?:extent|degree)|(?:far |much |a lot |somewhat |a bit )?less so|not as much|below the line|low(?:er)? (?:priority|weight|down)|tail end|runners?-up|side ?dish(?:es)?|side ?kick'
const TIME =
  "eventually|some ?day|(?:by the end of|during|after) (?:the|your) (?:first )?(?:year|months?|quarter)|(?:can|could|will|we'll|'d) (?:look at|learn|explore|work (?:it )?out|grow into) (?:it )?together|comes? with the (?:job|time|work)|one day(?! (?:a|per|each|every|in|on|at)\\b)|down the (?:road|line|track)|(?:can|could|may|might|will) (?:\\w+ )?wait|in (?:due )?(?:time|course)|over time|sooner or later|at some point|(?:perhaps|maybe|only|not before) next (?:year|quarter|month|spring|summer|autumn|winter)|in a (?:second|later|next) (?:step|phase|stage)|for later|later on|further out|time permitting|when (?:time allows|there(?:'s| is) time|you (?:have|find) time|bored)|by and by|along the way|as you go|for the curious|after (?:a while|some months|the first \\w+)"
const MEASURE =
  '(?:a )?(?:little|bit|drop|hint|touch|dash|smattering|spot|grain|breath|whiff) of|(?:a )?(?:rough|vague|faint|general|basic|first) (?:idea|notion|sense|picture) of|(?:ha(?:s|ve|ving)|had) heard of|patchy|shallow|conversational|half(?: (?:marks|points|credit))|work in progress|a tiny bit|stretch goals?|sprinkled in|uncharted|okay-?ish|ok-?ish|so-so|half-?decent|lukewarm|passable|rust(?:y|ily)|halfway|a little'
const CHANCE =
  'who knows(?=\\s*,)|with (?:some |any |a bit of )?luck|in the best (?:of (?:cases|worlds)|case)|at best|perhaps|maybe|possibly|conceivably|should it be|a rare luck|(?:we |i )?hope for|if at all|if need be|if you (?:must|like|wish|fancy|insist|happen)|happens? to (?:be|have|know)|on the side|if the market allows|wish(?:ed|es)? for|dream of|might want|may want'
const TOLERANCE =
  "(?:generous|flexible|relaxed|lenient|easy-?going|tolerant|forgiving|soft|loose|casual|mellow|chill(?:ed)?|elastic|liberal) (?:on|about|with|when it comes to|as to|towards?|regarding|for|one)|tolerated|to negotiate with|(?:gladly|happily|easily) (?:overlook|forgive|do without)|can be forgiven|(?<!\\bnon[ -])negotiable|adjustable|not (?:so |that |too |very )?(?:fussed|picky|strict|bothered|fixated)|just chat|small talk|surprise (?:me|us) with|if it must be|would(?: not|n't) say no|a way around|would(?:n't| not) be refused|do(?:n't| not) mind if not"
const REWARD =
  "(?<=(?:\\b(?:is|are|be|as|being|mere|pure|just|only|the|earns?|gets?|brings?|for)|[,:])(?: an?| the| our)? |^(?:the |our )?)(?:gravy|icing|frosting|garnish|desserts?|seasoning|decorations?|ornaments?|jewel(?:le?ry|s)?|perfume|luxury|cherry|upgrades?|kindness|applause|hugs?|grins?)(?=\\s*(?:$|[:.;,!)]|on\\b|to\\b))|toasted|daz+l\\w+|admired|treasured|delights?|envied|greeted|cheered|high five|sweeten\\w*|tips? (?:it|the (?:scales?|balance))|ties? (?:is|are) broken|tie-?break\\w*|for (?:fun|dessert)|be fun|(?:to|you(?:'ll| will)?) (?:enjoy|shine|impress)|head start|fast(?:er)? lane|dot on the i|even (?:more|better|happier|faster|sooner|louder)|all the (?:more|better)|twice over|in twice|doubly|sooner with|(?:an? )?(?:bigger|louder|loud|warmer|higher) (?:offer|yes|salary|welcome|rate|pay|wage)|(?:come|comes|came) (?:in )?(?:running|smiling|first)|(?:stay|keeps? you \\w+|lasts?) longer|business class|pay more|front of the (?:queue|line)|jumps? the (?:queue|line)|makes? (?:it|us|me|you) (?:better|stronger|happier|fly)|wins? (?:our )?hearts?"
const LESS = new RegExp(
  `(?<![\\w-])(?:${[RANK, TIME, MEASURE, CHANCE, TOLERANCE, REWARD].join('|')})(?![\\w-])|(?:,|:|\\bis|\\bare|\\bcomes?|\\branks?)\\s*(?:only |just |much |far |a bit |somewhat )*(?:less|least|later|second|third|last|lower|lighter|softer)(?=\\s*$)`,
  'g',
)

const DENIED = /\b(?:no|not|never|none|nothing|nobody|without|neither|nor|cannot|hardly|less than)\b|n't\b/
/** A demand that the words around it do not lower. */
const STRONG =
  /\b(?:must|mandatory|required|requires?|essential|indispensable|crucial|vital|need(?:s|ed)?|(?:has|have|had) (?:better|to)|insist\w*|years?|yrs|expert\w*|both|all of (?:it|them|these)|equally|same|as long as|provided|unless)\b/
/** What the employer has or does, and what others do, is weighed elsewhere. */
const OF_OTHERS =
  /\b(?:our (?:[\w-]+ )?(?:team|stack|platform|product|app|clients?|customers?)|colleagues?|my (?:\w+ )?(?:team|developers|people)|runs? on|uses?|is (?:written|built|made)|they|ops|vendor|migrat\w+|replac\w+)\b/

interface Segment {
  start: number
  end: number
  /** The clause with each list of skills as one sign. */
  frame: string
  named: readonly string[]
}

export interface Weighed {
  start: number
  end: number
  level: 'must' | 'nice'
  /** It stands beside what weighs less, and not beside its like only. */
  isContrast: boolean
  /** The clause says so by itself, whatever a rule read: "we cannot do without", "Go" and then "Go and Kafka". */
  isCertain: boolean
}

/** A colon ends a clause only behind a name: "SQL Server and some Oracle: installation, upgrades". */
const ENDS = new RegExp(`\\n+|[.;!?]+(?=\\s|$)|\\s[–—-]+\\s|(?<=${S}):\\s`, 'g')
const WITHIN = /,\s+(?:(?:and|but|while|whereas|yet|though|plus|then)\s+)?|\s+(?:and|but|while|whereas|plus)\s+/g

function segmentsOf(statements: readonly Statement[], lower: string): Segment[] {
  const skills = statements
    .flatMap((statement) => (statement.isEntry ? [] : statement.skills))
    .sort((left, right) => left.start - right.start)
  let sketch = lower.replaceAll('’', "'")
  for (const { start, end } of skills) sketch = sketch.slice(0, start) + S.repeat(end - start) + sketch.slice(end)
  return cut(sketch, 0, ENDS)
    .flatMap(([start, end]) => cutWithin(sketch, start, end))
    .map(([start, end]) => ({
      start,
      end,
      frame: sketch.slice(start, end).trim().replace(new RegExp(LIST, 'g'), S),
      named: skills.filter((term) => term.start >= start && term.end <= end).map(({ slug }) => slug),
    }))
}

function cut(text: string, offset: number, ends: RegExp): [number, number][] {
  const parts: [number, number][] = []
  let from = 0
  for (const match of text.matchAll(ends)) {
    parts.push([offset + from, offset + match.index])
    from = match.index + match[0].length
  }
  return [...parts, [offset + from, offset + text.length]]
}

const SAYS = /[a-z']{3,}/
const says = (part: string): boolean =>
  part.includes(S) && SAYS.test(part.replace(/\b(?:and|or|the|with|in|of)\b/g, ''))

/** A comma or "and" ends a clause if something is said of the skills on both sides of it. */
function cutWithin(sketch: string, start: number, end: number): [number, number][] {
  const text = sketch.slice(start, end)
  const parts: [number, number][] = []
  let from = 0
  for (const match of text.matchAll(WITHIN)) {
    const right = text.slice(match.index + match[0].length)
    const next = right.split(/,\s|\s(?:and|but)\s/)[0] ?? ''
    const left = text.slice(from, match.index)
    // "Linux, nginx, a little Terraform": what lowers the last item is not said of those before.
    const opens = says(left) || (left.includes(S) && OPENS_LESS.test(next))
    if (!opens || !(says(next) || LESS_ONCE.test(next)) || !right.includes(S)) continue
    parts.push([start + from, start + match.index])
    from = match.index + match[0].length
  }
  return [...parts, [start + from, end]]
}

const LESS_ONCE = new RegExp(LESS.source)
const OPENS_LESS = new RegExp(`^(?:${LESS.source})`)
const MAX_BEFORE = 5
const MAX_AFTER = 8

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[a-z]/.test(word)).length

/** Whether the words of a clause lower what it names. */
function isLess({ frame, named }: Segment): boolean {
  if (named.length === 0 || STRONG.test(frame) || NOT_GIVEN_UP.test(frame)) return false
  for (const match of frame.matchAll(LESS)) {
    const end = match.index + match[0].length
    const next = frame.indexOf(S, end)
    // "With luck, Kafka", but "pay is negotiable, Kafka".
    const isNear = match.index === 0 ? NO_COMMA_WITHIN : NO_COMMA
    if (next >= 0 && wordsIn(frame.slice(end, next)) <= MAX_BEFORE && isNear.test(frame.slice(end, next))) return true
    const last = frame.lastIndexOf(S, match.index)
    if (next < 0 && last >= 0 && wordsIn(frame.slice(last, match.index)) <= MAX_AFTER) return true
    if (next >= 0 && /^\s*[a-z ]{0,24}:\s*$/.test(frame.slice(end, next))) return true
  }
  return false
}

const NO_COMMA = /^[^,:;]*$/
const NO_COMMA_WITHIN = /^\s*,?[^,:;]*$/

const NEGATION =
  /\b(?:not|no|never|cannot|can't|don't|won't|couldn't|wouldn't|shouldn't|isn't|aren't|doesn't|mustn't)\b/g
/** What they can neither give up nor make up for. */
const NOT_GIVEN_UP =
  /(?:\b(?:not|no|never|cannot)|n't)(?: (?!only\b)\w+){0,3}? (?:without|bend|budge|compromise|afford|overlook|negotiat\w+|skip|forgiv\w+|wait|way around|tolerate|ignore|excuse|rusty|slide|flexib\w+|spare|waive|relax|concessions?|discount|miss|give (?:way|in)|yield|haggle|bargain|argue|guess|fake|bluff|settle|lower)\b|\b(?:hard|stuck|lost|nothing|impossible|helpless|no good) without\b/
const STOPS = new Set(
  'a an the is are was were be to of in on with for and or but we i you it that this your our us me as at by from do does can will would have has'.split(
    ' ',
  ),
)

const contentOf = (frame: string): Set<string> =>
  new Set(
    frame
      .replace(NEGATION, ' ')
      .split(/[^a-z]+/)
      .filter((word) => word.length > 1 && !STOPS.has(word)),
  )

function shared(left: Segment, right: Segment): number {
  const [some, others] = [contentOf(left.frame), contentOf(right.frame)]
  const common = [...some].filter((word) => others.has(word)).length
  return common / Math.max(1, Math.min(some.size, others.size))
}

const firstWords = ({ frame }: Segment, count: number): string => frame.split(/\s+/).slice(0, count).join(' ')
const isDenied = ({ frame }: Segment): boolean => DENIED.test(frame)

const NEARLY = 0.6
/** "On Appium we bend", "we do on Combine", "Envoy config may". */
const SHORT_YES = new RegExp(
  `^(?:on |for |with )?${S} (?:we|i) (?:do|can|will|could|would|\\w+)$|^(?:we|i) (?:do|can|will|could|would) (?:on|for|with|without) ${S}$`,
)

/** "We can't overlook missing Hive. We could overlook missing Hadoop": which of the two weighs less. */
function lessByDenial(left: Segment, right: Segment): Segment | null {
  const [denied, plain] = isDenied(left) && !isDenied(right) ? [left, right] : [right, left]
  if (!isDenied(denied) || isDenied(plain) || STRONG.test(plain.frame) || !NOT_GIVEN_UP.test(denied.frame)) return null
  return shared(denied, plain) >= NEARLY || SHORT_YES.test(plain.frame) ? plain : null
}

const HAS_TO = /\b(?:must|should|shall|ought to|(?:has|have|had) to|had better|needs? to)\b/
const MAY = /\b(?:may|might|could)\b(?! (?:be )?(?:asked|expected|required|not|also have to|need))/
const MAX_SHORT = 9

/** "Somewhere there should be Oracle. Somewhere there could be PL/SQL." */
const mayBeside = (left: Segment, right: Segment): boolean =>
  HAS_TO.test(left.frame) &&
  !isDenied(left) &&
  MAY.test(right.frame) &&
  !HAS_TO.test(right.frame) &&
  !isDenied(right) &&
  (shared(left, right) >= NEARLY / 2 || firstWords(left, 1) === firstWords(right, 1)) &&
  wordsIn(right.frame) <= MAX_SHORT

/** "Got Python? Come. Got Python and Rust? Come running": what is added to a clause that already named the rest. */
function addedIn(left: Segment, right: Segment): string[] {
  const added = right.named.filter((slug) => !left.named.includes(slug))
  const repeats = left.named.length > 0 && left.named.every((slug) => right.named.includes(slug))
  if (!repeats || added.length === 0 || isDenied(left) || isDenied(right) || STRONG.test(right.frame)) return []
  if (!right.frame.includes(S) || /\bor\b/.test(right.frame)) return []
  const first = firstWords(left, 1)
  const isRepeated = first !== '' && !first.includes(S) && first === firstWords(right, 1)
  return isRepeated || shared(left, right) >= NEARLY ? added : []
}

/** What two clauses begin with alike: "you have shipped Go. You have run it on Kubernetes". */
const SAME_OPENING = 2

const isAlike = (left: Segment, right: Segment): boolean =>
  firstWords(left, SAME_OPENING) === firstWords(right, SAME_OPENING) &&
  !firstWords(left, SAME_OPENING).includes(S) &&
  /[a-z]/.test(firstWords(left, 1))

/** How much the clauses of a short text ask for what they name, as they stand beside each other. */
export function weighedBeside(statements: readonly Statement[], lower: string): Weighed[] {
  if (lower.length > REACH || statements.some(({ section }) => section === 'must' || section === 'nice')) return []
  const all = segmentsOf(statements, lower).filter(({ frame }) => frame !== '')
  const naming = all.filter(({ named }) => named.length > 0)
  if (naming.length < 2) return []
  const lesser = new Set(naming.filter((segment) => isLess(segment) && !OF_OTHERS.test(segment.frame)))
  const added: Weighed[] = []
  naming.forEach((right, at) => {
    const left = naming[at - 1]
    if (left === undefined) return
    const denied = lessByDenial(left, right)
    if (denied !== null) lesser.add(denied)
    if (mayBeside(left, right)) lesser.add(right)
    const extra = addedIn(left, right)
    for (const { skills } of statements)
      for (const { slug, start, end } of skills)
        if (extra.includes(slug) && start >= right.start && end <= right.end)
          added.push({ start, end, level: 'nice', isContrast: true, isCertain: true })
    if (extra.length > 0) lesser.delete(right)
  })
  const firm = naming.filter((segment) => !lesser.has(segment))
  if (firm.length === 0) return []
  const isContrast = lesser.size > 0 || added.length > 0
  const raised = firm.filter(
    (segment) =>
      SAYS.test(segment.frame) &&
      !OF_OTHERS.test(segment.frame) &&
      (isContrast
        ? !isDenied(segment) || NOT_GIVEN_UP.test(segment.frame)
        : !isDenied(segment) && firm.some((other) => other !== segment && isAlike(segment, other))),
  )
  return [
    ...added,
    ...[...lesser].map(
      ({ start, end }): Weighed => ({ start, end, level: 'nice', isContrast: true, isCertain: false }),
    ),
    ...raised.map(
      ({ start, end, frame }): Weighed => ({
        start,
        end,
        level: 'must',
        isContrast,
        isCertain: NOT_GIVEN_UP.test(frame),
      }),
    ),
  ]
}
