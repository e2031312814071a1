import { listActivities } from '@assay/contracts/activities'
import { runGuestSearch } from '@assay/contracts/candidate-anonymous-searches'
import { listedFields, listMatches, previewSearch, runSearch } from '@assay/contracts/candidate-searches'
import { getCandidate, listCandidates } from '@assay/contracts/candidates'
import { planQuotas } from '@assay/contracts/daily-quotas'
import { listNotifications } from '@assay/contracts/notifications'
import { changeProfile, getProfile } from '@assay/contracts/profiles'
import { emptyCriteria } from '@assay/contracts/search-criteria'
import { listStars, starCandidate } from '@assay/contracts/stars'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp } from '../../platform/testing/test-app.ts'
import { aCrowd } from '../../platform/testing/test-candidates.ts'
import { aCompany, aPerson, type Person } from '../../platform/testing/test-people.ts'
import { DAY_MS } from '../../platform/time/durations.ts'
import { insertSubscription } from '../billing/index.ts'

/** A tenth of the quotas. */
const PERCENT = 10
const PROFILES = (planQuotas.free.profiles * PERCENT) / 100
const SEARCHES = (planQuotas.free.searches * PERCENT) / 100
const LISTED = (planQuotas.free.listed * PERCENT) / 100

const app = await openTestApp(undefined, { quotaPercent: PERCENT })
let owner: Person
let recruiter: Person
let ids: string[]

beforeAll(async () => {
  await aCrowd(app, 520)
  ids = (await app.database.pool.query("select id from candidates where state = 'available' order by id")).rows.map(
    ({ id }) => id,
  )
})

beforeEach(async () => {
  const companyId = (await aCompany(app)).id
  owner = await aPerson(app, 'employer.owner', { companyId })
  recruiter = await aPerson(app, 'employer.recruiter', { companyId })
})

const open = ({ token }: Person, id: string | undefined) =>
  app.call(getCandidate, { token, params: { id: String(id) } })
const search = ({ token }: Person, query = '') =>
  app.call(runSearch, { token, query, attributes: { door: 'skill', text: 'Python' } })
/** Ten in parallel: more would be refused because the server is busy. */
async function searchTimes(times: number) {
  const answers = []
  for (let done = 0; done < times; done += 10)
    answers.push(...(await Promise.all(Array.from({ length: Math.min(10, times - done) }, () => search(recruiter)))))
  return answers
}
/** As if the recruiter had run so many searches earlier today. */
const searchedBefore = (times: number) =>
  app.database.pool.query(
    "insert into quota_days (subject, day, kind, used) values ($1, ($2::timestamptz at time zone 'utc')::date, 'searches', $3)",
    [recruiter.user.id, app.system.now(), times],
  )
const used = async ({ user }: Person, kind: string): Promise<number> => {
  const sql = 'select coalesce(sum(used), 0)::int as used from quota_days where subject = $1 and kind = $2'
  return (await app.database.pool.query(sql, [user.id, kind])).rows[0].used
}

