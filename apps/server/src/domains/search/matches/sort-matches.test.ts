import { listMatches, runSearch } from '@assay/contracts/candidate-searches'
import { expect, test } from 'vitest'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { aCrowd } from '../../../platform/testing/test-candidates.ts'
import { aPerson } from '../../../platform/testing/test-people.ts'
import { hourlyRateMinor } from '../../candidates/index.ts'

const app = await openTestApp()
await aCrowd(app, 250)
const { token } = await aPerson(app, 'employer.owner')
const search = await app.call(runSearch, {
  token,
  attributes: { door: 'summary', text: 'Backend developer, Go and Kafka, up to 90 EUR per hour' },
})

type Row = { rank: number; low: number; rateConverted: object | null; mustHaves: { met: string }[]; candidate: Facts }
type Facts = { rateExpected: never; noticeDays: number | null; experienceYears: number | null }

async function sorted(sort: string, page = 'page[size]=100'): Promise<Row[]> {
  const answer = await app.call(listMatches, {
    token,
    params: { id: search.data.id },
    query: `include=candidate&sort=${sort}&${page}`,
  })
  expect(answer.status).toBe(200)
  return answer.data
}

const reads: Record<string, (row: Row) => number | null> = {
  rank: ({ rank }) => rank,
  mustHavesMet: ({ mustHaves }) => mustHaves.filter(({ met }) => met === 'yes').length,
  pay: ({ candidate }) => hourlyRateMinor(candidate.rateExpected),
  notice: ({ candidate }) => candidate.noticeDays,
  years: ({ candidate }) => candidate.experienceYears,
  verified: ({ low }) => low,
}

test.each(Object.entries(reads))('matches are ordered by %s, either way, unknown ones last', async (name, read) => {
  const up = (await sorted(name)).map(read)
  const down = (await sorted(`-${name}`)).map(read)
  const stated = (values: (number | null)[]) => values.filter((value) => value !== null)
  expect(up.length).toBeGreaterThan(20)
  expect(stated(up)).toEqual(stated(up).toSorted((a, b) => a - b))
  expect(stated(down)).toEqual(stated(up).toReversed())
  for (const values of [up, down])
    expect(values.slice(stated(values).length).every((value) => value === null)).toBe(true)
})

test('the pages of an order hold every match once', async () => {
  const whole = await sorted('-years')
  const pages = await Promise.all([1, 2, 3].map((number) => sorted('-years', `page[size]=10&page[number]=${number}`)))
  expect(pages.flat().map(({ rank }) => rank)).toEqual(whole.slice(0, 30).map(({ rank }) => rank))
})
