import { listActivities } from '@assay/contracts/activities'
import { openCandidateLink } from '@assay/contracts/candidate-links'
import { runSearch } from '@assay/contracts/candidate-searches'
import * as contract from '@assay/contracts/feedback-requests'
import { listNotifications } from '@assay/contracts/notifications'
import * as requirements from '@assay/contracts/requirements'
import * as shortlists from '@assay/contracts/shortlisteds'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../../platform/testing/test-app.ts'
import { addCandidates, aRecord } from '../../../../platform/testing/test-candidates.ts'
import { aPerson, type Person } from '../../../../platform/testing/test-people.ts'
import { withoutIds } from '../../../../platform/testing/without-ids.ts'
import { DAY_MS } from '../../../../platform/time/durations.ts'

let app: TestApp
let owner: Person
let recruiter: Person
let manager: Person
let viewer: Person
let stranger: Person
let candidates: string[]
let counter = 0

beforeAll(async () => {
  app = await openTestApp()
  candidates = await addCandidates(app, [aRecord(), aRecord(), aRecord()])
  owner = await aPerson(app, 'employer.owner')
  const companyId = owner.companyId ?? ''
  recruiter = await aPerson(app, 'employer.recruiter', { companyId })
  manager = await aPerson(app, 'employer.hiringManager', { companyId })
  viewer = await aPerson(app, 'employer.viewer', { companyId })
  stranger = await aPerson(app, 'employer.owner')
})

interface Shortlist {
  readonly requirementId: string
  readonly entries: readonly string[]
}

async function aShortlist(): Promise<Shortlist> {
  const { data } = await app.call(requirements.createRequirement, {
    token: owner.token,
    attributes: {
      title: 'Order intake',
      description: 'Backend developer with Go and Kafka, up to 70 EUR an hour',
      team: [manager.user.id, viewer.user.id],
    },
  })
  const params = { id: data.id as string }
  await app.call(requirements.requirementActions.publish, {
    token: owner.token,
    params,
    attributes: { overrule: 'a test' },
  })
  const search = await app.call(runSearch, {
    token: recruiter.token,
    attributes: { door: 'summary', text: 'Backend developer with Go and Kafka, up to 70 EUR an hour' },
  })
  const added = await app.call(shortlists.shortlistCandidates, {
    token: recruiter.token,
    params,
    attributes: { candidateIds: candidates, searchId: search.data.id },
  })
  return { requirementId: data.id, entries: added.data.map(({ id }: { id: string }) => id) }
}

const anAddress = () => {
  counter += 1
  return `dora${counter}@studio.example`
}

const ask = (person: Person, { requirementId, entries }: Shortlist, given: Record<string, unknown> = {}) =>
  app.call(contract.askForFeedback, {
    token: person.token,
    attributes: {
      requirementId,
      shortlistedIds: entries,
      emails: [anAddress()],
      message: 'What do you think?',
      ...given,
    },
  })

const act = (person: Person, endpoint: typeof contract.withdrawFeedback | typeof contract.remindFeedback, id: string) =>
  app.call(endpoint, { token: person.token, params: { id }, attributes: {} })

const mailsTo = (email: string) => app.mails.filter(({ to }) => to === email)

