import { listAfter, listBefore, type Place } from './mark-refusals.ts'
import type { Mention } from './read-demands.ts'

/**
 * How much a clause asks for its skills, told by classes of words in a place of the clause: pleasure, notice, addition,
 * small degree, chance, what can be learned, and what may be missing.
 */

const NO = "(?:not|n't|never|no longer|hardly)"
const US = '(?:us|me|we|i|our|my|the team|everyone|everybody|the hiring manager|any \\w+)'
/** What people do or feel when more is there than they ask for. */
const PLEASED =
  '(?:smil(?:e|es|ing)|grin(?:ning)?|beam(?:ing)?|clap(?:ping)?|cheer(?:s|ing|ed)?|applau[ds]\\w*|rejoic\\w+|celebrat\\w+|danc(?:e|ing)|sing(?:ing)?|purr|jump(?:ing)?(?: for joy)?|swoon|tickl\\w+|thrill(?:s|ed)?|delight(?:s|ed|ful)?|overjoyed|ecstatic|elated|excit(?:e|es|ed)|enchant(?:s|ed)?|impress(?:es|ed)?|wow(?:s|ed)?|charm(?:s|ed)?|chuffed|stoked|pleas(?:es|ed)|happy|happier|glad|grateful|thankful|intrigued|curious|fond|keen|in love|over the moon)'
const PLEASANT =
  '(?:pleasant|delightful|lovely|splendid|marvell?ous|fabulous|terrific|superb|magnificent|gorgeous|neat|sweet|nice|handy|charming|brilliant|fantastic|wonderful|awesome|great|cool|good|excellent|interesting|appealing|attractive|intriguing|tempting|pretty|rewarding)'
/** What comes on top. */
const ADDITION =
  '(?:extras?|treats?|luxur(?:y|ies)|icing|cherry|cherries|cream|toppings?|frosting|gravy|garnish|desserts?|sprinkles|sugar|sweeteners?|spices?|seasoning|gifts?|presents?|surprises?|add-?ons?|additions?|upsides?|upgrades?|feathers? in (?:your|the) cap|head starts?|curiosit(?:y|ies)|perks?|talking points?|conversation (?:starters?|pieces?)|ice ?breakers?|tie[- ]?breakers?|side dish(?:es)?|decorations?|ornaments?|nice-?to-?haves?|matters? of taste|wish(?:es)?|bells and whistles|brownie points|gold stars?)'
/** What is of small weight or a small measure. */
const SMALL =
  '(?:superficial|passing|nodding|rudimentary|elementary|casual|fleeting|vague|slight|light|loose|faint|modest|first|initial|early|brief|cursory|occasional|surface-level|entry-level|hobby(?:-level)?)'
const GRASP =
  '(?:acquaintances?|familiarity|knowledge|experiences?|exposure|contacts?|steps|encounters?|idea|understanding|grasp|notions?|skills?|taste|glimpse|interest|attempts?|look)'
const ESSENTIAL =
  '(?:must|crucial|critical|vital|decisive|mandatory|essential|obligatory|compulsory|indispensable|imperative|prerequisite|precondition|condition|hard requirement|show[- ]?stopper|deal[- ]?breaker|blocker|knock[- ]?out|obstacle|deciding factor|life or death|set in stone|carved in stone|written in stone)'
const LEARNED = '(?:learn(?:ed|t)?|taught|trained|picked up|acquired|gained|figured out|caught up on|added later)'

const AUX =
  "(?:(?:is|are|'s|was|be|being|would|'d|will|'ll|could|can|may|might|also|really|certainly|definitely|surely|only|just|merely|mere|rather|quite|very|so|always|even|that|which|it|this|these|those|they|all|both|each|something|things?|counts?|comes?|seen|regarded|viewed|considered|as|like|by way of|the|a|an|of|another|some|pure|pleasant|real|added|little|small|tiny|nice|welcome|big|extra|our|yet|still|but|though|as well|too|likewise) )*"

