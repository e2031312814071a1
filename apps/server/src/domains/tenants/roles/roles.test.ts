import { type PermissionName, permissionNames } from '@assay/contracts/permission-names'
import { changeTeammate, listTeammates } from '@assay/contracts/teammates'
import {
  changeRole,
  createRole,
  deleteRole,
  getCompany,
  getMe,
  listPermissions,
  listRoles,
} from '@assay/contracts/users'
import { expect, test } from 'vitest'
import { accessOf, may } from '../../../platform/context/may.ts'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { aPerson, type Person, type RoleKey } from '../../../platform/testing/test-people.ts'
import { builtInGrants, builtInRoles } from './permission-matrix.ts'
import { sumOfPermissions } from './permissions.rules.ts'
import { builtInRoleId } from './synchronize-roles.ts'

const app = await openTestApp()
const { call } = app
const roleKeys = builtInRoles.map(({ key }) => key)

test('the matrix lists every permission of the contract and no other', () => {
  const granted = new Set(builtInGrants().map(({ permission }) => permission))
  const neverGranted: PermissionName[] = ['offer.answer'] // by link only
  expect([...granted, ...neverGranted].sort()).toEqual([...permissionNames].sort())
})

// The rows of the specification that this version exposes, with every column.
const EXPOSED: [PermissionName, Record<RoleKey, string>][] = [
  ['search.run', row('- - all all all assigned - - - -')],
  ['search.explain', row('all - all all all assigned assigned - - masked')],
  ['candidate.read', row('read - all all all assigned assigned own own assigned')],
  ['candidate.unmask', row('- - all all all assigned - own own assigned')],
  ['star', row('- - all all all assigned - own own -')],
  ['requirement.read', row('read - all all all assigned assigned assigned assigned assigned')],
  ['company.settings', row('read - all all read read read - - -')],
  ['content.read', row('all all all all all all all all all all')],
]

function row(cells: string): Record<RoleKey, string> {
  return Object.fromEntries(cells.split(' ').map((cell, at) => [roleKeys[at], cell])) as Record<RoleKey, string>
}

test.each(roleKeys)('/me returns for %s exactly what the matrix gives', async (key) => {
  const { token } = await aPerson(app, key)
  const me = await call(getMe, { token, query: 'include=roles.permissions' })
  expect(me.data.roles).toHaveLength(1)
  const permissions = new Map<string, string>(
    me.data.roles[0].permissions.map((one: { name: string; access: string }) => [one.name, one.access]),
  )
  const expected = builtInGrants().filter(({ roleKey }) => roleKey === key)
  expect(Object.fromEntries(permissions)).toEqual(
    Object.fromEntries(expected.map((one) => [one.permission, one.access])),
  )
  for (const [name, cells] of EXPOSED) expect([name, permissions.get(name) ?? '-']).toEqual([name, cells[key]])
})

test('of two roles the wider scope counts', () => {
  const sum = sumOfPermissions([
    { name: 'star', access: 'assigned' },
    { name: 'star', access: 'all' },
    { name: 'tag', access: 'own' },
    { name: 'tag', access: 'masked' },
  ])
  expect(Object.fromEntries(sum)).toEqual({ star: 'all', tag: 'own' })
})

test('a guest searches masked candidates and does nothing else', () => {
  const guest = { kind: 'guest', cookieHash: '' } as const
  expect(accessOf(guest, 'search.run')).toBe('masked')
  expect(permissionNames.filter((name) => may(guest, name))).toEqual([
    'search.run',
    'search.explain',
    'candidate.read',
    'content.read',
    'compensation.read',
  ])
})

test("the roles are those of the caller's scope", async () => {
  const { token } = await aPerson(app, 'agency.owner')
  const answer = await call(listRoles, { token, query: 'include=permissions&sort=-name' })
  expect(answer.data.map(({ name }: { name: string }) => name)).toEqual([
    'Agency owner',
    'Agency member',
    'Agency client',
  ])
  expect(answer.data[1].permissions).toContainEqual(expect.objectContaining({ name: 'candidate.read', access: 'own' }))
})

test("the permissions are those that roles of the caller's scope can hold", async () => {
  const { token } = await aPerson(app, 'employer.viewer')
  const answer = await call(listPermissions, { token, query: 'page[size]=100' })
  const names = answer.data.map(({ name }: { name: string }) => name)
  expect(names).toContain('company.delete')
  expect(names).not.toContain('tenant.create')
})

test('roles are not readable without a session', async () => {
  expect((await call(listRoles)).status).toBe(401)
})

test('a company is visible to its own users and the platform only', async () => {
  const owner = await aPerson(app, 'employer.owner')
  const id = String(owner.companyId)
  const [viewer, admin, foreign, agency] = await Promise.all([
    aPerson(app, 'employer.viewer', { companyId: id }),
    aPerson(app, 'platform.admin'),
    aPerson(app, 'employer.owner'),
    aPerson(app, 'agency.owner'),
  ])
  const ask = async ({ token }: { token: string }) => (await call(getCompany, { token, params: { id } })).status
  expect(await Promise.all([owner, viewer, admin, foreign, agency].map(ask))).toEqual([200, 200, 200, 404, 404])
  expect((await call(getCompany, { params: { id } })).status).toBe(401)
})

