import type { Pool } from '../inverted-index/pool.ts'
import type { SearchCriteria } from '../query/search-criteria.ts'
import type { Board } from './board.ts'
import { failSeat } from './board.ts'
import { questionOf, type RankOptions } from './question.ts'
import { type Helper, helperAt } from './team.ts'

/**
 * Shares in a search that another thread leads, until it is over; pool, card and options are the same there. Waits for the
 * rounds in between, so it is nothing for a thread that has to answer something else. Who comes too late does nothing.
 */
export function assist(board: Board, seat: number, pool: Pool, criteria: SearchCriteria, options: RankOptions): void {
  const help = sitDown(board, seat, pool, criteria, options)
  if (help === null) return
  try {
    while (help());
  } catch (error) {
    failSeat(board, seat)
    throw error
  }
}

/** The same round by round, for whoever does them one after the other. */
export function sitDown(
  board: Board,
  seat: number,
  pool: Pool,
  criteria: SearchCriteria,
  options: RankOptions,
): Helper | null {
  return helperAt(board, seat, questionOf(pool, criteria, options))
}
