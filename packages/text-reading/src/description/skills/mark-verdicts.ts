import type { Place } from './mark-refusals.ts'
import type { Level, Mention } from './read-demands.ts'
import { BETWEEN_NAMES, S, sketchOf } from './sketch.ts'

const MAX_MORE_NAMES = 15
const LIST = `(?<of>(?<!${S})${S}+(?:${BETWEEN_NAMES}(?:(?:any|the|an?) )?${S}+){0,${MAX_MORE_NAMES}})`
const END = '(?=\\s*(?:[.,;:!?)]|$))'
/** Words of the same clause that name no skill. */
const within = (count: number): string => `[^.;:!?${S}]{0,${count}}`
const PAPERS = '(?:cvs?|resumes?|profiles?|portfolios?|applications?|submissions?)'
const SENT_AWAY =
  '(?:(?:straight|right|directly) (?:back|out|(?:in|to|into) the (?:bin|trash|shredder))|(?:in|into|to) the (?:bin|trash|shredder|bottom of the pile)|(?:gets?|is|are|be|will be) (?:blocked|binned|deleted|sorted out|filtered out|an? (?:automatic|instant) (?:no|reject\\w*))|(?:gets?|means|is) an? (?:automatic|instant|immediate) (?:no\\b|reject\\w*))'
const LIKED = '(?:good|ok|okay|fine|nice|great|cool|welcome|helpful|useful|decent)'
const STRONG = '(?:strong|solid|deep|expert|excellent|rock[- ]solid)'

const PERSON =
  '(?:developers?|devs?|engineers?|engrs?|programmers?|coders?|architects?|analysts?|admins?|consultants?|specialists?|testers?|designers?|people|persons?|ppl|folks|guys?)'
const WELCOMED =
  "perfect|great|good\\b|excellent|wonderful|fantastic|awesome|then |please (?:share|write|send|apply|call|get in touch)|we should talk|let's talk"

interface Verdict {
  readonly level: Level
  readonly pattern: RegExp
}

const verdicts = (level: Level, patterns: readonly string[]): Verdict[] =>
  patterns.map((pattern) => ({ level, pattern: new RegExp(pattern, 'dg') }))

