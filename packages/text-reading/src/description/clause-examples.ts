import { readWords, termsOf } from '../text/find-terms.ts'
import { type FoldedText, originalRange } from '../text/fold-text.ts'
import type { Gazetteer } from '../text/gazetteer.ts'
import { withDigits } from '../text/numbers.ts'
import { type OpenClause, openClauses } from './leftovers/index.ts'
import { materialOf, readDescription } from './read-description.ts'
import type { ReadingOptions } from './reading.ts'
import { readStatements } from './statements/index.ts'

/** The clauses that the criteria leave open, by their place in the text: what the model of conditions learns from. */
export function clauseExamples(text: string, gazetteer: Gazetteer, options: ReadingOptions): OpenClause[] {
  const { spans, language } = readDescription(text, gazetteer, options)
  if (language !== null) return []
  const words = readWords(text, gazetteer)
  const spoken = { ...words, text: { ...words.text, lower: withDigits(words.text.lower) } }
  const statements = readStatements(spoken, termsOf(words, gazetteer))
  materialOf(spoken, statements, gazetteer, options.door)
  const held = spans.map((span) => ({
    start: foldedPlace(words.text, span.start),
    end: foldedPlace(words.text, span.end),
  }))
  const ordered = held.sort((left, right) => left.start - right.start)
  return openClauses(spoken, statements, ordered, gazetteer).map((clause) => ({
    ...clause,
    ...originalRange(words.text, clause.start, clause.end),
  }))
}

/** The first place of the folded text that stands at or after a place of the original. */
function foldedPlace(text: FoldedText, original: number): number {
  let low = 0
  let high = text.lower.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (originalRange(text, middle, middle + 1).start < original) low = middle + 1
    else high = middle
  }
  return low
}
