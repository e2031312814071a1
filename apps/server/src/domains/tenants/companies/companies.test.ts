import { listActivities } from '@assay/contracts/activities'
import { getCandidate } from '@assay/contracts/candidates'
import { createCalendarFeed } from '@assay/contracts/interview-calendars'
import { listJobIndustries } from '@assay/contracts/reference-lists'
import { interviewActions } from '@assay/contracts/scheduled-interviews'
import { listShortlisteds } from '@assay/contracts/shortlisteds'
import { changeCompany, getCompany, getMe, removeLogo } from '@assay/contracts/users'
import { beforeAll, expect, test } from 'vitest'
import {
  aReleasedCandidate,
  type Interviewing,
  openInterviewing,
  propose,
  slotIn,
} from '../../../platform/testing/test-interviews.ts'
import { aPerson, type Person } from '../../../platform/testing/test-people.ts'

let fixture: Interviewing
let admin: Person
let companyId: string

beforeAll(async () => {
  fixture = await openInterviewing()
  companyId = fixture.owner.companyId ?? ''
  admin = await aPerson(fixture.app, 'employer.admin', { companyId })
})

const change = ({ token }: Person, attributes: object, headers = {}, id = companyId) =>
  fixture.app.call(changeCompany, { token, params: { id }, attributes: { ...attributes }, headers })
const read = async ({ token }: Person) => fixture.app.call(getCompany, { token, params: { id: companyId } })

test('owners and admins change the settings, others read them', async () => {
  const { app, owner, recruiter, stranger } = fixture
  const industries = await app.call(listJobIndustries, { token: owner.token })
  const industryId = industries.data[0].id
  const wanted = { country: 'US', timezone: 'America/New_York', currency: 'USD', sizeBand: '51-200' }
  const changed = await change(admin, { ...wanted, name: ' Acme Works ', industryId }, { 'if-match': '"1"' })
  expect(changed.errors).toEqual([])
  expect(changed.data).toMatchObject({
    ...wanted,
    name: 'Acme Works',
    mayChange: true,
    version: 2,
  })

  expect((await read(recruiter)).data).toMatchObject({ name: 'Acme Works', currency: 'USD', mayChange: false })
  expect((await app.call(getMe, { token: recruiter.token })).data).toMatchObject({ companyCurrency: 'USD' })
  const codes = [
    await change(owner, { name: 'Late' }, { 'if-match': '"1"' }),
    await change(recruiter, { name: 'Mine' }),
    await change(stranger, { name: 'Mine' }),
    await change(owner, { country: 'ZZ' }),
    await change(owner, { timezone: 'Mars/Olympus' }),
    await change(owner, { industryId: '019a0000-0000-7000-8000-000000000000' }),
    await change(owner, { currency: 'euro' }),
  ].map(({ errors }) => errors[0]?.code)
  expect(codes).toEqual([
    'resource.stale',
    'permission.denied',
    'resource.not-found',
    ...Array(4).fill('validation.invalid'),
  ])
  const activities = await app.call(listActivities, { token: owner.token, query: 'page[size]=50' })
  const edits = activities.data.filter(({ verb }: { verb: string }) => verb === 'company.edit')
  expect(edits.map(({ after }: { after: { name: string } }) => after.name)).toEqual(['Acme Works'])
})

const PNG = Buffer.concat([
  Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  Buffer.from([0, 0, 0, 13, ...Buffer.from('IHDR'), 0, 0, 0, 64, 0, 0, 0, 32, 8, 6, 0, 0, 0, 0, 0, 0, 0]),
])

async function upload({ token }: Person, content: Buffer, type = 'image/png') {
  const border = 'assay-border'
  const head = `--${border}\r\ncontent-disposition: form-data; name="file"; filename="logo.png"\r\ncontent-type: ${type}\r\n\r\n`
  const response = await fixture.app.app.routes.app.inject({
    method: 'POST',
    url: `/api/v1/companies/${companyId}/logo`,
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${border}` },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${border}--\r\n`)]),
  })
  return { status: response.statusCode, code: response.json().errors?.[0]?.code }
}

const logo = ({ token }: Person) =>
  fixture.app.app.routes.app.inject({
    url: `/api/v1/companies/${companyId}/logo`,
    headers: { authorization: `Bearer ${token}` },
  })

