import { listNotifications } from '@assay/contracts/notifications'
import { listTaxonomyEdits } from '@assay/contracts/taxonomy-edits'
import { industryIdOf, skillIdOf, titleIdOf } from '@assay/contracts/taxonomy-ids'
import { getTaxonomyIndustry } from '@assay/contracts/taxonomy-industries'
import * as contract from '@assay/contracts/taxonomy-proposals'
import { addJobSkill, getTaxonomySkill, listTaxonomySkills } from '@assay/contracts/taxonomy-skills'
import { getTaxonomyTitle } from '@assay/contracts/taxonomy-titles'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../../platform/database/new-id.ts'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { aPerson, type Person } from '../../../platform/testing/test-people.ts'

const app = await openTestApp()
const { call } = app
let operator: Person
let creator: Person

beforeAll(async () => {
  operator = await aPerson(app, 'platform.admin')
  creator = await aPerson(app, 'platform.creator')
})

const REASON = { reason: 'Three employers asked for it this week.' }
const propose = (attributes: object, by = creator) =>
  call(contract.proposeTaxonomyEdit, { token: by.token, attributes: { ...REASON, ...attributes } })
const decide = (verb: contract.ProposalVerb, id: string, attributes: object = {}, by = operator) =>
  call(contract.taxonomyProposalActions[verb], { token: by.token, params: { id }, attributes: { ...attributes } })
const aliasesOf = async (slug: string) =>
  (await call(getTaxonomySkill, { token: creator.token, params: { id: skillIdOf(slug) } })).data.aliases
const titlesFor = async ({ token }: Person) => {
  await app.catchUp()
  const { data } = await call(listNotifications, { token })
  return (data as { title: string; body: string }[]).map(({ title }) => title)
}

test('a creator proposes a skill, an operator accepts it, and both hear of it', async () => {
  const { status, data } = await propose({ act: 'add', name: 'Zorblang', kind: 'language', aliases: ['zorb lang'] })
  expect([status, data]).toEqual([
    201,
    expect.objectContaining({
      list: 'skills',
      skillName: 'Zorblang',
      state: 'open',
      summary: 'Add Zorblang, also called zorb lang; make it a language.',
      mayDo: ['withdraw'],
    }),
  ])
  expect(await titlesFor(operator)).toEqual(['A creator proposed a change to the skill Zorblang'])
  const listed = await call(listTaxonomySkills, { token: creator.token, query: 'filter[search]=Zorblang' })
  expect(listed.data).toEqual([])

  const accepted = await decide('accept', data.id, { comment: 'Thank you.' })
  expect(accepted.data).toMatchObject({ state: 'accepted', comment: 'Thank you.', mayDo: [] })
  const [edit] = (await call(listTaxonomyEdits, { token: operator.token })).data
  expect(edit).toMatchObject({ number: accepted.data.editNumber, summary: 'Added Zorblang, also called zorb lang.' })
  expect(await aliasesOf('zorblang')).toEqual(['zorb lang'])
  expect(await titlesFor(creator)).toEqual(['Your proposal about the skill Zorblang was accepted'])
  expect((await decide('refuse', data.id, { comment: 'No.' })).errors[0]?.code).toBe('taxonomy.transition')
})

test('job titles and industries are proposed and accepted like skills', async () => {
  const title = await propose({
    list: 'titles',
    act: 'add',
    name: 'Zorb Wrangler',
    family: 'ml-ai',
    seniority: 'senior',
    typicalSkillIds: [skillIdOf('python')],
  })
  const fintech = industryIdOf('fintech')
  const industry = await propose({
    list: 'industries',
    act: 'merge',
    entryId: fintech,
    intoId: industryIdOf('banking'),
  })
  expect([title.data, industry.data]).toMatchObject([
    { list: 'titles', name: 'Zorb Wrangler', state: 'open' },
    { list: 'industries', summary: `Merge ${industry.data.name} into Banking.`, state: 'open' },
  ])
  expect(title.data.summary).toMatch(
    /^Add Zorb Wrangler; it belongs to .+; it states the level senior; its typical skills are Python\.$/,
  )
  // Both may have come within one millisecond.
  expect((await titlesFor(operator)).slice(0, 2).sort()).toEqual([
    `A creator proposed a change to the industry ${industry.data.name}`,
    'A creator proposed a change to the job title Zorb Wrangler',
  ])
  const about = await call(contract.listTaxonomyProposals, { token: operator.token, query: 'filter[list]=titles' })
  expect(about.data.map(({ id }: { id: string }) => id)).toEqual([title.data.id])

  for (const { data } of [title, industry]) expect((await decide('accept', data.id)).data.state).toBe('accepted')
  const read = { token: creator.token, params: { id: titleIdOf('zorb-wrangler') } }
  expect((await call(getTaxonomyTitle, read)).data).toMatchObject({
    seniority: 'senior',
    typicalSkills: [{ name: 'Python' }],
  })
  const merged = await call(getTaxonomyIndustry, { token: creator.token, params: { id: fintech } })
  expect(merged.data.name).toBe('Banking')
  const edits = (await call(listTaxonomyEdits, { token: operator.token })).data as { list: string; act: string }[]
  expect(edits.slice(0, 2)).toMatchObject([
    { list: 'industries', act: 'merge' },
    { list: 'titles', act: 'add' },
  ])
  expect(await titlesFor(creator)).toContain(`Your proposal about the industry ${industry.data.name} was accepted`)
})

