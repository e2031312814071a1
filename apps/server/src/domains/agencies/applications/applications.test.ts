// An agency applies, verifies its address, is decided on, and works until it is suspended.
import { agencyActions, applyAsAgency, changeAgency, getAgency, listAgencies } from '@assay/contracts/agencies'
import { createApiKey } from '@assay/contracts/agency-api-keys'
import { listAgencyClients } from '@assay/contracts/agency-clients'
import { listRequirements } from '@assay/contracts/requirements'
import { logIn } from '@assay/contracts/sessions'
import { skillIdOf } from '@assay/contracts/taxonomy-ids'
import { acceptInvitation } from '@assay/contracts/teammates'
import { getMe } from '@assay/contracts/users'
import { verificationActions } from '@assay/contracts/verifications'
import { beforeAll, expect, test } from 'vitest'
import { engage } from '../../../platform/testing/test-agencies.ts'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { aPerson, PASSWORD, type Person } from '../../../platform/testing/test-people.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'

const app = await openTestApp()
const { call, mails, catchUp, clock } = app
let operator: Person

beforeAll(async () => {
  operator = await aPerson(app, 'platform.admin')
})

let counter = 0
function anApplication(change: Record<string, unknown> = {}) {
  counter += 1
  return {
    legalName: `Harbour Talent ${counter} Ltd`,
    country: 'GB',
    website: 'https://harbour.example',
    specialities: [skillIdOf('typescript')],
    contactName: 'Hana Harbour',
    contactEmail: `hana@harbour-${counter}.example`,
    dpoEmail: `privacy@harbour-${counter}.example`,
    acceptTerms: true,
    ...change,
  }
}

async function apply(attributes = anApplication()) {
  const answer = await call(applyAsAgency, { attributes })
  await catchUp()
  return { answer, id: answer.data?.id as string, attributes }
}

function linkIn(to: string) {
  const mail = mails.findLast((each) => each.to === to)
  const [, id = '', token = ''] = /verify#agency\.([\w-]+)\.([\w-]+)/.exec(mail?.text ?? '') ?? []
  return { params: { id }, attributes: { token } }
}

async function verified(attributes = anApplication()) {
  const applied = await apply(attributes)
  expect((await call(verificationActions.confirm, linkIn(attributes.contactEmail))).status).toBe(200)
  await catchUp()
  return applied
}

const act = (verb: keyof typeof agencyActions, id: string, attributes: Record<string, unknown> = {}, by = operator) =>
  call(agencyActions[verb], { token: by.token, params: { id }, attributes })

/** Follows the invitation of the mail. */
async function join(email: string) {
  const text = mails.findLast((each) => each.to === email)?.text ?? ''
  const [, id = '', token = ''] = /invitation=([\w-]+)#([\w-]+)/.exec(text) ?? []
  const attributes = {
    token,
    fullName: 'Hana Harbour',
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
    timezone: 'UTC',
  }
  return call(acceptInvitation, { params: { id }, attributes })
}

test('an agency applies, is approved, and its contact person lands in the portal', async () => {
  const { id, attributes } = await verified()
  const [queued] = (await call(listAgencies, { token: operator.token, query: 'filter[state]=underReview' })).data
  expect(queued).toMatchObject({
    id,
    state: 'underReview',
    application: {
      specialities: ['TypeScript'],
      contactName: 'Hana Harbour',
      mayDo: ['approve', 'reject'],
      members: 0,
    },
  })
  expect((await act('approve', id)).data).toMatchObject({
    state: 'approved',
    slug: expect.stringMatching(/^harbour-talent-/),
  })
  await catchUp()
  expect(mails.at(-1)).toMatchObject({
    to: attributes.contactEmail,
    subject: expect.stringContaining('is now on Assay'),
  })
  expect((await join(attributes.contactEmail)).status).toBe(200)
  const { json } = await call(logIn, { attributes: { email: attributes.contactEmail, password: PASSWORD } })
  const me = await call(getMe, { token: json.access_token, query: 'include=roles,agency' })
  expect(me.data).toMatchObject({ scope: ['agency'], roles: [{ name: 'Agency owner' }], agency: { id } })
  expect((await call(getAgency, { token: json.access_token, params: { id } })).data.application).toBeNull()
  expect((await act('approve', id)).errors[0]).toMatchObject({
    code: 'agency.transition',
    detail: expect.stringContaining('the agency has the status “Approved”'),
  })
})

