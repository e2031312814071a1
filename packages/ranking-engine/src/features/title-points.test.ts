import { expect, test } from 'vitest'
import { TITLE_CODES } from '../columns/title-code.ts'
import { noCorrection } from '../model/correction.ts'
import { defaultModel } from '../model/default-model.ts'
import { titlePoints } from './title-points.ts'

test('an unrelated title brings nothing, even with a correction that raises little related ones', () => {
  const correction = { ...noCorrection, titleAffinity: noCorrection.titleAffinity.map(() => 300) }
  const shapes = { ...defaultModel.shapes, correction }
  const most = (affinity: number) =>
    Math.max(...Array.from({ length: TITLE_CODES }, (_, code) => titlePoints(200, affinity, code, shapes)))
  expect(most(0.01)).toBeGreaterThan(0)
  expect(most(0)).toBe(0)
})
