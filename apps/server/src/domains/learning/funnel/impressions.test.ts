import { getSearch, runSearch } from '@assay/contracts/candidate-searches'
import { listExposures, reportImpressions } from '@assay/contracts/impressions'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { aCrowd } from '../../../platform/testing/test-candidates.ts'
import { aPerson, type Person } from '../../../platform/testing/test-people.ts'
import { gradeOf, harvestLooks } from './funnel.rules.ts'

const app = await openTestApp()
let recruiter: Person
let colleague: Person
let searchId: string
let candidates: string[]

beforeAll(async () => {
  await aCrowd(app, 120)
  recruiter = await aPerson(app, 'employer.recruiter')
  colleague = await aPerson(app, 'employer.owner', { companyId: recruiter.companyId as string })
  const made = await app.call(runSearch, {
    token: recruiter.token,
    attributes: { door: 'summary', text: 'backend developers with Go, Java or PostgreSQL' },
    query: 'include=matches.candidate',
  })
  searchId = made.data.id
  candidates = made.data.matches.map((match: { candidate: { id: string } }) => match.candidate.id)
})

const report = (person: Person, seen: readonly object[], id = searchId) =>
  app.call(reportImpressions, { token: person.token, params: { id }, attributes: { seen } })

const kept = async (person: Person) => {
  const rows = await app.database.pool.query(
    'select place, opened_at is not null as opened, long_look_at is not null as long from impressions where search_id = $1 and viewer_id = $2 order by place',
    [searchId, person.user.id],
  )
  return rows.rows
}

test('a shown candidate is stored once, at the rank of the frozen list, and a later look is added', async () => {
  const seen = candidates.slice(0, 3).map((candidateId) => ({ candidateId }))
  expect((await report(recruiter, seen)).status).toBe(204)
  expect((await report(recruiter, seen.toReversed())).status).toBe(204)
  expect(await kept(recruiter)).toEqual([1, 2, 3].map((place) => ({ place, opened: false, long: false })))
  await report(recruiter, [{ candidateId: candidates[1], opened: true }])
  await report(recruiter, [{ candidateId: candidates[2], longLook: true }])
  await report(recruiter, seen)
  expect(await kept(recruiter)).toEqual([
    { place: 1, opened: false, long: false },
    { place: 2, opened: true, long: false },
    { place: 3, opened: true, long: true },
  ])
  await report(colleague, seen)
  expect(await kept(colleague)).toHaveLength(3)
})

test('candidates outside the frozen list are skipped, and a foreign search is not found', async () => {
  const stranger = await aPerson(app, 'employer.owner')
  expect((await report(stranger, [{ candidateId: candidates[0] }])).status).toBe(404)
  const before = await kept(recruiter)
  expect((await report(recruiter, [{ candidateId: searchId }])).status).toBe(204)
  expect(await kept(recruiter)).toEqual(before)
})

test('only a platform admin sees how often candidates are shown', async () => {
  const admin = await aPerson(app, 'platform.admin')
  const answer = await app.call(listExposures, { token: admin.token })
  expect(answer.data.map((row: { shown: number }) => row.shown)).toEqual([2, 2, 2])
  expect(answer.data.map((row: { exposure: number }) => row.exposure)).toEqual([2, 1, 0.667])
  expect(answer.document.meta).toMatchObject({
    peopleShown: 3,
    poolSize: app.live.current().size,
    topTenthShare: expect.closeTo(6 / 11, 6),
  })
  expect((await app.call(listExposures, { token: recruiter.token })).status).toBe(403)
})

test('a report leaves the search unchanged', async () => {
  const before = await app.call(getSearch, { token: recruiter.token, params: { id: searchId } })
  await report(recruiter, [{ candidateId: candidates[0], opened: true }])
  const after = await app.call(getSearch, { token: recruiter.token, params: { id: searchId } })
  expect(after.data).toEqual(before.data)
})

const reached = (...stages: string[]) =>
  ({ reached: stages.map((stage) => ({ stage, reasonCode: null })) }) as Parameters<typeof gradeOf>[0]
const rejectedFor = (reasonCode: string) =>
  ({
    reached: [
      { stage: 'shortlisted', reasonCode: null },
      { stage: 'interviewing', reasonCode: null },
      { stage: 'rejected', reasonCode },
    ],
  }) as Parameters<typeof gradeOf>[0]

test('the furthest stage is the grade', () => {
  expect(gradeOf(null, false)).toEqual({ grade: 0, isRefused: false })
  expect(gradeOf(null, true)).toEqual({ grade: 1, isRefused: false })
  expect(gradeOf(reached('shortlisted'), false).grade).toBe(2)
  expect(gradeOf(reached('shortlisted', 'contactRequested'), true).grade).toBe(2)
  expect(gradeOf(reached('shortlisted', 'contactRequested', 'contactReleased'), true).grade).toBe(3)
  expect(gradeOf(reached('shortlisted', 'interviewing', 'decision'), true).grade).toBe(3)
  expect(gradeOf(reached('shortlisted', 'interviewing', 'offer', 'closed'), true).grade).toBe(4)
  expect(gradeOf(reached('shortlisted', 'offer', 'hired'), true).grade).toBe(5)
})

test('a rejection for a missing skill counts against the match; one for pay, location or timing does not', () => {
  expect(gradeOf(rejectedFor('missingSkill'), true)).toEqual({ grade: 0, isRefused: true })
  for (const reason of ['rate', 'availability', 'overlap', 'onHold', 'strongerOthers'])
    expect(gradeOf(rejectedFor(reason), true)).toEqual({ grade: 3, isRefused: false })
})

test('position bias is estimated from different users who saw a candidate at different ranks', () => {
  const view = (viewerId: string, place: number, wasOpened: boolean, requirementId = 'r') => ({
    requirementId,
    candidateId: 'c',
    viewerId,
    place,
    wasOpened,
  })
  expect(harvestLooks([view('ann', 2, true), view('ben', 9, false)])).toEqual([{ place: 2, otherPlace: 9 }])
  expect(harvestLooks([view('ann', 2, true), view('ben', 9, true)])).toEqual([
    { place: 2, otherPlace: 9 },
    { place: 9, otherPlace: 2 },
  ])
  expect(harvestLooks([view('ann', 2, true), view('ann', 9, false)])).toEqual([])
  expect(harvestLooks([view('ann', 2, true), view('ben', 2, false)])).toEqual([])
  expect(harvestLooks([view('ann', 2, true), view('ben', 9, false, 'other')])).toEqual([])
})