function tokenTo(email: string): string {
  const [mail] = mailsTo(email)
  return /\/verify#feedback\.([\w-]{64})/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** Requests feedback from one address and returns the token of its mail. */
async function anOpenLink(list: Shortlist, given: Record<string, unknown> = {}) {
  const email = anAddress()
  const { data } = await ask(recruiter, list, { emails: [email], ...given })
  await app.app.outbox.drain()
  return { email, id: data[0].id as string, token: tokenTo(email) }
}

const open = (token: string) => app.call(contract.openFeedbackPage, { attributes: { token } })
const answer = (token: string, shortlistedId: string, given: Record<string, unknown> = {}) =>
  app.call(contract.giveFeedback, { attributes: { token, shortlistedId, vote: 'up', note: 'Strong in Go', ...given } })
const entryFor = async (person: Person, id: string) =>
  (await app.call(shortlists.getShortlisted, { token: person.token, params: { id }, query: 'include=candidate' })).data

describe('asking for feedback', () => {
  test('each address gets one plain mail with its own link and no names', async () => {
    const list = await aShortlist()
    const [first, second] = [anAddress(), anAddress()]
    const { data, status } = await ask(recruiter, list, { emails: [first, second.toUpperCase(), second] })
    await app.app.outbox.drain()
    await app.app.outbox.drain()

    expect(status).toBe(200)
    expect(data.map(({ state, email }: { state: string; email: string }) => [state, email])).toEqual([
      ['open', first],
      ['open', second],
    ])
    expect([mailsTo(first).length, mailsTo(second).length]).toEqual([1, 1])
    expect(tokenTo(first)).not.toBe(tokenTo(second))
    expect(mailsTo(first)[0]?.text).toMatch(/What do you think\?/)
    expect(mailsTo(first)[0]?.text).not.toMatch(/Lovelace|Byron|Candidate [2-9A-Z]{5}/)
  })

  test('a repeated request sends nothing, and a new candidate one more mail with the same link', async () => {
    const list = await aShortlist()
    const { email, id, token } = await anOpenLink({ ...list, entries: list.entries.slice(0, 1) })
    await ask(recruiter, { ...list, entries: list.entries.slice(0, 1) }, { emails: [email] })
    await app.app.outbox.drain()
    const before = mailsTo(email).length
    const { data } = await ask(owner, list, { emails: [email] })
    await app.app.outbox.drain()

    expect(before).toBe(1)
    expect(data[0]).toMatchObject({ id, entries: list.entries.map((shortlistedId) => ({ shortlistedId })) })
    expect(mailsTo(email)).toHaveLength(2)
    expect(mailsTo(email)[1]?.text).toContain(token)
  })

  test('recruiters and above may ask, others are refused, and strangers find nothing', async () => {
    const list = await aShortlist()
    const statuses = await Promise.all(
      [manager, viewer, stranger].map(async (person) => (await ask(person, list)).status),
    )
    const listed = await Promise.all(
      [manager, viewer].map(async ({ token }) => (await app.call(contract.listFeedbackRequests, { token })).status),
    )

    expect(statuses).toEqual([403, 403, 404])
    expect(listed).toEqual([403, 403])
  })

  test('only undecided candidates of one requirement are allowed', async () => {
    const [list, other] = [await aShortlist(), await aShortlist()]
    const mixed = await ask(recruiter, { ...list, entries: [...list.entries, ...other.entries] })
    const [rejected = ''] = list.entries
    await app.call(shortlists.rejectShortlisted, {
      token: recruiter.token,
      params: { id: rejected },
      attributes: { code: 'rate' },
    })
    const decided = await ask(recruiter, list)
    const nobody = await ask(recruiter, list, { emails: ['not an address'] })

    expect([mixed.status, decided.errors[0]?.code, nobody.status]).toEqual([422, 'shortlist.transition', 422])
  })
})

describe('the page behind the link', () => {
  test('shows masked candidates with the lines of the match, and opening changes nothing', async () => {
    const list = await aShortlist()
    const { id, token } = await anOpenLink(list)
    const before = await app.database.pool.query('select * from feedback_requests where id = $1', [id])
    const { data, status, json } = await open(token)
    await open(token)
    const after = await app.database.pool.query('select * from feedback_requests where id = $1', [id])

    expect(status).toBe(200)
    expect(data).toMatchObject({ requirementTitle: 'Order intake', message: 'What do you think?' })
    expect(data.candidates).toHaveLength(3)
    const [first] = data.candidates
    expect(first.maskedName).toMatch(/^Candidate /)
    expect(first.skills.map(({ name }: { name: string }) => name)).toContain('Go')
    const sum = first.contributions.reduce((total: number, { points }: { points: number }) => total + points, 0)
    expect(sum).toBe(first.score)
    expect(data.candidates[0].contributions).toContainEqual(
      expect.objectContaining({ feature: 'rate', label: 'Rate', value: 'not shown' }),
    )
    expect(withoutIds(JSON.stringify(json))).not.toMatch(
      /EUR|Ada|Lovelace|Byron|Somerville|lovelace\.example|7946|rateExpected/,
    )
    expect(after.rows).toEqual(before.rows)
  })

  test('an entry added without a search is explained as of today', async () => {
    const list = await aShortlist()
    await app.database.pool.query('update shortlisteds set search_id = null where requirement_id = $1', [
      list.requirementId,
    ])
    const { token } = await anOpenLink(list)
    const [first] = (await open(token)).data.candidates

    expect(first.contributions.length).toBeGreaterThan(0)
  })

  test('a forged token opens nothing, never ends a request, and is not a candidate link', async () => {
    const { token } = await anOpenLink(await aShortlist())
    const forged = `${token.slice(0, -4)}${token.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`
    const asCandidate = await app.call(openCandidateLink, { attributes: { token } })
    const tries = []
    for (let count = 0; count < 6; count += 1) tries.push((await open(forged)).status)

    expect(asCandidate.status).toBe(410)
    expect(tries).toEqual([410, 410, 410, 410, 410, 410])
    expect((await open(token)).status).toBe(200)
  })

  test('candidates decided on in the meantime are hidden', async () => {
    const list = await aShortlist()
    const { token } = await anOpenLink(list)
    const [rejected = ''] = list.entries
    await app.call(shortlists.rejectShortlisted, {
      token: recruiter.token,
      params: { id: rejected },
      attributes: { code: 'rate' },
    })
    const late = await answer(token, rejected)

    expect((await open(token)).data.candidates).toHaveLength(2)
    expect(late.errors[0]?.code).toBe('shortlist.transition')
  })
})

describe('opinions', () => {
  test('appear with the team’s votes, with a shortened address for users who may ask', async () => {
    const list = await aShortlist()
    const { token } = await anOpenLink(list)
    const [entry = '', other = ''] = list.entries
    const waiting = await entryFor(recruiter, entry)
    await answer(token, entry)

    expect(waiting.opinions).toMatchObject([{ from: 'd…@s…', vote: null }])
    expect((await entryFor(recruiter, entry)).opinions).toMatchObject([
      { from: 'd…@s…', vote: 'up', note: 'Strong in Go' },
    ])
    expect((await entryFor(manager, entry)).opinions).toMatchObject([{ from: null, vote: 'up' }])
    expect((await entryFor(manager, other)).opinions).toEqual([])
  })

  test('can be changed, and a repeated one is kept once', async () => {
    const list = await aShortlist()
    const { id, token } = await anOpenLink(list)
    const [entry = ''] = list.entries
    const [first, second] = await Promise.all([answer(token, entry), answer(token, entry)])
    await answer(token, entry, { vote: 'down', note: null })
    const acts = await app.database.pool.query(
      `select verb, actor_type, actor_id, "after", before from activities where target_id = $1 order by seq`,
      [id],
    )

    expect([first.status, second.status]).toEqual([200, 200])
    expect(acts.rows).toMatchObject([
      { verb: 'feedback.ask' },
      { verb: 'feedback.answer', actor_type: 'feedbackLink', actor_id: null, after: { vote: 'up' } },
      { verb: 'feedback.answer', before: { vote: 'up' }, after: { vote: 'down' } },
    ])
    expect((await entryFor(recruiter, entry)).opinions).toMatchObject([{ vote: 'down', note: null }])
  })

  test('notify the user who asked once a day per address', async () => {
    const list = await aShortlist()
    const { id, token } = await anOpenLink(list)
    for (const entry of list.entries) await answer(token, entry)
    await app.app.outbox.drain()
    const notifications = await app.call(listNotifications, {
      token: recruiter.token,
      query: 'filter[kind]=feedbackGiven',
    })

    expect(notifications.data.filter(({ targetId }: { targetId: string }) => targetId === id)).toHaveLength(1)
  })

  test('are limited to the candidates of the link', async () => {
    const [list, other] = [await aShortlist(), await aShortlist()]
    const { token } = await anOpenLink({ ...list, entries: list.entries.slice(0, 1) })
    const answers = await Promise.all([answer(token, list.entries[1] ?? ''), answer(token, other.entries[0] ?? '')])

    expect(answers.map(({ status }) => status)).toEqual([404, 404])
  })
})

describe('the end of a request', () => {
  test('a withdrawn request stops opening, and its opinions stay', async () => {
    const list = await aShortlist()
    const { id, token } = await anOpenLink(list)
    const [entry = ''] = list.entries
    await answer(token, entry)
    const { data } = await act(recruiter, contract.withdrawFeedback, id)
    const again = await act(recruiter, contract.withdrawFeedback, id)

    expect(data).toMatchObject({ state: 'withdrawn', mayDo: [] })
    expect(again.errors[0]?.code).toBe('feedback.ended')
    expect([(await open(token)).status, (await answer(token, entry, { vote: 'down' })).status]).toEqual([410, 410])
    expect((await entryFor(recruiter, entry)).opinions).toMatchObject([{ vote: 'up' }])
  })

  test('a link opens nothing while the company is suspended', async () => {
    const list = await aShortlist()
    const { token } = await anOpenLink(list)
    const suspend = (at: Date | null) =>
      app.database.pool.query('update companies set suspended_at = $1 where id = $2', [at, owner.companyId])
    await suspend(new Date())
    const refused = await Promise.all([open(token), answer(token, list.entries[0] ?? '')])
    await suspend(null)
    expect(refused.map(({ status }) => status)).toEqual([410, 410])
    expect((await open(token)).status).toBe(200)
  })

  test('withdrawing and asking again mails no one more than five times a day', async () => {
    app.clock.beginDay()
    const list = await aShortlist()
    const email = anAddress()
    for (let times = 0; times < 5; times += 1) {
      const { data } = await ask(recruiter, list, { emails: [email] })
      expect((await act(recruiter, contract.withdrawFeedback, data[0].id)).status).toBe(200)
    }
    const sixth = await ask(recruiter, list, { emails: [email] })
    const eleven = Array.from({ length: 11 }, () => Array.from({ length: 10 }, anAddress))
    const asked = await Promise.all(eleven.map((emails) => ask(recruiter, list, { emails })))

    expect(sixth.errors[0]).toMatchObject({
      code: 'validation.invalid',
      detail: `${email} was already asked 5 times today. Try again tomorrow.`,
    })
    expect(asked.filter(({ status }) => status === 201).length).toBeLessThan(10)
    expect(new Set(asked.flatMap(({ errors }) => errors.map(({ code }) => code)))).toEqual(
      new Set(['request.rate-limited']),
    )
    app.clock.advance(DAY_MS)
  })

  test('others can neither withdraw nor remind', async () => {
    const { id } = await anOpenLink(await aShortlist())
    const statuses = await Promise.all(
      [manager, viewer, stranger].flatMap((person) => [
        act(person, contract.withdrawFeedback, id),
        act(person, contract.remindFeedback, id),
      ]),
    )

    expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403, 403, 404, 404])
  })

  test('one reminder a day, with the same link', async () => {
    const { id, email, token } = await anOpenLink(await aShortlist())
    const first = await act(recruiter, contract.remindFeedback, id)
    const second = await act(recruiter, contract.remindFeedback, id)
    app.clock.advance(DAY_MS)
    const third = await act(recruiter, contract.remindFeedback, id)
    await app.app.outbox.drain()

    expect([first.status, second.errors[0]?.code, third.status]).toEqual([200, 'feedback.reminded', 200])
    expect(first.data.mayDo).toEqual(['withdraw'])
    expect(mailsTo(email).map(({ subject, text }) => [subject.startsWith('Reminder'), text.includes(token)])).toEqual([
      [false, true],
      [true, true],
      [true, true],
    ])
  })

  test('a request expires after seven days or the chosen period', async () => {
    const list = await aShortlist()
    const [usual, longer] = [await anOpenLink(list), await anOpenLink(list, { days: 10 })]
    app.clock.advance(7 * DAY_MS)
    const statuses = [(await open(usual.token)).status, (await open(longer.token)).status]
    await app.catchUp()
    const listed = await app.call(contract.listFeedbackRequests, {
      token: recruiter.token,
      query: `filter[requirement]=${list.requirementId}&filter[state]=ended`,
    })

    expect(statuses).toEqual([410, 200])
    expect(listed.data).toMatchObject([{ id: usual.id, state: 'expired' }])
  })

  test('the history contains neither the address nor the text', async () => {
    const list = await aShortlist()
    const { email, token } = await anOpenLink(list)
    await answer(token, list.entries[0] ?? '', { note: 'Wrote the parser himself' })
    await app.app.outbox.drain()
    const kept = await app.database.pool.query('select row_to_json(a)::text as row from activities a')
    const queued = await app.database.pool.query('select row_to_json(o)::text as row from outbox o')
    const mails = await app.database.pool.query('select row_to_json(m)::text as row from mail_deliveries m')
    const words = JSON.stringify([kept.rows, queued.rows, mails.rows])
    const timeline = await app.call(listActivities, { token: owner.token, query: 'filter[kind]=candidate' })

    expect(words).not.toContain(email)
    expect(words).not.toContain('Wrote the parser')
    expect(words).not.toContain(token)
    expect(timeline.data[0]).toMatchObject({ verb: 'feedback.answer', actorType: 'feedbackLink', actorName: null })
  })

  test('the requirement’s end closes it, and the address is erased thirty days later', async () => {
    const list = await aShortlist()
    const { id, email, token } = await anOpenLink(list)
    const [entry = ''] = list.entries
    await answer(token, entry)
    await app.call(requirements.requirementActions.fill, {
      token: owner.token,
      params: { id: list.requirementId },
      attributes: {},
    })
    await app.app.outbox.drain()
    const closed = await open(token)
    app.clock.advance(29 * DAY_MS)
    await app.catchUp()
    const kept = await app.database.pool.query('select email from feedback_requests where id = $1', [id])
    app.clock.advance(2 * DAY_MS)
    await app.catchUp()
    const gone = await app.database.pool.query('select email, message from feedback_requests where id = $1', [id])

    expect(closed.status).toBe(410)
    expect(kept.rows).toEqual([{ email }])
    expect(gone.rows).toEqual([{ email: null, message: null }])
    // Earlier sessions have expired by now.
    const newcomer = await aPerson(app, 'employer.recruiter', { companyId: owner.companyId ?? '' })
    expect((await entryFor(newcomer, entry)).opinions).toMatchObject([{ from: null, vote: 'up' }])
  })
})
