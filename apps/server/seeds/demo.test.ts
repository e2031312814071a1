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
import type { CandidateRecord } from '../src/domains/candidates/index.ts'
import { findSkill, findTitle } from '../src/domains/candidates/index.ts'
import { openTestApp } from '../src/platform/testing/test-app.ts'
import { DAY_MS } from '../src/platform/time/durations.ts'
import { inventEverybody, isEmpty, loadDemo } from './load-demo.ts'
import { besideTheSurvey } from './market/beside-the-survey.table.ts'
import { readMarket } from './market/read-market.ts'
import { demoRoles } from './people/roles.table.ts'
import { DEMO_PASSWORD, demoPeople } from './tenants.table.ts'

const DAY = new Date('2026-11-20T09:00:00Z')
const people = (count: number): CandidateRecord[] =>
  [...inventEverybody({ now: DAY, candidates: count })].map(({ record }) => record)
const crowd = people(1_500)

test('the same day gives the same demo data, and more candidates change no existing one', () => {
  expect(people(40)).toEqual(crowd.slice(0, 40))
})

test('every title in the demo is in the taxonomy, and so are nearly all technologies', () => {
  const titles = demoRoles.flatMap((role) => role.titles.map(([title]) => title))
  expect(titles.filter((title) => findTitle(title) === null)).toEqual([])
  expect(crowd.every((person) => person.titleSlug !== null && person.skills.length >= 3)).toBe(true)
  const beside = [...besideTheSurvey.values()].flat()
  expect(beside.filter(([name]) => findSkill(name) === null)).toEqual([])
  const markets = [...readMarket().values()]
  for (const { stacks } of markets)
    for (const { technologies } of stacks) expect(technologies.length).toBeGreaterThan(3)
})

test('skills occur together as in the market data', () => {
  const having = (...names: string[]) => {
    const slugs = names.map((name) => findSkill(name))
    return crowd.filter((person) => slugs.every((slug) => person.skills.some((skill) => skill.slug === slug))).length
  }
  expect(having('React', 'JavaScript') / having('React')).toBeGreaterThan(0.5)
  expect(having('Spring Boot', 'Java') / having('Spring Boot')).toBeGreaterThan(0.7)
  expect(having('Spring Boot', 'C#') / having('Spring Boot')).toBeLessThan(0.2)
})

test('pay depends on years and country, and years match seniority', () => {
  const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
  const years = (seniority: string) =>
    median(
      crowd.filter((person) => person.seniority === seniority).map((person) => (person.experienceMonths ?? 0) / 12),
    )
  expect(years('junior')).toBeLessThan(years('mid'))
  expect(years('mid')).toBeLessThan(years('senior'))
  const hourlyDollars = (country: string) =>
    median(
      crowd.flatMap(({ country: home, rate }) =>
        home === country && rate?.period === 'hour' ? [rate.amountMinor / (rate.currency === 'INR' ? 8_800 : 100)] : [],
      ),
    )
  expect(hourlyDollars('US')).toBeGreaterThan(2 * hourlyDollars('IN'))
})

test('no candidate used a technology before its release, or longer than their own experience', () => {
  for (const person of crowd)
    for (const skill of person.skills) {
      expect((skill.years ?? 0) * 12).toBeLessThanOrEqual((person.experienceMonths ?? 0) + 6)
      if (skill.slug === 'rust') expect(skill.years).toBeLessThanOrEqual(11)
    }
})

test('evidence agrees with its vetting result and is dated in the past', () => {
  for (const person of crowd) {
    const stages = new Set(person.vetting.map((result) => result.stage))
    for (const { evidence, evidenceOn } of person.skills) {
      if (evidence === 'assessed') expect(stages).toContain('technical assessment')
      if (evidence === 'workSample') expect(stages).toContain('work sample')
      expect(evidence === 'claimed' || (evidenceOn ?? '9999') <= '2026-11-20').toBe(true)
    }
  }
})

test('summaries do not repeat, and names appear in the contacts only', () => {
  expect(new Set(crowd.map((person) => person.summary)).size).toBe(crowd.length)
  for (const { contact, ...person } of crowd) {
    const family = contact.legalName?.split(' ').at(-1) ?? ''
    if (family.length > 5) expect(JSON.stringify(person)).not.toContain(` ${family} `)
  }
})

const LOADING_MS = 300_000

test(
  'the demo has every requirement state, every login and a history; loading it again is refused',
  async () => {
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
    expect(passed.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['enoughSearches', 'noLeak']),
    )
    expect(proposed).toMatchObject({ state: 'proposed', mayDo: ['promote', 'reject'] })
    const manager = await app.call(listRequirements, { token: tokens.get('manager@acme.test') ?? '' })
    expect(manager.data.length).toBe(3)
  },
  LOADING_MS,
)
