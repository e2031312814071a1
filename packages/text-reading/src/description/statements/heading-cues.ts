import { editDistance } from '../../text/misspelling.ts'
import type { Section } from './read-headings.ts'

const NEGATED = "(?:\\b(?:not|never|no longer|nor|cannot|dont|wont|without)\\b|n't\\b)"

/** The words of a wish: the conditional, what is above the mark, what pleases. */
const NICE_TO_HAVES = [
  '\\b(?:nice|good|great|useful|handy|interesting)(?: \\w+)?[ -]to[ -](?:have|know|see|bring|add)s?\\b|\\b(?:nice|great|good|cool|lovely) if\\b|\\bnice\\b.*\\bnot\\b|\\b(?:is|are) (?:also |highly |very )?(?:valued|appreciated|welcome)\\b|^(?:also )?(?:useful|handy|helpful|valued|valuable|interesting)\\b',
  '\\bset(?:s)? (?:you|candidates|people) apart\\b|\\bdifferentiat|\\bkudos\\b|\\bmerits?\\b|\\bmeritorious|\\bplus[- ]?points?\\b|\\bnice[- ]?2[- ]?haves?\\b|\\bsoft requirements?\\b|\\bwant[- ]to[- ]haves?\\b|\\bdelight(?:s|ed)?\\b|\\badded value\\b|\\bnice (?:signals?|signs?)\\b|\\bgood signs?\\b|\\brare (?:drops?|finds?)\\b',
  '\\bbonus|\\bpluss?(?:es)?\\b|\\bprefer(?:r?ed|able|ably|ences?|ential)?\\b|\\bdesir|\\boptional|\\b(?<!your )advantage(?!s? (?:for you|of working|to you))|\\bassets?\\b|\\bbrownie|\\bideally\\b|\\bwish(?:es|ed)?\\b|^(?:we )?(?:likes?|loves?|enjoys?)$|\\bcherry\\b|\\bicing\\b|\\bbenefici|\\bhelpful\\b|\\bwelcome\\b|\\bappreciated\\b|\\bfavou?r(?:ed|able|ably)?\\b',
  '\\b(?:x?tra|extra) (?:points|credit|marks|skills|miles?|kudos)\\b|\\bextras\\b|\\bstand out\\b|\\b(?:even|much) better\\b|\\bhead ?start\\b|\\b(?:an|the|your|extra|that) edge\\b|\\bahead of\\b|\\bgold stars?\\b|\\bon top\\b(?! of)|\\bsweeten|\\b(?:gladly|happily)\\b|\\b(?:us|we) (?:smile|happy|happier)\\b|\\b(?:second|terti)ary\\b|\\bless important\\b|^(?:pref|opt)(?: (?:skills?|tech|tools))?$|^(?:far|well|way|a long way) behind$|\\badditional (?:skills|qualifications|knowledge|experience)\\b',
  '(?<!n.t |not )\\bimpress(?:es)? us\\b|\\bstand[- ]out\\b|\\bdream (?!teams?\\b|jobs?\\b)|\\bluxur|\\b(?:would|will|wo)(?:n.t| not) say no\\b',
  '\\b(?:that|which|also|what|it) (?:also |really |certainly )?helps?\\b|\\balso (?:good|great|cool|fine|count|like|love|appreciate|value)\\b|\\bif you (?:also|happen|even)\\b|\\b(?:may|might|could) (?:also|even)\\b|\\byou (?:also|may|might|maybe) (?:already )?have\\b',
  '\\bwould(?: also| really| even)? (?:put|give|make|round|top|sweeten|set|help|open|win|boost|earn|value|love|appreciate|delight|be (?!doing|responsible|working|expected|required))',
  '\\b(?:may|might|could)(?:[ -](?:also|already|even))?[ -](?:bring|have|know|carry|add|help|offer|come|include|own|hold|tick|like)\\b|\\bextra\\b(?! (?:hours|pay|time))',
  "\\bwe(?:'d| would) (?:also |really |even )?(?!need|require|expect|ask|want|like you|love you|be (?:doing|expect|requir))\\w+",
  `(?:${NEGATED}|\\bno\\b).{0,24}\\b(?:but|still|yet|though)\\b|^(?:good|great|cool|useful|helpful|handy|lovely)\\b.*\\bnot\\b|^(?:should|could|can|nice|want|wants|nth|gth)$|\\b(?:should|could)[ -]haves?\\b|\\bspeaks? for (?:you|a candidate|candidates)\\b|\\bin (?:your|their) favou?r\\b|\\bvalued\\b|\\b(?:would|does|will|can)(?:n't| not) (?:hurt|harm)\\b|\\bnever hurts?\\b|\\badditional points\\b|^(?:nice|bonus) \\w+$|\\bnot (?:required|mandatory|a must)\\b.*\\bbut\\b|\\b(?:teach|train) you\\b|\\byou(?:'ll| will| can)? (?:also )?learn\\b|(?<!\\bnever been )\\beasier\\b|\\b(?:considered|seen as|count(?:s|ed)? as) an?\\b|^negotiable$|^want to$|^wants?$|\\bno must\\b|^(?:not|no) (?:essential|mandatory|a must|obligatory|condition)$`,
].join('|')

