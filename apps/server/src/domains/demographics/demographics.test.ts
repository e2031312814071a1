import { listActivities } from '@assay/contracts/activities'
import { eraseOwnData } from '@assay/contracts/candidate-pages'
import * as contract from '@assay/contracts/demographics'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { quickTest } from '../../platform/testing/full-run.ts'
import { APP_URL, openTestApp, TEST_KEY } from '../../platform/testing/test-app.ts'
import { addCandidates, aRecord } from '../../platform/testing/test-candidates.ts'
import { anEntryAt, anOpenRequirement } from '../../platform/testing/test-offers.ts'
import { aPerson, type Person } from '../../platform/testing/test-people.ts'
import { DAY_MS } from '../../platform/time/durations.ts'
import { linkAddress } from '../candidate-links/index.ts'
import { openPermanentLinks } from '../pipeline/contact-requests/index.ts'
import { insertAnswers, readGroups } from './index.ts'
import { seal, subjectOf, unseal } from './sealing.rules.ts'
import { shownCounts } from './shown-counts.rules.ts'

const app = await openTestApp()
const { call } = app
let owner: Person
let admin: Person
let requirementId: string

beforeAll(async () => {
  owner = await aPerson(app, 'employer.owner')
  admin = await aPerson(app, 'platform.admin')
  requirementId = await anOpenRequirement(app, { author: owner })
})

