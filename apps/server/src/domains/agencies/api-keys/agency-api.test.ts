// What a program can do with a key of an agency, from the outside.
import {
  changeApiKey,
  createApiKey,
  listApiCalls,
  listApiKeys,
  revokeApiKey,
  rotateApiKey,
} from '@assay/contracts/agency-api-keys'
import { candidateActions, getCandidate, listCandidates, putCandidate } from '@assay/contracts/candidates'
import { appendToImport, finishImport, listImportErrors, openImportRun } from '@assay/contracts/import-runs'
import { listRequirements } from '@assay/contracts/requirements'
import { shortlistCandidate } from '@assay/contracts/shortlisteds'
import { skillIdOf } from '@assay/contracts/taxonomy-ids'
import { recordVettingResult } from '@assay/contracts/vetting-results'
import { ATOMIC_MEDIA_TYPE } from '@assay/jsonapi/media-type'
import { beforeAll, expect, test } from 'vitest'

import { newId } from '../../../platform/database/new-id.ts'
import { anAgencyWithPeople, type WorkingAgency } from '../../../platform/testing/test-agencies.ts'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { aPerson, type Person } from '../../../platform/testing/test-people.ts'
import { HOUR_MS } from '../../../platform/time/durations.ts'

const app = await openTestApp()
let agency: WorkingAgency
let operator: Person

beforeAll(async () => {
  agency = await anAgencyWithPeople(app)
  operator = await aPerson(app, 'platform.admin')
})

async function aKey(settings: Readonly<Record<string, unknown>> = {}) {
  const attributes = { name: 'Our system', scopes: ['candidates.submit', 'candidates.read'], ...settings }
  const made = await app.call(createApiKey, { token: agency.owner.token, attributes })
  expect([made.status, made.errors]).toEqual([201, []])
  return { id: String(made.data.id), secret: String(made.data.secret) }
}

const resume = (name: string) => ({
  basics: { name, label: 'Backend developer', email: `${name.toLowerCase()}@people.test` },
  skills: [{ name: 'Go' }],
})

test('a secret is shown once and kept as a hash, and opens what its scopes say and nothing else', async () => {
  const { id, secret } = await aKey({ scopes: ['candidates.read'] })
  const listed = await app.call(listApiKeys, { token: agency.owner.token })
  expect(listed.data.find((key: { id: string }) => key.id === id)).toMatchObject({ secret: null, state: 'active' })
  const { rows } = await app.database.pool.query('select row_to_json(k)::text as row from agency_api_keys k')
  expect(JSON.stringify(rows)).not.toContain(secret.slice(12))

  const read = await app.call(listCandidates, { token: secret })
  expect([read.status, read.headers['ratelimit-limit'], read.headers['ratelimit-remaining']]).toEqual([200, '50', '49'])
  for (const endpoint of [putCandidate, listRequirements, listApiKeys, createApiKey, shortlistCandidate]) {
    const refused = await app.call(endpoint, {
      token: secret,
      ...(endpoint.method === 'POST' ? { attributes: {} } : {}),
    })
    expect([refused.status, refused.errors[0]?.code]).toEqual([403, 'api-key.scope'])
  }
  await expect.poll(async () => (await app.call(listApiCalls, { token: agency.owner.token })).data.length).toBe(6)
  await app.catchUp()
  const calls = await app.call(listApiCalls, { token: agency.owner.token, query: `filter[key]=${id}&sort=createdAt` })
  expect(calls.data[0]).toMatchObject({ method: 'GET', path: '/api/v1/candidates', status: 200, errorCode: null })
})

test('only owners make keys; members read them, operators revoke them, others find nothing', async () => {
  const { id, secret } = await aKey()
  const attributes = { name: 'Mine', scopes: ['jobs.read'] }
  expect((await app.call(createApiKey, { token: agency.member.token, attributes })).status).toBe(403)
  expect((await app.call(listApiKeys, { token: agency.member.token })).status).toBe(200)
  const other = await anAgencyWithPeople(app)
  const params = { id }
  for (const action of [rotateApiKey, revokeApiKey, changeApiKey])
    expect((await app.call(action, { token: other.owner.token, params, attributes: {} })).status).toBe(404)
  expect((await app.call(rotateApiKey, { token: operator.token, params, attributes: {} })).status).toBe(403)
  expect((await app.call(revokeApiKey, { token: operator.token, params, attributes: {} })).data.state).toBe('revoked')
  expect((await app.call(listCandidates, { token: secret })).status).toBe(401)
  const again = await app.call(revokeApiKey, { token: agency.owner.token, params, attributes: {} })
  expect([again.status, again.errors[0]?.code]).toEqual([409, 'api-key.transition'])
})

