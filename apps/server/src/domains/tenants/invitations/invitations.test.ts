import { agencyActions } from '@assay/contracts/agencies'
import type { Endpoint } from '@assay/contracts/endpoint'
import { logIn } from '@assay/contracts/sessions'
import * as contract from '@assay/contracts/teammates'
import { companyActions, createCompany, getMe } from '@assay/contracts/users'
import { beforeEach, expect, test } from 'vitest'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { aCompany, aPerson, PASSWORD, type Person } from '../../../platform/testing/test-people.ts'
import { DAY_MS, MINUTE_MS } from '../../../platform/time/durations.ts'
import { builtInRoleId } from '../roles/index.ts'

const app = await openTestApp()
const { call } = app
let owner: Person
let admin: Person
let counter = 0

beforeEach(async () => {
  const companyId = (await aCompany(app, 'Acme Works')).id
  owner = await aPerson(app, 'employer.owner', { companyId })
  admin = await aPerson(app, 'employer.admin', { companyId })
  app.mails.length = 0
})

const address = () => `new-${++counter}@elsewhere.test`
const recruiterRole = builtInRoleId('employer.recruiter')

const invite = ({ token }: Person, emails: readonly string[], more: object = {}) =>
  call(contract.inviteTeammates, { token, attributes: { emails, roleId: recruiterRole, ...more } })

/** The link in the latest mail to the address. */
function linkTo(email: string): { id: string; token: string } {
  const mail = app.mails.findLast(({ to }) => to === email)
  const [, id = '', token = ''] = /\/register\?invitation=([0-9a-f-]+)#(\S+)/.exec(mail?.text ?? '') ?? []
  return { id, token }
}

async function invited(email = address(), more: object = {}) {
  const answer = await invite(owner, [email], more)
  expect(answer.status).toBe(201)
  await app.catchUp()
  return { email, ...linkTo(email) }
}

const open = ({ id, token }: { id: string; token: string }) =>
  call(contract.openInvitation, { params: { id }, attributes: { token } })
const person = { fullName: 'Grace Hopper', password: 'a ship in port is safe', timezone: 'Europe/Paris' }
const accept = ({ id, token }: { id: string; token: string }, more: object = {}) =>
  call(contract.acceptInvitation, {
    params: { id },
    attributes: { token, ...person, passwordConfirmation: person.password, ...more },
  })
const act = (verb: keyof typeof contract.teammateActions, id: string, { token }: Person, attributes: object = {}) =>
  call(contract.teammateActions[verb], { token, params: { id }, attributes: { ...attributes } })
const seen = async (id: string) => (await call(contract.getTeammate, { token: owner.token, params: { id } })).data

test('an invited person reads what it is about, joins with a password, and works with the role', async () => {
  const { email, id, token } = await invited(address(), { message: 'Join our search for Go people.' })

  const about = await open({ id, token })
  expect(about.data).toMatchObject({
    email,
    tenantName: 'Acme Works',
    roleName: 'Recruiter',
    invitedByName: owner.user.fullName,
    message: 'Join our search for Go people.',
    account: 'new',
    state: 'pending',
  })
  expect((await accept({ id, token })).status).toBe(200)
  const session = await call(logIn, { attributes: { email, password: person.password } })
  const me = await call(getMe, { token: session.json.access_token, query: 'include=roles,company' })
  expect(me.data).toMatchObject({ fullName: 'Grace Hopper', timezone: 'Europe/Paris', company: { name: 'Acme Works' } })
  expect(me.data.roles.map(({ name }: { name: string }) => name)).toEqual(['Recruiter'])
  expect(await seen(id)).toMatchObject({ state: 'active', seat: 'paid', roleName: 'Recruiter' })

  for (const again of [await accept({ id, token }), await open({ id, token })])
    expect([again.status, again.errors[0]?.code]).toEqual([410, 'verification.used'])
})

test('nothing but a hash of the token is stored, and a wrong one opens nothing', async () => {
  const { id, token } = await invited()
  const { rows } = await app.database.pool.query('select * from teammates where id = $1', [id])
  expect(JSON.stringify(rows)).not.toContain(token)

  const wrong = await open({ id, token: `${token}x` })
  expect([wrong.status, wrong.errors[0]?.code]).toEqual([410, 'verification.expired'])
})

