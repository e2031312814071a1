// State machine E over HTTP: allowed steps work for users with permission, all others are refused and change nothing.
import type { Endpoint } from '@assay/contracts/endpoint'
import * as contract from '@assay/contracts/hired-candidates'
import { acceptOfferLetter } from '@assay/contracts/offer-letters'
import { listOffers } from '@assay/contracts/offers'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../../../platform/database/new-id.ts'
import { isFull, oneOfEach, quickDescribe, quickTest, SEQUENCE_RUNS } from '../../../../platform/testing/full-run.ts'
import { openTestApp, type TestApp } from '../../../../platform/testing/test-app.ts'
import { addCandidates, aRecord } from '../../../../platform/testing/test-candidates.ts'
import { aLinkFor, anOfferIn, anOpenRequirement } from '../../../../platform/testing/test-offers.ts'
import {
  anAgency,
  aPerson,
  aPersonOfEachRole,
  type Person,
  type RoleInTest,
} from '../../../../platform/testing/test-people.ts'
import { addDays } from '../../../../platform/time/days.ts'
import { DAY_MS } from '../../../../platform/time/durations.ts'
import { beginHire } from '../starts/begin-hire.ts'
import { watchHires } from './watch-hires.ts'

type Who = RoleInTest | 'otherAgency'

const MACHINE: Readonly<Record<contract.HireAct, readonly (readonly [contract.HireState, contract.HireState])[]>> = {
  start: [['awaitingStart', 'inTrial']],
  noShow: [['awaitingStart', 'noStart']],
  confirm: [['inTrial', 'confirmed']],
  // Confirmed hires started a few days ago, so they end under the guarantee.
  end: [
    ['inTrial', 'endedInTrial'],
    ['confirmed', 'endedInGuarantee'],
  ],
  requestReplacement: [['endedInGuarantee', 'replacementOpen']],
  replace: [['replacementOpen', 'replaced']],
  refund: [['replacementOpen', 'refunded']],
  checkIn: (['inTrial', 'confirmed'] as const).map((state) => [state, state] as const),
  rate: contract.hireStates
    .filter((state) => state !== 'awaitingStart' && state !== 'noStart')
    .map((state) => [state, state] as const),
}
const RUNS: readonly Who[] = ['owner', 'admin', 'recruiter', 'manager']
const DECIDES: readonly Who[] = ['agency', 'platform']
const WHO_MAY: Readonly<Record<contract.HireAct, readonly Who[]>> = {
  start: RUNS,
  noShow: RUNS,
  confirm: RUNS,
  end: RUNS,
  checkIn: RUNS,
  rate: RUNS,
  requestReplacement: RUNS,
  replace: DECIDES,
  refund: DECIDES,
}
const ENDPOINTS: Readonly<Record<contract.HireAct, Endpoint>> = {
  start: contract.startHire,
  noShow: contract.recordNoShow,
  confirm: contract.confirmHire,
  end: contract.endHire,
  requestReplacement: contract.requestReplacement,
  replace: contract.replaceHire,
  refund: contract.refundHire,
  checkIn: contract.answerCheckIn,
  rate: contract.rateHire,
}
const SEEN_BY_PLATFORM: readonly contract.HireState[] = ['replacementOpen', 'replaced', 'refunded']

let app: TestApp
let people: Record<Who, Person>
let agencyId: string
let candidateIds: string[]
let place = 0

beforeAll(async () => {
  app = await openTestApp()
  agencyId = await anAgency(app)
  candidateIds = await addCandidates(
    app,
    Array.from({ length: 40 }, () => aRecord()),
    agencyId,
  )
  people = {
    ...(await aPersonOfEachRole(app)),
    agency: await aPerson(app, 'agency.owner', { agencyId }),
    otherAgency: await aPerson(app, 'agency.owner'),
  }
})

const today = (): string => app.system.now().toISOString().slice(0, 10)

interface Made {
  readonly id: string
  readonly offerId: string
  readonly requirementId: string
  readonly candidateId: string
}

