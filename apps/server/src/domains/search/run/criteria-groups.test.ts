// Not repeated on PostgreSQL 15: it is about rankings, which are made in memory.
import { runGuestSearch } from '@assay/contracts/candidate-anonymous-searches'
import { listMatches, ownGroupFrom, runSearch } from '@assay/contracts/candidate-searches'
import { getCounterfactuals } from '@assay/contracts/counterfactuals'
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
type Row = Attributes & {
  readonly score: number
  readonly overlapHours: number | null
  readonly contributions: readonly { readonly label: string; readonly value: string; readonly points: number }[]
}
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
  // With three criteria, a candidate who misses one is not grouped apart from the others.
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

/** Of those with proof the line says that it counts in part. */
const missing = (missed: number, asked: number) =>
  expect.stringMatching(new RegExp(`^misses ${missed} of ${asked}(?:; proof counts in part)?$`))

test('a candidate with at most half of the required years misses one criterion in every number, and the what-if says so', async () => {
  const asked = { ...criteria, mustHave: [{ anyOf: ['docker'] }], years: { min: 10, max: null } }
  const search = await app.call(runSearch, { token: recruiter.token, attributes: { door: 'skill', criteria: asked } })
  const { id, criteriaCounts, facets } = search.data
  const answer = await app.call(listMatches, {
    token: recruiter.token,
    params: { id },
    query: 'page[size]=100&include=candidate',
  })
  const { data, included } = answer.json as {
    data: { attributes: Row; relationships: { candidate: { data: { id: string } } } }[]
    included: { id: string; attributes: { experienceYears: number | null } }[]
  }
  const yearsOf = new Map(included.map((each) => [each.id, each.attributes.experienceYears]))
  const rows = data.map(({ attributes, relationships }) => ({ ...attributes, id: relationships.candidate.data.id }))

  const few = rows.filter(({ yearsMet }) => yearsMet === false)
  expect(few.length).toBeGreaterThan(0)
  for (const row of rows) {
    // Years count in quarters.
    expect(row.yearsMet).toBe(Math.floor(4 * (yearsOf.get(row.id) ?? 10)) > 20)
    const missed =
      1 -
      row.mustHavesMet +
      (row.titleMet ? 0 : 1) +
      (row.yearsMet ? 0 : 1) +
      (row.levelMet === false ? 1 : 0) +
      (row.countryMet === false ? 1 : 0)
    expect(row.criteriaGroup).toBe(GROUPS[Math.min(2, missed)])
    expect(row.contributions[0]).toMatchObject({
      label: 'Must-haves, title and more than 5 years',
      value: missed === 0 ? 'meets all 3' : missing(missed, 3),
    })
    expect(row.contributions.reduce((sum, { points }) => sum + points, 0)).toBe(row.score)
  }
  const counted = facets.find(({ name }: { name: string }) => name === 'mustHaves')
  expect(counted.label).toBe('Must-haves, title and years met')
  expect(rows.filter(({ criteriaGroup }) => criteriaGroup === 'all').length).toBeLessThanOrEqual(criteriaCounts.all)
  const places = rows.map(({ criteriaGroup }) => (criteriaGroup === 'all' ? 0 : 1))
  expect(places).toEqual(places.toSorted((left, right) => left - right))

  const keptBack = few.find((row) => row.mustHavesMet === 1 && row.titleMet)
  const { data: changed } = await app.call(getCounterfactuals, {
    token: recruiter.token,
    params: { id, candidateId: keptBack?.id ?? '' },
  })
  expect(changed.relaxations).toContainEqual(
    expect.objectContaining({ target: 'years', condition: 'at least 10 years' }),
  )
})

