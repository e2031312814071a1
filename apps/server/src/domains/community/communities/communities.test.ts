import { listMatches, runSearch } from '@assay/contracts/candidate-searches'
import * as contract from '@assay/contracts/communities'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../../platform/database/new-id.ts'
import { openTestApp, type TestApp } from '../../../platform/testing/test-app.ts'
import { addCandidates, aRecord, untilFollowed } from '../../../platform/testing/test-candidates.ts'
import { anEntryAt, anOpenRequirement } from '../../../platform/testing/test-offers.ts'
import { aPerson, type Person } from '../../../platform/testing/test-people.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'

type Endpoint = Parameters<TestApp['call']>[0]
type Asked = NonNullable<Parameters<TestApp['call']>[1]>

let app: TestApp
let owner: Person
let other: Person
let community: string
let people: string[] = []

const CONSENT = { until: '2030-01-01', source: 'test' }
const as = (by: Person, endpoint: Endpoint, asked: Asked = {}) => app.call(endpoint, { token: by.token, ...asked })
const on = (id: string, attributes: Record<string, unknown> = {}) => ({ params: { id }, attributes })
const byLink = (endpoint: Endpoint, attributes: Record<string, unknown>) => app.call(endpoint, { attributes })
const listMembers = async (query = '') =>
  (await as(owner, contract.listMembers, { query: `include=candidate${query}` })).data
const subjects = (words: string) => app.mails.filter(({ subject }) => subject.includes(words)).map(({ to }) => to)

/** The link in the latest mail to an address. */
async function linkOf(email: string): Promise<string> {
  await app.catchUp()
  const text = app.mails.filter(({ to }) => to === email).at(-1)?.text
  return /#([\w-]{64})/.exec(String(text))?.[1] ?? ''
}

beforeAll(async () => {
  app = await openTestApp()
  owner = await aPerson(app, 'employer.owner')
  other = await aPerson(app, 'employer.owner')
  const records = ['ada', 'ben', 'cy', 'dee'].map((name) =>
    aRecord(
      { consents: [{ purpose: name === 'dee' ? 'matching' : 'contact', ...CONSENT }] },
      { basics: { name: `${name} Example`, email: `${name}@example.test` } },
    ),
  )
  people = await addCandidates(app, records)
  const requirementId = await anOpenRequirement(app, { author: owner })
  for (const candidateId of people) {
    const entry = await anEntryAt(app, { author: owner, requirementId, candidateId, stage: 'closed' })
    await app.database.pool.query(
      `insert into shortlisted_stages (id, shortlisted_id, from_stage, to_stage, at, actor_type)
       values ($1, $2, 'contactReleased', 'interviewing', '2025-12-01', 'system')`,
      [newId(), entry],
    )
  }
  const attributes = { name: 'Alumni', visibility: 'link' }
  community = (await as(owner, contract.createCommunity, { attributes })).data.id
})

test('a community belongs to its company, and its name is unique there', async () => {
  const again = await as(owner, contract.createCommunity, { attributes: { name: 'alumni' } })
  expect([again.status, again.errors[0]?.detail]).toEqual([422, 'Your company already has a community with this name.'])
  expect((await as(other, contract.listCommunities)).data).toEqual([])
  expect((await as(other, contract.inviteMembers, on(community, { candidateIds: people }))).status).toBe(404)
  expect((await as(other, contract.changeCommunity, on(community, { name: 'Theirs' }))).status).toBe(404)
  const viewer = await aPerson(app, 'employer.viewer', { companyId: owner.companyId ?? '' })
  expect((await as(viewer, contract.listCommunities)).status).toBe(403)
})

test('finalists who consented to contact are invited once, and join by their link', async () => {
  const finalists = (await as(owner, contract.listFinalists, { params: { id: community } })).data
  const candidateIds = finalists.map(({ id }: { id: string }) => id)
  expect(candidateIds.toSorted()).toEqual(people.slice(0, 3).toSorted())
  const refused = await as(owner, contract.inviteMembers, on(community, { candidateIds: [people[3]] }))
  expect(refused.status).toBe(422)
  for (let times = 0; times < 2; times += 1)
    expect((await as(owner, contract.inviteMembers, on(community, { candidateIds }))).status).toBe(200)
  const token = await linkOf('ada@example.test')
  expect(subjects('invites you')).toHaveLength(3)
  const early = await byLink(contract.readPosts, { token })
  expect([early.status, early.errors[0]?.code]).toEqual([409, 'community.wrong-state'])
  const joined = await byLink(contract.joinCommunity, { token, readiness: '3m', months: 6 })
  expect([joined.status, joined.data.shows.state, joined.data.shows.readiness]).toEqual([200, 'joined', '3m'])
  const { rows } = await app.database.pool.query(`select candidate_id from consents where purpose = 'community'`)
  expect(rows).toHaveLength(1)
  const [shown] = (await as(owner, contract.listCommunities)).data
  expect([shown.members.joined, shown.members.invited, shown.readiness['3m']]).toEqual([1, 2, 1])
})

