import * as infos from '@assay/contracts/billing-infos'
import { listSearches, runSearch } from '@assay/contracts/candidate-searches'
import * as invoices from '@assay/contracts/invoices'
import * as payments from '@assay/contracts/payments'
import * as plans from '@assay/contracts/plans'
import { logIn } from '@assay/contracts/sessions'
import * as subscriptions from '@assay/contracts/subscriptions'
import { changeTeammate, inviteTeammates, listTeammates } from '@assay/contracts/teammates'
import { changeRole, createRole } from '@assay/contracts/users'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../platform/testing/test-app.ts'
import { aPerson, PASSWORD, type Person } from '../../platform/testing/test-people.ts'
import { DAY_MS, HOUR_MS } from '../../platform/time/durations.ts'
import { builtInRoleId } from '../tenants/index.ts'
import { advanceSubscriptions, reserveCredit } from './index.ts'

const app = await openTestApp()
const { call, mails } = app
const admin = await aPerson(app, 'platform.admin')

/** Sessions end while days pass: everyone signs in again. */
let day = 0
const tokens = new Map<string, string>()
async function tokenOf({ user }: Person): Promise<string> {
  const key = `${user.id}/${day}`
  const known = tokens.get(key)
  if (known !== undefined) return known
  const { json } = await call(logIn, { attributes: { email: user.email, password: PASSWORD } })
  tokens.set(key, json.access_token)
  return json.access_token
}

const settings = async () => (await call(plans.listBillingSettings)).data[0]

const ISSUER = {
  legalName: 'Assay Betrieb GmbH',
  address: { line1: 'Torstraße 1', city: 'Berlin', postalCode: '10119', country: 'DE' },
  taxId: 'DE 136 695 976',
  contactEmail: 'billing@assay.test',
  taxPercent: 19,
  invoicePrefix: 'AS-',
  paymentDays: 14,
  guaranteeDays: 14,
  paymentInstructions: 'IBAN DE89 3704 0044 0532 0130 00',
}

const save = async (isOn: boolean, person: Person = admin) =>
  call(plans.changeBillingSettings, {
    token: await tokenOf(person),
    params: { id: (await settings()).id },
    attributes: { ...ISSUER, isOn },
  })

const DETAILS = {
  legalName: 'Buyer SAS',
  address: { line1: 'Rue de Rivoli 1', city: 'Paris', postalCode: '75001', country: 'FR' },
  taxId: 'FR40303265045',
  invoiceEmails: ['books@buyer.test', 'cfo@buyer.test'],
  poNumber: 'PO 4711',
  currency: 'EUR',
}

async function aBuyer(details: object = DETAILS): Promise<Person> {
  const owner = await aPerson(app, 'employer.owner')
  const saved = await call(infos.createBillingInfo, { token: await tokenOf(owner), attributes: { ...details } })
  expect(saved.status).toBe(201)
  return owner
}

const planOf = async (person: Person) =>
  (await call(subscriptions.listSubscriptions, { token: await tokenOf(person) })).data[0]
const invoicesOf = async (person: Person) => (await call(invoices.listInvoices, { token: await tokenOf(person) })).data
const paymentsOf = async (person: Person) => (await call(payments.listPayments, { token: await tokenOf(person) })).data
const act = async (
  person: Person,
  verb: keyof typeof subscriptions.subscriptionActions,
  attributes: Readonly<Record<string, unknown>> = {},
) =>
  call(subscriptions.subscriptionActions[verb], {
    token: await tokenOf(person),
    params: { id: person.companyId ?? '' },
    attributes,
  })
const TEAM = { planKey: 'team', interval: 'month', currency: 'EUR' }
const markPaid = async (id: string, person: Person = admin) =>
  call(invoices.invoiceActions.markPaid, { token: await tokenOf(person), params: { id }, attributes: {} })

/** Advances the clock day by day. The scheduled task of plans runs daily, the others at the end. */
async function pass(days: number): Promise<void> {
  for (let passed = 0; passed < days; passed += 1) {
    app.clock.advance(DAY_MS)
    day += 1
    await advanceSubscriptions(app.system)
    await app.app.outbox.drain()
  }
  await app.catchUp()
}