test('after a rotation two secrets are valid for a day', async () => {
  const { id, secret } = await aKey()
  const rotated = await app.call(rotateApiKey, { token: agency.owner.token, params: { id }, attributes: {} })
  expect(rotated.data.state).toBe('rotating')
  const works = async (token: string) => (await app.call(listCandidates, { token })).status
  expect([await works(secret), await works(rotated.data.secret)]).toEqual([200, 200])
  app.clock.advance(25 * HOUR_MS)
  expect([await works(secret), await works(rotated.data.secret)]).toEqual([401, 200])
})

test('a key ends when it expires, is limited to its networks, and to its rate', async () => {
  const expiresAt = new Date(app.system.now().getTime() + HOUR_MS).toISOString()
  const short = await aKey({ expiresAt })
  app.clock.advance(2 * HOUR_MS)
  expect((await app.call(listCandidates, { token: short.secret })).status).toBe(401)

  const fenced = await aKey({ ipAllow: ['203.0.113.0/24', '2001:db8::/32'] })
  const from = async (address: string) =>
    (await app.call(listCandidates, { token: fenced.secret, headers: { 'x-forwarded-for': address } })).errors[0]?.code
  expect([await from('203.0.113.9'), await from('203.0.114.9')]).toEqual([undefined, 'api-key.network'])
  expect([await from('2001:db8::7'), await from('2001:db9::7')]).toEqual([undefined, 'api-key.network'])

  const slow = await aKey({ rateLimit: 2 })
  const statuses: number[] = []
  for (let times = 0; times < 3; times += 1)
    statuses.push((await app.call(listCandidates, { token: slow.secret })).status)
  expect(statuses).toEqual([200, 200, 429])
  const refused = await app.call(listCandidates, { token: slow.secret })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  app.clock.advance(11_000)
  expect((await app.call(listCandidates, { token: slow.secret })).status).toBe(200)
})

test('a key that is mistyped, cut off or revoked is answered as a key, not as a session', async () => {
  const { id, secret } = await aKey()
  await app.call(revokeApiKey, { token: agency.owner.token, params: { id }, attributes: {} })
  for (const token of [secret, secret.slice(0, -1), `${secret}x`, 'agk_', 'assay_pat_short', 'assay_scim_short']) {
    const refused = await app.call(listCandidates, { token })
    expect([token, refused.status, refused.errors[0]?.code]).toEqual([token, 401, 'api-key.invalid'])
    expect(refused.headers['www-authenticate']).toContain('invalid_token')
  }
  expect((await app.call(listCandidates, { token: 'x'.repeat(43) })).errors[0]?.code).toBe('session.expired')
})

test.each([
  ['no scheme', 'agk_abc', true],
  ['two lines', 'Bearer agk_abc def', true],
  ['another scheme', 'Basic YTpi', true],
  ['nothing', undefined, false],
])('a request with %s in Authorization learns how to send a key', async (_name, authorization, isHelped) => {
  const refused = await app.call(listCandidates, authorization === undefined ? {} : { headers: { authorization } })
  expect([refused.status, refused.errors[0]?.code]).toEqual([401, 'session.required'])
  expect(refused.errors[0]?.detail?.includes('Authorization: Bearer') ?? false).toBe(isHelped)
})

test('a key of a suspended agency opens nothing', async () => {
  const { secret } = await aKey()
  const set = (state: string) =>
    app.database.pool.query('update agencies set state = $1 where id = $2', [state, agency.agencyId])
  await set('suspended')
  expect((await app.call(listCandidates, { token: secret })).status).toBe(401)
  await set('approved')
  expect((await app.call(listCandidates, { token: secret })).status).toBe(200)
})