test('the answer is the same for every address, whatever is known about it', async () => {
  const { attributes } = await verified()
  const fresh = await apply()
  const again = await apply(anApplication({ contactEmail: attributes.contactEmail }))
  const ofUser = await apply(anApplication({ contactEmail: operator.user.email }))
  for (const { answer } of [fresh, again, ofUser]) {
    expect(answer.status).toBe(201)
    expect(Object.keys(answer.json.data.attributes)).toEqual(Object.keys(fresh.answer.json.data.attributes))
    expect(answer.data.state).toBe('applied')
  }
})

test('only the operator reads applications and decides on them', async () => {
  const { id } = await verified()
  const people = [
    await aPerson(app, 'employer.owner'),
    await aPerson(app, 'agency.owner'),
    await aPerson(app, 'platform.creator'),
  ]
  for (const person of people) {
    expect((await act('approve', id, {}, person)).status).toBe(403)
    expect([403, 404]).toContain((await call(getAgency, { token: person.token, params: { id } })).status)
  }
  const listed = await call(listAgencies, { token: people[0]?.token ?? '' })
  expect(
    listed.data.every(
      (agency: { state: string; application: unknown }) => agency.state === 'approved' && agency.application === null,
    ),
  ).toBe(true)
})

test('a link confirms once; a wrong or late one opens nothing', async () => {
  const { attributes } = await apply()
  const link = linkIn(attributes.contactEmail)
  expect((await call(verificationActions.open, { ...link, attributes: { token: 'wrong' } })).status).toBe(410)
  expect((await call(verificationActions.open, link)).data.subject[0]).toEqual({
    label: 'Agency',
    value: attributes.legalName,
  })
  expect((await call(verificationActions.confirm, link)).data.state).toBe('confirmed')
  expect((await call(verificationActions.confirm, link)).status).toBe(410)
  const late = await apply()
  clock.advance(4 * DAY_MS)
  expect((await call(verificationActions.confirm, linkIn(late.attributes.contactEmail))).errors[0]?.code).toBe(
    'verification.expired',
  )
  operator = await aPerson(app, 'platform.admin')
})

test('a person who did not apply can delete the application; unverified and declined ones are deleted in time', async () => {
  const unwanted = await apply()
  expect((await call(verificationActions.decline, linkIn(unwanted.attributes.contactEmail))).data.state).toBe(
    'declined',
  )
  const ignored = await apply()
  const declined = await verified()
  expect((await act('reject', declined.id, {})).status).toBe(422)
  const reason = 'We work with agencies of the Nordic countries only.'
  expect((await act('reject', declined.id, { reason })).data.state).toBe('rejected')
  await catchUp()
  expect(mails.at(-1)).toMatchObject({ to: declined.attributes.contactEmail, text: expect.stringContaining(reason) })
  const isKept = async (id: string) => (await call(getAgency, { token: operator.token, params: { id } })).status === 200
  expect([await isKept(unwanted.id), await isKept(ignored.id), await isKept(declined.id)]).toEqual([false, true, true])
  clock.advance(8 * DAY_MS)
  await catchUp()
  operator = await aPerson(app, 'platform.admin')
  expect([await isKept(ignored.id), await isKept(declined.id)]).toEqual([false, true])
  clock.advance(90 * DAY_MS)
  await catchUp()
  operator = await aPerson(app, 'platform.admin')
  expect(await isKept(declined.id)).toBe(false)
})

test('a suspended agency is shut out, with its keys, until it is reactivated', async () => {
  const owner = await aPerson(app, 'agency.owner')
  const contact = await aPerson(app, 'agencyClient.contact', { agencyId: owner.agencyId ?? '' })
  const key = await call(createApiKey, { token: owner.token, attributes: { name: 'Jobs', scopes: ['jobs.read'] } })
  const enter = async (email: string) => {
    const { json } = await call(logIn, { attributes: { email, password: PASSWORD } })
    return (await call(getMe, { token: json.access_token })).status
  }
  const statuses = async () => [
    await enter(owner.user.email),
    await enter(contact.user.email),
    (await call(listRequirements, { token: key.data.secret })).status,
  ]
  const reason = 'Candidates were submitted without their consent.'
  const id = owner.agencyId ?? ''
  const employer = await aPerson(app, 'employer.owner')
  await engage(app, { employer, agency: { agencyId: id, owner, member: owner, contact } })
  const isSuspended = async () => {
    const { data } = await call(listAgencyClients, { token: employer.token })
    return data.map((client: { isAgencySuspended: boolean }) => client.isAgencySuspended)
  }
  expect(await isSuspended()).toEqual([false])
  expect((await act('suspend', id, { reason })).data.state).toBe('suspended')
  expect((await call(getMe, { token: owner.token })).status).toBe(401)
  expect(await statuses()).toEqual([403, 403, 401])
  expect(await isSuspended()).toEqual([true])
  expect((await act('reinstate', id, { reason: 'They showed the consents.' })).data.state).toBe('approved')
  expect(await statuses()).toEqual([200, 200, 200])
  expect(await isSuspended()).toEqual([false])
})