/** A hire that started the given number of days ago, or starts in as many days. */
async function make(state: contract.HireState, { startedDaysAgo = 3, requirementId = '' } = {}): Promise<Made> {
  place += 1
  const candidateId = candidateIds[place % candidateIds.length] ?? ''
  const offer = await anOfferIn(app, 'accepted', {
    author: people.recruiter,
    assigned: [people.manager, people.viewer],
    candidateId,
    ...(requirementId === '' ? {} : { requirementId }),
  })
  const id = newId()
  const startOn = addDays(today(), -startedDaysAgo)
  const isEnded = !['awaitingStart', 'inTrial', 'confirmed'].includes(state)
  const isConfirmed = !['awaitingStart', 'noStart', 'inTrial', 'endedInTrial'].includes(state)
  await app.database.pool.query(
    `insert into hired_candidates (id, company_id, requirement_id, candidate_id, agency_id, offer_id, state, engagement,
       rate_amount_minor, rate_currency, rate_period, start_on, started_by, trial_days, trial_ends_on, confirmed_at,
       confirmed_by, guarantee_until, end_on, end_code, replacement_reason)
     values ($1, $2, $3, $4, $5, $6, $7, 'contract', 6500, 'EUR', 'hour', $8, $9, 14, $10, $11, $12, $13, $14, $15, $16)`,
    [
      ...[id, people.owner.companyId, offer.requirementId, candidateId, agencyId, offer.id, state, startOn],
      ...[state === 'awaitingStart' || state === 'noStart' ? null : 'employer', addDays(startOn, 13)],
      ...(isConfirmed ? [app.system.now(), 'employer'] : [null, null]),
      ...[addDays(startOn, 90), isEnded ? today() : null, isEnded ? 'notAFit' : null, 'They left after a month.'],
    ],
  )
  for (const day of contract.checkInDays)
    await app.database.pool.query('insert into hire_check_ins (hire_id, day, due_on) values ($1, $2, $3)', [
      ...[id, day, day === 30 ? today() : addDays(startOn, day)],
    ])
  return { id, offerId: offer.id, requirementId: offer.requirementId, candidateId }
}

async function bodyOf(what: contract.HireAct, made: Made): Promise<Record<string, unknown>> {
  if (what === 'replace')
    return { replacementId: (await make('awaitingStart', { requirementId: made.requirementId })).id, note: null }
  return {
    start: {},
    noShow: { code: 'leftByChoice' },
    confirm: {},
    end: { code: 'notAFit' },
    requestReplacement: { reason: 'They left after a month.' },
    refund: { note: 'Nobody else is free now.' },
    checkIn: { day: 30, score: 4 },
    rate: { score: 5 },
  }[what] as Record<string, unknown>
}

const act = async (who: Who, made: Made, what: contract.HireAct) =>
  app.call(ENDPOINTS[what], { token: people[who].token, params: { id: made.id }, attributes: await bodyOf(what, made) })

const rowOf = async (id: string) =>
  (await app.database.pool.query('select * from hired_candidates where id = $1', [id])).rows[0]
const activitiesOf = async (id: string): Promise<number> =>
  Number((await app.database.pool.query('select count(*) from activities where target_id = $1', [id])).rows[0].count)
const seatGivenBack = async ({ offerId }: Made): Promise<boolean> =>
  (await app.database.pool.query('select seat_given_back_at from offers where id = $1', [offerId])).rows[0]
    .seat_given_back_at !== null

const targetOf = (state: contract.HireState, what: contract.HireAct): contract.HireState | null =>
  MACHINE[what].find(([from]) => from === state)?.[1] ?? null

function expectedCode(who: Who, state: contract.HireState, what: contract.HireAct): string | null {
  if (who === 'viewer') return 'permission.denied'
  if (who === 'stranger' || who === 'unassigned' || who === 'otherAgency') return 'resource.not-found'
  if (who === 'platform' && !SEEN_BY_PLATFORM.includes(state)) return 'resource.not-found'
  if (!WHO_MAY[what].includes(who)) return 'permission.denied'
  return targetOf(state, what) === null ? 'hire.transition' : null
}

