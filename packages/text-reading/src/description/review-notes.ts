import { readWords, termsOf } from '../text/find-terms.ts'
import type { Gazetteer } from '../text/gazetteer.ts'
import { materialOf } from './read-description.ts'
import type { Door } from './reading.ts'
import { type TextUnderReview, textUnderReview } from './skills/index.ts'
import { readStatements } from './statements/index.ts'

/** A text as it is before the roles of its skills are reviewed. */
export function readForReview(text: string, gazetteer: Gazetteer, door: Door): TextUnderReview {
  const words = readWords(text, gazetteer)
  const statements = readStatements(words, termsOf(words, gazetteer))
  return textUnderReview(materialOf(words, statements, gazetteer, door))
}
