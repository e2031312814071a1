import type { ReadWords } from '../../text/find-terms.ts'
import { type FoldedText, originalRange } from '../../text/fold-text.ts'
import type { Gazetteer } from '../../text/gazetteer.ts'
import { STOP_WORDS } from '../../text/word-lists.ts'
import type { Door } from '../reading.ts'
import { isDutyOrBenefit, type Statement } from '../statements/index.ts'
import type { Covered } from './covered.ts'
import { unreadOfDemands } from './items-of-demands.ts'
import { unreadOfSearch } from './items-of-searches.ts'
import { quoteLikelyConditions } from './quote-likely.ts'
import { readCertificates } from './read-certificates.ts'
import { isNotNeeded, isSaidOfOthers, opensWithEmployer, quoteUncoveredClauses, withoutRead } from './read-uncovered.ts'
import { quoteUnsupportedConditions } from './read-unplaced.ts'
import { quoteUnreadClauses } from './read-unread.ts'

const MAX_PHRASES = 30
const MAX_PHRASE_LENGTH = 40
const MAX_SENTENCE_LENGTH = 120

/** Days that were read as notice look like days in the office. */
const OF_NOTICE = /\b(?:notice|np|availab\w+|join\w*|wait)\b/

/**
 * What the text asks for and the criteria do not hold, quoted: conditions without a field, capitalized names, areas of
 * experience, and requirements of which nothing was read.
 */
export function readLeftovers(
  words: ReadWords,
  statements: readonly Statement[],
  covered: readonly Covered[],
  door: Door,
  gazetteer: Gazetteer,
  seats: Covered | null,
): string[] {
  const quotes = new Quotes(gazetteer)
  const unplaced = quoteUnsupportedConditions(words, statements, seats).filter(
    ({ start, end }) =>
      !(
        OF_NOTICE.test(words.text.lower.slice(start, end)) &&
        covered.some((span) => span.start <= start && span.end >= end)
      ),
  )
  const hasDemands = statements.some(({ section, isHeading }) => section === 'must' && !isHeading)
  const isQuotedWhole = (statement: Statement): boolean =>
    isOfDemands(words, statement, door, hasDemands) &&
    statement.end - statement.start <= MAX_SENTENCE_LENGTH &&
    !/\s(?:[A-Z]{2}|[A-Z][a-z]+ ?[A-Z\d])/.test(words.text.clean.slice(statement.start, statement.end))
  unplaced.push(
    ...quoteUncoveredClauses(words, statements, inOrder([...covered, ...unplaced]), gazetteer, isQuotedWhole),
  )
  const held = inOrder([...covered, ...unplaced])
  unplaced.push(...quoteUnreadClauses(words, statements, (start, end) => touches(held, start, end)))
  unplaced.push(...readCertificates(words, statements, covered))
  for (const { start, end } of unplaced) {
    if (onlySpeaks(words.text.lower, start, end, covered)) continue
    quotes.add(phraseAt(words.text, start, end))
  }
  const ordinary = wordsInSmallLetters(words)
  const known = statements.flatMap((statement) => [...statement.titles, ...statement.skills])
  // An empty field or another job leaves its sentence unread; a name was read or denied.
  const named = statements.flatMap((statement) => statement.skills.filter(({ isWide }) => !isWide))
  const inCriteria = inOrder([...covered, ...named, ...unplaced])
  const sorted = inOrder([...covered, ...known, ...unplaced])
  const isShort = words.text.lower.trim().length <= LENGTH_OF_NOTE
  const noteWhole = (statement: Statement): void => {
    const said = words.text.lower.slice(statement.start, statement.end)
    if (isDenied(said) || opensWithEmployer(said) || isSaidOfOthers(said, said, false)) return
    const sentence = wholeSentence(words, statement)
    if (sentence !== null && sentence.length >= MIN_OF_SENTENCE) quotes.add(sentence)
  }
  const asked = inOrder([...covered])
  const noteOther = (statement: Statement): void => {
    const { start, end, lineStart } = statement
    if (holdsOnlyNames(words, statement, asked)) quotes.add(phraseAt(words.text, start, end))
    else if (isShort && isOfRole(statement) && !touches(inCriteria, lineStart, end)) noteWhole(statement)
  }
  for (const statement of statements) {
    if (!isOfDemands(words, statement, door, hasDemands)) {
      noteOther(statement)
      continue
    }
    const before = quotes.size
    if (statement.section !== 'terms')
      for (const phrase of [
        ...unknownNames(words, statement, sorted, inCriteria, ordinary),
        ...unknownFields(words, statement, sorted),
        ...smallNames(words, statement),
      ])
        quotes.add(phrase)
    const isRequested = statement.section !== 'stack' && (statement.section !== 'none' || door === 'jobDesc')
    const isUnread = quotes.size === before && !touches(inCriteria, statement.lineStart, statement.end)
    const said = words.text.lower.slice(statement.start, statement.end)
    if (isRequested && isUnread && !opensWithEmployer(said) && !isNotNeeded(said)) {
      const sentence = wholeSentence(words, statement)
      if (sentence !== null) quotes.add(sentence)
    }
    if (quotes.size >= MAX_PHRASES) break
  }
  const inSearch = inOrder([...covered, ...unplaced])
  const isRead = (start: number, end: number): boolean => touches(inSearch, start, end)
  const likely = quoteLikelyConditions(words, statements, inOrder([...covered]), unplaced, gazetteer)
  for (const { start, end } of likely) {
    const phrase = phraseAt(words.text, start, end)
    if (!quotes.touch(phrase)) quotes.add(phrase)
  }
  for (const { start, end } of unreadOfSearch(words, statements, door, isRead))
    quotes.addItem(phraseAt(words.text, start, end))
  const used = inOrder([...inSearch, ...likely, ...placesOf(quotes.list(), words.text.clean)])
  for (const { start, end } of unreadOfDemands(words, statements, inOrder([...covered, ...named]), used))
    quotes.addItem(phraseAt(words.text, start, end))
  return quotes.list().slice(0, MAX_PHRASES)
}

