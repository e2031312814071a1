import { runSearch } from '@assay/contracts/candidate-searches'
import { getCandidate } from '@assay/contracts/candidates'
import { lookUpCompensations } from '@assay/contracts/compensations'
import { listUniqueJobTitles } from '@assay/contracts/reference-lists'
import { replaySearch } from '@assay/contracts/replays'
import { createRequirement } from '@assay/contracts/requirements'
import { emptyCriteria } from '@assay/contracts/search-criteria'
import { skillIdOf, titleIdOf } from '@assay/contracts/taxonomy-ids'
import * as contract from '@assay/contracts/taxonomy-titles'
import * as taxonomy from '@assay/taxonomy'
import { expect, test } from 'vitest'
import { type Answered, openTestApp } from '../../../platform/testing/test-app.ts'
import { addCandidates, aRecord, untilFollowed } from '../../../platform/testing/test-candidates.ts'
import { aPerson } from '../../../platform/testing/test-people.ts'
import { editingAs } from '../../../platform/testing/test-taxonomy.ts'
import { synchronizeTaxonomy } from '../index.ts'

const app = await openTestApp()
const { call } = app
const operator = await aPerson(app, 'platform.admin')
const owner = await aPerson(app, 'employer.owner')
const outcome = ({ status, errors }: Answered) => [status, errors[0]?.code]
const { add, change, merge, act, shown, edits, undoLast } = editingAs(operator, app, {
  add: contract.addJobTitle,
  change: contract.changeJobTitle,
  get: contract.getTaxonomyTitle,
  actions: contract.taxonomyTitleActions,
  idOf: titleIdOf,
  usual: { family: 'backend' },
})
const offered = async (search: string): Promise<string[]> =>
  (await call(listUniqueJobTitles, { query: `filter[search]=${search}` })).data.map(
    ({ slug }: { slug: string }) => slug,
  )
const search = async (attributes: object) => {
  const made = await call(runSearch, { token: owner.token, attributes: { ...attributes } })
  expect(outcome(made)).toEqual([201, undefined])
  return made.data
}
const asking = (slug: string) => ({ door: 'skill', criteria: { ...emptyCriteria, titleId: titleIdOf(slug) } })
const candidateOf = async (id: string | undefined) =>
  (await call(getCandidate, { token: operator.token, params: { id: id ?? '' } })).data

test('only operators edit the job titles; creators read them too', async () => {
  const reads = { 'platform.creator': 200, 'employer.owner': 403 } as const
  for (const role of ['platform.creator', 'employer.owner'] as const) {
    const person = await aPerson(app, role)
    expect(outcome(await add({ name: 'Nope' }, person))).toEqual([403, 'permission.denied'])
    expect((await call(contract.listTaxonomyTitles, { token: person.token })).status).toBe(reads[role])
  }
})

test('an added job title and its alias are read in descriptions and profiles, and then no longer taken back', async () => {
  const text = 'Prompt Wrangler\n\nWe are looking for a prompt wrangler.\n\nMust have: Python'
  const before = await search({ door: 'jobDesc', text })
  expect(before.criteria.titleId).not.toBe(titleIdOf('prompt-wrangler'))
  const made = await add({
    name: 'Prompt Wrangler',
    aliases: ['LLM Whisperer'],
    family: 'ml-ai',
    typicalSkillIds: [skillIdOf('python'), skillIdOf('nlp')],
  })
  expect(made.data).toMatchObject({ slug: 'prompt-wrangler', family: 'ml-ai', seniority: 'none', state: 'current' })
  await untilFollowed(app)

  expect((await search({ door: 'jobDesc', text })).criteria.titleId).toBe(titleIdOf('prompt-wrangler'))
  const [id] = await addCandidates(app, [aRecord({ title: 'Senior LLM Whisperer' })])
  expect(await candidateOf(id)).toMatchObject({ titleName: 'Prompt Wrangler' })
  expect(await shown('prompt-wrangler')).toMatchObject({
    origin: 'operators',
    candidateCount: 1,
    typicalSkills: [{ name: 'Python' }, { name: taxonomy.skills.find(({ slug }) => slug === 'nlp')?.name }],
  })
  expect(await offered('llm whisperer')).toEqual(['prompt-wrangler'])
  expect((await call(replaySearch, { token: owner.token, params: { id: before.id } })).data.isIdentical).toBe(true)
  expect(outcome(await undoLast())).toEqual([409, 'taxonomy.transition'])
})

test('a former name stays as an alias, and a name means one job title only', async () => {
  const { name } = await shown('data-engineer')
  const { version } = (await change('data-engineer', { name: 'Pipeline Engineer' })).data
  expect((await shown('data-engineer')).aliases).toContain(name)
  expect((await change('database-developer', { aliases: ['Pipeline Engineer'] })).errors[0]).toMatchObject({
    detail: '“Pipeline Engineer” already means Pipeline Engineer.',
  })
  expect(outcome(await change('data-engineer', { family: 'backend' }, { 'if-match': `"${version - 1}"` }))).toEqual([
    412,
    'resource.stale',
  ])
  await undoLast()
  expect((await shown('data-engineer')).name).toBe(name)
})

