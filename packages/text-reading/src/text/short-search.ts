import { OFTEN_CAPITAL, ORDINARY_AFTER } from './context-words.ts'
import type { ReadWords, Term } from './find-terms.ts'
import type { FoldedText } from './fold-text.ts'
import type { Gazetteer } from './gazetteer.ts'
import { isHeadNoun } from './title-names.ts'
import { GAP } from './tokenize.ts'
import { wordsOf } from './word-lists.ts'

const MAX_LENGTH = 70
const IS_SENTENCE =
  /\b(?:we|our|you|your|i|my|is|are|was|has|have|will|can|an?|the|this|for|at|of|by|to|free|good|great|private|life|company|start-?up|drive|benefits?)\b|[!?:]/

/** "product owner, banking", "backend node no frontend": a few words without a sentence, each of which is asked for. */
export function isShortSearch({ lower, clean }: FoldedText): boolean {
  return lower.trim().length <= MAX_LENGTH && !IS_SENTENCE.test(lower) && !/\bus\b/.test(clean)
}

const JOINS = wordsOf('and or but no not with without plus also knows know does uses or/and nor either')
const FIELDS = wordsOf(
  'backend frontend fullstack back front end stack mobile data web embedded firmware cloud platform infra qa game ml ai senior junior mid sr jr lead remote',
)

/** "java ninja". */
const PEOPLE = wordsOf('ninja guru wizard')

/** True where only other names, jobs, fields of work or joining words stand beside an ambiguous name. */
export function isNameInShortSearch(
  { text, tokens }: ReadWords,
  skills: readonly Term[],
  place: number,
  { skills: known }: Gazetteer,
): boolean {
  const term = skills[place]
  if (term === undefined || term.end - term.start === 1) return false
  if (!isShortSearch(text)) return isItemOfSearch(text, skills, place) && isProductName(term, known)
  if (!isProductName(term, known)) return false
  const word = text.lower.slice(term.start, term.end)
  const [previous, next] = [term.firstToken - 1, term.lastToken + 1]
  const after = tokens.words[next] ?? ''
  if (OFTEN_CAPITAL.has(word) || PEOPLE.has(word) || ORDINARY_AFTER.get(word)?.has(after) === true) return false
  const isNamed = (token: number): boolean =>
    skills.some(({ firstToken, lastToken }) => firstToken <= token && token <= lastToken)
  const fits = (token: number): boolean => {
    const beside = tokens.words[token] ?? ''
    return isNamed(token) || JOINS.has(beside) || FIELDS.has(beside) || isHeadNoun(beside) || /^\d/.test(beside)
  }
  const opens = previous < 0 || ((tokens.gaps[previous] ?? GAP.hard) & GAP.hard) !== 0
  const ends = next >= tokens.count || ((tokens.gaps[term.lastToken] ?? GAP.hard) & GAP.hard) !== 0
  return (opens || fits(previous)) && (ends || fits(next))
}

const isProductName = ({ place }: Term, known: Gazetteer['skills']): boolean =>
  /language|framework|tool|platform/.test(known[place]?.kind ?? '')

const MAX_LENGTH_OF_ITEMS = 140
const IS_TOLD =
  /[!?:\n]|\b(?:we|us|you|your|i|my|is|are|was|were|has|have|had|will|would|can|this|that|great|good|free|perks?|benefits?|start(?:s|ing)?|from|until|end of)\b/
const SEASONS_AND_PERKS = wordsOf('spring go slack access word office outlook teams excel')

/** "Our first frontend hire, react, 60k": a name that is an item for itself, where no sentence is told. */
function isItemOfSearch({ lower, clean }: FoldedText, skills: readonly Term[], place: number): boolean {
  const { start, end } = skills[place] as Term
  if (lower.trim().length > MAX_LENGTH_OF_ITEMS || IS_TOLD.test(lower)) return false
  const isAlone = /,\s*$/.test(lower.slice(0, start)) && /^\s*(?:,|[.]?\s*$)/.test(lower.slice(end))
  if (!isAlone || !SEASONS_AND_PERKS.has(lower.slice(start, end))) return isAlone
  // "Spring, Kafka".
  const next = skills[place + 1]
  return (
    clean.charAt(start) !== lower.charAt(start) &&
    next !== undefined &&
    !next.isAmbiguous &&
    /^,\s*$/.test(lower.slice(end, next.start))
  )
}
