import { listActivities } from '@assay/contracts/activities'
import { previewSearch, runSearch } from '@assay/contracts/candidate-searches'
import {
  type ExclusionReason,
  excludeEmployer,
  listExcludedEmployers,
  MAX_EXCLUDED_EMPLOYERS,
  stopExcludingEmployer,
} from '@assay/contracts/excluded-employers'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { addCandidates, aRecord } from '../../../platform/testing/test-candidates.ts'
import { aCompany, aPerson, type Person } from '../../../platform/testing/test-people.ts'
import { addDays, dayIn } from '../../../platform/time/days.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'

const app = await openTestApp()
let owner: Person
let admin: Person
let recruiter: Person
let former: string
let other: string

beforeAll(async () => {
  const at = (employer: string) => aRecord({}, { work: [{ name: employer, position: 'Developer', keywords: ['Go'] }] })
  const ids = await addCandidates(app, [at('Byron Works'), at('Babbage & Sons')])
  former = String(ids[0])
  other = String(ids[1])
})

beforeEach(async () => {
  const companyId = (await aCompany(app)).id
  owner = await aPerson(app, 'employer.owner', { companyId })
  admin = await aPerson(app, 'employer.admin', { companyId })
  recruiter = await aPerson(app, 'employer.recruiter', { companyId })
})

const today = () => dayIn('Europe/Berlin', app.system.now())
const exclude = ({ token }: Person, name: string, reason: ExclusionReason = 'noPoach') =>
  app.call(excludeEmployer, { token, attributes: { name, reason } })
const listed = async ({ token }: Person) => (await app.call(listExcludedEmployers, { token })).data
const remove = ({ token }: Person, id: string) => app.call(stopExcludingEmployer, { token, params: { id } })

async function found({ token }: Person): Promise<string[]> {
  const query = 'include=matches.candidate'
  const answer = await app.call(runSearch, { token, query, attributes: { door: 'skill', text: 'Go' } })
  expect(answer.status).toBe(201)
  const parentId = answer.data.id
  const preview = { criteria: answer.data.criteria, parentId }
  const again = await app.call(previewSearch, { token, attributes: preview })
  expect(again.data.matchedCount).toBe(answer.data.matchedCount)
  return answer.data.matches.map(({ candidate }: { candidate: { id: string } }) => candidate.id).toSorted()
}

test('an excluded employer counts from the next day on, and is recorded', async () => {
  const before = await found(recruiter)
  const added = await exclude(owner, '  BYRON Works ', 'ownGroup')
  const sameDay = await found(recruiter)

  expect([added.status, added.data.name, added.data.state]).toEqual([201, 'BYRON Works', 'upcoming'])
  expect(added.data.startsOn).toBe(addDays(today(), 1))
  expect(sameDay).toEqual(before)

  app.clock.advance(DAY_MS)
  expect(await found(recruiter)).toEqual([other])
  expect((await listed(recruiter))[0]).toMatchObject({ state: 'active', endsOn: null })

  expect((await remove(admin, added.data.id)).status).toBe(204)
  expect((await remove(admin, added.data.id)).status).toBe(204)
  expect(await found(recruiter)).toEqual([other])
  expect((await listed(recruiter))[0]).toMatchObject({ state: 'ending', endsOn: addDays(today(), 1) })

  app.clock.advance(DAY_MS)
  expect(await found(recruiter)).toEqual([former, other].toSorted())
  expect(await listed(recruiter)).toEqual([])
  const activities = await app.call(listActivities, { token: owner.token, query: 'page[size]=50' })
  const verbs = activities.data.map(({ verb }: { verb: string }) => verb)
  expect(verbs.filter((verb: string) => verb.includes('Employer') || verb.includes('excludeEmployer'))).toEqual([
    'company.stopExcludingEmployer',
    'company.excludeEmployer',
  ])
})

test('other companies are not affected', async () => {
  await exclude(owner, 'Byron Works')
  app.clock.advance(DAY_MS)
  const stranger = await aPerson(app, 'employer.owner')

  expect(await found(stranger)).toEqual([former, other].toSorted())
  expect(await listed(stranger)).toEqual([])
})

test('a name that is listed stays as it is, and removing it before it counts leaves no trace in the list', async () => {
  const first = await exclude(owner, 'Byron Works')
  const second = await exclude(admin, 'byron works', 'ownGroup')
  expect([second.status, second.data.id, second.data.reason]).toEqual([200, first.data.id, 'noPoach'])

  await remove(owner, first.data.id)
  expect(await listed(owner)).toEqual([])
  expect((await exclude(owner, 'Byron Works')).status).toBe(201)
})

test('an exclusion that ends tomorrow can go on', async () => {
  const { data } = await exclude(owner, 'Byron Works')
  app.clock.advance(DAY_MS)
  await remove(owner, data.id)
  const again = await exclude(owner, 'Byron Works')

  expect([again.status, again.data.id, again.data.state, again.data.endsOn]).toEqual([200, data.id, 'active', null])
})

test('only owners and admins change the list, and no other company reads it', async () => {
  const { data } = await exclude(admin, 'Byron Works')
  const stranger = await aPerson(app, 'employer.owner')
  const agency = await aPerson(app, 'agency.owner')

  expect((await listed(recruiter)).length).toBe(1)
  const meta = async ({ token }: Person) => (await app.call(listExcludedEmployers, { token })).document.meta
  expect([await meta(recruiter), await meta(admin)]).toMatchObject([{ mayChange: false }, { mayChange: true }])
  expect((await exclude(recruiter, 'Globex')).errors[0]?.code).toBe('permission.denied')
  expect((await remove(recruiter, data.id)).errors[0]?.code).toBe('permission.denied')
  expect((await remove(stranger, data.id)).errors[0]?.code).toBe('resource.not-found')
  expect((await remove(agency, data.id)).errors[0]?.code).toBe('resource.not-found')
  expect((await app.call(listExcludedEmployers, { token: agency.token })).status).toBe(403)
  expect((await listed(owner)).length).toBe(1)
})

test('a company excludes at most 50 employers, however many are added in parallel', async () => {
  const names = Array.from({ length: MAX_EXCLUDED_EMPLOYERS + 5 }, (_, at) => `Employer ${at}`)
  const answers = await Promise.all(names.map((name) => exclude(owner, name)))

  const refused = answers.filter(({ status }) => status !== 201)
  expect(refused.map(({ errors }) => errors[0]?.code)).toEqual(Array(5).fill('excluded-employer.too-many'))
  expect((await listed(owner)).length).toBe(MAX_EXCLUDED_EMPLOYERS)
})

test.each(['', ' ', 'x', `${'x'.repeat(201)}`])('the name %j is refused', async (name) => {
  expect((await exclude(owner, name)).errors[0]).toMatchObject({ code: 'validation.invalid' })
})
