import * as contract from '@assay/contracts/referrals'
import { expect, test } from 'vitest'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { addCandidates, aRecord } from '../../../platform/testing/test-candidates.ts'
import { anOfferIn } from '../../../platform/testing/test-offers.ts'
import { aPerson, type Person } from '../../../platform/testing/test-people.ts'
import { DAY_MS, HOUR_MS } from '../../../platform/time/durations.ts'

const app = await openTestApp()
const { call } = app
const admin = await aPerson(app, 'platform.admin')

const create = (by: Person, attributes: Record<string, unknown> = {}) =>
  call(contract.createReferral, { token: by.token, attributes })
const claim = (by: Person, code: string) => call(contract.claimReferral, { token: by.token, attributes: { code } })
const visit = (code: string) => call(contract.visitReferral, { attributes: { code } })
const list = (by: Person, query = '') => call(contract.listReferrals, { token: by.token, query })
const act = (endpoint: Parameters<typeof call>[0], by: Person, id: string, attributes: Record<string, unknown> = {}) =>
  call(endpoint, { token: by.token, params: { id }, attributes })
const extraCredits = async (by: Person) =>
  (await app.database.pool.query('select credits_extra from subscriptions where company_id = $1', [by.companyId]))
    .rows[0]?.credits_extra ?? 0

let counter = 0
/** Owners have addresses of different companies. */
const anOwner = () => {
  counter += 1
  return aPerson(app, 'employer.owner', { email: `owner@company-${counter}.example` })
}

/** A hire that passed its trial. */
async function hireAt(by: Person): Promise<void> {
  const [candidateId = ''] = await addCandidates(app, [aRecord()])
  const offer = await anOfferIn(app, 'accepted', { author: by, candidateId })
  await app.database.pool.query(
    `insert into hired_candidates (id, company_id, requirement_id, offer_id, candidate_id, state, engagement, rate_amount_minor,
       rate_currency, rate_period, start_on, trial_days, started_by, trial_ends_on, confirmed_at, confirmed_by, guarantee_until)
     select gen_random_uuid(), company_id, requirement_id, id, candidate_id, 'confirmed', engagement, amount_minor, currency,
       pay_period, start_on, trial_days, 'employer', start_on + trial_days, now(), 'employer', start_on + 90
     from offers where id = $1`,
    [offer.id],
  )
}

async function aReferral(referrer: Person): Promise<{ id: string; referred: Person }> {
  const { code } = (await create(referrer)).data
  const referred = await anOwner()
  expect((await claim(referred, code)).status).toBe(204)
  const [newest] = (await list(referrer)).data
  return { id: newest.id, referred }
}

test('the personal link is made once, is visited, and brings a company as a referral of its own', async () => {
  const [referrer, referred] = [await anOwner(), await anOwner()]
  const [first, again] = [await create(referrer), await create(referrer)]
  expect([first.status, again.status, again.data.id]).toEqual([201, 200, first.data.id])
  for (const code of [first.data.code, 'aaaaaaaaaaaa']) expect((await visit(code)).status).toBe(204)
  for (let times = 0; times < 2; times += 1) expect((await claim(referred, first.data.code)).status).toBe(204)
  const { data, document } = await list(referrer)
  expect(data.map(({ state, isLink }: { state: string; isLink: boolean }) => [state, isLink])).toEqual([
    ['signedUp', false],
    ['clicked', true],
  ])
  expect(data[0].tenantName).not.toBeNull()
  expect(document.meta).toMatchObject({ funnel: { clicked: 2, signedUp: 1, qualified: 0, paid: 0 } })
})

test('an invitation is mailed once, without saying whether the address has an account', async () => {
  const [referrer, known] = [await anOwner(), await anOwner()]
  const sent = app.mails.length
  const invited = await create(referrer, { email: 'New@Firm.example' })
  expect(invited.data).toMatchObject({ email: 'new@firm.example', state: 'created' })
  const other = await create(referrer, { email: known.user.email })
  expect({ ...other.data, id: '', code: '', email: '', createdAt: '', updatedAt: '' }).toEqual({
    ...invited.data,
    id: '',
    code: '',
    email: '',
    createdAt: '',
    updatedAt: '',
  })
  expect((await create(referrer, { email: 'new@firm.example' })).status).toBe(200)
  await app.app.outbox.drain()
  expect(app.mails.slice(sent).map(({ to }) => to)).toEqual(['new@firm.example'])
  expect(app.mails.at(-1)?.text).toContain(`/?ref=${invited.data.code}`)
})

