import { getDashboard } from '@assay/contracts/dashboards'
import * as contract from '@assay/contracts/talent-pools'
import { beforeEach, expect, test } from 'vitest'
import { openTestApp } from '../../platform/testing/test-app.ts'
import { addCandidates, aRecord } from '../../platform/testing/test-candidates.ts'
import { aPerson, type Person } from '../../platform/testing/test-people.ts'
import { addDays, dayIn } from '../../platform/time/days.ts'
import { DAY_MS, MINUTE_MS } from '../../platform/time/durations.ts'

const app = await openTestApp()
const [ada = '', bob = '', cleo = ''] = await addCandidates(app, [aRecord(), aRecord(), aRecord()])
let recruiter: Person
let colleague: Person
let owner: Person

beforeEach(async () => {
  owner = await aPerson(app, 'employer.owner')
  recruiter = await aPerson(app, 'employer.recruiter', { companyId: owner.companyId ?? '' })
  colleague = await aPerson(app, 'employer.recruiter', { companyId: owner.companyId ?? '' })
})

const make = ({ token }: Person, name: string, visibility: contract.PoolVisibility = 'team') =>
  app.call(contract.createPool, { token, attributes: { name, visibility } })
const pools = async ({ token }: Person, query = '') =>
  (await app.call(contract.listPools, { token, query })).data.map(({ name }: { name: string }) => name)
const add = ({ token }: Person, id: string, candidateIds: readonly string[]) =>
  app.call(contract.addToPool, { token, params: { id }, attributes: { candidateIds } })
const members = async ({ token }: Person, query: string) =>
  (await app.call(contract.listPoolMembers, { token, query: `include=candidate&${query}` })).data
const change = ({ token }: Person, id: string, attributes: object) =>
  app.call(contract.changePoolMember, { token, params: { id }, attributes: { ...attributes } })

test('a shared pool is filled by the team once per person, and shows codes until a name is released', async () => {
  const { status, data } = await make(recruiter, 'Kotlin, Nordics')
  expect([status, data.members, data.mayChange]).toEqual([201, 0, true])
  const first = await add(colleague, data.id, [ada, bob, ada])
  const again = await add(recruiter, data.id, [bob, cleo])

  expect([first.document.meta?.['added'], again.document.meta?.['added']]).toEqual([2, 1])
  const shown = await members(owner, `filter[pool]=${data.id}&sort=createdAt`)
  expect(shown.map(({ candidate }: { candidate: { id: string } }) => candidate.id)).toEqual([ada, bob, cleo])
  expect(shown[0].candidate).toMatchObject({ masked: true, legalName: null })
  expect(await pools(owner, `filter[candidate]=${cleo}`)).toEqual(['Kotlin, Nordics'])

  const { token } = colleague
  const params = { id: data.id }
  const read = async (query = '') => (await app.call(contract.getPool, { token, params, query })).data
  expect((await read()).candidates).toHaveLength(3)
  // A pool holds up to 2,000; who shows a page of them doesn’t ask for all.
  expect((await read('fields[talent-pools]=name,members')).candidates).toBeUndefined()
  const gone = await app.call(contract.removeFromPool, { token, params: { id: shown[1].id } })
  expect(gone.status).toBe(204)
  expect(await members(owner, `filter[pool]=${data.id}`)).toHaveLength(2)
})

test('a private pool is visible to its owner alone, and no pool to another company', async () => {
  const stranger = await aPerson(app, 'employer.owner')
  const { data } = await make(recruiter, 'My people', 'private')
  await add(recruiter, data.id, [ada])
  const [member] = await members(recruiter, `filter[pool]=${data.id}`)

  for (const other of [colleague, owner, stranger]) {
    expect(await pools(other)).toEqual([])
    expect((await add(other, data.id, [bob])).status).toBe(404)
    expect((await change(other, member.id, { note: 'Mine' })).status).toBe(404)
    const { token } = other
    expect((await app.call(contract.deletePool, { token, params: { id: data.id } })).status).toBe(404)
  }
  const shared = await make(recruiter, 'Shared')
  expect((await make(colleague, 'shared')).errors[0]?.code).toBe('talent-pool.name-taken')
  const params = { id: shared.data.id }
  const rename = (person: Person) =>
    app.call(contract.changePool, { token: person.token, params, attributes: { name: 'Renamed' } })
  expect([(await rename(colleague)).status, (await rename(stranger)).status]).toEqual([403, 404])
  expect((await rename(owner)).data.name).toBe('Renamed')
})

