// Messages between an agency and an employer.
import { listActivities } from '@assay/contracts/activities'
import { agencyClientActions } from '@assay/contracts/agency-clients'
import * as contract from '@assay/contracts/agency-threads'
import { getDashboard } from '@assay/contracts/dashboards'
import { listNotifications } from '@assay/contracts/notifications'
import { submitCandidate } from '@assay/contracts/submissions'
import { beforeAll, expect, test } from 'vitest'
import { anAgencyWithPeople, engage, letSupply, type WorkingAgency } from '../../../platform/testing/test-agencies.ts'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { addCandidates, aRecord } from '../../../platform/testing/test-candidates.ts'
import { anOpenRequirement } from '../../../platform/testing/test-interviews.ts'
import { aPerson, type Person } from '../../../platform/testing/test-people.ts'
import { eraseMessagesOf } from '../index.ts'

const app = await openTestApp()
const { call, catchUp } = app

let agency: WorkingAgency
let employer: Person
let viewer: Person
let relation: string
let requirementId: string
let candidateId: string
let submissionId: string

beforeAll(async () => {
  agency = await anAgencyWithPeople(app)
  employer = await aPerson(app, 'employer.owner')
  viewer = await aPerson(app, 'employer.viewer', { companyId: employer.companyId ?? '' })
  relation = await engage(app, { employer, agency })
  requirementId = await anOpenRequirement(app, employer, [viewer.user.id])
  await letSupply(app, { employer, requirementId, agencies: [{ agencyId: agency.agencyId }] })
  const basics = { name: 'Ada Lovelace', email: 'ada@byron.example', phone: '+44 20 7946 0958' }
  candidateId = (await addCandidates(app, [aRecord({}, { basics })], agency.agencyId))[0] ?? ''
  const submitted = await call(submitCandidate, {
    token: agency.member.token,
    attributes: { requirementId, candidateId },
  })
  submissionId = submitted.data.id
  await catchUp()
})

const open = (person: Person, body: string, about: Readonly<Record<string, string>> = {}) =>
  call(contract.openThread, {
    token: person.token,
    attributes: { partnerId: person.companyId === null ? (employer.companyId ?? '') : agency.agencyId, body, ...about },
  })
const write = (person: Person, threadId: string, body: string) =>
  call(contract.writeMessage, { token: person.token, attributes: { threadId, body } })
const unread = async ({ token }: Person) =>
  (await call(contract.listThreads, { token, query: 'filter[unread]=true&page[size]=1' })).json.meta.total
const texts = async ({ token }: Person, threadId: string) =>
  (await call(contract.listMessages, { token, query: `filter[thread]=${threadId}` })).data.map(
    ({ body }: { body: string }) => body,
  )

test('both sides write about a job in one conversation, are notified once, and see what is new', async () => {
  const first = await open(employer, 'Is anybody free in May?', { requirementId })
  expect([first.status, first.data.topic, first.data.isUnread]).toEqual([201, 'job', false])
  const again = await open(employer, 'Two people would do.', { requirementId })
  expect(again.data.id).toBe(first.data.id)
  const { id } = first.data
  await catchUp()
  expect([await unread(agency.owner), await unread(employer)]).toEqual([1, 0])
  const notices = (await call(listNotifications, { token: agency.owner.token, query: 'filter[kind]=agencyMessage' }))
    .data
  expect(notices.map(({ link, body }: { link: string; body: string }) => [link, body])).toEqual([
    [`/messages?id=${id}`, null],
  ])
  expect(JSON.stringify(notices)).not.toContain('May')
  await write(agency.member, id, 'Two are. Shall I submit them?')
  await call(contract.readThread, { token: agency.owner.token, params: { id }, attributes: {} })
  await catchUp()
  expect([await unread(agency.owner), await unread(agency.member), await unread(employer)]).toEqual([0, 0, 1])
  expect(await texts(employer, id)).toEqual([
    'Is anybody free in May?',
    'Two people would do.',
    'Two are. Shall I submit them?',
  ])
  const mails = app.mails.filter(({ subject }) => subject.includes('message'))
  expect(mails.length).toBeGreaterThan(0)
  expect(JSON.stringify(mails)).not.toMatch(/anybody free|Shall I/)
})

