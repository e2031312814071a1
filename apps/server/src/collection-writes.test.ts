// Writes to the 37 collections that scripts rely on: every role tries each with a body that the contract accepts; in
// npm test, one role of each outcome. 2xx, 409 and 422 mean that the role is permitted. Not repeated on PostgreSQL 15:
// it is about permissions; openapi-fuzz.full.test.ts calls every endpoint there.
import { logIn } from '@assay/contracts/sessions'
import { expect, test } from 'vitest'
import { oneOfEach } from './platform/testing/full-run.ts'
import { openDemoApp } from './platform/testing/test-demo.ts'
import { DEMO_USERS } from './platform/testing/test-people.ts'

const app = await openDemoApp()

// The columns of the specification: PA, AC, OW, AD, RE, HM, VI, AO, AM, CL, AN.
const PEOPLE = [...DEMO_USERS, null]

const COLLECTIONS =
  'activities agencies agency-api-keys agency-clients anonymous-users billing-infos communities candidate-anonymous-searches candidate-searches categories compensations contact-infos countries dashboards email-verifications google-identities hired-candidates items job-industries job-skills notifications profiles referrals registrations password-resets roles sample-job-descriptions scheduled-interviews shortlisteds stars subscriptions tags teammates timezones unique-job-titles users verifications'.split(
    ' ',
  )

const tokens = new Map<string | null, string>()
for (const email of [...PEOPLE, 'owner@globex.test'])
  if (email !== null)
    tokens.set(email, (await app.call(logIn, { attributes: { email, password: 'assay-demo-1' } })).json.access_token)

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