test('a candidate is created, updated and left as they are by external id; a dry run leaves nothing', async () => {
  const { secret } = await aKey()
  const put = (text: string, headers: Record<string, string> = {}) =>
    app.call(putCandidate, { token: secret, headers, attributes: { externalId: 'one', resume: resume(text) } })
  const tried = await put('Ada', { 'assay-dry-run': 'true' })
  expect([tried.status, tried.headers['location']]).toEqual([201, undefined])
  const made = await put('Ada')
  expect([made.status, made.data.legalName, made.headers['location']]).toEqual([201, 'Ada', expect.any(String)])
  expect(made.document.meta).toMatchObject({ outcome: 'created', sameEmail: [] })
  const again = await put('Ada')
  expect([again.status, again.data.id, again.data.updatedAt]).toEqual([200, made.data.id, made.data.updatedAt])
  expect(again.document.meta).toMatchObject({ outcome: 'unchanged' })
  expect((await put('Grace')).data).toMatchObject({ id: made.data.id, legalName: 'Grace' })
  const once = { 'idempotency-key': newId() }
  const first = await put('Grace', once)
  const repeated = await put('Grace', once)
  expect([repeated.status, repeated.document]).toEqual([first.status, first.document])
  expect([first.status, first.document.meta]).toMatchObject([200, { outcome: 'unchanged', sameEmail: [] }])
  const vetted = { meta: { assay: { state: 'engaged' } }, ...resume('Eve') }
  const refused = await app.call(putCandidate, { token: secret, attributes: { externalId: 'two', resume: vetted } })
  expect(refused.errors[0]?.source?.pointer).toBe('/data/attributes/resume/meta/assay/state')
  const { rows } = await app.database.pool.query(
    `select actor_type from activities where candidate_id is null and verb = 'candidate.import' and tenant_id = $1`,
    [agency.agencyId],
  )
  expect(new Set(rows.map(({ actor_type }) => actor_type))).toEqual(new Set(['apiKey']))
})

test('an answer says that an external id now names another person, and who else has the email address', async () => {
  const { secret } = await aKey()
  const resumeOf = (name: string, email: string, summary = '') => {
    const { basics, ...rest } = resume(name)
    return { ...rest, basics: { ...basics, email, summary } }
  }
  const put = async (externalId: string, ...given: Parameters<typeof resumeOf>) => {
    const { status, document } = await app.call(putCandidate, {
      token: secret,
      attributes: { externalId, resume: resumeOf(...given) },
    })
    const { outcome, sameEmail } = document.meta as { outcome: string; sameEmail: { externalId: string }[] }
    return [status, outcome, sameEmail.map((each) => each.externalId)]
  }
  expect(await put('p-1', 'Ada Byron', 'ada@others.test')).toEqual([201, 'created', []])
  expect(await put('p-1', 'Ada Byron', 'ada@others.test', 'Compilers')).toEqual([200, 'updated', []])
  expect(await put('p-1', 'Ada Lovelace', 'ADA@others.test')).toEqual([200, 'updated', []])
  expect(await put('p-1', 'Grace Hopper', 'grace@others.test')).toEqual([200, 'replaced', []])
  expect(await put('p-2', 'G. Hopper', 'Grace@others.test')).toEqual([201, 'created', ['p-1']])
  // Another agency's candidates are none of this agency's business.
  const other = await anAgencyWithPeople(app)
  const elsewhere = await app.call(putCandidate, {
    token: other.owner.token,
    attributes: { externalId: 'p-3', resume: resumeOf('Grace Hopper', 'grace@others.test') },
  })
  expect(elsewhere.document.meta).toMatchObject({ outcome: 'created', sameEmail: [] })
  const run = await app.call(openImportRun, { token: secret, attributes: {} })
  const rows = [
    { externalId: 'p-1', resume: resumeOf('Edsger Dijkstra', 'ed@others.test') },
    { externalId: 'p-2', resume: resumeOf('Grace Hopper', 'grace@others.test') },
  ]
  const appended = await app.call(appendToImport, {
    token: secret,
    params: { id: run.data.id },
    attributes: { firstRow: 1, rows },
  })
  expect([appended.data.updated, appended.document.meta]).toEqual([2, expect.objectContaining({ replaced: ['p-1'] })])
})

