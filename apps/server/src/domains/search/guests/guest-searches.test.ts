import { createHash } from 'node:crypto'
import {
  getAnonymousUser,
  getGuestSearch,
  listAnonymousUsers,
  runGuestSearch,
} from '@assay/contracts/candidate-anonymous-searches'
import { listMatches, listSearches } from '@assay/contracts/candidate-searches'
import { register } from '@assay/contracts/registrations'
import { beforeAll, expect, test } from 'vitest'
import { type Answered, openTestApp } from '../../../platform/testing/test-app.ts'
import { aCrowd } from '../../../platform/testing/test-candidates.ts'
import { aPerson } from '../../../platform/testing/test-people.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { claimGuestSearches } from './claim-guest-searches.ts'
import { purgeGuestSearches } from './purge-guest-searches.ts'

const app = await openTestApp()

beforeAll(async () => {
  await aCrowd(app, 200)
})

const ask = (cookie: string | undefined, attributes: Record<string, unknown> = { door: 'skill', text: 'Python' }) =>
  app.call(runGuestSearch, { attributes, ...(cookie === undefined ? {} : { cookie }) })

const cookieOf = ({ cookies }: Answered): string => {
  const found = cookies.find((cookie) => cookie.name === 'assay_guest')
  return `assay_guest=${found?.value}`
}

async function aGuest(): Promise<string> {
  return cookieOf(await app.call(getAnonymousUser))
}

test("a guest's cookie is hidden from scripts and other sites", async () => {
  const answer = await ask(undefined)
  const cookie = answer.cookies.find(({ name }) => name === 'assay_guest')

  expect(answer.status).toBe(201)
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 86_400 })
  const me = await app.call(getAnonymousUser, { cookie: cookieOf(answer) })
  expect(me.data).toMatchObject({ searchesToday: 1, searchesLeft: 2 })
  const listed = await app.call(listAnonymousUsers, { cookie: cookieOf(answer) })
  expect(listed.data).toMatchObject([{ id: me.data.id, searchesLeft: 2 }])
})

test('a guest sees the best five, with lines that add up and without names', async () => {
  const { data } = await ask(await aGuest())

  expect(data.resultTop).toHaveLength(5)
  expect(data.matchedCount).toBeGreaterThan(5)
  for (const match of data.resultTop) {
    const sum = match.contributions.reduce((total: number, line: { points: number }) => total + line.points, 0)
    expect(sum).toBe(match.score)
    expect(Object.keys(match)).not.toContain('candidateId')
  }
})

test('the fourth search within 24 hours is refused, and a day later three are allowed again', async () => {
  const cookie = await aGuest()
  const statuses = []
  for (let turn = 0; turn < 4; turn += 1) statuses.push((await ask(cookie)).status)
  expect(statuses).toEqual([201, 201, 201, 429])
  const refused = await ask(cookie)
  expect(refused.errors[0]).toMatchObject({ code: 'search.guest-limit' })
  expect(refused.errors[0]?.meta?.['retryAfterSeconds']).toBeGreaterThan(80_000)

  app.clock.advance(DAY_MS + 1000)
  expect((await ask(cookie)).status).toBe(201)
})

test('searches that a clock dated a year ahead take no place once it is right', async () => {
  const cookie = await aGuest()
  app.clock.advance(365 * DAY_MS)
  const statuses = []
  for (let turn = 0; turn < 4; turn += 1) statuses.push((await ask(cookie)).status)
  expect(statuses).toEqual([201, 201, 201, 429])
  app.clock.advance(-365 * DAY_MS)
  expect((await app.call(getAnonymousUser, { cookie })).data.searchesLeft).toBe(3)
  expect((await ask(cookie)).status).toBe(201)
})

test('of twenty simultaneous searches three run', async () => {
  const cookie = await aGuest()
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(cookie)))

  const statuses = answers.map((answer) => answer.status).toSorted()
  expect(statuses).toEqual([201, 201, 201, ...Array.from({ length: 17 }, () => 429)])
  const kept = await app.database.pool.query(
    `select count(*)::int as n from candidate_anonymous_searches where anonymous_user_id =
       (select anonymous_user_id from candidate_anonymous_searches where id = $1)`,
    [answers.find((answer) => answer.status === 201)?.data.id],
  )
  expect(kept.rows[0].n).toBe(3)
})

