/**
 * Compares our LambdaMART with published figures: `node lab/src/lambdamart-reference/main.ts --data DIR`, where DIR
 * holds rank.train and rank.test of LightGBM's example. The options come from five-fold cross-validation on the
 * training searches, which `--choose` repeats without opening the test searches; those are scored once.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { predictTrees, type TreeEnsemble } from '@assay/ranking-engine/model/tree-ensemble'
import { defaultLambdaMart, type LambdaMartOptions, trainLambdaMart } from '@assay/training/lambdamart'
import { meanNdcg, ndcgByGroup } from '@assay/training/mean-ndcg'
import { bootstrapMean } from '@assay/training/quality/bootstrap'
import { seededRandom } from '@assay/training/seeded-random'
import type { TrainingSet } from '@assay/training/training-set'
import { readSvmlight, takeGroups } from './read-svmlight.ts'

const FEATURE_COUNT = 300
const FOLDS = 5
const PLACES = [1, 3, 5, 10]
const SHUFFLES = 200
/** Choices are averaged over several seeds. */
const SEEDS = [1, 2]

const chosen: LambdaMartOptions = { ...defaultLambdaMart, rowShare: 0.8, featureShare: 0.3, minDataInLeaf: 20 }

/** The options that `--choose` compares; trees, depth and learning rate are fixed by the comparison. */
const CHOICES: readonly Partial<LambdaMartOptions>[] = [
  {},
  { minDataInLeaf: 20 },
  { rowShare: 0.8, featureShare: 0.3, minDataInLeaf: 5 },
  { rowShare: 0.8, featureShare: 0.3, minDataInLeaf: 20 },
  { rowShare: 0.8, featureShare: 0.3, minDataInLeaf: 40 },
  { rowShare: 0.8, featureShare: 0.1, minDataInLeaf: 20 },
  { rowShare: 0.6, featureShare: 0.1, minDataInLeaf: 20 },
  { rowShare: 0.6, featureShare: 0.3, minDataInLeaf: 20 },
  { rowShare: 0.8, featureShare: 0.3, minDataInLeaf: 20, lambdaL2: 5 },
  { rowShare: 0.8, featureShare: 0.1, minDataInLeaf: 20, lambdaL2: 5 },
  { rowShare: 0.8, featureShare: 0.1, minDataInLeaf: 40, lambdaL2: 1 },
  { rowShare: 0.8, featureShare: 0.3, minDataInLeaf: 20, truncationLevel: 10 },
  { rowShare: 0.8, featureShare: 0.1, minDataInLeaf: 20, truncationLevel: 10 },
  { rowShare: 0.8, featureShare: 0.3, minDataInLeaf: 20, normalize: false },
  { rowShare: 0.8, featureShare: 0.1, minDataInLeaf: 20, normalize: false },
  { rowShare: 0.8, featureShare: 0.1, minDataInLeaf: 20, normalize: false, lambdaL2: 5 },
  { rowShare: 0.8, featureShare: 0.3, minDataInLeaf: 20, sigma: 2 },
  { rowShare: 0.8, featureShare: 0.3, minDataInLeaf: 20, sigma: 0.5 },
]

const { values } = parseArgs({ options: { data: { type: 'string' }, choose: { type: 'boolean', default: false } } })
if (values.data === undefined) throw new Error('Say where the data lie: --data DIR')
const training = await readSvmlight(join(values.data, 'rank.train'), FEATURE_COUNT)
if (values.choose) chooseOptions()
else await report(await readSvmlight(join(values.data, 'rank.test'), FEATURE_COUNT))

function chooseOptions(): void {
  for (const choice of CHOICES) {
    const { mean, low, high } = bootstrapMean(crossValidate({ ...defaultLambdaMart, ...choice }))
    console.log(`${mean.toFixed(4)} [${low.toFixed(3)}, ${high.toFixed(3)}]  ${JSON.stringify(choice)}`)
  }
}

async function report(test: TrainingSet): Promise<void> {
  console.log(`cross-validated on training searches, NDCG@10: ${interval(crossValidate(chosen))}`)
  const startedAt = performance.now()
  const { ensemble } = trainLambdaMart({ training }, chosen)
  const seconds = (performance.now() - startedAt) / 1000
  const scores = scoresOf(ensemble, test)
  for (const place of PLACES) {
    const ours = interval([...ndcgByGroup(test, scores, place)])
    console.log(`test NDCG@${place}: ${ours}   by chance: ${chanceNdcg(test, place).toFixed(3)}`)
  }
  console.log(`trained ${chosen.treeCount} trees on ${training.rowCount} rows in ${seconds.toFixed(1)} s`)
}

/** Cross-validated NDCG@10 of every training search; the mean over seeds. */
function crossValidate(options: LambdaMartOptions): number[] {
  const groups = Array.from({ length: training.groupStarts.length - 1 }, (_, group) => group)
  const sums = groups.map(() => 0)
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const held = groups.filter((group) => group % FOLDS === fold)
    const seen = takeGroups(
      training,
      groups.filter((group) => group % FOLDS !== fold),
    )
    const heldSet = takeGroups(training, held)
    for (const seed of SEEDS) {
      const { ensemble } = trainLambdaMart({ training: seen }, { ...options, seed })
      const figures = ndcgByGroup(heldSet, scoresOf(ensemble, heldSet), 10)
      for (const [place, group] of held.entries()) {
        sums[group] = (sums[group] as number) + (figures[place] as number) / SEEDS.length
      }
    }
  }
  return sums
}

function chanceNdcg(test: TrainingSet, place: number): number {
  const random = seededRandom(1)
  let sum = 0
  for (let shuffle = 0; shuffle < SHUFFLES; shuffle += 1) {
    const scores = Float64Array.from({ length: test.rowCount }, () => random())
    sum += meanNdcg(test, scores, place) / SHUFFLES
  }
  return sum
}

function interval(figures: readonly number[]): string {
  const { mean, low, high } = bootstrapMean(figures)
  return `${mean.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`
}

function scoresOf(trees: TreeEnsemble, set: TrainingSet): Float64Array {
  return Float64Array.from({ length: set.rowCount }, (_, row) =>
    predictTrees(trees, (feature) => (set.columns[feature] as Float64Array)[row] as number),
  )
}
