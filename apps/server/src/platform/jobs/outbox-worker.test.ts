import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contextMaker } from '../context/context.ts'
import type { RecordedEvent } from '../context/domain-event.ts'
import { newId } from '../database/new-id.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { DAY_MS, HOUR_MS } from '../time/durations.ts'
import { enqueueEffect } from './enqueue-effect.ts'
import { type Effect, startOutboxWorker } from './outbox-worker.ts'
import { startScheduler } from './scheduler.ts'

const database = await openTestDatabase()
let lateness = 0
const now = () => new Date(Date.now() + lateness)
const makeContext = contextMaker({ database, now, effectsOf: (event) => (event === 'silent' ? [] : [event]) })
const ctx = makeContext({ actor: { kind: 'system' }, requestId: 'test' })
const tenantId = newId()

const event = (name: string, payload = {}) => ({
  name,
  tenantId,
  verb: 'thing.happen',
  payload,
  target: { type: 'things', id: newId() },
})

function aWorker(effects: Record<string, Effect>) {
  const errors: unknown[] = []
  const worker = startOutboxWorker({ makeContext, effects, onError: (error) => errors.push(error), polls: false })
  return { worker, errors }
}

const job = (effect: string) => ({
  effect,
  event: { ...event('thing'), at: '', actor: { type: 'system', id: null }, requestId: 'test' },
})

const waiting = async (): Promise<number> =>
  Number((await database.pool.query('select count(*) from outbox where failed_at is null')).rows[0].count)

test('an effect gets the recorded event once and leaves nothing in the outbox', async () => {
  const seen: RecordedEvent[] = []
  const { worker } = aWorker({ noted: async (_ctx, recorded) => void seen.push(recorded) })
  await ctx.transaction(async (tx) => tx.record(event('noted', { n: 7 })))
  expect(await worker.drain()).toBe(1)
  expect(seen).toEqual([
    expect.objectContaining({ name: 'noted', payload: { n: 7 }, actor: { type: 'system', id: null } }),
  ])
  expect([await worker.drain(), await waiting()]).toEqual([0, 0])
})

test('a database that is away is reported once, until it was back', async () => {
  const errors: unknown[] = []
  let isAway = true
  const worker = startOutboxWorker({
    makeContext: (about) => {
      const made = makeContext(about)
      return {
        ...made,
        get db() {
          if (isAway) throw Object.assign(new Error('no one listens'), { code: 'ECONNREFUSED', syscall: 'connect' })
          return made.db
        },
      }
    },
    effects: {},
    onError: (error) => errors.push(error),
    polls: false,
  })
  for (let outage = 1; outage <= 2; outage += 1) {
    isAway = true
    for (let look = 0; look < 3; look += 1) await worker.drain()
    expect(errors).toHaveLength(outage)
    isAway = false
    await worker.drain()
  }
  expect(errors).toHaveLength(2)
})

test('a rolled back transaction has no effect and no activity', async () => {
  const before = await database.pool.query('select count(*) from activities')
  const work = ctx.transaction(async (tx) => {
    tx.record(event('noted'))
    throw new Error('changed my mind')
  })
  await expect(work).rejects.toThrow('changed my mind')
  expect(await waiting()).toBe(0)
  expect((await database.pool.query('select count(*) from activities')).rows).toEqual(before.rows)
})

test('a failing effect is retried at growing intervals', async () => {
  let tries = 0
  const { worker, errors } = aWorker({
    flaky: async () => {
      tries += 1
      if (tries < 3) throw new Error('not yet')
    },
  })
  await ctx.transaction(async (tx) => tx.record(event('flaky')))
  await worker.drain()
  await worker.drain()
  expect(tries).toBe(1)
  lateness += 3_000
  await worker.drain()
  lateness += 9_000
  await worker.drain()
  expect([tries, errors.length, await waiting()]).toEqual([3, 2, 0])
})

test('an effect that keeps failing is retried forever, and listed for the operator', async () => {
  const { worker } = aWorker({
    hopeless: async () => {
      throw new Error('never')
    },
  })
  await ctx.transaction(async (tx) => tx.record(event('hopeless')))
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await worker.drain()
    lateness += 6 * HOUR_MS
  }
  const kept = await database.pool.query('select attempts, last_error, failed_at from outbox')
  expect(kept.rows).toEqual([{ attempts: 12, last_error: 'Error: never', failed_at: expect.any(Date) }])
  const healed = aWorker({ hopeless: async () => undefined }).worker
  expect([await healed.drain(), await waiting()]).toEqual([1, 0])
})

