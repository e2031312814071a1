import { predictTrees, type TreeEnsemble } from '@assay/ranking-engine/model/tree-ensemble'
import { expect, test } from 'vitest'
import { lambdaGradients } from './lambda-gradients.ts'
import { defaultLambdaMart, type LambdaMartOptions, trainLambdaMart } from './lambdamart.ts'
import { meanNdcg } from './mean-ndcg.ts'
import { seededRandom } from './seeded-random.ts'
import type { TrainingSet } from './training-set.ts'

const plainLoss = { truncationLevel: 10, sigma: 1.3, normalize: false }

test('gradients of a three-document query match finite differences of the weighted pairwise loss', () => {
  const set: TrainingSet = {
    rowCount: 3,
    columns: [],
    grades: Uint8Array.of(0, 3, 1),
    groupStarts: Int32Array.of(0, 3),
  }
  const scores = Float64Array.of(0.7, 0.2, -0.4)
  const { first, second } = lambdaGradients(set, scores, plainLoss)
  const step = 1e-5
  for (const row of [0, 1, 2]) {
    const at = (shift: number) =>
      weightedPairLoss(set.grades, scores, scores.with(row, (scores[row] as number) + shift))
    expect(first[row]).toBeCloseTo((at(step) - at(-step)) / (2 * step), 6)
    expect(second[row]).toBeCloseTo((at(step) - 2 * at(0) + at(-step)) / (step * step), 3)
  }
})

test("a pair is weighted by the product of its better row's and its worse row's weights", () => {
  const set: TrainingSet = {
    rowCount: 3,
    columns: [],
    grades: Uint8Array.of(0, 3, 0),
    groupStarts: Int32Array.of(0, 3),
  }
  const scores = Float64Array.of(0.7, 0.2, -0.4)
  const rowWeights = { asBetter: Float64Array.of(9, 4, 9), asWorse: Float64Array.of(1, 9, 2) }
  const plain = lambdaGradients(set, scores, plainLoss)
  const weighted = lambdaGradients({ ...set, rowWeights }, scores, plainLoss)
  expect(weighted.first[0]).toBeCloseTo(4 * (plain.first[0] as number), 12)
  expect(weighted.first[2]).toBeCloseTo(8 * (plain.first[2] as number), 12)
  expect(weighted.second[2]).toBeCloseTo(8 * (plain.second[2] as number), 12)
  expect(weighted.first[0] as number).toBeCloseTo(-(weighted.first[1] as number) - (weighted.first[2] as number), 12)
})

test('the same seed grows the same trees and another seed grows others', () => {
  const set = aSet({ groups: 30, seed: 5 })
  const options = { ...small, rowShare: 0.7, featureShare: 0.6 }
  const trees = (seed: number) => trainLambdaMart({ training: set }, { ...options, seed }).ensemble
  expect(trees(3)).toEqual(trees(3))
  expect(trees(3)).not.toEqual(trees(4))
})

test('a trained model ranks unseen searches better than chance and than one feature alone', () => {
  const training = aSet({ groups: 80, seed: 1 })
  const unseen = aSet({ groups: 40, seed: 2 })
  const { ensemble } = trainLambdaMart({ training }, small)
  const learned = meanNdcg(unseen, scoresOf(ensemble, unseen), 10)
  expect(learned).toBeGreaterThan(meanNdcg(unseen, new Float64Array(unseen.rowCount), 10) + 0.1)
  expect(learned).toBeGreaterThan(meanNdcg(unseen, unseen.columns[0] as Float64Array, 10))
})

test('a monotone feature never lowers a score as it grows, even where the data says otherwise', () => {
  const set = aSet({ groups: 60, seed: 9, noise: 2 })
  const { ensemble } = trainLambdaMart({ training: set }, { ...small, monotoneConstraints: [1, -1, 0, 0] })
  for (let probe = 0; probe < 200; probe += 1) {
    const random = seededRandom(probe)
    const row = [random(), random(), random(), random()]
    const raised = [(row[0] as number) + random(), (row[1] as number) - random(), row[2] as number, row[3] as number]
    const predict = (values: number[]) => predictTrees(ensemble, (feature) => values[feature] as number)
    expect(predict(raised)).toBeGreaterThanOrEqual(predict(row))
  }
})

test('with one feature per tree the model is a sum of functions of single features', () => {
  const set = aSet({ groups: 60, seed: 4 })
  const { ensemble } = trainLambdaMart({ training: set }, { ...small, singleFeature: true })
  const predict = (values: number[]) => predictTrees(ensemble, (feature) => values[feature] as number)
  const zero = [0, 0, 0, 0]
  for (let probe = 0; probe < 50; probe += 1) {
    const random = seededRandom(probe)
    const row = zero.map(() => random())
    const alone = row.map((value, feature) => predict(zero.with(feature, value)) - predict(zero))
    expect(predict(row) - predict(zero)).toBeCloseTo(
      alone.reduce((sum, part) => sum + part),
      9,
    )
  }
})

