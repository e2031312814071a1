import { agencyActions } from '@assay/contracts/agencies'
import { openCandidateLink } from '@assay/contracts/candidate-links'
import * as pages from '@assay/contracts/candidate-pages'
import { getCandidate } from '@assay/contracts/candidates'
import * as contract from '@assay/contracts/contact-infos'
import { changeProfile, getProfile } from '@assay/contracts/profiles'
import * as requirements from '@assay/contracts/requirements'
import * as shortlists from '@assay/contracts/shortlisteds'
import { listSubscriptions } from '@assay/contracts/subscriptions'
import { changeCompany, getCompany } from '@assay/contracts/users'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../../platform/testing/test-app.ts'
import { addCandidates, aRecord } from '../../../../platform/testing/test-candidates.ts'
import { anAgency, aPerson, type Person } from '../../../../platform/testing/test-people.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../platform/time/durations.ts'
import { insertSubscription } from '../../../billing/index.ts'

const PAY = { amountMinor: 6000, currency: 'EUR', period: 'hour' }
const MESSAGE = 'We build an order intake for a hundred shops and look for somebody who has done this before.'
const CONSENTS = [{ purpose: 'contact', until: '2030-01-01', source: 'sign-up form' }]

let app: TestApp
let owner: Person
let viewer: Person
let stranger: Person
let operator: Person
let adaId: string
/** A new candidate for each test keeps the mails apart. */
let adasMail: string
let number = 0
let requirementId: string

beforeAll(async () => {
  app = await openTestApp()
  owner = await aPerson(app, 'employer.owner')
  viewer = await aPerson(app, 'employer.viewer', { companyId: owner.companyId ?? '' })
  stranger = await aPerson(app, 'employer.owner')
  operator = await aPerson(app, 'platform.admin')
})

beforeEach(async () => {
  number += 1
  adasMail = `ada-${number}@lovelace.example`
  ;[adaId = ''] = await addCandidates(app, [anAda({ consents: CONSENTS })])
  requirementId = await aRequirement(owner)
  await shortlist(owner, requirementId)
})

const anAda = (assay: Record<string, unknown>, email = adasMail) =>
  aRecord(assay, {
    basics: {
      name: 'Ada Lovelace',
      label: 'Backend Developer',
      phone: '+44 20 7946 0958',
      email,
      profiles: [{ url: 'https://profiles.example/ada' }],
    },
  })

const mailsTo = (address: string) => app.mails.filter(({ to }) => to === address)

async function aRequirement(person: Person, more: Record<string, unknown> = {}): Promise<string> {
  const attributes = { title: 'Order intake', description: 'Backend developer with Go and Kafka', ...more }
  const { data } = await app.call(requirements.createRequirement, { token: person.token, attributes })
  const overrule = { overrule: 'a test' }
  await app.call(requirements.requirementActions.publish, {
    token: person.token,
    params: { id: data.id },
    attributes: overrule,
  })
  return data.id
}

const shortlist = async (person: Person, id: string, candidateId = adaId): Promise<string> =>
  (
    await app.call(shortlists.shortlistCandidate, {
      token: person.token,
      attributes: { requirementId: id, candidateId },
    })
  ).data.id

const ask = (more: Record<string, unknown> = {}, person = owner) =>
  app.call(contract.requestContact, {
    token: person.token,
    attributes: { candidateId: adaId, requirementId, message: MESSAGE, pay: PAY, location: 'Berlin', ...more },
  })

const tick = async (ms: number) => {
  app.clock.advance(ms)
  await app.app.scheduler.runDue()
  await app.app.outbox.drain()
}

async function aSentOne(): Promise<{ id: string; token: string }> {
  const { data } = await ask()
  await tick(5 * MINUTE_MS + 1000)
  return { id: data.id, token: tokensIn(mailsTo(adasMail)[0]?.text ?? '')[0] ?? '' }
}

