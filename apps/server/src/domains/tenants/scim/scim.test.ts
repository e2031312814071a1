import { createRequirement } from '@assay/contracts/requirements'
import { listScimTokens, makeScimToken, revokeScimToken } from '@assay/contracts/scim-tokens'
import { logIn } from '@assay/contracts/sessions'
import { addSignInDomain, checkSignInDomain } from '@assay/contracts/sign-in-providers'
import { listTeammates } from '@assay/contracts/teammates'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { aPerson, PASSWORD, type Person } from '../../../platform/testing/test-people.ts'
import { MINUTE_MS } from '../../../platform/time/durations.ts'

const dns = new Map<string, string[][]>()
const app = await openTestApp(undefined, { resolveTxt: async (name) => dns.get(name) ?? [] })
const { call } = app
const USER = 'urn:ietf:params:scim:schemas:core:2.0:User'
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'

let owner: Person
let token: string
beforeAll(async () => {
  ;({ owner, token } = await aDirectory('acme.test'))
})

/** A company that has proven its domain, and a token of its directory. */
async function aDirectory(domain: string) {
  const boss = await aPerson(app, 'employer.owner', { email: `owner@${domain}` })
  const { data } = await call(addSignInDomain, { token: boss.token, attributes: { domain } })
  dns.set(data.recordName, [[data.recordValue]])
  await call(checkSignInDomain, { token: boss.token, params: { id: data.id } })
  return { owner: boss, token: String((await call(makeScimToken, { token: boss.token })).data.token) }
}

async function scim(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object, by = token) {
  const answer = await app.app.routes.app.inject({
    method,
    url: `/scim/v2${path}`,
    headers: {
      authorization: `Bearer ${by}`,
      accept: 'application/scim+json',
      ...(body && { 'content-type': 'application/scim+json; charset=utf-8' }),
    },
    ...(body && { payload: JSON.stringify(body) }),
  })
  if (answer.body !== '') expect(answer.headers['content-type']).toBe('application/scim+json')
  return {
    status: answer.statusCode,
    headers: answer.headers,
    json: answer.body === '' ? null : JSON.parse(answer.body),
  }
}

const patch = (id: string, ...Operations: object[]) => scim('PATCH', `/Users/${id}`, { schemas: [PATCH], Operations })
const query = (filter: string, more = '') => `/Users?filter=${encodeURIComponent(filter)}${more}`

let counter = 0
/** As Okta adds a person. */
function aNewcomer(more: object = {}, domain = 'acme.test') {
  counter += 1
  return {
    schemas: [USER],
    userName: `Person-${counter}@${domain}`,
    name: { givenName: 'Ada', familyName: `Lovelace ${counter}` },
    emails: [{ primary: true, value: `person-${counter}@${domain}`, type: 'work' }],
    displayName: `Ada Lovelace ${counter}`,
    locale: 'en-US',
    externalId: `okta-${counter}`,
    groups: [],
    password: 'ignored by us',
    active: true,
    ...more,
  }
}
const add = async (more: object = {}) => (await scim('POST', '/Users', aNewcomer(more))).json

test('it says what it can, to a valid token only, in its own words', async () => {
  const config = await scim('GET', '/ServiceProviderConfig')
  expect(config.json).toMatchObject({
    patch: { supported: true },
    bulk: { supported: false },
    filter: { supported: true },
  })
  expect((await scim('GET', '/ResourceTypes')).json.Resources).toMatchObject([
    { id: 'User', endpoint: '/Users', schema: USER },
  ])
  expect((await scim('GET', `/Schemas/${USER}`)).json.id).toBe(USER)
  const refused = await scim('GET', '/Users', undefined, 'assay_scim_guessed')
  expect([refused.status, refused.json]).toEqual([
    401,
    { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: '401', detail: expect.any(String) },
  ])
  expect(refused.headers['www-authenticate']).toContain('Bearer')
  expect((await scim('GET', '/Users', undefined, owner.token)).status).toBe(401)
  expect((await scim('GET', '/Groups')).json.status).toBe('404')
  expect((await scim('POST', '/Users', { schemas: [USER] })).json).toMatchObject({
    status: '400',
    scimType: 'invalidValue',
  })
})

