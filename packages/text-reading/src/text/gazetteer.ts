import { foldText } from './fold-text.ts'
import { compileKeywords, type Keywords, type KeywordTable } from './keywords.ts'
import { type MisspellingIndex, misspellingIndex } from './misspelling.ts'
import { compilePlaces, type PlaceNames } from './place-names.ts'
import { compileTitleNames, type ReadableTitle, type TitleNames } from './title-names.ts'
import { GAP, type Tokens, tokenize } from './tokenize.ts'
import { ALWAYS_AMBIGUOUS, COMMON_WORDS, NEEDS_CAPITALS, WIDE_PHRASES, WIDE_WORDS } from './word-lists.ts'

export interface ReadableSkill {
  slug: string
  name: string
  kind: 'language' | 'framework' | 'tool' | 'domain' | 'soft'
  aliases: readonly string[]
  broader: readonly string[]
  ambiguous?: readonly string[]
  popularity: number
}

/** The part of the taxonomy that the reader needs; the tables satisfy it as they are. */
export interface GazetteerSource {
  skills: readonly ReadableSkill[]
  titles: readonly ReadableTitle[]
  roleFamilies?: readonly { slug: string; name: string }[]
  countries?: readonly {
    code: string
    name: string
    currency?: string
    aliases: readonly string[]
    flags?: { eu: boolean; eea: boolean }
    timezones: readonly string[]
  }[]
  cities?: readonly { name: string; aliases: readonly string[]; country: string; timezone: string }[]
  languages?: readonly { code: string; name: string; aliases: readonly string[] }[]
  keywords?: KeywordTable
}

/** How a spelling may be read. */
export const SPELLING = {
  /** An ordinary word or letter; counts only in a technical context. */
  ambiguous: 1,
  /** Counts only in capitals. */
  capitals: 2,
  /** The spelling itself contains a slash. */
  slash: 4,
  /** A wide field named by an ordinary word. */
  wide: 8,
} as const

export interface Gazetteer {
  skills: readonly ReadableSkill[]
  skillPlaces: ReadonlyMap<string, number>
  titles: readonly ReadableTitle[]
  /** Word to id; 0 is an unknown word. */
  words: ReadonlyMap<string, number>
  /** Trie edges: (node, word) to node. Node 0 is the root. */
  edges: ReadonlyMap<number, number>
  rootEdges: Int32Array
  /** The skill index plus one by node; 0 where none ends. */
  skillAt: Int32Array
  titleAt: Int32Array
  /** SPELLING flags by node. */
  spelling: Uint8Array
  /** Skills that name a whole field, which alone is little evidence. */
  generic: Uint8Array
  /** Names of things (languages, tools, GraphQL, .NET), not of fields (risk management). */
  technical: Uint8Array
  /** All ancestors by skill index. */
  ancestors: readonly ReadonlySet<string>[]
  misspellings: MisspellingIndex
  /** Cache of corrections of unknown words; bounded. */
  guesses: Map<string, number>
  titleNames: TitleNames
  places: PlaceNames
  languages: ReadonlyMap<string, string>
  keywords: Keywords
}

export const WORD_SPAN = 2 ** 21

interface Growing {
  words: Map<string, number>
  edges: Map<number, number>
  skillAt: number[]
  titleAt: number[]
  spelling: number[]
}

/** "Freelance developer" states a form of engagement and is still a developer. */
const ENGAGEMENT = /^(?:freelance|contract)\b/i

/**
 * Builds a trie over the words of all names and aliases, with plurals and short forms. Where spellings clash, the more
 * popular skill wins, and a given spelling precedes a derived one.
 */
export function compileGazetteer(source: GazetteerSource): Gazetteer {
  const trie: Growing = { words: new Map(), edges: new Map(), skillAt: [0], titleAt: [0], spelling: [0] }
  const byPopularity = source.skills.map((_, place) => place)
  const popularityOf = (place: number): number => source.skills[place]?.popularity ?? 0
  byPopularity.sort((left, right) => popularityOf(right) - popularityOf(left) || left - right)
  for (const place of byPopularity) addSkill(trie, source.skills[place] as ReadableSkill, place)
  source.titles.forEach((title, place) => {
    for (const spelling of [title.name, ...title.aliases]) {
      if (!ENGAGEMENT.test(spelling)) addSpelling(trie, trie.titleAt, spelling, place, titleBits(spelling))
    }
  })
  for (const place of byPopularity) addVariants(trie, source.skills[place] as ReadableSkill, place)
  source.titles.forEach((title, place) => {
    for (const spelling of [title.name, ...title.aliases]) {
      addPlural(trie, trie.titleAt, spelling, place, 0)
      for (const short of shortForms(spelling)) {
        addSpelling(trie, trie.titleAt, short, place, 0)
        addPlural(trie, trie.titleAt, short, place, 0)
      }
    }
  })
  return finish(trie, source)
}

