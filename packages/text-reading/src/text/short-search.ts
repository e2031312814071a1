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
  if (term === undefined || !isShortSearch(text) || term.end - term.start === 1) return false
  if (!/language|framework|tool|platform/.test(known[term.place]?.kind ?? '')) return false
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