test('oneself, colleagues, companies that were there before and companies brought by others do not count', async () => {
  const referrer = await anOwner()
  const { code } = (await create(referrer)).data
  await claim(referrer, code)
  await claim(await aPerson(app, 'employer.recruiter', { companyId: referrer.companyId ?? '' }), code)
  const sameDomain = await aPerson(app, 'employer.owner', { email: referrer.user.email.replace('owner', 'second') })
  await claim(sameDomain, code)
  const { data } = await list(referrer)
  expect(data.filter(({ state }: { state: string }) => state === 'signedUp')).toEqual([])
  expect(data[0]).toMatchObject({ state: 'rejected', reason: 'selfReferral' })
  const { referred } = await aReferral(await anOwner())
  await claim(referred, code)
  expect((await list(referrer, 'filter[state]=signedUp')).data).toEqual([])
})

test('the first confirmed hire qualifies it; an operator approves, and both sides get their credits once', async () => {
  const referrer = await anOwner()
  const { id, referred } = await aReferral(referrer)
  expect((await act(contract.approveReferral, admin, id)).errors[0]?.code).toBe('referral.wrong-state')
  await hireAt(referred)
  app.clock.advance(2 * HOUR_MS)
  await app.catchUp()
  expect((await call(contract.getReferral, { token: referrer.token, params: { id } })).data.state).toBe('qualified')
  expect((await act(contract.approveReferral, referrer, id)).status).toBe(403)
  const paid = await act(contract.approveReferral, admin, id)
  expect(paid.data).toMatchObject({ state: 'paid', mayDo: [] })
  expect((await act(contract.approveReferral, admin, id)).status).toBe(409)
  expect([await extraCredits(referrer), await extraCredits(referred)]).toEqual([10, 10])
})

test('a rejected referral is disputed once, and can then be approved; five rewards a year are the limit', async () => {
  const referrer = await anOwner()
  const { id } = await aReferral(referrer)
  expect((await act(contract.rejectReferral, admin, id, { reason: 'other' })).data.state).toBe('rejected')
  expect((await act(contract.approveReferral, admin, id)).status).toBe(409)
  const reason = 'They came by my link and hired twice.'
  expect((await act(contract.disputeReferral, await anOwner(), id, { reason })).status).toBe(404)
  expect((await act(contract.disputeReferral, referrer, id, { reason })).data).toMatchObject({ dispute: reason })
  expect((await act(contract.disputeReferral, referrer, id, { reason })).status).toBe(409)
  await app.database.pool.query(
    `insert into referrals (id, referrer_user_id, kind, code, reward_credits, rules_version, state, paid_at, expires_at)
     select gen_random_uuid(), $1, 'company', 'paid' || n, 10, 'test', 'paid', now(), now() from generate_series(1, 5) n`,
    [referrer.user.id],
  )
  expect((await act(contract.approveReferral, admin, id)).errors[0]?.code).toBe('referral.limit')
})

test('users don’t see the referrals of others; a year-old one expires and loses the address', async () => {
  const [referrer, stranger] = [await anOwner(), await anOwner()]
  const { data } = await create(referrer, { email: 'late@firm.example' })
  expect((await call(contract.getReferral, { token: stranger.token, params: { id: data.id } })).status).toBe(404)
  expect((await call(contract.getReferral, { token: admin.token, params: { id: data.id } })).data.email).toBeNull()
  app.clock.advance(370 * DAY_MS)
  await app.catchUp()
  const { rows } = await app.database.pool.query('select state, email from referrals where id = $1', [data.id])
  expect(rows).toEqual([{ state: 'expired', email: null }])
})

test('invitations above the daily limit are refused, also when they are sent at the same time', async () => {
  const referrer = await anOwner()
  const asked = await Promise.all(
    Array.from({ length: 25 }, (_, at) => create(referrer, { email: `friend-${at}@at-once.example` })),
  )
  const refused = asked.filter(({ status }) => status !== 201)
  expect(refused.map(({ status, errors }) => [status, errors[0]?.code])).toEqual(
    Array(5).fill([429, 'request.rate-limited']),
  )
})
