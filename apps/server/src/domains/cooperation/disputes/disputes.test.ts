// Disputes about who introduced a candidate: two sides or three, and the operator.
import { listActivities } from '@assay/contracts/activities'
import { listNotifications } from '@assay/contracts/notifications'
import * as contract from '@assay/contracts/ownership-disputes'
import { acceptShortlisted, duplicateShortlisted } from '@assay/contracts/shortlisteds'
import { getSubmission, submitCandidate, withdrawSubmission } from '@assay/contracts/submissions'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { anAgencyWithPeople, engage, letSupply, type WorkingAgency } from '../../../platform/testing/test-agencies.ts'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { addCandidates, aRecord } from '../../../platform/testing/test-candidates.ts'
import { anOpenRequirement } from '../../../platform/testing/test-interviews.ts'
import { aPerson, type Person } from '../../../platform/testing/test-people.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../platform/time/durations.ts'

const app = await openTestApp()
const { call, clock } = app
const statement = 'We sent this person to you by mail on the third of May.'
const evidence = [{ on: '2026-05-03', what: 'Mail to the head of engineering' }]

/** Scheduled work is due again. */
async function later() {
  clock.advance(2 * MINUTE_MS)
  await app.catchUp()
}

const hoursAgo = (hours: number): Date => new Date(app.system.now().getTime() - hours * HOUR_MS)

let first: WorkingAgency
let second: WorkingAgency
let employer: Person
let operator: Person
let requirementId: string

beforeAll(async () => {
  first = await anAgencyWithPeople(app)
  second = await anAgencyWithPeople(app)
  employer = await aPerson(app, 'employer.owner')
  operator = await aPerson(app, 'platform.admin')
  for (const agency of [first, second]) await engage(app, { employer, agency })
})

beforeEach(async () => {
  requirementId = await anOpenRequirement(app, employer)
  const agencies = [first, second].map(({ agencyId }) => ({ agencyId }))
  await letSupply(app, { employer, requirementId, agencies })
})

async function submitted(agency: WorkingAgency, verdict: 'accept' | 'duplicate'): Promise<string> {
  const basics = { name: 'Ada Lovelace', email: 'ada@byron.example' }
  const [candidateId] = await addCandidates(app, [aRecord({}, { basics })], agency.agencyId)
  const attributes = { requirementId, candidateId }
  const { id } = (await call(submitCandidate, { token: agency.owner.token, attributes })).data
  const { rows } = await app.database.pool.query('select shortlisted_id as id from submissions where id = $1', [id])
  const endpoint = verdict === 'accept' ? acceptShortlisted : duplicateShortlisted
  await call(endpoint, { token: employer.token, params: { id: rows[0].id }, attributes: {} })
  return id
}

const open = (person: Person, submissionId: string, rest: object = {}) =>
  call(contract.openDispute, {
    token: person.token,
    attributes: { submissionId, reason: 'introducedFirst', statement, evidence, ...rest },
  })
const act = (
  person: Person,
  id: string,
  verb: keyof typeof contract.disputeActions,
  attributes: Record<string, unknown> = {},
) => call(contract.disputeActions[verb], { token: person.token, params: { id }, attributes })
const answer = (person: Person, id: string) => act(person, id, 'answer', { statement, evidence })
const decide = (id: string, outcome: string) =>
  act(operator, id, 'decide', { outcome, reason: 'The mail of May is earlier than the search of June.' })
const read = async ({ token }: Person, id: string) => call(contract.getDispute, { token, params: { id } })
const submissionOf = async ({ owner: { token } }: WorkingAgency, id: string) =>
  (await call(getSubmission, { token, params: { id } })).data

