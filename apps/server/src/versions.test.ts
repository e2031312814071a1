import { renameSearch, runSearch } from '@assay/contracts/candidate-searches'
import type { Endpoint } from '@assay/contracts/endpoint'
import { changeCategory, changeItem, createCategory, createItem } from '@assay/contracts/items'
import { changeListView, saveListView } from '@assay/contracts/list-views'
import { changeTag, createTag } from '@assay/contracts/tags'
import { changeRole, createRole } from '@assay/contracts/users'
import { MEDIA_TYPE } from '@assay/jsonapi/media-type'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from './platform/testing/test-app.ts'
import { aPerson, type Person } from './platform/testing/test-people.ts'

/** Records that several people, or several windows of one, may change at the same time. */
interface Versioned {
  readonly type: string
  readonly by: 'owner' | 'creator'
  readonly create: Endpoint
  readonly change: Endpoint
  readonly attributes: object
  readonly name?: string
}

const grants = [{ name: 'requirement.read', access: 'all' }]
const article = { title: 'An article', body: 'A text.' }
const records: readonly Versioned[] = [
  { type: 'tags', by: 'owner', create: createTag, change: changeTag, attributes: { name: 'Of a company' } },
  { type: 'tags of articles', by: 'creator', create: createTag, change: changeTag, attributes: { name: 'Of all' } },
  { type: 'categories', by: 'creator', create: createCategory, change: changeCategory, attributes: { name: 'Pay' } },
  { type: 'roles', by: 'owner', create: createRole, change: changeRole, attributes: { name: 'Reader', grants } },
  {
    type: 'items',
    by: 'creator',
    create: createItem,
    change: changeItem,
    attributes: article,
    name: 'title',
  },
  {
    type: 'list-views',
    by: 'owner',
    create: saveListView,
    change: changeListView,
    attributes: { list: 'offers', name: 'Mine', columns: ['state'] },
  },
  {
    type: 'candidate-searches',
    by: 'owner',
    create: runSearch,
    change: renameSearch,
    attributes: { door: 'skill', text: 'Java' },
    name: 'savedName',
  },
]

let app: TestApp
let people: Record<Versioned['by'], Person>
let categoryId: string

beforeAll(async () => {
  app = await openTestApp()
  people = { owner: await aPerson(app, 'employer.owner'), creator: await aPerson(app, 'platform.creator') }
  const attributes = { name: 'Hiring well' }
  categoryId = (await app.call(createCategory, { token: people.creator.token, attributes })).data.id
})

test.each(records)('a change of $type does not overwrite one that was made since', async (record) => {
  const { token } = people[record.by]
  const attributes = record.type === 'items' ? { ...record.attributes, categoryId } : record.attributes
  const { data } = await app.call(record.create, { token, attributes: { ...attributes } })
  const change = (name: string, version: number | undefined, headers: Record<string, string> = {}) => {
    const changed = { [record.name ?? 'name']: name, ...(version === undefined ? {} : { version }) }
    return app.call(record.change, { token, params: { id: data.id }, attributes: changed, headers })
  }
  const first = await change('First', data.version)
  const late = [await change('Second', data.version), await change('Third', undefined, { 'if-match': '"1"' })]
  const next = await change('Fourth', undefined, { 'if-match': '"2"' })
  const ofSeveral = [
    await change('Second of two', undefined, { 'if-match': '"1", "3"' }),
    await change('Neither', undefined, { 'if-match': '"1","3" , W/"odd, tag"' }),
  ]

  expect([data.version, first.data.version, first.headers['etag']]).toEqual([1, 2, '"2"'])
  expect(late.map(({ status, errors }) => [status, errors[0]?.code])).toEqual([
    [409, 'resource.conflict'],
    [412, 'resource.stale'],
  ])
  expect(late.map(({ errors }) => errors[0]?.source)).toEqual([
    { pointer: '/data/attributes/version' },
    { header: 'If-Match' },
  ])
  expect([next.status, next.data.version]).toEqual([200, 3])
  expect(ofSeveral.map(({ status, errors }) => errors[0]?.code ?? status)).toEqual([200, 'resource.stale'])

  const unnamed = await app.app.routes.app.inject({
    method: 'PATCH',
    url: `/api/v1${record.change.path.replace('{id}', data.id)}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': MEDIA_TYPE },
    payload: JSON.stringify({
      data: { type: data.type, id: data.id, attributes: { [record.name ?? 'name']: 'Fifth' } },
    }),
  })
  expect(unnamed.statusCode).toBe(200)
})

test('of ten changes of one version at once, one is made', async () => {
  for (const record of records.filter(({ type }) => type !== 'items')) {
    const { token } = people[record.by]
    const key = record.name ?? 'name'
    const made = await app.call(record.create, { token, attributes: { ...record.attributes, [key]: 'Together' } })
    const params = { id: made.data.id }
    const changes = Array.from({ length: 10 }, (_, at) =>
      app.call(record.change, { token, params, attributes: { [key]: `Name ${at}`, version: made.data.version } }),
    )
    const outcomes = (await Promise.all(changes)).map(({ status }) => status)
    expect([record.type, outcomes.toSorted()]).toEqual([record.type, [200, ...Array(9).fill(409)]])
  }
})