test.each(contract.hireStates)('at %s allowed steps work for users with permission, and no others', async (state) => {
  let made = await make(state)
  const everybody = Object.keys(people) as Who[]
  const cases = contract.hireActs.flatMap((what) => everybody.map((who) => ({ what, who })))
  const kindOf = ({ what, who }: (typeof cases)[number]) => `${what} ${expectedCode(who, state, what)}`
  // Which hires the platform sees depends on their state.
  const isTried = ({ what, who }: (typeof cases)[number]) => targetOf(state, what) !== null || who === 'platform'
  for (const { what, who } of oneOfEach(cases, kindOf, isTried)) {
    const before = await rowOf(made.id)
    const written = await activitiesOf(made.id)
    const { errors } = await act(who, made, what)
    const code = expectedCode(who, state, what)
    const label = `${who} ${what} at ${state}`
    expect(errors[0]?.code ?? null, label).toBe(code)
    if (code !== null) {
      expect(await rowOf(made.id), label).toEqual(before)
      expect(await activitiesOf(made.id), label).toBe(written)
      continue
    }
    expect((await rowOf(made.id)).state, label).toBe(targetOf(state, what))
    expect(await activitiesOf(made.id), label).toBe(written + 1)
    made = await make(state)
  }
})

quickTest('the permissions in a response are exactly the steps that work', async () => {
  for (const state of contract.hireStates) {
    const made = await make(state)
    for (const who of ['owner', 'manager', 'agency', 'platform'] as const) {
      const { data, status } = await app.call(contract.getHiredCandidate, {
        token: people[who].token,
        params: { id: made.id },
      })
      const working = contract.hireActs.filter((what) => expectedCode(who, state, what) === null)
      const isSeen = who !== 'platform' || SEEN_BY_PLATFORM.includes(state)
      expect(status, `${who} at ${state}`).toBe(isSeen ? 200 : 404)
      if (isSeen)
        expect(
          contract.hireActs.filter((what) => data.mayDo.includes(what)),
          `${who} at ${state}`,
        ).toEqual(working)
    }
  }
})

quickTest('every state has a way on or is an end with its cost', async () => {
  const moves = contract.hireActs.filter((what) => what !== 'checkIn' && what !== 'rate')
  const ends = contract.hireStates.filter((state) => moves.every((what) => targetOf(state, what) === null))
  const fees: Record<string, string> = {}
  for (const state of ends) {
    const made = await make(state)
    fees[state] = (
      await app.call(contract.getHiredCandidate, { token: people.owner.token, params: { id: made.id } })
    ).data.fee
  }

  expect(fees).toEqual({ noStart: 'none', endedInTrial: 'none', ended: 'due', replaced: 'due', refunded: 'refunded' })
})

quickTest('no state can be changed by PATCH', async () => {
  const made = await make('awaitingStart')
  const response = await app.app.routes.app.inject({
    method: 'PATCH',
    url: `/api/v1/hired-candidates/${made.id}`,
    headers: { authorization: `Bearer ${people.owner.token}`, 'content-type': 'application/vnd.api+json' },
    payload: JSON.stringify({ data: { type: 'hired-candidates', id: made.id, attributes: { state: 'confirmed' } } }),
  })

  expect(response.statusCode).toBe(405)
  expect((await rowOf(made.id)).state).toBe('awaitingStart')
})

test('random sequences of actions follow only transitions of the state machine', async () => {
  const step = fc.record({
    who: fc.constantFrom(...(['owner', 'recruiter', 'manager', 'viewer', 'stranger', 'agency'] as const)),
    what: fc.constantFrom(...contract.hireActs.filter((what) => what !== 'replace')),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
      const made = await make('awaitingStart', { startedDaysAgo: 40 })
      let state: contract.HireState = 'awaitingStart'
      for (const { who, what } of steps) {
        const code = expectedCode(who, state, what)
        expect((await act(who, made, what)).errors[0]?.code ?? null, `${who} ${what} at ${state}`).toBe(code)
        if (code === null) state = targetOf(state, what) ?? state
      }
      expect((await rowOf(made.id)).state).toBe(state)
    }),
    { numRuns: SEQUENCE_RUNS },
  )
})

