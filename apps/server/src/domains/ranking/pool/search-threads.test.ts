// Not repeated on PostgreSQL 15: it is about threads, which share memory.
import { deltaSize } from '@assay/ranking-engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { aCrowd, addCandidates, aRecord, untilFollowed } from '../../../platform/testing/test-candidates.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { countLive, createLivePool, explainLive, type LivePool, rankLive, rankPackedLive } from '../index.ts'
import { runJob } from './pool-jobs.ts'

const app = await openTestApp()
const now = app.system.now().getTime()
const servers: LivePool[] = []

beforeAll(async () => {
  await aCrowd(app, 300)
})

afterAll(async () => {
  for (const server of servers) await server.close()
})

/** Every pool in shared memory, so that threads search even this small one. */
async function aServer(
  threads: { threads: number; maxWaiting?: number; sharesFrom?: number },
  clock: () => Date = () => app.system.now(),
  maxDeltaRows?: number,
): Promise<LivePool> {
  const onError = (error: unknown): void => {
    throw error
  }
  const options = { database: app.database, now: clock, onError, threads, sharedFrom: 0 }
  const live = createLivePool(maxDeltaRows === undefined ? options : { ...options, maxDeltaRows })
  servers.push(live)
  await live.open()
  return live
}

/** Shared by several tests and opened by the first of them: each thread loads the engine again. */
const shared = {
  alone: once(() => aServer({ threads: 0 })),
  one: once(() => aServer({ threads: 1 })),
  three: once(() => aServer({ threads: 3 })),
  halves: once(() => aServer({ threads: 2, sharesFrom: 0 })),
  thirds: once(() => aServer({ threads: 3, sharesFrom: 0 })),
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

const asks = (...skills: string[]) => ({
  title: null,
  titleSlug: null,
  seniority: 'none',
  years: null,
  mustHaveMode: 'prefer',
  unwantedSkills: [],
  mustHave: skills.map((skill) => ({ anyOf: [skill], minYears: 2, minEvidence: null })),
  niceToHave: [{ skill: 'docker', weight: 3 }],
  constraints: {
    rateMax: { amountMinor: 9000, currency: 'EUR', period: 'hour' },
    noticeMaxDays: 60,
    startBy: null,
    overlapHours: { zone: 'Europe/Berlin', hours: 4 },
    languages: [],
    countries: [],
    engagement: [],
  },
})
const criteriaList = [asks('typescript', 'react'), asks('python'), asks('go', 'kafka', 'kubernetes')] as never[]
const options = { now, limit: 50, facets: true, withoutClaims: true }

test('the number of threads changes no result', async () => {
  const [alone, one, three] = await Promise.all([shared.alone(), shared.one(), shared.three()])
  for (const criteria of criteriaList) {
    const expected = { ...(await rankLive(alone, criteria, options)), tookMs: 0 }
    expect(expected.matchedCount).toBeGreaterThan(5)
    for (const live of [one, three]) {
      const found = await Promise.all([rankLive(live, criteria, options), rankLive(live, criteria, options)])
      for (const each of found) expect({ ...each, tookMs: 0 }).toEqual(expected)
      expect(await countLive(live, criteria, { now })).toEqual(await countLive(alone, criteria, { now }))
      const id = expected.matches[3]?.candidateId ?? ''
      expect(await explainLive(live, criteria, id, { now })).toEqual(await explainLive(alone, criteria, id, { now }))
      const asked = [{ now }, criteria] as const
      expect(await live.ask('numbers', asked)).toEqual(await alone.ask('numbers', asked))
    }
  }
})

test('sharing a search among threads changes no result', async () => {
  for (const live of await Promise.all([shared.halves(), shared.thirds()])) {
    const all = { ...options, tieSeed: 7, model: { ...live.current().model, version: 'other' } }
    const chosen = { ...all, offset: 2, filters: { skill: ['docker'], country: ['DE', 'IN'] } }
    for (const criteria of criteriaList) {
      for (const asked of [all, chosen]) {
        const one = await rankLive(live, criteria, asked)
        const together = await Promise.all([1, 2, 3, 4].map(() => rankLive(live, criteria, asked)))
        const expected = { ...runJob(live.current(), 'rank', [asked, criteria]), tookMs: 0 }
        for (const found of [one, ...together]) expect({ ...found, tookMs: 0 }).toEqual(expected)
      }
    }
  }
})

test('a failed search releases the threads that share it', async () => {
  const live = await shared.halves()
  for (let again = 0; again < 3; again++) {
    await expect(live.ask('rank', [options, null as never])).rejects.toThrow(/null/)
    const [found] = await Promise.all([1, 2, 3].map(() => rankLive(live, criteriaList[1] as never, options)))
    expect(found?.matchedCount).toBeGreaterThan(0)
  }
})

test("a thread's answer is of exactly one pool version while candidates change", async () => {
  const live = await shared.three()
  const hashes = new Map([[live.poolVersion(), live.hash()]])
  const answers: ReturnType<typeof rankPackedLive>[] = []
  for (let round = 0; round < 6; round++) {
    for (const criteria of criteriaList) answers.push(rankPackedLive(live, criteria, options))
    await addCandidates(app, [aRecord(), aRecord()])
    const following = live.catchUp()
    for (const criteria of criteriaList) answers.push(rankPackedLive(live, criteria, options))
    await following
    hashes.set(live.poolVersion(), live.hash())
  }
  const found = await Promise.all(answers)
  expect(new Set(found.map(({ origin }) => origin.poolVersion)).size).toBeGreaterThan(3)
  for (const { origin, poolHash } of found) expect(poolHash).toBe(hashes.get(origin.poolVersion))
  await untilFollowed(app)
})

test('a past pool built in a thread equals one built here', async () => {
  const [alone, threaded] = await Promise.all([shared.alone(), shared.one()])
  await Promise.all([alone.catchUp(), threaded.catchUp()])
  const { asOfDay } = alone.current()
  for (const poolVersion of [alone.poolVersion(), alone.poolVersion() - 1]) {
    const here = await alone.rebuild(poolVersion, asOfDay)
    const there = await threaded.rebuild(poolVersion, asOfDay)
    expect({ ...there, pool: there.pool.size }).toEqual({ ...here, pool: here.pool.size })
    for (const criteria of criteriaList) {
      const expected = { ...runJob(here.pool, 'rank', [options, criteria]), tookMs: 0 }
      expect({ ...runJob(there.pool, 'rank', [options, criteria]), tookMs: 0 }).toEqual(expected)
    }
  }
})

test("the next day's pool, built in a thread, equals one built here", async () => {
  let day = app.system.now()
  const clock = () => day
  const [alone, threaded] = await Promise.all([aServer({ threads: 0 }, clock), aServer({ threads: 1 }, clock)])
  const [before, { asOfDay }] = [threaded.hash(), threaded.current()]
  day = new Date(day.getTime() + 400 * DAY_MS)
  await Promise.all([alone.catchUp(), threaded.catchUp()])

  expect(threaded.current().asOfDay).toBe(asOfDay + 400)
  expect(threaded.hash()).not.toBe(before)
  expect([threaded.hash(), threaded.poolVersion()]).toEqual([alone.hash(), alone.poolVersion()])
  for (const criteria of criteriaList) {
    const later = { ...options, now: day.getTime() }
    const expected = { ...(await rankLive(alone, criteria, later)), tookMs: 0 }
    expect({ ...(await rankLive(threaded, criteria, later)), tookMs: 0 }).toEqual(expected)
  }
})

test('a large delta merged in a thread gives the same pool as here', async () => {
  const now = () => app.system.now()
  const [alone, threaded] = await Promise.all([aServer({ threads: 0 }, now, 2), aServer({ threads: 1 }, now, 2)])
  const [aloneBefore, threadedBefore] = [alone.current(), threaded.current()]
  await addCandidates(app, [aRecord(), aRecord(), aRecord()])
  const following = Promise.all([alone.catchUp(), threaded.catchUp()])
  const meanwhile = await Promise.all(criteriaList.map((criteria) => rankLive(threaded, criteria, options)))
  await following

  for (const { poolSize } of meanwhile) expect([aloneBefore.size, aloneBefore.size - 3]).toContain(poolSize)
  expect(alone.current()).toBe(aloneBefore)
  expect(threaded.current()).not.toBe(threadedBefore)
  expect([deltaSize(alone.current()), deltaSize(threaded.current())]).toEqual([0, 0])
  expect([threaded.hash(), threaded.poolVersion()]).toEqual([alone.hash(), alone.poolVersion()])
  for (const criteria of criteriaList) {
    const expected = { ...(await rankLive(alone, criteria, options)), tookMs: 0 }
    expect({ ...(await rankLive(threaded, criteria, options)), tookMs: 0 }).toEqual(expected)
  }
})

test('another model is sent to the threads', async () => {
  const live = await shared.one()
  await live.catchUp()
  const { model } = live.current()
  const other = { ...model, version: 'other', weights: { ...model.weights, title: 0, vetting: 900 } }
  const here = runJob(live.current(), 'rank', [{ ...options, model: other }, criteriaList[0] as never])
  for (let again = 0; again < 2; again++) {
    const { answer } = await live.ask('rank', [{ ...options, model: other }, criteriaList[0] as never])
    expect({ ...answer, tookMs: 0 }).toEqual({ ...here, tookMs: 0 })
  }
})

test('a search that would wait too long is refused immediately', async () => {
  const live = await aServer({ threads: 1, maxWaiting: 2 })
  const asked = Array.from({ length: 8 }, () => rankLive(live, criteriaList[0] as never, options))
  const outcomes = await Promise.allSettled(asked)
  const refused = outcomes.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(refused).toHaveLength(5)
  expect(refused[0]?.reason).toMatchObject({ code: 'search.busy', circumstances: { meta: { retryAfterSeconds: 1 } } })
})

test('a failing job affects no other', async () => {
  const live = await shared.one()
  await expect(live.ask('rank', [options, null as never])).rejects.toThrow(/null/)
  expect((await rankLive(live, criteriaList[1] as never, options)).matchedCount).toBeGreaterThan(0)
})
