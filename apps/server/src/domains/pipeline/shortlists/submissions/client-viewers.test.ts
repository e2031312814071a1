// Client contacts see one agency’s proposals, masked, where the employer permits it.
import { changeAgencyClient } from '@assay/contracts/agency-clients'
import { getCandidate, listCandidates } from '@assay/contracts/candidates'
import { listRequirements } from '@assay/contracts/requirements'
import * as contract from '@assay/contracts/shortlisteds'
import { answerContact, listSubmissions, submitCandidate } from '@assay/contracts/submissions'
import { beforeAll, expect, test } from 'vitest'
import {
  anAgencyWithPeople,
  engage,
  letSupply,
  type WorkingAgency,
} from '../../../../platform/testing/test-agencies.ts'
import { openTestApp, type TestApp } from '../../../../platform/testing/test-app.ts'
import { addCandidates, aRecord } from '../../../../platform/testing/test-candidates.ts'
import { anOpenRequirement } from '../../../../platform/testing/test-interviews.ts'
import { aPerson, type Person } from '../../../../platform/testing/test-people.ts'

let app: TestApp
let owner: Person
let agency: WorkingAgency
let requirementId: string
let foundByEmployer: string
let shown: string
let notShown: string

beforeAll(async () => {
  app = await openTestApp()
  owner = await aPerson(app, 'employer.owner')
  agency = await anAgencyWithPeople(app)
  const id = await engage(app, { employer: owner, agency })
  const contactIds = [agency.contact.user.id]
  await app.call(changeAgencyClient, { token: agency.owner.token, params: { id }, attributes: { contactIds } })
  requirementId = await anOpenRequirement(app, owner)
  const other = await anOpenRequirement(app, owner)
  const { agencyId } = agency
  await letSupply(app, { employer: owner, requirementId, agencies: [{ agencyId, contactIds }] })
  await letSupply(app, { employer: owner, requirementId: other, agencies: [{ agencyId, contactIds: [] }] })
  ;[foundByEmployer = ''] = await addCandidates(app, [aRecord()])
  ;[shown = '', notShown = ''] = await addCandidates(app, [aRecord(), aRecord()], agencyId)
  const { token } = owner
  await app.call(contract.shortlistCandidate, { token, attributes: { requirementId, candidateId: foundByEmployer } })
  for (const [candidateId, asked] of [
    [shown, requirementId],
    [notShown, other],
  ])
    await app.call(submitCandidate, {
      token: agency.member.token,
      attributes: { requirementId: asked, candidateId, note: 'Ada Lovelace, of course' },
    })
})

const asContact = (rest: object = {}) => ({ token: agency.contact.token, ...rest })
const entryOf = async (candidateId: string): Promise<string> =>
  (await app.database.pool.query('select id from shortlisteds where candidate_id = $1', [candidateId])).rows[0].id

test('client contacts see their agency’s proposals where permitted, masked, and nothing else', async () => {
  const entries = await app.call(contract.listShortlisteds, asContact({ query: 'include=candidate' }))
  const requirements = await app.call(listRequirements, asContact())
  const candidates = await app.call(listCandidates, asContact())
  const others = await Promise.all(
    [foundByEmployer, notShown].map((id) => app.call(getCandidate, asContact({ params: { id } }))),
  )

  expect(entries.data.map(({ candidate }: { candidate: { id: string } }) => candidate.id)).toEqual([shown])
  expect(entries.data[0]).toMatchObject({
    candidate: { legalName: null, masked: true },
    mayDo: ['askAgency', 'reject', 'vote'],
  })
  expect(requirements.data.map(({ id }: { id: string }) => id)).toEqual([requirementId])
  expect(candidates.data.map(({ id }: { id: string }) => id)).toEqual([shown])
  expect(others.map(({ status }) => status)).toEqual([404, 404])
  expect(JSON.stringify([entries.json, candidates.json])).not.toMatch(/Lovelace|Byron/)
})

