import { deflateSync } from 'node:zlib'
import * as activityContract from '@assay/contracts/activities'
import * as contract from '@assay/contracts/profiles'
import { createRequirement } from '@assay/contracts/requirements'
import { logIn } from '@assay/contracts/sessions'
import { getMe } from '@assay/contracts/users'
import { expect, test } from 'vitest'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { aCompany, aPerson, PASSWORD, type Person } from '../../../platform/testing/test-people.ts'

const app = await openTestApp()

const read = async ({ token }: Person) => (await app.call(contract.getProfile, { token })).data
const change = ({ token, user }: Person, attributes: Record<string, unknown>) =>
  app.call(contract.changeProfile, { token, params: { id: user.id }, attributes })

test('a user without a profile has the defaults', async () => {
  const owner = await aPerson(app, 'employer.owner')
  expect(await read(owner)).toMatchObject({
    displayName: owner.user.fullName,
    email: owner.user.email,
    headline: null,
    phone: null,
    videoLink: null,
    hasPhoto: false,
    quietHours: { kind: 'never' },
    notificationMatrix: {},
    idleLockMinutes: 30,
    blindMode: false,
  })
  expect((await read(owner)).workingHours).toHaveLength(5)
})

test('given fields change, the rest stays, and the timeline records only their names', async () => {
  const owner = await aPerson(app, 'employer.owner')
  await change(owner, { displayName: 'Grace Hopper', phone: '+15551234567', timezone: 'America/New_York' })
  const changed = await change(owner, {
    workingHours: [{ dow: 1, from: '08:00', to: '12:00' }],
    quietHours: { kind: 'outsideWorkingHours' },
    languages: ['en', 'pt-BR'],
    notificationMatrix: { offerViewed: { app: true, mail: true } },
  })
  expect(changed.data).toMatchObject({
    displayName: 'Grace Hopper',
    phone: '+15551234567',
    timezone: 'America/New_York',
    languages: ['en', 'pt-BR'],
    quietHours: { kind: 'outsideWorkingHours' },
    workingHours: [{ dow: 1, from: '08:00', to: '12:00' }],
  })
  const entries = (await app.call(activityContract.listActivities, { token: owner.token })).json.data
  const text = JSON.stringify(entries)
  expect(text).toContain('["displayName","phone","timezone"]')
  expect(text).not.toContain('5551234567')
})

test.each([
  ['phone', '0151 123', '/data/attributes/phone'],
  ['videoLink', 'http://meet.test/room', '/data/attributes/videoLink'],
  ['timezone', 'Mars/Olympus', '/data/attributes/timezone'],
  ['idleLockMinutes', 500, '/data/attributes/idleLockMinutes'],
  ['displayName', 'x', '/data/attributes/displayName'],
  ['languages', ['English please'], '/data/attributes/languages/0'],
  ['workingHours', [{ dow: 1, from: '12:00', to: '09:00' }], '/data/attributes/workingHours/0/to'],
])("%s is refused as invalid, by the field's name", async (field, value, pointer) => {
  const owner = await aPerson(app, 'employer.owner')
  const { status, errors } = await change(owner, { [field]: value })
  expect([status, errors[0]?.source?.pointer]).toEqual([422, pointer])
})

test('overlapping spans of one day are refused', async () => {
  const owner = await aPerson(app, 'employer.owner')
  const workingHours = [
    { dow: 1, from: '09:00', to: '12:00' },
    { dow: 1, from: '11:00', to: '15:00' },
  ]
  expect((await change(owner, { workingHours })).status).toBe(422)
})

test("of two windows the second one gets a conflict, and another user's profile is not found", async () => {
  const [owner, stranger] = [await aPerson(app, 'employer.owner'), await aPerson(app, 'employer.owner')]
  const { version } = await read(owner)
  expect((await change(owner, { headline: 'First', version })).status).toBe(200)
  expect((await change(owner, { headline: 'Second', version })).status).toBe(409)
  const { token } = stranger
  const params = { id: owner.user.id }
  const foreign = await app.call(contract.changeProfile, { token, params, attributes: { headline: 'Ha' } })
  expect([foreign.status, (await read(owner)).headline]).toEqual([404, 'First'])
})

