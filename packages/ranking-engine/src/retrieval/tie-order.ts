/**
 * Orders tied candidates: drawn by the seed of groups, if there is one; else by score, and equal scores drawn by their
 * seed, if there is one; else by points on verified evidence, then by the more recently confirmed profile, then by a
 * hash of the id, so that neither the order of import nor the alphabet favors anyone, then by the id.
 */

import { valueAt } from '../columns/column.ts'
import { hashText } from '../columns/hash.ts'
import { idAt } from '../columns/id-table.ts'
import { UNKNOWN_SHORT } from '../columns/rows.ts'
import type { Block } from '../inverted-index/block.ts'
import type { Plan } from '../query/compile-query.ts'
import { findItems, verifiedPoints } from '../scoring/held-skills.ts'

export interface Scored {
  readonly score: number
  readonly block: Block
  readonly position: number
}

interface TieKey {
  readonly verified: number
  readonly confirmed: number
  readonly chance: number
  readonly id: string
}

/** The seed is part of the rule: another seed gives another order. */
const CHANCE_SEED = 0x0a55a7

export interface Seeds {
  readonly tieSeed?: number | undefined
  readonly equalSeed?: number | undefined
}

export function orderTied(plan: Plan, tied: readonly Scored[], { tieSeed, equalSeed }: Seeds = {}): Scored[] {
  if (tied.length < 2) return [...tied]
  if (tieSeed !== undefined) return drawLots(tied, tieSeed)
  if (equalSeed !== undefined) {
    return drawLots(tied, equalSeed).sort((left, right) => right.score - left.score)
  }
  const known = new Map<Scored, TieKey>()
  const keyOf = (scored: Scored): TieKey => {
    const key = known.get(scored) ?? tieKey(plan, scored)
    known.set(scored, key)
    return key
  }
  return tied.toSorted((left, right) => right.score - left.score || compareKeys(keyOf(left), keyOf(right)))
}

function drawLots(tied: readonly Scored[], seed: number): Scored[] {
  return tied
    .map((scored) => {
      const id = idAt(scored.block.ids, scored.position)
      return { scored, id, lot: hashText(id, seed) }
    })
    .sort((left, right) => left.lot - right.lot || (left.id < right.id ? -1 : 1))
    .map(({ scored }) => scored)
}

function tieKey(plan: Plan, scored: Scored): TieKey {
  const { block, position } = scored
  const id = idAt(block.ids, position)
  const confirmed = valueAt(block.columns.confirmed, position)
  return {
    verified: verifiedPoints(findItems(plan, block, position), block),
    confirmed: confirmed === UNKNOWN_SHORT ? -1 : confirmed,
    chance: hashText(id, CHANCE_SEED),
    id,
  }
}

function compareKeys(left: TieKey, right: TieKey): number {
  return (
    right.verified - left.verified ||
    right.confirmed - left.confirmed ||
    left.chance - right.chance ||
    (left.id < right.id ? -1 : 1)
  )
}
