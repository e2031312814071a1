// State machine D over HTTP: allowed steps work for users with permission, all others are refused and change nothing.
import * as letters from '@assay/contracts/offer-letters'
import * as contract from '@assay/contracts/offers'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { oneOfEach, quickDescribe, quickTest, SEQUENCE_RUNS } from '../../../../platform/testing/full-run.ts'
import { openTestApp, type TestApp } from '../../../../platform/testing/test-app.ts'
import { aCrowd } from '../../../../platform/testing/test-candidates.ts'
import { aLinkFor, anOfferIn, type MadeOffer } from '../../../../platform/testing/test-offers.ts'
import { aPersonOfEachRole, type Person, type RoleInTest } from '../../../../platform/testing/test-people.ts'
import { HOUR_MS } from '../../../../platform/time/durations.ts'

type Who = RoleInTest
type Answer = 'view' | 'accept' | 'decline'

const MACHINE: Readonly<Record<contract.OfferAct, readonly (readonly [contract.OfferState, contract.OfferState])[]>> = {
  edit: [['draft', 'draft']],
  submit: [['draft', 'pendingApproval']],
  approve: [['pendingApproval', 'approved']],
  return: [['pendingApproval', 'draft']],
  send: [['approved', 'sent']],
  remind: [
    ['sent', 'sent'],
    ['viewed', 'viewed'],
  ],
  revise: (['sent', 'viewed', 'declined', 'expired', 'withdrawn'] as const).map((state) => [state, state] as const),
  withdraw: [
    ['sent', 'withdrawn'],
    ['viewed', 'withdrawn'],
  ],
  discard: (['draft', 'pendingApproval', 'approved'] as const).map((state) => [state, 'withdrawn'] as const),
  recordAcceptance: [
    ['sent', 'accepted'],
    ['viewed', 'accepted'],
  ],
}
const RECRUITING: readonly Who[] = ['owner', 'admin', 'recruiter']
const WHO_MAY: Readonly<Record<contract.OfferAct, readonly Who[]>> = {
  edit: RECRUITING,
  submit: RECRUITING,
  send: RECRUITING,
  remind: RECRUITING,
  revise: RECRUITING,
  discard: RECRUITING,
  recordAcceptance: RECRUITING,
  withdraw: ['owner', 'admin'],
  approve: ['owner', 'admin', 'manager'],
  return: ['owner', 'admin', 'manager'],
}
const BODIES: Readonly<Record<contract.OfferAct, Record<string, unknown>>> = {
  edit: { trialDays: 30 },
  submit: {},
  approve: {},
  send: {},
  remind: {},
  revise: {},
  discard: {},
  return: { note: 'The start is too early' },
  withdraw: { code: 'budget' },
  recordAcceptance: { name: 'Ada Lovelace', evidence: 'Signed on paper, in the file of the day.' },
}
const ENDPOINTS = {
  edit: contract.changeOffer,
  submit: contract.submitOffer,
  approve: contract.approveOffer,
  return: contract.returnOffer,
  send: contract.sendOffer,
  remind: contract.remindOffer,
  revise: contract.reviseOffer,
  withdraw: contract.withdrawOffer,
  discard: contract.discardOffer,
  recordAcceptance: contract.recordAcceptance,
} as const

let app: TestApp
let people: Record<Who, Person>
let candidateIds: string[]
let place = 0

beforeAll(async () => {
  app = await openTestApp()
  await aCrowd(app, 60)
  candidateIds = (await app.database.pool.query('select id from candidates order by id')).rows.map(({ id }) => id)
  people = await aPersonOfEachRole(app)
})

function make(state: contract.OfferState, author: Who = 'recruiter'): Promise<MadeOffer> {
  place += 1
  const candidateId = candidateIds[place % candidateIds.length] ?? ''
  return anOfferIn(app, state, { author: people[author], assigned: [people.manager, people.viewer], candidateId })
}

const act = (who: Who, id: string, what: contract.OfferAct) =>
  app.call(ENDPOINTS[what], { token: people[who].token, params: { id }, attributes: BODIES[what] })

const linkOf = ({ id, candidateId }: MadeOffer) =>
  aLinkFor(app, { purpose: 'answerOffer', subjectType: 'offers', subjectId: id, candidateId })

const answer = (token: string, what: Answer, documentHash: string) =>
  app.call(
    { view: letters.viewOfferLetter, accept: letters.acceptOfferLetter, decline: letters.declineOfferLetter }[what],
    {
      attributes: {
        view: { token },
        accept: { token, name: 'Ada Lovelace', documentHash },
        decline: { token, code: 'pay', note: null },
      }[what],
    },
  )

const rowOf = async (id: string) => (await app.database.pool.query('select * from offers where id = $1', [id])).rows[0]
const stageOf = async ({ shortlistedId }: MadeOffer): Promise<string> =>
  (await app.database.pool.query('select stage from shortlisteds where id = $1', [shortlistedId])).rows[0].stage
