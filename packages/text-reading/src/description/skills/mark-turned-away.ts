import { type Opening, type Place, withoutDemanded } from './mark-refusals.ts'
import type { Level, Mention } from './read-demands.ts'
import { BETWEEN_NAMES, S, sketchOf } from './sketch.ts'

/** Stands for each letter of a name that is itself a word for people: "manual testers". */
const P = '\u0002'
const NAME = `${S}+(?!${S})`
const LIST = `(?<!${S})${NAME}(?:${BETWEEN_NAMES}(?:(?:no|any|the|an?) )?${NAME})*`
const WORD = "[a-z'][\\w'-]*"

/** People, by the word for them or by its ending, and what stands for them: "clickers", "a Joomla past". */
const PERSON =
  '(?!(?:contain|clust|serv|rout|lay|driv|handl|control|compil|load|schedul|brok|wrapp|help|numb|oth|ev|nev|ord|pap|lett|power|off|und|ov|aft|bett|rath|eith|wheth|togeth)(?:er|or|ler)s?\\b|(?:error|editor|operator|connector|monitor|sensor|vector|processor|for|or)s?\\b)(?:persons?|people|folks?|ppl|guys?|lads|crowd|bros?|types|minds|profiles?|backgrounds?|pasts?|candidates?|applications?|submissions?|cvs?|resumes?|gurus?|veterans?|experts?|nerds?|geeks?|rookies|juniors|seniors|freshers|fans?|alumni|natives?|dbas?|devs?|pros?|agenc(?:y|ies)|shops?|houses?|refugees?|craftsm[ae]n|artists?|characters?|mindsets?|mentalit(?:y|ies)|loyalists|mafia|tribe|gangs?|coders?|converts?|addicts?|believers?|[a-z]{3,}(?:ers?|ors?|ists?|ants?|ians?))\\b'
/** "CVs", "anyone", before what they have. */
const WHO =
  '\\b(?:people|persons?|folks?|guys|candidates?|applicants?|applications?|submissions?|profiles?|cvs?|resumes?|consultants?|contractors?|freelancers?|developers?|devs|engineers?|admins?|designers?|testers?|specialists?|anyone|anybody|everyone|everybody|someone|somebody|those)'
const HAVE = `(?:\\s${WORD}){0,2}?\\s(?:who|whose|that|which|with|from|of|out of|coming|having|listing|showing|proposing|sending|offering|submitting|based|lacking|without|has|have|had|comes?|knows?|lists?)\\b(?:[ "']${WORD}){0,8}?[ "'(]`
/** "Shopify theme tweakers", "candidates whose background is Salesforce". */
const PEOPLE = `(?:${LIST}(?:[- ](?:only|centric|heavy|based))?(?:\\s(?!(?:and|or|but|is|are|was|were|will|would|for|to|in|on|with|we|you|they|please|need|who|that)\\b)${WORD}){0,2}?\\s${PERSON}|${WHO}${HAVE}${LIST}|${P}+)`

