// From what employers did to a model that could serve, with everything that a person needs to decide about it.
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
import { predictTrees } from '@assay/ranking-engine/model/tree-ensemble'
import { bootstrapMean, meanOf } from '@assay/ranking-engine/quality/bootstrap'
import type { AdditiveSet } from '@assay/ranking-engine/training/additive-set'
import { defaultLambdaMart, trainLambdaMart } from '@assay/ranking-engine/training/lambdamart'
import { meanNdcg } from '@assay/ranking-engine/training/mean-ndcg'
import type { PositionBias } from '@assay/ranking-engine/training/position-bias'
import {
  defaultCorrection,
  growCorrection,
  isFinished,
  rounded,
  startCorrection,
} from '@assay/ranking-engine/training/train-correction'
import { measurePast, type PastSearch } from './measure-funnel.ts'
import { shapeChanges } from './shape-changes.rules.ts'

export interface ToLearn {
  /** Searches with an outcome, the oldest first. */
  readonly past: readonly PastSearch[]
  readonly bias: PositionBias
  /** What the correction stands on. */
  readonly base: Model
  /** What serves now. */
  readonly serving: Model
  /** How much of what is learned counts. */
  readonly share: number
  readonly name: string
}

export interface Learned {
  readonly model: Model
  readonly metrics: ModelMetrics
  readonly diff: readonly ShapeChange[]
  /** Searches in which people came to different ends. */
  readonly usable: number
}

/** The newest fifth judges, and teaches nothing. */
const HELD_OUT = 5
/** Of the rest the newest quarter says when to stop. */
const WATCHED = 4
const PLACES = 10
const CHALLENGER_TREES = 60

export async function learnModel({ past, bias, base, serving, share, name }: ToLearn): Promise<Learned> {
  const usable = past.filter(({ funnel }) => new Set(funnel.shown.map(({ grade }) => grade)).size > 1)
  const [older, newest] = splitAt(usable, usable.length - Math.ceil(usable.length / HELD_OUT))
  const [taught, watched] = splitAt(older, older.length - Math.floor(older.length / WATCHED))
  const training = measurePast(taught, base, bias)
  const learned = await learnTables(training, measurePast(watched, base, bias))
  const model = loadModel(JSON.parse(JSON.stringify(onTop(base, learned, share, name))))
  const metrics = judge(newest, { serving, model, base, training })
  const diff = shapeChanges(serving.shapes.correction, model.shapes.correction, meanWorth(training))
  return { model, metrics, diff, usable: usable.length }
}

function splitAt<Each>(all: readonly Each[], at: number): [readonly Each[], readonly Each[]] {
  return [all.slice(0, at), all.slice(at)]
}

/** Tree by tree, so that requests are answered between them. */
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
 * The base's own correction and a part of what was learned, within what a table may do. The base's record is of other
 * searches; what this was learned from stands with its version.
 */
function onTop(base: Model, learned: Correction, share: number, version: string): Model {
  const correction = tablesOf((table, cell) => {
    const { least, most } = correctionLimits[table]
    const sum = (base.shapes.correction[table][cell] as number) + Math.round(share * (learned[table][cell] as number))
    return Math.max(least, Math.min(most, sum)) + 0
  })
  return { ...base, version, shapes: { ...base.shapes, correction }, training: null }
}

function judge(
  newest: readonly PastSearch[],
  by: { serving: Model; model: Model; base: Model; training: AdditiveSet },
): ModelMetrics {
  const before = ndcgUnder(newest, by.serving)
  const after = ndcgUnder(newest, by.model)
  const difference = bootstrapMean(after.map((figure, search) => figure - (before[search] as number)))
  return {
    heldOut: before.length,
    ndcgBefore: round(meanOrZero(before)),
    ndcgAfter: round(meanOrZero(after)),
    difference: { mean: round(difference.mean), low: round(difference.low), high: round(difference.high) },
    ndcgChallenger: challenge(newest, by),
  }
}

function ndcgUnder(past: readonly PastSearch[], model: Model): number[] {
  const { set, priorPoints } = measurePast(past, model, null)
  return Array.from({ length: set.groupStarts.length - 1 }, (_, group) =>
    meanNdcg({ ...set, groupStarts: set.groupStarts.slice(group, group + 2) }, priorPoints, PLACES),
  )
}

/** Full trees on the same searches: what being a sum that can be read costs. */
function challenge(newest: readonly PastSearch[], { base, training }: { base: Model; training: AdditiveSet }) {
  const exam = measurePast(newest, base, null)
  if (exam.set.rowCount === 0 || training.set.rowCount === 0) return null
  const startOf = ({ priorPoints }: AdditiveSet) =>
    priorPoints.map((points) => points / defaultCorrection.pointsPerUnit)
  const { ensemble } = trainLambdaMart(
    { training: training.set, startScores: { training: startOf(training) } },
    { ...defaultLambdaMart, treeCount: CHALLENGER_TREES },
  )
  const scores = startOf(exam).map(
    (start, row) =>
      start + predictTrees(ensemble, (feature) => (exam.set.columns[feature] as Float64Array)[row] as number),
  )
  return round(meanNdcg(exam.set, scores, PLACES))
}

/** What a whole share in a table is worth in points, on average over whoever stands in it. */
function meanWorth({ entries }: AdditiveSet): Record<CorrectionName, number> {
  const worth = correctionNames.map((name) => [name, meanOrZero([...entries[name].weights])])
  return Object.fromEntries(worth) as Record<CorrectionName, number>
}

const meanOrZero = (values: readonly number[]): number => (values.length === 0 ? 0 : meanOf(values))
const round = (value: number): number => (Number.isFinite(value) ? Math.round(value * 10_000) / 10_000 : 0)