test('what one person has shown is not given to another under the same external id, nor step by step', async () => {
  const { secret } = await aKey()
  const put = (name: string, email: string) => {
    const { basics, ...rest } = resume(name)
    const given = { ...rest, basics: { ...basics, email } }
    return app.call(putCandidate, { token: secret, attributes: { externalId: 'vetted', resume: given } })
  }
  const { data } = await put('Ada Byron', 'ada@people.test')
  const facts = { stage: 'technical assessment', method: 'Timed coding task', assessorRole: 'Assessment team' }
  const score = { result: 'score', score: 82, scoreMax: 100, on: '2026-11-01', skillIds: [skillIdOf('go')] }
  const attributes = { candidateId: data.id, ...facts, ...score }
  expect((await app.call(recordVettingResult, { token: operator.token, attributes })).status).toBe(201)
  const answers: unknown[] = []
  for (const [name, email] of [
    ['Grace Hopper', 'grace@people.test'],
    ['Grace Hopper', 'ada@people.test'],
    ['Ada Lovelace', 'ada@people.test'],
    ['Grace Lovelace', 'ada@people.test'],
    ['Ada Byron', 'ada@elsewhere.test'],
  ] as const)
    answers.push((await put(name, email)).status)
  expect(answers).toEqual([422, 422, 200, 422, 200])
  const refused = await put('Grace Lovelace', 'grace@people.test')
  expect(refused.errors[0]).toMatchObject({ detail: expect.stringContaining('was vetted under another name') })
})

/** The 10,000 that agencies were promised, agency-client.full.test.ts imports. */
const ROWS = 500
const BATCH = 500
const isBroken = (row: number) => row % 73 === 0 && row / 73 <= 137

function rowNumbered(row: number): unknown {
  const good = { externalId: `person-${row}`, resume: resume(`Person${row}`) }
  if (!isBroken(row)) return good
  const broken = [
    { ...good, resume: { basics: { name: 5 } } },
    { resume: good.resume },
    { ...good, resume: { ...good.resume, basics: { ...good.resume.basics, location: { countryCode: 'Atlantis' } } } },
    { ...good, externalId: `person-${row - 1}` },
    'no object',
  ]
  return broken[(row / 73) % broken.length]
}

test(`${ROWS} candidates in one run: wrong rows stop no other, and the run again changes nothing`, async () => {
  const { secret: token } = await aKey()
  const broken = Array.from({ length: ROWS }, (_, place) => place + 1).filter(isBroken)
  const importAll = async () => {
    const opened = await app.call(openImportRun, { token, attributes: { name: 'All', expectedRows: ROWS } })
    const params = { id: opened.data.id }
    for (let firstRow = 1; firstRow <= ROWS; firstRow += BATCH) {
      const rows = Array.from({ length: BATCH }, (_, place) => rowNumbered(firstRow + place))
      const sent = await app.call(appendToImport, { token, params, attributes: { firstRow, rows } })
      expect([sent.status, sent.errors]).toEqual([200, []])
      app.clock.advance(1_000)
    }
    const finished = await app.call(finishImport, { token, params, attributes: {} })
    const late = await app.call(appendToImport, { token, params, attributes: { firstRow: 1, rows: [{}] } })
    expect(late.errors[0]?.code).toBe('import-run.finished')
    return finished.data
  }
  const first = await importAll()
  expect(first).toMatchObject({
    read: ROWS,
    imported: ROWS - broken.length,
    rejected: broken.length,
    state: 'finished',
  })
  const errors = await app.call(listImportErrors, { token, query: `filter[import]=${first.id}&page[size]=100` })
  expect(errors.data.map(({ row }: { row: number }) => row)).toEqual(broken.slice(0, 100))
  expect(errors.data.map(({ pointer }: { pointer: string }) => pointer).slice(0, 5)).toEqual([
    '/externalId',
    '/resume/basics/location/countryCode',
    '/externalId',
    null,
    '/resume/basics/name',
  ])
  expect(await importAll()).toMatchObject({ read: ROWS, imported: 0, updated: 0, unchanged: ROWS - broken.length })
})

test('a batch that is sent again counts once', async () => {
  const { secret: token } = await aKey()
  const opened = await app.call(openImportRun, { token, attributes: {} })
  const params = { id: opened.data.id }
  const rows = [{ externalId: 'again', resume: resume('Again') }, { externalId: '' }]
  const send = () => app.call(appendToImport, { token, params, attributes: { firstRow: 1, rows } })
  expect((await send()).data).toMatchObject({ read: 2, imported: 1, rejected: 1 })
  expect((await send()).data).toMatchObject({ read: 2, imported: 0, unchanged: 1, rejected: 1 })
  const twice = await app.call(appendToImport, { token, params, attributes: { firstRow: 3, rows: rows.slice(0, 1) } })
  expect(twice.data).toMatchObject({ read: 3, rejected: 2 })
})

