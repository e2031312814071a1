import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CandidateProfile } from '../candidate/candidate-profile.ts'
import { applyChange } from '../inverted-index/apply-change.ts'
import { buildPool, type Pool } from '../inverted-index/pool.ts'
import { defaultModel } from '../model/default-model.ts'
import { rank } from '../rank.ts'
import { correctedModelArbitrary, criteriaArbitrary, drawnArbitrary, poolArbitrary } from '../testing/arbitraries.ts'
import { NOW, smallTaxonomy, TODAY } from '../testing/fixtures.ts'
import { referenceRanking } from '../testing/reference-ranking.ts'

const options = { taxonomy: smallTaxonomy, model: defaultModel, asOfDay: TODAY }

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