test('sending it again ends the first link, after a minute, five times a day', async () => {
  app.clock.beginDay()
  const first = await invited()
  expect((await act('resend', first.id, owner)).errors[0]?.code).toBe('verification.too-many')

  for (let sent = 2; sent <= 5; sent += 1) {
    app.clock.advance(MINUTE_MS + 1000)
    expect((await act('resend', first.id, admin)).status).toBe(200)
    await app.catchUp()
  }
  app.clock.advance(MINUTE_MS + 1000)
  expect((await act('resend', first.id, owner)).errors[0]?.code).toBe('verification.too-many')
  expect((await open(first)).errors[0]?.code).toBe('verification.expired')
  expect((await accept(linkTo(first.email))).status).toBe(200)
})

test('an invitation ends after seven days and can be sent again', async () => {
  const first = await invited()
  app.clock.advance(7 * DAY_MS + 1000)

  expect((await accept(first)).errors[0]?.code).toBe('verification.expired')
  await app.catchUp()
  expect(await seen(first.id)).toMatchObject({ state: 'expired', mayDo: expect.arrayContaining(['resend']) })
  expect((await act('resend', first.id, owner)).data.state).toBe('pending')
  await app.catchUp()
  expect((await accept(linkTo(first.email))).status).toBe(200)
})

test('revoked and declined invitations stay ended; the address can be invited again', async () => {
  const revoked = await invited()
  expect((await act('revoke', revoked.id, owner)).data.state).toBe('revoked')
  expect((await accept(revoked)).errors[0]?.code).toBe('verification.expired')
  expect((await act('resend', revoked.id, owner)).errors[0]?.code).toBe('teammate.transition')
  expect((await invite(owner, [revoked.email])).status).toBe(201)

  const declined = await invited()
  const answer = await call(contract.declineInvitation, {
    params: { id: declined.id },
    attributes: { token: declined.token },
  })
  expect(answer.data.state).toBe('declined')
  expect((await accept(declined)).errors[0]?.code).toBe('verification.used')
})

test('a revocation is undone: the same link works again, unless the address was invited again or time has passed', async () => {
  const viewer = await aPerson(app, 'employer.viewer', { companyId: owner.companyId ?? '' })
  const mistaken = await invited()
  expect((await act('revoke', mistaken.id, owner)).data.mayDo).toEqual(['restore'])
  expect((await act('restore', mistaken.id, viewer)).status).toBe(404)
  expect((await act('restore', mistaken.id, owner)).data).toMatchObject({
    state: 'pending',
    mayDo: ['resend', 'revoke'],
  })
  expect((await act('restore', mistaken.id, owner)).errors[0]?.code).toBe('teammate.transition')
  expect((await accept(mistaken)).status).toBe(200)

  const replaced = await invited()
  await act('revoke', replaced.id, owner)
  await invite(owner, [replaced.email])
  expect((await act('restore', replaced.id, owner)).errors[0]).toMatchObject({
    code: 'validation.invalid',
    detail: `${replaced.email} is already invited. You can resend the invitation.`,
  })

  const old = await invited()
  await act('revoke', old.id, owner)
  app.clock.advance(8 * DAY_MS)
  const late = await act('restore', old.id, owner)
  expect([late.errors[0]?.code, late.errors[0]?.meta]).toMatchObject(['teammate.transition', { state: 'revoked' }])
})

test('twenty are invited together or none, and each bad address is named', async () => {
  const good = Array.from({ length: 18 }, address)
  const twice = good[3] ?? ''
  const refused = await invite(owner, [...good, twice, admin.user.email])
  expect(refused.errors.map(({ source, detail }) => [source?.pointer, detail])).toEqual([
    ['/data/attributes/emails/18', `${twice} is listed twice.`],
    ['/data/attributes/emails/19', `${admin.user.email} is already in your team.`],
  ])
  expect((await invite(owner, [...good, 'no address'])).errors[0]?.source?.pointer).toBe('/data/attributes/emails/18')
  expect((await invite(owner, [...good, ...Array.from({ length: 3 }, address)])).status).toBe(422)
  expect((await invite(owner, good)).data.length).toBe(18)
  expect((await invite(owner, [twice.toUpperCase()])).errors[0]?.detail).toContain('already invited')
  await app.catchUp()
  expect(app.mails.filter(({ to }) => good.includes(to)).length).toBe(18)
})

