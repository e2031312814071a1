// Not repeated on PostgreSQL 15: it is about answers, not queries. A candidate who has not released their identity is
// revealed nowhere: every address, include, filter, sort, export, live event, mail and history row is requested as a
// viewer of the company that got a release, and as another employer's owner.
import { changeAgencyClient, listAgencyClients } from '@assay/contracts/agency-clients'
import { answerContact, requestContact } from '@assay/contracts/contact-infos'
import { answeredType, type Endpoint } from '@assay/contracts/endpoint'
import { askForFeedback, openFeedbackPage } from '@assay/contracts/feedback-requests'
import * as requirements from '@assay/contracts/requirements'
import { writeShortlistNote } from '@assay/contracts/shortlist-notes'
import { listShortlisteds, rejectShortlisted, shortlistCandidate, voteShortlisted } from '@assay/contracts/shortlisteds'
import { submitCandidate } from '@assay/contracts/submissions'
import { beforeAll, describe, expect, test } from 'vitest'
import { writeCompany } from './domains/company-exports/index.ts'
import { runSearch } from './domains/search/index.ts'
import { type Company, recognizeUser } from './domains/tenants/index.ts'
import { anAgencyWithPeople, engage, letSupply, type WorkingAgency } from './platform/testing/test-agencies.ts'
import { openTestApp, type TestApp } from './platform/testing/test-app.ts'
import { aCrowd, addCandidates, aRecord } from './platform/testing/test-candidates.ts'
import { aCompany, aPerson, type Person } from './platform/testing/test-people.ts'
import { MINUTE_MS } from './platform/time/durations.ts'

const PAY = { amountMinor: 6000, currency: 'EUR', period: 'hour' }
const MESSAGE = 'We build an order intake for a hundred shops and look for somebody who has done this before.'
const SECRETS = /Zebulon|Quagmire|555 0199|hidden\.example|Wobblethorpe|Crumpetshire/i

let app: TestApp
let owner: Person
let globex: Company
let ids: Record<string, string[]>
const announced: string[] = []
const people = new Map<string, Person>()

/** A candidate with a secret in every masked field. */
const planted = (number: number) =>
  aRecord(
    { consents: [{ purpose: 'contact', until: '2030-01-01', source: 'form' }] },
    {
      basics: {
        name: 'Zebulon Quagmire',
        label: 'Backend Developer, formerly of Wobblethorpe Ltd',
        email: `zq${number}@hidden.example`,
        phone: `+44 555 0199 00${number}`,
        summary: 'Zebulon Quagmire runs order intake at Wobblethorpe. Write to zq@hidden.example.',
        profiles: [{ url: `https://hidden.example/zq-${number}` }],
      },
      work: [
        {
          name: 'Wobblethorpe Ltd',
          position: 'Backend Developer',
          startDate: '2018-03',
          keywords: ['Go', 'Kafka'],
          summary: 'Ran the Kafka cluster of Wobblethorpe Ltd.',
        },
      ],
      education: [{ institution: 'Crumpetshire College', area: 'Mathematics', studyType: 'Bachelor' }],
    },
  )

beforeAll(async () => {
  app = await openTestApp()
  const client = await app.database.pool.connect()
  client.on('notification', ({ payload }) => announced.push(payload ?? ''))
  await client.query('listen assay_announcements')
  await aCrowd(app, 40)
  const hidden = await addCandidates(app, [planted(1), planted(2), planted(3)])
  const acme = await aCompany(app)
  globex = await aCompany(app, 'Globex')
  owner = await aPerson(app, 'employer.owner', { companyId: acme.id })
  const viewer = await aPerson(app, 'employer.viewer', { companyId: acme.id })
  const stranger = await aPerson(app, 'employer.owner', { companyId: globex.id })
  const working = await anAgencyWithPeople(app)
  await engage(app, { employer: owner, agency: working })
  const { contact } = working
  const agency = await aPerson(app, 'agency.owner')
  for (const [name, person] of Object.entries({ viewer, stranger, client: contact, agency })) people.set(name, person)
  await aProcess(owner, viewer, hidden)
  await showThrough(working)
  await aProcess(stranger, stranger, hidden)
  client.release(true)
  ids = await idsOf()
})