beforeAll(async () => {
  expect((await settings()).isOn).toBe(false)
  const off = await aPerson(app, 'employer.owner')
  expect((await act(off, 'change', TEAM)).errors[0]?.code).toBe('billing.off')
  expect(await planOf(off)).toMatchObject({ seats: null, credits: { left: null } })
  const without = await call(plans.changeBillingSettings, {
    token: await tokenOf(admin),
    params: { id: (await settings()).id },
    attributes: { ...ISSUER, legalName: '', address: null, taxId: null, isOn: true },
  })
  expect(without.errors.map(({ meta }) => meta?.['field'])).toEqual(['legalName', 'address.line1'])
  expect((await save(true, off)).status).toBe(403)
  expect((await save(true)).data).toMatchObject({ isOn: true, taxId: 'DE136695976', taxPercent: 19 })
  expect(await planOf(off)).toMatchObject({ seats: 2, credits: { left: 5 } })
})

test('a plan begins when the operator says that its invoice was paid', async () => {
  const owner = await aBuyer()
  const preview = await call(subscriptions.previewSubscription, { token: await tokenOf(owner), attributes: TEAM })
  expect(preview.data).toMatchObject({
    kind: 'start',
    netMinor: 14_900,
    taxMinor: 0,
    totalMinor: 14_900,
    trialDays: 14,
  })
  const asked = await act(owner, 'change', TEAM)
  expect(asked.data).toMatchObject({ planId: 'free', state: 'active', pending: { planKey: 'team', when: 'paid' } })
  const [invoice] = await invoicesOf(owner)
  expect(invoice).toMatchObject({
    state: 'open',
    totalMinor: 14_900,
    taxMinor: 0,
    poNumber: 'PO 4711',
    seller: { legalName: 'Assay Betrieb GmbH', taxId: 'VAT no. DE136695976' },
    buyer: { legalName: 'Buyer SAS', taxId: 'VAT no. FR40303265045' },
    mayDo: [],
  })
  expect(invoice.taxNote).toMatch(/^Reverse charge/)
  await app.catchUp()
  const sent = mails.filter(({ subject }) => subject.startsWith(`Invoice ${invoice.number}`))
  expect(sent.map(({ to }) => to).sort()).toEqual(['books@buyer.test', 'cfo@buyer.test'])
  expect((await markPaid(invoice.id, owner)).status).toBe(403)
  expect((await markPaid(invoice.id)).data.state).toBe('paid')
  expect((await markPaid(invoice.id)).errors[0]?.code).toBe('invoice.transition')
  expect(await planOf(owner)).toMatchObject({
    planId: 'team',
    state: 'active',
    provider: 'manual',
    price: 14_900,
    pending: null,
    seats: 10,
    credits: { included: 60, left: 60 },
  })
  expect(await paymentsOf(owner)).toMatchObject([{ state: 'succeeded', method: 'Bank transfer' }])
  const pdf = await call(invoices.getInvoiceDocument, { token: await tokenOf(owner), params: { id: invoice.id } })
  const again = await call(invoices.getInvoiceDocument, { token: await tokenOf(owner), params: { id: invoice.id } })
  expect(Buffer.compare(pdf.data, again.data)).toBe(0)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf.data)), { mergePages: true })
  for (const part of [invoice.number, 'Buyer SAS', 'VAT no. FR40303265045', 'EUR 149.00', 'Reverse charge', 'PO 4711'])
    expect(text).toContain(part)
})

test('a larger plan costs the rest of the period, a smaller one begins after it', async () => {
  const owner = await aBuyer({ ...DETAILS, address: ISSUER.address, taxId: null })
  await act(owner, 'change', TEAM)
  const [first] = await invoicesOf(owner)
  // At home the tax is charged.
  expect(first).toMatchObject({ netMinor: 14_900, taxMinor: 2_831, totalMinor: 17_731, taxPercent: 19 })
  await markPaid(first.id)
  app.clock.advance(10 * DAY_MS)
  day += 10
  const business = { ...TEAM, planKey: 'business' }
  const { data: preview } = await call(subscriptions.previewSubscription, {
    token: await tokenOf(owner),
    attributes: business,
  })
  expect(preview.kind).toBe('upgrade')
  expect(preview.lines.reduce((sum: number, { amountMinor }: { amountMinor: number }) => sum + amountMinor, 0)).toBe(
    preview.netMinor,
  )
  expect(preview.netMinor).toBeGreaterThan(35_000 / 2)
  expect(preview.netMinor).toBeLessThan(35_000)
  await act(owner, 'change', business)
  expect((await act(owner, 'change', { ...business, interval: 'year' })).errors[0]?.code).toBe(
    'subscription.transition',
  )
  const { periodEnd } = await planOf(owner)
  await markPaid((await invoicesOf(owner))[0].id)
  expect(await planOf(owner)).toMatchObject({ planId: 'business', periodEnd, credits: { included: 200 } })
  expect((await act(owner, 'change', TEAM)).data).toMatchObject({
    planId: 'business',
    pending: { planKey: 'team', when: 'periodEnd', invoiceId: null },
  })
  await pass(10)
  const [renewal] = await invoicesOf(owner)
  expect(renewal).toMatchObject({ state: 'open', netMinor: 14_900 })
  await markPaid(renewal.id)
  await pass(12)
  expect(await planOf(owner)).toMatchObject({ planId: 'team', price: 14_900, pending: null, credits: { used: 0 } })
})

