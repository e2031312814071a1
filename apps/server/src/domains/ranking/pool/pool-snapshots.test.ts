import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { aCrowd, addCandidates, aRecord, untilFollowed } from '../../../platform/testing/test-candidates.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { taxonomyNow } from '../../taxonomy/index.ts'
import { createLivePool, type LivePool } from '../index.ts'
import { readSnapshot } from './pool-snapshots.ts'

const app = await openTestApp()
const folder = mkdtempSync(join(tmpdir(), 'assay-index-'))
const file = join(folder, 'index.snapshot')
let said: string[] = []

beforeAll(async () => {
  await aCrowd(app, 60)
})

beforeEach(async () => {
  said = []
  const first = aServer()
  await first.open()
  await first.close()
})

afterAll(() => rmSync(folder, { recursive: true }))

function aServer(now = () => app.system.now()): LivePool {
  const onError = (error: unknown): void => {
    said.push(String(error))
  }
  return createLivePool({ database: app.database, now, onError, snapshotFile: file })
}

async function opened(now?: () => Date): Promise<{ poolVersion: number; hash: string; size: number }> {
  const live = aServer(now)
  await live.open()
  const state = { poolVersion: live.poolVersion(), hash: live.hash(), size: live.current().size }
  await live.close()
  return state
}

const current = () => ({ poolVersion: app.live.poolVersion(), hash: app.live.hash(), size: app.live.current().size })

test('a start loads the saved index and applies later changes from the log', async () => {
  const kept = await readSnapshot(file, { asOfDay: app.live.current().asOfDay, known: taxonomyNow() })
  await addCandidates(app, [aRecord(), aRecord()])
  await untilFollowed(app)

  expect(kept?.position.poolVersion).toBeLessThan(app.live.poolVersion())
  expect(await opened()).toEqual(current())
  expect(
    (await readSnapshot(file, { asOfDay: app.live.current().asOfDay, known: taxonomyNow() }))?.position.poolVersion,
  ).toBe(app.live.poolVersion())
  expect(said).toEqual([])
})

test.each([
  ['its label', 20],
  ['its middle', 0.5],
  ['its last array', -9],
])('a flipped bit in %s is reported, and the index rebuilt', async (_, at) => {
  const bytes = readFileSync(file)
  const place = at < 0 ? bytes.length + at : at < 1 ? Math.floor(bytes.length * at) : at
  bytes[place] = (bytes[place] as number) ^ 4
  writeFileSync(file, bytes)

  expect(await opened()).toEqual(current())
  expect(said).toHaveLength(1)
  expect(said[0]).toMatch(/snapshot.*damaged.*rebuilt from the database/)
})

test('a file of another day, another generation or a future pool version is not used', async () => {
  const tomorrow = new Date(app.system.now().getTime() + DAY_MS)
  expect(await readSnapshot(file, { asOfDay: app.live.current().asOfDay + 1, known: taxonomyNow() })).toBeNull()
  expect((await opened(() => tomorrow)).size).toBe(current().size)

  await app.database.pool.query('update candidate_profile_history set generation = gen_random_uuid()')
  await app.live.catchUp()
  expect(await opened()).toEqual(current())

  await app.database.pool.query('update candidate_profile_history set pool_version = pool_version - 1')
  await app.live.catchUp()
  expect(await opened()).toEqual(current())
  expect(said).toEqual([])
})

test('the lag is the time since the index was known to be complete', async () => {
  let now = app.system.now()
  const live = aServer(() => now)
  expect(live.lagMs()).toBe(Number.POSITIVE_INFINITY)
  await live.open()
  now = new Date(now.getTime() + 1500)

  expect(live.lagMs()).toBe(1500)
  await live.close()
})