const activitiesOf = async (id: string): Promise<number> =>
  Number((await app.database.pool.query('select count(*) from activities where target_id = $1', [id])).rows[0].count)

const targetOf = (state: contract.OfferState, what: contract.OfferAct): contract.OfferState | null =>
  MACHINE[what].find(([from]) => from === state)?.[1] ?? null

function expectedCode(who: Who, state: contract.OfferState, what: contract.OfferAct): string | null {
  if (who === 'agency' || who === 'platform' || who === 'viewer') return 'permission.denied'
  if (who === 'stranger' || who === 'unassigned') return 'resource.not-found'
  if (!WHO_MAY[what].includes(who)) return 'permission.denied'
  return targetOf(state, what) === null ? 'offer.transition' : null
}

test.each(contract.offerStates)('at %s allowed steps work for users with permission, and no others', async (state) => {
  let made = await make(state)
  const everybody = Object.keys(people) as Who[]
  const cases = contract.offerActs.flatMap((what) => everybody.map((who) => ({ what, who })))
  const kindOf = ({ what, who }: (typeof cases)[number]) => `${what} ${expectedCode(who, state, what)}`
  for (const { what, who } of oneOfEach(cases, kindOf, ({ what }) => targetOf(state, what) !== null)) {
    const before = await rowOf(made.id)
    const written = await activitiesOf(made.id)
    const { errors, data } = await act(who, made.id, what)
    const code = expectedCode(who, state, what)
    const label = `${who} ${what} at ${state}`
    expect(errors[0]?.code ?? null, label).toBe(code)
    if (code !== null) {
      expect(await rowOf(made.id), label).toEqual(before)
      expect(await activitiesOf(made.id), label).toBe(written)
      continue
    }
    expect((await rowOf(made.id)).state, label).toBe(targetOf(state, what))
    if (what === 'revise') expect(data, label).toMatchObject({ state: 'draft', revision: 2 })
    else expect(await activitiesOf(made.id), label).toBe(written + 1)
    made = await make(state)
  }
})

quickTest.each(contract.offerStates)('at %s the candidate can answer a sent offer and nothing else', async (state) => {
  if (state === 'draft' || state === 'pendingApproval' || state === 'approved') return
  for (const what of ['view', 'accept', 'decline'] as const) {
    const made = await make(state)
    const before = await rowOf(made.id)
    const { errors } = await answer(await linkOf(made), what, made.documentHash)
    const isOut = state === 'sent' || state === 'viewed'
    const refusal = state === 'expired' ? 'offer.expired' : 'offer.transition'
    expect(errors[0]?.code ?? null, `${what} at ${state}`).toBe(isOut || what === 'view' ? null : refusal)
    const expected = { view: state === 'sent' ? 'viewed' : state, accept: 'accepted', decline: 'declined' }[what]
    if (isOut) expect((await rowOf(made.id)).state).toBe(expected)
    else expect(await rowOf(made.id)).toEqual(before)
  }
})

quickTest('the permissions in a response are exactly the steps that work', async () => {
  for (const state of contract.offerStates) {
    const { id } = await make(state)
    for (const who of ['owner', 'admin', 'recruiter', 'manager'] as const) {
      const { data } = await app.call(contract.getOffer, { token: people[who].token, params: { id } })
      const working = contract.offerActs.filter((what) => expectedCode(who, state, what) === null)
      expect(
        contract.offerActs.filter((what) => data.mayDo.includes(what)),
        `${who} at ${state}`,
      ).toEqual(working)
    }
  }
})

quickDescribe('authors cannot approve their own offer', () => {
  test.each(['owner', 'admin'] as const)('not even an %s', async (who) => {
    const { id } = await make('pendingApproval', who)
    const refused = await act(who, id, 'approve')

    expect(refused.errors[0]?.code).toBe('permission.denied')
    expect((await rowOf(id)).state).toBe('pendingApproval')
    expect((await act(who === 'owner' ? 'admin' : 'owner', id, 'approve')).data.state).toBe('approved')
  })

  test('nor a user who changed or submitted it', async () => {
    const changed = await make('draft')
    await act('admin', changed.id, 'edit')
    await act('recruiter', changed.id, 'submit')
    const submitted = await make('draft')
    await act('admin', submitted.id, 'submit')

    expect((await act('admin', changed.id, 'approve')).errors[0]?.code).toBe('permission.denied')
    expect((await act('admin', submitted.id, 'approve')).errors[0]?.code).toBe('permission.denied')
    expect((await act('owner', changed.id, 'approve')).status).toBe(200)
  })

  test('a named approver excludes other hiring managers, and outside the band only owners decide', async () => {
    const named = await make('pendingApproval')
    await app.database.pool.query('update offers set approver_id = $2 where id = $1', [named.id, people.admin.user.id])
    const above = await make('pendingApproval')
    await app.database.pool.query('update offers set needs_owner = true where id = $1', [above.id])

    expect((await act('manager', named.id, 'approve')).errors[0]?.code).toBe('permission.denied')
    expect((await act('admin', named.id, 'approve')).status).toBe(200)
    expect((await act('admin', above.id, 'approve')).errors[0]?.code).toBe('permission.denied')
    expect((await act('owner', above.id, 'approve')).status).toBe(200)
  })
})