describe('opened profiles', () => {
  test('are limited to the quota, however many are opened in parallel, and renew the next day', async () => {
    const answers = await Promise.all(ids.slice(0, PROFILES + 10).map((id) => open(recruiter, id)))
    const refused = answers.filter(({ status }) => status !== 200)

    expect(refused).toHaveLength(10)
    expect(await used(recruiter, 'profiles')).toBe(PROFILES)
    const [error] = refused[0]?.errors ?? []
    expect(error).toMatchObject({ status: '429', code: 'quota.used-up', meta: { limit: PROFILES } })
    expect(error?.detail).toMatch(/You have opened 30 profiles today, which is your daily limit\. It renews \w+/)
    const wait = Number(refused[0]?.headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(86_400)

    app.clock.advance(wait * 1000)
    expect((await open(recruiter, ids[PROFILES + 20])).status).toBe(200)
  })

  test('count once a day, and stay open when the quota is used up', async () => {
    for (const _ of [1, 2, 3]) expect((await open(recruiter, ids[0])).status).toBe(200)
    expect(await used(recruiter, 'profiles')).toBe(1)

    await Promise.all(ids.slice(0, PROFILES).map((id) => open(recruiter, id)))
    expect((await open(recruiter, ids[PROFILES])).status).toBe(429)
    expect((await open(recruiter, ids[0])).status).toBe(200)
  })

  test('that do not exist or are not shown count nothing', async () => {
    await open(recruiter, '01a2041a-13a0-7000-9dce-97d3ccb7f661')
    expect(await used(recruiter, 'profiles')).toBe(0)
  })

  test('are counted per person', async () => {
    await Promise.all(ids.slice(0, PROFILES + 1).map((id) => open(recruiter, id)))
    expect((await open(owner, ids[PROFILES + 1])).status).toBe(200)
  })

  test('count in lists too, all or none of a page', async () => {
    const page = (size: number, skip = '') =>
      app.call(listCandidates, { token: recruiter.token, query: `page[size]=${size}${skip}` })
    expect((await page(20)).status).toBe(200)
    expect(await used(recruiter, 'profiles')).toBe(20)
    expect((await page(50)).errors[0]?.code).toBe('quota.used-up')
    expect(await used(recruiter, 'profiles')).toBe(20)
  })

  test('count where a search, a preview or stars include them', async () => {
    const found = await search(recruiter, 'include=matches.candidate')
    expect(found.status).toBe(201)
    expect([await used(recruiter, 'profiles'), await used(recruiter, 'listed')]).toEqual([0, 25])
    const criteria = { ...found.data.criteria, constraints: { ...found.data.criteria.constraints, noticeMaxDays: 5 } }
    const preview = await app.call(previewSearch, {
      token: recruiter.token,
      attributes: { criteria, parentId: found.data.id },
      query: 'include=matches.candidate',
    })
    const stranger = await aPerson(app, 'employer.recruiter')
    await app.call(starCandidate, { token: stranger.token, attributes: { candidateId: ids[0] } })
    await app.call(listStars, { token: stranger.token, query: 'include=candidate' })

    expect([200, 429]).toContain(preview.status)
    expect(await used(recruiter, 'profiles')).toBe(0)
    expect(await used(stranger, 'profiles')).toBe(1)
  })
})

test('candidates in lists of matches have a quota of their own', async () => {
  const fields = `include=candidate&fields[candidates]=${listedFields.join(',')}`
  const wide = { ...emptyCriteria, niceToHave: ['python', 'java', 'sql'].map((skillId) => ({ skillId, weight: 3 })) }
  const asked = { token: recruiter.token, attributes: { door: 'skill', criteria: wide } }
  const { data } = await app.call(runSearch, asked)
  const seniority = data.facets.find(({ name }: { name: string }) => name === 'seniority').values
  const filter = `filter[seniority]=${seniority.map(({ value }: { value: string }) => value).join(',')}`
  const statuses: number[] = []
  let query = `${fields}&${filter}&page[size]=100`
  for (let page = 0; page < 8 && query !== ''; page += 1) {
    const answer = await app.call(listMatches, { token: recruiter.token, params: { id: data.id }, query })
    statuses.push(answer.status)
    query = String(answer.document?.links?.['next'] ?? '').split('?')[1] ?? ''
  }

  expect(await used(recruiter, 'profiles')).toBe(0)
  expect(await used(recruiter, 'listed')).toBe(LISTED)
  expect(statuses).toEqual([200, 200, 200, 200, 429])
})

test('searches are limited, and a refused one is neither run nor stored', async () => {
  await searchedBefore(SEARCHES - 10)
  const answers = await searchTimes(15)
  const stored = await app.database.pool.query('select count(*)::int as n from candidate_searches where user_id = $1', [
    recruiter.user.id,
  ])

  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
  expect(stored.rows[0].n).toBe(10)
  expect(answers.find(({ status }) => status === 429)?.errors[0]?.code).toBe('quota.used-up')
})

test('a search that is refused for another reason counts nothing', async () => {
  await app.call(runSearch, { token: recruiter.token, attributes: { door: 'skill', text: '' } })
  expect(await used(recruiter, 'searches')).toBe(0)
})

test('the quota depends on the plan and the role', async () => {
  const companyId = (await aCompany(app)).id
  const now = app.system.now()
  const period = { periodStart: now, periodEnd: new Date(now.getTime() + 30 * DAY_MS) }
  await insertSubscription(app.system.db, { companyId, planId: 'team', ...period })
  const admin = await aPerson(app, 'employer.admin', { companyId })
  const operator = await aPerson(app, 'platform.admin')
  await Promise.all(ids.slice(0, 60).flatMap((id) => [open(admin, id), open(operator, id)]))

  expect(await used(admin, 'profiles')).toBe((planQuotas.team.profiles * PERCENT) / 100)
  expect(await used(operator, 'profiles')).toBe(PROFILES)
})

test('the time of renewal is in the user’s zone, and changing the zone gains nothing', async () => {
  await Promise.all(ids.slice(0, PROFILES).map((id) => open(recruiter, id)))
  const { data: profile } = await app.call(getProfile, { token: recruiter.token })
  for (const timezone of ['Pacific/Kiritimati', 'Asia/Tokyo']) {
    const { data } = await app.call(getProfile, { token: recruiter.token })
    const change = { timezone, version: data.version }
    expect(
      (await app.call(changeProfile, { token: recruiter.token, params: { id: profile.id }, attributes: change }))
        .status,
    ).toBe(200)
    const refused = await open(recruiter, ids[PROFILES])
    expect([refused.status, refused.errors[0]?.detail]).toEqual([
      429,
      expect.stringContaining(timezone === 'Asia/Tokyo' ? '09:00' : '14:00'),
    ])
  }
})

describe('unusual reading', () => {
  const warnings = async ({ token }: Person) =>
    (await app.call(listActivities, { token, query: 'page[size]=100' })).data.filter(
      ({ verb }: { verb: string }) => verb === 'candidate.readUnusually',
    )
  const notices = async ({ token }: Person) => {
    await app.catchUp()
    return (await app.call(listNotifications, { token, query: 'filter[kind]=readingUnusual' })).data
  }

  test('80 % of the quota within an hour is in the timeline, and the owner is notified once a day', async () => {
    await Promise.all(ids.slice(0, PROFILES * 0.8 - 1).map((id) => open(recruiter, id)))
    expect(await warnings(owner)).toEqual([])
    await Promise.all(ids.slice(100, 110).map((id) => open(recruiter, id)))
    await searchTimes(20)

    expect(await warnings(owner)).toMatchObject([
      { targetId: recruiter.user.id, after: { kind: 'profiles', limit: PROFILES } },
    ])
    expect(await notices(owner)).toMatchObject([
      { title: `${recruiter.user.fullName} opened profiles far more often than usual today` },
    ])
    expect(await notices(recruiter)).toEqual([])
  })

  test('the same amount over a day is not unusual', async () => {
    for (let at = 0; at < PROFILES - 4; at += 2) {
      await open(recruiter, ids[at])
      await app.database.pool.query(`update quota_uses set at = at - interval '2 hours' where subject = $1`, [
        recruiter.user.id,
      ])
    }
    expect(await warnings(owner)).toEqual([])
  })

  test('five times what is usual for this person is', async () => {
    const insert = `insert into quota_days (subject, day, kind, used) select $1, ($2::date - n), 'profiles', 2 from generate_series(1, 8) n`
    await app.database.pool.query(insert, [recruiter.user.id, app.system.now().toISOString().slice(0, 10)])
    for (const id of ids.slice(0, 12)) await open(recruiter, id)

    expect(await warnings(owner)).toMatchObject([{ after: { used: 10, kind: 'profiles' } }])
  })
})

describe('guests', () => {
  const asGuest = (address: string) =>
    app.call(runGuestSearch, {
      attributes: { door: 'skill', text: 'Python' },
      headers: { 'x-forwarded-for': address },
    })

  test.each([
    ['an IPv4 network', (n: number) => `203.0.113.${n}`, '203.0.114.1'],
    ['an IPv6 network', (n: number) => `2001:db8:7:${n}::1`, '2001:db8:8::1'],
  ])('of %s share a quota, with or without a cookie', async (_name, address, elsewhere) => {
    const statuses: number[] = []
    for (let n = 1; n <= 4; n += 1) statuses.push((await asGuest(address(n))).status)
    const refused = await asGuest(address(9))

    expect(statuses).toEqual([201, 201, 429, 429])
    expect(refused.errors[0]).toMatchObject({ code: 'search.guest-limit' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await asGuest(elsewhere)).status).toBe(201)
  })

  test('leave no address behind, and nothing at all after the day', async () => {
    await asGuest('198.51.100.7')
    const kept = async () =>
      JSON.stringify(
        (await app.database.pool.query('select d.*, k.* from quota_days d natural left join quota_keys k')).rows,
      )
    expect(await kept()).toContain('guest:')
    expect(await kept()).not.toContain('198.51.100')

    app.clock.advance(DAY_MS)
    await app.catchUp()
    expect(await kept()).not.toContain('guest:')
    expect((await app.database.pool.query('select 1 from quota_uses')).rowCount).toBe(0)
  })
})