test('only managers invite, and not above their own permissions', async () => {
  const roleId = builtInRoleId('employer.owner')
  const recruiter = await aPerson(app, 'employer.recruiter', { companyId: owner.companyId ?? '' })
  const codes = await Promise.all([
    invite(admin, [address()], { roleId }),
    invite(recruiter, [address()]),
    invite(owner, [address()], { roleId: builtInRoleId('agency.owner') }),
    invite(owner, [address()], { requirementIds: ['019a0000-0000-7000-8000-000000000000'] }),
  ])
  expect(codes.map(({ errors }) => errors[0]?.code)).toEqual([
    'permission.denied',
    'permission.denied',
    'validation.invalid',
    'validation.invalid',
  ])
  expect((await invite(owner, [address()], { roleId })).status).toBe(201)
})

test('an account that belongs to another company cannot join; one that belongs to none keeps its password', async () => {
  const stranger = await aPerson(app, 'employer.recruiter')
  const { id, token } = await invited(stranger.user.email)
  expect((await open({ id, token })).data.account).toBe('elsewhere')
  expect((await accept({ id, token })).errors[0]?.code).toBe('teammate.elsewhere')

  await app.database.pool.query(`update teammates set state = 'removed' where user_id = $1`, [stranger.user.id])
  const again = await open({ id, token })
  expect(again.data.account).toBe('known')
  const joined = await call(contract.acceptInvitation, { params: { id }, attributes: { token } })
  expect(joined.status).toBe(200)
  const session = await call(logIn, { attributes: { email: stranger.user.email, password: PASSWORD } })
  expect((await call(getMe, { token: session.json.access_token, query: 'include=company' })).data.company.name).toBe(
    'Acme Works',
  )
})

test('an unconfirmed account of the same address does not keep its owner out', async () => {
  const squatter = await aPerson(app, 'employer.owner', { email: address(), isVerified: false }).catch(() => null)
  expect(squatter).toBeNull()
  const { rows } = await app.database.pool.query('select email from users where email_verified_at is null')
  const { id, token, email } = await invited(rows.at(-1).email)
  expect((await accept({ id, token })).status).toBe(200)
  expect((await call(logIn, { attributes: { email, password: person.password } })).status).toBe(200)
  expect((await call(logIn, { attributes: { email, password: PASSWORD } })).status).not.toBe(200)
})

test('a weak or unequal password is refused, and two clicks join once', async () => {
  const link = await invited()
  const unequal = await accept(link, { passwordConfirmation: 'something else' })
  expect(unequal.errors[0]?.source?.pointer).toBe('/data/attributes/passwordConfirmation')
  expect((await accept(link, { password: 'aaaaaaaaaa', passwordConfirmation: 'aaaaaaaaaa' })).status).toBe(422)
  const statuses = (await Promise.all([accept(link), accept(link)])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 410])
})

test('invitations are visible to users who manage the team, and to no one of another company', async () => {
  const { id } = await invited()
  const viewer = await aPerson(app, 'employer.viewer', { companyId: owner.companyId ?? '' })
  const stranger = await aPerson(app, 'employer.owner')
  const listed = async ({ token }: Person) =>
    (await call(contract.listTeammates, { token, query: 'filter[state]=pending' })).data.length
  expect([await listed(owner), await listed(viewer), await listed(stranger)]).toEqual([1, 0, 0])
  for (const { token } of [viewer, stranger])
    expect((await call(contract.getTeammate, { token, params: { id } })).status).toBe(404)
  for (const verb of ['resend', 'revoke'] as const) expect((await act(verb, id, stranger)).status).toBe(404)
})

test('an agency owner invites staff of the agency', async () => {
  const agency = await aPerson(app, 'agency.owner')
  const email = address()
  const roleId = builtInRoleId('agency.member')
  expect((await invite(agency, [email], { roleId })).status).toBe(201)
  await app.catchUp()
  expect((await accept(linkTo(email))).status).toBe(200)
  const session = await call(logIn, { attributes: { email, password: person.password } })
  expect((await call(getMe, { token: session.json.access_token })).data.scope).toEqual(['agency'])
})

test('revoking and inviting again mails no one more than five times a day, and a team mails 200 people', async () => {
  app.clock.beginDay()
  const boss = await aPerson(app, 'employer.owner')
  const email = address()
  for (let times = 0; times < 5; times += 1) {
    const { data } = await invite(boss, [email])
    expect((await act('revoke', data[0].id, boss)).status).toBe(200)
  }
  expect((await invite(boss, [address(), email])).errors[0]).toMatchObject({
    code: 'validation.invalid',
    detail: `${email} was already invited 5 times today. Try again tomorrow.`,
    source: { pointer: '/data/attributes/emails/1' },
  })

  await app.database.pool.query(
    `update teammates set sent_count = 195 where company_id = $1 and state = 'revoked' and id = (
       select id from teammates where company_id = $1 and state = 'revoked' limit 1)`,
    [boss.companyId],
  )
  expect((await invite(boss, [address(), address()])).errors[0]?.code).toBe('verification.too-many')
})

