import { foldText } from './fold-text.ts'
import { pairAbroad, saysNothingAbroad, wordAbroad } from './titles-abroad.ts'
import { tokenize } from './tokenize.ts'

export interface ReadableTitle {
  slug: string
  name: string
  aliases: readonly string[]
  family: string
  seniority: 'intern' | 'junior' | 'mid' | 'senior' | 'staff' | 'lead' | 'none'
  typicalSkills: readonly string[]
}

/**
 * Matches titles by the meaning of their words, so that "Sr. Systems Administrator II" and "Engineer, Software" are
 * known.
 */
export interface TitleNames {
  byWords: ReadonlyMap<string, number>
  spellings: readonly { place: number; words: readonly string[]; head: string; weight: number }[]
  spellingsByWord: ReadonlyMap<string, readonly number[]>
  weightOfWord: ReadonlyMap<string, number>
  known: Map<string, number>
}

/** The share of words, by weight, at which two titles count as the same. */
const SAME_TITLE = 0.66
const OTHER_NAME_OF_JOB = 0.92
const UNKNOWN_WORD_WEIGHT = 4
const KNOWN_LIMIT = 50_000

export function compileTitleNames(titles: readonly ReadableTitle[]): TitleNames {
  const byWords = new Map<string, number>()
  const spellings: { place: number; words: string[]; head: string; weight: number }[] = []
  const frequency = new Map<string, number>()
  for (const { place, spoken, words } of spellingsOf(titles)) {
    const key = keyOf(words)
    if (words.length === 0 || isBareRank(spoken, words) || byWords.has(key)) continue
    byWords.set(key, place)
    spellings.push({ place, words, head: headOf(words), weight: 0 })
    for (const word of new Set(words)) frequency.set(word, (frequency.get(word) ?? 0) + 1)
  }
  const weightOfWord = new Map<string, number>()
  for (const [word, count] of frequency) weightOfWord.set(word, Math.log(1 + spellings.length / count))
  const spellingsByWord = new Map<string, number[]>()
  spellings.forEach((spelling, index) => {
    spelling.weight = weightOf(spelling.words, weightOfWord)
    for (const word of new Set(spelling.words)) {
      const list = spellingsByWord.get(word)
      if (list === undefined) spellingsByWord.set(word, [index])
      else list.push(index)
    }
  })
  return { byWords, spellings, spellingsByWord, weightOfWord, known: new Map() }
}

/** Those that lose no word come first: "Software Architect" is that, and no "Chief Software Architect". */
function spellingsOf(titles: readonly ReadableTitle[]) {
  const all = titles.flatMap((title, place) =>
    [...new Set([title.name, ...title.aliases])].map((spelling) => {
      const spoken = tokenize(foldText(spelling)).words
      return { place, spoken, words: titleWords(spoken) }
    }),
  )
  const isWhole = ({ spoken }: { spoken: readonly string[] }) => !spoken.some((word) => DROPPED.has(word))
  return [...all.filter(isWhole), ...all.filter((spelling) => !isWhole(spelling))]
}

/** "Staff Engineer" without its level would match any engineer, and "IT Associate" anything in IT. */
function isBareRank(spoken: readonly string[], words: readonly string[]): boolean {
  return words.length === 1 && spoken.some((word) => DROPPED.has(word))
}

/** The index of the title that these lower-case words name, or -1. */
export function titleIndexOf(names: TitleNames, words: readonly string[], isExact = false): number {
  const meaning = titleWords(words)
  if (meaning.length === 0 || meaning.length > 8) return -1
  const key = keyOf(meaning)
  const exact = names.byWords.get(key)
  if (exact !== undefined || isExact) return exact ?? -1
  const spoken = meaning.join(' ')
  const before = names.known.get(spoken)
  if (before !== undefined) return before
  const found = nearestTitle(names, meaning)
  if (names.known.size >= KNOWN_LIMIT) names.known.clear()
  names.known.set(spoken, found)
  return found
}

