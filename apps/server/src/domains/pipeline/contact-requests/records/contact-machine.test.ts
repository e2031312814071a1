// State machine B over HTTP and by the clock: allowed steps work for users with permission, all others change nothing.
import * as contract from '@assay/contracts/contact-infos'
import { pipelineStages } from '@assay/contracts/shortlisteds'
import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../../../platform/database/new-id.ts'
import { oneOfEach, quickDescribe, quickTest } from '../../../../platform/testing/full-run.ts'
import { openTestApp, type TestApp } from '../../../../platform/testing/test-app.ts'
import { aCrowd } from '../../../../platform/testing/test-candidates.ts'
import { SOME_CRITERIA } from '../../../../platform/testing/test-offers.ts'
import { anAgency, aPerson, type Person } from '../../../../platform/testing/test-people.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../platform/time/durations.ts'
import { insertRequirements } from '../../../requirements/index.ts'
import { contactTransitions, creditOf, openStates } from './contact-infos.rules.ts'

const WHO = [
  ...(['sender', 'colleague', 'owner', 'admin', 'manager', 'unassigned', 'viewer', 'stranger'] as const),
  ...(['agency', 'otherAgency', 'platform', 'creator'] as const),
]
type Who = (typeof WHO)[number]

const ENDPOINTS = {
  edit: contract.editContact,
  withdraw: contract.withdrawContact,
  remind: contract.remindContact,
  approve: contract.approveContact,
  decline: contract.declineContact,
  dispute: contract.disputeContact,
  uphold: contract.upholdContact,
  refund: contract.refundContact,
} as const satisfies Record<contract.ContactAct, unknown>

const PAY = { amountMinor: 5000, currency: 'EUR', period: 'hour' }
const MESSAGE = 'We build an order intake for a hundred shops and look for somebody who has done this before.'
const BODIES: Readonly<Record<contract.ContactAct, Record<string, unknown>>> = {
  edit: { message: `${MESSAGE} Soon.`, pay: PAY, location: null },
  withdraw: {},
  remind: {},
  approve: { mandate: 'Asked by phone on the 3rd' },
  decline: { code: 'pay', note: null, mandate: 'Asked by phone on the 3rd' },
  dispute: { code: 'wrongEmail', note: null },
  uphold: { note: null },
  refund: { note: null },
}

const FROM: Readonly<Record<contract.ContactAct, contract.ContactState>> = {
  edit: 'queued',
  withdraw: 'queued',
  remind: 'pending',
  approve: 'pending',
  decline: 'pending',
  dispute: 'approved',
  uphold: 'disputed',
  refund: 'disputed',
}
const TO: Readonly<Record<contract.ContactAct, contract.ContactState>> = {
  edit: 'queued',
  withdraw: 'withdrawn',
  remind: 'pending',
  approve: 'approved',
  decline: 'declined',
  dispute: 'disputed',
  uphold: 'approved',
  refund: 'refunded',
}
const MAY: Readonly<Record<contract.ContactAct, readonly Who[]>> = {
  edit: ['sender'],
  withdraw: ['sender'],
  remind: ['sender', 'colleague', 'owner', 'admin'],
  dispute: ['sender', 'colleague', 'owner', 'admin'],
  approve: ['agency', 'platform'],
  decline: ['agency', 'platform'],
  uphold: ['platform'],
  refund: ['platform'],
}

let app: TestApp
let people: Record<Who, Person>
let companyId: string
let agencyId: string
let candidateIds: string[]
let next = 0

