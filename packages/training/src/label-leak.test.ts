import { predictTrees } from '@assay/ranking-engine/model/tree-ensemble'
import { NOW } from '@assay/ranking-engine/testing/fixtures'
import { describe, expect, test } from 'vitest'
import { type AdditiveSet, nearTheTop, readSearches } from './additive-set.ts'
import { trainChallenger } from './assess-model.ts'
import { assertNoLabelLeak, keptBelow } from './label-leak.ts'
import { meanNdcg } from './mean-ndcg.ts'
import { seededRandom } from './seeded-random.ts'
import { knownPrior, syntheticSearches } from './testing/synthetic-searches.ts'

const CUT = 15

/** Searches whose grades are drawn by lot: nothing can be learned from them. */
function drawnByLot(seed: number): AdditiveSet {
  const { pool, searches } = syntheticSearches(seed, { people: 200, searches: 30, noise: 0 })
  const random = seededRandom(seed)
  const drawn = searches.map((search) => ({
    ...search,
    grades: new Map([...search.grades.keys()].map((id) => [id, random() < 0.06 ? 4 : 0])),
  }))
  return readSearches(pool, drawn, { model: knownPrior, now: NOW, maxRows: 999 })
}

/** The leak: below the cut-off only well-graded rows stay. */
function keptByGrade(whole: AdditiveSet): AdditiveSet {
  const kept = [...whole.candidateIds.keys()].filter((row) => {
    const group = whole.set.groupStarts.findIndex((start) => start > row) - 1
    return row - (whole.set.groupStarts[group] as number) < CUT || (whole.set.grades[row] as number) >= 3
  })
  const starts = whole.set.groupStarts.map((start) => kept.filter((row) => row < start).length)
  return {
    ...whole,
    set: {
      rowCount: kept.length,
      columns: whole.set.columns.map((column) => Float64Array.from(kept, (row) => column[row] as number)),
      grades: Uint8Array.from(kept, (row) => whole.set.grades[row] as number),
      groupStarts: starts,
    },
    candidateIds: kept.map((row) => whole.candidateIds[row] as string),
  }
}

const whole = drawnByLot(1)
const others = drawnByLot(2)

describe('a planted label leak', () => {
  test('is found', () => {
    expect(() => assertNoLabelLeak(whole, keptByGrade(whole), CUT)).toThrow('leak their grades')
    expect(keptBelow(whole, keptByGrade(whole), CUT)[0]).toMatchObject({ grade: 0, kept: 0 })
  })

  test('makes training report what is not there; the rows that training takes do not', () => {
    const reported = (kept: (set: AdditiveSet) => AdditiveSet) => {
      const { ensemble } = trainChallenger(kept(whole), null, 40, 1)
      const ndcg = ({ set }: AdditiveSet) => {
        const points = Float64Array.from({ length: set.rowCount }, (_, row) =>
          predictTrees(ensemble, (feature) => (set.columns[feature] as Float64Array)[row] as number),
        )
        return meanNdcg(set, points, 10)
      }
      return ndcg(kept(others)) - ndcg(others)
    }
    expect(reported(keptByGrade)).toBeGreaterThan(0.2)
    expect(reported((set) => nearTheTop(set, 999))).toBeCloseTo(0, 10)
  })
})

test.each([5, CUT, 60])('the rows kept in addition to the best %i are chosen without regard to grade', (maxRows) => {
  expect(() => assertNoLabelLeak(whole, nearTheTop(whole, maxRows), maxRows)).not.toThrow()
  const below = keptBelow(whole, nearTheTop(whole, maxRows), maxRows)
  expect(below.find(({ grade }) => grade === 0)?.kept).toBeGreaterThan(0)
})