async function ask(email: string | null, method: Method, path: string, attributes?: object) {
  const token = tokens.get(email)
  const [, type = '', id] = path.split('/')
  const answer = await app.app.routes.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: {
      accept: 'application/vnd.api+json',
      ...(attributes && { 'content-type': 'application/vnd.api+json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(attributes && { payload: { data: { type, ...(method === 'PATCH' && { id }), attributes } } }),
  })
  return { status: answer.statusCode, data: answer.body === '' ? null : answer.json().data }
}

const UNKNOWN = '0192b6a0-0000-7000-8000-000000000000'
const firstId = async (email: string, path: string): Promise<string> =>
  (await ask(email, 'GET', path)).data?.[0]?.id ?? UNKNOWN

const OWNER = 'owner@acme.test'
const jobId = await firstId('manager@acme.test', '/requirements?filter[state]=open')
const categoryId = await firstId('creator@assay.test', '/categories')
const tagId = (await ask('creator@assay.test', 'GET', '/tags?filter[kind]=content')).data[0].id
const roleId = (await ask(OWNER, 'GET', '/roles')).data.find(
  ({ attributes }: { attributes: { name: string } }) => attributes.name === 'Viewer',
).id
const article = (await ask('creator@assay.test', 'GET', '/items')).data[0].id
const sample = await firstId('creator@assay.test', '/sample-job-descriptions')
const entry = (await ask(OWNER, 'GET', `/shortlisteds?filter[requirement]=${jobId}`)).data[0]
const shortlisted: string = entry.id
const candidateId: string = entry.relationships.candidate.data.id
/** Requested by the recruiter. */
const contact: string = (await ask(OWNER, 'GET', '/contact-infos?page[size]=50')).data.find(
  ({ attributes }: { attributes: { requestedBy: { fullName: string } } }) =>
    attributes.requestedBy.fullName === 'Rita Recruiter',
).id
/** One for which no replacement is requested: operators decide about those, and so see them. */
const hire = await (async () => {
  const replaced = (await ask('admin@assay.test', 'GET', '/hired-candidates')).data as { id: string }[]
  const hires = (await ask('owner@northbridge.test', 'GET', '/hired-candidates')).data as { id: string }[]
  return hires.find(({ id }) => !replaced.some((other) => other.id === id))?.id ?? UNKNOWN
})()
/** Of a job that the hiring manager works on. */
const interview = await (async () => {
  for (const { id } of (await ask('manager@acme.test', 'GET', '/requirements')).data) {
    const [found] = (await ask(OWNER, 'GET', `/scheduled-interviews?filter[requirement]=${id}`)).data
    if (found !== undefined) return found.id as string
  }
  throw new Error('The hiring manager has no interviews.')
})()
const subscription = await firstId(OWNER, '/subscriptions')
const billing = await firstId(OWNER, '/billing-infos')
const community = await firstId(OWNER, '/communities')
const client = await firstId(OWNER, '/agency-clients')
const agencyId = await firstId('admin@assay.test', '/agencies?filter[state]=approved')
const ownAgencyId = await firstId('owner@northbridge.test', '/agencies')
const search = await firstId('recruiter@acme.test', '/candidate-searches')
const invited = { emails: ['somebody@acme.test'], roleId }
const colleague = (await ask(OWNER, 'POST', '/teammates', invited)).data[0].id
const userId = (await ask(OWNER, 'GET', '/users')).data[0].id
const dashboard = await firstId(OWNER, '/dashboards')
const profile = await firstId(OWNER, '/profiles')
const referral = (await ask('admin@assay.test', 'GET', '/referrals')).data[0].id

const planKey = (await ask(OWNER, 'GET', '/plans')).data.at(-1).attributes.key
const titleId = (await ask(OWNER, 'GET', '/unique-job-titles?page[size]=1')).data[0].id
const industryId = (await ask(OWNER, 'GET', '/job-industries?page[size]=1')).data[0].id
const skillId = (await ask(OWNER, 'GET', '/job-skills?page[size]=1')).data[0].id
const stranger = (await ask('owner@globex.test', 'GET', '/users')).data[0].id

const TERMS = { feeType: 'percent', feePercent: 10, guaranteeDays: 30 }
const SEARCH = { door: 'summary', text: 'React developer with five years of work' }
const PAY = { amountMinor: 6_000_000, currency: 'EUR', period: 'year' }
const TEXT = 'We build the payments of small shops, and look for people who do it with us.'
const BILLING = {
  legalName: 'Acme GmbH',
  address: { line1: 'Weg 1', city: 'Berlin', postalCode: '10115', country: 'DE' },
  invoiceEmails: ['bills@acme.test'],
  currency: 'EUR',
}

let made = 0
const unique = (text: string): string => {
  made += 1
  return `${text} ${made}`
}

type Tried = readonly [method: Method, path: string, attributes: () => object | undefined]
const post = (path: string, attributes: () => object = () => ({})): Tried => ['POST', path, attributes]
const patch = (path: string, attributes: () => object = () => ({})): Tried => ['PATCH', path, attributes]

// M: may. A number: refused with it, 404 for what the person does not know.
// biome-ignore format: a table
const WRITES: readonly (readonly [string, string, Tried])[] = [
  //  PA  AC  OW  AD  RE  HM  VI  AO  AM  CL  AN
  ['403 403 M   M   M   M   403 M   M   403 401', 'a note on the timeline', post('/activities', () => ({ note: 'Called back.' }))],
  ['M   M   M   M   M   M   M   M   M   M   M', 'an application of an agency', post('/agencies')],
  ['M   403 403 403 403 403 403 403 403 403 401', 'approving an agency', post(`/agencies/${agencyId}/actions/approve`)],
  ['403 403 403 403 403 403 403 M   403 403 401', 'a key of an agency', post('/agency-api-keys', () => ({ name: 'Robot', scopes: ['jobs.read'] }))],
  ['403 403 M   M   403 403 403 403 403 403 401', 'inviting an agency', post('/agency-clients', () => ({ agencyCode: 'nowhere', ...TERMS }))],
  ['403 403 M   M   403 403 403 404 404 403 401', 'changing the relation', patch(`/agency-clients/${client}`, () => ({ stageVisible: true, version: 1 }))],
  ['403 403 M   M   403 403 403 404 404 403 401', 'pausing the relation', post(`/agency-clients/${client}/actions/pause`)],
  ['403 403 M   M   403 403 403 403 403 403 401', 'billing details', post('/billing-infos', () => BILLING)],
  ['404 404 M   M   403 403 403 404 404 404 401', 'changing billing details', patch(`/billing-infos/${billing}`, () => ({ ...BILLING, version: 1 }))],
  ['403 403 M   M   M   403 403 403 403 403 401', 'a talent community', post('/communities', () => ({ name: unique('People') }))],
  ['403 403 M   M   M   403 403 403 403 403 401', 'renaming a community', patch(`/communities/${community}`, () => ({ description: 'People we met' }))],
  ['403 403 403 403 403 403 403 403 403 403 M', 'a search as a guest', post('/candidate-anonymous-searches', () => SEARCH)],
  ['403 403 M   M   M   403 403 403 403 403 401', 'a search', post('/candidate-searches', () => SEARCH)],
  ['404 404 M   M   M   404 404 404 404 404 401', 'naming a search', patch(`/candidate-searches/${search}`, () => ({ savedName: 'Ours' }))],
  ['403 M   403 403 403 403 403 403 403 403 401', 'a category of content', post('/categories', () => ({ name: unique('Category') }))],
  ['M   403 403 403 403 403 403 403 403 403 401', 'a category of skills', post('/categories', () => ({ name: unique('Category'), kind: 'skill' }))],
  ['403 M   403 403 403 403 403 403 403 403 401', 'renaming a category', patch(`/categories/${categoryId}`, () => ({ description: 'Better' }))],
  ['403 403 M   M   M   403 403 403 403 403 401', 'a contact request', post('/contact-infos', () => ({ candidateId, requirementId: jobId, pay: PAY, message: TEXT }))],
  ['404 403 403 403 M   403 403 404 404 403 401', 'withdrawing a contact request', post(`/contact-infos/${contact}/actions/withdraw`)],
  ['404 403 403 403 403 403 403 404 404 403 401', 'refunding a contact request', post(`/contact-infos/${contact}/actions/refund`)],
  ['404 404 M   404 404 404 404 404 404 404 401', 'arranging the dashboard of the owner', patch(`/dashboards/${dashboard}`, () => ({ period: '30d' }))],
  ['404 404 M   404 404 404 404 404 404 404 401', 'resetting it', post(`/dashboards/${dashboard}/actions/reset`)],
  ['404 404 404 404 404 404 404 404 404 404 404', 'sending the verification mail again', post(`/email-verifications/${userId}/actions/resend`)],
  ['M   M   M   M   M   M   M   M   M   M   M', 'a connected sign-in', post('/google-identities')],
  ['404 403 M   M   M   404 403 403 403 403 401', 'confirming a hire', post(`/hired-candidates/${hire}/actions/confirm`)],
  ['404 403 403 403 403 404 403 M   403 403 401', 'refunding a hire', post(`/hired-candidates/${hire}/actions/refund`, () => ({ note: TEXT }))],
  ['403 M   403 403 403 403 403 403 403 403 401', 'an article', post('/items', () => ({ title: 'A title', body: TEXT, categoryId }))],
  ['403 M   403 403 403 403 403 403 403 403 401', 'editing an article', patch(`/items/${article}`, () => ({ summary: 'Short' }))],
  ['M   M   404 404 404 404 404 404 404 404 401', 'retiring an article', post(`/items/${article}/actions/retire`)],
  ['M   M   404 404 404 404 404 404 404 404 401', 'reading an article', post(`/items/${article}/actions/markDone`, () => ({ done: true }))],
  ['M   M   M   M   M   M   M   M   M   M   401', 'reading all notifications', post('/notifications/actions/read-all')],
  ['404 404 M   404 404 404 404 404 404 404 401', 'the profile of the owner', patch(`/profiles/${profile}`, () => ({ headline: 'Builds teams', version: 1 }))],
  ['403 403 M   M   M   M   M   M   M   M   401', 'a referral', post('/referrals', () => ({ kind: 'company' }))],
  ['M   403 403 403 403 403 403 403 403 403 401', 'approving a referral', post(`/referrals/${referral}/actions/approve`)],
  ['410 410 410 410 410 410 410 410 410 410 410', 'a verification', post(`/verifications/${UNKNOWN}/actions/confirm`, () => ({ token: 'x'.repeat(43) }))],
  ['M   M   M   M   M   M   M   M   M   M   M', 'a registration', post('/registrations')],
  ['M   M   M   M   M   M   M   M   M   M   M', 'a password reset', post('/password-resets')],
  ['403 403 M   M   403 403 403 M   403 403 401', 'a role', post('/roles', () => ({ name: unique('Reader'), grants: [{ name: 'requirement.read', access: 'all' }] }))],
  ['404 404 403 403 403 403 403 404 404 404 401', 'changing a built-in role', patch(`/roles/${roleId}`, () => ({ description: 'Else' }))],
  ['403 M   403 403 403 403 403 403 403 403 401', 'a sample job description', post('/sample-job-descriptions', () => ({ title: 'Sample', body: TEXT.repeat(4), licenceNote: 'Free' }))],
  ['403 403 403 403 403 403 403 403 403 403 401', 'editing a shipped sample', patch(`/sample-job-descriptions/${sample}`, () => ({ title: 'Another' }))],
  ['M   404 404 404 404 404 404 404 404 404 401', 'archiving a shipped sample', post(`/sample-job-descriptions/${sample}/actions/archive`)],
  ['M   403 403 403 403 403 403 403 403 403 401', 'publishing it again', post(`/sample-job-descriptions/${sample}/actions/publish`)],
  ['403 403 M   M   M   M   403 403 403 403 401', 'an interview', post('/scheduled-interviews', () => ({ requirementId: jobId, candidateId }))],
  ['403 403 M   M   M   M   403 403 403 403 401', 'changing an interview', patch(`/scheduled-interviews/${interview}`, () => ({ placeNote: 'Room 2', version: 1 }))],
  ['403 403 M   M   M   M   403 403 403 403 401', 'cancelling an interview', post(`/scheduled-interviews/${interview}/actions/cancel`, () => ({ reason: 'Ill today' }))],
  ['403 403 M   M   M   M   403 403 403 403 401', 'shortlisting', post('/shortlisteds', () => ({ requirementId: jobId, candidateId }))],
  ['403 403 M   M   M   M   403 403 403 M   401', 'voting', post(`/shortlisteds/${shortlisted}/actions/vote`, () => ({ vote: 'up' }))],
  ['403 403 M   M   M   M   403 403 403 M   401', 'rejecting', post(`/shortlisteds/${shortlisted}/actions/reject`, () => ({ code: 'missingSkill' }))],
  ['403 403 M   M   M   M   403 M   M   403 401', 'a star', post('/stars', () => ({ candidateId }))],
  ['404 404 M   M   403 403 403 404 404 404 401', 'changing the plan', post(`/subscriptions/${subscription}/actions/change`, () => ({ planKey, interval: 'month', currency: 'EUR' }))],
  ['403 M   M   M   M   M   403 403 403 403 401', 'a tag', post('/tags', () => ({ name: unique('tag') }))],
  ['403 M   404 404 404 403 403 403 403 403 401', 'renaming a tag of content', patch(`/tags/${tagId}`, () => ({ colour: '#123456' }))],
  ['403 403 M   M   403 403 403 M   403 403 401', 'inviting a teammate', post('/teammates', () => ({ emails: [`${unique('x').replace(' ', '')}@acme.test`], roleId }))],
  ['404 404 M   M   404 404 404 404 404 404 401', 'changing a teammate', patch(`/teammates/${colleague}`, () => ({ jobAccess: 'all', version: 1 }))],
  ['404 404 M   M   404 404 404 404 404 404 401', 'revoking an invitation', post(`/teammates/${colleague}/actions/revoke`)],
  ['M   403 403 403 403 403 403 403 403 403 401', 'disabling a user', post(`/users/${stranger}/actions/disable`, () => ({ reason: 'Left us today' }))],
  ['M   403 403 403 403 403 403 M   403 403 401', 'the profile of an agency', patch(`/agencies/${ownAgencyId}`, () => ({ registrationNo: unique('HRB'), version: 1 }))],
  ['M   403 403 403 403 403 403 403 403 403 401', 'a skill', post('/job-skills', () => ({ name: unique('Skill'), kind: 'tool' }))],
  ['M   403 403 403 403 403 403 403 403 403 401', 'changing a skill', patch(`/job-skills/${skillId}`, () => ({ kind: 'tool', version: -1 }))],
  ['M   403 403 403 403 403 403 403 403 403 401', 'an industry', post('/job-industries', () => ({ name: unique('Industry'), code: '5132' }))],
  ['M   403 403 403 403 403 403 403 403 403 401', 'changing an industry', patch(`/job-industries/${industryId}`, () => ({ code: '333998', version: -1 }))],
  ['M   403 403 403 403 403 403 403 403 403 401', 'a job title', post('/unique-job-titles', () => ({ name: unique('Title'), family: 'backend' }))],
  ['M   403 403 403 403 403 403 403 403 403 401', 'changing a job title', patch(`/unique-job-titles/${titleId}`, () => ({ family: 'backend', version: -1 }))],
  ['M   403 403 403 403 403 403 403 403 403 401', 'suspending an agency', post(`/agencies/${agencyId}/actions/suspend`, () => ({ reason: 'Broke the rules' }))],
]

/** Collections without a direct write, and the reason. */
const NOT_WRITTEN: Readonly<Record<string, string>> = {
  countries: 'comes with the release',
  timezones: 'derived from the runtime',
  compensations: 'computed every night',
  'anonymous-users': 'made by the first search of a guest',
}

const shown = (status: number): string => (status < 300 || status === 422 || status === 409 ? 'M' : String(status))

/** Everyone can mark published content as read. */
const FOR_ALL = 'reading an article'

test('another employer writes nothing by these ids', async () => {
  const byId = WRITES.filter(([, name, [, path]]) => name !== FOR_ALL && /\/[0-9a-f-]{36}/.test(path))
  for (const [, name, [method, path, attributes]] of byId) {
    const { status } = await ask('owner@globex.test', method, path, attributes())
    expect([name, status, [403, 404, 410].includes(status)]).toEqual([name, status, true])
  }
})

test.each(WRITES)('%s: %s', async (row, _name, [method, path, attributes]) => {
  const cells = row.split(/\s+/).map((expected, at) => ({ email: PEOPLE[at] ?? null, expected }))
  expect(cells.length).toBe(PEOPLE.length)
  const seen: string[] = []
  const tried = oneOfEach(cells, ({ expected }) => expected)
  for (const { email } of tried) seen.push(shown((await ask(email, method, path, attributes())).status))
  const named = tried.map(({ email, expected }, at) => [email ?? 'a guest', expected, seen[at]] as const)
  expect(named.map(([who, , status]) => `${who}: ${status}`)).toEqual(named.map(([who, status]) => `${who}: ${status}`))
})

test('each of the 37 collections is written above, or has no direct write', async () => {
  const written = new Set(WRITES.map(([, , [, path]]) => path.split('/')[1] ?? ''))
  expect([...written, ...Object.keys(NOT_WRITTEN)].toSorted()).toEqual(COLLECTIONS.toSorted())
  for (const type of Object.keys(NOT_WRITTEN)) {
    expect([type, (await ask('admin@assay.test', 'POST', `/${type}`, {})).status]).toEqual([type, 405])
  }
})
