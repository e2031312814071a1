// Where the threads of one search meet, used again as soon as everybody has left.
import { type Board, clearBoard, endRounds, failSeat, openBoard } from '@assay/ranking-engine'

export interface Table {
  readonly board: Board
  /** How many are still there. */
  people: number
}

export interface SearchTables {
  /** For one who leads and so many helpers. */
  lay(helpers: number): Table
  leave(table: Table): void
}

export function createSearchTables(): SearchTables {
  const free: Board[] = []
  return {
    lay: (helpers) => {
      const board = free.pop() ?? openBoard()
      clearBoard(board, helpers)
      return { board, people: helpers + 1 }
    },
    leave: (table) => {
      table.people--
      if (table.people === 0) free.push(table.board)
    },
  }
}

/** For one who died there: who leads is not waited for, and waits for nobody who cannot come. */
export function missAt({ board }: Table, seat: number | null): void {
  if (seat === null) endRounds(board)
  else failSeat(board, seat)
}
