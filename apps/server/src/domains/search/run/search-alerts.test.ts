import { getSearch, renameSearch, runSearch } from '@assay/contracts/candidate-searches'
import { listNotifications } from '@assay/contracts/notifications'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { quickTest } from '../../../platform/testing/full-run.ts'
import { openTestApp, type TestApp } from '../../../platform/testing/test-app.ts'
import { aCrowd, addCandidates, aRecord } from '../../../platform/testing/test-candidates.ts'
import { aPerson, type Person } from '../../../platform/testing/test-people.ts'
import { DAY_MS, HOUR_MS } from '../../../platform/time/durations.ts'
import { newsOf, nextDue } from '../alerts/index.ts'

let app: TestApp
let recruiter: Person

beforeAll(async () => {
  app = await openTestApp()
  await aCrowd(app, 60)
  recruiter = await aPerson(app, 'employer.recruiter')
})

const criteria = { mustHave: [{ anyOf: ['Erlang'] }], mustHaveMode: 'require' }
const anErlanger = () => addCandidates(app, [aRecord({}, { skills: [{ name: 'Erlang' }] })])

async function aSavedSearch(alert: string): Promise<string> {
  const run = await app.call(runSearch, { token: recruiter.token, attributes: { door: 'skill', criteria } })
  const change = { token: recruiter.token, params: { id: run.data.id } }
  const unsaved = await app.call(renameSearch, { ...change, attributes: { alert } })
  const saved = await app.call(renameSearch, { ...change, attributes: { savedName: 'Erlang people', alert } })
  expect([unsaved.status, saved.status, saved.data.alert]).toEqual([422, 200, alert])
  return run.data.id
}

const notices = async () =>
  (await app.call(listNotifications, { token: recruiter.token, query: 'filter[kind]=searchAlert' })).data as {
    title: string
    body: string
    link: string
  }[]

const aDayLater = async (): Promise<void> => {
  app.clock.advance(DAY_MS)
  await app.catchUp()
}

quickTest(
  'an alert reports new candidates once, by rank only, in the app and by mail; without news it is silent',
  async () => {
    const id = await aSavedSearch('daily')
    await aDayLater()
    expect(await notices()).toEqual([])
    await anErlanger()
    await aDayLater()
    await aDayLater()
    const [first, ...others] = await notices()
    const mails = app.mails.filter(
      ({ to, subject }) => to === recruiter.user.email && subject.includes('Erlang people'),
    )

    expect(others).toEqual([])
    expect(first).toMatchObject({
      title: '“Erlang people”: 1 new candidate',
      body: expect.stringMatching(/^New: rank \d+\.$/),
    })
    expect(mails).toHaveLength(1)
    expect(mails[0]?.unsubscribe).toContain('part=notifications')
    const run = await app.call(getSearch, {
      token: recruiter.token,
      params: { id: first?.link.split('/').at(-1) ?? '' },
    })
    expect(run.data).toMatchObject({ parent: { id }, criteria: { mustHave: [{ anyOf: [expect.any(String)] }] } })
    expect(run.data).toMatchObject({ createdForAlert: true, seenAt: null })
    const see = async ({ token }: Person) =>
      (await app.call(renameSearch, { token, params: { id: run.data.id }, attributes: { seen: true } })).data
    const admin = await aPerson(app, 'employer.admin', { companyId: recruiter.companyId ?? '' })
    expect((await see(admin)).seenAt).toBeNull()
    const { seenAt } = await see(recruiter)
    expect(seenAt).toEqual(expect.any(String))
    app.clock.advance(HOUR_MS)
    expect((await see(recruiter)).seenAt).toBe(seenAt)
  },
)

test('an alert that a clock far ahead has delayed reports candidates who came since', async () => {
  const id = await aSavedSearch('daily')
  const before = (await notices()).length
  const ahead = new Date(app.system.now().getTime() + 365 * DAY_MS)
  await app.database.pool.query('update search_alerts set due_at = $1, notified_at = $1', [ahead])
  await anErlanger()
  await anErlanger()
  await aDayLater()
  const [latest, ...others] = await notices()
  expect(latest?.body).toMatch(/^New: ranks \d+/)
  expect([others.length >= before, latest?.title]).toEqual([true, expect.stringMatching(/^“Erlang people”: \d+ new/)])
  await app.call(renameSearch, { token: recruiter.token, params: { id }, attributes: { alert: 'off' } })
})

quickTest('one that is turned off, unsaved or of someone who left stays silent, and others do not see it', async () => {
  const before = (await notices()).length
  const colleague = await aPerson(app, 'employer.admin', { companyId: recruiter.companyId ?? '' })
  const [off, unsaved] = [await aSavedSearch('daily'), await aSavedSearch('daily')]
  const seen = await app.call(getSearch, { token: colleague.token, params: { id: off } })
  const change = (id: string, attributes: object) =>
    app.call(renameSearch, { token: recruiter.token, params: { id }, attributes: { ...attributes } })
  await change(off, { alert: 'off' })
  await change(unsaved, { savedName: null })
  const { rows } = await app.database.pool.query('select count(*)::int as left from search_alerts')
  await app.database.pool.query(`update teammates set state = 'suspended' where user_id = $1`, [recruiter.user.id])
  await anErlanger()
  await aDayLater()
  await app.database.pool.query(`update teammates set state = 'active' where user_id = $1`, [recruiter.user.id])

  expect(seen.data.alert).toBe('off')
  expect(rows[0].left).toBe(2)
  expect(await notices()).toHaveLength(before)
  await aDayLater()
  expect(await notices()).toHaveLength(before + 1)
})

describe('rules', () => {
  test('the next time is seven o’clock in the zone, weekly on a Monday, across changes of the clock', () => {
    const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Apia', 'UTC']
    const instants = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    const property = fc.property(fc.constantFrom(...zones), instants, (zone, after) => {
      const clock = { timeZone: zone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
      const format = new Intl.DateTimeFormat('en-GB', clock)
      const [daily, weekly] = [nextDue('daily', zone, after), nextDue('weekly', zone, after)]
      expect(format.format(daily)).toMatch(/07:00$/)
      expect(format.format(weekly)).toMatch(/^Mon.*07:00$/)
      expect(daily.getTime() - after.getTime()).toBeGreaterThan(0)
      expect(daily.getTime() - after.getTime()).toBeLessThanOrEqual(DAY_MS + HOUR_MS)
      expect(weekly.getTime()).toBeGreaterThanOrEqual(daily.getTime())
    })
    fc.assert(property)
  })

  test('no candidate counts as both new and entered, and only the best 25 enter', () => {
    const ids = Array.from({ length: 40 }, (_, index) => `c${index}`)
    fc.assert(
      fc.property(fc.shuffledSubarray(ids), fc.subarray(ids), fc.subarray(ids), (now, before, fresh) => {
        const { added, entered } = newsOf(now, before, new Set(fresh))
        expect(new Set([...added, ...entered]).size).toBe(added.length + entered.length)
        expect(entered.every((rank) => rank <= 25 && !before.includes(now[rank - 1] ?? ''))).toBe(true)
        expect(added).toHaveLength(now.filter((id) => fresh.includes(id)).length)
        expect(newsOf(now, now.slice(0, 25), new Set())).toEqual({ added: [], entered: [] })
      }),
    )
  })
})