const OUT = '(?:filter|weed|screen|sort|sift|throw|kick|rule|leave)(?:s|ed|ing)? out'
const REFUSING = `${OUT}|exclud(?:e|es|ing)|reject(?:s|ing)?|discard(?:s|ing)?|disregard(?:s|ing)?|dismiss(?:es|ing)?|avoid(?:s|ing)?|skip(?:s|ping)?|ignor(?:e|es|ing)|refus(?:e|es|ing)|declin(?:e|es|ing)|bans?|bins?|blocks?|vetoe?s?|veto on|spare (?:us|me)|pass(?:es)? on|(?:steer|stay|keep)(?:s|ing)? (?:well )?clear of|stay(?:s|ing)? away from|turn(?:s|ing)? (?:down|away)|had (?:more than |quite )?enough of|burn(?:ed|t) (?:our|my) fingers (?:with|on)|bad experiences? with|disappointed (?:by|with|in)|(?:sick|tired|weary|wary) of|fed up with|allergic to|done with|(?:no|zero|little|not (?:much|any)) (?:interest in|use for|time for|place for|room for|appetite for|patience (?:for|with))|(?:say|says|saying|said) no to|(?:hard|firm|clear|big|definite) (?:no|pass|veto) (?:on|to|for)|(?:anyone|anybody|anything|everyone|everybody|all) (?:but|except|besides)|except(?: for)?`
const HIRING =
  'want(?:s|ing|ed)?|look(?:s|ing)? (?:for|at|to)|consider(?:s|ing)?|accept(?:s|ing)?|shortlist(?:ing)?|invit(?:e|ing)|interview(?:ing)?|hir(?:e|ing)|tak(?:e|ing)(?: on)?|propos(?:e|ing)|send(?:ing)?|submit(?:ting)?|forward(?:ing)?|present(?:ing)?|offer(?:ing)?|seek(?:ing)?|search(?:ing)? for|talk(?:ing)? to|call(?:ing)?(?: back)?|recruit(?:ing)?|employ(?:ing)?|review(?:ing)?|entertain(?:ing)?|interested in|open to|keen on|after|suitable for|meant for|(?:a |the )?(?:fit|match|right (?:job|role|place)|job|role|place) for|see(?:ing)?|bring(?:ing)? in|want to (?:see|hire|interview|meet|talk to)'
const NOT = "(?:\\bnot|n't|\\bnever|\\bno longer|\\bcannot|\\brather not|\\bstop|\\brefuses? to|\\bnor)"
const NONE =
  '\\b(?:(?:absolutely |strictly |definitely |please |pls |really )*no(?: more| further| other)?|not (?:another|one more)|under no circumstances|on no account|in no case|(?:anyone|anybody) but)'
const FILLERS = `(?:\\s(?:the|an?|any|all|more|another|these|those|such|your|us|me|of|pure|mere|former|typical|every|each|please|in|to|you|our|out|fellow|so-called|self-taught|certified)\\b){0,4}`

/** The text before them turns them away: "we pass on …", "do not propose …", "no …". */
const BEFORE = new RegExp(
  `(?:\\b(?:${REFUSING})|${NOT}(?:\\s(?!only\\b|just\\b)\\w+){0,2}?\\s(?:${HIRING})|${NONE})${FILLERS}\\s["']?${PEOPLE}`,
  'g',
)
const AWAY = new RegExp(
  `\\b(?:keep|leave|send)(?:\\s(?:the|all|any|your)){0,2}\\s${PEOPLE}[^.;,${S}]{0,16}\\b(?:away|out|off|at home|elsewhere)\\b`,
  'g',
)

const AUXILIARY =
  '(?:\\b(?:will|would|shall|should|can|could|must|may|do|does|are|is|be|get|gets|need|have|has|been|to|also|then|please|kindly|pls|you)\\s)'
const TURNED = `(?:rejected|excluded|avoided|ignored|declined|discarded|disregarded|dismissed|(?:filtered|sorted|screened|weeded|thrown|sifted|ruled) out|turned (?:down|away)|skipped|binned|blocked|banned|deleted|eliminated|returned|sent back|disqualified|ineligible|unsuitable|unwelcome|unwanted|undesired|undesirable|out of the question|out of place|(?:shown|sent) the door)`
const WELCOMED =
  '(?:considered|accepted|shortlisted|invited|interviewed|wanted|sought|welcome|looked at|taken|answered|forwarded|eligible|suitable|entertained|hired|selected|processed|(?:a|the right) (?:fit|match)|(?:make|get|come) (?:it |very |too )?(?:past|far|through|past the)|fly\\b|work(?: out)?\\b|cut it|(?:what|who) (?:we|i|the|our|my)\\b[^.;]{0,24}\\b(?:want|wants|need|needs|after|for|seek|seeks)\\b)'