test('an unpaid plan falls due, is reminded of, stops contact requests after a week, and ends', async () => {
  const owner = await aBuyer()
  await act(owner, 'change', TEAM)
  await markPaid((await invoicesOf(owner))[0].id)
  await pass(33)
  expect((await planOf(owner)).state).toBe('pastDue')
  const spend = () =>
    app.system.transaction((tx) =>
      reserveCredit(tx, {
        companyId: owner.companyId ?? '',
        subjectId: crypto.randomUUID(),
        at: app.system.now(),
      }),
    )
  await spend()
  mails.splice(0)
  await pass(9)
  await expect(spend()).rejects.toMatchObject({ code: 'billing.past-due' })
  const reminders = mails.filter(({ subject, to }) => subject.startsWith('Reminder') && to === 'cfo@buyer.test')
  expect(reminders.length).toBeGreaterThanOrEqual(2)
  expect((await call(subscriptions.listSubscriptions, { token: await tokenOf(owner) })).status).toBe(200)
  await pass(14)
  expect((await planOf(owner)).state).toBe('unpaid')
  const open = (await invoicesOf(owner)).find(({ state }: { state: string }) => state === 'open')
  expect(open.isOverdue).toBe(true)
  await markPaid(open.id)
  expect(await planOf(owner)).toMatchObject({ state: 'active', blockedFrom: null })
  await spend()
})

test('a plan that was cancelled ends with its period, and can be kept until then', async () => {
  const owner = await aBuyer()
  await act(owner, 'change', TEAM)
  await markPaid((await invoicesOf(owner))[0].id)
  expect((await act(owner, 'cancel')).data.cancelAtPeriodEnd).toBe(true)
  expect((await act(owner, 'keep')).data.cancelAtPeriodEnd).toBe(false)
  expect((await act(owner, 'keep')).errors[0]?.code).toBe('subscription.transition')
  await pass(20)
  const [renewal] = await invoicesOf(owner)
  expect(renewal.state).toBe('open')
  await act(owner, 'cancel')
  const [note] = await invoicesOf(owner)
  expect(note).toMatchObject({ kind: 'creditNote', totalMinor: -14_900 })
  await pass(12)
  expect(await planOf(owner)).toMatchObject({ state: 'canceled', planId: 'free', price: null, credits: { left: 5 } })
})

test('free days end in a plan that was paid, or in a pause', async () => {
  const owner = await aBuyer()
  const idle = await aBuyer()
  for (const each of [owner, idle])
    expect((await act(each, 'change', { ...TEAM, trial: true })).data).toMatchObject({ state: 'trialing' })
  await pass(2)
  await markPaid((await invoicesOf(owner))[0].id)
  await pass(13)
  expect((await planOf(owner)).state).toBe('active')
  expect((await planOf(idle)).state).toBe('paused')
  await markPaid((await invoicesOf(idle))[0].id)
  expect(await planOf(idle)).toMatchObject({ state: 'active', credits: { left: 60 } })
  expect((await act(idle, 'change', { ...TEAM, planKey: 'business', trial: true })).errors[0]?.code).toBe(
    'subscription.transition',
  )
})

test('a payment that was begun and not finished is given up after 23 hours', async () => {
  const owner = await aBuyer()
  await act(owner, 'change', TEAM)
  await app.database.pool.query(
    "update subscriptions set state = 'incomplete', state_since = $2 where company_id = $1",
    [owner.companyId, app.system.now()],
  )
  app.clock.advance(22 * HOUR_MS)
  await app.catchUp()
  expect((await planOf(owner)).state).toBe('incomplete')
  app.clock.advance(HOUR_MS)
  await app.catchUp()
  expect((await planOf(owner)).state).toBe('incompleteExpired')
})

