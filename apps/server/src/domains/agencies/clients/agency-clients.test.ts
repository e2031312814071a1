// State machine J: relations between employers and agencies, tried in every state by every role.
import * as contract from '@assay/contracts/agency-clients'
import { listNotifications } from '@assay/contracts/notifications'
import { changeRequirement, getRequirement, listRequirements } from '@assay/contracts/requirements'
import { logIn } from '@assay/contracts/sessions'
import { acceptShortlisted, shortlistCandidate } from '@assay/contracts/shortlisteds'
import { listSubmissions, submitCandidate, withdrawSubmission } from '@assay/contracts/submissions'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  anAgencyWithPeople,
  codeOf,
  engage,
  letSupply,
  TERMS,
  type WorkingAgency,
} from '../../../platform/testing/test-agencies.ts'
import { openTestApp, type TestApp } from '../../../platform/testing/test-app.ts'
import { addCandidates, aRecord } from '../../../platform/testing/test-candidates.ts'
import { anOpenRequirement } from '../../../platform/testing/test-interviews.ts'
import { aPerson, PASSWORD, type Person } from '../../../platform/testing/test-people.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'

const who = [
  ...(['owner', 'admin', 'recruiter', 'manager', 'viewer', 'stranger'] as const),
  ...(['agencyOwner', 'agencyMember', 'contact', 'otherAgency', 'platform', 'creator'] as const),
]
type Who = (typeof who)[number]

let app: TestApp
let people: Record<Who, Person>
let agency: WorkingAgency

beforeAll(async () => {
  app = await openTestApp()
  const owner = await aPerson(app, 'employer.owner')
  const companyId = owner.companyId ?? ''
  agency = await anAgencyWithPeople(app)
  people = {
    owner,
    admin: await aPerson(app, 'employer.admin', { companyId }),
    recruiter: await aPerson(app, 'employer.recruiter', { companyId }),
    manager: await aPerson(app, 'employer.hiringManager', { companyId }),
    viewer: await aPerson(app, 'employer.viewer', { companyId }),
    stranger: await aPerson(app, 'employer.owner'),
    agencyOwner: agency.owner,
    agencyMember: agency.member,
    contact: agency.contact,
    otherAgency: await aPerson(app, 'agency.owner'),
    platform: await aPerson(app, 'platform.admin'),
    creator: await aPerson(app, 'platform.creator'),
  }
})

const states = ['invited', 'active', 'active under notice', 'paused', 'ended'] as const
type At = (typeof states)[number]

/** A relation in that state; an earlier one between the two is over. */
async function aRelationAt(at: At, endedBy: 'employer' | 'agency' = 'employer'): Promise<string> {
  const { pool } = app.database
  await pool.query(
    `update agency_clients set state = 'ended', ends_at = coalesce(ends_at, now()), starts_at = coalesce(starts_at, now())
     where company_id = $1`,
    [people.owner.companyId],
  )
  const [state] = at.split(' ')
  const hasEnd = at === 'ended' || at === 'active under notice'
  const { rows } = await pool.query(
    `insert into agency_clients (id, agency_id, company_id, invited_by, state, fee_type, fee_percent, guarantee_days, starts_at, ends_at, ended_by)
     values (gen_random_uuid(), $1, $2, $3, $4, 'percent', 20, 90, now(), $5, $6) returning id`,
    [
      ...[agency.agencyId, people.owner.companyId, people.owner.user.id, state],
      ...[hasEnd ? new Date(app.system.now().getTime() + 10 * DAY_MS) : null, hasEnd ? endedBy : null],
    ],
  )
  return rows[0].id
}

const rowOf = async (id: string) =>
  (await app.database.pool.query('select * from agency_clients where id = $1', [id])).rows[0]
const activitiesOf = async (id: string): Promise<number> =>
  Number((await app.database.pool.query('select count(*) from activities where target_id = $1', [id])).rows[0].count)

type Side = 'employer' | 'agency'
const SIDES: Partial<Record<Who, Side>> = { owner: 'employer', admin: 'employer', agencyOwner: 'agency' }
const BLIND: readonly Who[] = ['recruiter', 'manager', 'viewer', 'contact', 'creator']

/** The resulting state by action, state and side; the employer gave notice. */
const LEADS: Record<contract.AgencyClientVerb, Partial<Record<At, Partial<Record<Side, string>>>>> = {
  accept: { invited: { agency: 'active' } },
  decline: { invited: { agency: 'ended', employer: 'ended' } },
  pause: { active: { employer: 'paused' }, 'active under notice': { employer: 'paused' } },
  resume: { paused: { employer: 'active' } },
  end: { active: { agency: 'active', employer: 'active' }, paused: { agency: 'paused', employer: 'paused' } },
  keep: { 'active under notice': { employer: 'active' } },
}

