import { getInsights, listInsightRows } from '@assay/contracts/insights'
import { beforeAll, expect, test } from 'vitest'
import { sendWeeklyInsights } from '../../notices/weekly-insights.ts'
import { newId } from '../../platform/database/new-id.ts'
import { openTestApp } from '../../platform/testing/test-app.ts'
import { addCandidates, aRecord } from '../../platform/testing/test-candidates.ts'
import { anOfferIn, anOpenRequirement } from '../../platform/testing/test-offers.ts'
import { aPerson, type Person } from '../../platform/testing/test-people.ts'
import { DAY_MS, HOUR_MS } from '../../platform/time/durations.ts'

const app = await openTestApp()
const { call } = app
const owner = await aPerson(app, 'employer.owner')
const manager = await aPerson(app, 'employer.hiringManager', { companyId: owner.companyId ?? '' })
const viewer = await aPerson(app, 'employer.viewer', { companyId: owner.companyId ?? '' })
const stranger = await aPerson(app, 'employer.owner')
const agent = await aPerson(app, 'agency.owner')
const openedAt = new Date(app.system.now().getTime() - 60 * DAY_MS)
const jobs = [
  await anOpenRequirement(app, { author: owner, assigned: [manager] }, { openedAt, title: 'Backend' }),
  await anOpenRequirement(app, { author: owner }, { openedAt, title: 'Frontend' }),
] as const

/** The first step is how they were added. */
type Step = readonly [daysAgo: number, stage: string, reason?: string]

const ago = (days: number): Date => new Date(app.system.now().getTime() - days * DAY_MS)
const dayOf = (days: number): string => ago(days).toISOString().slice(0, 10)

async function anEntry(author: Person, requirementId: string, steps: readonly [Step, ...Step[]]): Promise<void> {
  const [candidateId] = await addCandidates(app, [aRecord()])
  const [addedAgo] = steps[0]
  const [lastAgo, stage, reason = null] = steps.at(-1) ?? steps[0]
  const id = newId()
  await app.database.pool.query(
    `insert into shortlisteds
       (id, company_id, requirement_id, candidate_id, added_by, owner_id, stage, stage_since, rejection_code, created_at)
     values ($1, $2, $3, $4, $5, $5, $6, $7, $8, $9)`,
    [id, author.companyId, requirementId, candidateId, author.user.id, stage, ago(lastAgo), reason, ago(addedAgo)],
  )
  for (const [place, [days, to, code = null]] of steps.entries())
    await app.database.pool.query(
      `insert into shortlisted_stages (id, shortlisted_id, from_stage, to_stage, at, actor_type, reason_code)
       values ($1, $2, $3, $4, $5, 'user', $6)`,
      [newId(), id, steps[place - 1]?.[1] ?? null, to, ago(days), code],
    )
}

type Filter = Readonly<Record<string, string>>
const queryOf = (filter: Filter) =>
  Object.entries(filter)
    .map(([name, value]) => `filter[${name}]=${value}`)
    .join('&')
const get = (person: Person, filter: Filter = {}) => call(getInsights, { token: person.token, query: queryOf(filter) })
const rows = (person: Person, filter: Filter) => call(listInsightRows, { token: person.token, query: queryOf(filter) })

interface Bar {
  readonly key: string
  readonly value: number
}
const valuesOf = (bars: readonly Bar[]) => Object.fromEntries(bars.map(({ key, value }) => [key, value]))

beforeAll(async () => {
  const [backend, frontend] = jobs
  await anEntry(owner, backend, [
    ...([[20, 'shortlisted']] as [Step]),
    ...([
      [18, 'contactRequested'],
      [16, 'contactReleased'],
      [12, 'interviewing'],
    ] as const),
    ...([
      [6, 'decision'],
      [5, 'offer'],
      [2, 'hired'],
    ] as const),
  ])
  await anEntry(owner, backend, [
    [20, 'shortlisted'],
    [10, 'rejected', 'rate'],
  ])
  await anEntry(owner, frontend, [
    [19, 'shortlisted'],
    [15, 'contactReleased'],
    [4, 'rejected', 'missingSkill'],
  ])
  await anEntry(owner, frontend, [
    [200, 'shortlisted'],
    [150, 'rejected', 'rate'],
  ])
  await anEntry(owner, frontend, [[3, 'submitted']])
  await anEntry(stranger, await anOpenRequirement(app, { author: stranger }), [[5, 'shortlisted']])
})