/** "Java devs, PHP unwanted" speaks of the second. */
const NEXT = `[,–-]\\s*(?:${S}|(?!sorry|please|kindly|pls|you|they|we|but|and|who)[\\w.+#]+\\s(?:not|un))`
/** What is said of them turns them away: "… need not apply", "… will not be considered". */
const AFTER = new RegExp(
  `(${PEOPLE})(?:(?!${NEXT})[ ,"')](?:(?!${NEXT}|, ?${P})[^.;:?!]){0,40}?)??(?:\\s|,\\s|\\s?[:=–-]\\s)(?:${AUXILIARY}*(?:not|\\w*n't|never|no longer)(?:\\s(?:be|been|being|even|really))*\\s(?:${WELCOMED}|apply|bother|be shortlisted)|${AUXILIARY}*(?:\\w+ly\\s|straight away\\s|right away\\s)?${TURNED}\\b(?! (?:rarely|seldom|hardly ever)\\b)|need not (?:apply|bother)|(?:please |kindly |pls )?(?:don't|dont|do not) (?:(?:apply|bother|write|contact|call|message|e-?mail|reply|respond)\\b|send\\b(?=(?: (?:them|those|these))?\\s*(?:[.;,!)]|$)))|${AUXILIARY}*(?:asked to\\s)?(?:refrain\\b|excuse\\b|(?:look|go|try) elsewhere|look away|skip this (?:ad|advert|one|posting|job)\\b|scroll on\\b|look for something else|move on\\b|stay away|keep (?:away|scrolling|walking|moving(?=\\s*(?:[.;,!)]|$)))|save (?:yourself|your|us))|(?:sorry|no,? thank|thanks,? but no|not this time|no chance|no way|hard pass|nope|not for us)\\b|${AUXILIARY}*(?:get|gets|receive) an? (?:\\w+ )?(?:no|rejection|refusal)\\b|(?:an? )?(?:\\w+ )?(?:rejection|refusal|no-?go)\\b|(?:go|goes|land|lands|end|ends|will go|will land|will end)\\b[^.;]{0,16}\\b(?:bin|pile|trash|shredder|archive|basket)\\b(?! of (?:yes|maybe)))`,
  'g',
)

/** A refusal that needs no people: "it's a hard pass on ColdFusion", "excluding Perl, …". */
const OUTRIGHT = new RegExp(
  `\\bkeep ${LIST} (?:out|away|off|at home)\\b|(?:what|that) (?:would |will )?(?:\\w+ly )?(?:rules?|counts?|speaks?) (?:you out|against you)[^.;,]{0,20}? (?:is|are) (?:an? )?${LIST}|${LIST}(?: [a-z]+)? (?:counts?|speaks?) against (?:you|them|anyone|a candidate)|(?:\\b(?:hard|firm|clear|definite|big) (?:no|pass|veto) (?:on|to|for)|(?:^|[,;:(–-]) ?(?:excluding|excluded|banned|forbidden|unwanted)) (?:the |any |all )?${LIST}`,
  'g',
)
const LEAVE =
  "(?:refrain|pass(?! (?:this|it|that|them|these|us|me|the|our|your|along|on)\\b)|skip (?:this|it|us)|move on|look elsewhere|keep scrolling|(?:don't|do not) (?:apply|bother|write))"