quickDescribe('the course of a hire', () => {
  test('the start date moves every date counted from it', async () => {
    const made = await make('awaitingStart', { startedDaysAgo: 0 })
    const startedOn = addDays(today(), -2)
    const call = (attributes: Record<string, unknown>) =>
      app.call(contract.startHire, { token: people.recruiter.token, params: { id: made.id }, attributes })
    const future = await call({ startedOn: addDays(today(), 3) })
    const { data } = await call({ startedOn })

    expect(future.status).toBe(422)
    expect(data).toMatchObject({ startOn: startedOn, trialEndsOn: addDays(startedOn, 13), startedBy: 'employer' })
    expect(data.checkIns[0].dueOn).toBe(addDays(startedOn, 30))
  })

  test('an unstarted hire frees its seat, and an end after the guarantee keeps the seat and the fee', async () => {
    const [noStart, trial, guarantee, after] = [
      await make('awaitingStart'),
      await make('inTrial'),
      await make('confirmed'),
      await make('confirmed', { startedDaysAgo: 120 }),
    ]
    await act('recruiter', noStart, 'noShow')
    for (const made of [trial, guarantee, after]) await act('recruiter', made, 'end')

    expect(await Promise.all([noStart, trial, guarantee, after].map(seatGivenBack))).toEqual([true, true, true, false])
    expect((await rowOf(after.id)).state).toBe('ended')
  })

  test('a replacement is another hire for the same requirement and replaces one hire only', async () => {
    const open = await make('replacementOpen')
    const elsewhere = await make('awaitingStart')
    const choice = await make('awaitingStart', { requirementId: open.requirementId })
    const replace = (replacementId: string) =>
      app.call(contract.replaceHire, {
        token: people.agency.token,
        params: { id: open.id },
        attributes: { replacementId },
      })
    const shown = await app.call(contract.getHiredCandidate, { token: people.agency.token, params: { id: open.id } })
    const wrong = await replace(elsewhere.id)
    const right = await replace(choice.id)

    expect(shown.data.replacementChoices.map(({ id }: { id: string }) => id)).toEqual([choice.id])
    expect(wrong.status).toBe(422)
    expect(right.data.state).toBe('replaced')
    expect((await rowOf(choice.id)).replacement_of).toBe(open.id)
  })

  test('a check-in waits for its date, and a later answer replaces an earlier one', async () => {
    const made = await make('confirmed')
    const answer = (attributes: Record<string, unknown>) =>
      app.call(contract.answerCheckIn, { token: people.manager.token, params: { id: made.id }, attributes })
    const early = await answer({ day: 60, score: 3 })
    await answer({ day: 30, score: 2, note: 'Slow start' })
    const { data } = await answer({ day: 30, score: 4 })

    expect(early.errors[0]?.code).toBe('hire.check-in-early')
    expect(data.checkIns[0]).toMatchObject({ day: 30, score: 4, note: null, answeredBy: people.manager.user.fullName })
  })

  test('the link about a start changes nothing once the start was answered otherwise', async () => {
    const made = await make('awaitingStart')
    const token = await aLinkFor(app, {
      ...made,
      purpose: 'confirmStart',
      subjectType: 'hired-candidates',
      subjectId: made.id,
    })
    await act('recruiter', made, 'noShow')
    const late = await app.call(contract.confirmStart, { attributes: { token } })

    expect(late.errors[0]?.code).toBe('verification.expired')
    expect((await rowOf(made.id)).state).toBe('noStart')
  })
})

quickTest('companies list all their hires, agencies their candidates, the platform those it decides', async () => {
  const made = await make('inTrial')
  const list = (who: Who) =>
    app.call(contract.listHiredCandidates, {
      token: people[who].token,
      query: 'page[size]=100&include=candidate&sort=-createdAt',
    })
  const idsFor = async (who: Who) => (await list(who)).data.map(({ id }: { id: string }) => id)
  const byOwner = await list('owner')

  expect(await idsFor('owner')).toContain(made.id)
  expect(await idsFor('agency')).toContain(made.id)
  expect(await idsFor('stranger')).toEqual([])
  expect(await idsFor('otherAgency')).toEqual([])
  expect((await list('viewer')).status).toBe(403)
  expect(JSON.stringify(byOwner.json)).not.toContain('Lovelace')
  expect(new Set((await list('platform')).data.map(({ state }: { state: string }) => state))).not.toContain('inTrial')
  expect((await app.call(listOffers, { token: people.agency.token })).status).toBe(403)
})

// Runs last, because sessions expire before hires end.
// More than a hundred days, each with all work of the clock.
quickTest('a hired candidate is hidden from searches until the work ends, also after an agency import', async () => {
  const stateOf = async (id: string): Promise<string> =>
    (await app.database.pool.query('select state from candidates where id = $1', [id])).rows[0].state
  const record = aRecord()
  const [candidateId = ''] = await addCandidates(app, [record])
  const offer = await anOfferIn(app, 'accepted', { author: people.owner, candidateId })
  await beginHire(app.system, offer.id)
  expect(await stateOf(candidateId)).toBe('engaged')
  await addCandidates(app, [{ ...record, headline: 'Now a lead', contentHash: 'another' }])
  expect(await stateOf(candidateId)).toBe('engaged')

  const { rows } = await app.database.pool.query('select id from hired_candidates where candidate_id = $1', [
    candidateId,
  ])
  const attributes = { code: 'betterOffer', note: null }
  const missed = await app.call(contract.recordNoShow, {
    token: people.owner.token,
    params: { id: rows[0].id },
    attributes,
  })
  expect(missed.errors).toEqual([])
  expect(await stateOf(candidateId)).toBe('available')
})

