import { type MeasuredModel, modelParts } from '@assay/contracts/model-cards'
import type { Presented } from '@assay/jsonapi/present'
import { evidenceGrades, type Model } from '@assay/ranking-engine'
import { isEmpty } from '@assay/ranking-engine/model/correction'
import { modelHash } from '../../ranking/index.ts'

type Training = NonNullable<Model['training']>

/** A model card has the hash of its model as id. */
export function presentModelCard(model: Model): Presented {
  const { weights, shapes, training, keywords, careers } = model
  return {
    type: 'model-cards',
    id: modelHash(model),
    attributes: {
      name: model.version,
      shares: sharesOf(weights),
      proof: evidenceGrades.map((grade, index) => ({ grade, worth: shapes.gradeWorth[index] ?? 0 })),
      most: {
        listed: shapes.order?.listedCap ?? shapes.claimedCap,
        claimed: shapes.claimedCap,
        stated: shapes.statedCap,
        ...mostOfWords(keywords),
        careers: careers?.points ?? 0,
      },
      isCorrected: !isEmpty(shapes.correction),
      learning: training === null ? null : learningOf(training),
    },
  }
}

function mostOfWords(shape: Model['keywords']) {
  return { words: shape?.points ?? 0, wordsUntitled: (shape?.untitled ?? shape)?.points ?? 0 }
}

function sharesOf(weights: Model['weights']) {
  const all = modelParts.reduce((sum, part) => sum + weights[part], 0)
  return modelParts.map((part) => ({ part, share: weights[part] / all })).sort((a, b) => b.share - a.share)
}

const learningOf = ({ searches, heldOut, guard, reported = [] }: Training) => ({
  searches,
  generated: measuredOf(heldOut),
  judged: guard === null ? null : measuredOf(guard),
  reported: reported.map(measuredOf),
})

function measuredOf(set: Training['heldOut']): MeasuredModel {
  const { name, searches, prior, corrected, gain, challenger, challengerGain } = set
  return { name, searches, byHand: prior, learned: corrected, gain, challenger, challengerGain }
}
