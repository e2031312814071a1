import * as contract from '@assay/contracts/compensations'
import { skillIdOf, titleIdOf } from '@assay/contracts/taxonomy-ids'
import { expect, test } from 'vitest'
import { openTestApp } from '../../platform/testing/test-app.ts'
import { addCandidates, aRecord } from '../../platform/testing/test-candidates.ts'
import { anOfferIn, anOpenRequirement, SOME_CRITERIA } from '../../platform/testing/test-offers.ts'
import { aPerson } from '../../platform/testing/test-people.ts'
import { DAY_MS } from '../../platform/time/durations.ts'

// Early in a month and 90 days after the middle of one, so that the nights of a test stay within both.
const app = await openTestApp(undefined, { beginsAt: new Date('2027-01-10T10:00:00Z') })
const { call } = app
const owner = await aPerson(app, 'employer.owner')
const manager = await aPerson(app, 'employer.hiringManager', { companyId: owner.companyId ?? '' })
const client = await aPerson(app, 'agencyClient.contact')

const BACKEND = titleIdOf('back-end-developer')
const GO = skillIdOf('go')
const longAgo = new Date(app.system.now().getTime() - 200 * DAY_MS).toISOString()

const someone = (amountMinor: number, more: Record<string, unknown> = {}) =>
  aRecord({
    rate: { amountMinor, currency: 'EUR', period: 'hour' },
    engagement: ['contract'],
    lastConfirmedAt: longAgo,
    ...more,
  })

const list = (token?: string, query = '') =>
  call(contract.listCompensations, { ...(token === undefined ? {} : { token }), query })
const nextNight = async () => {
  app.clock.advance(DAY_MS)
  await app.catchUp()
}

test('four sources are too few, whatever their number of candidates, and new data too young', async () => {
  await addCandidates(
    app,
    [5_000, 5_500, 6_000, 6_500].map((rate) => someone(rate)),
  )
  await addCandidates(app, [someone(7_000, { lastConfirmedAt: app.system.now().toISOString() })])
  await nextNight()
  expect((await list(owner.token)).data).toEqual([])
  const { data } = await call(contract.lookUpCompensations, { token: owner.token, query: `filter[title]=${BACKEND}` })
  expect(data).toMatchObject({ isPublished: false, dropped: [] })
})

test('with the fifth source, who confirmed an old pay today, the title is published, local and converted', async () => {
  const confirmedToday = someone(7_000, { lastConfirmedAt: app.system.now().toISOString() })
  await addCandidates(app, [{ ...confirmedToday, createdAt: longAgo }])
  await nextNight()
  const { data, document } = await list(owner.token, 'filter[level]=title&currency=USD&period=hour')
  expect(document.meta).toMatchObject({ total: 1 })
  expect(data).toMatchObject([
    {
      kind: 'expected',
      country: null,
      experience: null,
      engagement: 'contract',
      period: 'hour',
      currency: 'EUR',
      p10: null,
      p25: 5_500,
      p50: 6_000,
      p75: 6_500,
      p90: null,
      sampleSize: 5,
      contributors: 5,
      maxShare: 0.2,
      fxDate: '2026-10-01',
      converted: { currency: 'USD', period: 'hour', p50: 6_960, p10: null },
    },
  ])
  expect(Date.parse(data[0].to)).toBeLessThan(app.system.now().getTime() - 90 * DAY_MS)
})

test('a narrower question falls back to the nearest published figures', async () => {
  const { data } = await call(contract.lookUpCompensations, {
    token: owner.token,
    query: `filter[title]=${BACKEND}&filter[country]=DE&filter[skill]=${GO}&include=compensations`,
  })
  expect(data).toMatchObject({ isPublished: true, dropped: ['country'] })
  expect(data.compensations[0].skills).toHaveLength(1)
  const missing = await call(contract.lookUpCompensations, { token: owner.token })
  expect([missing.status, missing.errors[0]?.source]).toEqual([400, { parameter: 'filter[title]' }])
})

test('guests see the coarse median of a title and nothing narrower; agency clients nothing', async () => {
  const { data } = await list()
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({ p25: null, p50: 6_000, p75: null, sampleSize: null, maxShare: null, country: null })
  const narrow = (await list(owner.token)).data.find(({ country }: { country: string | null }) => country !== null)
  const inCountry = (await list(owner.token, `filter[level]=title&filter[country]=${narrow.country}`)).data
  expect(inCountry).toMatchObject([{ country: narrow.country, skills: [], experience: null }])
  expect((await call(contract.getCompensation, { params: { id: narrow.id } })).status).toBe(404)
  expect((await list(client.token)).status).toBe(403)
  expect((await call(contract.exportCompensations)).status).toBe(401)
})

test('a hiring manager sees the titles of assigned jobs', async () => {
  expect((await list(manager.token)).data).toEqual([])
  const criteria = { ...SOME_CRITERIA, titleId: BACKEND }
  await anOpenRequirement(app, { author: owner, assigned: [manager] }, { criteria })
  expect((await list(manager.token)).data.length).toBeGreaterThan(0)
})

