import { linkIdentity, listSignInOptions, logInWithProvider, startIdentity } from '@assay/contracts/google-identities'
import { listNotifications } from '@assay/contracts/notifications'
import { deleteAccount } from '@assay/contracts/profiles'
import { makeScimToken } from '@assay/contracts/scim-tokens'
import { logIn } from '@assay/contracts/sessions'
import * as contract from '@assay/contracts/sign-in-providers'
import { inviteTeammates, listTeammates, teammateActions } from '@assay/contracts/teammates'
import { getMe } from '@assay/contracts/users'
import { beforeEach, expect, test } from 'vitest'
import { afterFile } from '../../../platform/testing/after-file.ts'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { CLIENT, openTestOpenId, signInAt } from '../../../platform/testing/test-openid.ts'
import { aPerson, aUser, PASSWORD, type Person } from '../../../platform/testing/test-people.ts'
import { DAY_MS, MINUTE_MS } from '../../../platform/time/durations.ts'
import { builtInRoleId } from '../roles/index.ts'

const APP = 'http://localhost:3000'
const OURS = `${APP}/google/callback`
const dns = new Map<string, string[][]>()
const openId = await openTestOpenId(OURS)
let dnsError = 'ENOTFOUND'
const app = await openTestApp(undefined, {
  appUrl: APP,
  allowsPrivateTargets: true,
  resolveTxt: async (name) => dns.get(name) ?? Promise.reject(Object.assign(new Error(dnsError), { code: dnsError })),
})
afterFile(openId.close)
const { call, clock } = app

let counter = 0
let domain = ''
let owner: Person
beforeEach(async () => {
  counter += 1
  domain = `acme-${counter}.test`
  owner = await aPerson(app, 'employer.owner', { email: `owner@${domain}` })
  dns.clear()
  dnsError = 'ENOTFOUND'
})

const codeOf = ({ status, errors }: Awaited<ReturnType<typeof call>>) => [status, errors[0]?.code]
const settings = () => ({ name: 'Acme sign-in', issuer: openId.issuer, ...CLIENT })
const setUp = (attributes: object = settings(), by = owner) =>
  call(contract.setUpSignInProvider, { token: by.token, attributes: { ...attributes } })
const change = (id: string, attributes: Record<string, unknown>, by = owner) =>
  call(contract.changeSignInProvider, { token: by.token, params: { id }, attributes })

async function prove(by = owner, name = domain) {
  const { data } = await call(contract.addSignInDomain, { token: by.token, attributes: { domain: name } })
  dns.set(data.recordName, [['v=spf1 -all'], [data.recordValue.slice(0, 9), data.recordValue.slice(9)]])
  return call(contract.checkSignInDomain, { token: by.token, params: { id: data.id } })
}

/** Signs in at the provider, as the browser does that `start` belongs to. */
async function signIn(person: object, of = domain) {
  openId.person = { sub: 'x', ...person }
  const begun = await call(startIdentity, { attributes: { purpose: 'signIn', provider: 'company', domain: of } })
  const cookie = `assay_guest=${begun.cookies.find(({ name }) => name === 'assay_guest')?.value}`
  const response = await signInAt(begun.data.authorizationUrl, OURS)
  return call(logInWithProvider, { attributes: { response }, cookie })
}

async function link(person: Person, sub: string) {
  openId.person = { sub, email: person.user.email }
  const attributes = { purpose: 'link', provider: 'company' }
  const begun = await call(startIdentity, { token: person.token, attributes })
  const response = await signInAt(begun.data.authorizationUrl, OURS)
  return call(linkIdentity, { token: person.token, attributes: { response } })
}

const enter = ({ user }: Pick<Person, 'user'>) => call(logIn, { attributes: { email: user.email, password: PASSWORD } })

/** A company that requires its provider. */
async function required() {
  const { id } = (await setUp()).data
  await prove()
  await link(owner, `owner-${counter}`)
  expect((await change(id, { enforced: true })).data.enforced).toBe(true)
  return id
}

