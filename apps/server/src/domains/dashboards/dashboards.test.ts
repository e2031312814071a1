import { listAgencies } from '@assay/contracts/agencies'
import { inviteAgency, listAgencyClients } from '@assay/contracts/agency-clients'
import { listThreads, openThread } from '@assay/contracts/agency-threads'
import { listBackgroundJobs } from '@assay/contracts/background-jobs'
import { listCandidateReports, reportCandidate } from '@assay/contracts/candidate-reports'
import { listCandidates } from '@assay/contracts/candidates'
import { listContactInfos, requestContact } from '@assay/contracts/contact-infos'
import { arrangeDashboard, getDashboard, resetDashboard } from '@assay/contracts/dashboards'
import type { Endpoint } from '@assay/contracts/endpoint'
import { listHiredCandidates } from '@assay/contracts/hired-candidates'
import { listInterviewTracks } from '@assay/contracts/interview-tracks'
import { listItems } from '@assay/contracts/items'
import { listNotifications } from '@assay/contracts/notifications'
import { listOffers } from '@assay/contracts/offers'
import { listDisputes } from '@assay/contracts/ownership-disputes'
import { listReferrals } from '@assay/contracts/referrals'
import { listRepresentedInterviews } from '@assay/contracts/represented-interviews'
import { createRequirement, listRequirements, requirementActions } from '@assay/contracts/requirements'
import { listInterviews } from '@assay/contracts/scheduled-interviews'
import { listShortlisteds, shortlistCandidate } from '@assay/contracts/shortlisteds'
import { listStars } from '@assay/contracts/stars'
import { listSubmissions, submitCandidate } from '@assay/contracts/submissions'
import { listTaxonomyProposals } from '@assay/contracts/taxonomy-proposals'
import { listCompanies } from '@assay/contracts/users'
import { listVettingChanges } from '@assay/contracts/vetting-results'
import { beforeAll, expect, test } from 'vitest'
import { anAgencyWithPeople, codeOf, engage, letSupply, TERMS } from '../../platform/testing/test-agencies.ts'
import { addCandidates, aRecord } from '../../platform/testing/test-candidates.ts'
import { aReleasedCandidate, type Interviewing, openInterviewing } from '../../platform/testing/test-interviews.ts'
import { anEntryAt, anOfferIn } from '../../platform/testing/test-offers.ts'
import { aPerson, type Person } from '../../platform/testing/test-people.ts'
import { DAY_MS, HOUR_MS } from '../../platform/time/durations.ts'

const LISTS: Readonly<Record<string, Endpoint>> = {
  candidates: listCandidates,
  requirements: listRequirements,
  shortlisteds: listShortlisteds,
  stars: listStars,
  offers: listOffers,
  'contact-infos': listContactInfos,
  'hired-candidates': listHiredCandidates,
  'interview-tracks': listInterviewTracks,
  'scheduled-interviews': listInterviews,
  'agency-clients': listAgencyClients,
  submissions: listSubmissions,
  'agency-threads': listThreads,
  'represented-interviews': listRepresentedInterviews,
  'background-jobs': listBackgroundJobs,
  'vetting-changes': listVettingChanges,
  companies: listCompanies,
  agencies: listAgencies,
  'ownership-disputes': listDisputes,
  'candidate-reports': listCandidateReports,
  referrals: listReferrals,
  'taxonomy-proposals': listTaxonomyProposals,
  items: listItems,
}

let fixture: Interviewing

