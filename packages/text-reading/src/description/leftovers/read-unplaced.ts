import { MONTH_NAMES } from '../../text/calendar.ts'
import type { ReadWords } from '../../text/find-terms.ts'
import { SMALL_NUMBER } from '../../text/numbers.ts'
import type { Statement } from '../statements/index.ts'

/** A condition that criteria have no field for; quoted so that the reader knows it was not read. */
export interface UnplacedPhrase {
  start: number
  end: number
}

const N = `(?:${SMALL_NUMBER}|0\\d)`
const WEEK = '(?:fortnight\\b|w(?:ee)?k\\b|wk\\b|weekly\\b|pw\\b|p\\.w)'
const PATTERNS: readonly RegExp[] = [
  // Seats.
  `\\b(?:openings?|vacanc(?:y|ies)|positions?|posts|seats|headcount|hires|hc|number of (?:posts|positions|openings|vacancies|jobs))\\s*(?:open|available)?\\s*[:#=\\t-]\\s*${N}`,
  `\\bnumber of (?:posts|positions|openings|vacancies|jobs)(?: available)?\\s+${N}`,
  `\\b${N}\\s+(?:of these\\s+)?(?:open\\s+)?(?:seats?|positions?|openings?|vacanc(?:y|ies)|posts|hires?|heads?|headcounts?|hc)\\b`,
  `\\b(?:need|want|hire|hiring|looking for|after) ${N} of (?:them|these|those)\\b`,
  `\\b${N}\\s+of (?:these|those)\\s+(?:seats|positions|jobs|roles)`,
  `\\b(?:incorporate|add|bring on|onboard|need|hire|hiring|recruit(?:ing)?|for|fill) ${N}\\s+(?:new |more |additional |further )?(?:profiles|resources|seniors|juniors|people|experts|consultants)\\b`,
  `(?:^|[.;,•]\\s*|\\byou(?:'ve| have)? (?:already )?)(?:led|managed|supervised|run|headed|built|coached) (?:an? |the )?(?:\\w+ )?(?:teams?|groups?|squads?|departments?) of (?:at least |up to |about |more than )?${N}\\b(?: or more)?`,
  '\\b(?:non-?smok\\w+|unpaid)\\b',
  '(?<=(?:^|[,;|])\\s*)long[- ]term(?=\\s*(?:$|[,;|.]))',
  '\\bmasters? (?:of|in) (?!time|your)[a-z]+|\\b(?:b\\.? ?tech|b\\.e)\\b|\\bown (?:company|business|insurance)\\b',
  '\\b(?:band|grade|pay grade|job level|salary band)\\s(?:\\d{1,2}[a-d]?|[a-h]\\d?)\\b',
  // Levels that mean another thing in each company.
  '(?<=[([]\\s*|\\b(?:level|grade|seniority)\\s*[:=-]?\\s*|\\b(?:engineer|developer|scientist|designer|analyst),\\s*)(?:l[3-8]|ic\\s?[1-8])(?=\\s*(?:[),.;|\\]]|$))',
  `(?:\\b|^)x\\s?[2-9]\\b|\\b[2-9]\\s?x\\s(?=\\w+ ?(?:dev|eng|dba|adm))`,
  `\\b(?:need|want|find(?: me| us)?|get me|hir(?:e|ing)|seek(?:ing)?|looking for|search(?:ing)? for)\\s+(?:${N.replace('|half a', '')})\\s+(?:\\w+\\s+){0,3}(?:people|persons|developers|engineers|contractors|devs|consultants|freelancers|analysts|admins?|testers|designers|programmers|(?:back|front)[- ]?enders)\\b`,
  `^\\s*(?:two|three|four|five|[2-9])\\s+(?:people|persons|heads|hires|\\w+ (?:developers|engineers|devs)|(?:developers|engineers|devs))\\b`,
  // Weekly hours.
  `\\b\\d{2}(?:[.,]\\d{1,2})?[\\s-]*(?:h|hrs?|hours?)?\\s*(?:\\/|per|a|each|p\\.?)?\\s*${WEEK}`,
  '\\b(?:1[5-9]|2\\d|3\\d|4[0-5])(?:[.,]\\d{1,2})?\\s*(?:h|hrs|hours)\\b(?!\\s*(?:overlap|with|notice|/?\\s*day))',
  '\\bpart[ -]time\\s*\\(\\s?\\d{2,3}\\s?%\\s?\\)|\\b(?:workload|capacity|pensum|fte|scope|extent|utili[sz]ation|employment rate|volume of work)\\s*[:\\t(]?\\s*\\d{2,3}\\s?%',
  '\\b\\d{2,3}\\s?%\\s*(?:part[ -]time|position|pensum|workload|fte|employment|contract|role)|\\b\\d{2,3}\\s?(?:-|to)\\s?\\d{2,3}\\s?%(?=\\s|$|[,.)])',
  '\\bhours\\s*[:|\\t-]\\s*\\d{2}(?:[.,]\\d{1,2})?\\b(?![:.]\\d)',
  '\\b(?:schedule|shift|(?<!\\b(?:core|overlap\\w*|shared|business|opening|office) )hours|work timings?|timings?)\\b\\s*[:|\\t-]?\\s*(?:9/80|4/10|(?:(?:mon|tue|wed|thu|fri)\\w*\\W{0,3})*\\d{1,2}(?:[:.h]\\d\\d)?\\s?(?:[ap]m?)?\\s?(?:-|to)\\s?\\d{1,2}(?:[:.h]\\d\\d|\\s?[ap]m?)\\b)',
  '\\b(?:occasional|some|every other|every second)\\s+(?:saturday|sunday|weekend)s?\\b',
  '\\b(?:four|4)[ -]day (?:work(?:ing)? )?week\\b|\\bpart[ -]time\\b',
  `\\b${N}\\s*x?\\s*ftes?\\b`,
  '\\bftes?\\s*[:=]?\\s*0?[.,]\\d+\\b',
  '(?<=(?:^|[(,;|/]|·|•)\\s*)(?:(?:at|of) )?(?:[3-9]\\d|100)\\s?%(?=\\s*(?:[,;|)/]|·|$))',
  `\\b${N}\\s*-?\\s*months?\\s*\\+`,
  `(?:^|(?<=[,(|/·•]\\s*))${N}\\s*(?:-|to)\\s*${N}\\s*(?:weeks?|months?|mths?|mo)\\b`,
  '\\b(?:mon|tue|wed|thu|fri)\\w*[^.;\\n]{0,14}\\b\\d{1,2}(?:[:.]\\d\\d)?\\s?(?:am)?\\s?(?:-|to)\\s?\\d{1,2}(?:[:.]\\d\\d)?\\s?(?:pm)?\\b',
  // On call.
  `\\b(?:one|1|once) (?:w(?:ee)?k )?(?:in|every) (?:${N})(?: weeks?)?\\b|\\bevery \\w+ week\\b`,
  `\\b\\d{1,4}\\s?(?:person|man)[- ]days\\b`,
  // Length.
  '\\b(?:duration|period|contract|project|term)\\b[^.;,\\n\\d]{0,14}\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}\\s*(?:-|to|until|till)\\s*\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}',
  `(?:^|(?<=[,(|~]\\s*))${N}\\s*-?\\s*weeks?\\s*(?=$|[,)|])`,
  `\\binitial(?:ly)?\\s+(?:for |term of |period of )?${N}\\s*-?\\s*(?:weeks?|months?|mos?|years?)\\b`,
  `\\b(?:contract|duration|length|term|engagement|assignment|project|cover|extension|extended|extendable|renewable)\\b[^.;,\\n\\d]{0,20}?${N}\\s*(?:\\+\\s*)?-?\\s*(?:months?|mos?|yrs?|years?)\\b`,
  `\\b${N}\\s*-?\\s*(?:months?|mos?|yrs?|years?)\\b\\s*(?:[a-z-]+\\s+){0,2}(?:contract|ftc|fixed|secondment|gig|assignment|cover|project|engagement|initial|renewable|extendable|extension|fixed|from\\b)`,
  `(?:^|(?<=[,(|]\\s*))${N}\\s*-?\\s*(?:months?|mths?|mo)\\s*(?=$|[,)|]|from\\b)`,
  `(?:^|(?<=[,(|]\\s*))${N}\\s?m\\+?\\s*(?=$|[,)|.+])`,
  `\\b(?:limited|fixed|contract|temp|temporary|term|assignment|runs?|until|till|through)\\b[^.;,\\n]{0,16}?\\b(?:to|for|until|till|through|till the|end(?:ing|s)?(?: on)?)\\s+(?:(?:the )?end of (?:the )?)?(?:${N}\\s*(?:months?|years?)|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[a-z]*\\.?(?: \\d{1,2},?)?(?: 20\\d\\d)?|year|20\\d\\d)`,
  '\\b(?:w2|1099|c2c|corp[- ]to[- ]corp|h-?1b|opt|cpt|green card|gc|usc)\\b(?: (?:only|ok|holders?))?',
  '\\b(?:inside|outside)(?: of)? ir35\\b|\\b(?:sc|pr|ep)(?:\\s?/\\s?(?:sc|pr|ep))* (?:only|holders?)\\b',
  `\\b(?:option|possib\\w+|chance) (?:to|of|for) (?:an? )?(?:prolong\\w*|exten\\w+|renew\\w*)`,
  // "From 2 February to 18 December", "March to November 2026": where it ends.
  `\\b(?:from|between) (?:\\d{1,2}(?:st|nd|rd|th)? )?(?:${MONTH_NAMES})\\b[^.;,\\n]{0,10}\\b(?:to|until|till|and) (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)? )?(?:${MONTH_NAMES})\\b(?: 20\\d\\d)?`,
  `\\b(?:${MONTH_NAMES}) (?:to|until|till|-) (?:${MONTH_NAMES})\\b(?: 20\\d\\d)?`,
  `(?<!\\bi )\\b(?:lead(?:ing)?|manag(?:e|ing)|supervis(?:e|ing)) (?:an? |the )?(?:team|group) of (?:at least |up to |about )?${N}\\b`,
  `\\b(?:positions?|employment|post|job|appointment)\\b[^.;\\n]{0,40}\\bfor an? ${N}[- ]years?\\b|\\b${N}-(?:year|month) (?:\\w+ )?(?:employment|position|appointment|post)\\b`,
  // Schooling, people and travel in a sentence outside the requirements.
  "\\byou (?:(?:will|must|should|need to) )?(?:have|hold|bring|possess|need)\\b[^.;\\n]{0,24}\\b(?:degree|diploma|bachelor\\w*|master'?s|ph\\.?d)\\b",
  '\\bexperience (?:in |of |with |from )?(?:leading|managing|supervising|coaching) (?:an? |the )?(?:\\w+ ){0,2}(?:teams?|people|developers|engineers|staff)\\b',
  '\\byou\\b[^.;\\n]{0,20}\\b(?:expect|ready|willing|prepared|able)\\b(?: to)?(?: some| occasional| frequent)? travel(?:l?ing)?\\b|\\b(?:some|occasional|frequent|regular) travel(?:l?ing)? (?:\\w+ )?(?:is|will|may|must)\\b[^.;\\n]{0,12}\\bexpected\\b|\\btake you travel(?:l?ing)\\b',
  // Place of work.
  `\\b(?:${N}|most|several|a few|some|all)\\s*(?:x\\s*)?(?:office\\s+)?(?:d|days?)\\b\\s*(?:of\\s+)?(?:(?:\\/|per|a|each|p|in the)\\s*)?(?:${WEEK}|month\\b|(?:[a-z]+\\s+){0,3}(?:office|home|site|onsite|on-site|campus|studio|hub|telework(?:ing)?|remote))`,
  '\\bin[ -]person\\b',
  '\\bgithub (?:profile|account|link|portfolio)\\b|\\b(?:one|two|three|four|\\d) (?:professional |written |recent )?references\\b',
  "\\b(?:no|not|without|isn't|never) (?:an? )?(?:\\w+ )?(?:remote|home ?office|wfh|telework\\w*)\\b(?! (?:first|only|teams?))|\\b(?:remote|home ?office|wfh|telework\\w*)\\b[^.;,\\n]{0,16}\\b(?:is|are)(?:n't| not) (?:an option|possible|offered|available|accepted|allowed|foreseen|supported)\\b",
  '\\b(?:one|two|\\d) weeks? (?:per|a|every|each) month\\b|\\b\\d\\s?x\\s?(?:rto|office|on-?site)\\b|\\bf2f\\b[^.;,]{0,24}',
  '\\b\\d{1,3}\\s?% of (?:the|your|working|their) (?:working )?(?:time|week|hours|days)\\b',
  '\\b(?:remote|remotely|home ?office|telework)\\s*[:(-]?\\s*\\d{1,3}\\s?%',
  `(?<=(?:office|person|site|hybrid|wfo|remote|home)[^.;]{0,24})\\b${N} days\\b`,
  `\\b(?:${N}) (?:short |daily |weekly )?(?:calls?|meetings?|off-?sites?|trips?|visits?|retreats?) (?:a|an|per|each|every) (?:day|week|month|quarter|year)\\b`,
  `\\b(?:work(?:ing)? from (?:the )?office|wfo|wfh|in[ -]office|at the office|in the office|on[ -]?site|hybrid|office days?)\\b`,
  '\\b(?:office|on[- ]?site|home|wfh|wfo)\\b\\W{0,3}(?:(?:on|every|each)\\s+)?(?:mon|tue|wed|thu|fri)\\w*(?:\\s*(?:\\+|,|&|and|-|/)\\s*(?:mon|tue|wed|thu|fri)\\w*)*',
  `\\b(?:weekend|night|sunday|saturday|holiday)s? (?:duty|duties|work|standby|rota)\\b`,
  `\\b(?:${N}|once|twice|\\d)\\s?(?:x|times?)?\\s*(?:\\/|a|per)\\s*(?:w(?:ee)?k|month|quarter|year)\\b`,
  `\\b${N} (?:days )?(?:out )?of (?:${N}|the week)(?: days)?\\b`,
  '\\b\\d\\/5 days\\b',
  '\\b(?:mon|tue|wed|thu|fri)[a-z]*\\s?(?:/|&|\\+|,|and|or)\\s?(?:mon|tue|wed|thu|fri)[a-z]*\\b',
  '\\b(?:mon|tue|wed|thu|fri)[a-z]*\\s?(?:to|through|thru|until|till|-)\\s?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\\b',
  `\\b${N} days? (?:a|per|each|every) (?:year|month)\\b`,
  '\\b(?:home ?office|remote(?: work)?|telework(?:ing)?|work from home)\\b[^.;,\\d]{0,16}\\d{1,3}\\s?%',
  `\\b(?:post|position|role|job|contract|appointment)\\b[^.;,]{0,16}\\bfor (?:${N}) (?:months|years)\\b`,
  `\\bfor (?:${N}) months\\b`,
  '\\bnights?\\b[^.;,]{0,12}\\b(?:yes|required|included|possible)\\b|\\bshifts?\\s*[:=]\\s*[a-z]+',
  `\\boffice\\b[^.;,]{0,12}?\\b(?:${N})\\s*(?:x\\s*)?(?:days?|d)\\b|\\bup to (?:${N}) days?\\b`,
  `\\bevery (?:second |other |third |fourth |fifth |sixth |\\d\\w* )?(?:weeks?|weekends?|months?|monday|tuesday|wednesday|thursday|friday)\\b`,
  // People who need not apply, and fields in which a candidate must have worked.
  '\\b(?:candidates?|applicants?|people|profiles?|those|anyone) (?:from|with|who)\\b[^.;\\n]{0,60}\\b(?:excuse|need not|not (?:apply|be considered))\\b',
  `\\b${N} (?:mm|pm|man-?months|person-?months)\\b(?:\\s?\\+)?`,
  '\\bbackground (?:as|in|from) (?:an? |the )?[a-z][a-z/-]+(?: [a-z/-]+)?',
  // Years that are told by their first one, or not counted.
  "\\b(?:you(?:'ve|'re| have| are)?|your|candidates?|someone|who)\\b[^.;\\n]{0,60}\\bsince (?:at least |about |early |late |\\w+ )?20[012]\\d\\b|(?:^\\W*(?:working|worked|work|experienced?|used?|using|hands[- ]on|active|professional)\\b[^.;\\n]{0,50}|^[\\w+#. /]{2,24} |\\b(?:developer|dev|engineer|programmer|analyst|admin|tester|designer|consultant) )\\bsince (?:at least |about |\\w+ )?20[012]\\d\\b|\\b(?:from|since) 20[012]\\d(?: on(?:wards?)?)?\\b[^.;\\n]{0,20}\\byou\\b",
  "(?<!\\b(?:for|over|after|our|we|last|past)\\b[^.;\\n]{0,24})\\b(?:many|several|multiple|numerous) years'? (?:of|in|with|as)\\b",
  '^\\W*years of (?:experience|practice)\\b|\\blong[- ](?:standing|time|term|lasting) (?:experience|practice|background)\\b|^\\W*(?:someone|somebody|people|candidates?) (?:who (?:is|are) )?between jobs\\b',
  `\\bgraduat\\w+\\b[^.;,\\n]{0,24}\\b${N} years? ago\\b|\\b(?:with|in|of|for) (?:teams|groups|organi[sz]ations|companies) of (?:at least |over |more than )?\\d+\\b|\\b(?:handled|managed|owned|responsible for|run) (?:an? )?(?:yearly |annual )?(?:budgets?|p&l)\\b[^.;,\\n]{0,24}\\d`,
  `\\b${N}\\+? (?:full |complete |full[- ]cycle |end[- ]to[- ]end |greenfield |large |successful |life ?cycle |cycle ){0,3}(?:implementations?|roll-?outs?|go-lives?)\\b`,
  // The rest.
  '\\b(?:night|weekend|late|early|rotating|rotational|graveyard|swing|mid|morning|evening|1st|2nd|3rd|first|second|third|24/7|24x7) ?shifts?\\b|\\bshifts? 24/7|\\bshift work\\b|\\b\\d on \\d off\\b',
  '\\b(?:security )?clearance\\b(?:\\s*(?:level|at|of|:)?\\s*(?:eu |nato |uk |us )?(?:top secret|secret|confidential|restricted|sc|dv|ts(?:\\/sci)?)\\b)?|\\b(?:sc|dv|nv1|nv2|security)[- ]cleared\\b|\\bts/sci\\b|\\bpolygraph\\b|\\bcitizen(?:s|ship)?\\b|\\bresidency\\b|\\bsecurity (?:check|requirements)\\b|\\bwork (?:permit|authori[sz]ation)\\b|\\bvisas?\\b|\\bsponsor(?:s|ship)?\\b|\\b(?:working rights|right to work)\\b|\\bauthori[sz]ed to work\\b',
  '\\b(?:background|dbs|crb|criminal records?|police|drug|garda|credit|bpss|identity|fingerprint) (?:and \\w+ )?(?:check|vetting|screening|screen|test|clearance)\\w*\\b',
  "\\bdriver'?s? licen[cs]e\\b|\\bdriving licen[cs]e\\b",
  '(?<=% (?:remote|home|office|on-?site|in the office|from home)[\\s,;/|+]{0,4}(?:and )?)\\d{1,3}\\s?%\\s*(?:in )?[a-z]{3,}|\\btravel(?:s|l?ing)?\\b[^.;\\n]{0,40}\\d{1,3}\\s?%|\\d{1,3}\\s?%\\s*(?:of )?travel|\\d{1,3}\\s?%\\s*(?:[a-z]+\\s+){0,3}(?:office|home|remote|site|telework(?:ing)?)',
  `\\b(?:on[ -]?call|pager)\\b[^.;\\n]{0,20}\\b(?:${N}) (?:w(?:ee)?k|weekend|day)s?\\b[^.;\\n]{0,16}`,
  '\\d{1,3}\\s?%\\s*(?:[a-z-]+\\s+){0,2}(?:mobile|hybrid|flexible|travel|trips?)\\b',
  '\\b(?:\\d|two|three|four|five|seven) (?:days |nights |weeks )?on\\b,?\\s?(?:/|and)?\\s?(?:\\d|two|three|four|five|seven) (?:days |nights |weeks )?off\\b|\\b(?:8|10|12|24)\\s?-?h(?:(?:ou)?rs?)?[ -]shifts?|\\bshifts?\\s*\\(?(?:of )?(?:8|10|12|24)\\s?h(?:(?:ou)?rs?)?\\b',
  '\\b(?:24/7|24x7|round[- ]the[- ]clock)\\b|\\b(?:rotas?|rosters?|rotational basis|on rotation)\\b|\\bweekends? (?:as needed|if needed|required|possible|on)\\b|\\bovertime\\b|\\bunsocial hours\\b',
  '\\brelocat(?:e|ion|ing)\\b|\\b(?:own|company|access to an?|valid|full|clean) (?:car|vehicle|transport|driving licen[cs]e)\\b',
  '\\b(?:frequent|occasional|regular|some|international|domestic|extensive) travel\\b|\\btravel(?:l?ing)? (?:is |may be )?(?:required|necessary|expected|involved|between|within|as needed)\\b|\\bbusiness trips?\\b|\\bwilling(?:ness)? to (?:travel|work (?:weekends|shifts|nights|overtime))\\b',
  '\\bportfolio\\b(?! (?:of|manage|compan|value|risk))|\\bnon-?compete\\b|\\bvaccinat\\w+|\\b(?:trial|probation(?:ary)?) (?:period|time)(?: of)?\\b|\\btemp(?:orary)?[- ]to[- ]perm\\w*\\b|\\b(?:maternity|paternity|parental leave) cover\\b',
  '\\b(?:permission|permitted|allowed|entitled|eligib\\w+|leave) to (?:live and )?work\\b(?! (?:from home|remotely|on|with)\\b)',
].map((source) => new RegExp(source, 'g'))