/** Said of the skills before it. */
const AFTER = [
  `(?:(?:would|will|does|do|wo) ?${NO}|${NO}) (?:go|pass|be|remain|stay|leave us) un(?:noticed|rewarded|seen|appreciated|mentioned|heard|moved|touched|impressed)`,
  `(?:(?:would|will|does|do|wo|can|could) ?${NO}|${NO}) (?:be an? (?:disadvantage|drawback|mistake|handicap|downside|bad thing)|(?:hurt|harm|lower|spoil|weaken|damage|dent) (?:your|the) (?:chances|odds|case|application|profile|cv))`,
  `(?:gets?|be|is|are|will be) (?:\\w+ly )?(?:noticed|noted|remembered|rewarded|credited|applauded|cheered|celebrated|honou?red|smiled (?:at|upon)|taken note of|taken into account|held in your favou?r)`,
  `(?:raises?|raising) (?:our |your |some )?(?:eyebrows|interest|chances|odds|pulse)|(?:catch|catches|grabs?|gets?|wins?|sparks?|piques?|arouses?|attracts?|draws?|captures?) (?:our|my|the|your) (?:eyes?|attention|interest|curiosity|hearts?|sympath\\w+|votes?)|turns? (?:\\w+ )?heads|with (?:an? )?(?:friendly|kind|benevolent|fond|warm) (?:eye|look|smile)|(?:gets?|puts?|brings?|goes?|moves?|lands?|jumps?)(?: \\w+){0,2} (?:to|on|onto|at|in) (?:the|our) (?:front|top|head|short ?list)\\b|(?:gets?|puts?|brings?|moves?|opens?) you (?:\\w+ ){0,5}(?:faster|sooner|quicker|further|ahead|earlier)`,
  `(?:makes?|making|gets?|sets?|leaves?|keeps?|has|have|brings?|gives?|puts?) ${US}(?: \\w+){0,3}? ${PLEASED}\\b|(?:sets?|makes?) (?:our|my) (?:hearts?|pulse) \\w+|brings? (?:a smile|joy|tears of joy)|lights? (?:us|me) up|makes? it (?:even )?(?:tastier|sweeter|rounder|prettier|shinier)|(?:sweetens?|seals?|makes?) the (?:deal|package|offer)|(?:rounds?|tops?|caps?) (?:the |your |things |it |an? )?(?:profile |cv |off|up)`,
  `${US}(?:'d| would|'ll| will|'re| are)?(?: be| feel| get| really| certainly)* ${PLEASED}(?: (?:about|at|for|over|to see|to find|to read))?(?=\\s*(?:[.;!),]|$))|(?:goes|come|comes|met|greeted|received|welcomed) with (?:an? )?(?:applause|cheers|joy|pleasure|a smile|open arms|thanks)|(?:gladly|happily)(?=\\s*(?:[.;!),]|$))`,
  `${AUX}(?:${ADDITION}|on (?:the|our|my) (?:wish ?list|cake))(?=\\s*(?:[.;!),]|$|that\\b|which\\b|we\\b|but\\b|only\\b))`,
  `(?:is|are|would be|'d be|be|sounds?|looks?) (?:also |really |very |even |rather |quite )*${PLEASANT}(?: too| as well| also| but| though)?(?=\\s*(?:[.;!),]|$|but\\b))|, (?:yet|but|though|if) ${PLEASANT}\\b`,
  `(?:matters?|counts?|weighs?) (?:only |just |very )*(?:a )?(?:little|bit|less|least|slightly|marginally)|(?:is|are) (?:needed|required|important|relevant|wanted|sought) (?:\\w+ )?(?:less|little|slightly)\\b|(?:is|are|:|-|=)? ?(?:far |much |a bit |somewhat |clearly )?(?:less|least|lower|lesser) (?:so|important|relevant|urgent|critical|crucial|essential|priority|weight|weighty)\\b|(?:is|are)?(?: for us)? ?(?:${NO}|n't) (?:that|so|too|very|terribly|overly|particularly|all that)(?: very)? (?:important|crucial|critical|relevant|urgent|essential|decisive)\\b|(?:comes?|ranks?|is|are) (?:last|second|third|further down|lower|secondary|peripheral|marginal|a detail|a footnote|an afterthought)\\b`,
  `(?:is|are|:|-|=)? ?(?:dispensable|expendable|negotiable|discretionary|unessential|inessential|non-?essential|learnable|teachable|trainable)\\b|(?:is|are|was|were) ?(?:${NO}|n't|no) (?:an? |the |one |our |it )?(?:absolute |strict |strictly |absolutely |hard |really )?${ESSENTIAL}\\b|(?:${NO}) (?:an? )?(?:strict |strictly )?${ESSENTIAL}\\b`,
  `(?:can|could|may|will|'ll)(?: easily| still| always| quickly)?(?: be)? ${LEARNED}\\b|(?:stuff |part |bit )?(?:they|you|he|she|one|people|the person)(?:'ll| will| can| could)? (?:learn|pick (?:it |them |that )?up|figure (?:it |them |that )?out|grow into|get into|catch up on)(?: (?:it|them|that))?(?: (?:here|later|on the (?:job|go|way)|with us|along the way|quickly|as you go|in (?:the first|your first) \\w+))|${US}(?:'ll| will| can| are happy to|'re happy to)? (?:teach|train|coach|show you|bring you up to speed|get you (?:there|up to speed|started)|help you (?:learn|with))(?: (?:you|it|them|that))?\\b`,
  `(?:none|zero|nothing|0)(?: at all)?(?: is| are| will be| would be|'s)? (?:also |too |just as |equally )?(?:ok|okay|fine|enough|acceptable|allowed)\\b|(?:any|whatever|no matter what) (?:amount|level|degree|extent)\\b|including (?:zero|none|no\\b)|whatever you(?:'ve| have| bring| know)\\b|superficial(?:ly)?(?: \\w+)? (?:is|are) (?:fine|ok|okay|enough)`,
  `if (?:at all |ever |remotely |we |you |time |that is |that's |it is |it's )*(?:possible|feasible|available|permitted|the stars align|lucky|inclined|permits)\\b|if (?:the stars|we(?:'re| are)? (?:very |really )?(?:luck\\w*|find|get|meet|can (?:find|get|have|dream|afford)|could (?:find|get|have)|may (?:dream|hope|wish))|i (?:may|might|could|can) (?:dream|wish|hope|ask)|luck\\b|it goes\\b|there(?:'s| is) (?:any|time|room))|in (?:the best of all (?:possible )?|an ideal |a perfect |a better |our |your |my )(?:worlds?|dreams?)|hopefully\\b|at will\\b|(?:in|as|from|for) (?:an? |your )?(?:side projects?|spare time|free time|hobby)\\b|once in a while\\b|(?:would|might|may) come up (?:now and then|occasionally|sometimes)|(?:with|for) (?:a bit of |any |some )?luck\\b`,
]
const WEAK = new RegExp(`(?<![\\w-])(?:${AFTER.join('|')})`)
const OF_BEFORE = new RegExp(WEAK, 'g')