test('two agencies never share a mail domain, and free addresses are refused', async () => {
  const domain = 'twice.example'
  const first = await verified(anApplication({ contactEmail: `one@${domain}` }))
  const second = await verified(anApplication({ contactEmail: `two@${domain}` }))
  expect((await act('approve', first.id)).status).toBe(200)
  expect((await act('approve', second.id)).errors[0]?.code).toBe('agency.domain-taken')
  const { answer } = await apply(
    anApplication({ contactEmail: 'somebody@gmail.com', specialities: [operator.user.id] }),
  )
  expect(answer.errors.map(({ source }) => source?.pointer)).toEqual([
    '/data/attributes/specialities',
    '/data/attributes/contactEmail',
  ])
})

test('an invitation that ran out is sent again; a stranger cannot fill a mailbox', async () => {
  const { id, attributes } = await verified()
  await act('approve', id)
  // Mails leave side by side: the second may overtake the first.
  await catchUp()
  expect((await act('inviteAgain', id)).data.application.mayDo).toContain('inviteAgain')
  await catchUp()
  expect((await join(attributes.contactEmail)).status).toBe(200)
  expect((await call(getAgency, { token: operator.token, params: { id } })).data.application).toMatchObject({
    members: 1,
    mayDo: ['suspend', 'close'],
  })
  const contactEmail = 'victim@flooded.example'
  for (let at = 0; at < 5; at += 1) await apply(anApplication({ contactEmail }))
  expect(mails.filter(({ to }) => to === contactEmail).length).toBe(3)
})