beforeAll(async () => {
  app = await openTestApp()
  agencyId = await anAgency(app)
  await aCrowd(app, 60, { agencyId })
  candidateIds = (await app.database.pool.query('select id from candidates order by id')).rows.map(({ id }) => id)
  const owner = await aPerson(app, 'employer.owner')
  companyId = owner.companyId ?? ''
  people = {
    owner,
    sender: await aPerson(app, 'employer.recruiter', { companyId }),
    colleague: await aPerson(app, 'employer.recruiter', { companyId }),
    admin: await aPerson(app, 'employer.admin', { companyId }),
    manager: await aPerson(app, 'employer.hiringManager', { companyId }),
    unassigned: await aPerson(app, 'employer.hiringManager', { companyId }),
    viewer: await aPerson(app, 'employer.viewer', { companyId }),
    stranger: await aPerson(app, 'employer.owner'),
    agency: await aPerson(app, 'agency.member', { agencyId }),
    otherAgency: await aPerson(app, 'agency.owner'),
    platform: await aPerson(app, 'platform.admin'),
    creator: await aPerson(app, 'platform.creator'),
  }
})

async function aRequirement(): Promise<string> {
  const id = newId()
  await insertRequirements(
    app.system.db,
    [
      {
        id,
        companyId,
        state: 'open',
        openedAt: app.system.now(),
        criteria: SOME_CRITERIA,
        title: 'Order intake',
        description: '',
        seats: 1,
      },
    ],
    [people.manager, people.viewer].map(({ user }) => ({ requirementId: id, userId: user.id })),
  )
  return id
}

/** A shortlisted candidate of a new requirement. */
async function anEntry(stage: string): Promise<{ entryId: string; requirementId: string; candidateId: string }> {
  const [entryId, requirementId] = [newId(), await aRequirement()]
  next += 1
  const candidateId = candidateIds[next % candidateIds.length] ?? ''
  await app.database.pool.query(
    `insert into shortlisteds (id, company_id, requirement_id, candidate_id, added_by, owner_id, stage, stage_since, rejection_code)
     values ($1, $2, $3, $4, $5, $5, $6, now(), $7)`,
    [
      entryId,
      companyId,
      requirementId,
      candidateId,
      people.sender.user.id,
      stage,
      stage === 'rejected' ? 'rate' : null,
    ],
  )
  return { entryId, requirementId, candidateId }
}

const STAGE: Readonly<Record<contract.ContactState, string>> = {
  queued: 'contactRequested',
  pending: 'contactRequested',
  approved: 'contactReleased',
  disputed: 'contactReleased',
  revoked: 'withdrawn',
  declined: 'shortlisted',
  expired: 'shortlisted',
  withdrawn: 'shortlisted',
  refunded: 'shortlisted',
}

/** A contact request in a given state, reached by the same steps as in production. */
async function aRequestAt(state: contract.ContactState): Promise<{ id: string; entryId: string; candidateId: string }> {
  const { entryId, requirementId, candidateId } = await anEntry(STAGE[state])
  const id = newId()
  const now = app.system.now().getTime()
  const isReleased = state === 'approved' || state === 'disputed'
  const isDecided = isReleased || ['declined', 'refunded', 'revoked'].includes(state)
  await app.database.pool.query(
    `insert into contact_infos (id, company_id, requirement_id, candidate_id, shortlisted_id, agency_id, requested_by, message,
       pay_amount_minor, pay_currency, pay_period, purpose, undo_until, sent_at, expires_at, state, credit, details,
       decided_by, decided_at, dispute_code, disputed_at, retain_until)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 5000, 'EUR', 'hour', 'x', $9, $10, $11, $12, $13, $14, $15, $16, $17, $16, $18)`,
    [
      ...[id, companyId, requirementId, candidateId, entryId, agencyId, people.sender.user.id, MESSAGE],
      ...[new Date(now + 5 * MINUTE_MS), state === 'queued' ? null : new Date(now), new Date(now + 72 * HOUR_MS)],
      ...[state, creditOf(state), isReleased ? { legalName: 'N', email: 'e', phone: null, links: [] } : null],
      ...[isDecided ? 'candidate' : null, isDecided ? new Date(now) : null],
      ...[state === 'disputed' || state === 'refunded' ? 'wrongEmail' : null, new Date(now + 180 * DAY_MS)],
    ],
  )
  await reserveFor(id, creditOf(state))
  return { id, entryId, candidateId }
}

