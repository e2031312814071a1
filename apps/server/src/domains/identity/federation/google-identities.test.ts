import { generateKeyPairSync } from 'node:crypto'
import {
  linkIdentity,
  listIdentities,
  listSignInOptions,
  logInAndLink,
  logInWithProvider,
  registerWithProvider,
  startIdentity,
  unlinkIdentity,
} from '@assay/contracts/google-identities'
import { confirmTotp, startTotp } from '@assay/contracts/second-factors'
import { logIn, logInWithSecondFactor } from '@assay/contracts/sessions'
import { getMe } from '@assay/contracts/users'
import { Secret, TOTP } from 'otpauth'
import { beforeEach, expect, test } from 'vitest'
import { afterFile } from '../../../platform/testing/after-file.ts'
import { APP_URL, openTestApp } from '../../../platform/testing/test-app.ts'
import { CLIENT, KEY_ID, openTestOpenId, signInAt, writeToken } from '../../../platform/testing/test-openid.ts'
import { aPerson, aUser, PASSWORD } from '../../../platform/testing/test-people.ts'
import { MINUTE_MS } from '../../../platform/time/durations.ts'

const OURS = `${APP_URL}/google/callback`
const google = await openTestOpenId(OURS)
const other = await openTestOpenId(OURS)
const app = await openTestApp(undefined, { google: { issuer: google.issuer, ...CLIENT } })
afterFile(google.close)
afterFile(other.close)
const { call, clock, mails } = app

let counter = 0
beforeEach(() => {
  counter += 1
  Object.assign(google, { tokenSeconds: 3600, instead: null })
  google.person = someone()
})
const someone = (given = {}) => ({
  sub: `sub-${counter}`,
  email: `grace-${counter}@mail.test`,
  email_verified: true,
  name: 'Grace Hopper',
  ...given,
})

/** A browser: it keeps the cookie that it is given. */
function browser(token?: string) {
  let cookie = ''
  const send = async (endpoint: Parameters<typeof call>[0], attributes: Record<string, unknown>) => {
    const answer = await call(endpoint, { attributes, cookie, ...(token ? { token } : {}) })
    const given = answer.cookies.find(({ name }) => name === 'assay_guest')
    if (given) cookie = `assay_guest=${given.value}`
    return answer
  }
  const start = async (purpose = 'signIn', change = (url: string) => url) => {
    const { data } = await send(startIdentity, { purpose, provider: 'google' })
    return signInAt(change(data.authorizationUrl), OURS)
  }
  return { send, start, finish: async (response: string) => send(logInWithProvider, { response }) }
}

const signIn = async () => {
  const one = browser()
  return one.finish(await one.start())
}
const codeOf = ({ status, errors }: Awaited<ReturnType<typeof call>>) => [status, errors[0]?.code]
const linked = async () => {
  const person = await aPerson(app, 'employer.owner')
  const own = browser(person.token)
  const answer = await own.send(linkIdentity, { response: await own.start('link') })
  return { person, answer }
}

test('Google is offered where it is set up', async () => {
  expect((await call(listSignInOptions)).data).toMatchObject([{ provider: 'google', name: 'Google', required: false }])
})

test('a connected account is entered, disconnected and no longer entered', async () => {
  const { person, answer } = await linked()
  expect([answer.status, answer.data]).toEqual([
    200,
    expect.objectContaining({ provider: 'google', state: 'linked', email: google.person?.email }),
  ])
  const entered = await signIn()
  expect((await call(getMe, { token: entered.json.access_token })).data.id).toBe(person.user.id)
  const [{ id, lastLoginAt }] = (await call(listIdentities, { token: person.token })).data
  expect(lastLoginAt).not.toBeNull()
  const stranger = await aPerson(app, 'employer.owner')
  expect((await call(unlinkIdentity, { token: stranger.token, params: { id } })).status).toBe(404)
  expect((await call(unlinkIdentity, { token: person.token, params: { id } })).status).toBe(204)
  expect(codeOf(await signIn())).toEqual([403, 'identity.no-account'])
  await app.app.outbox.drain()
  const isNotice = /connected to your account|disconnected from your account/
  expect(mails.filter(({ to, text = '' }) => to === person.user.email && isNotice.test(text))).toHaveLength(2)
})

test('an identity opens one account only, and connecting demands a recent confirmation', async () => {
  await linked()
  expect(codeOf((await linked()).answer)).toEqual([409, 'identity.taken'])
  const { token } = await aPerson(app, 'employer.viewer')
  clock.advance(16 * MINUTE_MS)
  const late = await call(startIdentity, { token, attributes: { purpose: 'link', provider: 'google' } })
  expect(codeOf(late)).toEqual([403, 'session.confirmation-required'])
  expect((await call(startIdentity, { attributes: { purpose: 'link', provider: 'google' } })).status).toBe(401)
})