test('the logo is a small picture by its content, shown to the company alone', async () => {
  const { owner, viewer, stranger, recruiter, app } = fixture
  expect((await logo(viewer)).statusCode).toBe(404)
  expect(await upload(owner, Buffer.from('<svg onload="alert(1)"/>'))).toEqual({ status: 422, code: 'photo.unusable' })
  expect(await upload(owner, Buffer.concat([PNG, Buffer.alloc(513 * 1024)]))).toMatchObject({ status: 422 })
  expect(await upload(recruiter, PNG)).toEqual({ status: 403, code: 'permission.denied' })
  expect(await upload(owner, PNG, 'text/html')).toEqual({ status: 200, code: undefined })

  const shown = await logo(viewer)
  expect([shown.statusCode, shown.headers['content-type'], shown.rawPayload.equals(PNG)]).toEqual([
    200,
    'image/png',
    true,
  ])
  expect((await read(viewer)).data.hasLogo).toBe(true)
  expect((await logo(stranger)).statusCode).toBe(404)
  expect((await app.call(removeLogo, { token: admin.token, params: { id: companyId } })).status).toBe(204)
  expect((await logo(viewer)).statusCode).toBe(404)
})

test('with blind review, users who rate without arranging contact see no names anywhere', async () => {
  const { app, owner, manager, recruiter, requirementId } = fixture
  const candidateId = await aReleasedCandidate(fixture, requirementId)
  const seen = await app.call(getCandidate, { token: recruiter.token, params: { id: candidateId } })
  const name: string = seen.data.legalName
  const reads = async ({ token }: Person) => [
    JSON.stringify((await app.call(getCandidate, { token, params: { id: candidateId } })).json),
    JSON.stringify(
      (await app.call(listShortlisteds, { token, query: `filter[requirement]=${requirementId}&include=candidate` }))
        .json,
    ),
  ]
  const namesSeen = async (person: Person) => (await reads(person)).map((text) => text.includes(name))
  const slot = slotIn(app, 24)
  const panel = [{ userId: manager.user.id }]
  const { data: interview } = await propose(fixture, candidateId, { slots: [slot], panel })
  const agreed = { token: recruiter.token, params: { id: interview.id }, attributes: { slot, agreedNote: 'By mail' } }
  expect((await app.call(interviewActions.confirm, agreed)).status).toBe(200)
  const { address } = (await app.call(createCalendarFeed, { token: manager.token })).data
  const calendarsOf = async ({ token }: Person) => {
    const file = `/api/v1/scheduled-interviews/${interview.id}/calendar-file`
    const asked = [{ url: new URL(address).pathname }, { url: file, headers: { authorization: `Bearer ${token}` } }]
    return Promise.all(asked.map(async (each) => (await app.app.routes.app.inject(each)).body))
  }
  const everywhere = async ({ token }: Person) => {
    const lists = app.app.routes.endpoints.filter(
      ({ method, path, answers }) => method === 'GET' && answers.kind === 'collection' && !path.includes('{'),
    )
    const found = await Promise.all(lists.map(async (list) => [list.path, (await app.call(list, { token })).json]))
    return found.filter(([, json]) => JSON.stringify(json).includes(name)).map(([path]) => path)
  }
  const mailsTo = async ({ user }: Person) => {
    await app.app.outbox.drain()
    return app.mails.splice(0).filter(({ to }) => to === user.email)
  }
  expect(await namesSeen(manager)).toEqual([true, true])
  expect((await calendarsOf(manager)).map((text) => text.includes(name))).toEqual([true, true])
  expect(JSON.stringify(await mailsTo(manager))).toContain(name)

  expect((await change(owner, { blindReview: 'reviewers' })).data.blindReview).toBe('reviewers')
  expect(await namesSeen(manager)).toEqual([false, false])
  expect((await calendarsOf(manager)).map((text) => text.includes(name))).toEqual([false, false])
  expect(await everywhere(manager)).toEqual([])
  const cancelled = { token: recruiter.token, params: { id: interview.id }, attributes: { reason: 'Not needed.' } }
  expect((await app.call(interviewActions.cancel, cancelled)).status).toBe(200)
  const mails = await mailsTo(manager)
  expect(mails).not.toEqual([])
  expect(JSON.stringify(mails)).not.toContain(name)
  expect(await namesSeen(recruiter)).toEqual([true, true])

  await change(owner, { blindReview: 'personal' })
  expect(await namesSeen(manager)).toEqual([true, true])
})