test('an agency disputes a duplicate; the employer answers, the operator decides, and ownership follows', async () => {
  const submission = await submitted(first, 'duplicate')
  expect((await submissionOf(first, submission)).mayDo).toEqual(['dispute'])
  const { status, data } = await open(first.owner, submission)
  expect([status, data]).toMatchObject([
    201,
    { state: 'open', side: 'agency', awaits: ['employer'], mayDo: ['withdraw'] },
  ])
  const frozen = await submissionOf(first, submission)
  expect([frozen.disputedSince === null, frozen.mayDo]).toEqual([false, []])
  expect((await open(employer, submission)).errors[0]?.code).toBe('dispute.transition')
  expect((await decide(data.id, 'agency')).errors[0]?.detail).toContain('can still answer')
  await later()
  const kinds = async ({ token }: Person) =>
    (await call(listNotifications, { token })).data.map(({ kind }: { kind: string }) => kind)
  expect(await kinds(employer)).toContain('ownershipDisputed')
  expect((await read(employer, data.id)).data).toMatchObject({ mayDo: ['answer', 'concede'], record: null })
  expect((await answer(employer, data.id)).data).toMatchObject({ state: 'answered', awaits: [] })
  expect((await answer(employer, data.id)).errors[0]?.code).toBe('dispute.transition')
  await later()
  expect(await kinds(operator)).toContain('disputeToDecide')
  const seen = (await read(operator, data.id)).data
  expect(seen).toMatchObject({ mayDo: ['decide'], side: null })
  expect(seen.statements.map(({ side }: { side: string }) => side)).toEqual(['agency', 'employer'])
  expect(seen.record.map(({ side, what }: { side: string; what: string }) => [side, what])).toEqual([
    ['agency', 'submitted'],
  ])
  expect((await decide(data.id, 'otherAgency')).status).toBe(422)
  expect((await decide(data.id, 'agency')).data).toMatchObject({ state: 'decided', outcome: 'agency', mayDo: [] })
  const owned = await submissionOf(first, submission)
  expect(owned).toMatchObject({ state: 'accepted', disputedSince: null })
  expect(Date.parse(owned.ownedUntil)).toBeGreaterThan(app.system.now().getTime() + 170 * DAY_MS)
  await later()
  for (const person of [employer, first.owner]) {
    const { data: entries } = await call(listActivities, {
      token: person.token,
      query: `filter[requirement]=${requirementId}`,
    })
    const verbs = entries.map(({ verb }: { verb: string }) => verb)
    for (const verb of ['open', 'answer', 'decide']) expect(verbs).toContain(`ownershipDispute.${verb}`)
    expect(JSON.stringify(entries)).not.toContain('third of May')
  }
})

test('an employer disputes an ownership; while it is frozen nothing ends, and the agency may give in', async () => {
  const submission = await submitted(first, 'accept')
  const { data } = await open(employer, submission, { reason: 'knownBefore' })
  const { pool } = app.database
  await pool.query('update submissions set owned_until = $2 where id = $1', [submission, hoursAgo(24)])
  await later()
  expect(await submissionOf(first, submission)).toMatchObject({ state: 'accepted' })
  const attributes = { reason: 'They took another job.' }
  const withdrawn = await call(withdrawSubmission, { token: first.owner.token, params: { id: submission }, attributes })
  expect(withdrawn.errors[0]?.code).toBe('submission.disputed')
  expect((await act(first.owner, data.id, 'concede')).data).toMatchObject({ state: 'conceded', outcome: 'employer' })
  expect(await submissionOf(first, submission)).toMatchObject({ state: 'duplicate', ownedUntil: null })
  expect((await act(employer, data.id, 'withdraw')).errors[0]?.code).toBe('dispute.transition')
})

test('a withdrawn dispute leaves everything as it was, and the clock goes on where it stood', async () => {
  const submission = await submitted(first, 'accept')
  const before = await submissionOf(first, submission)
  const { data } = await open(employer, submission)
  await app.database.pool.query(
    `update submissions set disputed_since = disputed_since - interval '3 days' where id = $1`,
    [submission],
  )
  expect((await act(employer, data.id, 'withdraw')).data).toMatchObject({ state: 'withdrawn', outcome: null })
  const after = await submissionOf(first, submission)
  expect(after).toMatchObject({ state: 'accepted', disputedSince: null })
  expect(Math.round((Date.parse(after.ownedUntil) - Date.parse(before.ownedUntil)) / DAY_MS)).toBe(3)
})

