import { makeApiToken } from '@assay/contracts/api-tokens'
import {
  getPasswordReset,
  listPasswordResets,
  requestPasswordReset,
  usePasswordReset,
} from '@assay/contracts/password-resets'
import { changePassword } from '@assay/contracts/profiles'
import { register } from '@assay/contracts/registrations'
import { logIn } from '@assay/contracts/sessions'
import { getMe } from '@assay/contracts/users'
import { expect, test } from 'vitest'
import { APP_URL, openTestApp } from '../../../platform/testing/test-app.ts'
import { aPerson, PASSWORD } from '../../../platform/testing/test-people.ts'
import { DAY_MS, MINUTE_MS } from '../../../platform/time/durations.ts'

const app = await openTestApp()
const { call, clock, mails } = app
const NEXT = 'a lantern for seven geese'

const ask = (email: string) => call(requestPasswordReset, { attributes: { email } })

/** Requests a reset and reads the link from the mail. */
async function aReset(email: string) {
  const { data } = await ask(email)
  await app.app.outbox.drain()
  const link = `${APP_URL}/password/email#${data.id}.`
  const mail = mails.findLast(({ text }) => text?.includes(link))
  return { id: data.id as string, token: /^[\w-]+/.exec(mail?.text?.split(link)[1] ?? '')?.[0] ?? '' }
}

const use = ({ id, token }: { id: string; token: string }, password = NEXT) =>
  call(usePasswordReset, { params: { id }, attributes: { token, password, passwordConfirmation: password } })

const enter = (email: string, password: string) => call(logIn, { attributes: { email, password } })

test('a forgotten password is reset by mail, which signs out everywhere and notifies the user', async () => {
  const { user, token } = await aPerson(app, 'employer.owner')
  const attributes = { name: 'Report', permissions: ['requirement.read'], expiresInDays: 30 }
  const program = (await call(makeApiToken, { token, attributes })).data.token
  const reset = await aReset(user.email)
  const used = await use(reset)
  expect([used.status, used.data.state]).toEqual([200, 'used'])
  expect((await call(getMe, { token })).status).toBe(401)
  expect((await call(getMe, { token: program })).status).toBe(401)
  expect((await enter(user.email, PASSWORD)).status).toBe(422)
  const again = (await enter(user.email, NEXT)).json.access_token
  const { data } = await call(listPasswordResets, { token: again })
  expect(data).toMatchObject([{ id: reset.id, state: 'used' }])
  await app.app.outbox.drain()
  expect(mails.at(-1)).toMatchObject({ to: user.email, subject: expect.stringContaining('security setting') })
})

test('an address without an account gets the same answer and no mail', async () => {
  const { user } = await aPerson(app, 'employer.owner')
  const [known, unknown] = [await ask(user.email), await ask('nobody@nowhere.test')]
  const shape = ({ status, data }: typeof known) => [status, Object.keys(data).sort(), data.state, data.usedAt]
  expect(shape(unknown)).toEqual(shape(known))
  const sent = mails.length
  await app.app.outbox.drain()
  expect(mails.slice(sent).map(({ to }) => to)).toEqual([user.email])
  const [one, other] = await Promise.all(
    [known, unknown].map(({ data: { id } }) => call(getPasswordReset, { params: { id } })),
  )
  expect(shape(one ?? known)).toEqual(shape(other ?? unknown))
  const kept = await app.database.pool.query('select email from password_resets where email is not null')
  expect(kept.rows).toEqual([])
})

test('a link works once, for an hour, and only the latest one', async () => {
  const { user } = await aPerson(app, 'employer.owner')
  const first = await aReset(user.email)
  const second = await aReset(user.email)
  expect((await use(first)).errors[0]?.code).toBe('verification.expired')
  expect((await use({ ...second, token: 'x'.repeat(43) })).errors[0]?.code).toBe('verification.expired')
  const [one, other] = await Promise.all([use(second), use(second, 'another good word of mine')])
  expect([one, other].map((answer) => answer?.status).sort()).toEqual([200, 410])
  const third = await aReset(user.email)
  clock.advance(61 * MINUTE_MS)
  expect((await use(third)).errors[0]?.code).toBe('verification.expired')
})

test('weak and unequal passwords are refused, and the link stays usable', async () => {
  const { user } = await aPerson(app, 'employer.owner')
  const reset = await aReset(user.email)
  expect((await use(reset, 'password123')).errors[0]?.source?.pointer).toBe('/data/attributes/password')
  const unequal = await call(usePasswordReset, {
    params: { id: reset.id },
    attributes: { token: reset.token, password: NEXT, passwordConfirmation: 'something else' },
  })
  expect(unequal.errors[0]?.source?.pointer).toBe('/data/attributes/passwordConfirmation')
  expect((await use(reset)).status).toBe(200)
})

test('a changed password makes open links useless', async () => {
  const { user, token } = await aPerson(app, 'employer.owner')
  const reset = await aReset(user.email)
  const attributes = { currentPassword: PASSWORD, password: NEXT, passwordConfirmation: NEXT }
  expect((await call(changePassword, { token, attributes })).status).toBe(204)
  expect((await use(reset, 'another good word of mine')).errors[0]?.code).toBe('verification.expired')
})

test('one address gets at most three mails an hour, and every request the same answer', async () => {
  const { user } = await aPerson(app, 'employer.owner')
  for (let time = 0; time < 5; time += 1) expect((await aReset(user.email)).id).toBeTruthy()
  expect(mails.filter(({ to, subject }) => to === user.email && subject.startsWith('Set a new')).length).toBe(3)
})

test('old requests are forgotten', async () => {
  await ask('forgotten@nowhere.test')
  clock.advance(31 * DAY_MS)
  await app.catchUp()
  expect((await app.database.pool.query('select id from password_resets')).rows).toEqual([])
})

test('signing in after a registration does not tell whether the address or its company had an account', async () => {
  const { user } = await aPerson(app, 'employer.owner', { email: 'holder@taken-company.test' })
  const form = (email: string, password: string) => ({
    fullName: 'Grace Hopper',
    email,
    password,
    passwordConfirmation: password,
    companyName: 'Navy',
    country: 'DE',
    sizeBand: '11-50',
    timezone: 'Europe/Berlin',
    acceptTerms: true,
  })
  const seen: unknown[] = []
  for (const email of [user.email, 'colleague@taken-company.test', 'anybody@free-company.test']) {
    const answers = []
    for (const password of [NEXT, 'another good word of mine']) {
      expect((await call(register, { attributes: form(email, password) })).status).toBe(201)
      await app.app.outbox.drain()
      answers.push(await enter(email, NEXT))
      answers.push(await enter(email, password))
    }
    answers.push(await enter(email, 'never given to anybody'))
    seen.push(answers.map(({ status, errors }) => [status, errors[0]?.code, Object.keys(errors[0]?.meta ?? {})]))
  }
  expect(seen[0]).toEqual(seen[2])
  expect(seen[1]).toEqual(seen[2])
  expect((await enter(user.email, PASSWORD)).status).toBe(200)
})
