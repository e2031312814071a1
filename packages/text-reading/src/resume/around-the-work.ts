import { endAt, endOfClause, type Stretch } from './denied-stretches.ts'

/** Activities around a product that are no use of it: choosing, learning, hiring, and the work of others on it. */
const START = String.raw`(?:^|[\n.;!?•*-]\s{0,3})`
const NAME = String.raw`(?!(?:of|for|and|to|that|which) )[\w.+#’'-]+ `
const PEOPLE =
  '(?:engineers?|developers?|administrators?|admins?|architects?|contractors?|consultants?|specialists?|experts?|analysts?|colleagues|juniors|operators?|trainers?|students?|freelancers?|interns?|people|staff)'
const COURSES =
  '(?:courses?|trainings?|workshops?|boot ?camps?|class(?:es)?|seminars?|tutorials?|summits?|conferences?|meetups?|webinars?|moocs?|nanodegrees?)(?! (?:booking|platforms?|systems?|portals?|management|sites?|apps?|services?|catalogs?|catalogues?|software|data|materials?))'

/** To the next verb: what was only sold, hired for, quoted or learned. */
const CLAUSES = new RegExp(
  [
    String.raw`\b(?:account|sales|product marketing|partner) (?:managers?|executives?|representatives?|consultants?) (?:for|of|on) (?=[a-z])`,
    String.raw`\b(?:recruited|recruiting|hiring|headhunted|headhunting|staffing|sourcing) for (?=[a-z])`,
    String.raw`\b(?:they|he|she|the (?:client|company|employer|team|customer)) (?:were|was|are|is) (?:looking|searching|hiring|asking) for\b`,
    String.raw`\b(?:the|this|your|that|their) (?:job )?(?:posting|advert|ad|vacancy|job description) (?:said|read|reads|mentioned|mentions|listed|lists|called for|calls for|demanded)\b\s?:?`,
    String.raw`\bquot(?:e|ed|ing|ation) (?:of|from) (?:[\w-]+ ){0,3}(?:ad|posting|advert|vacancy|description)\b\s?:?`,
    String.raw`\b(?:won|received|got|collected) (?:an? |the |some |many )?(?:[\w-]+ ){0,2}(?:t-?shirts?|stickers?|mugs?|swag|badges?|vouchers?)\b`,
    String.raw`${START}(?:i )?failed (?:the |an? |my |both |two |several )?(?:${NAME}){0,3}(?:exams?|tests?|assessments?|certifications?)\b`,
    String.raw`\b(?:lost|did not win|missed) (?:an? |the |our |several )?(?:bids?|tenders?|pitch(?:es)?|contracts?|deals?) (?:for|on|about)\b`,
    String.raw`\b(?:the|an?|this|our) (?:tender|rfp|rfq|invitation to tender) (?:asked for|demanded|required|wanted|specified|named|mentioned)\b`,
    String.raw`\b(?:hired|engaged|paid|found|booked|commissioned) (?:some |an? |external |two |three |several |many )*(?:freelancers?|contractors?|agenc(?:y|ies)|consultants?) for (?=[a-z])`,
    String.raw`\boutsourced(?= [a-z])`,
    String.raw`\b(?:reviewed|read|sorted|collected|forwarded) (?:the |many |some )?(?:cvs?|resumes?|applications?|profiles?) (?:of|from|for|by)\b`,
    String.raw`\basked for (?:an? |the |some |more )?(?:${NAME}){0,3}${COURSES}\b`,
    String.raw`\b(?:my|our) (?:dream|ideal|favou?rite|preferred|next|future) (?:stack|language|tool|framework|database|technology|platform|project)s? (?:is|are|was|were|would be|will be|includes?)\b`,
    String.raw`\b(?:today|now|next time|in hindsight|looking back|these days),? (?:i|we)(?:'d| would) (?:pick|choose|use|take|go (?:for|with)|prefer)\b`,
    String.raw`\b(?:the |a |an |our |my )?(?:clients?|customers?|employers?|company|team|competitors?|partners?|vendors?|suppliers?)['’]s? (?:own |old |new |tech |technology )?(?:stack|systems?|platform|tooling|landscape) (?:was|were|is|are|had|consisted of|included)\b`,
    String.raw`${START}(?:i am |i'm |very |always |truly )*(?:passionate|curious|enthusiastic|excited|fascinated|crazy|mad) (?:about|by)\b`,
    String.raw`\b(?:keen|eager|itching|longing|dying|hoping|hoped|waiting) to (?:get|put|lay) (?:my|our) hands on\b`,
    String.raw`\b(?:never|not|hardly) (?:got|had|found) (?:a |the |any )?(?:chance|opportunity|time|occasion|reason|around) to (?:use|try|work with|touch|learn|run|deploy)\b`,
    String.raw`\b(?:hardly|barely|scarcely|rarely ever) (?:ever )?(?:used|touched|worked with|saw)\b`,
    String.raw`\btrained by (?:an? |the |our )?(?:[\w-]+ ){1,2}(?:in|on)\b`,
    String.raw`\bcertificates? of (?:attendance|participation)\b[^\n.;]{0,4}`,
  ].join('|'),
  'g',
)
/** To the next verb or preposition: what was looked at before a choice. */
const CHOICES =
  /\b(?:evaluated|assessed|compared|researched|shortlisted)(?: whether| if| vendors of| suppliers of)? (?=[a-z])/g
