import { correctionNames } from './correction.ts'
import { upgradeModel } from './legacy-model.ts'
import { checkedModel, featureNames, MODEL_FORMAT, type Model, weightNames } from './model.ts'
import { priorModel } from './prior-model.ts'
import { spreadNames } from './uncertainty.ts'

/** Reads a model file, or throws the reason why it cannot be served. */
export function loadModel(source: unknown): Model {
  const model = upgradeModel(asRecord(source, 'The model'))
  if (model['format'] !== MODEL_FORMAT) throw new Error(`The model has the unknown format ${String(model['format'])}.`)
  if (typeof model['version'] !== 'string' || model['version'] === '') throw new Error('The model names no version.')
  const shapes = asRecord(model['shapes'], 'shapes')
  sameNames(model['features'], featuresOf(model), 'features')
  sameNames(Object.keys(asRecord(model['weights'], 'weights')), weightNames, 'weights')
  const optional = shapes['order'] === undefined ? ['order'] : []
  sameNames([...Object.keys(shapes), ...optional], Object.keys(priorModel.shapes), 'shapes')
  sameNames(Object.keys(asRecord(shapes['correction'], 'correction')), correctionNames, 'corrections')
  const uncertainty = asRecord(model['uncertainty'], 'uncertainty')
  sameNames(Object.keys(asRecord(uncertainty['spread'], 'spread')), spreadNames, 'spreads')
  if (model['training'] !== null) asRecord(model['training'], 'training')
  return checkedModel(model as unknown as Model)
}

/** Fields that models from before prior-10 lack. */
const LATER_FEATURES: readonly string[] = ['criteria', 'country', 'engagement']

/** Models name the features that they have: those from before keywords, or careers, do not name them. */
function featuresOf(model: Record<string, unknown>): readonly string[] {
  const isEarly = asRecord(model['shapes'], 'shapes')['order'] === undefined
  const isAbsent = (name: string) => (name === 'keywords' || name === 'careers') && model[name] === undefined
  return featureNames.filter((name) => !(isEarly && LATER_FEATURES.includes(name)) && !isAbsent(name))
}

function asRecord(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Error(`${name} must be an object.`)
  return value as Record<string, unknown>
}

function sameNames(found: unknown, expected: readonly string[], what: string): void {
  const names = Array.isArray(found) ? found.map(String) : []
  const odd = [...names.filter((name) => !expected.includes(name)), ...expected.filter((name) => !names.includes(name))]
  if (odd.length > 0) throw new Error(`The model's ${what} differ from what this engine serves: ${odd.join(', ')}.`)
}