test('tokens are made by owners and admins, shown once, kept hashed, rotated and revoked', async () => {
  const { owner: boss, token: first } = await aDirectory('rotating.test')
  const second = await call(makeScimToken, { token: boss.token })
  expect([second.status, second.data.baseUrl]).toEqual([201, 'http://assay.test/scim/v2'])
  expect((await call(makeScimToken, { token: boss.token })).errors[0]?.code).toBe('scim-token.too-many')
  const listed = (await call(listScimTokens, { token: boss.token })).data
  expect(listed.map((each: { token: string | null }) => each.token)).toEqual([null, null])
  const { rows } = await app.database.pool.query('select row_to_json(t)::text as row from scim_tokens t')
  expect(JSON.stringify(rows)).not.toContain(first)
  expect((await call(revokeScimToken, { token: owner.token, params: { id: listed[1].id } })).status).toBe(404)
  expect((await call(revokeScimToken, { token: boss.token, params: { id: listed[1].id } })).status).toBe(204)
  expect((await scim('GET', '/Users', undefined, first)).status).toBe(401)
  expect((await scim('GET', '/Users', undefined, second.data.token)).status).toBe(200)
  const recruiter = await aPerson(app, 'employer.recruiter', { companyId: boss.companyId ?? '' })
  expect((await call(makeScimToken, { token: recruiter.token })).status).toBe(403)
  app.clock.advance(16 * MINUTE_MS)
  expect((await call(makeScimToken, { token: boss.token })).errors[0]?.code).toBe('session.confirmation-required')
  owner = { ...owner, token: await freshToken(owner) }
})

const freshToken = async ({ user }: Person) =>
  (await call(logIn, { attributes: { email: user.email, password: PASSWORD } })).json.access_token

test('Okta searches for a user, then adds, reads, replaces and deactivates them', async () => {
  const person = aNewcomer()
  const none = await scim('GET', query(`userName eq "${person.userName}"`, '&startIndex=1&count=100'))
  expect(none.json).toMatchObject({ totalResults: 0, startIndex: 1, itemsPerPage: 0, Resources: [] })
  const added = await scim('POST', '/Users', person)
  expect([added.status, added.headers['location']]).toEqual([201, added.json.meta.location])
  expect(added.json).toMatchObject({
    userName: person.userName.toLowerCase(),
    externalId: person.externalId,
    active: true,
    roles: [{ value: 'Viewer' }],
  })
  const { id } = added.json
  expect((await scim('POST', '/Users', person)).json).toMatchObject({ status: '409', scimType: 'uniqueness' })
  expect((await scim('GET', query(`userName eq "${person.userName.toUpperCase()}"`))).json.totalResults).toBe(1)
  const replaced = await scim('PUT', `/Users/${id}`, { ...person, displayName: 'Ada King', active: false })
  expect(replaced.json).toMatchObject({ displayName: 'Ada King', active: false })
  expect((await scim('PUT', `/Users/${id}`, { ...person, displayName: 'Ada King' })).json.active).toBe(true)
  expect((await scim('DELETE', `/Users/${id}`)).status).toBe(204)
  expect((await scim('GET', `/Users/${id}`)).json.status).toBe('404')
  const again = await scim('POST', '/Users', person)
  expect([again.status, again.json.id === id]).toEqual([201, false])
})

