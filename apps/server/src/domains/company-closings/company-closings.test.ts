// Closing a company: what prevents it, what is settled, what can be reversed, what is deleted.
import { listAgencyClients } from '@assay/contracts/agency-clients'
import { closingActions, listCompanyClosings } from '@assay/contracts/company-closings'
import { exportCompany } from '@assay/contracts/company-exports'
import { getRequirement, listRequirements } from '@assay/contracts/requirements'
import { logIn } from '@assay/contracts/sessions'
import { starCandidate } from '@assay/contracts/stars'
import { createPool } from '@assay/contracts/talent-pools'
import { inviteTeammates } from '@assay/contracts/teammates'
import { companyActions, getMe, listCompanies } from '@assay/contracts/users'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../platform/database/new-id.ts'
import { addCandidates, aRecord } from '../../platform/testing/test-candidates.ts'
import {
  aReleasedCandidate,
  type Interviewing,
  openInterviewing,
  propose,
} from '../../platform/testing/test-interviews.ts'
import { anEntryAt, anOfferIn } from '../../platform/testing/test-offers.ts'
import { anAgency, aPerson, PASSWORD, type Person } from '../../platform/testing/test-people.ts'
import { DAY_MS, HOUR_MS } from '../../platform/time/durations.ts'
import { builtInRoleId } from '../tenants/index.ts'

let fixture: Interviewing
let companyId: string
let admin: Person
let operator: Person
let agencyId: string
let agent: Person

const sql = async (text: string, values: readonly unknown[] = []) =>
  (await fixture.app.database.pool.query(text, [...values])).rows

beforeAll(async () => {
  fixture = await openInterviewing()
  const { app, owner, recruiter, requirementId } = fixture
  companyId = owner.companyId ?? ''
  admin = await aPerson(app, 'employer.admin', { companyId })
  operator = await aPerson(app, 'platform.admin')
  agencyId = await anAgency(app)
  agent = await aPerson(app, 'agency.owner', { agencyId })
  const interviewed = await aReleasedCandidate(fixture, requirementId)
  expect((await propose(fixture, interviewed)).status).toBe(201)
  const [offered = '', applied = ''] = await addCandidates(app, [aRecord(), aRecord()])
  await anOfferIn(app, 'sent', { author: recruiter, candidateId: offered, requirementId })
  await anEntryAt(app, { author: owner, requirementId, candidateId: applied, stage: 'decision' })
  await app.call(starCandidate, { token: recruiter.token, attributes: { candidateId: applied } })
  await app.call(createPool, { token: recruiter.token, attributes: { name: 'Backend', visibility: 'team' } })
  await app.call(inviteTeammates, {
    token: owner.token,
    attributes: { emails: ['late@tenant-1.test'], roleId: builtInRoleId('employer.viewer') },
  })
  await sql(
    `insert into agency_clients (id, agency_id, company_id, invited_by, state, fee_type, fee_percent, guarantee_days, starts_at)
     values ($1, $2, $3, $4, 'active', 'percent', 20, 90, now())`,
    [newId(), agencyId, companyId, owner.user.id],
  )
})

const enter = ({ user }: Person) => fixture.app.call(logIn, { attributes: { email: user.email, password: PASSWORD } })
const tokenOf = async (person: Person): Promise<string> => (await enter(person)).json.access_token
const closing = async (token: string) => fixture.app.call(listCompanyClosings, { token })
const close = (token: string, name: string, id = companyId) =>
  fixture.app.call(closingActions.close, { token, params: { id }, attributes: { name } })
const reopen = (token: string, attributes: Record<string, unknown> = {}) =>
  fixture.app.call(closingActions.reopen, { token, params: { id: companyId }, attributes })
const code = ({ errors }: { errors: readonly { code?: string }[] }) => errors[0]?.code

