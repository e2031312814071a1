import { listJobIndustries } from '@assay/contracts/reference-lists'
import { industryIdOf } from '@assay/contracts/taxonomy-ids'
import * as contract from '@assay/contracts/taxonomy-industries'
import { changeCompany, getCompany } from '@assay/contracts/users'
import * as taxonomy from '@assay/taxonomy'
import { expect, test } from 'vitest'
import { type Answered, openTestApp } from '../../../platform/testing/test-app.ts'
import { aPerson } from '../../../platform/testing/test-people.ts'
import { editingAs } from '../../../platform/testing/test-taxonomy.ts'
import { synchronizeTaxonomy } from '../index.ts'

const app = await openTestApp()
const { call } = app
const operator = await aPerson(app, 'platform.admin')
const owner = await aPerson(app, 'employer.owner')
const outcome = ({ status, errors }: Answered) => [status, errors[0]?.code]
const { add, change, merge, act, shown, edits, undoLast } = editingAs(operator, app, {
  add: contract.addJobIndustry,
  change: contract.changeJobIndustry,
  get: contract.getTaxonomyIndustry,
  actions: contract.taxonomyIndustryActions,
  idOf: industryIdOf,
  usual: { code: '5132' },
})
const offered = async (search: string): Promise<string[]> =>
  (await call(listJobIndustries, { query: `filter[search]=${search}` })).data.map(({ slug }: { slug: string }) => slug)
const choose = (industryId: string) =>
  call(changeCompany, { token: owner.token, params: { id: owner.companyId ?? '' }, attributes: { industryId } })
const industryOfCompany = async () =>
  (
    await call(getCompany, { token: owner.token, params: { id: owner.companyId ?? '' }, query: 'include=industry' })
  ).document.included?.map(({ id, attributes }) => ({ id, name: attributes?.['name'] }))

test('only operators edit the industries; creators read them too', async () => {
  const reads = { 'platform.creator': 200, 'employer.owner': 403 } as const
  for (const role of ['platform.creator', 'employer.owner'] as const) {
    const person = await aPerson(app, role)
    expect(outcome(await add({ name: 'Nope' }, person))).toEqual([403, 'permission.denied'])
    expect((await call(contract.listTaxonomyIndustries, { token: person.token })).status).toBe(reads[role])
  }
})

test('an added industry is offered, found by its alias and chosen, and then no longer taken back', async () => {
  const made = await add({ name: 'Quantum computing', aliases: ['QC'], parentId: industryIdOf('technology') })
  expect(made.data).toMatchObject({ slug: 'quantum-computing', aliases: ['QC'], state: 'current' })
  expect(await offered('qc')).toEqual(['quantum-computing'])
  expect(outcome(await choose(industryIdOf('quantum-computing')))).toEqual([200, undefined])
  expect(await shown('quantum-computing')).toMatchObject({
    origin: 'operators',
    companyCount: 1,
    parent: { name: 'Information technology' },
  })
  expect(outcome(await undoLast())).toEqual([409, 'taxonomy.transition'])
})

test('a former name stays as an alias, and a name means one industry only', async () => {
  const { version } = (await change('games', { name: 'Video games' })).data
  expect((await shown('games')).aliases).toEqual(['Computer games'])
  expect(await offered('computer games')).toEqual(['games'])
  expect(outcome(await change('games', { code: '511210' }, { 'if-match': `"${version - 1}"` }))).toEqual([
    412,
    'resource.stale',
  ])
  expect((await change('robotics', { aliases: ['Video games'] })).errors[0]).toMatchObject({
    detail: '“Video games” already means Video games.',
  })
})

test('there are two levels', async () => {
  const wrong = [
    await change('software', { parentId: industryIdOf('saas') }),
    await change('technology', { parentId: industryIdOf('finance') }),
    await merge('technology', 'saas'),
  ]
  expect(wrong.map(outcome)).toEqual(wrong.map(() => [422, 'validation.invalid']))
  expect((await change('robotics', { parentId: null })).data.code).toBe('333998')
  expect((await shown('robotics')).parent).toBeNull()
})

test('an industry of the release is edited as it is', async () => {
  const { name, code, aliases, version } = await shown('retail')
  expect((await change('retail', { name, code, aliases, parentId: null })).data).toMatchObject({
    code: '44-45',
    version,
  })
})

test('after a merge a company has the winner, and an undo gives it back', async () => {
  await choose(industryIdOf('fintech'))
  expect(outcome(await merge('fintech', 'banking'))).toEqual([200, undefined])
  expect(await industryOfCompany()).toMatchObject([{ id: industryIdOf('banking'), name: 'Banking' }])
  expect(await shown('fintech')).toMatchObject({ name: 'Banking', companyCount: 1 })
  expect(await offered('financial technology and payments')).toEqual(['banking'])
  await undoLast()
  expect(await industryOfCompany()).toMatchObject([{ id: industryIdOf('fintech') }])
})

test('what is under a merged industry comes under the winner', async () => {
  await merge('healthcare', 'finance')
  expect((await shown('hospitals')).parent).toMatchObject({ id: industryIdOf('finance') })
  await undoLast()
  expect((await shown('hospitals')).parent).toMatchObject({ id: industryIdOf('healthcare') })
})

test('a deprecated industry is no longer offered, and its companies keep it', async () => {
  await choose(industryIdOf('telecommunications'))
  expect((await act('deprecate', 'telecommunications')).data).toMatchObject({
    state: 'deprecated',
    mayDo: ['edit', 'merge', 'restore'],
  })
  expect(await offered('telecommunications')).toEqual([])
  expect(outcome(await choose(industryIdOf('telecommunications')))).toEqual([200, undefined])
  expect(outcome(await act('deprecate', 'telecommunications'))).toEqual([409, 'taxonomy.transition'])
  await act('restore', 'telecommunications')
  expect(await offered('telecommunications')).toEqual(['telecommunications'])
})

test('the history names the industry and its changes, even if a skill has the same name', async () => {
  await change('semiconductors', { code: '334412', parentId: industryIdOf('manufacturing') })
  const [latest] = await edits(`filter[entry]=${industryIdOf('semiconductors')}`)
  expect(latest).toMatchObject({
    list: 'industries',
    name: 'Semiconductors',
    summary: 'Semiconductors: gave it the code 334412; it belongs to Manufacturing.',
  })
  expect(await edits('filter[list]=skills')).toEqual([])
})

test('a later release is laid under the edits', async () => {
  await add({ name: 'Exoplanet mining' })
  const later = { slug: 'exoplanets', name: 'Exoplanet mining', naics: '21' }
  await synchronizeTaxonomy(app.system, { ...taxonomy, industries: [...taxonomy.industries, later] })
  const rows = await app.database.pool.query(
    `select slug, state, version > 0 as edited from industries where slug in ('exoplanets', 'exoplanet-mining', 'games')
     order by slug`,
  )
  expect(rows.rows).toEqual([
    { slug: 'exoplanet-mining', state: 'merged', edited: true },
    { slug: 'exoplanets', state: 'current', edited: false },
    { slug: 'games', state: 'current', edited: true },
  ])
})