test('they vote and reject with a reason, see only their own vote, and can do nothing else', async () => {
  const params = { id: await entryOf(shown) }
  await app.call(contract.voteShortlisted, {
    token: owner.token,
    params,
    attributes: { vote: 'down', note: 'Ada Lovelace again' },
  })
  const voted = await app.call(contract.voteShortlisted, asContact({ params, attributes: { vote: 'up', note: null } }))
  const refused = await Promise.all(
    [contract.acceptShortlisted, contract.denyShortlisted, contract.assignShortlisted, contract.tagShortlisted].map(
      (endpoint) => app.call(endpoint, asContact({ params, attributes: { ownerId: null, tagIds: [] } })),
    ),
  )
  const foreign = await app.call(
    contract.rejectShortlisted,
    asContact({ params: { id: await entryOf(foundByEmployer) }, attributes: { code: 'rate', note: null } }),
  )
  const rejected = await app.call(
    contract.rejectShortlisted,
    asContact({ params, attributes: { code: 'rate', note: null } }),
  )

  expect(voted.data.votes.map(({ vote }: { vote: string }) => vote)).toEqual(['up'])
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  expect([foreign.status, rejected.data.stage]).toEqual([404, 'rejected'])
})

test('they ask the agency for contact, which answers without a name passing', async () => {
  const [candidateId = ''] = await addCandidates(app, [aRecord()], agency.agencyId)
  const { token } = agency.member
  await app.call(submitCandidate, { token, attributes: { requirementId, candidateId, note: null } })
  const entry = await entryOf(candidateId)
  const ask = (id: string, rest: object = {}) =>
    app.call(contract.askAgency, asContact({ params: { id }, attributes: { message: 'Free this week?' }, ...rest }))
  const asked = await ask(entry)
  const again = await ask(entry)
  const [employer, foreign] = [await ask(entry, { token: owner.token }), await ask(await entryOf(foundByEmployer))]
  await app.catchUp()

  expect(asked.data).toMatchObject({ contactAsked: { message: 'Free this week?', answer: null } })
  expect(asked.data.mayDo).not.toContain('askAgency')
  expect([again.status, employer.status, foreign.status]).toEqual([409, 403, 404])

  const [submission] = (await app.call(listSubmissions, { token, query: `filter[candidate]=${candidateId}` })).data
  const answer = (person: Person, given: string) =>
    app.call(answerContact, {
      token: person.token,
      params: { id: submission.id },
      attributes: { answer: given },
    })
  expect(submission).toMatchObject({ contactAsked: { by: agency.contact.user.fullName, answer: null } })
  expect(submission.mayDo).toContain('answerContact')
  expect([(await answer(owner, 'introducing')).status, (await answer(agency.contact, 'introducing')).status]).toEqual([
    403, 403,
  ])
  expect((await answer(agency.member, 'notYet')).data.contactAsked.answer).toBe('notYet')
  expect((await ask(entry)).status).toBe(200)
  expect((await answer(agency.owner, 'introducing')).status).toBe(200)
  await app.catchUp()
  const shown = await app.call(
    contract.getShortlisted,
    asContact({ params: { id: entry }, query: 'include=candidate' }),
  )
  const { rows } = await app.database.pool.query(
    `select distinct kind, user_id as who from notifications where channel = 'app' and kind like 'contactAsk%' order by kind`,
  )

  expect(shown.data).toMatchObject({ contactAsked: { answer: 'introducing' }, candidate: { legalName: null } })
  expect((await ask(entry)).status).toBe(409)
  expect(rows).toEqual([
    { kind: 'contactAskAnswered', who: agency.contact.user.id },
    { kind: 'contactAsked', who: agency.member.user.id },
  ])
})

test('they see nothing once the employer revokes the permission', async () => {
  await letSupply(app, { employer: owner, requirementId, agencies: [{ agencyId: agency.agencyId, contactIds: [] }] })

  expect((await app.call(contract.listShortlisteds, asContact())).data).toEqual([])
  expect((await app.call(listCandidates, asContact())).data).toEqual([])
})
