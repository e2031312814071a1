import { createHash } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as contract from '@assay/contracts/activities'
import * as requirementContract from '@assay/contracts/requirements'
import { expect, test } from 'vitest'
import { verifyCommand } from '../../cli/verify.ts'
import { newId } from '../../platform/database/new-id.ts'
import { openTestApp } from '../../platform/testing/test-app.ts'
import { aCompany, anAgency, aPerson, type Person, type RoleKey } from '../../platform/testing/test-people.ts'
import { DAY_MS } from '../../platform/time/durations.ts'

const app = await openTestApp()
const { pool } = app.database

interface Doing {
  readonly by?: Person
  readonly network?: string
  readonly verb?: string
  readonly requirementId?: string
  readonly candidateId?: string
  readonly after?: Record<string, unknown>
}

/** Records some activity in a tenant. */
async function doing(tenantId: string, { by, network, verb = 'thing.happen', ...rest }: Doing = {}): Promise<void> {
  const actor = by
    ? {
        kind: 'user' as const,
        userId: by.user.id,
        sessionId: '',
        scope: by.user.scope,
        permissions: new Map(),
        companyId: by.companyId,
        agencyId: by.agencyId,
        roleKeys: [],
      }
    : { kind: 'system' as const }
  const ctx = app.app.makeContext({ actor, requestId: newId(), ...(network === undefined ? {} : { network }) })
  await ctx.transaction(async (tx) =>
    tx.record({ name: 'thingHappened', tenantId, verb, target: { type: 'things', id: newId() }, ...rest }),
  )
}

async function aTeam(...roles: RoleKey[]): Promise<{ companyId: string; people: Person[] }> {
  const { id: companyId } = await aCompany(app)
  const people: Person[] = []
  for (const role of roles) people.push(await aPerson(app, role, { companyId }))
  return { companyId, people }
}

const list = ({ token }: Person, query = '') => app.call(contract.listActivities, { token, query })
const check = async ({ token }: Person) => (await app.call(contract.checkActivities, { token })).data
const verbs = (data: { verb: string }[]) => data.map(({ verb }) => verb).filter((verb) => verb.startsWith('thing.'))

async function aRequirement({ token }: Person): Promise<string> {
  const attributes = { title: 'Payments engineer', description: 'Go and PostgreSQL.' }
  return (await app.call(requirementContract.createRequirement, { token, attributes })).data.id
}

test('an owner reads the whole company and nothing of another', async () => {
  const [here, there] = [await aTeam('employer.owner', 'employer.recruiter'), await aTeam('employer.owner')]
  const [owner, recruiter] = here.people as [Person, Person]
  await doing(here.companyId, { by: recruiter, verb: 'thing.change', after: { stage: 'offer' } })
  await doing(there.companyId, { verb: 'thing.secret' })
  const { data } = await list(owner)
  expect(verbs(data)).toEqual(['thing.change'])
  const entry = data.find(({ verb }: { verb: string }) => verb === 'thing.change')
  expect(entry).toMatchObject({ actorType: 'user', actorName: recruiter.user.fullName, after: { stage: 'offer' } })
  const params = { id: entry.id }
  expect((await app.call(contract.getActivity, { token: owner.token, params })).data).toMatchObject({ seq: entry.seq })
  const stranger = there.people[0] as Person
  expect((await app.call(contract.getActivity, { token: stranger.token, params })).status).toBe(404)
})

test('a recruiter reads what is assigned and their own activity, a hiring manager what is assigned, a viewer nothing', async () => {
  const { companyId, people } = await aTeam('employer.recruiter', 'employer.hiringManager', 'employer.viewer')
  const [recruiter, manager, viewer] = people as [Person, Person, Person]
  const requirementId = await aRequirement(recruiter)
  for (const { user } of [recruiter, manager])
    await pool.query(
      'insert into requirement_assignments (requirement_id, user_id) values ($1, $2) on conflict do nothing',
      [requirementId, user.id],
    )
  await doing(companyId, { verb: 'thing.assigned', requirementId })
  await doing(companyId, { verb: 'thing.own', by: recruiter })
  await doing(companyId, { verb: 'thing.other' })
  expect(verbs((await list(recruiter)).data).sort()).toEqual(['thing.assigned', 'thing.own'])
  expect(verbs((await list(manager)).data)).toEqual(['thing.assigned'])
  expect((await list(viewer)).status).toBe(403)
  expect((await app.call(contract.checkActivities, { token: viewer.token })).status).toBe(403)
})

test('an agency owner reads the agency, a member only their own activity', async () => {
  const agencyId = await anAgency(app)
  const owner = await aPerson(app, 'agency.owner', { agencyId })
  const member = await aPerson(app, 'agency.member', { agencyId })
  await doing(agencyId, { by: member, verb: 'thing.mine' })
  await doing(agencyId, { by: owner, verb: 'thing.theirs' })
  expect(verbs((await list(owner)).data).sort()).toEqual(['thing.mine', 'thing.theirs'])
  expect(verbs((await list(member)).data)).toEqual(['thing.mine'])
})

