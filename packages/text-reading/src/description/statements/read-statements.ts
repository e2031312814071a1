import type { ReadWords, Term } from '../../text/find-terms.ts'
import { type FoldedText, originalRange } from '../../text/fold-text.ts'
import { isHeadNoun } from '../../text/title-names.ts'
import { tableAt } from './columns.ts'
import { isMetadataLabel, moodOf, sectionNamed } from './heading-cues.ts'
import { likeliestSection } from './heading-model.ts'
import { HEADING_MODEL } from './heading-weights.ts'
import { type ItemCode, itemCodesOf } from './item-codes.ts'
import { type HeadingWithin, labelAtEnd, labelsWithin } from './labels-within.ts'
import { type Heading, headingAt, isFieldLabel, phraseNamed, type Section } from './read-headings.ts'
import { shoutedHeadings } from './shouted-headings.ts'

/** A sentence or list entry with its section. Positions refer to the folded text. */
export interface Statement {
  start: number
  end: number
  section: Section
  isEntry: boolean
  /** True for a line that is only a heading. */
  isHeading: boolean
  /** A heading that was taken for another section than its words say. */
  isRecast?: boolean
  /** The start of the line, for its first statement: "Location: Pune" with its label. */
  lineStart: number
  /** The index of the line among those with words, from 0. */
  line: number
  skills: Term[]
  titles: Term[]
}

interface Line {
  start: number
  end: number
  isEntry: boolean
  /** The meaning of a pictograph before the line or in a cell of its row. */
  mark: 'cross' | 'plus' | 'tick' | null
  /** The end of a heading that opens the line without a mark. */
  headingEnd: number | null
  /** The same by a letter after the line, or by the answer to it. */
  verdict?: 'cross' | 'plus' | 'tick' | undefined
  /** The section of its column in a table, or of its code; null for a heading of columns or rows. */
  column?: Section | null
  /** The section of a heading in capitals within a long line. */
  named?: Section
}

/** A label with its text on the same line covers that line: "Compensation: 140k". */
const OF_ONE_SENTENCE: ReadonlySet<Section> = new Set<Section>(['title', 'terms', 'metadata'])
/** The same, unless entries or a continued sentence follow. */
const OF_ONE_LINE: ReadonlySet<Section> = new Set<Section>(
  'benefits apply legal refused excused nice tasks role about stack'.split(' ') as Section[],
)
const FLAT_LINE_LENGTH = 300

function namesSkill(terms: readonly Term[], from: number, to: number): boolean {
  return someTerm(terms, from, to, (term) => term.kind === 'skill' && !term.isWide)
}

function someTerm(terms: readonly Term[], from: number, to: number, fits: (term: Term) => boolean): boolean {
  let low = 0
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((terms[middle]?.start ?? 0) < from) low = middle + 1
    else high = middle
  }
  for (let at = low; at < terms.length && (terms[at]?.start ?? to) < to; at += 1) {
    if (fits(terms[at] as Term)) return true
  }
  return false
}

/** Splits a text into statements with their sections; a wrapped line continues on the next. */
export function readStatements(words: ReadWords, terms: readonly Term[]): Statement[] {
  const { lower, clean } = words.text
  const statements: Statement[] = []
  let section: Section = 'none'
  const lines = linesOf(words.text, terms)
  let wasHeading = false
  let hasMust = false
  let isByDegree = false
  const labels = labelsOf(clean, lines)
  const headingOf = (line: Line, place: number): Heading | null => {
    const form = {
      isEntry: line.isEntry,
      namesSkill: namesSkill(terms, line.start, line.end),
      holdsTerm: someTerm(terms, line.start, line.end, () => true),
    }
    if (line.named !== undefined) return { section: line.named, bodyStart: line.end }
    return (
      labels.at(clean, line) ??
      headingAt(clean, lower, line.start, line.end, form) ??
      headingWithin(lower, line) ??
      headingByForm(clean, lines, place, hasMust, terms)
    )
  }
  lines.forEach((line, place) => {
    if (isButton(lower, line, place, lines.length) || HASHTAGS.test(lower.slice(line.start, line.end))) {
      statements.push(statement(line.start, line.end, 'metadata', false, false, place))
      return
    }
    if (line.column !== undefined) {
      if (line.column !== null) readLine(words, line, line.start, line.column, place, statements, line.column, terms)
      else statements.push(statement(line.start, line.end, 'metadata', false, true, place))
      hasMust ||= line.column === 'must'
      return
    }
    const verdict = line.verdict ?? verdictOfRow(lower, line, terms)
    const heading =
      verdict === null ? unlessOfDemand(headingOf(line, place), line, section, lower.slice(line.start, line.end)) : null
    line.mark = verdict ?? line.mark
    if (OF_A_LIST.has(section) && heading === null && !wasHeading && isAfterList(clean, lines, place, terms))
      section = 'none'
    isByDegree = weighByDegree(heading, lower.slice(line.start, line.start + REACH_OF_DEGREE), isByDegree)
    wasHeading = heading !== null && heading.bodyStart >= line.end
    const before = section
    if (heading === null && line.mark !== null) section = SECTION_OF_MARK[line.mark]
    const bodyStart = heading === null ? line.start : Math.min(heading.bodyStart, line.end)
    if (heading !== null) section = heading.section
    hasMust ||= section === 'must'
    if (bodyStart > line.start)
      statements.push(statement(line.start, bodyStart, heading?.isLetter ? 'metadata' : section, false, true, place))
    if (bodyStart >= line.end) return
    section = readLine(words, line, bodyStart, section, place, statements, before, terms)
    const isOfLine = heading === null ? line.mark !== null : speaksOfOneLine(section, line, lines[place + 1], clean)
    if (isOfLine) section = before
    if (lines[place + 1]?.isEntry && announcesPerson(lower, bodyStart, line)) section = 'must'
  })
  readAsDemands(statements, lower)
  handOut(statements, terms)
  return statements
}

/** "Experience in running services: on call, alerts" demands nothing of its own. */
const OPENS_ENTRY = /^(?:experience|knowledge|understanding|familiarity|exposure|background|expertise) (?:of|in|with)\b/

/** "• A product analytics tool: Amplitude or Mixpanel" among demands is one of them, "• Experience in …: …" among nice-to-haves, too. */
function unlessOfDemand(heading: Heading | null, line: Line, section: Section, said: string): Heading | null {
  if (!line.isEntry || heading === null || heading.bodyStart >= line.end) return heading
  const isInDemands = section === 'must' || section === 'nice'
  const isOfExtras = section === 'nice' && heading.section === 'must' && OPENS_ENTRY.test(said)
  return isOfExtras || (isInDemands && heading.section === 'stack') ? null : heading
}

/** How firmly a heading asks. */
const OF_DEGREE = /^(?:you |candidates )?(must|should|could|may|might)\b/
const REACH_OF_DEGREE = 24

/** After "Must demonstrate", what "Should demonstrate" opens is only wished. */
function weighByDegree(heading: Heading | null, said: string, isByDegree: boolean): boolean {
  const degree = heading === null ? undefined : OF_DEGREE.exec(said)?.[1]
  if (isByDegree && degree !== undefined && degree !== 'must' && heading?.section === 'must') heading.section = 'nice'
  return isByDegree || degree === 'must'
}

/** A heading that surely announces nice-to-haves. */
const SURE_NICE_TO_HAVE =
  /\b(?:nice|bonus|plus|pluses|optional|prefer\w*|desir\w*|wish\w*|extra|advantage\w*|welcome|helpful|appreciated|asset|could|might|ideal\w*|beneficial|good to have|additional)\b/

/**
 * "What makes you stand out" asks only where nothing else does: without any demands, the first nice-to-haves are
 * demands if a surer heading of them follows.
 */
function readAsDemands(statements: readonly Statement[], lower: string): void {
  if (statements.some(({ section }) => section === 'must' || section === 'stack')) return
  const headings = statements.flatMap((entry, place) => (entry.isHeading && entry.section === 'nice' ? [place] : []))
  const [first, second] = headings
  if (first !== undefined && second === undefined) demandDesired(statements, first, lower)
  if (first === undefined || second === undefined) return
  const isSure = (place: number): boolean => {
    const heading = statements[place]
    return heading !== undefined && SURE_NICE_TO_HAVE.test(lower.slice(heading.start, heading.end))
  }
  if (isSure(first) || !isSure(second)) return
  ;(statements[first] as Statement).isRecast = true
  for (let place = first; place < second && statements[place]?.section === 'nice'; place += 1)
    (statements[place] as Statement).section = 'must'
}

const DESIRED =
  /^\W*(?:skills?|qualifications?|experience|profile) (?:desired|preferred)\W*$|^\W*desired (?:skills?|profile|experience)\W*$/
const GRADES_ITSELF = /\b(?:a (?:\w+ )?plus|bonus|nice to have|an? (?:\w+ )?advantage|a must|required|mandatory)\b/