test('an owner sees what closing would settle; only an owner may close, by typing the name', async () => {
  const { owner, stranger } = fixture
  const [shown] = (await closing(owner.token)).data
  expect(shown).toMatchObject({
    companyName: 'Acme',
    closedAt: null,
    openJobs: 1,
    applications: 3,
    interviews: 1,
    offers: 1,
    agencies: 1,
    members: 5,
    obstacles: [],
    leastKeptDays: 180,
    mayDo: ['close'],
  })
  expect((await closing(admin.token)).status).toBe(403)
  expect(code(await close(admin.token, 'Acme'))).toBe('permission.denied')
  expect(code(await close(stranger.token, 'Acme'))).toBe('resource.not-found')
  expect(code(await close(owner.token, 'Acne'))).toBe('validation.invalid')
  expect(code(await reopen(owner.token))).toBe('account.transition')
  fixture.app.clock.advance(HOUR_MS)
  expect(code(await close(owner.token, 'Acme'))).toBe('session.confirmation-required')
})

test('what is owed or disputed has to be settled first', async () => {
  const { app, owner } = fixture
  const invoice = newId()
  const party = JSON.stringify({ legalName: 'Acme', lines: [], taxId: null })
  await sql(
    `insert into invoices (id, company_id, issuer, year, sequence, number, kind, purpose, state, issued_on, due_on, currency,
       net_minor, tax_minor, total_minor, tax_basis_points, seller, buyer, lines)
     values ($1, $2, 'Assay', 2026, 1, 'AS-1', 'invoice', 'renewal', 'open', '2026-01-01', '2026-01-15', 'EUR', 100, 19, 119, 1900, $3, $3, '[]')`,
    [invoice, companyId, party],
  )
  const token = await tokenOf(owner)
  expect((await closing(token)).data[0].obstacles).toEqual(['Invoice AS-1 is not paid. Pay it first.'])
  const refused = await close(token, 'Acme')
  expect([code(refused), refused.status, refused.errors[0]?.detail]).toEqual([
    ...['company.obstacles', 409, expect.stringContaining('AS-1')],
  ])
  await app.database.pool.query(`update invoices set state = 'paid' where id = $1`, [invoice])
})

test('closing signs all users out, cancels open processes and notifies candidates; an owner may only reopen and export', async () => {
  const { app, owner, recruiter, requirementId } = fixture
  const before = await tokenOf(recruiter)
  const token = await tokenOf(owner)
  const closed = await close(token, ' acme ')
  expect(closed.errors).toEqual([])
  expect(closed.data.state).toBe('closed')
  await app.catchUp()

  for (const each of [before, token]) expect((await app.call(getMe, { token: each })).status).toBe(401)
  expect(code(await app.call(getMe, { token: await tokenOf(recruiter) }))).toBe('session.disabled')
  const again = await tokenOf(owner)
  expect((await app.call(getMe, { token: again })).data.companyClosed).toMatchObject({ deletesAt: expect.any(String) })
  expect((await app.call(listRequirements, { token: again })).status).toBe(403)
  expect((await app.call(exportCompany, { token: again, attributes: {} })).status).toBe(200)
  const [shown] = (await closing(again)).data
  expect(shown).toMatchObject({
    openJobs: 0,
    applications: 0,
    interviews: 0,
    offers: 0,
    agencies: 0,
    mayDo: ['reopen'],
    closedByName: owner.user.fullName,
  })
  const [job] = await sql('select state, close_note from requirements where id = $1', [requirementId])
  expect(job).toEqual({ state: 'cancelled', close_note: 'The company closed its account.' })
  const stages = await sql('select distinct stage from shortlisteds where company_id = $1', [companyId])
  expect(stages).toEqual([{ stage: 'closed' }])
  const clients = (await app.call(listAgencyClients, { token: agent.token })).data
  expect(clients.map(({ state }: { state: string }) => state)).toEqual(['ended'])
  const [invited] = await sql(`select state from teammates where company_id = $1 and email like 'late@%'`, [companyId])
  expect(invited?.['state']).toBe('revoked')
  expect(code(await close(again, 'Acme'))).toBe('account.transition')

  app.clock.advance(4 * DAY_MS)
  await app.catchUp()
  const notified = app.mails.filter(({ text }) => /closed|cancelled|ended/.test(String(text)))
  expect(notified.length).toBeGreaterThanOrEqual(3)
})