/** To what the person did besides: the work of people who were led or helped. */
const OF_PEOPLE = new RegExp(
  String.raw`\b(?:managed|led|supervised|headed|oversaw|coached|mentored|assisted|managing|leading|supervising|coordinated) (?:[\w-]+ ){0,6}?(?:(?:team|group) (?:of ${PEOPLE} )?who|${PEOPLE} (?:who|whose|that))\b`,
  'g',
)
/** To the end of the sentence: texts, events and lessons about something. */
const SENTENCES = new RegExp(
  [
    String.raw`\b(?:wrote|drafted|produced|edited|created|prepared|presented) (?:the |an? |some |our |many )?(?:[\w-]+ )?(?:marketing (?:copy|materials?|content|texts?)|job (?:adverts?|ads?|postings?|descriptions?)|press releases?|market stud(?:y|ies)|magazines?|brochures?)\b`,
    String.raw`\b(?:organi[sz]ed|moderated|hosted|chaired|catered(?: for)?) (?:an? |the |our |several |many )?(?:[\w-]+ ){0,2}(?:meetups?|panels?|conferences?|summits?|hackathons?|webinars?|fairs?) (?:on|about|for) (?!an? |the |our )`,
    String.raw`\b(?:subscribed to|unsubscribed from) (?:[\w-]+ ){0,3}(?:newsletters?|channels?|magazines?|feeds?|lists?)\b`,
    String.raw`\b(?:went|travell?ed|flew|invited) to (?:an? |the |several |two |many )?(?:${NAME}){0,3}(?:conferences?|summits?|meetups?|fairs?|talks?|workshops?)\b`,
    String.raw`\btook (?:notes|minutes) (?:in|at|of|during)\b`,
    String.raw`\b(?:completed|took|finished|did|joined|enjoyed|passed) (?:an? |the |two |three |several |some |many )?(?:${NAME}){0,4}${COURSES}\b`,
    String.raw`\b(?:attended|visited|watched|followed) (?:an? |the |two |three |several |some |many )?(?:${NAME}){0,4}(?:${COURSES}|videos?|community|news|forums?|blogs?)\b`,
    String.raw`\bread (?:the |all |some |every |much |many )?(?:${NAME}){0,3}(?:documentation|docs|manuals?|papers?|books?|blogs?|articles?|newsletters?|forums?|release notes)\b`,
  ].join('|'),
  'g',
)
/** What these words span, and no more. */
const SPANS = new RegExp(
  [
    String.raw`${START}(?!\w+(?:ed|ing) )(?!(?:built|wrote|ran|led|gave|held|taught|made|set) )(?:${NAME}){1,4}(?:course|training|workshop|bootcamp|seminar|tutorial)s?(?= ?(?:\(|, \d|,? (?:at|by|from) |,? in \d|,? \d{4}|\.(?!\w)|\n|$))`,
    String.raw`\b(?:coordinated|liaised|communicated|corresponded|lunched|met) with (?:the |our |their )?(?:${NAME}){1,3}(?:teams?|people|experts?|departments?|groups?|folks|engineers|developers|consultants|vendors?)\b`,
    String.raw`\b(?:ordered|scheduled|booked|signed off|approved|arranged|paid|counted|responsible for(?: the)? (?:budgets?|rooms|travel)) (?:[\w-]+ ){0,2}(?:of|for) (?:the |our |all )?(?:${NAME}){1,2}(?:teams?|departments?|groups?|${PEOPLE})\b`,
    String.raw`\bwhat (?:the |our |my )?(?:${NAME}){1,3}(?:experts?|team|engineers|people|vendors?|consultants?) (?:told|said|explained|showed|did|built|ran)\b`,
    String.raw`\b(?:bought|purchased|procured) (?:${NAME}){1,3}(?:support|consulting|trainings?|seats?|merchandise|maintenance)\b`,
    String.raw`${START}(?:${NAME}|and ){1,4}(?:\(|(?:was|were|is|are) )(?:run|handled|operated|maintained|owned|managed|administered|hosted|provided|delivered|built|developed|set up|looked after) (?:for us )?by (?!(?:me|us|our|my|myself)\b)(?:the |an? |another |other |some |external )?(?:[\w-]+ ){0,2}(?:teams?|groups?|contractors?|vendors?|agency|agencies|suppliers?|departments?|colleagues?|partners?|consultants|company|providers?|freelancers?|others?)\b`,
    String.raw`${START}(?:${NAME}){1,4}(?:is|are|was) something (?:that )?i (?:would|could|might|want|hope|plan|will)\b`,
    String.raw`\b(?:our|the|my) (?:parent company|sister company|mother company|holding|headquarters|(?:department|office|team|group|people|company) next door|(?:next|neighbou?ring) (?:department|office|floor)) (?:runs?|ran|used?|uses|had|has|operates?d?|built) (?:[\w.+#-]+(?: and |, )?){1,4}`,
    String.raw`\b(?:external |outside |guest |hired )?(?:trainers?|instructors?|speakers?|lecturers?) (?:explained|presented|taught|showed|introduced|demonstrated) (?:[\w.+#-]+(?: and |, )?){1,4}`,
  ].join('|'),
  'g',
)
/** After it, the person's own work is told again. */
const OWN_WORK =
  /[.;:!?\n](?!\w)|(?<![\w-])(?:but|however|although|with|using|via|by|on|from|in which|for which)\b|(?:,|\b(?:and|then|while|so))\s(?:then |so )?(?:i |we )?(?:\w+ly )?(?:\w{2,}ed|building|built|wrote|ran|led|made|took|set up|kept|taught|brought|grew|cut|chose)\b|\b(?:i|we) (?:built|wrote|ran|made|run|moved|developed|designed)\b/g
