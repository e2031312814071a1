import { listSessions } from '@assay/contracts/profiles'
import { logIn, logOut } from '@assay/contracts/sessions'
import { getMe } from '@assay/contracts/users'
import { expect, test } from 'vitest'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { aPerson, aUser, PASSWORD } from '../../../platform/testing/test-people.ts'
import { DAY_MS, MINUTE_MS } from '../../../platform/time/durations.ts'

const app = await openTestApp()
const { call, clock } = app

const enter = (email: string, password: string, address = '10.0.0.1') =>
  call(logIn, { attributes: { email, password }, headers: { 'x-forwarded-for': address } })

test('a right password opens a session and returns its token once, uncached and as plain JSON', async () => {
  const { user } = await aUser(app, 'employer.owner')
  const answer = await enter(user.email.toUpperCase(), PASSWORD)
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toMatch(/^application\/json/)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.json).toEqual({ access_token: expect.any(String), token_type: 'Bearer', expires_in: 14 * 24 * 3600 })
  const me = await call(getMe, { token: answer.json.access_token })
  expect(me.data).toMatchObject({ type: 'users', id: user.id, email: user.email, scope: ['employer'] })
})

test('signing in and out is recorded in the activity chain', async () => {
  const { user, token } = await aPerson(app, 'employer.owner')
  await call(logOut, { token })
  const { rows } = await app.database.pool.query(
    'select verb, actor_type from activities where target_id = $1 order by seq',
    [user.id],
  )
  expect(rows).toEqual([
    { verb: 'session.open', actor_type: 'user' },
    { verb: 'session.end', actor_type: 'user' },
  ])
})

test('a plain body is accepted as well as a document', async () => {
  const { user } = await aUser(app, 'employer.owner')
  const payload = { email: user.email, password: PASSWORD }
  const plain = await call(logIn, { payload, headers: { 'content-type': 'application/json' } })
  expect(plain.status).toBe(200)
  const token = await call(logIn, { payload: { data: { type: 'token', attributes: payload } } })
  expect(token.status).toBe(200)
})

test('the token itself is not stored', async () => {
  const { token } = await aPerson(app, 'employer.viewer')
  const kept = await app.system.db.execute('select row_to_json(s)::text as row from sessions s', 'objects')
  expect(JSON.stringify(kept)).not.toContain(token)
})

test('a wrong password and an unknown address get the same answer', async () => {
  const { user } = await aUser(app, 'employer.owner')
  const wrong = await enter(user.email, 'not the password')
  const unknown = await enter('nobody@nowhere.test', 'not the password')
  expect([wrong.status, unknown.status]).toEqual([422, 422])
  const withoutRequest = ({ errors }: typeof wrong) => errors.map(({ meta: _meta, ...error }) => error)
  expect(withoutRequest(wrong)).toEqual(withoutRequest(unknown))
  expect(wrong.errors[0]).toMatchObject({ code: 'session.wrong-credentials', meta: { attemptsLeft: 4 } })
})

test('after five failures the address must wait, even with the right password, and may then try again', async () => {
  const { user } = await aUser(app, 'employer.owner')
  for (let attempt = 1; attempt < 5; attempt += 1) expect((await enter(user.email, 'wrong')).status).toBe(422)
  const fifth = await enter(user.email, 'wrong')
  expect(fifth.status).toBe(429)
  expect(fifth.errors[0]).toMatchObject({ code: 'session.locked', meta: { retryAfterSeconds: 300 } })
  expect((await enter(user.email, PASSWORD)).errors[0]?.code).toBe('session.locked')
  expect((await enter(user.email, PASSWORD, '10.9.9.9')).status).toBe(200)
  clock.advance(5 * MINUTE_MS + 1000)
  expect((await enter(user.email, PASSWORD)).status).toBe(200)
  expect((await enter(user.email, 'wrong')).errors[0]?.meta).toMatchObject({ attemptsLeft: 4 })
})

test('concurrent attempts do not outrun the lock', async () => {
  const { user } = await aUser(app, 'employer.owner')
  const answers = await Promise.all(Array.from({ length: 12 }, () => enter(user.email, 'wrong', '10.0.0.7')))
  expect(answers.filter(({ status }) => status === 422).length).toBeLessThanOrEqual(4)
  expect((await enter(user.email, PASSWORD, '10.0.0.7')).errors[0]?.code).toBe('session.locked')
})

test('of passwords that arrive together the first five are tried, so a right one after them opens nothing', async () => {
  const outcomes: (string | undefined)[] = []
  for (let round = 0; round < 3; round += 1) {
    const { user } = await aUser(app, 'employer.owner')
    const guesses = [...Array.from({ length: 30 }, (_, at) => `wrong ${at}`), PASSWORD]
    const answers = await Promise.all(guesses.map((guess) => enter(user.email, guess, `10.5.${round}.1`)))
    outcomes.push(answers.at(-1)?.errors?.[0]?.code)
    expect((await enter(user.email, PASSWORD, `10.6.${round}.1`)).status).toBe(200)
  }
  // In theory the last request may overtake the others, once.
  expect(outcomes).toContain('session.locked')
})

