import type { TreeEnsemble } from '@assay/ranking-engine/model/tree-ensemble'
import { binFeature, type FeatureBins, findBin, MISSING_BIN } from './feature-bins.ts'
import { type GrownTree, growTree, type MonotoneConstraint, type TreeOptions } from './grow-tree.ts'
import { type LambdaOptions, lambdaGradients } from './lambda-gradients.ts'
import { meanNdcg } from './mean-ndcg.ts'
import { drawWithoutRepetition, seededRandom } from './seeded-random.ts'
import { assertTrainingSet, type TrainingSet } from './training-set.ts'

export interface LambdaMartOptions extends LambdaOptions, Omit<TreeOptions, 'monotoneConstraints'> {
  readonly treeCount: number
  readonly learningRate: number
  /** Bagging fraction: the share of rows sampled for each tree. */
  readonly rowShare: number
  /** Feature fraction: the share of features sampled for each tree. */
  readonly featureShare: number
  readonly seed: number
  /** For each feature, 1: never falls; -1: never rises; 0: unconstrained. Unconstrained where absent. */
  readonly monotoneConstraints?: readonly MonotoneConstraint[]
  /** Stops when the validation NDCG has not risen for this many trees; needs a validation set. */
  readonly patience: number
  /** The k of the validation NDCG. */
  readonly watchAt: number
}

/**
 * 300 trees of depth 6 at a learning rate of 0.1, as for the published reference figures; the rest by
 * cross-validation.
 */
export const defaultLambdaMart: LambdaMartOptions = {
  treeCount: 300,
  learningRate: 0.1,
  maxDepth: 6,
  maxLeaves: 64,
  minDataInLeaf: 5,
  minSumHessian: 1e-3,
  lambdaL2: 1,
  minGainToSplit: 0,
  singleFeature: false,
  rowShare: 1,
  featureShare: 1,
  truncationLevel: 30,
  sigma: 1,
  normalize: true,
  seed: 1,
  patience: Number.POSITIVE_INFINITY,
  watchAt: 10,
}

export interface TrainingReport {
  readonly ensemble: TreeEnsemble
  /** How many trees were kept: all of them, or those up to the best validation NDCG. */
  readonly treeCount: number
  /** Validation NDCG after each tree; empty without a validation set. */
  readonly validation: readonly number[]
  /** Summed loss reduction of each feature's splits. */
  readonly importance: Float64Array
}

export interface TrainingRun {
  readonly training: TrainingSet
  readonly validation?: TrainingSet
  /** Initial scores, such as those of a prior; zero where absent. */
  readonly startScores?: { readonly training: Float64Array; readonly validation?: Float64Array }
  /** Called after each tree. */
  readonly onTree?: (done: number, of: number) => void
}

/**
 * LambdaMART (Burges, 2010) on histograms: each tree is a Newton step on NDCG-weighted lambdas. The same set, options
 * and seed give bit-identical trees.
 */
export function trainLambdaMart(run: TrainingRun, options: LambdaMartOptions = defaultLambdaMart): TrainingReport {
  assertTrainingSet(run.training)
  if (run.validation) assertTrainingSet(run.validation)
  const { training, validation } = run
  const random = seededRandom(options.seed)
  const bins = training.columns.map((column) => binFeature(column))
  const validationBins = validation ? recode(validation, bins) : []
  const scores = Float64Array.from(run.startScores?.training ?? new Float64Array(training.rowCount))
  const watched = Float64Array.from(run.startScores?.validation ?? new Float64Array(validation?.rowCount ?? 0))
  const treeOptions: TreeOptions = { ...options, monotoneConstraints: options.monotoneConstraints ?? [] }
  const trees: GrownTree[] = []
  const watchedNdcg: number[] = []
  let bestCount = 0
  for (let count = 1; count <= options.treeCount; count += 1) {
    const gradients = lambdaGradients(training, scores, options)
    const rows = drawWithoutRepetition(training.rowCount, Math.round(training.rowCount * options.rowShare), random)
    const features = drawWithoutRepetition(bins.length, Math.ceil(bins.length * options.featureShare), random)
    const tree = growTree(bins, gradients, rows, features, treeOptions)
    trees.push(tree)
    addTree(tree, bins, options.learningRate, scores)
    run.onTree?.(count, options.treeCount)
    if (!validation) continue
    addTree(tree, validationBins, options.learningRate, watched)
    watchedNdcg.push(meanNdcg(validation, watched, options.watchAt))
    if ((watchedNdcg.at(-1) as number) > (watchedNdcg[bestCount - 1] ?? -1)) bestCount = count
    if (count - bestCount >= options.patience) break
  }
  const kept = validation ? trees.slice(0, bestCount) : trees
  return {
    ensemble: flatten(kept, bins, options.learningRate),
    treeCount: kept.length,
    validation: watchedNdcg,
    importance: importanceOf(kept, bins.length),
  }
}

function recode(set: TrainingSet, bins: readonly FeatureBins[]): FeatureBins[] {
  return bins.map(({ edges, hasMissing }, feature) => {
    const column = set.columns[feature] as Float64Array
    const codes = Uint8Array.from(column, (value) => (Number.isNaN(value) ? MISSING_BIN : 1 + findBin(edges, value)))
    return { edges, codes, hasMissing }
  })
}

function addTree(tree: GrownTree, bins: readonly FeatureBins[], learningRate: number, scores: Float64Array): void {
  for (let row = 0; row < scores.length; row += 1) {
    let node = 0
    for (let feature = tree.features[node] as number; feature >= 0; feature = tree.features[node] as number) {
      const code = (bins[feature] as FeatureBins).codes[row] as number
      const goesLeft = code === MISSING_BIN ? tree.missingLeft[node] : code <= (tree.bins[node] as number)
      node = (tree.children[node] as number) + (goesLeft ? 0 : 1)
    }
    scores[row] = (scores[row] as number) + learningRate * (tree.leafValues[node] as number)
  }
}

function flatten(trees: readonly GrownTree[], bins: readonly FeatureBins[], learningRate: number): TreeEnsemble {
  const nodeCount = trees.reduce((sum, tree) => sum + tree.features.length, 0)
  const ensemble = {
    treeStarts: new Int32Array(trees.length + 1),
    features: new Int16Array(nodeCount),
    values: new Float64Array(nodeCount),
    children: new Int32Array(nodeCount),
    missingLeft: new Uint8Array(nodeCount),
  }
  let start = 0
  for (const [place, tree] of trees.entries()) {
    for (const [node, feature] of tree.features.entries()) {
      const at = start + node
      ensemble.features[at] = feature
      ensemble.children[at] = start + (tree.children[node] as number)
      ensemble.missingLeft[at] = tree.missingLeft[node] ? 1 : 0
      ensemble.values[at] =
        feature < 0
          ? learningRate * (tree.leafValues[node] as number)
          : ((bins[feature] as FeatureBins).edges[(tree.bins[node] as number) - 1] as number)
    }
    start += tree.features.length
    ensemble.treeStarts[place + 1] = start
  }
  return ensemble
}

function importanceOf(trees: readonly GrownTree[], featureCount: number): Float64Array {
  const importance = new Float64Array(featureCount)
  for (const tree of trees) {
    for (const [node, feature] of tree.features.entries()) {
      if (feature >= 0) importance[feature] = (importance[feature] as number) + (tree.gains[node] as number)
    }
  }
  return importance
}
