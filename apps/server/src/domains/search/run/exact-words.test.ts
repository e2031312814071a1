// Words in quotation marks are found in the masked texts about the work, and nowhere else.
import { listMatches, runSearch } from '@assay/contracts/candidate-searches'
import { readQuery } from '@assay/contracts/query-readings'
import { replaySearch } from '@assay/contracts/replays'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { aCrowd, addCandidates, aRecord } from '../../../platform/testing/test-candidates.ts'
import { aPerson, type Person } from '../../../platform/testing/test-people.ts'

const app = await openTestApp()
let recruiter: Person

beforeAll(async () => {
  await aCrowd(app, 60)
  const work = (summary: string) => [
    { name: 'Byron Works', position: 'Backend Developer', startDate: '2018-03', summary, keywords: ['Go', 'Kafka'] },
  ]
  await addCandidates(app, [
    aRecord({}, { work: work('Led project Kestrel and its dark-fibre planning for Byron Works.') }),
    aRecord({}, { work: work('Tested project Kestrel.') }),
    aRecord({}, { work: work('Mentioned Kestrel, and a project of her own.') }),
  ])
  recruiter = await aPerson(app, 'employer.owner')
})

async function search(text: string, door = 'summary') {
  const { data, status } = await app.call(runSearch, { token: recruiter.token, attributes: { door, text } })
  if (status !== 201) return { id: '', status, matchedCount: 0, lint: [], rows: [] }
  const { json } = await app.call(listMatches, { token: recruiter.token, params: { id: data.id } })
  const rows = (json as { data: { attributes: { contributions: { feature: string; value: string }[] } }[] }).data
  return { id: data.id as string, status, matchedCount: data.matchedCount as number, lint: data.lint, rows }
}

const saidOf = (row: { attributes: { contributions: { feature: string; value: string }[] } } | undefined) =>
  row?.attributes.contributions.find(({ feature }) => feature === 'exactWords')?.value

test.each(['summary', 'skill', 'jobDesc'])('exact words find who says them, best first (%s)', async (door) => {
  const { matchedCount, rows } = await search('"project Kestrel", "dark fibre planning"', door)
  expect(matchedCount).toBe(2)
  expect(rows.map(saidOf)).toEqual([
    'says “project Kestrel” and “dark fibre planning”',
    'says “project Kestrel”; not “dark fibre planning”',
  ])
})

test('criteria beside them decide the order, and leave nobody out who says the words', async () => {
  const { matchedCount } = await search('PHP, "project Kestrel"', 'skill')
  expect(matchedCount).toBeLessThanOrEqual(2)
  const preferred = await search('Senior Data Scientist with Python, "project Kestrel"')
  expect(preferred.matchedCount).toBe(2)
})

test('neither a name nor an employer of a masked candidate is found', async () => {
  for (const words of ['Ada Lovelace', 'Lovelace', 'Byron Works', 'ada@lovelace.example', 'Somerville College']) {
    const { matchedCount, lint } = await search(`"${words}"`)
    expect(matchedCount, words).toBe(0)
    expect(lint.map(({ message }: { message: string }) => message)).toContain(`Nobody’s profile says “${words}”.`)
  }
})

test('words that nobody says leave nobody out, and a count says so before the search', async () => {
  const { matchedCount, lint } = await search('Backend Developer with Go and Kafka, "project Nightingale"')
  expect(matchedCount).toBeGreaterThan(2)
  expect(lint[0].message).toBe('Nobody’s profile says “project Nightingale”.')
  const attributes = { door: 'summary', text: 'Backend Developer, "project Kestrel"' }
  const { data } = await app.call(readQuery, { token: recruiter.token, attributes })
  expect(data.criteria.exactWords).toEqual(['project Kestrel'])
  expect(data.matchedCount).toBe(2)
})

test('a search by exact words is replayed identically after more people say them', async () => {
  const { id } = await search('"project Kestrel"')
  await addCandidates(app, [aRecord({}, { basics: { name: 'Grace Hopper', summary: 'Sold project Kestrel.' } })])
  expect((await search('"project Kestrel"')).matchedCount).toBe(3)
  const { data } = await app.call(replaySearch, { token: recruiter.token, params: { id } })
  expect(data.isIdentical).toBe(true)
})
