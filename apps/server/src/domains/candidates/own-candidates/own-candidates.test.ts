import { listActivities } from '@assay/contracts/activities'
import { runSearch } from '@assay/contracts/candidate-searches'
import * as contract from '@assay/contracts/candidates'
import { emptyCriteria } from '@assay/contracts/search-criteria'
import { skillIdOf } from '@assay/contracts/taxonomy-ids'
import { beforeAll, expect, test } from 'vitest'
import { type Answered, openTestApp } from '../../../platform/testing/test-app.ts'
import { addCandidates, aRecord, untilFollowed } from '../../../platform/testing/test-candidates.ts'
import { aPerson, type Person } from '../../../platform/testing/test-people.ts'

const app = await openTestApp()
const { call } = app
let owner: Person
let member: Person
let recruiter: Person

beforeAll(async () => {
  owner = await aPerson(app, 'agency.owner')
  member = await aPerson(app, 'agency.member', { agencyId: owner.agencyId ?? '' })
  recruiter = await aPerson(app, 'employer.recruiter')
})

const outcome = ({ status, errors }: Answered) => [status, errors[0]?.code]
const DENIED = [403, 'permission.denied']
const MISSING = [404, 'resource.not-found']

async function aCandidate(of = owner): Promise<string> {
  const record = aRecord({ skills: [{ name: 'Go', years: 4, evidence: 'agency' }], noticeDays: 30 })
  const [id] = await addCandidates(app, [record], of.agencyId)
  if (id === undefined) throw new Error('Nobody was added.')
  return id
}
const shown = async (id: string, by = owner) =>
  (await call(contract.getCandidate, { token: by.token, params: { id } })).data
const edit = (id: string, attributes: object, by = member) =>
  call(contract.editCandidate, { token: by.token, params: { id }, attributes: { version: 0, ...attributes } })
const act = (verb: 'confirm' | 'pause' | 'resume', id: string, by = member) =>
  call(contract.candidateActions[verb], { token: by.token, params: { id }, attributes: {} })
const erase = (id: string, by: Person) =>
  call(contract.eraseCandidate, { token: by.token, params: { id }, attributes: { reason: 'Asked us by phone' } })
const countFound = async () => {
  await untilFollowed(app)
  const criteria = {
    ...emptyCriteria,
    mustHaveMode: 'require',
    mustHave: [{ anyOf: [skillIdOf('go')], minYears: null, minEvidence: null }],
  }
  return (await call(runSearch, { token: recruiter.token, attributes: { door: 'skill', criteria } })).data.matchedCount
}

test('people of the agency change what their candidate asks for, and thereby confirm it', async () => {
  const id = await aCandidate()
  const { version } = await shown(id)
  const changed = await edit(id, {
    version,
    rateExpected: { amountMinor: 6_800, currency: 'EUR', period: 'hour' },
    noticeDays: 14,
    hoursPerWeek: 32,
    timezone: 'Europe/Lisbon',
    country: 'PT',
    engagement: ['contract'],
    videoUrl: 'https://video.example/ada',
  })
  expect(outcome(changed)).toEqual([200, undefined])
  expect(await shown(id)).toMatchObject({
    rateExpected: { amountMinor: 6_800, currency: 'EUR', period: 'hour' },
    noticeDays: 14,
    hoursPerWeek: 32,
    timezone: 'Europe/Lisbon',
    country: 'PT',
    engagement: ['contract'],
    videoUrl: 'https://video.example/ada',
    lastConfirmedAt: expect.any(String),
    version: version + 1,
  })
  const [latest] = (await call(listActivities, { token: owner.token, query: `filter[candidate]=${id}` })).data
  expect(latest).toMatchObject({ verb: 'candidate.edit' })
  expect(latest.after.changed).toContain('noticeDays')
  expect(JSON.stringify(latest.after)).not.toContain('6800')
  // A part alone leaves the rest, and null takes a fact away.
  await edit(id, { version: version + 1, rateExpected: null })
  expect(await shown(id)).toMatchObject({ rateExpected: null, noticeDays: 14 })
})

test('a senseless value is refused by its field, and an unseen change is not overwritten', async () => {
  const id = await aCandidate()
  const { version } = await shown(id)
  const wrong = await edit(id, { version, timezone: 'Europe/Atlantis', country: 'ZZ' })
  expect(wrong.errors.map(({ source }) => source?.pointer)).toEqual([
    '/data/attributes/timezone',
    '/data/attributes/country',
  ])
  expect(outcome(await edit(id, { version, noticeDays: 400 }))).toEqual([422, 'validation.invalid'])
  expect(outcome(await edit(id, { version: version + 5, noticeDays: 4 }))).toEqual([409, 'resource.conflict'])
  expect((await shown(id)).noticeDays).toBe(30)
})

test('no one else changes them: other agencies don’t find them, employers and operators are refused', async () => {
  const id = await aCandidate()
  const other = await aPerson(app, 'agency.owner')
  const operator = await aPerson(app, 'platform.admin')
  for (const attempt of [edit(id, {}, other), act('pause', id, other), erase(id, other)])
    expect(outcome(await attempt)).toEqual(MISSING)
  for (const person of [recruiter, operator]) {
    expect(outcome(await edit(id, {}, person))).toEqual(DENIED)
    expect(outcome(await act('confirm', id, person))).toEqual(DENIED)
    expect((await shown(id, person)).mayDo).toEqual([])
  }
})

test('a paused candidate is not found until they are back', async () => {
  const id = await aCandidate()
  const before = await countFound()
  expect((await act('pause', id)).data).toMatchObject({ state: 'paused', mayDo: ['edit', 'confirm', 'resume'] })
  expect(await countFound()).toBe(before - 1)
  const twice = await act('pause', id)
  expect(outcome(twice)).toEqual([409, 'candidate.transition'])
  expect(twice.errors[0]?.detail).toContain('the candidate has the status “Paused”')
  expect((await act('resume', id)).data).toMatchObject({ state: 'available', mayDo: ['edit', 'confirm', 'pause'] })
  expect(await countFound()).toBe(before)
})

test('a candidate who ended their consent is not brought back by the agency', async () => {
  const id = await aCandidate()
  await app.database.pool.query(
    `insert into consents (id, candidate_id, purpose, until, source)
     values (gen_random_uuid(), $1, 'matching', '2020-01-01', 'agency')
     on conflict (candidate_id, purpose) do update set until = '2020-01-01'`,
    [id],
  )
  await act('pause', id)
  expect(outcome(await act('resume', id))).toEqual([409, 'candidate.transition'])
  expect((await shown(id)).state).toBe('paused')
})

test('owners of the agency erase a candidate on request, members do not', async () => {
  const id = await aCandidate()
  expect((await shown(id)).mayDo).toContain('erase')
  expect(outcome(await erase(id, member))).toEqual(DENIED)
  expect(outcome(await erase(id, owner))).toEqual([204, undefined])
  expect(outcome(await call(contract.getCandidate, { token: owner.token, params: { id } }))).toEqual(MISSING)
  expect(outcome(await erase(id, owner))).toEqual(MISSING)
  const [latest] = (await call(listActivities, { token: owner.token, query: `filter[candidate]=${id}` })).data
  expect(latest).toMatchObject({ verb: 'candidate.erase', after: { reason: 'Asked us by phone' } })
})
