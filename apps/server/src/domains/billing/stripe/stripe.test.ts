import * as infos from '@assay/contracts/billing-infos'
import { closingActions } from '@assay/contracts/company-closings'
import { listInvoices } from '@assay/contracts/invoices'
import * as payments from '@assay/contracts/payments'
import * as plans from '@assay/contracts/plans'
import { logIn } from '@assay/contracts/sessions'
import * as contract from '@assay/contracts/subscriptions'
import { getCompany } from '@assay/contracts/users'
import { beforeEach, expect, test } from 'vitest'
import type { StripeMessage } from '../../../platform/testing/stripe/stripe-account.ts'
import { openStripeServer } from '../../../platform/testing/stripe/stripe-server.ts'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { aPerson, PASSWORD, type Person } from '../../../platform/testing/test-people.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { reserveCredit } from '../index.ts'

const clock = { now: () => new Date() }
const { settings, account } = await openStripeServer(() => clock.now())
const app = await openTestApp(undefined, { stripe: settings })
clock.now = () => app.system.now()
const { call, mails } = app
const admin = await aPerson(app, 'platform.admin')

const [{ id: settingsId }] = (await call(plans.listBillingSettings)).data
const saved = await call(plans.changeBillingSettings, {
  token: admin.token,
  params: { id: settingsId },
  attributes: {
    isOn: true,
    legalName: 'Assay Betrieb GmbH',
    address: { line1: 'Torstraße 1', city: 'Berlin', postalCode: '10119', country: 'DE' },
    taxPercent: 19,
    invoicePrefix: 'AS-',
    paymentDays: 14,
    guaranteeDays: 14,
  },
})
expect(saved.status).toBe(200)

const DETAILS = {
  legalName: 'Käufer GmbH',
  address: { line1: 'Markt 1', city: 'Köln', postalCode: '50667', country: 'DE' },
  taxId: null,
  invoiceEmails: ['books@buyer.test'],
  poNumber: 'PO 4711',
  currency: 'EUR',
}
const TEAM = { planKey: 'team', interval: 'month', currency: 'EUR' }
const BUSINESS = { ...TEAM, planKey: 'business' }

let day = 0
const tokens = new Map<string, string>()
/** Sessions end while days pass: everyone signs in again. */
async function tokenOf({ user }: Person): Promise<string> {
  const key = `${user.id}/${day}`
  const known = tokens.get(key)
  if (known !== undefined) return known
  const { json } = await call(logIn, { attributes: { email: user.email, password: PASSWORD } })
  tokens.set(key, json.access_token)
  return json.access_token
}

async function aBuyer(): Promise<Person> {
  const owner = await aPerson(app, 'employer.owner')
  expect((await call(infos.createBillingInfo, { token: await tokenOf(owner), attributes: DETAILS })).status).toBe(201)
  return owner
}

const planOf = async (person: Person) =>
  (await call(contract.listSubscriptions, { token: await tokenOf(person) })).data[0]
const paymentsOf = async (person: Person) => (await call(payments.listPayments, { token: await tokenOf(person) })).data
const page = async (person: Person, subscribe: object | null) =>
  call(contract.openPaymentPage, { token: await tokenOf(person), attributes: { subscribe } })
const preview = async (person: Person, wanted: object) =>
  call(contract.previewSubscription, { token: await tokenOf(person), attributes: { ...wanted } })
const act = async (
  person: Person,
  verb: keyof typeof contract.subscriptionActions,
  attributes: Readonly<Record<string, unknown>> = {},
) =>
  call(contract.subscriptionActions[verb], {
    token: await tokenOf(person),
    params: { id: person.companyId ?? '' },
    attributes,
  })

const post = (payload: string, signature: string) =>
  app.app.routes.app.inject({
    method: 'POST',
    url: '/webhooks/stripe',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    payload,
  })

/** Delivers messages to the webhook, and waits for all that follows from them. */
async function deliver(messages: readonly StripeMessage[]): Promise<void> {
  for (const { payload, event } of messages) {
    const { statusCode } = await post(payload, account.sign(payload))
    expect([event.type, statusCode]).toEqual([event.type, 204])
  }
  await app.catchUp()
}

const deliverAll = () => deliver(account.messages.splice(0))

async function aSubscriber(wanted: object = TEAM): Promise<{ owner: Person; ref: string }> {
  const owner = await aBuyer()
  const opened = await page(owner, wanted)
  expect(opened.status).toBe(201)
  const { id } = account.complete(opened.data.url)
  await deliverAll()
  return { owner, ref: id }
}