test('missing values go to the side that the data favors', () => {
  const set = aSet({ groups: 60, seed: 6 })
  const known = set.columns[0] as Float64Array
  const hidden = known.map((value, row) => (row % 3 === 0 ? Number.NaN : value))
  const grades = set.grades.map((grade, row) => (row % 3 === 0 ? 4 : Math.min(grade, 1)))
  const training = { ...set, columns: [hidden], grades }
  const { ensemble } = trainLambdaMart({ training }, { ...small, treeCount: 5 })
  const unknown = predictTrees(ensemble, () => Number.NaN)
  expect(unknown).toBeGreaterThan(predictTrees(ensemble, () => 0.1))
  expect(unknown).toBeGreaterThan(predictTrees(ensemble, () => 0.9))
})

test('training stops when the validation NDCG stops rising', () => {
  const training = aSet({ groups: 20, seed: 1, noise: 1 })
  const validation = aSet({ groups: 20, seed: 2, noise: 1 })
  const report = trainLambdaMart({ training, validation }, { ...small, treeCount: 200, patience: 10 })
  expect(report.validation.length).toBeLessThan(200)
  expect(report.treeCount).toBe(report.validation.indexOf(Math.max(...report.validation)) + 1)
})

test('an inconsistent training set is refused with what to fix', () => {
  const set = aSet({ groups: 3, seed: 1 })
  expect(() => trainLambdaMart({ training: { ...set, groupStarts: Int32Array.of(0, 5) } })).toThrow(/end at row/)
  expect(() => trainLambdaMart({ training: { ...set, columns: [new Float64Array(2)] } })).toThrow(
    /Feature 0 has 2 values/,
  )
})

const small: LambdaMartOptions = { ...defaultLambdaMart, treeCount: 40, maxDepth: 3, minDataInLeaf: 3 }

/**
 * Groups of 12 rows with four features; the grade rises with the first, falls with the second and bends with the
 * third.
 */
function aSet({ groups, seed, noise = 0.2 }: { groups: number; seed: number; noise?: number }): TrainingSet {
  const random = seededRandom(seed)
  const rowCount = groups * 12
  const columns = [0, 1, 2, 3].map(() => Float64Array.from({ length: rowCount }, () => random()))
  const [first, second, third] = columns as [Float64Array, Float64Array, Float64Array]
  const grades = Uint8Array.from({ length: rowCount }, (_, row) => {
    const worth =
      (first[row] as number) -
      (second[row] as number) +
      ((third[row] as number) > 0.5 ? 0.5 : 0) +
      noise * (random() - 0.5)
    return Math.max(0, Math.min(4, Math.round(2.5 * worth + 0.5)))
  })
  return { rowCount, columns, grades, groupStarts: Int32Array.from({ length: groups + 1 }, (_, group) => group * 12) }
}

function scoresOf(ensemble: TreeEnsemble, set: TrainingSet): Float64Array {
  return Float64Array.from({ length: set.rowCount }, (_, row) =>
    predictTrees(ensemble, (feature) => (set.columns[feature] as Float64Array)[row] as number),
  )
}

/** Σ |ΔNDCG| · ln(1 + e^{−σ(s_i − s_j)}), with |ΔNDCG| fixed at the ranks before the scores were perturbed. */
function weightedPairLoss(grades: Uint8Array, unmoved: Float64Array, scores: Float64Array): number {
  const gain = (row: number) => 2 ** (grades[row] as number) - 1
  const order = [0, 1, 2].sort((a, b) => (unmoved[b] as number) - (unmoved[a] as number))
  const discount = (row: number) => 1 / Math.log2(order.indexOf(row) + 2)
  const ideal = [0, 1, 2]
    .map(gain)
    .sort((a, b) => b - a)
    .reduce((sum, worth, place) => sum + worth / Math.log2(place + 2), 0)
  let loss = 0
  for (const better of [0, 1, 2]) {
    for (const worse of [0, 1, 2]) {
      if ((grades[better] as number) <= (grades[worse] as number)) continue
      const change = Math.abs((gain(better) - gain(worse)) * (discount(better) - discount(worse))) / ideal
      loss += change * Math.log1p(Math.exp(-plainLoss.sigma * ((scores[better] as number) - (scores[worse] as number))))
    }
  }
  return loss
}