beforeAll(async () => {
  fixture = await openInterviewing()
  const { app, owner, recruiter, requirementId } = fixture
  for (let at = 0; at < 3; at += 1) await aReleasedCandidate(fixture, requirementId)
  const stages = ['shortlisted', 'shortlisted', 'contactRequested', 'decision', 'withdrawn']
  const people = await addCandidates(
    app,
    stages.map(() => aRecord()),
  )
  for (const [at, stage] of stages.entries())
    await anEntryAt(app, { author: owner, requirementId, candidateId: people[at] ?? '', stage })
  for (const state of ['draft', 'pendingApproval', 'approved', 'sent', 'viewed', 'viewed'] as const) {
    const [candidateId = ''] = await addCandidates(app, [aRecord()])
    await anOfferIn(app, state, { author: recruiter, candidateId, requirementId })
  }
  await aRequestThatNobodyAnswered()
  const draft = await app.call(createRequirement, {
    token: recruiter.token,
    attributes: { title: 'Payments', description: 'Go' },
  })
  const submit = { token: recruiter.token, params: { id: draft.data.id }, attributes: {} }
  await app.call(requirementActions.submit, submit)
})

async function aRequestThatNobodyAnswered(): Promise<void> {
  const { app, owner, requirementId } = fixture
  const consents = [{ purpose: 'contact', until: '2030-01-01', source: 'sign-up form' }]
  const [candidateId = ''] = await addCandidates(app, [
    aRecord({ consents }, { basics: { email: 'ada@example.test' } }),
  ])
  const { token } = owner
  await app.call(shortlistCandidate, { token, attributes: { requirementId, candidateId } })
  const pay = { amountMinor: 6000, currency: 'EUR', period: 'hour' }
  const message = 'We build an order intake for a hundred shops, and look for you.'
  const asked = await app.call(requestContact, { token, attributes: { requirementId, candidateId, pay, message } })
  expect(asked.status).toBe(201)
  for (const hours of [1, 73]) {
    app.clock.advance(hours * HOUR_MS)
    await app.catchUp()
  }
}

const dashboardOf = async ({ token }: Person) => (await fixture.app.call(getDashboard, { token })).data

interface Number {
  readonly key: string
  readonly value: number
  readonly list: { readonly type: string; readonly filter: Readonly<Record<string, string>> } | null
}

async function totalOf(person: Person, { list }: Number): Promise<number> {
  const filters = Object.entries(list?.filter ?? {}).map(([name, value]) => `filter[${name}]=${value}`)
  const endpoint = LISTS[list?.type ?? '']
  if (endpoint === undefined) throw new Error(`No list is known for ${list?.type}.`)
  const query = [...filters, 'page[size]=1'].join('&')
  const { status, json } = await fixture.app.call(endpoint, { token: person.token, query })
  expect([list?.type, status]).toEqual([list?.type, 200])
  return json.meta.page?.total ?? json.meta.total
}

test('for every role, each number equals the length of the list that it opens', async () => {
  const { app, owner, recruiter, manager, viewer, stranger } = fixture
  const working = await anAgencyWithPeople(app)
  await engage(app, { employer: owner, agency: working })
  await letSupply(app, { employer: owner, requirementId: fixture.requirementId, agencies: [working] })
  const [proposed] = await addCandidates(app, [aRecord()], working.agencyId)
  const attributes = { requirementId: fixture.requirementId, candidateId: proposed }
  await app.call(submitCandidate, { token: working.member.token, attributes })
  const { owner: agency, member, contact } = working
  const opened = await app.call(openThread, {
    token: owner.token,
    attributes: { partnerId: working.agencyId, body: 'When can we talk?' },
  })
  expect(opened.status).toBe(201)
  const report = { candidateId: proposed, reason: 'outdated' }
  expect((await app.call(reportCandidate, { token: recruiter.token, attributes: report })).status).toBe(201)
  const admin = await aPerson(app, 'platform.admin')
  const creator = await aPerson(app, 'platform.creator')
  const compared: string[] = []
  for (const person of [owner, recruiter, manager, viewer, stranger, agency, member, contact, admin, creator]) {
    const { waiting, figures, funnel, acceptance } = await dashboardOf(person)
    const numbers: Number[] = [...waiting, ...figures, ...(acceptance?.outcomes ?? []), ...(acceptance?.reasons ?? [])]
    for (const { stages } of funnel) numbers.push(...stages)
    for (const number of numbers) {
      if (number.list === null) continue
      expect([number.key, number.value]).toEqual([number.key, await totalOf(person, number)])
      compared.push(number.key)
    }
  }
  for (const key of [
    'reports',
    'companies',
    'unscheduled',
    'offersToApprove',
    'offersToSend',
    'offersViewed',
    'requirementsToApprove',
    'expired',
    'articles',
    'proposals',
    'work',
    'messages',
  ])
    expect(compared).toContain(key)
})

