import { listActivities } from '@assay/contracts/activities'
import * as contract from '@assay/contracts/factor-resets'
import { logIn } from '@assay/contracts/sessions'
import { getMe, getUser } from '@assay/contracts/users'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../../platform/database/new-id.ts'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { aPerson, PASSWORD, type Person } from '../../../platform/testing/test-people.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'

const app = await openTestApp()
const { call } = app
let admin: Person
let second: Person

beforeAll(async () => {
  admin = await aPerson(app, 'platform.admin')
  second = await aPerson(app, 'platform.admin')
})

/** A user who lost the authenticator app. */
async function aLockedOut(): Promise<Person> {
  const person = await aPerson(app, 'employer.owner')
  const { pool } = app.database
  await pool.query(
    `insert into totp_keys (user_id, sealed_key, last_step, confirmed_at, created_at, updated_at)
     values ($1, '\\x00', 0, now(), now(), now())`,
    [person.user.id],
  )
  await pool.query(`update users set two_factor = 'totp' where id = $1`, [person.user.id])
  return person
}

const propose = ({ user }: Person, by = admin) =>
  call(contract.proposeFactorReset, { token: by.token, attributes: { userId: user.id, reason: 'Lost their phone' } })
const decide = (verb: 'confirm' | 'reject', id: string, by = second) =>
  call(contract.factorResetActions[verb], { token: by.token, params: { id }, attributes: {} })
const codeOf = ({ status, errors }: Awaited<ReturnType<typeof call>>) => [status, errors[0]?.code]
const enter = (person: Person) => call(logIn, { attributes: { email: person.user.email, password: PASSWORD } })
const subjectsTo = (person: Person) =>
  app.mails.filter(({ to }) => String(to).includes(person.user.email)).map(({ text }) => text)

test('two operators remove a second factor; sessions end, and the user is notified of both steps', async () => {
  const person = await aLockedOut()
  expect((await enter(person)).json.access_token).toBeUndefined()
  const { id } = person.user
  const factorSeenBy = async ({ token }: Person) => (await call(getUser, { token, params: { id } })).data.twoFactor
  const colleague = await aPerson(app, 'employer.admin', { companyId: person.companyId ?? '' })
  expect([await factorSeenBy(admin), await factorSeenBy(colleague)]).toEqual(['totp', null])
  const { data, status } = await propose(person)
  expect([status, data.state, data.mayDo]).toEqual([201, 'proposed', ['reject']])
  expect(codeOf(await propose(person))).toEqual([409, 'factor-reset.transition'])
  expect(codeOf(await decide('confirm', data.id, admin))).toEqual([409, 'factor-reset.second-person'])
  expect((await call(getMe, { token: person.token })).status).toBe(200)
  const confirmed = await decide('confirm', data.id)
  expect(confirmed.data).toMatchObject({ state: 'confirmed', decidedByName: second.user.fullName, mayDo: [] })
  expect((await call(getMe, { token: person.token })).status).toBe(401)
  expect(codeOf(await decide('confirm', data.id))).toEqual([409, 'factor-reset.transition'])
  const entered = await enter(person)
  expect(entered.json.access_token).toBeDefined()
  await app.catchUp()
  const received = subjectsTo(person).join()
  expect(received).toContain('asked to remove your second factor')
  expect(received).toContain('removed your authenticator app')
  const { data: timeline } = await call(listActivities, { token: entered.json.access_token })
  const verbs = timeline.map(({ verb }: { verb: string }) => verb)
  expect(verbs).toEqual(expect.arrayContaining(['user.proposeFactorReset', 'user.confirmFactorReset']))
})

test('a rejected or late reset changes nothing, and can be proposed again', async () => {
  const person = await aLockedOut()
  const { data } = await propose(person)
  expect((await decide('reject', data.id, admin)).data.state).toBe('rejected')
  const again = (await propose(person)).data
  app.clock.advance(4 * DAY_MS)
  const late = await call(contract.getFactorReset, { token: admin.token, params: { id: again.id } })
  expect(late.data).toMatchObject({ state: 'expired', mayDo: ['reject'] })
  expect(codeOf(await decide('confirm', again.id))).toEqual([409, 'factor-reset.transition'])
  expect((await enter(person)).json.access_token).toBeUndefined()
  expect((await propose(person)).status).toBe(201)
})

test('only operators, not for themselves, and only where there is something to reset', async () => {
  const person = await aLockedOut()
  expect(codeOf(await propose(person, person))).toEqual([403, 'permission.denied'])
  expect((await call(contract.listFactorResets, { token: person.token })).status).toBe(403)
  expect(codeOf(await propose(admin))).toEqual([403, 'permission.denied'])
  expect(codeOf(await propose(await aPerson(app, 'employer.owner')))).toEqual([409, 'factor-reset.transition'])
  const nobody = { userId: newId(), reason: 'Lost their phone' }
  expect((await call(contract.proposeFactorReset, { token: admin.token, attributes: nobody })).status).toBe(404)
  expect((await call(contract.listFactorResets)).status).toBe(401)
})
