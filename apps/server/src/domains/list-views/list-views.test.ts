import * as contract from '@assay/contracts/list-views'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../platform/testing/test-app.ts'
import { aPerson, type Person } from '../../platform/testing/test-people.ts'

let app: TestApp
let companyId: string

beforeAll(async () => {
  app = await openTestApp()
  companyId = (await aPerson(app, 'employer.owner')).companyId ?? ''
})

const somebody = () => aPerson(app, 'employer.recruiter', { companyId })
const keep = (person: Person, given: Record<string, unknown> = {}) =>
  app.call(contract.saveListView, {
    token: person.token,
    attributes: { list: 'offers', name: 'Mine', columns: ['candidate', 'state'], ...given },
  })
const change = (person: Person, id: string, attributes: Record<string, unknown>) =>
  app.call(contract.changeListView, { token: person.token, params: { id }, attributes })
const listOf = async (person: Person, query = '') =>
  (await app.call(contract.listListViews, { token: person.token, query })).data

test('a view is saved with columns, filters and order; saving the same name again replaces it', async () => {
  const person = await somebody()
  const first = await keep(person, { filters: { state: 'sent' }, sort: '-sentAt' })
  const second = await keep(person, { columns: ['candidate'] })

  expect([first.status, second.status]).toEqual([201, 200])
  expect(first.data).toMatchObject({ columns: ['candidate', 'state'], filters: { state: 'sent' }, sort: '-sentAt' })
  expect(await listOf(person)).toMatchObject([{ id: first.data.id, columns: ['candidate'], filters: {}, sort: null }])
})

test('each list has one default view', async () => {
  const person = await somebody()
  await keep(person, { name: 'First', isDefault: true })
  await keep(person, { name: 'Second', isDefault: true })
  const other = await keep(person, { name: 'First', list: 'hires', isDefault: true })
  const third = await keep(person, { name: 'Third' })
  await change(person, third.data.id, { isDefault: true })

  expect(await listOf(person, 'filter[list]=offers')).toMatchObject([
    { name: 'First', isDefault: false },
    { name: 'Second', isDefault: false },
    { name: 'Third', isDefault: true },
  ])
  expect(await listOf(person, 'filter[list]=hires')).toMatchObject([{ id: other.data.id, isDefault: true }])
})

test("no user reads, changes or deletes another user's views", async () => {
  const [person, colleague] = [await somebody(), await somebody()]
  const { data } = await keep(person)
  const changed = await change(colleague, data.id, { name: 'Yours' })
  const params = { id: data.id as string }
  const forgotten = await app.call(contract.deleteListView, { token: colleague.token, params })
  const unsigned = await app.call(contract.listListViews)

  expect([changed.status, forgotten.status, unsigned.status]).toEqual([404, 404, 401])
  expect(await listOf(colleague)).toEqual([])
  expect(await listOf(person)).toHaveLength(1)
})

test('a deleted view is gone, and a name is unique', async () => {
  const person = await somebody()
  const [first, second] = [await keep(person, { name: 'First' }), await keep(person, { name: 'Second' })]
  const taken = await change(person, second.data.id, { name: 'First' })
  const params = { id: first.data.id as string }
  const gone = await app.call(contract.deleteListView, { token: person.token, params })
  const again = await app.call(contract.deleteListView, { token: person.token, params })

  expect(taken.errors[0]?.code).toBe('list-view.name-taken')
  expect([gone.status, again.status]).toEqual([204, 404])
  expect((await listOf(person)).map(({ name }: { name: string }) => name)).toEqual(['Second'])
})

test('twenty views per list are the limit, even in parallel, and unknown columns, lists and names are refused', async () => {
  const person = await somebody()
  const kept = await Promise.all(Array.from({ length: 25 }, (_, place) => keep(person, { name: `View ${place}` })))
  expect(kept.filter(({ status }) => status === 201)).toHaveLength(20)
  const answers = [
    await keep(person, { name: 'One more' }),
    await keep(person, { name: 'View 3', columns: ['candidate; drop'] }),
    await keep(person, { list: 'everything' }),
    await keep(person, { name: '   ' }),
  ]

  expect(answers.map(({ status }) => status)).toEqual([409, 422, 422, 422])
  expect(await listOf(person)).toHaveLength(20)
})
