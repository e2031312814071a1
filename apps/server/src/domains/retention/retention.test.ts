import { checkActivities, listActivities } from '@assay/contracts/activities'
import { listSearches, runSearch } from '@assay/contracts/candidate-searches'
import { getCandidate } from '@assay/contracts/candidates'
import { getInsights } from '@assay/contracts/insights'
import * as contract from '@assay/contracts/retention-policies'
import { listShortlisteds } from '@assay/contracts/shortlisteds'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '../../platform/database/new-id.ts'
import { openTestApp } from '../../platform/testing/test-app.ts'
import { addCandidates, aRecord } from '../../platform/testing/test-candidates.ts'
import { anEntryAt, anOfferIn, anOpenRequirement } from '../../platform/testing/test-offers.ts'
import { anAgency, aPerson, type Person } from '../../platform/testing/test-people.ts'
import { dayIn } from '../../platform/time/days.ts'
import { DAY_MS } from '../../platform/time/durations.ts'

const app = await openTestApp()
const PLANT = 'Quillfeather wrote at some length what the person said in the interview about the pay.'
let owner: Person
let requirementId: string

beforeEach(async () => {
  owner = await aPerson(app, 'employer.owner')
  requirementId = await anOpenRequirement(app, { author: owner })
})

const sql = (text: string, values: readonly unknown[] = []) => app.database.pool.query(text, [...values])
const ago = (days: number): Date => new Date(app.system.now().getTime() - days * DAY_MS)
const read = async ({ token }: Person) => (await app.call(contract.listRetentionPolicies, { token })).data[0]
const runs = async () =>
  (await app.call(listActivities, { token: owner.token })).data.filter(
    ({ verb }: { verb: string }) => verb === 'retention.apply',
  )
/** Their session would have ended by then. */
async function later(days: number): Promise<void> {
  app.clock.advance(days * DAY_MS)
  owner = await aPerson(app, 'employer.owner', { companyId: owner.companyId ?? '' })
}
const NOTHING = { applications: null, searches: null, notifications: null }
const save = ({ token, companyId }: Person, periods: object) =>
  app.call(contract.changeRetention, {
    token,
    params: { id: companyId ?? '' },
    attributes: { ...NOTHING, ...periods },
  })
const preview = ({ token, companyId }: Person, periods: object) =>
  app.call(contract.previewRetention, {
    token,
    params: { id: companyId ?? '' },
    attributes: { ...NOTHING, ...periods },
  })
const listed = async ({ token }: Person) => (await app.call(listShortlisteds, { token })).data

/** An ended process with words about the person in it. */
async function anEnded(
  stage: 'rejected' | 'withdrawn',
  daysAgo: number,
): Promise<{ entry: string; candidate: string }> {
  const [candidateId = ''] = await addCandidates(app, [aRecord()])
  const entry = await anEntryAt(app, { author: owner, requirementId, candidateId, stage: 'shortlisted' })
  const at = ago(daysAgo)
  await sql(
    `update shortlisteds set stage = $2, stage_since = $3, rejection_code = 'rate', rejection_note = $4 where id = $1`,
    [entry, stage, at, PLANT],
  )
  await sql(
    `insert into shortlisted_stages (id, shortlisted_id, from_stage, to_stage, at, actor_type, reason_code)
     values ($1, $2, 'shortlisted', $3, $4, 'user', 'rate')`,
    [newId(), entry, stage, at],
  )
  await sql(
    `insert into shortlist_notes (id, shortlisted_id, author_id, body, salt, created_at) values ($1, $2, $3, $4, '\\x00', now())`,
    [newId(), entry, owner.user.id, PLANT],
  )
  await aMessage(candidateId, requirementId)
  await aMessage(candidateId, null)
  return { entry, candidate: candidateId }
}

async function aMessage(candidateId: string, about: string | null): Promise<void> {
  const threadId = newId()
  await sql(
    `insert into agency_threads (id, agency_id, company_id, requirement_id, candidate_id, last_message_at)
     values ($1, $2, $3, $4, $5, now())`,
    [threadId, await anAgency(app), owner.companyId, about, candidateId],
  )
  await sql(`insert into agency_messages (id, thread_id, side, author_id, body) values ($1, $2, 'employer', $3, $4)`, [
    newId(),
    threadId,
    owner.user.id,
    PLANT,
  ])
}

/** How many texts about a person are left in conversations with agencies. */
const messagesAbout = async (candidate: string): Promise<number> =>
  (
    await sql(
      'select m.id from agency_messages m join agency_threads t on t.id = m.thread_id where t.candidate_id = $1',
      [candidate],
    )
  ).rows.length

async function everyRow(): Promise<string> {
  const { rows } = await sql(`select table_name from information_schema.tables where table_schema = 'public'`)
  const texts = []
  for (const { table_name } of rows) texts.push(JSON.stringify((await sql(`select * from "${table_name}"`)).rows))
  return texts.join('\n')
}

