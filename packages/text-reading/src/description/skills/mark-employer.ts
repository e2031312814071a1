import type { Statement } from '../statements/index.ts'
import type { Mention } from './read-demands.ts'

/** "To achieve an exceptional user experience", "deliver a high service level": what the work is to result in. */
const AS_RESULT =
  /\b(?:achiev|deliver|ensur|creat|provid|offer|maintain|secur|guarantee|giv|uphold|driv)(?:e|es|ed|ing|s)?\b(?: [a-z-]+){0,7}? (?:best|better|exceptional|great|greatest|excellent|highest|high|superior|seamless|amazing|outstanding|unique|delightful|perfect|optimal|impeccable|world[- ]class|first[- ]class)(?: (?:possible|quality|end|overall|online|digital))?,? $/
const OF_CAREER = /\b(?:experience|experienced|background|worked|work|career|years?|knowledge|from)\b[^.;]*$/
const AS_SKILL = /^ (?:design\w*|skills?|experience|knowledge|research\w*|tools?|practices|methods?|principles)\b/

/** Words that open a sentence and name no employer. */
const OPENERS =
  '(?:You|Your|We|Our|The|This|That|These|Those|It|Its|He|She|They|There|Here|Who|What|When|Where|Why|How|If|As|A|An|I|My|One|No|Not|Candidates?|Applicants?|Someone|Somebody|Anyone|Anybody|People|Experience|Knowledge|Understanding|Familiarity|Ability|Proficiency|Expertise|Background|Degree|Work|Working|Remote|Location|Nice|Must|Need|Needed|Required|Ideally|Also|Everything|Nothing|All|Some|Any)\\b'
const NAME = `(?!${OPENERS})[A-Z][\\w&.'-]*(?: (?:[A-Z][\\w&.'-]*|&|of|and)){0,4}`
const PRAISED =
  '(?:is|are) (?:(?:now|today|currently|also|already) )?(?:(?:an?|the) (?!must\\b|plus\\b|bonus\\b|requirement|given\\b|prerequisite|big plus|huge plus|strong plus|nice|asset|advantage|language|skill)|one of (?:the|our|europe)|among |headquartered|based in|proud|committed)'
const TELLS =
  '(?:provides?|offers?|supplies|manufactures?|speciali[sz]es|helps|enables?|empowers?|connects|serves|employs|(?:was|were) (?:founded|established|born|started)|has (?:\\w+ly )?(?:been|developed|grown|won|offices|over|more than|around|become|an? (?:long|strong|global|proud))|delivers?)'
const MAKES = '(?:develops?|designs?|operates?|builds?|makes|creates|produces?|runs?)'
/** "Acme Robotics is a leading …", "Founded in 2009, Acme provides …". */
const OF_NAMED_EMPLOYER = new RegExp(
  `^(?:(?:Founded|Established|Headquartered|Based|Since|For|With|At|In|Over|Today|As)\\b[^.;]{2,60}, )?${NAME} (?:(${PRAISED}|${TELLS})|${MAKES})\\b`,
)
const SPEAKS_OF_CANDIDATE =
  /\b(?:you|your|candidates?|applicants?|experience|knowledge|skills|look(?:s|ing)? for|seek(?:s|ing)?|hir(?:es?|ing)|search(?:es|ing)?|need(?:s|ed)?|wants?|requires?|required|must|mandatory|a plus)\b/

const DEPARTMENT =
  '(?:teams?|departments?|dept|functions?|divisions?|business units?|units?|colleagues|stakeholders|committees?|staff|crew)'
/** "Works with the Marketing, Sales and Support teams", "our Operations department". */
const IN_DEPARTMENT = new RegExp(`^(?:(?:,|,? (?:and|&|or)) [a-z]+(?: [a-z]+)?){0,4} ${DEPARTMENT}\\b`)
const TO_DEPARTMENT =
  /\b(?:the|our|your|its|their|with|join|joining|in|to|from|within|across|by|between|for|support|supporting|like)\s+(?:[a-z&/-]+,? (?:and |& |or )?){0,4}$/
