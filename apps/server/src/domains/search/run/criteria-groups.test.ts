import { listMatches, ownGroupFrom, runSearch } from '@assay/contracts/candidate-searches'
import { defaultModel } from '@assay/ranking-engine'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { aCrowd } from '../../../platform/testing/test-candidates.ts'
import { aPerson, type Person } from '../../../platform/testing/test-people.ts'
import type { MetCriteria } from '../searches/met-criteria.rules.ts'

const app = await openTestApp()
let recruiter: Person

beforeAll(async () => {
  await aCrowd(app, 200)
  recruiter = await aPerson(app, 'employer.recruiter')
})

const criteria = { title: 'Backend Developer', mustHave: [{ anyOf: ['kafka'] }, { anyOf: ['docker'] }] }
type Attributes = MetCriteria & { mustHaves: readonly { met: string }[] }
const GROUPS = ['all', 'allButOne', 'fewer']

test('matches stand in groups by criteria missed, with counts, and each group can be listed alone', async () => {
  const search = await app.call(runSearch, { token: recruiter.token, attributes: { door: 'skill', criteria } })
  const { id, criteriaCounts, matchedCount } = search.data
  const list = async (filter = '') => {
    const answer = await app.call(listMatches, {
      token: recruiter.token,
      params: { id },
      query: `page[size]=100${filter}`,
    })
    return answer.json as { data: { attributes: Record<string, never> }[]; meta: { matchedCount: number } }
  }

  const { data } = await list()
  // Three things are asked for: who misses one of them is not set apart from the others.
  const places = data.map(({ attributes }) => Math.min(1, GROUPS.indexOf(attributes['criteriaGroup'] ?? '')))
  expect(places).toEqual(places.toSorted((left, right) => left - right))
  for (const { attributes } of data) {
    const { mustHavesAsked, mustHavesMet, mustHavesPartly, titleMet, criteriaGroup, mustHaves } =
      attributes as unknown as Attributes
    expect(mustHavesAsked).toBe(2)
    expect(mustHavesMet).toBe(mustHaves.filter(({ met }) => met === 'yes').length)
    expect(mustHavesMet + mustHavesPartly).toBeLessThanOrEqual(mustHavesAsked)
    const missed = mustHavesAsked - mustHavesMet + (titleMet ? 0 : 1)
    expect(criteriaGroup).toBe(GROUPS[Math.min(2, missed)])
  }
  expect(criteriaCounts.all + criteriaCounts.allButOne + criteriaCounts.fewer).toBe(matchedCount)
  for (const group of GROUPS) {
    const { data: alone, meta } = await list(`&filter[mustHaves]=${group}`)
    expect(meta.matchedCount).toBe(criteriaCounts[group])
    const groups = new Set(alone.map(({ attributes }) => attributes['criteriaGroup']))
    expect([...groups]).toEqual(criteriaCounts[group] === 0 ? [] : [group])
  }
})

test('the contract says from how many criteria on the model sets those apart who miss one', () => {
  expect(defaultModel.shapes.order?.oneOf).toBe(ownGroupFrom)
})