test('the figures of a content creator are of content, not of candidates that they may not open', async () => {
  const { figures } = await dashboardOf(await aPerson(fixture.app, 'platform.creator'))
  expect(figures.map(({ key }: Number) => key)).toEqual(['articles', 'proposals'])
})

test('users who cannot search are offered no first search', async () => {
  const keysOf = async (person: Person) =>
    (await dashboardOf(person)).gettingStarted.map(({ key }: { key: string }) => key)
  expect(await keysOf(fixture.manager)).toEqual(['search', 'star', 'save'])
  expect(await keysOf(fixture.viewer)).toEqual([])
})

test('a new agency reads what comes first, until it did it', async () => {
  const { app, owner, requirementId } = fixture
  const { owner: agency, member, ...working } = await anAgencyWithPeople(app)
  const stepsOf = async () =>
    (await dashboardOf(agency)).gettingStarted.map(({ key, done }: { key: string; done: boolean }) => [key, done])
  expect(await stepsOf()).toEqual([
    ['import', false],
    ['client', false],
    ['submit', false],
  ])
  const client = await aPerson(app, 'employer.owner')
  const attributes = { ...TERMS, agencyCode: await codeOf(app, working.agencyId) }
  await app.call(inviteAgency, { token: client.token, attributes })
  const tasksOf = async (person: Person) => (await dashboardOf(person)).tasks.map(({ does }: { does: string }) => does)
  // A member may read the invitation, not answer it.
  expect([await tasksOf(agency), await tasksOf(member)]).toEqual([['answerInvitation'], []])
  await engage(app, { employer: owner, agency: { ...working, owner: agency, member } })
  await letSupply(app, { employer: owner, requirementId, agencies: [working] })
  const [candidateId] = await addCandidates(app, [aRecord()], working.agencyId)
  await app.call(submitCandidate, { token: member.token, attributes: { requirementId, candidateId } })
  expect(await stepsOf()).toEqual([
    ['import', true],
    ['client', true],
    ['submit', true],
  ])
})

test('pending items are shown to users who can act on them', async () => {
  const keysOf = async (person: Person) => (await dashboardOf(person)).waiting.map(({ key }: { key: string }) => key)
  const { owner, recruiter, viewer, stranger } = fixture
  expect(await keysOf(owner)).toEqual(expect.arrayContaining(['offersToApprove', 'requirementsToApprove']))
  expect(await keysOf(recruiter)).not.toContain('offersToApprove')
  expect(await keysOf(viewer)).toEqual([])
  expect(await keysOf(stranger)).toEqual([])
})

test('today lists the tasks of each user, with candidate and job, and nothing that they may not do', async () => {
  const { owner, recruiter, viewer, stranger } = fixture
  const tasksOf = async (person: Person): Promise<Record<string, unknown>[]> => (await dashboardOf(person)).tasks
  const kindsOf = async (person: Person) => new Set((await tasksOf(person)).map(({ does }) => does))
  expect([...(await kindsOf(owner))]).toEqual(expect.arrayContaining(['approveJob', 'approveOffer', 'proposeTimes']))
  expect([...(await kindsOf(recruiter))]).not.toContain('approveOffer')
  expect(await tasksOf(viewer)).toEqual([])
  expect(await tasksOf(stranger)).toEqual([])
  for (const { does, candidate, requirementTitle } of await tasksOf(owner)) {
    expect(requirementTitle).not.toBe('')
    expect(candidate === null).toBe(does === 'approveJob')
  }
})