/**
 * Finds and shortlists all planted candidates and requests their contact details; at the first company one accepts,
 * one declines, one is rejected.
 */
async function aProcess(boss: Person, mate: Person, hidden: readonly string[]): Promise<void> {
  const { token } = boss
  const { data } = await app.call(requirements.createRequirement, {
    token,
    attributes: { title: 'Order intake', description: 'Backend developer with Go and Kafka', team: [mate.user.id] },
  })
  const requirementId: string = data.id
  await app.call(requirements.requirementActions.publish, {
    token,
    params: { id: requirementId },
    attributes: { overrule: 'a test' },
  })
  const asBoss = app.system.as(await recognizeUser(app.system, boss.user))
  const text = 'Backend developer with Go and Kafka'
  const { search } = await runSearch(asBoss, app.live, { door: 'summary', text, requirementId })
  const entries: string[] = []
  for (const candidateId of hidden)
    entries.push(
      (await app.call(shortlistCandidate, { token, attributes: { requirementId, candidateId, searchId: search.id } }))
        .data.id,
    )
  if (boss !== owner) return
  for (const candidateId of hidden.slice(0, 2))
    await app.call(requestContact, {
      token,
      attributes: { candidateId, requirementId, message: MESSAGE, pay: PAY, location: null },
    })
  await writeWords(token, { requirementId, entries })
  await app.call(rejectShortlisted, {
    token,
    params: { id: entries[2] ?? '' },
    attributes: { code: 'rate', note: 'Zebulon is too dear' },
  })
  app.clock.advance(6 * MINUTE_MS)
  await app.app.scheduler.runDue()
  await app.app.outbox.drain()
  const tokens = app.mails.flatMap(({ to, text: words }) =>
    to.endsWith('@hidden.example') ? [/\/verify#([\w-]{64})/.exec(words)?.[1] ?? ''] : [],
  )
  await app.call(answerContact, { attributes: { token: tokens[0], answer: 'approve' } })
  await app.call(answerContact, {
    attributes: { token: tokens[1], answer: 'decline', code: 'other', note: 'Zebulon Quagmire' },
  })
  await app.app.outbox.drain()
}

/**
 * Colleagues who know the names write them where only colleagues read; a person without an account is asked for
 * feedback too.
 */
async function writeWords(token: string, { requirementId, entries }: { requirementId: string; entries: string[] }) {
  for (const shortlistedId of entries) {
    const body = 'Met Zebulon Quagmire at Wobblethorpe'
    await app.call(writeShortlistNote, { token, attributes: { shortlistedId, body } })
    await app.call(voteShortlisted, {
      token,
      params: { id: shortlistedId },
      attributes: { vote: 'up', note: body },
    })
  }
  await app.call(askForFeedback, {
    token,
    attributes: { requirementId, shortlistedIds: entries, emails: ['outsider@studio.example'] },
  })
}

/** A client's agency submits such a candidate, and its contact follows the requirement. */
async function showThrough({ agencyId, owner: head, member, contact }: WorkingAgency): Promise<void> {
  const { rows } = await app.database.pool.query(`select id from requirements where company_id = $1`, [owner.companyId])
  const requirementId: string = rows[0].id
  const client = (await app.call(listAgencyClients, { token: head.token })).data[0]
  await app.call(changeAgencyClient, {
    token: head.token,
    params: { id: client.id },
    attributes: { contactIds: [contact.user.id] },
  })
  await letSupply(app, { employer: owner, requirementId, agencies: [{ agencyId, contactIds: [contact.user.id] }] })
  const [candidateId] = await addCandidates(app, [planted(9)], agencyId)
  const attributes = { requirementId, candidateId, note: 'Zebulon Quagmire is the one to take' }
  const proposed = await app.call(submitCandidate, { token: member.token, attributes })
  expect(proposed.data.candidateName).toBe('Zebulon Quagmire')
  const seen = await app.call(listShortlisteds, { token: contact.token, query: 'include=candidate' })
  expect(seen.data).toHaveLength(1)
}

const TABLES = {
  candidates: 'candidates',
  requirements: 'requirements',
  shortlisteds: 'shortlisteds',
  'agency-clients': 'agency_clients',
  submissions: 'submissions',
  'contact-infos': 'contact_infos',
  'candidate-searches': 'candidate_searches',
  companies: 'companies',
} as const

async function idsOf(): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const [type, table] of Object.entries(TABLES)) {
    const order = table === 'candidates' ? `external_id like 'test-%' desc` : 'id'
    const { rows } = await app.database.pool.query(`select id from ${table} order by ${order} limit 4`)
    found[type] = rows.map(({ id }) => id)
  }
  return found
}