async function reserveFor(subjectId: string, credit: 'reserved' | 'spent' | 'returned'): Promise<void> {
  const { reserveCredit, returnCredit, spendCredit } = await import('../../../billing/index.ts')
  const of = { companyId, subjectId, at: app.system.now() }
  await app.system.transaction(async (tx) => {
    await reserveCredit(tx, of)
    if (credit === 'spent') await spendCredit(tx, of)
    if (credit === 'returned') await returnCredit(tx, of)
  })
}

const act = (who: Who, id: string, what: contract.ContactAct) =>
  app.call(ENDPOINTS[what], { token: people[who].token, params: { id }, attributes: BODIES[what] })

/** Every record that a step could change. */
async function stateOf(id: string): Promise<unknown> {
  const info = await app.database.pool.query('select * from contact_infos where id = $1', [id])
  const entry = await app.database.pool.query('select * from shortlisteds where id = $1', [info.rows[0].shortlisted_id])
  const credits = await app.database.pool.query('select * from credit_movements where subject_id = $1 order by kind', [
    id,
  ])
  const releases = await app.database.pool.query('select * from candidate_releases where contact_info_id = $1', [id])
  const events = await app.database.pool.query('select count(*) from activities where target_id = $1', [id])
  return [info.rows, entry.rows, credits.rows, releases.rows, events.rows]
}

const rowOf = async (id: string) =>
  (await app.database.pool.query('select * from contact_infos where id = $1', [id])).rows[0]

const creditMovements = async (id: string): Promise<string[]> =>
  (
    await app.database.pool.query('select kind from credit_movements where subject_id = $1 order by at, id', [id])
  ).rows.map(({ kind }) => kind)

function expectedCode(who: Who, state: contract.ContactState, what: contract.ContactAct): string | null {
  if (who === 'viewer' || who === 'creator') return 'permission.denied'
  const hasNotGoneOut = state === 'queued' || state === 'withdrawn'
  const isOutside = who === 'agency' || who === 'platform'
  if (who === 'stranger' || who === 'unassigned' || who === 'otherAgency') return 'resource.not-found'
  if (isOutside && hasNotGoneOut) return 'resource.not-found'
  if (!MAY[what].includes(who)) return 'permission.denied'
  return FROM[what] === state ? null : 'contact.transition'
}

describe.each(contract.contactStates)('a contact request that is %s', (state) => {
  test.each(Object.keys(ENDPOINTS) as contract.ContactAct[])('allows %s as the state machine does', async (what) => {
    let open = await aRequestAt(state)
    // People outside see it only once it has been sent, which depends on the state.
    const isTried = (each: Who) => FROM[what] === state || each === 'agency' || each === 'platform'
    for (const who of oneOfEach(WHO, (each) => String(expectedCode(each, state, what)), isTried)) {
      const before = await stateOf(open.id)
      const answer = await act(who, open.id, what)
      const code = expectedCode(who, state, what)
      const label = `${who} ${what} at ${state}`
      expect(answer.errors[0]?.code ?? null, label).toBe(code)
      if (code !== null) expect(await stateOf(open.id), label).toEqual(before)
      else {
        expect(answer.data.state, label).toBe(TO[what])
        expect((await rowOf(open.id)).credit, label).toBe(creditOf(TO[what]))
        open = await aRequestAt(state)
      }
    }
  })

  quickTest('refuses every step outside the table', async () => {
    const { moveContact } = await import('./move-contact.ts')
    const { lockContactInfo } = await import('./contact-infos.store.ts')
    const { id } = await aRequestAt(state)
    const before = await stateOf(id)
    for (const [move, { from }] of Object.entries(contactTransitions)) {
      if (from.includes(state)) continue
      const step = app.system.transaction(async (tx) =>
        moveContact(tx, await lockContactInfo(tx, id), {
          move: move as keyof typeof contactTransitions,
          at: app.system.now(),
        }),
      )
      await expect(step, move).rejects.toMatchObject({ code: 'contact.transition' })
      expect(await stateOf(id), move).toEqual(before)
    }
  })
})

