import { listActivities } from '@assay/contracts/activities'
import { createRequirement, listRequirements } from '@assay/contracts/requirements'
import { logIn } from '@assay/contracts/sessions'
import * as contract from '@assay/contracts/teammates'
import { getMe } from '@assay/contracts/users'
import { beforeEach, expect, test } from 'vitest'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { aCompany, aPerson, PASSWORD, type Person, type RoleKey } from '../../../platform/testing/test-people.ts'
import { builtInRoleId } from '../roles/index.ts'
import { teammateTransitions } from './teammates.rules.ts'

const app = await openTestApp()
const { call } = app
let people: Record<'owner' | 'admin' | 'recruiter' | 'manager' | 'viewer', Person>

beforeEach(async () => {
  const companyId = (await aCompany(app)).id
  const some = (role: RoleKey) => aPerson(app, role, { companyId })
  people = {
    owner: await some('employer.owner'),
    admin: await some('employer.admin'),
    recruiter: await some('employer.recruiter'),
    manager: await some('employer.hiringManager'),
    viewer: await some('employer.viewer'),
  }
})

async function mateOf({ user }: Person): Promise<string> {
  const { rows } = await app.database.pool.query(
    `select id from teammates where user_id = $1 and state in ('active', 'suspended', 'removed')`,
    [user.id],
  )
  return rows[0].id
}

const act = async (
  verb: keyof typeof contract.teammateActions,
  { token }: Person,
  member: Person,
  attributes: object = {},
) =>
  call(contract.teammateActions[verb], { token, params: { id: await mateOf(member) }, attributes: { ...attributes } })
const change = async ({ token }: Person, member: Person, attributes: object, headers = {}) =>
  call(contract.changeTeammate, { token, params: { id: await mateOf(member) }, attributes: { ...attributes }, headers })
const codeOf = ({ status, errors }: { status: number; errors: readonly { code: string }[] }) =>
  errors[0]?.code ?? status

test('colleagues are listed by name, without those of other companies and former ones', async () => {
  await aPerson(app, 'employer.owner')
  await app.database.pool.query(`update teammates set state = 'removed' where user_id = $1`, [people.recruiter.user.id])
  const seen = await call(contract.listTeammates, { token: people.viewer.token })

  const { owner, admin, manager, viewer } = people
  const names = [owner, admin, manager, viewer].map(({ user }) => user.fullName)
  expect(seen.data.map(({ fullName }: { fullName: string }) => fullName)).toEqual(
    names.toSorted((a, b) => a.localeCompare(b, 'en')),
  )
  expect(seen.data[0]).toMatchObject({ lastSeenAt: null, openWork: null, mayDo: [] })
})

test('agencies have a team of their own, the platform has none', async () => {
  const agency = await aPerson(app, 'agency.owner')
  const admin = await aPerson(app, 'platform.admin')
  const client = await aPerson(app, 'agencyClient.contact', { agencyId: agency.agencyId ?? '' })

  // The owner, who admits them, sees the contacts of clients too.
  expect((await call(contract.listTeammates, { token: agency.token })).data.length).toBe(2)
  for (const { token } of [admin, client]) expect((await call(contract.listTeammates, { token })).status).toBe(403)
})

test('the machine is that of the specification, and a revocation can be undone', () => {
  const edges = Object.entries(teammateTransitions).flatMap(([move, leads]) =>
    Object.entries(leads).map(([from, to]) => `${from} ${move} ${to}`),
  )
  expect(edges.toSorted()).toEqual(
    [
      'pending accept active',
      'pending decline declined',
      'pending expire expired',
      'pending revoke revoked',
      'expired revoke revoked',
      'revoked restore pending',
      'pending resend pending',
      'expired resend pending',
      'active suspend suspended',
      'suspended reactivate active',
      'active remove removed',
      'suspended remove removed',
    ].toSorted(),
  )
})

test('roles are changed neither by users themselves nor for users above', async () => {
  const { owner, admin, recruiter, manager, viewer } = people
  const roleId = builtInRoleId('employer.viewer')
  const tries: [string, Promise<Parameters<typeof codeOf>[0]>][] = [
    ['own role', change(owner, owner, { roleId })],
    ['own role by an admin', change(admin, admin, { roleId })],
    ['the owner by an admin', change(admin, owner, { roleId })],
    ['to owner by an admin', change(admin, recruiter, { roleId: builtInRoleId('employer.owner') })],
    ['by a recruiter', change(recruiter, viewer, { roleId })],
    ['to a role of agencies', change(owner, viewer, { roleId: builtInRoleId('agency.owner') })],
    ['by an admin', change(admin, manager, { roleId: builtInRoleId('employer.recruiter') })],
  ]
  const seen = []
  for (const [name, answer] of tries) seen.push([name, codeOf(await answer)])
  expect(seen).toEqual([
    ['own role', 'teammate.self'],
    ['own role by an admin', 'teammate.self'],
    ['the owner by an admin', 'permission.denied'],
    ['to owner by an admin', 'permission.denied'],
    ['by a recruiter', 'permission.denied'],
    ['to a role of agencies', 'validation.invalid'],
    ['by an admin', 200],
  ])
  const me = await call(getMe, { token: manager.token, query: 'include=roles' })
  expect(me.data.roles.map(({ name }: { name: string }) => name)).toEqual(['Recruiter'])
  const stranger = await aPerson(app, 'employer.owner')
  expect(codeOf(await change(stranger, viewer, { roleId }))).toBe('resource.not-found')
})