test('the funnel, the times and the reasons of a period are those of its candidates', async () => {
  const { status, data } = await get(owner)
  expect(status).toBe(200)
  expect(data.unit).toBe('week')
  expect(valuesOf(data.funnel)).toEqual({
    shortlisted: 3,
    contactReleased: 2,
    interviewing: 1,
    decision: 1,
    offer: 1,
    hired: 1,
  })
  expect(data.funnel[1].share).toBe(66.7)
  const cohorts: readonly { counts: Readonly<Record<string, number>> }[] = data.cohorts
  expect(cohorts.reduce((sum, { counts }) => sum + (counts['shortlisted'] ?? 0), 0)).toBe(3)
  expect(cohorts.length).toBeGreaterThan(12)
  const stay = data.stays.find(({ key }: Bar) => key === 'shortlisted')
  expect(stay).toMatchObject({ value: 3, medianDays: 4, bins: [0, 1, 1, 1, 0, 0] })
  expect(data.fills).toMatchObject({ medianDays: 58, jobs: [{ label: 'Backend', value: 1, medianDays: 58 }] })
  expect(valuesOf(data.rejections)).toEqual({ rate: 1, missingSkill: 1 })
  expect(valuesOf(data.sources)).toEqual({ added: 4 })
  expect(data.offers).toEqual({ accepted: 0, declined: 0, reasons: [] })
  expect(data.interviewers).toEqual([])
})

test('every bar opens exactly its candidates, masked where they are masked', async () => {
  const { data } = await get(owner)
  const bars = Object.entries({
    funnel: data.funnel,
    stay: data.stays,
    fill: [...data.fills.jobs, ...data.fills.people],
    source: data.sources,
    rejection: data.rejections,
  }).flatMap(([figure, some]) => (some as Bar[]).map(({ key, value }) => ({ figure, key, value })))
  expect(bars.length).toBeGreaterThan(12)
  for (const { figure, key, value } of bars)
    expect([figure, key, (await rows(owner, { figure, key })).data.length]).toEqual([figure, key, value])
  expect((await rows(owner, { figure: 'stay', key: 'shortlisted/1' })).data).toHaveLength(1)
  const { data: found } = await rows(owner, { figure: 'rejection', key: 'rate' })
  expect(found[0]).toMatchObject({ requirementTitle: 'Backend', href: `/requirement?id=${jobs[0]}&tab=pipeline` })
  expect(JSON.stringify(found)).not.toMatch(/Ada|Lovelace/)
})

test('period, job and person narrow everything', async () => {
  const shortlisted = async (filter: Filter) => (await get(owner, filter)).data.funnel[0].value
  const long = (await get(owner, { from: dayOf(300), to: dayOf(0) })).data
  expect([long.unit, long.funnel[0].value]).toEqual(['month', 4])
  expect(await shortlisted({ from: dayOf(300), to: dayOf(100) })).toBe(1)
  expect(await shortlisted({ requirement: jobs[1] })).toBe(1)
  expect(await shortlisted({ person: manager.user.id })).toBe(2)
  expect(await shortlisted({ person: viewer.user.id })).toBe(0)
  for (const wrong of [
    { from: dayOf(0), to: dayOf(1) },
    { from: '2001-01-01', to: dayOf(0) },
    { from: '9999-12-01', to: '9999-12-30' },
    { from: '0001-01-01', to: '0001-02-01' },
  ])
    expect((await get(owner, wrong)).errors[0]?.code).toBe('request.parameter')
})

test('users see no jobs but their own, and no other company', async () => {
  expect((await get(manager)).data.funnel[0].value).toBe(2)
  const funnel = { figure: 'funnel', key: 'shortlisted' }
  expect((await rows(manager, { ...funnel, requirement: jobs[1] })).data).toEqual([])
  expect((await get(stranger)).data.funnel[0].value).toBe(1)
  expect((await rows(stranger, { ...funnel, requirement: jobs[0] })).data).toEqual([])
  expect((await get(agent)).status).toBe(403)
  expect((await rows(agent, {})).status).toBe(403)
  const watched = (await get(viewer)).data
  expect([watched.offers, watched.interviewers]).toEqual([null, null])
  expect((await rows(viewer, { figure: 'interviewer', key: owner.user.id })).status).toBe(403)
  expect((await rows(viewer, { figure: 'decline', key: 'pay' })).status).toBe(403)
})