quickTest('every state has a way on or is final', () => {
  const resting = contract.contactStates.filter((state) => !openStates.includes(state))
  const reached = new Set(Object.values(contactTransitions).map(({ to }) => to))

  expect(resting).toEqual(['declined', 'expired', 'withdrawn', 'refunded', 'revoked'])
  expect(contract.contactStates.filter((state) => state !== 'queued' && !reached.has(state))).toEqual([])
})

quickTest('a request needs a shortlisted candidate and a user with permission', async () => {
  for (const stage of pipelineStages) {
    const { requirementId, candidateId } = await anEntry(stage)
    const attributes = { candidateId, requirementId, message: MESSAGE, pay: PAY, location: null }
    const answer = await app.call(contract.requestContact, { token: people.sender.token, attributes })
    expect(answer.errors[0]?.code ?? null, stage).toBe(stage === 'shortlisted' ? null : 'shortlist.transition')
  }
  for (const who of WHO) {
    const { requirementId, candidateId } = await anEntry('shortlisted')
    const attributes = { candidateId, requirementId, message: MESSAGE, pay: PAY, location: null }
    const answer = await app.call(contract.requestContact, { token: people[who].token, attributes })
    const mayAsk = ['sender', 'colleague', 'owner', 'admin'].includes(who)
    const rows = await app.database.pool.query('select 1 from contact_infos where requirement_id = $1', [requirementId])
    expect(rows.rowCount, who).toBe(mayAsk ? 1 : 0)
    expect(answer.status, who).toBe(
      mayAsk ? 201 : ['manager', 'viewer', 'platform', 'creator'].includes(who) ? 403 : 404,
    )
  }
})

quickDescribe('the clock', () => {
  const tick = async (ms: number) => {
    app.clock.advance(ms)
    await app.app.scheduler.runDue()
  }

  async function aQueuedOne() {
    const { requirementId, candidateId, entryId } = await anEntry('shortlisted')
    const attributes = { candidateId, requirementId, message: MESSAGE, pay: PAY, location: null }
    const { data } = await app.call(contract.requestContact, { token: people.sender.token, attributes })
    return { id: data.id as string, entryId }
  }

  test('sends after five minutes, reminds a day before the end, expires after 72 hours and refunds the credit', async () => {
    const { id, entryId } = await aQueuedOne()
    await tick(4 * MINUTE_MS)
    expect((await rowOf(id)).state).toBe('queued')
    await tick(MINUTE_MS + 1000)
    expect((await rowOf(id)).state).toBe('pending')
    await tick(47 * HOUR_MS)
    expect((await rowOf(id)).clock_reminded_at).toBeNull()
    await tick(HOUR_MS)
    expect((await rowOf(id)).clock_reminded_at).not.toBeNull()
    await tick(DAY_MS)
    const stage = await app.database.pool.query('select stage from shortlisteds where id = $1', [entryId])

    expect((await rowOf(id)).state).toBe('expired')
    expect(stage.rows[0].stage).toBe('shortlisted')
    expect(await creditMovements(id)).toEqual(['reserve', 'release'])
  })

  test('a second run finds nothing to do', async () => {
    const { id } = await aQueuedOne()
    await tick(6 * MINUTE_MS)
    const before = await stateOf(id)
    const { advanceDueContacts } = await import('../index.ts')
    await Promise.all(Array.from({ length: 5 }, () => advanceDueContacts(app.system)))

    expect(await stateOf(id)).toEqual(before)
  })

  test('ends an overdue release unless the candidate is still in the process', async () => {
    const [gone, still] = [await aRequestAt('approved'), await aRequestAt('approved')]
    await app.database.pool.query(`update shortlisteds set stage = 'rejected', rejection_code = 'rate' where id = $1`, [
      gone.entryId,
    ])
    await tick(181 * DAY_MS)

    expect(await rowOf(gone.id)).toMatchObject({ state: 'revoked', details: null, ended_because: 'retention' })
    expect(await rowOf(still.id)).toMatchObject({ state: 'approved' })
  })
})