test('what is older is erased by the daily task after a week, recorded, and stays in figures', async () => {
  const old = await anEnded('rejected', 400)
  const young = await anEnded('rejected', 100)
  const [hopeful = ''] = await addCandidates(app, [aRecord()])
  const going = await anOfferIn(app, 'sent', { author: owner, candidateId: hopeful })
  const shown = await preview(owner, { applications: 365 })
  expect(shown.data.upcoming).toEqual([
    { on: dayIn('Europe/Berlin', ago(-7)), people: 1, searches: 0, notifications: 0 },
  ])
  expect(await read(owner)).toMatchObject({ applications: null, upcoming: [], version: 0 })
  expect((await save(owner, { applications: 365 })).data).toMatchObject({ version: 1, applications: 365 })

  await app.catchUp()
  expect((await listed(owner)).map(({ id }: { id: string }) => id)).toContain(old.entry)

  await later(8)
  await app.catchUp()
  const left = (await listed(owner)).map(({ id }: { id: string }) => id)
  expect(left.toSorted()).toEqual([young.entry, going.shortlistedId].toSorted())
  const { rows } = await sql('select candidate_id, rejection_note from shortlisteds where id = $1', [old.entry])
  expect(rows[0].candidate_id).not.toBe(old.candidate)
  expect(rows[0].rejection_note).toBeNull()
  expect((await everyRow()).split(PLANT)).toHaveLength(5)
  expect([await messagesAbout(old.candidate), await messagesAbout(young.candidate)]).toEqual([0, 2])
  expect((await read(owner)).lastRun).toMatchObject({ people: 1, searches: 0, notifications: 0 })
  const from = dayIn('UTC', ago(500))
  const { data } = await app.call(getInsights, { token: owner.token, query: `filter[from]=${from}` })
  expect(data.rejections).toMatchObject([{ key: 'rate', value: 2 }])
  expect(await runs()).toMatchObject([{ after: { people: 1 } }])
  expect((await app.call(checkActivities, { token: owner.token })).data).toMatchObject({ unbroken: true })
  expect((await app.call(getCandidate, { token: owner.token, params: { id: old.candidate } })).status).toBe(200)

  app.clock.advance(DAY_MS)
  await app.catchUp()
  expect(await runs()).toHaveLength(1)
})

test('searches and notifications go after their period; saved searches and those behind a shortlist stay', async () => {
  const run = async () =>
    (await app.call(runSearch, { token: owner.token, attributes: { door: 'summary', text: 'Developer with Go' } })).data
      .id
  const [plain, saved, behind] = [await run(), await run(), await run()]
  await sql(`update candidate_searches set saved_name = 'Kept' where id = $1`, [saved])
  const [candidateId = ''] = await addCandidates(app, [aRecord()])
  const entry = await anEntryAt(app, { author: owner, requirementId, candidateId, stage: 'shortlisted' })
  await sql('update shortlisteds set search_id = $2 where id = $1', [entry, behind])
  await sql(
    `insert into notifications (id, user_id, kind, channel, state, title, target_type, target_id, dedupe_key, due_at, created_at)
     values ($1, $2, 'offerAccepted', 'app', 'read', 'Ada accepted', 'offers', $1, 'x', now(), $3)`,
    [newId(), owner.user.id, app.system.now()],
  )
  const reader = owner.user.id
  await save(owner, { searches: 30, notifications: 30 })

  await later(31)
  const [day] = (await read(owner)).upcoming
  expect(day).toMatchObject({ on: dayIn('Europe/Berlin', app.system.now()), searches: 1, notifications: 1 })
  await app.catchUp()

  const ids = (await app.call(listSearches, { token: owner.token })).data.map(({ id }: { id: string }) => id)
  expect(ids.toSorted()).toEqual([saved, behind].toSorted())
  expect(ids).not.toContain(plain)
  const { rows } = await sql('select title from notifications where user_id = $1', [reader])
  expect(rows).toEqual([])
})

test('periods keep to the law; owners and admins alone change them', async () => {
  const recruiter = await aPerson(app, 'employer.recruiter', { companyId: owner.companyId ?? '' })
  const stranger = await aPerson(app, 'employer.owner')
  const tooShort = await save(owner, { applications: 90 })
  expect(tooShort.errors[0]).toMatchObject({
    code: 'validation.invalid',
    source: { pointer: '/data/attributes/applications' },
  })
  await sql(`update companies set country = 'US' where id = $1`, [owner.companyId])
  expect((await save(owner, { applications: 180 })).status).toBe(422)
  expect((await save(owner, { applications: 365 })).status).toBe(200)

  expect((await save(recruiter, { applications: 400 })).status).toBe(403)
  expect((await preview(recruiter, { applications: 400 })).status).toBe(403)
  expect(await read(recruiter)).toMatchObject({ applications: 365, mayChange: false })
  const foreign = { token: stranger.token, params: { id: owner.companyId ?? '' }, attributes: NOTHING }
  expect((await app.call(contract.changeRetention, foreign)).status).toBe(404)
  const late = await save(owner, { applications: 730, version: 7 })
  expect(late.errors[0]?.code).toBe('resource.conflict')
})