test('an equal address does not connect an account: password and second factor are required once', async () => {
  const person = await aPerson(app, 'employer.recruiter')
  google.person = someone({ email: person.user.email })
  const { secret } = (await call(startTotp, { token: person.token })).data
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.system.now().getTime() })
  await call(confirmTotp, { token: person.token, attributes: { code: code() } })
  const asked = await signIn()
  expect(codeOf(asked)).toEqual([403, 'identity.link-required'])
  const { proofId, token } = asked.errors[0]?.meta ?? {}
  const enter = (password: string, proof = { proofId, token }) => browser().send(logInAndLink, { ...proof, password })
  expect(codeOf(await enter('not the password'))).toEqual([422, 'session.wrong-credentials'])
  expect(codeOf(await enter(PASSWORD, { proofId, token: 'guessed' }))).toEqual([410, 'identity.expired'])
  const half = await enter(PASSWORD)
  expect(codeOf(half)).toEqual([403, 'session.second-factor-required'])
  expect(codeOf(await signIn())).toEqual([403, 'identity.link-required'])
  clock.advance(MINUTE_MS)
  const { verificationId, token: second } = half.errors[0]?.meta ?? {}
  const attributes = { verificationId, token: second, code: code() }
  expect((await call(logInWithSecondFactor, { attributes })).status).toBe(200)
  expect(codeOf(await signIn())).toEqual([403, 'session.second-factor-required'])
})

test('an address that Google has not verified is believed in nothing', async () => {
  const { user } = await aUser(app, 'employer.recruiter')
  for (const email_verified of [false, undefined]) {
    google.person = someone({ sub: `x-${email_verified}`, email: user.email, email_verified })
    expect(codeOf(await signIn())).toEqual([403, 'identity.unverified-email'])
  }
})

test('a new user opens a company without a password, once', async () => {
  const { proofId, token, email, fullName } = (await signIn()).errors[0]?.meta ?? {}
  expect([email, fullName]).toEqual([google.person?.email, 'Grace Hopper'])
  const company = { companyName: 'Hopper & Co', country: 'DE', timezone: 'Europe/Berlin', sizeBand: '1-10' }
  const attributes = { proofId, token, fullName, ...company, acceptTerms: true }
  const opened = await browser().send(registerWithProvider, attributes)
  expect(opened.status).toBe(201)
  const me = await call(getMe, { token: opened.json.access_token, query: 'include=company,roles' })
  expect(me.data).toMatchObject({ email, company: { name: 'Hopper & Co' }, roles: [{ name: 'Owner' }] })
  expect(codeOf(await browser().send(registerWithProvider, attributes))).toEqual([410, 'identity.expired'])
  expect((await signIn()).status).toBe(200)
  const own = (await call(listIdentities, { token: opened.json.access_token })).data[0]
  const alone = await call(unlinkIdentity, { token: opened.json.access_token, params: { id: own.id } })
  expect(codeOf(alone)).toEqual([409, 'identity.last-way'])
  google.person = someone({ sub: 'colleague', email: `ada-${counter}@mail.test` })
  const second = (await signIn()).errors[0]?.meta ?? {}
  const known = await browser().send(registerWithProvider, {
    ...attributes,
    proofId: second['proofId'],
    token: second['token'],
  })
  expect(codeOf(known)).toEqual([409, 'identity.company-known'])
})

test('only the browser that began finishes, once, in time, and with the state that it was given', async () => {
  await linked()
  const one = browser()
  const response = await one.start()
  expect(codeOf(await browser().finish(response))).toEqual([410, 'identity.expired'])
  const again = await one.start()
  expect(codeOf(await one.finish(again.replace(/state=[^&]+/, 'state=guessed')))).toEqual([410, 'identity.expired'])
  expect((await one.finish(again)).status).toBe(200)
  expect(codeOf(await one.finish(again))).toEqual([410, 'identity.expired'])
  const late = await one.start()
  clock.advance(16 * MINUTE_MS)
  expect(codeOf(await one.finish(late))).toEqual([410, 'identity.expired'])
})

test('a code that was used is refused by the provider, and its answer by us', async () => {
  await linked()
  const [one, two] = [browser(), browser()]
  const first = await one.start()
  expect((await one.finish(first)).status).toBe(200)
  const second = await two.start()
  const code = new URLSearchParams(first).get('code') ?? ''
  expect(codeOf(await two.finish(second.replace(/code=[^&]+/, `code=${code}`)))).toEqual([422, 'identity.failed'])
})

