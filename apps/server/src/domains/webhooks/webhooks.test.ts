// Webhooks over real HTTP on loopback, verified by the library of Standard Webhooks.
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApiKey } from '@assay/contracts/agency-api-keys'
import { agencyWebhookApi } from '@assay/contracts/agency-webhooks'
import { getCandidate } from '@assay/contracts/candidates'
import { companyWebhookApi } from '@assay/contracts/company-webhooks'
import { listNotifications } from '@assay/contracts/notifications'
import { requirementActions } from '@assay/contracts/requirements'
import { acceptShortlisted, rejectShortlisted, shortlistCandidate } from '@assay/contracts/shortlisteds'
import { submitCandidate } from '@assay/contracts/submissions'
import { MAX_WEBHOOKS, RETRY_SECONDS } from '@assay/contracts/webhooks'
import { Webhook } from 'standardwebhooks'
import { beforeEach, expect, test } from 'vitest'
import { afterFile } from '../../platform/testing/after-file.ts'
import { anAgencyWithPeople, engage, letSupply } from '../../platform/testing/test-agencies.ts'
import { openTestApp } from '../../platform/testing/test-app.ts'
import { addCandidates, aRecord } from '../../platform/testing/test-candidates.ts'
import { anOpenRequirement } from '../../platform/testing/test-interviews.ts'
import { aPerson, type Person } from '../../platform/testing/test-people.ts'
import { DAY_MS, HOUR_MS } from '../../platform/time/durations.ts'
import { queueMessage } from './queue-message.ts'

const app = await openTestApp(undefined, { allowsPrivateTargets: true })
const { call, catchUp, clock } = app
const api = agencyWebhookApi

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
  const made = await call(api.create, {
    ...as(by),
    attributes: { url, events: ['submission.created'], ...attributes },
  })
  expect(made.status).toBe(201)
  return made.data as { id: string; secret: string; mayDo: string[] }
}

let happenings = 0
async function happen(agencyId = owner.agencyId ?? '') {
  happenings += 1
  const owned = { kind: 'agency', id: agencyId } as const
  const message = { owner: owned, type: 'submission.created', data: { submissionId: 's' } }
  await queueMessage(app.system, { ...message, happening: `${happenings}`, at: app.system.now() })
  await catchUp()
}

const act = (verb: keyof typeof api.actions, id: string, by = owner) =>
  call(api.actions[verb], { ...as(by), params: { id }, attributes: {} })
const deliveries = async (by = owner, query = '') => (await call(api.listDeliveries, { ...as(by), query })).data
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
  expect((await call(api.get, { ...as(owner), params: { id } })).data.secret).toBeNull()
  const { rows } = await app.database.pool.query('select sealed_secret from agency_webhooks where id = $1', [id])
  expect(rows[0].sealed_secret.includes(Buffer.from(secret.slice(6), 'base64'))).toBe(false)
})

const companyApi = companyWebhookApi

async function companyEndpoint(by: Person, events: readonly string[]) {
  const made = await call(companyApi.create, { ...as(by), attributes: { url, events } })
  expect(made.status).toBe(201)
  return made.data as { id: string; secret: string }
}

test('a company hears of every step in its jobs, signed and without names, and other tenants of nothing', async () => {
  const employer = await aPerson(app, 'employer.owner')
  const agency = await anAgencyWithPeople(app)
  await engage(app, { employer, agency })
  const { secret } = await companyEndpoint(employer, Object.keys(companyApi.events))
  const elsewhere = await aPerson(app, 'employer.owner')
  await companyEndpoint(elsewhere, Object.keys(companyApi.events))

  const requirementId = await anOpenRequirement(app, employer)
  await letSupply(app, { employer, requirementId, agencies: [{ agencyId: agency.agencyId }] })
  const [first = '', second = ''] = await addCandidates(app, [aRecord(), aRecord()], agency.agencyId)
  await call(submitCandidate, { ...as(agency.member), attributes: { requirementId, candidateId: first } })
  const shortlisted = await call(shortlistCandidate, {
    ...as(employer),
    attributes: { requirementId, candidateId: second },
  })
  await catchUp()
  const ids = await app.database.pool.query('select shortlisted_id as id from submissions where candidate_id = $1', [
    first,
  ])
  const asked = (id: string) => ({ ...as(employer), params: { id } })
  await call(acceptShortlisted, { ...asked(ids.rows[0].id), attributes: {} })
  await call(rejectShortlisted, { ...asked(shortlisted.data.id), attributes: { code: 'missingSkill' } })
  await catchUp()
  const pause = await call(requirementActions.pause, { ...asked(requirementId), attributes: {} })
  expect(pause.status).toBe(200)
  await catchUp()

  const heard = received.map((message) => verify(secret, message) as { type: string; data: Record<string, unknown> })
  expect(heard.map(({ type }) => type).toSorted()).toEqual([
    ...['application.rejected', 'application.shortlisted', 'application.shortlisted', 'application.submitted'],
    ...['job.opened', 'job.paused'],
  ])
  expect(heard.find(({ type }) => type === 'application.rejected')?.data).toEqual({
    applicationId: shortlisted.data.id,
    candidateId: second,
    requirementId,
    requirementTitle: expect.any(String),
    stage: 'rejected',
    stageBefore: 'shortlisted',
    reasonCode: 'missingSkill',
  })
  for (const id of [first, second]) {
    const { legalName } = (await call(getCandidate, { ...as(agency.owner), params: { id } })).data
    expect(legalName).toEqual(expect.any(String))
    expect(received.filter(({ body }) => body.includes(legalName))).toEqual([])
  }
  const log = (await call(companyApi.listDeliveries, { ...as(employer) })).data
  expect(log.length).toBe(6)
  expect(log.every(({ state }: { state: string }) => state === 'delivered')).toBe(true)
  expect((await call(companyApi.listDeliveries, as(elsewhere))).data).toEqual([])
})