test('a change that was made to something older is refused', async () => {
  const { owner, viewer } = people
  const roleId = builtInRoleId('employer.recruiter')
  expect(codeOf(await change(owner, viewer, { roleId }, { 'if-match': '"1"' }))).toBe(200)
  expect(codeOf(await change(owner, viewer, { roleId }, { 'if-match': '"1"' }))).toBe('resource.stale')
})

test('a suspended member is signed out, admitted by nothing, and comes back with everything', async () => {
  const { owner, recruiter } = people
  expect((await act('suspend', owner, recruiter)).data).toMatchObject({ state: 'suspended' })
  expect((await call(getMe, { token: recruiter.token })).status).toBe(401)
  const session = await call(logIn, { attributes: { email: recruiter.user.email, password: PASSWORD } })
  const token = session.json.access_token
  const refused = await call(getMe, { token })
  expect([refused.status, refused.errors[0]?.code]).toEqual([403, 'session.disabled'])

  expect(codeOf(await act('suspend', owner, recruiter))).toBe('teammate.transition')
  expect((await act('reactivate', owner, recruiter)).data.state).toBe('active')
  expect((await call(listRequirements, { token })).status).toBe(200)
})

test('the last owner stays', async () => {
  const { owner, admin, recruiter } = people
  for (const verb of ['suspend', 'remove'] as const) {
    expect(codeOf(await act(verb, owner, owner))).toBe('teammate.self')
    expect(codeOf(await act(verb, admin, owner))).toBe('permission.denied')
  }
  expect(codeOf(await change(owner, recruiter, { roleId: builtInRoleId('employer.owner') }))).toBe(200)
  const both = await Promise.all([act('suspend', owner, recruiter), act('suspend', recruiter, owner)])
  expect(both.filter(({ status }) => status === 200).length).toBe(1)
})

test('a company changes hands when the admin accepts', async () => {
  const { owner, admin, recruiter } = people
  expect(codeOf(await act('proposeOwnership', admin, recruiter))).toBe('permission.denied')
  expect(codeOf(await act('proposeOwnership', owner, recruiter))).toBe('permission.denied')
  expect(codeOf(await act('acceptOwnership', admin, admin))).toBe('teammate.transition')
  expect((await act('proposeOwnership', owner, admin)).data.ownershipOfferedAt).not.toBeNull()
  expect((await act('declineOwnership', admin, admin)).data.ownershipOfferedAt).toBeNull()
  await act('proposeOwnership', owner, admin)
  expect(codeOf(await act('acceptOwnership', recruiter, admin))).toBe('permission.denied')
  expect((await act('acceptOwnership', admin, admin)).data.roleName).toBe('Owner')
  const roleOf = async ({ token }: Person) =>
    (await call(getMe, { token, query: 'include=roles' })).data.roles.map(({ name }: { name: string }) => name)
  expect([await roleOf(owner), await roleOf(admin)]).toEqual([['Admin'], ['Owner']])
  const activities = await call(listActivities, { token: admin.token, query: 'page[size]=50' })
  const verbs: string[] = activities.data.map(({ verb }: { verb: string }) => verb)
  expect(verbs.filter((verb) => verb.startsWith('owner.'))).toEqual([
    'owner.accept',
    'owner.propose',
    'owner.decline',
    'owner.propose',
  ])
})

test('a member’s page shows how they work; sessions are for users who manage the team', async () => {
  const { owner, viewer, recruiter } = people
  const id = await mateOf(recruiter)
  const seen = async ({ token }: Person) => call(contract.getTeammateDetails, { token, params: { id } })
  expect((await seen(owner)).data).toMatchObject({ timezone: 'UTC', jobs: [], sessions: [{}] })
  expect((await seen(owner)).data.interviewLoad.length).toBe(4)
  expect((await seen(viewer)).data.sessions).toBeNull()
  expect((await seen(recruiter)).data.sessions.length).toBe(1)
  expect((await seen(await aPerson(app, 'employer.owner'))).status).toBe(404)

  expect((await act('signOut', owner, recruiter)).status).toBe(200)
  expect((await call(getMe, { token: recruiter.token })).status).toBe(401)
})

test('a member limited to some jobs sees those shared with a colleague, and no others', async () => {
  const { owner, manager, viewer } = people
  const job = async (title: string, team: readonly Person[]) => {
    const attributes = { title, description: 'Go.', team: team.map(({ user }) => user.id) }
    return (await call(createRequirement, { token: owner.token, attributes })).data.id
  }
  const shared = await job('Shared job', [manager, viewer])
  const secret = await job('Secret job', [manager])
  const idsSeenBy = async ({ token }: Person) => {
    const params = { id: await mateOf(manager) }
    const { data } = await call(contract.getTeammate, { token, params })
    const details = await call(contract.getTeammateDetails, { token, params })
    return [data.requirementIds, details.data.jobs.map(({ id }: { id: string }) => id)]
  }
  expect(await idsSeenBy(owner)).toEqual(Array(2).fill(expect.arrayContaining([shared, secret])))
  expect(await idsSeenBy(viewer)).toEqual([[shared], [shared]])
})