const USED_FOR = new RegExp(`${OWN_WORK.source}|\\bin\\b`, 'g')
const BESIDES =
  /[.;:!?\n](?!\w)|\b(?:but|however|although)\b|,\s(?:and |then )?(?:i |we )?(?:\w+ly )?(?:\w{2,}ed|building|built|wrote|ran|led|made|took|set up|kept|taught|brought|grew|cut)\b|\band i (?=[a-z])/g
/** "… while I ran it", "… by me": the person did it as well. */
const DID_IT =
  /^[^.;!?\n]{0,120}\b(?:(?:i|and|we) (?:also |then )?(?:ran|run|built|operated|used|maintained|owned|wrote|deployed|migrated|introduced|implemented|rolled out) (?:it|them|both|all)|myself)\b/

/** The sentence before such words tells of what did not come to be. */
const CANCELLED =
  /(?<=(?:^|[\n.;!?•*-])\s{0,3})(?:the|an?|our|this|that|one|my) (?:(?!(?:i|we|my|me|while|until|when|after|before|but)\b)[\w’'+#.-]+ ){1,12}(?:was|were|got|had been) (?:then |later |soon |sadly |never )?(?:cancell?ed|called off|shelved|scrapped|put on hold|approved by no one|rejected|turned down)\b/g

/** Clauses around the work with a product, which show no use of it. */
export function aroundTheWork(lower: string): Stretch[] {
  const found = (pattern: RegExp): RegExpExecArray[] =>
    [...lower.matchAll(pattern)].filter((match) => !DID_IT.test(lower.slice(match.index + 1, match.index + 240)))
  const until = (match: RegExpExecArray): number => match.index + match[0].length
  return [
    ...found(CLAUSES).map((match): Stretch => [match.index, endAt(OWN_WORK, lower, until(match))]),
    ...found(CHOICES).map((match): Stretch => [match.index, endAt(USED_FOR, lower, until(match))]),
    ...found(OF_PEOPLE).map((match): Stretch => [match.index, endAt(BESIDES, lower, until(match))]),
    ...found(SENTENCES).map((match): Stretch => [match.index, endOfClause(lower, until(match))]),
    ...found(CANCELLED).map((match): Stretch => [match.index, until(match)]),
    ...found(SPANS).map((match): Stretch => [match.index, until(match)]),
  ]
}
