import { listActivities } from '@assay/contracts/activities'
import { requestContact } from '@assay/contracts/contact-infos'
import * as impersonation from '@assay/contracts/impersonations'
import { createCalendarFeed } from '@assay/contracts/interview-calendars'
import { listNotifications } from '@assay/contracts/notifications'
import { changePassword, endSession, listSessions } from '@assay/contracts/profiles'
import { createRequirement } from '@assay/contracts/requirements'
import { logIn } from '@assay/contracts/sessions'
import { companyActions, getMe, getUser, listCompanies, listUsers, userActions } from '@assay/contracts/users'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../../platform/database/new-id.ts'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { aPerson, PASSWORD, type Person } from '../../../platform/testing/test-people.ts'
import { MINUTE_MS } from '../../../platform/time/durations.ts'

const app = await openTestApp()
const { call } = app
const reason = 'They asked the operator by phone'
let admin: Person
let owner: Person

beforeAll(async () => {
  admin = await aPerson(app, 'platform.admin')
})
const anOwner = async () => {
  owner = await aPerson(app, 'employer.owner')
  return owner
}
const enter = (email: string) => call(logIn, { attributes: { email, password: PASSWORD } })
const codeOf = ({ status, errors }: { status: number; errors: readonly { code?: string | undefined }[] }) => [
  status,
  errors[0]?.code,
]

test('operators find every account; others only their colleagues and themselves', async () => {
  const { user, companyId } = await anOwner()
  const mate = await aPerson(app, 'employer.viewer', { companyId: companyId ?? '' })
  const stranger = await aPerson(app, 'agency.owner')
  const found = await call(listUsers, { token: admin.token, query: `filter[search]=${user.email}&include=roles` })
  expect(found.data).toEqual([expect.objectContaining({ email: user.email, state: 'active', companyName: 'Acme' })])
  expect(found.data[0].roles[0].name).toBe('Owner')
  const ids = async ({ token }: Person) => (await call(listUsers, { token })).data.map(({ id }: { id: string }) => id)
  expect((await ids(mate)).toSorted()).toEqual([user.id, mate.user.id].toSorted())
  expect(await ids(stranger)).toEqual([stranger.user.id])
  expect((await call(getUser, { token: stranger.token, params: { id: user.id } })).status).toBe(404)
})

test('a disabled user is signed out and stays out until an operator enables the account', async () => {
  const { user, token } = await anOwner()
  const params = { id: user.id }
  const act = (verb: 'disable' | 'enable') =>
    call(userActions[verb], { token: admin.token, params, attributes: { reason } })
  expect((await act('disable')).data.state).toBe('disabled')
  expect((await call(getMe, { token })).status).toBe(401)
  expect(codeOf(await enter(user.email))).toEqual([403, 'session.disabled'])
  const disabledTwice = await act('disable')
  expect(codeOf(disabledTwice)).toEqual([409, 'account.transition'])
  expect(disabledTwice.errors[0]?.detail).toBe('The account is already disabled. Nothing was changed.')
  expect((await act('enable')).data.state).toBe('active')
  expect((await enter(user.email)).status).toBe(200)
  const own = await call(userActions.disable, {
    token: admin.token,
    params: { id: admin.user.id },
    attributes: { reason },
  })
  expect(own.status).toBe(403)
  const byOwner = await call(userActions.disable, { token: owner.token, params, attributes: { reason } })
  expect([401, 403]).toContain(byOwner.status)
})

test('an operator signs a user out everywhere, and sends the verification again', async () => {
  const { user, token } = await anOwner()
  await call(userActions.signOut, { token: admin.token, params: { id: user.id }, attributes: {} })
  expect((await call(getMe, { token })).status).toBe(401)
  const verified = { token: admin.token, params: { id: user.id }, attributes: {} }
  expect(codeOf(await call(userActions.resendVerification, verified))).toEqual([409, 'account.transition'])
})

test('an operator sees where a user is signed in, and ends one of the sessions', async () => {
  const { user, token } = await anOwner()
  const { json } = await enter(user.email)
  const query = `filter[user]=${user.id}`
  const read = (by: string) => call(listSessions, { token: by, query })
  expect((await read(token)).data.length).toBe(2)
  const [latest] = (await read(admin.token)).data
  expect(latest).toMatchObject({ current: false })
  const stranger = await aPerson(app, 'employer.owner')
  const creator = await aPerson(app, 'platform.creator')
  for (const other of [stranger, creator]) {
    expect((await read(other.token)).status).toBe(404)
    expect((await call(endSession, { token: other.token, params: { id: latest.id } })).status).toBe(404)
  }
  expect((await call(endSession, { token: admin.token, params: { id: latest.id } })).status).toBe(204)
  const statuses = [(await call(getMe, { token })).status, (await call(getMe, { token: json.access_token })).status]
  expect(statuses.toSorted()).toEqual([200, 401])
  const { rows } = await app.database.pool.query(
    `select actor_id from activities where verb = 'session.end' and target_id = $1`,
    [user.id],
  )
  expect(rows).toEqual([{ actor_id: admin.user.id }])
})

