/** The same search with everything that is only claimed taken away: who would still stand before whom. */

import { DETAILS, LAST_CLAIMED_CODE } from '../kernel/layout.ts'
import type { PointTables } from '../query/ask-skills.ts'
import type { Plan } from '../query/compile-query.ts'
import { type BestMatches, countsAbove } from '../scoring/top-k.ts'
import { type MatchedBlock, scoreAgain } from './scan-pool.ts'

/**
 * By score without claims: how many of those who match would score more, plus one. Scores are what they are for
 * everybody when nobody's claims count; who matches stays the same. `countFrom` counts them from a score on.
 */
export function placesWithoutClaims(lows: readonly number[], countFrom: (least: number) => BestMatches): number[] {
  if (lows.length === 0) return []
  const above = countsAbove(countFrom(lows.reduce((left, right) => Math.min(left, right))))
  return lows.map((low) => above(low) + 1)
}

/** Counts in `best` what everybody would score whose claims do not count. */
export function scoreWithoutClaims(plan: Plan, matched: readonly MatchedBlock[], best: BestMatches): void {
  scoreAgain(claimlessPlan(plan), matched, best)
}

/** Claims bring what lacking the skill brings. What a card does not want still costs, claimed or not. */
function claimlessPlan(plan: Plan): Plan {
  const made = new Map<PointTables, PointTables>()
  const claimless = (all: PointTables): PointTables => {
    const known = made.get(all)
    if (known !== undefined) return known
    const byCode = all.byCode.slice().fill(0, 0, LAST_CLAIMED_CODE + 1)
    const byDetail = all.byDetail.slice().fill(0, 0, DETAILS)
    const tables = { byCode, byDetail, most: all.most }
    made.set(all, tables)
    return tables
  }
  const items = plan.items.map((item) => ({
    ...item,
    lists: item.lists.map((list) => ({ ...list, tables: () => claimless(list.tables()) })),
  }))
  const keywords = plan.keywords.map((term) => ({ ...term, points: 0 }))
  return { ...plan, items, keywords }
}
