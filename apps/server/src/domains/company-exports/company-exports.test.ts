import { checkActivities, listActivities } from '@assay/contracts/activities'
import { exportCompany } from '@assay/contracts/company-exports'
import { changeProfile, getProfile } from '@assay/contracts/profiles'
import { createPool } from '@assay/contracts/talent-pools'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../platform/database/new-id.ts'
import { addCandidates, aRecord } from '../../platform/testing/test-candidates.ts'
import {
  aReleasedCandidate,
  type Interviewing,
  openInterviewing,
  propose,
} from '../../platform/testing/test-interviews.ts'
import { anEntryAt, anOfferIn } from '../../platform/testing/test-offers.ts'
import { aPerson, type Person } from '../../platform/testing/test-people.ts'

interface Line {
  readonly type: string
  readonly [name: string]: unknown
}

let fixture: Interviewing
let admin: Person
let interviewId: string

const SUMMARY = 'Explains the trade-offs without being asked.'

beforeAll(async () => {
  fixture = await openInterviewing()
  const { app, owner, recruiter, requirementId } = fixture
  admin = await aPerson(app, 'employer.admin', { companyId: owner.companyId ?? '' })
  const released = await aReleasedCandidate(fixture, requirementId)
  const proposed = await propose(fixture, released, { panel: [{ userId: owner.user.id, required: true }] })
  interviewId = proposed.data.id
  await app.database.pool.query(
    `insert into interview_scorecards (interview_id, user_id, recommendation, criteria, summary, submitted_at)
     values ($1, $2, 'yes', '[]', $3, now())`,
    [interviewId, recruiter.user.id, SUMMARY],
  )
  const [hired = '', unknown = ''] = await addCandidates(app, [aRecord(), aRecord()])
  const { id: poolId } = (
    await app.call(createPool, { token: recruiter.token, attributes: { name: 'Backend', visibility: 'team' } })
  ).data
  await app.database.pool.query(
    `insert into talent_pool_members (id, pool_id, candidate_id, added_by, note) values ($1, $2, $3, $4, 'Worth a call')`,
    [newId(), poolId, unknown, recruiter.user.id],
  )
  await app.database.pool.query(
    'insert into retention_policies (company_id, applications, counts_from) values ($1, 365, now())',
    [owner.companyId],
  )
  const offer = await anOfferIn(app, 'accepted', { author: recruiter, candidateId: hired, requirementId })
  await app.database.pool.query(
    `insert into hired_candidates (id, company_id, requirement_id, candidate_id, offer_id, state, engagement,
       rate_amount_minor, rate_currency, rate_period, start_on, trial_days, trial_ends_on, guarantee_until)
     values ($1, $2, $3, $4, $5, 'awaitingStart', 'contract', 6500, 'EUR', 'hour', '2027-01-01', 14, '2027-01-15', '2027-04-01')`,
    [newId(), owner.companyId, requirementId, hired, offer.id],
  )
  const entryId = await anEntryAt(app, {
    author: owner,
    requirementId,
    candidateId: unknown,
    stage: 'contactRequested',
  })
  for (const [state, details] of [
    ['pending', null],
    ['approved', { legalName: 'Grace Hopper', email: 'grace@navy.example', phone: null, links: [] }],
  ] as const)
    await contact(state === 'pending' ? unknown : hired, entryId, { state, details })
})

async function contact(
  candidateId: string,
  entryId: string,
  { state, details }: { state: string; details: object | null },
) {
  const { app, owner, requirementId } = fixture
  await app.database.pool.query(
    `insert into contact_infos (id, company_id, requirement_id, candidate_id, shortlisted_id, requested_by, message,
       pay_amount_minor, pay_currency, pay_period, purpose, undo_until, sent_at, expires_at, state, credit, details)
     values ($1, $2, $3, $4, $5, $6, $7, 6000, 'EUR', 'hour', 'To talk', now(), now(), now() + interval '3 days', $8, $9, $10)`,
    [
      ...[newId(), owner.companyId, requirementId, candidateId, entryId, owner.user.id, 'Hello '.repeat(12)],
      ...[state, state === 'approved' ? 'spent' : 'reserved', details === null ? null : JSON.stringify(details)],
    ],
  )
}

async function take({ token }: Person): Promise<{ status: number; lines: Line[]; text: string }> {
  const { status, data } = await fixture.app.call(exportCompany, { token, attributes: {} })
  const text = status === 200 ? String(data) : ''
  const lines = text.split('\n').filter((line) => line !== '')
  return { status, text, lines: lines.map((line) => JSON.parse(line)) }
}

const criteriaIn = (lines: readonly Line[]) => lines.find(({ id }) => id === interviewId)?.['scorecards']