/** What is quoted, each once: of two that hold one another, the longer one. */
class Quotes {
  private readonly found = new Map<string, string>()
  private readonly gazetteer: Gazetteer

  constructor(gazetteer: Gazetteer) {
    this.gazetteer = gazetteer
  }

  get size(): number {
    return this.found.size
  }

  list(): string[] {
    return [...this.found.values()]
  }

  /** Whether a quote says all of it or a part. */
  touch(phrase: string): boolean {
    const key = phrase.toLowerCase()
    return [...this.found.keys()].some((other) => saysAllOf(other, key) || saysAllOf(key, other))
  }

  /** A place or a language by its name alone says nothing beside what was read of it. */
  add(phrase: string): void {
    const { languages, places } = this.gazetteer
    const key = phrase.toLowerCase()
    if (!(languages.has(key) || places.countries.has(key) || places.cities.has(key))) this.addItem(phrase)
  }

  /** "Hybrid" says less than "hybrid, 3 days in the office". */
  addItem(phrase: string): void {
    const key = phrase.toLowerCase()
    const others = [...this.found.keys()]
    if (others.some((other) => saysAllOf(other, key))) return
    for (const other of others) if (saysAllOf(key, other)) this.found.delete(other)
    this.found.set(key, phrase)
  }
}

/** That whole words of the longer one are the shorter one: "ML" is no part of "HTML". */
function saysAllOf(longer: string, shorter: string): boolean {
  for (let at = longer.indexOf(shorter); at >= 0; at = longer.indexOf(shorter, at + 1)) {
    const isWhole = !(IN_WORD.test(longer.charAt(at - 1)) || IN_WORD.test(longer.charAt(at + shorter.length)))
    if (isWhole) return true
  }
  return false
}
const IN_WORD = /[\p{L}\d]/u

/** Where the quoted words stand in the text, each time. */
function placesOf(phrases: Iterable<string>, clean: string): Covered[] {
  const places: Covered[] = []
  for (const phrase of phrases)
    for (let at = clean.indexOf(phrase); at >= 0; at = clean.indexOf(phrase, at + phrase.length))
      places.push({ start: at, end: at + phrase.length })
  return places
}

