// Webhooks over real HTTP on loopback, verified by the library of Standard Webhooks.
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApiKey } from '@assay/contracts/agency-api-keys'
import * as contract from '@assay/contracts/agency-webhooks'
import { listNotifications } from '@assay/contracts/notifications'
import { Webhook } from 'standardwebhooks'
import { beforeEach, expect, test } from 'vitest'
import { afterFile } from '../../../platform/testing/after-file.ts'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { aPerson, type Person } from '../../../platform/testing/test-people.ts'
import { DAY_MS, HOUR_MS } from '../../../platform/time/durations.ts'
import { queueMessage } from './queue-message.ts'

const app = await openTestApp(undefined, { allowsPrivateTargets: true })
const { call, catchUp, clock } = app

interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}
const received: Received[] = []
let answer: (path: string) => number = () => 204
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => {
    body += chunk
  })
  request.on('end', () => {
    received.push({ headers: request.headers, body })
    response.writeHead(answer(request.url ?? '')).end()
  })
})
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
afterFile(async () => {
  server.closeAllConnections()
  server.close()
})
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`

let owner: Person
beforeEach(async () => {
  owner = await aPerson(app, 'agency.owner')
  received.length = 0
  answer = () => 204
})

const as = (person: Person) => ({ token: person.token })

async function anEndpoint(attributes: Record<string, unknown> = {}, by = owner) {
  const made = await call(contract.createWebhook, {
    ...as(by),
    attributes: { url, events: ['submission.created'], ...attributes },
  })
  expect(made.status).toBe(201)
  return made.data as { id: string; secret: string; mayDo: string[] }
}

let happenings = 0
async function happen(agencyId = owner.agencyId ?? '') {
  happenings += 1
  const message = { agencyId, type: 'submission.created', data: { submissionId: 's' } } as const
  await queueMessage(app.system, { ...message, happening: `${happenings}`, at: app.system.now() })
  await catchUp()
}

const act = (verb: keyof typeof contract.webhookActions, id: string, by = owner) =>
  call(contract.webhookActions[verb], { ...as(by), params: { id }, attributes: {} })
const deliveries = async (by = owner, query = '') => (await call(contract.listDeliveries, { ...as(by), query })).data
const verify = (secret: string, { headers, body }: Received) =>
  new Webhook(secret).verify(body, headers as Record<string, string>)

test('a message is signed by the specification, and logged', async () => {
  const { id, secret } = await anEndpoint()
  expect(secret).toMatch(/^whsec_/)
  await happen()
  const [message] = received
  if (message === undefined) throw new Error('Nothing came.')
  expect(verify(secret, message)).toMatchObject({ type: 'submission.created', data: { submissionId: 's' } })
  expect(() => verify(secret, { ...message, body: `${message.body} ` })).toThrow()
  const [logged] = await deliveries()
  expect(logged).toMatchObject({
    state: 'delivered',
    attempts: 1,
    lastStatus: 204,
    messageId: message.headers['webhook-id'],
  })
  expect((await call(contract.getWebhook, { ...as(owner), params: { id } })).data.secret).toBeNull()
  const { rows } = await app.database.pool.query('select sealed_secret from agency_webhooks where id = $1', [id])
  expect(rows[0].sealed_secret.includes(Buffer.from(secret.slice(6), 'base64'))).toBe(false)
})

test('a happening that is queued twice is sent once, and only to those who subscribed', async () => {
  await anEndpoint()
  await anEndpoint({ events: ['hire.begun'] })
  const message = { agencyId: owner.agencyId ?? '', type: 'submission.created', happening: 'twice', data: {} } as const
  for (const at of [app.system.now(), app.system.now()]) await queueMessage(app.system, { ...message, at })
  await catchUp()
  expect(received.length).toBe(1)
  const other = await aPerson(app, 'agency.owner')
  await happen(other.agencyId ?? '')
  expect(received.length).toBe(1)
})

test('after a rotation both secrets verify for a day, then the new one alone', async () => {
  const { id, secret } = await anEndpoint()
  const rotated = (await act('rotate', id)).data
  expect(rotated.secret).not.toBe(secret)
  await happen()
  for (const each of [secret, rotated.secret]) verify(each, received[0] as Received)
  clock.advance(25 * HOUR_MS)
  await happen()
  const [, late] = received as [Received, Received]
  const [signature] = String(late.headers['webhook-signature']).split(' ')
  expect(late.headers['webhook-signature']).toBe(signature)
})

test('a failing endpoint is tried by the schedule with the same id, and what was missed is replayed', async () => {
  await anEndpoint()
  answer = () => 500
  await happen()
  for (const seconds of contract.RETRY_SECONDS) {
    const [{ state, nextAttemptAt }] = await deliveries()
    expect([state, Date.parse(nextAttemptAt) > app.system.now().getTime()]).toEqual(['pending', true])
    clock.advance(seconds * 1000 + 1)
    await catchUp()
  }
  owner = { ...owner, ...(await aFreshSession()) }
  const [failed] = await deliveries(owner, 'filter[state]=failed')
  expect(failed).toMatchObject({ attempts: 10, lastStatus: 500, nextAttemptAt: null, mayDo: ['replay'] })
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  answer = () => 200
  const again = await call(contract.replayDelivery, { ...as(owner), params: { id: failed.id }, attributes: {} })
  expect(again.data).toMatchObject({ isReplay: true, state: 'pending', messageId: failed.messageId })
  await catchUp()
  expect(received.at(-1)?.headers['webhook-id']).toBe(failed.messageId)
  expect((await deliveries(owner, 'filter[state]=delivered')).length).toBe(1)
})

async function aFreshSession() {
  const { logIn } = await import('@assay/contracts/sessions')
  const { PASSWORD } = await import('../../../platform/testing/test-people.ts')
  const { json } = await call(logIn, { attributes: { email: owner.user.email, password: PASSWORD } })
  return { token: json.access_token as string }
}

test('an endpoint that fails for five days, or is gone, is disabled with a notice; enabled, it begins anew', async () => {
  const { id } = await anEndpoint()
  answer = () => 500
  await happen()
  clock.advance(6 * DAY_MS)
  await happen()
  owner = { ...owner, ...(await aFreshSession()) }
  const read = async (webhook: string) =>
    (await call(contract.getWebhook, { ...as(owner), params: { id: webhook } })).data
  expect(await read(id)).toMatchObject({ state: 'disabled', disabledBecause: expect.stringContaining('5 days') })
  await catchUp()
  const notices = (await call(listNotifications, { ...as(owner), query: 'filter[kind]=webhookDisabled' })).data
  expect(notices[0].title).toContain('127.0.0.1')
  const count = received.length
  await happen()
  expect(received.length).toBe(count)
  expect((await act('test', id)).errors[0]?.code).toBe('webhook.transition')
  answer = () => 200
  expect((await act('enable', id)).data).toMatchObject({ state: 'enabled', failingSince: null })
  await act('test', id)
  await catchUp()
  expect(JSON.parse(received.at(-1)?.body ?? '{}').type).toBe('webhook.test')
  const gone = await anEndpoint({ url: `${url}/gone` })
  answer = (path) => (path.endsWith('gone') ? 410 : 200)
  await happen()
  expect(await read(gone.id)).toMatchObject({ state: 'disabled' })
})

test('owners and keys with the scope manage endpoints; members read them, others find nothing', async () => {
  const { id } = await anEndpoint()
  const member = await aPerson(app, 'agency.member', { agencyId: owner.agencyId ?? '' })
  const stranger = await aPerson(app, 'agency.owner')
  const employer = await aPerson(app, 'employer.owner')
  expect((await call(contract.getWebhook, { ...as(member), params: { id } })).data.mayDo).toEqual([])
  expect((await act('rotate', id, member)).status).toBe(403)
  expect((await act('rotate', id, stranger)).status).toBe(404)
  expect((await call(contract.listWebhooks, as(employer))).status).toBe(403)
  const keyFor = async (scope: string) =>
    (await call(createApiKey, { ...as(owner), attributes: { name: scope, scopes: [scope] } })).data.secret
  const attributes = { url, events: ['hire.begun'] }
  const refused = await call(contract.createWebhook, { token: await keyFor('jobs.read'), attributes })
  expect(refused.errors[0]?.code).toBe('api-key.scope')
  const token = await keyFor('webhooks.manage')
  const made = await call(contract.createWebhook, { token, attributes })
  expect(made.status).toBe(201)
  const changed = await call(contract.changeWebhook, {
    token,
    params: { id: made.data.id },
    attributes: { events: ['offer.sent'] },
  })
  expect(changed.data).toMatchObject({ events: ['offer.sent'], version: 2 })
  await happen()
  const [delivery] = await deliveries()
  for (const person of [stranger, employer])
    expect([403, 404]).toContain(
      (await call(contract.replayDelivery, { ...as(person), params: { id: delivery.id }, attributes: {} })).status,
    )
  expect((await call(contract.deleteWebhook, { token, params: { id: made.data.id } })).status).toBe(204)
  for (let at = 1; at < contract.MAX_WEBHOOKS; at += 1) await anEndpoint()
  const beyond = await call(contract.createWebhook, { ...as(owner), attributes })
  expect(beyond.errors[0]?.code).toBe('webhook.too-many')
})

test('outside development, private targets are refused when they are given and when a name leads there', async () => {
  const strict = await openTestApp()
  const person = await aPerson(strict, 'agency.owner')
  const give = (given: string) =>
    strict.call(contract.createWebhook, { token: person.token, attributes: { url: given, events: ['hire.begun'] } })
  for (const given of [
    'http://hooks.example.com/',
    'https://127.0.0.1/',
    'https://169.254.169.254/',
    'https://[::1]/',
    'https://localhost/',
  ])
    expect((await give(given)).errors[0]?.source?.pointer).toBe('/data/attributes/url')
  const made = await give('https://hooks.example.com/in')
  expect(made.status).toBe(201)
  // As if the name had been accepted and now led inside.
  await strict.database.pool.query('update agency_webhooks set url = $1', [url.replace('http:', 'https:')])
  await strict.call(contract.webhookActions.test, { token: person.token, params: { id: made.data.id }, attributes: {} })
  await strict.catchUp()
  const [delivery] = (await strict.call(contract.listDeliveries, { token: person.token })).data
  expect(delivery).toMatchObject({
    state: 'pending',
    lastStatus: null,
    lastError: 'Addresses of private networks are refused.',
  })
  expect(received).toEqual([])
})