test('each further failure lengthens the wait, up to an hour, and attempts during the wait add nothing', async () => {
  const { user } = await aUser(app, 'employer.owner')
  for (let attempt = 1; attempt < 5; attempt += 1) await enter(user.email, 'wrong')
  const waits: unknown[] = []
  for (let lock = 0; lock < 6; lock += 1) {
    const seconds = (await enter(user.email, 'wrong')).errors[0]?.meta?.['retryAfterSeconds']
    const meanwhile = (await enter(user.email, 'wrong')).errors[0]?.meta?.['retryAfterSeconds']
    expect(Number(seconds) - Number(meanwhile)).toBeLessThan(30)
    waits.push(seconds)
    clock.advance(Number(seconds) * 1000 + 1000)
  }
  expect(waits).toEqual([300, 600, 1200, 2400, 3600, 3600])
  expect((await enter(user.email, PASSWORD)).status).toBe(200)
})

test('guessing from ever new addresses leaves each one try, and the owner still gets in', async () => {
  const { user } = await aUser(app, 'employer.owner')
  const codes: (string | undefined)[] = []
  for (let at = 0; at < 110; at += 1) codes.push((await enter(user.email, 'wrong', `10.2.0.${at}`)).errors[0]?.code)
  expect(codes.slice(0, 50)).toEqual(Array.from({ length: 50 }, () => 'session.wrong-credentials'))
  expect(new Set(codes.slice(50))).toEqual(new Set(['session.locked']))
  expect((await enter(user.email, PASSWORD, '10.2.0.109')).errors[0]?.code).toBe('session.locked')
  expect((await enter(user.email, PASSWORD, '10.3.0.1')).status).toBe(200)
})

test('addresses of one IPv6 network count as one', async () => {
  const { user } = await aUser(app, 'employer.owner')
  const codes: (string | undefined)[] = []
  for (let at = 0; at < 5; at += 1) codes.push((await enter(user.email, 'wrong', `2001:db8::${at}`)).errors[0]?.code)
  expect(codes.at(-1)).toBe('session.locked')
  expect((await enter(user.email, PASSWORD, '2001:db8:0:1::1')).status).toBe(200)
})

test('an address that tries one password on many accounts must wait for all of them', async () => {
  const { user } = await aUser(app, 'employer.owner')
  const spray = (at: number) => enter(`somebody-${at}@nowhere.test`, 'wrong', '10.4.0.1')
  for (let at = 0; at < 100; at += 1) await spray(at)
  expect((await spray(100)).errors[0]?.code).toBe('session.locked')
  expect((await enter(user.email, PASSWORD, '10.4.0.1')).errors[0]?.code).toBe('session.locked')
  expect((await enter(user.email, PASSWORD, '10.4.0.2')).status).toBe(200)
})

const DEVICE = '0123456789abcdef0123456789abcdef'
const enterIn = (deviceId: string, email: string, password: string, address: string) =>
  call(logIn, { attributes: { email, password, deviceId }, headers: { 'x-forwarded-for': address } })

test('wrong passwords of others behind the same address do not keep someone out of a browser they used before', async () => {
  const { user } = await aUser(app, 'employer.owner')
  expect((await enterIn(DEVICE, user.email, PASSWORD, '10.7.0.1')).status).toBe(200)
  for (let attempt = 0; attempt < 6; attempt += 1) await enter(user.email, 'wrong', '10.7.0.1')
  expect((await enter(user.email, PASSWORD, '10.7.0.1')).errors[0]?.code).toBe('session.locked')
  expect((await enterIn('f'.repeat(32), user.email, PASSWORD, '10.7.0.1')).errors[0]?.code).toBe('session.locked')
  for (let at = 0; at < 100; at += 1) await enter(`office-${at}@nowhere.test`, 'wrong', '10.7.0.1')
  expect((await enterIn(DEVICE, user.email, PASSWORD, '10.7.0.1')).status).toBe(200)
})

test('a browser that someone used before has as many tries as an address, from wherever it comes', async () => {
  const [{ user }, { user: other }] = [await aUser(app, 'employer.owner'), await aUser(app, 'employer.viewer')]
  expect((await enterIn(DEVICE, user.email, PASSWORD, '10.7.1.1')).status).toBe(200)
  for (let at = 0; at < 5; at += 1) await enterIn(DEVICE, user.email, 'wrong', `10.7.1.${at}`)
  expect((await enterIn(DEVICE, user.email, PASSWORD, '10.7.1.9')).errors[0]?.code).toBe('session.locked')
  expect((await enter(user.email, PASSWORD, '10.7.1.9')).status).toBe(200)
  for (let at = 0; at < 5; at += 1) await enterIn(DEVICE, other.email, 'wrong', '10.7.1.20')
  expect((await enterIn(DEVICE, other.email, PASSWORD, '10.7.1.20')).errors[0]?.code).toBe('session.locked')
})