test('owners see the networks of their own people, others only of what they did themselves', async () => {
  const { companyId, people } = await aTeam('employer.owner', 'employer.recruiter')
  const [owner, recruiter] = people as [Person, Person]
  const agencyMember = await aPerson(app, 'agency.owner')
  const operator = await aPerson(app, 'platform.admin')
  const network = '203.0.113.0'
  await doing(companyId, { by: recruiter, verb: 'thing.ours', network })
  await doing(companyId, { by: agencyMember, verb: 'thing.theirs', network })
  await doing(agencyMember.agencyId ?? '', { by: agencyMember, verb: 'thing.agency', network })
  const seen = async (by: Person) => {
    const entries = (await list(by)).data as { verb: string; ip: string | null }[]
    return entries.flatMap(({ verb, ip }) => (verb.startsWith('thing.') && ip !== null ? [verb] : [])).sort()
  }
  expect(await seen(owner)).toEqual(['thing.ours'])
  expect(await seen(recruiter)).toEqual(['thing.ours'])
  expect(await seen(agencyMember)).toEqual(['thing.agency'])
  expect(await seen(operator)).toEqual([])
})

test('the platform sees that something happened, without details', async () => {
  const { companyId } = await aTeam()
  const admin = await aPerson(app, 'platform.admin')
  await doing(companyId, { verb: 'thing.detailed', after: { reason: 'private' }, candidateId: newId() })
  const { data } = await list(admin)
  const entry = data.find(({ verb }: { verb: string }) => verb === 'thing.detailed')
  expect(entry).toMatchObject({ before: null, after: null, candidateId: null, candidateName: null, reasonCode: null })
  const file = await exported(admin, 'csv')
  expect(file).toContain('thing.detailed')
  expect(file).not.toContain('private')
})

test('the list is filtered by requirement, person, kind and range, and is paged', async () => {
  const { companyId, people } = await aTeam('employer.owner')
  const [owner] = people as [Person]
  const requirementId = await aRequirement(owner)
  for (let at = 0; at < 12; at += 1) await doing(companyId, { verb: 'offer.send' })
  await doing(companyId, { verb: 'thing.mine', by: owner })
  const offers = await list(owner, 'filter[kind]=offer&page[size]=10')
  expect([offers.data.length, offers.json.meta.total]).toEqual([10, 12])
  const next = new URL(offers.json.links.next, 'http://assay.test').search.slice(1)
  expect((await list(owner, next)).data).toHaveLength(2)
  expect((await list(owner, `filter[requirement]=${requirementId}`)).data).toEqual([
    expect.objectContaining({ verb: 'requirement.create', requirementTitle: 'Payments engineer' }),
  ])
  expect(verbs((await list(owner, `filter[person]=${owner.user.id}`)).data)).toEqual(['thing.mine'])
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString()
  expect((await list(owner, `filter[from]=${tomorrow}`)).data).toEqual([])
  expect((await list(owner, `filter[to]=${tomorrow}&filter[kind]=offer`)).json.meta.total).toBe(12)
})

test('a note appears in the timeline; after its erasure the chain is intact', async () => {
  const { people } = await aTeam('employer.owner')
  const [owner] = people as [Person]
  const requirementId = await aRequirement(owner)
  const attributes = { note: 'Called the team: two rounds are enough.', requirementId, candidateId: null }
  const added = await app.call(contract.addNote, { token: owner.token, attributes })
  expect([added.status, added.data.note, added.data.verb]).toEqual([201, attributes.note, 'note.add'])
  await pool.query('delete from activity_notes where id = $1', [added.data.targetId])
  const params = { id: added.data.id }
  expect((await app.call(contract.getActivity, { token: owner.token, params })).data.note).toBe(null)
  expect(await check(owner)).toMatchObject({ unbroken: true, firstBroken: null })
})

test.each([
  ['its words', "body = 'Called the team: three rounds.'"],
  ['its words and its salt', "body = 'Something else', salt = sha256('x')"],
  ['its salt alone', 'salt = null'],
])('a note altered by %s is detected', async (_, change) => {
  const { people } = await aTeam('employer.owner')
  const [owner] = people as [Person]
  const attributes = { note: 'Called the team: two rounds are enough.' }
  const added = await app.call(contract.addNote, { token: owner.token, attributes })
  expect(await check(owner)).toMatchObject({ unbroken: true })
  await pool.query(`update activity_notes set ${change} where id = $1`, [added.data.targetId])
  expect(await check(owner)).toMatchObject({ unbroken: false, firstBroken: { id: added.data.id } })
})

test("a note outside the writer's scope is refused, and so is an empty one", async () => {
  const [here, there] = [await aTeam('employer.owner', 'employer.viewer'), await aTeam('employer.owner')]
  const [owner, viewer] = here.people as [Person, Person]
  const foreign = await aRequirement(there.people[0] as Person)
  const write = (person: Person, attributes: Record<string, unknown>) =>
    app.call(contract.addNote, { token: person.token, attributes })
  expect((await write(owner, { note: 'Hm', requirementId: foreign })).status).toBe(404)
  expect((await write(owner, { note: 'Hm', candidateId: newId() })).status).toBe(404)
  expect((await write(owner, { note: '  ' })).status).toBe(422)
  expect((await write(viewer, { note: 'Hm' })).status).toBe(403)
})

