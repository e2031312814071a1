import { listApiTokens, makeApiToken, revokeApiToken } from '@assay/contracts/api-tokens'
import { runSearch } from '@assay/contracts/candidate-searches'
import { changePassword, deleteAccount, listSessions } from '@assay/contracts/profiles'
import { listRequirements } from '@assay/contracts/requirements'
import { logOut } from '@assay/contracts/sessions'
import { listTeammates, teammateActions } from '@assay/contracts/teammates'
import { getMe } from '@assay/contracts/users'
import { expect, test } from 'vitest'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { aCompany, aPerson, PASSWORD, type Person } from '../../../platform/testing/test-people.ts'
import { DAY_MS, MINUTE_MS } from '../../../platform/time/durations.ts'
import { builtInRoleId, giveRole, insertActiveTeammate } from '../../tenants/index.ts'

const app = await openTestApp()
const { call, clock } = app

const make = ({ token }: Pick<Person, 'token'>, permissions: readonly string[], expiresInDays = 30) =>
  call(makeApiToken, { token, attributes: { name: 'Nightly report', permissions, expiresInDays } })
const search = (token: string) => call(runSearch, { token, attributes: { door: 'summary', text: 'React developer' } })

test('a token does what it is scoped to, and nothing else', async () => {
  const person = await aPerson(app, 'employer.owner')
  const made = await make(person, ['requirement.read'])
  const { token, hint } = made.data
  expect([made.status, token.endsWith(hint), token.startsWith('assay_pat_')]).toEqual([201, true, true])
  expect((await call(getMe, { token })).data.id).toBe(person.user.id)
  expect((await call(listRequirements, { token })).status).toBe(200)
  expect((await search(token)).status).toBe(403)
  const refused = await Promise.all([
    call(listSessions, { token }),
    call(listApiTokens, { token }),
    make({ token }, ['requirement.read']),
    call(logOut, { token }),
    call(changePassword, { token, attributes: {} }),
  ])
  expect(refused.map(({ errors }) => errors[0]?.code)).toEqual(Array(5).fill('session.not-for-tokens'))
  const listed = await call(listApiTokens, { token: person.token })
  expect(listed.data).toMatchObject([{ token: null, hint, lastUsedAt: expect.any(String) }])
  const kept = await app.database.pool.query('select row_to_json(t)::text as row from api_tokens t')
  expect(JSON.stringify(kept.rows)).not.toContain(token)
})

test('a token never allows more than its user, now or later', async () => {
  const viewer = await aPerson(app, 'employer.viewer')
  expect((await make(viewer, ['search.run'])).errors[0]?.code).toBe('permission.denied')
  expect((await make(viewer, [])).status).toBe(422)
  expect((await make(viewer, ['everything'])).status).toBe(422)
  const recruiter = await aPerson(app, 'employer.recruiter')
  const { token } = (await make(recruiter, ['search.run', 'requirement.read'])).data
  expect((await call(listRequirements, { token })).status).toBe(200)
  await app.database.pool.query('delete from user_roles where user_id = $1', [recruiter.user.id])
  expect((await call(listRequirements, { token })).status).toBe(403)
})

test('a token ends when it expires, is revoked, or its account is closed', async () => {
  const person = await aPerson(app, 'employer.recruiter')
  const { id, token } = (await make(person, ['requirement.read'])).data
  const stranger = await aPerson(app, 'employer.recruiter')
  const revoke = (by: Person) => call(revokeApiToken, { token: by.token, params: { id } })
  expect((await revoke(stranger)).status).toBe(404)
  expect((await revoke(person)).status).toBe(204)
  expect((await call(getMe, { token })).status).toBe(401)
  const short = (await make(person, ['requirement.read'], 1)).data.token
  const long = (await make(person, ['requirement.read'], 90)).data.token
  clock.advance(DAY_MS + MINUTE_MS)
  expect((await call(getMe, { token: short })).errors[0]?.code).toBe('api-key.invalid')
  expect((await call(getMe, { token: long })).status).toBe(200)
  const gone = await call(deleteAccount, { token: person.token, attributes: { currentPassword: PASSWORD } })
  expect([gone.status, (await call(getMe, { token: long })).status]).toEqual([204, 401])
})

test('making one demands a recent confirmation, and there are at most twenty', async () => {
  const person = await aPerson(app, 'employer.recruiter')
  // In parallel, so that each could find room before the others are counted.
  const made = await Promise.all(Array.from({ length: 25 }, () => make(person, ['requirement.read'])))
  expect(made.filter(({ status }) => status === 201)).toHaveLength(20)
  expect((await make(person, ['requirement.read'])).errors[0]?.code).toBe('api-token.too-many')
  clock.advance(16 * MINUTE_MS)
  expect((await make(person, ['requirement.read'])).errors[0]?.code).toBe('session.confirmation-required')
})

test('a token of a removed member stays revoked when they join another company', async () => {
  const owner = await aPerson(app, 'employer.owner')
  const leaver = await aPerson(app, 'employer.recruiter', { companyId: owner.companyId ?? '' })
  const { token } = (await make(leaver, ['requirement.read'])).data
  const mates = (await call(listTeammates, { token: owner.token })).data
  const { id } = mates.find(({ userId }: { userId: string }) => userId === leaver.user.id)
  const removed = await call(teammateActions.remove, { token: owner.token, params: { id }, attributes: {} })
  expect([removed.status, (await call(getMe, { token })).status]).toEqual([200, 401])

  const { id: companyId } = await aCompany(app, 'Elsewhere')
  const roleId = builtInRoleId('employer.recruiter')
  const { id: userId, email } = leaver.user
  await giveRole(app.system.db, userId, roleId)
  await insertActiveTeammate(app.system.db, { userId, email, roleId, companyId, agencyId: null, now: app.system.now() })
  expect((await call(getMe, { token })).status).toBe(401)
  expect((await call(listRequirements, { token })).status).toBe(401)
})
