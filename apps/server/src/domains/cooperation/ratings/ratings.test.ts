// Ratings of agencies: given for decided submissions, shown as averages over enough employers.
import * as contract from '@assay/contracts/agency-ratings'
import { acceptShortlisted } from '@assay/contracts/shortlisteds'
import { submitCandidate } from '@assay/contracts/submissions'
import { expect, test } from 'vitest'
import { anAgencyWithPeople, engage, letSupply } from '../../../platform/testing/test-agencies.ts'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { addCandidates, aRecord } from '../../../platform/testing/test-candidates.ts'
import { anOpenRequirement } from '../../../platform/testing/test-interviews.ts'
import { aPerson, type Person } from '../../../platform/testing/test-people.ts'

const app = await openTestApp()
const { call } = app
const agency = await anAgencyWithPeople(app)

async function submissionsTo(employer: Person, count: number, isDecided = true): Promise<string[]> {
  const requirementId = await anOpenRequirement(app, employer)
  await letSupply(app, { employer, requirementId, agencies: [{ agencyId: agency.agencyId }] })
  const ids: string[] = []
  for (let at = 0; at < count; at += 1) {
    const [candidateId] = await addCandidates(app, [aRecord()], agency.agencyId)
    const attributes = { requirementId, candidateId }
    const { id } = (await call(submitCandidate, { token: agency.owner.token, attributes })).data
    ids.push(id)
    const { rows } = await app.database.pool.query('select shortlisted_id as id from submissions where id = $1', [id])
    if (isDecided) await call(acceptShortlisted, { token: employer.token, params: { id: rows[0].id }, attributes: {} })
  }
  return ids
}

async function anEmployer(): Promise<Person> {
  const employer = await aPerson(app, 'employer.owner')
  await engage(app, { employer, agency })
  return employer
}

const rate = ({ token }: Person, submissionId = '', [accuracy, speed, quality] = [4, 3, 5]) =>
  call(contract.rateAgency, { token, attributes: { submissionId, accuracy, speed, quality } })
const scoreFor = async ({ token }: Person) =>
  (await call(contract.listScores, { token, query: `filter[agency]=${agency.agencyId}` })).data[0]

test('averages appear from five ratings of three employers, single ratings never', async () => {
  const employers = [await anEmployer(), await anEmployer(), await anEmployer()]
  const [first, second, third] = employers as [Person, Person, Person]
  const mine = await submissionsTo(first, 4)
  for (const id of mine) expect((await rate(first, id)).status).toBe(201)
  const [theirs = ''] = await submissionsTo(second, 1)
  await rate(second, theirs, [1, 1, 1])
  expect(await scoreFor(agency.owner)).toMatchObject({ ratings: null, accuracy: null, submitted: 5, disputed: 0 })
  const [last = ''] = await submissionsTo(third, 1)
  await rate(third, last, [1, 2, 1])
  expect(await scoreFor(agency.member)).toMatchObject({ ratings: 6, accuracy: 3, speed: 2.5, quality: 3.7 })
  expect(await scoreFor(first)).toMatchObject({ ratings: 6, interviewedShare: 0, hiredShare: 0, answerHours: null })
  const own = (await call(contract.listRatings, { token: second.token })).data
  expect(own.map(({ accuracy, isOwn }: { accuracy: number; isOwn: boolean }) => [accuracy, isOwn])).toEqual([[1, true]])
  expect((await call(contract.listRatings, { token: agency.owner.token })).status).toBe(403)
  const { id } = own[0]
  expect((await call(contract.getRating, { token: first.token, params: { id } })).status).toBe(404)
})

test('a rating that a colleague changed in between is not overwritten', async () => {
  const employer = await anEmployer()
  const colleague = await aPerson(app, 'employer.recruiter', { companyId: employer.companyId ?? '' })
  const [submissionId = ''] = await submissionsTo(employer, 1)
  const send = ({ token }: Person, grade: number, replaces: string | null) =>
    call(contract.rateAgency, {
      token,
      attributes: { submissionId, accuracy: grade, speed: grade, quality: grade, replaces },
    })
  const first = await send(employer, 4, null)
  expect(first.status).toBe(201)
  expect((await send(colleague, 1, null)).errors[0]?.code).toBe('resource.conflict')
  app.clock.advance(1000)
  const changed = await send(colleague, 2, first.data.updatedAt)
  expect([changed.status, changed.data.speed]).toEqual([201, 2])
  const late = await send(employer, 5, first.data.updatedAt)
  expect([late.status, late.errors[0]?.code]).toEqual([409, 'resource.conflict'])
  const kept = (await call(contract.listRatings, { token: employer.token })).data
  expect(kept.map(({ speed, isOwn }: { speed: number; isOwn: boolean }) => [speed, isOwn])).toEqual([[2, false]])
})

test('a rating is changed, not added; undecided and foreign submissions are refused', async () => {
  const employer = await anEmployer()
  const [decided = ''] = await submissionsTo(employer, 1)
  const made = await rate(employer, decided)
  const again = await rate(employer, decided, [2, 2, 2])
  expect([again.data.id, again.data.speed]).toEqual([made.data.id, 2])
  const [waiting = ''] = await submissionsTo(employer, 1, false)
  expect((await rate(employer, waiting)).errors[0]?.code).toBe('shortlist.transition')
  const stranger = await aPerson(app, 'employer.owner')
  expect((await rate(stranger, decided)).status).toBe(404)
  const manager = await aPerson(app, 'employer.hiringManager', { companyId: employer.companyId ?? '' })
  expect((await rate(manager, decided)).status).toBe(403)
  expect((await rate(agency.owner, decided)).status).toBe(403)
  expect((await rate(employer, decided, [0, 6, 3])).status).toBe(422)
})