/** Acts as a user with direct access to the database. */
async function tamper(statement: string, ...values: unknown[]): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin; alter table activities disable trigger user')
    await client.query(statement, values)
    await client.query('alter table activities enable trigger user; commit')
  } finally {
    client.release()
  }
}

test('changed, removed and truncated entries are detected, and the first one is named', async () => {
  for (const [seq, statement] of [
    [3, `update activities set after = '{"stage":"hired"}' where tenant_id = $1 and seq = 3`],
    [5, 'delete from activities where tenant_id = $1 and seq = 4'],
    [7, 'delete from activities where tenant_id = $1 and seq >= 7'],
  ] as const) {
    const { companyId, people } = await aTeam('employer.owner')
    const [owner] = people as [Person]
    for (let at = 0; at < 9; at += 1) await doing(companyId, { after: { stage: 'offer' } })
    expect(await check(owner)).toMatchObject({ unbroken: true, entries: 9, firstBroken: null })
    await tamper(statement, companyId)
    expect(await check(owner)).toMatchObject({ unbroken: false, firstBroken: { seq } })
  }
})

async function exported({ token }: Person, form: 'csv' | 'json', query = ''): Promise<string> {
  const url = `/api/v1/activity-exports/${form}${query}`
  const answer = await app.app.routes.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
  expect(answer.statusCode).toBe(200)
  return answer.body
}

test('the exported hashes can be recomputed by anyone', async () => {
  const { companyId, people } = await aTeam('employer.owner')
  const [owner] = people as [Person]
  for (let at = 0; at < 4; at += 1) await doing(companyId, { by: owner, after: { größe: at } })
  const { entries } = JSON.parse(await exported(owner, 'json')) as {
    entries: { prevHash: string; hash: string; canonical: string }[]
  }
  let previous = createHash('sha256').update('').digest('hex')
  for (const { prevHash, hash, canonical } of entries) {
    expect(prevHash).toBe(previous)
    previous = createHash('sha256').update(Buffer.from(prevHash, 'hex')).update(canonical).digest('hex')
    expect(hash).toBe(previous)
  }
  expect(entries).toHaveLength(4)
  expect((await check(owner)).headHash).toBe(previous)
})

test('an exported log is verified offline: what was altered is named, what is filtered out is a gap', async () => {
  const { companyId, people } = await aTeam('employer.owner')
  const [owner] = people as [Person]
  for (let at = 0; at < 4; at += 1) await doing(companyId, { by: owner, after: { größe: at, deep: { list: [at] } } })
  const path = join(mkdtempSync(join(tmpdir(), 'assay-log-')), 'log.json')
  const verified = async (text: string, ...options: string[]) => {
    writeFileSync(path, text)
    const said: string[] = []
    const output = {
      out: (words: string) => said.push(words),
      err: (words: string) => said.push(words),
      isTerminal: false,
    }
    return [await verifyCommand.run([path, ...options], output), said.join('')] as const
  }
  const whole = await exported(owner, 'json')
  const { headHash } = await check(owner)
  const [code, said] = await verified(whole, '--contains', headHash)
  expect(said).toMatch(/^Nothing was altered: a log of 4 entries, .*\nlast entry 4, hash [0-9a-f]{64}\n$/)
  expect(code).toBe(0)

  const altered = (change: (entries: { [name: string]: unknown }[]) => void) => {
    const log = JSON.parse(whole)
    change(log.entries)
    return verified(JSON.stringify(log))
  }
  for (const [name, value] of Object.entries({
    verb: 'thing.hide',
    at: '2020-01-01T00:00:00.000Z',
    after: { größe: 9 },
    reasonCode: 'x',
  }))
    expect(await altered((entries) => Object.assign(entries[1] ?? {}, { [name]: value }))).toEqual([
      1,
      'Altered:\n  entry 2 differs from what was hashed\n',
    ])
  expect(await altered((entries) => Object.assign(entries[1] ?? {}, { hash: '0'.repeat(64) }))).toEqual([
    1,
    'Altered:\n  entry 2 does not match its hash\n  entry 3 does not follow entry 2\n',
  ])
  expect(await verified(whole, '--contains', '0'.repeat(64))).toEqual([
    1,
    `Altered:\n  no entry has the hash ${'0'.repeat(64)}\n`,
  ])
  expect((await altered((entries) => entries.splice(1, 2)))[1]).toContain('gaps: 1, ')
  expect(await verified('{"entries": 4}')).toEqual([
    1,
    'Not verified:\n  the file is not an evidence file of a known format\n',
  ])
})

test('a spreadsheet evaluates no cell of the table as a formula', async () => {
  const { people } = await aTeam('employer.owner')
  const [owner] = people as [Person]
  const attributes = { note: '=HYPERLINK("http://evil.test")' }
  await app.call(contract.addNote, { token: owner.token, attributes })
  expect(await exported(owner, 'csv')).toContain(`"'=HYPERLINK(""http://evil.test"")"`)
})