/** Spares most sentences the patterns. */
const MAY_HOLD =
  /\d|\b(?:since|years|graduat\w+|between jobs|github|references|many|multiple|numerous|one|two|three|four|five|six|remote|home|telework\w*|most|several|few|some|all|part[ -]time|every|once|twice|limited|w2|c2c|opt|cpt|usc|gc|h-?1b|duty|duties|standby|rota|mon|tue|wed|thu|fri|till|until|shifts?|shift work|clearance|cleared|ts\/sci|polygraph|citizen\w*|permit|vetting|band|grade|level|weekdays|authori[sz]\w+|visa|sponsor\w*|rights?|nights?|check|screening|licen[cs]e|travel\w*|office|on[ -]?site|hybrid|wfo|wfh|rotas?|rosters?|rotation\w*|round|weekends?|overtime|unsocial|relocat\w+|car|vehicle|transport|trips?|willing\w*|portfolio|compete|noncompete|rto|f2f|vaccinat\w+|trial|probation\w*|ir35|option|prolong\w*|holders?|permission|permitted|allowed|entitled|eligib\w+|led|managed|unpaid|smok\w+|long|masters?|tech|own|b\.e|experience|you|positions?|employment|only|to|until|temp\w*|term|cover|excuse|background)\b/

/** Of the candidate even among what is said of the employer: "you as an employee need to have security clearance". */
const ASKS_READER = /\byou\b[^.;]{0,40}\b(?:must|need|have to|are required)\b/