test('it can be reopened in time, by an owner or with a reason by an operator', async () => {
  const { app, owner, recruiter, requirementId } = fixture
  const admins = await tokenOf(operator)
  const listed = (await app.call(listCompanies, { token: admins, query: 'filter[state]=closed' })).data
  expect(listed.map(({ id }: { id: string }) => id)).toEqual([companyId])
  expect(code(await reopen(admins))).toBe('validation.invalid')
  const reopened = await reopen(admins, { reason: 'The owner wrote to us' })
  expect(reopened.data).toMatchObject({ state: 'active', deletesAt: null })
  const token = await tokenOf(recruiter)
  expect((await app.call(getRequirement, { token, params: { id: requirementId } })).data.state).toBe('cancelled')

  expect((await close(await tokenOf(owner), 'Acme')).status).toBe(200)
  expect((await reopen(await tokenOf(owner))).status).toBe(200)
  expect((await close(await tokenOf(owner), 'Acme')).status).toBe(200)
  await app.catchUp()
})

/** Tables with rows of a company that is deleted, and why they stay. */
const KEPT = new Set([
  // Applications and decisions, for as long as the law requires; retention then anonymizes them.
  ...['shortlisteds', 'scheduled_interviews', 'offers', 'contact_infos', 'requirements', 'reason_codes'],
  ...['retention_policies'],
  // Records that tax law requires.
  ...['invoices', 'subscriptions'],
  // Rows without a person: ids of erased accounts, and the agency’s own record of its client.
  ...['teammates', 'agency_clients'],
  // Links by which candidates see and erase what is kept about them.
  'verifications',
])

test('after the grace people, settings, searches and lists are deleted; what the law asks for stays', async () => {
  const { app, owner, recruiter } = fixture
  app.clock.advance(31 * DAY_MS)
  const { deleteClosedCompanies } = await import('./index.ts')
  for (const _ of [1, 2]) await deleteClosedCompanies(app.system)
  await app.catchUp()

  expect((await enter(owner)).status).toBe(422)
  const people = await sql('select email, full_name, password_hash from users where id = any($1)', [
    [owner.user.id, recruiter.user.id],
  ])
  for (const person of people) expect(person).toMatchObject({ full_name: 'Deleted account', password_hash: null })
  const emails = await sql('select email from teammates where company_id = $1', [companyId])
  expect(emails.every(({ email }) => String(email).endsWith('@erased.invalid'))).toBe(true)

  const columns = await sql(
    `select table_name from information_schema.columns where column_name = 'company_id' and table_schema = 'public'`,
  )
  const left: string[] = []
  for (const { table_name: table } of columns) {
    const [{ rows } = { rows: 0 }] = (await sql(`select count(*)::int as rows from ${table} where company_id = $1`, [
      companyId,
    ])) as [{ rows: number }]
    if (rows > 0 && !KEPT.has(table)) left.push(table)
  }
  expect(left).toEqual([])
  for (const [table, column] of [
    ['stars', 'user_id'],
    ['notifications', 'user_id'],
    ['sessions', 'user_id'],
    ['profiles', 'user_id'],
  ])
    expect([table, await sql(`select ${column} from ${table} where ${column} = $1`, [recruiter.user.id])]).toEqual([
      ...[table, []],
    ])
  expect(
    (await sql('select details from contact_infos where company_id = $1 and details is not null', [companyId])).length,
  ).toBe(0)
  const [{ applications }] = (await sql('select applications from retention_policies where company_id = $1', [
    companyId,
  ])) as [{ applications: number }]
  expect(applications).toBe(180)

  const admins = await tokenOf(operator)
  expect(code(await reopen(admins, { reason: 'Too late, it seems' }))).toBe('account.transition')
  const [deleted] = (await app.call(listCompanies, { token: admins, query: 'filter[state]=deleted' })).data
  expect(deleted).toMatchObject({ id: companyId, state: 'deleted', deletesAt: null })
  const verbs = await sql(`select verb from activities where tenant_id = $1 and verb like 'company.%' order by seq`, [
    companyId,
  ])
  expect(verbs.map(({ verb }) => verb)).toEqual([
    ...['company.export', 'company.close', 'company.export', 'company.reopen', 'company.close'].slice(1),
    ...['company.reopen', 'company.close', 'company.delete'],
  ])
  expect(
    code(
      await app.call(companyActions.suspend, {
        token: admins,
        params: { id: companyId },
        attributes: { reason: 'Misuse' },
      }),
    ),
  ).toBe('account.transition')
})