/** "The Department of Bioinformatics and Data Mining". */
const OF_DEPARTMENT =
  /\b(?:departments?|divisions?|facult(?:y|ies)|institutes?|schools?|cent(?:er|re)s?|chairs?|sections?) (?:of|for) (?:[a-z&/-]+,? (?:and |& )?){0,3}$/
/** "A global R&D organization": the kind of employer. */
const OF_ORGANIZATION =
  /^ (?:organi[sz]ations?|compan(?:y|ies)|firms?|enterprises?|groups?|house|start-?ups?|scale-?ups?|vendors?)\b/
/** "You report to the Head of Sales". */
const OF_CHIEF =
  /\b(?:report(?:s|ing)? (?:directly )?to|contact|call|ask|together with|questions to|our) (?:the |our |your )?(?:heads?|vp|vice president|directors?|managers?|chief|leads?) (?:of|for) (?:[a-z&-]+ ){0,2}$/

const PLATFORMS = new Set(['ios', 'android', 'macos', 'windows-phone'])
/** "Our app runs on iOS and Android devices": where the product is used. */
const ON_DEVICES =
  /^(?:(?:,|,? (?:and|&|or)|\/)\s?[a-z]+)?(?: mobile)?[ -](?:devices?|phones?|smartphones?|handsets?|tablets?|users|customers|app ?stores?)\b/
const REACHES =
  /\b(?:available|download\w*|runs?|works?|work|used|installed|reach(?:es)?|live|shipped|ships?|published|for|users)\b[^.;]{0,40}\b(?:on|for|in|of|to)\s+(?:\S+,? (?:and |or |& )?){0,2}$/
const DEVELOPS = /\b(?:develop|programm|build|cod(?:e|ing)|native|experience|knowledge|know|test|debug|port|manage)/

/**
 * Drops what names only the employer: in sentences about a company by its name, fields of a department or of a chief,
 * platforms that its product runs on, and what its work is to result in. A field that belongs to the asked title stays.
 */
export function markEmployer(
  { clean, text }: { clean: string; text: string },
  { start, section, isEntry }: Statement,
  mentions: readonly Mention[],
  { isField, fits }: { isField: (mention: Mention) => boolean; fits: (slug: string) => boolean },
): void {
  if (section === 'title' || mentions.length === 0) return
  const isListedDemand = isEntry && (section === 'must' || section === 'nice')
  const told = isListedDemand ? null : OF_NAMED_EMPLOYER.exec(clean)
  const isOfEmployer =
    told !== null &&
    !SPEAKS_OF_CANDIDATE.test(text) &&
    !mentions.some(({ term }) => term.start - start < told[0].length)
  for (const mention of mentions) {
    const before = text.slice(0, mention.term.start - start)
    const after = text.slice(mention.term.end - start)
    const isSide =
      isField(mention) &&
      !fits(mention.term.slug) &&
      ((IN_DEPARTMENT.test(after) && TO_DEPARTMENT.test(before)) ||
        OF_CHIEF.test(before) ||
        OF_DEPARTMENT.test(before) ||
        (OF_ORGANIZATION.test(after) && !OF_CAREER.test(before)))
    const isOnDevices =
      mention.term.slug === 'mobile-device-support' || (PLATFORMS.has(mention.term.slug) && ON_DEVICES.test(after))
    const isReach = isOnDevices && REACHES.test(before) && !DEVELOPS.test(before)
    const isResult = isField(mention) && !fits(mention.term.slug) && AS_RESULT.test(before) && !AS_SKILL.test(after)
    if (!isSide && !isReach && !isResult && !(isOfEmployer && (isField(mention) || told[1] !== undefined))) continue
    mention.level = 'dropped'
    mention.isSettled = true
  }
}
