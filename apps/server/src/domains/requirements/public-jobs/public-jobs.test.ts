import { getPublicJob } from '@assay/contracts/public-jobs'
import { changeRequirement, requirementActions } from '@assay/contracts/requirements'
import { companyActions } from '@assay/contracts/users'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../../platform/database/new-id.ts'
import { openTestApp, type TestApp } from '../../../platform/testing/test-app.ts'
import { SOME_CRITERIA } from '../../../platform/testing/test-offers.ts'
import { aPerson, type Person } from '../../../platform/testing/test-people.ts'
import { insertRequirements } from '../index.ts'

let app: TestApp
let owner: Person

beforeAll(async () => {
  app = await openTestApp()
  owner = await aPerson(app, 'employer.owner')
})

async function anOpenJob(of = owner): Promise<string> {
  const id = newId()
  const row = {
    id,
    companyId: of.companyId ?? '',
    title: 'Order intake',
    description: 'You build the order intake.',
    state: 'open' as const,
    criteria: SOME_CRITERIA,
    openedAt: new Date(),
  }
  await insertRequirements(app.system.db, [row], [])
  return id
}

const share = (id: string, visibility: string, by = owner) =>
  app.call(changeRequirement, { token: by.token, params: { id }, attributes: { visibility } })

test('a job is found by strangers only while it is open and shared', async () => {
  const id = await anOpenJob()
  const read = () => app.call(getPublicJob, { params: { id } })
  expect((await read()).status).toBe(404)

  await share(id, 'unlisted')
  expect((await read()).data).toMatchObject({ title: 'Order intake', visibility: 'unlisted' })

  await app.call(requirementActions.pause, { token: owner.token, params: { id }, attributes: {} })
  expect((await read()).status).toBe(404)
  expect((await app.call(getPublicJob, { token: owner.token, params: { id } })).status).toBe(404)
})

test('the shared jobs of a suspended company are not found', async () => {
  const other = await aPerson(app, 'employer.owner')
  const admin = await aPerson(app, 'platform.admin')
  const id = await anOpenJob(other)
  await share(id, 'public', other)
  const read = async () => (await app.call(getPublicJob, { params: { id } })).status
  const act = (verb: 'suspend' | 'reactivate') => {
    const params = { id: other.companyId ?? '' }
    return app.call(companyActions[verb], { token: admin.token, params, attributes: { reason: 'Invented jobs' } })
  }
  const before = await read()
  await act('suspend')
  const suspended = await read()
  await act('reactivate')
  expect([before, suspended, await read()]).toEqual([200, 404, 200])
})

test('search engines find open public jobs in the map of the site, and no others', async () => {
  const [open, unlisted, paused] = [await anOpenJob(), await anOpenJob(), await anOpenJob()]
  await share(open, 'public')
  await share(unlisted, 'unlisted')
  await share(paused, 'public')
  await app.call(requirementActions.pause, { token: owner.token, params: { id: paused }, attributes: {} })

  const { body } = await app.app.routes.app.inject({ url: '/sitemap.xml' })

  expect([open, unlisted, paused].map((id) => body.includes(`/jobs/${id}</loc>`))).toEqual([true, false, false])
})

test('nothing of the team, the pipeline or the exclusions is shown', async () => {
  const id = await anOpenJob()
  await share(id, 'public')
  const { data } = await app.call(getPublicJob, { params: { id } })

  expect(Object.keys(data).toSorted()).toEqual(
    [
      ...[
        'band',
        'company',
        'countries',
        'countriesPreferred',
        'description',
        'engagement',
        'id',
        'languages',
        'minYears',
        'mustHave',
      ],
      ...['niceToHave', 'openedAt', 'overlapHours', 'seats', 'title', 'type', 'visibility'],
    ].toSorted(),
  )
})

test('a clone of a shared job is private', async () => {
  const id = await anOpenJob()
  await share(id, 'public')
  const clone = await app.app.routes.app.inject({
    method: 'POST',
    url: `/api/v1/requirements/${id}/actions/clone`,
    headers: { authorization: `Bearer ${owner.token}` },
  })
  expect(clone.json().data.attributes.visibility).toBe('private')
})
