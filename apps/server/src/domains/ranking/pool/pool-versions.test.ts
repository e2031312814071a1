import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { aCrowd, addCandidates, aRecord, untilFollowed } from '../../../platform/testing/test-candidates.ts'
import { createLivePool, type LivePool } from '../index.ts'

const app = await openTestApp()
const db = app.database.pool

beforeAll(async () => {
  await aCrowd(app, 120)
})

const anotherServer = (): LivePool =>
  createLivePool({
    database: app.database,
    now: () => app.system.now(),
    onError: (error) => {
      throw error
    },
  })

test('every pool version between two changes can be rebuilt', async () => {
  const before = { poolVersion: app.live.poolVersion(), hash: app.live.hash(), day: app.live.current().asOfDay }
  const [id] = await addCandidates(app, [aRecord()])
  const between = { poolVersion: app.live.poolVersion(), hash: app.live.hash() }
  await db.query('delete from candidates where id = $1', [id])
  await untilFollowed(app)

  expect(between.poolVersion).toBeGreaterThan(before.poolVersion)
  expect(app.live.hash()).toBe(before.hash)
  expect((await app.live.rebuild(before.poolVersion, before.day)).hash).toBe(before.hash)
  expect((await app.live.rebuild(between.poolVersion, before.day)).erased).toEqual([id])
})

test('a change without new content makes no pool version', async () => {
  const poolVersion = app.live.poolVersion()
  await db.query('update candidates set updated_at = now()')
  await untilFollowed(app)

  expect(app.live.poolVersion()).toBe(poolVersion)
})

test('the database refuses to change a stored profile', async () => {
  const change = db.query(`update candidate_profile_versions set profile = profile || ' '`)

  await expect(change).rejects.toThrow(/can only be erased/)
})

test('servers follow the same pool versions, whichever of them stores the change', async () => {
  const other = anotherServer()
  await other.open()
  await addCandidates(app, [aRecord(), aRecord()])
  await other.catchUp()
  expect([other.poolVersion(), other.hash()]).toEqual([app.live.poolVersion(), app.live.hash()])

  await db.query('update candidates set notice_days = 77 where notice_days = 14')
  await Promise.all([other.catchUp(), untilFollowed(app)])
  await other.catchUp()

  expect([other.poolVersion(), other.hash()]).toEqual([app.live.poolVersion(), app.live.hash()])
  await other.close()
})

test('changes made while no server ran are stored at the next start', async () => {
  const poolVersion = app.live.poolVersion()
  await db.query('alter table candidates disable trigger user')
  await db.query('update candidates set notice_days = 78 where notice_days = 77')
  await db.query('alter table candidates enable trigger user')
  const restarted = anotherServer()
  await restarted.open()

  expect(restarted.poolVersion()).toBeGreaterThan(poolVersion)
  const rebuilt = await restarted.rebuild(restarted.poolVersion(), restarted.current().asOfDay)
  expect(rebuilt.hash).toBe(restarted.hash())
  await app.live.catchUp()
  expect(app.live.hash()).toBe(restarted.hash())
  await restarted.close()
})

test('after a restore a running server reloads', async () => {
  await db.query('update candidate_profile_history set generation = gen_random_uuid()')
  await db.query('delete from candidate_profile_versions')
  await app.live.catchUp()

  const rebuilt = await app.live.rebuild(app.live.poolVersion(), app.live.current().asOfDay)
  expect(rebuilt.hash).toBe(app.live.hash())
  expect(rebuilt.pool.size).toBe(app.live.current().size)
})

test('a stored profile stays the same on another day, except for ages', async () => {
  const { asOfDay } = app.live.current()
  const later = await app.live.rebuild(app.live.poolVersion(), asOfDay + 400)
  const same = await app.live.rebuild(app.live.poolVersion(), asOfDay)

  expect(later.pool.size).toBe(same.pool.size)
  expect(later.hash).not.toBe(same.hash)
})