test('a search without criteria does not count', async () => {
  const cookie = await aGuest()
  expect((await ask(cookie, { door: 'jobDesc', text: '' })).status).toBe(422)
  expect((await app.call(getAnonymousUser, { cookie })).data.searchesLeft).toBe(3)
})

test('20,000 characters are accepted, one more is refused', async () => {
  const text = `Backend Developer with Go and Kafka. ${'x '.repeat(15_000)}`
  expect((await ask(await aGuest(), { door: 'jobDesc', text: text.slice(0, 20_000) })).status).toBe(201)
  expect((await ask(await aGuest(), { door: 'jobDesc', text: text.slice(0, 20_001) })).status).toBe(422)
})

test('another guest does not find the search', async () => {
  const cookie = await aGuest()
  const { data } = await ask(cookie)

  expect((await app.call(getGuestSearch, { cookie, params: { id: data.id } })).data.resultTop).toHaveLength(5)
  expect((await app.call(getGuestSearch, { cookie: await aGuest(), params: { id: data.id } })).status).toBe(404)
})

test('after 24 hours the text is deleted for good', async () => {
  const cookie = await aGuest()
  const { data } = await ask(cookie)
  app.clock.advance(DAY_MS + 1000)

  expect((await app.call(getGuestSearch, { cookie, params: { id: data.id } })).status).toBe(404)
  await purgeGuestSearches(app.system)
  const rows = await app.database.pool.query('select 1 from candidate_anonymous_searches where id = $1', [data.id])
  expect(rows.rowCount).toBe(0)
  expect((await app.database.pool.query('select 1 from anonymous_users')).rowCount).toBe(0)
})

test('a registration takes the searches along, with their explanations', async () => {
  const cookie = await aGuest()
  const guest = await ask(cookie)
  const person = {
    fullName: 'Nora New',
    email: 'nora@newcorp.test',
    password: 'a-good-password',
    passwordConfirmation: 'a-good-password',
    companyName: 'Newcorp',
    country: 'DE',
    sizeBand: '1-10',
    timezone: 'Europe/Berlin',
    acceptTerms: true,
  }
  expect((await app.call(register, { cookie, attributes: person })).status).toBe(201)
  await app.app.outbox.drain()

  const owned = await app.database.pool.query(
    `select s.id, s.matched_count, s.frozen_count from candidate_searches s join users u on u.id = s.user_id where u.email = $1`,
    ['nora@newcorp.test'],
  )
  expect(owned.rows).toEqual([
    {
      id: expect.any(String),
      matched_count: guest.data.matchedCount,
      frozen_count: Math.min(50, guest.data.matchedCount),
    },
  ])
  expect((await app.call(getGuestSearch, { cookie, params: { id: guest.data.id } })).status).toBe(404)
})

test('claiming twice moves the searches once, and the owner can open them', async () => {
  const cookie = await aGuest()
  const guest = await ask(cookie)
  const owner = await aPerson(app, 'employer.owner')
  const account = {
    userId: owner.user.id,
    companyId: owner.companyId ?? '',
    guestCookieHash: createHash('sha256').update(cookie.replace('assay_guest=', '')).digest('hex'),
  }

  expect(await claimGuestSearches(app.system, account)).toBe(1)
  expect(await claimGuestSearches(app.system, account)).toBe(0)
  const list = await app.call(listSearches, { token: owner.token })
  expect(list.data).toHaveLength(1)
  const matches = await app.call(listMatches, { token: owner.token, params: { id: list.data[0].id } })
  const shown = (all: Answered['data'][]) => all.map(({ rank, score, sentence }) => ({ rank, score, sentence }))
  expect(shown(matches.data.slice(0, 5))).toEqual(shown(guest.data.resultTop))
})

test('a signed-in user searches with the account', async () => {
  const person = await aPerson(app, 'employer.recruiter')
  const answer = await app.call(runGuestSearch, { token: person.token, attributes: { door: 'skill', text: 'Go' } })
  expect(answer.status).toBe(403)
})
