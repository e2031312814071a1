import { confirmEmail, getEmailVerification, register, resendEmail } from '@assay/contracts/registrations'
import { logIn } from '@assay/contracts/sessions'
import { getMe } from '@assay/contracts/users'
import { expect, test } from 'vitest'
import { APP_URL, openTestApp } from '../../../platform/testing/test-app.ts'
import { aPerson, PASSWORD } from '../../../platform/testing/test-people.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'

const app = await openTestApp()
const { call, clock, mails } = app

let counter = 0
const aForm = (changes: Record<string, unknown> = {}) => {
  counter += 1
  return {
    fullName: 'Grace Hopper',
    email: `Grace@navy-${counter}.test`,
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
    companyName: 'Navy',
    country: 'DE',
    sizeBand: '11-50',
    timezone: 'Europe/Berlin',
    acceptTerms: true,
    ...changes,
  }
}

/** Registers a company and returns the verification with the token from the mail. */
async function aRegistration(changes: Record<string, unknown> = {}) {
  const form = aForm(changes)
  const answer = await call(register, { attributes: form })
  expect(answer.status).toBe(201)
  const id = answer.data.emailVerification.id as string
  return { form, id, token: await latestToken(id) }
}

// Mails of other registrations may come in between: the outbox guarantees no order.
async function latestToken(id: string): Promise<string> {
  await app.app.outbox.drain()
  const link = `/emailVerification/${id}#`
  const mail = mails.findLast(({ text }) => text?.includes(link))
  return /^[\w-]+/.exec(mail?.text?.split(link)[1] ?? '')?.[0] ?? ''
}

const enter = ({ email, password }: { email: string; password: string }) =>
  call(logIn, { attributes: { email, password } })

test('a new employer registers, verifies the address by mail, and is signed in as owner', async () => {
  const { form, id, token } = await aRegistration()
  const mail = mails.find(({ text }) => text?.includes(`${APP_URL}/emailVerification/${id}#${token}`))
  expect(mail).toMatchObject({ to: form.email.toLowerCase() })
  const early = await enter(form)
  expect(early.errors[0]).toMatchObject({ code: 'session.unverified', meta: { emailVerificationId: id } })

  const confirmed = await call(confirmEmail, { params: { id }, attributes: { token } })
  expect(confirmed.data).toMatchObject({ id, state: 'verified' })
  const { access_token } = (await enter(form)).json
  const me = await call(getMe, { token: access_token, query: 'include=roles.permissions,company' })
  expect(me.data).toMatchObject({ companyName: 'Navy', roles: [{ name: 'Owner' }], company: { name: 'Navy' } })
})

test('a name stays on one line, in the answer and in the mail', async () => {
  const form = aForm({ fullName: 'Grace\r\n\r\nYour password is due\u2028', companyName: 'Na\nvy' })
  const { data } = await call(register, { attributes: form })
  await app.app.outbox.drain()
  const mail = mails.findLast(({ to }) => to === form.email.toLowerCase())

  expect(data).toMatchObject({ fullName: 'Grace Your password is due', companyName: 'Na vy' })
  expect(mail?.text?.split('\n')[0]).toBe('Hello Grace Your password is due,')
})

test.each([
  [
    'fullName',
    'Ada, see evil.test/now',
    'Full name can’t contain a web or email address. Leave out endings such as “.com”.',
  ],
  ['companyName', 'http://evil', 'Company can’t contain a web or email address. Leave out endings such as “.com”.'],
  ['companyName', 'Аcme', 'Company mixes two alphabets in one word. Use one of them.'],
])('%s %j is refused', async (field, name, detail) => {
  const { status, errors } = await call(register, { attributes: aForm({ [field]: name }) })
  expect([status, errors[0]?.source?.pointer, errors[0]?.detail]).toEqual([422, `/data/attributes/${field}`, detail])
})

test('a registration is one document, without the password', async () => {
  const answer = await call(register, { attributes: aForm() })
  expect(answer.data).toMatchObject({ type: 'registrations', state: 'mailSent', step: 'done' })
  expect(JSON.stringify(answer.json)).not.toContain(PASSWORD)
})