test('a proposal is judged by the skills of the day on which it is accepted', async () => {
  const renamed = (await propose({ act: 'change', skillId: skillIdOf('kafka'), aliases: ['Quorpstream'] })).data
  await call(addJobSkill, { token: operator.token, attributes: { name: 'Quorpstream', kind: 'tool' } })
  const late = await decide('accept', renamed.id)
  expect(late.errors[0]).toMatchObject({ code: 'taxonomy.transition', detail: expect.stringContaining('Quorpstream') })
  expect((await decide('refuse', renamed.id)).status).toBe(422)
  const refused = await decide('refuse', renamed.id, { comment: 'It is a skill of its own by now.' })
  expect(refused.data).toMatchObject({ state: 'refused', editNumber: null, decidedByName: operator.user.fullName })
  expect(await titlesFor(creator)).toContain('Your proposal about the skill Apache Kafka was rejected')
})

test('what was proposed when only skills could be is accepted as it was meant', async () => {
  const { data } = await propose({ act: 'deprecate', skillId: skillIdOf('rabbitmq') })
  await app.database.pool.query(`update taxonomy_proposals set wanted = wanted - 'entryId' where id = $1`, [data.id])
  expect((await decide('accept', data.id)).data).toMatchObject({ list: 'skills', state: 'accepted' })
})

test('what is impossible now cannot be proposed, and names its field', async () => {
  const pointerOf = async (attributes: object) => (await propose(attributes)).errors[0]?.source?.pointer
  const kafka = skillIdOf('kafka')
  expect(await pointerOf({ act: 'add', name: 'Kafka', kind: 'tool' })).toBe('/data/attributes/name')
  expect(await pointerOf({ act: 'merge', skillId: kafka, intoId: kafka })).toBe('/data/attributes/intoId')
  expect(await pointerOf({ act: 'deprecate', skillId: newId() })).toBe('/data/attributes/skillId')
  expect(await pointerOf({ act: 'restore', skillId: kafka })).toBe('/data/attributes/act')
  expect((await propose({ act: 'deprecate', skillId: kafka, reason: '' })).status).toBe(422)

  const engineer = { list: 'titles', entryId: titleIdOf('data-engineer') }
  expect(await pointerOf({ ...engineer, act: 'change', kind: 'tool' })).toBe('/data/attributes/kind')
  expect(await pointerOf({ ...engineer, act: 'deprecate', skillId: kafka })).toBe('/data/attributes/skillId')
  expect(await pointerOf({ ...engineer, act: 'deprecate', entryId: kafka })).toBe('/data/attributes/entryId')
  expect(await pointerOf({ ...engineer, act: 'change', name: 'Data Engineer' })).toBe('/data/attributes/act')
  expect((await propose({ list: 'titles', act: 'add', name: 'Zorb Tamer' })).errors[0]?.detail).toBe('Choose a family.')
  const technology = { list: 'industries', entryId: industryIdOf('technology') }
  const [saas, finance] = [industryIdOf('saas'), industryIdOf('finance')]
  expect(await pointerOf({ ...technology, act: 'merge', intoId: saas })).toBe('/data/attributes/intoId')
  expect(await pointerOf({ ...technology, act: 'change', parentId: finance })).toBe('/data/attributes/parentId')
})

test('creators see and withdraw their own proposals; only creators propose, and they decide nothing', async () => {
  const other = await aPerson(app, 'platform.creator')
  const recruiter = await aPerson(app, 'employer.recruiter')
  const { data } = await propose({ act: 'merge', skillId: skillIdOf('rabbitmq'), intoId: skillIdOf('kafka') })
  const read = ({ token }: Person) => call(contract.getTaxonomyProposal, { token, params: { id: data.id } })
  const statuses = [await read(operator), await read(creator), await read(other), await read(recruiter)]
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 404, 403])
  expect((await call(contract.listTaxonomyProposals, { token: other.token })).data).toEqual([])
  for (const by of [operator, recruiter]) expect((await propose({ act: 'deprecate' }, by)).status).toBe(403)
  expect((await decide('accept', data.id, {}, creator)).status).toBe(403)
  expect((await decide('refuse', data.id, { comment: 'Never.' }, creator)).status).toBe(403)
  expect((await decide('withdraw', data.id, {}, other)).status).toBe(404)
  expect((await decide('withdraw', data.id, {}, operator)).status).toBe(403)
  expect((await decide('withdraw', data.id, {}, creator)).data).toMatchObject({ state: 'withdrawn', mayDo: [] })
  expect((await decide('accept', data.id)).errors[0]?.code).toBe('taxonomy.transition')
})