/** "Skills desired" above the only list asks, if the list itself tells nice-to-haves from demands. */
function demandDesired(statements: readonly Statement[], place: number, lower: string): void {
  const heading = statements[place] as Statement
  const list = statements.slice(place).filter(({ section }) => section === 'nice')
  if (!DESIRED.test(lower.slice(heading.start, heading.end))) return
  if (!list.some(({ start, end }) => GRADES_ITSELF.test(lower.slice(start, end)))) return
  heading.isRecast = true
  for (const statement of list) statement.section = 'must'
}

/** "#dataengineering #dbt #hiring". */
const HASHTAGS = /^(?:#[\w-]+[\s,]*){2,}$/

const TOP_OF_BOARD = 12
const LINES_OF_BOARD = 12
/** "Apply now · Save · Report this job" above an advertisement. */
const BUTTONS =
  /^(?:(?:easy |quick )?apply(?: now| on company (?:web)?site)?|save(?: (?:this )?job)?|saved jobs(?: \(\d+\))?|sign in|log ?in|share(?: this job)?|report(?: this job)?|skip to (?:main )?content|back to (?:search|results))(?:\s*[|•·/-].*)?$/

function isButton(lower: string, { start, end }: Line, place: number, count: number): boolean {
  return place < TOP_OF_BOARD && count > LINES_OF_BOARD && BUTTONS.test(lower.slice(start, end))
}

const SECTION_OF_MARK = { cross: 'excused', plus: 'nice', tick: 'must' } as const

const CELL_VERDICTS: readonly (readonly [RegExp, 'cross' | 'plus' | 'tick'])[] = [
  [
    /^(?:not (?:needed|required|relevant|necessary|used)|no|none|n\/a|out of scope|irrelevant|won't(?: have)?)$/,
    'cross',
  ],
  [
    /^(?:optional|nice(?:[ -]to[ -]have)?|good[ -]to[ -]have|desirable|desired|preferred|(?:a )?plus|bonus|wish(?:ed)?|should(?:[ -]have)?|could(?:[ -]have)?|low|secondary)$/,
    'plus',
  ],
  [
    /^(?:mandatory|required|must(?:[ -]have)?|essential|yes|critical|needed|high|primary|obligatory|master|advanced|regular|proficient)$/,
    'tick',
  ],
]
const MAX_ROW = 160

const NUMBER_OF_ROW = /^\|?\s*\d{1,2}\+?\s*$/

/** "Snowflake ⇥ Expert ⇥ Mandatory": a row that begins with a skill or a number, and the cell that weighs it. */
function verdictOfRow(lower: string, { start, end }: Line, terms: readonly Term[]): Line['mark'] {
  if (end - start > MAX_ROW) return null
  const [first = '', ...cells] = lower.slice(start, end).split(/\t|\s\|\s|\s?[•○◦]{2,}\s?/)
  if (cells.length === 0 || !(NUMBER_OF_ROW.test(first) || namesSkill(terms, start, start + first.length))) return null
  for (const [pattern, mark] of CELL_VERDICTS) if (cells.some((cell) => pattern.test(cell.trim()))) return mark
  return null
}

/** "We look for a developer, 30 hours a week, who" before a list. */
const ANNOUNCES_PERSON =
  /\b(?:look(?:ing)?|search(?:ing)?|seek(?:ing)?|need|want|hir(?:e|ing)|ideal(?:ly)?)\b[^.!?]{0,200}\b(?:who|with|that|you|brings?|has|have)\s*(?:[:,-]|\.{2,3})?$/

/** Unwanted and optional skills come in lists; a paragraph after an empty line has another topic. */
const OF_A_LIST: ReadonlySet<Section> = new Set<Section>(['refused', 'excused', 'nice'])

function announcesPerson(lower: string, bodyStart: number, { end, isEntry }: Line): boolean {
  return !isEntry && ANNOUNCES_PERSON.test(lower.slice(Math.max(bodyStart, end - 240), end))
}

function isAfterList(clean: string, lines: readonly Line[], place: number, terms: readonly Term[]): boolean {
  const [first, before, line] = [lines[place - 2], lines[place - 1], lines[place] as Line]
  if (before === undefined || line.isEntry || /[\n]/.test(clean.slice(before.start, before.end))) return false
  if (!standsApart(clean, before, line)) return false
  return first === undefined || !standsApart(clean, first, before) || !isEntryOfItsOwn(clean, line, terms)
}

const standsApart = (clean: string, before: Line, { start }: Line): boolean =>
  /\n\s*\n/.test(clean.slice(before.end, start))

const MAX_ENTRY_APART = 120
const OF_PROSE = /^(?:we|our|us|you'll|you will|the|this|it|if|please|to apply|as an?|at|send|apply)\b/i

/** In a list with an empty line after each entry, another empty line ends nothing. */
function isEntryOfItsOwn(clean: string, { start, end }: Line, terms: readonly Term[]): boolean {
  const said = clean.slice(start, end)
  if (said.length > MAX_ENTRY_APART || OF_PROSE.test(said)) return false
  return DEMANDS.test(said.toLowerCase()) || namesSkill(terms, start, end)
}

interface Labels {
  at: (clean: string, line: Line) => Heading | null
}

const LETTERS_OF_PRIORITY: Readonly<Record<string, Section>> = { m: 'must', s: 'nice', c: 'nice', w: 'excused' }
const PRIORITY_LETTER = /^([MSCW])\s*(?::|=|-|\))\s*/
const LABEL_WITHOUT_MARK =
  /^(type of role|number of (?:jobs|posts|vacancies|positions)(?: available)?|working pattern|business area|reference (?:number|id)|job grade|job title|title|position|role|locations?|work location|office|salary(?: range| band)?|pay(?: range| scale)?|compensation|remuneration|rate|contract(?: type| length| term)?|job type|years of experience|target start|requisition number|number of positions|security clearance|clearance|employment type|type|term|duration|hours(?: per week)?|working hours|start(?: date)?|closing date|close date|deadline|posted(?: date)?|date posted|reports to|reporting to|grade|band|department|division|team|function|reference|ref|job id|requisition(?: id)?|req id|vacancies|openings|headcount|(?:total |relevant |minimum |work )?experience|hiring manager|business unit|justification|position title|vacancy number|seniority|level|languages?|travel|workplace|work model|notice(?: period)?|shift|industry|sector|client|employer|company|job family|job category|category)\s+(?=[A-Z0-9€£$(])/i
const MIN_LABELS = 3

/** A form whose marks were lost ("Location Dublin 2", "Grade 7"), and "M: … S: … C: …" for must, should and could. */
function labelsOf(clean: string, lines: readonly Line[]): Labels {
  let priorities = 0
  const labels = new Set<string>()
  for (const line of lines) {
    const head = clean.slice(line.start, Math.min(line.end, line.start + 48))
    if (PRIORITY_LETTER.test(head)) priorities += 1
    const label = line.isEntry || line.end - line.start > MAX_FIELD_LENGTH ? null : LABEL_WITHOUT_MARK.exec(head)
    if (label !== null && /^[A-Z]/.test(head)) labels.add((label[1] ?? '').toLowerCase())
  }
  const isForm = labels.size >= MIN_LABELS
  const isByPriority = priorities >= MIN_LABELS
  if (!isForm && !isByPriority) return { at: () => null }
  return {
    at: (text, line) => {
      const head = text.slice(line.start, Math.min(line.end, line.start + 48))
      const letter = isByPriority ? PRIORITY_LETTER.exec(head) : null
      if (letter !== null)
        return {
          section: LETTERS_OF_PRIORITY[(letter[1] ?? '').toLowerCase()] ?? 'none',
          bodyStart: line.start + letter[0].length,
          isLetter: true,
        }
      if (!isForm || line.isEntry || line.end - line.start > MAX_FIELD_LENGTH || !/^[A-Z]/.test(head)) return null
      const label = LABEL_WITHOUT_MARK.exec(head)
      if (label === null) return null
      const name = (label[1] ?? '').toLowerCase()
      const section = isMetadataLabel(name) ? 'metadata' : /title|position|role/.test(name) ? 'title' : 'terms'
      return { section, bodyStart: line.start + label[0].length }
    },
  }
}

const MAX_FIELD_LENGTH = 80

const MAX_WORDS_OF_UNKNOWN = 6
const MAX_ENTRIES_LOOKED_AT = 12

/**
 * An unknown heading: a short line without an end mark before a list. After the demands it opens nice-to-haves; after
 * anything else a list of skills is demanded, and a list without skills asks for none.
 */
function headingByForm(
  clean: string,
  lines: readonly Line[],
  place: number,
  hasMust: boolean,
  terms: readonly Term[],
): Heading | null {
  const line = lines[place] as Line
  const before = lines[place - 1]
  if (before === undefined || line.isEntry || line.mark !== null) return null
  const text = clean.slice(line.start, line.end).replace(/^[#*_\s]+/, '')
  const isLabel = /[:?]$/.test(text)
  const bare = text.replace(/\s*\([^()]*\)\s*(?=[:?]?$)/, '')
  if (!hasLengthOfHeading(bare, lines[place + 1]) || !/^[A-Z]/.test(text) || /[.;\d(]/.test(bare)) return null
  const cued = sectionNamed(text.toLowerCase())
  const learned = cued ?? learnedSection(bare, hasMust)
  if (text.includes(',') && (learned === null || !OF_A_LIST.has(learned))) return null
  if (someTerm(terms, line.start, line.end, () => true) || isJobName(text.replace(/[:?]$/, ''))) return null
  const isApart = /\n\s*\n/.test(clean.slice(before.end, line.start))
  const isSaid = lines[place + 1]?.isEntry === true && ASKS_IN_HEADING.test(text)
  if (!isLabel && !before.isEntry && !isApart && !isSaid) return null
  const list = entriesAfter(clean, lines, place)
  if (list.length === 0)
    return isApart ? headingAbovePassage(clean, text, { learned, hasMust }, lines.slice(place, place + 2)) : null
  const said = list.map((entry) => clean.slice(entry.start, entry.end).toLowerCase())
  const most = list.length / 2
  if (said.filter((entry) => OFFERS.test(entry)).length >= most) return { section: 'benefits', bodyStart: line.end }
  const asked = said.filter((entry) => DEMANDS.test(entry)).length
  if (asked === 0 && said.filter((entry) => DUTIES.test(entry)).length > most)
    return { section: 'tasks', bodyStart: line.end }
  const skilled = list.filter((entry) => namesSkill(terms, entry.start, entry.end)).length
  const mood = learned !== null && (cued !== null || asks(learned)) ? learned : moodOf(text)
  if (mood !== null && (skilled > 0 || asked > 0)) return { section: mood, bodyStart: line.end }
  if (asked < most && skilled < most) return { section: 'none', bodyStart: line.end }
  if (learned !== null && asked < most && skilled < list.length) return { section: learned, bodyStart: line.end }
  return { section: hasMust ? 'nice' : 'must', bodyStart: line.end }
}

/** "What would tip the balance" right above a passage, not a question to the reader. */
const OPENS_PASSAGE = /^(?:What|Things|Stuff)\b(?!.*\?$)/

function headingAbovePassage(
  clean: string,
  text: string,
  { learned, hasMust }: { learned: Section | null; hasMust: boolean },
  [line, next]: readonly Line[],
): Heading | null {
  if (line === undefined) return null
  const opens =
    next !== undefined &&
    OPENS_PASSAGE.test(text) &&
    next.end - next.start > text.length &&
    !standsApart(clean, line, next) &&
    /^[A-Z]/.test(clean.slice(next.start))
  const section = learned ?? moodOf(text) ?? 'none'
  // Before any demands, what sounds like an extra may be the demands.
  if (opens && (hasMust || section !== 'nice')) return { section, bodyStart: line.end }
  if (!isShouted(text)) return null
  return { section: sectionNamed(text.toLowerCase()) ?? moodOf(text) ?? 'none', bodyStart: line.end }
}

/** A label may be longer, and longer still right above the entries of a list. */
function hasLengthOfHeading(text: string, next: Line | undefined): boolean {
  if (text.endsWith(':') && next?.isEntry && text.length <= MAX_LONG_LABEL) return true
  const isSaid = next?.isEntry === true && ASKS_IN_HEADING.test(text)
  const most = MAX_WORDS_OF_UNKNOWN + (/[:?]$/.test(text) || isSaid ? 4 : 0)
  return text.length < WRAPPED && text.split(/\s+/).length <= most
}

/** "What would surprise us in a good way". */
const ASKS_IN_HEADING = /^(?:What|Who|Where|When|Things|Stuff|If|It's|You'd|You'll|You|We|We'd|We'll|Your|Our)\b/

/** The least share at which the model's choice for an unknown heading counts. */
const LIKELY_HEADING = 0.4
/** After demands, more demands are unlikely. */
const LIKELY_DEMAND = 0.7
const MAX_LONG_LABEL = 110

function learnedSection(heading: string, hasMust: boolean): Section | null {
  const section = likeliestSection(heading, HEADING_MODEL, LIKELY_HEADING)
  return section === 'must' && hasMust ? likeliestSection(heading, HEADING_MODEL, LIKELY_DEMAND) : section
}

/** A section about what the candidate knows. */
function asks(section: Section): boolean {
  return section === 'must' || section === 'stack' || OF_A_LIST.has(section)
}

/** The beginning of an entry tells offers, demands and duties apart under any heading. */
const OFFERS =
  /\b(?:vacation|holidays?|annual leave|leave days|paid leave|days off|salary|bonus|pension|insurance|gym|fitness|hardware|laptop|macbook|budget|job ?ticket|bike|team events?|free (?:coffee|drinks|fruit|snacks|lunch|parking)|equity|stock|shares|flexible (?:working|hours)|unlimited contract|permanent contract|further training|sabbatical|lunch|snacks|childcare|401|dental|vouchers?|discounts?|licen[cs]es?|\d[- ]day week|spotify|netflix)\b|[€£$]\s?\d|\d\s?(?:[€£$]|(?:k |k\/)?(?:eur|usd|gbp|chf|pln)\b)/
const DEMANDS =
  /^(?:(?:very |a |an |the |some |several |many |first |proven |hands-on )*(?:\d+\s?\+?\s?(?:years?|yrs)|(?:two|three|four|five|six|many|several) years|years|at least|min\b|minimum|strong|solid|sound|good|excellent|deep|profound|broad|proven|experienced?|knowledge|understanding|familiar\w*|proficien\w+|fluen\w+|ability|degree|completed|bachelor|master|certificat\w+|certified|command|expertise|background|mastery|basics?|skills?)\b|you(?:'ve| have|'re| are| know| can| speak| master| bring)\b)/
const DUTIES =
  /^(?:you (?:build|design|develop|own|run|lead|write|maintain|support|work|take|create|manage|plan|drive|help)\b|you'll\b|you will\b|(?:build|design|develop|own|run|lead|write|maintain|support|work|take|create|manage|plan|drive|help|implement|deliver|ensure|monitor|collaborate|coordinate|optimi[sz]e|automate|operate|review|mentor|migrate|integrate|analy[sz]e|test|deploy|ship|improve|fix|participate|contribute|define|conduct|prepare|document|troubleshoot|configure|install|administer|evolve|shape|identify|perform|provide|oversee|use|debug|make|respond|investigate|partner|translate|extend|establish|architect|prototype)\b|(?:the )?\w+(?:tion|ment|ance|ence|ing|sis|al|ship|ation)(?:,? (?:and|&) \w+)? of\b)/

/** "Design of …", "30 days of paid leave": neither asks for anything. */
export function isDutyOrBenefit(entry: string): boolean {
  return DUTIES.test(entry) || OFFERS.test(entry)
}

function isJobName(text: string): boolean {
  return isHeadNoun(/[a-z]+$/.exec(text.toLowerCase())?.[0] ?? '')
}

/** The entries below a line, or the short lines of a list that lost its bullets. */
function entriesAfter(clean: string, lines: readonly Line[], place: number): readonly Line[] {
  let end = place + 1
  while (end < lines.length && lines[end]?.isEntry && end - place <= MAX_ENTRIES_LOOKED_AT) end += 1
  if (end > place + 1) return lines.slice(place + 1, end)
  while (end < lines.length && end - place <= MAX_ENTRIES_LOOKED_AT) {
    const { start, end: stop } = lines[end] as Line
    const isLinked = !/\n\s*\n/.test(clean.slice(lines[end - 1]?.end ?? 0, start)) || end === place + 1
    const isEntryLike = stop - start < WRAPPED && !/[:?]$/.test(clean.slice(start, stop))
    if (!isLinked || !isEntryLike) break
    end += 1
  }
  return end - place - 1 >= MIN_LINES ? lines.slice(place + 1, end) : []
}

const MIN_LINES = 2

/** "ADDITIONAL TITLES OF PREFERENCE" above a paragraph. */
function isShouted(text: string): boolean {
  return text === text.toUpperCase() && (text.match(/[A-Z]{2,}/g)?.length ?? 0) >= 2
}

/** A heading in a text without line breaks, whose end is known by the capital that follows. */
function headingWithin(lower: string, { start, headingEnd }: Line): Heading | null {
  if (headingEnd === null) return null
  return { section: sectionNamed(lower.slice(start, headingEnd)) ?? 'none', bodyStart: headingEnd }
}

/** "Kubernetes alone won't do: we need someone who knows Linux". */
const DEMANDS_ITSELF =
  /^\W*(?:but )?(?:we|you|i|they|the \w+)(?:'re| are|'ll| will| do| really| also)* (?:needs?|wants?|must|requires?|expects?|asks?|look(?:s|ing)? for|after|insists?)\b/
/** A sentence of its own, not one more entry of the list. */
const SAYS_MORE =
  /^\W*(?:but |and |so |otherwise,? )?(?:(?:we|you|i|they|it|this|that|there|everything|everyone|anything|all|the rest|our|your)\b.*\b(?:is|are|was|will|must|can|should|needs?|have|has|wants?|requires?|expects?|looks?|know|knows|bring|use|work)\b|(?:please|just)\b|[a-z][a-z ]{2,28}[a-z]\s?[:=]\s)|'(?:re|ll|ve)\b/

const isDenial = (section: Section): boolean => section === 'excused' || section === 'refused'

const ASKS =
  /^\W*(?:you(?:'ve| have| know| bring| speak| master| are (?:an?|our|the|fluent|familiar|experienced))\b|we(?:'re| are)? (?:now |currently |therefore )?(?:need|want|require|expect|looking|searching|look for|seek|seeking|hire|hiring)\b|(?:need(?:ed)?|required|must(?: have)?|looking for|wanted)\b)/

/**
 * "Deal breaker: Cordova. Everything else is negotiable.", "About us: we sell shoes. You know Java.": a sentence of its
 * own ends the denial that a label on its line opened, and a demand ends the talk about the company.
 */
function unlessOfItsOwn(isLater: boolean, opened: Section, section: Section, outer: Section, said: string): Section {
  if (!isLater) return section
  const isEnded =
    opened === 'about'
      ? section === 'about' && ASKS.test(said)
      : isDenial(opened) && isDenial(section) && SAYS_MORE.test(said)
  return isEnded ? outer : section
}

function sectionOfBody(isLabeled: boolean, section: Section, outer: Section, said: string): Section {
  return isLabeled && isDenial(section) && DEMANDS_ITSELF.test(said) ? outer : section
}

/** The statements of one line; the section in which it ends. */
function readLine(
  { text: { clean, lower } }: ReadWords,
  line: Line,
  bodyStart: number,
  sectionBefore: Section,
  place: number,
  statements: Statement[],
  outer: Section,
  terms: readonly Term[],
): Section {
  const isLabeled = bodyStart > line.start
  let section = sectionOfBody(isLabeled, sectionBefore, outer, lower.slice(bodyStart, line.end))
  let isDenying = false
  let isLegal = false
  for (const [start, end] of sentencesOf(clean, bodyStart, line.end)) {
    // "Not needed: Perl; Tcl. English B2." denies up to the full stop.
    if (isDenying && !/;\s*$/.test(clean.slice(bodyStart, start))) {
      section = sectionBefore
      isDenying = false
    }
    section = unlessOfItsOwn(isLabeled && start > bodyStart, sectionBefore, section, outer, lower.slice(start, end))
    // "…; we use Google Analytics" continues the legal text. No text opens with law: "React developer, e-verify forms".
    const opens = statements.length === 0 && namesSkill(terms, start, end)
    isLegal = (!opens && LEGAL.test(lower.slice(start, end))) || (isLegal && clean.charAt(start - 2) === ';')
    if (isLegal) {
      statements.push(statement(start, end, 'legal', line.isEntry, false, place))
      continue
    }
    if (!line.isEntry && OFFERED.test(clean.slice(start, end))) {
      statements.push(statement(start, end, 'benefits', false, false, place))
      continue
    }
    const label = line.isEntry || line.verdict !== undefined ? null : inlineHeading(clean, lower, start, end)
    // "Key skills: ISO 27001. Tooling - Vanta."
    const inline = label?.section === 'stack' && section === 'must' && start > bodyStart ? null : label
    const ofSentence = inline !== null && OF_ONE_SENTENCE.has(inline.section) ? inline.section : null
    if (inline !== null && ofSentence === null) {
      section = inline.section
      isDenying = inline.bodyStart < end && isDenial(section)
    }
    const isHeading = inline !== null && inline.bodyStart >= end
    const added = statement(
      start,
      end,
      ofSentence ?? unlessOfEmployer(section, start > bodyStart, lower.slice(start, end)),
      line.isEntry,
      isHeading,
      place,
    )
    if (start === bodyStart) added.lineStart = line.start
    statements.push(added)
  }
  return section
}

/** "Whether you know Airflow; we run everything in dbt": what the employer works with is not denied. */
const OF_EMPLOYER_ITSELF =
  /^\W*(?:and |but |so )?(?:we|our (?:\w+ )?(?:stack|team|company|product|platform|code|language))\b(?!.*(?:n't|\b(?:not|no|never|nothing|without|less|hardly|used to|moved|left|dropped|replaced|gone|had|were|was)\b))/

function unlessOfEmployer(section: Section, isLater: boolean, said: string): Section {
  return section === 'excused' && isLater && OF_EMPLOYER_ITSELF.test(said) ? 'none' : section
}

/** "Granite Ridge offers tuition assistance": a company uses its own name. */
const OFFERED =
  /^[A-Z][\w&'-]+(?: [A-Z][\w&'-]+){0,3} (?:offers|provides its|rewards|acts as|is committed to|reserves the|is proud|values its|has been recogni[sz]ed)\b/
/** Legally required statements are law under any heading. */
const LEGAL =
  /\bequal (?:employment )?opportunit\w+|\b(?:without regard|regardless of|irrespective of)\b[^.]{0,60}\b(?:race|colou?r|gender|sex|age|religion|background|origin|identity)\b|\be-?verify\b|\bprotected veteran|\breasonable (?:accommodation|adjustment)|\bneed an? (?:accommodation|adjustment)|\bunsolicited (?:resumes|cvs|applications)|\bfair chance\b|\bdiscriminat\w+ (?:on|against|based)|\b(?:drug[- ]free workplace|arrest (?:and|or) conviction)|\bgdpr[- ](?:clause|notice|statement|consent|policy|information)|\b(?:consent|personal)\b[^.]{0,80}\bgdpr\b|\bgdpr\b[^.]{0,80}\bconsent\b|\b(?:your|my|applicants?|candidates?)(?:'s?|s')? (?:[a-z]+ ){0,3}(?:data|information|details|documents|application|cv|rights|privacy)\b[^.]{0,60}\bgdpr\b|\bgdpr\b[^.]{0,60}\b(?:your|my|applicants?|candidates?)(?:'s?|s')? (?:[a-z]+ ){0,3}(?:data|information|details|documents|application|cv|rights|privacy)\b|\b(?:data protection (?:act|regulation)|privacy (?:notice|policy|statement)|cookie (?:and|policy|settings|notice|consent|banner))\b|\b(?:all|other) (?:duties|tasks) as (?:assigned|required)|\bother duties as assigned|\bcomplete (?:list|description) of (?:all )?(?:duties|responsibilities)/

function speaksOfOneLine(section: Section, line: Line, next: Line | undefined, clean: string): boolean {
  if (line.end - line.start > FLAT_LINE_LENGTH) return false
  if (line.isEntry || OF_ONE_SENTENCE.has(section)) return true
  // Where labels are written small, a small letter continues nothing.
  const goesOn = next !== undefined && /[a-z]/.test(clean.charAt(next.start)) && !/[a-z]/.test(clean.charAt(line.start))
  const continues = next?.isEntry === true || goesOn
  return OF_ONE_LINE.has(section) && !continues
}

function statement(
  start: number,
  end: number,
  section: Section,
  isEntry: boolean,
  isHeading: boolean,
  line: number,
): Statement {
  return { start, end, section, isEntry, isHeading, lineStart: start, line, skills: [], titles: [] }
}

function inlineHeading(clean: string, lower: string, start: number, end: number): Heading | null {
  const heading = headingAt(clean, lower, start, end, { isEntry: true, namesSkill: true, holdsTerm: true })
  if (heading === null) return null
  // "Requirements. You know …" and "What we offer. A pension" in prose.
  return heading.bodyStart < end || /[?:.]/.test(clean.charAt(end - 1)) ? heading : null
}

function handOut(statements: readonly Statement[], terms: readonly Term[]): void {
  let at = 0
  for (const term of terms) {
    while (at < statements.length - 1 && (statements[at]?.end ?? 0) <= term.start) at += 1
    const home = statements[at]
    if (home === undefined || term.start < home.start || term.start >= home.end) continue
    if (term.kind === 'skill') home.skills.push(term)
    else home.titles.push(term)
  }
}

const BULLET = /^[\s•*>+-]*(?:o\s+)?(?:\(?(?:[a-z]?\d{1,2}|[a-h]|i{1,3}|iv)[.)]\s)?[\s•*-]*/
const WRAPPED = 60

function linesOf(text: FoldedText, terms: readonly Term[]): Line[] {
  const { lower, clean } = text
  const lines: Line[] = []
  const form = { terms, codes: itemCodesOf(clean) }
  let at = 0
  while (at <= lower.length) {
    const table = tableAt(clean, lower, at)
    if (table !== null) {
      for (const { start, end, section } of table.cells)
        lines.push({ start, end, isEntry: true, mark: null, headingEnd: null, column: section })
      at = table.end + 1
      continue
    }
    const newline = lower.indexOf('\n', at)
    const stop = newline < 0 ? lower.length : newline
    pushRaw(lines, text, at, stop, form)
    if (newline < 0) break
    at = newline + 1
  }
  joinFields(lines, text)
  spokenInTurns(lines, text)
  graded(lines, text)
  return withoutPictures(lines, text)
}

/** In a long line, headings in capitals are lines of their own, and codes begin entries. */
function pushRaw(lines: Line[], text: FoldedText, from: number, to: number, form: FormOfText): void {
  const { clean } = text
  const headings = to - from < LONG_LINE_LENGTH ? [] : shoutedHeadings(clean, from, to, form.terms)
  let at = from
  for (const { start, end, section } of [...headings, { start: to, end: to, section: null }]) {
    for (const [first, last, code] of codedPieces(clean, at, start, form.codes)) {
      const place = lines.length
      pushLines(lines, text, first, last)
      const line = lines[place]
      if (code === null || line === undefined) continue
      line.isEntry = true
      if (code.section !== null) line.column = code.section
    }
    if (section !== null) lines.push({ start, end, isEntry: false, mark: null, headingEnd: null, named: section })
    at = end
    while (at < to && /[\s:]/.test(clean.charAt(at))) at += 1
  }
}

function pushLines(lines: Line[], text: FoldedText, at: number, stop: number): void {
  const { clean } = text
  for (const [from, to] of splitPieces(text, at, stop).flatMap((piece) => withoutHeading(clean, piece, stop)))
    for (const [first, last] of labeledPieces(clean, from, to))
      for (const [start, end, headingEnd] of headedPieces(clean, first, last))
        pushLine(lines, text, start, end, headingEnd)
}

interface FormOfText {
  terms: readonly Term[]
  codes: readonly ItemCode[]
}

/** "… in the county Desirable D1. Experience of …": codes begin entries, and a heading may stand before one. */
function codedPieces(
  clean: string,
  from: number,
  to: number,
  codes: readonly ItemCode[],
): [number, number, ItemCode | null][] {
  const pieces: [number, number, ItemCode | null][] = []
  let start = from
  let before: ItemCode | null = null
  for (const code of codes) {
    if (code.start < from || code.start >= to) continue
    const heading = lastHeading(clean, start, code.start) ?? code.start
    if (heading > start) pieces.push([start, heading, before])
    if (heading < code.start) pieces.push([heading, code.start, null])
    start = code.end
    before = code
  }
  if (start < to) pieces.push([start, to, before])
  return pieces
}

const MAX_WORDS_LAST = 8
const OF_LAST: ReadonlySet<Section> = new Set<Section>([
  'must',
  'nice',
  'excused',
  'tasks',
  'benefits',
  'about',
  'apply',
])
/** Single words that end other entries, too: "strong SQL Skills", "Annual Bonus". */
const ALONE_AT_END =
  /^(?:bonus|pluses|extras|desirables?|desired|preferred|optional|essentials?|mandatory|required|requirements|qualifications|responsibilities|benefits|perks|duties|tasks|(?:must|nice-to|good-to)-haves?)$/
const BELONGS_TO_ENTRY =
  /\b(?:of|the|our|your|with|and|or|for|in|to|as|an?|is|are|be|these|all|other|following|strong|good|any|no|not|annual|yearly|performance|signing|sign-on|joining|referral|quarterly|retention|cash|company|christmas|customer|client|business|product|project|system|software|user|security|functional|technical|non-functional|regulatory|legal|job|admin\w*|routine|daily)\s+$/i

/** Where a heading begins that ends a piece of a text whose line breaks were lost: "English C1 Bonus". */
function lastHeading(clean: string, from: number, to: number): number | null {
  const near = Math.max(from, to - MAX_HEADING_WITHIN)
  const before = clean.slice(near, to)
  for (const [place, { index }] of [...before.matchAll(/(?<=^|\s)\S/g)].reverse().entries()) {
    if (place >= MAX_WORDS_LAST) break
    const said = before.slice(index).trim().toLowerCase().replace(/:$/, '')
    const section = /[A-Z]/.test(before.charAt(index)) ? (phraseNamed(said) ?? leadingInto(said)) : null
    if (section === null || !OF_LAST.has(section) || !(said.includes(' ') || ALONE_AT_END.test(said))) continue
    if (!/\w/.test(clean.slice(from, near + index))) continue
    if (near + index > from && !BELONGS_TO_ENTRY.test(clean.slice(from, near + index))) return near + index
  }
  return null
}

/** "It helps if you know", "What distinguishes you": words that lead into a list, whatever else they say. */
const LEADS_INTO =
  /^(?:what|who|how|why|things|you|your|we|our|the|this|it|if|us|nice|bonus|even)\b.* (?:you|us|we|do|know|have|had|bring|need|if|who|that|with|offer|even|apart|for|get|give|expect|see|love|like|want|learn|join|fit|better|bonus|here|back|return|someone|points)$/

function leadingInto(said: string): Section | null {
  return LEADS_INTO.test(said) ? (sectionNamed(said) ?? likeliestSection(said, HEADING_MODEL, LIKELY_DEMAND)) : null
}

const MIN_FIELDS = 4
const OTHER_LABELS =
  /^(?:(?:requisition|position|job|vacancy)? ?(?:title|number|id)|years of experience|(?:total |relevant |minimum |work )?experience|target start|salary band|work model|number of positions|(?:security )?clearance|hiring manager|justification|posts?)$/

/** A table whose cells became lines: "Location ⏎ Toronto ⏎ Years of experience ⏎ 4 to 7". */
function joinFields(lines: Line[], { lower }: FoldedText): void {
  const isLabel = ({ start, end, isEntry }: Line): boolean => {
    const said = lower.slice(start, end).trim()
    return !isEntry && (isFieldLabel(said) || isMetadataLabel(said) || OTHER_LABELS.test(said))
  }
  const isValue = (line: Line | undefined): boolean =>
    line !== undefined && !line.isEntry && line.end - line.start <= MAX_FIELD_LENGTH && !isLabel(line)
  const places = lines.flatMap((line, place) => (isLabel(line) && isValue(lines[place + 1]) ? [place] : []))
  if (places.length < MIN_FIELDS) return
  for (const place of places.reverse()) {
    const [line, value] = [lines[place] as Line, lines[place + 1] as Line]
    line.end = value.end
    lines.splice(place + 1, 1)
  }
}

const SPEAKER =
  /^(?:\[?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]m)?\]?\s*(?:-\s*)?)?[<@]?(\p{L}[\p{L}.'-]{1,15}(?: \p{Lu}\p{L}{0,14}\.?)?)>?(?:\s\(\w+\))?:\s+(?=\S)/u
const MIN_TURNS = 3
const MAX_QUESTION = 70
const MAX_BARE_ANSWER = 50
const IS_QUESTION = /\?$|^(?:and )?(?:what|how) about\b/
/** What the answer in the line after a question makes of it. */
const ANSWERS: readonly (readonly [RegExp, 'cross' | 'plus' | 'tick'])[] = [
  [
    /^(?:(?:no|nah|not)\b[\s,-]*(?:but\b[\s,-]*)?)?(?:(?:that |it )?(?:would|'d) be (?:nice|cool|great|good|lovely|useful|a plus|handy|ideal)|nice\b|good to|great if|cool if|optional|(?:a |big |huge )*(?:plus|bonus)\b|helpful|preferred|ideally|maybe|not a (?:must|blocker|deal[- ]?breaker)|not (?:required|mandatory|essential|strictly \w+),? but)/,
    'plus',
  ],
  [
    /^(?:no\b(?! (?:way around|doubt))|nope|nah\b|not (?:really|needed|required|necessary|at all|for us|here|any ?more)|(?:we |i |you )?(?:don't|do not|doesn't|dont|won't)\b|never\b|irrelevant|skip|forget|we (?:moved|left|dropped|retired)\b)/,
    'cross',
  ],
  [/^(?:yes\b|yep|yeah|sure\b|of course|definitely|absolutely|must\b|a must|required|mandatory)/, 'tick'],
]

/** "Mara: kotlin obviously": a chat begins its lines with names, and answers in the line after a question. */
function spokenInTurns(lines: Line[], { clean, lower }: FoldedText): void {
  const turns = lines.map((line) => SPEAKER.exec(clean.slice(line.start, Math.min(line.end, line.start + 48))))
  const counts = new Map<string, number>()
  for (const turn of turns) if (turn !== null) counts.set(turn[1] ?? '', (counts.get(turn[1] ?? '') ?? 0) + 1)
  const speakers = new Set(
    [...counts].filter(([name, count]) => count > 1 && isNoLabel(name.toLowerCase())).map(([name]) => name),
  )
  const spoken = turns.filter((turn) => turn !== null && speakers.has(turn[1] ?? '')).length
  if (spoken >= MIN_TURNS)
    lines.forEach((line, place) => {
      const turn = turns[place] ?? null
      if (turn !== null && isNoLabel((turn[1] ?? '').toLowerCase())) line.start += turn[0].length
    })
  for (let place = lines.length - 1; place > 0; place -= 1) {
    const [line, next] = [lines[place - 1] as Line, lines[place] as Line]
    const asked = lower.slice(line.start, line.end)
    if (asked.length > MAX_QUESTION || line.isEntry !== next.isEntry || !IS_QUESTION.test(asked)) continue
    const answer = lower.slice(next.start, next.end).replace(/^[>\s-]+/, '')
    line.verdict = ANSWERS.find(([pattern]) => pattern.test(answer))?.[1]
    if (line.verdict !== undefined && answer.length <= MAX_BARE_ANSWER && !/\d/.test(answer)) lines.splice(place, 1)
  }
}

function isNoLabel(name: string): boolean {
  return !isMetadataLabel(name) && !isFieldLabel(name) && sectionNamed(name) === null
}

const LEGEND =
  /\be\s?[=:-]\s?essential\b|\bessential\s?[(/]\s?e\b|\b(?:e|essential)\s?\/\s?(?:d|desirable)\b|\(e\)[^\n]{0,40}\(d\)/
const REACH_OF_GRADE = 24
const GRADE = /[\s,(|-]+\(?([ED])\)?(?:[\s,|]+(?:[A-Z]{1,2}(?:\s?[/,&+]\s?[A-Z]{1,2})*))?\s*$/

/** "SQL queries  E  A/I": essential or desirable by a letter at the end of the line, where a legend says so. */
function graded(lines: Line[], { clean, lower }: FoldedText): void {
  if (!LEGEND.test(lower)) return
  for (const line of lines) {
    const from = Math.max(line.start, line.end - REACH_OF_GRADE)
    const grade = GRADE.exec(clean.slice(from, line.end))
    if (grade === null || from + grade.index === line.start) continue
    line.end = from + grade.index
    line.verdict = grade[1] === 'E' ? 'tick' : 'plus'
  }
}

const PICTURES = /^(?:[\u25a0-\u27bf]|[\ud83c-\ud83e][\udc00-\udfff])/
const CROSSES = /^(?:[✖✗✘❌❎⛔]|🚫|🙅)/u
const PLUSES = /^[➕]/u

/** A pictograph before a single line is an ornament; the same one before several lines is their bullet. */
function withoutPictures(lines: Line[], { original, ...text }: FoldedText): Line[] {
  if (!PICTURE_ANYWHERE.test(original)) return lines
  let before = ''
  lines.forEach((line, place) => {
    const picture = pictureBefore(line, { original, ...text })
    const next = lines[place + 1]
    const beside = next === undefined ? '' : pictureBefore(next, { original, ...text })
    if (picture !== '' && picture !== before && picture !== beside) line.isEntry = false
    line.mark = CROSSES.test(picture) ? 'cross' : PLUSES.test(picture) ? 'plus' : null
    before = picture
  })
  return lines
}

const PICTURE_ANYWHERE = /[\u25a0-\u27bf]|[\ud83c-\ud83e][\udc00-\udfff]/
const REACH_OF_MARK = 4

function pictureBefore({ start }: Line, text: FoldedText): string {
  for (let at = start - 1; at >= Math.max(0, start - REACH_OF_MARK); at -= 1) {
    const code = text.clean.charAt(at)
    if (code === '\n') return ''
    if (code !== '•') continue
    const range = originalRange(text, at, at + 1)
    return PICTURES.exec(text.original.slice(range.start, range.start + 2))?.[0] ?? ''
  }
  return ''
}

const LABEL_WITHIN =
  /(?<=\S\s+)(?=((?:No\. )?[A-Z](?:[\w/-]|\.(?! )){1,14}(?: (?:[a-z]{1,3} )?[\w-]{1,14})?)(?::\s|\t))/g

/** "Java, Kafka PREFERRED: Redis": a label in capitals after a name that is written otherwise. */
const SHOUTED_LABEL = /(?<=[a-z\d+#)][ \t]+)((?:[A-Z]{2,}[- ]){0,3}[A-Z]{3,}): /g

/** The words before the last two of a label: "Good to Have Skills:". */
const REACH_OF_LABEL = 40
const OF_LABELS: ReadonlySet<Section> = new Set<Section>(['must', 'nice', 'excused', 'refused', 'benefits'])

function isSectionLabel(label: string): boolean {
  const section = sectionNamed(label)
  return section !== null && OF_LABELS.has(section)
}

/** Two fields in one line, as columns of a page leave them: "Location: Pune Openings: 3". */
function labeledPieces(clean: string, from: number, to: number): [number, number][] {
  const line = clean.slice(from, to)
  const [shouted] = [...line.matchAll(SHOUTED_LABEL)].filter((match) => isSectionLabel((match[1] ?? '').toLowerCase()))
  if (shouted !== undefined)
    return [...labeledPieces(clean, from, from + shouted.index), ...labeledPieces(clean, from + shouted.index, to)]
  if (!/^[^:.]{2,30}:\s/.test(line)) return [[from, to]]
  const pieces: [number, number][] = []
  let start = from
  let inLabel = line.indexOf(':')
  for (const match of line.matchAll(LABEL_WITHIN)) {
    const label = (match[1] ?? '').toLowerCase()
    if (match.index < inLabel) continue
    if (!isMetadataLabel(label) && !isFieldLabel(label) && !isSectionLabel(label) && !OF_TEXT.test(label)) continue
    const at = startOfLabel(clean, from, { at: from + match.index, said: match[1] ?? '' })
    if (at <= start) continue
    inLabel = match.index + label.length
    pieces.push([start, at])
    start = at
  }
  pieces.push([start, to])
  // A long text with a colon or two is prose; a form that lost its line breaks has many fields.
  return line.length > FLAT_LINE_LENGTH && pieces.length <= MIN_FIELDS_OF_FORM ? [[from, to]] : pieces
}

/** The field that holds the text itself: "Pay: $100/hr Description: We are looking for …". */
const OF_TEXT = /^(?:(?:job|role|position) )?(?:description|summary|overview)$/
const MIN_FIELDS_OF_FORM = 3
const MIN_PIPES = 3

/** "… of Go ### Nice to have * Kafka": the signs of a heading, in a text whose line breaks were lost. */
const MARKED_HEADING = /(?<=\S\s+)#{2,6}\s+(?=[A-Z])/g

function markedPieces(clean: string, from: number, to: number): [number, number][] {
  const starts = [...clean.slice(from, to).matchAll(MARKED_HEADING)].map(({ index }) => from + index)
  return [from, ...starts].map((start, place) => [start, starts[place] ?? to])
}

/** Bullets, marked headings and, where they are many, pipes, double slashes and stars cut a line. */
function splitPieces({ lower, clean }: FoldedText, from: number, to: number): [number, number][] {
  const pieces = markedPieces(clean, from, to).flatMap(([start, end]) => bulletPieces(lower, start, end))
  const line = lower.slice(from, to)
  const mark = [' | ', ' || ', ' // ', ' * '].find(
    (sign) => line.split(sign).length > MIN_PIPES && (sign !== ' | ' || to - from >= LONG_LINE_LENGTH),
  )
  const isDashed =
    to - from >= LONG_LINE_LENGTH && [...clean.slice(from, to).matchAll(DASHED_ENTRY)].length >= MIN_DASHES
  if (mark === undefined && isDashed) return pieces.flatMap((piece) => dashedPieces(clean, piece))
  if (mark === undefined) return pieces
  return pieces.flatMap(([start, end]) => {
    const parts: [number, number][] = []
    let first = start
    for (let at = lower.indexOf(mark, start); at >= 0 && at < end; at = lower.indexOf(mark, at + mark.length)) {
      if (at > first) parts.push([first, at])
      first = at + mark.length
    }
    parts.push([first, end])
    return parts.flatMap((part) => withoutLastHeading(clean, part, to))
  })
}

const DASHED_ENTRY = / (?=-\s+(?:[A-Z\d]|\.NET))/g
const MIN_DASHES = 4

/** "… on AWS. Requirements - 3+ years of Go - Docker - Linux": hyphens of a list whose line breaks were lost. */
function dashedPieces(clean: string, [from, to]: [number, number]): [number, number][] {
  const starts = [...clean.slice(from, to).matchAll(DASHED_ENTRY)].map(({ index }) => from + index + 1)
  const pieces = [from, ...starts].map((start, place): [number, number] => [start, starts[place] ?? to])
  return pieces.flatMap((piece) => withoutLastHeading(clean, piece, to))
}

/** Bullets within one line start separate entries: "• Go • Kafka". */
function bulletPieces(lower: string, from: number, to: number): [number, number][] {
  const pieces: [number, number][] = []
  let start = from
  for (let at = lower.indexOf('•', from + 1); at >= 0 && at < to; at = lower.indexOf('•', at + 1)) {
    // Five dots in a row rate the text before them.
    if (/[•○◦]/.test(lower.charAt(at - 1)) || /[•○◦]/.test(lower.charAt(at + 1))) continue
    if (GOES_ON_AFTER_PICTURE.test(lower.slice(at + 1, at + 8))) continue
    if (at > start) pieces.push([start, at])
    start = at
  }
  pieces.push([start, to])
  return pieces
}

/** "Tag a friend 👇 or comment below": a pictograph within a sentence. */
const GOES_ON_AFTER_PICTURE = /^\s*(?:or|and|but|then|so) [a-z]/

const LONG_LINE_LENGTH = 200
const HEADINGS =
  "(?:Key|Main|Job|Minimum|Preferred|Required|Basic|Desired|Desirable|Additional|Technical|Essential|Secondary|Your|Our)\\s(?:[Rr]equirements|[Rr]esponsibilities|[Qq]ualifications|[Ss]kills|[Bb]enefits|[Dd]uties|[Tt]asks|[Pp]rofile|[Cc]riteria|[Aa]ttributes|[Cc]ompetenc(?:y|ies|es))|Requirements|Responsibilities|Qualifications|Skills|Benefits|Duties|Nice-?[ -]to-?[ -][Hh]aves?|Need to [Hh]ave|Good to [Hh]ave|Must-?[ -][Hh]aves?|What [Ww]e (?:[Oo]ffer|[Ee]xpect)|What [Yy]ou(?:'ll| will)? (?:[Bb]ring|[Dd]o|[Nn]eed|[Hh]ave)|What we(?:'re| are) looking for|About (?:[Uu]s|[Yy]ou|[Tt]he (?:[Rr]ole|[Cc]ompany|[Tt]eam|[Jj]ob))|Who (?:[Ww]e|[Yy]ou) [Aa]re|Your [Rr]ole|(?:What|Who|Why|Where|How) (?:you|we|is|are|it|would|will|this|makes?|gives?|can|should|to)\\b(?:'\\w+)?(?: [a-z']+){0,6}\\??|(?:Similar|Related|Recommended) [Jj]obs|How to [Aa]pply|We [Oo]ffer|Bonus [Pp]oints|Equal [Oo]pportunity"
/** One word is a heading only before a colon. */
const LABELS = '(?:Bonus(?:es)?|Preferred|Desirable|Desired|Optional|Pluses|Merits|Extras|Ideally|To apply)(?=\\s*:)'
const HEADING_WITHIN = new RegExp(
  `(?<=[\\w.)!:;,%+#*|]\\s+|[.)\\]!?])(?:${HEADINGS}|${LABELS})(?:\\s(?:&|and)\\s[A-Z]\\w+)?(?=(?:\\s[a-z]+){0,2}\\s*(?:\\([^()]{2,40}\\)\\s*)?:|\\s+[A-Z0-9•*-])`,
  'g',
)
/** "… load testing (k6)Nice-to-haves": the heading of the next line, whose line break was lost. */
const HEADING_GLUED = new RegExp(`(?<=[.)\\]!?])(?:${HEADINGS})\\s*:?\\s*$`)
/** The heading of the bullets that follow in the same line. */
const HEADING_BEFORE_BULLETS = new RegExp(
  `(?<=[\\w.)!:;,%+]\\s+)(?:${HEADINGS}|We(?:'re| are) looking for|We (?:expect|require|need|ask for)|You (?:have|bring|offer))(?:\\s(?:&|and)\\s[A-Z]\\w+)?\\s*:?\\s*$`,
)

const MAX_HEADING_WITHIN = 80

/** "… once a week. Key responsibilities • Run the shop": the heading is a line of its own. */
function withoutHeading(clean: string, [from, to]: [number, number], stop: number): [number, number][] {
  return clean.charAt(to) === '•' ? withoutLastHeading(clean, [from, to], stop) : [[from, to]]
}

function withoutLastHeading(clean: string, [from, to]: [number, number], stop: number): [number, number][] {
  if (to === stop) return [[from, to]]
  const near = Math.max(from, to - MAX_HEADING_WITHIN)
  const found = HEADING_BEFORE_BULLETS.exec(clean.slice(near, to))
  const heading = found === null ? lastHeading(clean, from, to) : near + found.index
  if (heading === null) return [[from, to]]
  return [
    [from, heading],
    [heading, to],
  ]
}

const QUESTION_WORD = /^(?:What|Who|Why|Where|How)\b/

const BARE =
  /(?<=[\w.)+#\]]\s+)(?:Bonus|Merits|Preferred|Desirable|Optional|Extras|Pluses|Not (?:needed|required))(?=\s+(?!(?:Scheme|Payment|Pay|Program\w*|Suppliers?|Partners?|Benefits|Plan|Holidays?|Qualif\w+|Skills?)\b)[A-Z])/g

/** "Requirements German B2 Bonus Python": one word is a heading without a colon where the demands have one, too. */
function bareHeadings(clean: string, from: number, to: number): HeadingWithin[] {
  return [...clean.slice(from, to).matchAll(BARE)].map(({ index, 0: said }) => ({ at: from + index, said }))
}

/** "Preferred Qualifications: …": where the label begins of which the end was found. */
function startOfLabel(clean: string, from: number, { at, said }: HeadingWithin): number {
  const end = at + said.length
  const whole = labelAtEnd(clean.slice(Math.max(from, at - REACH_OF_LABEL), end))
  return end - Math.max(said.length, whole?.said.length ?? 0)
}

/** In a text whose line breaks were lost, headings start new lines. */
function headedPieces(clean: string, from: number, to: number): [number, number, number | null][] {
  const glued = HEADING_GLUED.exec(clean.slice(from, to))
  if (glued !== null)
    return [...headedPieces(clean, from, from + glued.index), ...headedPieces(clean, from + glued.index, to)]
  if (to - from < LONG_LINE_LENGTH) return [[from, to, null]]
  const pieces: [number, number, number | null][] = []
  let start = from
  let headingEnd: number | null = null
  const labels = labelsWithin(clean, from, to)
  const found = [...clean.slice(from, to).matchAll(HEADING_WITHIN)].map(({ index, 0: said }) => ({
    at: from + index,
    said,
  }))
  if (found.some(({ said }) => sectionNamed(said.toLowerCase()) === 'must'))
    found.push(...bareHeadings(clean, from, to))
  const inside = ({ at, said }: HeadingWithin): boolean =>
    found.some((other) => other.at < at + said.length && at < other.at + other.said.length)
  for (const { at, said } of [...found, ...labels.filter((label) => !inside(label))].sort((a, b) => a.at - b.at)) {
    if (
      /\b(?:of|the|our|your|with|and|for|in|to|these|all|other|following|strong|good)\s+$/i.test(
        clean.slice(Math.max(start, at - 20), at),
      )
    )
      continue
    const begin = startOfLabel(clean, start, { at, said })
    if (begin > start) pieces.push([start, begin, headingEnd])
    start = begin
    headingEnd = QUESTION_WORD.test(said) ? at + said.length : null
  }
  pieces.push([start, to, headingEnd])
  return pieces
}

function pushLine(
  lines: Line[],
  { lower, clean }: FoldedText,
  from: number,
  to: number,
  headingEnd: number | null,
): void {
  let end = to
  while (end > from && isBlank(lower.charCodeAt(end - 1))) end -= 1
  const mark = BULLET.exec(lower.slice(from, Math.min(end, from + 40)))?.[0] ?? ''
  // Stars around a whole line are an ornament, or bold.
  const isFramed = /^\s*\*\*[^*]+\*\*:?$/.test(lower.slice(from, end))
  const hasMark =
    !isFramed && (/[•*>\-+]|[\da-z][.)]/.test(mark) || /^\s*o\s/.test(clean.slice(from, from + mark.length)))
  let start = from + (hasMark ? mark.length : 0)
  while (start < end && isBlank(lower.charCodeAt(start))) start += 1
  if (start >= end) return
  const before = lines.at(-1)
  const continues =
    before !== undefined &&
    !hasMark &&
    before.end - Math.max(before.start, lower.lastIndexOf('\n', before.end - 1)) >= WRAPPED &&
    /[a-z(]/.test(clean.charAt(start)) &&
    !/^[a-z][a-zA-Z' _]{1,24}(?::| -)\s/.test(clean.slice(start, start + 28)) &&
    !/[.:;!?]/.test(clean.charAt(before.end - 1)) &&
    !beginsAnew(clean, before, start) &&
    !/\n\s*\n/.test(lower.slice(before.end, start))
  if (continues) before.end = end
  else lines.push({ start, end, isEntry: hasMark, mark: null, headingEnd })
}

/** Where every line begins with a small letter, a new subject begins a sentence. */
function beginsAnew(clean: string, before: Line, start: number): boolean {
  return (
    /[a-z]/.test(clean.charAt(before.start)) &&
    /^(?:we|you|i|they|please|no|nice|bonus|plus|must|also)\b/.test(clean.slice(start, start + 8)) &&
    !/(?:,|\b(?:and|or|if|that|when|which|who|what|where|how|because|so|but|as|while|the|an?|of|with|to|for|in|on))$/.test(
      clean.slice(Math.max(before.start, before.end - 10), before.end),
    )
  )
}

function isBlank(code: number): boolean {
  return code === 32 || code === 9 || code === 13
}

/** The maximum sentence length; a span across two statements is examined in each separately. */
const MAX_STATEMENT_LENGTH = 600
/** The same without a blank to cut at, such as in names joined by slashes. */
const MAX_UNBROKEN = 1_200

const ABBREVIATION =
  /(?:\b(?:e\.g|i\.e|etc|incl|sr|jr|vs|approx|no|nr|rs|min|max|ca|mr|ms|dr|inc|ltd|b\.sc|m\.sc|ph\.d|resp|dept|est|st|kr|fr|tys|excl|pref|opt|req|mand))$/i

function sentencesOf(clean: string, from: number, to: number): [number, number][] {
  return sentencesByMarks(clean, from, to)
    .flatMap(([start, end]) => spokenPieces(clean, start, end))
    .flatMap(([start, end]) => entryPieces(clean, start, end))
}

const MIN_ENTRY_RUN = 80
const PRAISE =
  '(?:Solid|Strong|Good|Technical|Very [Gg]ood|Excellent|Great|Deep|In-depth|Proven|Extensive|Broad|Thorough|Sound|Basic|Advanced|Hands-on|Practical|Relevant|Previous|Prior|Professional|Documented|Demonstrated|Some|First|Outstanding|Expert|Working|General)'
const ABILITY =
  '(?:experience|expertise|knowledge|understanding|skills?|command|background|proficiency|familiarity|ability|track record|grasp|working knowledge|exposure)'
/** The beginning of an entry, with a capital that only a new entry has there. */
const ENTRY_START = new RegExp(
  `(?<=[a-z)\\d+#A-Z]) +(?=(?:${PRAISE} (?:(?!and\\b|or\\b)[\\w/+#.-]+ ){0,4}?${ABILITY}\\b|(?:Experienced? (?:with|in|of|as|from|\\w+ing)|Knowledge (?:of|in|about|and)|Understanding of|Proficien(?:t|cy) (?:in|with)|Familiar(?:ity)? with|Ability to|Able to|Skilled in|Fluen(?:t|cy) (?:in|with)|Expertise (?:in|with)|Exposure to|Awareness of|Comfortable (?:with|using|working)|Background in|Degree in|(?:Minimum|At least) (?:of )?\\d)\\b))`,
  'g',
)
/** Before such a capital the writer goes on: "Required Experience with", "Very Good knowledge". */
const GOES_ON =
  /(?:^|[\s(/])(?:and|or|with|of|in|the|a|an|your|our|my|for|to|by|as|is|are|very|&|any|some|no|not|if|but|plus|have|has|bring|required?|technical|work|job|key|relevant|preferred|desired|minimum|basic|essential|professional|level|years?)$/i

/** "… SonarQube a plus BS in Computer Science": a capital after what makes an entry a nice-to-have begins the next. */
const AFTER_EXTRA =
  /(?<=[a-z)\d+#] (?:(?:is |are |would be |will be )?(?:an? )?(?:(?:big|huge|strong|definite|major|nice|added|great) )?(?:plus|bonus|advantage|asset)|(?:is |are |strongly |highly )?(?:preferred|desirable|desired))) +(?=[A-Z][\w+#.]*(?: |$))/g

/** Entries whose line breaks were lost: "… React or similar frameworks Experience with Java Solid knowledge of SQL". */
function entryPieces(clean: string, from: number, to: number): [number, number][] {
  if (to - from < MIN_ENTRY_RUN) return [[from, to]]
  const text = clean.slice(from, to)
  const starts = [...text.matchAll(ENTRY_START)]
    .filter(({ index }) => !GOES_ON.test(clean.slice(Math.max(from, from + index - 16), from + index)))
    .concat([...text.matchAll(AFTER_EXTRA)])
    .map(({ index, 0: gap }) => from + index + gap.length)
    .sort((left, right) => left - right)
    .filter((start, place, all) => start !== all[place - 1])
  return [from, ...starts].map((start, place) => [start, starts[place] ?? to])
}

const MIN_SPOKEN = 160
/** A writer sets a mark, on average, at least once in so many letters. */
const MAX_WITHOUT_MARK = 110
const SPOKEN_START =
  /\s(?=(?:u[mh]+|erm|so basically|oh and|and (?:please|honestly|ideally|then|also|it'?s|it is|no|we|they|you)|so no|plus (?:we|they|you)|so (?:please|don't|do not|we|they|basically)|they (?:were|are|have|want|need|said|told)|(?:the|our) (?:team|office|client|project|company|contract|job|role) (?:is|sits|are|runs|has)|but (?:honestly|they|we|you|no)|because|anyway|also|thanks|it would be (?:\w+ )?(?:to|if)|(?:the )?(?:budget|salary|rate) is|it'?s (?:remote|hybrid|on ?site|full|part))\b)/gi

/** What was dictated has no marks: its clauses begin at the words that speech joins them by. */
function spokenPieces(clean: string, from: number, to: number): [number, number][] {
  const text = clean.slice(from, to)
  const marks = text.split(/[,:;()\n-]/).length
  if (text.length < MIN_SPOKEN || text.length / marks < MAX_WITHOUT_MARK) return [[from, to]]
  const starts = [...text.matchAll(SPOKEN_START)].map(({ index }) => from + index + 1)
  return [from, ...starts].map((start, place) => [start, starts[place] ?? to])
}

/** Where another entry or clause follows, in the second half of a long run. */
function lastStart(clean: string, start: number, end: number): number | null {
  const from = start + MAX_STATEMENT_LENGTH / 2
  const text = clean.slice(from, end)
  const starts = [...text.matchAll(ENTRY_START), ...text.matchAll(SPOKEN_START)].map(({ index }) => index)
  return starts.length === 0 ? null : from + Math.max(...starts)
}

/** A letter or digit after something else: "C++|C++|C++". */
const beginsWord = (clean: string, at: number): boolean =>
  /[a-z\d]/i.test(clean.charAt(at)) && !/[a-z\d]/i.test(clean.charAt(at - 1))

function sentencesByMarks(clean: string, from: number, to: number): [number, number][] {
  const sentences: [number, number][] = []
  let start = from
  for (let at = from; at < to; at += 1) {
    const letter = clean.charCodeAt(at)
    if (at - start >= MAX_STATEMENT_LENGTH && isBlank(letter)) {
      const cut = lastStart(clean, start, at) ?? at
      sentences.push([start, cut])
      start = cut + 1
      continue
    }
    if (at - start >= MAX_UNBROKEN && beginsWord(clean, at)) {
      sentences.push([start, at])
      start = at
    }
    if (letter !== 46 && letter !== 33 && letter !== 63 && letter !== 59) continue
    if (!endsHere(clean, start, at, to, letter)) continue
    if (at > start) sentences.push([start, at + 1])
    start = at + 1
    while (start < to && isBlank(clean.charCodeAt(start))) start += 1
  }
  if (start < to) sentences.push([start, to])
  return sentences
}

/** "Cobol? Rather not." and "Zendesk? A plus." answer themselves. */
const ANSWER =
  /^\s+(?!(?:we|you)\b(?! (?:don|will never|never|'ll never))|what|who|how|then|and|apply|come|join)[a-z' ,]{2,45}(?:[.!;]|$)/i
/** "…; you needn't." refers to the text before. */
const SHORT_DENIAL =
  /^\s+(?:you|candidates?)\s+(?:needn't|need not|(?:do not|don't|won't|will not)(?: have| need)?(?: to)?)\s*[.!]/i
/** "HLSL or GLSL. Optional!" */
const SHORT_VERDICT =
  /^\s+(?:but )?(?:optional|(?:a |big |huge )*plus|nice[- ]to[- ]have|not a must|(?:a )?bonus|preferred|desirable|not (?:mandatory|required|essential))\s*[.!)]/i
const SHORT_QUESTION = 40

function endsHere(clean: string, from: number, at: number, to: number, letter: number): boolean {
  const next = clean.charAt(at + 1)
  if (at + 1 >= to) return false
  if (letter === 59) return /\s/.test(next) && !SHORT_DENIAL.test(clean.slice(at + 1, at + 40))
  if (letter === 63 && at - from < SHORT_QUESTION && ANSWER.test(clean.slice(at + 1, Math.min(to, at + 48))))
    return false
  if (next !== ' ' && next !== '\t' && !(/[A-Z]/.test(next) && /[a-z)]/.test(clean.charAt(at - 1)))) return false
  if (SHORT_VERDICT.test(clean.slice(at + 1, at + 30))) return false
  if (letter !== 46) return true
  if (/[A-Z]/.test(next) && /^\.(?:NET|JS)\b/i.test(clean.slice(at, at + 5))) return false
  const before = clean.slice(Math.max(0, at - 8), at)
  if (/(?:^|\s)[a-z]$/.test(before) && /[A-Z]/.test(next)) return false
  // "(PostHog, Amplitude... all good)".
  if (
    /^\s+[a-z]/.test(clean.slice(at + 1, at + 4)) &&
    clean.lastIndexOf('(', at) > Math.max(from - 1, clean.lastIndexOf(')', at))
  )
    return false
  if (/\bno$/i.test(before) && !/^\s*\d/.test(clean.slice(at + 1, at + 4))) return true
  const isLetter = /(?:^|\s)[A-Z]$/.test(before) && !/\b(?:and|or|in) [CR]$/.test(before)
  return !ABBREVIATION.test(before) && !isLetter
}