/** "Must speak German" says no more than the language that was read. */
const SPEAKS =
  /^\W*(?:(?:you|they|candidates?|and|or|must|should|needs?|ha(?:ve|s)|to|please|also|be|able|can|both)\W+)*(?:speaks?|speaking|knows?|understands?)\W*(?:(?:and|or|both|fluently|well|language)\W*)*$/

function onlySpeaks(lower: string, start: number, end: number, covered: readonly Covered[]): boolean {
  const held = covered.filter((span) => span.start >= start && span.end <= end)
  return held.length > 0 && SPEAKS.test(withoutRead(lower.slice(start, end), start, held, 0))
}

/** Who writes so little says nothing in vain. */
const LENGTH_OF_NOTE = 240
const MIN_OF_SENTENCE = 8

function isOfRole({ section, isHeading }: Statement): boolean {
  return !isHeading && (section === 'none' || section === 'role' || section === 'title')
}

/** The employer speaks of itself, or nothing is asked. */
const OF_ITSELF = /\b(?:we|our|us)\b(?!\s+(?:need|want|require|expect|look|seek|search|ask)\b)/
function isDenied(said: string): boolean {
  if (/\byou(?:'ll| will|'d| would)? (?:join|be|become)\b/.test(said)) return true
  return (OF_ITSELF.test(said) && !/\byou\b|\byour\b/.test(said)) || /\b(?:not|no|never|nobody)\b|n't\b/.test(said)
}

/** The words of a stretch as the text spells them; a bracket that opens in it closes in it. */
function phraseAt(text: FoldedText, start: number, end: number): string {
  const said = text.clean.slice(start, end)
  const isOpen = said.lastIndexOf('(') > said.lastIndexOf(')')
  const own = WITHOUT.test(said) ? inOwnSpelling(said, text, start, end) : said
  return `${own}${isOpen && text.clean.charAt(end) === ')' ? ')' : ''}`.replace(/\s+/g, ' ').trim()
}

const WITHOUT = /\bwithout\b/
/** "W/o" is read as "without". */
function inOwnSpelling(said: string, text: FoldedText, start: number, end: number): string {
  const range = originalRange(text, start, end)
  const spelled = text.original.slice(range.start, range.end).match(/\b(?:without|w\/o)\b/gi) ?? []
  let place = 0
  return said.replace(/\bwithout\b/gi, (word) => spelled[place++] ?? word)
}

function inOrder(stretches: Covered[]): Covered[] {
  return stretches.sort((left, right) => left.start - right.start)
}

/** A line of names alone, under a heading that was taken for something else than a demand. */
function holdsOnlyNames(
  words: ReadWords,
  { start, end, lineStart, section, isHeading, skills }: Statement,
  covered: readonly Covered[],
): boolean {
  if (isHeading || !(section === 'benefits' || section === 'apply' || section === 'about')) return false
  const { lower } = words.text
  if (lower.slice(lineStart, start).trim().length > 2 || !/^\W*(?:\n|$)/.test(lower.slice(end, end + 4))) return false
  const names = skills.filter(({ isWide }) => !isWide)
  if (names.length === 0 || touches(covered, start, end)) return false
  const rest = withoutRead(lower.slice(start, end), start, names, 0)
  return /^(?:[^a-z\d]|\b(?:and|or|know|some|experience (?:with|in|of)|knowledge of)\b)*$/.test(rest)
}

/** A statement of which every sentence is either read or quoted. */
function isOfDemands(words: ReadWords, statement: Statement, door: Door, hasDemands: boolean): boolean {
  const { isHeading, section, start, end } = statement
  if (isHeading) return false
  if (section === 'must' || section === 'nice' || section === 'stack' || section === 'terms') return true
  if ((section === 'none' && door !== 'jobDesc') || (!hasDemands && isListedDemand(words, statement))) return true
  return (section === 'none' || section === 'role') && ASKS.test(words.text.lower.slice(start, end))
}

/** Where no heading introduces demands, a list next to known skills holds them. */
function isListedDemand({ text }: ReadWords, { section, isEntry, skills, start, end }: Statement): boolean {
  if (section !== 'none' || skills.length === 0) return false
  return isEntry && !isDutyOrBenefit(text.lower.slice(start, end))
}