test('owners and admins manage the endpoints of a company; agencies and strangers find nothing', async () => {
  const employer = await aPerson(app, 'employer.owner')
  const { id } = await companyEndpoint(employer, ['offer.sent'])
  const companyId = employer.companyId ?? ''
  const colleague = (role: 'employer.admin' | 'employer.recruiter' | 'employer.viewer') =>
    aPerson(app, role, { companyId })
  const read = async (person: Person) => (await call(companyApi.get, { ...as(person), params: { id } })).status
  expect(await read(await colleague('employer.admin'))).toBe(200)
  expect(await read(await colleague('employer.recruiter'))).toBe(403)
  expect(await read(await colleague('employer.viewer'))).toBe(403)
  expect(await read(await aPerson(app, 'employer.owner'))).toBe(404)
  expect(await read(owner)).toBe(403)
  // The same record at the address of the other kind.
  expect((await call(api.get, { ...as(owner), params: { id } })).status).toBe(404)
  const wrong = await call(companyApi.create, { ...as(employer), attributes: { url, events: ['client.invited'] } })
  expect(wrong.errors[0]?.source?.pointer).toMatch('/data/attributes/events')
  await call(companyApi.actions.test, { ...as(employer), params: { id }, attributes: {} })
  await catchUp()
  const [delivery] = (await call(companyApi.listDeliveries, as(employer))).data
  expect(delivery).toMatchObject({ event: 'webhook.test', state: 'delivered', mayDo: ['replay'] })
  const replay = { params: { id: delivery.id }, attributes: {} }
  expect((await call(companyApi.replay, { ...as(await aPerson(app, 'employer.owner')), ...replay })).status).toBe(404)
  expect((await call(companyApi.replay, { ...as(employer), ...replay })).data.isReplay).toBe(true)
  await catchUp()
})