function png(width: number, height: number): Buffer {
  const head = Buffer.alloc(25)
  head.write('\x00\x00\x00\x0dIHDR', 'latin1')
  head.writeUInt32BE(width, 8)
  head.writeUInt32BE(height, 12)
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), head, deflateSync(Buffer.alloc(64))])
}

async function upload({ token }: Person, content: Buffer) {
  const boundary = 'picture'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`
  const answer = await app.app.routes.app.inject({
    method: 'POST',
    url: '/api/v1/profiles/me/photo',
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
  return { status: answer.statusCode, json: answer.json() }
}

test('a photo is stored, returned unchanged, and removed', async () => {
  const owner = await aPerson(app, 'employer.owner')
  const picture = png(200, 100)
  expect((await upload(owner, picture)).json.data.attributes.hasPhoto).toBe(true)
  const headers = { authorization: `Bearer ${owner.token}` }
  const back = await app.app.routes.app.inject({ url: '/api/v1/profiles/me/photo', headers })
  expect([back.headers['content-type'], back.rawPayload.equals(picture)]).toEqual(['image/png', true])
  await app.call(contract.removePhoto, { token: owner.token })
  expect((await read(owner)).hasPhoto).toBe(false)
})

test.each([
  ['no picture', Buffer.from('<svg onload="alert(1)"/>')],
  ['too many pixels', png(2001, 10)],
  ['too many bytes', Buffer.concat([png(10, 10), Buffer.alloc(1024 * 1024)])],
])('%s is refused', async (_name, content) => {
  const owner = await aPerson(app, 'employer.owner')
  const { status, json } = await upload(owner, content)
  expect([status, json.errors[0].code]).toEqual([422, 'photo.unusable'])
})

const signIn = async ({ user }: Person, password = PASSWORD) =>
  app.call(logIn, { attributes: { email: user.email, password } })

test('a new password requires the old one and ends every other session', async () => {
  const owner = await aPerson(app, 'employer.owner')
  const elsewhere = (await signIn(owner)).json.access_token
  const set = (attributes: Record<string, string>) =>
    app.call(contract.changePassword, { token: owner.token, attributes })
  const next = { password: 'a much better one', passwordConfirmation: 'a much better one' }
  const wrong = await set({ ...next, currentPassword: 'not this one' })
  expect([wrong.status, wrong.errors[0]?.source?.pointer]).toEqual([422, '/data/attributes/currentPassword'])
  expect((await set({ ...next, currentPassword: PASSWORD, passwordConfirmation: 'another' })).status).toBe(422)
  expect((await set({ ...next, currentPassword: PASSWORD })).status).toBe(204)
  expect((await app.call(getMe, { token: elsewhere })).status).toBe(401)
  expect((await app.call(getMe, { token: owner.token })).status).toBe(200)
  expect([(await signIn(owner)).status, (await signIn(owner, next.password)).status]).toEqual([422, 200])
})

test('a thief of a session who guesses the password must wait, even with the right one', async () => {
  const owner = await aPerson(app, 'employer.owner')
  const guess = (currentPassword: string) =>
    app.call(contract.changePassword, {
      token: owner.token,
      attributes: { currentPassword, password: 'a much better one', passwordConfirmation: 'a much better one' },
    })
  const answers = []
  for (let number = 0; number < 5; number += 1) answers.push((await guess(`guess ${number}`)).status)
  expect(answers).toEqual([422, 422, 422, 422, 429])
  expect((await guess(PASSWORD)).errors[0]?.code).toBe('session.locked')
})

test("a locked screen opens only with the user's own password", async () => {
  const owner = await aPerson(app, 'employer.owner')
  const unlock = (currentPassword: string) =>
    app.call(contract.confirmPassword, { token: owner.token, attributes: { currentPassword } })
  expect([(await unlock('wrong')).status, (await unlock(PASSWORD)).status]).toEqual([422, 204])
})

test('users see their sessions and end one or all others', async () => {
  const [owner, stranger] = [await aPerson(app, 'employer.owner'), await aPerson(app, 'employer.owner')]
  const { token } = owner
  for (let at = 0; at < 3; at += 1) await signIn(owner)
  const list = async () => (await app.call(contract.listSessions, { token })).data
  const [other] = (await list()).filter(({ current }: { current: boolean }) => !current)
  const end = (by: string) => app.call(contract.endSession, { token: by, params: { id: other.id } })
  expect((await end(stranger.token)).status).toBe(404)
  expect([(await end(token)).status, (await list()).length]).toEqual([204, 3])
  await app.call(contract.endOtherSessions, { token })
  expect(await list()).toEqual([expect.objectContaining({ current: true })])
})

test('open work goes to a colleague before an account is erased', async () => {
  const inCompany = { companyId: (await aCompany(app)).id }
  const owner = await aPerson(app, 'employer.owner', inCompany)
  const leaver = await aPerson(app, 'employer.recruiter', inCompany)
  const stranger = await aPerson(app, 'employer.owner')
  const { data: job } = await app.call(createRequirement, { token: owner.token, attributes: { title: 'Engineer' } })
  const { pool } = app.database
  await pool.query('delete from requirement_assignments where requirement_id = $1', [job.id])
  await pool.query('insert into requirement_assignments (requirement_id, user_id) values ($1, $2)', [
    job.id,
    leaver.user.id,
  ])
  const leave = async (handOverTo: string | null) => {
    const attributes = { currentPassword: PASSWORD, handOverTo }
    const { status, errors } = await app.call(contract.deleteAccount, { token: leaver.token, attributes })
    return [status, errors[0]?.code]
  }
  expect(await leave(null)).toEqual([409, 'teammate.open-work'])
  expect(await leave(stranger.user.id)).toEqual([422, 'validation.invalid'])
  expect(await leave(leaver.user.id)).toEqual([422, 'validation.invalid'])
  expect(await leave(owner.user.id)).toEqual([204, undefined])
  const { rows } = await pool.query('select user_id from requirement_assignments where requirement_id = $1', [job.id])
  expect(rows).toEqual([{ user_id: owner.user.id }])
})

test('an account is erased; the last owner stays until there is another', async () => {
  const company = await aCompany(app)
  const inCompany = { companyId: company.id }
  const [owner, second] = [
    await aPerson(app, 'employer.owner', inCompany),
    await aPerson(app, 'employer.recruiter', inCompany),
  ]
  const leave = ({ token }: Person, currentPassword = PASSWORD) =>
    app.call(contract.deleteAccount, { token, attributes: { currentPassword } })
  const last = await leave(owner)
  expect([last.status, last.errors[0]?.code]).toEqual([409, 'account.last-owner'])
  expect((await leave(second, 'wrong')).status).toBe(422)
  await change(second, { phone: '+15551234567' })
  expect((await leave(second)).status).toBe(204)
  expect((await app.call(getMe, { token: second.token })).status).toBe(401)
  expect((await signIn(second)).status).toBe(422)
  const { rows } = await app.database.pool.query(
    'select email, full_name, password_hash from users where id = $1 union all select phone, null, null from profiles where user_id = $1',
    [second.user.id],
  )
  expect(rows).toEqual([
    { email: `${second.user.id}@erased.invalid`, full_name: 'Deleted account', password_hash: null },
  ])
  const check = await app.call(activityContract.checkActivities, { token: owner.token })
  expect(check.data.unbroken).toBe(true)
})