/** Every address with every id that it could take. */
function addressesOf({ path }: Endpoint): string[] {
  const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name ?? '')
  const [, first = ''] = path.split('/')
  let addresses = [path]
  for (const name of names) {
    const choices = name.startsWith('candidate') ? ids['candidates'] : (ids[first] ?? ids['candidates'])
    addresses = addresses.flatMap((address) => (choices ?? []).map((id) => address.replace(`{${name}}`, id)))
  }
  return addresses
}

/** All includes together, every sort, and filters with existing ids; first what a refused caller is asked alone. */
function queriesOf({ includes = [], sorts = [], filters = {}, paged }: Endpoint): string[] {
  const filterable: Record<string, string[] | undefined> = {
    candidate: ids['candidates'],
    requirement: ids['requirements'],
  }
  return [
    '',
    ...(includes.length === 0 || paged !== undefined ? [] : [`include=${includes.join(',')}`]),
    ...(paged === undefined ? [] : [`page[size]=100&include=${includes.join(',')}`]),
    ...sorts.map((sort) => `sort=${sort}`),
    ...Object.keys(filters).flatMap((name) => (filterable[name] ?? []).map((id) => `filter[${name}]=${id}`)),
    ...['Zebulon', 'Wobblethorpe'].flatMap((word) =>
      Object.keys(filters).map((name) => `filter[${name}]=${encodeURIComponent(word)}`),
    ),
  ]
}

const BODIES = () => {
  const [candidateId] = ids['candidates'] ?? []
  const [requirementId] = ids['requirements'] ?? []
  const text = 'Backend developer with Go and Kafka, Zebulon Quagmire of Wobblethorpe'
  return [
    {},
    { candidateId, requirementId, pay: PAY, message: MESSAGE, location: null },
    { door: 'summary', text },
    { text },
    { candidateIds: ids['candidates'], requirementId },
    { reason: 'a test', note: null, vote: 'up', ownerId: null, tagIds: [] },
  ]
}

async function ask(endpoint: Endpoint, address: string, person: Person, payload?: object): Promise<string> {
  const response = await app.app.routes.app.inject({
    method: endpoint.method,
    url: `/api/v1${address}`,
    headers: {
      accept: endpoint.answers.kind === 'file' ? '*/*' : 'application/vnd.api+json',
      authorization: `Bearer ${person.token}`,
      ...(payload === undefined ? {} : { 'content-type': 'application/vnd.api+json' }),
    },
    ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
  })
  return `${response.statusCode} ${response.body}\n${JSON.stringify(response.headers)}`
}

// Requests that end the session or the server are left out.
const ENDS = /sessions|logout|login|password|registrations|candidate-links|actions\/(fill|cancel|archive)/
const canBeTried = ({ method, path }: Endpoint): boolean => method !== 'GET' && method !== 'DELETE' && !ENDS.test(path)

/**
 * The first two queries or bodies are empty or the largest possible. A caller who is refused both is refused for the
 * role or the record, whatever the others contain.
 */
const ENOUGH_REFUSALS = 2
const isRefusedFor = (answers: readonly string[]): boolean =>
  answers.length >= ENOUGH_REFUSALS && answers.every((answer) => /^40[34] /.test(answer))

