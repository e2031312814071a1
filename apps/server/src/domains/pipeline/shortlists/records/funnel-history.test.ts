// The forecast of a requirement uses finished candidates of the same company only.
import { getRequirement, listRequirements } from '@assay/contracts/requirements'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../../../platform/database/new-id.ts'
import { openTestApp, type TestApp } from '../../../../platform/testing/test-app.ts'
import { aCrowd } from '../../../../platform/testing/test-candidates.ts'
import { anEntryAt, anOpenRequirement } from '../../../../platform/testing/test-offers.ts'
import { anAgency, aPerson, type Person } from '../../../../platform/testing/test-people.ts'
import { DAY_MS } from '../../../../platform/time/durations.ts'

const COURSE = ['shortlisted', 'contactRequested', 'contactReleased', 'interviewing', 'decision', 'offer']

let app: TestApp
let owner: Person
let viewer: Person
let stranger: Person
let candidates: string[]

beforeAll(async () => {
  app = await openTestApp()
  owner = await aPerson(app, 'employer.owner')
  viewer = await aPerson(app, 'employer.viewer', { companyId: owner.companyId ?? '' })
  stranger = await aPerson(app, 'employer.owner')
  await aCrowd(app, 40)
  candidates = (await app.database.pool.query('select id from candidates order by id')).rows.map(({ id }) => id)
  const past = await anOpenRequirement(app, { author: owner }, { state: 'archived', title: 'Long ago' })
  // 25 shortlisted candidates: every fifth was hired after 30 days, the others were rejected after a week.
  for (const [at, candidateId] of candidates.slice(0, 25).entries()) await settle(past, candidateId, at % 5 === 0)
})

async function settle(requirementId: string, candidateId: string, isHired: boolean): Promise<void> {
  const { pool } = app.database
  const id = await anEntryAt(app, {
    author: owner,
    requirementId,
    candidateId,
    stage: isHired ? 'hired' : 'shortlisted',
  })
  const end = app.system.now().getTime() - DAY_MS
  const steps = isHired
    ? [...COURSE, 'hired'].map((stage, at) => [stage, end - (6 - at) * 5 * DAY_MS] as const)
    : ([
        ['shortlisted', end - 7 * DAY_MS],
        ['rejected', end],
      ] as const)
  for (const [stage, at] of steps)
    await pool.query(
      `insert into shortlisted_stages (id, shortlisted_id, to_stage, at, actor_type) values ($1, $2, $3, $4, 'user')`,
      [newId(), id, stage, new Date(at)],
    )
  await pool.query(
    `update shortlisteds set stage = $2, stage_since = $3, rejection_code = case when $2 = 'rejected' then 'rate' end where id = $1`,
    [id, isHired ? 'hired' : 'rejected', new Date(end)],
  )
}

const read = async (person: Person, id: string) =>
  (await app.call(getRequirement, { token: person.token, params: { id } })).data.fillForecast

test('a shortlist is forecast from earlier candidates, stage by stage', async () => {
  const requirementId = await anOpenRequirement(app, { author: owner, assigned: [viewer] })
  for (const [at, stage] of (['shortlisted', 'shortlisted', 'interviewing'] as const).entries())
    await anEntryAt(app, { author: owner, requirementId, candidateId: candidates[30 + at] ?? '', stage })
  const forecast = await read(owner, requirementId)

  expect(forecast).toMatchObject({ isEnough: true, settled: 25, hired: 5, freeSeats: 1, peopleMissing: 0 })
  expect(forecast.lines[0]).toEqual({
    stage: 'shortlisted',
    people: 2,
    settled: 25,
    hired: 5,
    medianDays: 30,
    expectedHires: 0.4,
    isBorrowed: false,
  })
  expect(forecast.lines[3]).toMatchObject({ stage: 'interviewing', people: 1, settled: 5, hired: 5, medianDays: 15 })
  expect([forecast.expectedHires, forecast.chancePercent, forecast.days]).toEqual([1.4, 99, 15])
  expect(await read(viewer, requirementId)).toEqual(forecast)
  const listed = await app.call(listRequirements, { token: owner.token, query: 'filter[search]=Order' })
  expect(listed.data.find(({ id }: { id: string }) => id === requirementId).fillForecast).toEqual(forecast)
})

test('another company has no history, and the answer says so', async () => {
  const requirementId = await anOpenRequirement(app, { author: stranger })

  expect(await read(stranger, requirementId)).toMatchObject({
    isEnough: false,
    settled: 0,
    hired: 0,
    minSettled: 20,
    minHired: 5,
    chancePercent: null,
    lines: [],
  })
})

test('hires of an earlier period take no seat of the current one', async () => {
  const openedAt = app.system.now()
  const requirementId = await anOpenRequirement(app, { author: owner }, { period: 2, openedAt })
  const hiredAt = async (at: Date, candidateId = '') => {
    const id = await anEntryAt(app, { author: owner, requirementId, candidateId, stage: 'hired' })
    await app.database.pool.query('update shortlisteds set stage_since = $2 where id = $1', [id, at])
  }
  await hiredAt(new Date(openedAt.getTime() - DAY_MS), candidates[34])
  const before = await read(owner, requirementId)
  await hiredAt(new Date(openedAt.getTime() + 1000), candidates[35])

  expect(before.freeSeats).toBe(1)
  expect(await read(owner, requirementId)).toBeNull()
})

test('drafts and closed requirements have no forecast, and agencies read none', async () => {
  const agencyId = await anAgency(app)
  const agent = await aPerson(app, 'agency.owner', { agencyId })
  const draft = await anOpenRequirement(app, { author: owner }, { state: 'draft', openedAt: null })
  const open = await anOpenRequirement(app, { author: owner })
  const { pool } = app.database
  await pool.query(
    `insert into agency_clients (id, agency_id, company_id, invited_by, state, fee_type, fee_percent, guarantee_days, starts_at)
     values ($1, $2, $3, $4, 'active', 'percent', 20, 90, now())`,
    [newId(), agencyId, owner.companyId, owner.user.id],
  )
  await pool.query('insert into requirement_agencies (requirement_id, agency_id) values ($1, $2)', [open, agencyId])

  expect(await read(owner, draft)).toBeNull()
  expect(await read(owner, open)).not.toBeNull()
  expect(await read(agent, open)).toBeNull()
})