const MAX_LENGTH = 70
/** More than any posting quotes. */
const MAX_PHRASES = 300
const NOT_SAID_OF_THE_JOB = /\b(?:no(?! of)|not)\s+(?:\w+\s+)?$/
const OF_STATUS =
  /^(?:w2|1099|c2c|corp|h-?1b|opt|cpt|green|gc|usc|visa|sponsor|work|citizen|author|security|clearance|background|credit|criminal|police|dbs|drug)/
const OF_WEEK = /^\d{2}(?:[.,]\d{1,2})?\s*(?:h|hrs?|hours?)\b/
/** "On-call: none", "degree optional": nothing is asked. */
const ASKS_NOTHING =
  /(?:[:=-]|\bis|\bare)\s*(?:none|nil|n\/a|not (?:required|needed|necessary|applicable)|optional)\W*$|^[\w -]{0,40} optional\W*$/
const OF_OTHER_THINGS =
  /\b(?:vacation|holiday|annual leave|days off|stars|ratings?|parental|paid|respond|reply|answer|interview|rounds?|trial(?! (?:period|time))|ago|sabbatical)\b/

/** Quotes seats that were not read, weekly hours, length, office days, shifts, travel and permits with the clause around them. */
export function quoteUnsupportedConditions(
  words: ReadWords,
  statements: readonly Statement[],
  seats: UnplacedPhrase | null,
): UnplacedPhrase[] {
  const { lower } = words.text
  const found: UnplacedPhrase[] = []
  for (const statement of statements) {
    const { section } = statement
    if (statement.isHeading || section === 'legal') continue
    const start = statement.lineStart
    const text = lower.slice(start, statement.end)
    if (section === 'about' && !ASKS_READER.test(text)) continue
    if (!MAY_HOLD.test(text)) continue
    for (const pattern of PATTERNS) {
      for (const match of text.matchAll(pattern)) {
        if (isSaidOfOtherThings(text, match, section)) continue
        const [from, to] = [start + match.index, start + match.index + match[0].length]
        const isRead = seats !== null && from < seats.end && seats.start < to
        if (isRead) continue
        const phrase = phraseAround(text, match, statement)
        if (asksNothing(text.slice(phrase.start, phrase.end))) continue
        const at = { start: start + phrase.start, end: start + phrase.end }
        if (found.length < MAX_PHRASES && !found.some((other) => other.start < at.end && at.start < other.end))
          found.push(at)
      }
    }
  }
  return found.sort((left, right) => left.start - right.start)
}

