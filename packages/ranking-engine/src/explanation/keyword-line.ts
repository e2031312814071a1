import type { Block } from '../inverted-index/block.ts'
import { findPosting } from '../inverted-index/postings.ts'
import type { CompiledKeyword } from '../query/compile-keywords.ts'
import type { Plan } from '../query/compile-query.ts'
import { listOf } from '../query/list-words.ts'
import type { Contribution } from './match.ts'

export function heldKeywords({ keywords }: Plan, block: Block, position: number): CompiledKeyword[] {
  return keywords.filter(({ number }) => number !== -1 && findPosting(block.keywords, number, position) !== -1)
}

/** One contribution for all keywords: each adds little, and of overlapping keywords only the longest is named. */
export function keywordLine({ keywords }: Plan, held: readonly CompiledKeyword[]): Contribution[] {
  if (keywords.length === 0) return []
  const longest = held.filter(({ within }) => !held.some(({ term }) => within.includes(term)))
  const said =
    longest.length === 0 ? 'says none of them' : `says ${listOf(longest.map(({ term }) => term))}; only claimed`
  const points = held.reduce((sum, term) => sum + term.points, 0)
  return [{ feature: 'keywords', label: 'Words of the trade', value: said, points, evidence: null }]
}
