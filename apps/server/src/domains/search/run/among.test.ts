import { getSearch, listMatches, previewSearch, renameSearch, runSearch } from '@assay/contracts/candidate-searches'
import { getDashboard } from '@assay/contracts/dashboards'
import { listNotifications } from '@assay/contracts/notifications'
import { readQuery } from '@assay/contracts/query-readings'
import { replaySearch } from '@assay/contracts/replays'
import { createRequirement } from '@assay/contracts/requirements'
import { addToPool, createPool, removeAllFromPool } from '@assay/contracts/talent-pools'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { addCandidates, aRecord } from '../../../platform/testing/test-candidates.ts'
import { aPerson, type Person } from '../../../platform/testing/test-people.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'

const app = await openTestApp()
const people = await addCandidates(
  app,
  Array.from({ length: 12 }, () => aRecord({}, { skills: [{ name: 'Erlang' }] })),
)
const [ada = '', bob = '', cleo = '', ...others] = people
const criteria = { mustHave: [{ anyOf: ['Erlang'] }], mustHaveMode: 'require' }
let recruiter: Person

beforeAll(async () => {
  recruiter = await aPerson(app, 'employer.recruiter')
})

async function aPool(name: string, candidateIds: readonly string[], visibility = 'team') {
  const { token } = recruiter
  const { data } = await app.call(createPool, { token, attributes: { name, visibility } })
  await app.call(addToPool, { token, params: { id: data.id }, attributes: { candidateIds } })
  return { type: 'talent-pools', id: data.id as string }
}

const search = (attributes: object, { token }: Person = recruiter) =>
  app.call(runSearch, { token, attributes: { door: 'skill', ...attributes } })

const found = async (id: string, query = '', { token }: Person = recruiter) =>
  (await app.call(listMatches, { token, params: { id }, query })).data
    .map(({ candidate }: { candidate: { id: string } }) => candidate.id)
    .toSorted()

test('a search among a talent pool finds only its candidates, and keeps who they were', async () => {
  const { token } = recruiter
  const among = await aPool('Erlang', [ada, bob, cleo])
  const { data: made } = await search({ criteria: { ...criteria, among } })
  const { data: preview } = await app.call(previewSearch, { token, attributes: { criteria: { ...criteria, among } } })
  const { data: read } = await app.call(readQuery, {
    token,
    attributes: { door: 'skill', criteria: { ...criteria, among } },
  })
  expect([made.criteria.among, made.poolSize, made.matchedCount]).toEqual([among, 3, 3])
  expect([preview.matchedCount, read.matchedCount, read.poolSize]).toEqual([3, 3, 3])

  const ids = { candidateIds: [ada, bob] }
  await app.call(removeAllFromPool, { token, params: { id: among.id }, attributes: ids })
  await app.call(addToPool, { token, params: { id: among.id }, attributes: { candidateIds: others } })
  expect(await found(made.id)).toEqual([ada, bob, cleo].toSorted())
  // Filters look at candidates as they are today, among the same ones.
  expect(await found(made.id, 'filter[pipeline]=outside')).toEqual([ada, bob, cleo].toSorted())
  expect(await found(made.id, `filter[pool]=${among.id}`)).toEqual([cleo])
  expect((await app.call(replaySearch, { token, params: { id: made.id } })).data).toMatchObject({
    isIdentical: true,
    findings: [],
  })
  const again = await search({ criteria: made.criteria, parentId: made.id })
  expect(await found(again.data.id)).toEqual([cleo, ...others].toSorted())
})

test('a text alone can be searched among a pool; a job made from it searches all candidates', async () => {
  const { token } = recruiter
  const among = await aPool('By text', [bob])
  const { data: made } = await search({ text: 'Erlang', among })
  const job = await app.call(createRequirement, {
    token,
    attributes: { title: 'Erlang Engineer', searchId: made.id, seats: 1 },
  })

  expect(await found(made.id)).toEqual([bob])
  expect([job.status, job.data.criteria.mustHave.length > 0, job.data.criteria.among]).toEqual([201, true, undefined])
})

test('a search among a pool is refused to users who don’t see the pool, though its owner’s search can be read', async () => {
  const { companyId } = recruiter
  const own = await aPool('Only mine', [ada, bob], 'private')
  const shared = await aPool('Shared', [ada])
  const admin = await aPerson(app, 'employer.admin', { companyId: companyId ?? '' })
  const stranger = await aPerson(app, 'employer.owner')
  const refused = async (person: Person, among: object) => {
    const { status, errors } = await search({ criteria: { ...criteria, among } }, person)
    return [status, errors[0]?.source?.['pointer']]
  }

  expect(await refused(admin, own)).toEqual([422, '/data/attributes/criteria/among'])
  expect(await refused(stranger, shared)).toEqual([422, '/data/attributes/criteria/among'])
  expect(await refused(stranger, { ...shared, type: 'communities' })).toEqual([422, expect.any(String)])
  const guest = await app.call(readQuery, { attributes: { door: 'skill', criteria: { ...criteria, among: shared } } })
  expect(guest.status).toBe(422)

  const { data: made } = await search({ criteria: { ...criteria, among: own } })
  expect(await found(made.id, '', admin)).toEqual([ada, bob].toSorted())
  expect(await found(made.id, 'filter[pipeline]=outside', admin)).toEqual([ada, bob].toSorted())
})

test('an alert reports candidates added to the pool since', async () => {
  const { token } = recruiter
  const among = await aPool('Watched', [ada])
  const { data: made } = await search({ criteria: { ...criteria, among } })
  const attributes = { savedName: 'Watched people', alert: 'daily' }
  await app.call(renameSearch, { token, params: { id: made.id }, attributes })
  const alerts = async () => {
    app.clock.advance(DAY_MS)
    await app.catchUp()
    return (await app.call(listNotifications, { token, query: 'filter[kind]=searchAlert' })).data.length
  }

  expect(await alerts()).toBe(0)
  await app.call(addToPool, { token, params: { id: among.id }, attributes: { candidateIds: [cleo] } })
  expect(await alerts()).toBe(1)
})

test('an older search counts candidates added to the pool since and removed from it, for users who see the pool', async () => {
  const { token } = recruiter
  const admin = await aPerson(app, 'employer.admin', { companyId: recruiter.companyId ?? '' })
  const among = await aPool('Counted', [ada, bob], 'private')
  const { data: made } = await search({ criteria: { ...criteria, among } })
  const changeFor = async (person: Person) =>
    (await app.call(getSearch, { token: person.token, params: { id: made.id } })).data.poolChange
  const before = await changeFor(recruiter)
  const params = { id: among.id }
  await app.call(addToPool, { token, params, attributes: { candidateIds: [cleo] } })
  await app.call(removeAllFromPool, { token, params, attributes: { candidateIds: [bob] } })
  const { data: dashboard } = await app.call(getDashboard, { token })

  expect([before, await changeFor(recruiter), await changeFor(admin)]).toEqual([null, { added: 1, gone: 1 }, null])
  expect(dashboard.recentSearches[0]).toMatchObject({ id: made.id, newSince: 1 })
})