test('an agency invites the contact of a client, who is no colleague and never becomes staff', async () => {
  const [contactRole, memberRole] = [builtInRoleId('agencyClient.contact'), builtInRoleId('agency.member')]
  const noel = await aPerson(app, 'agency.owner')
  const { agencyId } = noel
  const mina = await aPerson(app, 'agency.member', agencyId === null ? {} : { agencyId })
  const email = address()
  const asked = (by: Person) => invite(by, [email], { roleId: contactRole })
  expect((await asked(mina)).status).toBe(403)
  expect((await asked(owner)).status).toBe(422)
  expect((await asked(noel)).status).toBe(201)
  await app.catchUp()
  const link = linkTo(email)
  expect((await accept(link)).status).toBe(200)

  const session = await call(logIn, { attributes: { email, password: person.password } })
  const token = session.json.access_token
  const me = await call(getMe, { token, query: 'include=roles.permissions' })
  expect(me.data).toMatchObject({ scope: ['agencyClient'], roles: [{ name: 'Agency client' }] })
  expect((await call(contract.listTeammates, { token })).status).toBe(403)
  const idsFor = async (by: Person) =>
    (await call(contract.listTeammates, { token: by.token })).data.map(({ id }: { id: string }) => id)
  expect(await idsFor(noel)).toContain(link.id)
  expect(await idsFor(mina)).not.toContain(link.id)

  const promoted = await call(contract.changeTeammate, {
    token: noel.token,
    params: { id: link.id },
    attributes: { roleId: memberRole },
  })
  expect(promoted.status).toBe(409)
  expect((await act('remove', link.id, noel)).status).toBe(200)
  expect((await call(getMe, { token })).status).toBe(401)
})

test('no one joins a company or agency that is suspended, and the invitation says so until it works again', async () => {
  const operator = await aPerson(app, 'platform.admin')
  const run = (action: Endpoint, id: string | null) => {
    const attributes = { reason: 'Their domain is under review.' }
    return call(action, { token: operator.token, params: { id: id ?? '' }, attributes })
  }
  const agent = await aPerson(app, 'agency.owner')
  const toCompany = await invited()
  const email = address()
  expect((await invite(agent, [email], { roleId: builtInRoleId('agency.member') })).status).toBe(201)
  await app.catchUp()
  for (const [link, suspend, again] of [
    [
      toCompany,
      () => run(companyActions.suspend, owner.companyId),
      () => run(companyActions.reactivate, owner.companyId),
    ],
    [
      linkTo(email),
      () => run(agencyActions.suspend, agent.agencyId),
      () => run(agencyActions.reinstate, agent.agencyId),
    ],
  ] as const) {
    expect((await suspend()).status).toBe(200)
    for (const refused of [await open(link), await accept(link)])
      expect([refused.status, refused.errors[0]?.detail]).toEqual([410, expect.stringContaining('suspended or closed')])
    expect((await again()).status).toBe(200)
    expect((await accept(link)).status).toBe(200)
  }
})

test('an operator opens a company, and its owner joins by the invitation', async () => {
  const operator = await aPerson(app, 'platform.admin')
  const email = address()
  const create = (by: Person, more: object = {}) =>
    call(createCompany, {
      token: by.token,
      attributes: { name: 'Foxglove', country: 'DE', ownerEmail: email, ...more },
    })
  const creator = await aPerson(app, 'platform.creator')
  expect([(await create(owner)).status, (await create(creator)).status]).toEqual([403, 403])
  expect((await create(operator, { country: 'ZZ' })).status).toBe(422)
  const made = await create(operator)
  expect(made.status).toBe(201)
  await app.catchUp()
  expect((await accept(linkTo(email))).status).toBe(200)

  const session = await call(logIn, { attributes: { email, password: person.password } })
  const me = await call(getMe, { token: session.json.access_token, query: 'include=roles,company' })
  expect(me.data).toMatchObject({ company: { id: made.data.id, name: 'Foxglove' }, roles: [{ name: 'Owner' }] })
})
