import { keywordKey } from '@assay/ranking-engine/query/keyword-key'
import type { KeywordCriterion } from '@assay/ranking-engine/query/search-criteria'
import type { ReadWords } from '../../text/find-terms.ts'
import { originalRange } from '../../text/fold-text.ts'
import type { Gazetteer } from '../../text/gazetteer.ts'
import { type FoundKeyword, keywordsIn } from '../../text/keywords.ts'
import type { Span } from '../reading.ts'
import { isBoilerplate, type Statement } from '../statements/index.ts'

/** The maximum that criteria allow; the rarest are kept because long postings contain many. */
const MAX_ASKED = 24

/** Sections about the employer, the law, benefits and exclusions yield no keywords. */
const ASKS_NOTHING =
  /\b(?:equal opportunit|regardless of|discriminat|orientation|disabilit|veteran|accommodation|our (?:mission|vision|values|company|culture|offices?|benefits)\b|founded in|headquartered|we (?:are|'re) (?:a|an|the|one of) |we offer|we provide|you(?:'ll| will) (?:get|receive|enjoy)|insurance|stock options|paid (?:time|vacation|leave)|pension|send (?:your|us|me)|apply (?:now|online|via|by|here|at)|cover letter|contact us|please contact|recruitment process|privacy)|\b(?:no|not|without|except|avoid|don't|do not|never|rather than|instead of)\b/

export interface KeywordReading {
  readonly asked: KeywordCriterion[]
  readonly placed: readonly FoundKeyword[]
}

interface Stretch {
  readonly start: number
  readonly end: number
}

/**
 * Requested keywords that no other criterion covers. Where a text names a job title, only product names become
 * keywords: its other words are how people write, not what they look for.
 */
export function readKeywords(
  words: ReadWords,
  statements: readonly Statement[],
  covered: readonly Stretch[],
  { keywords }: Gazetteer,
  isNamesOnly = false,
): KeywordReading {
  const asking = statements.filter((statement) => asks(words, statement))
  const taken = [...covered].sort((left, right) => left.start - right.start)
  const found: FoundKeyword[] = []
  let statement = 0
  let cover = 0
  for (const term of keywordsIn(words.tokens, keywords)) {
    while (statement < asking.length && (asking[statement]?.end ?? 0) < term.end) statement += 1
    while (cover < taken.length && (taken[cover]?.end ?? 0) <= term.start) cover += 1
    const isRequested = (asking[statement]?.start ?? Number.POSITIVE_INFINITY) <= term.start
    const isFree = (taken[cover]?.start ?? Number.POSITIVE_INFINITY) >= term.end
    if (isRequested && isFree && !(isNamesOnly && !isProductName(words, term))) found.push(term)
  }
  return mostTelling(found)
}

/** Names that say nothing of a candidate: companies whose products everyone uses, and kinds of software. */
const TELLS_NOTHING = new Set(
  'apple google microsoft amazon facebook meta twitter tiktok tumblr instagram linkedin sdk app apps crud 2d 3d p2p'.split(
    ' ',
  ),
)

/** "GibbsCAM": a name in the table and in the text. */
function isProductName({ text }: ReadWords, { term, start, end }: FoundKeyword): boolean {
  if (TELLS_NOTHING.has(term.toLowerCase())) return false
  return /[A-Z]/.test(term) && /[A-Z]/.test(text.clean.slice(start, end))
}

/** A list has no sentences: every entry counts unless it is marked as unwanted. */
export function keywordsOfList(words: ReadWords, covered: readonly Stretch[], gazetteer: Gazetteer): KeywordReading {
  const entries = [...words.text.lower.matchAll(/[^,;\n•|]+/g)].map(({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
    section: 'none',
    isEntry: true,
    isHeading: false,
    lineStart: index,
    line: 0,
    skills: [],
    titles: [],
    isUnwanted: /^\s*(?:-|no\s|not\s|without\s)/.test(text),
  }))
  const wanted = entries.filter(({ isUnwanted }) => !isUnwanted) as (Statement & { isUnwanted: boolean })[]
  return readKeywords(words, wanted, covered, gazetteer)
}

/** Marks only the longest of nested terms. */
export function keywordSpans({ text }: ReadWords, placed: readonly FoundKeyword[]): Span[] {
  const longest = placed.filter(
    (term) =>
      !placed.some(
        (other) =>
          other !== term &&
          other.start <= term.start &&
          other.end >= term.end &&
          other.end - other.start > term.end - term.start,
      ),
  )
  return longest.map(({ start, end }) => {
    const range = originalRange(text, start, end)
    return {
      ...range,
      text: text.original.slice(range.start, range.end),
      target: 'keyword',
      skill: null,
      position: null,
    }
  })
}

/** An entry that is exactly a keyword counts as understood, although it is not a skill. */
export function isKeyword(phrase: string, { keywords }: Gazetteer): boolean {
  return keywords.byKey.has(keywordKey(phrase))
}

function asks(words: ReadWords, { section, isHeading, start, end }: Statement): boolean {
  if (isHeading || isBoilerplate(section) || section === 'terms') return false
  return !ASKS_NOTHING.test(words.text.lower.slice(start, end))
}

function mostTelling(found: readonly FoundKeyword[]): KeywordReading {
  const byTerm = new Map(found.map((term) => [term.term, term]))
  const kept = [...byTerm.values()].sort((left, right) => right.weight - left.weight).slice(0, MAX_ASKED)
  const names = new Set(kept.map(({ term }) => term))
  const placed = found.filter(({ term }) => names.has(term))
  const inOrder = [...new Set(placed.map(({ term }) => term))]
  const asked = inOrder.map((term) => ({ term, weight: byTerm.get(term)?.weight ?? 1 }))
  return { asked, placed }
}
