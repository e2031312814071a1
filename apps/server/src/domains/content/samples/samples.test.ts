import { createCategory } from '@assay/contracts/items'
import {
  changeSampleJobDescription,
  createSampleJobDescription,
  getSampleJobDescription,
  listSampleJobDescriptions,
  type SampleVerb,
  sampleActions,
} from '@assay/contracts/sample-job-descriptions'
import { createTag } from '@assay/contracts/tags'
import { skillIdOf, titleIdOf } from '@assay/contracts/taxonomy-ids'
import * as taxonomy from '@assay/taxonomy'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../../platform/database/new-id.ts'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { aPerson, type Person } from '../../../platform/testing/test-people.ts'
import { HOUR_MS } from '../../../platform/time/durations.ts'
import { synchronizeTaxonomy } from '../index.ts'

const app = await openTestApp()
const { call } = app
let creator: Person
let other: Person
let admin: Person
let owner: Person

beforeAll(async () => {
  await synchronizeTaxonomy(app.system, taxonomy)
  creator = await aPerson(app, 'platform.creator')
  other = await aPerson(app, 'platform.creator')
  admin = await aPerson(app, 'platform.admin')
  owner = await aPerson(app, 'employer.owner')
})

const body = 'We look for somebody who builds payment services in Go. '.repeat(5)
const written = { title: 'Go developer, payments', body, licenceNote: 'Free to use' }
const write = (also: object = {}, by = creator) =>
  call(createSampleJobDescription, { token: by.token, attributes: { ...written, ...also } })
const act = (verb: SampleVerb, id: string, by = creator, attributes: object = {}) =>
  call(sampleActions[verb], { token: by.token, params: { id }, attributes: { ...attributes } })
const idsOf = async (person?: Person, query = 'page[size]=100'): Promise<string[]> =>
  (await call(listSampleJobDescriptions, { ...(person && { token: person.token }), query })).data.map(
    ({ id }: { id: string }) => id,
  )
const outcome = ({ status, errors }: Awaited<ReturnType<typeof call>>) => [status, errors[0]?.code]

test('a sample is drafted, published and archived; only its author sees it before', async () => {
  const { data } = await write()
  expect(data).toMatchObject({ state: 'draft', locale: 'en', mayDo: ['schedule', 'publish', 'edit'] })
  for (const stranger of [undefined, owner, other]) {
    expect(await idsOf(stranger)).not.toContain(data.id)
    const one = await call(getSampleJobDescription, { params: { id: data.id }, token: stranger?.token ?? '' })
    if (stranger !== undefined) expect(one.status).toBe(404)
  }
  expect(await idsOf(admin)).toContain(data.id)
  expect((await act('publish', data.id)).data).toMatchObject({ state: 'published', mayDo: ['archive', 'edit'] })
  expect(await idsOf()).toContain(data.id)
  const twice = await act('publish', data.id)
  expect(outcome(twice)).toEqual([409, 'item.transition'])
  expect(twice.errors[0]?.detail).toContain('the sample has the status “Published”')
  expect(outcome(await act('archive', data.id, other))).toEqual([403, 'permission.denied'])
  expect((await act('archive', data.id, admin)).data.state).toBe('archived')
  expect(await idsOf(owner)).not.toContain(data.id)
  const params = { id: data.id }
  const edit = await call(changeSampleJobDescription, { token: creator.token, params, attributes: { title: 'Else' } })
  expect(outcome(edit)).toEqual([409, 'item.transition'])
})

test('a scheduled sample appears on time, and not before', async () => {
  const { id } = (await write()).data
  const publishAt = new Date(app.system.now().getTime() + HOUR_MS).toISOString()
  const past = { publishAt: new Date(app.system.now().getTime() - HOUR_MS).toISOString() }
  expect((await act('schedule', id, creator, past)).status).toBe(422)
  expect((await act('schedule', id, creator, { publishAt })).data).toMatchObject({ state: 'scheduled', publishAt })
  await app.catchUp()
  expect(await idsOf()).not.toContain(id)
  app.clock.advance(2 * HOUR_MS)
  await app.catchUp()
  expect(await idsOf()).toContain(id)
})

test('it is filed by category and tag, and its skills are those of the taxonomy', async () => {
  const category = (await call(createCategory, { token: creator.token, attributes: { name: 'Payments' } })).data
  const tag = (await call(createTag, { token: creator.token, attributes: { name: 'fintech' } })).data
  const filed = { categoryId: category.id, tagIds: [tag.id], titleId: titleIdOf('back-end-developer') }
  const { data } = await write({ ...filed, skillIds: [skillIdOf('go')] })
  expect(data).toMatchObject({ categoryName: 'Payments', tagNames: ['fintech'] })
  expect(await idsOf(creator, `filter[tag]=${tag.id}`)).toEqual([data.id])
  for (const wrong of [{ skillIds: [newId()] }, { titleId: newId() }, { categoryId: newId() }, { tagIds: [newId()] }])
    expect((await write(wrong)).status).toBe(422)
  const params = { id: data.id }
  const changed = await call(changeSampleJobDescription, {
    token: creator.token,
    params,
    attributes: { title: 'Rust developer', skillIds: [skillIdOf('rust')] },
    query: 'include=skills',
  })
  expect(changed.data).toMatchObject({ title: 'Rust developer', body: body.trim(), skills: [{ slug: 'rust' }] })
  const stale = { token: creator.token, params, attributes: { title: 'Late' }, headers: { 'if-match': '"1"' } }
  expect((await call(changeSampleJobDescription, stale)).status).toBe(412)
})

test('shipped samples have no author, and an operator’s choice outlives a release', async () => {
  const [shipped] = (await call(listSampleJobDescriptions, { query: 'page[size]=1' })).data
  expect(shipped).toMatchObject({ state: 'published', mayDo: [] })
  const edit = { token: creator.token, params: { id: shipped.id }, attributes: { title: 'Mine now' } }
  expect((await call(changeSampleJobDescription, edit)).status).toBe(403)
  expect((await act('archive', shipped.id, admin)).data).toMatchObject({ state: 'archived', mayDo: ['publish'] })
  const { id } = (await write({ skillIds: [skillIdOf('go')] })).data
  const renamed = taxonomy.skills.map((skill) => (skill.slug === 'go' ? { ...skill, name: 'Golang' } : skill))
  expect(await synchronizeTaxonomy(app.system, { ...taxonomy, skills: renamed })).toBe(true)
  expect(await idsOf()).not.toContain(shipped.id)
  const kept = await call(getSampleJobDescription, { token: creator.token, params: { id }, query: 'include=skills' })
  expect(kept.data.skills).toHaveLength(1)
  expect((await act('publish', shipped.id, admin)).data.state).toBe('published')
})

test('users who don’t write content are refused', async () => {
  for (const person of [owner, admin]) expect((await write({}, person)).status).toBe(403)
  expect((await call(createSampleJobDescription, { attributes: written })).status).toBe(401)
})
