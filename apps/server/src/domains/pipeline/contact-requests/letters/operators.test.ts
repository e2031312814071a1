import { agencyActions } from '@assay/contracts/agencies'
import * as pages from '@assay/contracts/candidate-pages'
import * as contract from '@assay/contracts/contact-infos'
import { getDashboard } from '@assay/contracts/dashboards'
import { listNotifications } from '@assay/contracts/notifications'
import { getShortlisted } from '@assay/contracts/shortlisteds'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../../../platform/database/new-id.ts'
import { APP_URL, openTestApp, type TestApp } from '../../../../platform/testing/test-app.ts'
import { addCandidates, aRecord } from '../../../../platform/testing/test-candidates.ts'
import { anEntryAt, anOpenRequirement } from '../../../../platform/testing/test-offers.ts'
import { anAgency, aPerson, type Person } from '../../../../platform/testing/test-people.ts'
import { linkAddress } from '../../../candidate-links/index.ts'
import { openPermanentLinks } from './open-permanent-links.ts'

let app: TestApp
let owner: Person
let operator: Person
let agent: Person
let requirementId: string

beforeAll(async () => {
  app = await openTestApp()
  owner = await aPerson(app, 'employer.owner')
  operator = await aPerson(app, 'platform.admin')
  agent = await aPerson(app, 'agency.owner', { agencyId: await anAgency(app) })
  requirementId = await anOpenRequirement(app, { author: owner })
})

async function inProcess(
  email: string,
  agencyId: string | null,
): Promise<{ entryId: string; candidateId: string; token: string }> {
  const [candidateId = ''] = await addCandidates(
    app,
    [aRecord({}, { basics: { name: 'Ada Lovelace', email } })],
    agencyId,
  )
  const entryId = await anEntryAt(app, { author: owner, requirementId, candidateId, stage: 'contactReleased' })
  const whose = { candidateId, companyId: owner.companyId ?? '', shortlistedId: entryId, at: app.system.now() }
  const links = await app.system.transaction((tx) => openPermanentLinks(tx, whose))
  const verificationId = links.correctOrEraseData.id
  const address = await linkAddress(app.system, { verificationId, appUrl: APP_URL })
  return { entryId, candidateId, token: address.split('#')[1] ?? '' }
}

const propose = (token: string) =>
  app.call(pages.proposeCorrection, { attributes: { token, topic: 'work', proposal: 'I left Byron Works in 2024.' } })
const countNotifications = async ({ token }: Person, kind: string): Promise<number> =>
  (await app.call(listNotifications, { token, query: `filter[kind]=${kind}` })).data.length
const waitingFor = async ({ token }: Person): Promise<string[]> =>
  (await app.call(getDashboard, { token })).data.waiting.map(({ key }: { key: string }) => key)

test('a correction goes to the operator when the candidate has no agency, and the answer to the candidate by mail', async () => {
  const { token } = await inProcess('ada-1@lovelace.example', null)
  await propose(token)
  await app.app.outbox.drain()
  expect([
    await countNotifications(operator, 'correctionAsked'),
    await countNotifications(agent, 'correctionAsked'),
  ]).toEqual([1, 0])
  expect(await waitingFor(operator)).toContain('corrections')
  const { data } = await app.call(pages.listDataCorrections, { token: operator.token })
  const decided = { state: 'refused', answer: 'The certificate says 2025.' }
  const decide = { token: operator.token, params: { id: data[0].id }, attributes: decided }
  expect((await app.call(pages.decideDataCorrection, decide)).status).toBe(200)
  await app.app.outbox.drain()

  const mails = app.mails.filter(({ to }) => to === 'ada-1@lovelace.example')
  expect(mails.map(({ subject }) => subject)).toEqual(['Your request to correct your data'])
  expect(mails[0]?.text).toContain(decided.answer)
  expect((await app.call(pages.decideDataCorrection, decide)).errors[0]?.code).toBe('contact.transition')
})

