/**
 * Holds our LambdaMART against published figures: `node lab/src/lambdamart-reference/main.ts --data DIR`, where DIR holds
 * the rank.train and rank.test of LightGBM's own example. Options were chosen by five-fold cross-validation on the
 * training searches; the test searches are scored once.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { predictTrees, type TreeEnsemble } from '@assay/ranking-engine/model/tree-ensemble'
import { defaultLambdaMart, type LambdaMartOptions, trainLambdaMart } from '@assay/ranking-engine/training/lambdamart'
import { meanNdcg } from '@assay/ranking-engine/training/mean-ndcg'
import type { TrainingSet } from '@assay/ranking-engine/training/training-set'
import { readSvmlight, takeGroups } from './read-svmlight.ts'

const FEATURE_COUNT = 300
const FOLDS = 5
const PLACES = [1, 3, 5, 10]

const chosen: LambdaMartOptions = { ...defaultLambdaMart, rowShare: 0.8, featureShare: 0.3, fewestRows: 20 }

const { values } = parseArgs({ options: { data: { type: 'string' } } })
if (values.data === undefined) throw new Error('Say where the data lie: --data DIR')
const training = await readSvmlight(join(values.data, 'rank.train'), FEATURE_COUNT)
const test = await readSvmlight(join(values.data, 'rank.test'), FEATURE_COUNT)

console.log(`cross-validated on training searches, NDCG@10: ${crossValidate(training, chosen).toFixed(3)}`)
const startedAt = performance.now()
const { ensemble } = trainLambdaMart({ training }, chosen)
const seconds = (performance.now() - startedAt) / 1000
for (const place of PLACES) {
  const ours = meanNdcg(test, scoresOf(ensemble, test), place)
  console.log(
    `test NDCG@${place}: ${ours.toFixed(3)}   unordered: ${meanNdcg(test, new Float64Array(test.rowCount), place).toFixed(3)}`,
  )
}
console.log(`trained ${chosen.treeCount} trees on ${training.rowCount} rows in ${seconds.toFixed(1)} s`)

function crossValidate(set: TrainingSet, options: LambdaMartOptions): number {
  const groups = Array.from({ length: set.groupStarts.length - 1 }, (_, group) => group)
  let sum = 0
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const grown = trainLambdaMart(
      {
        training: takeGroups(
          set,
          groups.filter((group) => group % FOLDS !== fold),
        ),
      },
      options,
    )
    const held = takeGroups(
      set,
      groups.filter((group) => group % FOLDS === fold),
    )
    sum += meanNdcg(held, scoresOf(grown.ensemble, held), 10) / FOLDS
  }
  return sum
}

function scoresOf(trees: TreeEnsemble, set: TrainingSet): Float64Array {
  return Float64Array.from({ length: set.rowCount }, (_, row) =>
    predictTrees(trees, (feature) => (set.columns[feature] as Float64Array)[row] as number),
  )
}