test.each([
  ['two passwords that differ', { passwordConfirmation: 'another one!' }, 'passwordConfirmation'],
  ['a short password', { password: 'short', passwordConfirmation: 'short' }, 'password'],
  ['a common password', { password: 'password12', passwordConfirmation: 'password12' }, 'password'],
  ['a password of the own name', { password: 'GraceHopper1', passwordConfirmation: 'GraceHopper1' }, 'password'],
  ['an unknown country', { country: 'XX' }, 'country'],
  ['an unknown zone', { timezone: 'Mars/Olympus' }, 'timezone'],
  ['an unknown industry', { industryId: '019b76da-a800-7747-9de5-1448ded1ab6e' }, 'industryId'],
  ['terms that are not accepted', { acceptTerms: false }, 'acceptTerms'],
  ['a name of blanks', { fullName: '   ' }, 'fullName'],
])('%s is refused at its field', async (_name, changes, field) => {
  const answer = await call(register, { attributes: aForm(changes) })
  expect(answer.status).toBe(422)
  expect(answer.errors).toContainEqual(
    expect.objectContaining({ code: 'validation.invalid', source: { pointer: `/data/attributes/${field}` } }),
  )
})

test('no answer reveals whether an address has an account, and its owner gets one mail a day', async () => {
  clock.beginDay()
  const form = aForm()
  const first = await call(register, { attributes: form })
  await app.app.outbox.drain()
  app.mails.length = 0
  const again = {
    ...form,
    email: form.email.toUpperCase(),
    password: 'Another-1-entirely',
    passwordConfirmation: 'Another-1-entirely',
  }
  const second = await call(register, { attributes: again })
  await call(register, { attributes: again })
  await app.app.outbox.drain()

  const shown = ({ status, json }: typeof first) =>
    JSON.stringify([status, json], (key, value) =>
      /^(id|self|related|.*At|.*After|requestId)$/.test(key) ? null : value,
    )
  expect(shown(second).toLowerCase()).toBe(shown(first).toLowerCase())
  expect([first.status, second.status]).toEqual([201, 201])
  const id = String(second.data.emailVerification.id)
  expect((await call(getEmailVerification, { params: { id } })).data.state).toBe('pending')
  expect((await call(confirmEmail, { params: { id }, attributes: { token: 'guess' } })).status).toBe(410)
  const theirs = app.mails.filter(({ to }) => String(to).toLowerCase() === form.email.toLowerCase())
  expect(theirs.map(({ subject }) => subject)).toEqual(['You already have an Assay account'])
  expect((await enter(again)).errors[0]?.code).toBe('session.unverified')
  expect((await enter(form)).errors[0]?.code).toBe('session.unverified')
})

test('of concurrent registrations of one address one gets it, and all get the same answer', async () => {
  const form = aForm()
  const answers = await Promise.all(Array.from({ length: 5 }, () => call(register, { attributes: form })))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
  const { rows } = await app.database.pool.query('select 1 from users where email = $1', [form.email.toLowerCase()])
  expect(rows).toHaveLength(1)
})

test('only the mail says whether a company has an account', async () => {
  await aPerson(app, 'employer.recruiter', { email: 'someone@known.test' })
  const known = aForm({ email: 'other@known.test' })
  const unknown = aForm({ email: 'other@never.test' })
  const answers = [await call(register, { attributes: known }), await call(register, { attributes: unknown })]
  await app.app.outbox.drain()

  const shown = ({ status, json }: (typeof answers)[number]) =>
    JSON.stringify([status, json], (key, value) =>
      /^(id|self|related|email|maskedEmail|.*At|.*After|requestId)$/.test(key) ? null : value,
    )
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(shown(answers[0] as (typeof answers)[number])).toBe(shown(answers[1] as (typeof answers)[number]))
  const mailTo = (address: string) => app.mails.filter(({ to }) => to === address)
  expect(mailTo('other@known.test')).toMatchObject([
    { subject: 'Your company is already on Assay', text: expect.stringContaining('invite you') },
  ])
  expect(JSON.stringify(mailTo('other@known.test'))).not.toContain('Person')
  expect(mailTo('other@never.test')).toMatchObject([{ subject: 'Confirm your email address for Assay' }])
  const enter = (form: typeof known) => call(logIn, { attributes: { email: form.email, password: form.password } })
  expect((await enter(known)).errors[0]?.code).toBe('session.unverified')
  expect((await enter(unknown)).errors[0]?.code).toBe('session.unverified')
})

test('an address at a free mail provider says nothing about a company', async () => {
  await aPerson(app, 'employer.recruiter', { email: 'someone@gmail.com' })
  expect((await call(register, { attributes: aForm({ email: 'other@gmail.com' }) })).status).toBe(201)
})

test('a user with an unverified address does not keep colleagues out', async () => {
  await aRegistration({ email: 'squatter@big.test' })
  expect((await call(register, { attributes: aForm({ email: 'real@big.test' }) })).status).toBe(201)
})

test('a link can be used once', async () => {
  const { id, token } = await aRegistration()
  await call(confirmEmail, { params: { id }, attributes: { token } })
  const again = await call(confirmEmail, { params: { id }, attributes: { token } })
  expect([again.status, again.errors[0]?.code]).toEqual([410, 'verification.used'])
})