test('Entra changes people with its own spelling', async () => {
  const { id } = await add()
  expect((await patch(id, { op: 'Replace', path: 'active', value: 'False' })).json.active).toBe(false)
  expect((await patch(id, { op: 'Add', path: 'active', value: 'True' })).json.active).toBe(true)
  expect((await patch(id, { op: 'replace', value: { active: false, displayName: 'Pathless' } })).json).toMatchObject({
    active: false,
    displayName: 'Pathless',
  })
  const many = await patch(
    id,
    { op: 'Replace', path: 'name.givenName', value: 'Grace' },
    { op: 'Replace', path: 'name.familyName', value: 'Hopper' },
    { op: 'Add', path: `${USER}:externalId`, value: 'entra-object' },
    { op: 'Replace', path: 'emails[type eq "work"].value', value: 'ignored@acme.test' },
    { op: 'Add', path: '['.repeat(900_000), value: 'passed over' },
    { op: 'Add', path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department', value: 'R&D' },
    { op: 'Replace', value: { active: 'True' } },
  )
  expect(many.json).toMatchObject({ displayName: 'Grace Hopper', externalId: 'entra-object', active: true })
  expect((await scim('GET', query('externalId eq "entra-object"', '&attributes=userName'))).json.Resources).toEqual([
    { schemas: [USER], id, userName: expect.any(String), meta: expect.anything() },
  ])
  expect((await patch(id, { op: 'Remove', path: 'externalId' })).json.externalId).toBeUndefined()
  const moved = await patch(id, { op: 'Replace', path: 'userName', value: `moved-${counter}@acme.test` })
  expect(moved.json.emails[0].value).toBe(`moved-${counter}@acme.test`)
})

test.each([
  ['invalidSyntax', { op: 'move', path: 'active', value: true }],
  ['invalidValue', { op: 'replace', path: 'active', value: 'perhaps' }],
  ['invalidValue', { op: 'replace', path: 'userName', value: 'no address' }],
  ['invalidValue', { op: 'replace', path: 'userName', value: 'ada@elsewhere.test' }],
  ['invalidValue', { op: 'replace', value: 'active' }],
  ['invalidPath', { op: 'remove' }],
  ['mutability', { op: 'remove', path: 'userName' }],
  ['invalidValue', { op: 'replace', path: 'userName', value: `a@${'.'.repeat(900_000)}@` }],
])('a PATCH is refused as %s', async (scimType, operation) => {
  const { id } = await add()
  expect((await patch(id, operation)).json).toMatchObject({ status: '400', scimType })
})

test('filters and pages follow the standard', async () => {
  await add()
  const wrong = ['userName sw "a"', 'title eq "x"', 'userName eq', 'userName eq "a" or active eq true']
  const hostile = ['userName eq "\\x"', 'constructor eq true', `x${' '.repeat(5000)}x`, `${'[('.repeat(800)} eq true`]
  for (const filter of [...wrong, ...hostile])
    expect((await scim('GET', query(filter))).json).toMatchObject({ status: '400', scimType: 'invalidFilter' })
  const total = (await scim('GET', '/Users?count=0')).json
  expect(total).toMatchObject({ itemsPerPage: 0, Resources: [] })
  const ids: string[] = []
  for (let startIndex = 1; startIndex <= total.totalResults; startIndex += 2)
    ids.push(
      ...(await scim('GET', `/Users?startIndex=${startIndex}&count=2`)).json.Resources.map(
        (each: { id: string }) => each.id,
      ),
    )
  expect(new Set(ids).size).toBe(total.totalResults)
  expect((await scim('GET', '/Users?startIndex=-5&count=1')).json.startIndex).toBe(1)
})

test('a company adds users of its verified domains only, and takes over no existing account', async () => {
  expect((await scim('POST', '/Users', aNewcomer({}, 'elsewhere.test'))).json).toMatchObject({
    scimType: 'invalidValue',
  })
  const stranger = await aPerson(app, 'employer.owner', { email: 'stranger@acme.test' })
  const taken = await scim('POST', '/Users', aNewcomer({ userName: stranger.user.email }))
  expect(taken.json).toMatchObject({ status: '409', scimType: 'uniqueness' })
})

test('odd bodies are refused or cleaned, and never break the server', async () => {
  const { id } = await add()
  const odd = [null, 7, 'text', [], { Operations: 7 }, { Operations: [null] }, { Operations: [{ op: 7, value: [] }] }]
  for (const body of odd)
    for (const [method, path] of [
      ['POST', '/Users'],
      ['PUT', `/Users/${id}`],
      ['PATCH', `/Users/${id}`],
    ] as const) {
      const answer = await scim(method, path, body as object)
      expect([method, answer.status, answer.json.schemas]).toEqual([method, 400, [expect.stringContaining('Error')]])
    }
  const named = await patch(id, {
    op: 'replace',
    value: { displayName: 'A\u0000da \n\u202eKing\ud800', externalId: 'x\u0000' },
  })
  expect([named.status, named.json.externalId]).toEqual([200, 'x'])
  expect(named.json.displayName).not.toMatch(/[\n\u202e\0]/)
  for (const unknown of ['%00', 'x', '9'.repeat(200)]) expect((await scim('GET', `/Users/${unknown}`)).status).toBe(404)
})

test('companies do not see each other', async () => {
  const { id } = await add()
  const { token: foreign } = await aDirectory('globex.test')
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE'] as const) {
    const body = { PUT: aNewcomer(), PATCH: { Operations: [{ op: 'replace', path: 'active', value: false }] } }
    const answer = await scim(
      method,
      `/Users/${id}`,
      method === 'PUT' || method === 'PATCH' ? body[method] : undefined,
      foreign,
    )
    expect(answer.status).toBe(404)
  }
  expect((await scim('GET', '/Users', undefined, foreign)).json.totalResults).toBe(1)
  expect((await scim('GET', `/Users/${id}`)).json.active).toBe(true)
})