test('the members of a suspended company can neither act nor sign in again, and nothing is lost', async () => {
  const { user, token, companyId } = await anOwner()
  const act = (verb: 'suspend' | 'reactivate', by = admin) =>
    call(companyActions[verb], { token: by.token, params: { id: companyId ?? '' }, attributes: { reason } })
  expect((await act('suspend', owner)).status).toBe(403)
  expect((await act('suspend')).data).toMatchObject({ state: 'suspended', stateReason: reason, members: 1 })
  const twice = await act('suspend')
  expect(codeOf(twice)).toEqual([409, 'account.transition'])
  expect(twice.errors[0]?.detail).toBe('The company is already suspended. Nothing was changed.')
  expect((await call(getMe, { token })).status).toBe(401)
  const again = (await enter(user.email)).json.access_token
  expect(codeOf(await call(getMe, { token: again }))).toEqual([403, 'session.disabled'])
  expect((await act('reactivate')).data.state).toBe('active')
  expect((await call(getMe, { token: again })).status).toBe(200)
  const list = await call(listCompanies, { token: again })
  expect(list.data.map((one: { id: string; stateReason: null }) => [one.id, one.stateReason])).toEqual([
    [companyId, null],
  ])
  const kept = await call(listActivities, { token: again, query: 'page[size]=50' })
  expect(kept.data.map(({ verb }: { verb: string }) => verb)).toEqual(
    expect.arrayContaining(['company.suspend', 'company.reactivate']),
  )
})

const start = (userId: string, by = admin) =>
  call(impersonation.startImpersonation, { token: by.token, attributes: { userId, reason } })

test('an operator works as a user for 30 minutes, without what is theirs alone, and both sides see it', async () => {
  const { user, token: own } = await anOwner()
  const { data } = await start(user.id)
  const { token } = data
  const me = await call(getMe, { token })
  expect(me.data).toMatchObject({ id: user.id, impersonation: { id: data.id, operatorName: admin.user.fullName } })
  expect((await call(getMe, { token: own })).data.impersonation).toBeNull()
  const drafted = await call(createRequirement, { token, attributes: { title: 'Payments', description: 'Go, Kafka' } })
  expect(drafted.status).toBe(201)
  const password = {
    currentPassword: PASSWORD,
    password: 'another long password',
    passwordConfirmation: 'another long password',
  }
  expect(codeOf(await call(changePassword, { token, params: { id: user.id }, attributes: password }))).toEqual([
    403,
    'impersonation.denied',
  ])
  expect(codeOf(await call(createCalendarFeed, { token }))).toEqual([403, 'impersonation.denied'])
  const pay = { amountMinor: 6000, currency: 'EUR', period: 'hour' }
  const message = 'We build an order intake for a hundred shops, and look for you.'
  const asked = { requirementId: drafted.data.id, candidateId: newId(), pay, message }
  expect((await call(requestContact, { token, attributes: asked })).status).toBe(403)
  const { data: activities } = await call(listActivities, { token: own, query: 'page[size]=20' })
  const written = activities.find(({ verb }: { verb: string }) => verb === 'requirement.create')
  expect(written).toMatchObject({ actorName: admin.user.fullName, onBehalfOf: user.id })
  expect(activities.map(({ verb }: { verb: string }) => verb)).toContain('impersonation.start')
  const { token: colleague } = await aPerson(app, 'employer.recruiter', { companyId: owner.companyId ?? '' })
  await app.catchUp()
  const notices = async (of: string) =>
    (await call(listNotifications, { token: of, query: 'filter[kind]=operatorWorkedAs' })).data
  const [notice] = await notices(own)
  expect(notice).toMatchObject({ title: expect.stringContaining(user.fullName), body: expect.stringContaining(reason) })
  expect(await notices(colleague)).toEqual([])
  expect(app.mails.filter(({ to, text }) => to === user.email && text.includes(reason))).toHaveLength(1)

  expect((await call(impersonation.endImpersonation, { token, params: { id: data.id } })).status).toBe(204)
  expect((await call(getMe, { token })).status).toBe(401)
  const late = (await start(user.id)).data.token
  app.clock.advance(31 * MINUTE_MS)
  expect((await call(getMe, { token: late })).status).toBe(401)
  const list = await call(impersonation.listImpersonations, { token: admin.token })
  expect(list.data[0]).toMatchObject({ reason, userName: user.fullName, token: null })
})

test('a recruiter sees who worked in their name and what was done; a viewer, who has no timeline, is notified', async () => {
  const recruiter = await aPerson(app, 'employer.recruiter')
  const viewer = await aPerson(app, 'employer.viewer', { companyId: recruiter.companyId ?? '' })
  const colleague = await aPerson(app, 'employer.recruiter', { companyId: recruiter.companyId ?? '' })
  const { token } = (await start(recruiter.user.id)).data
  await call(createRequirement, { token, attributes: { title: 'Payments', description: 'Go, Kafka' } })
  await start(viewer.user.id)
  await app.catchUp()
  const verbsOf = async (person: Person) =>
    (await call(listActivities, { token: person.token })).data.map(({ verb }: { verb: string }) => verb)
  expect(await verbsOf(recruiter)).toEqual(expect.arrayContaining(['impersonation.start', 'requirement.create']))
  expect(await verbsOf(colleague)).not.toContain('impersonation.start')
  const query = 'filter[kind]=operatorWorkedAs'
  const notices = await call(listNotifications, { token: viewer.token, query })
  expect(notices.data).toEqual([expect.objectContaining({ body: expect.stringContaining(reason), link: null })])
})

test('operators are never impersonated, and only they impersonate', async () => {
  const other = await aPerson(app, 'platform.admin')
  expect(codeOf(await start(other.user.id))).toEqual([409, 'impersonation.not-possible'])
  expect((await start(admin.user.id, await anOwner())).status).toBe(403)
  const { token } = (await start(owner.user.id)).data
  const nested = await call(impersonation.startImpersonation, { token, attributes: { userId: owner.user.id, reason } })
  expect(nested.status).toBe(403)
  expect((await call(impersonation.listImpersonations, { token: owner.token })).status).toBe(403)
})
