import { listActivities } from '@assay/contracts/activities'
import { logIn } from '@assay/contracts/sessions'
import { getMe } from '@assay/contracts/users'
import { expect, test } from 'vitest'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { aPerson, PASSWORD } from '../../../platform/testing/test-people.ts'
import { resetAdminPassword } from './reset-admin-password.ts'

const app = await openTestApp()
const { call } = app
const NEXT = 'a lantern for seven geese'
const enter = (email: string, password: string) => call(logIn, { attributes: { email, password } })
const reset = (email: string, also: { password?: string; removesFactors?: boolean } = {}) =>
  resetAdminPassword(app.system, { email, password: NEXT, removesFactors: false, ...also })

test('an operator who forgot the password gets a new one, is signed out everywhere and notified', async () => {
  const { user, token } = await aPerson(app, 'platform.admin')
  await reset(user.email)
  expect((await call(getMe, { token })).status).toBe(401)
  expect((await enter(user.email, PASSWORD)).errors[0]?.code).toBe('session.wrong-credentials')
  expect((await enter(user.email, NEXT)).json.access_token).toBeDefined()
  await app.app.outbox.drain()
  expect(app.mails.findLast(({ to }) => String(to).includes(user.email))?.text).toContain('a command on the server')
  const other = await aPerson(app, 'platform.admin')
  const { data } = await call(listActivities, { token: other.token, query: 'page[size]=50' })
  expect(data.filter(({ verb }: { verb: string }) => verb === 'password.resetByCommand')).toHaveLength(1)
})

test('the second factor stays unless it is to be removed as well', async () => {
  const { user } = await aPerson(app, 'platform.admin')
  await app.database.pool.query(
    `insert into totp_keys (user_id, sealed_key, last_step, confirmed_at, created_at, updated_at)
     values ($1, '\\x00', 0, now(), now(), now())`,
    [user.id],
  )
  await app.database.pool.query(`update users set two_factor = 'totp' where id = $1`, [user.id])
  await reset(user.email)
  expect((await enter(user.email, NEXT)).json.access_token).toBeUndefined()
  await reset(user.email, { removesFactors: true })
  expect((await enter(user.email, NEXT)).json.access_token).toBeDefined()
})

test('other users, disabled operators and weak passwords are refused', async () => {
  const owner = await aPerson(app, 'employer.owner')
  await expect(reset(owner.user.email)).rejects.toThrow(`there is no operator ${owner.user.email}`)
  await expect(reset('nobody@assay.test')).rejects.toThrow('there is no operator')
  const { user } = await aPerson(app, 'platform.admin')
  await expect(reset(user.email, { password: 'short' })).rejects.toThrow('at least 10 characters')
  await expect(reset(user.email, { password: 'password123' })).rejects.toThrow('too common')
  await app.database.pool.query('update users set disabled_at = now() where id = $1', [user.id])
  await expect(reset(user.email)).rejects.toThrow('another operator can enable the account')
  expect((await enter(owner.user.email, PASSWORD)).json.access_token).toBeDefined()
})