function asksNothing(said: string): boolean {
  return OF_OTHER_THINGS.test(said) || ASKS_NOTHING.test(said)
}

/** What is denied, and numbers of a section that speaks of something else than the terms of the job. */
function isSaidOfOtherThings(
  text: string,
  { 0: words, index }: RegExpExecArray,
  section: Statement['section'],
): boolean {
  if (section === 'metadata' && !/openings?|positions?|vacanc|headcount|hires|seats|hc\b/.test(words)) return true
  // Permits concern the candidate wherever they are named.
  if (OF_STATUS.test(words)) return false
  if (section === 'benefits' && !/\d|office|home|remote|days/.test(words)) return true
  // Application instructions contain days too.
  if (section === 'apply' && !OF_WEEK.test(words)) return true
  return NOT_SAID_OF_THE_JOB.test(text.slice(Math.max(0, index - MAX_LENGTH), index))
}

/** The label of a field is quoted with its value, anything else with its clause. */
function phraseAround(text: string, match: RegExpExecArray, { lineStart, start }: Statement): UnplacedPhrase {
  const isOfField = lineStart + match.index < start && text.length <= MAX_LENGTH
  if (isOfField) return { start: 0, end: text.length }
  const [from, to] = [match.index, match.index + match[0].length]
  const clause = clauseOf(text, from, to)
  return clause.start === from && clause.end === to ? wordsAround(text, from, to) : clause
}