const tokensIn = (text: string): string[] =>
  Array.from(text.matchAll(/\/verify#([\w-]{64})/g), ([, token]) => token ?? '')

const answer = (token: string, attributes: Record<string, unknown>) =>
  app.call(contract.answerContact, { attributes: { token, ...attributes } })

const read = (id: string, person = owner, query = 'include=candidate') =>
  app.call(contract.getContactInfo, { token: person.token, params: { id }, query })

const stageNow = async (): Promise<string> =>
  (
    await app.database.pool.query('select stage from shortlisteds where requirement_id = $1 and candidate_id = $2', [
      ...[requirementId, adaId],
    ])
  ).rows[0].stage

describe('requesting contact', () => {
  test('states the pay, waits five minutes and shows no name', async () => {
    const { data, status, json } = await ask()

    expect(status).toBe(201)
    expect(data).toMatchObject({ state: 'queued', credit: 'reserved', details: null, pay: PAY, location: 'Berlin' })
    expect(data.candidateName).toMatch(/^Candidate /)
    expect(data.mayDo).toEqual(['edit', 'withdraw'])
    expect(JSON.stringify(json)).not.toContain('Lovelace')
    expect(await stageNow()).toBe('contactRequested')
  })

  test('the preflight reports mismatches and obstacles', async () => {
    const tight = await aRequirement(owner, { band: { amountMinor: 4000, currency: 'EUR', period: 'hour' } })
    await shortlist(owner, tight)
    const look = (amountMinor: number) =>
      app.call(contract.preflightContact, {
        token: owner.token,
        attributes: { candidateId: adaId, requirementId: tight, pay: { ...PAY, amountMinor } },
      })
    const codesOf = ({ data }: Awaited<ReturnType<typeof look>>) =>
      data.mismatches.map(({ code }: { code: string }) => code)
    const low = await look(4000)

    expect(codesOf(low)).toEqual(['payBelowRate'])
    expect(codesOf(await look(PAY.amountMinor))).toEqual(['rateOverBand'])
    expect(low.data).toMatchObject({ blockers: [], creditsLeft: null, answersFor: 'candidate', answerHours: 72 })
  })

  test('an overdue invoice is announced before it stops requests', async () => {
    const look = async () =>
      (
        await app.call(contract.preflightContact, {
          token: owner.token,
          attributes: { candidateId: adaId, requirementId, pay: PAY },
        })
      ).data
    const owe = (days: number | null) =>
      app.database.pool.query(
        `insert into subscriptions (company_id, state, state_since, period_start, period_end, created_at, updated_at)
         values ($1, $2, $3, now(), now() + interval '1 month', now(), now())
         on conflict (company_id) do update set state = excluded.state, state_since = excluded.state_since`,
        [
          owner.companyId,
          days === null ? 'active' : 'pastDue',
          new Date(app.system.now().getTime() - (days ?? 0) * DAY_MS),
        ],
      )
    await owe(2)
    expect(await look()).toMatchObject({ blockers: [] })
    expect(Date.parse((await look()).blockedFrom)).toBeGreaterThan(app.system.now().getTime())
    await owe(8)
    expect((await look()).blockers.map(({ code }: { code: string }) => code)).toEqual(['pastDue'])
    expect((await ask()).errors[0]?.code).toBe('billing.past-due')
    await owe(null)
    expect(await look()).toMatchObject({ blockers: [], blockedFrom: null })
  })

  test.each([
    ['contact.no-consent', {}],
    ['contact.no-consent', { consents: [{ purpose: 'contact', until: '2020-01-01', source: 'form' }] }],
    ['contact.denied', { consents: CONSENTS, denyCompanies: ['ACME'] }],
  ])('%s is refused', async (code, assay) => {
    const [id = ''] = await addCandidates(app, [aRecord(assay)])
    await app.database.pool.query(
      `insert into shortlisteds (id, company_id, requirement_id, candidate_id, added_by, stage)
       values (gen_random_uuid(), $1, $2, $3, $4, 'shortlisted')`,
      [owner.companyId, requirementId, id, owner.user.id],
    )
    const { errors } = await ask({ candidateId: id })

    expect(errors[0]?.code).toBe(code)
  })

  test('a short message, missing pay and a candidate outside the shortlist are refused', async () => {
    const [unknown = ''] = await addCandidates(app, [aRecord({ consents: CONSENTS })])
    const codes = await Promise.all(
      [{ message: 'Hello' }, { pay: undefined }, { candidateId: unknown }].map(
        async (more) => (await ask(more)).errors[0]?.code,
      ),
    )

    expect(codes).toEqual(['validation.invalid', 'validation.invalid', 'resource.not-found'])
  })

  test('a request cancelled within five minutes is never sent and refunds the credit', async () => {
    const { data } = await ask()
    const edit = { message: `${MESSAGE} Soon.`, pay: PAY, location: null }
    await app.call(contract.editContact, { token: owner.token, params: { id: data.id }, attributes: edit })
    const taken = await app.call(contract.withdrawContact, {
      token: owner.token,
      params: { id: data.id },
      attributes: {},
    })
    await tick(HOUR_MS)

    expect(taken.data).toMatchObject({ state: 'withdrawn', credit: 'returned', message: edit.message })
    expect(mailsTo(adasMail)).toEqual([])
    expect(await stageNow()).toBe('shortlisted')
    expect((await ask()).status).toBe(201)
  })
})

describe('the candidate’s answer', () => {
  test('opening the link shows company, purpose, pay and deadline and changes nothing', async () => {
    const { token, id } = await aSentOne()
    const [first, second] = await Promise.all(
      Array.from({ length: 2 }, () => app.call(openCandidateLink, { attributes: { token } })),
    )

    expect(mailsTo(adasMail)).toHaveLength(1)
    expect(first?.data).toEqual(second?.data)
    expect(first?.data).toMatchObject({ purpose: 'answerContactRequest', state: 'open', companyName: 'Acme' })
    expect(contract.contactAsked.parse(first?.data.shows)).toMatchObject({
      requirementTitle: 'Order intake',
      pay: PAY,
      message: MESSAGE,
      location: 'Berlin',
      employer: { medianHours: null },
    })
    expect((await read(id)).data.state).toBe('pending')
  })

  test('accepting copies the details for that requirement only and confirms it to the candidate', async () => {
    const { token, id } = await aSentOne()
    await answer(token, { answer: 'approve' })
    await app.app.outbox.drain()
    const shown = await read(id)
    const other = await aRequirement(owner)
    const elsewhere = await shortlist(owner, other)
    const candidateOf = async (person: Person, entryId: string) =>
      (
        await app.call(shortlists.getShortlisted, {
          token: person.token,
          params: { id: entryId },
          query: 'include=candidate',
        })
      ).data.candidate

    expect(shown.data).toMatchObject({
      state: 'approved',
      credit: 'spent',
      candidateName: 'Ada Lovelace',
      decidedBy: 'candidate',
      details: { email: adasMail, phone: '+44 20 7946 0958', links: ['https://profiles.example/ada'] },
    })
    expect(await stageNow()).toBe('contactReleased')
    expect((await candidateOf(owner, shown.data.shortlisted.id)).legalName).toBe('Ada Lovelace')
    expect((await candidateOf(owner, elsewhere)).legalName).toBeNull()
    const alone = await app.call(getCandidate, { token: owner.token, params: { id: adaId } })
    const theirs = await app.call(getCandidate, { token: stranger.token, params: { id: adaId } })
    expect([alone.data.legalName, theirs.data.legalName]).toEqual(['Ada Lovelace', null])
    expect((await read(id, viewer)).status).toBe(403)
    expect((await read(id, stranger)).status).toBe(404)
    const { data: profile } = await app.call(getProfile, { token: owner.token })
    const reviewBlind = (blindMode: boolean) =>
      app.call(changeProfile, { token: owner.token, params: { id: profile.id }, attributes: { blindMode } })
    await reviewBlind(true)
    expect(JSON.stringify((await read(id)).document)).not.toMatch(/Lovelace|7946|profiles\.example/)
    await reviewBlind(false)
    expect(JSON.stringify((await read(id)).document)).toMatch(/Lovelace.*7946|7946.*Lovelace/)
    expect(mailsTo(adasMail).at(-1)?.subject).toBe('Acme now has your contact details')
  })

  test('the same answer twice counts once, a different one is refused', async () => {
    const { token, id } = await aSentOne()
    const [first, again] = [await answer(token, { answer: 'approve' }), await answer(token, { answer: 'approve' })]
    const other = await answer(token, { answer: 'decline', code: 'pay' })
    const { rows } = await app.database.pool.query('select kind from credit_movements where subject_id = $1', [id])

    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.data).toEqual(first.data)
    expect([other.status, other.errors[0]?.code]).toEqual([410, 'verification.used'])
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['reserve', 'spend'])
  })

  test('of fifty simultaneous answers one counts', async () => {
    const { token, id } = await aSentOne()
    const answers = await Promise.all(Array.from({ length: 50 }, () => answer(token, { answer: 'approve' })))
    const { rowCount } = await app.database.pool.query(
      `select 1 from activities where target_id = $1 and verb = 'contact.approve'`,
      [id],
    )

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(rowCount).toBe(1)
  })

  test('declining needs a reason, refunds the credit and keeps the name hidden', async () => {
    const { token, id } = await aSentOne()
    const without = await answer(token, { answer: 'decline' })
    await answer(token, { answer: 'decline', code: 'pay', note: 'Write to ada@lovelace.example' })
    const { data, json } = await read(id)

    expect(without.status).toBe(422)
    expect(data).toMatchObject({ state: 'declined', credit: 'returned', declineCode: 'pay', details: null })
    expect(JSON.stringify(json)).not.toMatch(/lovelace/i)
    expect(await stageNow()).toBe('shortlisted')
  })

  test('a report is recorded as declined with that reason', async () => {
    const { token, id } = await aSentOne()
    await answer(token, { answer: 'report', note: 'This is no job' })

    expect((await read(id)).data).toMatchObject({ state: 'declined', declineCode: 'reported' })
  })

  test('the link stops working after 72 hours', async () => {
    const { token, id } = await aSentOne()
    await tick(72 * HOUR_MS)
    const late = await answer(token, { answer: 'approve' })

    expect([late.status, late.errors[0]?.code]).toEqual([410, 'verification.expired'])
    expect((await read(id)).data).toMatchObject({ state: 'expired', credit: 'returned' })
    expect(mailsTo(adasMail).map(({ subject }) => subject)).toEqual([
      'Acme would like to talk to you about “Order intake”',
      'The request from Acme has expired',
    ])
  })

  test('repeated effects send one mail and two reminders', async () => {
    const { id } = await aSentOne()
    const remind = () => app.call(contract.remindContact, { token: owner.token, params: { id }, attributes: {} })
    const [first, second] = [await remind(), await remind()]
    await tick(49 * HOUR_MS)
    await tick(MINUTE_MS)

    expect([first.status, second.status, second.errors[0]?.code]).toEqual([200, 409, 'contact.reminded'])
    expect(mailsTo(adasMail).map(({ subject }) => subject.startsWith('Reminder'))).toEqual([false, true, true])
  })

  test('the employer’s reminder and the automatic one are at least twelve hours apart', async () => {
    const { id } = await aSentOne()
    const remind = () => app.call(contract.remindContact, { token: owner.token, params: { id }, attributes: {} })
    const reminders = () => mailsTo(adasMail).filter(({ subject }) => subject.startsWith('Reminder')).length
    await tick(47 * HOUR_MS)
    await remind()
    await tick(2 * HOUR_MS)
    expect(reminders()).toBe(1)
    await tick(11 * HOUR_MS)
    expect(reminders()).toBe(2)
  })

  test('the employer can’t remind right after the automatic reminder', async () => {
    const { id } = await aSentOne()
    const remind = () => app.call(contract.remindContact, { token: owner.token, params: { id }, attributes: {} })
    await tick(49 * HOUR_MS)
    const [early, shown] = [await remind(), await read(id)]
    await tick(12 * HOUR_MS)
    expect([early.status, early.errors[0]?.code]).toEqual([409, 'contact.reminded'])
    expect(shown.data.mayDo).not.toContain('remind')
    expect((await remind()).status).toBe(200)
  })

  test('rejecting the candidate ends the request and refunds the credit', async () => {
    const { token, id } = await aSentOne()
    const { data } = await read(id)
    await app.call(shortlists.rejectShortlisted, {
      token: owner.token,
      params: { id: data.shortlisted.id },
      attributes: { code: 'rate' },
    })
    await app.app.outbox.drain()

    expect((await read(id)).data).toMatchObject({ state: 'expired', credit: 'returned' })
    expect((await answer(token, { answer: 'approve' })).errors[0]?.code).toBe('verification.expired')
  })
})