/** What a clause says of a skill in words that have one meaning; a later one outweighs an earlier one. */
const VERDICTS: readonly Verdict[] = [
  ...verdicts('must', [
    // "TypeScript either way", "in any case Spring Boot", "Kafka will not be optional".
    `${LIST},? (?:in any (?:case|event)|either way|regardless|in (?:both|all|every) cases?|no matter what|(?:is|are) (?:a given|as good as a given)|goes without saying|(?:will|would|is|are)(?: not|n't) (?:be )?optional)${END}`,
    `\\b(?:in any (?:case|event)|above all|either way|come what may),? ${LIST}${END}`,
    // "No need to shout about it but Haskell is what we do."
    `(?:^|[,;.] |\\bbut )${LIST} is what (?:we|you|they) (?:do|need|want|speak|hire for|look for|are after)${END}`,
    `\\bcould(?:n't| not) care more about ${within(10)}${LIST}`,
    `${LIST} makes all the difference${END}`,
    `\\bnot (?:only|just) (?<of>${S}+[:,;] (?:we|you|they|there) [a-z' ]{0,16}\\balso [a-z ]{0,12}${S}+)${END}`,
    `\\bneither ${within(60)}, (?:just|only) ${LIST}${END}`,
    // "You can't fake Kubernetes in our interviews."
    `\\b(?:can't|cannot|can not) (?:fake|bluff|cheat|skimp on|escape|get around) ${LIST}`,
    `\\bwithout ${LIST},? (?:you|they|one|he|she)(?:'d|'ll| would| will)? be (?:lost|slow|stuck|blind|helpless)${END}`,
    `\\bhardly an? \\w+ ${within(24)}(?:doesn't|does not|without) ${within(12)}${LIST}`,
    `\\bnone without ${LIST}${END}`,
    // "Tableau is gone. Looker came in its place."
    `${LIST} (?:came|stepped) in (?:its|their) (?:place|stead)\\b|\\bthen came ${LIST.replace('of', 'next')}`,
    `${LIST} (?:is what stays|is here to stay|stayed)${END}`,
    `(?<of>${S}+ follows from (?:that|it|this)(?:,? (?:and )?so does ${S}+)?)${END}`,
    // "Strong Java, Kafka good": of two that are weighed, the first is asked for.
    `\\b${STRONG} (?<of>${S}+)(?=, ${S}+ ${LIKED}${END})`,
    `\\ba bit of ${LIST} (?:is|would be|will be) (?:quite )?enough${END}`,
    `\\bdeal[ -]?breakers?: (?:no|lack of|missing|without) ${LIST}(?: (?:experience|skills|knowledge))?${END}`,
    // "You know Kotlin? Perfect."
    `^(?:do |and )?(?:you|u) (?:already )?(?:know|speak|write|use|love|like) ${LIST}(?=\\s?\\?\\s?(?:${WELCOMED}))`,
    `^(?:got|know|fluent in|used) ${LIST}(?=\\s?\\?\\s?(?:${WELCOMED}))`,
    `\\b(?:in )?realit(?:y|ies): ${LIST}${END}`,
  ]),
  ...verdicts('nice', [
    `(?<=\\b${STRONG} ${S}+, (?:${S}+ ${LIKED}, )*)(?<of>${S}+) ${LIKED}${END}`,
    `${LIST},? (?:is |are |rather )?more (?:of )?an? (?:hope|dream|bonus|extra|preference|nice[- ]to[- ]have|luxury)\\b`,
    // "SwiftUI if you can get it", "Redis only if it comes for free".
    `${LIST},? (?:but )?(?:only )?if (?:you|we|they) can (?:get|find) (?:it|them|one|that)\\b`,
    `${LIST},? (?:but )?only if (?:it|that|they) (?:comes?|is|are) (?:for )?free\\b`,
    // "Tableau GTH", "k8s n2h", "Hive g2k".
    `(?<of>${S}+(?:/${S}+)?),? (?:exp(?:erience)?\\.? )?(?:is |= ?)?(?:pref|n2h|gth|g2h|g2k|(?:good|nice) 2 (?:have|know)|des\\.(?=\\s*(?:$|[,;)])))(?!\\s?:)(?:${END}|(?<=\\.))`,
    `\\b(?:pref|n2h|gth|g2h|g2k|(?:good|nice) 2 (?:have|know)) ?: ?${LIST}${END}`,
    `${LIST}(?: skills| experience| knowledge)?,? (?:(?:but|is|are|it's) )*(?:not|non-?)[ -]?blocking${END}`,
    `${LIST} (?:is |are |can be )?(?:trainable|teachable)${END}`,
    `\\b(?:would|'d|will|'ll) trade ${LIST} for\\b`,
    `\\b(?:we|i) (?:only )?(?:dream|hope)(?: of| for)? ${LIST}${END}`,
    `\\b(?:and|but) (?:only )?(?:dream of|hope for) ${LIST}${END}`,
    `${LIST} (?:is )?what (?:we|i)(?:'d| would) (?:like|love)${END}`,
    `\\b(?:want|(?:dream|wish) (?:of|for)) ${LIST},? (?:but )?need\\b`,
    `(?<of>${S}+) ideally (?=(?:and|but|please|pls|no)\\b)`,
    `${LIST} (?:is |are )?(?:ok|okay|fine) too as\\b`,
    // "Rust is coming in 2027", "GraphQL is planned for next year".
    `(?:^|[.;] ?)${LIST} (?:is|are) (?:also |still )?(?:coming|planned|scheduled|arriving|on (?:the|our) (?:roadmap|horizon|agenda))(?: (?:in|for|by|later|soon|next|this|the|coming|year|quarter|month|half|spring|summer|autumn|fall|winter|q[1-4]|20\\d\\d))*${END}`,
    `${LIST} (?:people|folks|${PERSON}) (?:usually |often |always |quickly |really |all )*(?:love it|thrive|do well|feel at home|fit in)\\b`,
    // "Airflow (soft req)".
    `(?<of>${S}+) \\((?:an? )?soft (?:req\\w*|must)\\.?\\)`,
    `(?:^|[.;] ?)soft req\\w*: ${LIST}${END}`,
  ]),
  ...verdicts('dropped', [
    `\\bforget (?:what|everything|all) (?:that )?(?:i|we|they|he|she) (?:wrote|said|told you|mentioned|asked for|put) about (?:the )?${LIST}`,
    `${LIST} (?:you|we|they|one) (?:can|may|could) (?:safely |just )?(?:forget|skip|ignore|leave out)${END}`,
    `${LIST},? not at all${END}`,
    `${LIST} (?:skills |knowledge |experience )?(?:is|are|would be) (?:an? )?(?:waste|wasted|pointless|worthless|(?:handled|done|written|covered) (?:elsewhere|by (?:another|others|a partner)))\\b`,
    `\\bmakes? no difference (?:if|whether) ${within(40)}(?<of>${S}+) or not${END}`,
    `${LIST} (?:part |side |half )?(?:has been|was|is|got|were) outsourced\\b`,
    `\\bnever again ${within(28)}\\b(?:in|with) ${LIST}${END}`,
    `${LIST} (?:is something |which )?we (?:\\w+ )?(?:thought about|looked at|considered|tried)(?: it)? (?:and|but) (?:\\w+ )?(?:decided against|dropped|rejected)\\b`,
    `${LIST}${within(20)} (?:is|are) (?:therefore |thus |sadly )?of (?:no|little) (?:use|interest|value|help)\\b`,
    `\\b(?:don't|do not|dont|doesnt) (?:really )?(?:care|mind) (?:about|for) ${LIST}${END}`,
    `${LIST}[:,]? (?:is |are )?(?:not of (?:any )?interest|not imp(?:ortant)?|of no interest|n/a)${END}`,
    `\\bnot necessarily ${LIST}${END}`,
    `${LIST} (?:people|folks|${PERSON}) (?:usually |often |always |quickly |tend to |would |will |just )*(?:(?:get|got|be|are|were|grow) (?:usually |often |quickly |too )*(?:bored|lost|unhappy|overqualified)|struggle|leave|left|fail|suffer|don't (?:stay|fit|last))\\b`,
    `(?<of>${S}+) \\((?:ignored?|(?:we )?(?:don't|dont|do not) care|not imp(?:ortant)?|n/a|whatever)\\)`,
    `^(?:please |pls )(?:drop|delete|scratch|take out) ${LIST}${END}`,
    `\\bswap ${LIST} for ${S}+ in (?:the|our|this) (?:ad|posting|job|description|text)\\b`,
    `(?:^|[.;!] ?)(?:please )?(?:no one|nobody) from ${LIST}(?: (?:or|and) \\w+)?,? (?:please|pls)\\b`,
  ]),
  ...verdicts('unwanted', [
    // "Go yes, PHP no way", "VB.NET is grounds for rejection".
    `(?<of>${S}+)[,:]? (?:is |are |= ?)?(?:no way|never ever|a thousand times no|not ok(?:ay)?|hell no|out of the question|(?:a )?grounds for (?:rejection|refusal|exclusion)|a reason to stop reading|an? (?:nay|no-?no|red card))${END}`,
    `(?<of>${S}+)'s an? (?:nay|no-?no|no-?go)${END}`,
    `(?<of>${S}+) \\((?:wo|will|would)(?:n'?t| not)(?: (?:have|do|take))?\\)`,
    `(?<of>${S}+) (?:on|in) (?:the|your|their|a) (?:cv|resume|profile) (?:disqualifies|rules (?:you|them|anyone) out)\\b`,
    `(?<of>${S}+)(?: ${PAPERS})?,?(?: go(?:es)?)? straight (?:to|in|into) the (?:bin|trash|shredder)\\b`,
    `\\b(?:any(?:one|body|thing)|${PAPERS}|candidates?)\\b${within(50)}${LIST}${within(40)}\\b${SENT_AWAY}`,
    // "We've been burned by Flutter before", "we've had it with Selenium testers".
    `\\b(?:burn(?:ed|t) by|had it with) (?:the |all |these )?${LIST}`,
    `\\brather (?:leave|keep)\\b${within(30)}\\bempty than (?:hire|take|employ|have|see)\\b${within(12)}${LIST}`,
    `\\b(?:not another|can(?:'t|not) use another|(?:don't|do not) (?:need|want|(?:send|present|show)(?: me| us)?) another)\\b${within(30)}\\(?${LIST}`,
    `(?:^|[.;,] |\\bplease )(?:filter|weed|screen) out (?:all |any |the )?${LIST}${END}`,
    // "No PHP please, our architect is allergic to it."
    `(?:^|[.;!] ?)no ${LIST},? (?:please|pls)\\b(?! (?:ask|note|tell|mention|read|see))`,
    `(?:^|[.;!] ?)no ${LIST}, we (?:need|want|look)\\b`,
    `\\b(?:under no circumstances|on no account|in no case),? (?:any )?${LIST}${END}`,
    `${LIST} gives? (?:me|us) (?:nightmares|a rash|headaches|hives)\\b`,
    `(?<!\\b(?:you|who|people|that) )\\bhates ${LIST}${END}`,
    `(?<of>${S}+)(?: (?:people|folks|developers|devs|users|veterans|engineers))?[:,] (?:thank you|thanks),? but,? no\\b`,
    `\\b(?:don't|do not) (?:come|bother|bore|trouble)(?: (?:to|me|us))* with ${LIST}`,
    `\\bclosed to ${LIST}`,
    `\\bif\\b${within(40)}${LIST}${within(30)}(?:,|\\b) ?(?:(?:please|kindly|we'll|we) pass${END}|let it beat elsewhere|(?:i'm sorry,? but )?it(?:'s| is) a no\\b|we won't get along\\b)`,
    `\\bspare (?:your|our) breath if ${within(12)}${LIST}`,
    // "Java developer, not JavaScript": who is sought, and who is not; "Cypress, not Playwright" only prefers one of two.
    `(?<=^(?:${within(40)}${S}+)${within(12)}\\b${PERSON}),? (?:but )?not (?<of>${S}+(?:${BETWEEN_NAMES}${S}+){0,4})(?: ${PERSON})?${END}`,
    `(?<=^${within(40)}${S}+),? (?:but )?not (?<of>${S}+(?:${BETWEEN_NAMES}${S}+){0,4}) (?:people|ppl|folks|profiles|cvs)${END}`,
    `\\bwhat (?:we|i) (?:don't|do not|dont) (?:want|need to see|like) (?:is|are) ${LIST}`,
    `(?<=${S} (?:yes|yep|ok)[,;.] ?(?:but |and )?)(?<of>${S}+) no${END}`,
    `${LIST} (?:is|are) dead (?:to|for) (?:us|me)\\b`,
    `(?:&&|\\band|\\|\\|) !(?<of>${S}+)`,
    `-(?:skills?|title|keywords?):"?(?<of>${S}+)`,
    `(?:^|[.;] ?)(?:skip|avoid|steer clear of|stay away from|leave out|nay|disallowed|don'?ts|block ?list|keywords excl\\w*\\.?) ?[:=] ?${LIST}`,
    `(?:^|[,;] ?)-1 (?:for|to) ${LIST}${END}`,
  ]),
]