test('far more years than requested, and a senior where a junior is requested, miss one criterion each', async () => {
  const asked = { ...criteria, mustHave: [{ anyOf: ['docker'] }], seniority: 'junior', years: { min: 1, max: 2 } }
  const search = await app.call(runSearch, { token: recruiter.token, attributes: { door: 'skill', criteria: asked } })
  const answer = await app.call(listMatches, {
    token: recruiter.token,
    params: { id: search.data.id },
    query: 'page[size]=100&include=candidate',
  })
  const { data, included } = answer.json as {
    data: { attributes: Row; relationships: { candidate: { data: { id: string } } } }[]
    included: { id: string; attributes: { experienceYears: number | null; seniority: string } }[]
  }
  const candidates = new Map(included.map((each) => [each.id, each.attributes]))
  const seen = new Set<string>()
  for (const { attributes: row, relationships } of data) {
    const { experienceYears, seniority } = candidates.get(relationships.candidate.data.id) ?? {}
    const isNear = ['none', 'intern', 'junior', 'mid'].includes(seniority ?? '')
    expect(row.levelMet).toBe(isNear)
    expect(row.yearsMet).toBe((experienceYears ?? 1) > 0.5 && (experienceYears ?? 1) <= 5)
    const missed = 1 - row.mustHavesMet + [row.titleMet, row.levelMet, row.yearsMet].filter((isMet) => !isMet).length
    expect(row.criteriaGroup).toBe(GROUPS[Math.min(2, missed)])
    expect(row.contributions[0]).toMatchObject({
      label: 'Must-haves, title, mid level or below and 0.75 to 5 years',
      value: missed === 0 ? 'meets all 4' : missing(missed, 4),
    })
    seen.add(`${row.levelMet} ${row.yearsMet}`)
  }
  expect(seen).toContain('false false')
  expect(seen).toContain('true true')
  const { facets } = search.data
  expect(facets.find(({ name }: { name: string }) => name === 'mustHaves').label).toBe(
    'Must-haves, title, level and years met',
  )
})

test('a candidate outside the preferred countries misses one criterion, one who states none does not', async () => {
  const constraints = { countries: ['DE', 'PL'], required: { country: false } }
  const asked = { ...criteria, constraints }
  const search = await app.call(runSearch, { token: recruiter.token, attributes: { door: 'skill', criteria: asked } })
  const answer = await app.call(listMatches, {
    token: recruiter.token,
    params: { id: search.data.id },
    query: 'page[size]=100&include=candidate',
  })
  const { data, included } = answer.json as {
    data: { attributes: Row & { countryMet: boolean }; relationships: { candidate: { data: { id: string } } } }[]
    included: { id: string; attributes: { country: string | null } }[]
  }
  const countries = new Map(included.map(({ id, attributes }) => [id, attributes.country]))
  for (const { attributes: row, relationships } of data) {
    const country = countries.get(relationships.candidate.data.id) ?? null
    expect(row.countryMet).toBe(country === null || ['DE', 'PL'].includes(country))
    expect(row.contributions[0]?.label).toContain('preferred country')
    expect(row.criteriaGroup).not.toBe('allButOne')
  }
  expect(new Set(data.map(({ attributes }) => attributes.countryMet))).toEqual(new Set([true, false]))
  const { facets } = search.data
  expect(facets.find(({ name }: { name: string }) => name === 'mustHaves').label).toContain('country')
})

