import { expect, test } from 'vitest'
import { buildPool } from './inverted-index/pool.ts'
import { defaultModel } from './model/default-model.ts'
import { noConstraints, type SearchCriteria } from './query/search-criteria.ts'
import { rank } from './rank.ts'
import { aCandidate, held, mustHave, NOW, smallTaxonomy, someCriteria, TODAY } from './testing/fixtures.ts'

test('a limit that is only preferred excludes nobody, and the waterfall counts what requiring it would cost', () => {
  const skills = [held('kafka')]
  const pool = buildPool(
    [
      aCandidate('ada', { skills, country: 'DE', noticeDays: 90, languages: [{ code: 'en', level: null }] }),
      aCandidate('bob', { skills, country: 'US', noticeDays: 10, languages: [{ code: 'de', level: null }] }),
    ],
    { taxonomy: smallTaxonomy, model: defaultModel, asOfDay: TODAY },
  )
  const limits = { ...noConstraints, countries: ['DE'], noticeMaxDays: 30 }
  const asked = (constraints: Partial<SearchCriteria['constraints']>) =>
    rank(pool, someCriteria({ mustHave: [mustHave('kafka')], constraints: { ...limits, ...constraints } }), {
      now: NOW,
      limit: 5,
    })

  expect(asked({}).matchedCount).toBe(0)
  expect(asked({ required: { notice: false } }).matches.map(({ candidateId }) => candidateId)).toEqual(['ada'])
  const preferred = asked({
    required: { notice: false, country: false },
    languages: [{ code: 'de', level: null, required: false }],
  })
  expect(preferred.matchedCount).toBe(2)
  expect(preferred.waterfall.map(({ target, removes }) => [target, removes])).toEqual([
    ['mustHave:0', 0],
    ['notice', 1],
    ['language:de', 0],
    ['country', 1],
  ])
})