test('numbers have no gaps, however many invoices are issued in parallel or fail', async () => {
  const owners = await Promise.all(Array.from({ length: 8 }, () => aBuyer()))
  await Promise.all(owners.map((owner) => act(owner, 'change', TEAM)))
  await Promise.all(owners.map((owner) => act(owner, 'keep')))
  const { rows } = await app.database.pool.query('select year, sequence, number from invoices order by year, sequence')
  for (const [year, found] of Map.groupBy(rows, (row) => row.year))
    expect([year, found.map(({ sequence }) => sequence)]).toEqual([year, found.map((_, place) => place + 1)])
  expect(rows[0].number).toMatch(/^AS-\d{4}-00001$/)
})

test('an issued invoice never changes, in the database either', async () => {
  const change = (sql: string) => app.database.pool.query(sql)
  await expect(
    change('update invoices set total_minor = total_minor + 0, net_minor = 1, tax_minor = 0'),
  ).rejects.toThrow(/never changes|invoices_sum/)
  await expect(change("update invoices set number = 'X'")).rejects.toThrow(/never changes/)
  await expect(change("update invoices set state = 'open'")).rejects.toThrow(/never changes/)
  await expect(change('delete from invoices')).rejects.toThrow(/never changes|violates/)
})

test('a paid invoice is refunded by a credit note, and a failed payment is tried again', async () => {
  const owner = await aBuyer()
  await act(owner, 'change', TEAM)
  const [payment] = await paymentsOf(owner)
  const fail = {
    token: await tokenOf(admin),
    params: { id: payment.id },
    attributes: { reason: 'The transfer was returned.' },
  }
  expect((await call(payments.paymentActions.markFailed, fail)).data.state).toBe('failed')
  const retry = { token: await tokenOf(owner), params: { id: payment.id }, attributes: {} }
  expect((await call(payments.paymentActions.retry, retry)).data).toMatchObject({ state: 'requested' })
  expect((await call(payments.paymentActions.retry, retry)).errors[0]?.code).toBe('payment.transition')
  const [invoice] = await invoicesOf(owner)
  await markPaid(invoice.id)
  const note = {
    token: await tokenOf(admin),
    params: { id: invoice.id },
    attributes: { reason: 'Money back within 14 days' },
  }
  expect((await call(invoices.invoiceActions.creditNote, note)).data.state).toBe('credited')
  expect((await paymentsOf(owner))[0].state).toBe('refunded')
  expect((await invoicesOf(owner))[0]).toMatchObject({ kind: 'creditNote', reason: 'Money back within 14 days' })
})

test('invoices are neither read nor changed by another company', async () => {
  const owner = await aBuyer()
  await act(owner, 'change', TEAM)
  const [invoice] = await invoicesOf(owner)
  const [payment] = await paymentsOf(owner)
  const other = await aPerson(app, 'employer.owner')
  const recruiter = await aPerson(app, 'employer.recruiter', { companyId: owner.companyId ?? '' })
  const asks = [
    [invoices.getInvoice, invoice.id],
    [invoices.getInvoiceDocument, invoice.id],
    [payments.getPayment, payment.id],
    [payments.paymentActions.retry, payment.id],
  ] as const
  for (const [endpoint, id] of asks) {
    const attributes = endpoint.method === 'POST' ? { attributes: {} } : {}
    expect((await call(endpoint, { token: await tokenOf(other), params: { id }, ...attributes })).status).toBe(404)
    expect((await call(endpoint, { token: await tokenOf(recruiter), params: { id }, ...attributes })).status).toBe(403)
  }
  expect(
    (await call(invoices.listInvoices, { token: await tokenOf(other), query: `filter[company]=${owner.companyId}` }))
      .data,
  ).toEqual([])
  const cancel = subscriptions.subscriptionActions.cancel
  expect(
    (await call(cancel, { token: await tokenOf(other), params: { id: owner.companyId ?? '' }, attributes: {} })).status,
  ).toBe(404)
  expect((await act(recruiter, 'cancel')).status).toBe(403)
  expect((await call(infos.createBillingInfo, { token: await tokenOf(recruiter), attributes: DETAILS })).status).toBe(
    403,
  )
})

