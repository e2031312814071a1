import { runSearch } from '@assay/contracts/candidate-searches'
import { listCandidates } from '@assay/contracts/candidates'
import { listQuickFinds } from '@assay/contracts/quick-finds'
import { listRequirements } from '@assay/contracts/requirements'
import { addToPool, createPool } from '@assay/contracts/talent-pools'
import { expect, test } from 'vitest'
import { newId } from '../../platform/database/new-id.ts'
import { openTestApp } from '../../platform/testing/test-app.ts'
import { addCandidates, aRecord } from '../../platform/testing/test-candidates.ts'
import { anAgency, aPerson, type Person } from '../../platform/testing/test-people.ts'
import { addRelease } from '../candidates/index.ts'
import { insertRequirements } from '../requirements/index.ts'

const app = await openTestApp()
const agencyId = await anAgency(app)
const isNamed = (record = aRecord()) => ({
  ...record,
  contact: { ...record.contact, legalName: 'Wilhelmina Kowalczyk' },
})
const [known = '', other = ''] = await addCandidates(app, [isNamed(), isNamed()], agencyId)
const owner = await aPerson(app, 'employer.owner')
const companyId = owner.companyId ?? ''
const recruiter = await aPerson(app, 'employer.recruiter', { companyId })
const requirementId = newId()
const attributes = { door: 'skill', text: 'Go, Kafka' }
const search = (await app.call(runSearch, { token: recruiter.token, attributes })).data
const job = { id: requirementId, companyId, title: 'Observatory Engineer', description: 'D' }
await insertRequirements(
  app.system.db,
  [{ ...job, criteria: search.criteria, state: 'draft' }],
  [{ requirementId, userId: recruiter.user.id }],
)
const pool = await app.call(createPool, {
  token: recruiter.token,
  attributes: { name: 'Observers', visibility: 'team' },
})
await app.call(addToPool, {
  token: recruiter.token,
  params: { id: pool.data.id },
  attributes: { candidateIds: [known, other] },
})

const find = async ({ token }: Person, text: string, kind?: string) => {
  const { data } = await app.call(listQuickFinds, { token, query: `filter[text]=${encodeURIComponent(text)}` })
  return data.filter((each: { kind: string }) => kind === undefined || each.kind === kind)
}
const ids = (found: { id: string }[]) => found.map(({ id }) => id)

test('jobs, pools and teammates are found by a few letters, the best first, also misspelled', async () => {
  expect((await find(recruiter, 'observ')).map(({ kind }: { kind: string }) => kind)).toEqual(['job', 'pool'])
  expect(ids(await find(recruiter, 'obsrvatory', 'job'))).toEqual([requirementId])
  expect(await find(recruiter, '100%')).toEqual([])
  const me = (await find(owner, recruiter.user.email.slice(0, 12), 'person')) as {
    detail: string | null
    label: string
  }[]
  expect(me.some(({ detail, label }) => [detail, label].includes(recruiter.user.email))).toBe(true)
})

test('own searches are found by their words', async () => {
  expect(ids(await find(recruiter, 'go, kaf', 'search'))).toEqual([search.id])
  expect(await find(await aPerson(app, 'employer.recruiter', { companyId }), 'go, kaf', 'search')).toEqual([])
})

test('a name finds a candidate only for users who may read it', async () => {
  const names = ['wilhelm', 'Kowalczyk', 'Wilhelmina Kowalcyk']
  for (const name of names) expect(await find(recruiter, name, 'candidate')).toEqual([])
  const contactInfoId = newId()
  await addRelease(app.system.db, {
    candidateId: known,
    companyId,
    requirementId,
    contactInfoId,
    releasedAt: new Date(),
  })

  for (const name of names) {
    const found = await find(recruiter, name, 'candidate')
    expect([name, ids(found)]).toEqual([name, [known]])
    expect(found[0].label).toBe('Wilhelmina Kowalczyk')
  }
  const agent = await aPerson(app, 'agency.owner', { agencyId })
  expect(ids(await find(agent, 'Kowalczyk', 'candidate')).toSorted()).toEqual([known, other].toSorted())
  for (const stranger of [await aPerson(app, 'employer.owner'), await aPerson(app, 'platform.admin')])
    expect(await find(stranger, 'Kowalczyk', 'candidate')).toEqual([])
})

test('a masked candidate is found by code, headline and words about the work', async () => {
  const [shown] = await find(recruiter, 'Kafka', 'candidate')
  expect(shown).toBeDefined()
  const { rows } = await app.database.pool.query('select masked_name from candidates where id = $1', [other])
  const code = String(rows[0].masked_name).split(' ')[1] ?? ''
  const stranger = await aPerson(app, 'employer.recruiter')
  for (const person of [recruiter, stranger])
    expect(ids(await find(person, code.toLowerCase(), 'candidate'))).toEqual([other])
  expect(ids(await find(recruiter, `Candidate ${code}`, 'candidate'))).toEqual([other])
  expect(await find(stranger, 'Kafka', 'candidate')).toEqual([])
})

test('case, accents and vowel signs make no difference; other letters and wildcards do', async () => {
  const titles = [
    'Ingénieur réseau',
    'Bauleiter Straße',
    'Łódź Tester, O’Brien’s team',
    'مُهَندِس',
    'がいか 한글',
    'Résumé 50% reader',
  ]
  const [french = '', german = '', polish = '', arabic = '', eastern = '', percent = ''] = titles.map(() => newId())
  const made = [french, german, polish, arabic, eastern, percent]
  await insertRequirements(
    app.system.db,
    made.map((id, index) => ({
      ...job,
      id,
      title: titles[index] ?? '',
      criteria: search.criteria,
      state: 'draft' as const,
    })),
    made.map((id) => ({ requirementId: id, userId: recruiter.user.id })),
  )
  const both: [string, string[]][] = [
    ['ingenieur', [french]],
    ['INGE\u0301NIEUR RE\u0301', [french]],
    ['strasse', [german]],
    ['lodz', [polish]],
    ["o'brien", [polish]],
    ['مهندس', [arabic]],
    ['が', [eastern]],
    ['か 한', [eastern]],
    ['かい', []],
    ['하글', []],
    ['50％', []],
    ['50%', [percent]],
    ['r_sum', []],
  ]
  for (const [text, expected] of both) {
    const { data } = await app.call(listRequirements, {
      token: recruiter.token,
      query: `filter[search]=${encodeURIComponent(text)}`,
    })
    expect([text, ids(data)]).toEqual([text, expected])
  }
  for (const [text, expected] of both.slice(0, 5))
    expect([text, ids(await find(recruiter, text, 'job'))]).toEqual([text, expected])
  expect(ids(await find(recruiter, 'ingeneur', 'job'))).toEqual([french])
})

test('a released name is found without its accents', async () => {
  const record = aRecord()
  const [jose = ''] = await addCandidates(
    app,
    [{ ...record, contact: { ...record.contact, legalName: 'José Ángel Núñez' } }],
    agencyId,
  )
  for (const text of ['jose angel', 'NUNEZ', 'Núñez']) {
    expect([text, await find(recruiter, text, 'candidate')]).toEqual([text, []])
    const agent = await aPerson(app, 'agency.owner', { agencyId })
    expect([text, ids(await find(agent, text, 'candidate'))]).toEqual([text, [jose]])
    const own = await app.call(listCandidates, {
      token: agent.token,
      query: `filter[search]=${encodeURIComponent(text)}`,
    })
    expect([text, ids(own.data)]).toEqual([text, [jose]])
  }
})
