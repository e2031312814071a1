import type { Block } from '../inverted-index/block.ts'
import type { Plan } from '../query/compile-query.ts'
import { saysWords, type WeighedWords } from '../query/said-words.ts'
import type { Contribution } from './match.ts'
import { listOf } from './wording.ts'

/** One line for all the words that were looked for. */
export function saidLine({ said }: Plan, block: Block, position: number): Contribution[] {
  if (said.length === 0) return []
  const isSaid = (words: WeighedWords) => saysWords(words, block, position)
  const [held, missing] = [said.filter(isSaid), said.filter((words) => !isSaid(words))]
  const value = [
    ...(held.length === 0 ? [] : [`says ${quoted(held)}`]),
    ...(missing.length === 0 ? [] : [`not ${quoted(missing)}`]),
  ].join('; ')
  const points = held.reduce((sum, words) => sum + words.points, 0)
  return [{ feature: 'exactWords', label: 'Exact words', value, points, evidence: null }]
}

export function heldWritten({ written }: Plan, block: Block, position: number): WeighedWords[] {
  return written.filter((words) => saysWords(words, block, position))
}

/** One line for the entries of a list. */
export function writtenLine({ written }: Plan, held: readonly WeighedWords[]): Contribution[] {
  if (written.length === 0) return []
  const value = held.length === 0 ? 'says none of them so' : `says ${quoted(held)}; only claimed`
  const points = held.reduce((sum, words) => sum + words.points, 0)
  return [{ feature: 'keywords', label: 'The list as it is written', value, points, evidence: null }]
}

function quoted(said: readonly WeighedWords[]): string {
  return listOf(said.map(({ words }) => `“${words}”`))
}
