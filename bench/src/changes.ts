/** Changed profiles: the same candidates with other skills. */

import type { ChangedRow } from './contestant.ts'
import { type Market, makeMarket } from './market.ts'
import type { MarketRows } from './market-rows.ts'

const OTHER_SEED = 1

export function makeChanges(market: Market, rows: MarketRows, count: number): ChangedRow[] {
  const others = [...makeMarket(OTHER_SEED).candidates(count)]
  return [...market.candidates(count)].map((before, number) => {
    const profile = { ...before, skills: others[number]?.skills ?? [] }
    return { number, profile, row: rows.rowOf(profile) }
  })
}