test('an event that is queued twice is sent once, and only to subscribers', async () => {
  await anEndpoint()
  await anEndpoint({ events: ['hire.begun'] })
  const owned = { kind: 'agency', id: owner.agencyId ?? '' } as const
  const message = { owner: owned, type: 'submission.created', happening: 'twice', data: {} }
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
  for (const seconds of RETRY_SECONDS) {
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
  const again = await call(api.replay, { ...as(owner), params: { id: failed.id }, attributes: {} })
  expect(again.data).toMatchObject({ isReplay: true, state: 'pending', messageId: failed.messageId })
  await catchUp()
  expect(received.at(-1)?.headers['webhook-id']).toBe(failed.messageId)
  expect((await deliveries(owner, 'filter[state]=delivered')).length).toBe(1)
})

test('a delivery that waits for its next attempt is sent again on request, and not twice', async () => {
  await anEndpoint()
  answer = () => 500
  await happen()
  const [waiting] = await deliveries()
  expect(waiting).toMatchObject({ state: 'pending', attempts: 1, mayDo: ['replay'] })
  answer = () => 200
  const replay = { ...as(owner), attributes: {} }
  const again = (await call(api.replay, { ...replay, params: { id: waiting.id } })).data
  expect(again).toMatchObject({ isReplay: true, state: 'pending', attempts: 0, mayDo: [] })
  expect((await call(api.replay, { ...replay, params: { id: again.id } })).status).toBe(409)
  await catchUp()
  expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([waiting.messageId, waiting.messageId])
  clock.advance(6 * HOUR_MS)
  await catchUp()
  expect(received.length).toBe(2)
  owner = { ...owner, ...(await aFreshSession()) }
  expect((await deliveries()).map(({ state }: { state: string }) => state).toSorted()).toEqual(['delivered', 'failed'])
})

async function aFreshSession() {
  const { logIn } = await import('@assay/contracts/sessions')
  const { PASSWORD } = await import('../../platform/testing/test-people.ts')
  const { json } = await call(logIn, { attributes: { email: owner.user.email, password: PASSWORD } })
  return { token: json.access_token as string }
}

test('an endpoint that fails for five days, or answers that it is gone, is disabled with a notice; enabled, it starts afresh', async () => {
  const { id } = await anEndpoint()
  answer = () => 500
  await happen()
  clock.advance(6 * DAY_MS)
  await happen()
  owner = { ...owner, ...(await aFreshSession()) }
  const read = async (webhook: string) => (await call(api.get, { ...as(owner), params: { id: webhook } })).data
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

test('a suspended agency or company is sent nothing; once it is active again, what waited follows', async () => {
  await anEndpoint()
  const employer = await aPerson(app, 'employer.owner')
  await companyEndpoint(employer, ['job.opened'])
  const suspend = async (isSuspended: boolean) => {
    const { pool } = app.database
    const state = isSuspended ? 'suspended' : 'approved'
    await pool.query('update agencies set state = $1 where id = $2', [state, owner.agencyId])
    const at = isSuspended ? app.system.now() : null
    await pool.query('update companies set suspended_at = $1 where id = $2', [at, employer.companyId])
  }
  await suspend(true)
  const owned = { kind: 'company', id: employer.companyId ?? '' } as const
  const message = { owner: owned, type: 'job.opened', data: { requirementId: 'r' }, at: app.system.now() }
  await queueMessage(app.system, { ...message, happening: 'held' })
  await happen()
  expect(received).toEqual([])

  await suspend(false)
  clock.advance((RETRY_SECONDS[0] ?? 0) * 1000)
  await catchUp()
  expect(received.map(({ body }) => JSON.parse(body).type).toSorted()).toEqual(['job.opened', 'submission.created'])
  expect((await deliveries())[0]).toMatchObject({ state: 'delivered', attempts: 2 })
})

test('owners and keys with the scope manage endpoints; members read them, others find nothing', async () => {
  const { id } = await anEndpoint()
  const member = await aPerson(app, 'agency.member', { agencyId: owner.agencyId ?? '' })
  const stranger = await aPerson(app, 'agency.owner')
  const employer = await aPerson(app, 'employer.owner')
  expect((await call(api.get, { ...as(member), params: { id } })).data.mayDo).toEqual([])
  expect((await act('rotate', id, member)).status).toBe(403)
  expect((await act('rotate', id, stranger)).status).toBe(404)
  expect((await call(api.list, as(employer))).status).toBe(403)
  const keyFor = async (scope: string) =>
    (await call(createApiKey, { ...as(owner), attributes: { name: scope, scopes: [scope] } })).data.secret
  const attributes = { url, events: ['hire.begun'] }
  const refused = await call(api.create, { token: await keyFor('jobs.read'), attributes })
  expect(refused.errors[0]?.code).toBe('api-key.scope')
  const token = await keyFor('webhooks.manage')
  const made = await call(api.create, { token, attributes })
  expect(made.status).toBe(201)
  const changed = await call(api.change, {
    token,
    params: { id: made.data.id },
    attributes: { events: ['offer.sent'] },
  })
  expect(changed.data).toMatchObject({ events: ['offer.sent'], version: 2 })
  await happen()
  const [delivery] = await deliveries()
  for (const person of [stranger, employer])
    expect([403, 404]).toContain(
      (await call(api.replay, { ...as(person), params: { id: delivery.id }, attributes: {} })).status,
    )
  expect((await call(api.remove, { token, params: { id: made.data.id } })).status).toBe(204)
  for (let at = 1; at < MAX_WEBHOOKS; at += 1) await anEndpoint()
  const beyond = await call(api.create, { ...as(owner), attributes })
  expect(beyond.errors[0]?.code).toBe('webhook.too-many')
})

test('outside development, private targets are refused when they are given and when a name leads there', async () => {
  const strict = await openTestApp()
  const person = await aPerson(strict, 'agency.owner')
  const give = (given: string) =>
    strict.call(api.create, { token: person.token, attributes: { url: given, events: ['hire.begun'] } })
  for (const given of [
    'http://hooks.example.com/',
    'https://127.0.0.1/',
    'https://169.254.169.254/',
    'https://[::1]/',
    'https://localhost/',
  ])
    expect((await give(given)).errors[0]?.source?.pointer).toBe('/data/attributes/url')
  for (const given of ['https://hooks/', 'https://hooks.internal/in', 'https://hooks.invalid/'])
    expect((await give(given)).errors[0]?.detail).toMatch(/^This host name isn’t one of the internet/)
  const made = await give('https://hooks.example.com/in')
  expect(made.status).toBe(201)
  // As if the name had been accepted and now led inside.
  await strict.database.pool.query('update agency_webhooks set url = $1', [url.replace('http:', 'https:')])
  await strict.call(api.actions.test, { token: person.token, params: { id: made.data.id }, attributes: {} })
  await strict.catchUp()
  const [delivery] = (await strict.call(api.listDeliveries, { token: person.token })).data
  expect(delivery).toMatchObject({
    state: 'pending',
    lastStatus: null,
    lastError: 'Addresses in private networks are refused.',
  })
  expect(received).toEqual([])
})
