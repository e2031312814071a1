import { checkActivities } from '@assay/contracts/activities'
import { listMatches, runSearch } from '@assay/contracts/candidate-searches'
import { candidateActions, getCandidate, listCandidates } from '@assay/contracts/candidates'
import { skillIdOf } from '@assay/contracts/taxonomy-ids'
import * as contract from '@assay/contracts/vetting-results'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { addCandidates, aRecord, untilFollowed } from '../../../platform/testing/test-candidates.ts'
import { aPerson, type Person } from '../../../platform/testing/test-people.ts'
import { importCandidates } from '../index.ts'
import { recheckVetting } from './recheck-vetting.ts'

const app = await openTestApp()
const { call } = app
const GO = skillIdOf('go')
const KAFKA = skillIdOf('kafka')
let admin: Person
let second: Person
let owner: Person

beforeAll(async () => {
  admin = await aPerson(app, 'platform.admin')
  second = await aPerson(app, 'platform.admin')
  owner = await aPerson(app, 'employer.owner')
})

const aCandidate = async (state = 'inVetting') => {
  const skills = [
    { name: 'Go', years: 6, level: 4, evidence: 'claimed' },
    { name: 'Kafka', years: 4, level: 4, evidence: 'agency', evidenceOn: '2026-01-10' },
  ]
  const record = aRecord({ skills, state })
  const [id = ''] = await addCandidates(app, [record])
  return { id, record }
}

const facts = {
  stage: 'technical assessment',
  method: 'Timed coding task',
  assessorRole: 'Assessment team',
  result: 'score',
  score: 82,
  scoreMax: 100,
  on: '2026-11-01',
  skillIds: [GO],
}
const record = (candidateId: string, also: object = {}, by = admin) =>
  call(contract.recordVettingResult, { token: by.token, attributes: { candidateId, ...facts, ...also } })
const act = (endpoint: (typeof candidateActions)[keyof typeof candidateActions], id: string, attributes = {}) =>
  call(endpoint, { token: admin.token, params: { id }, attributes })
const levelsOf = async (id: string) => {
  const { data } = await call(getCandidate, { token: admin.token, params: { id } })
  return Object.fromEntries(
    data.skills.map((skill: { name: string; evidence: string }) => [skill.name, skill.evidence]),
  )
}
const scoreOf = async (id: string): Promise<number> => {
  await untilFollowed(app)
  const { token } = owner
  const { data } = await call(runSearch, { token, attributes: { door: 'skill', text: 'Go' } })
  const { data: matches } = await call(listMatches, {
    token,
    params: { id: data.id },
    query: 'include=candidate&page[size]=100',
  })
  return matches.find(({ candidate }: { candidate: { id: string } }) => candidate.id === id)?.score
}

/** What the page says that the candidate lacks for approval. */
async function missingFor(id: string): Promise<unknown> {
  const query = `filter[candidate]=${id}`
  return (await call(contract.listVettingResults, { token: admin.token, query })).document.meta?.['missingForApproval']
}

test('a candidate is vetted, approved and ranked by what was verified', async () => {
  const { id } = await aCandidate()
  const queue = await call(listCandidates, { token: admin.token, query: 'filter[state]=inVetting' })
  expect(queue.data.map((one: { id: string }) => one.id)).toContain(id)
  expect(queue.data[0].masked).toBe(true)
  const early = await act(candidateActions.approve, id)
  expect([early.status, early.errors[0]?.code]).toEqual([409, 'vetting.not-passed'])
  expect(await missingFor(id)).toBe(early.errors[0]?.detail)

  const expired = await record(id, { on: '2026-01-10', validUntil: '2026-02-10' })
  expect(expired.data).toMatchObject({ isPassed: true, state: 'expired' })
  expect(await missingFor(id)).toMatch(/expired/)
  expect((await act(candidateActions.approve, id)).errors[0]?.detail).toBe(await missingFor(id))

  const failed = await record(id, { score: 40 })
  expect([failed.status, failed.data.isPassed]).toEqual([201, false])
  expect(await levelsOf(id)).toEqual({ Go: 'claimed', 'Apache Kafka': 'agency' })
  expect((await act(candidateActions.approve, id)).status).toBe(409)

  const passed = await record(id)
  expect(passed.data).toMatchObject({ isPassed: true, state: 'valid', recordedByName: admin.user.fullName })
  expect(await levelsOf(id)).toEqual({ Go: 'assessed', 'Apache Kafka': 'agency' })
  expect(await missingFor(id)).toBeNull()
  expect((await act(candidateActions.approve, id)).data.state).toBe('available')
  const assessed = await scoreOf(id)
  await record(id, { stage: 'work sample', method: 'Paid trial task', result: 'pass', score: null, scoreMax: null })
  expect(await levelsOf(id)).toMatchObject({ Go: 'workSample' })
  expect(await scoreOf(id)).toBeGreaterThan(assessed)
  const again = await act(candidateActions.approve, id)
  expect([again.status, again.errors[0]?.code]).toEqual([409, 'candidate.transition'])
  expect(again.errors[0]?.detail).toContain('the candidate has the status “Available”')
})

