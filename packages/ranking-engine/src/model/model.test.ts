import { expect, test } from 'vitest'
import { isEmpty, noCorrection } from './correction.ts'
import { defaultModel } from './default-model.ts'
import { loadModel } from './load-model.ts'
import { reweighted } from './model.ts'
import served from './served-model.json' with { type: 'json' }

const stored = () => JSON.parse(JSON.stringify(defaultModel))

test('a model round-trips as JSON', () => {
  expect(loadModel(stored())).toEqual(defaultModel)
})

test('the served file was trained on the current prior; train it again after a change', () => {
  expect(served).toEqual(stored())
  expect(defaultModel.training?.isServed).toBe(!isEmpty(defaultModel.shapes.correction))
})

test('a model whose record or spread is of another shape is refused', () => {
  const { training, uncertainty } = stored()
  expect(() => loadModel({ ...stored(), training: { ...training, sha256: 'abc' } })).toThrow('no SHA-256')
  expect(() => loadModel({ ...stored(), training: { ...training, heldOut: {} } })).toThrow('no figure "prior"')
  expect(() => loadModel({ ...stored(), training: 'yes' })).toThrow('training must be an object')
  const spread = { ...uncertainty.spread, shoeSize: 0.1 }
  expect(() => loadModel({ ...stored(), uncertainty: { ...uncertainty, spread } })).toThrow('shoeSize')
  const wide = { ...uncertainty.spread, title: 1.5 }
  expect(() => loadModel({ ...stored(), uncertainty: { ...uncertainty, spread: wide } })).toThrow('"title"')
})

test('a model of another format, or with features this engine does not serve, is refused by name', () => {
  expect(() => loadModel({ ...stored(), format: 3 })).toThrow('unknown format 3')
  expect(() => loadModel({ ...stored(), features: [...defaultModel.features, 'shoeSize'] })).toThrow('shoeSize')
  expect(() => loadModel({ ...stored(), features: defaultModel.features.slice(1) })).toThrow('criteria')
  expect(() => loadModel({ ...stored(), weights: { ...defaultModel.weights, age: 3 } })).toThrow('age')
  expect(() => loadModel('model')).toThrow('must be an object')
})

test('a model in which better evidence could lower a score is refused', () => {
  const shapes = { ...defaultModel.shapes, gradeWorth: [0.5, 0.4, 0.6, 0.7, 1] }
  expect(() => loadModel({ ...stored(), shapes })).toThrow('gradeWorth')
  const harsh = { ...defaultModel.shapes, yearsShortfall: 0.9 }
  expect(() => loadModel({ ...stored(), shapes: harsh })).toThrow('Shortfalls')
})

test('a correction that falls, is too large, or has another shape is refused by its name', () => {
  const withTable = (name: string, table: unknown) => {
    const shapes = { ...defaultModel.shapes, correction: { ...noCorrection, [name]: table } }
    return () => loadModel({ ...stored(), shapes })
  }
  expect(withTable('lastUse', [0, -20, -10, 0])).toThrow('"lastUse" must never fall')
  expect(withTable('prominence', [-71, 0, 0, 0])).toThrow('"prominence" must hold whole numbers from -70 to 0')
  expect(withTable('level', [0, 0, 0])).toThrow('"level" must have 6 cells')
  expect(withTable('shoeSize', [0])).toThrow('shoeSize')
})

test('a weight out of range is refused by name', () => {
  expect(() => reweighted(defaultModel, { title: -1 })).toThrow('"title"')
  expect(() => reweighted(defaultModel, { vetting: Number.NaN })).toThrow('"vetting"')
})
