import { getAlternatives } from '@assay/contracts/alternatives'
import { readQuery } from '@assay/contracts/query-readings'
import type { SearchCriteria } from '@assay/contracts/search-criteria'
import { shortlistCandidate } from '@assay/contracts/shortlisteds'
import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../../platform/database/new-id.ts'
import { type Answered, openTestApp } from '../../../platform/testing/test-app.ts'
import { aCrowd } from '../../../platform/testing/test-candidates.ts'
import { aPerson, type Person } from '../../../platform/testing/test-people.ts'
import { rankLive } from '../../ranking/index.ts'
import { engineCriteriaOf, insertRequirements } from '../../requirements/index.ts'

const app = await openTestApp()
let recruiter: Person
let requirementId: string
let ranked: { candidateId: string; score: number }[]

const TEXT = 'Senior Backend Developer\nRequirements: Go, Kafka, PostgreSQL. Only with a notice of at most 60 days.'

beforeAll(async () => {
  await aCrowd(app, 300)
  recruiter = await aPerson(app, 'employer.recruiter')
  const { data } = await app.call(readQuery, { token: recruiter.token, attributes: { door: 'jobDesc', text: TEXT } })
  requirementId = await aRequirement(data.criteria)
  const { matches } = await rankLive(app.live, engineCriteriaOf(data.criteria), {
    now: app.system.now().getTime(),
    limit: 300,
  })
  ranked = matches
})

async function aRequirement(criteria: SearchCriteria): Promise<string> {
  const id = newId(app.system.now().getTime())
  const row = { id, companyId: recruiter.companyId ?? '', title: 'Backend Developer', description: 'Go', criteria }
  await insertRequirements(app.system.db, [{ ...row, state: 'open', openedAt: app.system.now() }], [])
  return id
}

const ask = (query: string, who: Person = recruiter): Promise<Answered> =>
  app.call(getAlternatives, { token: who.token, query })

interface Substitute {
  readonly candidateId: string
  readonly score: number
  readonly difference: number
  readonly gained: number
  readonly lost: number
  readonly lines: { readonly points: number; readonly label: string }[]
}

describe('substitutes for a candidate of a requirement', () => {
  test('are exactly the matches within the stated points, best first', async () => {
    const original = ranked[5] as (typeof ranked)[number]
    const { status, data } = await ask(`filter[requirement]=${requirementId}&filter[candidate]=${original.candidateId}`)

    expect(status).toBe(200)
    const { candidateId, score } = original
    expect(data.original).toMatchObject({ candidateId, score, isLeftOut: false })
    const expected = ranked
      .filter((other) => other.candidateId !== candidateId && other.score >= score - data.within)
      .slice(0, 12)
      .map((other) => other.candidateId)
    expect(expected.length).toBeGreaterThan(3)
    expect(data.substitutes.map(({ candidateId }: Substitute) => candidateId)).toEqual(expected)
  })

  test('show gains and losses line by line, to the last point', async () => {
    const original = ranked[5] as (typeof ranked)[number]
    const { data } = await ask(`filter[requirement]=${requirementId}&filter[candidate]=${original.candidateId}`)

    for (const { score, difference, gained, lost, lines } of data.substitutes as Substitute[]) {
      expect(difference).toBe(score - original.score)
      expect(gained + lost).toBe(difference)
      expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(difference)
      expect(lines.every(({ points }) => points !== 0)).toBe(true)
    }
  })

  test('are not candidates who are in the pipeline already', async () => {
    const first = ranked[0] as (typeof ranked)[number]
    const attributes = { requirementId, candidateId: first.candidateId, searchId: null }
    expect((await app.call(shortlistCandidate, { token: recruiter.token, attributes })).status).toBe(201)

    const { data } = await ask(`filter[requirement]=${requirementId}`)

    expect(data.original.candidateId).toBe(first.candidateId)
    expect(data.substitutes.map(({ candidateId }: Substitute) => candidateId)).not.toContain(first.candidateId)
  })
})

test('a candidate excluded by a limit is compared without limits, and the answer says so', async () => {
  const { rows } = await app.database.pool.query('select id from candidates where notice_days > 60 limit 1')
  const { data } = await ask(`filter[requirement]=${requirementId}&filter[candidate]=${rows[0].id}`)

  expect(data.original).toMatchObject({ candidateId: rows[0].id, isLeftOut: true })
  for (const { difference, lines } of data.substitutes as Substitute[]) {
    expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(difference)
  }
})

test('without a requirement the criteria are what the candidate shows best', async () => {
  const original = ranked[3] as (typeof ranked)[number]
  const { data } = await ask(`filter[candidate]=${original.candidateId}`)

  expect(data.original.candidateId).toBe(original.candidateId)
  expect(data.criteria.mustHave.length).toBeGreaterThan(0)
  expect(data.requirement).toBeNull()
  // The best candidate has no substitute within range: then the nearest are listed, and never both lists.
  expect([data.substitutes.length, data.nearest.length].filter((size) => size > 0)).toHaveLength(1)
  for (const { score, lines } of [...data.substitutes, ...data.nearest] as Substitute[])
    expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(score - data.original.score)
})

test('each relaxation brings exactly the candidates it promises', async () => {
  const { data } = await ask(`filter[requirement]=${requirementId}`)

  expect(data.relaxations.length).toBeGreaterThan(0)
  for (const { criteria, matchedThen } of data.relaxations) {
    const except = data.original === null ? [] : [ranked[0]?.candidateId ?? '']
    const { matchedCount } = await rankLive(app.live, engineCriteriaOf(criteria), {
      now: app.system.now().getTime(),
      limit: 1,
      except,
    })
    expect(matchedCount).toBe(matchedThen)
  }
})

describe('access to alternatives', () => {
  test('needs a subject', async () => {
    expect((await ask('')).status).toBe(400)
  })

  test("is refused for another company's requirement", async () => {
    const stranger = await aPerson(app, 'employer.owner')
    expect((await ask(`filter[requirement]=${requirementId}`, stranger)).status).toBe(404)
  })

  test('is refused for agencies', async () => {
    const agency = await aPerson(app, 'agency.owner')
    expect((await ask(`filter[requirement]=${requirementId}`, agency)).status).toBe(403)
  })

  test('is not found for an unknown candidate', async () => {
    expect((await ask(`filter[candidate]=${newId(1)}`)).status).toBe(404)
  })
})