describe('represented candidates', () => {
  test('the agency answers, and the operator only with a mandate', async () => {
    const agencyId = await anAgency(app)
    const represented = 'represented@lovelace.example'
    const member = await aPerson(app, 'agency.member', { agencyId })
    const asked = async () => {
      const [candidateId = ''] = await addCandidates(app, [anAda({}, represented)], agencyId)
      await shortlist(owner, requirementId, candidateId)
      const { data } = await ask({ candidateId })
      await tick(6 * MINUTE_MS)
      return data.id
    }
    const [one, two] = [await asked(), await asked()]
    const [forAgency, forEmployer] = [await read(one, member), await read(one)]
    const approve = (person: Person, id: string, mandate: string | null = null) =>
      app.call(contract.approveContact, { token: person.token, params: { id }, attributes: { mandate } })
    const [byAgency, without] = [await approve(member, one), await approve(operator, two)]
    const byOperator = await approve(operator, two, 'Asked by phone on the 3rd')
    const { rows } = await app.database.pool.query(
      `select actor_type, on_behalf_of is not null as for_somebody from activities
       where verb = 'contact.approve' and target_id = any($1) order by at`,
      [[one, two]],
    )

    expect(mailsTo(represented)).toEqual([])
    expect(forAgency.data.candidateName).toBe('Ada Lovelace')
    expect(forEmployer.data.candidateName).toMatch(/^Candidate /)
    expect([byAgency.data.decidedBy, byAgency.data.candidateName]).toEqual(['agency', 'Ada Lovelace'])
    expect([without.status, without.errors[0]?.code]).toEqual([422, 'validation.invalid'])
    expect(byOperator.data).toMatchObject({ decidedBy: 'operator', details: null })
    expect(rows).toEqual([
      { actor_type: 'agency', for_somebody: true },
      { actor_type: 'user', for_somebody: true },
    ])
  })

  test('candidates of a suspended agency cannot be requested; those of a closed one are asked themselves', async () => {
    const agencyId = await anAgency(app)
    const move = (verb: 'suspend' | 'close') =>
      app.call(agencyActions[verb], {
        token: operator.token,
        params: { id: agencyId },
        attributes: { reason: 'Because of a test.' },
      })
    const [candidateId = ''] = await addCandidates(
      app,
      [anAda({ consents: CONSENTS }, 'left@lovelace.example')],
      agencyId,
    )
    await shortlist(owner, requirementId, candidateId)
    await move('suspend')
    expect((await ask({ candidateId })).errors[0]?.code).toBe('contact.unreachable')
    await move('close')
    const asked = await ask({ candidateId })
    await tick(6 * MINUTE_MS)

    expect(asked.data).toMatchObject({ answersFor: 'candidate', agencyName: null })
    expect(mailsTo('left@lovelace.example')).toHaveLength(1)
  })
})

