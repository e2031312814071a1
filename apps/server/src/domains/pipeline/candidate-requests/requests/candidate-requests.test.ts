import { openCandidateLink } from '@assay/contracts/candidate-links'
import { explanationShown, progressShown } from '@assay/contracts/candidate-pages'
import * as contract from '@assay/contracts/candidate-requests'
import { getDashboard } from '@assay/contracts/dashboards'
import * as notices from '@assay/contracts/manual-notices'
import { listNotifications } from '@assay/contracts/notifications'
import { rejectShortlisted } from '@assay/contracts/shortlisteds'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../../platform/testing/test-app.ts'
import { addCandidates, aRecord } from '../../../../platform/testing/test-candidates.ts'
import { anEntryAt, anOpenRequirement } from '../../../../platform/testing/test-offers.ts'
import { anAgency, aPerson, type Person } from '../../../../platform/testing/test-people.ts'
import { DAY_MS, HOUR_MS } from '../../../../platform/time/durations.ts'
import { linkAddress } from '../../../candidate-links/index.ts'
import { openPermanentLinks } from '../../contact-requests/index.ts'

const MESSAGE = 'I cannot hear well: please send the questions in writing beforehand.'
const ANSWER = 'We send them two days before, and a colleague writes along.'

let app: TestApp
let owner: Person
let recruiter: Person
let viewer: Person
let stranger: Person
let operator: Person
let requirementId: string
let number = 0
let mailOfAda: string
let adaId: string
let entryId: string
let token: string

beforeAll(async () => {
  app = await openTestApp()
  owner = await aPerson(app, 'employer.owner')
  const companyId = owner.companyId ?? ''
  recruiter = await aPerson(app, 'employer.recruiter', { companyId })
  viewer = await aPerson(app, 'employer.viewer', { companyId })
  stranger = await aPerson(app, 'employer.owner')
  operator = await aPerson(app, 'platform.admin')
  const plan = [{ round: 1, kind: 'technical' as const, minutes: 60, scorecardId: null, panelPool: [], pick: 1 }]
  requirementId = await anOpenRequirement(app, { author: owner, assigned: [viewer] }, { plan })
})

beforeEach(async () => {
  number += 1
  mailOfAda = `ada-${number}@lovelace.example`
  ;({ candidateId: adaId, entryId, token } = await inProcess('interviewing', { email: mailOfAda }))
})

async function inProcess(stage: string, { email, agencyId = null }: { email?: string; agencyId?: string | null }) {
  const basics = { name: 'Ada Lovelace', label: 'Backend Developer', ...(email === undefined ? {} : { email }) }
  const [candidateId = ''] = await addCandidates(app, [aRecord({}, { basics })], agencyId)
  const shortlistedId = await anEntryAt(app, { author: owner, requirementId, candidateId, stage })
  const at = app.system.now()
  const whose = { candidateId, companyId: owner.companyId ?? '', shortlistedId, at }
  const links = await app.system.transaction((tx) => openPermanentLinks(tx, whose))
  const address = await linkAddress(app.system, {
    verificationId: links.askForAccommodation.id,
    appUrl: 'http://x',
  })
  return { candidateId, entryId: shortlistedId, token: address.split('#')[1] ?? '', links }
}

const mailsTo = (address: string) => app.mails.filter(({ to }) => to === address)
const ask = (attributes: Record<string, unknown> = {}) =>
  app.call(contract.submitCandidateRequest, {
    attributes: { token, kind: 'accommodation', message: MESSAGE, ...attributes },
  })
const open = (linkToken = token) => app.call(openCandidateLink, { attributes: { token: linkToken } })
const list = (person: Person, query = '') =>
  app.call(contract.listCandidateRequests, { token: person.token, ...(query === '' ? {} : { query }) })
const answer = (id: string, person = recruiter, attributes: Record<string, unknown> = {}) =>
  app.call(contract.answerCandidateRequest, {
    token: person.token,
    params: { id },
    attributes: { outcome: 'granted', answer: ANSWER, ...attributes },
  })

const reject = (id: string) =>
  app.call(rejectShortlisted, { token: owner.token, params: { id }, attributes: { code: 'rate', note: null } })

async function anAskedOne(): Promise<string> {
  await ask()
  await app.app.outbox.drain()
  const { rows } = await app.database.pool.query('select id from candidate_requests where candidate_id = $1', [adaId])
  return rows[0].id
}

const notificationsOf = async (person: Person, kind: string): Promise<{ targetId: string; title: string }[]> =>
  (await app.call(listNotifications, { token: person.token, query: `filter[kind]=${kind}&page[size]=50` })).data