async function readAll(endpoint: Endpoint, address: string, person: Person) {
  const read: { url: string; answer: string }[] = []
  for (const query of queriesOf(endpoint)) {
    const url = query === '' ? address : `${address}?${query}`
    read.push({ url, answer: await ask(endpoint, url, person) })
    if (isRefusedFor(read.map(({ answer }) => answer))) break
  }
  return read
}

async function tryAll(endpoint: Endpoint, address: string, person: Person): Promise<string[]> {
  const type = endpoint.bodyType ?? answeredType(endpoint)?.type ?? 'things'
  const all = endpoint.includes?.join(',') ?? ''
  const asked = all === '' ? address : `${address}?include=${all}`
  const answers: string[] = []
  for (const attributes of BODIES()) {
    answers.push(await ask(endpoint, asked, person, { data: { type, attributes } }))
    if (isRefusedFor(answers)) break
  }
  return answers
}

/** Answers echo parts of the request, which reveals nothing. */
const withoutOwnWords = (answer: string): string =>
  answer.replaceAll(/Zebulon Quagmire of Wobblethorpe|filter\[\w+\]=\w+|filter%5B\w+%5D=\w+/gi, '')

describe.each(['viewer', 'stranger', 'client', 'agency'])('to a %s', (name) => {
  test('no answer of any address reveals a candidate', async () => {
    const person = people.get(name) as Person
    let asked = 0
    for (const endpoint of app.app.routes.endpoints) {
      if (endpoint.method !== 'GET' || endpoint.path === '/events') continue
      for (const address of addressesOf(endpoint))
        for (const { url, answer } of await readAll(endpoint, address, person)) {
          expect(SECRETS.exec(withoutOwnWords(answer))?.[0], url).toBeUndefined()
          asked += 1
        }
    }
    expect(asked).toBeGreaterThan(500)
  })

  test('no permitted action reveals a candidate', async () => {
    const person = people.get(name) as Person
    for (const endpoint of app.app.routes.endpoints.filter(canBeTried))
      for (const address of addressesOf(endpoint).slice(0, 3))
        for (const answer of await tryAll(endpoint, address, person))
          expect(SECRETS.exec(withoutOwnWords(answer))?.[0], `${endpoint.method} ${address}`).toBeUndefined()
  })
})

test('the owner with a release sees the identity, so this test can fail', async () => {
  const endpoint = app.app.routes.endpoints.find(({ path }) => path === '/contact-infos') as Endpoint

  expect(await ask(endpoint, '/contact-infos', owner)).toMatch(SECRETS)
})

test('an outsider asked for feedback sees no identity', async () => {
  const mail = app.mails.find(({ to }) => to === 'outsider@studio.example')
  const token = /feedback\.([\w-]{64})/.exec(mail?.text ?? '')?.[1]
  const { json, data } = await app.call(openFeedbackPage, { attributes: { token } })

  expect(data.candidates.length).toBeGreaterThan(0)
  expect(SECRETS.exec(JSON.stringify(json))?.[0]).toBeUndefined()
})

test('no live event, mail, foreign export or history row reveals a candidate', async () => {
  await app.app.outbox.drain()
  const foreign = app.mails.filter(({ to }) => !to.endsWith('@hidden.example'))
  const exported: string[] = []
  for await (const part of writeCompany(app.system, globex, { userId: null, hasNames: true }))
    exported.push(JSON.stringify(part))
  const kept: string[] = []
  for (const table of [
    'activities',
    'outbox',
    'notifications',
    'verifications',
    'shortlisted_stages',
    'mail_deliveries',
  ])
    kept.push(...(await app.database.pool.query(`select t::text as row from ${table} t`)).rows.map(({ row }) => row))

  expect(announced.length).toBeGreaterThan(3)
  expect(foreign.length).toBeGreaterThan(0)
  expect(exported.length).toBeGreaterThan(0)
  for (const text of [...announced, ...foreign.map((mail) => JSON.stringify(mail)), ...exported, ...kept])
    expect(SECRETS.exec(withoutOwnWords(text))?.[0], text.slice(0, 300)).toBeUndefined()
})