/** The words around a match up to the next comma, or the match alone where those are many. */
export function clauseOf(text: string, from: number, to: number): UnplacedPhrase {
  let start = from
  const [first, last] = [Math.max(0, from - 2 * MAX_LENGTH), Math.min(text.length, to + 2 * MAX_LENGTH)]
  while (
    start > first &&
    (!/[,;|()•\n]/.test(text.charAt(start - 1)) || /^\d,\d/.test(text.slice(start - 2, start + 1))) &&
    !/[.!?] $/.test(text.slice(start - 2, start))
  )
    start -= 1
  let end = to
  while (end < last && !/[,;|()•\n!?]/.test(text.charAt(end)) && !/^\.(?:\s|$)/.test(text.slice(end, end + 2))) end += 1
  while (/[\s*-]/.test(text.charAt(start)) && start < from) start += 1
  while (/[\s*:-]/.test(text.charAt(end - 1)) && end > to) end -= 1
  return end - start <= MAX_LENGTH ? { start, end } : { start: from, end: to }
}

const BEFORE_MATCH = 44

/** As many whole words of a long clause as a quote holds, most of them after what was looked for. */
export function wordsAround(text: string, from: number, to: number): UnplacedPhrase {
  let start = from
  const first = Math.max(0, from - 2 * BEFORE_MATCH)
  while (start > first && !isClauseEnd(text, start - 1)) start -= 1
  if (from - start > BEFORE_MATCH) {
    const space = text.indexOf(' ', from - BEFORE_MATCH - 1)
    start = space < 0 || space > from ? from : space
  }
  while (start < from && /[\s*-]/.test(text.charAt(start))) start += 1
  const last = Math.min(text.length, start + MAX_LENGTH)
  let end = to
  while (end < last && !isClauseEnd(text, end)) end += 1
  if (end === last && end < text.length && end > to) end = Math.max(to, text.lastIndexOf(' ', end))
  return { start, end }
}

function isClauseEnd(text: string, at: number): boolean {
  return /[,;|()•\n!?]/.test(text.charAt(at)) || /^[.](?:\s|$)/.test(text.slice(at, at + 2))
}