describe('submitting a candidate request', () => {
  test('opening the link shows how the company chooses and changes nothing', async () => {
    const { data } = await open()
    const shown = contract.requestsShown.parse(data.shows)

    expect(data).toMatchObject({ purpose: 'askForAccommodation', state: 'open', companyName: 'Acme' })
    expect(shown).toMatchObject({
      rounds: ['Round 1: technical interview, 60 minutes'],
      kinds: ['question', 'alternative', 'accommodation'],
      requests: [],
      answerHours: 72,
    })
    expect((await list(owner)).data.filter((each: { message: string }) => each.message === MESSAGE)).toEqual([])
  })

  test('the company gets a task and the candidate a confirmation', async () => {
    const id = await anAskedOne()
    const shown = contract.requestsShown.parse((await open()).data.shows)
    const { data } = await app.call(contract.getCandidateRequest, { token: recruiter.token, params: { id } })

    expect(shown.kinds).toEqual(['question', 'alternative'])
    expect(shown.requests).toEqual([expect.objectContaining({ id, state: 'open', message: MESSAGE, isOverdue: false })])
    expect(data).toMatchObject({
      state: 'open',
      message: MESSAGE,
      mayDo: ['answer'],
      reachedBy: 'mail',
      recordedBy: null,
    })
    expect(data.candidateName).toMatch(/^Candidate /)
    expect((await notificationsOf(recruiter, 'candidateRequestSubmitted')).map(({ targetId }) => targetId)).toContain(
      id,
    )
    expect(mailsTo(mailOfAda).map(({ subject }) => subject)).toEqual(['Acme received your request'])
    const dash = await app.call(getDashboard, { token: recruiter.token })
    expect(dash.errors).toEqual([])
    const { waiting } = dash.data
    expect(waiting).toContainEqual(
      expect.objectContaining({
        key: 'candidateRequests',
        list: { type: 'candidate-requests', filter: { state: 'open' } },
      }),
    )
  })

  test('the text appears only in the request, not in the history, a notice or a mail to others', async () => {
    await anAskedOne()
    const { rows } = await app.database.pool.query(
      `select count(*) as activities from activities a where a::text like '%hear well%'`,
    )

    expect(rows[0].activities).toBe('0')
    expect(
      (await notificationsOf(owner, 'candidateRequestSubmitted')).some(({ title }) => title.includes('hear')),
    ).toBe(false)
    expect(app.mails.filter(({ text }) => text.includes('hear well'))).toEqual([])
  })

  test('a duplicate, a text that is too short and a review before a decision are refused', async () => {
    await ask()
    const codes = await Promise.all(
      [{}, { kind: 'alternative', message: 'short' }, { kind: 'review' }].map(
        async (attributes) => (await ask(attributes)).errors[0]?.code,
      ),
    )

    expect(codes).toEqual(['candidate-request.open', 'validation.invalid', 'candidate-request.transition'])
  })

  test('the candidate can withdraw it, also twice, but not after the answer', async () => {
    const id = await anAskedOne()
    const withdrawRequest = () => app.call(contract.withdrawCandidateRequest, { attributes: { token, id } })
    expect((await withdrawRequest()).status).toBe(200)
    expect((await withdrawRequest()).status).toBe(200)
    expect((await answer(id)).errors[0]?.code).toBe('candidate-request.transition')

    await ask()
    const { rows } = await app.database.pool.query(
      `select id from candidate_requests where candidate_id = $1 and state = 'open'`,
      [adaId],
    )
    await answer(rows[0].id)
    const late = await app.call(contract.withdrawCandidateRequest, { attributes: { token, id: rows[0].id } })
    expect(late.errors[0]?.code).toBe('candidate-request.transition')
  })

  test('a rejected candidate may request a review and nothing else', async () => {
    const rejected = await inProcess('shortlisted', { email: mailOfAda })
    await reject(rejected.entryId)
    const kindsOf = contract.requestsShown.parse((await open(rejected.token)).data.shows).kinds
    const asked = await app.call(contract.submitCandidateRequest, {
      attributes: { token: rejected.token, kind: 'review', message: 'Two of my projects were left out.' },
    })

    expect(kindsOf).toEqual(['review'])
    expect(asked.status).toBe(200)
  })
})