test('an unknown family, level or skill is refused by its field', async () => {
  const pointers = async (attributes: object) =>
    (await change('data-engineer', attributes)).errors.map(({ source }) => source?.pointer)
  expect(await pointers({ family: 'sorcery' })).toEqual(['/data/attributes/family'])
  expect(await pointers({ seniority: 'wizard' })).toEqual(['/data/attributes/seniority'])
  expect(await pointers({ typicalSkillIds: [titleIdOf('data-engineer')] })).toEqual([
    '/data/attributes/typicalSkillIds',
  ])
})

test('a job title of the release is edited as it is; the order of its typical skills counts', async () => {
  const { name, aliases, family, seniority, typicalSkills, version } = await shown('data-engineer')
  const typicalSkillIds = typicalSkills.map(({ id }: { id: string }) => id)
  const same = { name, aliases, family, seniority, typicalSkillIds }
  expect((await change('data-engineer', same)).data.version).toBe(version)
  await change('data-engineer', { typicalSkillIds: typicalSkillIds.toReversed() })
  expect((await shown('data-engineer')).typicalSkills).toEqual(typicalSkills.toReversed())
  expect((await edits(`filter[entry]=${titleIdOf('data-engineer')}`))[0].summary).toMatch(
    /: changed its typical skills\.$/,
  )
})

test('after a merge candidates and jobs of the loser are of the winner, and an undo gives them back', async () => {
  const [loser, winner] = await addCandidates(app, [
    aRecord({ title: 'DBA' }),
    aRecord({ title: 'Database Developer' }),
  ])
  const titles = async () => [(await candidateOf(loser)).titleName, (await candidateOf(winner)).titleName]
  const before = await titles()
  const slugs = taxonomy.titles.filter((title) => before.includes(title.name)).map(({ slug }) => slug)
  expect(slugs).toHaveLength(2)
  const [from = '', to = ''] = slugs[0] === 'database-administrator' ? slugs : slugs.toReversed()
  const job = await call(createRequirement, {
    token: owner.token,
    attributes: { title: 'Keeper of tables', criteria: asking(from).criteria },
  })
  expect(outcome(job)).toEqual([201, undefined])
  const frozen = await search(asking(from))
  const { candidateCount } = await shown(to)

  expect(outcome(await merge(from, to))).toEqual([200, undefined])
  await untilFollowed(app)

  const name = (await shown(to)).name
  expect(await titles()).toEqual([name, name])
  expect(await shown(from)).toMatchObject({ id: titleIdOf(to), candidateCount: candidateCount + 1, jobCount: 1 })
  const asked = await search(asking(from))
  expect(asked.matchedCount).toBe((await search(asking(to))).matchedCount)
  const lookup = await call(lookUpCompensations, { token: owner.token, query: `filter[title]=${titleIdOf(from)}` })
  expect(lookup.data.titleName).toBe(name)
  for (const { id } of [frozen, asked])
    expect((await call(replaySearch, { token: owner.token, params: { id } })).data).toMatchObject({ isIdentical: true })

  await undoLast()
  expect(await titles()).toEqual(before)
})

test('a deprecated job title is no longer offered, and still read in texts', async () => {
  expect((await act('deprecate', 'webmaster')).data).toMatchObject({
    state: 'deprecated',
    mayDo: ['edit', 'merge', 'restore'],
  })
  expect(await offered('webmaster')).not.toContain('webmaster')
  const [id] = await addCandidates(app, [aRecord({ title: 'Webmaster' })])
  expect((await candidateOf(id)).titleName).toBe((await shown('webmaster')).name)
  expect(outcome(await act('deprecate', 'webmaster'))).toEqual([409, 'taxonomy.transition'])
  await act('restore', 'webmaster')
  expect(await offered('webmaster')).toContain('webmaster')
})

test('a later release is laid under the edits', async () => {
  await add({ name: 'Exoplanet Engineer' })
  const [first] = taxonomy.titles
  if (first === undefined) throw new Error('There are no job titles.')
  const later = { ...first, slug: 'exoplanets', name: 'Exoplanet Engineer', aliases: [] }
  await synchronizeTaxonomy(app.system, { ...taxonomy, titles: [...taxonomy.titles, later] })
  const rows = await app.database.pool.query(
    `select slug, state, version > 0 as edited from titles where slug in ('exoplanets', 'exoplanet-engineer', 'data-engineer')
     order by slug`,
  )
  expect(rows.rows).toEqual([
    { slug: 'data-engineer', state: 'current', edited: true },
    { slug: 'exoplanet-engineer', state: 'merged', edited: true },
    { slug: 'exoplanets', state: 'current', edited: false },
  ])
})