test('a reminder is a task of the user who set it, from its day on in the company’s zone', async () => {
  const { data } = await make(recruiter, 'Later')
  await add(recruiter, data.id, [ada, bob])
  const [member] = await members(recruiter, `filter[candidate]=${ada}&filter[pool]=${data.id}`)
  const today = dayIn('Europe/Berlin', app.system.now())
  const tasks = async ({ token }: Person) =>
    (await app.call(getDashboard, { token })).data.tasks.filter(({ does }: { does: string }) => does === 'followUp')

  const set = await change(recruiter, member.id, { remindOn: addDays(today, 2), note: 'Free in spring' })
  expect(set.data).toMatchObject({ remindOn: addDays(today, 2), isDue: false, note: 'Free in spring' })
  expect(await tasks(recruiter)).toEqual([])

  app.clock.advance(2 * DAY_MS)
  expect(await tasks(recruiter)).toMatchObject([
    { requirementId: null, requirementTitle: 'Later', candidate: { id: ada }, href: expect.stringContaining(data.id) },
  ])
  expect(await tasks(colleague)).toEqual([])
  const due = await members(colleague, `filter[pool]=${data.id}&filter[reminder]=due`)
  expect(due.map(({ id }: { id: string }) => id)).toEqual([member.id])
  expect(await members(colleague, `filter[pool]=${data.id}&filter[search]=spring`)).toHaveLength(1)

  // The form of a colleague sends the day again, which stays the recruiter’s.
  const noted = await change(colleague, member.id, { note: 'Free in May', remindOn: addDays(today, 2) })
  expect([(await tasks(recruiter)).length, await tasks(colleague)]).toEqual([1, []])
  const { version } = set.data
  const late = await change(recruiter, member.id, { note: 'Free in June', version })
  expect([late.status, late.errors[0]?.code]).toEqual([409, 'resource.conflict'])
  expect((await members(recruiter, `filter[pool]=${data.id}&filter[search]=May`)).length).toBe(1)

  await change(recruiter, member.id, { remindOn: null, version: noted.data.version })
  expect(await tasks(recruiter)).toEqual([])
})

test('people limited to jobs keep no pools', async () => {
  const manager = await aPerson(app, 'employer.hiringManager', { companyId: owner.companyId ?? '' })
  const { data } = await make(recruiter, 'Team')
  expect((await make(manager, 'Own')).status).toBe(403)
  expect((await add(manager, data.id, [ada])).status).toBe(404)
  expect((await app.call(contract.listPools, { token: manager.token })).status).toBe(403)
})

test('many together: removed and restored unchanged, and a line added to their notes and removed', async () => {
  const { data } = await make(recruiter, 'Many')
  const { document } = await add(colleague, data.id, [ada, bob])
  expect(document.meta?.['addedIds']).toEqual([ada, bob])
  expect((await add(recruiter, data.id, [bob, cleo])).document.meta?.['addedIds']).toEqual([cleo])
  const shown = async () => {
    const rows = await members(owner, `filter[pool]=${data.id}&sort=createdAt`)
    return rows.map(({ updatedAt: _, version: __, ...row }: { updatedAt: string; version: number }) => row)
  }
  const all = { params: { id: data.id }, attributes: { candidateIds: [ada, bob, cleo] } }
  const [member] = await members(colleague, `filter[candidate]=${ada}&filter[pool]=${data.id}`)
  await change(colleague, member.id, { note: 'Met in May', remindOn: '2030-01-01' })
  const before = await shown()

  const note = ({ token }: Person, more: object) =>
    app.call(contract.noteInPool, { ...all, token, attributes: { ...all.attributes, line: 'Called', ...more } })
  expect((await note(recruiter, {})).document.meta?.['changed']).toBe(3)
  expect((await shown()).map((row: { note: string }) => row.note)).toEqual(['Met in May\nCalled', 'Called', 'Called'])
  expect((await note(recruiter, { isUndo: true })).document.meta?.['changed']).toBe(3)
  expect(await shown()).toEqual(before)

  const { token } = recruiter
  const restore = (person: Person) => app.call(contract.restoreToPool, { ...all, token: person.token })
  expect((await app.call(contract.removeAllFromPool, { ...all, token })).data.members).toBe(0)
  expect((await restore(colleague)).data).toEqual([])
  expect((await restore(recruiter)).data).toHaveLength(3)
  expect(await shown()).toEqual(before)
  expect((await restore(recruiter)).data).toEqual([])

  await app.call(contract.removeAllFromPool, { ...all, token })
  app.clock.advance(11 * MINUTE_MS)
  expect((await restore(recruiter)).data).toEqual([])
  const stranger = await aPerson(app, 'employer.owner')
  expect([(await restore(stranger)).status, (await note(stranger, {})).status]).toEqual([404, 404])
})

test('of several simultaneous removals of a candidate one succeeds, and a note for a removed candidate is not found', async () => {
  const { data } = await make(recruiter, 'Contested')
  await add(recruiter, data.id, [ada])
  const [member] = await members(recruiter, `filter[pool]=${data.id}`)
  const remove = () => app.call(contract.removeFromPool, { token: colleague.token, params: { id: member.id } })
  const note = () => change(recruiter, member.id, { note: 'Call again' })
  const [removals, notes] = await Promise.all([
    Promise.all(Array.from({ length: 6 }, remove)),
    Promise.all(Array.from({ length: 6 }, note)),
  ])
  const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted()
  expect(statusesOf(removals)).toEqual([204, 404, 404, 404, 404, 404])
  expect(statusesOf(notes).filter((status) => status !== 200 && status !== 404)).toEqual([])
})

test('who names the version they read does not delete what a colleague changed since', async () => {
  const { data } = await make(recruiter, 'Night shifts')
  const params = { id: data.id }
  const ask = (
    endpoint: typeof contract.deletePool | typeof contract.changePool,
    tag: string,
    attributes: Record<string, unknown> = {},
  ) => app.call(endpoint, { token: recruiter.token, params, attributes, headers: { 'if-match': tag } })
  expect((await ask(contract.changePool, '"1"', { name: 'Night and day shifts' })).status).toBe(200)
  const late = await ask(contract.deletePool, '"1"')
  expect([late.status, late.errors[0]?.code, late.errors[0]?.source]).toEqual([
    412,
    'resource.stale',
    { header: 'If-Match' },
  ])
  expect(await pools(recruiter)).toContain('Night and day shifts')
  expect((await ask(contract.deletePool, '"2"')).status).toBe(204)
})