async function aCandidate(): Promise<{ candidateId: string; data: string; progress: string }> {
  const [candidateId = ''] = await addCandidates(app, [aRecord()])
  const shortlistedId = await anEntryAt(app, { author: owner, requirementId, candidateId, stage: 'shortlisted' })
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

const stored = async () => (await app.database.pool.query('select * from demographics.answers')).rows

quickTest('a candidate volunteers, sees, changes and withdraws the answer by their own link alone', async () => {
  const { candidateId, data, progress } = await aCandidate()
  const volunteer = (attributes: object) => call(contract.volunteerDemographics, { attributes: { ...attributes } })
  const before = await call(contract.readOwnDemographics, { attributes: { token: data } })
  expect(before.data).toMatchObject({ isAnswered: false, sex: null, race: null })

  const first = await volunteer({ token: data, sex: 'female', race: null })
  expect([first.status, first.data.isAnswered, first.data.sex]).toEqual([200, true, 'female'])
  await volunteer({ token: data, sex: 'female', race: 'asian' })
  const read = await call(contract.readOwnDemographics, { attributes: { token: data } })
  expect(read.data).toMatchObject({ isAnswered: true, sex: 'female', race: 'asian' })

  const rows = await stored()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toMatch(/female|asian/)
  expect(JSON.stringify(rows)).not.toContain(candidateId)
  expect(await readGroups(app.system.db, TEST_KEY, [candidateId])).toEqual(
    new Map([[candidateId, { sex: 'female', race: 'asian' }]]),
  )
  expect((await readGroups(app.system.db, Buffer.alloc(32, 8), [candidateId])).size).toBe(0)

  for (const token of [progress, 'x'.repeat(64)])
    expect((await volunteer({ token, sex: 'male', race: null })).status).toBe(410)
  expect((await volunteer({ token: data, sex: 'other', race: null })).status).toBe(422)

  const gone = await call(contract.withdrawDemographics, { attributes: { token: data } })
  expect(gone.data).toMatchObject({ isAnswered: false, sex: null, keptUntil: null })
  expect((await call(contract.withdrawDemographics, { attributes: { token: data } })).status).toBe(200)
  expect(await stored()).toEqual([])
})

quickTest('the audit log records that an answer came, but not whose or which', async () => {
  const { candidateId, data } = await aCandidate()
  await call(contract.volunteerDemographics, { attributes: { token: data, sex: 'male', race: 'white' } })
  const { rows } = await app.database.pool.query(`select * from activities where verb = 'demographics.volunteer'`)
  const last = rows.at(-1)
  expect(last).toMatchObject({ actor_type: 'system', tenant_id: null, candidate_id: null, on_behalf_of: null })
  expect(JSON.stringify(last)).not.toMatch(new RegExp(`${candidateId}|white|"male`))
  const seen = await call(listActivities, { token: owner.token })
  expect(JSON.stringify(seen.json)).not.toContain('demographics')
})

quickTest('operators read counts of at least five, other users nothing', async () => {
  await app.database.pool.query('delete from demographics.answers')
  const people = Array.from({ length: 12 }, (_, at) => ({
    candidateId: `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`,
    sex: at < 6 ? ('female' as const) : ('male' as const),
    race: at < 7 ? ('white' as const) : at < 9 ? ('asian' as const) : ('black' as const),
  }))
  await insertAnswers(app.system.db, TEST_KEY, people, app.system.now())
  const { data } = await call(contract.listDemographics, { token: admin.token })
  const shown = new Map(data.map((row: { category: string; people: number }) => [row.category, row.people]))
  expect([shown.get('female'), shown.get('male'), shown.get('white'), shown.get('asian')]).toEqual([6, 6, 7, null])
  for (const role of [
    'employer.owner',
    'employer.admin',
    'employer.recruiter',
    'agency.owner',
    'platform.creator',
  ] as const)
    expect((await call(contract.listDemographics, { token: (await aPerson(app, role)).token })).status).toBe(403)
  expect((await call(contract.listDemographics)).status).toBe(401)
})

quickTest('erasing a candidate deletes the answer, and old answers are deleted in time', async () => {
  const [leaving, staying] = [await aCandidate(), await aCandidate()]
  for (const { data } of [leaving, staying])
    await call(contract.volunteerDemographics, { attributes: { token: data, sex: 'male', race: 'black' } })
  await call(eraseOwnData, { attributes: { token: leaving.data, confirm: true } })
  await app.catchUp()
  const left = await readGroups(app.system.db, TEST_KEY, [leaving.candidateId, staying.candidateId])
  expect([...left.keys()]).toEqual([staying.candidateId])
  const after = await call(contract.readOwnDemographics, { attributes: { token: leaving.data } })
  expect(after.status).toBe(410)
  app.clock.advance(3 * 365 * DAY_MS)
  await app.catchUp()
  expect(await stored()).toEqual([])
})

test('what is sealed opens for the same secret and subject alone, unaltered', () => {
  const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((array) => Buffer.from(array))
  fc.assert(
    fc.property(bytes, fc.uuid(), fc.nat(29), (secret, id, at) => {
      const subject = subjectOf(secret, id)
      const sealed = seal(secret, subject, { sex: 'female', race: 'twoOrMore' })
      expect(sealed).toHaveLength(30)
      expect(unseal(secret, subject, sealed)).toEqual({ sex: 'female', race: 'twoOrMore' })
      const altered = Buffer.from(sealed)
      altered[at] = (altered[at] ?? 0) ^ 1
      expect(unseal(secret, subject, altered)).toBeNull()
      expect(unseal(secret, subjectOf(secret, `${id}x`), sealed)).toBeNull()
    }),
  )
})

test('no single count is hidden, and none below five is shown', () => {
  const groups = fc.record({
    sex: fc.constantFrom(null, 'male' as const, 'female' as const),
    race: fc.constantFrom(null, 'white' as const, 'asian' as const, 'black' as const),
  })
  fc.assert(
    fc.property(fc.array(groups, { maxLength: 60 }), (answers) => {
      for (const by of ['sex', 'race'] as const) {
        const counts = shownCounts(answers).filter((each) => each.by === by)
        expect(counts.filter(({ people }) => people === null)).not.toHaveLength(1)
        for (const { people } of counts) expect(people ?? 5).toBeGreaterThanOrEqual(5)
      }
    }),
  )
})