/** "Jest / Vitest / Mocha – we don't mind", "whether Azure or AWS doesn't matter". */
const EITHER = new RegExp(
  `(?:\\bwhether (?:it(?:'s| is) )?${LIST},? (?:doesn't|does not|is not|isn't) (?:really )?(?:matter|important|relevant)\\b|${LIST.replace('of', 'next')},?(?: [-–—])?:? (?:we|i) (?:don't|do not) mind${END})`,
  'dg',
)
const NAMES_A_CHOICE = /\/|\bor\b|,/

const LACKS = /\b(?:without|lack\w*|no|not only|missing|unless|never)\b/
/** The denial of a refusal is not of what the refused person has. */
const OPENS_REFUSAL =
  /(?:\bno $)|\b(?:not another|in no case|on no account|under no circumstances|never again|no one|makes? no difference)\b/
const textOfClause = (sketch: string, until: number): string =>
  sketch
    .slice(0, until)
    .split(/[.,;:!?()\n]/)
    .at(-1) ?? ''
const ONE_SIDED = /\b(?:only|just|merely|pure(?:ly)?|exclusively|nothing but)\b/
const REACH_OF_ONE_SIDED = 24

/** Gives a skill the weight that a turn of speech with one meaning gives it. */
export function markVerdicts(text: string, places: readonly Place[], mentions: readonly Mention[]): void {
  const sketch = sketchOf(text, places)
  const inside = ([from, to]: readonly [number, number]): number[] =>
    places.flatMap((place, index) => (place.from >= from && place.to <= to ? [index] : []))
  for (const { level, pattern } of VERDICTS) {
    for (const match of sketch.matchAll(pattern)) {
      const said = match.indices?.groups?.of ?? match.indices?.groups?.next
      if (said === undefined) continue
      const isTurned = level === 'unwanted' || level === 'dropped'
      if (isTurned && LACKS.test(textOfClause(sketch, said[0]).replace(OPENS_REFUSAL, ''))) continue
      const after = sketch.slice(said[1], said[1] + REACH_OF_ONE_SIDED).split(/[,.;]/)[0] ?? ''
      const around = `${sketch.slice(Math.max(match.index, said[0] - REACH_OF_ONE_SIDED), said[1])}${after}`
      const isOneSided = level === 'unwanted' && ONE_SIDED.test(around)
      for (const index of inside(said)) settleAs(mentions[index] as Mention, isOneSided ? 'dropped' : level)
    }
  }
  for (const match of sketch.matchAll(EITHER)) {
    const said = match.indices?.groups?.of ?? match.indices?.groups?.next
    if (said === undefined || !NAMES_A_CHOICE.test(sketch.slice(...said))) continue
    for (const index of inside(said)) {
      const mention = mentions[index] as Mention
      settleAs(mention, 'must')
      mention.choice = said[0] + FIRST_CHOICE
    }
  }
}

/** Numbers of choices that other rules do not give. */
const FIRST_CHOICE = 10_000

function settleAs(mention: Mention, level: Level): void {
  mention.level = level
  mention.isExplicit = true
  mention.isSettled = true
}
