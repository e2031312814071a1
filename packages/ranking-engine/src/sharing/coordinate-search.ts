/** Runs the rounds of a search in one thread, or in several: one coordinator and its workers. */

import { mergeResults, newCounts, readRound, writeResults, writeRound } from './message.ts'
import type { Question } from './question.ts'
import { countBlocks, type Round, runRoundOn, type Share, startShare } from './rounds.ts'
import {
  awaitRound,
  awaitWorker,
  claimBlocks,
  claimSlot,
  closeSlots,
  endRounds,
  finishRound,
  publishResults,
  publishRound,
  resultsOf,
  type SharedState,
} from './shared-state.ts'

export interface Execution {
  /** Zeroed counters that every worker can add to. */
  readonly counts: (length: number) => Uint32Array
  /** Returns when every worker has finished the round; first-round results are merged into `share`. */
  readonly runRound: (share: Share, round: Round) => void
  /** Releases the workers. */
  readonly end: () => void
}

export const singleThread: Execution = {
  counts: (length) => new Uint32Array(length),
  runRound: (share, round) => runRoundOn(share, round, Array.from({ length: countBlocks(share) }).keys()),
  end: () => undefined,
}

/**
 * Runs the rounds of a search together with the workers that have joined by the end of the first round, and waits for
 * each of them. `onRound` is called before the coordinator works on its own blocks; pass the result as `execution`.
 */
export function coordinateSearch(state: SharedState, onRound: (round: number) => void = () => undefined): Execution {
  let slots: number[] | null = null
  return {
    counts: (length) => newCounts(state, length),
    runRound: (share, round) => {
      const number = publishRound(state, writeRound(round))
      onRound(number)
      runRoundOn(share, round, claimBlocks(state, countBlocks(share)))
      // Workers that have not joined by the end of the first round are left out.
      slots ??= closeSlots(state)
      for (const workerSlot of slots) awaitWorker(state, workerSlot, number)
      if (round.kind === 'match') for (const workerSlot of slots) mergeResults(share, resultsOf(state, workerSlot))
    },
    end: () => endRounds(state),
  }
}

/** Runs the next round, on at most `most` blocks; false when the search is over. */
export type SearchWorker = (most?: number) => boolean

/** Null when the worker is too late. */
export function workerAt(state: SharedState, workerSlot: number, question: Question): SearchWorker | null {
  if (!claimSlot(state, workerSlot)) return null
  const share = startShare(question)
  let number = 0
  return (most) => {
    number++
    const message = awaitRound(state, number)
    if (message === null) return false
    const round = readRound(state, message)
    runRoundOn(share, round, claimBlocks(state, countBlocks(share), most))
    if (round.kind === 'match') publishResults(state, workerSlot, writeResults(state, share))
    finishRound(state, workerSlot, number)
    return true
  }
}