test('owners are out of reach, and members who joined by themselves keep their names', async () => {
  const mine = (await scim('GET', query(`userName eq "${owner.user.email}"`))).json.Resources[0]
  expect((await patch(mine.id, { op: 'replace', path: 'active', value: false })).status).toBe(403)
  expect((await scim('DELETE', `/Users/${mine.id}`)).status).toBe(403)
  expect((await patch(mine.id, { op: 'add', path: 'externalId', value: 'boss' })).json.externalId).toBe('boss')
  const mate = await aPerson(app, 'employer.admin', { companyId: owner.companyId ?? '', email: 'mate@acme.test' })
  const { id, displayName } = (await scim('GET', query('userName eq "mate@acme.test"'))).json.Resources[0]
  expect((await patch(id, { op: 'replace', path: 'displayName', value: 'Renamed' })).json.displayName).toBe(displayName)
  expect((await patch(id, { op: 'replace', path: 'userName', value: 'x@acme.test' })).json.scimType).toBe('mutability')
  expect((await patch(id, { op: 'replace', path: 'active', value: false })).json.active).toBe(false)
  expect((await call(listTeammates, { token: mate.token })).status).toBe(401)
})

test('the open work of a removed member goes to an owner', async () => {
  const companyId = owner.companyId ?? ''
  await aPerson(app, 'employer.recruiter', { companyId, email: 'leaver@acme.test' })
  const { id } = (await scim('GET', query('userName eq "leaver@acme.test"'))).json.Resources[0]
  const { data: job } = await call(createRequirement, { token: owner.token, attributes: { title: 'Backend engineer' } })
  const { rows } = await app.database.pool.query('select user_id from teammates where id = $1', [id])
  await app.database.pool.query(
    'insert into requirement_assignments (requirement_id, user_id) values ($1, $2) on conflict do nothing',
    [job.id, rows[0].user_id],
  )
  expect((await scim('DELETE', `/Users/${id}`)).status).toBe(204)
  const after = await app.database.pool.query('select user_id from requirement_assignments where requirement_id = $1', [
    job.id,
  ])
  expect(after.rows.map(({ user_id }) => user_id)).toEqual([owner.user.id])
})