test('offers are compared with published pay only, and each role opens its offers', async () => {
  const author = await aPerson(app, 'employer.owner')
  const watcher = await aPerson(app, 'employer.viewer', { companyId: author.companyId ?? '' })
  const { query } = app.database.pool
  const ask = query.bind(app.database.pool)
  const titles: { id: string }[] = (await ask('select id from titles order by id limit 2')).rows
  const [known = '', hidden = ''] = titles.map(({ id }) => id)
  const people = await addCandidates(
    app,
    Array.from({ length: 5 }, () => aRecord()),
  )
  const requirementId = await anOpenRequirement(app, { author }, { seats: 9 })
  const made = []
  for (const [place, state] of (['sent', 'declined', 'withdrawn', 'draft', 'sent'] as const).entries())
    made.push(await anOfferIn(app, state, { author, requirementId, candidateId: people[place] ?? '' }))
  const [first, second] = made
  for (const { id } of made) await ask('update offers set title_id = $2 where id = $1', [id, known])
  await ask('update offers set title_id = $2 where id = $1', [made[4]?.id, hidden])
  await ask('update offers set amount_minor = 5500 where id = $1', [second?.id])
  const cell = `insert into compensations
    (id, kind, title_id, engagement, period, currency, p25, p50, p75, sample_size, contributors, max_share, state, from_day, to_day)
    values ($1, 'expected', $2, 'contract', 'hour', 'EUR', $3, $4, $5, $6, $7, $8, $9, '2025-01-01', '2026-01-01')`
  await ask(cell, [newId(), known, 4000, 5000, 6000, 40, 6, 0.2, 'published'])
  await ask(cell, [newId(), hidden, null, null, null, null, null, null, 'suppressed'])

  const { pay } = (await get(author)).data
  expect(pay).toMatchObject({ currency: 'EUR', differencePercent: 20, withoutMarket: 1 })
  expect(pay.titles).toMatchObject([
    {
      key: `${known}/contract`,
      value: 2,
      differencePercent: 20,
      offered: { amountMinor: 6000, currency: 'EUR', period: 'hour' },
      market: { amountMinor: 5000, currency: 'EUR', period: 'hour' },
    },
  ])
  const behind = await rows(author, { figure: 'pay', key: pay.titles[0].key })
  expect(behind.data.map(({ id }: { id: string }) => id).toSorted()).toEqual([first?.id, second?.id].toSorted())
  expect(behind.data[0].href).toMatch(/^\/hired-candidates\/offers-sent\?id=/)
  expect((await get(watcher)).data.pay).toBeNull()
  expect((await rows(watcher, { figure: 'pay', key: pay.titles[0].key })).status).toBe(403)
  expect((await get(stranger)).data.pay.titles).toEqual([])
})

/** To seven o’clock on the next Monday, in UTC. */
function untilMonday(): number {
  const now = app.system.now()
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  const days = (8 - now.getUTCDay()) % 7 || 7
  return midnight + days * DAY_MS + 7 * HOUR_MS - now.getTime()
}

async function chooses(person: Person, timezone: string): Promise<void> {
  const matrix = JSON.stringify({ weeklyInsights: { app: false, mail: true } })
  await app.database.pool.query('insert into profiles (user_id, notification_matrix) values ($1, $2)', [
    person.user.id,
    matrix,
  ])
  await app.database.pool.query('update users set timezone = $2 where id = $1', [person.user.id, timezone])
}

test('users who chose it get the week by mail on Monday morning, once, without names', async () => {
  for (const person of [owner, agent]) await chooses(person, 'UTC')
  await chooses(manager, 'America/New_York')
  const mailed = async () => {
    await sendWeeklyInsights(app.system)
    await sendWeeklyInsights(app.system)
    await app.app.outbox.drain()
    return app.mails.filter(({ subject }) => subject.startsWith('Your week in hiring')).map(({ to }) => to)
  }
  app.clock.advance(untilMonday() - HOUR_MS)
  expect(await mailed()).toEqual([])
  app.clock.advance(HOUR_MS)
  expect(await mailed()).toEqual([owner.user.email])
  app.clock.advance(6 * HOUR_MS)
  expect((await mailed()).toSorted()).toEqual([owner.user.email, manager.user.email].toSorted())
  app.clock.advance(DAY_MS)
  expect(await mailed()).toHaveLength(2)

  const mail = app.mails.find(({ to }) => to === owner.user.email)
  expect(mail?.text).toMatch(/the week before|Over a week in/)
  expect(mail?.text).toContain('http://assay.test/insights')
  expect(mail?.html).toContain('<table')
  expect(`${mail?.text} ${mail?.html}`).not.toMatch(/Ada|Lovelace|Candidate [A-Z0-9]{5}/)
})
