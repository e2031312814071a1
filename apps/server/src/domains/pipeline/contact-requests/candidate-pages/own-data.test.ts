import { openCandidateLink } from '@assay/contracts/candidate-links'
import { endConsent, eraseOwnData, exportOwnData, openApplication } from '@assay/contracts/candidate-pages'
import { requestContact } from '@assay/contracts/contact-infos'
import { openSharedProfile, shareProfile } from '@assay/contracts/profile-shares'
import { MEDIA_TYPE } from '@assay/jsonapi/media-type'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../../../platform/database/new-id.ts'
import { APP_URL, openTestApp, type TestApp } from '../../../../platform/testing/test-app.ts'
import { addCandidates, aRecord, untilFollowed } from '../../../../platform/testing/test-candidates.ts'
import { anEntryAt, anOpenRequirement } from '../../../../platform/testing/test-offers.ts'
import { anAgency, aPerson, type Person } from '../../../../platform/testing/test-people.ts'
import { DAY_MS, HOUR_MS } from '../../../../platform/time/durations.ts'
import { linkAddress } from '../../../candidate-links/index.ts'
import { importCandidates } from '../../../candidates/index.ts'
import { openPermanentLinks } from '../letters/index.ts'

let app: TestApp
let owner: Person
let requirementId: string

beforeAll(async () => {
  app = await openTestApp()
  owner = await aPerson(app, 'employer.owner')
  requirementId = await anOpenRequirement(app, { author: owner })
})

const inDays = (days: number) => new Date(app.system.now().getTime() + days * DAY_MS).toISOString().slice(0, 10)
const consentFor = (days: number, purpose = 'matching') => ({ purpose, until: inDays(days), source: 'sign-up form' })

async function aCandidate(consents: readonly object[], stage = 'rejected') {
  const [candidateId = ''] = await addCandidates(app, [aRecord({ consents })])
  const shortlistedId = await anEntryAt(app, { author: owner, requirementId, candidateId, stage: 'shortlisted' })
  if (stage !== 'shortlisted')
    await app.database.pool.query(`update shortlisteds set stage = $1, rejection_code = 'other' where id = $2`, [
      ...[stage, shortlistedId],
    ])
  const whose = { candidateId, companyId: owner.companyId ?? '', shortlistedId, at: app.system.now() }
  const links = await app.system.transaction((tx) => openPermanentLinks(tx, whose))
  const tokenOf = async (verificationId: string) =>
    (await linkAddress(app.system, { verificationId, appUrl: APP_URL })).split('#')[1] ?? ''
  return {
    candidateId,
    data: await tokenOf(links.correctOrEraseData.id),
    progress: await tokenOf(links.followProgress.id),
  }
}

const stateOf = async (id: string): Promise<string> =>
  (await app.database.pool.query('select state from candidates where id = $1', [id])).rows[0].state

async function take(token: string) {
  const { statusCode, body } = await app.app.routes.app.inject({
    method: 'POST',
    url: '/api/v1/candidate-links/actions/export',
    headers: { 'content-type': MEDIA_TYPE, accept: MEDIA_TYPE },
    payload: JSON.stringify({ data: { type: 'candidate-links', attributes: { token } } }),
  })
  expect(statusCode).toBe(200)
  return JSON.parse(body)
}

test('an import does not bring back a consent that the candidate ended; one from another source counts', async () => {
  const { candidateId, data } = await aCandidate([consentFor(100)])
  await app.call(endConsent, { attributes: { token: data, purpose: 'matching' } })
  const { rows } = await app.database.pool.query('select external_id from candidates where id = $1', [candidateId])
  const { external_id: externalId } = rows[0]
  const send = async (consents: readonly object[], noticeDays: number) => {
    const record = aRecord({ externalId, consents, noticeDays })
    const { updated } = await importCandidates(app.system, [record], { agencyId: null, now: app.system.now() })
    const until = await app.database.pool.query(
      `select purpose, until::text from consents where candidate_id = $1 order by purpose`,
      [candidateId],
    )
    return [updated, await stateOf(candidateId), ...until.rows.map(({ purpose, until: day }) => `${purpose} ${day}`)]
  }
  const ended = `matching ${inDays(-1)}`
  expect(await send([consentFor(100)], 1)).toEqual([1, 'paused', ended])
  expect(await send([consentFor(300), consentFor(50, 'contact')], 2)).toEqual([
    ...[1, 'paused', `contact ${inDays(50)}`, ended],
  ])
  expect(await send([], 3)).toEqual([1, 'paused', ended])
  const forAll = { ...consentFor(300), source: 'Confirmed by the agency at the import' }
  expect(await send([forAll], 5)).toEqual([1, 'paused', ended])
  const renewed = { ...consentFor(200), source: 'call of today' }
  expect(await send([renewed], 4)).toEqual([1, 'available', `matching ${inDays(200)}`])
})

