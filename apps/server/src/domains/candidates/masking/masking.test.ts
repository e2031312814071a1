import { getGuestSearch, runGuestSearch } from '@assay/contracts/candidate-anonymous-searches'
import { getSearch, listMatches, listSearches, runSearch } from '@assay/contracts/candidate-searches'
import { getCandidate, listCandidates } from '@assay/contracts/candidates'
import { getDashboard } from '@assay/contracts/dashboards'
import { listStars, starCandidate } from '@assay/contracts/stars'
import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../../platform/database/new-id.ts'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { addCandidates, aRecord } from '../../../platform/testing/test-candidates.ts'
import { anAgency, aPerson, type Person, type RoleKey } from '../../../platform/testing/test-people.ts'
import { withoutIds } from '../../../platform/testing/without-ids.ts'
import { insertRequirements } from '../../requirements/index.ts'

const app = await openTestApp()
const PERSONAL = /lovelace|byron|somerville|ada@|7946|profiles\.example|secret-note/i
let agencyId: string
let ids: string[]

beforeAll(async () => {
  agencyId = await anAgency(app)
  const withVideo = aRecord({ videoUrl: 'https://video.example/secret-note' })
  ids = await addCandidates(app, [withVideo, aRecord(), aRecord()], agencyId)
})

const search = { door: 'skill', text: 'Go, Kafka' }

/** Everything a role can read of a candidate, as text. */
async function walk(person: Person, attributes: Record<string, unknown> = search): Promise<string> {
  const { token } = person
  const [id = ''] = ids
  const made = await app.call(runSearch, { token, attributes, query: 'include=matches.candidate' })
  const params = { id: made.data?.id ?? newId() }
  await app.call(starCandidate, { token, attributes: { candidateId: id, note: null } })
  const answers = [
    made,
    await app.call(getSearch, { token, params, query: 'include=matches.candidate' }),
    await app.call(listMatches, { token, params, query: 'include=candidate' }),
    await app.call(listMatches, { token, params, query: 'include=candidate&filter[country]=GB' }),
    await app.call(listSearches, { token }),
    await app.call(listCandidates, { token, query: 'include=agency' }),
    await app.call(getCandidate, { token, params: { id }, query: 'include=agency' }),
    await app.call(listStars, { token, query: 'include=candidate' }),
    await app.call(getDashboard, { token }),
  ]
  return withoutIds(answers.map((answer) => JSON.stringify(answer.document)).join('\n'))
}

describe.each<RoleKey>([
  'employer.owner',
  'employer.admin',
  'employer.recruiter',
  'platform.admin',
  'platform.creator',
  'agencyClient.contact',
])('%s', (role) => {
  test('reads nothing that identifies a candidate', async () => {
    expect(await walk(await aPerson(app, role))).not.toMatch(PERSONAL)
  })
})

test('a hiring manager and a viewer read masked candidates of assigned requirements, and no others', async () => {
  const owner = await aPerson(app, 'employer.owner')
  const companyId = owner.companyId ?? ''
  const manager = await aPerson(app, 'employer.hiringManager', { companyId })
  const viewer = await aPerson(app, 'employer.viewer', { companyId })
  const made = await app.call(runSearch, { token: owner.token, attributes: search })
  const requirementId = newId()
  await insertRequirements(
    app.system.db,
    [{ id: requirementId, companyId, title: 'T', description: 'D', criteria: made.data.criteria, state: 'draft' }],
    [manager, viewer].map(({ user }) => ({ requirementId, userId: user.id })),
  )
  const params = { id: ids[0] ?? '' }
  expect((await app.call(getCandidate, { token: viewer.token, params })).status).toBe(404)

  const text = await walk(manager, { ...search, requirementId })
  expect(text).toContain('Candidate ')
  expect(text).not.toMatch(PERSONAL)
  const seen = await app.call(getCandidate, { token: viewer.token, params })
  expect(seen.data).toMatchObject({ masked: true, legalName: null })
  expect(seen.data.work.every((entry: { employer: unknown }) => entry.employer === null)).toBe(true)
  expect(withoutIds(JSON.stringify(seen.document))).not.toMatch(PERSONAL)
})

test('a guest reads nothing that identifies a candidate or the agency', async () => {
  const made = await app.call(runGuestSearch, { attributes: search })
  const cookie = made.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const again = await app.call(getGuestSearch, { cookie, params: { id: made.data.id } })
  const text = JSON.stringify([made.document, again.document])

  expect(made.data.resultTop.length).toBeGreaterThan(0)
  expect(withoutIds(text)).not.toMatch(PERSONAL)
  expect(text).not.toMatch(/agency \d|agency-\d/i)
  for (const id of ids) expect(text).not.toContain(id)
})

test('an agency sees its own candidates with their names, and never those of another agency or the pool', async () => {
  const own = await aPerson(app, 'agency.member', { agencyId })
  const other = await aPerson(app, 'agency.owner')
  const params = { id: ids[0] ?? '' }

  const seen = await app.call(getCandidate, { token: own.token, params })
  const identity = { legalName: 'Ada Lovelace', videoUrl: 'https://video.example/secret-note' }
  expect(seen.data).toMatchObject({ masked: false, ...identity })
  expect(seen.data.summary).toContain('Byron Works')
  expect(seen.data.work[0]).toMatchObject({ employer: 'Byron Works' })
  expect(seen.data.skills.find((skill: { name: string }) => skill.name === 'Go').excerpt).toBe(
    'Wrote Go at Byron Works',
  )
  expect((await app.call(listCandidates, { token: own.token })).json.meta.total).toBe(3)

  expect((await app.call(getCandidate, { token: other.token, params })).status).toBe(404)
  expect((await app.call(listCandidates, { token: other.token })).json.meta.total).toBe(0)
  expect((await app.call(getDashboard, { token: other.token })).data.pool).toEqual({
    size: 0,
    byEvidence: [],
    byFamily: [],
  })
})

test('masked texts still describe the work', async () => {
  const recruiter = await aPerson(app, 'employer.recruiter')
  const { data } = await app.call(getCandidate, { token: recruiter.token, params: { id: ids[0] ?? '' } })

  expect(data.summary).toBe('[name] built order intake at [employer].')
  expect(data.work[0].summary).toBe('Ran the Kafka cluster of [employer].')
  expect(data.skills.find((skill: { name: string }) => skill.name === 'Go').excerpt).toBe('Wrote Go at [employer]')
  expect(data.education).toEqual([{ area: 'Mathematics', studyType: 'Bachelor', institution: null }])
})

test('candidates are not readable without a session', async () => {
  expect((await app.call(listCandidates)).status).toBe(401)
  expect((await app.call(getCandidate, { params: { id: ids[0] ?? '' } })).status).toBe(401)
})

test('lists filter by skill and country and page to the end', async () => {
  const { token } = await aPerson(app, 'employer.recruiter')
  const total = async (query: string) => (await app.call(listCandidates, { token, query })).json.meta.total

  expect(await total('filter[skill]=golang')).toBe(3)
  expect(await total('filter[skill]=Rust')).toBe(0)
  expect(await total('filter[country]=gb')).toBe(3)
  const first = await app.call(listCandidates, { token, query: 'page[size]=2&sort=createdAt' })
  const next = String(first.document.links?.['next']).split('?')[1] ?? ''
  expect((await app.call(listCandidates, { token, query: next })).data).toHaveLength(1)
})