/** Compares the other words; the job names must be equal or synonyms. */
function nearestTitle(names: TitleNames, words: readonly string[]): number {
  const head = headOf(words)
  if (!HEAD_CLASSES.has(head)) return -1
  const own = weightOf(words, names.weightOfWord) - weightOf([head], names.weightOfWord)
  const developsBusiness = words.includes('business') && words.includes('development')
  const candidates = new Set<number>()
  for (const word of words) {
    if (word === head) continue
    for (const index of names.spellingsByWord.get(word) ?? []) candidates.add(index)
  }
  let best = -1
  let bestScore = SAME_TITLE
  for (const index of candidates) {
    const spelling = names.spellings[index]
    if (spelling === undefined || !isSynonym(spelling.head, head)) continue
    // "Sales Manager" is no "IT Sales Manager", nor "Financial Analyst" a "Financial Systems Analyst" or a "Financial Data Analyst".
    if (spelling.words.some((word) => OF_THE_TRADE.has(word) && !words.includes(word))) continue
    if (head === 'analyst' && spelling.words.includes('data') && !words.includes('data')) continue
    // "Business Development Manager" is no development manager.
    if (developsBusiness && !spelling.words.includes('business')) continue
    let shared = 0
    for (const word of spelling.words) {
      if (word !== spelling.head && words.includes(word)) shared += weightOf([word], names.weightOfWord)
    }
    const others = spelling.weight - weightOf([spelling.head], names.weightOfWord)
    const likeness = shared / Math.max(0.1, own + others - shared)
    const score = spelling.head === head ? likeness : likeness * OTHER_NAME_OF_JOB
    if (score > bestScore) {
      best = spelling.place
      bestScore = score
    }
  }
  return best
}

/** "Group Manager" is no "Group CIO". */
function isSynonym(head: string, other: string): boolean {
  return head === other || (HEAD_CLASSES.get(head) === HEAD_CLASSES.get(other) && !WHOLE_TITLES.has(head))
}

const WHOLE_TITLES = new Set(['cto', 'cio', 'ciso'])

/** Words that make a title of another trade one of this. */
const OF_THE_TRADE = new Set('it technical technology system software information ict'.split(' '))

function weightOf(words: readonly string[], weights: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const word of words) sum += weights.get(word) ?? UNKNOWN_WORD_WEIGHT
  return sum
}

function keyOf(words: readonly string[]): string {
  return [...words].sort().join(' ')
}

/** The head noun: the last word that is a job name. */
function headOf(words: readonly string[]): string {
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const word = words[at] ?? ''
    if (HEAD_CLASSES.has(word)) return word
  }
  return words.at(-1) ?? ''
}

export function isHeadNoun(word: string): boolean {
  return HEAD_CLASSES.has(oneWord(word)) || HEAD_CLASSES.has(wordAbroad(word)?.at(-1) ?? '')
}

/** Lower-case words of a title in canonical spelling, without level, numerals and function words. */
export function titleWords(spoken: readonly string[]): string[] {
  const words = spoken.filter((word) => !saysNothingAbroad(word))
  const meaning: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const next = words[at + 1] ?? ''
    const pair = PAIRS.get(`${word} ${next}`) ?? pairAbroad(word, next)
    if (pair !== undefined) {
      meaning.push(...pair)
      at += 1
      continue
    }
    if (DROPPED.has(word)) continue
    meaning.push(...(EXPANDED.get(word) ?? wordAbroad(word) ?? [oneWord(word)]))
  }
  return meaning
}

function oneWord(word: string): string {
  const known = RESPELLED.get(word)
  if (known !== undefined) return known
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') && !word.endsWith('us') && !word.endsWith('ps')) {
    const single = word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1)
    return RESPELLED.get(single) ?? single
  }
  return word
}

const DROPPED = new Set(
  'sr senior jr junior jnr snr lead principal staff entry level mid associate assoc intermediate experienced i ii iii iv v vi 1 2 3 4 5 the a an of and for in to with at m f d x w h mwd remote hybrid contract freelance temporary part full time permanent certified chief vice executive assistant asst deputy acting interim'.split(
    ' ',
  ),
)

const RESPELLED: ReadonlyMap<string, string> = new Map([
  ['dev', 'developer'],
  ['eng', 'engineer'],
  ['engr', 'engineer'],
  ['admin', 'administrator'],
  ['mgr', 'manager'],
  ['tech', 'technician'],
  ['sys', 'system'],
  ['ops', 'operation'],
  ['operations', 'operation'],
  ['db', 'database'],
  ['mgmt', 'management'],
  ['progammer', 'programmer'],
  ['programer', 'programmer'],
  ['engeneer', 'engineer'],
  ['enginneer', 'engineer'],
  ['develeper', 'developer'],
  ['analist', 'analyst'],
  ['coder', 'programmer'],
  ['developper', 'developer'],
  ['enginer', 'engineer'],
  ['adminstrator', 'administrator'],
  ['techician', 'technician'],
  ['infra', 'infrastructure'],
  ['spec', 'specialist'],
  ['devs', 'developer'],
  ['svc', 'service'],
  ['ios', 'ios'],
  ['saas', 'saas'],
  ['sales', 'sales'],
  ['devops', 'devops'],
  ['aws', 'aws'],
  ['webdev', 'web developer'],
  ['net', '.net'],
  ['c#.net', '.net'],
  ['analytics', 'analytics'],
  ['graphics', 'graphic'],
  ['security', 'security'],
])