test('effects of a lane run in parallel, and lanes do not wait for each other', async () => {
  let isReleased = false
  const seen: string[] = []
  const hang = async (name: string): Promise<void> => {
    seen.push(name)
    while (!isReleased) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const { worker } = aWorker({
    'slow.mailLetter': () => hang('mail'),
    'slow.closeThings': async () => void seen.push('work'),
  })
  for (let at = 0; at < 6; at += 1)
    await enqueueEffect(database.query, { ...job('slow.mailLetter'), at: now(), runAfter: now() })
  await enqueueEffect(database.query, { ...job('slow.closeThings'), at: now(), runAfter: now() })
  worker.wake()
  await expect.poll(() => [...seen].sort()).toEqual(['mail', 'mail', 'mail', 'mail', 'work'])
  isReleased = true
  await worker.drain()
  expect([seen.length, await waiting()]).toEqual([7, 0])
})

test('stopping does not wait for an effect that hangs, and the next server runs it immediately', async () => {
  const { worker } = aWorker({ stuck: () => new Promise(() => undefined) })
  await ctx.transaction(async (tx) => tx.record(event('stuck')))
  worker.wake()
  await expect
    .poll(async () => (await database.pool.query('select attempts from outbox')).rows)
    .toEqual([{ attempts: 1 }])
  await worker.stop(50)
  let ran = 0
  await aWorker({
    stuck: async () => {
      ran += 1
    },
  }).worker.drain()
  expect([ran, await waiting()]).toEqual([1, 0])
})

test('what a clock that was ahead has scheduled runs now', async () => {
  const nextYear = new Date(now().getTime() + 365 * DAY_MS)
  await enqueueEffect(database.query, { ...job('ahead'), at: nextYear, runAfter: nextYear })
  const { worker } = aWorker({ ahead: async () => undefined })
  expect([await worker.drain(), await waiting()]).toEqual([1, 0])
})

test('two servers share the work, and each effect runs on one of them', async () => {
  const seen: string[] = []
  const effects: Record<string, Effect> = {
    shared: async (_ctx, { target }) => {
      seen.push(target.id)
      await new Promise((resolve) => setTimeout(resolve, 1))
    },
  }
  for (let at = 0; at < 60; at += 1) await ctx.transaction(async (tx) => tx.record(event('shared')))
  await Promise.all([aWorker(effects).worker.drain(), aWorker(effects).worker.drain()])
  expect([seen.length, new Set(seen).size]).toEqual([60, 60])
})

test('each effect runs, however large the database believes the outbox to be', async () => {
  let ran = 0
  const { worker } = aWorker({
    counted: async () => {
      ran += 1
    },
  })
  const add = () => enqueueEffect(database.query, { ...job('counted'), at: now(), runAfter: now() })
  await database.pool.query('truncate outbox')
  for (const rows of [1, 2, 4]) {
    for (let at = 0; at < rows; at += 1) await add()
    await database.pool.query('vacuum analyze outbox')
    for (let at = 0; at < 6; at += 1) await add()
    await worker.drain()
    expect([ran, await waiting()]).toEqual([rows + 6, 0])
    ran = 0
  }
})

test('an effect whose worker died is retried after its claim expires', async () => {
  await ctx.transaction(async (tx) => tx.record(event('lost')))
  await database.pool.query(
    `update outbox set attempts = 1, run_after = now() + interval '5 minutes', set_at = now() where effect = 'lost'`,
  )
  let ran = 0
  const { worker } = aWorker({
    lost: async () => {
      ran += 1
    },
  })
  lateness = 0
  await worker.drain()
  expect(ran).toBe(0)
  lateness = 6 * 60_000
  await worker.drain()
  expect(ran).toBe(1)
})

test('writers of one tenant get consecutive numbers and an unbroken chain', async () => {
  const tenant = newId()
  const one = () => ctx.transaction(async (tx) => tx.record({ ...event('silent'), tenantId: tenant }))
  await Promise.all(Array.from({ length: 25 }, one))
  const chain = await database.pool.query('select seq from activities where tenant_id = $1 order by seq', [tenant])
  expect(chain.rows.map(({ seq }) => Number(seq))).toEqual(Array.from({ length: 25 }, (_, at) => at + 1))
  expect((await database.pool.query('select * from first_broken_activity($1)', [tenant])).rows).toEqual([])
})

test('activities are immutable, and tampering with them is detected', async () => {
  const tenant = newId()
  for (let at = 0; at < 3; at += 1)
    await ctx.transaction(async (tx) => tx.record({ ...event('silent'), tenantId: tenant, after: { at } }))
  await expect(database.query.execute(sql`update activities set verb = 'other' where seq = 2`)).rejects.toThrow()
  await expect(database.query.execute(sql`delete from activities`)).rejects.toThrow()
  await expect(database.query.execute(sql`truncate activities`)).rejects.toThrow()
  await database.pool.query(`
    alter table activities disable trigger activities_append_only;
    update activities set after = '{"at": 9}' where tenant_id = '${tenant}' and seq = 2;
    alter table activities enable trigger activities_append_only`)
  const broken = await database.pool.query('select seq from first_broken_activity($1)', [tenant])
  expect(broken.rows).toEqual([{ seq: '2' }])
})

test('of two servers one runs a due task, and not again before its time', async () => {
  let runs = 0
  const run = async () => {
    runs += 1
  }
  const tasks = [{ name: 'sweep', everyMs: HOUR_MS, run }]
  const onError = (error: unknown) => {
    throw error
  }
  const schedulers = [1, 2].map(() => startScheduler({ makeContext, tasks, onError, polls: false }))
  await Promise.all(schedulers.map((scheduler) => scheduler.runDue()))
  expect(runs).toBe(1)
  lateness += HOUR_MS + 1000
  expect(await schedulers[0]?.runDue()).toEqual(['sweep'])
  for (const scheduler of schedulers) await scheduler.stop()
})

function aScheduler(tasks: Parameters<typeof startScheduler>[0]['tasks']) {
  const errors: unknown[] = []
  return { ...startScheduler({ makeContext, tasks, onError: (error) => errors.push(error), polls: false }), errors }
}

test('a task waits neither for a run that a clock ahead has recorded, nor for another task', async () => {
  const nextYear = new Date(now().getTime() + 365 * DAY_MS)
  await database.pool.query('insert into scheduled_runs (task, last_run_at) values ($1, $2)', ['daily', nextYear])
  let release = (): void => undefined
  const slow = new Promise<void>((resolve) => {
    release = resolve
  })
  let runs = 0
  const daily = async (): Promise<void> => {
    runs += 1
  }
  const tasks = [
    { name: 'slow', everyMs: HOUR_MS, run: () => slow },
    { name: 'daily', everyMs: DAY_MS, run: daily },
  ]
  const scheduler = aScheduler(tasks)
  const round = scheduler.runDue()
  await expect.poll(() => runs).toBe(1)
  release()
  expect(await round).toEqual(['slow', 'daily'])
  expect(await scheduler.runDue()).toEqual([])
})

test('when the clock leaps ahead, what erases or charges waits for a day, or until the clock is right again', async () => {
  const leaps: number[] = []
  const run = async (): Promise<void> => undefined
  const scheduler = startScheduler({
    makeContext,
    tasks: [
      { name: 'erase', everyMs: HOUR_MS, run, isFinal: true },
      { name: 'remind', everyMs: HOUR_MS, run },
    ],
    onError: (error) => expect.fail(String(error)),
    polls: false,
    onLeap: ({ days }) => leaps.push(days),
  })
  const after = async (days: number): Promise<string[]> => {
    lateness += days * DAY_MS
    return scheduler.runDue()
  }
  expect(await after(0)).toEqual(['erase', 'remind'])
  expect([await after(365), leaps]).toEqual([['remind'], [365]])
  expect(await after(-364)).toEqual(['erase', 'remind'])
  expect([await after(20), leaps]).toEqual([['remind'], [365, 20]])
  expect(await after(0.9)).toEqual(['remind'])
  expect(await after(0.2)).toEqual(['erase', 'remind'])
  lateness = 0
})

test('a scheduler that is stopped begins nothing more', async () => {
  let runs = 0
  const run = async (): Promise<void> => {
    runs += 1
  }
  const scheduler = aScheduler([{ name: 'late', everyMs: HOUR_MS, run }])
  const round = scheduler.runDue()
  await scheduler.stop()
  expect([await round, runs, scheduler.errors]).toEqual([[], 0, []])
})

test('a daily task that fails runs again in minutes, and one whose server died within the hour', async () => {
  let runs = 0
  const run = async (): Promise<void> => {
    runs += 1
    if (runs === 1) throw new Error('not yet')
  }
  const scheduler = aScheduler([{ name: 'nightly', everyMs: DAY_MS, run }])
  expect([await scheduler.runDue(), scheduler.errors.length]).toEqual([[], 1])
  lateness += 6 * 60_000
  expect(await scheduler.runDue()).toEqual(['nightly'])
  lateness += HOUR_MS
  expect(await scheduler.runDue()).toEqual([])
  const dying = aScheduler([{ name: 'cut off', everyMs: DAY_MS, run: () => new Promise(() => undefined) }])
  void dying.runDue()
  await expect
    .poll(async () => (await database.pool.query(`select 1 from scheduled_runs where task = 'cut off'`)).rowCount)
    .toBe(1)
  lateness += HOUR_MS + 1000
  expect(await aScheduler([{ name: 'cut off', everyMs: DAY_MS, run: async () => undefined }]).runDue()).toEqual([
    'cut off',
  ])
})