/** How much weight a label gives: "minor thing", "priority two", "requirement level high". */
const WEIGHED =
  'things?|priority|prio|importance|weight|requirement|needs?|criteri(?:on|a)|demands?|relevance|interest|list|preferences?'
const LOW =
  'minor|mild|slight|light|low|lower|lowest|least|lesser|weak|weakly|secondary|small|soft|marginal|marginally|peripheral|complementary|supplementary'
const HIGH = 'main|major|top|high|highest'

/** What the words of a heading announce; the first that fits counts, so refusals and wishes come before demands. */
const CUES: readonly (readonly [RegExp, Section])[] = [
  // "We would like to talk to you if", but not "we are even happier to hear from you if".
  [
    /^(?!.*\b(?:also|even|especially|particularly|extra|bonus|might|could|more|happier|double)\b).*\b(?:talk|speak|chat|in touch|reach out|hear from you|write to us|call us|say (?:hi|hello)|meet you|get along|get on|click)\b.*\bif$/,
    'must',
  ],
  [
    /^(?:hybrid|remote|office|on-?site|location|travel|relocation|in-office|schedul\w+|shift|work(?:ing)?|working hours?|attendance)(?: work(?:ing)?)? (?:expectations?|requirements?|policy|arrangements?|pattern|details?)$/,
    'terms',
  ],
  [/\b(?:can't|cannot|won't|will not|not) (?:compromise|negotiate|budge|(?:do|live|go|work) without)\b/, 'must'],
  [/^what (?:really |truly )?(?:matters|counts|is important)(?: most)?(?: (?:to|for|with) us| here)?$/, 'must'],
  [/\bknock[ -]?outs?\b|^(?:desired|sought|required) (?:candidate )?profile$|^our wish(?:es)?(?: you have)?$/, 'must'],
  [
    /^(?:good to know about|life (?:at|with|in)|working (?:at|for)|how we (?:support|look after|take care|reward|thank)|looking after|your (?:growth|development|well-?being)$|learning (?:and|&) development|(?:training|courses|certifications?|education|books?|licen[cs]es?) (?:that )?we (?:pay|cover|sponsor|fund)|(?:why|what) you(?:'ll| will) love)|\b(?:take|taking) (?:good )?care of you\b|\bgot you covered\b/,
    'benefits',
  ],
  [
    /^anti[ -]?\w+s$|(?:^|\bwill |\bwould |\bdoes |\bdo )not (?:be |count as )?(?:an? |really |particularly |especially )?(?:asset|plus|advantage|bonus|valued|interesting)\b/,
    'excused',
  ],
  [
    new RegExp(
      `\\b(?:${LOW})\\b.{0,12}\\b(?:${WEIGHED})s?\\b|\\b(?:${WEIGHED})s? (?:level )?(?:is )?(?:${LOW})\\b|\\bprio(?:rity)? (?:two|three|[23bcd])\\b|\\b(?:second|third|fourth|last) (?:prio(?:rity)?|choice|tier)\\b|\\btier (?:two|three|[23bc])$|^p ?[2-5]$|\\b(?:complement|supplement)ary\\b|^(?:stretch|dream)(?: goals?)?$|\\bnice[- ]?haves?\\b|\\b(?:faster|sooner|quicker)$|\\b(?:down|bottom of|end of) (?:the|our|my) list\\b|\\b(?:probably|possibly|perhaps|maybe|eventually|at some point|some ?day|one day|later on|down the (?:road|line)|sooner or later)\\b`,
    ),
    'nice',
  ],
  [
    new RegExp(
      `^(?:\\w+ ){0,2}(?:${HIGH})\\b.{0,8}\\b(?:thing|requirement)s?\\b|^(?:${WEIGHED})s? (?:level )?(?:is )?(?:${HIGH})$|^prio(?:rity)? (?:one|[1a])$|^first (?:prio(?:rity)?|tier)$|^tier (?:one|[1a])$|^p ?[01]$|^(?:high|highest|top) prio(?:rity)?$|^(?:at the )?(?:top|head) of (?:the|our|my) list$|\\b(?:positive|white|yes)[ -]?list\\b`,
    ),
    'must',
  ],
  [
    /^(?:what|why) (?:makes?|sets?) us\b|\bour (?:\S+ ){0,3}(?:philosophy|principles|beliefs)\b|\b(?:practices|principles) we\b/,
    'about',
  ],
  [/(?:^|\s)(?:for (?:your )?(?:info|context|orientation)|fyi)$/, 'about'],
  [/^(?:barred|out|no way|excl(?: (?:skills?|tech|tools))?|unwelcome skills?)$/, 'refused'],
  [/^n\/a$|^what (?:can|could|may) wait$/, 'excused'],
  [/^(?:req|mand)(?: (?:skills?|tech|tools))?$/, 'must'],
  [/^(?:good|great|cool|lovely|sweet|nices?)$/, 'nice'],
  [/^include$/, 'must'],
  [
    /\b(?:not|no|dis|un|hardly|less) ?(?:sought|suitable|desired|eligible|wanted|welcome)\b|^(?:dreaded|rejected|undesired|unwelcome|forbidden|banned|excluded|refused|no,? thanks|never ever)\b/,
    'refused',
  ],
  [
    /^(?:indispensables?|non[- ]?negotiables?|deal ?makers?|a must|musts?|table stakes|bread and butter|main course|sine qua non|conditio sine qua non)$/,
    'must',
  ],
  [
    /^(?:(?:our|my|the|all) )?(?:dispensables?|expendables?|negotiables?|discretionary|flexible|elastic|hopes?|hoped for|wished for|dreams?|dreamed of|desiderata|desiderat\w+|luxur(?:y|ies)(?: items?)?|upsides?|toppings?|icing|cherry|cream|jam|desserts?|sprinkles|garnish|gravy|spices?|seasoning|frosting|ice ?breakers?|talking points?|tie ?breakers?|side dish(?:es)?|decorations?|surprises?|treats?|hopefully|maybes?|perhaps|possibly|rather yes|sort of|a may|mays?|cans?|coulds?|can[- ]haves?|may[- ]haves?|would[- ]likes?|would[- ]be[- ]nices?|peripher\w+|fringe|extras|afters|bells and whistles)(?: (?:items?|skills?|part|stuff|ones?|list|requirements?))?$|\b(?:at will|(?:a )?matter of taste|soft spots?|to impress|to shine|later on|learn(?:ed)? here|we(?:'ll)? (?:teach|train)(?: you)?)$|^(?:around|beyond|above|outside|past) (?:the |our )?(?:core|base ?line|basics?|minimum|essentials|must[- ]haves?|bar)\b/,
    'nice',
  ],
  [
    /^(?:what )?(?:matters|counts|is|weighs) (?:a (?:bit|little) |much |far )?less(?: important)?(?: (?:to|for) us)?$/,
    'nice',
  ],
  [
    /^(?:muss|pflicht|zwingend|anforderungen|voraussetzungen|requisit[oi]s?|imprescindibles?|obligatori[oae]s?|obligatoires?|requis|exigences|vereist(?:en)?|eisen|wymagania)$/,
    'must',
  ],
  [/^(?:kann|wunsch|gerne|souhaites?|valorables?|deseables?|gradit[oi]|gewenst|pre|pluspunten)$/, 'nice'],
  [/^interviews?(?: mode| process| rounds?| format)?$/, 'apply'],
  [/\b(?:also|further|additionally) (?:require|need|expect|must)|\bwe wish\b/, 'must'],
  [
    /\bwe(?:'ll|'d| will| would| are|'re)? (?:be )?(?:very |really |so |also |particularly |especially )?(?:pleased|happy|happier|glad|delighted|thrilled|impressed|grateful)\b/,
    'nice',
  ],
  [
    /\bif you(?:'ve|'re| have| are| can| know)? also$|\bpluspunkt\w*|\bvon vorteil\b|\bwunschenswert\b|\bmile widziane\b|\bdiferencia(?:l|is)\b|\bdeseja(?:vel|veis)\b|\bdeseable\b|\batouts?\b|\bmeriterande\b/,
    'nice',
  ],
  [/^(?:what )?others? (?:do|does|use|handle)s?$/, 'excused'],
  [
    /\b(?:a (?:little )?bit|a little|somewhat|superficially)$|\byou (?:possibly|perhaps|maybe|optionally) (?:bring|have|know|can)\b/,
    'nice',
  ],
  [/\b(?:we|i)(?:'d| would) (?:like|love|want) to (?:see|find|read)\b/, 'must'],
  [new RegExp(NICE_TO_HAVES), 'nice'],
  [
    /\b(?:must|should|may) not\b|\b(?:do not|don'?t|doesn'?t|not|never|won'?t|cannot|can'?t) (?:be )?(?:\w+ )?(?:want|wish to see|hire|hiring|consider|considering|accept|accepting|send|apply|looking|interested|invite|inviting|interview|interviewing|call|calling|shortlist|shortlisting)\b|\blead(?:s|ing)? to (?:\w+ )?(?:exclusion|rejection)\b|\bhard no|^(?:our )?no'?s$|^no$|^not for us$|\bno[ -]?go(?:'?e?s)?\b|\bdeal[ -]?break|^exclu(?:ded|sions?)\b|\bred flags?\b|\bturn[ -]?offs?\b|\b(?:black|negative|no|ban)[ -]?list\w*\b|\bshow[ -]?stoppers?\b|\b(?:profiles?|candidates?|people|backgrounds?|applicants?|cvs?)\b.*\b(?:not (?:wanted|sought|welcome|considered|accepted)|refused|excluded)\b|\bnot (?:wanted|sought|welcome|considered|accepted)\b|\bunwanted\b|\bforbidden\b|\bbanned\b|\brejected\b|\btaboo\b|\beliminat\w+|\bdisqualif\w+|\bunwelcome\b|\b(?:please|kindly) no\b|\bno thanks\b|\bto avoid\b|\bavoid\b/,
    'refused',
  ],
  [
    new RegExp(
      `(?!.*\\b(?:why not|not (?:only|just|least)|no matter|never (?:boring|bored|alone))\\b)(?:${NEGATED}|\\bno (?:requirements?|need|part)\\b|^non[- ](?:req|requirements?|essentials?|needs?|goals?)\\w*$|\\b(?:un|ir)(?:important|necessary|relevant|needed)\\b|\\bless relevant\\b|\\b(?:forget|skip|spare|leave|drop|ignore|bother)\\b(?!.* to )|\\b(?:left|leave) behind\\b|\\bmoved (?:away|on) from\\b|\\bwe(?:.ve| have) (?:\\w+ly )?(?:retired|dropped|left|abandoned|replaced|sunset|decommissioned|ditched|phased out|got(?:ten)? rid of|outgrown)\\b|\\bout of scope\\b|^(?:we )?(?:hates?|dislikes?|detests?)$|^off (?:the|your|our)\\b|\\bexcluded from\\b|\\bother people's\\b|\\b(?:bad|wrong|poor) (?:fit|match|person|place|job)\\b|^(?:outside|beyond)\\b)`,
    ),
    'excused',
  ],
  [
    /\byou(?:'ll| will| would|'d)? (?:\w+ ){0,2}(?:lost|unhappy|miserable|bored|hate|struggle|suffer|wrong)\b/,
    'excused',
  ],
  [
    /\byou(?:'ll| will| would|'d)? (?:\w+ ){0,2}(?:at home|fit(?: in)?|thrive|succeed|shine|love|enjoy|like|happy|convince|impress|score|win|persuade|right)\b|\bif you(?:'ve| have| are|'re| can)?$|\b(?:right|the one|for you|apply|fit|match|join|at home)\b.*\b(?:if|when)(?: you(?:'ve|'re| have| are| can)?)?$|\ba (?:good |great )?(?:fit|match)$|\bwhat (?:it|this|the (?:job|role|work|post|position)) (?:really |actually )?(?:asks?|takes|needs?|requires?|demands?|wants?)\b|\b(?:convince|persuade|win over) us\b/,
    'must',
  ],
  [
    /\bbenefits?\b|\bperks?\b|\b(?:we|to) offer\b|\boffer(?:s|ed|ing)?$|^(?:our|the) offer\b|\bin it for you\b|\bwhy (?:join|work|you|us|choose)\b|\bin (?:return|exchange|turn)\b|\b(?:what|things) (?:do )?you(?:'ll| will| can)? (?:get|receive|enjoy|expect|gain)\b|\bwe (?:give|provide|pay|thank)\b|\bpackage\b|\bgoodies\b|\btreats?\b|\brewards?\b|\bthank(?:s| you)\b|\byour advantages\b|\badvantages? (?:for|of)\b|\breasons to\b|\blook forward\b|\bfrom (?:us|our side)\b|\byou can (?:count|rely) on\b|^(?:our |your |the )?(?:equipment|laptop|devices?|gear|machine|workstation|freebies|loot|goodie bag)$|^(?:our|your|the) hardware$|\b(?:have|have got|got|is|in store|waiting) for you\b|\bour (?:promise|extras|treats)\b|\bon the table\b|^you(?:'ll| will)? (?:also )?(?:receive|enjoy|gain)$|\bthe good stuff\b|\bwe(?:'ll| will)? bring\b/,
    'benefits',
  ],
  [
    /\bequal (?:opportunit|employ)|\bdiversity\b|\binclusi|\bprivacy\b|\bdisclaimer\b|\bgdpr\b|\bdata protection\b|\beeo\b/,
    'legal',
  ],
  [
    /\bto apply\b|\byour application\b|^application|\bmore information\b|\bquestions\b|\bcontact\b|\b(?:hiring|interview|recruit(?:ing|ment)|selection) process\b|\bnext steps\b|\binterested\b|\bhow to\b/,
    'apply',
  ],
  [
    /\babout (?:us\b|the company|our company)|\bwho (?:we are|are we)\b(?! (?:looking|after|searching))|\bour (?:mission|values|company|culture|story|history)\b|\bcompany (?:profile|description|overview|info|background|history)\b|^(?:the |about )?company$|\bwhy we (?:exist|do|are)\b|^(?:us|we|ourselves|and us|and we)$|^about (?!you\b|the (?:role|job|position|team|project)|this|your)\S+(?: \S+)?$/,
    'about',
  ],
  [
    /^(?:(?:general |working |framework )?conditions|(?:key|hard|quick|basic) facts|facts|where|when|where and when|when and where|practical(?:ities| (?:info|information|details|matters|stuff))?|logistics|the (?:deal|frame|framework)|how and where|capacity|tariff|budget|site|shifts?|work mode|work model|interview|eligibility|workload|pensum|how much|the (?:practical|boring|hard) (?:side|stuff|bits|part|facts)|practical side|visa|remit|rate|calls)$/,
    'terms',
  ],
  [
    /\bresponsib|\byou(?:'ll| will| would) (?:do|be|own|work)\b|\bdut(?:y|ies)\b|\btasks?\b|\byour (?:role|job|day|week|impact|contribution|playground|challenges?)\b|\b(?:your|the) (?:missions?|quests?|assignments?|projects?)\b|\bwhat (?:do )?you(?:'ll| will)? do\b|\bwhat the (?:work|job) is\b|\bwait(?:s|ing)? for you\b|\bawaits?\b|\b(?:in|about) (?:this|the) (?:role|job|position)\b|^the (?:job|work|mission)$|\bday[ -]to[ -]day\b|\bday (?:in|at)\b|\bdeliverables\b|\bcan learn here\b|\bkeeps? you busy\b|\bon your plate\b|\b(?:be|get|are) up to\b|\b(?:are|will) you (?:going to )?(?:do|doing|be|work|own)\b|\bfields? of (?:activity|work|duty)\b|\bactivit(?:y|ies)\b|\bremit\b/,
    'tasks',
  ],
  [
    /\bunder the (?:hood|bonnet)\b|\bwhat (?:do )?we (?:have|use|run|work|speak|code)\b|\bwe (?:run|build|work) (?:on|with)\b/,
    'stack',
  ],
  [
    /\brequire|\bqualif|\bmust(?:s|[ -]haves?)?\b|\breqs?$|\brecogni[sz]e (?:yourself|this)\b|\bsee yourself\b|\bsound(?:s)? like you\b|\bmandator|\bessential|\bminimum\b|\bmin(?:\.|imal)? (?:exp|skills)|\bskills?\b|\bskillset\b|\b(?:you|we|to)(?:'ll| will| should| need to| would like you to)? (?:bring|need|have|know|offer|ask|expect|require|demand|want|hope|seek|master|carry|pack|tick|can|speak|come with|count on)\b|\bneeds?\b|\bbring|\bprofile\b|\blook(?:ing)? for\b|\bask(?:ing)? for\b|\bwe (?:a?wait|hope|count)(?:ing)? (?:from|of|on|for)\b|\b(?:a?wait|hop)(?:ing|ed)? from you\b|\bsearch(?:ing)? for\b|\b(?:are|'re|is) after\b|\bcompetenc|\b(?:good|great|strong|excellent) (?:at|in)$|\bexpect|\bexperience\b|\bexpertise\b|\bknow[ -]?how\b|\btool ?(?:box|kit|belt)\b|\bluggage\b|\bbackpack\b|\bcredentials\b|\bstrengths\b|\babilities\b|\byour (?:background|strengths|kit)\b|\bideal (?:person|candidate|profile|you)\b|\bwho (?:you are|are you)\b|\babout you\b|\bknow(?:ledge)? (?:well|already)\b|\bshould\b|\bmusts\b|\bcriteria\b|\bprerequisites?\b|\bnon-negotiables?\b|\bnecessary\b|\bneeded\b|\bobligatory\b|\bvital\b|\bcrucial\b|\bcompulsory\b|\bqualis\b|\bchecklist\b|\bgood (?:fit|match)\b|^who (?:fits|matches|suits)\b|\b(?:right|perfect) (?:fit|match|person)\b|^(?:and )?(?:you|yourself|the person|person|this person)$/,
    'must',
  ],
  [/\bstack\b|\btechnolog|\btools?\b|\btooling\b|\btech\b/, 'stack'],
  [/\byou(?:'ll| will)\b/, 'tasks'],
  // "We might clap if".
  [/\bif$/, 'nice'],
]

/** The section that a heading announces, or null. */
export function sectionNamed(heading: string): Section | null {
  const words = corrected(
    heading
      .replace(/[^a-z0-9' /&-]+/g, ' ')
      .trim()
      // "Nice- to- Haves".
      .replace(/(?<=[a-z])- (?=[a-z])/g, '-')
      .replace(/\bu\b/g, 'you')
      .replace(/ {2,}/g, ' '),
  )
  if (/^(?:do you know|is this|does this|sounds?) /.test(words)) return null
  for (const [pattern, section] of CUES) if (pattern.test(words)) return section
  return null
}

const HEADING_WORDS =
  'requirements requirement required qualifications qualification responsibilities responsibility experience essential essentials mandatory minimum preferred desirable desired optional advantage benefits skills technical knowledge candidate profile expect looking bring offer nice bonus about company duties education certificates additional description language languages location compensation salary duration contract useful helpful valuable welcome necessary'.split(
    ' ',
  )
const KNOWN = new Set(HEADING_WORDS)
/** Shorter words are too like others: "boring" is no misspelled "bring". */
const MIN_LENGTH_MEANT = 6

/** "Requirments", "Benifits": one letter wrong in words of five letters, two in words of nine. */
function corrected(heading: string): string {
  return heading.replace(/[a-z]{4,}/g, (word) => {
    if (KNOWN.has(word)) return word
    const reach = word.length >= 9 ? 2 : word.length >= 5 ? 1 : 0
    if (reach === 0) return word === 'heve' || word === 'hava' ? 'have' : word
    for (const known of HEADING_WORDS) {
      if (
        known.length < MIN_LENGTH_MEANT ||
        known.charCodeAt(0) !== word.charCodeAt(0) ||
        Math.abs(known.length - word.length) > reach
      )
        continue
      if (editDistance(word, known, reach) <= reach) return known
    }
    return word
  })
}

/** Labels of job boards whose value says nothing about the candidate. */
const METADATA =
  /^(?:(?:key ?words?|tags?|search terms)|(?:similar|related|recommended|more|other) (?:jobs|roles|searches|vacancies|positions)|people also (?:viewed|searched(?: for)?)|jobs you (?:may|might) like|industry(?: type)?|sector|functional area|department|dept|division|role category|job category|category|job function|education|ug|pg|req(?:uisition)?(?: id| no)?|job (?:id|ref(?:erence)?|code|family)|ref(?:erence)?(?: no| number)?|posted(?: on| by)?|published|date posted|added|views|applicants|company(?: size| name| type)?|size|staff|employees|headcount|founded|established|trading since|work methodology|methodology|client|end client|employer|business unit|business area|business line|type of role|reference (?:number|id|code)|bargaining unit|state agency|agency|flsa|team size|rating|reviews|recruiter|agency|posted by|website|source|job source|report(?:s|ing) to|line manager|vacancy ref|status|clos(?:ing|e) date|deadline|job category|work type|flsa(?: status)?|job family|job function|posting date|end date|valid (?:until|through)|apply by|team size)$/

export function isMetadataLabel(label: string): boolean {
  return METADATA.test(label.trim())
}

/**
 * Words that mean "not" or "a plus" in any heading; looser than the cues, so only for a line that is certainly a
 * heading.
 */
const SAYS_NO =
  /\b(?:not|no|never|none|nobody|nothing|without|outside|beyond|bad|wrong|mismatch|leave|skip|forget|avoid|ignore|drop|past|behind|waste|hate|red|off|away|out|less)\b|n't\b|\bun[a-z]{4,}/
const SAYS_MORE =
  /\b(?:also|extra|plus|bonus|more|further|additional|even|top|better|easier|faster|sooner|edge|ahead|strengths?|might|may|could|would|teach|learn|love|smile|dream|wish|happy|nice|good|great|welcome|option\w*|favou?r\w*|points?|stars?|merit|value\w*|appreciat\w+|impress\w*|sweet|sugar|spice|sprinkles?|icing|gravy|luxury|second|rather|interesting)\b/

/** The mood of a heading that no cue knows; null when its words are not conclusive. */
export function moodOf(heading: string): Section | null {
  const words = heading.toLowerCase()
  return SAYS_NO.test(words) ? 'excused' : SAYS_MORE.test(words) ? 'nice' : null
}