test.each(states)('%s: allowed steps work for permitted users, and nothing else does', async (at) => {
  for (const verb of contract.agencyClientVerbs)
    for (const each of who) {
      const id = await aRelationAt(at)
      const before = await rowOf(id)
      const asked = { token: people[each].token, params: { id }, attributes: {} }
      const answer = await app.call(contract.agencyClientActions[verb], asked)
      const side = SIDES[each]
      const to = side && LEADS[verb][at]?.[side]
      const label = `${each} ${verb} at ${at}`
      if (to !== undefined) {
        expect([answer.status, answer.data.state], label).toEqual([200, to])
        expect(await activitiesOf(id), label).toBe(1)
        continue
      }
      const code = BLIND.includes(each) || each === 'agencyMember' || each === 'platform' ? 'permission.denied' : null
      const unknown = each === 'stranger' || each === 'otherAgency' ? 'resource.not-found' : 'agency-client.transition'
      expect(answer.errors[0]?.code, label).toBe(code ?? unknown)
      expect(await rowOf(id), label).toEqual(before)
      expect(await activitiesOf(id), label).toBe(0)
    }
})

test('no update of attributes changes the state', async () => {
  const id = await aRelationAt('invited')
  const asked = { token: people.owner.token, params: { id }, attributes: { state: 'active', stageVisible: false } }
  const answer = await app.call(contract.changeAgencyClient, asked)

  expect(answer.data.state).toBe('invited')
  expect(await rowOf(id)).toMatchObject({ state: 'invited', stage_visible: false })
})

test('permitted users read it, and for others it does not exist', async () => {
  const id = await aRelationAt('active')
  const statuses = new Map<Who, number[]>()
  for (const each of who) {
    const { token } = people[each]
    const one = await app.call(contract.getAgencyClient, { token, params: { id } })
    const all = await app.call(contract.listAgencyClients, { token })
    statuses.set(each, [one.status, all.status, all.status === 200 ? all.data.filter(isIt(id)).length : 0])
  }
  const reader = [200, 200, 1]
  const denied = [403, 403, 0]
  const foreign = [404, 200, 0]

  expect(Object.fromEntries(statuses)).toEqual({
    owner: reader,
    admin: reader,
    recruiter: denied,
    manager: denied,
    viewer: denied,
    stranger: foreign,
    agencyOwner: reader,
    agencyMember: reader,
    contact: denied,
    otherAgency: foreign,
    platform: reader,
    creator: denied,
  })
})

const isIt = (id: string) => (each: { id: string }) => each.id === id

describe('an invitation', () => {
  const invite = async (person: Person, over: Record<string, unknown> = {}) =>
    app.call(contract.inviteAgency, {
      token: person.token,
      attributes: { agencyCode: await codeOf(app, agency.agencyId), ...TERMS, ...over },
    })

  test('is for owners and admins, needs a fee and an agency, and is unique per agency', async () => {
    await aRelationAt('ended')
    const refused = await Promise.all(
      (['recruiter', 'viewer', 'agencyOwner', 'contact', 'platform'] as const).map((each) => invite(people[each])),
    )
    const nobody = await invite(people.owner, { agencyCode: 'nobody-of-this-name' })
    const unpaid = await invite(people.owner, { feePercent: null })
    const made = await invite(people.admin, { message: 'Backend people, please' })
    const again = await invite(people.owner)

    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
    expect([nobody.status, unpaid.status, made.status]).toEqual([422, 422, 201])
    expect(made.data).toMatchObject({ state: 'invited', feePercent: 20, message: 'Backend people, please' })
    expect(again.errors[0]?.code).toBe('agency-client.exists')
  })

  test('is created once when thirty arrive at the same moment', async () => {
    await aRelationAt('ended')
    const answers = await Promise.all(Array.from({ length: 30 }, () => invite(people.owner)))

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ errors }) => errors[0]?.code === 'agency-client.exists')).toHaveLength(29)
  })

  test("notifies the agency's owners, and the answer notifies the inviter", async () => {
    await aRelationAt('ended')
    const { data } = await invite(people.owner)
    await app.app.outbox.drain()
    await app.call(contract.agencyClientActions.accept, {
      token: agency.owner.token,
      params: { id: data.id },
      attributes: {},
    })
    await app.app.outbox.drain()
    const { rows } = await app.database.pool.query(
      `select user_id, kind from notifications where target_id = $1 and channel = 'app' order by created_at`,
      [data.id],
    )

    expect(rows).toEqual([
      { user_id: agency.owner.user.id, kind: 'agencyInvited' },
      { user_id: people.owner.user.id, kind: 'agencyAnswered' },
    ])
  })
})