/** Said of the skills after it. */
const BEFORE = [
  `(?:an? |any |some |the )?(?:dash|pinch|touch|hint|sprinkl(?:e|ing)|smattering|spoonful|splash|spark|sense|whiff|trace|modicum|soft spot|weak spot|weakness) (?:of|for)`,
  `${SMALL} ${GRASP} (?:with|of|in|to|at)`,
  `(?:we|i)(?:'d| would|'re| are|'ll| will)(?: (?:also|really|certainly|always|only|even|be|feel|all))* ${PLEASED} (?:by|about|with|at|for|if|when|to (?:see|read|hear|find|meet|have|discover))(?: (?:you|that|about|of|some|your|a|an|any|also|know|have|people|who|someone))*`,
  `(?:would |will |'d |'ll )?(?:please|delight|thrill|excite|tickle|cheer|impress|flatter)s? (?:us|me) to (?:see|read|hear|find|learn)(?: (?:about|of|that|you|your|know|have|some))*`,
  `(?:would|'d|'ll|will) be ${PLEASANT}(?:, [^,.;]{3,20},)? (?:to (?:see|have|find|read|hear|meet)|if (?:you|he|she|they|the person|someone)(?:'ve| have| had|'d)?(?: also| even)?(?: know| knew| bring| brought| seen| used| touched)?)(?: (?:some|a bit of|about|of))*`,
  `(?:we|i)(?: also|'re also| are also)? (?:like|love|enjoy|am|are|'re)(?: also)? (?:to (?:see|find|read|hear|meet)|interested in (?:people|folks|someone|candidates|those|applicants)(?: who (?:know|have|use|do))?|hoping (?:that )?(?:you(?:'ll| will)? )?(?:for|bring|have|know)?)`,
  `(?:way |far |further |lower )?down (?:the|our|my) list(?: (?:come|comes|is|are|you(?:'ll| will)? find|there(?:'s| is| are)))?|at the (?:bottom|end|very end|foot) of (?:the|our|my) list(?: (?:come|comes|is|are))?|(?:last(?:ly)?|least),? (?:come|comes)`,
  `(?:what )?(?:makes?|gets?|has|have) ${US}(?: (?:\\w+)){0,2} ${PLEASED} (?:is|are)`,
  `(?:it ?(?:is|'s) ?${NO}|it is ?n't) the end of the world if`,
]
const OF_AFTER = new RegExp(`(?<![\\w-])(?:${BEFORE.join('|')})(?![\\w-])`, 'g')