test('wrong details are removed and the credit refunded when the operator confirms the dispute', async () => {
  const { token, id } = await aSentOne()
  await answer(token, { answer: 'approve' })
  const act = (endpoint: typeof contract.disputeContact, person: Person, attributes: Record<string, unknown>) =>
    app.call(endpoint, { token: person.token, params: { id }, attributes })
  await act(contract.disputeContact, owner, { code: 'wrongEmail', note: 'It bounces' })
  await act(contract.refundContact as never, operator, { note: null })
  const alone = await app.call(getCandidate, { token: owner.token, params: { id: adaId } })

  expect((await read(id)).data).toMatchObject({ state: 'refunded', credit: 'returned', details: null })
  expect([alone.data.legalName, await stageNow()]).toEqual([null, 'shortlisted'])
})

test('the mail carries the company’s name and color, and a reply reaches the sender of the request', async () => {
  const { companyId = '', token } = owner
  const { version } = (await app.call(getCompany, { token, params: { id: companyId ?? '' } })).data
  const settings = { token, params: { id: companyId ?? '' } }
  const pale = await app.call(changeCompany, { ...settings, attributes: { accent: '#ffcc00', version } })
  const saved = await app.call(changeCompany, { ...settings, attributes: { accent: '#8A1C4A', version } })
  await aSentOne()
  const [mail] = mailsTo(adasMail)

  expect([pale.status, saved.status, saved.data.accent]).toEqual([422, 200, '#8a1c4a'])
  expect(mail?.replyTo).toEqual({ name: owner.user.fullName, address: owner.user.email })
  expect(mail?.text).toContain(`${owner.user.fullName} at ${mail?.fromName} will see your email address`)
  expect(mail?.html).toContain('bgcolor="#8a1c4a"')
})

