import { predictTrees } from '@assay/ranking-engine/model/tree-ensemble'
import { funnelSet, ownShare } from '@assay/training/funnel'
import { defaultLambdaMart, type LambdaMartOptions, trainLambdaMart } from '@assay/training/lambdamart'
import { meanNdcg } from '@assay/training/mean-ndcg'
import { estimatePositionBias, type PositionBias } from '@assay/training/position-bias'
import { seededRandom } from '@assay/training/seeded-random'
import { type ClickLog, drawPeople, keepClickLog, type Person, traitCount } from './employer.ts'

/** Strongly regularized steps of one feature each, with a monotone constraint on every trait. */
const LEARNER: LambdaMartOptions = {
  ...defaultLambdaMart,
  treeCount: 120,
  maxDepth: 2,
  maxLeaves: 4,
  minDataInLeaf: 20,
  lambdaL2: 5,
  singleFeature: true,
  truncationLevel: 25,
  normalize: false,
  monotoneConstraints: Array.from({ length: traitCount }, () => 1 as const),
}

export interface Outcome {
  /** NDCG@10 against the true preference, on unseen requirements. */
  readonly nothingSeen: number
  readonly uncorrected: number
  readonly corrected: number
  readonly bias: PositionBias
}

/** Trains three learners on one click log and tests them on the same requirements. */
export function holdContest(impressions: number, seed: number, unseenCount = 200): Outcome {
  const log = keepClickLog(impressions, seed)
  const bias = estimatePositionBias(log.harvested)
  const random = seededRandom(seed + 1_000_003)
  const unseen = Array.from({ length: unseenCount }, () => drawPeople(random))
  const judge = (score: (person: Person) => number) => meanNdcg(examOf(unseen), examScores(unseen, score), 10)
  return {
    nothingSeen: judge(({ prior }) => prior),
    uncorrected: judge(learn(log, null)),
    corrected: judge(learn(log, bias)),
    bias,
  }
}

function learn({ searches, priors }: ClickLog, bias: PositionBias | null): (person: Person) => number {
  const training = funnelSet(searches, bias)
  const startScores = { training: Float64Array.from(priors.flat()) }
  const { ensemble } = trainLambdaMart({ training, startScores }, LEARNER)
  const share = ownShare(searches.length)
  return ({ prior, values }) => prior + share * predictTrees(ensemble, (trait) => values[trait] as number)
}

function examOf(unseen: readonly (readonly Person[])[]) {
  const people = unseen.flat()
  const starts = [0, ...unseen.map((_, place) => unseen.slice(0, place + 1).flat().length)]
  return {
    rowCount: people.length,
    columns: [],
    grades: Uint8Array.from(people, ({ trueGrade }) => trueGrade),
    groupStarts: Int32Array.from(starts),
  }
}

function examScores(unseen: readonly (readonly Person[])[], score: (person: Person) => number): Float64Array {
  return Float64Array.from(unseen.flat(), score)
}
