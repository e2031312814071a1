import { isInCapitals, judgeContext } from './context.ts'
import { type FoldedText, foldText, originalRange } from './fold-text.ts'
import { type Gazetteer, isUnbroken, SPELLING, WORD_SPAN } from './gazetteer.ts'
import type { LostBreak } from './lost-lines.ts'
import { correctedJobName, correctedWord } from './misspelling.ts'
import { isNameOfPerson } from './person-names.ts'
import type { PlaceNames } from './place-names.ts'
import { withSenses } from './senses.ts'
import { GAP, type Tokens, tokenize } from './tokenize.ts'
import { COMMON_WORDS } from './word-lists.ts'

/** A skill or title in a text. Positions refer to the folded text; `findTerms` maps them to the original. */
export interface Term {
  kind: 'skill' | 'title'
  /** The index in the gazetteer's skills or titles. */
  place: number
  slug: string
  start: number
  end: number
  firstToken: number
  lastToken: number
  isMisspelled: boolean
  isAmbiguous: boolean
  /** A wide field with an ordinary word as its name; not a specific demand. */
  isWide: boolean
}

const GUESS_LIMIT = 100_000

export interface ReadWords {
  text: FoldedText
  tokens: Tokens
  numbers: Int32Array
  /** 1 when the word was corrected. */
  guessed: Uint8Array
}

/** All skills and titles in text order. Skills do not overlap, nor do titles; a title may contain a skill. */
export function findTerms(text: string, gazetteer: Gazetteer): Term[] {
  const words = readWords(text, gazetteer)
  return termsOf(words, gazetteer).map((term) => ({ ...term, ...originalRange(words.text, term.start, term.end) }))
}

export function readWords(text: string, gazetteer: Gazetteer, lost: readonly LostBreak[] = []): ReadWords {
  const folded = foldText(text, lost)
  const tokens = tokenize(folded)
  const numbers = new Int32Array(tokens.count)
  const guessed = new Uint8Array(tokens.count)
  for (let at = 0; at < tokens.count; at += 1) {
    const word = tokens.words[at] as string
    let number = gazetteer.words.get(word) ?? 0
    if (number === 0) {
      number = guess(word, gazetteer)
      if (number < 0) {
        guessed[at] = 1
        number = -number
      }
    }
    numbers[at] = number
  }
  return { text: folded, tokens, numbers, guessed }
}

/** Leftmost-longest matching. */
export function termsOf(words: ReadWords, gazetteer: Gazetteer, accepts?: (term: Term) => boolean): Term[] {
  const skills: Term[] = []
  const titles: Term[] = []
  let skillsFrom = 0
  let titlesFrom = 0
  for (let first = 0; first < words.tokens.count; first += 1) {
    const root = gazetteer.rootEdges[words.numbers[first] ?? 0] ?? 0
    if (root === 0) continue
    const found = longestFrom(words, gazetteer, first, root)
    if (found.skillNode !== 0 && first >= skillsFrom) {
      shortenBefore(words, gazetteer, first, root, found)
      withoutNext(words, gazetteer, first, root, found)
      const term = termAt(words, gazetteer, 'skill', first, found.skillLast, found.skillNode)
      if (term !== null) {
        skills.push(term)
        skillsFrom = found.skillLast + 1
      }
    }
    if (found.titleNode !== 0 && first >= titlesFrom) {
      const term = termAt(words, gazetteer, 'title', first, found.titleLast, found.titleNode)
      if (term !== null) {
        titles.push(term)
        titlesFrom = found.titleLast + 1
      }
    }
  }
  const named = withoutPersons(words, withModules(words, skills, gazetteer))
  const sure = judgeContext(words, named, gazetteer, accepts).filter(
    (term) =>
      (!term.isMisspelled || standsAsName(words, term)) &&
      !isPartOfCity(words, term, gazetteer) &&
      !isCityItself(words, term, named, gazetteer),
  )
  const skillsInContext = withSenses(words, sure, gazetteer)
  return merge(skillsInContext, withoutOtherSenses(titles, sure, skillsInContext))
}