/** "Please refrain if Canva is your tool of choice", "if you come from Angular, we'll pass". */
const IF_SO = new RegExp(
  `\\bif (?:your \\w+ (?:is|are)|you(?:'re| are| live| come| breathe| think| only| mainly| mostly)(?: \\w+)? (?:from|in|for|with|about|an?)|you(?:'re| are) (?:an? )?) ?(?:an? |the )?${LIST}[^.;,]{0,24},? (?:then )?(?:this|it|we|the (?:job|role)) ?(?:is|are|'s|'re|will|would|wo)? ?(?:be )?(?:not|n't|never)[^.;,]{0,16} (?:for|your|suit|fit|match|right)\\b|\\b(?:hands off|not for you|nothing for you|stay away|keep out|don't read on)\\b[^.;,]{0,16} if (?:[^.;,]{0,24} )?${LIST}|\\b${LEAVE}\\b[^.;,]{0,16}? if (?:[^.;,]{0,24} )?${LIST} (?:is|are) your\\b|\\bif (?:[^.;,]{0,24} )?${LIST}[^.;,]{0,40}, (?:we(?:'ll| will)? |please |kindly |then )*${LEAVE}\\b`,
  'g',
)

/** What becomes of people or papers that are turned away, and where they are sent. */
const DISMISSED = [
  `(?:is|are|'s|'re|gets?|(?:has|have) been|will be|would be)(?: \\w+ly| just| simply| all)? (?:out(?= *(?:[.;,!)]|$))|off (?:the|our|my) \\w+|declined|passed over(?! (?:for )?too)|struck off|crossed (?:off|out)|barred|bounced|deleted|archived|non-?starters?|no (?:use|good|match|fit|option|go)\\b|(?:an? |the )?(?:wrong|bad|poor|terrible|hopeless) (?:fit|match|crowd|kind|sort|people|person|address|door|place|choice)|nothing but (?:trouble|pain|grief|problems)|a waste of (?:\\w+ )?time|not (?:ours|theirs|yours)\\b|too \\w+ for (?:us|me|this|our)\\b)`,
  `(?:this|it|that|the|our) ?(?:one|job|role|ad|advert|post|posting|seat|chair|place|vacancy)? ?(?:is|'s|will|would|was|ain)?(?: ?not|n't| never)(?: be| really| the)* (?:yours|theirs|meant for|written for|(?:a |the right )?(?:place|job|role|match|fit) for|for (?:you|them)|your (?:job|role|thing|place|seat))`,
  `(?:(?:should|may|can|might|had|must|could|would|please|kindly|pls|better|do)(?: (?:as well|better|just|kindly|please|rather|well to|simply))* )(?:sit (?:this|it)(?: one)? out|save (?:the|your|their|themselves|yourselves|yourself|us|my)\\b|keep (?:walking|scrolling|away|out|clear|moving(?=\\s*(?:[.;,!)]|$)))|stay (?:at )?(?:home|away|out|put|where)|look (?:elsewhere|further|on|somewhere)|try (?:elsewhere|\\w+ else)|(?:move|scroll|swipe|walk|pass|read) (?:on|by|past|away|left)|turn (?:around|back)|give (?:it|this|us)(?: \\w+)? a miss|waste\\b|spare (?:us|me|them|your)|find (?:another|something|a different)|go elsewhere)`,
  `(?:save|spare) (?:yourself|yourselves|your|us|me|the)\\b|(?:please )?(?:don't|do not|dont) (?:waste|trouble|even|reply)\\b`,
  `(?:gets?|goes|go|will get|will go|comes?|is sent|are sent) (?:you |straight |right |directly |immediately )*(?:back(?=\\s*(?:[.;,!)]|$|un|to (?:you|them|the)\\b))|unread|unopened|unanswered|nowhere|no (?:reply|answer|call|interview|response)|the (?:boot|axe|chop|sack)|to (?:spam|trash|junk)|in the (?:spam|trash|junk))`,
  `(?:and |then |- )?(?:(?:we|i)(?:'re| are|'m| am) (?:done|out|gone|not interested|finished)\\b|we part ways|(?:we|i)(?:'ll| will)? (?:hang up|stop reading|close the|shut the|walk away)|delete my number|(?:we|i) (?:won't|will not) (?:reply|answer|call|read|respond)|that(?:'s| is) a no\\b|(?:the )?(?:deal|game)(?: is|'s)? (?:off|over))`,
  `(?:never|nay|a no-?no|nope|nah|forget it|no dice)(?=\\s*(?:[.;,!)]|$))`,
  `(?:(?:will|would|does|do|can|could|wo)? ?(?:not|n't|never)|cannot) (?:survive|last|get|pass|reach|see|hear|clear|make) (?:it |past |through |to |an? |the |our |my |back |from |even |be )*(?:first|second|screening|filter|interview|call|round|us\\b|stage|door|gate|shortlist|list)`,
].join('|')
/** A paper that names it: "Groovy in the headline", "a Perl CV". */
const PAPER = `${LIST} (?:in|on|at) (?:the|your|their|a|his|her|top of) (?:[a-z]+ ){0,3}?(?:cvs?|resumes?|headline|list|profile|letter|title|application)`
const SENT_OFF = new RegExp(
  `(${PEOPLE}|${PAPER})(?:(?!${NEXT})[ ,"')](?:(?!${NEXT}|, ?${P}|${S})[^.;:?!]){0,30}?)??(?:\\s|,\\s|\\s?[:=–-]\\s)(?:${DISMISSED})`,
  'g',
)
/** "Nobody from a Magento background", "no one who comes from Perl". */
const NO_ONE = new RegExp(
  `(?:^|[,;:–-] |\\b(?:want|hire|take|accept|send(?: me| us)?|and|but|rule:) )(?:nobody|no one|no-one|none) (?:who|from|with|of)(?: (?!our|us|we|team|has|knows?)${WORD}){0,4}? (?:an? )?${LIST}(?: (?:experience|backgrounds?|past|people|profiles?|cvs?|world|camp))?(?=\\s*(?:[.;,!)]|$|please|need (?:apply|bother)|should|may))`,
  'g',
)

