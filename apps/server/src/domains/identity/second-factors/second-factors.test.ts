import { requestPasswordReset, usePasswordReset } from '@assay/contracts/password-resets'
import { confirmSession, lockSession, unlockSession } from '@assay/contracts/profiles'
import {
  addPasskey,
  askPasskeyChallenge,
  confirmTotp,
  listPasskeys,
  listSecondFactors,
  removePasskey,
  renewRecoveryCodes,
  startTotp,
  stopTotp,
} from '@assay/contracts/second-factors'
import { logIn, logInWithPasskey, logInWithSecondFactor, logOut } from '@assay/contracts/sessions'
import { getMe, listUsers } from '@assay/contracts/users'
import { getVerification } from '@assay/contracts/verifications'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { softPasskey } from '../../../platform/testing/soft-passkey.ts'
import { APP_URL, openTestApp } from '../../../platform/testing/test-app.ts'
import { aPerson, PASSWORD, type Person } from '../../../platform/testing/test-people.ts'
import { DAY_MS, MINUTE_MS } from '../../../platform/time/durations.ts'

const app = await openTestApp()
const { call, clock, mails } = app

const STEP_MS = 30_000
const codeOf = (secret: string, laterMs = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.system.now().getTime() + laterMs })
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** A user with an authenticator app. */
async function aCareful(): Promise<Person & { secret: string; recoveryCodes: string[] }> {
  const person = await aPerson(app, 'employer.owner')
  const { token } = person
  const { secret } = (await call(startTotp, { token })).data
  const { data } = await call(confirmTotp, { token, attributes: { code: codeOf(secret) } })
  expect(data).toMatchObject({ on: true, totp: 'on', recoveryCodesLeft: 10, secret: null })
  clock.advance(STEP_MS)
  return { ...person, secret, recoveryCodes: data.recoveryCodes }
}

/** The password is right, so the second factor is requested. */
async function half(email: string): Promise<{ verificationId: string; token: string; methods: string[] }> {
  const { status, errors } = await call(logIn, { attributes: { email, password: PASSWORD } })
  expect([status, errors[0]?.code]).toEqual([403, 'session.second-factor-required'])
  return errors[0]?.meta as never
}

const enter = async (email: string, proof: Record<string, unknown>) => {
  const { verificationId, token } = await half(email)
  return call(logInWithSecondFactor, { attributes: { verificationId, token, ...proof } })
}

const challengeFor = async (purpose: 'register' | 'signIn', token?: string) => {
  const { data, status } = await call(askPasskeyChallenge, { attributes: { purpose }, ...(token && { token }) })
  expect(status).toBe(201)
  return { challengeId: data.id as string, challenge: data.options.challenge as string }
}

async function addKey({ token }: Person, key = softPasskey(APP_URL)) {
  const { challengeId, challenge } = await challengeFor('register', token)
  const attributes = { challengeId, name: 'Laptop', response: key.register(challenge) }
  return { key, answer: await call(addPasskey, { token, attributes }) }
}

const signed = async (key: ReturnType<typeof softPasskey>) => {
  const { challengeId, challenge } = await challengeFor('signIn')
  return { challengeId, response: key.sign(challenge) }
}

test('an authenticator app is set up, required at the next sign-in, and announced by mail', async () => {
  const { user, secret } = await aCareful()
  expect((await half(user.email)).methods).toEqual(['totp', 'recoveryCode'])
  const entered = await enter(user.email, { code: codeOf(secret) })
  expect([entered.status, entered.json.token_type]).toEqual([200, 'Bearer'])
  const me = await call(getMe, { token: entered.json.access_token })
  expect([me.data.id, me.document.meta?.['lockedSince']]).toEqual([user.id, null])
  await app.app.outbox.drain()
  const texts = mails.filter(({ to }) => to === user.email).map(({ text }) => text)
  expect(texts.join()).toContain('authenticator app was set up')
  const kept = await app.database.pool.query('select row_to_json(k)::text as row from totp_keys k')
  expect(JSON.stringify(kept.rows)).not.toContain(secret)
})