test('an owner exports everything: interviews with scorecards, offers with documents, hires, the timeline', async () => {
  const { lines, text } = await take(admin)
  const types = new Set(lines.map(({ type }) => type))
  const offer = lines.find(({ type }) => type === 'offers') as Line & { document: { hash: string; pdf: string } }

  for (const type of ['companies', 'teammates', 'requirements', 'shortlisteds', 'contact-infos', 'activities'])
    expect(types).toContain(type)
  expect([types.has('scheduled-interviews'), types.has('offers'), types.has('hired-candidates')]).toEqual([
    ...[true, true, true],
  ])
  for (const type of ['reason-codes', 'retention-policies', 'talent-pools']) expect(types).toContain(type)
  expect(lines.find(({ type }) => type === 'talent-pools')).toMatchObject({ members: [{ note: 'Worth a call' }] })
  expect(criteriaIn(lines)).toEqual([expect.objectContaining({ summary: SUMMARY, recommendation: 'yes' })])
  expect(Buffer.from(offer.document.pdf, 'base64').toString()).toContain('The letter of')
  expect(text).toContain('grace@navy.example')
})

test('a user who still owes a scorecard finds no other one in the export', async () => {
  const { lines } = await take(fixture.owner)

  expect(criteriaIn(lines)).toEqual([])
})

test('it contains no candidate who has not released their identity', async () => {
  const { text } = await take(admin)

  expect(text).not.toMatch(/Lovelace@|ada@lovelace|Byron Works|7946 0958|Somerville/)
  expect(text).not.toMatch(/passwordHash|tokenHash/)
})

test('users with blind review get no names', async () => {
  const { app, owner } = fixture
  const blind = await aPerson(app, 'employer.admin', { companyId: owner.companyId ?? '' })
  const { token } = blind
  const { data } = await app.call(getProfile, { token })
  await app.call(changeProfile, { token, params: { id: data.id }, attributes: { blindMode: true } })
  const { text, lines } = await take(blind)

  expect(lines.length).toBeGreaterThan(10)
  expect(text).not.toMatch(/Grace Hopper|grace@navy|Ada Lovelace/)
})

test("other users are refused, inside and outside the company, and another company's export has none of this data", async () => {
  const { recruiter, manager, viewer, stranger, app } = fixture
  const agency = await aPerson(app, 'agency.owner')
  const operator = await aPerson(app, 'platform.admin')
  for (const person of [recruiter, manager, viewer, agency, operator]) expect((await take(person)).status).toBe(403)
  const foreign = await take(stranger)

  expect(foreign.status).toBe(200)
  expect(foreign.text).not.toContain(fixture.requirementId)
  expect(foreign.text).not.toContain('grace@navy')
})

test('the timeline records who exported, and can be verified from the file alone', async () => {
  await take(admin)
  const { lines } = await take(admin)
  const chain = lines.filter(({ type }) => type === 'activities') as (Line & {
    hash: string
    prevHash: string
    canonical: string
  })[]
  const { createHash } = await import('node:crypto')
  for (const { hash, prevHash, canonical } of chain)
    expect(createHash('sha256').update(Buffer.from(prevHash, 'hex')).update(canonical).digest('hex')).toBe(hash)

  expect(
    chain.filter(({ verb, actorId }) => verb === 'company.export' && actorId === admin.user.id).length,
  ).toBeGreaterThan(0)
  expect((await fixture.app.call(checkActivities, { token: admin.token })).data.unbroken).toBe(true)
})

async function timelineAs(token: string, form: 'csv' | 'json'): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const url = `/api/v1/activity-exports/${form}`
  return (await fixture.app.app.routes.app.inject({ method: 'GET', url, headers })).body
}

test('no export and no answer about the timeline contains the id of a link', async () => {
  const { app, owner } = fixture
  const linkId = newId()
  await app.database.pool.query(
    `insert into activities (id, tenant_id, at, actor_type, actor_id, verb, target_type, target_id, request_id)
     values ($1, $2, now(), 'candidateLink', $3, 'contact.answer', 'contact-infos', $4, 'earlier version')`,
    [newId(), owner.companyId, linkId, newId()],
  )
  const { token } = owner
  const texts = [
    (await take(owner)).text,
    await timelineAs(token, 'json'),
    await timelineAs(token, 'csv'),
    JSON.stringify((await app.call(listActivities, { token })).json),
  ]
  for (const text of texts) {
    expect(text).toContain('contact.answer')
    expect(text).not.toContain(linkId)
  }
  expect((await app.call(checkActivities, { token })).data).toMatchObject({ unbroken: true })

  const { rows } = await app.database.pool.query('select id from verifications')
  expect(rows.length).toBeGreaterThan(0)
  for (const { id } of rows) for (const text of texts) expect(text).not.toContain(id)
})
