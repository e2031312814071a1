import { MONTH_NAMES } from '../../text/calendar.ts'
import type { ReadWords } from '../../text/find-terms.ts'
import type { Gazetteer } from '../../text/gazetteer.ts'
import { SMALL_NUMBER } from '../../text/numbers.ts'
import type { Section, Statement } from '../statements/index.ts'
import type { Covered } from './covered.ts'
import type { UnplacedPhrase } from './read-unplaced.ts'

const MAX_PHRASES = 20
const MAX_LENGTH = 90

/** What is read already, so that no word of it makes its clause look unread. */
export const READ = '\u0001'

/** Clauses end at marks, at spaced dashes, and where a sentence turns. */
const BETWEEN_CLAUSES =
  /[,;|()[\]•·\n!?\t]|(?<!\b(?:approx|min|max|ca|incl|excl|resp|no|nr|hrs|yrs|e\.g|i\.e))[.](?=\s|$)|\s[-–—/+&](?=\s)|(?<=[^\n]{26}):(?=\s)|\s(?=(?:but|however|although|though|except|unless|and (?:you|we|must|should|need|no|not|never|ideally|preferably)|or (?:you|at least))\b)/g

/** A measure: hours, days, money, and times a week. */
const MEASURE = new RegExp(
  `(?<![\\w.,])(?:[€£$₹~]\\s?)?(?:\\d[\\d.,']*|${SMALL_NUMBER}|most|several|few|some|every(?: other| second| third)?|each|once|twice)\\s*(?:\\+|-)?\\s*(?:h|hrs?|hours?|d|days?|weeks?|wks?|months?|mths?|mos?|years?|yrs?|nights?|evenings?|weekends?|weekdays|mornings?|afternoons?|quarters?|shifts?|trips?|visits?|eur|euros?|usd|gbp|chf|pln|inr|lpa|lakhs?|mbps)(?![a-z])(?! (?:ago|old)\\b)|\\b\\d{1,2}(?::\\d\\d)?\\s?[ap]m\\b|\\b(?:once|twice) (?:yearly|monthly|weekly)\\b|\\d ?[a-z]{1,4}/(?:w(?:ee)?k|month)\\b|\\b(?:0?[1-9]|1[0-2])[/.]20\\d\\d\\b|[€£$₹]\\s?\\d|\\b\\d{2,3}(?:[.,]\\d)?\\s?k\\b(?! (?:users|customers|people|hotel|requests|msgs|messages|rows|stars|employees|orders))|(?<![\\d.])\\d{1,2}[./]\\d{1,2}[./](?:20)?\\d\\d\\b|\\b(?:${MONTH_NAMES}) (?:\\d{1,2}(?:st|nd|rd|th)?\\b|20\\d\\d)|\\b\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${MONTH_NAMES})\\b|\\b\\d[\\d.,]*\\s?[€£₹]|\\d\\s?x (?:(?:a|per|each|every) )?(?:w(?:ee)?k|weekly|month|monthly|quarter|year)|\\b(?:of which|thereof|whereof|out of which|of those|of these|the last)\\s+(?:the )?(?:latest |last |most recent )?(?:at least |min(?:imum|\\.)?\\s?|preferably )?${SMALL_NUMBER}\\b\\+?(?!\\s?(?:%|people|offices|members|countries|cities|sites|colleagues))|\\b${SMALL_NUMBER}\\+? of (?:which|them|those|these)(?= (?:in|as|with|must|at|on|leading|managing|should|using)\\b|\\s*$)|\\b(?:with|at least|min(?:imum|\\.)?) ${SMALL_NUMBER}\\+? (?:or more )?(?:in|with|as|spent|leading|managing|working)\\b|\\b${SMALL_NUMBER} of (?:which|them|those|these) [a-z]+ing\\b|\\b(?:until|till|before|after|from)\\s+\\d{1,2}[:.]\\d\\d\\b|\\b\\d{1,2}a\\s?-\\s?\\d{1,2}p\\b|\\b(?:until|till|through) (?:the )?end of (?:the )?(?:year|month|quarter|q\\d|20\\d\\d|${MONTH_NAMES})\\b|(?:\\b[kc]w|\\bcalendar week|\\bweek) \\d{1,2}\\b|\\b(?:an? )?couple of (?:years|months|weeks|days)\\b|\\bhalf a dozen (?:years|months)\\b|\\b(?:since|before|prior to) (?:at least |about |early |late |mid )?20[012]\\d\\b|\\b20[012]\\d or (?:before|earlier|later)\\b|\\b\\d{1,4}\\s?(?:wpm|kg|lbs)\\b|\\bwithin \\d{1,3}\\s?(?:km|miles|minutes|mins)\\b|\\d\\s?% (?:\\w+ ){0,2}(?:travel|remote|office|on-?site|home|mobile|position|workload|throughout|part)|(?:travel|remote|office|(?:on|near|off)-?site|home ?office|mobile|workload|scope|extent|utili[sz]ation)\\w*[^,;]{0,20}\\d\\s?%|\\b\\d{1,2}h\\d\\d\\b|\\b\\d{2,3} (?:days )?(?:per|a) year\\b|\\b(?:0?[.,]\\d|\\d[.,]\\d) ?(?:wte|fte)\\b|(?<!\\b(?:over|run|runs|last|past) )\\b${SMALL_NUMBER}\\+? (?:[a-z/-]+ ){0,3}(?:projects?|implementations?|go-lives?|roll-?outs?|engagements)(?= (?:delivered|done|completed|finished|led|in|with|as|end|from start)\\b|\\W*$)|(?:leads?|leading|manag\\w+|mentor\\w+|supervis\\w+) (?:an? |your |the )?(?:team (?:of )?)?${SMALL_NUMBER}\\+?(?: (?:to|-|or) \\d+)? (?:people|persons|engineers|developers|analysts|testers|fte)`,
)
/** What a job covers apart from skills; a clause that mentions it and yielded nothing would be a lost condition. */
const CONDITION =
  /\b(?:contracts?|permanent|fixed[- ]term|freelanc\w+|self[- ]employed|subcontract\w*|umbrella|payroll|shifts?|rota|roster\w*|on[- ]?call|stand[- ]?by|overtime|weekends?|nights?|evenings?|saturdays?|sundays?|bank holidays|part[- ]time|full[- ]time|job[- ]?shar\w+|travel\w*|trips?|on[- ]?site|in[- ]office|office[- ](?:based|first|only)|remote\w*|hybrid|home ?office|wfh|wfo|relocat\w+|commut\w+|permits?|visas?|sponsor\w*|citizens?(?:hip)?|nationals?|nationality|passport|residen(?:cy|ts?|ce)|right to work|clearance|cleared|vett(?:ing|ed)|background check|criminal record|credit check|drug test|references (?:will|are|from|needed|required)|dbs|bpss|garda|police|criminal|credit (?:history|score|check)|(?:reliability|security|medical|reference) checks?|after[- ]hours|lived|residence|self[- ]employed|iqama|emirates id|qid|stamp \d|driver'?s? licen[cs]e|(?:mon|tues|wednes|thurs|fri)days?|out[- ]of[- ]hours|laurea|bac ?\+ ?\d|matric|licenciatura|degrees?|diplomas?|bachelor\w*|master'?s|ph\.?d|graduates?|university|qualifications?|certifi\w+|licen[cs]e[ds]?|accredit\w+|chartered|driving|own (?:car|laptop|equipment|hardware|tools|machine|transport|vehicle|phone|headset|webcam)|portfolio|github|work samples|notice|start(?:ing)? (?:asap|immediately|as soon|in|by|on|from)|starts? (?:in|by|on|from)|available|availability|immediately|extension|extend\w*|renew\w*|probation\w*|bond|service agreement|exclusiv\w+|second job|side jobs?|nda|non-?compete|age|gender|speak\w*|fluen\w+|bilingual|mother tongue|gross|vat|invoice|salary|rate|budget|insurance required|overlap\w*|time ?zones?)\b|\b(?:utc|gmt) ?[+±-] ?\d/
