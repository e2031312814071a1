// Not repeated on PostgreSQL 15: nothing here depends on the database.
import { listMatches, runSearch } from '@assay/contracts/candidate-searches'
import { createRequirement } from '@assay/contracts/requirements'
import { expect, test } from 'vitest'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { addCandidates, aRecord } from '../../../platform/testing/test-candidates.ts'
import { aPerson } from '../../../platform/testing/test-people.ts'

const app = await openTestApp()
const { token } = await aPerson(app, 'employer.owner')

async function matchesOf(criteria: object, requirementId?: string) {
  const asked = { mustHave: [{ anyOf: ['kafka'] }], ...criteria }
  const attributes = { door: 'skill', criteria: asked, ...(requirementId === undefined ? {} : { requirementId }) }
  const search = await app.call(runSearch, { token, attributes })
  const answer = await app.call(listMatches, { token, params: { id: search.data.id }, query: 'include=candidate' })
  return answer.data as { rateConverted: object | null; candidate: { id: string } }[]
}

async function aJob(band: object | null): Promise<string> {
  const criteria = { mustHave: [{ anyOf: ['kafka'] }] }
  const made = await app.call(createRequirement, { token, attributes: { title: 'Backend', criteria, band } })
  return made.data.id
}

test('pay is shown in the unit of the limit, of the job, of most jobs, or of the company, in this order', async () => {
  await addCandidates(app, [aRecord({ rate: { amountMinor: 5000, currency: 'USD', period: 'hour' } })])
  const shown = async (criteria = {}, job?: string) => (await matchesOf(criteria, job))[0]?.rateConverted
  expect(await shown()).toMatchObject({ currency: 'EUR', period: 'year' })
  const daily = await aJob({ amountMinor: 60_000, currency: 'GBP', period: 'day' })
  await aJob({ amountMinor: 9_000_000, currency: 'PLN', period: 'month' })
  await aJob({ amountMinor: 9_500_000, currency: 'PLN', period: 'month' })
  expect(await shown()).toMatchObject({ currency: 'PLN', period: 'month' })
  expect(await shown({}, daily)).toMatchObject({ currency: 'GBP', period: 'day' })
  const rateMax = { amountMinor: 9000, currency: 'CHF', period: 'hour' }
  expect(await shown({ constraints: { rateMax } }, daily)).toMatchObject({ currency: 'CHF', period: 'hour' })
  expect(await shown({ constraints: { rateMax: { ...rateMax, currency: 'USD' } } })).toBeNull()
})

test.each([
  ['tl', 'fil'],
  ['no', 'nb'],
  ['nn', 'nb'],
  ['deu', 'de'],
  ['pt-BR', 'pt'],
])('who speaks "%s" is found by "%s", and the other way round', async (written, known) => {
  const [id] = await addCandidates(app, [aRecord({ languages: [{ code: written, level: 'C2' }] })])
  for (const code of [written, known]) {
    const found = await matchesOf({ constraints: { languages: [{ code, level: 'C1' }] } })
    expect(found.map(({ candidate }) => candidate.id)).toContain(id)
  }
})
