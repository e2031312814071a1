/** Runs a shared search in one thread: the workers' shares are done one after the other. */

import type { Pool } from '../inverted-index/pool.ts'
import type { SearchCriteria } from '../query/search-criteria.ts'
import { type Ranking, rank } from '../rank.ts'
import { sitDown } from '../sharing/assist.ts'
import { type Board, clearBoard, openBoard } from '../sharing/board.ts'
import type { RankOptions } from '../sharing/question.ts'
import { leadTeam } from '../sharing/team.ts'

let board: Board | null = null

/** Each worker but the coordinator takes at most `most` blocks in each round. */
export function rankInTurn(
  pool: Pool,
  criteria: SearchCriteria,
  options: RankOptions,
  { shares, most }: { shares: number; most: number },
): Ranking {
  board ??= openBoard()
  const [table, seats] = [board, Array.from({ length: shares - 1 }, (_, seat) => seat)]
  clearBoard(table, seats.length)
  const helpers = seats.map((seat) => sitDown(table, seat, pool, criteria, options))
  const team = leadTeam(table, () => {
    for (const help of helpers) help?.(most)
  })
  return rank(pool, criteria, { ...options, team })
}
