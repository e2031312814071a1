// Not repeated on PostgreSQL 15: it is about what the demo holds; json-api.test.ts loads the demo there and reads every list of it.
import { listMatches, listSearches } from '@assay/contracts/candidate-searches'
import { listContactInfos } from '@assay/contracts/contact-infos'
import { hireStates, listHiredCandidates } from '@assay/contracts/hired-candidates'
import { listLearningSources } from '@assay/contracts/learning-sources'
import { proposeModelVersion } from '@assay/contracts/model-versions'
import { listOffers, offerStates } from '@assay/contracts/offers'
import { listRequirements } from '@assay/contracts/requirements'
import { interviewStates, listInterviews } from '@assay/contracts/scheduled-interviews'
import { logIn } from '@assay/contracts/sessions'
import { expect, test } from 'vitest'
import { openTestApp } from '../src/platform/testing/test-app.ts'
import { DAY_MS } from '../src/platform/time/durations.ts'
import { isEmpty, loadDemo } from './load-demo.ts'
import { DEMO_PASSWORD, demoPeople } from './tenants.table.ts'

test('the demo has every requirement state, every login and a history; loading it again is refused', async () => {
  const app = await openTestApp()
  expect(await isEmpty(app.system)).toBe(true)
  await loadDemo(app.system, { database: app.database, live: app.live, now: app.system.now(), candidates: 400 })
  expect(await isEmpty(app.system)).toBe(false)

  const tokens = new Map<string, string>()
  for (const { email } of demoPeople) {
    const answer = await app.call(logIn, { attributes: { email, password: DEMO_PASSWORD } })
    expect([email, answer.status]).toEqual([email, 200])
    tokens.set(email, answer.json.access_token)
  }
  const token = tokens.get('owner@acme.test') ?? ''
  const requirements = await app.call(listRequirements, { token, query: 'page[size]=100' })
  expect(new Set(requirements.data.map((one: { state: string }) => one.state)).size).toBe(7)
  for (const { criteria } of requirements.data) expect(criteria.mustHave.length).toBeGreaterThan(0)
  const searches = await app.call(listSearches, { token, query: 'page[size]=100&sort=createdAt' })
  expect(searches.data.length).toBeGreaterThan(8)
  expect(Date.parse(searches.data[0].createdAt)).toBeLessThan(Date.now() - 100 * DAY_MS)
  const matches = await app.call(listMatches, { token, params: { id: searches.data[0].id } })
  expect(matches.data.length).toBeGreaterThan(0)
  const asked = [token, tokens.get('owner@globex.test') ?? ''].map((own) =>
    app.call(listContactInfos, { token: own, query: 'page[size]=100' }),
  )
  const states = (await Promise.all(asked)).flatMap(({ data }) => data.map((one: { state: string }) => one.state))
  for (const state of ['queued', 'pending', 'approved', 'declined', 'expired', 'withdrawn', 'disputed', 'refunded'])
    expect(states).toContain(state)
  const offers = await app.call(listOffers, { token, query: 'page[size]=100' })
  const hires = await app.call(listHiredCandidates, { token, query: 'page[size]=100' })
  const statesOf = (list: { state: string }[]) => [...new Set(list.map(({ state }) => state))].toSorted()
  expect(statesOf(offers.data)).toEqual([...offerStates].toSorted())
  expect(statesOf(hires.data)).toEqual([...hireStates].toSorted())
  const interviews = await app.call(listInterviews, { token, query: 'page[size]=100' })
  expect(statesOf(interviews.data)).toEqual([...interviewStates].toSorted())
  const admin = tokens.get('admin@assay.test') ?? ''
  const sources = await app.call(listLearningSources, { token: admin })
  const acme = sources.data.find(({ companyName }: { companyName: string }) => companyName === 'Acme')
  expect(acme.searches).toBeGreaterThanOrEqual(30)
  const { data: proposed } = await app.call(proposeModelVersion, { token: admin, attributes: { companyId: acme.id } })
  const passed = proposed.guards.filter((guard: { passed: boolean }) => guard.passed)
  expect(passed.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(['enoughSearches', 'noLeak']))
  expect(proposed).toMatchObject({ state: 'proposed', mayDo: ['promote', 'reject'] })
  const manager = await app.call(listRequirements, { token: tokens.get('manager@acme.test') ?? '' })
  expect(manager.data.length).toBe(3)
})