/** Beside Scrum, "CSM" is a certificate, and no customer success manager. */
function withoutOtherSenses(
  titles: readonly Term[],
  before: readonly Term[],
  chosen: readonly Term[],
): readonly Term[] {
  const added = chosen.filter((term) => !before.includes(term))
  if (added.length === 0) return titles
  return titles.filter((title) => !added.some(({ start, end }) => start === title.start && end === title.end))
}

function withoutPersons(words: ReadWords, skills: readonly Term[]): readonly Term[] {
  const isTerm = (token: number): boolean =>
    skills.some(({ firstToken, lastToken }) => firstToken <= token && token <= lastToken)
  return skills.filter((term) => !isNameOfPerson(words, term, isTerm))
}

const MAX_WORDS_AROUND = 2

/** "San Francisco" names no storage network. */
function isPartOfCity({ tokens }: ReadWords, { firstToken, lastToken }: Term, { places }: Gazetteer): boolean {
  const end = Math.min(tokens.count - 1, lastToken + MAX_WORDS_AROUND)
  for (let from = Math.max(0, firstToken - MAX_WORDS_AROUND); from <= firstToken; from += 1)
    for (let to = lastToken; to <= end; to += 1) {
      const isLonger = from < firstToken || to > lastToken
      if (isLonger && places.cities.has(tokens.words.slice(from, to + 1).join(' '))) return true
    }
  return false
}

/** Far better known as cities, unless a skill of their kind stands beside them. */
const RATHER_CITIES = new Map([
  ['cairo-language', new Set(['starknet', 'solidity', 'smart-contracts', 'zero-knowledge', 'blockchain', 'rust'])],
  ['orleans', new Set(['dot-net', 'c-sharp', 'asp-net-core', 'azure', 'f-sharp'])],
])

/** "Java, Lucerne" misspells no Lucene, and "Java developer, Cairo" asks for no language for contracts. */
function isCityItself(words: ReadWords, term: Term, named: readonly Term[], { places }: Gazetteer): boolean {
  const { tokens } = words
  const { firstToken, lastToken, isMisspelled, slug } = term
  if (!places.cities.has(tokens.words.slice(firstToken, lastToken + 1).join(' '))) return false
  if (isNamedAsPlace(words, term, places)) return true
  if (firstToken !== lastToken) return false
  const beside = RATHER_CITIES.get(slug)
  return isMisspelled || (beside !== undefined && !named.some((other) => beside.has(other.slug)))
}

const PLACE_BEFORE =
  /\b(?:based|located|live|living|reside|residing|hybrid|on-?site|working) (?:in|near|from|around) $|\b(?:relocat(?:e|ion|ing)|move|commut(?:e|ing)) to $|\b(?:office|site|campus|developers?|engineers?|designers?|analysts?|administrators?|architects?|jobs?|roles?|positions?) in $|\b(?:locations?|city|place of work)\s?:\s?$/
const PLACE_AFTER = /^(?:-based\b| (?:office|campus|metro|area)\b)/
/** "Palo Alto, United States", "Phoenix (Arizona)". */
const COUNTRY_AFTER = /^,? \(?([a-z]+(?: [a-z]+)?)(?=[\s,.;)]|$)/
const REACH_OF_PLACE = 40

/** "Based in Palo Alto", "our Phoenix office": the words around name where the work is. */
function isNamedAsPlace({ text }: ReadWords, { start, end }: Term, places: PlaceNames): boolean {
  const after = text.lower.slice(end, end + REACH_OF_PLACE)
  if (PLACE_BEFORE.test(text.lower.slice(Math.max(0, start - REACH_OF_PLACE), start)) || PLACE_AFTER.test(after))
    return true
  const named = COUNTRY_AFTER.exec(after)?.[1] ?? ''
  const own = places.cities.get(text.lower.slice(start, end))?.country
  return /^(?:california|arizona)$/.test(named) || (own !== undefined && places.countries.get(named)?.code === own)
}