test('both timelines say that a message was sent, without its text', async () => {
  for (const person of [employer, agency.owner]) {
    const { data } = await call(listActivities, { token: person.token, query: `filter[requirement]=${requirementId}` })
    expect(data.map(({ verb }: { verb: string }) => verb)).toContain('message.send')
    expect(JSON.stringify(data)).not.toContain('anybody free')
  }
})

test('a message about a masked candidate reveals neither name nor address, in any conversation', async () => {
  const about = { requirementId, candidateId }
  const bodies = [
    'Write to ada@byron.example',
    'Write to ada (at) byron dot example',
    'Write to ada  at\tbyron\n( dot )  example',
    'Call +44 20 7946 0958',
    'See linkedin.com/in/ada',
    'Ms Lovelace is keen.',
    'ada lovelace is keen',
    'LOVELÁCE ADA is keen',
  ]
  for (const body of bodies) {
    const refused = await open(agency.member, body, about)
    expect([body, refused.status, refused.errors[0]?.source?.pointer]).toEqual([body, 422, '/data/attributes/body'])
  }
  for (const body of ['Ada Lovelace is the one', 'ADA@byron.example', 'Ring 4402079460958 or +44 20 7946 0958'])
    expect([body, (await open(agency.member, body, { requirementId })).status]).toEqual([body, 422])
  expect((await open(agency.member, 'Call our desk: +49 30 1234567')).status).toBe(201)
  const fine = await open(
    agency.member,
    'She has shipped this twice, from 2019 to 2024, and can start on 2026-12-01.',
    about,
  )
  expect([fine.status, fine.data.topic, fine.data.isCandidateMasked]).toEqual([201, 'submission', true])
  const shown = await call(contract.getThread, { token: employer.token, params: { id: fine.data.id } })
  expect(shown.data.candidateName).toMatch(/^Candidate /)
  expect(fine.data.candidateName).toBe('Ada Lovelace')
  // The agency's to-do names the candidate of the answer.
  await write(employer, fine.data.id, 'Could she start in January?')
  const { tasks } = (await call(getDashboard, { token: agency.owner.token })).data
  const href = `/messages?id=${fine.data.id}`
  expect(tasks.find((task: { href: string }) => task.href === href)).toMatchObject({
    does: 'readMessage',
    candidate: { id: candidateId, name: 'Ada Lovelace' },
    aboutJob: fine.data.requirementTitle,
  })
})

test('once released the name may be written; users with blind review still read it masked', async () => {
  const { pool } = app.database
  await pool.query(
    `insert into candidate_releases (contact_info_id, company_id, requirement_id, candidate_id, released_at)
     values ('019a0000-0000-7000-8000-00000000000a', $1, $2, $3, now())`,
    [employer.companyId, requirementId, candidateId],
  )
  const named = await open(agency.member, 'Ada Lovelace will call you.', { requirementId, candidateId })
  expect([named.status, named.data.isCandidateMasked]).toEqual([201, false])
  expect((await texts(employer, named.data.id)).at(-1)).toBe('Ada Lovelace will call you.')
  expect((await texts(viewer, named.data.id)).at(-1)).toBe('[name] will call you.')
  await pool.query('delete from candidate_releases where candidate_id = $1', [candidateId])
  expect((await texts(employer, named.data.id)).at(-1)).toBe('[name] will call you.')
  expect((await texts(agency.owner, named.data.id)).at(-1)).toBe('Ada Lovelace will call you.')
})