test('figures of a month stay as they are, though the data change', async () => {
  const before = (await list(owner.token)).data
  await addCandidates(app, [someone(20_000), someone(21_000)])
  app.clock.advance(DAY_MS / 2)
  await nextNight()
  expect((await list(owner.token)).data).toEqual(before)
})

test('a later month counts them; figures without enough sources left lose their numbers, but keep their id', async () => {
  const [{ id }] = (await list(owner.token, 'filter[level]=title')).data
  app.clock.advance(35 * DAY_MS)
  await nextNight()
  const later = await aPerson(app, 'employer.owner')
  const [cell] = (await list(later.token, 'filter[level]=title')).data
  expect(cell).toMatchObject({ id, contributors: 7 })
  await app.database.pool.query(`update candidates set rate_currency = 'PLN' where rate_amount_minor > 5500`)
  app.clock.advance(35 * DAY_MS)
  await nextNight()
  expect((await call(contract.getCompensation, { params: { id } })).status).toBe(404)
  const { rows } = await app.database.pool.query('select state, p50, contributors from compensations where id = $1', [
    id,
  ])
  expect(rows).toEqual([{ state: 'suppressed', p50: null, contributors: null }])
  await app.database.pool.query(`update candidates set rate_currency = 'EUR' where rate_currency = 'PLN'`)
  app.clock.advance(70 * DAY_MS)
  await nextNight()
})

test('figures are pinned to a job, replaced, read by the team only, and unpinned', async () => {
  const boss = await aPerson(app, 'employer.owner')
  const outsider = await aPerson(app, 'employer.owner')
  const viewer = await aPerson(app, 'employer.viewer', { companyId: boss.companyId ?? '' })
  const requirementId = await anOpenRequirement(app, { author: boss })
  const cells = (await list(boss.token)).data
  const pin = (token: string, id: string) =>
    call(contract.pinCompensation, { token, params: { id }, attributes: { requirementId } })
  const pins = (token: string) => call(contract.listCompensationPins, { token, query: 'include=compensation' })
  for (const cell of [cells[0], cells[1], cells[1]]) expect((await pin(boss.token, cell.id)).status).toBe(200)
  const { data } = await pins(boss.token)
  expect(data).toMatchObject([{ isPublished: true, compensation: { id: cells[1].id } }])
  expect((await pin(outsider.token, cells[0].id)).status).toBe(404)
  expect((await pin(viewer.token, cells[0].id)).status).toBe(404)
  expect((await pins(outsider.token)).data).toEqual([])
  const unpin = (token: string) => call(contract.unpinCompensation, { token, params: { id: data[0].id } })
  expect([(await unpin(outsider.token)).status, (await unpin(boss.token)).status]).toEqual([404, 204])
  expect((await pins(boss.token)).data).toEqual([])
})

test('the export holds the local amounts', async () => {
  const boss = await aPerson(app, 'employer.owner')
  const { headers, data } = await call(contract.exportCompensations, { token: boss.token })
  expect(headers['content-type']).toMatch('text/csv')
  const [head, ...lines] = String(data).trim().split('\r\n')
  expect(head).toMatch('kind,title,skill,country')
  expect(lines.some((line) => line.startsWith('expected,Back-end Developer,,,,,contract,hour,EUR,,5500,'))).toBe(true)
})

test('a budget reaches the candidates who ask for no more', async () => {
  const boss = await aPerson(app, 'employer.owner')
  const budget = { amountMinor: 6_000, currency: 'EUR', period: 'hour' }
  const measure = (attributes: Record<string, unknown>, token = boss.token) =>
    call(contract.measureBudget, { token, attributes: { budget, ...attributes } })
  const { data } = await measure({ titleId: BACKEND, skillId: GO })
  expect(data).toMatchObject({ matched: 8, fitting: 3 })
  expect((await measure({})).errors[0]).toMatchObject({ code: 'validation.invalid', meta: { field: 'titleId' } })
  const foreign = await anOpenRequirement(app, { author: owner })
  expect((await measure({ requirementId: foreign })).status).toBe(404)
})

test('offers count for their employer, and accepted ones also as accepted', async () => {
  const [candidateId = ''] = await addCandidates(app, [someone(5_000)])
  for (const employer of await Promise.all(Array.from({ length: 5 }, () => aPerson(app, 'employer.owner')))) {
    const { id } = await anOfferIn(app, 'accepted', { author: employer, candidateId })
    await app.database.pool.query(`update offers set title_id = $1, sent_at = $2 where id = $3`, [
      BACKEND,
      new Date(app.system.now().getTime() - 130 * DAY_MS),
      id,
    ])
  }
  app.clock.advance(35 * DAY_MS)
  await nextNight()
  const after = await aPerson(app, 'employer.owner')
  const kinds = (await list(after.token, 'filter[level]=title')).data.map(({ kind }: { kind: string }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['expected', 'offered', 'accepted']))
})
