/** The same search with everything that is only claimed taken away: who would still stand before whom. */

import { DETAILS, LAST_CLAIMED_CODE } from '../columns/skill-code.ts'
import type { Pool } from '../inverted-index/pool.ts'
import type { PointTables } from '../query/ask-skills.ts'
import type { Plan, QueryWorld } from '../query/compile-query.ts'
import { type BestMatches, countAbove, startCount } from './best-matches.ts'
import { type ScanOptions, scanPool } from './scan-pool.ts'

/**
 * By score without claims: how many of those who match would score more, plus one. Scores are what they are for
 * everybody when nobody's claims count; who matches stays the same.
 */
export function placesWithoutClaims(
  pool: Pool,
  { world, plan }: { world: QueryWorld; plan: Plan },
  lows: readonly number[],
  options: ScanOptions,
): number[] {
  if (lows.length === 0) return []
  const least = lows.reduce((left, right) => Math.min(left, right))
  const best: BestMatches = startCount(least, plan)
  scanPool(pool, { world, plan: claimlessPlan(plan), best }, { ...options, facets: false })
  return lows.map((low) => countAbove(best, low) + 1)
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
  // Must-haves that only prefer decide nobody's match, and nobody reads their waterfall here.
  const isRequired = plan.card.mustHaveMode === 'require'
  const items = plan.items.map((item) => ({
    ...item,
    kind: item.kind === 'mustHave' && !isRequired ? ('niceToHave' as const) : item.kind,
    lists: item.lists.map((list) => ({ ...list, tables: () => claimless(list.tables()) })),
  }))
  return { ...plan, items }
}