test('owners and admins set it up; the secret is encrypted and never shown again', async () => {
  const made = await setUp()
  expect([made.status, made.data]).toEqual([
    201,
    expect.objectContaining({ hasSecret: true, enforced: false, joinRole: null, redirectUrl: OURS }),
  ])
  expect(JSON.stringify(made.json)).not.toContain(CLIENT.clientSecret)
  const { rows } = await app.database.pool.query('select row_to_json(p)::text as row from sign_in_providers p')
  expect(JSON.stringify(rows)).not.toContain(CLIENT.clientSecret)
  expect(codeOf(await setUp())).toEqual([409, 'sign-in-provider.exists'])
  const companyId = owner.companyId ?? ''
  const recruiter = await aPerson(app, 'employer.recruiter', { companyId })
  const list = (by: Person) => call(contract.listSignInProviders, { token: by.token })
  expect([(await list(recruiter)).status, (await setUp(settings(), recruiter)).status]).toEqual([403, 403])
  const stranger = await aPerson(app, 'employer.owner')
  expect((await change(made.data.id, { name: 'Mine' }, stranger)).status).toBe(404)
  expect((await list(stranger)).data).toEqual([])
  clock.advance(16 * MINUTE_MS)
  expect(codeOf(await change(made.data.id, { name: 'Late' }))).toEqual([403, 'session.confirmation-required'])
})

test('a test distinguishes a right secret from a wrong one, another issuer and none', async () => {
  const { id } = (await setUp()).data
  const problem = async () =>
    (await call(contract.testSignInProvider, { token: owner.token, params: { id } })).data.testProblem
  expect(await problem()).toBeNull()
  await change(id, { clientSecret: 'not the secret' })
  expect(await problem()).toContain('rejected this client')
  await change(id, { issuer: `${openId.issuer}/elsewhere` })
  expect(await problem()).toContain('OpenID configuration')
  await change(id, { issuer: 'http://127.0.0.1:9' })
  expect(await problem()).toContain('can’t be reached')
})

test('outside development, no address of the local network is asked, and no port but that of a website', async () => {
  const live = await openTestApp(undefined, { appUrl: APP })
  const person = await aPerson(live, 'employer.owner')
  const local = ['https://127.0.0.1:1999', 'https://169.254.169.254', 'https://[::1]:1999', 'https://localhost:1999']
  for (const issuer of [...local, 'https://example.com:25']) {
    const attributes = { ...settings(), issuer }
    const { id } = (await live.call(contract.setUpSignInProvider, { token: person.token, attributes })).data
    const tested = await live.call(contract.testSignInProvider, { token: person.token, params: { id } })
    const problem = local.includes(issuer) ? 'is not on the internet' : 'The port must be 443'
    expect(tested.data.testProblem).toContain(problem)
    await live.call(contract.removeSignInProvider, { token: person.token, params: { id } })
  }
})

test('a domain is verified by DNS, belongs to one company, and is not a public mail provider', async () => {
  const add = (name: string, by = owner) =>
    call(contract.addSignInDomain, { token: by.token, attributes: { domain: name } })
  expect([(await add('gmail.com')).status, (await add('nonsense')).status]).toEqual([422, 422])
  const { id } = (await add(domain)).data
  expect((await add(domain)).status).toBe(422)
  const check = () => call(contract.checkSignInDomain, { token: owner.token, params: { id } })
  expect(codeOf(await check())).toEqual([422, 'sign-in-domain.not-found'])
  const stranger = await aPerson(app, 'employer.owner')
  expect((await prove(stranger)).data.provenAt).not.toBeNull()
  const [{ recordName, recordValue }] = (await call(contract.listSignInDomains, { token: owner.token })).data
  dns.set(recordName, [[recordValue]])
  expect(codeOf(await check())).toEqual([409, 'sign-in-domain.taken'])
  const foreign = { token: stranger.token, params: { id } }
  expect((await call(contract.checkSignInDomain, foreign)).status).toBe(404)
  expect((await call(contract.removeSignInDomain, foreign)).status).toBe(404)
})

