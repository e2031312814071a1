/** The served model: the prior with the learned correction. */

import { loadModel } from './load-model.ts'
import type { Model } from './model.ts'
import { priorModel } from './prior-model.ts'
import served from './served-model.json' with { type: 'json' }

const { shapes, uncertainty, training } = loadModel(served)

export const defaultModel: Model = {
  ...priorModel,
  shapes: { ...priorModel.shapes, correction: shapes.correction },
  uncertainty,
  training,
}
