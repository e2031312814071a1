import { isHeadNoun } from '../../text/title-names.ts'
import { isMetadataLabel, sectionNamed } from './heading-cues.ts'

/** The topic of a section of a job description. */
export type Section =
  | 'none'
  | 'title'
  | 'about'
  | 'role'
  | 'tasks'
  | 'must'
  | 'stack'
  | 'nice'
  /** What the employer does not want. */
  | 'refused'
  /** What the candidate need not know. */
  | 'excused'
  /** Fields of a job board about the employer or the advertisement. */
  | 'metadata'
  | 'benefits'
  | 'apply'
  | 'legal'
  | 'terms'

/** Sections that contain no requirements. */
export function isBoilerplate(section: Section): boolean {
  return (
    section === 'about' ||
    section === 'benefits' ||
    section === 'apply' ||
    section === 'legal' ||
    section === 'metadata'
  )
}

export interface Heading {
  section: Section
  /** The start of the text under the heading; the end of the line for a heading on its own line. */
  bodyStart: number
  /** A letter for a priority, which is no name ("C:"). */
  isLetter?: boolean
}

const MAX_HEADING_LENGTH = 70

/** Section headings; a heading may add a few words. Longer phrases are tried first. */
export const HEADING_PHRASES: readonly (readonly [string, Section])[] = phrases({
  title: 'job title|role|position|title|job|vacancy|we are hiring|we are looking for|role title|position title|hiring',
  nice: `dqs|nice to have|nice to haves|nice-to-have|nice-to-haves|good to have|good-to-have|bonus|bonus points|bonus points for|bonus skills|a plus|pluses|big plus|it's a plus|it is a plus|preferred qualifications|preferred skills|preferred|preferred experience|preferred requirements|desired|desired skills|desirable|desirable skills|desirables|desirable criteria|desired qualifications|desired experience|optional|optional skills|extra points|extra credit|brownie points|would be a plus|what would be nice|it would be great if|even better|even better if|added advantage|advantageous|ideally|ideally you have|ideally you also|beneficial|would be nice|additional qualifications|assets|an asset|nice extras|welcome|also welcome|most welcome|would be an advantage|plus points|plus|good to know|not required but`,
  must: `mqs|jd requirements|requirements|requirement|key requirements|job requirements|technical requirements|minimum requirements|basic requirements|essential requirements|requirements and qualifications|skills and requirements|qualifications|minimum qualifications|basic qualifications|required qualifications|key qualifications|your qualifications|required skills|required experience|required|must have|must haves|must-have|must-haves|must have skills|mandatory|mandatory skills|mandatory requirements|essential|essential skills|essential criteria|essentials|what you bring|what you'll bring|what you will bring|what you bring to the table|what you need|what you'll need|what you will need|what we need|what we expect|what we're looking for|what we are looking for|what are we looking for|what we look for|who you are|who are you|about you|your profile|profile|candidate profile|ideal candidate|the ideal candidate|ideal profile|your background|your experience|your skills|your skills and experience|skills|key skills|technical skills|core skills|hard skills|skill set|skillset|skills required|skills and experience|skills & experience|experience and skills|experience|experience required|exp|total exp|work exp|relevant exp|total experience|work experience|relevant experience|overall experience|years of experience|you have|you bring|you are|you should have|you must have|you need|you'll have|you will have|you offer|we expect|we expect you to have|we expect that you|we need|looking for|competencies|competences|your competences|competences required|expertise|required knowledge|knowledge|knowledge and skills|what makes you a great fit|is this you|your toolbox|this is you|to succeed in this role|to be successful|to be successful you|you might be a fit if|you may be a good fit if|what you have|what will you bring|your strengths|professional requirements|personal profile|our expectations of you|prerequisites|selection criteria|person specification|basic qualification|criteria|candidate requirements|we'd love to see|we would love to see|what it takes|do you have what it takes|what you should bring|what you should have|you'll be a great fit if`,
  excused: 'not needed|not required|not necessary',
  stack: `tech stack|technology stack|our stack|our tech stack|the stack|stack|technologies|technologies we use|our technologies|technology|tools|tools we use|tools and technologies|you will work with|what we use|our tools|the tech|tech|environment|technical environment|languages and tools|key technologies`,
  tasks: `responsibilities|key responsibilities|your responsibilities|main responsibilities|roles and responsibilities|role and responsibilities|responsibilities and duties|duties|duties and responsibilities|job responsibilities|primary responsibilities|primary areas of responsibility|main areas of responsibility|areas of responsibility|what you'll do|what you will do|what you do|what you'll be doing|what you will be doing|your tasks|tasks|key tasks|main tasks|key tasks and responsibilities|tasks and responsibilities|responsibilities and tasks|your role|your mission|your job|the job|your work|in this role|in this role you will|you will|you'll|as part of this role|day to day|your day to day|a typical day|your day|your contribution|what the job involves|the work|your impact|the challenge|your challenge|accountabilities|job duties|essential duties|essential functions|scope of work|work tasks|key accountabilities|how you'll spend your time|what's the job|your responsibilities will be|main duties`,
  role: `job description|description|about the role|about your role|the role|about the gig|about this gig|the gig|about the assignment|about this assignment|the assignment|about the opportunity|about this opportunity|about this job|about this position|about this project|about the vacancy|about this vacancy|about the opening|about the contract|about the work|role overview|role summary|position summary|job summary|summary|about the job|the position|about the position|position overview|job overview|overview|the opportunity|opportunity|purpose of the role|job purpose|project|the project|project description|about the project|role description|position description|about this role|the role and you|about the team|the team|your team`,
  about: `about us|about the company|about our company|who we are|who are we|our company|the company|company|company description|company overview|our mission|our story|our values|our culture|why us|about|our client|about our client|our team|culture|our vision|mission`,
  benefits: `benefits|our benefits|benefits and perks|perks|perks and benefits|perks & benefits|compensation and benefits|what we offer|we offer|we offer you|what we can offer|what we can offer you|what's in it for you|whats in it for you|what is in it for you|what you get|what you'll get|what you will get|why join us|why join|why you'll love it here|why you should join|why work with us|our offer|the offer|what can we offer|what do we offer|you get|what you can expect|what to expect|offer|in return|what we offer in return|why choose us|join us|your benefits|we provide|you can look forward to|working here|life at`,
  apply: `similar jobs|related jobs|recommended jobs|how to apply|application|applications|apply|apply now|application procedure|application process|interview process|hiring process|recruitment process|the process|selection process|next steps|contact|contact us|interested|interested?|further information|more information|additional information|questions|to apply|deadline|application deadline|application and contact|your application|are you interested|ready to apply|sounds interesting|submit your application|assessment process|regards|best regards|kind regards|warm regards|thanks and regards|thanks & regards|thanks|cheers|sincerely|yours sincerely|best wishes`,
  legal: `equal opportunity|equal opportunities|equal opportunity employer|eeo|eeo statement|eoe|diversity|diversity and inclusion|our commitment|our commitment to diversity|privacy|privacy notice|disclaimer|legal|inclusion|data protection|accommodations|equal employment opportunity|diversity statement|background check|notice to recruiters|note to recruiters|recruitment agencies`,
  terms: `salary|compensation|pay|rate|budget|location|locations|duty station|place of work|place of employment|start|start date|duration|contract|contract type|employment type|job type|type|languages|language|working hours|time zone|timezone|schedule|hours|work location|workplace|salary range|pay range|remuneration|travel|seniority|experience level|level|industry|salary and appointment terms|salary and terms of employment|availability|conditions|notice period|notice|engagement|terms|work model|working model|remote`,
})

