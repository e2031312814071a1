import type { Gazetteer } from '../../text/gazetteer.ts'
import { areAlike, areUsedTogether } from './group-alternatives.ts'
import type { Level, Mention } from './read-demands.ts'

/** Replaces a named skill in a statement, so that the patterns see only its grammar. */
const S = '\u0001'
const LAST = '(?:\\bor\\b|\\band\\b|&|\\+)'
const LIST = `${S}(?:\\s*(?:[/|]|,(?:\\s*${LAST})?|${LAST})\\s*${S})*`
/** "One of A/B, C + D" chooses between the two of the slash, "one of A, B or C, D" ends with C. */
const CHOSEN = `(?:${S}(?:\\s*/\\s*${S})+|${S}(?:\\s*,\\s*${S})*\\s*,?\\s*\\b(?:or|and)\\s+${S}|${S}(?:\\s*[,|]\\s*${S})+)`
const CHOICE = `${S}(?:\\s*(?:[/|]|,(?:\\s*\\bor\\b)?|\\bor\\b)\\s*${S})*`
const PEOPLE =
  '(?:\\s+(?:people|persons?|folks|users?|developers?|devs|engineers?|programmers?|experience|knowledge|backgrounds?|skills?|veterans|specialists|experts|profiles?|candidates))?'
const ALSO = '(?:also|too|equally|just as|likewise|happily|gladly|perfectly|totally|absolutely|as|be|well|good)'
/** Phrases for an acceptable substitute. */
const WOULD_DO = `(?:\\s+(?:is|are|will|would|can|could|may|do|does|have|has|${ALSO}|usually|always|quickly|easily|fast))*\\s+(?:(?:(?:an? )?(?:\\w+ )?(?:alternative|substitute|replacement)\\b|(?:equally|just as) (?:good|fine|welcome|valuable)\\b|fine|ok|okay|accepted|acceptable|considered|possible|allowed|tolerated|enough|equivalent|interchangeable|no problem|not a problem)\\b|(?:works?|do|does|counts?|suffices?|qualif(?:y|ies)|transfers?|carr(?:y|ies) over|translates?|adapts?|switch|ramp up|convert|catch up|retrain|be retrained|learn|pick (?:it|this|that) up|found their way|feel at home)\\b(?:\\s+(?:quickly|fast|easily|over|too|as well|just as well|fine|up))?|(?:welcome|good|great)\\s+(?:too|as well|also)\\b)`
/** "Terraform needed, though …" */
const ASKED = '(?:\\s+(?:is|are))?(?:\\s+(?:needed|required|wanted|essential|expected|mandatory|compulsory|a must))?'
const BUT = '[,;(–-]*\\s*(?:but|though|although|and|or|while|yet)?\\s*(?:if (?:it|that) (?:has|must) (?:to )?be,?\\s*)?'

/** Phrases that ask for one of a list. */
const ONE_OF = new RegExp(
  [
    `\\b(?:at least|min\\.?|minimum) one\\s*[:(]\\s*${CHOSEN}`,
    `\\b(?:pick|choose|take|name|know|master|bring|just|only|any)(?: any| just)? one\\s*[:(–-]\\s*${CHOSEN}`,
    `\\bwhich(?:ever)? of (?:the |these )?${CHOSEN}`,
    `\\b(?:one|any|either|some|(?:one|two) or (?:two|more|three|several)|one to (?:two|three)|at least (?:one|two)|two) (?:of|among|out of)(?: the following| the| these| those)?(?:\\s+[a-z-]+){0,3}?\\s*[:(]?\\s*${CHOSEN}`,
    `\\b(?:any|one|two) (?:out )?of (?:the |these |those )?(?:two|three|four|five|six)\\s*[:(]?\\s*${LIST}`,
    `${S},? or (?:any|one|some|another)(?: one)? of its (?:\\w+ ){1,2}(?:like|such as|e\\.g\\.|including|:|\\() ?${LIST}`,
    `${S}(?:\\s*,\\s*${S})*,?\\s+or\\s+(?:\\w+ly\\s+)?(?:with|in|using|via|on)\\s+${S}`,
    `\\beither\\s+${S}(?:\\s*,\\s*${S})+\\s*,?\\s*\\bor\\s+${S}`,
    `\\bbe it ${S}(?:\\s*,?\\s*(?:or )?be it ${S})+`,
    `${LIST}\\)?\\s*(?:[,:;(–-]|etc\\.?;?)*\\s*(?:(?:min\\.?|minimum|at least|just|only|knowing|having)\\s+)*(?:(?:any|one|either) (?:of (?:the )?(?:them|these|those|two|three|above|lot)\\b|(?:is|will|would|alone is)(?: be)? (?:enough|fine|ok|okay|do|needed|required|sufficient|good)\\b|suffices)|(?:min\\.?|minimum|at least) one\\b(?=\\s*[).;,]|\\s*$)|any(?: one)?\\b(?=\\s*\\))|any one\\b(?=\\s*[.;,]|\\s*$)|pick (?:any |just )?one\\b|one (?:or|of) (?:the )?(?:two|three|other)\\b|your (?:choice|pick|call)\\b|you choose\\b|whichever\\b|(?:we(?:'re| are)|i(?:'m| am)) (?:(?:not (?:too |very |that )?(?:fussy|picky|religious|dogmatic|choosy|particular|strict)|agnostic|easy|flexible|relaxed|open))\\b|no preference\\b|take your pick\\b|we use the (?:first|second|last|latter|former)\\b)`,
  ].join('|'),
  'g',
)