test('a code is accepted once, also when two arrive at the same time', async () => {
  const { user, secret } = await aCareful()
  const code = codeOf(secret)
  const [one, other] = [await half(user.email), await half(user.email)]
  const answers = await Promise.all(
    [one, other].map(({ verificationId, token }) =>
      call(logInWithSecondFactor, { attributes: { verificationId, token, code } }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  expect((await enter(user.email, { code })).errors[0]?.code).toBe('verification.wrong-code')
  clock.advance(STEP_MS)
  expect((await enter(user.email, { code: codeOf(secret) })).status).toBe(200)
})

test('a code that was accepted while the clock was ahead makes no later one useless, and each opens once', async () => {
  const { user, secret } = await aCareful()
  clock.advance(365 * DAY_MS)
  expect((await enter(user.email, { code: codeOf(secret) })).status).toBe(200)
  clock.advance(-365 * DAY_MS)
  expect((await enter(user.email, { code: codeOf(secret) })).status).toBe(200)
  expect((await enter(user.email, { code: codeOf(secret) })).errors[0]?.code).toBe('verification.wrong-code')
})

test('a challenge ends after five minutes, after its use, and with a wrong token', async () => {
  const { user, secret } = await aCareful()
  const asked = await half(user.email)
  const send = (change: object = {}) =>
    call(logInWithSecondFactor, {
      attributes: { verificationId: asked.verificationId, token: asked.token, code: codeOf(secret), ...change },
    })
  expect((await send({ token: 'x'.repeat(43) })).errors[0]?.code).toBe('verification.expired')
  expect((await send()).status).toBe(200)
  expect((await send()).errors[0]?.code).toBe('verification.used')
  const state = await call(getVerification, { params: { id: asked.verificationId } })
  expect(state.data).toMatchObject({ purpose: 'twoFactor', state: 'confirmed', attemptsLeft: 4 })
  const late = await half(user.email)
  clock.advance(6 * MINUTE_MS)
  const attributes = { verificationId: late.verificationId, token: late.token, code: codeOf(secret) }
  expect((await call(logInWithSecondFactor, { attributes })).errors[0]?.code).toBe('verification.expired')
})

test('five wrong codes make the account wait, however many sign-ins they are spread over', async () => {
  const { user, secret } = await aCareful()
  const codes: (string | undefined)[] = []
  for (let attempt = 0; attempt < 6; attempt += 1)
    codes.push((await enter(user.email, { code: wrong(codeOf(secret)) })).errors[0]?.code)
  expect(codes).toEqual([...Array(4).fill('verification.wrong-code'), 'session.locked', 'session.locked'])
  expect((await enter(user.email, { code: codeOf(secret) })).errors[0]?.code).toBe('session.locked')
  clock.advance(6 * MINUTE_MS)
  expect((await enter(user.email, { code: codeOf(secret) })).status).toBe(200)
})

test('a recovery code works once, and new ones end the old ones', async () => {
  const { user, recoveryCodes } = await aCareful()
  const [first = '', second = ''] = recoveryCodes
  const entered = await enter(user.email, { recoveryCode: first.toLowerCase().replace('-', ' ') })
  expect(entered.status).toBe(200)
  expect((await enter(user.email, { recoveryCode: first })).errors[0]?.code).toBe('verification.wrong-code')
  const token = entered.json.access_token
  expect((await call(listSecondFactors, { token })).data).toMatchObject([{ recoveryCodesLeft: 9 }])
  const renewed = (await call(renewRecoveryCodes, { token })).data.recoveryCodes
  expect(new Set([...renewed, ...recoveryCodes]).size).toBe(20)
  expect((await enter(user.email, { recoveryCode: second })).status).toBe(422)
  expect((await enter(user.email, { recoveryCode: renewed[0] })).status).toBe(200)
})

test('turning it off asks for the password; a reset of the password does not turn it off', async () => {
  const { user, secret, token } = await aCareful()
  const refused = await call(stopTotp, { token, attributes: { currentPassword: 'not the password' } })
  expect([refused.status, refused.errors[0]?.source?.pointer]).toEqual([422, '/data/attributes/currentPassword'])
  const { data } = await call(requestPasswordReset, { attributes: { email: user.email } })
  await app.app.outbox.drain()
  const word = /#[\w-]+\.([\w-]+)/.exec(
    mails.findLast(({ to, text }) => to === user.email && text?.includes('/password/email#'))?.text ?? '',
  )?.[1]
  const attributes = { token: word, password: PASSWORD, passwordConfirmation: PASSWORD }
  expect((await call(usePasswordReset, { params: { id: data.id }, attributes })).status).toBe(200)
  const again = (await enter(user.email, { code: codeOf(secret) })).json.access_token
  const off = await call(stopTotp, { token: again, attributes: { currentPassword: PASSWORD } })
  expect(off.data).toMatchObject({ on: false, totp: 'off', recoveryCodesLeft: 0 })
  expect((await call(logIn, { attributes: { email: user.email, password: PASSWORD } })).status).toBe(200)
})

test('setting up demands a recent confirmation, by the second factor if there is one', async () => {
  const { token } = await aPerson(app, 'employer.owner')
  clock.advance(16 * MINUTE_MS)
  expect((await call(startTotp, { token })).errors[0]?.code).toBe('session.confirmation-required')
  const proof = (attributes: object) => call(confirmSession, { token, attributes: { ...attributes } })
  expect((await proof({})).status).toBe(422)
  expect((await proof({ currentPassword: 'not the password' })).status).toBe(422)
  expect((await proof({ currentPassword: PASSWORD })).status).toBe(204)
  const { secret } = (await call(startTotp, { token })).data
  await call(confirmTotp, { token, attributes: { code: codeOf(secret) } })
  expect((await call(startTotp, { token })).errors[0]?.code).toBe('second-factor.on')
  clock.advance(16 * MINUTE_MS)
  expect((await call(renewRecoveryCodes, { token })).status).toBe(403)
  expect((await proof({ currentPassword: PASSWORD })).status).toBe(422)
  expect((await proof({ code: codeOf(secret) })).status).toBe(204)
  expect((await call(renewRecoveryCodes, { token })).status).toBe(200)
})

test('a passkey is added, signs in without a password, and is the second factor with one', async () => {
  const person = await aPerson(app, 'employer.recruiter')
  const { key, answer } = await addKey(person)
  expect([answer.status, answer.data.name]).toEqual([201, 'Laptop'])
  expect(answer.document.meta?.['recoveryCodes']).toHaveLength(10)
  const entered = await call(logInWithPasskey, { attributes: await signed(key) })
  expect((await call(getMe, { token: entered.json.access_token })).data.id).toBe(person.user.id)
  expect((await enter(person.user.email, { passkey: await signed(key) })).status).toBe(200)
  const [{ id }] = (await call(listPasskeys, { token: person.token })).data
  const remove = (currentPassword: string) =>
    call(removePasskey, { token: person.token, params: { id }, attributes: { currentPassword } })
  expect((await remove('not the password')).status).toBe(422)
  expect((await remove(PASSWORD)).status).toBe(204)
  expect((await call(logInWithPasskey, { attributes: await signed(key) })).errors[0]?.code).toBe('passkey.refused')
})

test('a passkey of another person, site or challenge is refused, and no challenge is answered twice', async () => {
  const person = await aPerson(app, 'employer.recruiter')
  const { key } = await addKey(person)
  const stranger = await aPerson(app, 'employer.recruiter')
  const { key: others } = await addKey(stranger)
  const codes = [
    (await enter(person.user.email, { passkey: await signed(others) })).errors[0]?.code,
    (await addKey(stranger, softPasskey('https://elsewhere.test'))).answer.errors[0]?.code,
    (await call(logInWithPasskey, { attributes: await signed(softPasskey(APP_URL)) })).errors[0]?.code,
  ]
  const once = await signed(key)
  expect((await call(logInWithPasskey, { attributes: once })).status).toBe(200)
  codes.push((await call(logInWithPasskey, { attributes: once })).errors[0]?.code)
  const [one, other] = [await signed(key), await signed(key)]
  const mixed = { challengeId: one.challengeId, response: other.response }
  codes.push((await call(logInWithPasskey, { attributes: mixed })).errors[0]?.code)
  const late = await signed(key)
  clock.advance(6 * MINUTE_MS)
  codes.push((await call(logInWithPasskey, { attributes: late })).errors[0]?.code)
  expect(codes).toEqual(Array(6).fill('passkey.refused'))
})

test('a locked session answers only whose it is, until it is unlocked', async () => {
  const { token, secret } = await aCareful()
  expect((await call(lockSession, { token })).status).toBe(204)
  const refused = await call(listUsers, { token })
  expect([refused.status, refused.errors[0]?.code]).toEqual([423, 'session.screen-locked'])
  expect((await call(listSecondFactors, { token })).status).toBe(423)
  expect((await call(getMe, { token })).document.meta?.['lockedSince']).toBe(refused.errors[0]?.meta?.['lockedSince'])
  const unlock = (attributes: Record<string, unknown>) => call(unlockSession, { token, attributes })
  expect((await unlock({ currentPassword: 'not the password' })).status).toBe(422)
  expect((await unlock({ code: wrong(codeOf(secret)) })).errors[0]?.code).toBe('verification.wrong-code')
  expect((await call(listUsers, { token })).status).toBe(423)
  expect((await unlock({ code: codeOf(secret) })).status).toBe(204)
  expect((await call(listUsers, { token })).status).toBe(200)
  await call(lockSession, { token })
  for (let attempt = 0; attempt < 5; attempt += 1) await unlock({ currentPassword: 'not the password' })
  expect((await unlock({ currentPassword: PASSWORD })).errors[0]?.code).toBe('session.locked')
  expect((await call(logOut, { token })).status).toBe(204)
  expect((await call(getMe, { token })).status).toBe(401)
})

test('a sign-in from a new device is mailed, those from a known one are not', async () => {
  const { user } = await aPerson(app, 'employer.owner')
  const from = (deviceId: string | undefined, agent: string) =>
    call(logIn, {
      attributes: { email: user.email, password: PASSWORD, ...(deviceId && { deviceId }) },
      headers: { 'user-agent': agent },
    })
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  for (const deviceId of ['one', 'one', 'two', 'two']) expect((await from(deviceId, firefox)).status).toBe(200)
  await app.app.outbox.drain()
  const sent = mails.filter(({ to, subject }) => to === user.email && subject.startsWith('New sign-in'))
  expect(sent.map(({ text }) => text?.includes('Firefox on Linux'))).toEqual([true, true])
})