test('terms stay as accepted; the employer decides what the agency sees', async () => {
  const change = (id: string, person: Person, attributes: Record<string, unknown>) =>
    app.call(contract.changeAgencyClient, { token: person.token, params: { id }, attributes })
  const invited = await aRelationAt('invited')
  const cheaper = await change(invited, people.owner, {
    feeType: 'fixed',
    feeAmount: { amountMinor: 500_000, currency: 'EUR' },
  })
  const active = await aRelationAt('active')
  const late = await change(active, people.owner, { feeType: 'percent', feePercent: 5 })
  const hidden = await change(active, people.owner, { stageVisible: false })
  const byAgency = await change(active, people.agencyOwner, { stageVisible: true })

  expect(cheaper.data).toMatchObject({ feeType: 'fixed', feePercent: null, feeAmount: { amountMinor: 500_000 } })
  expect(late.errors[0]?.code).toBe('agency-client.transition')
  expect(hidden.data.stageVisible).toBe(false)
  expect(byAgency.status).toBe(403)
})

test('while paused, the agency reads its requirements and proposes no candidates', async () => {
  const requirementId = await anOpenRequirement(app, people.owner)
  const id = await aRelationAt('active')
  await letSupply(app, { employer: people.owner, requirementId, agencies: [{ agencyId: agency.agencyId }] })
  await app.call(contract.agencyClientActions.pause, { token: people.owner.token, params: { id }, attributes: {} })
  const [candidateId] = await addCandidates(app, [aRecord()], agency.agencyId)
  const refused = await app.call(submitCandidate, {
    token: agency.owner.token,
    attributes: { requirementId, candidateId },
  })

  expect((await app.call(getRequirement, { token: agency.owner.token, params: { id: requirementId } })).status).toBe(
    200,
  )
  expect(refused.errors[0]?.code).toBe('agency-client.not-active')
})

test('an agency sees the requirement, but neither the decision makers nor the exclusions', async () => {
  const requirementId = await anOpenRequirement(app, people.owner, [people.manager.user.id])
  await aRelationAt('active')
  await letSupply(app, { employer: people.owner, requirementId, agencies: [{ agencyId: agency.agencyId }] })
  const { data: criteria } = await app.call(getRequirement, {
    token: people.owner.token,
    params: { id: requirementId },
  })
  await app.call(changeRequirement, {
    token: people.owner.token,
    params: { id: requirementId },
    attributes: {
      criteria: { ...criteria.criteria, exclude: { ...criteria.criteria.exclude, rejected: true } },
    },
  })
  const [own] = await addCandidates(app, [aRecord()])
  await app.call(shortlistCandidate, { token: people.owner.token, attributes: { requirementId, candidateId: own } })
  const shown = (await app.call(getRequirement, { token: agency.member.token, params: { id: requirementId } })).data
  const inside = (await app.call(getRequirement, { token: people.owner.token, params: { id: requirementId } })).data

  expect(inside).toMatchObject({ team: [{}], funnel: { shortlisted: 1 }, agencies: [{ isAllowed: true }] })
  expect(shown).toMatchObject({
    title: inside.title,
    team: [],
    funnel: {},
    agencies: [],
    mayDo: [],
    plan: [],
    lint: [],
  })
  expect([inside.criteria.exclude.rejected, shown.criteria.exclude.rejected]).toEqual([true, false])
})

test('only agencies that work for the employer can supply', async () => {
  const requirementId = await anOpenRequirement(app, people.owner)
  await aRelationAt('ended')
  const asked = { agencies: [{ agencyId: agency.agencyId }] }
  const answer = await app.call(changeRequirement, {
    token: people.owner.token,
    params: { id: requirementId },
    attributes: asked,
  })

  expect(answer.errors[0]?.code).toBe('validation.invalid')
})