test.each([
  [{ taxId: 'FR40303265046' }, 'taxId'],
  [{ invoiceEmails: [] }, 'invoiceEmails'],
  [{ invoiceEmails: Array.from({ length: 11 }, (_, at) => `a${at}@buyer.test`) }, 'invoiceEmails'],
  [{ currency: 'euro' }, 'currency'],
])('billing details with %j are refused at their field', async (wrong, field) => {
  const owner = await aPerson(app, 'employer.owner')
  const { status, errors } = await call(infos.createBillingInfo, {
    token: await tokenOf(owner),
    attributes: { ...DETAILS, ...wrong },
  })
  expect([status, errors[0]?.meta?.['field']]).toEqual([422, field])
})

test('the plan of a company needs its billing details, and stays with its currency', async () => {
  const owner = await aPerson(app, 'employer.owner')
  expect((await act(owner, 'change', TEAM)).errors[0]?.code).toBe('billing.info-missing')
  expect((await act(owner, 'change', { ...TEAM, currency: 'CHF' })).errors[0]?.code).toBe('plan.unavailable')
  expect((await act(owner, 'change', { ...TEAM, planKey: 'gold' })).errors[0]?.code).toBe('plan.unavailable')
})

test('the search history goes back as far as the plan says', async () => {
  const owner = await aPerson(app, 'employer.owner')
  const run = { token: await tokenOf(owner), attributes: { door: 'summary', text: 'Go developer' } }
  expect((await call(runSearch, run)).status).toBe(201)
  const count = async () => (await call(listSearches, { token: await tokenOf(owner) })).data.length
  expect(await count()).toBe(1)
  app.clock.advance(91 * DAY_MS)
  day += 91
  expect(await count()).toBe(0)
})

test('invitations end with the seats of the plan, and viewers need none', async () => {
  const owner = await aPerson(app, 'employer.owner')
  const invite = async (emails: readonly string[], role: 'employer.recruiter' | 'employer.viewer') =>
    call(inviteTeammates, {
      token: await tokenOf(owner),
      attributes: { emails, roleId: builtInRoleId(role), jobAccess: 'all', requirementIds: [], message: null },
    })
  const refused = await invite(['one@seats.test', 'two@seats.test'], 'employer.recruiter')
  expect([refused.status, refused.errors[0]?.code, refused.errors[0]?.meta]).toMatchObject([
    409,
    'plan.no-seat',
    { seats: 2, left: 1 },
  ])
  expect((await invite(['one@seats.test'], 'employer.recruiter')).status).toBe(201)
  expect((await invite(['two@seats.test'], 'employer.recruiter')).errors[0]?.code).toBe('plan.no-seat')
  expect((await invite(['three@seats.test'], 'employer.viewer')).status).toBe(201)
})

test('neither another role nor a changed role gives a seat beyond those of the plan', async () => {
  const owner = await aPerson(app, 'employer.owner')
  const of = { companyId: owner.companyId ?? '' }
  const [one, two] = [await aPerson(app, 'employer.viewer', of), await aPerson(app, 'employer.viewer', of)]
  const token = await tokenOf(owner)
  const mates: { id: string; userId: string; seat: string }[] = (await call(listTeammates, { token })).data
  const give = ({ user }: Person, roleId: string) =>
    call(changeTeammate, {
      token,
      params: { id: mates.find(({ userId }) => userId === user.id)?.id ?? '' },
      attributes: { roleId },
    })
  const reading = [{ name: 'requirement.read', access: 'assigned' }]
  const role = (await call(createRole, { token, attributes: { name: 'Reader', description: '', grants: reading } }))
    .data
  const rewrite = (name: string) =>
    call(changeRole, { token, params: { id: role.id }, attributes: { grants: [...reading, { name, access: 'all' }] } })

  for (const each of [one, two]) expect((await give(each, builtInRoleId('employer.viewer'))).data.seat).toBe('free')
  const raised = await Promise.all([one, two].map((each) => give(each, builtInRoleId('employer.recruiter'))))
  expect(raised.map(({ status, errors }) => errors?.[0]?.code ?? status).toSorted()).toEqual([200, 'plan.no-seat'])
  const left = raised[0]?.status === 200 ? two : one
  expect((await give(left, role.id)).data.seat).toBe('free')
  const rewritten = await rewrite('search.run')
  expect([rewritten.status, rewritten.errors[0]?.code]).toEqual([409, 'plan.no-seat'])
  const seats = (await call(listTeammates, { token })).data.map(({ seat }: { seat: string }) => seat)
  expect(seats.toSorted()).toEqual(['free', 'paid', 'paid'])
})
