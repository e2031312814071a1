import {
  changeItem,
  createCategory,
  createItem,
  getItem,
  itemActions,
  listCategories,
  listItems,
} from '@assay/contracts/items'
import { changeTag, createTag, deleteTag, listTags } from '@assay/contracts/tags'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { aPerson, type Person } from '../../../platform/testing/test-people.ts'
import { HOUR_MS } from '../../../platform/time/durations.ts'

const app = await openTestApp()
const { call } = app
let creator: Person
let other: Person
let admin: Person
let owner: Person
let agency: Person
let categoryId: string

beforeAll(async () => {
  creator = await aPerson(app, 'platform.creator')
  other = await aPerson(app, 'platform.creator')
  admin = await aPerson(app, 'platform.admin')
  owner = await aPerson(app, 'employer.owner')
  agency = await aPerson(app, 'agency.owner')
  const made = await call(createCategory, { token: creator.token, attributes: { name: 'Hiring well' } })
  categoryId = made.data.id
})

const write = async (also: object = {}, by = creator) =>
  call(createItem, { token: by.token, attributes: { title: 'Reading a rank', body: 'One two.', categoryId, ...also } })
const act = (verb: 'submit' | 'withdraw' | 'publish' | 'retire', id: string, by = creator) =>
  call(itemActions[verb], { token: by.token, params: { id }, attributes: {} })
const published = async (also: object = {}): Promise<string> => {
  const { data } = await write(also)
  await act('submit', data.id)
  await act('publish', data.id)
  return data.id
}
const idsOf = async (person?: Person, query = 'page[size]=100'): Promise<string[]> =>
  (await call(listItems, { ...(person && { token: person.token }), query })).data.map(({ id }: { id: string }) => id)

test('an item is drafted, reviewed, published and retired; each step is refused out of turn', async () => {
  const { data } = await write()
  expect(data).toMatchObject({ state: 'draft', readMinutes: 1, mayDo: ['submit', 'edit'] })
  const early = await act('publish', data.id)
  expect([early.status, early.errors[0]?.code]).toEqual([409, 'item.transition'])
  expect(early.errors[0]?.detail).toContain('the article has the status “Draft”')
  expect(await idsOf(owner)).not.toContain(data.id)
  await act('submit', data.id)
  expect((await act('publish', data.id)).data.state).toBe('published')
  expect(await idsOf(owner)).toContain(data.id)
  expect((await act('retire', data.id, admin)).data.state).toBe('retired')
  expect(await idsOf(owner)).not.toContain(data.id)
  const edit = { token: creator.token, params: { id: data.id }, attributes: { title: 'Another' } }
  expect((await call(changeItem, edit)).status).toBe(409)
})

test('editing one field keeps the others, and the address stays', async () => {
  const { data } = await write({ summary: 'Short', audience: 'employer', cover: 'law' })
  const params = { id: data.id }
  const changed = await call(changeItem, { token: creator.token, params, attributes: { title: 'A new title' } })
  expect(changed.data).toMatchObject({ title: 'A new title', summary: 'Short', audience: 'employer', cover: 'law' })
  expect(changed.data.slug).toBe(data.slug)
})

test('only the author writes, and only operators retire what others wrote', async () => {
  const id = await published()
  const draft = (await write()).data.id
  const attributes = { title: 'Mine now' }
  expect((await call(changeItem, { token: other.token, params: { id }, attributes })).status).toBe(403)
  expect((await call(changeItem, { token: other.token, params: { id: draft }, attributes })).status).toBe(404)
  expect((await act('retire', id, other)).status).toBe(403)
  for (const person of [owner, admin]) expect((await write({}, person)).status).toBe(403)
})

test('scheduled items are published on time', async () => {
  const { data } = await write()
  await act('submit', data.id)
  const publishAt = new Date(app.system.now().getTime() + HOUR_MS).toISOString()
  const schedule = (at: string) =>
    call(itemActions.schedule, { token: creator.token, params: { id: data.id }, attributes: { publishAt: at } })
  expect((await schedule('2020-01-01T00:00:00.000Z')).status).toBe(422)
  expect((await schedule(publishAt)).data.state).toBe('scheduled')
  await app.catchUp()
  expect(await idsOf(owner)).not.toContain(data.id)
  app.clock.advance(HOUR_MS + 60_000)
  await app.catchUp()
  expect(await idsOf(owner)).toContain(data.id)
})

