/**
 * Fits the correction tree by tree, then refits it on bootstrap samples of whole searches (Efron, 1979); the spread
 * of the replicates gives the margin. The state can be saved after any tree and resumed.
 */

import { type Correction, noCorrection } from '@assay/ranking-engine/model/correction'
import type { AdditiveSet } from './additive-set.ts'
import { seededRandom } from './seeded-random.ts'
import {
  type CorrectionOptions,
  type CorrectionRun,
  type CorrectionState,
  growCorrection,
  isFinished,
  rounded,
  startCorrection,
} from './train-correction.ts'

export interface FitRun {
  readonly training: AdditiveSet
  /** For early stopping only; nothing is measured on it. */
  readonly validation: AdditiveSet | null
}

export interface FitOptions {
  readonly correction: CorrectionOptions
  readonly replicates: number
  readonly seed: number
}

export interface FitState {
  readonly main: CorrectionState
  /** Finished replicates. */
  readonly replicates: readonly Correction[]
  readonly current: CorrectionState | null
}

/** When validation stops at zero trees, the spread is still measured over this many. */
const MIN_REPLICATE_TREES = 30
/** Early stopping keeps a fit near the prior; replicates train longer to show how far the data could move it. */
const LONGER = 2

export function startFit(run: FitRun, { correction }: FitOptions): FitState {
  return { main: startCorrection(run, correction), replicates: [], current: null }
}

export function isFitted({ main, replicates }: FitState, options: FitOptions): boolean {
  return isFinished(main, options.correction) && replicates.length >= options.replicates
}

/** Grows one more tree; `draws` caches the bootstrap samples between steps. */
export function stepFit(run: FitRun, state: FitState, options: FitOptions, draws: Map<number, AdditiveSet>): FitState {
  const { main, replicates, current } = state
  if (!isFinished(main, options.correction)) {
    return { ...state, main: growCorrection(run, main, options.correction) }
  }
  const number = replicates.length
  const drawn: CorrectionRun = { training: draw(run.training, number, options, draws), validation: null }
  const own = replicateOptions(state, options)
  const grown = growCorrection(drawn, current ?? startCorrection(drawn, own), own)
  if (!isFinished(grown, own)) return { ...state, current: grown }
  draws.delete(number)
  return { main, replicates: [...replicates, rounded(grown.tables)], current: null }
}

/** Trees grown so far, and the total where it is known. */
export function fitProgress(state: FitState, options: FitOptions): { done: number; of: number } {
  const perReplicate = replicateOptions(state, options).treeCount
  const ofMain = isFinished(state.main, options.correction) ? state.main.done : options.correction.treeCount
  return {
    done: state.main.done + state.replicates.length * perReplicate + (state.current?.done ?? 0),
    of: ofMain + options.replicates * perReplicate,
  }
}

/** The learned tables, rounded as they are served. */
export function learnedTables({ main }: FitState): Correction {
  return main.bestDone === 0 ? noCorrection : rounded(main.bestTables)
}

function replicateOptions({ main }: FitState, { correction }: FitOptions): CorrectionOptions {
  return {
    ...correction,
    treeCount: Math.max(MIN_REPLICATE_TREES, LONGER * main.bestDone),
    patience: Number.MAX_SAFE_INTEGER,
  }
}

/** The same searches, each repeated as often as it was drawn. */
function draw(
  training: AdditiveSet,
  number: number,
  { seed }: FitOptions,
  draws: Map<number, AdditiveSet>,
): AdditiveSet {
  const known = draws.get(number)
  if (known !== undefined) return known
  const random = seededRandom(seed * 1000 + number)
  const count = training.set.groupStarts.length - 1
  const groupWeights = new Float64Array(count)
  for (let search = 0; search < count; search += 1) {
    const drawn = Math.floor(random() * count)
    groupWeights[drawn] = (groupWeights[drawn] as number) + 1
  }
  const drawnSet = { ...training, set: { ...training.set, groupWeights } }
  draws.set(number, drawnSet)
  return drawnSet
}