test('a company has at most ten domains, also after simultaneous requests', async () => {
  const add = (_: unknown, at: number) =>
    call(contract.addSignInDomain, { token: owner.token, attributes: { domain: `${at}.${domain}` } })
  const added = await Promise.all(Array.from({ length: contract.MAX_DOMAINS + 4 }, add))
  expect(added.filter(({ status }) => status === 201)).toHaveLength(contract.MAX_DOMAINS)
  expect((await call(contract.listSignInDomains, { token: owner.token })).data).toHaveLength(contract.MAX_DOMAINS)
})

test('it is required once a domain is verified and a member has signed in by it; owners keep the password', async () => {
  const { id } = (await setUp()).data
  expect(codeOf(await change(id, { enforced: true }))).toEqual([409, 'sign-in-provider.no-domain'])
  expect((await call(listSignInOptions, { query: `filter[domain]=${domain}` })).data).toEqual([])
  await prove()
  expect(codeOf(await change(id, { enforced: true }))).toEqual([409, 'sign-in-provider.untested'])
  expect((await link(owner, 'boss')).status).toBe(200)
  await change(id, { enforced: true })
  expect((await call(listSignInOptions, { query: `filter[domain]=${domain}` })).data).toMatchObject([
    { provider: 'company', name: 'Acme sign-in', required: true },
  ])
  const companyId = owner.companyId ?? ''
  const mate = await aUser(app, 'employer.recruiter', { companyId, email: `mate@${domain}` })
  const guest = await aUser(app, 'employer.recruiter', { companyId, email: `guest-${counter}@elsewhere.test` })
  expect(codeOf(await enter(mate))).toEqual([403, 'session.use-provider'])
  expect((await enter(guest)).status).toBe(200)
  expect((await enter(owner)).status).toBe(200)
  await app.app.outbox.drain()
  expect(app.mails.some(({ to, text }) => to === owner.user.email && text?.includes('instead of your company'))).toBe(
    true,
  )
  expect((await change(id, { clientId: 'another' })).data.enforced).toBe(false)
  expect((await enter(mate)).status).toBe(200)
})

test('people join with the role of the company or of their invitation, never with more', async () => {
  const id = await required()
  const newcomer = { sub: `new-${counter}`, email: `new@${domain}`, name: 'Newt Scamander' }
  expect(codeOf(await signIn(newcomer))).toEqual([403, 'identity.no-account'])
  expect((await change(id, { joinRole: 'admin' })).status).toBe(422)
  await change(id, { joinRole: 'viewer' })
  const entered = await signIn(newcomer)
  const me = await call(getMe, { token: entered.json.access_token, query: 'include=roles,company' })
  expect(me.data).toMatchObject({ email: newcomer.email, fullName: 'Newt Scamander', company: { id: owner.companyId } })
  expect(me.data.roles).toMatchObject([{ name: 'Viewer' }])
  expect((await signIn(newcomer)).status).toBe(200)
  const invited = { emails: [`lead@${domain}`], roleId: builtInRoleId('employer.admin'), jobAccess: 'all' }
  await call(inviteTeammates, { token: owner.token, attributes: { ...invited, requirementIds: [], message: null } })
  const lead = await signIn({ sub: `lead-${counter}`, email: `lead@${domain}`, name: 'Lead' })
  const roles = await call(getMe, { token: lead.json.access_token, query: 'include=roles' })
  expect(roles.data.roles).toMatchObject([{ name: 'Admin' }])
  for (const email of [`x@globex-${counter}.test`, `x@evil.${domain}`])
    expect(codeOf(await signIn({ sub: email, email }))).toEqual([403, 'identity.unverified-email'])
  const denied = { sub: 'denied', email: `denied@${domain}`, email_verified: false }
  expect(codeOf(await signIn(denied))).toEqual([403, 'identity.unverified-email'])
})