test('what an agency proposed is a task of those who may accept it, not of those who vote', async () => {
  const { app, owner, recruiter, manager, requirementId } = fixture
  const [candidateId = ''] = await addCandidates(app, [aRecord()])
  await anEntryAt(app, { author: owner, requirementId, candidateId, stage: 'submitted' })
  const keysOf = async (person: Person) => (await dashboardOf(person)).waiting.map(({ key }: { key: string }) => key)
  const isTaskOf = async (person: Person) =>
    (await dashboardOf(person)).tasks.some(({ does }: { does: string }) => does === 'reviewSubmission')
  expect([await isTaskOf(recruiter), await isTaskOf(manager)]).toEqual([true, false])
  expect(await keysOf(recruiter)).toContain('proposals')
  expect(await keysOf(manager)).not.toContain('proposals')
})

test('a candidate with an offer in preparation is not to be decided on again; the offer is the next step', async () => {
  const { app, recruiter, requirementId } = fixture
  const [undecided = '', offered = ''] = await addCandidates(app, [aRecord(), aRecord()])
  await anEntryAt(app, { author: recruiter, requirementId, candidateId: undecided, stage: 'decision' })
  await anOfferIn(app, 'draft', { author: recruiter, candidateId: offered, requirementId })
  const { tasks } = await dashboardOf(recruiter)
  const kindsOf = (id: string) =>
    tasks
      .filter(({ candidate }: { candidate: { id: string } | null }) => candidate?.id === id)
      .map(({ does }: { does: string }) => does)
  expect([kindsOf(undecided), kindsOf(offered)]).toEqual([['decide'], ['finishOffer']])
})

test('the funnel counts candidates by their current stage, without those who left', async () => {
  const { funnel } = await dashboardOf(fixture.owner)
  const [mine] = funnel.filter(
    ({ requirementId }: { requirementId: string }) => requirementId === fixture.requirementId,
  )
  const counts = Object.fromEntries(mine.stages.map(({ key, value }: Number) => [key, value]))
  expect(counts).toMatchObject({ shortlisted: 3, contactRequested: 1, contactReleased: 3, offer: 3, hired: 0 })
  expect(counts).not.toHaveProperty('rejected')
})

test('time in stage is the median of all stays, including current ones', async () => {
  const { app, owner, requirementId } = fixture
  const people = await addCandidates(app, [aRecord(), aRecord(), aRecord()])
  const now = app.system.now().getTime()
  const step = (id: string, from: string | null, to: string, daysAgo: number) =>
    app.database.pool.query(
      `insert into shortlisted_stages (id, shortlisted_id, from_stage, to_stage, at, actor_type)
       values (gen_random_uuid(), $1, $2, $3, $4, 'system')`,
      [id, from, to, new Date(now - daysAgo * DAY_MS)],
    )
  for (const [at, stayed] of [4, 6, 30].entries()) {
    const candidateId = people[at] ?? ''
    const id = await anEntryAt(app, { author: owner, requirementId, candidateId, stage: 'interviewing' })
    await step(id, 'contactReleased', 'interviewing', 40)
    await step(id, 'interviewing', 'decision', 40 - stayed)
  }
  const { timeInStage } = await dashboardOf(owner)
  expect(timeInStage).toContainEqual({ stage: 'interviewing', times: 3, medianDays: 6, slowDays: 25.2 })
})

