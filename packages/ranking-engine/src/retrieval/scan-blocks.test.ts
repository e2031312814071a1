// The same candidates and criteria in each run. It stands apart from the properties of scan-pool.test.ts, so that the full
// run, which tries those more often, does not repeat it.
import { expect, test } from 'vitest'
import { applyChange } from '../inverted-index/apply-change.ts'
import { buildPool, DELTA_BLOCK_SIZE } from '../inverted-index/pool.ts'
import { defaultModel } from '../model/default-model.ts'
import { explain, rank } from '../rank.ts'
import { sampleCriteria, sampleProfiles } from '../testing/arbitraries.ts'
import { NOW, smallTaxonomy, TODAY } from '../testing/fixtures.ts'

const options = { taxonomy: smallTaxonomy, model: defaultModel, asOfDay: TODAY }
const everybody = { limit: 100_000, now: NOW, facets: true }

test('neither a window nor a question about one candidate changes a rank among thousands in many blocks', () => {
  const size = 3 * DELTA_BLOCK_SIZE + 200
  const crowd = sampleProfiles(size, 7).map((profile, number) => ({ ...profile, id: `person-${number}` }))
  const pool = buildPool(crowd.slice(0, DELTA_BLOCK_SIZE), options)
  applyChange(pool, { upsert: crowd.slice(DELTA_BLOCK_SIZE) })
  for (const criteria of sampleCriteria(60, 8)) {
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
