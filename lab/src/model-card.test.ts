import { readFileSync } from 'node:fs'
import { defaultModel } from '@assay/ranking-engine'
import { tablesOf } from '@assay/ranking-engine/model/correction'
import { expect, test } from 'vitest'
import { modelCard } from './model-card.ts'

test('the model card matches the served file', () => {
  const written = readFileSync(new URL('../../docs/model-card.md', import.meta.url), 'utf8')
  expect(written).toBe(modelCard(defaultModel))
})

test('figures that were only reported are marked as such', () => {
  const { training } = defaultModel
  if (training === null) throw new Error('The served model has no training record.')
  const reported = [
    { ...training.heldOut, name: 'first-set' },
    { ...training.heldOut, name: 'second-set' },
  ]
  const card = modelCard({ ...defaultModel, training: { ...training, reported } })
  expect(card).toContain('| second-set | ')
  expect(card).toContain('first-set and second-set: held out, nothing was fitted on them')
})

test('a served correction is shown table by table', () => {
  const correction = tablesOf((name, cell) => (name === 'lastUse' ? -40 + 10 * cell : 0))
  const card = modelCard({ ...defaultModel, shapes: { ...defaultModel.shapes, correction } })
  expect(card).toContain('| lastUse | -40, -30, -20, -10 | -50 to 0 |')
  expect(card).not.toContain('| prominence |')
})