test('a requirement at risk is listed with the reason, and its team is notified once', async () => {
  const { app, owner } = fixture
  const quiet = await aPerson(app, 'employer.owner')
  const { data } = await app.call(createRequirement, {
    token: quiet.token,
    attributes: { title: 'Nobody yet', description: 'Go and Kafka. Pay: up to 70 EUR per hour' },
  })
  const attributes = { overrule: 'Good enough for a test' }
  await app.call(requirementActions.publish, { token: quiet.token, params: { id: data.id }, attributes })
  expect((await dashboardOf(quiet)).atRisk).toEqual([])
  app.clock.advance(8 * DAY_MS)
  await app.catchUp()
  app.clock.advance(DAY_MS)
  await app.catchUp()
  expect((await dashboardOf(quiet)).atRisk).toEqual([
    expect.objectContaining({ id: data.id, reasons: ['open for 9 days without candidates'] }),
  ])
  expect((await dashboardOf(owner)).atRisk.map(({ id }: { id: string }) => id)).not.toContain(data.id)
  const notices = await app.call(listNotifications, { token: quiet.token, query: 'filter[kind]=requirementAtRisk' })
  expect(notices.data).toHaveLength(1)
})

test('undelivered mail is shown to platform admins, without an address', async () => {
  const { app, owner } = fixture
  const admin = await aPerson(app, 'platform.admin')
  await app.database.pool.query(
    `insert into mail_deliveries (id, key, message_id, state, attempts, started_at, last_error)
     values (gen_random_uuid(), 'offer.sent/1', '<x@assay.mail>', 'uncertain', 1, now(), 'interrupted')`,
  )
  expect((await dashboardOf(admin)).troubledMail).toEqual([
    expect.objectContaining({ about: 'offer.sent', state: 'uncertain', why: 'interrupted' }),
  ])
  expect((await dashboardOf(owner)).troubledMail).toEqual([])
})

test('users arrange their own dashboard, and no one else’s', async () => {
  const { app, recruiter } = fixture
  const own = (await app.call(getDashboard, { token: recruiter.token })).data
  expect([own.isArranged, own.layout.length > 5]).toEqual([false, true])
  const params = { id: own.id }
  const layout = [{ widget: 'figures', x: 0, y: 0, w: 12, h: 1 }]
  const arranged = await app.call(arrangeDashboard, {
    token: recruiter.token,
    params,
    attributes: { layout, period: '7d' },
  })
  expect(arranged.data).toMatchObject({ layout, period: '7d', isArranged: true })
  const period = await app.call(arrangeDashboard, { token: recruiter.token, params, attributes: { period: '30d' } })
  expect(period.data).toMatchObject({ layout, period: '30d' })
  for (const wrong of [[...layout, ...layout], [{ ...layout[0], x: 6 }]])
    expect(
      (await app.call(arrangeDashboard, { token: recruiter.token, params, attributes: { layout: wrong } })).status,
    ).toBe(422)
  const stranger = await aPerson(app, 'employer.owner')
  for (const endpoint of [arrangeDashboard, resetDashboard])
    expect((await app.call(endpoint, { token: stranger.token, params, attributes: {} })).status).toBe(404)
  const reset = await app.call(resetDashboard, { token: recruiter.token, params, attributes: {} })
  expect(reset.data).toMatchObject({ layout: own.layout, period: '90d', isArranged: false })
})

test('more tasks than a first screen takes are all listed, and known to be all while fewer than ten are of a kind', async () => {
  const { app, recruiter, requirementId } = fixture
  const enter = async (stage: 'decision' | 'submitted', number: number) => {
    for (const candidateId of await addCandidates(
      app,
      Array.from({ length: number }, () => aRecord()),
    ))
      await anEntryAt(app, { author: recruiter, requirementId, candidateId, stage })
  }
  const before = await dashboardOf(recruiter)
  await enter('submitted', 4)
  await enter('decision', 3)
  const many = await dashboardOf(recruiter)
  expect(many.tasks.length).toBeGreaterThan(12)
  expect(many.tasks).toHaveLength(before.tasks.length + 7)
  expect(many.moreTasks).toEqual({ count: 0, isExact: true })
  await enter('decision', 9)
  const { tasks, moreTasks } = await dashboardOf(recruiter)
  expect(tasks.filter(({ does }: { does: string }) => does === 'decide')).toHaveLength(10)
  expect(moreTasks).toEqual({ count: 0, isExact: false })
})