/** More of them, by the schooling, the papers, the forms of work and the duties of many countries. */
const CONDITION_ABROAD =
  /\b(?:fifo|dido|9\/80|4\/10s?|iat (?:level )?i+|nysc|hnd|[bm]\.?sc|[bm]\.? ?tech|b\.e\b|be(?=\/b)|b\.?com|mca|mba|abitur|matura|ausbildung|apprenticeship|htl|hbo|mbo|a-levels?|gcses?|cgpa|marks|(?:in|of) all academics|high school|school leav\w+|undergrads?|alumn\w+|(?:military|civilian|national) service|permanent residents?|green card|blue card|lmia|ead|(?:work|working) rights|settled status|us persons?|attendance|military status|vog|verklaring omtrent|casier|convict\w*|non-?disclosure|(?:medical|physical|health)(?:ly)? fit(?:ness)?|regulated (?:\w+ )?(?:environments?|industr(?:y|ies)|sectors?)|(?:women|minority|veteran)-owned|member(?:ship)? of|pikett|court cases?|nbi|good conduct|good character|extract from|(?:medical|fitness) (?:exam\w*|check|certificate)|pre-?employment|lift \d|\d ?(?:lbs|kg)|colou?r vision|pan (?:card|\+|&|and)|uan|pf account|provident fund|individuals only|sole traders?|limited company|own business|business (?:activity|licen[cs]e|registration)|trade licen[cs]e|vat (?:number|id|registered)|liability insurance|indemnity|(?:stable|reliable|fast|good) (?:internet|connection|broadband)|own (?:pc|mac\w*|phone|smartphone|computer|internet|devices?)|power backup|quiet (?:room|place)|offshore|onshore|nearshore|abroad|overseas|emea|apac|latam|anz|mena|cee|male|female|women|both genders|eqf|nqf|rqf|nvq|n\.?dip|vocational|telework\w*|core (?:time|hours)|night duty|on duty|duty (?:roster|week)|bereitschaft|pay (?:scale|grade|band|class|group)|salary (?:class|grade|scale|band|group)|tv-?o?d|tv-l|remuneration|references|ex-[a-z]+ers|notice[- ]buy-?out|c2h|contract[- ]to[- ]hire|local (?:\w+ )?(?:candidates|applicants|people)|college grad\w*|masters? or (?:above|higher)|(?:university|higher|secondary|tertiary|technical|vocational) (?:education|studies|school\w*|degree)|portfolio or|prolong\w*|(?:current|active|live|valid) (?:sc|dv|nv\d|ts|secret)|enrol\w+|stamp \d\w*)\b|\b(?:start|begin|join|available)\w*\b[^,;]{0,16}\b(?:easter|christmas|new year|ramadan|eid|diwali|thanksgiving|year[- ]end|the (?:summer|holidays))\b|\b\d\+? (?:shipped|published|released|references|delivered)\b|\bshipped (?:at least |a minimum of )?(?:one|two|three|four|five|\d)\b|^\W*(?:grade|band|class|group)\W{1,2}[a-z]{0,3}\d{1,2}[a-z]?\W*$/