test('a published post is mailed to the members, read, and voted on', async () => {
  const poll = { kind: 'poll', title: 'Which evening?', body: 'We plan a talk.', options: ['Tuesday', 'Thursday'] }
  const communityId = community
  const lacking = await as(owner, contract.createPost, { attributes: { ...poll, communityId, options: ['One'] } })
  expect(lacking.status).toBe(422)
  const { id } = (await as(owner, contract.createPost, { attributes: { ...poll, communityId } })).data
  for (let times = 0; times < 2; times += 1)
    expect((await as(owner, contract.publishPost, on(id))).data.state).toBe('published')
  const token = await linkOf('ada@example.test')
  expect(subjects('Which evening?')).toEqual(['ada@example.test'])
  expect((await as(owner, contract.changePost, on(id, poll))).status).toBe(409)
  expect((await as(other, contract.archivePost, on(id))).status).toBe(404)
  expect((await byLink(contract.readPosts, { token })).status).toBe(200)
  for (const option of [0, 1]) await byLink(contract.voteInCommunity, { token, postId: id, option })
  expect((await byLink(contract.voteInCommunity, { token, postId: id, option: 2 })).status).toBe(409)
  const [post] = (await as(owner, contract.listPosts)).data
  expect([post.sentTo, post.readBy, post.options.map(({ votes }: { votes: number }) => votes)]).toEqual([1, 1, [0, 1]])
})

test('a member mutes the mails, leaves, and comes back; the company tags, exports and removes', async () => {
  const token = await linkOf('ada@example.test')
  const muted = await byLink(contract.changeMembership, { token, muted: true, readiness: 'now' })
  expect([muted.data.shows.state, muted.data.shows.readiness]).toEqual(['muted', 'now'])
  const [member] = await listMembers('&filter[state]=muted')
  expect(member.candidate.masked).toBe(true)
  expect((await as(other, contract.tagMember, on(member.id, { tags: ['x'] }))).status).toBe(404)
  const tagged = await as(owner, contract.tagMember, on(member.id, { tags: ['Kafka', 'Kafka', 'Berlin'] }))
  expect(tagged.data.tags).toEqual(['Kafka', 'Berlin'])
  expect(await listMembers('&filter[tag]=Berlin')).toHaveLength(1)
  const [skill] = (await as(owner, contract.listCommunities)).data[0].skills
  expect(await listMembers(`&filter[skill]=${skill.skillId}`)).toHaveLength(3)
  const left = await byLink(contract.leaveCommunity, { token })
  expect([left.data.shows.state, left.data.shows.posts]).toEqual(['left', []])
  const back = await byLink(contract.joinCommunity, { token, readiness: '6m', months: 12 })
  expect(back.data.shows.state).toBe('joined')
  const file = await as(owner, contract.exportMembers, { params: { id: community } })
  expect([file.status, file.headers['content-type']]).toEqual([200, expect.stringContaining('text/csv')])
  expect((await as(owner, contract.removeMember, on(member.id))).data.state).toBe('left')
  const dead = await byLink(contract.joinCommunity, { token, readiness: 'now', months: 6 })
  expect(dead.errors[0]?.code).toBe('verification.expired')
})