test('a missing preferred language, or too few shared hours, is one missed criterion, and who misses nothing else is set apart; a missing plus is none', async () => {
  const german = { code: 'de', level: 'B2', required: false }
  const run = async (constraints: object) => {
    const asked = { ...criteria, constraints }
    const search = await app.call(runSearch, { token: recruiter.token, attributes: { door: 'skill', criteria: asked } })
    const answer = await app.call(listMatches, {
      token: recruiter.token,
      params: { id: search.data.id },
      query: 'page[size]=100&include=candidate',
    })
    const { data, included } = answer.json as {
      data: { attributes: Row; relationships: { candidate: { data: { id: string } } } }[]
      included: { id: string; attributes: { languages: { code: string; level: string | null }[] } }[]
    }
    const spoken = new Map(included.map(({ id, attributes }) => [id, attributes.languages]))
    const rows = data.map(({ attributes, relationships }) => {
      return { ...attributes, languages: spoken.get(relationships.candidate.data.id) ?? [] }
    })
    const { id, criteriaCounts: counts, matchedCount, facets } = search.data
    return {
      rows,
      id,
      counts,
      matchedCount,
      label: facets.find(({ name }: { name: string }) => name === 'mustHaves').label,
    }
  }
  const wanted = await run({
    languages: [german],
    overlapHours: { zone: 'America/Los_Angeles', hours: 4 },
    required: { overlap: false },
  })
  for (const row of wanted.rows) {
    const level = row.languages.find(({ code }) => code === 'de')?.level
    const speaks = level === null || ['B2', 'C1', 'C2'].includes(level ?? '')
    expect(row.languageMet).toBe(row.languages.length === 0 || speaks)
    expect(row.overlapMet).toBe(row.overlapHours === null || row.overlapHours >= 4)
    const missed = 2 - row.mustHavesMet + [row.titleMet, row.languageMet, row.overlapMet].filter((met) => !met).length
    const isDemanded = row.mustHavesMet < 2 || !row.titleMet
    expect(row.criteriaGroup).toBe(missed === 0 ? 'all' : isDemanded ? 'fewer' : 'allButPreferences')
    expect(row.contributions[0]).toMatchObject({
      label: 'Must-haves, title, preferred language and 4 hours of overlap',
      value: missed === 0 ? 'meets all 5' : isDemanded ? missing(missed, 5) : `misses ${missed} of 5, only preferred`,
    })
    expect(row.contributions.reduce((sum, { points }) => sum + points, 0)).toBe(row.score)
  }
  expect(new Set(wanted.rows.map(({ languageMet }) => languageMet))).toEqual(new Set([true, false]))
  expect(new Set(wanted.rows.map(({ overlapMet }) => overlapMet))).toEqual(new Set([true, false]))
  expect(wanted.label).toBe('Must-haves, title, languages and overlap met')
  const order = ['all', 'allButPreferences', 'fewer']
  const places = wanted.rows.map(({ criteriaGroup }) => order.indexOf(criteriaGroup ?? ''))
  expect(places).toEqual(places.toSorted((left, right) => left - right))
  expect(places).toContain(1)
  expect(places).toContain(2)
  const counts = order.map((group) => wanted.counts[group])
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(wanted.matchedCount)
  expect(counts[1]).toBeGreaterThanOrEqual(places.filter((place) => place === 1).length)
  const alone = await app.call(listMatches, {
    token: recruiter.token,
    params: { id: wanted.id },
    query: 'page[size]=100&filter[mustHaves]=allButPreferences',
  })
  expect((alone.json as { meta: { matchedCount: number } }).meta.matchedCount).toBe(counts[1])
  const found = (alone.data as Row[]).map(({ criteriaGroup }) => criteriaGroup)
  expect(new Set(found)).toEqual(new Set(['allButPreferences']))

  const plus = await run({ languages: [{ ...german, plus: true }] })
  expect(new Set(plus.rows.map(({ languageMet }) => languageMet))).toEqual(new Set([null]))
  expect(plus.label).toBe('Must-haves and title met')
})

test('a typed list of skills that no one has in full finds the candidates with most of them, for members and guests', async () => {
  const attributes = { door: 'skill', text: 'Kafka, Docker, Go, PostgreSQL, Kubernetes, Terraform, COBOL, Erlang' }
  const { data: search } = await app.call(runSearch, { token: recruiter.token, attributes })
  const query = 'page[size]=100'
  const found = await app.call(listMatches, { token: recruiter.token, params: { id: search.id }, query })
  expect(search.criteriaCounts.all).toBe(0)
  expect(search.matchedCount).toBeGreaterThan(0)
  const met = (found.data as Row[]).map(({ mustHavesMet }) => mustHavesMet)
  expect(met[0]).toBeGreaterThan(1)
  expect(met[0]).toBeGreaterThan(met.at(-1) ?? 0)

  const guest = await app.call(runGuestSearch, { attributes })
  expect(guest.data.matchedCount).toBe(search.matchedCount)
  expect(guest.data.resultTop).toHaveLength(5)

  const { data: strict } = await app.call(runSearch, {
    token: recruiter.token,
    attributes: { door: 'skill', criteria: { ...search.criteria, mustHaveMode: 'require' } },
  })
  expect(strict.matchedCount).toBe(0)
})

test('the contract has the number of criteria from which candidates who miss one form a group', () => {
  expect(defaultModel.shapes.order?.oneOf).toBe(ownGroupFrom)
})
