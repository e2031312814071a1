// Links to masked profiles, and profiles as JSON Resume: neither shows more than the caller may know.
import { getJsonResume } from '@assay/contracts/candidates'
import * as contract from '@assay/contracts/profile-shares'
import { companyActions } from '@assay/contracts/users'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../platform/testing/test-app.ts'
import { addCandidates, aRecord } from '../../platform/testing/test-candidates.ts'
import { anAgency, aPerson, type Person } from '../../platform/testing/test-people.ts'
import { DAY_MS } from '../../platform/time/durations.ts'

const NAMES = /Lovelace|Analytical Engines|Royal College|@/
const work = [
  { name: 'Analytical Engines', position: 'Backend Developer', startDate: '2020-01', summary: 'Built engines.' },
]
const education = [{ area: 'Mathematics', studyType: 'BSc', institution: 'Royal College' }]

let app: TestApp
let recruiter: Person
let candidateId: string
let ofAgency: string
let agent: Person

beforeAll(async () => {
  app = await openTestApp()
  recruiter = await aPerson(app, 'employer.recruiter')
  const agencyId = await anAgency(app)
  agent = await aPerson(app, 'agency.owner', { agencyId })
  const basics = { name: 'Ada Lovelace', label: 'Backend Developer', email: 'ada@lovelace.example' }
  ;[candidateId = ''] = await addCandidates(app, [aRecord({}, { basics, work, education })])
  ;[ofAgency = ''] = await addCandidates(app, [aRecord({}, { basics, work, education })], agencyId)
})

const share = (by: Person, days = 7) =>
  app.call(contract.shareProfile, { token: by.token, attributes: { candidateId, days } })
const open = (link: string) =>
  app.call(contract.openSharedProfile, { attributes: { token: link.split('#profile.')[1] ?? '' } })

test('a link shows the masked profile to anyone until it is revoked or expires', async () => {
  const made = await share(recruiter)
  expect(made.status).toBe(201)
  const seen = await open(made.data.link)

  expect(seen.data.candidate).toMatchObject({ legalName: null, masked: true, rateExpected: null })
  expect(JSON.stringify(seen.json)).not.toMatch(NAMES)
  // The last letter of a token holds some bits that count for nothing, the first one of them none.
  const other = made.data.link.replace(
    /#profile\.(.)/,
    (_whole: string, first: string) => `#profile.${first === 'A' ? 'B' : 'A'}`,
  )
  expect((await open(other)).errors[0]?.code).toBe('verification.expired')

  const revoked = await app.call(contract.revokeProfileShare, {
    token: recruiter.token,
    params: { id: made.data.id },
    attributes: {},
  })
  expect(revoked.data).toMatchObject({ state: 'revoked', link: null, mayDo: [] })
  expect((await open(made.data.link)).errors[0]?.code).toBe('verification.expired')

  const short = await share(recruiter, 1)
  app.clock.advance(DAY_MS)
  expect((await open(short.data.link)).errors[0]?.code).toBe('verification.expired')
})

test('a link shows nothing while its company is suspended or closed', async () => {
  const owner = await aPerson(app, 'employer.owner')
  const admin = await aPerson(app, 'platform.admin')
  const { link } = (await share(owner)).data
  const act = (verb: 'suspend' | 'reactivate') => {
    const params = { id: owner.companyId ?? '' }
    return app.call(companyActions[verb], { token: admin.token, params, attributes: { reason: 'Copies profiles' } })
  }
  expect((await act('suspend')).status).toBe(200)
  const refused = await open(link)
  expect([refused.status, refused.errors[0]?.code]).toEqual([410, 'verification.expired'])
  expect((await act('reactivate')).status).toBe(200)
  expect((await open(link)).status).toBe(200)

  const close = 'update companies set closed_at = now(), closed_by = $1, deletes_at = now() where id = $2'
  await app.database.pool.query(close, [owner.user.id, owner.companyId])
  expect((await open(link)).status).toBe(410)
})

test('only recruiters and above share, only they and their colleagues see the links', async () => {
  const companyId = recruiter.companyId ?? ''
  const colleague = await aPerson(app, 'employer.admin', { companyId })
  const made = await share(recruiter)
  const list = (by: Person) =>
    app.call(contract.listProfileShares, {
      token: by.token,
      query: `filter[candidate]=${candidateId}&filter[state]=open`,
    })
  expect((await list(colleague)).data.map(({ id }: { id: string }) => id)).toEqual([made.data.id])

  const refused = await Promise.all(
    [await aPerson(app, 'employer.viewer', { companyId }), agent, await aPerson(app, 'platform.admin')].map(
      async (by) => [(await share(by)).status, (await list(by)).status],
    ),
  )
  expect(refused).toEqual([
    [403, 403],
    [403, 403],
    [403, 403],
  ])
  const stranger = await aPerson(app, 'employer.owner')
  const asStranger = { token: stranger.token, params: { id: made.data.id }, attributes: {} }
  expect((await app.call(contract.revokeProfileShare, asStranger)).status).toBe(404)
  expect((await list(stranger)).data).toEqual([])
})

test('a profile as JSON Resume is anonymous before the release, except for its own agency', async () => {
  const asFile = async (by: Person, id: string) => {
    const answer = await app.call(getJsonResume, { token: by.token, params: { id } })
    return { status: answer.status, text: JSON.stringify(answer.json) }
  }
  const masked = await asFile(recruiter, candidateId)
  const own = await asFile(agent, ofAgency)

  expect([masked.status, own.status]).toEqual([200, 200])
  expect(masked.text).toMatch(/"masked":true/)
  expect(masked.text).toMatch(/Backend Developer/)
  expect(masked.text).not.toMatch(NAMES)
  expect(own.text).toMatch(/Ada Lovelace/)
  expect(own.text).toMatch(/Analytical Engines/)
  expect((await asFile(agent, candidateId)).status).toBe(404)
})