test('an acceptance makes one hire, also when repeated, and the clock does the rest', async () => {
  const requirementId = await anOpenRequirement(app, { author: people.recruiter }, { title: 'Watched work' })
  const offer = await anOfferIn(app, 'sent', {
    author: people.recruiter,
    candidateId: candidateIds[0] ?? '',
    requirementId,
  })
  const token = await aLinkFor(app, { ...offer, purpose: 'answerOffer', subjectType: 'offers', subjectId: offer.id })
  await app.call(acceptOfferLetter, { attributes: { token, name: 'Ada Lovelace', documentHash: offer.documentHash } })
  const again = await app.database.pool.query(
    `select effect, payload from outbox where effect = 'offerAccepted.beginHire'`,
  )
  await app.app.outbox.drain()
  for (const { payload } of again.rows)
    await app.database.pool.query(
      `insert into outbox (id, effect, event, payload, run_after) values ($1, 'offerAccepted.beginHire', 'offerAccepted', $2, now())`,
      [newId(), payload],
    )
  await app.app.outbox.drain()
  const list = await app.call(contract.listHiredCandidates, {
    token: people.owner.token,
    query: `filter[offer]=${offer.id}`,
  })
  const [hire] = list.data

  expect(list.data).toHaveLength(1)
  expect(hire).toMatchObject({ state: 'awaitingStart', trialDays: 14, fee: 'notYet', startedBy: null })
  expect(hire.guaranteeUntil).toBe(addDays(hire.startOn, 90))
  expect(hire.checkIns.map(({ dueOn }: { dueOn: string }) => dueOn)).toEqual(
    [30, 60, 90].map((day) => addDays(hire.startOn, day)),
  )

  // 30 days until the start, 14 days of trial and so on: the clock runs through all of them.
  const states: string[] = []
  const mails = () =>
    app.mails.filter(({ subject, text }) => /Did you start/.test(subject) && text.includes('Watched work'))
  for (let day = 0; day < 32; day += 1) await nextDay(day)
  expect(mails()).toHaveLength(1)
  const link = /#([\w-]{64})/.exec(mails()[0]?.text ?? '')?.[1] ?? ''
  const seen = await app.call(contract.viewStart, { attributes: { token: link } })
  const started = await app.call(contract.confirmStart, { attributes: { token: link } })
  const twice = await app.call(contract.confirmStart, { attributes: { token: link } })
  expect([seen.data.state, started.data.state, twice.data.state]).toEqual(['open', 'started', 'started'])
  for (let day = 0; day < 95; day += 1) {
    await nextDay(day)
    states.push((await rowOf(hire.id)).state)
  }
  // The agency's own timeline has some of it, too.
  const verbs = await app.database.pool.query(
    `select verb, count(*)::int as times from activities
     where target_id = $1 and tenant_id = (select company_id from hired_candidates where id = $1)
     group by verb order by verb`,
    [hire.id],
  )

  expect([...new Set(states)]).toEqual(['inTrial', 'confirmed'])
  expect(Object.fromEntries(verbs.rows.map(({ verb, times }) => [verb, times]))).toEqual({
    'hire.begin': 1,
    'hire.start': 1,
    'hire.confirm': 1,
    'hire.remind-startDue': 1,
    'hire.remind-trialEnding': 2,
    'hire.remind-checkInDue': 3,
    'hire.remind-guaranteeEnding': 1,
  })
  expect(await rowOf(hire.id)).toMatchObject({ confirmed_by: 'clock', started_by: 'candidate' })
})

/** Of all scheduled tasks, the one that watches hires: the others run once a week only, or daily in the full run. */
async function nextDay(day: number): Promise<void> {
  app.clock.advance(DAY_MS)
  if (isFull || day % 7 === 0) await app.app.scheduler.runDue()
  else await watchHires(app.system)
  await app.app.outbox.drain()
}