const MODULES: Readonly<Record<string, string>> = {
  fi: 'sap-fico',
  co: 'sap-fico',
  fico: 'sap-fico',
  sd: 'sap-sd',
  mm: 'sap-mm',
  pp: 'sap-pp',
  qm: 'sap-qm',
  pm: 'sap-pm',
  ps: 'sap-ps',
  hcm: 'sap-hcm',
  wm: 'sap-ewm',
  ewm: 'sap-ewm',
  bw: 'sap-bw',
}
const MAX_BETWEEN_MODULES = 6
const NAMED_AS_MODULE = /\bmodules?[:\s]+(?:[a-z]{2,3}(?:\s*[,/&]\s*|,? (?:and|or|plus) (?:some )?))*$/

/** In a text about SAP its modules go by their letters: "SD/MM customizing". Alone, two letters may be anything. */
function withModules(words: ReadWords, skills: readonly Term[], gazetteer: Gazetteer): readonly Term[] {
  const { tokens, text } = words
  if (!tokens.words.includes('sap')) return skills
  const covered = new Set(
    skills.flatMap(({ firstToken, lastToken }) =>
      Array.from({ length: lastToken - firstToken + 1 }, (_, place) => firstToken + place),
    ),
  )
  const found = new Set<Term>()
  for (let at = 0; at < tokens.count; at += 1) {
    const start = tokens.starts[at] ?? 0
    const end = tokens.ends[at] ?? start
    const slug = MODULES[tokens.words[at] ?? '']
    const place = slug === undefined || covered.has(at) ? undefined : gazetteer.skillPlaces.get(slug)
    if (slug === undefined || place === undefined || !/^[A-Z]+$/.test(text.clean.slice(start, end))) continue
    const span = { start, end, firstToken: at, lastToken: at }
    found.add({ kind: 'skill', place, slug, ...span, isMisspelled: false, isAmbiguous: false, isWide: false })
  }
  const all = [...skills, ...found].sort((left, right) => left.start - right.start)
  const isBeside = (other: Term | undefined, from: number, to: number): boolean =>
    other?.slug.startsWith('sap') === true &&
    to - from <= MAX_BETWEEN_MODULES &&
    !text.lower.slice(from, to).includes('\n')
  return all.filter((term, place) => {
    if (!found.has(term)) return true
    const [before, after] = [all[place - 1], all[place + 1]]
    // Three letters in capitals are hardly anything else.
    return (
      term.end - term.start > 2 ||
      NAMED_AS_MODULE.test(text.lower.slice(Math.max(0, term.start - 24), term.start)) ||
      isBeside(before, before?.end ?? 0, term.start) ||
      isBeside(after, term.end, after?.start ?? term.end)
    )
  })
}

