/** A search by one thread alone, or by several, of which one leads and the others have a seat at its board. */

import {
  awaitRound,
  awaitSeat,
  type Board,
  closeSeats,
  endRounds,
  findingsOf,
  finishRound,
  leaveFindings,
  publishRound,
  takeBlocks,
  takeSeat,
} from './board.ts'
import { addFindings, newCounts, readRound, writeFindings, writeRound } from './message.ts'
import type { Question } from './question.ts'
import { countBlocks, doRound, type Round, type Share, startShare } from './rounds.ts'

export interface Team {
  /** So many counts that everybody can add to, all of them 0. */
  readonly counts: (length: number) => Uint32Array
  /** Back when everybody has done the round; what a first round found is put together in `share`. */
  readonly together: (share: Share, round: Round) => void
  /** Nobody is needed any more. */
  readonly end: () => void
}

export const alone: Team = {
  counts: (length) => new Uint32Array(length),
  together: (share, round) => doRound(share, round, Array.from({ length: countBlocks(share) }).keys()),
  end: () => undefined,
}

/** `onRound` is called before this thread begins with its own part. */
export function leadTeam(board: Board, onRound: (round: number) => void = () => undefined): Team {
  let seats: number[] | null = null
  return {
    counts: (length) => newCounts(board, length),
    together: (share, round) => {
      const number = publishRound(board, writeRound(round))
      onRound(number)
      doRound(share, round, takeBlocks(board, countBlocks(share)))
      // Who has not come until now is not waited for.
      seats ??= closeSeats(board)
      for (const seat of seats) awaitSeat(board, seat, number)
      if (round.kind === 'match') for (const seat of seats) addFindings(share, findingsOf(board, seat))
    },
    end: () => endRounds(board),
  }
}

/** Does the next round of a search that another thread leads; false when it is over. */
export type Helper = (most?: number) => boolean

/** Null for who comes too late. `most`: so many blocks and no more. */
export function helperAt(board: Board, seat: number, question: Question): Helper | null {
  if (!takeSeat(board, seat)) return null
  const share = startShare(question)
  let number = 0
  return (most) => {
    number++
    const message = awaitRound(board, number)
    if (message === null) return false
    const round = readRound(board, message)
    doRound(share, round, takeBlocks(board, countBlocks(share), most))
    if (round.kind === 'match') leaveFindings(board, seat, writeFindings(board, share))
    finishRound(board, seat, number)
    return true
  }
}
