import type { ReadWords } from '../../text/find-terms.ts'
import type { Gazetteer } from '../../text/gazetteer.ts'
import { STOP_WORDS } from '../../text/word-lists.ts'
import { sharesOf } from '../learned/index.ts'
import type { Statement } from '../statements/index.ts'
import { CONDITION_MODEL } from './condition-weights.ts'
import type { Covered } from './covered.ts'
import { openClauses, type Remainder } from './open-clauses.ts'
import { isLoud, isSpared } from './read-uncovered.ts'
import type { UnplacedPhrase } from './read-unplaced.ts'

/** What the model decides of a clause, in the order of the weights. */
export const CLAUSE_KINDS = ['condition', 'rest'] as const

/** Few clauses are conditions, so that a small share is already a strong sign. */
const LIKELY = 0.06
const MAX_LIKELY = 4

/**
 * The last net: of all clauses that are neither read nor quoted, those that most resemble conditions of other texts,
 * whatever their words.
 */
export function quoteLikelyConditions(
  words: ReadWords,
  statements: readonly Statement[],
  read: readonly Covered[],
  quoted: readonly Covered[],
  gazetteer: Gazetteer,
): UnplacedPhrase[] {
  return openClauses(words, statements, read, gazetteer, quoted, saysSomething)
    .filter(({ features, start, end }) => !isSaidOfOthers(features) && !isSpared(words.text.lower.slice(start, end)))
    .map((clause) => ({ clause, share: sharesOf(clause.features, CONDITION_MODEL, CLAUSE_KINDS.length)[0] ?? 0 }))
    .filter(({ share }) => share >= LIKELY)
    .sort((left, right) => right.share - left.share)
    .slice(0, MAX_LIKELY)
    .map(({ clause: { start, end } }) => ({ start, end }))
    .sort((left, right) => left.start - right.start)
}

/** Said of the employer, or in greeting. */
function isSaidOfOthers(features: readonly string[]): boolean {
  const isOfEmployer = features.includes('sign:employer') && !features.includes('sign:candidate')
  return isOfEmployer || features.includes('sign:greeting')
}

/**
 * Two words of content that are no skill; "month" alone is what reading left of a phrase. Of a clause that was partly
 * read, the rest must count something or demand it.
 */
function saysSomething({ left, isUntouched }: Remainder): boolean {
  const tokens = left.match(/[a-z]+(?:['.+#-][a-z]+)*|\d[\d.,:]*/g) ?? []
  const content = tokens.filter((token) => !STOP_WORDS.has(token))
  if (content.length < 2 || !content.some((token) => /[a-z]{3}/.test(token))) return false
  return isUntouched || /\d/.test(left) || isLoud(left)
}