/** A demand between the words and a skill ends what they say. */
const DEMANDS =
  /\b(?:must|mandatory|required|requires?|essential|needed|needs?|indispensable|crucial|necessary|insist|demand|strong|solid|expert|proven|years?)\b/
const DENIES = /\b(?:not|non|never|no|hardly|neither|nor)\b|n't\b/
/** From a list to what is said of it: nothing but words, or one mark. */
const LEADS =
  /^(?:\s*[,(–—:=-]+\s*|(?:\s+(?!and\b|but\b|or\b|if\b|who\b|while\b)[\w'’/-]+){0,6}?\s*(?:,\s*)?|\s*[)"']*\s*)$/
const TO_NEXT = /^(?:\s+(?!but\b|and\b)[\w'’/-]+){0,4}?\s*[:"'(]?\s*$/
/** "Not only a bonus", "more than a plus". */
const IS_MORE = /(?:\bnot|n't|\bno) (?:just|only|merely|simply|mere)\b[^.;,]{0,12}$|\bmore than (?:just )?[^.;,]{0,6}$/
/** What pleases them is asked for, if they say so of nothing else: "we're happy to meet you if you know Go". */
const MEETS =
  /\b(?:meet|talk|hear from|chat|welcome|invite|hire) (?:you|with you|from you)\b|\b(?:have|see|welcome) you (?:on|in|with|at|join)\b/

const REACH_OF_MEETING = 8

const MAY_WEIGH =
  /\b(?:un\w+|disadvantage|drawback|chances|odds|noti?c?ed|rewarded|eyebrows|attention|interest\w*|heart\w*|heads|eye|front|top|short ?list|faster|smil\w+|clap\w*|cheer\w*|applau\w+|thrill\w*|delight\w*|tickl\w+|excit\w+|impress\w*|happy|glad|pleas\w+|lovely|bonus\w*|plus\w*|extras?|treats?|luxur\w+|icing|cherry|cream|\w+ing|less|least|little|bit|not|no|n't|can|could|will|'ll|would|'d|if|in|hopefully|at|any|none|zero|of|with|down|list|dispensable|negotiable|learnable|nice|good|great|cool|taste|surprise|learn\w*|like|love|gladly|happily)\b|n't\b/

const IS_ONE =
  /^(?: (?:experience|knowledge|know-how|expertise|familiarity|background|skill))? (?:is|'s|was|has|does|gets|would be an?|makes|brings|raises|puts|goes|counts|matters|comes|earns|wins|catches|sets)\b/

/** "Vue, Nuxt is nice": the verb is of the last; "Vue and Nuxt are nice": of both. */
function saidOf(text: string, places: readonly Place[], last: number): readonly number[] {
  const list = listBefore(text, places, last)
  const isOne = IS_ONE.test(text.slice(places[last]?.to ?? 0)) || !/^ [a-z]/.test(text.slice(places[last]?.to ?? 0))
  const cut = list.findIndex(
    (index, at) => at > 0 && /^\s*,\s*$/.test(text.slice(places[index]?.to ?? 0, places[index + 1]?.from ?? 0)),
  )
  return isOne && cut > 0 ? list.slice(0, cut) : list
}

/** Weighs skills by what is said of them in words that no cue names. */
export function markWeights(text: string, places: readonly Place[], mentions: readonly Mention[]): void {
  if (!MAY_WEIGH.test(text)) return
  const weaken = (indexes: readonly number[], words = ''): void => {
    for (const index of indexes) {
      const mention = mentions[index] as Mention
      // What was read as a denial denies little: "wouldn't go unnoticed", "isn't crucial".
      const isDenied = mention.level === 'dropped' && DENIES.test(words)
      if (mention.level === 'unwanted' || (mention.isSettled === true && !isDenied)) continue
      mention.level = 'nice'
      mention.isExplicit = true
      mention.emphasis = Math.max(2, mention.emphasis)
      mention.isSettled = true
    }
  }
  const afterList = text.slice(places.at(-1)?.to ?? 0)
  if (/\bthe \w/.test(afterList)) weaken(lesserOfList(afterList, places.length))
  for (const match of text.matchAll(OF_BEFORE)) {
    const last = places.findLastIndex(({ to }) => to <= match.index + 1)
    const place = places[last]
    if (place === undefined || IS_MORE.test(text.slice(0, match.index))) continue
    if (places.some(({ from, to }) => from < match.index + match[0].length && to > match.index + 1)) continue
    const gap = text.slice(place.to, match.index)
    if (!LEADS.test(gap) || DEMANDS.test(gap) || DENIES.test(gap)) continue
    weaken(saidOf(text, places, last), match[0])
  }
  for (const match of text.matchAll(OF_AFTER)) {
    const end = match.index + match[0].length
    if (
      IS_MORE.test(text.slice(0, match.index)) ||
      MEETS.test(text.slice(match.index, match.index + match[0].length + REACH_OF_MEETING))
    )
      continue
    const first = places.findIndex(({ from }) => from >= end)
    const place = places[first]
    if (place === undefined) continue
    const gap = text.slice(end, place.from)
    if (!TO_NEXT.test(gap) || DEMANDS.test(gap)) continue
    weaken(listAfter(text, places, place.from))
  }
}

/** What is answered to a question, or remarked on a list, that makes it a nice-to-have. */
const REMARK = new RegExp(
  `^\\W*(?:then |well,? |oh,? |that(?:'s| is|'d| would| would be|'d be) |it(?:'s| is|'d| would) |${US}(?:'d| would|'ll| will|'re| are)? )?(?:be |be an? |an? |the |even |so much |all |really |very |quite |sure,? )*(?:${PLEASED}|${PLEASANT}|${ADDITION}|the better|better)\\b`,
)

export const isGladRemark = (text: string): boolean => REMARK.test(text)

/** "The third is not crucial", "the last two can be picked up", "the first we need, the others we like". */
const ORDINAL =
  /\bthe (first|second|third|fourth|last|latter|former|final|others?|rest|remaining)(?: (one|two|three|ones|of (?:them|these|those|the (?:two|three|four)))){0,2}\b((?:(?!,? (?:and |but |while )?the (?:first|second|third|last|others?|rest)\b)[^.;)]){2,60})/g
const LIKED =
  /^(?: ones?)?(?:,? (?:we|i|is|are|being|as|would be|only|just))* (?:like|love|optional|nice|a plus|pluses|a bonus|good|preferred|desirable|helpful|welcome|useful|less)\b/

const ORDINALS: Readonly<Record<string, number>> = { first: 0, former: 0, second: 1, third: 2, fourth: 3 }

/** Which of so many listed skills are said to be asked for less. */
export function lesserOfList(text: string, count: number): number[] {
  return [...text.matchAll(ORDINAL)].flatMap(([, ordinal = '', number = '', said = '']) => {
    if (!WEAK.test(said) && !LIKED.test(said)) return []
    const all = Array.from({ length: count }, (_, index) => index)
    const many = number === 'two' ? 2 : number === 'three' ? 3 : 1
    if (/^(?:others?|rest|remaining)/.test(ordinal)) return all.slice(1)
    if (/^(?:last|latter|final)/.test(ordinal)) return all.slice(-many)
    const from = ORDINALS[ordinal] ?? 0
    return all.slice(from, from + many)
  })
}