/** Words that demand or refuse, whatever the clause is about. */
const DEMAND =
  /\b(?:must(?:-have)?|mandatory|required|needed|compulsory|essential|obligatory|indispensable|matters? (?:the )?most|(?:is|are) (?:key|crucial|vital|critical|paramount|decisive|what counts)|above all|non-negotiable|needs? to (?:be|have|live|speak|work)|ha(?:ve|s) to be|asked for|(?<=^\W*)only|only(?=\W*$)|strictly|at least|minimum|min|at most|no more than|preferabl[ye]|preferred|ideally|willing(?:ness)?|ready to|prepared to|eligible|entitled|able to (?:work|travel|come|start|obtain|get|live)|(?:is|are|will be|be) (?:checked|expected|a must|a condition))\b/
const REFUSAL =
  /^\W*(?:pls |please |kindly )?no (?:more |pure )?(?:people|[a-z]+-only)\b|^\W*(?:pls |please |kindly )?no (?:(?:\w+ )?(?:studios|companies|firms|bodyshop\w*|individuals|lmia|relo\w*|employment contracts?|seniors?|anons?|umbrella\w*|pending|criminal)|\d{3}|opt|cpt|h-?1b?|tn)\b|\b(?:candidates?|applicants?|people|profiles?|those|someone|anyone) (?:(?:who|with|from|that)\b[^,;.]{0,60}\b(?:excuse|won't (?:cut|do|work|fit|be)|will not|need not|(?:do not|don't|please don't) (?:bother|apply)|not (?:fit|be considered)))|\b(?:candidates?|applicants?|locals?|residents?|individuals?|holders?|nationals?|profiles?) only\b|\bonly (?:candidates?|applicants?|locals?|residents?|profiles?|those|people)\b|^\W*(?:pls |please )?(?:not (?:for|from|looking for|a fit (?:if|for)|right for|too)|locals? only)\b|\b(?:no|zero) (?:tolerance|negotiation)\b|\b(?:not (?:an? (?:position|role|job|post) for|accepted|considered|open (?:to|for)|eligible|suitable|interested|below|above|over|under|more than|less than|later|earlier|before|after|for (?:people|those|juniors?|students?|beginners|agencies|freelancers))|(?:nobody|no one|no-one|none|no (?:people|candidates|profiles|applicants|applications?|cvs)) (?:who|from|with|without|outside|below|above|under|over)|(?:don't|do not) (?:apply|send|submit|share|contact)|need not apply|not (?:older|younger) than|^\W*no (?:pure |mere |more )?[a-z-]*(?:ers|ors|ists|ysts|ants|dmins|dbas|devs|graduates|people)\b(?=\W*$| (?:who|that|with|without|from|please|pls))|^\W*no (?:gaps|short stints|dual employment|moonlighting|job[- ]?hopp\w+|side jobs?|second jobs?|cold calls|detachment)|(?:may|must|can|should) not be|refrain|exclude[ds]?|(?:we|i|they) (?:are unable|can't|cannot|can not|couldn't|won't|will not|do not|don't) (?:sponsor|accept|consider|support|employ|hire|take)|no (?:\w+ )?(?:agenc(?:y|ies)|intermediar(?:y|ies)|middlem[ae]n|recruiters|freelancers?|contractors?|juniors?|students?|interns?|freshers?|sponsorship|visas?|c2c|remote|hybrid|wfh|relocation|third part\w+|subcontract\w+|outsourc\w+|offshore|job[- ]?hoppers?|exceptions?))\b/
