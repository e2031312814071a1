import { expect, test } from 'vitest'
import { CODES } from '../columns/skill-code.ts'
import { DETAILS } from '../kernel/layout.ts'
import { defaultModel } from '../model/default-model.ts'
import type { Shapes } from '../model/model.ts'
import { codePointsOf, detailPointsOf, type SkillTerms } from './skill-points.ts'

const { shapes } = defaultModel

const terms: Omit<SkillTerms, 'shapes'> = {
  budget: 640,
  factor: 1,
  bonus: 0,
  claimedWorth: 0.5,
  listedWorth: 0.3,
  detailWorth: 0.4,
  maxDetailShare: 1,
  minYears: null,
  minGrade: null,
}

const numbers = (length: number): number[] => Array.from({ length }, (_, number) => number)

function allPoints(of: Shapes): number[] {
  const asked = { ...terms, shapes: of }
  return [
    ...numbers(CODES).slice(1).map(codePointsOf(asked)),
    ...numbers(DETAILS).map(detailPointsOf(asked, true)),
    ...numbers(DETAILS).map(detailPointsOf(asked, false)),
  ]
}

test.each<Partial<Shapes>>([
  { detailShare: 0.1 },
  { detailParts: { ...shapes.detailParts, lastUse: 0.1 } },
  { lastUse: [0, 0.1, 0.2, 0.3] },
  { prominence: [0, 0.1, 0.2, 0.3] },
  { skillYears: [[0, 1]] },
  { level: [0, 0.1, 0.2, 0.3, 0.4, 0.5] },
  { evidenceKeeps: [0.1, 0.2, 0.3] },
  { gradeWorth: [0.1, 0.2, 0.3, 0.4, 0.5] },
])('models that share a correction and differ in %o differ in points', (changed) => {
  const before = allPoints(shapes)
  const shared = allPoints({ ...shapes, ...changed })
  expect(shared).not.toEqual(before)
  expect(shared).toEqual(allPoints({ ...shapes, ...changed, correction: { ...shapes.correction } }))
  expect(allPoints(shapes)).toEqual(before)
})