/** What a text names first is what it looks for; these patterns are no proof of the contrary. */
const DOUBTFUL: ReadonlySet<RegExp> = new Set([SENT_OFF, NO_ONE])

interface Beginning {
  readonly opening: Opening
  /** Where the first skill of the whole text stands, from the beginning of this one. */
  readonly firstAt: number | null
}

function isIn(match: RegExpMatchArray, at: number | null): boolean {
  const start = match.index ?? 0
  return at !== null && at >= start && at < start + match[0].length
}

/** What is felt of people, or done with them, in a clause that has no welcome for them. */
const UNWELCOMING =
  /\b(?:wrong|unhappy|disappoint\w*|trouble|rash|headaches?|nightmares?|reject\w*|closed|elsewhere|(?:somebody|someone|anybody) else|other (?:companies|firms|employers|people|teams)|another (?:company|firm|employer)|sorry|bin|spare|beyond|sworn|too many|enough of|red (?:card|flag)s?|send (?:them )?back|sent back|burn(?:t|ed)|allerg\w+|itch\w*|tired|sick|fed up|avoid\w*|refus\w+|declin\w+|bann?(?:ed)?|exclud\w+|ignor\w+|skip\w*|delet\w+|spam|mis(?:fit|match)\w*|unsuitable|unwelcome|unwanted|useless|hopeless|worst|unfortunately|regret\w*|fail\w*|hate\w*|dislik\w+|detest\w*|dread\w*|suffer\w*|good-?bye|disqualif\w+|blacklist\w*|blocked|reply to none|excuse)\b/
const WELCOMING =
  /\b(?:welcome|fine|ok|okay|considered|prefer\w*|plus|bonus|yes|ahead|front|first|train\w*|retrain\w*|learn\w*|hugs?|great|good|ideal|need\w*|must|requir\w+|wanted|wants?|looking for|hire|happy|interested|like|mind|problem|only|just|expect\w*|have to|necessar\w+|matters?|mandatory|scared?|afraid|shy|hesitate|forget|worry|miss|stop|lose|without|lack\w*|unless|if|but)\b/
