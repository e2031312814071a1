import { hasCriteria } from '../../requirements/index.ts'
import { noCriteria, type Question, withoutMatches } from '../reading/index.ts'
import type { WordSearch } from './find-word-matches.ts'

/** A text that is searched only by its words must have words that a profile contains. */
export function assertWordsFound(question: Question, { said }: WordSearch): void {
  const { textWords, ...others } = question.criteria
  if (textWords?.first !== true || hasCriteria(others)) return
  if (said.length === 0) throw noCriteria(withoutMatches(question))
}