test('a short word for a browser could be guessed, so it counts for its address', async () => {
  const { user } = await aUser(app, 'employer.owner')
  expect((await enterIn('laptop', user.email, PASSWORD, '10.7.2.1')).status).toBe(200)
  for (let at = 0; at < 5; at += 1) await enter(user.email, 'wrong', '10.7.2.1')
  expect((await enterIn('laptop', user.email, PASSWORD, '10.7.2.1')).errors[0]?.code).toBe('session.locked')
})

test('a user without a verified address gets a pointer to the verification', async () => {
  const { user } = await aUser(app, 'employer.owner', { isVerified: false })
  const answer = await enter(user.email, PASSWORD)
  expect(answer.status).toBe(403)
  expect(answer.errors[0]?.code).toBe('session.unverified')
})

test('a login without a password names the missing field', async () => {
  const answer = await call(logIn, { attributes: { email: 'not an address' } })
  expect(answer.status).toBe(422)
  expect(answer.errors.map(({ source, meta }) => [source?.pointer, meta?.['field']])).toEqual([
    ['/data/attributes/email', 'email'],
    ['/data/attributes', 'password'],
  ])
})

test('logging out ends only this session', async () => {
  const { user, token } = await aPerson(app, 'employer.owner')
  const other = (await enter(user.email, PASSWORD)).json.access_token
  expect((await call(logOut, { token })).status).toBe(204)
  const dead = await call(getMe, { token })
  expect([dead.status, dead.errors[0]?.code]).toEqual([401, 'session.expired'])
  expect((await call(getMe, { token: other })).status).toBe(200)
})

test('logging out everywhere ends them all', async () => {
  const { user, token } = await aPerson(app, 'employer.owner')
  const other = (await enter(user.email, PASSWORD)).json.access_token
  expect((await call(logOut, { token, query: 'everywhere=true' })).status).toBe(204)
  expect((await call(getMe, { token: other })).status).toBe(401)
})

test('logging out without a session succeeds', async () => {
  expect((await call(logOut)).status).toBe(204)
  expect((await call(logOut, { token: 'dead' })).status).toBe(204)
})

test('a user holds a hundred sessions; beyond them the one that was not used for longest ends', async () => {
  const { user, token: used } = await aPerson(app, 'employer.owner')
  const { access_token: forgotten } = (await enter(user.email, PASSWORD)).json
  const isOpen = async (token: string) => (await call(getMe, { token })).status
  const enterAtOnce = (times: number) => Promise.all(Array.from({ length: times }, () => enter(user.email, PASSWORD)))
  for (let batch = 0; batch < 24; batch += 1) {
    clock.advance(10 * MINUTE_MS)
    expect(await isOpen(used)).toBe(200)
    await enterAtOnce(4)
  }
  await enterAtOnce(2)
  const listed = async () => (await call(listSessions, { token: used })).data.length
  expect(await listed()).toBe(100)
  await enterAtOnce(4)
  expect([await isOpen(used), await isOpen(forgotten), await listed()]).toEqual([200, 401, 100])
})

test('use extends a session; an unused one ends after 14 days', async () => {
  const { token } = await aPerson(app, 'employer.owner')
  clock.advance(10 * DAY_MS)
  expect((await call(getMe, { token })).status).toBe(200)
  clock.advance(10 * DAY_MS)
  expect((await call(getMe, { token })).status).toBe(200)
  clock.advance(14 * DAY_MS + MINUTE_MS)
  expect((await call(getMe, { token })).errors[0]?.code).toBe('session.expired')
})

test('a session ends 30 days after signing in, however much it is used', async () => {
  const { token } = await aPerson(app, 'employer.owner')
  for (let day = 0; day < 29; day += 1) {
    clock.advance(DAY_MS)
    expect((await call(getMe, { token })).status).toBe(200)
  }
  clock.advance(DAY_MS)
  expect((await call(getMe, { token })).errors[0]?.code).toBe('session.expired')
})

test('after a clock that was a year ahead, locks of then do not hold and sessions of then are over', async () => {
  const { user } = await aUser(app, 'employer.owner')
  clock.advance(365 * DAY_MS)
  const { access_token: token } = (await enter(user.email, PASSWORD, '10.0.0.8')).json
  for (let attempt = 1; attempt < 5; attempt += 1) await enter(user.email, 'wrong', '10.0.0.8')
  expect((await enter(user.email, 'wrong', '10.0.0.8')).status).toBe(429)
  clock.advance(-365 * DAY_MS)
  expect((await call(getMe, { token })).errors[0]?.code).toBe('session.expired')
  expect((await enter(user.email, PASSWORD, '10.0.0.8')).status).toBe(200)
})

test('a missing token and an expired one get different answers', async () => {
  expect((await call(getMe)).errors[0]?.code).toBe('session.required')
})
