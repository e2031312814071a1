/**
 * Learns the tables that correct the prior: gradient boosting on LambdaRank gradients (Burges, 2010) that starts from
 * the prior's score. Each tree uses a single table, so the sum stays additive. Each step is clamped to the table's
 * limits and keeps its monotone constraint.
 */

import {
  type Correction,
  type CorrectionName,
  correctionCells,
  correctionLimits,
  correctionNames,
  noCorrection,
  THOUSANDTHS,
  tablesOf,
} from '@assay/ranking-engine/model/correction'
import { type AdditiveSet, pointsUnder, type TableEntries } from './additive-set.ts'
import { growTree, type TreeOptions } from './grow-tree.ts'
import { type Gradients, type LambdaOptions, lambdaGradients } from './lambda-gradients.ts'
import { meanNdcg } from './mean-ndcg.ts'

export interface CorrectionOptions extends LambdaOptions {
  readonly treeCount: number
  readonly learningRate: number
  readonly maxLeaves: number
  /** L2 penalty on the step, for each training search. */
  readonly lambdaL2: number
  /** How many points equal one unit of the pairwise loss. */
  readonly pointsPerUnit: number
  /** Stops when the validation NDCG has not risen for this many trees. */
  readonly patience: number
  readonly watchAt: number
}

export const defaultCorrection: CorrectionOptions = {
  treeCount: 300,
  learningRate: 0.1,
  maxLeaves: 3,
  lambdaL2: 0.01,
  pointsPerUnit: 5,
  truncationLevel: 20,
  sigma: 1,
  normalize: true,
  patience: 60,
  watchAt: 10,
}

/** The state of training. A saved state resumes and ends in identical tables. */
export interface CorrectionState {
  readonly done: number
  /** In thousandths, not yet rounded. */
  readonly tables: Correction
  readonly bestDone: number
  readonly bestTables: Correction
  /** Validation NDCG before the first tree and after each. */
  readonly watched: readonly number[]
}

export interface CorrectionRun {
  readonly training: AdditiveSet
  readonly validation: AdditiveSet | null
  /** The tables to learn; all where absent. */
  readonly names?: readonly CorrectionName[]
}

export function startCorrection({ validation }: CorrectionRun, options: CorrectionOptions): CorrectionState {
  const watched = validation === null ? [] : [watch(validation, noCorrection, options)]
  return { done: 0, tables: noCorrection, bestDone: 0, bestTables: noCorrection, watched }
}

export function isFinished({ done, bestDone }: CorrectionState, { treeCount, patience }: CorrectionOptions): boolean {
  return done >= treeCount || done - bestDone >= patience
}

/** Grows one more tree. */
export function growCorrection(
  run: CorrectionRun,
  state: CorrectionState,
  options: CorrectionOptions,
): CorrectionState {
  const { training, validation, names = correctionNames } = run
  const scores = pointsUnder(training, state.tables).map((points) => points / options.pointsPerUnit)
  const gradients = lambdaGradients(training.set, scores, options)
  let best: Step | null = null
  for (const name of names) {
    const step = stepOf(training, gradients, state.tables[name], { name, options })
    if (step !== null && step.gain > (best?.gain ?? 0)) best = step
  }
  const done = state.done + 1
  if (best === null) return { ...state, done: options.treeCount }
  const tables = { ...state.tables, [best.name]: best.table }
  if (validation === null) return { ...state, done, tables, bestDone: done, bestTables: tables }
  const figure = watch(validation, tables, options)
  const isBest = figure > (state.watched[state.bestDone] ?? 0)
  const ahead = isBest ? { bestDone: done, bestTables: tables } : {}
  return { ...state, done, tables, watched: [...state.watched, figure], ...ahead }
}

/** The tables as they are served, in whole thousandths. */
export function rounded(tables: Correction): Correction {
  return tablesOf((name, cell) => Math.round(tables[name][cell] as number) + 0)
}

interface Step {
  readonly name: CorrectionName
  readonly table: readonly number[]
  readonly gain: number
}