test('a consent that ends while an import writes it again has ended', async () => {
  const { candidateId, data } = await aCandidate([consentFor(100)])
  const importing = await app.database.pool.connect()
  await importing.query('begin')
  await importing.query('select from candidates where id = $1 for update', [candidateId])
  await importing.query('delete from consents where candidate_id = $1', [candidateId])
  await importing.query(
    `insert into consents (candidate_id, purpose, until, source) values ($1, 'matching', $2, 'form')`,
    [...[candidateId, inDays(100)]],
  )
  const ending = app.call(endConsent, { attributes: { token: data, purpose: 'matching' } })
  const waiting =
    'select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0'
  await expect.poll(async () => (await app.database.pool.query(waiting)).rowCount).toBe(1)
  await importing.query('commit')
  importing.release()
  expect((await ending).status).toBe(200)
  expect(await stateOf(candidateId)).toBe('paused')
})

test('a candidate takes everything along as JSON, by the link to the data alone', async () => {
  const { data, progress } = await aCandidate([consentFor(100)])
  const taken = await take(data)
  expect([taken.profile.basics.name, taken.profile.basics.email]).toEqual([...['Ada Lovelace', 'ada@lovelace.example']])
  expect(taken.consents).toEqual([expect.objectContaining({ purpose: 'matching', until: inDays(100) })])
  expect(taken.processes).toEqual([
    expect.objectContaining({ company: 'Acme', job: 'Order intake', stage: 'rejected' }),
  ])
  expect((await app.call(exportOwnData, { attributes: { token: progress } })).status).toBe(410)
  await app.call(eraseOwnData, { attributes: { token: data, confirm: true } })
  expect((await app.call(exportOwnData, { attributes: { token: data } })).status).toBe(410)
})

test('after an erasure the link says so, and shows no application any more', async () => {
  const { data } = await aCandidate([consentFor(100)], 'shortlisted')
  const application = () => app.call(openApplication, { attributes: { token: data } })
  expect((await application()).data.shows).toMatchObject({ requirementTitle: 'Order intake' })
  await app.call(eraseOwnData, { attributes: { token: data, confirm: true } })
  expect((await application()).status).toBe(404)
  const { status, data: link } = await app.call(openCandidateLink, { attributes: { token: data } })
  expect([status, link.shows.isErased]).toEqual([200, true])
})

test('the copy holds what was written to the candidate, about them and of their communities', async () => {
  const { candidateId, data } = await aCandidate([consentFor(100)], 'shortlisted')
  const agencyId = await anAgency(app)
  const member = await aPerson(app, 'agency.member', { agencyId })
  const at = app.system.now()
  const { pool } = app.database
  const [threadId, communityId] = [newId(), newId()]
  await pool.query(
    'insert into agency_threads (id, agency_id, company_id, candidate_id, last_message_at) values ($1, $2, $3, $4, $5)',
    [threadId, agencyId, owner.companyId, candidateId, at],
  )
  await pool.query(
    `insert into agency_messages (id, thread_id, side, author_id, body) values ($1, $2, 'agency', $3, 'She starts in May.')`,
    [newId(), threadId, member.user.id],
  )
  await pool.query(`insert into communities (id, company_id, name) values ($1, $2, 'Finalists')`, [
    communityId,
    owner.companyId,
  ])
  await pool.query(
    `insert into community_members (id, community_id, candidate_id, invited_at, tags) values ($1, $2, $3, $4, '{Go}')`,
    [newId(), communityId, candidateId, at],
  )
  await app.call(requestContact, {
    token: owner.token,
    attributes: {
      candidateId,
      requirementId,
      message: 'We build an order intake for a hundred shops and look for somebody like you.',
      pay: { amountMinor: 6000, currency: 'EUR', period: 'hour' },
    },
  })
  app.clock.advance(HOUR_MS)
  await app.catchUp()
  const taken = await take(data)

  expect(taken.messages).toEqual([
    expect.objectContaining({ company: 'Acme', from: 'agency', text: 'She starts in May.' }),
  ])
  expect(JSON.stringify(taken)).not.toContain(member.user.fullName)
  expect(taken.communities).toEqual([
    expect.objectContaining({ community: 'Finalists', state: 'invited', tags: ['Go'] }),
  ])
  expect(taken.processes[0].contactRequests).toEqual([
    expect.objectContaining({ state: 'pending', message: expect.stringContaining('order intake') }),
  ])
})