/** "Rails dev", "cloud eng", "network admin". */
function shortForms(spelling: string): string[] {
  if (!/\s(?:developer|engineer|administrator)$/i.test(spelling)) return []
  return [
    spelling
      .replace(/developer$/i, 'dev')
      .replace(/engineer$/i, 'eng')
      .replace(/administrator$/i, 'admin'),
  ]
}

function finish(trie: Growing, source: GazetteerSource): Gazetteer {
  const rootEdges = new Int32Array(trie.words.size + 1)
  for (const [key, node] of trie.edges) if (key < WORD_SPAN) rootEdges[key] = node
  const skillPlaces = new Map(source.skills.map((skill, place) => [skill.slug, place]))
  const ancestors = ancestorsOf(source.skills, skillPlaces)
  return {
    skills: source.skills,
    skillPlaces,
    titles: source.titles,
    words: trie.words,
    edges: trie.edges,
    rootEdges,
    skillAt: Int32Array.from(trie.skillAt),
    titleAt: Int32Array.from(trie.titleAt),
    spelling: Uint8Array.from(trie.spelling),
    generic: genericSkills(source.skills, skillPlaces, ancestors),
    technical: Uint8Array.from(source.skills, (skill) => (isTechnical(skill) ? 1 : 0)),
    ancestors,
    misspellings: misspellingIndex(misspellable(trie, rootEdges, source.skills)),
    guesses: new Map(),
    titleNames: compileTitleNames(source.titles),
    places: compilePlaces(source.countries ?? [], source.cities ?? []),
    keywords: compileKeywords(source.keywords ?? []),
    languages: new Map(
      (source.languages ?? []).flatMap((language) =>
        [language.name, ...language.aliases].map((name) => [name.toLowerCase(), language.code] as const),
      ),
    ),
  }
}

function addSkill(trie: Growing, skill: ReadableSkill, place: number): void {
  const ambiguous = new Set((skill.ambiguous ?? []).map((text) => text.toLowerCase()))
  for (const spelling of [skill.name, ...skill.aliases]) {
    addSpelling(trie, trie.skillAt, spelling, place, spellingBits(spelling, ambiguous))
  }
}

function titleBits(spelling: string): number {
  const lower = spelling.toLowerCase()
  return (NEEDS_CAPITALS.has(lower) ? SPELLING.capitals : 0) | (lower.includes('/') ? SPELLING.slash : 0)
}

function spellingBits(spelling: string, ambiguous: ReadonlySet<string>): number {
  const lower = spelling.toLowerCase()
  const unsure = ambiguous.has(lower) || ALWAYS_AMBIGUOUS.has(lower) || /^[a-z]$/.test(lower)
  return (
    (unsure ? SPELLING.ambiguous : 0) |
    (NEEDS_CAPITALS.has(lower) ? SPELLING.capitals : 0) |
    (lower.includes('/') ? SPELLING.slash : 0) |
    (WIDE_WORDS.has(lower) || WIDE_PHRASES.has(lower) ? SPELLING.wide : 0)
  )
}

/** Adds plurals and names written as one word ("unit tests", "springboot"). Original names take precedence. */
function addVariants(trie: Growing, skill: ReadableSkill, place: number): void {
  const ambiguous = new Set((skill.ambiguous ?? []).map((text) => text.toLowerCase()))
  for (const spelling of [skill.name, ...skill.aliases]) {
    const bits = spellingBits(spelling, ambiguous)
    if (bits & SPELLING.ambiguous) continue
    const words = tokenize(foldText(spelling)).words
    if (words.length > 1 || skill.kind === 'domain') addPlural(trie, trie.skillAt, spelling, place, bits)
    const joined = words.join('')
    if (
      words.length > 1 &&
      words.length < 4 &&
      joined.length >= 6 &&
      /^[a-z]+$/.test(joined) &&
      !COMMON_WORDS.has(joined)
    ) {
      addSpelling(trie, trie.skillAt, joined, place, bits)
    }
  }
}

function addPlural(trie: Growing, ends: number[], spelling: string, place: number, bits: number): void {
  if (!/^[a-z]/i.test(spelling)) return
  if (/[a-z]{3}$/i.test(spelling) && !/s$/i.test(spelling)) {
    const plural = /[^aeou]y$/i.test(spelling) ? `${spelling.slice(0, -1)}ies` : `${spelling}s`
    addSpelling(trie, ends, plural, place, bits)
  } else if (/[a-z]{4}[^su]s$/i.test(spelling) && spelling.includes(' ')) {
    addSpelling(trie, ends, spelling.slice(0, -1), place, bits)
  }
}