/** What is not asked for needs no quote. */
const NOT_NEEDED =
  /\b(?:not?(?! (?:criminal|convictions?|prior convictions?|debts?)\b)|never|neither|nor|none|isn't|aren't|doesn't|don't|won't|nobody(?! who))\b[^;]{0,36}\b(?:need(?:ed)?|required?|req'?d|requirement|necessary|essential|mandatory|must|condition|scored|obligatory|compulsory|matters?|expects?|minds?|worry|care)\b|\b(?:optional|irrelevant|indifferent|n't need|not at all|doesn't count|don't care|unimportant)\b/

const LANGUAGE_ASKED =
  /\b(?:speak\w*|fluen\w+|bilingual|native|mother tongue|conversational|level|required|must|mandatory|needed|preferred|preferabl[ye]|ideally|plus|bonus|asset|advantage|helps?|helpful|useful|nice|welcome|desirable|at least|good|basic|basics|working knowledge|[abc][12]|read|written|spoken)\b/
const PLACE_ASKED =
  /\b(?:based|live|lives|living|reside\w*|located|within|outside|inside|near|only|must|commut\w+|relocat\w+|nobody|preferred|preferably|welcome)\b/

/** The employer, its product, its people, its customers. */
const OF_EMPLOYER =
  /^\W*(?:and |but |so )?we (?!(?:need|want|require|can't|cannot|only|don't|do not|won't|are unable|look|hire|search|seek|expect|insist|prefer|ask for an? (?:\w+ )?(?:bachelor|master|degree|diploma|ph\.?d)|have to)\b)|\b(?:we(?:'re| are| were|'ve| have| had| make| build| run| serve| help| ship| started| grew| power| process| operate| love| believe| value| offer| provide| give| pay for| cover| celebrate| work| use| do| call| meet| reply| answer| respond| aim| plan| expect (?:growth|to grow))|our (?:\w+ ){0,2}(?:clients?|customers?|users?|company|team|teams|product|products|platform|founders?|history|offices?|mission|app|apps|investors?|values|data|services?|sites?|trust|colleagues|people|group|revenue|round)|(?:the|this|my|a) (?:\w+ ){0,2}(?:client|customer|company|group|firm|bank|team|trust|platform|product|startup|start-up|scale-?up|organi[sz]ation|business|agency|university|department|hospital|brand)(?: has| have| is| was| were| serves| employs| runs| sells| exists| operates|,| with| of|$)|(?:client|company|platform|bank|team|group|agency|firm) (?:has|is|was|serves|employs|exists|of)|founded|established|since (?:19|20)\d\d|customers|users|employees|staff|colleagues|people in|\d+\+? countries|many countries|offices in|market leader|raised|funding|revenue|turnover|uptime|sla|downloads|stars|years old|of standing|in business)\b/
/** Concerns the candidate even in a section about the employer. */
const TO_CANDIDATE =
  /\b(?:of which|thereof|whereof|you|your|you'll|you'd|candidates?|applicants?|freelancers?|applications?|please|pls|must|we (?:can't|cannot|can not|won't|don't (?:sponsor|hire|take|accept)|are unable|do not|will not|need|require|expect you|want|look for|only)|sponsor\w*|permits?|visas?|citizens?|clearance|contract|rate|salary|budget|pay)\b/
const OF_OFFER =
  /\b(?:vacation|holidays?|hols?|annual leave|days off|day off|sick|pto|pension|401k|insurance|medical|dental|vision|gym|multisport|bonus(?:es)?|budget for|(?<!\b(?:vocational|completed|technical|professional|comparable|relevant|formal) )training|allowance|stipend|equity|options|espp|esop|shares|parental leave(?! (?:cover|replac))|sabbatical|birthday|snacks|lunch\w*|meals?|coffee|fruit|beer|yoga|wellness|wellbeing|bike|cycle|perks?|discounts?|laptop of|macbook|gear|flexible (?:hours|working|schedule)|flexitime|team events?|offsites?|retreats?|career (?:growth|paths?|development|opportunit\w+|ladder)|growth|voucher|referral|reimburse\w*|learning|conferences?|vesting|vest|cashback|subsidi[sz]ed|paid for by|on us|company car|parking|free)\b/
const OF_APPLYING =
  /\b(?:appl(?:y|ications?|ying)(?! if| only)|cv|cvs|resume|resumes|cover letter|interviews?|rounds?|recruit(?:er|ment|ing)|hiring process|stages?|steps?|screening call|shortlist\w*|take-?home|(?<!\b(?:temp|temporary|contract|interim|months?|this|initial|project|long[- ]term|the) )assignment|closing date|deadline|respond|reply|feedback|call me|call us|contact|reach out|dm|send|share|submit|click|regards|thanks|cheers|posted|views|applicants|followers|hashtag|http)\b/
/** "Every day", "90 million messages a day": how often something is done. */
const SAYS_HABIT =
  /^(?!.*\b(?:office|on-?site|home|travel|trip|on-?call)\b).*\b(?:every|each) (?:day|night|month|week)\b|\d+ ?(?:k|million|billion|thousand)\b.*\b(?:a|an|per|each|every) (?:day|hour|week|month|year|night|second|minute)\b/
const GREETING =
  /\bhave an? (?:good|nice|great)\b|\bago\b|^(?:hi|hello|hey|dear|thanks|thank you|regards|best|cheers|greetings|good (?:morning|day))\b[^,]{0,20}$/
/** A label, or a mode of work without any further condition. */
const ALONE =
  /^\W*(?:(?:yes|no|must|have|be|held|some|several|a|an|days|years|weeks|hours|minimum|fully?|100%|possible|yes|salary|pay|rate|budget|shift|contract|work|job|type|mode|range|band|frame|timings?|form|employment|date|level|of|monthly|gross|notice|period)[: ]*)*(?:remote(?:ly)?|hybrid|on-?site|permanent|contract|full[- ]time|salary|nationality|citizenship|qualifications?|gross|freelance|rate|budget|notice|travel|certifications?|experience|requirements?|education|degree|availability|overlap|time ?zones?|level|period|term|range|shift)?(?: (?:timings?|possible|ok|work|band|frame|range|requirements?|details|terms))*\W*$/
const MAY_HOLD_REST = /[a-z]{3}/

const HARD = new Set<Section>(['none', 'title', 'role', 'terms', 'must', 'nice', 'stack'])
const SOFT = new Set<Section>(['tasks', 'benefits', 'apply', 'about', 'excused', 'refused'])

/**
 * Goes over all clauses with everything that was read or quoted left out, and quotes those whose rest still measures,
 * demands, refuses, or names a condition, a language or a place of the work.
 */
export function quoteUncoveredClauses(
  words: ReadWords,
  statements: readonly Statement[],
  held: readonly Covered[],
  { languages, places }: Gazetteer,
  isQuotedWhole: (statement: Statement) => boolean,
): UnplacedPhrase[] {
  const { lower } = words.text
  const found: UnplacedPhrase[] = []
  const known: Known = {
    isLanguage: (word) => languages.has(word),
    isPlace: (word) => places.countries.has(word) || places.cities.has(word),
  }
  let at = 0
  for (const statement of statements) {
    const { start, end } = statement
    const section = sectionOf(statement, lower)
    if (statement.isHeading || !(HARD.has(section) || SOFT.has(section))) continue
    while (at < held.length && (held[at] as Covered).end <= start) at += 1
    const isUntouched = at >= held.length || (held[at] as Covered).start >= end
    if (isUntouched && (section === 'must' || section === 'nice' || section === 'terms') && isQuotedWhole(statement))
      continue
    const said = lower.slice(start, end)
    const rest = withoutRead(said, start, held, at)
    for (const clause of clausesOf(rest)) {
      const left = rest.slice(clause.start, clause.end)
      if (!maySayMore(left)) continue
      if (left.includes(READ) && !isLoud(left)) continue
      if (!isAsked(left, said, clause, section, known)) continue
      const phrase = trimmed(said, clause)
      if (phrase === null) continue
      found.push({ start: start + phrase.start, end: start + phrase.end })
      if (found.length >= MAX_PHRASES) return found
    }
  }
  return found
}

const MAX_LABEL = 32

/** Fields of a job board that ask something of the candidate. */
const ASKING_FIELD =
  /^\W*(?:education|qualifications?|degree|ug|pg|visa|work (?:permit|authori[sz]ation)|clearance|travel|shift|gender|age)\b/

function sectionOf({ section, start, lineStart }: Statement, lower: string): Section {
  return section === 'metadata' && ASKING_FIELD.test(lower.slice(lineStart, start + MAX_LABEL)) ? 'terms' : section
}

/** Never a field of the criteria, whatever it is next to. */
const STRONG =
  /(?<!\d ?)\b[bm]\.?[as]\b\.?(?= (?:degree|in (?!the\b|p\d)[a-z]{2,}|or (?:[bm]\.?[as]\b|higher|equivalent)))|\b(?:[bm]\.?sc|b\.? ?tech|hnd|matric|matura|abitur|degrees?|diplomas?|bachelor\w*|master'?s|ph\.?d|clearance|vett(?:ing|ed)|permits?|visas?|passport|citizen(?:s|ship)?|iqama|driving licen[cs]e|self[- ]employed|(?:entitled|right|authori[sz]ed|eligible) to work|own (?:car|laptop|equipment|hardware|transport|vehicle|phone)|(?:odd|occasional|regular|frequent|monthly|weekly|quarterly) (?:trips?|visits?))\b/

/** The frequency of shared hours is not a separate measure. */
const HOW_OFTEN = /\b(?:on )?(?:most|all|every|each) (?:working |week)?days?\b/g

/** "… is a must": what is left of a clause whose subject was read. */
const SAYS_NO_MORE =
  /^(?:[^a-z\d]|\b(?:is|are|was|be|would|will|an?|the|must|also|and|or|with|for|in|on|of|to|it|this|that|all|both|each|here|at least|required|mandatory|essential|needed|necessary|preferred|preferabl[ey]|ideally|plus|bonus|only|strictly|absolute|absolutely|clear|hard|real|big|strong|most days|every day)\b)*$/

function maySayMore(left: string): boolean {
  return (MAY_HOLD_REST.test(left) || /\d/.test(left)) && !SAYS_NO_MORE.test(left)
}

/** "Have published at least one app". */
const COUNTED =
  /\bat least (?:one|two|three|four|five|\d{1,3}) +(?!of\b|once\b)[a-z]{3,}|\b(?:more than|over|at least|upwards of|min(?:imum|\.)?) \d[\d,.]*k?\+? (?:active |daily |monthly |concurrent |paying )?(?:users|endpoints|devices|servers|employees|downloads|clients|seats|nodes|stores|workstations|mailboxes)\b/

/** Of a clause that was partly read, the rest must itself measure or demand something. */
export function isLoud(left: string): boolean {
  const words = left.replaceAll(READ, ' ').replace(HOW_OFTEN, ' ')
  return (
    MEASURE.test(words) ||
    STRONG.test(words) ||
    COUNTED.test(words) ||
    (CONDITION.test(words) && (DEMAND.test(words) || REFUSAL.test(words)))
  )
}

/** A sentence about the employer. */
function isOfEmployer(sentence: string): boolean {
  return OF_EMPLOYER.test(sentence) && !TO_CANDIDATE.test(sentence)
}

/** "120 colleagues, 3 offices". */
const COUNTS_OF_EMPLOYER =
  /^\W*\d[\d,.]*k?\+? (?:\w+ )?(?:collaborators|colleagues|employees|people|offices|users|customers|sites|stores|countries|exchanges|rounds|interviews)\b/
const MAX_DENIAL = 60

/** "A degree is preferred but not essential." */
const IS_WISHED = /\b(?:preferred|preferably|ideally|desirable|desired|an asset|a plus)\b[^.;]{0,20}\bnot\b/

/** "No night shifts", "on-call: none": what the job spares. */
const SPARED =
  /^\W*no (?:(?:night|weekend|late|early|evening|rotating|saturday|sunday|business|regular) )?(?:shifts?|shift work|nights?|(?:weekend|night|shift) work|weekends?|on[- ]?call(?: duty)?|overtime|stand[- ]?by(?: duty)?|travel\w*|trips?|pager duty)\W*$|^[^.;\d]{2,30}(?:[:=-]|\bis|\bare)\s*(?:none|nil|n\/a|optional|not applicable)\W*$|^\W*[a-z]+ optional\W*$/

export function isSpared(words: string): boolean {
  return SPARED.test(words)
}

/** "No other language is needed". */
export function isNotNeeded(sentence: string): boolean {
  return (
    SPARED.test(sentence) ||
    (sentence.length <= MAX_DENIAL && NOT_NEEDED.test(sentence) && !REFUSAL.test(sentence) && !IS_WISHED.test(sentence))
  )
}

/** The same from its first word on: "We're a bank since 1932", unlike "Spanish (half the team is in Valencia)". */
export function opensWithEmployer(sentence: string): boolean {
  return (
    COUNTS_OF_EMPLOYER.test(sentence) ||
    (/^\W*(?:we|our|the|this|client|company)\b/.test(sentence) && isOfEmployer(sentence))
  )
}

const MANY_PARTS = 3
const PARTS = /[,;]|\s-\s/

/** What someone must do or have is no offer, whatever it is called: "must work on public holidays". */
const IS_DEMANDED =
  /\b(?:must|mandatory|obligatory|compulsory|willing|amenable|required to|pre-?employment(?: \w+)?|medical (?:exam\w*|check\w*|certificate|fitness))\b/

/** In a long list each part is read separately: "£27,500, car allowance, 1 Saturday in 4". */
function isOffered(words: string, sentence: string): boolean {
  if (/\b(?:you(?:'ll)? (?:get|receive|enjoy)|we (?:offer|give|provide)|benefits|perks)\b/.test(sentence)) return true
  if (IS_DEMANDED.test(words)) return false
  const said = sentence.replace(IS_DEMANDED, ' ')
  return OF_OFFER.test(said.split(PARTS).length > MANY_PARTS || OPENS_WITH_HOURS.test(words) ? words : said)
}
const OPENS_WITH_HOURS = /^\W*\d[\d.,]*\s?-?\s?(?:\d\d\s?)?(?:h|hrs?|hours?)\b/

interface Known {
  isLanguage: (word: string) => boolean
  isPlace: (word: string) => boolean
}

function isAsked(left: string, said: string, { start, end }: Covered, section: Section, known: Known): boolean {
  const words = left.replaceAll(READ, ' ')
  const tokens = words.split(/[^a-z.+#'-]+/)
  const demands = DEMAND.test(words)
  const refuses = REFUSAL.test(words) || refusesPlace(words, known)
  const names = CONDITION.test(words) || CONDITION_ABROAD.test(words) || MEASURE.test(words) || COUNTED.test(words)
  const isSomewhere = PLACE_ASKED.test(words) && tokens.some(known.isPlace)
  const mayName = tokens.some(known.isLanguage)
  if (!(demands || refuses || names || isSomewhere || mayName)) return false
  const sentence = sentenceAround(said, start, end)
  const isLabel =
    (end - start <= MAX_LABEL && /^[:\t]/.test(said.slice(end))) || (ALONE.test(words.trim()) && !/\d/.test(words))
  if (isLabel || isSaidOfOthers(words, sentence, refuses)) return false
  const speaks = mayName && LANGUAGE_ASKED.test(sentence)
  if (section === 'refused') return refuses || names || speaks || NAMES_PEOPLE.test(words)
  if (SOFT.has(section))
    return (
      ((demands || refuses) && (names || speaks || SAYS_EXPERIENCE.test(words))) ||
      (refuses && section === 'apply' && NAMES_PEOPLE.test(words))
    )
  return refuses || speaks || (demands && (tokens.length > 3 || SAYS_EXPERIENCE.test(words))) || names || isSomewhere
}

const NOT_IN = /\bnot (?:in |from |the )*(u\.?k|u\.s|[a-z]{4,})\b/

/** "But not the UK". */
function refusesPlace(words: string, known: Known): boolean {
  const name = NOT_IN.exec(words)?.[1] ?? ''
  return /^u\.?[ks]$/.test(name) || known.isPlace(name)
}

/** "Banking experience compulsory". */
const SAYS_EXPERIENCE = /\b(?:experience|knowledge|background|skills)\b/

/** What the patterns say of a clause and of its sentence, as signs for the model that judges the rest. */
export function signsOf(words: string, sentence: string): string[] {
  return SIGNS.flatMap(([name, pattern, isOfSentence]) => (pattern.test(isOfSentence ? sentence : words) ? [name] : []))
}

const SIGNS: readonly (readonly [string, RegExp, boolean])[] = [
  ['measures', MEASURE, false],
  ['condition', CONDITION, false],
  ['abroad', CONDITION_ABROAD, false],
  ['demands', DEMAND, false],
  ['demands-around', DEMAND, true],
  ['refuses', REFUSAL, false],
  ['employer', OF_EMPLOYER, true],
  ['candidate', TO_CANDIDATE, true],
  ['offers', OF_OFFER, false],
  ['offers-around', OF_OFFER, true],
  ['applying', OF_APPLYING, true],
  ['not-needed', NOT_NEEDED, true],
  ['habit', SAYS_HABIT, false],
  ['experience', SAYS_EXPERIENCE, false],
  ['greeting', GREETING, false],
]

/** "Asked for by the bank" says who asks, and is no sentence about the bank. */
const BY_EMPLOYER =
  /\bby (?:the|our|this|a) (?:\w+ ){0,2}(?:client|customer|company|bank|agency|hospital|university|ministry|regulator)\b/
/** "A GitHub profile has to be part of the application": a paper that is demanded. */
const IS_PAPER =
  /\b(?:github|portfolio|work samples?|certificates?|diplomas?|references|criminal|police|transcripts?)\b[^.;]{0,40}\b(?:must|ha(?:ve|s) to|required|mandatory|needed|enclosed|attached|part of|asked for)\b/

const OPENS_WITH_NO = /^\W*(?:pls |please )?(?:no|not)\b/

const NAMES_PEOPLE =
  /\b(?:juniors?|seniors?|students?|graduates?|interns?|freshers?|beginners?|part-?timers?|freelancers?|contractors?|agenc(?:y|ies)|companies|people|candidates?|profiles?|applicants?|hoppers?|locals?|residents?|nationals?)\b/

/** A greeting, a denial, a habit, an offer, how to apply, and statements about the employer. */
export function isSaidOfOthers(words: string, sentence: string, refuses: boolean): boolean {
  if (SPARED.test(words) || GREETING.test(words.trim()) || NOT_NEEDED.test(sentence) || SAYS_HABIT.test(words))
    return true
  const isList = sentence.split(PARTS).length > MANY_PARTS
  const own = (isList ? words : sentence).replace(BY_EMPLOYER, ' ')
  if (!(refuses && OPENS_WITH_NO.test(words)) && isOfEmployer(own)) return true
  return !refuses && (isOffered(words, sentence) || (OF_APPLYING.test(sentence) && !IS_PAPER.test(words)))
}

export function withoutRead(said: string, offset: number, held: readonly Covered[], from: number): string {
  let rest = ''
  let at = 0
  for (let place = from; place < held.length; place += 1) {
    const span = held[place] as Covered
    if (span.start >= offset + said.length) break
    const [start, end] = [Math.max(at, span.start - offset), Math.min(said.length, span.end - offset)]
    if (end <= start) continue
    rest += said.slice(at, start) + READ.repeat(end - start)
    at = end
  }
  return rest + said.slice(at)
}

export function* clausesOf(rest: string): Generator<Covered> {
  let start = 0
  for (const match of rest.matchAll(BETWEEN_CLAUSES)) {
    if (/^[,.]$/.test(match[0]) && /\d/.test(rest.charAt(match.index - 1)) && /\d/.test(rest.charAt(match.index + 1)))
      continue
    if (match.index > start) yield { start, end: match.index }
    start = match.index + match[0].length
  }
  if (start < rest.length) yield { start, end: rest.length }
}

export function sentenceAround(said: string, start: number, end: number): string {
  const before =
    said
      .slice(0, start)
      .split(/[.;!?•\n]\s/)
      .at(-1) ?? ''
  const after = said.slice(end).split(/[.;!?•\n](?:\s|$)/)[0] ?? ''
  return before + said.slice(start, end) + after
}

/** A degree, or a code such as "NV1". */
const SHORT_NAME = /^(?:phd|mba|bsc|msc|[a-z]{2}\d)$/

/** The clause without marks at its ends, or its beginning where it is long. */
export function trimmed(said: string, clause: Covered): Covered | null {
  let { start, end } = clause
  while (start < end && !/[\p{L}\d€£$₹~<>≥≤±]/u.test(said.charAt(start))) start += 1
  const label = /(?:^|[.;,|•\n(]\s?)([a-z][a-z ]{1,18}:\s*)$/.exec(said.slice(Math.max(0, start - 24), start))
  if (label !== null) start -= (label[1] ?? '').length
  const isOpened = said.slice(start, end).includes('(')
  const mayEnd = isOpened ? /[\p{L}\d%€£+)]/u : /[\p{L}\d%€£+]/u
  while (end > start && !mayEnd.test(said.charAt(end - 1))) end -= 1
  if (end - start < (SHORT_NAME.test(said.slice(start, end)) ? 3 : 4)) return null
  if (end - start > MAX_LENGTH) {
    const cut = said.lastIndexOf(' ', start + MAX_LENGTH)
    end = cut > start ? cut : start + MAX_LENGTH
  }
  return { start, end }
}