test('a user added by the directory signs in without a password, and then owns the account', async () => {
  await required()
  const { data } = await call(makeScimToken, { token: owner.token })
  const added = await app.app.routes.app.inject({
    method: 'POST',
    url: '/scim/v2/Users',
    headers: { authorization: `Bearer ${data.token}`, 'content-type': 'application/scim+json' },
    payload: JSON.stringify({ userName: `dir@${domain}`, displayName: 'Dora Directory' }),
  })
  expect(added.statusCode).toBe(201)
  const entered = await signIn({ sub: `dir-${counter}`, email: `dir@${domain}` })
  const me = await call(getMe, { token: entered.json.access_token, query: 'include=roles' })
  expect(me.data).toMatchObject({ fullName: 'Dora Directory', roles: [{ name: 'Viewer' }] })
  expect(codeOf(await signIn({ sub: `other-${counter}`, email: `dir@${domain}` }))).toEqual([
    403,
    'identity.link-required',
  ])
  clock.advance(16 * MINUTE_MS)
  const leave = (token: string) => call(deleteAccount, { token, attributes: {} })
  expect(codeOf(await leave(entered.json.access_token))).toEqual([403, 'session.confirmation-required'])
  const anew = await signIn({ sub: `dir-${counter}`, email: `dir@${domain}` })
  expect((await leave(anew.json.access_token)).status).toBe(204)
})

test('a provider opens the accounts of its own company alone', async () => {
  await required()
  const stranger = await aUser(app, 'employer.owner', { email: `stranger@${domain}` })
  expect(codeOf(await signIn({ sub: 'stranger', email: stranger.user.email }))).toEqual([403, 'session.disabled'])
  const companyId = owner.companyId ?? ''
  const mate = await aPerson(app, 'employer.recruiter', { companyId, email: `mate@elsewhere-${counter}.test` })
  await prove(owner, `elsewhere-${counter}.test`)
  await link(mate, `mate-${counter}`)
  expect((await signIn({ sub: `mate-${counter}` })).status).toBe(200)
  const team = (await call(listTeammates, { token: owner.token })).data
  const { id } = team.find(({ userId }: { userId: string }) => userId === mate.user.id)
  const removed = await call(teammateActions.remove, {
    token: owner.token,
    params: { id },
    attributes: { handOverTo: null },
  })
  expect(removed.status).toBe(200)
  expect(codeOf(await signIn({ sub: `mate-${counter}` }))).toEqual([403, 'session.disabled'])
})

test('the requirement to sign in there ends with the provider or its last domain', async () => {
  const id = await required()
  const [{ id: domainId }] = (await call(contract.listSignInDomains, { token: owner.token })).data
  await call(contract.removeSignInDomain, { token: owner.token, params: { id: domainId } })
  expect((await call(contract.listSignInProviders, { token: owner.token })).data[0].enforced).toBe(false)
  expect((await call(contract.removeSignInProvider, { token: owner.token, params: { id } })).status).toBe(204)
  const start = { purpose: 'signIn', provider: 'company', domain }
  expect((await call(startIdentity, { attributes: start })).status).toBe(404)
})

test('a verified domain that loses its record stays verified for a week, and its members are notified', async () => {
  const { data } = await prove()
  const shown = async () => (await call(contract.listSignInDomains, { token: owner.token })).data[0]
  const nextDay = async (days = 1) => {
    clock.advance(days * DAY_MS)
    await app.catchUp()
    return shown()
  }
  const record = dns.get(data.recordName) ?? []
  expect(await nextDay()).toMatchObject({ missingSince: null, endsAt: null })
  dns.clear()
  dnsError = 'ETIMEOUT'
  expect(await nextDay()).toMatchObject({ missingSince: null })
  dnsError = 'ENOTFOUND'
  const warned = await nextDay()
  expect(new Date(warned.endsAt).getTime() - new Date(warned.missingSince).getTime()).toBe(7 * DAY_MS)
  expect(warned.provenAt).not.toBeNull()
  const titles = async () =>
    (await call(listNotifications, { token: owner.token })).data.map(({ title }: { title: string }) => title)
  expect(await titles()).toEqual([`The TXT record that verifies ${domain} is missing`])
  expect(app.mails.at(-1)?.subject).toContain(domain)

  dns.set(data.recordName, record)
  expect(await nextDay()).toMatchObject({ missingSince: null, endsAt: null })
  dns.clear()
  expect((await nextDay()).missingSince).not.toBeNull()
  expect((await nextDay(5)).provenAt).not.toBeNull()
  expect(await nextDay(3)).toMatchObject({ provenAt: null, missingSince: null })
  expect((await titles())[0]).toBe(`${domain} is no longer verified`)
})