interface Sums {
  readonly first: Float64Array
  readonly second: Float64Array
}

function stepOf(
  training: AdditiveSet,
  gradients: Gradients,
  table: readonly number[],
  { name, options }: { name: CorrectionName; options: CorrectionOptions },
): Step | null {
  const sums = sumByCell(training.entries[name], gradients, name, options.pointsPerUnit)
  const groups = training.set.groupStarts.length - 1
  const pull = treeByCell(sums, treeOptions(name, options, options.lambdaL2 * groups))
  if (pull === null) return null
  const moved = within(
    table.map((value, cell) => value + options.learningRate * THOUSANDTHS * (pull[cell] as number)),
    name,
  )
  let gain = 0
  for (const [cell, value] of moved.entries()) {
    const change = (value - (table[cell] as number)) / THOUSANDTHS
    gain -= (sums.first[cell] as number) * change + ((sums.second[cell] as number) * change * change) / 2
  }
  return { name, table: moved, gain }
}

/**
 * Sums the derivatives of the loss by cell. A row may have several cells of one table; its second derivative is
 * divided among them so that the sum of the cells' bounds never understates it (Jensen's inequality).
 */
function sumByCell(entries: TableEntries, gradients: Gradients, name: CorrectionName, pointsPerUnit: number): Sums {
  const { rows, cells, weights, rowWeights } = entries
  const sums = { first: new Float64Array(correctionCells[name]), second: new Float64Array(correctionCells[name]) }
  for (let entry = 0; entry < rows.length; entry += 1) {
    const row = rows[entry] as number
    const cell = cells[entry] as number
    const weight = (weights[entry] as number) / pointsPerUnit
    const all = (rowWeights[entry] as number) / pointsPerUnit
    sums.first[cell] = (sums.first[cell] as number) + (gradients.first[row] as number) * weight
    sums.second[cell] = (sums.second[cell] as number) + (gradients.second[row] as number) * weight * all
  }
  return sums
}

function treeOptions(name: CorrectionName, options: CorrectionOptions, lambdaL2: number): TreeOptions {
  return {
    maxDepth: options.maxLeaves,
    maxLeaves: options.maxLeaves,
    minDataInLeaf: 1,
    minSumHessian: 1e-9,
    lambdaL2,
    minGainToSplit: 0,
    monotoneConstraints: [correctionLimits[name].isRising ? 1 : 0],
    singleFeature: true,
  }
}

/** Grows a tree over the cells that have rows and returns its value in each cell; null when none has rows. */
function treeByCell(sums: Sums, options: TreeOptions): Float64Array | null {
  const cells = sums.first.length
  const rows = Int32Array.from({ length: cells }, (_, cell) => cell).filter((cell) => (sums.second[cell] as number) > 0)
  if (rows.length === 0) return null
  const edges = Float64Array.from({ length: cells - 1 }, (_, cell) => cell + 0.5)
  const codes = Uint8Array.from({ length: cells }, (_, cell) => cell + 1)
  const tree = growTree([{ edges, codes, hasMissing: false }], sums, rows, Int32Array.of(0), options)
  return Float64Array.from({ length: cells }, (_, cell) => {
    let node = 0
    while ((tree.features[node] as number) >= 0) {
      node = (tree.children[node] as number) + (cell + 1 <= (tree.bins[node] as number) ? 0 : 1)
    }
    return tree.leafValues[node] as number
  })
}

/** Shifts a table that can only subtract points so that its best cell subtracts none. */
function within(table: readonly number[], name: CorrectionName): number[] {
  const { least, most, isRising } = correctionLimits[name]
  const shift = isRising && most === 0 ? (table.at(-1) as number) : 0
  return table.map((value) => Math.max(least, Math.min(most, value - shift)))
}

function watch(validation: AdditiveSet, tables: Correction, { watchAt }: CorrectionOptions): number {
  return meanNdcg(validation.set, pointsUnder(validation, tables), watchAt)
}