test('the public page shows posts, and never names a candidate', async () => {
  const attributes = { title: 'News', body: 'We moved.', communityId: community }
  await as(owner, contract.createPost, { attributes })
  const page = await app.call(contract.getPublicCommunity, { params: { id: community } })
  expect([page.status, page.data.posts]).toEqual([200, []])
  const sent = app.mails.length
  // Ben was invited before; no other guest may be.
  for (const email of ['nobody@example.test', 'BEN@example.test', 'dee@example.test'])
    expect((await app.call(contract.askToJoin, on(community, { email }))).status).toBe(204)
  await app.catchUp()
  expect(app.mails.length).toBe(sent)
  await app.database.pool.query('update companies set suspended_at = now() where id = $1', [owner.companyId])
  expect((await app.call(contract.getPublicCommunity, { params: { id: community } })).status).toBe(404)
  expect((await app.call(contract.askToJoin, on(community, { email: 'cy@example.test' }))).status).toBe(404)
  await app.database.pool.query('update companies set suspended_at = null where id = $1', [owner.companyId])
  await as(owner, contract.changeCommunity, on(community, { visibility: 'private' }))
  expect((await app.call(contract.getPublicCommunity, { params: { id: community } })).status).toBe(404)
  expect((await app.call(contract.askToJoin, on(community, { email: 'ben@example.test' }))).status).toBe(404)
})

test('memberships end with the consent, which can be renewed; deleting the community ends the links', async () => {
  const token = await linkOf('ben@example.test')
  await byLink(contract.joinCommunity, { token, readiness: 'now', months: 6 })
  app.clock.advance(190 * DAY_MS)
  await app.catchUp()
  owner = await aPerson(app, 'employer.owner', { companyId: owner.companyId ?? '' })
  const [lapsed] = await listMembers('&filter[state]=consentExpired')
  expect((await as(owner, contract.renewConsent, on(lapsed.id))).status).toBe(200)
  expect((await as(owner, contract.renewConsent, on(lapsed.id))).status).toBe(409)
  expect(await linkOf('ben@example.test')).toBe(token)
  expect(subjects('Would you like to stay')).toEqual(['ben@example.test'])
  const renewed = await byLink(contract.joinCommunity, { token, readiness: 'later', months: 12 })
  expect(renewed.data.shows.state).toBe('joined')
  expect((await as(owner, contract.deleteCommunity, { params: { id: community } })).status).toBe(204)
  const dead = await byLink(contract.joinCommunity, { token, readiness: 'now', months: 6 })
  expect(dead.errors[0]?.code).toBe('verification.expired')
})

test('a search can be limited to the members of a community by users who manage it', async () => {
  const records = [1, 2, 3].map(() => aRecord({}, { skills: [{ name: 'Erlang' }] }))
  const [joined = '', invited = '', outside = ''] = await addCandidates(app, records)
  await untilFollowed(app)
  const id = (await as(owner, contract.createCommunity, { attributes: { name: 'Erlang people' } })).data.id
  const { pool } = app.database
  const member =
    'insert into community_members (id, community_id, candidate_id, invited_at, state, joined_at, consent_until)'
  const at = '2026-01-01'
  await pool.query(`${member} values ($1, $2, $3, $4, 'joined', $4, '2030-01-01')`, [newId(), id, joined, at])
  await pool.query(`${member} values ($1, $2, $3, $4, 'invited', null, null)`, [newId(), id, invited, at])
  const criteria = { mustHave: [{ anyOf: ['Erlang'] }], mustHaveMode: 'require' }
  const searchOf = async (by: Person) =>
    (await as(by, runSearch, { attributes: { door: 'skill', criteria } })).data.id as string
  const search = await searchOf(owner)
  const narrowed = await as(owner, listMatches, { params: { id: search }, query: `filter[community]=${id}` })
  const among = { type: 'communities', id }
  const within = await as(owner, runSearch, { attributes: { door: 'skill', criteria: { ...criteria, among } } })
  // Sessions of before have ended by now.
  const stranger = await aPerson(app, 'employer.owner')
  const theirs = await as(stranger, listMatches, {
    params: { id: await searchOf(stranger) },
    query: `filter[community]=${id}`,
  })
  const all = (await as(owner, listMatches, { params: { id: search } })).data as { candidate: { id: string } }[]

  expect(all.map(({ candidate }) => candidate.id).sort()).toEqual([joined, invited, outside].sort())
  expect(narrowed.data).toMatchObject([{ rank: 1, candidate: { id: joined } }])
  expect(within.data).toMatchObject({ matchedCount: 1, poolSize: 1, criteria: { among } })
  expect(narrowed.json.meta).toMatchObject({ matchedCount: 1 })
  expect(theirs.errors[0]).toMatchObject({ code: 'request.parameter', source: { parameter: 'filter[community]' } })
})
