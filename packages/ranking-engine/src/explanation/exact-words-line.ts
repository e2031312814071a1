import type { Block } from '../inverted-index/block.ts'
import type { Plan } from '../query/compile-query.ts'
import { listOf } from '../query/list-words.ts'
import {
  containsWords,
  coverageOf,
  pointsOfText,
  type WeighedText,
  type WeighedWords,
  wordsIn,
} from '../query/word-matches.ts'
import type { Contribution } from './match.ts'

/** One line for all the words that were looked for. */
export function exactWordsLine({ said }: Plan, block: Block, position: number): Contribution[] {
  if (said.length === 0) return []
  const isSaid = (words: WeighedWords) => containsWords(words, block, position)
  const held = said.filter(isSaid)
  const points = held.reduce((sum, words) => sum + words.points, 0)
  return [exactLine(wordsOf(said), wordsOf(held), points)]
}

function exactLine(all: readonly string[], held: readonly string[], points: number): Contribution {
  const missing = all.filter((words) => !held.includes(words))
  const value = [
    ...(held.length === 0 ? [] : [`says ${quoted(held)}`]),
    ...(missing.length === 0 ? [] : [`not ${quoted(missing)}`]),
  ].join('; ')
  return { feature: 'exactWords', label: 'Exact words', value, points, evidence: null }
}

export function heldWritten({ written }: Plan, block: Block, position: number): WeighedWords[] {
  return written.filter((words) => containsWords(words, block, position))
}

/** One line for the entries of a list. */
export function writtenLine({ written }: Plan, held: readonly WeighedWords[]): Contribution[] {
  if (written.length === 0) return []
  const value = held.length === 0 ? 'says none of them so' : `says ${quoted(wordsOf(held))}; only claimed`
  const points = held.reduce((sum, words) => sum + words.points, 0)
  return [{ feature: 'keywords', label: 'The list as it is written', value, points, evidence: null }]
}

/** One line for how much of the text a candidate has, and one for the few who have nearly all of it. */
export function textLines({ text }: Plan, block: Block, position: number): Contribution[] {
  const some = text === null ? null : coverageOf(text, block, position)
  if (text === null || some === null) return []
  if (text.areExact) return [exactLine(text.words, wordsIn(text, some.mask), pointsOfText(text, some))]
  const common = { feature: 'exactWords', evidence: null } as const
  const ofOnes = some.isOne ? text.ofOnes : 0
  const points = pointsOfText(text, some) - ofOnes
  const line = { ...common, label: 'Words of the text', value: sayingSome(text, wordsIn(text, some.mask)), points }
  const value = text.ones === 1 ? 'nobody else says nearly as many' : `only ${text.ones} people say so many`
  return ofOnes === 0 ? [line] : [{ ...common, label: 'Nearly the whole text', value, points: ofOnes }, line]
}

const NAMED = 6

function sayingSome({ words }: WeighedText, held: readonly string[]): string {
  if (held.length === 0) return 'says none of them'
  const named = held.slice(0, NAMED).map((word) => `“${word}”`)
  const rest = held.length - named.length
  const list = rest === 0 ? listOf(named) : `${named.join(', ')} and ${rest} more`
  return `says ${held.length} of ${words.length}: ${list}; only claimed`
}

const wordsOf = (said: readonly WeighedWords[]): string[] => said.map(({ words }) => words)

function quoted(said: readonly string[]): string {
  return listOf(said.map((words) => `“${words}”`))
}