test('a caller who knows a company but may not read it is refused', async () => {
  const owner = await aPerson(app, 'employer.owner')
  const creator = await aPerson(app, 'platform.creator')
  const answer = await call(getCompany, { token: creator.token, params: { id: String(owner.companyId) } })
  expect([answer.status, answer.errors[0]?.code]).toEqual([403, 'permission.denied'])
})

const sourcing = [
  { name: 'search.run', access: 'all' },
  { name: 'candidate.read', access: 'all' },
  { name: 'requirement.read', access: 'all' },
]
const create = ({ token }: Person, attributes: object) => call(createRole, { token, attributes: { ...attributes } })
const giveTo = async ({ token }: Person, member: Person, roleId: string) => {
  const mates = (await call(listTeammates, { token })).data
  const { id } = mates.find(({ userId }: { userId: string }) => userId === member.user.id)
  return call(changeTeammate, { token, params: { id }, attributes: { roleId } })
}

test('a custom role grants what it names and nothing else, also after a change', async () => {
  const owner = await aPerson(app, 'employer.owner')
  const member = await aPerson(app, 'employer.recruiter', { companyId: owner.companyId ?? '' })
  const made = await create(owner, { name: '  Sourcer ', description: 'Finds people.', grants: sourcing })
  expect([made.status, made.data.name, made.data.builtIn, made.data.mayEdit]).toEqual([201, 'Sourcer', false, true])
  const roleId = made.data.id
  expect((await giveTo(owner, member, roleId)).status).toBe(200)
  const rightsOf = async () =>
    (await call(getMe, { token: member.token, query: 'include=roles.permissions' })).data.roles[0].permissions
      .map(({ name, access }: { name: string; access: string }) => `${name}:${access}`)
      .toSorted()
  expect(await rightsOf()).toEqual(['candidate.read:all', 'requirement.read:all', 'search.run:all'])

  const reading = [{ name: 'requirement.read', access: 'assigned' }]
  expect(
    (await call(changeRole, { token: owner.token, params: { id: roleId }, attributes: { grants: reading } })).status,
  ).toBe(200)
  expect(await rightsOf()).toEqual(['requirement.read:assigned'])
  const mates = (await call(listTeammates, { token: owner.token, query: `filter[role]=${roleId}` })).data
  expect(mates.map(({ seat }: { seat: string }) => seat)).toEqual(['free'])

  const inUse = await call(deleteRole, { token: owner.token, params: { id: roleId } })
  expect(inUse.errors[0]?.code).toBe('role.in-use')
  await giveTo(owner, member, builtInRoleId('employer.viewer'))
  expect((await call(deleteRole, { token: owner.token, params: { id: roleId } })).status).toBe(204)
})

test('a role cannot be written beyond one’s own permissions, and neither one’s own role nor a built-in one can be changed', async () => {
  const owner = await aPerson(app, 'employer.owner')
  const companyId = owner.companyId ?? ''
  const recruiter = await aPerson(app, 'employer.recruiter', { companyId })
  const manager = await aPerson(app, 'employer.hiringManager', { companyId })
  const all = (...names: string[]) => names.map((name) => ({ name, access: 'all' }))
  const code = ({ status, errors }: { status: number; errors: readonly { code: string }[] }) =>
    errors[0]?.code ?? status

  expect(code(await create(recruiter, { name: 'Sourcer', grants: sourcing }))).toBe('permission.denied')
  expect(code(await create(owner, { name: 'Heir', grants: all('owner.transfer') }))).toBe('validation.invalid')
  expect(code(await create(owner, { name: 'Operator', grants: all('tenant.create') }))).toBe('validation.invalid')
  expect(code(await create(owner, { name: 'Owner', grants: sourcing }))).toBe('role.name-taken')
  expect(code(await create(owner, { name: 'None', grants: [] }))).toBe('validation.invalid')
  expect(code(await create(owner, { name: 'Twice', grants: [...sourcing, ...sourcing] }))).toBe('validation.invalid')

  const staff = { name: 'Staff lead', grants: all('teammate.invite', 'role.assign', 'role.custom', 'company.settings') }
  const { id: roleId } = (await create(owner, staff)).data
  await giveTo(owner, manager, roleId)
  expect(code(await create(manager, { name: 'Payer', grants: all('billing.manage') }))).toBe('permission.denied')
  expect(code(await create(manager, { name: 'Helper', grants: all('teammate.invite') }))).toBe(201)
  const edit = async ({ token }: Person, id: string) =>
    code(await call(changeRole, { token, params: { id }, attributes: { description: 'Mine.' } }))
  expect(await edit(manager, roleId)).toBe('permission.denied')
  expect(await edit(owner, builtInRoleId('employer.viewer'))).toBe('permission.denied')
  expect(await edit(await aPerson(app, 'employer.owner'), roleId)).toBe('resource.not-found')
  expect(await edit(owner, builtInRoleId('agency.owner'))).toBe('resource.not-found')
  const stranger = await aPerson(app, 'employer.owner')
  const seen = (await call(listRoles, { token: stranger.token })).data.map(({ name }: { name: string }) => name)
  expect(seen).not.toContain('Staff lead')
})

test('of two roles that get the same name simultaneously, one is created', async () => {
  const owner = await aPerson(app, 'employer.owner')
  const asked = await Promise.all(
    Array.from({ length: 5 }, () => create(owner, { name: 'Scout', description: '', grants: sourcing })),
  )
  const codes = asked.map(({ status, errors }) => errors[0]?.code ?? status)
  expect(codes.toSorted()).toEqual([201, ...Array(4).fill('role.name-taken')])
})
