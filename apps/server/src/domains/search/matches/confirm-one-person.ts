import type { WordMatches } from '@assay/ranking-engine'
import { asOnePerson, hasLikelyAuthor, isCopiedFrom, likelyAuthors, type Reading } from '@assay/text-reading'
import type { Queries } from '../../../platform/context/context.ts'
import { loadMaskedTexts } from '../../candidates/index.ts'
import { type Question, withReading } from '../reading/index.ts'
import { findTextMatches } from './find-word-matches.ts'

export interface Confirmed {
  readonly question: Question
  /** The candidates whose texts have the words of the text, where that was looked up. */
  readonly ofText?: WordMatches | null
}

/**
 * A text that may be about one person is if one profile contains nearly all of it and hardly any other does; a text
 * like a list or duties only if a profile contains it verbatim.
 */
export async function confirmOnePerson(db: Queries, question: Question): Promise<Confirmed> {
  const { criteria, reading, text } = question
  // Criteria in the request are the user's choice.
  if (reading === null || reading.criteria !== criteria) return { question }
  const { textWords } = criteria
  const words = textWords === undefined ? reading.wordsIfCopied : textWords.first ? undefined : textWords.words
  if (words === undefined) return { question }
  const ofText = await findTextMatches(db, words)
  const isOne = hasLikelyAuthor(ofText) && (textWords !== undefined || (await isCopied(db, text ?? '', ofText)))
  return { question: isOne ? withReading(question, asOnePerson(withoutDoubt(reading))) : question, ofText }
}

/** A résumé that was found is no mistake. */
const withoutDoubt = (reading: Reading): Reading => ({
  ...reading,
  lint: reading.lint.filter(({ code }) => code !== 'looks-like-resume'),
})

async function isCopied(db: Queries, text: string, ofText: WordMatches | null): Promise<boolean> {
  const profiles = await loadMaskedTexts(db, likelyAuthors(ofText))
  return [...profiles.values()].some((profile) => isCopiedFrom(text, profile))
}
