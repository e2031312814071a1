import { createHash } from 'node:crypto'
import { wordsOf } from '../baselines/words.ts'
import { type Chance, chanceFrom } from '../generated-searches/chance.ts'

/** Terms from public catalogs, independent of the project's own vocabulary. */
export interface Catalog {
  /** Names of technologies, in lower case. */
  readonly technologies: ReadonlySet<string>
  /** Names of activities and knowledge of two to four words, in lower case. */
  readonly topics: ReadonlySet<string>
  /** Task words that distinguish occupations. */
  readonly words: ReadonlySet<string>
}

export interface KnownQuery {
  /** Names, for the skill list. */
  readonly skills: string
  /** What a searcher might remember: names, and words of the tasks. */
  readonly summary: string
}

const JOB_BEGINS =
  /company name|\b(?:\d{1,2}\/\d{4}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{4})\s*(?:to|-|–)/i
const MAX_TERM_LENGTH = 4
const TERMS = 5
const MIN_TERMS = 3
/** A résumé with fewer technologies belongs to another trade. */
const MIN_TECHNOLOGIES = 3
const WORDS = 6

/** Builds a known-item query from one part of the résumé; null when no part is detailed enough. */
export function knownQuery(id: string, parts: readonly string[], catalog: Catalog): KnownQuery | null {
  const chance = chanceFrom(createHash('sha256').update(id).digest().readUInt32BE(0))
  const telling = parts
    .map((part) => ({ part, terms: termsIn(part, catalog) }))
    .filter(({ terms }) => terms.length >= MIN_TERMS && technologiesAmong(terms, catalog) >= MIN_TECHNOLOGIES)
  if (telling.length === 0) return null
  const { part, terms } = chance.one(telling)
  const named = inOrder(terms, TERMS, chance)
  const spent = new Set(named.flatMap(wordsOf))
  const words = [...new Set(wordsOf(part))].filter((word) => catalog.words.has(word) && !spent.has(word))
  const told = inOrder(words, WORDS, chance)
  const skills = named.join(', ')
  return { skills, summary: told.length === 0 ? `${skills}.` : `${skills}. Worked on ${told.join(', ')}.` }
}

const PASTED = { least: 12, most: 36 }

/** Consecutive words of one part of a résumé, from the beginning of a sentence; null when no part has enough. */
export function pastedQuery(id: string, parts: readonly string[]): string | null {
  const chance = chanceFrom(createHash('sha256').update(`pasted ${id}`).digest().readUInt32BE(0))
  const begins = parts.flatMap((part) =>
    part
      .split(/(?<=[.!?;•])\s+|\n+/)
      .map((_, place, all) => all.slice(place).join(' ').trim().split(/\s+/))
      .filter((words) => words.length >= PASTED.least),
  )
  if (begins.length === 0) return null
  const length = PASTED.least + chance.below(PASTED.most - PASTED.least + 1)
  return chance.one(begins).slice(0, length).join(' ')
}

/** The half that a candidate belongs to; stable. */
export function splitOf(id: string): 'dev' | 'test' {
  return createHash('sha256').update(`known ${id}`).digest().readUInt8(0) % 2 === 0 ? 'dev' : 'test'
}

export function jobsOf(text: string): string[] {
  const jobs: string[][] = []
  for (const line of text.split('\n')) {
    if (JOB_BEGINS.test(line)) jobs.push([])
    else jobs.at(-1)?.push(line)
  }
  return (jobs.length === 0 ? [text.split('\n').slice(1)] : jobs).map((lines) => lines.join('\n'))
}

const OWN_PART =
  /^(?:(?:professional |executive |career )?(?:summary|profile|overview|focus)|(?:skill )?highlights|(?:technical |core |summary of |key )?(?:skills|qualifications|competencies)|areas of expertise)$/i
const OTHER_PART =
  /^(?:(?:professional |work |relevant )?experience|work history|education.*|accomplishments|certifications|languages|interests|affiliations|additional information|publications)$/i

/** Separates self-descriptions from jobs, education and the rest. */
export function ownWords(text: string): { own: string; rest: string } {
  const own: string[] = []
  const rest: string[] = []
  let into = rest
  for (const line of text.split('\n')) {
    const heading = line.trim().replace(/:$/, '')
    if (OWN_PART.test(heading)) into = own
    else if (OTHER_PART.test(heading)) into = rest
    into.push(line)
  }
  return { own: own.join('\n'), rest: rest.join('\n') }
}

/** The first names, longest match first; a single word counts only as a technology in the spelling of a name. */
function termsIn(part: string, { technologies, topics }: Catalog): string[] {
  const words = [...part.matchAll(/\.?[\p{L}\p{N}]+(?:[+#]+|(?:[-/.&'][\p{L}\p{N}]+)*)/gu)]
  const found = new Set<string>()
  for (let first = 0; first < words.length; first += 1) {
    for (let count = Math.min(MAX_TERM_LENGTH, words.length - first); count > 0; count -= 1) {
      const run = words.slice(first, first + count).map(([word]) => word)
      const term = run.join(' ').toLowerCase()
      const isNamed = technologies.has(term) && (count > 1 || isName(part, words[first] as RegExpExecArray))
      if (!isNamed && !(count > 1 && topics.has(term))) continue
      found.add(term)
      first += count - 1
      break
    }
  }
  return [...found]
}

/** True with a capital or a digit that grammar does not require. */
function isName(part: string, { 0: word, index }: RegExpExecArray): boolean {
  return /[\p{Lu}\d+#]/u.test(word.slice(1)) || (/^\p{Lu}/u.test(word) && /[\p{L},] $/u.test(part.slice(0, index)))
}

function technologiesAmong(terms: readonly string[], { technologies }: Catalog): number {
  return terms.filter((term) => technologies.has(term)).length
}

function inOrder(items: readonly string[], count: number, chance: Chance): string[] {
  const taken = new Set(chance.some(items, count))
  return items.filter((item) => taken.has(item))
}