async function operate(token: string, operations: readonly unknown[], headers: Record<string, string> = {}) {
  const response = await app.app.routes.app.inject({
    method: 'POST',
    url: '/api/v1/operations',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': ATOMIC_MEDIA_TYPE,
      accept: ATOMIC_MEDIA_TYPE,
      ...headers,
    },
    payload: JSON.stringify({ 'atomic:operations': operations }),
  })
  return { status: response.statusCode, type: response.headers['content-type'], json: response.json() }
}

const put = (externalId: string, document: unknown = resume('Op')) => ({
  op: 'add',
  data: { type: 'candidates', attributes: { externalId, resume: document } },
})

test('operations are carried out together or not at all, and errors name the operation', async () => {
  const { secret } = await aKey()
  const count = async () =>
    (await app.database.pool.query(`select count(*)::int as n from candidates where external_id like 'op-%'`)).rows[0].n
  const invalid = await operate(secret, [put('op-1'), { op: 'add', data: { type: 'candidates', attributes: {} } }])
  expect([invalid.status, invalid.json.errors[0].source.pointer]).toEqual([422, '/atomic:operations/1/data/attributes'])
  const late = await operate(secret, [put('op-1'), put('op-2', { basics: {} })])
  expect([late.status, late.json.errors[0].source.pointer]).toEqual([
    422,
    '/atomic:operations/1/data/attributes/resume',
  ])
  expect(await count()).toBe(0)

  const key = { 'idempotency-key': 'operations-1' }
  const done = await operate(secret, [put('op-1'), put('op-2')], key)
  expect([done.status, done.type]).toEqual([200, ATOMIC_MEDIA_TYPE])
  const again = await operate(secret, [put('op-1'), put('op-2')], key)
  const idsOf = ({ json }: typeof done) => json['atomic:results'].map((one: { data: { id: string } }) => one.data.id)
  expect(idsOf(again)).toEqual(idsOf(done))
  expect((await operate(secret, [put('op-3')], key)).json.errors[0].code).toBe('request.key-reused')
  expect(await count()).toBe(2)
})

test('an operation needs its scope, its media type and a known kind', async () => {
  const { secret } = await aKey({ scopes: ['candidates.read'] })
  expect((await operate(secret, [put('op-9')])).json.errors[0].code).toBe('api-key.scope')
  expect((await operate(secret, [put('op-9')], { 'content-type': 'application/vnd.api+json' })).status).toBe(415)
  const odd = await operate(agency.owner.token, [{ op: 'add', data: { type: 'users' } }])
  expect(odd.json.errors[0].code).toBe('operation.unknown')
  expect((await operate(agency.owner.token, [])).status).toBe(400)
})

test('a key reads what its agency has, candidate by candidate', async () => {
  const { secret } = await aKey()
  for (const externalId of ['read-1', 'read-2', 'read-3'])
    await app.call(putCandidate, { token: secret, attributes: { externalId, resume: resume(`Reader${externalId}`) } })
  const listed = await app.call(listCandidates, { token: secret, query: 'page[size]=50' })

  expect([listed.status, listed.errors]).toEqual([200, []])
  expect(listed.data.length).toBeGreaterThanOrEqual(3)
})

test('an agency finds candidates by its own id, and no one else sees or finds any by it', async () => {
  const { secret } = await aKey({ scopes: ['candidates.submit', 'candidates.read'] })
  const externalId = 'CRM 4711/ä'
  const put = { token: secret, attributes: { externalId, resume: resume('Numbered') } }
  const made = await app.call(putCandidate, put)
  const query = `filter[externalId]=${encodeURIComponent(externalId)}`
  const other = await anAgencyWithPeople(app)
  const employer = await aPerson(app, 'employer.owner')
  await app.call(candidateActions.resume, { token: secret, params: { id: made.data.id }, attributes: {} })
  const found = async (token: string) => {
    const { status, data } = await app.call(listCandidates, { token, query })
    return [status, data.map((each: Shown) => [each.id, each.externalId])]
  }
  const seen = await app.call(getCandidate, { token: employer.token, params: { id: made.data.id } })

  expect(await found(secret)).toEqual([200, [[made.data.id, externalId]]])
  for (const { token } of [other.owner, employer, operator]) expect(await found(token)).toEqual([200, []])
  expect([seen.status, seen.data.externalId]).toEqual([200, null])
})

type Shown = Readonly<Record<'id' | 'externalId', string>>