describe('permanent links of a candidate', () => {
  async function answeredLinks(): Promise<{ progress: string; data: string; why: string; id: string }> {
    const { token, id } = await aSentOne()
    const [, data = ''] = tokensIn(mailsTo(adasMail)[0]?.text ?? '')
    const { links } = pages.progressShown.parse(
      (await app.call(pages.openApplication, { attributes: { token } })).data.shows,
    )
    const [progress = '', why = ''] = [links.application, links.explanation].flatMap(tokensIn)
    await answer(token, { answer: 'approve' })
    return { progress, data, why, id }
  }
  const open = async (token: string) => (await app.call(openCandidateLink, { attributes: { token } })).data

  test('a notice leads to the page where an alternative process can be requested', async () => {
    await aSentOne()
    const [, asked = ''] = /\/alternative#([\w-]{64})/.exec(mailsTo(adasMail)[0]?.text ?? '') ?? []
    expect(await open(asked)).toMatchObject({ purpose: 'askForAccommodation', state: 'open' })
  })

  test('show the progress in plain words', async () => {
    const { progress } = await answeredLinks()
    const shows = pages.progressShown.parse((await open(progress)).shows)

    expect(shows.where).toBe('The company has your contact details.')
    expect(shows.steps.map(({ what }) => what)).toEqual([
      'The company shortlisted you',
      'The company requested your contact details',
      'You shared your contact details',
    ])
    expect([shows.canWithdraw, shows.canReturn]).toEqual([true, false])
  })

  test('allow withdrawing and returning; released details disappear immediately', async () => {
    const { progress, id } = await answeredLinks()
    const leave = () => app.call(pages.withdrawFromProcess, { attributes: { token: progress } })
    const left = [await leave(), await leave()]
    const afterwards = await read(id)
    const back = await app.call(pages.returnToProcess, { attributes: { token: progress } })

    expect(left.map(({ status }) => status)).toEqual([200, 200])
    expect(afterwards.data).toMatchObject({ state: 'revoked', credit: 'spent', details: null })
    expect([back.status, await stageNow()]).toEqual([200, 'shortlisted'])
  })

  test('allow a correction, which reaches the source of the data', async () => {
    const { data } = await answeredLinks()
    const attributes = { token: data, topic: 'skills', proposal: 'I have used Kafka for six years' }
    const proposed = await app.call(pages.proposeCorrection, { attributes })
    const { data: waiting } = await app.call(pages.listDataCorrections, { token: operator.token })
    const mine = waiting.find((one: { proposal: string }) => one.proposal === attributes.proposal)
    const decided = await app.call(pages.decideDataCorrection, {
      token: operator.token,
      params: { id: mine.id },
      attributes: { state: 'done', answer: 'Six years it is' },
    })
    const events = await app.database.pool.query(
      `select after::text from activities where verb like 'candidate.correct%'`,
    )

    expect(pages.dataShown.parse(proposed.data.shows).corrections).toHaveLength(1)
    const { kept } = pages.dataShown.parse(proposed.data.shows)
    expect(kept).toContainEqual({ label: 'Name', value: 'Ada Lovelace' })
    expect(kept.find(({ label }) => label === 'Expected pay')?.value).toMatch(/^€[\d.]+\/h$/)
    // With what companies see only once it is released.
    expect(Object.fromEntries(kept.map(({ label, value }) => [label, value]))).toMatchObject({
      Work: expect.stringMatching(/^Backend Developer at Byron Works, Mar 2018 to now/),
      Education: 'Bachelor, Mathematics, Somerville College',
      Skills: expect.stringContaining('Go (6 years, assessed)'),
    })
    expect(decided.data.state).toBe('done')
    expect(JSON.stringify(events.rows)).not.toContain('Kafka')
    expect((await app.call(pages.listDataCorrections, { token: owner.token })).status).toBe(403)
  })

  test('allow erasure: no personal data remains and the history stays complete', async () => {
    const { data, progress, id } = await answeredLinks()
    const erase = () => app.call(pages.eraseOwnData, { attributes: { token: data, confirm: true } })
    const [first, again] = [await erase(), await erase()]
    const dump = await everything()
    const { rows } = await app.database.pool.query(
      'select count(*)::int as kept from activities where candidate_id = $1',
      [adaId],
    )

    expect([first.status, again.status]).toEqual([200, 200])
    expect(pages.dataShown.parse(first.data.shows).isErased).toBe(true)
    expect((await read(id)).data).toMatchObject({ state: 'revoked', details: null })
    expect((await app.call(getCandidate, { token: owner.token, params: { id: adaId } })).status).toBe(404)
    expect((await app.call(openCandidateLink, { attributes: { token: progress } })).status).toBe(410)
    expect(dump).not.toMatch(/@lovelace|7946 0958|profiles\.example\/ada/i)
    expect(rows[0].kept).toBeGreaterThan(3)
  })

  test('explain the decision with the recorded facts only', async () => {
    const { why, id } = await answeredLinks()
    const { data } = await read(id)
    const entryId = data.shortlisted.id
    await app.call(shortlists.rejectShortlisted, {
      token: owner.token,
      params: { id: entryId },
      attributes: { code: 'rate', note: 'A private remark' },
    })
    const { letter } = pages.explanationShown.parse((await open(why)).shows)
    const entry = (await app.database.pool.query('select * from shortlisteds where id = $1', [entryId])).rows[0]
    const steps = await app.database.pool.query('select 1 from shortlisted_stages where shortlisted_id = $1', [entryId])

    expect(letter).toContain('the pay you expect is above their budget')
    expect(letter).toContain(`${entry.score_at_add.toLocaleString('en')} points, using model ${entry.model_at_add}.`)
    expect(letter.match(/^ {2}\w.*, \d\d:\d\d \(.+\): /gm)).toHaveLength(steps.rowCount ?? 0)
    expect(letter).not.toMatch(/private remark|Person \d/i)
  })

  /** Everything stored, as text. */
  async function everything(): Promise<string> {
    const tables = await app.database.pool.query(
      `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    const dumps: string[] = []
    for (const { table_name } of tables.rows) {
      const { rows } = await app.database.pool.query(
        `select t::text as row from "${table_name}" t where t::text like $1`,
        [`%${adaId}%`],
      )
      dumps.push(...rows.map(({ row }) => row))
    }
    return dumps.join('\n')
  }
})

test('rejected candidates are notified once within 72 hours, restored ones are not', async () => {
  const [bobId = ''] = await addCandidates(app, [
    aRecord({ consents: CONSENTS }, { basics: { name: 'Bob', email: 'bob@mail.example', label: 'Backend Developer' } }),
  ])
  const [ada, bob] = [await shortlist(owner, requirementId), await shortlist(owner, requirementId, bobId)]
  const act = (endpoint: typeof shortlists.rejectShortlisted, id: string, attributes: Record<string, unknown>) =>
    app.call(endpoint, { token: owner.token, params: { id }, attributes })
  await act(shortlists.rejectShortlisted, ada, { code: 'rate' })
  await act(shortlists.rejectShortlisted, bob, { code: 'rate' })
  await act(shortlists.restoreShortlisted as never, bob, { reason: 'The band has grown' })
  await tick(HOUR_MS)
  expect(mailsTo(adasMail)).toEqual([])
  await tick(DAY_MS)
  await tick(DAY_MS)

  expect(mailsTo(adasMail).map(({ subject }) => subject)).toEqual(['About “Order intake” at Acme'])
  expect(mailsTo('bob@mail.example')).toEqual([])
})

test('of fifty simultaneous requests one gets the last credit', async () => {
  const boss = await aPerson(app, 'employer.owner')
  const now = app.system.now()
  await insertSubscription(app.system.db, {
    companyId: boss.companyId ?? '',
    planId: 'team',
    creditsIncluded: 1,
    createdAt: now,
    updatedAt: now,
    periodStart: now,
    periodEnd: new Date(now.getTime() + 30 * DAY_MS),
  })
  const people = await addCandidates(
    app,
    Array.from({ length: 50 }, () => aRecord({ consents: CONSENTS })),
  )
  const id = await aRequirement(boss)
  await app.call(shortlists.shortlistCandidates, {
    token: boss.token,
    params: { id },
    attributes: { candidateIds: people },
  })
  const answers = await Promise.all(people.map((candidateId) => ask({ candidateId, requirementId: id }, boss)))
  const { data } = await app.call(listSubscriptions, { token: boss.token })
  const rows = await app.database.pool.query('select 1 from contact_infos where requirement_id = $1', [id])

  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(new Set(answers.flatMap(({ errors }) => errors.map(({ code }) => code)))).toEqual(
    new Set(['credit.none-left']),
  )
  expect(data[0].credits).toEqual({ included: 1, used: 1, extra: 0, left: 0 })
  expect(rows.rowCount).toBe(1)
})
