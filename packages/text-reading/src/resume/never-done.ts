import { beginOfSentence, endAt, type Stretch } from './denied-stretches.ts'

/** What a job names although the person did nothing with it: refused, dreamt, claimed, talked about, bought, echoed. */
const START = String.raw`(?:^|[\n.;:!?•*]\s{0,3}|-\s{1,3})(?:i |we )?`
const NAME = String.raw`(?!(?:of|for|and|to|that|which|with|on|in|by) )[\w.+#’'-]{1,40} `
const LISTED = String.raw`(?:(?!(?:of|for|to|that|which|with|on|in|by|from|while|i|we|my|our) )(?!\w{1,40}(?:ed|ing) )[\w.+#/’'-]{1,40},? ){1,8}`
const PEOPLE =
  '(?:teams?|departments?|groups?|folks|people|engineers?|developers?|admins?|consultants?|specialists?|experts?|vendors?|trainers?)'
const COURSES = '(?:courses?|trainings?|workshops?|boot ?camps?|class(?:es)?|seminars?|summits?|conferences?|meetups?)'
const NOT_SOFTWARE =
  '(?! (?:services?|systems?|management|portals?|platforms?|apps?|pipelines?|databases?|servers?|software|data|events?|topics?|streams?))'

/** To where the person's own work is told again. */
const CLAUSES = new RegExp(
  [
    String.raw`\b(?:forbidden|not allowed|not permitted|not cleared) to (?:touch|use|enter|open|change|run|learn|work)\b`,
    `${START}(?:was |were |got )?(?:banned|barred|excluded|locked out) (?:from|of) (?=[a-z])`,
    String.raw`\b(?:not|never|no longer) (?:responsible|in charge|accountable|trained|certified|qualified|competent) (?:for|of|in|on)\b`,
    String.raw`${START}failed to (?:install|use|learn|run|get|understand|introduce|set up|adopt|master|compile)\b`,
    String.raw`${START}(?:campaigned|protested|lobbied|warned|spoke out) against\b`,
    String.raw`\b(?:prevented|blocked|stopped|delayed|opposed|refused) (?:the |an? |any |our )?(?:introduction|adoption|purchase|arrival|use) of\b`,
    String.raw`\b(?:rejected|refused|declined|voted down) (?:an? |the |all |several )?(?:proposals?|offers?|bids?|plans?) (?:for|of|on|to)\b`,
    String.raw`\b(?:stopped|ended|killed) (?:the |an? |our )?(?:${NAME}){1,3}(?:projects?|plans?|proposals?) before (?:it|they) (?:started|began)\b`,
    String.raw`\b(?:by|for) not (?:buying|using|introducing|adopting|choosing|needing|running)\b`,
    String.raw`\bin my (?:dreams?|imagination|fantas(?:y|ies)|head)\b`,
    String.raw`\bin (?:an? (?:parallel|alternate|alternative|imaginary)|another) (?:universe|world|life|reality)\b`,
    String.raw`\bhad (?:i|we) (?:stayed|had (?:the )?(?:time|money|chance)|been (?:asked|allowed|given|hired))\b`,
    String.raw`\b(?:dreamt|dreamed|fantasi[sz]ed) (?:of|about)\b`,
    String.raw`${START}(?:only )?(?:pretended|pretend|claimed|claim) to (?:know|have|be|use|master|understand|run)\b`,
    String.raw`\b(?:allegedly|supposedly|purportedly)\b`,
    String.raw`\bwould have (?:included|involved|meant)\b`,
    String.raw`\baccording to my (?:mother|father|mum|mom|dad|wife|husband|friends?|teachers?|horoscope|boss|profile)\b`,
    String.raw`\b(?:linkedin|xing|chatgpt|gpt|copilot|claude|gemini|the internet|my (?:mother|father|friends?|horoscope|teachers?|wife|husband)) (?:says?|said|thinks?|thought|believes?|told me|tells me)\b`,
    String.raw`${START}(?:often |briefly |only )?(?:discussed|debated|mentioned|joked about|chatted about|talked about|argued about|gossiped about)\b`,
    String.raw`\b(?:was|were|been|got) (?:once |often )?(?:interviewed|quizzed|questioned|asked) (?:about|on)\b`,
    String.raw`${START}answered (?:the |many |some )?(?:phone calls?|phones?|mails?|e-?mails?|letters) (?:about|on|for)\b`,
    String.raw`\bi (?:match|meet|fulfil|fulfill|satisfy|tick|cover) (?:all |every |each |of |your |the )*(?:requirements?|criteria|needs|boxes|expectations|must-haves)\b`,
    String.raw`\b(?:job|role|position|post) was advertised (?:with|as)\b`,
    String.raw`\b(?:tutorial|book|video|posting|advert|brochure|manual) (?:said|says|claimed|claims|promised|promises)\b\s?:?`,
    String.raw`${START}(?:was |were )?promised (?=[\w.+#-]+,)`,
    String.raw`\bafter (?:i|we) (?:had )?(?:left|quit|resigned)\b`,
    String.raw`\b(?:i )?confuse (?=[a-z])`,
    String.raw`\bestimated (?:the |an? )?(?:${NAME}){1,3}(?:projects?|jobs?) that (?:was|were) never\b`,
    String.raw`\bquoted (?:an? |the )?(?:prices?|rates?|fees?) (?:for|of)\b`,
    String.raw`\b(?:prepared|designed|typed|formatted) (?:the |some )?slides (?:on|about|for)\b`,
    String.raw`\bproofread (?:the |an? |some )?(?:[\w-]+ )?(?:documentation|docs|texts?|papers?|theses) (?:of|on|about|for)\b`,
    String.raw`\bplayed (?:an? |the )?(?:games?|songs?) (?:called|named)\b`,
    String.raw`\bread (?=[\w.+#-]+ (?:in the evenings?|at night|in bed|on the (?:train|bus|beach|plane)|for fun)\b)`,
  ].join('|'),
  'g',
)
/** What these words span, and no more. */
const SPANS = new RegExp(
  [
    String.raw`\b(?:negotiated|renewed|terminated) (?:the |an? |our |all )?(?:${NAME}){1,3}(?:contracts?|licen[cs]es?|subscriptions?|prices?)\b(?! between)${NOT_SOFTWARE}`,
    String.raw`\b(?:bought|ordered|wore|won|sold|handed out|gave away|collected|paid for|nominated for) (?:the |an? |our |some |my )?(?:${NAME}){1,3}(?:t-?shirts?|stickers?|mugs?|posters?|hoodies?|licen[cs]es?|awards?|certificates?)\b(?! for \w+ing\b)${NOT_SOFTWARE}`,
    String.raw`\b(?:sponsored|invested in|advertised at|exhibited at) (?:the |an? |our |some )?(?:${NAME}){1,3}(?:${COURSES}|start-?ups?|fairs?|compan(?:y|ies)|funds?)\b${NOT_SOFTWARE}`,
    String.raw`\b(?:booked|reserved|arranged|paid) (?:the |some )?(?:rooms?|hotels?|travel|flights?|catering|lunch|buses) for (?:the |our |an? )?(?:${NAME}){1,3}(?:${COURSES}|${PEOPLE})\b`,
    String.raw`\bsent (?:my |our |the |some |all |two |three )?(?:[\w-]+ ){1,2}(?:to|on) (?:an? |the )?(?:${NAME}){1,3}${COURSES}\b${NOT_SOFTWARE}`,
    String.raw`\b(?:wrote|typed|sent|checked) (?:the |an? )?(?:invoices?|bills?|cheques?|contracts?) (?:for|of|from) (?:the |our |an? )?(?:${NAME}){1,2}${PEOPLE}\b`,
    String.raw`\b(?:waited|waiting|looked|asked) for (?:the |our |an? )?(?:${NAME}){1,2}${PEOPLE} to\b`,
    String.raw`\b(?:filed|opened|raised|logged) (?:the |an? |many )?tickets? (?:with|at) (?:the |our )?(?:${NAME}){1,2}${PEOPLE}\b`,
    String.raw`\b(?:forwarded|escalated|passed on) (?:the |all |any )?(?:${NAME}){1,2}(?:tickets?|calls?|questions?|mails?|e-?mails?) to (?:the |our |an? |other )?(?:[\w-]+ ){0,2}${PEOPLE}\b`,
    String.raw`\b(?:depended|relied) on (?:the |an? |our )?(?:${NAME}){1,4}(?:run|operated|hosted|owned|managed|maintained) by (?!(?:me|us|our|my|myself)\b)`,
    String.raw`${START}(?:our|the|a) (?:vendor|supplier|provider|host|headquarters|head office)(?:['’]s (?:product|tool|system|platform))? (?:hosts?|hosted|contains?|contained|includes?|included) (?:[\w.+#-]+(?: and |, )?){1,4}`,
    String.raw`${START}the (?:old|former|previous|original) (?:(?!(?:i|we|my)\b)[\w.+#-]+ ){1,8}before (?:i|we|my) (?:joined|came|arrived|started|time)\b`,
    String.raw`(?:^|[\n.;:!?,•*-]\s{0,3})${LISTED}(?:access )?(?:was|were|is|are|remained|remains|stayed|stays) (?:[\w-]+ )?(?:refused to (?:me|us)|denied to (?:me|us)|out of scope|out of reach|(?:somebody|someone) else['’]s (?:jobs?|tasks?|work|area)|not my (?:jobs?|tasks?|area|department)|an? (?:mystery|riddle|dream|closed book)|mentioned in (?:every|all|the|some|many) (?:meetings?|calls?|mails?)|considered (?:but|and) (?:rejected|dropped|dismissed)|on my (?:bucket|reading|wish) list|next(?=[.\n]|$)|shown at (?:our|the|a) part(?:y|ies))`,
    `${START}${LISTED}(?:would have been (?:overkill|too (?:much|expensive|complex|complicated|slow|heavy))|came up in (?:discussions?|meetings?|talks?|conversations?))`,
    String.raw`${START}(?:${LISTED})?[\w.+#/-]{1,40}\s?(?::|\(|-|–|,)?\s?(?:to be learn(?:ed|t)\b|(?:in )?theory only|only (?:in )?theory|in name only|on paper only|beginner, never\b|never in production\b|not in production yet\b)`,
    String.raw`${START}(?:installed|downloaded|tried|opened|looked at|glanced at) (?:${NAME}){0,3}[\w.+#-]{1,40}(?:,| once,?) (?:and |but |then )+(?:removed|closed|deleted|uninstalled|forgot|dropped) (?:it|them|the (?:tab|page|window))\b`,
  ].join('|'),
  'g',
)
/** The sentence from its begin. */
const SENTENCES =
  /\b(?:(?:is|was) what (?:the|your|this) (?:posting|advert|ad|vacancy|job|role|employer) (?:asked|asks|wants|wanted|required|requires|needs|says)|(?:was|were) (?:never|not) allowed (?:near|to touch) (?:it|them))\b/g