const ASKS =
  /\b(?:required|mandatory|must|compulsory|essential|certifi(?:ed|cation|cate)|knowledge of|experience (?:with|in|of|as|using)|experienced (?:with|in)|familiar(?:ity)? with|proficien\w+|expertise in|background in|hands[- ]on|at home (?:with|in)|fluent in|comfortable with|skilled in|you (?:also )?(?:know|have used|have worked with)|you(?:'ve| have) (?:already |previously |also )?(?:worked|led|built|run|been|shipped|managed|delivered|lived|written|done))\b/

const GREETING_WORDS = 'hi|hello|hey|dear|thanks|cheers|regards'
/** How a letter begins and ends, and what to send. */
const OF_LETTER = new RegExp(
  `^(?:${GREETING_WORDS}|thank you|kind regards|best|please|pls)\\b|\\b(?:share|send|submit)\\b.{0,20}\\b(?:cv|resume|profile)`,
  'i',
)

/** A sentence of which nothing was read. */
function wholeSentence({ text }: ReadWords, { start, end, isEntry, section }: Statement): string | null {
  const sentence = text.clean
    .slice(start, end)
    .replace(/\s+/g, ' ')
    .replace(/^[\W_]+|[\s.;:!]+$/g, '')
  // Under a heading of demands, a line of one word is a name that the taxonomy does not know.
  const isItem = isEntry || section === 'must' || section === 'nice'
  if (!/[a-z]{3}/i.test(sentence) || OF_LETTER.test(sentence)) return null
  if (!sentence.includes(' ') && (!isItem || NOT_NAMES.test(sentence))) return null
  if (sentence.length <= MAX_SENTENCE_LENGTH) return sentence
  return sentence.slice(0, sentence.lastIndexOf(' ', MAX_SENTENCE_LENGTH))
}

/** "ISO 13485", "EN ISO 14971": a norm is named by its number. */
const NORM =
  '(?:ISO|IEC|EN|DIN|BS|IEEE|ANSI|ASTM|RFC|SAE|ECE)(?:[ /](?:ISO|IEC|EN|TS|TR|R))*[ -]?\\d{2,6}(?:[-:.]\\d+)*\\b'
const NAME = new RegExp(
  `(?<![a-zA-Z])(?:${NORM}|(?:[a-z]{1,3})?[A-Z][\\w+#]*(?:[.-]?\\w+)*(?:\\s+[A-Z][\\w+#]*)*)`,
  'g',
)
const NOT_NAMES =
  /^(?:experience|strong|excellent|good|knowledge|ability|proficien\w+|familiar\w*|understanding|solid|proven|you|we|our|your|must|minimum|degree|bachelor\w*|master\w*|b\.?sc?|m\.?sc?|phd|ph\.d|bs|ms|ba|ma|mba|university|computer science|english|german|french|spanish|fluent|monday|friday|january|february|march|april|june|july|august|september|october|november|december|location|remote|organization|profession|contact|name|nice|bonus|plus|ideally|requirements?|skills?|i|ii|iii|it|hr|ceo|cto|us|uk|eu|usa|etc|or|and|the|years?|level|team|self|able|act|all|as|at|be|being|but|by|do|for|from|have|help|high|in|is|it|good|great|hands|deep|experienced|passion\w*|comfort\w*|willing\w*|capab\w+|commit\w+|demonstrat\w+|track|work\w*|at least|other|advanced|basic|bring|build|can|communicat\w+|confident|create|creative|design|develop\w*|driven|drive|education|enjoy|enthusiasm|expert\w*|exposure|extensive|flexib\w+|interest\w*|keen|know|lead|leadership|like|love|make|manage\w*|organi\w+|own\w*|problem|professional|qualif\w+|relevant|require\w*|result\w*|sense|several|some|speak|structured|takes?|think|to|understand|use|verbal|written|very|want|what|when|who|with|within|write|writing|plan\w*|provide|analytic\w*|attention|conduct|ensure|support|preferred|preferably|desired|additional\w*|any|asset|business|client\w*|collaborat\w+|contract|customer\w*|engineer\w*|developer\w*|senior|junior|hourly|budget|rate|start|full|part|time|hours|overlap|notice|looking|need|seeking|rel|preference|technical|responsib\w+|salary|startup|eur|usd|gbp|inr|pln|chf|asap|utc[+-]?\d*|gmt[+-]?\d*|cet|cest|eet|est|pst|hq|cv|pdf|[abc][12]|ok|okay|not|no|yes|jd|l[1-5]|tl|dr|nb|ps|fyi|tbd|tba|n|a|na|eod|wfh|wfo|asap|pls|please|musts?|pluses|days?|weeks?|months?|others?|details|dm|hi|hello|thanks|regards|mon|tue|wed|thu|fri|sat|sun|only|none|any|both|more|most|min|max|exp|yrs?|cvs?|resume|e?ctc|cctc|lwd|doj|jds?|lpa|pf|poc|np|w2|c2c|loc|ideal|perks?|benefits?|mode|remote|hybrid|onsite|candidates?|profiles?|joiners?|immediate|urgent|position|role|job|title|mandatory|essential|desirable|minimum|note|notes|open|full-time|part-time|b2b|c2c|doe|inside|outside|neg|negotiable|ote|tbc|pa|pd|ltd|umbrella|fh|uni|ir35|vat|gmt|cst|mst|ist|et|ct|pt|ml|po|ba|sm|pm|qa|hq|br|m|f|d|w|x)$/i

const GREETS = new RegExp(`^(?:${GREETING_WORDS})\\s`, 'i')

function* unknownNames(
  words: ReadWords,
  statement: Statement,
  known: readonly Covered[],
  read: readonly Covered[],
  ordinary: ReadonlySet<string>,
): Generator<string> {
  const text = words.text.clean.slice(statement.start, statement.end)
  if (
    /\b(?:degree|diploma|bachelor|master'?s|ph\.?d|university|b\.?sc|m\.?sc|[bm]\.?[sae]\.? (?:in|degree)|b\.?tech|mca)\b/i.test(
      text,
    )
  )
    return
  for (const match of text.matchAll(NAME)) {
    const start = statement.start + match.index
    const phrase = match[0].replace(/[.\s-]+$/, '')
    if (GREETS.test(phrase)) continue
    const isFirst =
      match.index === 0 || /[.:!?]\s*$/.test(text.slice(0, match.index)) || /^\W*$/.test(text.slice(0, match.index))
    const isMark = /[a-z][A-Z]|[A-Z]{2}|\d/.test(phrase)
    const isItem = isListed(text, match.index, match.index + match[0].length)
    if (phrase.length < 2 || phrase.length > MAX_PHRASE_LENGTH || (isFirst && !isMark && !isItem)) continue
    if (phrase.split(/\s+/).every((word) => NOT_NAMES.test(word))) continue
    if (/^\d+$/.test(phrase) || (phrase.length > 12 && phrase === phrase.toUpperCase() && phrase.includes(' ')))
      continue
    // "Omaha, NE"
    if (/^[A-Z]{2}$/.test(phrase) && /[A-Z][a-z]+,\s$/.test(text.slice(0, match.index))) continue
    const isTitled = isItem && /^[A-Z]\w+(?: [A-Z]\w+)+$/.test(phrase)
    // "Group Reporting" holds a field that was not read.
    const held = isTitled ? read : known
    // "After Effects, Rive": next to a known name in a list, an ordinary ending proves nothing.
    const isBesideSkill = isItem && statement.skills.length > 0 && isPlainName(ordinary, phrase)
    if (
      !isMark &&
      !isTitled &&
      !isBesideSkill &&
      !isLikelyName(ordinary, phrase, text.slice(Math.max(0, match.index - 12), match.index))
    )
      continue
    if (!touches(held, start, start + match[0].length)) yield phrase
  }
}

/** An item between commas, slashes or the ends of a list. */
function isListed(text: string, from: number, to: number): boolean {
  const opens = /(?:^|[,;/|(:]|\b(?:and|or))\s*$/.test(text.slice(Math.max(0, from - 6), from))
  const closes = /^\s*(?:[,;/|)]|(?:and|or)\b|\.?\s*$)/.test(text.slice(to, to + 6))
  return opens && closes && (/[,;/]/.test(text) || JOINS_TWO.test(text))
}

/** "Flurbostat and Go": two names and nothing else. */
const JOINS_TWO = /^\W*(?![A-Z][a-z]+s )[\w+#.-]+(?: [\w+#.-]+)? (?:and|or) [\w+#.-]+(?: [\w+#.-]+)?\W*$/

function wordsInSmallLetters({ tokens, text }: ReadWords): ReadonlySet<string> {
  const ordinary = new Set<string>()
  for (let at = 0; at < tokens.count; at += 1) {
    const first = text.clean.charCodeAt(tokens.starts[at] ?? 0)
    if (first >= 97 && first <= 122) ordinary.add(tokens.words[at] ?? '')
  }
  return ordinary
}

const ORDINARY_ENDING = /(?:tion|tions|ment|ance|ence|ness|ity|ing|ship|ogy|ics|ist|ure|ive|ism|ed|er|ers|or|al|ies)$/i

function isPlainName(ordinary: ReadonlySet<string>, phrase: string): boolean {
  return (
    /^[A-Z][a-z]+$/.test(phrase) &&
    !/(?:tion|ment|ness|ity|ing|ship|ology)s?$/.test(phrase) &&
    !ordinary.has(phrase.toLowerCase())
  )
}

/** A capitalized plain word is a name in a list or after "with", unless it ends or recurs like an ordinary word. */
function isLikelyName(ordinary: ReadonlySet<string>, phrase: string, before: string): boolean {
  if (!/^[A-Za-z]+$/.test(phrase) || ORDINARY_ENDING.test(phrase)) return false
  if (
    !/(?:[,/(&]|\b(?:with|in|of|using|and|or|like|as|know|knows|knowing|used|learn|touched|e\.g\.?))\s*$/.test(before)
  )
    return false
  return !ordinary.has(phrase.toLowerCase())
}

const BETWEEN_NAMES =
  /^\s*(?:,|\/|\||\+|\band\b|\bor\b)\s*([a-z][\w.+#-]{2,24})\s*(?:,|\/|\||\+|\band\b|\bor\b)\s*(?:and |or )?$/

/** "(NumPy, xarray, pytest)": an unknown name between two known ones of a list is one too. */
function* smallNames({ text }: ReadWords, { skills }: Statement): Generator<string> {
  const names = skills.filter(({ isWide }) => !isWide)
  for (const [index, term] of names.entries()) {
    const next = names[index + 1]
    if (next === undefined || next.start - term.end > 40) continue
    const name = BETWEEN_NAMES.exec(text.lower.slice(term.end, next.start))?.[1]
    if (name === undefined || STOP_WORDS.has(name) || NOT_NAMES.test(name) || ORDINARY_ENDING.test(name)) continue
    yield name
  }
}

const FIELD =
  /\b(?:experience|expertise|knowledge|background|familiarity|proficiency|skills?|understanding|certification|certified)\s+(?:with|in|of|using)\s+((?:[a-z][\w+#/-]*\s?){1,4})/g
const VAGUE_FIELDS =
  /^(?:the|a|an|our|your|working|similar|relevant|this|that|multiple|various|different|other|any|all|large|complex|modern|how|what|using|building|developing|designing|one|more|least|at|some|both|related|several|new|these|managing|leading|creating|implementing|writing|delivering)\b/

function* unknownFields(words: ReadWords, statement: Statement, covered: readonly Covered[]): Generator<string> {
  const text = words.text.lower.slice(statement.start, statement.end)
  for (const match of text.matchAll(FIELD)) {
    const kept: string[] = []
    for (const word of (match[1] ?? '').trim().split(/\s+/)) {
      if (STOP_WORDS.has(word) || word.length < 3) break
      kept.push(word)
    }
    const phrase = kept.slice(0, 3).join(' ')
    const start = statement.start + match.index + match[0].indexOf(match[1] ?? '')
    if (phrase.length < 5 || /^\w+ing\b/.test(phrase) || VAGUE_FIELDS.test(phrase) || NOT_NAMES.test(phrase)) continue
    if (!touches(covered, start, start + phrase.length)) yield words.text.clean.slice(start, start + phrase.length)
  }
}

function touches(covered: readonly Covered[], start: number, end: number): boolean {
  let low = 0
  let high = covered.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const span = covered[middle] as Covered
    if (span.end <= start) low = middle + 1
    else if (span.start >= end) high = middle - 1
    else return true
  }
  return false
}
