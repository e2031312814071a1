import * as contract from '@assay/contracts/background-jobs'
import { expect, test } from 'vitest'
import { newId } from '../../platform/database/new-id.ts'
import { enqueueEffect } from '../../platform/jobs/enqueue-effect.ts'
import { MailFailure } from '../../platform/mail/smtp.ts'
import { openTestApp } from '../../platform/testing/test-app.ts'
import { aPerson } from '../../platform/testing/test-people.ts'
import { DAY_MS, HOUR_MS } from '../../platform/time/durations.ts'

const app = await openTestApp()
const { call, mails } = app
const admin = await aPerson(app, 'platform.admin')
const owner = await aPerson(app, 'employer.owner')

/** A notification whose mail is to be sent now. */
async function aNotification(): Promise<string> {
  const id = newId()
  const at = app.system.now()
  await app.database.pool.query(
    `insert into notifications (id, user_id, kind, channel, title, dedupe_key, target_type, target_id, state, due_at)
     values ($1::uuid, $2, 'offerAccepted', 'mail', 'An offer was accepted', $1::uuid::text, 'offers', $1::uuid, 'queued', $3)`,
    [id, owner.user.id, at],
  )
  const event = {
    name: 'notificationQueued',
    tenantId: null,
    verb: 'notification.queue',
    target: { type: 'notifications', id },
    requestId: id,
    at: at.toISOString(),
    actor: { type: 'system', id: null },
  }
  await enqueueEffect(app.system.db, { effect: 'notificationQueued.sendNotificationMail', event, runAfter: at, at })
  return id
}

const list = (query = '', token = admin.token) => call(contract.listBackgroundJobs, { token, query })
const stateOf = async (id: string): Promise<string> =>
  (await app.database.pool.query('select state from notifications where id = $1', [id])).rows[0].state

test.each([
  ['refused', 'mailFailed'],
  ['unknown', 'mailUncertain'],
] as const)('a mail that was %s is listed, sent again on request, and gone', async (fate, state) => {
  const notification = await aNotification()
  app.mailServer.fails = new MailFailure(fate, 'answer 550')
  await app.app.outbox.drain()
  app.mailServer.fails = null
  app.clock.advance(DAY_MS)
  await app.app.outbox.drain()
  const [job, ...others] = (await list()).data
  expect([others, mails]).toEqual([[], []])
  expect(job).toMatchObject({
    effect: 'notificationQueued.sendNotificationMail',
    state,
    runAfter: null,
    lastError: 'The mail server didn’t accept the email (answer 550).',
  })
  expect((await list(`filter[state]=${state}`)).data).toHaveLength(1)
  expect((await list('filter[state]=retrying')).data).toEqual([])

  const again = await call(contract.runBackgroundJob, { token: admin.token, params: { id: job.id } })
  expect(again.status).toBe(204)
  await app.app.outbox.drain()
  expect(mails.splice(0)).toHaveLength(1)
  expect(await stateOf(notification)).toBe('sent')
  expect((await list()).data).toEqual([])
  const gone = await call(contract.runBackgroundJob, { token: admin.token, params: { id: job.id } })
  expect(gone.status).toBe(404)
  const { rows } = await app.database.pool.query(`select verb from activities where target_id = $1 and actor_id = $2`, [
    job.id,
    admin.user.id,
  ])
  expect(rows).toEqual([{ verb: 'background-job.runAgain' }])
})

test('work that keeps failing is listed while it is retried, and can be dismissed', async () => {
  const at = app.system.now()
  const event = {
    name: 'thing',
    tenantId: null,
    verb: 'thing.happen',
    target: { type: 'things', id: newId() },
    requestId: newId(),
    at: at.toISOString(),
    actor: { type: 'system', id: null },
  }
  await enqueueEffect(app.system.db, { effect: 'thing.unknownHere', event, runAfter: at, at })
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await list()).data).toEqual([])
    await app.app.outbox.drain()
    app.clock.advance(HOUR_MS)
  }
  const { data } = await list()
  expect(data).toEqual([expect.objectContaining({ effect: 'thing.unknownHere', state: 'retrying', attempts: 5 })])
  const params = { id: data[0].id }
  expect((await call(contract.getBackgroundJob, { token: admin.token, params })).data.attempts).toBe(5)
  expect((await call(contract.dismissBackgroundJob, { token: admin.token, params })).status).toBe(204)
  expect((await call(contract.getBackgroundJob, { token: admin.token, params })).status).toBe(404)
})

test('only operators of the installation see and change it', async () => {
  const params = { id: newId() }
  for (const endpoint of Object.values(contract))
    if (typeof endpoint === 'object' && 'method' in endpoint)
      expect((await call(endpoint, { token: owner.token, params })).status).toBe(403)
})