/** The list after "one of the following:", up to the end of the sentence. */
const WHOLE_LIST = new RegExp(`^[\\s(]*${LIST}(?=[\\s.)]*$)`, 'g')

/** "A message broker: A, B", "some cloud (A, B or C)": of things of one kind. */
const OF_A_KIND = new RegExp(
  `\\b(?:an?|one|some|any)\\s+(?!(?:\\w+ )?(?:plus|must|bonus|advantage|asset|extra|stack|mix|combination|range|variety|few|lot|set)\\b)(?:(?:[a-z][\\w-]*|${S})\\s+){0,8}?(?:[a-z][\\w-]*|${S})\\s*(?:[(:]|\\s[-–])\\s*(?:(?:either|ideally|preferably|usually|be it|say)\\s+)?${CHOICE}(?!\\s*(?:and|&|\\+))`,
  'g',
)

/** "A web developer (A, B)": a person knows both. */
const OF_A_PERSON =
  /\b(?:developers?|devs?|engineers?|analysts?|designers?|architects?|administrators?|admins?|testers?|scientists?|consultants?|specialists?|technicians?|programmers?|managers?|leads?|experts?|persons?|colleagues?|freelancers?|interns?|trainers?|officers?|coordinators?|someone|somebody)\s*[(:–-](?!.*\bor\b)/

/** "A data scientist on the engineering side: A, B", "a project (A, B)": no name of a kind, so that all are meant. */
const OF_NO_KIND =
  /\b(?:developers?|devs?|engineers?|analysts?|designers?|architects?|administrators?|testers?|scientists?|consultants?|specialists?|managers?|person|people|someone) (?:who|that|with|for|on|in|from)\b[^:(]*[:(–-](?!.*\bor\b)|\b(?:junior|senior|mid|sides?|teams?|squads?|projects?|roles?|jobs?|positions?|profiles?|backgrounds?|replacements?|hands?|help|apps?|products?|company|shop|start-?up|agency|client|bank|gigs?|contracts?|migrations?)\s*[:(–-](?!.*\bor\b)/

const isOfAKind = (said: string): boolean => !OF_A_PERSON.test(said) && !OF_NO_KIND.test(said)

/** "CI tools (A/B/C)": within brackets a slash lists examples. */
const IN_BRACKETS = new RegExp(`(?:[a-z]|${S})\\s*\\(\\s*${S}(?:\\s*/\\s*${S})+\\s*\\)`, 'g')

/** "A, B or another database", "A, B, or equivalents", "A, B, you name it". */
const OPEN_LIST = new RegExp(
  `${S}(?:\\s*[,/|]\\s*${S})+\\s*(?:experience|knowledge|skills)?,?\\s*(?:(?:or|and)\\s+(?:(?:an?|any|some|the)\\s+)?(?:other|another|similar\\w*|comparable|equivalents?|alike|likes?|like|such|related|whatever|whichever|something|anything)\\b|you name it|,?\\s*(?:whatever|whichever)\\b|and so on|or so\\b)`,
  'g',
)

/** "A preferred, B is fine", "A (we also take B people)", "ideally A, otherwise B": one thing instead of the other. */
const INSTEAD = new RegExp(
  [
    `${CHOICE}${PEOPLE}(?:\\s+(?:is|are|would be))?(?:\\s+(?:strongly|highly|much|clearly))?(?:\\s+(?:preferred|ideal|best|favou?red|our (?:language|tool|choice|first choice|standard|favou?rite)|what we (?:use|have|run|write)|theirs|ours))?${ASKED}\\s*${BUT}${LIST}${PEOPLE}${WOULD_DO}`,
    `${CHOICE}${PEOPLE}\\s*[,;(–-]+\\s*(?:but |though |and |or )?(?:we|i)(?:'d|'ll| would| will| can| do)?(?: also| happily| gladly| equally| certainly)+ (?:accept|take|consider|welcome|look at|hire|talk to|like)\\s+(?:strong |good |experienced |seasoned )?${CHOICE}`,
    // "Our stack is Django, but Flask or FastAPI people are welcome".
    `${CHOICE}\\s*[,;(–-]*\\s*(?:but|though|although)\\s+${LIST}(?=\\s+[a-z])${PEOPLE}\\s+(?:is|are)\\s+(?:${ALSO}\\s+|very\\s+|more than\\s+)*welcome\\b`,
    `${CHOICE}${PEOPLE}\\s*[,;(–-]+\\s*(?:but |though |and )?(?:we(?:'re| are)|i(?:'m| am)) (?:also |equally |just as |happily )*open to ${CHOICE}`,
    `${CHOICE}\\s*[(–-]\\s*or\\s+(?:an? |the )?${CHOICE}`,
    `${CHOICE},? or an? (?:related|similar|comparable|other|equivalent) [a-z ]{3,24}\\(\\s*(?:e\\.g\\.?,?|like|such as|say)?\\s*${CHOICE}`,
    `${CHOICE}\\s*\\(\\s*or (?:similar|comparable|equivalent)\\s*:\\s*${CHOICE}`,
    `\\b(?:preferably|ideally|preferred:|best:)\\s+${CHOICE}${PEOPLE}\\s*[,;(–-]*\\s*(?:otherwise|alternatively|if not|else|failing (?:that|which)|(?:but|or|and|though)(?: (?:also|otherwise|alternatively|maybe|then))?),?\\s+${CHOICE}(?:${PEOPLE}${WOULD_DO})?`,
    `${CHOICE}\\s*\\((?:ideally|preferably|preferred|best|first choice)\\)\\s*,?\\s*or\\s+${CHOICE}`,
    `${CHOICE}\\s*[,(]\\s*or\\s+${CHOICE}${PEOPLE}\\s*,?\\s+(?:if|should|and (?:the|a) (?:wish|will|willingness|desire|plan)|plus (?:the|a) (?:wish|will|willingness))\\b`,
    `${CHOICE}[^.;]{0,24}\\b(?:but|though|and)\\b[^.;]{0,16}\\b(?:won't|wouldn't|don't|do not|will not|not) (?:hold|mind|reject|object to|say no to|turn down|rule out|be picky about)\\s+${CHOICE}`,
    `\\bwhether (?:it is |it's |in |you (?:use|know|write|come from) )?${CHOICE} (?:or|doesn't|does not|is)\\b[^.;]{0,40}\\b(?:matter|irrelevant|your (?:choice|call)|up to you|same|secondary|equal)\\b`,
    `${CHOICE}(?:\\s+(?:is|are))?(?:\\s+(?:strongly|much|clearly))?\\s+(?:preferred|favou?red) (?:over|to) ${CHOICE}`,
    `${CHOICE}\\s*,?\\s*(?:and |or )?if not ${S},? (?:then )?${CHOICE}`,
    // "If no Rust then C++", "Terraform unless they bring Pulumi".
    `\\bif (?:there(?:'s| is) )?no ${CHOICE}${PEOPLE},? (?:then |we(?:'ll)? take |take |maybe |at least )?${CHOICE}`,
    `${CHOICE} unless (?:they|you|he|she|someone|the \\w+) (?:also |already |really )?(?:brings?|knows?|ha(?:s|ve)|prefers?|uses?|comes? with|comes? from) ${CHOICE}`,
    `${CHOICE}\\s*[,;(–-]*\\s*(?:or\\b)?[\\s,–-]*(?:alternatively|equivalently|respectively|at a pinch|if need be|if necessary|failing (?:which|that)|at the very least|else)\\s*[,:–-]?\\s*${CHOICE}`,
    `${CHOICE}\\s*,?\\s*or (?:experience|knowledge|practice) (?:with|in|of) ${CHOICE} instead\\b`,
    `${CHOICE}(?:\\s*,?\\s*(?:it |this |that )?can (?:also )?be|,? be it|,? maybe) ${CHOICE}(?= too| as well| instead|\\s*[.;)]|\\s*$)`,
  ].join('|'),
  'g',
)

const MAY_CHOOSE =
  /\b(?:or|one|two|which|pick|choose|any|either|some|an?|whichever|your|you|we|i|fine|ok|okay|accept\w*|considered|possible|tolerated|enough|equivalent\w*|no problem|works?|do|counts?|suffices?|qualif\w+|transfers?|carr\w+|translates?|adapts?|switch|too|well|also|otherwise|alternatively|not|else|failing|pinch|least|interchangeable|can|learn|respectively|minimum|pick|if|unless|preferred|favou?red)\b|\([^)]*\//

/** Spares most lists the patterns of one thing instead of another. */
const MAY_REPLACE =
  /\b(?:fine|ok|okay|accept\w*|consider\w*|possible|allowed|tolerated|enough|equivalent\w*|interchangeable|problem|works?|do|does|counts?|suffices?|qualif\w+|transfers?|carr\w+|translates?|adapts?|switch|ramp|convert|catch|retrain\w*|learn|pick|found|feel|too|well|also|good|great|welcome|open|preferably|ideally|preferred|best|if|should|wish|will\w*|plus|hold|mind|reject|object|turn|rule|picky|whether|alternatively|respectively|pinch|failing|least|else|instead|can|maybe|be|need|unless|similar|comparable|related|other|favou?red)\b|[(–-]\s*or\b/

/** "Collibra (rollout, not just usage)": a bracket without names only explains. */
const EXPLAINS =
  /\s*\((?![^()]*\b(?:or|one|any|either|prefer\w*|ideally|fine|ok|okay|best|similar|like)\b)[^()/]{1,40}\)/g

interface Sketch {
  said: string
  /** The offset of each mention. */
  places: number[]
}

const VERSION =
  /^\+(?=[\s,;/()|–-]|$)|^\s*\(?v?\d+(?:\.\d+)*(?:\.x)?\s?\+?(?:\s?[-/–]\s?\d+(?:\.\d+)*)?\)?(?:\s*\((?:or |and )?(?:above|newer|higher|later|up)\)|\s(?:and|or)\s(?:above|newer|higher|later|up))?(?=[\s,;/()|–-]|$)/

function sketchOf(text: string, offset: number, mentions: readonly Mention[]): Sketch {
  let said = ''
  let at = 0
  const places = mentions.map(({ term }) => {
    const from = Math.max(at, term.start - offset)
    const between = text.slice(at, from)
    said += at > 0 ? between.replace(VERSION, '').replace(EXPLAINS, '') : between
    said += S
    at = Math.max(at, term.end - offset)
    return said.length - 1
  })
  said += text.slice(at).replace(VERSION, '')
  return { said, places }
}

/** The most names per pass; the patterns look at every part of a list, so longer ones are split. */
const MAX_AT_ONCE = 10

/**
 * Numbers the mentions of which one suffices, so that they become one demand. Where one skill can replace another,
 * both are asked for as firmly as the place asks, even if the text prefers the first.
 */
export function markChoices(
  text: string,
  offset: number,
  mentions: readonly Mention[],
  base: Level,
  gazetteer: Gazetteer,
  isOneOf = false,
): void {
  if (mentions.length < 2 || !(isOneOf || MAY_CHOOSE.test(text))) return
  for (let from = 0; from < mentions.length; from += MAX_AT_ONCE) {
    const piece = mentions.slice(from, from + MAX_AT_ONCE)
    const start = from === 0 ? 0 : (piece[0]?.term.start ?? offset) - offset
    const next = mentions[from + MAX_AT_ONCE]
    const end = next === undefined ? text.length : next.term.start - offset
    markPiece(text.slice(start, end), offset + start, piece, base, gazetteer, from, isOneOf)
  }
}

function markPiece(
  text: string,
  offset: number,
  mentions: readonly Mention[],
  base: Level,
  gazetteer: Gazetteer,
  counted: number,
  isOneOf: boolean,
): void {
  const { said, places } = sketchOf(text, offset, mentions)
  let count = counted
  const within = (match: RegExpMatchArray): number[] => {
    const start = match.index ?? 0
    return places.flatMap((place, index) => (place >= start && place < start + match[0].length ? [index] : []))
  }
  const join = (list: readonly number[]): void => {
    if (list.length < 2) return
    const known = list.map((index) => mentions[index]?.choice).find((choice) => choice !== undefined)
    const choice = known ?? ++count
    for (const index of list) (mentions[index] as Mention).choice = choice
    // A skill that the model took off the list stays in a choice with others that are asked for.
    if (list.some((index) => mentions[index]?.level === 'must'))
      for (const index of list) if (mentions[index]?.isDoubted === true) settle(mentions[index] as Mention, 'must')
  }
  const alike = (list: readonly number[]): number[] => {
    const last = mentions[list.at(-1) ?? -1]
    const first = list.findLastIndex((index) => !areAlike(mentions[index] as Mention, last as Mention, gazetteer))
    return list.slice(first + 1)
  }
  const kindOf = (index: number): string | undefined => gazetteer.skills[mentions[index]?.term.place ?? -1]?.kind
  const goTogether = (left: number, right: number): boolean =>
    areUsedTogether(mentions[left] as Mention, mentions[right] as Mention, gazetteer)
  /** The text before the bracket may be the field itself. */
  const ofOneKind = (list: readonly number[]): number[] => {
    const last = list.at(-1) ?? -1
    const listed = list.slice(list.findLastIndex((index) => kindOf(index) !== kindOf(last)) + 1)
    return kindOf(last) === 'domain' ? alike(list) : listed
  }
  if (isOneOf) for (const match of said.matchAll(WHOLE_LIST)) join(alike(within(match)))
  for (const match of said.matchAll(ONE_OF)) join(within(match))
  for (const match of said.matchAll(OPEN_LIST)) join(alike(within(match)))
  /** "CI/CD tools (A/B)", "a JVM language: A, B": the field only names the list, and is not a demand. */
  const joinOfField = (list: readonly number[]): void => {
    const listed = ofOneKind(list)
    join(listed)
    const field = listed.length < 2 || kindOf(listed[0] ?? -1) === 'domain' ? undefined : mentions[list[0] ?? -1]
    if (field !== undefined && !listed.includes(list[0] ?? -1) && kindOf(list[0] ?? -1) === 'domain') {
      field.level = 'dropped'
      field.isDoubted = false
    }
  }
  for (const match of said.matchAll(OF_A_KIND)) if (isOfAKind(match[0])) joinOfField(within(match))
  for (const match of said.matchAll(IN_BRACKETS)) {
    const inside = within(match)
    const listed = said.charAt(match.index) === S ? inside.slice(1) : inside
    if (listed.some((index, at) => at > 0 && goTogether(listed[at - 1] ?? -1, index))) continue
    joinOfField(ofBrackets(said, places, match.index, inside, kindOf(inside[0] ?? -1) === 'domain'))
  }
  if (!MAY_REPLACE.test(said)) return
  for (const match of said.matchAll(INSTEAD)) {
    const list = within(match)
    const isOfOneKind = alike(list).length === list.length
    const isDenied = list.some((index) => mentions[index]?.level === 'dropped') && !DENIES_NOTHING.test(match[0])
    // "No Angular, Vue is fine" offers Vue, and no choice of both.
    const isRefused = list.some(
      (index) => mentions[index]?.level === 'unwanted' && REFUSED_BEFORE.test(said.slice(0, places[index])),
    )
    if (list.length < 2 || !isOfOneKind || isDenied || isRefused) continue
    join(list)
    const levels = list.map((index) => mentions[index]?.level)
    const level: Level = base === 'must' || levels.includes('must') ? 'must' : base === 'nice' ? 'nice' : 'context'
    if (base === 'nice' && !levels.includes('must')) continue
    for (const index of list) settle(mentions[index] as Mention, level)
  }
}

/** The list in brackets with the field before them, which a noun may follow, or without the name that they explain. */
function ofBrackets(
  said: string,
  places: readonly number[],
  from: number,
  inside: readonly number[],
  isOfField: boolean,
): readonly number[] {
  const before = places.findLastIndex((place) => place < from)
  if (before >= 0 && NOUN_BETWEEN.test(said.slice((places[before] ?? 0) + 1, from + 1))) return [before, ...inside]
  // "Node.js (Express / Fastify)": one of two for what stands before.
  return said.charAt(from) === S && !isOfField ? inside.slice(1) : inside
}

const REFUSED_BEFORE = /\b(?:(?<!\bif )(?<!\bif there's )(?<!\bif there is )no|not|without|never) $/

/** "CI/CD tools (" */
const NOUN_BETWEEN = /^\s+(?:tools?|platforms?|systems?|software|solutions?|frameworks?|products?|suites?)$/

/** Its denial is of what the text can do without, not of the thing. */
const DENIES_NOTHING =
  /\b(?:if no|if not|unless|instead|failing|whether|hold|mind|reject|object|turn down|rule out|picky)\b/

function settle(mention: Mention, level: Level): void {
  mention.level = level
  mention.isExplicit = false
  mention.isDoubted = false
}