test('each audience reads its own items, and guests the items for everyone', async () => {
  const forEmployers = await published({ audience: 'employer' })
  const forAgencies = await published({ audience: 'agency' })
  const forAll = await published()
  expect(await idsOf(owner)).toEqual(expect.arrayContaining([forAll, forEmployers]))
  expect(await idsOf(owner)).not.toContain(forAgencies)
  expect(await idsOf(agency)).not.toContain(forEmployers)
  const guests = await idsOf()
  expect([guests.includes(forAll), guests.includes(forEmployers), guests.includes(forAgencies)]).toEqual([
    true,
    false,
    false,
  ])
  expect((await call(getItem, { token: agency.token, params: { id: forEmployers } })).status).toBe(404)
})

test('readers mark and rate for themselves; an average needs three', async () => {
  const id = await published()
  const read = (person: Person) => call(getItem, { token: person.token, params: { id } })
  expect((await read(owner)).data).toMatchObject({ isNew: true, isDone: false })
  await call(itemActions.markDone, { token: owner.token, params: { id }, attributes: { done: true } })
  for (const [at, person] of [owner, agency, admin].entries())
    await call(itemActions.rate, { token: person.token, params: { id }, attributes: { stars: 5 - at } })
  expect((await read(owner)).data).toMatchObject({ isNew: false, isDone: true, ownRating: 5, rating: 4, readers: null })
  expect((await read(creator)).data).toMatchObject({ isDone: false, ownRating: null, readers: 1 })
})

test('items are found by category, tag and words', async () => {
  const tag = await call(createTag, { token: creator.token, attributes: { name: 'Interviews' } })
  expect([tag.status, tag.data.kind]).toEqual([201, 'content'])
  const id = await published({ tagIds: [tag.data.id], title: 'Questions with zebras' })
  expect(await idsOf(owner, `filter[tag]=${tag.data.id}`)).toEqual([id])
  expect(await idsOf(owner, 'filter[search]=ZEBRA')).toEqual([id])
  expect(await idsOf(owner, `filter[category]=${categoryId}&page[size]=100`)).toContain(id)
  const tags = await call(listTags, { token: owner.token, query: 'filter[kind]=content' })
  expect(tags.data).toEqual([expect.objectContaining({ name: 'Interviews', used: 1 })])
  const params = { id: tag.data.id }
  const renamed = await call(changeTag, { token: creator.token, params, attributes: { name: 'Talks' } })
  expect(renamed.data).toMatchObject({ name: 'Talks', used: 1 })
  expect((await call(changeTag, { token: owner.token, params, attributes: { name: 'Ours' } })).status).toBe(404)
  expect((await call(deleteTag, { token: creator.token, params })).status).toBe(204)
  expect((await call(listTags, { token: owner.token, query: 'filter[kind]=content' })).data).toEqual([])
  expect(await idsOf(owner, 'filter[search]=zebras')).toEqual([id])
  const wrong = await write({ tagIds: [categoryId] })
  expect([wrong.status, wrong.errors[0]?.source?.pointer]).toEqual([422, '/data/attributes/tagIds'])
})

test('categories are arranged by creators, and skill categories by operators', async () => {
  const add = (person: Person, attributes: Record<string, unknown>) =>
    call(createCategory, { token: person.token, attributes })
  expect((await add(creator, { name: 'hiring WELL' })).errors[0]?.code).toBe('category.exists')
  expect((await add(creator, { name: 'Cloud', kind: 'skill' })).status).toBe(403)
  expect((await add(admin, { name: 'Cloud', kind: 'skill' })).status).toBe(201)
  expect((await add(owner, { name: 'Mine' })).status).toBe(403)
  const { data } = await call(listCategories)
  expect(data.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(['Hiring well', 'Cloud']))
})