test('a link expires after 24 hours, and a new mail brings a new one', async () => {
  const { id, token } = await aRegistration()
  clock.advance(DAY_MS + 1000)
  expect((await call(confirmEmail, { params: { id }, attributes: { token } })).errors[0]?.code).toBe(
    'verification.expired',
  )
  expect((await call(resendEmail, { params: { id }, attributes: {} })).data).toMatchObject({ id, state: 'pending' })
  const fresh = await latestToken(id)
  expect((await call(confirmEmail, { params: { id }, attributes: { token } })).status).toBe(410)
  expect((await call(confirmEmail, { params: { id }, attributes: { token: fresh } })).status).toBe(200)
})

test('wrong tokens verify nothing, and the right one still works after many of them', async () => {
  const { id, token } = await aRegistration()
  for (let attempt = 0; attempt < 6; attempt += 1)
    expect((await call(confirmEmail, { params: { id }, attributes: { token: 'guess' } })).status).toBe(410)
  expect((await call(confirmEmail, { params: { id }, attributes: { token } })).status).toBe(200)
})

test("another user's link does not change the current session", async () => {
  const { id, token } = await aRegistration()
  const other = await aPerson(app, 'employer.owner')
  const answer = await call(confirmEmail, { params: { id }, attributes: { token }, token: other.token })
  expect(answer.errors[0]?.code).toBe('verification.other-account')
})

test('mails are limited to one a minute and five a day', async () => {
  clock.beginDay()
  const { id } = await aRegistration()
  const early = await call(resendEmail, { params: { id }, attributes: {} })
  expect(early.errors[0]?.code).toBe('verification.too-many')
  const wait = Number(early.errors[0]?.meta?.['retryAfterSeconds'])
  expect([wait > 0, wait <= 60]).toEqual([true, true])
  const statuses: number[] = []
  for (let mail = 2; mail <= 6; mail += 1) {
    clock.advance(61_000)
    statuses.push((await call(resendEmail, { params: { id }, attributes: {} })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429])
  clock.advance(DAY_MS)
  expect((await call(resendEmail, { params: { id }, attributes: {} })).status).toBe(200)
})

test('correcting a mistyped address creates a new verification and invalidates the old link', async () => {
  const { form, id, token } = await aRegistration()
  clock.advance(61_000)
  const corrected = await call(resendEmail, { params: { id }, attributes: { email: 'right@corrected.test' } })
  expect(corrected.data).toMatchObject({ maskedEmail: 'r…@corrected.test', state: 'pending' })
  expect(corrected.data.id).not.toBe(id)
  expect((await call(getEmailVerification, { params: { id } })).data.state).toBe('superseded')
  expect((await call(confirmEmail, { params: { id }, attributes: { token } })).status).toBe(410)
  const fresh = await latestToken(corrected.data.id)
  expect((await call(confirmEmail, { params: { id: corrected.data.id }, attributes: { token: fresh } })).status).toBe(
    200,
  )
  expect((await enter({ ...form, email: 'right@corrected.test' })).status).toBe(200)
  expect((await enter(form)).status).toBe(422)
})

test("an address corrected to another user's verifies and takes nothing", async () => {
  const taken = await aPerson(app, 'employer.owner')
  const { id } = await aRegistration()
  clock.advance(61_000)
  const answer = await call(resendEmail, { params: { id }, attributes: { email: taken.user.email } })
  expect(answer).toMatchObject({ status: 200, data: { state: 'pending' } })
  app.mails.length = 0
  await app.app.outbox.drain()
  expect(app.mails.map(({ subject }) => subject)).toEqual(['You already have an Assay account'])
  expect((await call(getMe, { token: taken.token })).data.email).toBe(taken.user.email)
})

test('an invalid id is not found', async () => {
  expect((await call(getEmailVerification, { params: { id: 'nonsense' } })).status).toBe(404)
  expect((await call(getEmailVerification, { params: { id: '019b76da-a800-7747-9de5-1448ded1ab6e' } })).status).toBe(
    404,
  )
})

test('an unverified registration is purged after a week, with its company', async () => {
  const { form } = await aRegistration()
  const kept = await aPerson(app, 'employer.owner')
  clock.advance(8 * DAY_MS)
  expect(await app.app.scheduler.runDue()).toContain('purge abandoned registrations')
  expect((await enter(form)).errors[0]?.code).toBe('session.wrong-credentials')
  expect((await call(getMe, { token: kept.token })).status).toBe(200)
  expect((await call(register, { attributes: { ...aForm(), email: form.email } })).status).toBe(201)
})
