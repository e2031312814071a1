// What an agency's timeline contains about its candidates at employers.
import { listActivities } from '@assay/contracts/activities'
import { acceptShortlisted, rejectShortlisted } from '@assay/contracts/shortlisteds'
import { submitCandidate } from '@assay/contracts/submissions'
import { expect, test } from 'vitest'
import { anAgencyWithPeople, engage, letSupply } from '../../../platform/testing/test-agencies.ts'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { addCandidates, aRecord } from '../../../platform/testing/test-candidates.ts'
import { anOpenRequirement } from '../../../platform/testing/test-interviews.ts'
import { aPerson, type Person } from '../../../platform/testing/test-people.ts'
import { noteForAgency } from '../records/index.ts'

const app = await openTestApp()
const { call, catchUp } = app

async function submitted(stageVisible: boolean) {
  const agency = await anAgencyWithPeople(app)
  const employer = await aPerson(app, 'employer.owner')
  await engage(app, { employer, agency, stageVisible })
  const requirementId = await anOpenRequirement(app, employer)
  await letSupply(app, { employer, requirementId, agencies: [{ agencyId: agency.agencyId }] })
  const [candidateId] = await addCandidates(app, [aRecord()], agency.agencyId)
  await call(submitCandidate, { token: agency.member.token, attributes: { requirementId, candidateId } })
  await catchUp()
  const { rows } = await app.database.pool.query(
    'select shortlisted_id as id from submissions where candidate_id = $1',
    [candidateId],
  )
  const asked = { token: employer.token, params: { id: rows[0].id as string } }
  await call(acceptShortlisted, { ...asked, attributes: {} })
  await catchUp()
  await call(rejectShortlisted, { ...asked, attributes: { code: 'missingSkill' } })
  await catchUp()
  return { agency, employer, candidateId: candidateId ?? '', requirementId }
}

const timelineOf = async ({ token }: Person, candidateId: string) =>
  (await call(listActivities, { token, query: `filter[candidate]=${candidateId}&sort=at` })).data as Record<
    string,
    unknown
  >[]

test('an agency reads what happened to its candidates, by its own people and by employers without their names', async () => {
  const { agency, employer, candidateId, requirementId } = await submitted(true)
  const read = await timelineOf(agency.owner, candidateId)
  const facts = read
    .filter(({ verb }) => verb !== 'candidate.import')
    .map(({ verb, actorType, actorName, after }) => [verb, actorType, actorName, (after as { state?: string }).state])
  expect(facts).toEqual([
    ['candidate.submit', 'agency', agency.member.user.fullName, 'submitted'],
    ['candidate.represent', 'system', null, 'accepted'],
    ['candidate.reject', 'system', null, 'accepted'],
  ])
  expect(read.at(-1)).toMatchObject({ requirementId, after: { companyName: 'Acme', stage: 'rejected' } })
  expect(JSON.stringify(read)).not.toContain(employer.user.id)
  expect((await timelineOf(agency.member, candidateId)).map(({ verb }) => verb)).toEqual(['candidate.submit'])
  const stranger = await aPerson(app, 'agency.owner')
  expect(await timelineOf(stranger, candidateId)).toEqual([])
})

test('stages that the employer does not share stay out of it', async () => {
  const { agency, candidateId } = await submitted(false)
  const verbs = (await timelineOf(agency.owner, candidateId)).map(({ verb }) => verb)
  expect(verbs.filter((verb) => verb !== 'candidate.import')).toEqual(['candidate.submit', 'candidate.represent'])
})

test('a happening is written once, however often its effect runs', async () => {
  const { agency, candidateId, requirementId } = await submitted(false)
  const target = { type: 'shortlisteds', id: requirementId }
  const event = {
    verb: 'candidate.advance',
    target,
    candidateId,
    actor: { type: 'system', id: null },
    requestId: 'same',
  }
  for (const after of [{ state: 'accepted' }, { state: 'accepted' }])
    await noteForAgency(app.system, { agencyId: agency.agencyId, event, after })
  const found = await timelineOf(agency.owner, candidateId)
  expect(found.filter(({ verb }) => verb === 'candidate.advance').length).toBe(1)
})