function addSpelling(trie: Growing, ends: number[], spelling: string, place: number, bits: number): void {
  const words = tokenize(foldText(spelling)).words
  if (words.length === 0 || words.length > 7) return
  let node = 0
  for (const word of words) {
    let number = trie.words.get(word)
    if (number === undefined) {
      number = trie.words.size + 1
      trie.words.set(word, number)
    }
    const key = node * WORD_SPAN + number
    let next = trie.edges.get(key)
    if (next === undefined) {
      next = trie.skillAt.length
      trie.edges.set(key, next)
      trie.skillAt.push(0)
      trie.titleAt.push(0)
      trie.spelling.push(0)
    }
    node = next
  }
  if ((ends[node] ?? 0) !== 0) return
  ends[node] = place + 1
  trie.spelling[node] = (trie.spelling[node] ?? 0) | bits
}

/** Technologies named by one unambiguous word of at least six letters. */
function misspellable(trie: Growing, rootEdges: Int32Array, skills: readonly ReadableSkill[]): [string, number][] {
  const words: [string, number][] = []
  for (const skill of skills) {
    if (skill.kind === 'domain' || skill.kind === 'soft') continue
    // All spellings of a skill mean the same, so that two that are equally near are no tie.
    let meant = 0
    for (const spelling of [skill.name, ...skill.aliases]) {
      const word = spelling.toLowerCase()
      const number = trie.words.get(word) ?? 0
      const node = rootEdges[number] ?? 0
      if (node === 0 || word.length < 6 || !/^[a-z]+$/.test(word) || (trie.spelling[node] ?? 0) !== 0) continue
      if (COMMON_WORDS.has(word)) continue
      if (meant === 0) meant = number
      words.push([word, meant])
    }
  }
  return words
}

function ancestorsOf(
  skills: readonly ReadableSkill[],
  places: ReadonlyMap<string, number>,
): readonly ReadonlySet<string>[] {
  return skills.map((skill) => {
    const found = new Set<string>()
    const open = [...skill.broader]
    for (let slug = open.pop(); slug !== undefined; slug = open.pop()) {
      if (found.has(slug)) continue
      found.add(slug)
      open.push(...(skills[places.get(slug) ?? -1]?.broader ?? []))
    }
    return found
  })
}

function isTechnical({ kind, name }: ReadableSkill): boolean {
  if (kind === 'soft') return false
  if (kind !== 'domain') return true
  return /[A-Z]{2}|[a-z][A-Z]|\d|^\.|[+#]/.test(name) || (/^[\w.-]+$/.test(name) && !WIDE_WORDS.has(name.toLowerCase()))
}

/** A field with many branches ("programming") does not distinguish candidates. */
const GENERIC_BRANCHES = 60
const GENERIC_SLUGS: readonly string[] =
  'programming software-development software-engineering computer-science information-technology web-development agile scripting testing research operating-systems project-management english databases debugging troubleshooting documentation communication analytics technical-support customer-service microsoft-office microsoft-word microsoft-excel microsoft-powerpoint microsoft-outlook'.split(
    ' ',
  )

function genericSkills(
  skills: readonly ReadableSkill[],
  places: ReadonlyMap<string, number>,
  ancestors: readonly ReadonlySet<string>[],
): Uint8Array {
  const branches = new Uint16Array(skills.length)
  for (const set of ancestors) {
    for (const slug of set) {
      const place = places.get(slug)
      if (place !== undefined) branches[place] = (branches[place] ?? 0) + 1
    }
  }
  const generic = new Uint8Array(skills.length)
  skills.forEach((skill, place) => {
    if (!isTechnical(skill) && (branches[place] ?? 0) >= GENERIC_BRANCHES) generic[place] = 1
  })
  for (const slug of GENERIC_SLUGS) {
    const place = places.get(slug)
    if (place !== undefined) generic[place] = 1
  }
  return generic
}

/** True when no comma or sentence end separates the words from `first` to `last`. */
export function isUnbroken(tokens: Tokens, first: number, last: number, mayHoldSlash: boolean): boolean {
  for (let at = first; at < last; at += 1) {
    const gap = tokens.gaps[at] ?? GAP.hard
    if (gap & GAP.hard || (gap & GAP.slash && !mayHoldSlash)) return false
  }
  return true
}
