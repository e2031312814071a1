/** Ranks the matches as if self-reported skills did not count. */

import { DETAILS, LAST_CLAIMED_CODE } from '../kernel/layout.ts'
import type { Plan } from '../query/compile-query.ts'
import type { PointTables } from '../query/compile-skills.ts'
import { countsAbove, type TopK } from '../scoring/top-k.ts'
import { type MatchedBlock, scoreAgain } from './scan-pool.ts'

/**
 * Ranks by score without claims: one more than the number of matches with a higher one. Claims are ignored for all
 * candidates; the set of matches stays the same. `countFrom` counts the scores from one on.
 */
export function placesWithoutClaims(lows: readonly number[], countFrom: (minScore: number) => TopK): number[] {
  if (lows.length === 0) return []
  const above = countsAbove(countFrom(lows.reduce((left, right) => Math.min(left, right))))
  return lows.map((low) => above(low) + 1)
}

/** Counts in `best` the scores of all matches without claims. */
export function scoreWithoutClaims(plan: Plan, matched: readonly MatchedBlock[], best: TopK): void {
  scoreAgain(claimlessPlan(plan), matched, best)
}

/** A claim gives the same points as a missing skill. Unwanted skills still cost points, claimed or not. */
function claimlessPlan(plan: Plan): Plan {
  const made = new Map<PointTables, PointTables>()
  const claimless = (all: PointTables): PointTables => {
    const known = made.get(all)
    if (known !== undefined) return known
    const byCode = all.byCode.slice().fill(0, 0, LAST_CLAIMED_CODE + 1)
    const byDetail = all.byDetail.slice().fill(0, 0, DETAILS)
    const tables = { byCode, byDetail, upperBound: all.upperBound }
    made.set(all, tables)
    return tables
  }
  const items = plan.items.map((item) => ({
    ...item,
    lists: item.lists.map((list) => ({ ...list, tables: () => claimless(list.tables()) })),
  }))
  const keywords = plan.keywords.map((term) => ({ ...term, points: 0 }))
  const written = plan.written.map((words) => ({ ...words, points: 0 }))
  const { groups } = plan
  const meets = (groups?.meets ?? []).map((each) => ({
    ...each,
    byCode: each.byCode.slice().fill(0, 0, LAST_CLAIMED_CODE + 1),
    certificateByCode: each.certificateByCode.slice().fill(0, 0, LAST_CLAIMED_CODE + 1),
    halfByCode: each.halfByCode.slice().fill(0, 0, LAST_CLAIMED_CODE + 1),
  }))
  const { part } = plan
  return {
    ...plan,
    items,
    keywords,
    written,
    groups: groups === null ? null : { ...groups, meets },
    part: part === null ? null : () => claimlessPlan(part()),
  }
}