const BY_FIRST_WORD = indexed(HEADING_PHRASES)
const FIELD_LABELS = new Set(HEADING_PHRASES.filter(([, section]) => section === 'terms').map(([phrase]) => phrase))

const PHRASES = new Map(HEADING_PHRASES)

/** What a phrase that is known as a heading announces: "Desirable:", "Essential criteria". */
export function phraseNamed(text: string): Section | null {
  return PHRASES.get(text.toLowerCase().replace(/[\s:]+$/, '')) ?? null
}

/** A label whose value is a condition: "location", "notice period". */
export function isFieldLabel(label: string): boolean {
  return FIELD_LABELS.has(label)
}

interface LineForm {
  isEntry: boolean
  namesSkill: boolean
  /** A skill or field is named, however ordinary the word. */
  holdsTerm: boolean
}

/** "3.2 The following earns additional points:", "Q5 Where?". */
const NUMBERED =
  /^(?:\d{1,2}\.\d{1,2}\.?|q\d{1,2}[.:)]?)\s+(?!(?:h|hrs?|hours?|days?|weeks?|months?|years?|yrs?|k|million)\b)/

export function headingAt(clean: string, lower: string, start: number, end: number, line: LineForm): Heading | null {
  let from = start
  while (from < end && /[#*_=\s"[(>-]/.test(lower.charAt(from))) from += 1
  from += NUMBERED.exec(lower.slice(from, Math.min(end, from + 10)))?.[0].length ?? 0
  const ofField = fieldInOneWord(clean, from, end) ?? weighedInBrackets(lower, from, end)
  if (ofField !== null) return ofField
  const head = lower.slice(from, Math.min(end, from + MAX_HEADING_LENGTH))
  const firstWord = /^[a-z'-]+/.exec(head)?.[0]
  if (firstWord === undefined) return null
  for (const [phrase, section] of BY_FIRST_WORD.get(firstWord.replace(/'s$|'ll$|'re$/, '')) ?? []) {
    if (!head.startsWith(phrase)) continue
    const bodyStart = bodyAfter(clean, lower, from + phrase.length, start, end, phrase, section)
    if (bodyStart >= 0) return { section, bodyStart }
  }
  const isSentence = SAYS_HOW_OFTEN.test(head) || (TURNS_AWAY.test(head) && from + head.length >= end)
  return isSentence ? null : byCues(clean, lower, from, end, line)
}

/** "Freshers please do not apply" announces nothing. */
const TURNS_AWAY = /\w (?:\w+ )?(?:do not|don't|need not|should not|not) apply[\s.!]*$/

/** "Standby duty every sixth week" is a condition of its own. */
const SAYS_HOW_OFTEN = /\b(?:every|each) (?:\w+ )?(?:week|weekend|month)s?\b|\b(?:once|twice) a (?:week|month|year)\b/

const FIELD_IN_ONE_WORD = /^([a-z]+(?:(?:[A-Z]|_[a-z])[a-z]+){1,3})["']?\s*[:=]\s*/

/** "preferredSkills: …", "job_benefits = …": the fields of a job in a file of data. */
function fieldInOneWord(clean: string, from: number, end: number): Heading | null {
  const match = FIELD_IN_ONE_WORD.exec(clean.slice(from, Math.min(end, from + MAX_HEADING_LENGTH)))
  if (match === null) return null
  const words = (match[1] ?? '').replace(/_/g, ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const section = isMetadataLabel(words)
    ? 'metadata'
    : isFieldLabel(words) || /\b(?:salary|pay|employment|location|start|hours)\b/.test(words)
      ? 'terms'
      : sectionNamed(words)
  return section === null ? null : { section, bodyStart: from + match[0].length }
}

const WEIGHED_LABEL =
  /^[a-z][^:;.!?\n()]{0,40}\((opt\.?|optional|nice(?:[- ]to[- ]have)?|bonus|plus|(?:would|will) be (?:cool|nice|great|good)|no|unwanted|excluded|not (?:needed|required|wanted)|needed|required|must|mandatory)\)\s*:\s*/
const BY_BRACKET: readonly (readonly [RegExp, Section])[] = [
  [/^(?:no|unwanted|excluded|not wanted)$/, 'refused'],
  [/^not /, 'excused'],
  [/^(?:needed|required|must|mandatory)$/, 'must'],
]

/** "Skill 3 (opt.):", "Tier 3 (no):": the bracket says what the label is worth. */
function weighedInBrackets(lower: string, from: number, end: number): Heading | null {
  const match = WEIGHED_LABEL.exec(lower.slice(from, Math.min(end, from + MAX_HEADING_LENGTH)))
  if (match === null) return null
  const section = BY_BRACKET.find(([pattern]) => pattern.test(match[1] ?? ''))?.[1] ?? 'nice'
  return { section, bodyStart: from + match[0].length }
}

/** A phrase is a heading when a colon, the end of the line or a new sentence follows. */
function bodyAfter(
  clean: string,
  lower: string,
  after: number,
  start: number,
  end: number,
  phrase: string,
  section: Section,
): number {
  const rest = lower.slice(after, Math.min(end, after + MAX_HEADING_LENGTH))
  if (/^[a-z0-9]/.test(rest)) return -1
  const closed = /^[ *_"')\]?!.,]*(?:\([^)\n]{0,30}\))?[ *_]*(?::|\s[-=]?>\s|[\t=]|\s[-|]\s|$)[\s*_:|>-]*/.exec(rest)
  if (closed !== null) {
    const isWholeLine = after + closed[0].length >= end
    if (isWholeLine || /[:=\t|>-]/.test(closed[0])) return Math.min(end, after + closed[0].length)
  }
  const qualified = /^[\s,/&]*[a-z' ,/&-]{0,30}:\s*/.exec(rest)
  const isClear = phrase.includes(' ') || CLEAR_ALONE.has(phrase)
  if (
    isClear &&
    qualified !== null &&
    section !== 'terms' &&
    section !== 'title' &&
    !/\b(?:is|are|have|of|with|and you|not|points|credit|kudos|bonus)\b|n't\b/.test(qualified[0])
  ) {
    return Math.min(end, after + qualified[0].length)
  }
  const opensSentence =
    /^[\s]+[A-Z0-9€£$]/.test(clean.slice(after, after + 3)) && /^[A-Z]/.test(clean.slice(start, start + 1))
  // In a line of capitals, a capital begins nothing: "YOU GET EXTRA POINTS FOR".
  if (section === 'benefits' && !/[a-z]/.test(clean.slice(start, end))) return -1
  const isSection =
    section === 'must' || section === 'tasks' || section === 'benefits' || section === 'nice' || section === 'terms'
  return opensSentence && isClear && isSection ? after + 1 : -1
}

const CLEAR_ALONE = new Set(
  'qualifications requirements responsibilities benefits competencies duties conditions location salary'.split(' '),
)

const DENIES_LABEL = /^(?:not (?:needed|required|necessary|relevant|important)|none\b|n\/a\b|irrelevant|unnecessary)/
const MAX_LABEL_LENGTH = 56
const MAX_HEADING_WORDS = 8
const MAX_WORDS_WITH_COMMA = 4
const MAX_WORDS_OF_STACK = 4
/** "Things people assume we need, but we don't:". */
const MAX_WORDS_OF_DENIAL = 12

/** "What else?" opens a list; "Kafka experience?" asks for Kafka. */
const ASKS_FOR_MORE =
  /^(?:and |so |but )?(?:what|who|why|where|when|how|is|are|do|does|your|must|nice|sounds?|still|ready|which (?:(?:ones|of [a-z]+|skills|technologies|tools|languages) )?are|anything (?:you|we|they|that)|any (?:skills|tools|technologies|languages|people|profiles|backgrounds) (?:you|we|they|that))\b/

/** "At least one of:" continues with its list. */
const OPEN_END = /\b(?:of|such as|including|like|e\.g|following|these|one)$/

/** "Pref. skills", "excl.": the full stop of a word cut short ends no label. */
const LABEL =
  /^([a-z](?:[^:;.!\t=\n]|(?<=\b(?:req|pref|excl|opt|mand|min|tech|sec|prim|addl?))\.){0,55}?)\s*(?::|[\t=]|\s[-=]?>\s|\s[-–|]\s|\?\s|\?$)[\s*_:|>-]*/

/** Headings in any wording: a label before a colon, a question, or a short line by itself. */
function byCues(clean: string, lower: string, from: number, end: number, form: LineForm): Heading | null {
  const line = lower.slice(from, end)
  const label = LABEL.exec(line)
  if (label !== null && label[0].length < MAX_LABEL_LENGTH + 4) {
    const bodyStart = Math.min(end, from + label[0].length)
    // "No: we want somebody else" and "Kafka experience? Sure" answer questions.
    if (isAnswered(label, line) || isAnswer(label, lower.slice(0, from))) return null
    // "Go, Kubernetes, bonus: Rust": only the last item is labeled.
    const lastComma = label[1]?.lastIndexOf(',') ?? -1
    if (lastComma > 0 && form.namesSkill && sectionNamed(line.slice(0, lastComma)) === null) return null
    const isNumbered = /^\W*(?:[a-z]+-?)?\d/.test(lower.slice(bodyStart, end))
    const section = sectionOfLabel(label, bodyStart >= end, isNumbered)
    // "Design skills: not needed".
    const isDenied = section === 'must' && DENIES_LABEL.test(lower.slice(bodyStart, end))
    if (section !== null) return { section: isDenied ? 'excused' : section, bodyStart }
  }
  const opening = form.isEntry || form.holdsTerm ? null : OPENED.exec(line)
  if (opening !== null && isWholeLine(clean, from, end)) {
    const section = OPENINGS.get(opening[1] ?? '')
    if (section !== undefined) return { section, bodyStart: end }
  }
  const isSkill = form.namesSkill || (form.holdsTerm && !/skills?$/.test(line))
  if (form.isEntry || namesJob(line) || !isLineAlone(clean, lower, from, end)) return null
  if (IS_ITEM.test(line)) return null
  const section = sectionNamed(line)
  // "In exchange you get", "Training we pay for": neither asks for a product.
  return section === null || (isSkill && section !== 'benefits') ? null : { section, bodyStart: end }
}

/** "NHS experience" is an entry of a list that lost its marks; "Required experience" is a heading. */
const IS_ITEM =
  /^(?:some |good |proven |previous |prior |basic )?(?:experience|knowledge|understanding|familiarity|exposure|ability|awareness) (?:of|in|with|as|from|to|\w+ing)\b|^(?:passionate|excited|curious|enthusiastic|comfortable|familiar|proficient|skilled|fluent|capable|able|willing|motivated|experienced|adept) (?:about|in|with|of|to|at|by|for)\b|^you(?:'ve| have| can| know| speak)\b(?!.*\b(?:what|if|when|bring|need|want|expect|look)\b)(?: \S+){3,}$|^(?!.*\b(?:required?|desired|relevant|work|professional|previous|prior|technical|key|core|your|you|the|what|which|essential|necessary|minimum|preferred|additional|general|basic|hard|soft|main|other|job|our|we|needed|expected|mandatory|valued|valuable|preferential|further|skills?|knowledge|education|qualifications?|wanted|ideal|must|nice|good)\b.*)[a-z]+(?: [a-z]+)? (?:experience|expertise|background)$/
/** "Must-haves, really" and "Should-haves, you can talk us out of them". */
const OPENED = /^([a-z][a-z' -]{3,24}),\s[^,.:;]{2,40}$/
const OPENINGS: ReadonlyMap<string, Section> = new Map([
  ...HEADING_PHRASES.filter(([, section]) => section === 'must' || section === 'nice'),
  ...['should-haves', 'should haves', 'could-haves', 'could haves'].map((phrase) => [phrase, 'nice'] as const),
])

function isWholeLine(clean: string, from: number, end: number): boolean {
  const before = clean.slice(clean.lastIndexOf('\n', from - 1) + 1, from)
  return /^[\s#*_>]*$/.test(before) && clean.charAt(end) === '\n'
}

/** "Product designer? No - UX engineer": "no" announces nothing. */
function isAnswer([, words = '']: RegExpExecArray, before: string): boolean {
  return /^(?:no|nope|nah|no,? thanks?)$/.test(words) && /\?[ \t]*$/.test(before)
}

function isAnswered([whole, words = '']: RegExpExecArray, line: string): boolean {
  if (words === 'no' && /^(?:we|it|you|this|i|they)\b/.test(line.slice(whole.length))) return true
  // "Do I have to know Go? No."
  if (whole.includes('?') && /^(?:do|must|should|will|can|am|need) i\b/.test(words) && line.length > whole.length)
    return true
  return whole.includes('?') && !whole.includes('>') && words.includes(' ') && !ASKS_FOR_MORE.test(words)
}

function sectionOfLabel(
  [whole, words = '']: RegExpExecArray,
  isWholeLine: boolean,
  isNumbered: boolean,
): Section | null {
  // "Agency? No thanks." asks, and "Req: C, RTOS" requires.
  const isOfJobBoard = isMetadataLabel(words) && !whole.includes('?') && !(words === 'req' && !isNumbered)
  if (isOfJobBoard) return 'metadata'
  const count = words.split(/\s+/).length
  const most = words.includes(',') ? MAX_WORDS_WITH_COMMA : MAX_HEADING_WORDS + (isWholeLine ? 2 : 0)
  const isDash = !/[?:\t=|>]/.test(whole)
  const isLongDenial =
    whole.includes(':') && count <= MAX_WORDS_OF_DENIAL && /\b(?:don't|do not|won't|never)$/.test(words)
  const isLongRefusal =
    whole.includes(':') &&
    count <= MAX_WORDS_OF_DENIAL &&
    /\b(?:don't|do not|never|not) (?:\w+ )?(?:want|wish) to (?:see|hire|read|meet|interview|get|receive)\b/.test(words)
  if (isLongRefusal) return 'refused'
  if (isLongDenial) return 'excused'
  if (count > most || namesJob(words) || (isDash && (count > 3 || /\d/.test(words)))) return null
  const named = sectionNamed(words)
  const isOpen = OPEN_END.test(words) && named !== 'refused' && named !== 'excused'
  return isOpen || (named === 'stack' && count > MAX_WORDS_OF_STACK) ? null : named
}

/** "Requirements Engineer" is a title. */
function namesJob(label: string): boolean {
  return isHeadNoun(/[a-z]+$/.exec(label)?.[0] ?? '')
}

function isLineAlone(clean: string, lower: string, from: number, end: number): boolean {
  const text = clean.slice(from, end)
  // "O que não precisa / What you don't need" says the same twice.
  const words = Math.max(...text.split(/\s[/|]\s/).map((half) => half.split(/\s+/).length))
  if (text.length > MAX_HEADING_LENGTH || (words > MAX_HEADING_WORDS && !ENUMERATED.test(text))) return false
  const next = clean.charAt(end)
  if (!(next === '\n' || next === '') && !/\n/.test(clean.slice(end, end + 3))) return false
  if (/[:?]\s*$/.test(text) || /^[A-Z][A-Z &'/-]{4,}[.!]*$/.test(text) || /^[#*_]/.test(text)) return true
  const before = clean.lastIndexOf('\n', from - 1)
  const isLine = /^[\s#*_>•-]*$/.test(clean.slice(before + 1, from))
  return (
    isLine &&
    end < clean.trimEnd().length &&
    (ENUMERATED.test(text) ||
      (!/[,;.\d()]/.test(text) && (!lower.slice(from, end).includes(' and ') || JOINED.test(text))))
  )
}

const PART_OF_HEADING =
  '(?:Qualifications?|Skills?|Requirements?|Experiences?|Responsibilit(?:y|ies)|Duties|Tasks|Education|Competenc(?:y|ies)|Knowledge|Abilities|Attributes|Background|Expertise)'
/** "Preferred Qualifications and Skills". */
const JOINED = new RegExp(
  `^(?:[A-Z][\\w/-]* ){0,4}${PART_OF_HEADING} and (?:[A-Z][\\w/-]* ){0,2}${PART_OF_HEADING}\\s*$`,
)

/** "Knowledge, skills and abilities that set you apart". */
const ENUMERATED = new RegExp(
  `^(?:[A-Z][\\w/-]* ){0,2}${PART_OF_HEADING}(?:, ${PART_OF_HEADING}){1,3},? (?:and|&|or) ${PART_OF_HEADING}(?: (?:needed|required|desired|preferred|that|which|we|you|to|for)\\b[a-z ]{0,40})?\\s*$`,
  'i',
)

function phrases(table: Partial<Record<Section, string>>): (readonly [string, Section])[] {
  const list: (readonly [string, Section])[] = []
  for (const [section, text] of Object.entries(table)) {
    for (const phrase of text.split('|')) list.push([phrase.trim(), section as Section])
  }
  return list.sort((left, right) => right[0].length - left[0].length)
}

function indexed(list: readonly (readonly [string, Section])[]): ReadonlyMap<string, (readonly [string, Section])[]> {
  const byWord = new Map<string, (readonly [string, Section])[]>()
  for (const entry of list) {
    const word = (/^[a-z'-]+/.exec(entry[0])?.[0] ?? '').replace(/'s$|'ll$|'re$/, '')
    const entries = byWord.get(word)
    if (entries === undefined) byWord.set(word, [entry])
    else entries.push(entry)
  }
  return byWord
}
