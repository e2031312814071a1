// Trains a candidate model from employers' decisions and collects what a person needs to decide about it.
import { setImmediate as breathe } from 'node:timers/promises'
import type { ModelMetrics, ShapeChange } from '@assay/contracts/model-versions'
import { loadModel, type Model } from '@assay/ranking-engine'
import {
  type Correction,
  type CorrectionName,
  correctionLimits,
  correctionNames,
  tablesOf,
} from '@assay/ranking-engine/model/correction'
import { predictTrees, type TreeEnsemble } from '@assay/ranking-engine/model/tree-ensemble'
import type { AdditiveSet } from '@assay/training/additive-set'
import { defaultLambdaMart, trainLambdaMart } from '@assay/training/lambdamart'
import { meanNdcg } from '@assay/training/mean-ndcg'
import type { PositionBias } from '@assay/training/position-bias'
import { bootstrapMean, meanOf } from '@assay/training/quality/bootstrap'
import {
  defaultCorrection,
  growCorrection,
  isFinished,
  rounded,
  startCorrection,
} from '@assay/training/train-correction'
import { measurePast, type PastSearch } from './measure-funnel.ts'
import { shapeChanges } from './shape-changes.rules.ts'

export interface ToLearn {
  /** Searches with an outcome, oldest first. */
  readonly past: readonly PastSearch[]
  readonly bias: PositionBias
  /** The model to which the correction is added. */
  readonly base: Model
  /** The model that serves now. */
  readonly serving: Model
  /** Weight of the learned correction. */
  readonly share: number
  readonly name: string
}

export interface Learned {
  readonly model: Model
  readonly metrics: ModelMetrics
  readonly diff: readonly ShapeChange[]
  /** Searches whose candidates had different outcomes. */
  readonly usable: number
}

/** The newest fifth is held out for evaluation. */
const HELD_OUT = 5
/** The newest quarter of the rest is for early stopping. */
const WATCHED = 4
const PLACES = 10
const CHALLENGER_TREES = 60
const TREES_AT_ONCE = 3

/** Trains on older searches, stops early by a part of them, and judges on the newest, which training never sees. */
export async function learnModel({ past, bias, base, serving, share, name }: ToLearn): Promise<Learned> {
  const usable = past.filter(({ funnel }) => new Set(funnel.shown.map(({ grade }) => grade)).size > 1)
  const [older, newest] = splitAt(usable, usable.length - Math.ceil(usable.length / HELD_OUT))
  const [taught, watched] = splitAt(older, older.length - Math.floor(older.length / WATCHED))
  const training = await measurePast(taught, base, bias)
  const learned = await learnTables(training, await measurePast(watched, base, bias))
  const model = loadModel(JSON.parse(JSON.stringify(onTop(base, learned, share, name))))
  const metrics = await judge(newest, { serving, model, base, training })
  const diff = shapeChanges(serving.shapes.correction, model.shapes.correction, meanWorth(training))
  return { model, metrics, diff, usable: usable.length }
}

function splitAt<Each>(all: readonly Each[], at: number): [readonly Each[], readonly Each[]] {
  return [all.slice(0, at), all.slice(at)]
}

/** Yields after each tree, so that requests are answered in between. */
async function learnTables(training: AdditiveSet, validation: AdditiveSet): Promise<Correction> {
  const run = { training, validation: validation.set.rowCount === 0 ? null : validation }
  let state = startCorrection(run, defaultCorrection)
  while (!isFinished(state, defaultCorrection)) {
    state = growCorrection(run, state, defaultCorrection)
    await breathe()
  }
  return rounded(state.bestTables)
}

/**
 * Adds a share of the learned correction to the base's own, clipped to what a table may do. The base's training record
 * concerns other searches, so it is dropped; the new one is stored with the version.
 */
function onTop(base: Model, learned: Correction, share: number, version: string): Model {
  const correction = tablesOf((table, cell) => {
    const { least, most } = correctionLimits[table]
    const sum = (base.shapes.correction[table][cell] as number) + Math.round(share * (learned[table][cell] as number))
    return Math.max(least, Math.min(most, sum)) + 0
  })
  return { ...base, version, shapes: { ...base.shapes, correction }, training: null }
}

async function judge(
  newest: readonly PastSearch[],
  by: { serving: Model; model: Model; base: Model; training: AdditiveSet },
): Promise<ModelMetrics> {
  const before = await ndcgUnder(newest, by.serving)
  const after = await ndcgUnder(newest, by.model)
  const difference = bootstrapMean(after.map((figure, search) => figure - (before[search] as number)))
  return {
    heldOut: before.length,
    ndcgBefore: round(meanOrZero(before)),
    ndcgAfter: round(meanOrZero(after)),
    difference: { mean: round(difference.mean), low: round(difference.low), high: round(difference.high) },
    ndcgChallenger: await challenge(newest, by),
  }
}

async function ndcgUnder(past: readonly PastSearch[], model: Model): Promise<number[]> {
  const { set, priorPoints } = await measurePast(past, model, null)
  return Array.from({ length: set.groupStarts.length - 1 }, (_, group) =>
    meanNdcg({ ...set, groupStarts: set.groupStarts.slice(group, group + 2) }, priorPoints, PLACES),
  )
}

/** Trains full trees on the same searches, a few at a time, to measure what the readable additive form costs. */
async function challenge(
  newest: readonly PastSearch[],
  { base, training }: { base: Model; training: AdditiveSet },
): Promise<number | null> {
  const exam = await measurePast(newest, base, null)
  if (exam.set.rowCount === 0 || training.set.rowCount === 0) return null
  let [taught, examined] = [training, exam].map(({ priorPoints }) =>
    priorPoints.map((points) => points / defaultCorrection.pointsPerUnit),
  ) as [Float64Array, Float64Array]
  for (let trees = 0; trees < CHALLENGER_TREES; trees += TREES_AT_ONCE) {
    const options = { ...defaultLambdaMart, treeCount: TREES_AT_ONCE }
    const { ensemble } = trainLambdaMart({ training: training.set, startScores: { training: taught } }, options)
    taught = addTrees(ensemble, training, taught)
    examined = addTrees(ensemble, exam, examined)
    await breathe()
  }
  return round(meanNdcg(exam.set, examined, PLACES))
}

function addTrees(ensemble: TreeEnsemble, { set }: AdditiveSet, scores: Float64Array): Float64Array {
  return scores.map(
    (score, row) => score + predictTrees(ensemble, (feature) => (set.columns[feature] as Float64Array)[row] as number),
  )
}

/** Points of a full share in a table, averaged over the candidates in it. */
function meanWorth({ entries }: AdditiveSet): Record<CorrectionName, number> {
  const worth = correctionNames.map((name) => [name, meanOrZero([...entries[name].weights])])
  return Object.fromEntries(worth) as Record<CorrectionName, number>
}

const meanOrZero = (values: readonly number[]): number => (values.length === 0 ? 0 : meanOf(values))
const round = (value: number): number => (Number.isFinite(value) ? Math.round(value * 10_000) / 10_000 : 0)