test('ending the consent to matching takes a candidate out of searches, ending another one does not', async () => {
  const { candidateId, data } = await aCandidate([consentFor(100), consentFor(100, 'contact')])
  const end = (purpose: string) => app.call(endConsent, { attributes: { token: data, purpose } })
  expect((await end('contact')).status).toBe(200)
  expect(await stateOf(candidateId)).toBe('available')
  expect((await end('matching')).status).toBe(200)
  await untilFollowed(app)
  expect(await stateOf(candidateId)).toBe('paused')
  expect((await end('matching')).status).toBe(200)
  const { rows } = await app.database.pool.query(
    `select after ->> 'purpose' as purpose from activities where verb = 'candidate.endConsent' and candidate_id = $1 order by seq`,
    [candidateId],
  )
  expect(rows.map(({ purpose }) => purpose)).toEqual(['contact', 'matching'])
  const { data: link } = await app.call(openCandidateLink, { attributes: { token: data } })
  expect(link.shows.consents.every(({ until }: { until: string }) => until < inDays(0))).toBe(true)
  expect((await end('everything')).status).toBe(422)
})

test('a shared link shows a candidate until they end the consent to matching, or it lapses', async () => {
  const ending = await aCandidate([consentFor(10), consentFor(100, 'contact')])
  const lapsing = await aCandidate([consentFor(2)])
  const share = async ({ candidateId }: { candidateId: string }) => {
    const { data } = await app.call(shareProfile, { token: owner.token, attributes: { candidateId, days: 7 } })
    const token: string = data.link.split('#profile.')[1]
    return async () => (await app.call(openSharedProfile, { attributes: { token } })).status
  }
  const [ended, lapsed] = await Promise.all([ending, lapsing].map(share))
  for (const purpose of ['contact', 'matching']) {
    expect(await ended?.()).toBe(200)
    await app.call(endConsent, { attributes: { token: ending.data, purpose } })
  }
  expect(await ended?.()).toBe(410)
  app.clock.advance(2 * DAY_MS)
  expect(await lapsed?.()).toBe(200)
  app.clock.advance(DAY_MS)
  expect(await lapsed?.()).toBe(410)
})

test('a candidate is found until the day on which the consent to matching ends, however it ends', async () => {
  const { candidateId } = await aCandidate([consentFor(3), consentFor(400, 'contact')])
  const without = await aCandidate([consentFor(400, 'contact')])
  const states = () => Promise.all([candidateId, without.candidateId].map(stateOf))
  app.clock.advance(3 * DAY_MS)
  await app.catchUp()
  expect(await states()).toEqual(['available', 'available'])
  app.clock.advance(DAY_MS)
  await app.catchUp()
  expect(await states()).toEqual(['paused', 'available'])
  const { rows } = await app.database.pool.query(
    `select actor_id, after ->> 'because' as because from activities where verb = 'candidate.pause' and candidate_id = $1`,
    [candidateId],
  )
  expect(rows).toEqual([{ actor_id: null, because: 'consentEnded' }])
})

test('a month after the last consent ended the candidate is erased, unless a process is open', async () => {
  const lapsing = await aCandidate([consentFor(10), consentFor(5, 'contact')])
  const hiring = await aCandidate([consentFor(10)], 'shortlisted')
  const staying = await aCandidate([consentFor(10), consentFor(400, 'statistics')])
  const never = await aCandidate([])
  app.clock.advance(39 * DAY_MS)
  await app.catchUp()
  expect(await stateOf(lapsing.candidateId)).toBe('paused')
  app.clock.advance(3 * DAY_MS)
  await app.catchUp()
  const states = await Promise.all([lapsing, hiring, staying, never].map(({ candidateId }) => stateOf(candidateId)))
  expect(states).toEqual(['erased', 'paused', 'paused', 'available'])
  const { rows } = await app.database.pool.query('select * from candidate_contacts where candidate_id = $1', [
    lapsing.candidateId,
  ])
  expect(rows).toEqual([])
})
