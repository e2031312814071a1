import { defaultModel, type Model } from '@assay/ranking-engine'
import { expect, test, vi } from 'vitest'
import { descend } from './fit-model.ts'

const title = {
  name: 'title',
  values: [200, 100, 140],
  put: (model: Model, value: number): Model => ({ ...model, weights: { ...model.weights, title: value } }),
}

test('keeps the value with the best result, and the first one on a tie', () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const start = title.put(defaultModel, 200)
  expect(descend(start, [title], (model) => -Math.abs(model.weights.title - 130)).weights.title).toBe(140)
  expect(descend(start, [title], () => 0.5).weights.title).toBe(200)
})