const EXPANDED: ReadonlyMap<string, readonly string[]> = new Map([
  ['sysadmin', ['system', 'administrator']],
  ['sw', ['software']],
  ['hw', ['hardware']],
  ['qa', ['quality', 'assurance']],
  ['dba', ['database', 'administrator']],
  ['sde', ['software', 'engineer']],
  ['swe', ['software', 'engineer']],
  ['sdet', ['test', 'automation', 'engineer']],
  ['sre', ['site', 'reliability', 'engineer']],
  ['ml', ['machine', 'learning']],
  ['ai', ['ai']],
  ['it', ['it']],
  ['ux', ['ux']],
  ['pm', ['project', 'manager']],
  ['cto', ['cto']],
  ['bi', ['business', 'intelligence']],
  ['frontend', ['frontend']],
  ['backend', ['backend']],
  ['fullstack', ['fullstack']],
  ['helpdesk', ['help', 'desk']],
])

const PAIRS: ReadonlyMap<string, readonly string[]> = new Map([
  ['front end', ['frontend']],
  // "Frontend Chapter Lead" leads developers of that field.
  ['frontend lead', ['frontend', 'developer']],
  ['backend lead', ['backend', 'developer']],
  ['fullstack lead', ['fullstack', 'developer']],
  ['ios lead', ['ios', 'developer']],
  ['android lead', ['android', 'developer']],
  ['mobile lead', ['mobile', 'developer']],
  ['chapter lead', ['developer']],
  ['guild lead', ['developer']],
  ['tribe lead', ['developer']],
  ['squad lead', ['developer']],
  ['back end', ['backend']],
  ['full stack', ['fullstack']],
  ['front ender', ['frontend', 'developer']],
  ['back ender', ['backend', 'developer']],
  ['information technology', ['it']],
  ['information technologies', ['it']],
  ['i t', ['it']],
  ['information systems', ['it', 'system']],
  ['dev ops', ['devops']],
  ['quality assurance', ['quality', 'assurance']],
  ['user experience', ['ux']],
  ['user interface', ['ui']],
  ['artificial intelligence', ['ai']],
  ['pre sales', ['presales']],
  ['cyber security', ['cybersecurity']],
  ['service desk', ['help', 'desk']],
  ['desk top', ['desktop']],
  ['web site', ['website']],
  ['node js', ['node.js']],
  ['vue js', ['vue']],
  ['react js', ['react']],
  ['dot net', ['.net']],
])

/** Job names, and which of them are synonyms. */
const HEAD_CLASSES: ReadonlyMap<string, string> = new Map(
  [
    'engineer developer programmer',
    'administrator',
    'manager director head officer president cto cio ciso supervisor',
    'analyst',
    'architect',
    'consultant advisor adviser',
    'designer',
    'scientist researcher',
    'specialist technician',
    'tester',
    'support',
    'owner',
    'master',
    'coach trainer instructor teacher lecturer',
    'writer author editor',
    'coordinator',
    'operator',
    'auditor',
    'strategist',
    'evangelist advocate',
    'artist animator illustrator',
    'representative agent',
    'hacker pentester',
    'assistant clerk',
    'recruiter',
    'accountant bookkeeper',
    'attorney lawyer',
    'nurse',
    'chef cook',
    'expert',
    'intern trainee apprentice',
    'buyer',
    'controller',
    'planner',
    'producer',
    'modeler modeller',
    'installer',
    'mechanic',
    'electrician',
    'salesperson salesman seller',
    'copywriter',
    'photographer',
    'webmaster',
    'professor postdoc',
    'driver chauffeur',
    'broker',
    'partner',
    'secretary receptionist',
    'cashier',
    'inspector',
    'worker',
    'student',
    'fellow',
    'ambassador',
    'marketer',
    'merchandiser',
    'associate',
  ].flatMap((line) => {
    const members = line.split(' ')
    return members.map((member) => [member, members[0] ?? member] as const)
  }),
)
