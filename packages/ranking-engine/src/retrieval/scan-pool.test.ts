import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CandidateProfile } from '../candidate/candidate-profile.ts'
import { applyChange } from '../inverted-index/apply-change.ts'
import { buildPool, DELTA_BLOCK_SIZE, type Pool } from '../inverted-index/pool.ts'
import { defaultModel } from '../model/default-model.ts'
import { explain, rank } from '../rank.ts'
import {
  correctedModelArbitrary,
  criteriaArbitrary,
  drawnArbitrary,
  poolArbitrary,
  profileArbitrary,
} from '../testing/arbitraries.ts'
import { NOW, smallTaxonomy, TODAY } from '../testing/fixtures.ts'
import { referenceRanking } from '../testing/reference-ranking.ts'

const options = { taxonomy: smallTaxonomy, model: defaultModel, asOfDay: TODAY }
const everybody = { limit: 100_000, now: NOW, facets: true }

/** Two blocks: the threshold of the first prunes the second. */
function poolInTwoBlocks(first: readonly CandidateProfile[], second: readonly CandidateProfile[]): Pool {
  const pool = buildPool(first, options)
  applyChange(pool, { upsert: second })
  return pool
}

test('the top few equal the reference implementation after a block of other candidates', () => {
  const inputs = fc.tuple(poolArbitrary, poolArbitrary, criteriaArbitrary, fc.integer({ min: 1, max: 4 }))
  const served = fc.tuple(correctedModelArbitrary, drawnArbitrary)
  fc.assert(
    fc.property(inputs, served, ([first, second, criteria, limit], [model, drawn]) => {
      const known = new Set(second.map(({ id }) => id))
      const profiles = [...first.filter(({ id }) => !known.has(id)), ...second]
      const input = { profiles, criteria, model, asOfDay: TODAY, now: NOW, filters: {}, ...drawn }
      const expected = referenceRanking(input).matches.slice(0, limit)

      const ranking = rank(poolInTwoBlocks(first, second), criteria, { limit, now: NOW, facets: true, model, ...drawn })

      const matches = ranking.matches.map(({ candidateId, score, rank: place, tieGroup, rankLow, rankHigh }) => ({
        id: candidateId,
        score,
        rank: place,
        tieGroup,
        rankLow,
        rankHigh,
      }))
      expect(matches).toEqual(expected)
    }),
  )
})

test('neither a window nor a question about one candidate changes a rank among thousands in many blocks', () => {
  const size = 3 * DELTA_BLOCK_SIZE + 200
  const crowd = fc
    .sample(profileArbitrary, { numRuns: size, seed: 7 })
    .map((profile, number) => ({ ...profile, id: `person-${number}` }))
  const pool = poolInTwoBlocks(crowd.slice(0, DELTA_BLOCK_SIZE), crowd.slice(DELTA_BLOCK_SIZE))
  for (const criteria of fc.sample(criteriaArbitrary, { numRuns: 60, seed: 8 })) {
    const whole = rank(pool, criteria, everybody)
    for (const [offset, limit] of [
      [0, 1],
      [0, 25],
      [40, 10],
    ] as const) {
      const part = rank(pool, criteria, { limit, offset, now: NOW, facets: true })
      expect(part).toEqual({ ...whole, matches: whole.matches.slice(offset, offset + limit) })
    }
    const other = whole.matches[Math.floor(whole.matches.length / 3)]
    if (other !== undefined) expect(explain(pool, criteria, other.candidateId, { now: NOW })).toEqual(other)
  }
})