test('changing a result needs a second person, and the levels follow the change', async () => {
  const { id } = await aCandidate('available')
  const { data: result } = await record(id)
  const before = await scoreOf(id)
  const attributes = { resultId: result.id, reason: 'Another candidate’s sheet', ...facts, score: 30 }
  const proposed = await call(contract.proposeVettingChange, { token: admin.token, attributes })
  const { skillIds } = result
  expect(proposed.data).toMatchObject({
    state: 'proposed',
    mayDo: ['reject'],
    score: 30,
    before: { score: 82, method: result.method, skillIds },
    skills: skillIds.map((id: string) => ({ id, name: 'Go' })),
  })
  expect(await levelsOf(id)).toMatchObject({ Go: 'assessed' })
  const twice = await call(contract.proposeVettingChange, { token: second.token, attributes })
  expect([twice.status, twice.errors[0]?.code]).toEqual([409, 'vetting.transition'])

  const decide = (verb: 'confirm' | 'reject', { token }: Person) =>
    call(contract.vettingChangeActions[verb], { token, params: { id: proposed.data.id }, attributes: {} })
  const alone = await decide('confirm', admin)
  expect([alone.status, alone.errors[0]?.code]).toEqual([409, 'vetting.second-person'])
  const confirmed = await decide('confirm', second)
  expect(confirmed.data).toMatchObject({ state: 'confirmed', decidedByName: second.user.fullName, mayDo: [] })
  expect((await decide('confirm', second)).status).toBe(409)
  expect(await levelsOf(id)).toMatchObject({ Go: 'claimed' })
  expect(await scoreOf(id)).toBeLessThan(before)

  const { data: results } = await call(contract.listVettingResults, {
    token: admin.token,
    query: `filter[candidate]=${id}&include=supersedes`,
  })
  expect(results.map((one: { state: string; score: number }) => [one.state, one.score])).toEqual(
    expect.arrayContaining([
      ['superseded', 82],
      ['valid', 30],
    ]),
  )
  const shown = await call(getCandidate, { token: owner.token, params: { id } })
  expect(shown.data.vetting.map(({ score }: { score: number }) => score)).toEqual([30])
  expect((await call(checkActivities, { token: admin.token })).data.whole ?? true).toBe(true)
})

test('a correction that changes nothing is refused, also with its skills in another order', async () => {
  const { id } = await aCandidate('available')
  const skillIds = [GO, KAFKA]
  const { data: result } = await record(id, { skillIds })
  const correct = (also: object) =>
    call(contract.proposeVettingChange, {
      token: admin.token,
      attributes: { resultId: result.id, reason: 'Checked once more', ...facts, ...also },
    })
  const same = await correct({ skillIds: [KAFKA, GO] })
  expect([same.status, same.errors[0]?.code]).toEqual([409, 'vetting.transition'])
  expect(same.errors[0]?.detail).toMatch(/changes nothing/)
  expect((await correct({ skillIds: [GO] })).status).toBe(201)
})

test('an import keeps what was verified here, and an expired result loses its effect', async () => {
  const { id, record: source } = await aCandidate('available')
  await record(id, { skillIds: [GO, KAFKA], validUntil: '2030-12-01' })
  const changed = { ...source, headline: 'Platform developer', contentHash: `${source.contentHash}-2` }
  await importCandidates(app.system, [changed], { agencyId: null, now: app.system.now() })
  expect(await levelsOf(id)).toEqual({ Go: 'assessed', 'Apache Kafka': 'assessed' })
  await app.database.pool.query('alter table vetting_results disable trigger vetting_results_append_only')
  await app.database.pool.query(`update vetting_results set valid_until = '2026-11-02' where candidate_id = $1`, [id])
  await app.database.pool.query('alter table vetting_results enable trigger vetting_results_append_only')
  await recheckVetting(app.system)
  expect(await levelsOf(id)).toEqual({ Go: 'claimed', 'Apache Kafka': 'agency' })
})

test.each([
  [{ score: 120 }, 'score'],
  [{ score: null }, 'score'],
  [{ on: '2031-01-01' }, 'on'],
  [{ validUntil: '2026-10-31' }, 'validUntil'],
  [{ skillIds: [skillIdOf('react')] }, 'skillIds'],
  [{ documentHash: 'abc' }, 'documentHash'],
])('a result with %j is refused', async (also, field) => {
  const { id } = await aCandidate()
  const { status, errors } = await record(id, also)
  expect([status, errors[0]?.source?.pointer]).toEqual([422, expect.stringContaining(`/data/attributes/${field}`)])
})

test('a draft is put into vetting and sent back; no other user can do either', async () => {
  const { id } = await aCandidate('draft')
  expect((await record(id)).errors[0]?.code).toBe('candidate.transition')
  expect((await act(candidateActions.startVetting, id)).data.state).toBe('inVetting')
  expect((await act(candidateActions.sendBack, id, { reason: 'No work history' })).data.state).toBe('draft')
  const creator = await aPerson(app, 'platform.creator')
  for (const person of [owner, creator]) {
    expect((await record(id, {}, person)).status).toBe(403)
    for (const list of [contract.listVettingResults, contract.listVettingChanges])
      expect((await call(list, { token: person.token })).status).toBe(403)
    const approved = await call(candidateActions.approve, { token: person.token, params: { id }, attributes: {} })
    expect(approved.status).toBe(403)
  }
  expect((await call(getCandidate, { token: owner.token, params: { id } })).status).toBe(404)
})