const HIRES = new RegExp(
  `${NOT}(?: \\w+){0,3}? (?:${HIRING}|${WELCOMED}|read(?:ing)?|work(?:ed)? out|get along|reply)\\b`,
  'g',
)
/** The employer's own people, and what one need not be. */
const OWN_PEOPLE =
  /\b(?:our|the|their|my|his|her|we(?:'re| are)|you(?:'re| are)|be|become|as|an?|other|existing|current|two|three|\d+) $/
const MASTERS =
  /(?:experts?|gurus?|pros?|veterans?|juniors?|seniors|geeks?|nerds?|rookies|users?|developers? (?:experience|skills))$/
const ANY_PEOPLE = new RegExp(PEOPLE, 'g')
/** One "Java developer" is who is looked for. */
const SEVERAL =
  /(?:people|folks?|ppl|crowd|minds|[a-z]{2,}s)$|^.*\b(?:people|folks|guys|candidates|applicants|applications|submissions|profiles|cvs|resumes|consultants|contractors|freelancers|developers|devs|engineers|admins|designers|testers|specialists|anyone|anybody|everyone|everybody|those)\b/
const CLAUSE = /[.;!?\n]/

/**
 * "I get a rash from Odoo consultants": people in a clause that has bad words for them and no good ones, unless the
 * text names them first.
 */
function unwelcomeIn(sketch: string, firstAt: number | null): { index: number; end: number }[] {
  return [...sketch.matchAll(ANY_PEOPLE)].flatMap((match) => {
    const end = match.index + match[0].length
    const before = sketch.slice(0, match.index).split(CLAUSE).at(-1) ?? ''
    const after = sketch.slice(end).split(CLAUSE)[0] ?? ''
    const isFirst = isIn(match, firstAt)
    if (isFirst || !SEVERAL.test(match[0]) || MASTERS.test(match[0])) return []
    if (OWN_PEOPLE.test(before) || before.includes(S) || after.includes(S)) return []
    const said = `${before} | ${after}`
    const rest = said.replace(HIRES, ' refused ')
    return UNWELCOMING.test(rest) && !WELCOMING.test(rest) ? [{ index: match.index, end }] : []
  })
}

const LACKS =
  /\b(?:without|lack\w*|never|no|not|missing|zero|little|hardly|cannot|insufficient|less|few)\b|n't\b|\bunless\b/
/** "Non-Java candidates please excuse". */
const OTHER_THAN = /\bnon[- ]$/
/** Refused for what they lack, or for nothing but it. */
const ONE_SIDED =
  /\b(?:only|just|merely|pure(?:ly)?|exclusively|solely|main(?:ly)?|mostly|primar\w+|nothing but|alone)\b/
const REACH_OF_ONE_SIDED = 24
/** The denial is of the employer's own use: "no Docker containers here". */
const OF_THE_WORK = /^\s+(?:here\b|in (?:our|the|this)\b|any ?more\b|at (?:our|this)\b)/

const MAY_TURN_AWAY =
  /\b(?:keep|rash|itch\w*|sworn|unhappy|disappoint\w*|else|other|headaches?|nightmares?|closed|regret\w*|fail\w*|hate\w*|dread\w*|excuse|red|too|if|against|rules?|save|sit|stay|nobody|none|wrong|trouble|nay|nah|deal|game|over|done|unread|unopened|back|nowhere|off|waste|find|turn|swipe|pass|archived|bounced|barred|bad|poor|done|hands|skip|scroll|undesired|undesirable|banned|unwanted|forbidden|question|look|dont|no|not|never|cannot|nor|stop|out|away|sorry|refus\w+|exclud\w+|reject\w*|discard\w*|disregard\w*|dismiss\w*|avoid\w*|skip\w*|ignor\w+|declin\w+|bann?\w*|binn?\w*|block\w*|veto\w*|spare|pass\w*|clear|enough|sick|tired|weary|wary|fed|allergic|done|zero|little|hard|firm|but|except|refrain|excuse|elsewhere|move|disqualified|deleted|eliminated|returned|sent|ineligible|unsuitable|unwelcome|unwanted|nope|rejection|refusal|no-?go)\b|n't\b/