quickTest('PATCH cannot change what only a transition may change', async () => {
  const { id } = await make('draft')
  const before = await rowOf(id)
  const stolen = {
    state: 'accepted',
    acceptedName: 'Me',
    authorIds: [],
    needsOwner: false,
    documentHash: 'a',
    revision: 9,
  }
  await app.call(contract.changeOffer, {
    token: people.recruiter.token,
    params: { id },
    attributes: { ...stolen, trialDays: 20 },
  })
  const after = await rowOf(id)
  const out = await make('sent')
  const late = await app.call(contract.changeOffer, {
    token: people.owner.token,
    params: { id: out.id },
    attributes: { state: 'accepted' },
  })

  expect(after).toEqual({ ...before, trial_days: 20, version: 2, updated_at: after.updated_at })
  expect(late.errors[0]?.code).toBe('offer.transition')
  expect((await rowOf(out.id)).state).toBe('sent')
})

quickTest('the clock warns before the end, expires the offer and returns the candidate to the decision', async () => {
  const [sent, viewed, later] = [await make('sent'), await make('viewed'), await make('sent')]
  await app.database.pool.query(`update offers set expires_at = expires_at + interval '20 days' where id = $1`, [
    later.id,
  ])
  await app.database.pool.query(`update offers set expires_at = now() + interval '12 hours' where id = any($1)`, [
    [sent.id, viewed.id],
  ])
  await app.app.scheduler.runDue()
  expect((await rowOf(sent.id)).warned_at).not.toBeNull()
  app.clock.advance(13 * HOUR_MS)
  await app.app.scheduler.runDue()

  for (const made of [sent, viewed]) {
    expect((await rowOf(made.id)).state).toBe('expired')
    expect(await stageOf(made)).toBe('decision')
  }
  expect((await rowOf(later.id)).state).toBe('sent')
})

quickTest('an expired offer cannot be accepted, even before the clock has run', async () => {
  const made = await make('sent')
  const token = await linkOf(made)
  await app.database.pool.query(`update offers set expires_at = now() - interval '1 second' where id = $1`, [made.id])
  const { errors, status } = await answer(token, 'accept', made.documentHash)

  expect([status, errors[0]?.code]).toEqual([410, 'offer.expired'])
  expect((await rowOf(made.id)).state).toBe('sent')
})

quickTest('every state but accepted and superseded has a way on, and every end frees the seat', async () => {
  const hasWayOn = (state: contract.OfferState) => contract.offerActs.some((what) => targetOf(state, what) !== null)
  expect(contract.offerStates.filter((state) => !hasWayOn(state))).toEqual(['accepted', 'superseded'])

  for (const state of ['declined', 'expired', 'withdrawn'] as const) {
    const made = await make(state)
    const { data } = await act('recruiter', made.id, 'revise')
    await act('recruiter', data.id, 'submit')
    await act('owner', data.id, 'approve')
    const sent = await act('recruiter', data.id, 'send')
    expect(sent.data, state).toMatchObject({ state: 'sent', revision: 2 })
    expect(await stageOf(made), state).toBe('offer')
    expect((await rowOf(made.id)).state, state).toBe(state === 'withdrawn' ? 'withdrawn' : 'superseded')
  }
})

test('random sequences of actions follow only transitions of the state machine', async () => {
  const acts = contract.offerActs.filter((what) => what !== 'revise' && what !== 'remind')
  const step = fc.record({
    who: fc.constantFrom(...(['owner', 'admin', 'recruiter', 'manager', 'viewer', 'stranger'] as const)),
    what: fc.constantFrom(...acts),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
      const { id } = await make('draft')
      const authors = new Set<Who>(['recruiter'])
      let state: contract.OfferState = 'draft'
      for (const { who, what } of steps) {
        const isOwnDecision = (what === 'approve' || what === 'return') && authors.has(who)
        const code = isOwnDecision ? 'permission.denied' : expectedCode(who, state, what)
        expect((await act(who, id, what)).errors[0]?.code ?? null).toBe(code)
        if (code !== null) continue
        if (what === 'edit' || what === 'submit') authors.add(who)
        state = targetOf(state, what) ?? state
      }
      expect((await rowOf(id)).state).toBe(state)
    }),
    { numRuns: SEQUENCE_RUNS },
  )
})