const OWN_WORK =
  /[.;:!?\n](?!\w)|(?<![\w-])(?:but|however|although|with|using|via|by)\b|(?:,|\b(?:and|then|while|so))\s(?:then |so )?(?:i |we )?(?:\w+ly )?(?:\w{2,}ed|building|built|wrote|ran|led|made|took|set up|kept|taught|brought|grew|cut|chose)\b|\b(?:i|we) (?:ran|moved|developed|designed)\b/g
/** After a dream or a quotation, what is told as done is none. */
const TOLD =
  /^[\n.;:!?•*-]?\s*(?:in (?:my|an?|another|some) |had (?:i|we) |(?:dreamt|dreamed|fantasi[sz]ed) |(?:tutorial|book|video|posting|advert|brochure|manual) |according |linkedin|xing|chatgpt|gpt|copilot|claude|gemini|the internet|my )/
const END_OF_TALE = /[.;!?\n](?!\w)|\b(?:but|however|although)\b/g

/** Stretches of a job that name skills with which nothing was done. */
export function neverDone(lower: string): Stretch[] {
  const until = (match: RegExpExecArray): number => match.index + match[0].length
  return [
    ...[...lower.matchAll(CLAUSES)].map(
      (match): Stretch => [match.index, endAt(TOLD.test(match[0]) ? END_OF_TALE : OWN_WORK, lower, until(match))],
    ),
    ...[...lower.matchAll(SPANS)].map((match): Stretch => [match.index, until(match)]),
    ...[...lower.matchAll(SENTENCES)].map((match): Stretch => [beginOfSentence(lower, match.index), until(match)]),
  ]
}