describe('answering a candidate request', () => {
  test('the candidate gets the answer once by mail and behind the link', async () => {
    const id = await anAskedOne()
    const { data, status } = await answer(id)
    await app.app.outbox.drain()
    await app.app.outbox.drain()

    expect(status).toBe(200)
    expect(data).toMatchObject({ state: 'answered', outcome: 'granted', answer: ANSWER, mayDo: [] })
    const sent = mailsTo(mailOfAda).filter(({ subject }) => subject.startsWith('Acme answered'))
    expect(sent).toHaveLength(1)
    expect(sent[0]?.text).toContain(ANSWER)
    const shown = contract.requestsShown.parse((await open()).data.shows)
    expect(shown.requests[0]).toMatchObject({ state: 'answered', outcome: 'granted', answer: ANSWER })
    expect((await answer(id)).errors[0]?.code).toBe('candidate-request.transition')
  })

  test('a question is answered, not granted, and another one can be asked after it', async () => {
    await ask({ kind: 'question', message: 'Is the on-call rota paid?' })
    await app.app.outbox.drain()
    const { data: asked } = await list(recruiter, 'filter[kind]=question&filter[state]=open')
    const { id } = asked.find((each: { message: string }) => each.message === 'Is the on-call rota paid?')
    const granted = await answer(id)
    const { data } = await answer(id, recruiter, { outcome: 'answered', answer: 'Yes, by the hour.' })
    await app.app.outbox.drain()

    expect((await notificationsOf(recruiter, 'candidateRequestSubmitted')).map(({ title }) => title)).toContainEqual(
      expect.stringMatching(/^Candidate \w{5} sent a question about “Order intake”$/),
    )
    expect(granted.errors[0]).toMatchObject({
      code: 'validation.invalid',
      source: { pointer: '/data/attributes/outcome' },
    })
    expect(data).toMatchObject({ state: 'answered', outcome: 'answered', answer: 'Yes, by the hour.' })
    expect(mailsTo(mailOfAda).map(({ subject }) => subject)).toEqual([
      'Acme received your question',
      'Acme answered your question',
    ])
    expect(mailsTo(mailOfAda).at(-1)?.text).not.toMatch(/granted|declined/)
    const shown = contract.requestsShown.parse((await open()).data.shows)
    expect(shown.requests[0]).toMatchObject({ kind: 'question', answer: 'Yes, by the hour.' })
    expect(shown.kinds).toContain('question')
  })

  test('a request is granted or not, and never only answered', async () => {
    const id = await anAskedOne()
    expect((await answer(id, recruiter, { outcome: 'answered' })).errors[0]?.code).toBe('validation.invalid')
  })

  test('a hired candidate may ask a question and nothing else', async () => {
    const hired = await inProcess('hired', { email: mailOfAda })
    expect(contract.requestsShown.parse((await open(hired.token)).data.shows).kinds).toEqual(['question'])
  })

  test('the clock reminds a day before the 72 hours end and reports it overdue, once each, and the candidate sees it', async () => {
    const id = await anAskedOne()
    const about = async () =>
      (await notificationsOf(recruiter, 'candidateRequestDue'))
        .filter(({ targetId }) => targetId === id)
        .map(({ title }) => title)
    app.clock.advance(49 * HOUR_MS)
    await app.catchUp()
    await app.catchUp()
    expect(await about()).toEqual([
      expect.stringMatching(/^The request of Candidate \w{5} about “Order intake” is due within a day$/),
    ])
    app.clock.advance(DAY_MS)
    await app.catchUp()
    await app.catchUp()

    expect((await about()).toSorted()).toHaveLength(2)
    expect((await list(recruiter, 'filter[overdue]=true')).data.map((each: { id: string }) => each.id)).toContain(id)
    expect(contract.requestsShown.parse((await open()).data.shows).requests[0]?.isOverdue).toBe(true)
    expect((await answer(id)).status).toBe(200)
  })

  test('the progress page shows the deadline', async () => {
    const { links, token: own } = await inProcess('interviewing', { email: `other-${number}@lovelace.example` })
    await app.call(contract.submitCandidateRequest, {
      attributes: { token: own, kind: 'alternative', message: MESSAGE },
    })
    const address = await linkAddress(app.system, { verificationId: links.followProgress.id, appUrl: 'http://x' })
    const shown = progressShown.parse((await open(address.split('#')[1])).data.shows)

    expect(shown.deadlines).toContainEqual(
      expect.objectContaining({ who: 'company', what: 'Answer your request for an alternative selection process' }),
    )
    expect(shown.links.requests).toContain('/alternative#')
  })

  test('viewers, strangers and operators cannot read the text', async () => {
    const id = await anAskedOne()
    const of = async (person: Person) => (await answer(id, person)).errors[0]?.code
    const seen = await list(operator)

    expect((await list(viewer)).errors[0]?.code).toBe('permission.denied')
    expect(await of(viewer)).toBe('permission.denied')
    expect(await of(stranger)).toBe('resource.not-found')
    expect(await of(operator)).toBe('permission.denied')
    expect((await list(stranger)).data).toEqual([])
    expect(seen.data.find((each: { id: string }) => each.id === id)).toMatchObject({
      message: null,
      answer: null,
      mayDo: [],
    })
    expect(JSON.stringify(seen.json)).not.toMatch(/hear well|Lovelace/)
  })

  test('a spoken request is recorded and has the same deadline', async () => {
    const attributes = {
      shortlistedId: entryId,
      kind: 'alternative',
      message: 'Said on the phone: wants no coding test.',
    }
    const down = (person: Person) => app.call(contract.recordCandidateRequest, { token: person.token, attributes })
    expect((await down(viewer)).errors[0]?.code).toBe('permission.denied')
    expect((await down(stranger)).errors[0]?.code).toBe('resource.not-found')
    const { data, status } = await down(recruiter)

    expect(status).toBe(201)
    expect(data).toMatchObject({ state: 'open', recordedBy: { userId: recruiter.user.id } })
    expect((await down(recruiter)).errors[0]?.code).toBe('candidate-request.open')
  })
})