test('what an agency withdrew before the employer decided can be submitted once more, and nothing else', async () => {
  const employer = await aPerson(app, 'employer.owner')
  const working = await anAgencyWithPeople(app)
  await engage(app, { employer, agency: working })
  const requirementId = await anOpenRequirement(app, employer)
  await letSupply(app, { employer, requirementId, agencies: [{ agencyId: working.agencyId }] })
  const [candidateId] = await addCandidates(app, [aRecord()], working.agencyId)
  const submit = (note: string) =>
    app.call(submitCandidate, { token: working.member.token, attributes: { requirementId, candidateId, note } })
  const withdraw = (id: string) =>
    app.call(withdrawSubmission, { token: working.owner.token, params: { id }, attributes: { reason: 'By mistake' } })

  const made = await submit('Ready in May')
  expect((await withdraw(made.data.id)).data).toMatchObject({ state: 'withdrawn' })
  const again = await submit('Ready in March')
  expect([again.status, again.data.id]).toEqual([201, made.data.id])
  expect(again.data).toMatchObject({ state: 'submitted', stage: 'submitted', note: 'Ready in March', decidedAt: null })
  expect((await submit('Ready in March')).status).toBe(200)
  await app.catchUp()
  const query = 'filter[kind]=candidateSubmitted'
  expect((await app.call(listNotifications, { token: employer.token, query })).data).toHaveLength(2)

  const entryOf = async (submissionId: string) =>
    (await app.database.pool.query('select shortlisted_id as id from submissions where id = $1', [submissionId]))
      .rows[0].id
  const accepted = { token: employer.token, params: { id: await entryOf(made.data.id) }, attributes: {} }
  expect((await app.call(acceptShortlisted, accepted)).status).toBe(200)
  await withdraw(made.data.id)
  expect((await submit('')).errors[0]?.code).toBe('submission.unavailable')
})

test('stages are counted for the agency, and found by it, only where the employer shows them', async () => {
  const employer = await aPerson(app, 'employer.owner')
  const working = await anAgencyWithPeople(app)
  const id = await engage(app, { employer, agency: working, stageVisible: false })
  const requirementId = await anOpenRequirement(app, employer)
  await letSupply(app, { employer, requirementId, agencies: [{ agencyId: working.agencyId }] })
  const [candidateId] = await addCandidates(app, [aRecord()], working.agencyId)
  await app.call(submitCandidate, { token: working.member.token, attributes: { requirementId, candidateId } })
  const look = async () => ({
    client: (await app.call(contract.getAgencyClient, { token: working.owner.token, params: { id } })).data,
    submission: (await app.call(listSubmissions, { token: working.owner.token })).data[0],
    found: (await app.call(listSubmissions, { token: working.owner.token, query: 'filter[stage]=submitted,offer' }))
      .data.length,
    foundByEmployer: (await app.call(listSubmissions, { token: employer.token, query: 'filter[stage]=submitted' }))
      .data,
  })
  const hidden = await look()
  await app.call(contract.changeAgencyClient, {
    token: employer.token,
    params: { id },
    attributes: { stageVisible: true },
  })
  const open = await look()
  await app.catchUp()
  const notified = await app.call(listNotifications, {
    token: employer.token,
    query: 'filter[kind]=candidateSubmitted',
  })

  expect([hidden.client.stages, hidden.submission.stage, hidden.submission.state]).toEqual([null, null, 'submitted'])
  expect([open.client.stages, open.submission.stage]).toEqual([{ submitted: 1 }, 'submitted'])
  expect(open.client.submissions).toEqual({ waiting: 1, accepted: 0, declined: 0, expiringSoon: 0 })
  expect([hidden.found, hidden.foundByEmployer.length, open.found]).toEqual([0, 1, 1])
  expect(notified.data).toMatchObject([
    {
      title: expect.stringMatching(/^Candidate \w{5} was submitted for “.+”$/),
      body: `${open.submission.agencyName} represents them.`,
    },
  ])
  expect([open.submission.externalId, open.foundByEmployer[0].externalId]).toEqual([expect.any(String), null])
})

test('thirty days after notice the relation ends: the agency proposes nothing and sees nothing of the employer', async () => {
  const requirementId = await anOpenRequirement(app, people.owner)
  const id = await aRelationAt('active')
  await letSupply(app, { employer: people.owner, requirementId, agencies: [{ agencyId: agency.agencyId }] })
  // Sign in again: the session has expired by then.
  const asAgency = async () => {
    const attributes = { email: agency.owner.user.email, password: PASSWORD }
    return (await app.call(logIn, { attributes })).json.access_token as string
  }
  const read = async () => app.call(getRequirement, { token: await asAgency(), params: { id: requirementId } })
  const seen = await read()
  await app.call(contract.agencyClientActions.end, {
    token: people.owner.token,
    params: { id },
    attributes: { reason: 'We hire by ourselves' },
  })
  app.clock.advance(29 * DAY_MS)
  await app.catchUp()
  const meanwhile = await read()
  app.clock.advance(2 * DAY_MS)
  await app.catchUp()
  const [candidateId] = await addCandidates(app, [aRecord()], agency.agencyId)
  const late = await app.call(submitCandidate, {
    token: await asAgency(),
    attributes: { requirementId, candidateId },
  })

  expect([seen.status, meanwhile.status, (await read()).status, late.status]).toEqual([200, 200, 404, 404])
  expect((await rowOf(id)).state).toBe('ended')
  expect((await app.call(listRequirements, { token: await asAgency() })).data.filter(isIt(requirementId))).toEqual([])
})