const NAME_BEFORE =
  /(?:^|[\n•,;:/|+&([*-]|\b(?:in|with|of|on|using|use|uses|know|knows|knowing|write|writes|and|or|in|strong|some|basic|good|senior|junior|experienced?|a|an|plus|no|not|our|the|via|through))\s*$/
const NAME_AFTER =
  /^\s*(?:$|[\n•,;:/|+&)(*.!?-]|\b(?:and|or|is|are|developers?|devs?|engineers?|experts?|experience|knowledge|skills?|years?|yrs|programming|admin\w*|certified|required|mandatory|must|preferred|plus|certification|background|scripting|consultants?|specialists?|people|profiles?|expertise|\d))/

/**
 * A misspelled name in small letters counts only where names are expected; "credit for kirana stores" does not name
 * Kibana.
 */
function standsAsName({ text }: ReadWords, { start, end }: Term): boolean {
  if (text.clean.charAt(start) !== text.lower.charAt(start)) return true
  const before = text.lower.slice(Math.max(0, start - 16), start)
  return NAME_BEFORE.test(before) || NAME_AFTER.test(text.lower.slice(end, end + 20))
}

/** "Java Spring Boot": Java, then Spring Boot, rather than "Java Spring" and a stray word. */
function shortenBefore(words: ReadWords, gazetteer: Gazetteer, first: number, root: number, found: Longest): void {
  for (let next = first + 1; next <= found.skillLast; next += 1) {
    const from = gazetteer.rootEdges[words.numbers[next] ?? 0] ?? 0
    if (from === 0) continue
    const inner = longestFrom(words, gazetteer, next, from)
    if (inner.skillNode === 0 || inner.skillLast <= found.skillLast) continue
    const shorter = longestFrom(words, gazetteer, first, root, next - 1)
    if (shorter.skillNode === 0 || shorter.skillLast !== next - 1) continue
    // "SQL Server administration": of a product and a field the product counts; "RMAN backup and recovery" names both.
    const isSame = gazetteer.skillAt[shorter.skillNode] === gazetteer.skillAt[found.skillNode]
    if (!isSame && !isProductAt(gazetteer, inner.skillNode) && isProductAt(gazetteer, found.skillNode)) continue
    found.skillNode = shorter.skillNode
    found.skillLast = shorter.skillLast
    return
  }
}

/** "Python Django" is how many call Django, but who writes so names the language, too. */
function withoutNext(words: ReadWords, gazetteer: Gazetteer, first: number, root: number, found: Longest): void {
  if (found.skillLast === first) return
  const next = longestFrom(
    words,
    gazetteer,
    first + 1,
    gazetteer.rootEdges[words.numbers[first + 1] ?? 0] ?? 0,
    found.skillLast,
  )
  const isSame =
    next.skillNode !== 0 &&
    next.skillLast === found.skillLast &&
    gazetteer.skillAt[next.skillNode] === gazetteer.skillAt[found.skillNode]
  const head = isSame ? longestFrom(words, gazetteer, first, root, first) : null
  const language = gazetteer.skills[(gazetteer.skillAt[head?.skillNode ?? 0] ?? 0) - 1]
  const skill = gazetteer.skills[(gazetteer.skillAt[found.skillNode] ?? 0) - 1]
  if (head === null || language?.kind !== 'language' || skill?.kind === 'language') return
  // "Red Hat OpenShift" names no language.
  const place = (gazetteer.skillAt[found.skillNode] ?? 0) - 1
  if (gazetteer.ancestors[place]?.has(language.slug) !== true) return
  found.skillNode = head.skillNode
  found.skillLast = first
}

function isProductAt(gazetteer: Gazetteer, node: number): boolean {
  const kind = gazetteer.skills[(gazetteer.skillAt[node] ?? 0) - 1]?.kind
  return kind === 'language' || kind === 'framework' || kind === 'tool'
}

interface Longest {
  skillNode: number
  skillLast: number
  titleNode: number
  titleLast: number
}

function longestFrom(
  words: ReadWords,
  gazetteer: Gazetteer,
  first: number,
  root: number,
  limit = Number.POSITIVE_INFINITY,
): Longest {
  const { tokens, numbers } = words
  const longest: Longest = { skillNode: 0, skillLast: 0, titleNode: 0, titleLast: 0 }
  let node = root
  let last = first
  for (;;) {
    const mayHoldSlash = ((gazetteer.spelling[node] ?? 0) & SPELLING.slash) !== 0
    if (last === first || isUnbroken(tokens, first, last, mayHoldSlash)) {
      if (gazetteer.skillAt[node]) {
        longest.skillNode = node
        longest.skillLast = last
      }
      if (gazetteer.titleAt[node]) {
        longest.titleNode = node
        longest.titleLast = last
      }
    }
    if (last >= limit || (tokens.gaps[last] ?? GAP.hard) & GAP.hard) break
    const next = gazetteer.edges.get(node * WORD_SPAN + (numbers[last + 1] ?? 0))
    if (next === undefined) break
    node = next
    last += 1
  }
  return longest
}

function termAt(
  words: ReadWords,
  gazetteer: Gazetteer,
  kind: 'skill' | 'title',
  first: number,
  last: number,
  node: number,
): Term | null {
  const place = ((kind === 'skill' ? gazetteer.skillAt[node] : gazetteer.titleAt[node]) ?? 0) - 1
  const bits = gazetteer.spelling[node] ?? 0
  const start = words.tokens.starts[first] ?? 0
  const end = words.tokens.ends[last] ?? start
  const entry = kind === 'skill' ? gazetteer.skills[place] : gazetteer.titles[place]
  if (entry === undefined) return null
  if (first === last && isCurrency(words, first)) return null
  const needsCapitals =
    (bits & SPELLING.capitals) !== 0 && !isSpelledAsName(words.text.clean.slice(start, end), entry.name)
  const spoken = words.tokens.words[first] ?? ''
  // A writer without capitals means REST and SOAP too, in a technical context.
  const isTyped = kind === 'skill' && first === last && TYPED_SMALL.has(spoken)
  const mayBeName = isTyped && (isSmall(words) || isTitleCase(words, start))
  if (needsCapitals && !mayBeName && !(spoken === 'next' && isListedName(words, start, end))) return null
  const isLoud = (bits & SPELLING.capitals) !== 0 && isInCapitals(words, start, end)
  let isMisspelled = false
  for (let at = first; at <= last; at += 1) if (words.guessed[at]) isMisspelled = true
  return {
    kind,
    place,
    slug: entry.slug,
    start,
    end,
    firstToken: first,
    lastToken: last,
    isMisspelled,
    isAmbiguous: kind === 'skill' && ((bits & SPELLING.ambiguous) !== 0 || needsCapitals || isLoud),
    isWide: (bits & SPELLING.wide) !== 0,
  }
}

const CURRENCY_CODES = new Set('cad php cop ron try sek nok sgd'.split(' '))

const PERIOD = /^(?:h|hr|hrs|hour|hourly|per|an|day|daily|pd|month|monthly|year|annually|gross)$/

/** "84,900 CAD" is an amount. */
function isCurrency({ tokens, text }: ReadWords, at: number): boolean {
  if (!CURRENCY_CODES.has(tokens.words[at] ?? '')) return false
  if (/^[ :]{0,2}\d{1,3}[,.' ]\d{3}\b/.test(text.lower.slice(tokens.ends[at] ?? 0, (tokens.ends[at] ?? 0) + 12)))
    return true
  const isBeside = ((tokens.gaps[at] ?? GAP.hard) & GAP.hard) === 0
  const next = tokens.words[at + 1] ?? ''
  if (isBeside && /^\d{3,}$|^\d+k$|^\d+[.,]\d{3}$/.test(next)) return true
  if (isBeside && /^\d+$/.test(next) && PERIOD.test(tokens.words[at + 2] ?? '')) return true
  if (at === 0) return false
  const amount = tokens.words[at - 1] ?? ''
  const isPaid = /^\d{3,}$|^\d+k$/.test(amount) || (/^\d+$/.test(amount) && PERIOD.test(tokens.words[at + 1] ?? ''))
  return isPaid && ((tokens.gaps[at - 1] ?? GAP.hard) & GAP.hard) === 0
}

function isSpelledAsName(text: string, name: string): boolean {
  return text === text.toUpperCase() || (text === name && /[a-z][A-Z]|[A-Z]{2}/.test(name))
}

const TYPED_SMALL = new Set('rest soap sap sas dart wcf spa'.split(' '))

/** "TypeScript, Next, Prisma": an entry of its own with a capital. */
function isListedName(words: ReadWords, start: number, end: number): boolean {
  const { lower } = words.text
  // "react/next".
  if (/\b(?:react|node|nest|nuxt|vue|remix|ts|typescript)\s?\/$/.test(lower.slice(Math.max(0, start - 12), start)))
    return true
  return (
    isTitleCase(words, start) &&
    /[,/+&(:]\s*$/.test(lower.slice(Math.max(0, start - 3), start)) &&
    /^\s*[,/+&)]/.test(lower.slice(end, end + 3))
  )
}

function isTitleCase({ text }: ReadWords, start: number): boolean {
  return text.clean.charAt(start) !== text.lower.charAt(start)
}

const SMALL_TEXTS = new WeakMap<FoldedText, boolean>()
const FEW_CAPITALS = 0.12

/** True for a text that is typed without capitals, but for a name or a stressed word. */
function isSmall({ text, tokens }: ReadWords): boolean {
  const before = SMALL_TEXTS.get(text)
  if (before !== undefined) return before
  let capitals = 0
  for (let at = 0; at < tokens.count; at += 1) {
    const start = tokens.starts[at] ?? 0
    if (text.clean.charCodeAt(start) !== text.lower.charCodeAt(start)) capitals += 1
  }
  const startsSmall = text.clean.charCodeAt(tokens.starts[0] ?? 0) === text.lower.charCodeAt(tokens.starts[0] ?? 0)
  const isTypedSmall = capitals === 0 || (startsSmall && capitals <= FEW_CAPITALS * tokens.count)
  SMALL_TEXTS.set(text, isTypedSmall)
  return isTypedSmall
}

/** The id of a known word for an unknown one: its plural, its version number, or a misspelling (then negative). */
function guess(word: string, gazetteer: Gazetteer): number {
  if (word.length < 3) return 0
  const before = gazetteer.guesses.get(word)
  if (before !== undefined) return before
  const found = meaningOf(word, gazetteer)
  if (gazetteer.guesses.size >= GUESS_LIMIT) gazetteer.guesses.clear()
  gazetteer.guesses.set(word, found)
  return found
}

function meaningOf(word: string, gazetteer: Gazetteer): number {
  const bare =
    /^([a-z.+#]*?[a-z]{2}[+#]*)[0-9]{1,2}x?$/.exec(word)?.[1] ?? (word.endsWith('+') ? word.slice(0, -1) : null)
  if (bare !== null && bare !== '') {
    const number = gazetteer.words.get(bare) ?? 0
    if (number !== 0 && endsSkill(number, gazetteer)) return number
  }
  if (word.length >= 5 && word.endsWith('s')) {
    const number = gazetteer.words.get(word.slice(0, -1)) ?? 0
    if (number !== 0) return number
  }
  const job = correctedJobName(word)
  if (job !== null) return -(gazetteer.words.get(job) ?? 0)
  if (COMMON_WORDS.has(word) || isInflectionOfCommon(word)) return 0
  return -correctedWord(gazetteer.misspellings, word)
}

function endsSkill(number: number, gazetteer: Gazetteer): boolean {
  return (gazetteer.skillAt[gazetteer.rootEdges[number] ?? 0] ?? 0) !== 0
}

const ENDINGS = ['s', 'es', 'ed', 'd', 'ing', 'er', 'ers', 'ly', 'ion', 'ions', 'or', 'ors', 'ive', 'al', 'able']

function isInflectionOfCommon(word: string): boolean {
  for (const ending of ENDINGS) {
    if (!word.endsWith(ending)) continue
    const stem = word.slice(0, -ending.length)
    if (COMMON_WORDS.has(stem) || COMMON_WORDS.has(`${stem}e`)) return true
  }
  return false
}

function merge(skills: readonly Term[], titles: readonly Term[]): Term[] {
  return [...skills, ...titles].sort((left, right) => left.start - right.start || right.end - left.end)
}