describe('candidates without a mail address', () => {
  const passAndWait = async (id: string) => {
    await reject(id)
    app.clock.advance(25 * HOUR_MS)
    await app.catchUp()
  }
  const lettersOf = async (person: Person, query = 'page[size]=50') =>
    (await app.call(notices.listManualNotices, { token: person.token, query })).data
  const tell = (id: string, person: Person) =>
    app.call(notices.deliverManualNotice, {
      token: person.token,
      params: { id },
      attributes: { method: 'phone', note: 'Tue' },
    })

  test('the company gets the text of the notice to deliver and records the delivery', async () => {
    const { entryId: id, candidateId } = await inProcess('shortlisted', {})
    await passAndWait(id)
    const [notice] = (await lettersOf(recruiter)).filter(
      (each: { candidate: { id: string } }) => each.candidate.id === candidateId,
    )

    expect(notice).toMatchObject({ about: 'end', state: 'pending', agencyName: null, mayDo: ['deliver'] })
    expect(notice.message).toContain('decided not to move forward')
    expect((await notificationsOf(recruiter, 'manualNoticePending')).map(({ targetId }) => targetId)).toContain(
      notice.id,
    )
    expect((await tell(notice.id, viewer)).errors[0]?.code).toBe('permission.denied')
    expect((await tell(notice.id, stranger)).errors[0]?.code).toBe('resource.not-found')
    expect((await tell(notice.id, recruiter)).data).toMatchObject({
      state: 'delivered',
      method: 'phone',
      note: 'Tue',
      mayDo: [],
    })
    expect((await tell(notice.id, recruiter)).errors[0]?.code).toBe('manual-notice.delivered')
    await app.catchUp()
    expect((await lettersOf(recruiter)).filter((each: { id: string }) => each.id === notice.id)).toHaveLength(1)
  })

  test('the agency delivers notices to a candidate it represents', async () => {
    const agencyId = await anAgency(app)
    const agent = await aPerson(app, 'agency.owner', { agencyId })
    const other = await aPerson(app, 'agency.owner')
    const { entryId: id } = await inProcess('shortlisted', { agencyId })
    await passAndWait(id)
    const [notice] = await lettersOf(agent)

    expect(notice).toMatchObject({ about: 'end', state: 'pending', mayDo: ['deliver'] })
    expect(notice.agencyName).toMatch(/^Agency/)
    expect(await lettersOf(other)).toEqual([])
    expect((await tell(notice.id, other)).errors[0]?.code).toBe('resource.not-found')
    expect((await tell(notice.id, agent)).data.state).toBe('delivered')
  })

  test('the answer to a request becomes a manual notice', async () => {
    const { entryId: id, candidateId } = await inProcess('interviewing', {})
    const made = await app.call(contract.recordCandidateRequest, {
      token: recruiter.token,
      attributes: { shortlistedId: id, kind: 'accommodation', message: MESSAGE },
    })
    expect(made.data.reachedBy).toBe('wordOfMouth')
    await answer(made.data.id)
    await app.app.outbox.drain()
    const [notice] = (await lettersOf(recruiter)).filter(
      (each: { candidate: { id: string } }) => each.candidate.id === candidateId,
    )

    expect(notice).toMatchObject({ about: 'answer', state: 'pending' })
    expect(notice.message).toBe(`The company has granted your request. ${ANSWER}`)
  })
})

test('the notice of a rejection and the explanation both link to the review', async () => {
  const { entryId: id, links } = await inProcess('shortlisted', { email: mailOfAda })
  await reject(id)
  app.clock.advance(25 * HOUR_MS)
  await app.catchUp()
  const [mail] = mailsTo(mailOfAda).filter(({ subject }) => subject.startsWith('About'))
  const address = await linkAddress(app.system, { verificationId: links.askForExplanation.id, appUrl: 'http://x' })
  const { letter } = explanationShown.parse((await open(address.split('#')[1])).data.shows)

  expect(mail?.text).toContain('ask for a review by a person')
  expect(mail?.text).toContain(address.split('#')[1])
  expect(letter).toContain('have a person review the decision')
})