test.each([
  ['nonce', (url: string) => url.replace(/nonce=[^&]+/, 'nonce=another'), 422],
  ['PKCE challenge', (url: string) => url.replace(/code_challenge=[^&]+/, `code_challenge=${'A'.repeat(43)}`), 422],
])('an answer for another %s is refused', async (_name, change, status) => {
  await linked()
  const one = browser()
  expect(codeOf(await one.finish(await one.start('signIn', change)))).toEqual([status, 'identity.failed'])
})

test('an expired token is refused', async () => {
  await linked()
  google.tokenSeconds = -120
  expect(codeOf(await signIn())).toEqual([422, 'identity.failed'])
})

const strangerKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
const RS256 = { alg: 'RS256', kid: KEY_ID }

test.each([
  ['as it should be', RS256, {}, google.key, 200],
  ['without a signature', { alg: 'none' }, {}, null, 422],
  ['signed by the secret of the client', { alg: 'HS256', kid: KEY_ID }, {}, CLIENT.clientSecret, 422],
  ['signed by another key', RS256, {}, strangerKey, 422],
  ['that brings its own key', { ...RS256, jwk: strangerKey.export({ format: 'jwk' }) }, {}, strangerKey, 422],
  ['of another audience', RS256, { aud: 'another-client' }, google.key, 422],
  [
    'for two audiences, made for the other',
    RS256,
    { aud: ['another', CLIENT.clientId], azp: 'another' },
    google.key,
    422,
  ],
  ['for another sign-in', RS256, { nonce: 'another' }, google.key, 422],
  ['that has expired', RS256, { exp: 1_000_000_000 }, google.key, 422],
] as const)('an ID token %s is answered as it deserves', async (_name, header, claims, by, status) => {
  await linked()
  const one = browser()
  const { data } = await one.send(startIdentity, { purpose: 'signIn', provider: 'google' })
  const asked = new URL(data.authorizationUrl).searchParams
  const now = Math.floor(app.system.now().getTime() / 1000)
  const honest = { iss: google.issuer, aud: CLIENT.clientId, sub: google.person?.sub, nonce: asked.get('nonce') }
  const idToken = writeToken(header, { ...honest, iat: now, exp: now + 600, ...claims }, by)
  google.instead = (request, response) => {
    if (request.url !== '/token') return false
    const answer = { access_token: 'opaque', token_type: 'Bearer', expires_in: 600, id_token: idToken }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    return true
  }
  const answer = new URLSearchParams({ code: 'any', state: asked.get('state') ?? '', iss: google.issuer })
  expect((await one.finish(answer.toString())).status).toBe(status)
})

test('the token of another issuer is refused, however it arrives', async () => {
  await linked()
  other.person = google.person
  const one = browser()
  // The browser is led to another provider; the answer names it.
  const mixed = await one.start('signIn', (url) => url.replace(google.issuer, other.issuer))
  expect(codeOf(await one.finish(mixed))).toEqual([422, 'identity.failed'])
  // The code and the token belong to another user, which only the token itself shows.
  google.instead = (request, response) => {
    if (request.url !== '/token') return false
    response.writeHead(307, { location: `${other.issuer}/token` }).end()
    return true
  }
  const unnamed = (await one.start('signIn', (url) => url.replace(google.issuer, other.issuer))).replace(
    /&?iss=[^&]+/,
    '',
  )
  expect(codeOf(await one.finish(unnamed))).toEqual([422, 'identity.failed'])
  google.instead = (request, response) => {
    if (request.url !== '/token') return false
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', async () => {
      const { 'content-type': type = '' } = request.headers
      const passed = await fetch(`${other.issuer}/token`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: Buffer.concat(chunks),
      })
      response.writeHead(passed.status, { 'content-type': 'application/json' }).end(await passed.text())
    })
    return true
  }
  const passedOn = await one.start('signIn', (url) => url.replace(google.issuer, other.issuer))
  const asOurs = passedOn.replace(/iss=[^&]+/, `iss=${encodeURIComponent(google.issuer)}`)
  expect(codeOf(await one.finish(asOurs))).toEqual([422, 'identity.failed'])
})

test('a sign-in that the user cancels at the provider says so', async () => {
  google.person = null
  expect(codeOf(await signIn())).toEqual([403, 'identity.denied'])
})

test('a provider that is down or silent is named, and delays nothing else', async () => {
  await linked()
  const one = browser()
  const response = await one.start()
  google.instead = (_request, response) => {
    response.destroy()
    return true
  }
  expect(codeOf(await one.finish(response))).toEqual([503, 'identity.unavailable'])
  google.instead = null
  const next = await one.start()
  google.instead = () => true
  const silent = await one.finish(next)
  expect(codeOf(silent)).toEqual([503, 'identity.unavailable'])
  expect(silent.errors[0]?.detail).toContain('Google')
})

test('the password still opens the account', async () => {
  const { person } = await linked()
  expect((await call(logIn, { attributes: { email: person.user.email, password: PASSWORD } })).status).toBe(200)
})