test('a correction of a represented candidate goes to the agency alone', async () => {
  const { token } = await inProcess('ada-2@lovelace.example', agent.agencyId)
  const before = await countNotifications(operator, 'correctionAsked')
  await propose(token)
  await app.app.outbox.drain()

  expect(await countNotifications(agent, 'correctionAsked')).toBe(1)
  expect(await countNotifications(operator, 'correctionAsked')).toBe(before)
  expect(await waitingFor(agent)).toContain('corrections')
})

test('disputed details become a task that the operator decides once', async () => {
  const { entryId, candidateId } = await inProcess('ada-3@lovelace.example', null)
  const id = newId()
  await app.database.pool.query(
    `insert into contact_infos (id, company_id, requirement_id, candidate_id, shortlisted_id, requested_by, message,
       pay_amount_minor, pay_currency, pay_period, purpose, undo_until, sent_at, expires_at, state, credit, details)
     values ($1, $2, $3, $4, $5, $6, $7, 6000, 'EUR', 'hour', 'To talk', now(), now(), now() + interval '3 days', 'approved', 'spent', $8)`,
    [
      ...[id, owner.companyId, requirementId, candidateId, entryId, owner.user.id, 'Hello '.repeat(12)],
      JSON.stringify({ legalName: 'Ada Lovelace', email: 'ada-3@lovelace.example', phone: null, links: [] }),
    ],
  )
  const act = (
    person: Person,
    endpoint: typeof contract.upholdContact | typeof contract.disputeContact,
    attributes: object,
  ) => app.call(endpoint, { token: person.token, params: { id }, attributes: { ...attributes } })
  expect((await act(owner, contract.disputeContact, { code: 'wrongEmail', note: null })).errors).toEqual([])
  await app.app.outbox.drain()
  expect(await countNotifications(operator, 'contactDisputed')).toBe(1)
  expect(await waitingFor(operator)).toContain('disputes')
  expect((await act(owner, contract.upholdContact, { note: null })).status).toBe(403)

  const upheld = await act(operator, contract.upholdContact, { note: null })
  expect(upheld.data).toMatchObject({ state: 'approved', details: null })
  expect((await act(operator, contract.upholdContact, { note: null })).errors[0]?.code).toBe('contact.transition')
})

test('requests that a closed agency has not answered expire, and return credit and candidate', async () => {
  const agencyId = await anAgency(app)
  const record = aRecord({}, { basics: { name: 'Ada Lovelace', email: 'ada-9@lovelace.example' } })
  const [candidateId = ''] = await addCandidates(app, [record], agencyId)
  const entryId = await anEntryAt(app, { author: owner, requirementId, candidateId, stage: 'contactRequested' })
  const id = newId()
  await app.database.pool.query(
    `insert into contact_infos (id, company_id, requirement_id, candidate_id, shortlisted_id, agency_id, requested_by, message,
       pay_amount_minor, pay_currency, pay_period, purpose, undo_until, sent_at, expires_at, state, credit)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 6000, 'EUR', 'hour', 'To talk', now(), now(), now() + interval '3 days', 'pending', 'reserved')`,
    [id, owner.companyId, requirementId, candidateId, entryId, agencyId, owner.user.id, 'Hello '.repeat(12)],
  )
  const step = async (verb: 'suspend' | 'close') => {
    const of = { token: operator.token, params: { id: agencyId }, attributes: { reason: 'Because of a test.' } }
    expect((await app.call(agencyActions[verb], of)).status).toBe(200)
    await app.app.outbox.drain()
    const request = await app.call(contract.getContactInfo, { token: owner.token, params: { id } })
    const entry = await app.call(getShortlisted, { token: owner.token, params: { id: entryId } })
    return [request.data.state, request.data.credit, entry.data.stage]
  }

  expect(await step('suspend')).toEqual(['pending', 'reserved', 'contactRequested'])
  expect(await step('close')).toEqual(['expired', 'returned', 'shortlisted'])
})