/**
 * People who have a skill and are turned away: "spare us the Magento crowd", "applicants coming from Roblox will not be
 * shortlisted". Who is turned away for lacking a skill must have it.
 */
export function markTurnedAway(
  text: string,
  places: readonly Place[],
  mentions: readonly Mention[],
  { opening, firstAt }: Beginning = { opening: null, firstAt: null },
): void {
  if (!MAY_TURN_AWAY.test(text)) return
  const sketch = sketchOf(text, places, ({ from, to }) => (IS_PEOPLE.test(text.slice(from, to)) ? P : S))
  const apartFromDemanded = (named: readonly number[]): number[] => withoutDemanded(text, places, named, opening)
  markUnwelcomePeople(unwelcomeIn(sketch, firstAt), sketch, places, mentions, apartFromDemanded)
  for (const pattern of [BEFORE, AWAY, AFTER, OUTRIGHT, IF_SO, SENT_OFF, NO_ONE]) {
    for (const match of sketch.matchAll(pattern)) {
      if (DOUBTFUL.has(pattern) && isIn(match, firstAt)) continue
      const end = match.index + match[0].length
      const said = match.index + (match[1] ?? match[0]).length
      const inside = places.flatMap(({ from, to }, index) => (from >= match.index && to <= said ? [index] : []))
      const named = withoutDemanded(text, places, inside, opening)
      const [first, last] = [places[named[0] ?? -1], places[named.at(-1) ?? -1]]
      if (first === undefined || last === undefined || OF_THE_WORK.test(sketch.slice(end))) continue
      const who = sketch.slice(startOfPeople(sketch, match.index, first.from), first.from)
      const around = sketch.slice(Math.max(match.index, first.from - REACH_OF_ONE_SIDED), last.to + REACH_OF_ONE_SIDED)
      const condition = CONDITION.exec(sketch.slice(match.index, first.from))?.[0] ?? ''
      const level =
        LACKS.test(who) || LACKS.test(condition) || OTHER_THAN.test(sketch.slice(0, first.from))
          ? 'must'
          : ONE_SIDED.test(around)
            ? 'dropped'
            : 'unwanted'
      for (const index of named) settleAs(mentions[index] as Mention, level)
    }
  }
}

function markUnwelcomePeople(
  people: readonly { index: number; end: number }[],
  sketch: string,
  places: readonly Place[],
  mentions: readonly Mention[],
  apart: (named: readonly number[]) => number[],
): void {
  for (const { index: from, end } of people) {
    const around = sketch.slice(Math.max(0, from - REACH_OF_ONE_SIDED), end + REACH_OF_ONE_SIDED)
    if (ONE_SIDED.test(around) || LACKS.test(sketch.slice(from, end))) continue
    const inside = places.flatMap((place, index) => (place.from >= from && place.to <= end ? [index] : []))
    for (const index of apart(inside)) settleAs(mentions[index] as Mention, 'unwanted')
  }
}

function settleAs(mention: Mention, level: Level): void {
  mention.level = level
  mention.isExplicit = true
  mention.isSettled = true
}

/** "If you cannot show …": what the refusal depends on. */
const CONDITION = /\bif\b(?!.*\bif\b).*$/
const IS_PEOPLE = /\s[a-z]{3,}(?:ers|ors|ists)$/
const OF_WHO = new RegExp(`${WHO}\\b`, 'g')

/** Where the words for the people begin; the denial before them is not theirs. */
function startOfPeople(sketch: string, from: number, to: number): number {
  const who = sketch.slice(from, to).matchAll(OF_WHO).next().value
  return who === undefined ? to : from + who.index
}
