import type { Block } from '../inverted-index/block.ts'
import type { Plan } from '../query/compile-query.ts'
import { type PlacedWords, saysWords } from '../query/said-words.ts'
import type { Contribution } from './match.ts'
import { listOf } from './wording.ts'

/** One line for all the words that were looked for. */
export function saidLine({ said }: Plan, block: Block, position: number): Contribution[] {
  if (said.length === 0) return []
  const isSaid = (words: PlacedWords) => saysWords(words, block, position)
  const [held, missing] = [said.filter(isSaid), said.filter((words) => !isSaid(words))]
  const value = [
    ...(held.length === 0 ? [] : [`says ${quoted(held)}`]),
    ...(missing.length === 0 ? [] : [`not ${quoted(missing)}`]),
  ].join('; ')
  const points = held.reduce((sum, words) => sum + words.points, 0)
  return [{ feature: 'exactWords', label: 'Exact words', value, points, evidence: null }]
}

function quoted(said: readonly PlacedWords[]): string {
  return listOf(said.map(({ words }) => `“${words}”`))
}
