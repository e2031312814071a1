import type { ReadWords, Term } from '../../text/find-terms.ts'
import type { Door } from '../reading.ts'
import { isBoilerplate, isDutyOrBenefit, type Section, type Statement } from '../statements/index.ts'
import { listAfter, listBefore, markRefusals, type Place, plainTail } from './mark-refusals.ts'
import { markSurroundings } from './mark-surroundings.ts'
import { markTurnedAway } from './mark-turned-away.ts'
import { markVerdicts } from './mark-verdicts.ts'
import { markWeights } from './mark-weights.ts'
import { respelled } from './respell.ts'

/** How strongly the text asks for a skill. */
export type Level = 'must' | 'nice' | 'context' | 'unwanted' | 'dropped'

export interface Mention {
  term: Term
  level: Level
  /** 0 to 5: the emphasis of the surrounding words. */
  emphasis: number
  /** True when the sentence itself says required, preferred or unwanted. */
  isExplicit: boolean
  /** "EDR tools such as …": only the kind of what follows. */
  isKind?: boolean
  /** A phrase with one meaning, which no learned model corrects. */
  isSettled?: boolean
  /** The rules read a demand, and what was learned takes it off the list. */
  isDoubted?: boolean
  /** The level was learned, and no rule gave it. */
  isLearned?: boolean
  /** No skill but a condition of the work, which is quoted. */
  isCondition?: boolean
  /** The same number for things of which one is enough. */
  choice?: number
}

export interface DescriptionShape {
  door: Door
  /** True when a part of the text is headed as requirements. */
  hasRequirements: boolean
  /** True when the text is so short that every skill in it is meant. */
  isBrief: boolean
  /** The offset of the first named skill. */
  firstNamed: number | null
}

