// Not repeated on PostgreSQL 15: it is about rankings, which are made in memory.
import { runRankingTest } from '@assay/contracts/ranking-tests'
import { expect, test } from 'vitest'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { aPerson } from '../../../platform/testing/test-people.ts'

const app = await openTestApp()
const admin = await aPerson(app, 'platform.admin')
const owner = await aPerson(app, 'employer.owner')

const text =
  'Senior Backend Developer. Must have: Go, Kafka and PostgreSQL. Nice to have: Docker. 5 years of experience.'
const run = (attributes: Record<string, unknown> = {}, token = admin.token) =>
  app.call(runRankingTest, { token, attributes: { seed: 'orchid', size: 120, text, ...attributes } })
const countAll = async () => (await app.database.pool.query('select count(*)::int as n from candidates')).rows[0].n

test('invented candidates are ranked, every sum is exact, and a shuffled pool gives the same bytes', async () => {
  const { status, data } = await run()
  expect(status).toBe(200)
  expect(data.poolSize).toBeGreaterThan(100)
  expect(data.sums).toEqual({ checked: data.matchedCount, exact: data.matchedCount })
  expect(data.replay).toMatchObject({ isIdentical: true, second: data.replay.first })
  for (const { score, lines } of data.matches)
    expect(lines.reduce((sum: number, { points }: { points: number }) => sum + points, 0)).toBe(score)
  expect(data.comparison).toMatchObject({ moved: 0, topTenShared: 10 })
  expect(data.bias.groups.map(({ by }: { by: string }) => by)).toContain('Assigned at random')
  expect(data.health.map(({ isWell }: { isWell: boolean }) => isWell)).toEqual([true, true, true, true, true])
  expect(await countAll()).toBe(0)
})

test('the same seed gives the same pool, another seed another', async () => {
  const [first, same, other] = [await run(), await run(), await run({ seed: 'fern' })]
  expect(same.data.replay.first).toBe(first.data.replay.first)
  expect(other.data.poolHash).not.toBe(first.data.poolHash)
})

test('moved weights change scores, and the change is shown against the other model', async () => {
  const { data } = await run({ weights: { vetting: 1_000, title: 0 } })
  expect(data.weights).toContainEqual(expect.objectContaining({ name: 'vetting', value: 1_000 }))
  expect(data.comparison.moved).toBeGreaterThan(0)
  expect(data.matches.some((match: { score: number; scoreBefore: number }) => match.score !== match.scoreBefore)).toBe(
    true,
  )
})

test('only operators may run it outside a demo; bad input is named', async () => {
  expect((await run({}, owner.token)).status).toBe(403)
  expect((await run({ weights: { title: 5_000 } })).errors[0]).toMatchObject({ code: 'validation.invalid' })
  expect((await run({ text: 'x'.repeat(30) })).errors[0]?.code).toBe('search.nothing-asked')
  expect((await run({ against: 'f'.repeat(64) })).status).toBe(404)
})