test('viewers read and do not write; strangers find nothing, and foreign things cannot be written about', async () => {
  const { id } = (await open(employer, 'One more question', { requirementId })).data
  expect((await texts(viewer, id)).length).toBeGreaterThan(0)
  const limited = await aPerson(app, 'employer.hiringManager', { companyId: employer.companyId ?? '' })
  const stranger = await aPerson(app, 'employer.owner')
  const rival = await anAgencyWithPeople(app)
  expect((await write(viewer, id, 'Hello')).status).toBe(403)
  for (const person of [limited, stranger, rival.owner]) {
    expect((await call(contract.getThread, { token: person.token, params: { id } })).status).toBe(404)
    expect((await write(person, id, 'Hello')).status).toBe(404)
    expect(await texts(person, id)).toEqual([])
  }
  expect((await open(limited, 'Hello')).status).toBe(403)
  expect((await open(limited, 'Hello', { requirementId })).status).toBe(404)
  expect((await open(stranger, 'Hello')).status).toBe(404)
  const other = await anOpenRequirement(app, employer)
  expect((await open(agency.owner, 'Hello', { requirementId: other })).status).toBe(404)
  const [unknown = ''] = await addCandidates(app, [aRecord()], agency.agencyId)
  expect((await open(employer, 'Hello', { candidateId: unknown })).status).toBe(404)
  const partners = (await call(contract.listPartners, { token: viewer.token })).data
  expect(partners.map(({ jobs, mayDo }: { jobs: unknown[]; mayDo: string[] }) => [jobs.length, mayDo])).toEqual([
    [1, []],
  ])
})

test('empty, too long and too many messages are refused, even if sent in parallel', async () => {
  const fast = await aPerson(app, 'agency.member', { agencyId: agency.agencyId })
  expect((await open(fast, '   ')).status).toBe(422)
  expect((await open(fast, 'x'.repeat(4001))).status).toBe(422)
  const { id } = (await open(fast, 'First')).data
  const sent = await Promise.all(
    Array.from({ length: contract.MESSAGES_PER_HOUR + 4 }, (_, at) => write(fast, id, `Message ${at}`)),
  )
  expect(sent.filter(({ status }) => status === 201)).toHaveLength(contract.MESSAGES_PER_HOUR - 1)
  const refused = await write(fast, id, 'One too many')
  expect([refused.status, refused.errors[0]?.code]).toEqual([429, 'request.rate-limited'])
  // If the clock had been a year ahead in that time, they would not count until then.
  await app.database.pool.query(`update agency_messages set created_at = created_at + interval '1 year'`)
  expect((await write(fast, id, 'The clock is right again')).status).toBe(201)
  await app.database.pool.query(`update agency_messages set created_at = created_at - interval '1 year'`)
})

test('an erased candidate leaves no text: their conversations go, and what names them elsewhere', async () => {
  const about = await open(agency.member, 'Her notice is four weeks.', { requirementId, candidateId })
  const general = (await open(agency.member, 'Our desk is closed on Friday.')).data.id
  await app.database.pool.query(`update agency_messages set body = 'Ada Lovelace again' where thread_id = $1`, [
    general,
  ])
  await app.system.transaction((tx) => eraseMessagesOf(tx, candidateId, app.system.now()))
  expect((await call(contract.getThread, { token: agency.owner.token, params: { id: about.data.id } })).status).toBe(
    404,
  )
  expect(JSON.stringify(await texts(agency.owner, general))).not.toContain('Lovelace')
  expect(submissionId).toBeTruthy()
})

test('no message can be sent before the terms are accepted or after the end', async () => {
  const newcomer = await anAgencyWithPeople(app)
  const partnerId = employer.companyId ?? ''
  const unknown = await call(contract.openThread, {
    token: newcomer.owner.token,
    attributes: { partnerId, body: 'Hello' },
  })
  expect(unknown.status).toBe(404)
  const { data: thread } = await open(agency.owner, 'Hello')
  const mayWrite = async () => {
    const { data } = await call(contract.getThread, { token: employer.token, params: { id: thread.id } })
    return (data.mayDo as string[]).includes('write')
  }
  expect(await mayWrite()).toBe(true)
  await app.database.pool.query(`update agency_clients set state = 'invited' where id = $1`, [relation])
  expect((await open(agency.owner, 'Hello')).errors[0]?.code).toBe('agency-client.not-active')
  expect(await mayWrite()).toBe(false)
  await call(agencyClientActions.decline, { token: agency.owner.token, params: { id: relation }, attributes: {} })
  expect((await open(agency.owner, 'Hello')).status).toBe(404)
})