test('owners keep the profile of their agency; what was verified, operators change', async () => {
  const owner = await aPerson(app, 'agency.owner')
  const id = owner.agencyId ?? ''
  const member = await aPerson(app, 'agency.member', { agencyId: id })
  const change = (by: Person, attributes: Record<string, unknown>) =>
    call(changeAgency, { token: by.token, params: { id }, attributes })
  const wanted = {
    website: 'https://elsewhere.example',
    registrationNo: 'HRB 77',
    specialities: [skillIdOf('typescript'), skillIdOf('go')],
    dpoEmail: 'Privacy@elsewhere.example',
    contactUserId: member.user.id,
  }
  expect((await change(owner, wanted)).data).toMatchObject({
    website: 'https://elsewhere.example',
    registrationNo: 'HRB 77',
    specialities: [{ name: 'TypeScript' }, { name: 'Go' }],
    dpoEmail: 'privacy@elsewhere.example',
    contactEmail: member.user.email,
    mayDo: ['edit', 'close'],
    version: 2,
  })
  expect((await change(owner, { registrationNo: ' ' })).data).toMatchObject({ registrationNo: null, version: 3 })
  expect((await change(owner, { website: null, version: 1 })).status).toBe(409)
  expect((await change(owner, { ownershipDays: 999 })).status).toBe(403)
  expect((await change(member, { website: null })).status).toBe(403)
  expect((await change(await aPerson(app, 'agency.owner'), { website: null })).status).toBe(404)
  const stranger = await aPerson(app, 'employer.owner')
  expect((await change(stranger, { website: null })).status).toBe(403)
  const pointerOf = async (attributes: Record<string, unknown>) =>
    (await change(owner, attributes)).errors[0]?.source?.pointer
  expect(await pointerOf({ contactUserId: stranger.user.id })).toBe('/data/attributes/contactUserId')
  expect(await pointerOf({ specialities: [id] })).toBe('/data/attributes/specialities')
  expect((await change(operator, { ownershipDays: 90, legalName: 'Elsewhere GmbH' })).data).toMatchObject({
    ownershipDays: 90,
    legalName: 'Elsewhere GmbH',
  })
  const read = await call(getAgency, { token: stranger.token, params: { id } })
  expect(read.data).toMatchObject({ website: 'https://elsewhere.example', contactEmail: null, mayDo: [] })
})

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('the logo of an agency is a small picture by its content, for users who may read the agency', async () => {
  const owner = await aPerson(app, 'agency.owner')
  const id = owner.agencyId ?? ''
  const member = await aPerson(app, 'agency.member', { agencyId: id })
  const [employer, other] = [await aPerson(app, 'employer.owner'), await aPerson(app, 'agency.owner')]
  const asked = ({ token }: Person) => ({
    url: `/api/v1/agencies/${id}/logo`,
    headers: { authorization: `Bearer ${token}` },
  })
  const inject = (request: object) => app.app.routes.app.inject(request)
  const upload = async (by: Person, content: Buffer) => {
    const head =
      '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n'
    const headers = { ...asked(by).headers, 'content-type': 'multipart/form-data; boundary=edge' }
    const payload = Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--edge--\r\n')])
    const answer = await inject({ ...asked(by), method: 'POST', headers, payload })
    return [answer.statusCode, answer.json().errors?.[0]?.code]
  }
  const logoSeenBy = async ({ token }: Person) => (await call(getAgency, { token, params: { id } })).data.logo

  expect((await inject(asked(member))).statusCode).toBe(404)
  expect(await upload(owner, Buffer.from('<svg onload="alert(1)"/>'))).toEqual([422, 'photo.unusable'])
  expect(await upload(owner, Buffer.concat([PNG, Buffer.alloc(513 * 1024)]))).toEqual([422, 'photo.unusable'])
  expect(await upload(member, PNG)).toEqual([403, 'permission.denied'])
  expect(await upload(other, PNG)).toEqual([404, 'resource.not-found'])
  expect(await upload(owner, PNG)).toEqual([200, undefined])

  const address: string = await logoSeenBy(employer)
  const shown = await inject({ ...asked(employer), url: address })
  expect([shown.statusCode, shown.headers['content-type'], shown.rawPayload.equals(PNG)]).toEqual([
    200,
    'image/png',
    true,
  ])
  expect((await inject(asked(other))).statusCode).toBe(404)
  expect((await inject({ ...asked(owner), method: 'DELETE' })).statusCode).toBe(204)
  expect([await logoSeenBy(owner), (await inject(asked(owner))).statusCode]).toEqual([null, 404])
})

test('an owner who confirmed who they are, or an operator, closes an agency for good', async () => {
  const owner = await aPerson(app, 'agency.owner')
  const id = owner.agencyId ?? ''
  const reason = { reason: 'We stop at the end of the year.' }
  const member = await aPerson(app, 'agency.member', { agencyId: id })
  expect((await act('close', id, reason, member)).status).toBe(403)
  expect((await act('close', id, reason, await aPerson(app, 'agency.owner'))).status).toBe(404)
  clock.advance(DAY_MS / 4)
  const stale = await act('close', id, reason, owner)
  expect(stale.errors[0]?.code).toBe('session.confirmation-required')
  const before = await call(logIn, { attributes: { email: owner.user.email, password: PASSWORD } })
  expect((await act('close', id, reason, { ...owner, token: before.json.access_token })).data.state).toBe('closed')
  expect((await call(listAgencies, { token: member.token })).status).toBe(401)
  const again = await call(logIn, { attributes: { email: member.user.email, password: PASSWORD } })
  expect((await call(getMe, { token: again.json.access_token })).status).toBe(403)
  expect((await act('reinstate', id, reason)).errors[0]?.code).toBe('agency.transition')
  const other = await aPerson(app, 'agency.owner')
  expect((await act('close', other.agencyId ?? '', reason)).data.state).toBe('closed')
})

// Such an input once took hours, blocked all others, and anyone could send it.
test('an address of a website beyond its limit is refused without a delay', { timeout: 60_000 }, async () => {
  const website = `http://${'a.'.repeat(400_000)} `
  const { status, errors } = await call(applyAsAgency, { attributes: { website } })
  expect(status).toBe(422)
  const [wrong, ...others] = errors.filter(({ source }) => source?.pointer === '/data/attributes/website')
  expect([wrong?.detail, others]).toEqual([expect.stringContaining('200'), []])
})