test('without an answer in time the operator decides by what there is', async () => {
  const submission = await submitted(first, 'duplicate')
  const { data } = await open(first.owner, submission)
  await app.database.pool.query('update ownership_disputes set answer_by = $2 where id = $1', [data.id, hoursAgo(1)])
  await later()
  expect((await read(operator, data.id)).data).toMatchObject({ state: 'unanswered', mayDo: ['decide'] })
  expect((await answer(employer, data.id)).data).toMatchObject({ state: 'answered' })
  expect((await decide(data.id, 'employer')).data).toMatchObject({ outcome: 'employer' })
  expect(await submissionOf(first, submission)).toMatchObject({ state: 'duplicate', ownedUntil: null })
})

test('between two agencies both answer, neither learns of the other, and one of them gets the introduction', async () => {
  const [mine, theirs] = [await submitted(first, 'accept'), await submitted(second, 'accept')]
  const otherSubmissionId = theirs
  expect((await open(first.owner, mine, { otherSubmissionId })).status).toBe(422)
  const { data } = await open(employer, mine, { reason: 'twoAgencies', otherSubmissionId })
  expect(data).toMatchObject({ isWithOtherAgency: true, awaits: ['agency', 'otherAgency'] })
  expect((await act(first.owner, data.id, 'concede')).errors[0]?.code).toBe('dispute.transition')
  const names = (await app.database.pool.query('select legal_name as name from agencies where id = any($1)', [
    [first.agencyId, second.agencyId],
  ])) as { rows: { name: string }[] }
  const texts = [
    JSON.stringify((await read(first.owner, data.id)).json),
    JSON.stringify((await read(second.owner, data.id)).json),
  ]
  for (const text of texts) expect(names.rows.filter(({ name }) => text.includes(`"${name}"`)).length).toBe(1)
  await answer(first.owner, data.id)
  expect((await answer(second.owner, data.id)).data).toMatchObject({ state: 'answered' })
  await decide(data.id, 'otherAgency')
  expect(await submissionOf(first, mine)).toMatchObject({ state: 'duplicate' })
  expect(await submissionOf(second, theirs)).toMatchObject({ state: 'accepted', disputedSince: null })
})

test('members and recruiters read or find nothing, strangers find nothing, and no statement names a masked person', async () => {
  const submission = await submitted(first, 'duplicate')
  const recruiter = await aPerson(app, 'employer.recruiter', { companyId: employer.companyId ?? '' })
  const stranger = await aPerson(app, 'employer.owner')
  expect((await open(first.member, submission)).status).toBe(403)
  expect((await open(recruiter, submission)).status).toBe(403)
  for (const person of [stranger, second.owner]) expect((await open(person, submission)).status).toBe(404)
  const naming = await open(first.owner, submission, { statement: 'We introduced Ada Lovelace to you in May.' })
  expect([naming.status, naming.errors[0]?.source?.pointer]).toEqual([422, '/data/attributes/statement'])
  const { data } = await open(first.owner, submission)
  expect((await read(first.member, data.id)).data.mayDo).toEqual([])
  expect((await answer(first.member, data.id)).status).toBe(403)
  for (const person of [stranger, second.owner]) expect((await read(person, data.id)).status).toBe(404)
  expect((await read(recruiter, data.id)).status).toBe(403)
  expect(
    (await act(employer, data.id, 'decide', { outcome: 'employer', reason: 'We say so, and that is enough.' })).status,
  ).toBe(403)
  expect((await open(first.owner, submission)).errors[0]?.code).toBe('dispute.transition')
})