async function pass(days: number): Promise<void> {
  app.clock.advance(days * DAY_MS)
  day += 1
  account.passTime()
  await deliverAll()
}

beforeEach(() => {
  account.state.isDown = false
  account.state.acceptsCards = true
  account.messages.splice(0)
})

test('a company subscribes on the page of the provider, pays tax, and sees what it paid', async () => {
  const owner = await aBuyer()
  expect(await planOf(owner)).toMatchObject({ planId: 'free', sellsBy: 'stripe', mayDo: ['subscribe'] })
  expect((await preview(owner, TEAM)).data).toMatchObject({ paidBy: 'page', netMinor: 14_900, taxMinor: 2_831 })
  expect((await act(owner, 'change', TEAM)).errors[0]?.code).toBe('subscription.transition')
  const opened = await page(owner, TEAM)
  expect(opened.data).toMatchObject({ kind: 'subscribe' })
  // Two concurrent clicks open one page, and a later choice closes it.
  expect((await page(owner, BUSINESS)).data.url).not.toBe(opened.data.url)
  expect(() => account.complete(opened.data.url)).toThrow('closed')
  const { url } = (await page(owner, TEAM)).data
  expect(await planOf(owner)).toMatchObject({ planId: 'free', state: 'active' })
  account.complete(url)
  await deliverAll()
  expect(await planOf(owner)).toMatchObject({
    planId: 'team',
    state: 'active',
    provider: 'stripe',
    price: 14_900,
    seats: 10,
    credits: { included: 60, left: 60 },
    paymentMethod: 'Visa •••• 4242',
    mayDo: ['change', 'managePayment'],
  })
  const [payment] = await paymentsOf(owner)
  expect(payment).toMatchObject({
    state: 'succeeded',
    amountMinor: 17_731,
    method: 'Visa •••• 4242',
    provider: 'stripe',
    mayDo: [],
  })
  expect(payment.documentUrl).toMatch(/^https:\/\/invoice\.stripe\.test\//)
  expect((await call(listInvoices, { token: await tokenOf(owner) })).data).toEqual([])
  const customer = account
    .all<{ id: string; object: string; name?: string; invoice_settings?: object }>('customer')
    .at(-1)
  expect(customer).toMatchObject({
    name: 'Käufer GmbH',
    invoice_settings: { custom_fields: [{ name: 'PO number', value: 'PO 4711' }] },
  })
  expect((await page(owner, TEAM)).errors[0]?.code).toBe('subscription.transition')
})

test('a payer who returns before the provider’s message sees the plan, and the message changes nothing more', async () => {
  const owner = await aBuyer()
  account.complete((await page(owner, TEAM)).data.url)
  expect((await act(owner, 'refresh')).data).toMatchObject({ planId: 'team', state: 'active' })
  const { version } = await planOf(owner)
  await deliverAll()
  expect((await planOf(owner)).version).toBe(version)
  expect(await paymentsOf(owner)).toHaveLength(1)
})

test('messages in the wrong order, repeated and forged ones change nothing that is true', async () => {
  const { owner, ref } = await aSubscriber()
  const first = await planOf(owner)
  const repeated = [
    account.tell('customer.subscription.updated', {
      ...account.get<{ id: string; object: string }>(ref),
      status: 'canceled',
    } as never),
    account.tell('customer.subscription.created', account.get(ref)),
    account.tell('customer.subscription.deleted', account.get(ref)),
  ]
  await deliver(repeated.toReversed())
  await deliver(repeated)
  expect(await planOf(owner)).toEqual(first)
  const forged = JSON.stringify({ ...repeated[0]?.event, id: 'evt_forged' })
  const attempts = [
    ['', 400],
    ['t=1,v1=00', 400],
    [account.sign(forged, 'whsec_another'), 400],
    [account.sign(repeated[0]?.payload ?? ''), 400],
    [account.sign(forged, undefined, Math.floor(clock.now().getTime() / 1000) - 3_600), 400],
  ] as const
  for (const [signature, status] of attempts) expect((await post(forged, signature)).statusCode).toBe(status)
  await app.catchUp()
  expect(await planOf(owner)).toEqual(first)
  const { rows } = await app.database.pool.query('select 1 from provider_events where id = $1', ['evt_forged'])
  expect(rows).toEqual([])
})

test('a larger plan is charged immediately as shown, or not at all; a smaller one follows the period', async () => {
  const { owner } = await aSubscriber()
  await pass(10)
  const shown = (await preview(owner, BUSINESS)).data
  expect(shown).toMatchObject({ kind: 'upgrade', paidBy: 'storedMethod' })
  account.state.acceptsCards = false
  const refused = await act(owner, 'change', { ...BUSINESS, asOf: shown.asOf })
  expect([refused.status, refused.errors[0]?.code]).toEqual([402, 'payment.declined'])
  expect(await planOf(owner)).toMatchObject({ planId: 'team', pending: null })
  account.state.acceptsCards = true
  app.clock.advance(60_000)
  expect((await act(owner, 'change', { ...BUSINESS, asOf: shown.asOf })).data).toMatchObject({ planId: 'business' })
  expect((await paymentsOf(owner))[0]).toMatchObject({ state: 'succeeded', amountMinor: shown.totalMinor })
  expect((await preview(owner, TEAM)).data).toMatchObject({ kind: 'downgrade', netMinor: 0, when: 'periodEnd' })
  expect((await act(owner, 'change', TEAM)).data).toMatchObject({
    planId: 'business',
    pending: { planKey: 'team', when: 'periodEnd' },
  })
  expect((await act(owner, 'keep')).data).toMatchObject({ planId: 'business', pending: null })
  await act(owner, 'change', TEAM)
  await deliverAll()
  await pass(25)
  expect(await planOf(owner)).toMatchObject({ planId: 'team', pending: null, price: 14_900 })
})

test('a charge that fails makes the plan past due, reminds, blocks after a week, and ends with the next payment', async () => {
  const { owner } = await aSubscriber()
  const companyId = owner.companyId ?? ''
  const spend = () =>
    app.system.transaction((tx) => reserveCredit(tx, { companyId, subjectId: crypto.randomUUID(), at: clock.now() }))
  account.state.acceptsCards = false
  const sent = mails.length
  await pass(32)
  await pass(1)
  expect(await planOf(owner)).toMatchObject({ planId: 'team', state: 'pastDue' })
  const [failed] = await paymentsOf(owner)
  expect(failed).toMatchObject({ state: 'failed', failure: 'Your card was declined.', mayDo: ['retry'] })
  const reminders = mails.slice(sent).filter(({ to }) => to === 'books@buyer.test')
  expect(reminders[0]?.subject).toMatch(/^The payment for invoice ST-\d+ failed$/)
  expect(reminders[0]?.text).toContain('EUR 177.31')
  await spend()
  await pass(7)
  await expect(spend()).rejects.toMatchObject({ code: 'billing.past-due' })
  const retry = { token: await tokenOf(owner), params: { id: failed.id }, attributes: {} }
  expect((await call(payments.paymentActions.retry, retry)).errors[0]?.code).toBe('payment.declined')
  account.state.acceptsCards = true
  expect((await call(payments.paymentActions.retry, retry)).data.state).toBe('succeeded')
  expect(await planOf(owner)).toMatchObject({ planId: 'team', state: 'active', blockedFrom: null })
  await deliverAll()
  expect((await call(payments.paymentActions.retry, retry)).errors[0]?.code).toBe('payment.transition')
  await spend()
})

test('an unpaid subscription ends here and at the provider', async () => {
  const { owner, ref } = await aSubscriber()
  account.state.acceptsCards = false
  await pass(32)
  expect((await planOf(owner)).state).toBe('pastDue')
  await pass(21)
  expect((await planOf(owner)).state).toBe('unpaid')
  await pass(40)
  expect(await planOf(owner)).toMatchObject({
    planId: 'free',
    state: 'canceled',
    provider: 'none',
    mayDo: ['subscribe'],
  })
  expect(account.get<{ id: string; object: string; status: string }>(ref).status).toBe('canceled')
  account.state.acceptsCards = true
  account.complete((await page(owner, TEAM)).data.url)
  await deliverAll()
  expect(await planOf(owner)).toMatchObject({ planId: 'team', state: 'active' })
})

test('a plan is cancelled with its period, kept, and cancelled; what was refunded says so', async () => {
  const { owner, ref } = await aSubscriber()
  expect((await act(owner, 'cancel')).data).toMatchObject({ planId: 'team', cancelAtPeriodEnd: true })
  expect((await act(owner, 'cancel')).errors[0]?.code).toBe('subscription.transition')
  expect((await act(owner, 'keep')).data).toMatchObject({ cancelAtPeriodEnd: false })
  await act(owner, 'cancel')
  account.refund(String(account.get<{ id: string; object: string; latest_invoice: string }>(ref).latest_invoice))
  await deliverAll()
  expect((await paymentsOf(owner))[0].state).toBe('refunded')
  await pass(32)
  expect(await planOf(owner)).toMatchObject({ planId: 'free', state: 'canceled' })
})

test('the plan of a company that is closed ends with its period here and there, and nothing is charged again', async () => {
  const { owner, ref } = await aSubscriber()
  const params = { id: owner.companyId ?? '' }
  const { name } = (await call(getCompany, { token: await tokenOf(owner), params })).data
  day += 1
  const closed = await call(closingActions.close, { token: await tokenOf(owner), params, attributes: { name } })
  expect([closed.status, closed.errors]).toEqual([200, []])
  await app.catchUp()
  const there = () => account.get<{ id: string; object: string; status: string; cancel_at_period_end: boolean }>(ref)
  expect(there()).toMatchObject({ status: 'active', cancel_at_period_end: true })
  await pass(35)
  expect(there().status).toBe('canceled')
  const { rows } = await app.database.pool.query('select state from subscriptions where company_id = $1', [params.id])
  expect(rows).toEqual([{ state: 'canceled' }])
})

test('free days need no card, and without one the plan waits; with one it goes on', async () => {
  const [without, withCard] = [await aBuyer(), await aBuyer()]
  account.complete((await page(without, { ...TEAM, trial: true })).data.url, null)
  account.complete((await page(withCard, { ...TEAM, trial: true })).data.url)
  await deliverAll()
  expect(await planOf(without)).toMatchObject({ state: 'trialing', planId: 'team', credits: { left: 60 } })
  // During the trial the plan is changed without a charge.
  expect((await preview(withCard, BUSINESS)).data).toMatchObject({ totalMinor: 0, paidBy: 'storedMethod' })
  expect((await act(withCard, 'change', BUSINESS)).data).toMatchObject({ state: 'trialing', planId: 'business' })
  await pass(15)
  expect((await planOf(without)).state).toBe('paused')
  expect(await planOf(withCard)).toMatchObject({ state: 'active', planId: 'business' })
  expect((await paymentsOf(withCard))[0]).toMatchObject({ state: 'succeeded' })
  const customers = account.all<{ id: string; object: string; metadata: object }>('customer')
  const customer = customers.find(({ metadata }) => JSON.stringify(metadata).includes(without.companyId ?? ''))
  account.storeCard(customer?.id ?? '', '1881')
  expect((await act(without, 'refresh')).data).toMatchObject({ state: 'active', paymentMethod: 'Visa •••• 1881' })
})

test('the page for cards opens only for users who confirmed their identity', async () => {
  const { owner } = await aSubscriber()
  expect((await page(owner, null)).data).toMatchObject({ kind: 'manage' })
  app.clock.advance(16 * 60_000)
  expect((await page(owner, null)).errors[0]?.code).toBe('session.confirmation-required')
  const recruiter = await aPerson(app, 'employer.recruiter', { companyId: owner.companyId ?? '' })
  expect((await page(recruiter, TEAM)).status).toBe(403)
  expect((await act(recruiter, 'refresh')).status).toBe(403)
})

test('while the provider does not answer, everything says so, and nothing is half done', async () => {
  const { owner } = await aSubscriber()
  const buyer = await aBuyer()
  const before = await planOf(owner)
  account.state.isDown = true
  for (const answered of [
    await page(buyer, TEAM),
    await preview(owner, BUSINESS),
    await act(owner, 'change', BUSINESS),
    await act(owner, 'cancel'),
  ])
    expect([answered.status, answered.errors[0]?.code]).toEqual([503, 'payment-provider.unavailable'])
  expect(await planOf(owner)).toEqual(before)
  expect(await planOf(buyer)).toMatchObject({ planId: 'free', pending: null })
  account.state.isDown = false
  expect((await page(buyer, TEAM)).status).toBe(201)
  expect((await act(owner, 'cancel')).data).toMatchObject({ cancelAtPeriodEnd: true })
})

test('nothing of the provider is loaded by the pages', async () => {
  const { headers } = await app.app.routes.app.inject({ url: '/robots.txt' })
  expect(String(headers['content-security-policy'])).not.toMatch(/stripe/i)
})