/** Prefixes: everything up to the end of the clause is a nice-to-have. */
const NICE_TO_HAVE_BEFORE =
  /\b(?:nice[- ]?2[- ]?haves?|stand out (?:with|if|by)|(?:shine|impress(?: us)?|score|convince us|win us over) (?:with|by)|(?:will|willing(?:ness)?|happy|ready|eager|keen) to (?:learn|pick up|switch to|move to)|in (?:a|an) (?:perfect|ideal) world|ideally(?!\s*(?:[.,;!)]|$))|preferably(?!\s*(?:[.,;!)]|$))|(?<=[(,]\s?)preferable(?=\s[a-z.])|preferred:|preferable:|nice[- ]to[- ]haves?|good[- ]to[- ]have|bonus(?: (?:points?|pts))?(?: (?:for|if))?|bonus:|x?tra (?:points|credit)(?: for)?|extra (?:points|credit)(?: for)?|brownie points|optionally|optional:|plus:|plus if|as a plus|a plus(?: if| is| would be)|pluses|big plus(?: if)?|even better(?: if)?|(?:great|good|nice|cool|happy|lovely) if|(?:would|'d) be \w+ (?:if|by|about|to (?:see|have|find|hear))|we'd (?:also |really )?(?:love|value|like|appreciate|welcome)|(?:we|i) would (?:love|value|appreciate|welcome)|would love|advantage(?:,? if|:)|(?:second(?:ary)?|third|fourth|last|lower|lowest|low) priority:?|last (?:and|but) least|to (?:stand out|shine|impress(?: us)?),? you|desirable:|(?:desirable|preferable|valued|appreciated|welcome|advantageous|an? (?:advantage|plus|asset)) (?:that|to (?:know|have|bring)|if)|it (?:also )?helps if|(?:does not|doesn't|won't|can't) hurt|not essential but|not required but|a bonus (?:is|if|would be)|added bonus|beneficial:|some exposure to|any exposure to|you(?:'ll| will| can| get to)? (?:also )?(?:learn|pick up)|(?:maybe|perhaps|possibly)(?! (?:\d|remote|hybrid|on-?site|in|from|lead\w*|part|full|contract|freelance|permanent|later|more|less|longer|a|an|two|three|six)\b)|(?:it |that |this )?(?:would |will )?(?:counts?|speaks?|works?) (?:in your favou?r|for you)(?: (?:if|when))?|if possible(?!\s*(?:[.,;!)]|$))|(?:would|'d) be (?:an? |the )?(?:\w+ )?(?:win|treat|joy|delight|dream|blessing|gift|thrill|jackpot)(?: if)?|wish ?list:?|(?:the )?(?:ideal|perfect|dream|best) (?:candidate|person|applicant|hire|match) (?:also|would|might|may|will also)|(?:may|might|could) (?:also |even |already )?(?:have|know|bring)|open to|helpful:?(?! in)|points for|as would(?: (?:any|some|one) of)?|rounds? (?:off|out) (?:your|the|a) (?:profile|cv) if|(?:nobody|no one) (?:will|would|'d|is going to) (?:complain|object|mind|be (?:sad|angry|upset))(?: about| to| if)?|(?:who |and )?(?:(?:would|'d) like|wants?|wishes|hopes?|aims?) to (?:learn|get into|move into|grow into|pick up|switch to))\b|\ba\+ (?:if|for)\b|\bplus:|\badvantageous(?:,? but not [a-z ]{4,24})?:|\b(?:desired|nices?|optionals?|preferred|preferable|bonus|desirable|beneficial|secondary(?: skills?)?)\s?(?::|=(?!=)|[-=]>)/g

/** Suffixes: the list before them is a nice-to-have. */
const NICE_TO_HAVE_AFTER =
  /(?:\b(?:is|are|would be|will be|as|it's|being|also|considered|both|very|much|highly|seen as|regarded as|counts as|strongly)\s+|(?:[:=]|[-=]>)\s*)*\b(?:(?:a|an|another|big|huge|strong|definite|real|added|major|distinct|great|significant|nice|additional|further|of)\s+)*(?:\bplus(?:es)?\b(?=\s*(?:[.,;!)"]|$|but\b|though\b|for\b|if\b))|(?<=\b(?:a|an|big|huge|strong|real|added|major|definite|nice|distinct|great) )(?:plus\b|\+(?=\s|[.,;!)]|$))|\bbonus\b(?! (?:points?|pts)\b)|\badvantage(?:ous|s)?\b|\basset\b|\bpreferred\b(?!\s+(?:qualif|skill))|\bpreferable\b|\bdesir(?:ed|able|eable)\b|\bnice[- ]to[- ]haves?\b|\bgood[- ]to[- ](?:have|know)\b|\bbeneficial\b|\bappreciated\b|\b(?:highly|well|favou?rably) regarded\b|\b(?:is|are) ideal\b(?=\s*(?:[.,;!)]|$))|(?<=\w )ideal\b(?=\s*(?:[.,;!)]|$))|(?<=[\w+#] )(?:should|could|can|may)(?=\s*(?:[,;]|$))|\bwelcomed?\b|(?<!\bnot )(?<!\bnon-)\boptional\b|\bhelpful\b|\bhelps\b|\bwill help\b|\ban? (?:\w+ )?(?:extra|add-on|addition)\b|\b(?:is|are) (?:also |highly |very )?valued\b|\buseful\b|\bonly if (?:you|they|he|she|somebody|someone)\b|\bonly for (?:the|our|some|an?|one) (?:old|legacy|older|remaining|few|last)\b|\bonly (?:to|for) (?:read|reading|maintain|maintaining|maintenance|fix|fixing|debug|debugging)\b|\bcool\b|\bdifferentiators?\b|\b(?:to|in) your (?:benefit|credit)\b|\s[-–]\s(?:hooray|hurray|hurrah|lucky us|jackpot|wow|lovely|wonderful|even better)\b|\bcomes? in (?:handy|useful)\b|\bhandy\b|\b(?:but |though |and )?(?:by no means|not) (?:a must|essential|mandatory|strictly required|indispensable|a condition|a precondition|obligatory|compulsory)\b|\bno (?:must|condition|precondition)\b|\bif you(?:'ve| have)? (?:know|used?|met|have|seen|tried|touched) (?:it|them|that|one|any)\b|\b(?:people|folks|developers|devs|engineers|programmers|coders|backgrounds?) (?:who (?:want|wish|are willing|would like) to|(?:willing|keen|ready|happy|looking|wanting) to) (?:switch|move|learn|convert|retrain|change)\b|\bif you (?:like|fancy|enjoy)(?: (?:it|them|that))?\b(?=\s*(?:[.,;!)]|$))|\bmerit(?:ing|orious)?\b|\breading[- ]only\b|\b(?:an?|of|big|real|added|great) benefit\b(?! (?:for|of|package))|\bwould (?:be (?:great|good|ideal|nice|neat|sweet|super|amazing|lovely|cool|perfect|useful|awesome|the icing|the cherry|wonderful|excellent)|help|come in handy|delight|make us)\b|\bicing on\b|\bcherry on\b|\bnice touch\b|\bdoor[- ]openers?\b|\b(?:looked (?:up)?on|seen|viewed|regarded) (?:very )?favou?rabl[ey]\b|\bwe(?:'d| would| will|'ll) train\b|\bcan be (?:learned|learnt|trained|gained|taught|picked up|acquired)\b|\bnice[- ]?2[- ]?haves?\b|(?:\bis|\bare)? where (?:you|candidates?|somebody|someone) (?:can|could|will|may|might) (?:impress|shine|score|stand out|surprise)|\b(?:(?:do|does|wo|ca)n't|(?:do|does|will|can) ?not) (?:go amiss|hurt|harm|do any harm)\b(?=\s*(?:[.,;!)]|$|either|at all|too))|\bwould(?:n't| not) (?:go amiss|hurt|harm|do any harm)\b|\b(?:gets?|earns?|wins?|brings?|gives?) you (?:an? )?(?:bonus|extra|brownie|additional|plus|head start|edge)\b|\bnice(?=\s*(?:[.,;)]|$|but\b|though\b|too\b|as well\b))|\bmakes? (?:life|things|it) (?:easier|nicer|better)\b|\bover the moon\b|\b(?:preferably|ideally|if poss(?:ible)?|optionally|if available)\b(?=\s*(?:[.,;!)"]|$))|\bpref(?:'?d)?\b|\b(?:gladly|happily) (?:seen|taken|accepted)\b|(?:\b(?:we|i|they|he|she)\b\s*)?(?:'d|\bwould) (?:like|love|be (?:happy|glad|pleased)) to see\b|\b(?:can|could) (?:live|do|manage|cope) without\b|(?:\bnot|n't) insist\b|\bno (?:deal[- ]?breaker|big deal|show[- ]?stopper)\b|\bsaves? (?:you|us)\b|\bare (?:\w+ly )?(?:encouraged|invited)\b(?: to apply)?|, (?:he|she|they|you)(?:'ll| will| can) (?:learn|pick (?:it|them|that) up)(?: (?:it|them|that|those|here|on the job|with us))*(?=\s*(?:[.;,)]|$))|\bsets? you apart\b|\b(?:(?:is|are|will be|would be|gets?|has) )?(?:given |added |extra )?weightage\b|\beven (?:nicer|cooler|greater)\b|\bto the top of the (?:pile|list|stack)\b|\b(?:is|are) negotiable\b|\bcan be discussed\b|\btake (?:it|them) or leave (?:it|them)\b|\b(?:gives?|earns?|puts?|moves?) you an? (?:edge|head start|advantage)\b|\bwins? (?:hearts?|(?:you )?(?:friends|points)|us over)\b|\bmakes? (?:our|my|your) (?:day|week|year)\b|\bputs? you (?:ahead|in front|on top)\b|\brounds? (?:off|out) (?:your|the|a) (?:profile|cv)\b|\b(?:goes|go) (?:a long way|down well)\b|\bmakes? (?:the|your) (?:start|first (?:days|weeks)|onboarding) (?:easier|softer|smoother|faster|shorter)\b|\b(?:transfers|translates|carries over)\b|^:\s*(?:(?:we're |we are |we'd be )?(?:happy|glad|nice|great|good|cool|lovely) if)|(?<=\w:\s*)(?:happy|glad|nice|great|good|cool|lovely) if\b|(?<=\(\s?)(?:should|could|can|wish|want|nth)(?=\s?\))|\bnot a (?:deal[- ]?breaker|blocker|show[- ]?stopper)\b|\bmakes? (?:you|them|him|her|candidates?|applicants?|your \w+|an? \w+) (?:an? )?(?:even |much )?(?:stronger|better|more \w+|perfect|ideal|stand out|shine)\b|\b(?:will|would) (?:also |positively )?be (?:taken into (?:account|consideration)|noticed|noted|rewarded)\b|\b(?:counts?|weighs?) (?:extra|double)\b|\b(?:tips?|would tip) the (?:scales?|balance)\b|\b(?:is|are|be|as|mere|just) (?:pure |mere |just )?(?:gravy|(?:a |the )?(?:dessert|luxury|sugar|sweetener|garnish))\b|\b(?:maybe|perhaps|possibly|if (?:we(?:'re| are)|i(?:'m| am)) (?:very )?lucky|with (?:any|some|a bit of) luck)\b(?=\s*(?:[.,;!)]|$))|(?<=\(\s?)(?:good|great|cool|nice|ok|okay|fine|maybe|optional)(?=\s?\))|\?\s*(?:(?:that'?s? |it'?s? )?(?:even |so much )?(?:good|great|nice|cool|wonderful|better|perfect|lovely|super|welcome|fine|sure|ok|okay|maybe|perhaps|optional|brilliant|excellent|awesome|why not)\b|(?:a )?(?:plus|bonus)\b))/g

const INSISTS =
  /\b(?:goes? without saying|(?:is|are) (?:a )?given(?! (?:to|by|in))|taken for granted|must(?:[- ]have)?s?|required|requires?|requirement|mandatory|essential|necessary|non-negotiable|non-optional|absolutely|indispensable|unavoidable|inevitable|(?:first|top|highest) priority)\b/g
/** "Kotlin and Compose are needed." */
const NEEDED =
  /(?<!\b(?:no|not|never|nothing|without|hardly|rarely|as|if|when|where)\b[^.;,]*|n't\b[^.;,]*)\b(?:needed|wanted|sought|obligatory|compulsory|imperative|crucial|vital)\b(?=\s*(?:[.;!]|$))/g
const STRESSES =
  /\b(?:strong|solid|deep|excellent|extensive|expert(?:ise)?|proven|proficien(?:t|cy)|advanced|in-depth|thorough|outstanding|fluen(?:t|cy)|master(?:y|ed|s of)|hands[- ]on|significant|senior|rock-solid|heavy|commercial|production)\b/g
/** "A solid understanding" does not weaken a demand. */
const SOFTENS =
  /\b(?:familiar(?:ity)?|exposure|basic|some|awareness|(?<!\b(?:strong|solid|deep|excellent|extensive|thorough|in-depth|advanced|sound|firm|proven|good|great|clear|detailed|comprehensive) )understanding|interest(?:ed)?|curious|willing(?:ness)? to learn|eager to learn|appreciation|general|conceptual|acquainted|touch of|a little|bit of)\b/g
/** Weak demands, read as nice-to-haves. */
const A_LITTLE =
  /\b(?:(?:at least |have )?(?:heard (?:of|about)|read about|played (?:around )?with|dabbled (?:in|with)|tinkered with)|some (?:knowledge|understanding|familiarity|exposure|scripting|basic)|basic (?:knowledge|understanding|skills)|basics of|a little|bit of|touch of|appreciation (?:of|for)|awareness of|(?:passing|nodding|brief|first|superficial) (?:acquaintance|familiarity|knowledge|experience)(?: (?:with|of|in))?)\b/g
const ASKS =
  /\byou(?:'ll| will) (?:be|feel) (?:\w+ ){1,3}if\b|\b(?:experienced?|knowledge|knows?|knowing|skill(?:s|ed)?|proficien\w+|expertise|familiar\w*|fluent|looking for|seeking|need|want|require\w*|must|you have|you've|you bring|background in|command of|understanding of|comfortable with|versed in|track record|(?<!\b(?:last|past|next|first|of|every|each|per|this) (?:\w+ )?)years?(?! (?:old|ago|later|in business))|strong|solid|ability to|able to|qualified|hiring|searching for|competen\w+|mastery|confident|worked with|good at|great at|relaxed about|we(?:'re| are) after|either (?:is|will|works|one)|whichever|your (?:pick|choice)|(?:don't|do not) (?:mind|care) which)\b|\bit'?s .{1,40}\bnow\b|^\S+(?: \S+)? (?:too|as well|also)\b/

/** "The board designers use Altium", "what engineering swears by": what colleagues know. */
const OF_COLLEAGUES =
  /^(?!.*\b(?:so|therefore|hence)\b.*\b(?:must|need\w*|required?|pre-?condition|pre-?requisite|essential|expected|indispensable)\b)(?:(?:the|our|other|their) (?:[\w-]+ ){0,3}(?:engineers|designers|teams?|squads?|developers|colleagues|analysts|scientists|researchers|people|department|platform|founders)\b(?!.*\b(?:you|your|candidate|applicant)\b)[^.;]*\b(?:use|uses|works?|writes?|runs?|rel(?:y|ies)|speaks?|lives?|swears?|develops?|builds?|is built|is written|love|loves|maintains?)\b|^[^.;(]{0,60}\b(?:is|are) what (?:engineering|the team|our \w+|developers|we(?! (?:\w+ )?(?:look|search|screen|seek|need|want|hire|test|ask|expect|require|care)))\b)/
/** "We're eyeing Solana": a plan of the employer. */
const PLANS =
  /\bwe(?:'re| are|'ll| will|'ve| have)?(?: also| currently| already| even| started)? (?:eye|eyeing|consider|considering|explore|exploring|evaluate|evaluating|look at|looking at|looking into|thinking (?:of|about)|plan(?:ning)?(?: to| on)?|experiment(?:ing)? with|play(?:ing)? with|flirt(?:ing)? with|test(?:ing)?(?: out)?|pilot(?:ing)?|toying with)\b[^.;)]{0,50}/g

/** The employer's own stack describes the work and is not a requirement. */
const OF_THE_EMPLOYER =
  /^(?:our (?:\w+ ){0,2}(?:stack|backend|frontend|product|platform|app|services?|infrastructure|codebase|systems?)\b|we (?:use|work with|run on|build with)\b|you(?:'ll| will) (?:work with|use)\b)|\bwe(?:'ve| have) (?:got )?(?:an? )?(?:mix|mixture|blend|range|variety) of\b/

/** "You write Go daily", "the right person lives and breathes Kafka": describes the candidate, not the work. */
const OF_THE_CANDIDATE =
  /(?:^|[.;,]\s*|\band )(?:you(?:'ve|'re)?|(?:the )?(?:right|ideal|perfect|best) (?:person|candidate|one|match|fit)|(?:somebody|someone|anyone|anybody|a person|people) who(?:'s|'ve)?)\s+(?!will\b|'ll\b|would\b|get\b|can (?:expect|look)|receive\b|join\b|(?:are|will be) (?:part|joining|going|based|welcome)|work(?:ing)? (?:with|on|in|from)|report|take|help|support|ensure|collaborate|participate|deliver)[a-z]+/

/** Sentences about the company, the law or the application process, in any section. */
const COMPANY_TALK =
  /^(?:our|the) (?:\w+ )?(?:founders?|owners?|ceo|cto|company|group|firm|parent|investors?|shareholders?)\b|^(?:for (?:over |more than |about |nearly )?\w+ years,? )?we(?:'ve| have) (?:\w+ly )?(?:been|delivered|built|served|shipped|helped|supported|grown|run|worked|made|done|moved|developed)\b|\b(?:equal opportunit|regardless of|discriminat|race, |sexual orientation|disabilit|veteran status|accommodation|our (?:mission|vision|values|customers|clients|company|culture|offices?|benefits)\b|founded in|headquartered|we (?:are|'re) (?:a|an|the|one of) |we offer|we provide|you(?:'ll| will) (?:get|receive|enjoy)|health insurance|stock options|equity|paid (?:time|vacation|leave)|annual leave|pension|401|gym|free (?:lunch|coffee|snacks|parking)|send (?:your|us|me)|apply (?:now|online|via|by|here|at)|submit (?:your|an)|click|cover letter|application deadline|further information|contact us|please contact|recruitment process|privacy|cookies|employees worldwide|(?:leading|global|world) (?:provider|company|supplier|leader|class)|leader in|employees in \d|for (?:over|more than) \w+ (?:years|decades)|of our revenue|our engineers)/

/** Statements about the employer in any section: partners and awards, venues, benefits, other jobs, the past. */
const OF_THE_EMPLOYER_ALONE =
  /^our (?:end )?(?:clients?|partners?|customers?) (?:is|are) (?:an? |the |one |among )(?!.*\b(?:look|seek|search|hir|need|want)\w*)|^(?:we(?:'re| are)|our (?:company|firm) is) (?:an? |the |one of )?[^.;]{0,40}\bpartners?\b|^(?:we|our \w+) (?:also )?(?:won(?!['’]t)|received|were (?:awarded|named|ranked|featured|listed))\b|\b(?:web)?site uses cookies\b|\bcookies? (?:from|by|of)\b|^(?:the |our |all |first |your )*(?:interviews?|calls?|chats?|conversations?|meetings?|stand-?ups?|onboarding)\b[^.;]{0,24}\b(?:is|are|takes? place|happens?|will be|held)\b[^.;]{0,16}\b(?:on|via|over|in|through|by)\b|^(?:find|follow|see|visit|meet) (?:us|our (?:code|work|team|blog|projects?))\b|^(?:see also|similar (?:jobs|roles)|other (?:jobs|roles|openings)|more (?:jobs|roles))\b|\bwe(?:'re| are)? also (?:have (?:roles|openings|jobs|vacancies|positions)|hiring|recruiting|looking for|seeking)\b|^(?:you(?:'ll| will)? (?:get|receive)|we (?:give you|pay for|cover|sponsor|reimburse))\b[^.;]*\b(?:macbooks?|laptops?|notebooks?|licen[cs]es?|subscriptions?|courses?|certificates?|certifications?|trainings?|phone|iphone|hardware|books)\b|^(?:(?:regular|internal|weekly|monthly) )?(?:workshops?|courses?|trainings?|classes|lectures|meetups?) (?:on|about|in)\b|^(?:we|our team) (?:track|plan|organi[sz]e|document|chat|talk|discuss|keep|write down)\w*\b[^.;]{0,30}\b(?:in|on|with|via)\b|^everything is (?:documented|tracked|planned|written)\b|\b(?:is|are) (?:among|one of|some of) (?:our|the) (?:clients|customers|partners|investors|users|competitors)\b|^having (?:re)?(?:written|placed|built|moved)\b|\b(?:we(?:'re| are)|are now|finally|now) off\b|^(?:a|the|our) (?:\w+ )?(?:rewrite|attempt|experiment|pilot|migration) (?:in|with|to|on)\b[^.;]*\b(?:failed|was (?:stopped|abandoned|dropped)|did(?:n't| not) work|ended)\b/
const SPEAKS_OF_CANDIDATE =
  /\b(?:experience|knowledge|skills?|familiar\w*|proficien\w*) (?:with|in|of|required)\b|\byou(?:'ve| have| know| bring| need| must| should)\b|\b(?:required|mandatory|a plus|must)\b/

const isOfTheEmployerAlone = (text: string): boolean =>
  OF_THE_EMPLOYER_ALONE.test(text) && !SPEAKS_OF_CANDIDATE.test(text)

export function readDemands(words: ReadWords, statement: Statement, shape: DescriptionShape): Mention[] {
  if (statement.skills.length === 0) return []
  const said = words.text.lower.slice(statement.start, statement.end)
  const { text, places } = respelled(
    said,
    statement.skills.map((term) => ({ from: term.start - statement.start, to: term.end - statement.start })),
  )
  const base = baseLevel(text, statement, shape)
  const mentions: Mention[] = statement.skills.map((term) => ({ term, level: base, emphasis: 2, isExplicit: false }))
  if (isOfTheEmployerAlone(text)) return mentions.map((mention) => ({ ...mention, isSettled: true }))
  if (base === 'dropped' || base === 'unwanted')
    return mentions.map((mention) => judgedBySection(mention, said, statement))
  markStrength(text, places, mentions, statement.section)
  markExampleAlone(text, places, mentions)
  markWhichever(text, places, mentions)
  markRepeated(text, places, mentions)
  markOthers(text, places, mentions)
  const isListedDemand = (statement.section === 'must' || statement.section === 'nice') && statement.isEntry
  if (!isListedDemand && statement.section !== 'title') markSurroundings(text, places, mentions, statement.line === 0)
  passOn(text, places, mentions)
  const isOpening = statement.start + (places[0]?.from ?? 0) === shape.firstNamed
  markNiceToHaves(text, places, mentions, isOpening)
  markWhoMayApply(text, places, mentions)
  markAlso(text, places, mentions)
  markSkilledUsers(text, places, mentions)
  markSources(text, places, mentions)
  markMeans(text, places, mentions)
  markDuties(text, places, mentions)
  const label = words.text.lower.slice(statement.lineStart, statement.start)
  // "We need Java, Spring, Struts people should not apply", where the first words are the label of the rest.
  const isUnderDemand = /\b(?:need|want|look|seek|hir|requir|must)/.test(label)
  // A text opens with what it asks for: "Python, R not wanted".
  const opening = isUnderDemand ? 'demand' : words.text.lower.slice(0, statement.start).trim() === '' ? 'text' : null
  markRefusals(text, places, mentions, opening)
  const plain = text.replaceAll('’', "'")
  const firstAt = shape.firstNamed === null ? null : shape.firstNamed - statement.start
  markTurnedAway(plain, places, mentions, { opening, firstAt })
  const isShort = words.text.lower.length <= SHORT_TEXT && !IS_CLAUSE.test(text)
  markKindsRefused(text, places, mentions)
  if (shape.door !== 'jobDesc') markLeftOut(text, places, mentions, 0)
  else if (isShort && mentions[0]?.level === 'must') markLeftOut(text, places, mentions, 1)
  markYesAndNo(text, places, mentions)
  markAims(text, places, mentions)
  if (shape.isBrief) markExpected(text, places, mentions)
  markReplaced(text, places, mentions)
  markWeights(plain, places, mentions)
  settleBesideRefusals(text, places, mentions)
  dropLessLiked(text, places, mentions)
  markVerdicts(plain, places, mentions)
  // "No Kafka" in a description of a stack reports an absence and refuses no one.
  if (statement.section === 'stack')
    for (const mention of mentions) if (mention.level === 'unwanted') mention.level = 'dropped'
  return mentions
}

const OTHERS =
  '(?:agenc(?:y|ies)|recruit(?:ers?|ment)|head-?hunters?|juniors?|freshers?|seniors?|students?|interns?|trainees?|beginners?|freelancers?|contractors?|consultants?|consultanc(?:y|ies)|third[- ]part(?:y|ies)|middle-?m[ae]n|vendors?|time-?wasters?|c2c|corp-?to-?corp|outsourc\\w+|off-?shor\\w+|near-?shor\\w+|body-?shops?|(?:cold |sales )?calls?|spam|visas?|sponsorship|relocation|travel(?:ling)?|overtime)'
/** "…, no juniors please", "… - agencies please don't call": who or what is refused in a clause of its own. */
const REFUSES_OTHERS = new RegExp(
  `(?:^|[,;]|\\s[-–])\\s*(?:(?:and|but|please|sorry|strictly|absolutely)\\s+)*(?:(?:no|not)\\s+(?:[a-z-]+\\s+){0,2}?${OTHERS}\\b|${OTHERS}\\s+(?:please\\s+)?(?:don't|do not|need not|needn't|should not|stay away)\\b)[^,;.]*`,
  'g',
)

/** The refusal of others says nothing of the skills in other clauses. */
function settleBesideRefusals(text: string, places: readonly Place[], mentions: readonly Mention[]): void {
  for (const { 0: clause, index: start } of text.matchAll(REFUSES_OTHERS)) {
    const end = start + clause.length
    if (places.some(({ from, to }) => from < end && to > start)) continue
    for (const mention of mentions) if (mention.level === 'must') mention.isSettled = true
  }
}

/** "Cypress, not Playwright" only prefers one of two. */
const LEAVES_OUT = /\S\s(?:-|(?:without|excluding|exclude|except|minus|(?<!, )not|no) (?:any )?)$/

const KIND_REFUSED =
  /(?:^|[,;.\n]\s*|\b(?:but|and|please) )no (?:[a-z-]+ ){0,2}(?:frameworks|languages|tools|platforms|libraries|databases|clouds|builders|agencies|cms(?:es|s)?|systems)\s*\((?:e\.?g\.?,? |like |such as |i\.?e\.?,? )?[^()]*\)/g

/** "No hybrid frameworks (Ionic, Cordova)": what the bracket names. */
function markKindsRefused(text: string, places: readonly Place[], mentions: readonly Mention[]): void {
  for (const { 0: said, index: start } of text.matchAll(KIND_REFUSED)) {
    const opened = start + said.indexOf('(')
    const isNeedless = /^\s*(?:(?:is|are) )?(?:needed|required|necessary|expected)\b/.test(
      text.slice(start + said.length),
    )
    mentions.forEach((mention, index) => {
      const { from, to } = places[index] as Place
      if (from > opened && to < start + said.length) settle(mention, isNeedless ? 'dropped' : 'unwanted')
    })
  }
}

const PREFERS_IN_BRACKETS = /\([^()]*\bnot (?:any )?$/

const SHORT_TEXT = 300
/** Who does what: no list of a few words. */
const IS_CLAUSE =
  /\b(?:we|you|they|i|it|there|who|which|our|your|is|are|was|has|have|had|runs?|uses?|works?|project|product|platform|codebase|legacy|greenfield)\b/

const IS_YES = /^\s*:?\s*yes\b(?=[^\w]*(?:[,;.!]|$))/
const IS_NO = /^\s*[:=]?\s*(?:no|nope|nah|never)\b(?=[^\w]*(?:[,;.!]|$))/

/** "React yes, Angular no", "not only React but also TypeScript". */
function markYesAndNo(text: string, places: readonly Place[], mentions: readonly Mention[]): void {
  const isOne = (index: number, pattern: RegExp): boolean => pattern.test(text.slice(places[index]?.to ?? 0))
  const hasYes = places.some((_, index) => isOne(index, IS_YES))
  places.forEach(({ from }, index) => {
    const mention = mentions[index] as Mention
    const isMeant = NOT_ONLY.test(text.slice(0, from)) && /\bbut\b/.test(text.slice(from))
    if (isMeant && mention.level === 'must') mention.isSettled = true
    if (!hasYes) return
    if (isOne(index, IS_YES)) settle(mention, 'must')
    else if (isOne(index, IS_NO))
      for (const at of listBefore(text, places, index))
        if (at === index || JOINED.test(text.slice(places[at]?.to ?? 0, places[at + 1]?.from ?? 0)))
          settle(mentions[at] as Mention, 'unwanted')
  })
}

/** "React yes, Angular or Vue no". */
const JOINED = /^\s*(?:\/|&|or\b|and\b|nor\b)\s*$/
const NOT_ONLY = /\bnot (?:only|just|merely) (?:(?:in|with|of|know|knows|using|about|need|want) )?$/

/** "Rewrite our old Perl scripts in Python": what a task leads to is needed. */
const AIMS =
  /\b(?:rewrit(?:e|ing)|port(?:ing)?|migrat(?:e|ing)|convert(?:ing)?|translat(?:e|ing))\b[^.;,]{0,60}\b(?:in|to|into|onto)\s+(?:modern |clean |proper )?$/

/** "Enough Scala to read the old jobs": a little of it is needed, whatever it is needed for. */
const ENOUGH = /(?<!\b(?:not|never|without|no)\b[^.;,]*|n't\b[^.;,]*)\benough (?:of )?$/
const ENOUGH_FOR = /^ (?:skills? |knowledge |experience )?to (?!be\b)[a-z]/

function markAims(text: string, places: readonly Place[], mentions: readonly Mention[]): void {
  places.forEach(({ from, to }, index) => {
    const mention = mentions[index] as Mention
    const isEnough = ENOUGH.test(text.slice(0, from)) && ENOUGH_FOR.test(text.slice(to))
    if (mention.level === 'must' && (isEnough || AIMS.test(text.slice(0, from)))) mention.isSettled = true
  })
}

/** "The new one should know C# and WPF": of the person who is sought. */
const SHOULD_KNOW =
  /\b(?:he|she|they|(?:the|our) (?:new )?(?:one|person|candidate|hire|colleague|employee)) should (?:know|bring|have|master|be (?:fluent|good|strong|experienced) (?:in|with|at))\b[^.;]*/g
const SOFT = /\b(?:ideally|preferably|also|maybe|perhaps|some|a little|bit|basics?|optional\w*|nice|plus|bonus)\b/

function markExpected(text: string, places: readonly Place[], mentions: readonly Mention[]): void {
  for (const { 0: said, index: start } of text.matchAll(SHOULD_KNOW)) {
    if (SOFT.test(said)) continue
    mentions.forEach((mention, index) => {
      const { from, to } = places[index] as Place
      if (mention.level === 'must' && from > start && to <= start + said.length) mention.isSettled = true
    })
  }
}

const ONCE = /\b(?:formerly|previously|in the past|once|used to (?:be|use|do|run|write))(?: in| on| with)?:? $/
const NOWADAYS =
  /^[,;]?(?: but| and)? (?:now|today|these days|nowadays|since then)(?: (?:it's|it is|we use|we do|in|on|with|only|all))*:? $/

/** "Formerly Ruby, now Elixir". */
function markReplaced(text: string, places: readonly Place[], mentions: readonly Mention[]): void {
  places.slice(1).forEach(({ from }, index) => {
    const before = places[index] as Place
    if (!ONCE.test(text.slice(0, before.from)) || !NOWADAYS.test(text.slice(before.to, from))) return
    drop(mentions[index] as Mention)
    const mention = mentions[index + 1] as Mention
    if (mention.level === 'must') mention.isSettled = true
  })
}

function settle(mention: Mention, level: Level): void {
  mention.level = level
  mention.isExplicit = true
  mention.isSettled = true
}

/** "Java -kotlin", "wordpress without elementor": a search of a few words names what may not be there. */
function markLeftOut(text: string, places: readonly Place[], mentions: readonly Mention[], first: number): void {
  places.forEach(({ from, to }, index) => {
    if (index < first) return
    if (first === 0 && IS_NO.test(text.slice(to))) settle(mentions[index] as Mention, 'unwanted')
    if (!LEAVES_OUT.test(text.slice(0, from)) || !/^\s*(?:[,;.)-]|$|\s\+\w)/.test(text.slice(to))) return
    const mention = mentions[index] as Mention
    // "Azure (Bicep not ARM)" only says which of two.
    settle(mention, PREFERS_IN_BRACKETS.test(text.slice(0, from)) ? 'dropped' : 'unwanted')
  })
}

/** "Next.js would be cool, Tailwind too": weighs the second as the first. */
function markAlso(text: string, places: readonly Place[], mentions: readonly Mention[]): void {
  mentions.forEach((mention, index) => {
    const [before, place] = [mentions[index - 1], places[index] as Place]
    if (before?.level !== 'nice' || !before.isExplicit || mention.level !== 'must') return
    const gap = text.slice(places[index - 1]?.to ?? 0, place.from)
    if (/[,;]\s*(?:and |so (?:is|does|would) )?$/.test(gap) && IS_ALSO.test(text.slice(place.to))) toNiceToHave(mention)
  })
}

const IS_ALSO = /^,? (?:too|as well|likewise|also)\b(?=\s*(?:[.,;!)]|$))/

const PREFERS = /\b(?:prefer|favou?r|like|love|choose|pick)\w*\s+(?:to (?:use|see|have)\s+)?$/

/** "We prefer Vue over React" asks for the first. */
function dropLessLiked(text: string, places: readonly Place[], mentions: readonly Mention[]): void {
  places.forEach((place, index) => {
    const next = places[index + 1]
    if (next === undefined || !PREFERS.test(text.slice(0, place.from))) return
    if (/^\s+(?:over|to|rather than)\s+$/.test(text.slice(place.to, next.from))) drop(mentions[index + 1] as Mention)
  })
}

/** "The other team handles Oracle and Cassandra": everything listed there belongs to that team. */
function passOn(text: string, places: readonly Place[], mentions: readonly Mention[]): void {
  mentions.forEach((mention, index) => {
    const before = mentions[index - 1]
    if (before?.level !== 'dropped' || before.isSettled !== true || mention.isExplicit) return
    const gap = text.slice(places[index - 1]?.to ?? 0, places[index]?.from ?? 0)
    if (/^\s*(?:\/|,?\s*\b(?:and|or)\b|&)\s*$/.test(gap)) drop(mention)
  })
}

const SKILLED_USERS =
  /\b(?:super|power|advanced|experienced|expert|skilled|proficient|confident|competent|strong|heavy|frequent) users? (?:of|in|with)\b[^.;]*/g

/** "An experienced user of MS Office, especially Excel" demands even what is common. */
function markSkilledUsers(text: string, places: readonly Place[], mentions: readonly Mention[]): void {
  for (const match of text.matchAll(SKILLED_USERS)) {
    mentions.forEach((mention, index) => {
      const place = places[index] as Place
      if (place.from < match.index || place.to > match.index + match[0].length || mention.level !== 'must') return
      mention.emphasis = Math.max(mention.emphasis, 3)
      mention.isSettled = true
    })
  }
}

const MOVES =
  /\b(?:migrat\w+|port(?:s|ed|ing)?|mov(?:e|es|ing|ed)|convert\w*|transition\w*|rewrit\w+|rewrote|moderni[sz]\w+|turn(?:s|ing|ed)?|bring(?:s|ing)?|consolidat\w+|tak(?:e|es|ing))\b/g

/** "Migrate applications in Struts and EJB to Spring Boot": what a task moves away from is not asked for. */
function markSources(text: string, places: readonly Place[], mentions: readonly Mention[]): void {
  for (const match of text.matchAll(MOVES)) {
    const from = match.index + match[0].length
    const aim = /^[^.;]{2,140}?\s(?:to|into|onto)\s/.exec(text.slice(from))
    if (aim === null) continue
    const until = from + aim[0].length
    const isAimed = places.some((place) => place.from >= until && place.from < until + REACH_OF_AIM)
    mentions.forEach((mention, index) => {
      const place = places[index] as Place
      if (isAimed && mention.level === 'context' && place.from >= from && place.to < until) drop(mention)
    })
  }
}

const REACH_OF_AIM = 60

/** What one calls, meets or writes with. */
const MEANS = new Set(
  'google-meet microsoft-teams zoom skype webex facetime slack discord whatsapp-api microsoft-word google-docs acrobat docusign hipchat gotomeeting youtube microsoft-excel powerpoint google-sheets latex'.split(
    ' ',
  ),
)
const CALLS =
  /\b(?:calls?|interviews?|chats?|talks?|meetings?|conversations?|screenings?|rounds?|stand-?ups?)\b(?: \([^()]{1,20}\))?,?(?: (?:is|are|takes? place|happens?|will be|held))* (?:on|via|over|by|through|in|with)\s+$/
const SENDS =
  /\b(?:cvs?|resumes?|applications?|profiles?|(?:covering |cover )?letters?|portfolios?|submit|revert|send|apply|share)\b[^.;]{0,40}\b(?:in|as|by|via|through)\s+(?:an? )?(?:pdf or )?$/

/** "Attached files must be PDF or Word", "upload your transcripts and an Excel sheet with grades". */
const HANDED_IN =
  /\b(?:attach(?:ed|ments?)?|upload(?:ed)?|enclos(?:e|ed)|submit(?:ted)?|hand(?:ed)? in|transcripts?|translation of grades|grading system|diplomas?|cover(?:ing)? letters?|curriculum vitae|resumes?|cvs?)\b/
const IS_FORMAT_AFTER =
  /^(?:,? (?:or|and) [a-z]+)?[- ](?:formats?|files?|documents?|sheets?|spreadsheets?|forms?|templates?)\b/
const IS_FORMAT_BEFORE = /\b(?:be|is|are|as|in|an?) (?:(?:\w+ ){1,2}(?:or|and) )?$/
/** "See for yourself on our YouTube channel", "follow us on LinkedIn". */
const OF_THE_FIRM =
  /\b(?:our|follow us|find us|visit us|like us|meet us|see (?:us|more|for yourself)|read more|watch (?:us|more))\b[^.;,]{0,30}$/
const IS_CHANNEL = /^[- ](?:channels?|pages?|profiles?|accounts?|blogs?|feeds?)\b/

function isHandedIn(text: string, { from, to }: Place): boolean {
  const after = text.slice(to, to + 40)
  const isFormat =
    IS_FORMAT_AFTER.test(after) ||
    /(?:sheet|document|file)s?$/.test(text.slice(from, to)) ||
    IS_FORMAT_BEFORE.test(text.slice(Math.max(0, from - 24), from))
  return isFormat && HANDED_IN.test(text)
}

/** "Comment 'React' below", "a dog called Python": a word to write, and a name. */
const WORD_TO_WRITE =
  /\b(?:comment|reply|type|dm|text|write|subject(?: line)?|code ?word|password)\b(?: (?:us|me|with|below|is|the word|just|simply))*:? ["'“”‘]$/
const NAME_OF_PET =
  /\b(?:dogs?|cats?|pets?|pupp(?:y|ies)|hamsters?|parrots?|snakes?|turtles?|rabbits?|mascots?|robots?|(?:meeting )?rooms?)(?: (?:is|are|was|who is|that is))? (?:called|named)\s+$/

/** "I wrote it first in PHP, and then in Elixir". */
const AT_FIRST = /\b(?:first|initially|originally) in\s+$/
const SINCE = /^,? (?:and |but )?(?:then|later|now|today|since)\b/

/** "HR call on Google Meet", "applications in Word": how the employer hires. */
function markMeans(text: string, places: readonly Place[], mentions: readonly Mention[]): void {
  mentions.forEach((mention, index) => {
    const place = places[index] as Place
    const before = text.slice(Math.max(0, place.from - 80), place.from)
    if (WORD_TO_WRITE.test(before) || NAME_OF_PET.test(before)) drop(mention)
    if (AT_FIRST.test(before) && SINCE.test(text.slice(place.to))) drop(mention)
    if (!MEANS.has(mention.term.slug)) return
    const isOfFirm = OF_THE_FIRM.test(before) && (/\bus\b/.test(before) || IS_CHANNEL.test(text.slice(place.to)))
    if (CALLS.test(before) || SENDS.test(before) || isOfFirm || isHandedIn(text, place)) drop(mention)
  })
}

/** "A couple of weeks a year you are on call", "on-call rota": a condition of the work, which is quoted. */
const IS_DUTY_BEFORE =
  /\b(?:be|being|are|go|going|is) $|\b(?:share|join(?:ing)?|part in|participat\w+ in|participation in|willing\w* to (?:do|take|provide|cover|work)|availab\w+ for|open to|cover)\b[^.;,]{0,24}$/
const IS_DUTY_AFTER =
  /^[- ]?(?:rotas?|rotations?|dut(?:y|ies)|shifts?|schedules?|weeks?|weekends?|hours|allowances?|compensation|pay|required|(?:about |roughly |only )?(?:every|one|once|twice|a few|\d))\b/
const IS_KNOWN = /\b(?:experienced?|knowledge|used to|comfortable|skills?|track record)\b[^.;,]{0,40}$/

function markDuties(text: string, places: readonly Place[], mentions: readonly Mention[]): void {
  mentions.forEach((mention, index) => {
    if (mention.term.slug !== 'on-call') return
    const { from, to } = places[index] as Place
    const before = text.slice(0, from)
    const isDuty =
      IS_DUTY_BEFORE.test(before) ||
      IS_DUTY_AFTER.test(text.slice(to)) ||
      /(?:rota|rotation)s?$/.test(text.slice(from, to))
    if (!isDuty || IS_KNOWN.test(before)) return
    drop(mention)
    mention.isCondition = true
  })
}

/** "Rails, Django, Laravel - I don't mind which": one of them is asked for. */
function markWhichever(text: string, places: readonly Place[], mentions: readonly Mention[]): void {
  places.forEach((place, index) => {
    const isOne = WHICHEVER.test(text.slice(place.to, place.to + REACH_OF_CHOICE))
    if (!(isOne && index > 0) && !/^ goes? without saying\b/.test(text.slice(place.to))) return
    for (let at = index; at >= 0; at -= 1) {
      const gap = text.slice(places[at]?.to ?? 0, places[at + 1]?.from ?? 0)
      if (at < index && !/^\s*(?:[,/]|,?\s*\b(?:or|and)\b)\s*$/.test(gap)) break
      const listed = mentions[at]
      if (listed !== undefined && listed.level !== 'dropped' && listed.level !== 'unwanted') listed.isSettled = true
    }
  })
}

const OPENS_EXAMPLE =
  /\b(?:frameworks|languages|clouds|platforms|providers|databases|libraries|systems|tools|services|warehouses|brokers|queues)\s*\(\s*(?:e\.?\s?g\.?|for example|for instance|such as|like)[,:]?\s*$/
const CLOSES_EXAMPLE = /^\s*(?:,?\s*etc\.?|\.{3})?\s*\)/

/** "Backend frameworks (e.g., Spring Boot)": the only example shows the kind, of which another one will do. */
function markExampleAlone(text: string, places: readonly Place[], mentions: readonly Mention[]): void {
  places.forEach(({ from, to }, index) => {
    const mention = mentions[index] as Mention
    const isExample = OPENS_EXAMPLE.test(text.slice(0, from)) && CLOSES_EXAMPLE.test(text.slice(to))
    if (isExample && mention.level === 'must') toNiceToHave(mention)
  })
}

/** "Kotlin or Java (Kotlin preferred)": the bracket states a preference and withdraws neither. */
function markRepeated(text: string, places: readonly Place[], mentions: readonly Mention[]): void {
  mentions.forEach(({ term }, index) => {
    const before = mentions.findIndex((other) => other.term.slug === term.slug)
    const opens = text.slice(places[index - 1]?.to ?? 0, places[index]?.from ?? 0)
    if (before < 0 || before >= index || !/^\s*\(\s*$/.test(opens)) return
    for (const other of mentions.slice(before, index)) if (other.level === 'must') other.isSettled = true
  })
}

const REACH_OF_CHOICE = 60
export const WHICHEVER =
  /^[\s)]*[-,:;(]?\s*(?:(?:we|i|it)\s+)?(?:(?:really|honestly|frankly)\s+)?(?:(?:don't|do not|dont|doesn't|does not) (?:really |much )?(?:mind|care|matter)(?: which\b|[\s)]*(?:[.;,!]|$))|whichever\b|your (?:pick|choice|call)\b|take your pick|(?:at least |just )?(?:one|any|either) of (?:them|these|those)\b|(?:all|any|either|each) (?:of (?:them|these|those) )?(?:is |are |will |would )?(?:be )?(?:fine|ok|okay|good|do|works?)\b|(?:we(?:'re| are)|i(?:'m| am)) (?:not (?:too |very |that )?(?:fussy|picky|religious|dogmatic|choosy|particular|strict)|agnostic|flexible|easy|relaxed)\b|no preference\b)/

const COLLEAGUES =
  /^(?:[\s,/]*(?:and|&|or)?\s*\S+){0,2}\s+(?:developers|engineers|teams?|colleagues|people|folks|guys|programmers|admins|experts|specialists|squads?|guild|community)\b/
const BESIDE_US =
  /\b(?:with|alongside|beside|between|support(?:ing)?|help(?:ing)?|partners? with|and) (?:our|the|other|their)\s+(?:\w+\s+)?(?:\S+,? (?:and|&|or) )?$/

/** "HP ALM (now OpenText)": another name of the same thing. */
const ONCE_NAMED =
  /\(\s*(?:now|formerly|previously|ex|aka|a\.k\.a\.|also known as|once|earlier)[\s:-]*(?:called |known as )?$/
/** "The IT department, which runs SAP", "two data scientists (Python)": what others know. */
const OF_OTHER_PEOPLE =
  /(?<!^\W*(?:(?:\d{1,2}x?|two|three|some|senior|junior|need|needs?|hiring|looking for) ){0,3})\b(?:specialists|experts|colleagues|engineers|consultants|people|counterparts|peers) (?:in|for|on)\s+(?:\S+,? (?:and |or )?){0,3}$|\b(?:negotiat\w+|manag\w+|relationships?|liais\w+|deal\w*|contracts?) (?:with |of )?(?:\w+ )?(?:vendors|suppliers) (?:such as|like|including|e\.g\.?)\s+(?:\S+,? (?:and |or )?){0,3}$|\b(?:users|customers|clients|colleagues) (?:bring|write|use|code in)\s+$|\b(?:departments?|teams?|groups?|guild|units?|crew|lads|folks|specialists|staff|division|counterparts|colleagues|agency|agencies|suppliers?|vendors?|partners?|clients?|customers?|neighbou?rs|squads?|people)\s?[,(]? ?(?:which|who|that|they)(?:'s|'re)?(?: still| already| mostly)? (?:runs?|uses?|works? (?:in|with|on)|looks? after|maintains?|owns?|writes?|codes? in|speaks?|looking after|is on|are on)\b[^.;]{0,30}$|(?:\bour|(?<=[a-z][a-z,]* )(?:two|three|four|five|six|seven|eight|\d+))\s+(?:[a-z]+\s){0,3}(?:engineers|scientists|developers|analysts|designers|people|admins)\s*\([^()]{0,24}$/
/** "Somebody else looks after Kafka", "leave Kafka to ops": the work of others. */
const OF_SOMEBODY_ELSE =
  /\b(?:(?:somebody|someone) else|(?:another|a different|a separate|a sister|the \w+) (?:team|squad|group|department)|our (?:vendor|partner|supplier|provider|agency)|(?:an? |our )?(?:external )?(?:agency|colleagues?|others|specialists))(?:'s)? (?:looks? after|owns?|runs?|handles?|maintains?|takes? care of|does|do|manages?|operates?|is doing)\s+(?:(?:the|our|all|all the)\s+)?(?:\S+,? (?:and |or )?){0,2}$/
/** "Docker images are maintained by the platform team", "Angular belongs to a sister team". */
const BY_OTHERS =
  /^[^.;,]{0,30}\b(?:(?:is|are|gets?|being|was|were)\s+)?(?:\w+ly\s+)?(?:maintained|run|operated|managed|owned|handled|done|written|developed|built|configured|administered|hosted|provided|supplied|looked after|taken care of|covered|used)(?: \w+ly)? by\b(?! you\b)|^[^.;,]{0,24}\b(?:is|are|was|were) with (?:the|our|another|an?) (?:[\w-]+ ){0,2}(?:teams?|squads?|people|folks|guys|colleagues|department|group|vendor|agency|partner|supplier)\b|^[^.;,]{0,24}\b(?:sits?|lives?|is|are) (?:next door|elsewhere|upstairs|downstairs|(?:on|in) another (?:team|office|floor|department))\b|^[^.;,]{0,24}\b(?:built|made|written|developed|done|handled|run|maintained) elsewhere\b|^\)?,? (?:which|that) (?:the|our|an?|another|their) (?:[\w-]+ ){0,2}(?:teams?|squads?|people|folks|guys|colleagues|department|group|vendor|agency|partner|supplier|contractors?) (?:looks? after|owns?|runs?|handles?|maintains?|takes? care of|does|do|manages?|operates?|writes?|administers?)\b|^(?: (?:experience|knowledge|code|scripts?))? (?:is|are) (?:only|just|merely|purely) (?:used|run|found|written|known) (?:in|by|at) (?!you\b|production\b)|^[^.;,]{0,24}\bis an? (?:\w+ )?(?:experiment|hobby|side[- ]project|prototype|toy) (?:of|by)\b|^[^.;,]{0,20}\b(?:belongs? to|sits? with|stays? with|lies? with|is (?:the )?(?:job|business|domain|matter) of)\b(?! you\b)|^[^.;,]{0,20}\b(?:mov(?:es?|ing)|go(?:es|ing)?|hand(?:ed|ing)|pass(?:es|ed|ing)|transfer(?:s|red|ring)?|shift(?:s|ed|ing)?) (?:over )?to (?:the|an?|our|another|a different) (?:[\w-]+ ){0,2}(?:team|squad|department|group|vendor|agency|partner|supplier)\b/
const TO_OTHERS = /^ to (?:the|our|another|other|a|ops|them)\b/
const IS_WANTED = /\b(?:needs?|wants?|looks?(?! after)|looking|hires?|hiring|seeks?|search(?:es|ing)?|urgently)\b/
/** "With our Java and .NET developers": what colleagues know. */
function markOthers(text: string, places: readonly Place[], mentions: readonly Mention[]): void {
  mentions.forEach((mention, index) => {
    const { from, to } = places[index] as Place
    const before = text.slice(Math.max(0, from - 90), from)
    if (OF_OTHER_PEOPLE.test(before) && !IS_WANTED.test(text)) mention.level = 'dropped'
    if (OF_SOMEBODY_ELSE.test(before) || (/\bleave (?:the )?$/.test(before) && TO_OTHERS.test(text.slice(to))))
      drop(mention)
    if (BY_OTHERS.test(plainTail(text.slice(to))) && !SPEAKS_OF_CANDIDATE.test(text)) drop(mention)
    if (ONCE_NAMED.test(text.slice(Math.max(0, from - 24), from))) mention.level = 'dropped'
    if (BESIDE_US.test(text.slice(Math.max(0, from - 50), from)) && COLLEAGUES.test(text.slice(to, to + 40)))
      mention.level = 'dropped'
  })
}

function drop(mention: Mention): void {
  settle(mention, 'dropped')
}

const MOST = 0.45
const MAX_BARE_WORDS = 14

/** "Visio or Lucidchart." and "Oracle 19c, RAC, RMAN": hardly more than names of skills. */
function isBareList(text: string, statement: Statement): boolean {
  const words = text
    .split(/[\s,;/]+/)
    .filter((word) => /[a-z]/.test(word) && !/^(?:and|or|in|with|of|the|a)$/.test(word))
  const named = statement.skills
    .filter(({ isWide }) => !isWide)
    .reduce((sum, term) => sum + term.lastToken - term.firstToken + 1, 0)
  return named > 0 && (named >= 3 || words.length <= MAX_BARE_WORDS) && named >= MOST * words.length
}

const MAX_WORDS_OF_FRAGMENT = 8
const FINITE =
  /\b(?:we|our|us|you|your|i|they|it|is|are|was|were|be|will|has|have|had|runs?|uses?|used|built|written|works?|makes?|helps?|gives?|goes|with us)\b|:/

/** "SQL at an intermediate level.": a demand needs no verb. */
function isFragment(text: string): boolean {
  return text.trim().split(/\s+/).length <= MAX_WORDS_OF_FRAGMENT && !FINITE.test(text)
}

/** "A Scrum purist" is a kind of person. */
const PERSON_NEXT =
  /^\s+(?:purists?|fanatics?|zealots?|evangelists?|fans?|lovers?|gurus?|wizards?|hero(?:es)?|nerds?|types?|dogmatists?|preachers?)\b/

/** "Windows-only admins and anyone from VMware": "only" is of the item before. */
const OF_LAST_ITEM = /(?<=[,;]\s|\b(?:and|or)\s)(?:(?![,;]|\b(?:and|or)\b).)*$/

/** Under "what we don't want", a nice-to-have or "only" does not exclude a skill. */
function judgedBySection(mention: Mention, text: string, statement: Statement): Mention {
  if (mention.level !== 'unwanted') return mention
  const place = mention.term.start - statement.start
  const around = text.slice(
    Math.max(text.slice(0, place).search(OF_LAST_ITEM), text.lastIndexOf(':', place) + 1, place - 32, 0),
    mention.term.end - statement.start + 12,
  )
  const isPerson = PERSON_NEXT.test(text.slice(mention.term.end - statement.start))
  return isPerson ||
    /\b(?:only|pure|purely|just|without|no|not|never|lack|less than|fewer than|under|below)\b/.test(around)
    ? { ...mention, level: 'dropped', isSettled: true }
    : { ...mention, isExplicit: true, isSettled: true }
}

/** "Sent from my iPhone", "Get Outlook for iOS": the foot of a mail. */
const FOOT_OF_MAIL =
  /^\W*(?:sent (?:from|via|with|by|using) (?:my |the |a )?|get \w+ (?:for|on) |(?:written|typed|dictated) (?:on|from|with|by) )|\b(?:sent|typed|written|dictated) (?:from|on|with) my\b/

/** "Apply via GitHub", "We meet on Zoom": neither is asked for, under whatever heading. */
const OF_APPLYING =
  /^(?:please |pls |just |simply )?(?:apply|(?:send|add|include|attach|share)\b(?= (?:(?:us|me) )?(?:a |the |your )?(?:links?|urls?|profile|portfolio|repos?))|(?:send|submit|share|drop|e?-?mail)\b(?= (?:us|me|your|the|cvs?|resumes?|profiles?|applications?))|contact (?:us|me)|reach out)\b[^.;]*\b(?:via|on|through|by|to|as|at|in|with)\b/
const OF_MEETINGS =
  /^(?:we|our team) (?:meet|talk|chat|communicate|stay in touch|hang out|keep in touch)s? (?:\w+ )?(?:on|in|over|via|through|by)\b/

/** What a statement asks of its skills before its own words are considered. */
export function baseLevel(text: string, statement: Statement, shape: DescriptionShape): Level {
  if (OF_APPLYING.test(text) || OF_MEETINGS.test(text) || FOOT_OF_MAIL.test(text)) return 'dropped'
  if (isBoilerplate(statement.section)) return 'dropped'
  if (isOfTheEmployerAlone(text)) return 'dropped'
  if (statement.section === 'must') return 'must'
  if (statement.section === 'nice') return 'nice'
  if (statement.section === 'refused') return 'unwanted'
  if (statement.section === 'excused') return 'dropped'
  if (statement.section === 'title') return 'must'
  if (shape.door !== 'jobDesc') return 'must'
  if (OF_COLLEAGUES.test(text)) return 'dropped'
  if (OF_THE_EMPLOYER.test(text)) return 'context'
  if (shape.isBrief) return 'must'
  if (
    statement.section !== 'stack' &&
    COMPANY_TALK.test(text) &&
    !/looking for|you have|experience (?:with|in)/.test(text)
  )
    return 'dropped'
  if (statement.section === 'stack') return shape.hasRequirements ? 'nice' : 'must'
  if (statement.section === 'terms') return 'context'
  if (statement.section === 'tasks') return !shape.hasRequirements && isBareList(text, statement) ? 'must' : 'context'
  if (!shape.hasRequirements && OF_THE_CANDIDATE.test(text)) return 'must'
  // A list under no heading, in a text that has no demands elsewhere.
  if (!shape.hasRequirements && statement.isEntry && statement.section === 'none' && !isDutyOrBenefit(text))
    return 'must'
  return ASKS.test(text) || (!shape.hasRequirements && (isBareList(text, statement) || isFragment(text)))
    ? 'must'
    : 'context'
}

/** A strength word applies to what follows it up to the next such word; "(required)" applies to what precedes it. */
function markStrength(text: string, places: readonly Place[], mentions: readonly Mention[], section: Section): void {
  apply(text, STRESSES, places, mentions, (mention) => {
    mention.emphasis = Math.min(5, mention.emphasis + 1)
  })
  apply(text, SOFTENS, places, mentions, (mention) => {
    mention.emphasis = Math.max(1, mention.emphasis - 1)
  })
  for (const match of text.matchAll(A_LITTLE)) {
    for (const index of listAfter(text, places, match.index + match[0].length))
      if (mentions[index]?.level === 'must') toNiceToHave(mentions[index] as Mention)
  }
  mentions.forEach((mention, index) => {
    const place = places[index] as Place
    const isBasics = /^ basics\b/.test(text.slice(place.to)) || /\bbasic(?: \S+ or)? $/.test(text.slice(0, place.from))
    // "Strong Kafka, some Rust"
    if (/\bsome $/.test(text.slice(0, place.from)) && !/^ or\b/.test(text.slice(place.to)) && mention.level === 'must')
      toNiceToHave(mention)
    if (isBasics && section !== 'must' && mention.level === 'must') toNiceToHave(mention)
  })
  // "Kubernetes at admin level".
  mentions.forEach((mention, index) => {
    if (mention.level === 'must' && AT_A_LEVEL.test(text.slice(places[index]?.to ?? 0))) mention.isSettled = true
  })
  for (const match of text.matchAll(NEEDED)) {
    mentions.forEach((mention, index) => {
      const place = places[index] as Place
      if (place.to <= match.index && mention.level === 'must' && !/[(;]/.test(text.slice(place.to, match.index)))
        mention.isExplicit = true
    })
  }
  for (const match of text.matchAll(INSISTS)) {
    const negated = /(?:not|isn't|aren't|no|n't)\s+(?:strictly |absolutely |a )?$/.test(text.slice(0, match.index))
    if (negated) continue
    const after = text.slice(match.index + match[0].length)
    const closes = /^\s*(?:[).;,!]|$|skills?\b)/.test(after)
    mentions.forEach((mention, index) => {
      const place = places[index] as Place
      const isInScope = closes
        ? place.to <= match.index && !/[(;]/.test(text.slice(place.to, match.index).replace(/^\s*\(/, ''))
        : place.from > match.index
      if (!isInScope) return
      mention.emphasis = Math.min(5, mention.emphasis + 1)
      if (mention.level === 'context') mention.level = 'must'
      mention.isExplicit = true
    })
  }
}

const AT_A_LEVEL =
  /^\s(?:at|on) (?:an? )?(?:admin\w*|expert|senior|advanced|professional|high|production|intermediate) level\b/

function apply(
  text: string,
  pattern: RegExp,
  places: readonly Place[],
  mentions: readonly Mention[],
  act: (mention: Mention) => void,
): void {
  for (const match of text.matchAll(pattern)) {
    const from = match.index + match[0].length
    for (let index = 0; index < mentions.length; index += 1) {
      const place = places[index] as Place
      if (place.from < from) continue
      if (
        /[;]|\b(?:strong|solid|familiar|basic|some|experience (?:with|in)|knowledge of)\b/.test(
          text.slice(from, place.from),
        )
      )
        break
      act(mentions[index] as Mention)
    }
  }
}

/** "Istio would open doors", "a certificate in ITIL would round it off": the conditional marks a nice-to-have. */
const CONDITIONAL =
  /^(?:\s+(?:experience|knowledge|skills?|certificates?|certification|background|expertise|basics))?["')]*\s+would(?: also| really| definitely| certainly)? (?!(?:be |do\b|also )*(?:fine|ok|okay|acceptable|accepted|enough|possible|considered|tolerated)\b|be (?:required|expected|responsible|working|used|needed|your|based|doing)|you\b|need\b|have to\b|like (?!to)\b)\w+/
/** "If you come from Ruby, talk to us." */
const COMING_FROM =
  /\bor (?:come|coming) from\b[^;.,)]{2,60}|(?:^|[.;,(]\s*|[-–]\s)(?:coming|switching|moving|converting) (?:over )?from\b[^;.,)]{2,40}?\b(?:(?:is|are|works|would be|also|too|just as|equally|totally|perfectly) )*(?:fine|ok|okay|welcome|good|great)\b|\b(?:if you(?:'re| are)?|for those|people|someone|somebody) (?:com(?:e|ing)|switch(?:ing)?|mov(?:e|ing)|convert(?:ing)?|only (?:know|have)|transition(?:ing)?) (?:over )?(?:from )?[^;.,)]{2,60}|\bwhose (?:[a-z]+ )?(?:background|experience|expertise|past|career) (?:is|was|lies|has been)\b[^;.,)]{2,60}|(?:^|[.;,]\s*)(?:previously|formerly|earlier|before(?: that)?)\s+[^;.,)]{1,40}\b(?:is|are|works|would be) (?:also )?(?:fine|ok|okay|welcome|good|great|acceptable)\b/g
/** "If you know Rust, we'll find a use for it." */
const IF_KNOWN =
  /\bif you (?:also |even |already |happen to )?(?:know|speak|write|can (?:read|write|speak|do|use)|have (?:used|seen|done|touched|met|played with)|can do)\b[^;.,]{2,40}?,? (?:(?:our|the) (?:[a-z]+ )?[a-z]+ (?:will|would)|we'll|we will|we'd|we would|we have|we've|that'll|that will|it'll|it will|even)\b/g
/** "If you have touched Istio, wonderful." */
const IF_TELL =
  /\b(?:if|should) (?:you|they|he|she)\b[^;.]{3,100}?,? (?:please |do |then |be sure to |we(?:'d| would) (?:love|like) (?:you )?to )*(?:mention|tell (?:us|me)|let (?:us|me) know|say so|point (?:it|that) out|hear (?:about )?(?:it|that))\b/g
const IF_SO =
  /\bif (?:you|they|he|she|one)\b[^;.]{3,120}?(?:(?:,|-)\s*|\s(?=(?:it|that)(?:'s| is|'d be| would be) |is (?:even |much )?better\b))(?!(?:you\b|we want|please|apply|join|then (?:you|apply)|this|let's))(?:(?:then|that'?s?|that is|it'?s?|is|all the|so much the|even|we are|we're|we'll be|we (?:will|would) be(?=\s+(?:all the|even|extra|especially|particularly|doubly)\b)|would be|it'd be|that'd be|very|a|an|real)\s+)*(?:wonderful|great|good|nice|better|cool|perfect|fine|lovely|awesome|plus|bonus|excellent|super|brilliant|welcome|happy|glad|delighted|ideal|fantastic|advantage|extra|chapeau|hats off)\b/g

/** "If on top of that you have worked with lidar, we would love to hear from you." */
const IF_MORE =
  /\bif (?:you(?:'ve|'re| have| are| can)? (?:also|additionally|in addition|on top(?: of (?:that|this|it|all that))?|besides)|(?:on top(?: of (?:that|this|it|all that))?|in addition|additionally|besides),? you)\b[^;.]{3,120}?, (?:then )?we(?:'ll|'d| will| would)(?: be)? (?:\w+ )?(?:happy|happier|glad|delighted|pleased|thrilled|excited|love|like)\b/g

/** "If you've done React and are happy to learn Svelte, that's OK, too." */
const IF_FINE =
  /\bif (?:you|they|he|she|one)\b[^;.]{3,120}?(?:,|-|\s)\s*(?:then )?(?:that|this|it)(?:'s| is| would be|'d be| works)? (?:also |perfectly |totally |absolutely |equally |just as )*(?:ok|okay|fine|no problem|not a problem|acceptable|possible|works|good)\b/g
const LEARNS = /\b(?:learn|pick up|switch to|move to|retrain in|get into)\b[^,;.]*$/

/** Who may apply besides: what they know helps, and what they would learn stays as it is asked for elsewhere. */
function markWhoMayApply(text: string, places: readonly Place[], mentions: readonly Mention[]): void {
  for (const match of text.matchAll(IF_FINE)) {
    places.forEach(({ from, to }, index) => {
      if (from < match.index || to > match.index + match[0].length) return
      settle(mentions[index] as Mention, LEARNS.test(text.slice(match.index, from)) ? 'dropped' : 'nice')
    })
  }
}

/** "Candidates with Blazor are favoured", "those who know SD-WAN have better chances". */
const PEOPLE_PREFERRED =
  /\b(?:candidates?|applicants?|people|those|persons?|profiles?|whoever|anyone|everyone|who) (?:also |even )?(?:who|with|having|that|knowing|bringing|showing|whose|knows?|brings?|has|have)\b[^.;]{2,80}?\b(?:favou?red|preferred|prioriti[sz]ed|given (?:preference|priority)|(?:get|have|enjoy|take)s? (?:preference|priority|precedence)|considered first|(?:is|are|be|comes?) ahead|(?:better|best|higher|good) (?:chances?|odds|cards)|stronger|(?:an?|the) (?:edge|advantage|lead|head start|bonus|plus)|with (?:an? |the )?(?:edge|advantage|lead|head start)|first (?:pick|choice|in line)|jumps? the|stands? out|to the top)\b/g

function markNiceToHaves(
  text: string,
  places: readonly Place[],
  mentions: readonly Mention[],
  isOpening: boolean,
): void {
  for (const match of [
    ...text.matchAll(IF_TELL),
    ...text.matchAll(IF_SO),
    ...text.matchAll(IF_MORE),
    ...text.matchAll(IF_KNOWN),
    ...text.matchAll(COMING_FROM),
    ...text.matchAll(PLANS),
    ...text.matchAll(PEOPLE_PREFERRED),
  ]) {
    mentions.forEach((mention, index) => {
      const place = places[index] as Place
      if (place.from < match.index || place.to > match.index + match[0].length) return
      toNiceToHave(mention)
      if (
        /(?:com(?:e|ing)|switching|moving|converting) (?:over )?from|^\W*(?:whose|previously|formerly|earlier|before)/.test(
          match[0],
        )
      )
        mention.isSettled = true
    })
  }
  places.forEach((place, index) => {
    if (!CONDITIONAL.test(text.slice(place.to, place.to + 60))) return
    for (const at of listBefore(text, places, index)) toNiceToHave(mentions[at] as Mention)
  })
  markCuesBefore(text, places, mentions, isOpening)
  const ofLast = OF_LAST.exec(text)
  if (ofLast !== null) {
    const named = mentions.filter((_, index) => (places[index]?.to ?? 0) <= ofLast.index)
    for (const mention of named.slice(/last two/.test(ofLast[0]) ? -2 : -1)) toNiceToHave(mention)
  }
  const settleBefore = (end: number): void =>
    mentions.forEach((mention, index) => {
      if ((places[index] as Place).to <= end && mention.level === 'must') mention.isSettled = true
    })
  for (const match of text.matchAll(NICE_TO_HAVE_AFTER)) {
    if (IS_MORE.test(text.slice(0, match.index + 1))) {
      settleBefore(match.index)
      continue
    }
    if (ofLast !== null && match.index >= ofLast.index && match.index <= ofLast.index + ofLast[0].length) continue
    // "… Linux Nice to have experience: Helm" begins another list.
    if (
      /^\s*(?:[a-z]+\s*){0,2}:/.test(text.slice(match.index + match[0].length)) &&
      !/[:=]\s*$/.test(text.slice(0, match.index))
    )
      continue
    if (isOfFollowing(text, match, places)) {
      settleBefore(match.index)
      continue
    }
    const ofAnother = startOfAnother(text, match.index, places)
    if (ofAnother >= 0) {
      settleBefore(ofAnother)
      continue
    }
    // "Java, Docker (nice to have), AWS": the bracket weighs one.
    const noted = places.findLastIndex(({ to }) => to <= match.index + 1)
    if (/^\s*\(\s*$/.test(text.slice(places[noted]?.to ?? 0, match.index + match[0].search(/\S/))))
      mentions.forEach((mention, index) => {
        if (index !== noted && mention.level === 'must') mention.isSettled = true
      })
    const from = OF_SEVERAL.test(match[0]) ? 0 : niceToHaveStart(text, match.index, places)
    // "Java, Spring, Angular nice to have": a text opens with what it asks for.
    const isOfClause =
      (isOpening && text.charAt(from) === ',') ||
      PLUS_OF_CLAUSE.test(text.slice(0, places.find((place) => place.from >= from)?.from ?? 0))
    mentions.forEach((mention, index) => {
      const place = places[index] as Place
      if (place.from >= from && place.to <= match.index + 1) {
        toNiceToHave(mention)
        // "A strong plus" is no strong demand.
        if (/\bstrong\b/.test(match[0])) mention.isSettled = true
      } else if (isOfClause && place.to <= from && mention.level === 'must') mention.isSettled = true
    })
  }
  markGladItem(text, places, mentions)
  mentions.forEach((mention, index) => {
    const place = places[index] as Place
    const next = places[index + 1]
    // "Oracle preferred, DB2 considered": one of them is asked for.
    if (next !== undefined && PREFERRED_TO.test(text.slice(place.to, next.from)) && isAccepted(text, next.to))
      mention.level = mentions[index + 1]?.level ?? mention.level
    // "R is fine as well" offers another way.
    const list = listBefore(text, places, index)
    if (
      list.includes(0) &&
      mention.level === 'must' &&
      !/^\s+(?:is|are|would be)\b[^.;,]{0,16}\b(?:instead|in place|in lieu) of\b/.test(text.slice(place.to)) &&
      /^(?:\s+(?:backgrounds?|experience|knowledge|people|folks|devs|developers|users))?\s+(?:(?:is|are|would be) (?:also |equally )?(?:fine|ok|okay|accepted|acceptable|possible|allowed|tolerated)\b|(?:also )?(?:fine|ok|okay|accepted|acceptable|possible|tolerated|considered)(?: too| as well)?(?=\s*(?:[.,;)]|$)))/.test(
        text.slice(place.to),
      )
    )
      for (const at of list) toNiceToHave(mentions[at] as Mention)
  })
}

/**
 * "Azure (Sentinel, Entra ID), AWS would be a plus", "Azure and Terraform, Kafka is a plus": the comma ends the
 * demand.
 */
const PLUS_OF_CLAUSE = /(?:\)|\b(?:and|&|or) [^,;()]{2,30}),\s*(?:and |but |while )?$/

/** What a cue before its skills weighs, and what a text opens with before the cue. */
function markCuesBefore(
  text: string,
  places: readonly Place[],
  mentions: readonly Mention[],
  isOpening: boolean,
): void {
  for (const match of text.matchAll(NICE_TO_HAVE_BEFORE)) {
    const from = match.index + match[0].length
    if (isOfPrevious(text, match, places) || (isOpening && meetsPeople(text.slice(match.index)))) continue
    const stop = clauseEnd(text, from)
    const isOfClause = isOpening && ENDS_DEMAND.test(text.slice(0, match.index))
    mentions.forEach((mention, index) => {
      const place = places[index] as Place
      if (place.from >= match.index && place.to <= stop) toNiceToHave(mention)
      else if (isOfClause && place.to <= match.index && mention.level === 'must') mention.isSettled = true
    })
  }
}

const IS_GLAD = /^\s(?:great|good|sweet|awesome|lovely|neat|super)(?: too| as well)?\s*(?:[.;!)]|$)/
const GRADES = /\b(?:great|good|strong|solid|basics?|fluent|expert|excellent|advanced|very|fair)\b/

/** "Java, Kafka great": the last item of a list without verbs, where no other one is graded. */
function markGladItem(text: string, places: readonly Place[], mentions: readonly Mention[]): void {
  const last = places.at(-1)
  const before = places.at(-2)
  if (last === undefined || before === undefined || !IS_GLAD.test(text.slice(last.to))) return
  if (!/[,;–-]\s*(?:some )?$/.test(text.slice(before.to, last.from)) || GRADES.test(text.slice(0, last.from))) return
  toNiceToHave(mentions.at(-1) as Mention)
  for (const mention of mentions.slice(0, -1)) if (mention.level === 'must') mention.isSettled = true
}

/** "We'd love to meet engineers who know Java" opens with what is looked for. */
const MEETS_PEOPLE =
  /^[^,.;]{0,20}\b(?:love|like|happy|glad|delighted|keen|great|good|nice|lovely) to (?:also )?(?:meet|hear from|talk (?:to|with)|chat with|speak (?:to|with)|have|hire|find|welcome|get to know|work with|see)\b(?:[^.;]{0,40}\b(?:developers?|devs?|engineers?|programmers?|designers?|analysts?|scientists?|testers?|admins?|consultants?|people|folks|someone|somebody|candidates?)\b| you (?:on|in|with|if|who|join)\b)/
const meetsPeople = (said: string): boolean => MEETS_PEOPLE.test(said) && !/\b(?:also|too|as well)\b/.test(said)

/** "Java and Kafka, bonus points for Docker": the comma ends what a text opens with. */
const ENDS_DEMAND = /[\w+#)]\s*(?:[,;.|/]|\s[-–])\s*(?:and |but |also )?$/

/** "Rust nice-to-have, Kafka a must": the cue weighs what stands right before it. */
function isOfPrevious(text: string, { index, 0: cue }: RegExpExecArray, places: readonly Place[]): boolean {
  const last = places.findLast(({ to }) => to <= index)
  if (last === undefined || !/^\s*[,;)]/.test(text.slice(index + cue.length))) return false
  return /^\s*(?:experience|knowledge|skills?)?\s*[-–(]?\s*$/.test(text.slice(last.to, index))
}

/** "Go, gRPC, nice to have Istio", "and it is desirable that he knows Istio": the cue weighs what follows. */
function isOfFollowing(text: string, { index, 0: cue }: RegExpExecArray, places: readonly Place[]): boolean {
  const next = places.find(({ from }) => from >= index + cue.length)
  if (next === undefined) return false
  const after = text.slice(index + cue.length, next.from)
  if (/^ (?:that|to|if) [^,;.]*$/.test(after)) return true
  const before = text.slice(places.findLast(({ to }) => to <= index)?.to ?? 0, index)
  return (
    /^\s*(?:skills?|experience|knowledge)?\s*(?::|=|[-=]>|for\b)?\s*$/.test(after) && /(?:^|[,;.|/–-])\s*$/.test(before)
  )
}

/** "Figma isn't just a nice-to-have". */
const IS_MORE =
  /(?:\bnot|n't) (?:just|only|merely|simply) (?:an? )?\w?$|\bno (?:mere )?\w?$|\bmore than (?:just )?(?:an? )?\w?$/

/** "Docker, Kubernetes, Helm - the last one nice to have". */
const OF_LAST =
  /\b(?:the )?(last|latter|final)(?: (?:one|two|item|of (?:these|them|those)))?,? (?:is |are |being |as |would be |only )*(?:an? |just |optional|nice|plus|bonus|not (?:a must|essential|mandatory|required))/

/** "Python, Ruby and Bash are a plus": all of them. */
const OF_SEVERAL = /^are\b/

const REFERS_BACK =
  /^(?:which|that|this|it|these|those|they|all|both|also|as|is|are|could|may|might|can|comes?|has|would|will|being|though|but|very|much|highly|a|an|any|of|considered|seen|however|would|nice|and|if|even|maybe|knowledge|experience|exposure|familiarity|skills?)\b/

const NAMES_ANOTHER =
  /^(?:some |any |prior |previous )?(?:experience|exposure|knowledge|familiarity|skills?) (?:to|of|in|with) (?!it\b|them\b|this\b|that\b|these\b|those\b|both\b|any\b|all\b|either\b)[a-z][\w.+#-]*(?: (?:is|are|would be|as|an?))*$/

const IS_NAME =
  /^(?!(?:not|no|only|just|but|for|even|really|definitely|certainly|optional|preferred|ideally|here|today|we|you|i|our|some|basic|good|strong)\b)[a-z][\w.+#-]*(?: [\w.+#-]+)?$/

/** "Excel trainer in Antwerp, French would be handy": where the nice-to-have is named, if it is no skill; else -1. */
function startOfAnother(text: string, cue: number, places: readonly Place[]): number {
  const comma = Math.max(...[',', ';', ' -', '('].map((sign) => text.lastIndexOf(sign, cue - 1)))
  if (comma < 0 || places.some(({ from, to }) => from > comma && to <= cue + 1)) return -1
  const subject = text
    .slice(comma, cue)
    .replace(/^[,;(\s-]+/, '')
    .trim()
  // "Event sourcing (Axon a big plus)", but not "Terraform (not required but a plus)".
  if (text[comma] === '(') return IS_NAME.test(subject) && !REFERS_BACK.test(subject) ? comma : -1
  // "Power BI is key, exposure to Fabric a plus", where Fabric is in no list of skills.
  if (NAMES_ANOTHER.test(subject)) return comma
  return /^[a-z0-9]+(?:[- +/][a-z0-9]+){0,5}$/.test(subject) && !REFERS_BACK.test(subject) ? comma : -1
}

export const PREFERRED_TO =
  /^\s+(?:is |are |would be )?(?:strongly |highly |much )?(?:prefer(?:red|able)|favou?red|ideal|best|perfect|our (?:first )?(?:choice|favou?rite))\s*[,;(]\s*(?:but )?$/

/** "… or DynamoDB considered". */
function isAccepted(text: string, from: number): boolean {
  return /^(?:\s*(?:,|\/|or)\s*\S+(?: \S+)?){0,3}?\s+(?:(?:is|are|also|too|would be)\s+)*(?:considered|acceptable|accepted|possible|ok|okay|fine|works?|welcome)\b|^(?:\s*(?:,|\/|or)\s*\S+(?: \S+)?){0,3}?\s+(?:folks|people|users|veterans|developers|engineers|experts|backgrounds?|experience)\s+(?:will |can |usually |also |have |do )*(?:ramp|learn|catch|settle|adapt|switch|pick|convert|welcome|fine|ok|okay|(?:are|is) (?:also )?(?:welcome|fine|ok|okay))/.test(
    text.slice(from, from + 80),
  )
}

function toNiceToHave(mention: Mention): void {
  if (mention.level === 'dropped' || mention.level === 'unwanted') return
  mention.level = 'nice'
  mention.isExplicit = true
  mention.emphasis = Math.max(2, mention.emphasis)
}

function clauseEnd(text: string, from: number): number {
  const stop =
    /;|\bbut\b|, (?:strong|solid|deep|excellent|expert|fluent|proven)\b|\bmust\b|\brequired\b|\b(?:definitely|certainly|absolutely|mandatory|essential)\b|\. |\)/.exec(
      text.slice(from),
    )
  if (stop === null) return text.length
  const end = from + stop.index
  // "Ideally Expo and Firebase, TypeScript a must": the comma ends what is ideal.
  const isOfLastItem = ENDS_AS_DEMAND.test(text.slice(end))
  const comma = isOfLastItem ? text.lastIndexOf(',', end) : -1
  return comma > from ? comma : end
}

const ENDS_AS_DEMAND = /^(?:must|required|mandatory|essential)\s*(?:[.;,!)]|$)/

const OPENERS =
  /\b(?:experiences?|knowledge|familiarity|exposure|background|understanding|proficiency|expertise|skills?|any|some)\b(?: (?:with|in|of|to))?/g
const HARD_STARTS = /\b(?:must|required|strong|solid|years?|yrs|expert|essential|mandatory|need)\b|;|\bbut\b/g

/** "Go, Kafka, Terraform a plus": the last item. "Experience with Go or Kafka is a plus": all of them. */
function niceToHaveStart(text: string, cue: number, places: readonly Place[]): number {
  const opened = text.charAt(cue - 1) === '(' || text.slice(Math.max(0, cue - 2), cue).includes('(')
  if (opened) return itemStart(text, cue, places)
  const bracket = text.lastIndexOf('(', cue)
  if (bracket > text.lastIndexOf(')', cue) && places.some(({ from, to }) => from > bracket && to <= cue)) return bracket
  if (/[:=]\s*$/.test(text.slice(0, cue)) || /^\s*[:=]/.test(text.slice(cue))) return 0
  const before = text.slice(0, cue)
  // "Everything else (Helm, Vault) is gravy".
  const bracketed = OF_BRACKET.exec(before)
  const isOfItsOwn = bracketed !== null && !OPENS_ENTRY.test(text) && !places.some(({ to }) => to === bracketed.index)
  if (isOfItsOwn) return bracketed.index
  let hard = -1
  for (const match of before.matchAll(HARD_STARTS)) hard = match.index + match[0].length
  let opener = -1
  for (const match of before.matchAll(OPENERS))
    if (match.index > hard && places.some(({ from, to }) => from >= match.index && to <= cue))
      opener = opener < 0 || /[.,]\s*$/.test(before.slice(0, match.index)) ? match.index : opener
  if (opener >= 0) return opener
  if (hard < 0 && !/,/.test(before)) return 0
  // "Java is a must Kafka is nice": what is demanded is another one.
  const isOfNext = places.some(({ to }) => to <= hard) && places.some(({ from, to }) => from >= hard && to <= cue)
  return isOfNext ? Math.max(hard, itemStart(text, cue, places)) : itemStart(text, cue, places)
}

/** "Familiarity with Kubernetes, and dashboards (Grafana) is advantageous": all of it, brackets or not. */
const OPENS_ENTRY = /^[\s•*–-]*(?:\w+ )?(?:experience|knowledge|familiarity|exposure|understanding)\b/
const OF_BRACKET = /\s\([^()]+\)\s*$/

function itemStart(text: string, cue: number, places: readonly Place[]): number {
  let start = 0
  for (const place of places) if (place.to <= cue) start = place.from
  // ".NET (C#, Azure) - Angular optional": a bracket that closes or a dash ends the item before, too.
  const closed = /^.*(?:\)| - )/.exec(text.slice(0, start))
  const ends = [',', ';', '|', '•'].map((mark) => text.lastIndexOf(mark, start))
  return Math.max(0, ...ends, closed === null ? -1 : closed[0].length)
}
