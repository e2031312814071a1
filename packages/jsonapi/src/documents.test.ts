import fc from 'fast-check'
import { expect, test } from 'vitest'
import { includeTree } from './include-tree.ts'
import { type Presentation, type Presented, presentDocument } from './present.ts'
import { readDocument } from './read-document.ts'
import { validateDocument } from './validate-document.ts'

const plain: Presentation = {
  include: includeTree([]),
  fields: new Map(),
  selfLink: ({ type, id }) => (type === 'users' ? `http://assay.test/users/${id}` : undefined),
  relatedLink: () => undefined,
}
const including = (...paths: string[]): Presentation => ({ ...plain, include: includeTree(paths) })

const read: Presented = { type: 'permissions', id: 'p1', attributes: { name: 'read' } }
const owner: Presented = {
  type: 'roles',
  id: 'r1',
  attributes: { name: 'Owner' },
  relationships: { permissions: [read] },
}
const admin: Presented = {
  type: 'roles',
  id: 'r2',
  attributes: { name: 'Admin' },
  relationships: { permissions: [read] },
}
const ada: Presented = {
  type: 'users',
  id: 'u1',
  attributes: { email: 'ada@acme.test', secret: undefined },
  relationships: { roles: [owner, admin], company: null },
}

test('without include, related resources are only linked', () => {
  const document = presentDocument(ada, plain)
  expect(document.included).toBeUndefined()
  expect(document.data).toEqual({
    type: 'users',
    id: 'u1',
    attributes: { email: 'ada@acme.test' },
    relationships: {
      roles: {
        data: [
          { type: 'roles', id: 'r1' },
          { type: 'roles', id: 'r2' },
        ],
      },
      company: { data: null },
    },
    links: { self: 'http://assay.test/users/u1' },
  })
})

test('a resource reached by two paths is included once', () => {
  const { included } = presentDocument(ada, including('roles.permissions'))
  expect(included?.map(({ id }) => id).sort()).toEqual(['p1', 'r1', 'r2'])
})

test('an include without results yields an empty list', () => {
  expect(presentDocument(ada, including('company')).included).toEqual([])
})

test('sparse fieldsets select attributes and relationships', () => {
  const fields = new Map([
    ['users', new Set(['roles'])],
    ['roles', new Set<string>()],
  ])
  const document = presentDocument(ada, { ...including('roles'), fields })
  expect(document.data).not.toHaveProperty('attributes')
  expect(document.data).toHaveProperty('relationships.roles')
  expect(document.included?.[0]).toEqual({ type: 'roles', id: 'r1' })
})

test('an include of a resource that was only linked fails with a server error that says so', () => {
  const forgotten = { ...ada, relationships: { roles: [{ type: 'roles', id: 'r1' }] } }
  expect(() => presentDocument(forgotten, including('roles'))).toThrow('roles')
})

test('reading resolves references to objects', () => {
  const { data } = readDocument<Record<string, never>>(presentDocument(ada, including('roles.permissions')))
  expect(data).toMatchObject({ email: 'ada@acme.test', company: null, roles: [{ name: 'Owner' }, { name: 'Admin' }] })
  expect((data as Record<string, { permissions: unknown[] }[]>)['roles']?.[0]?.permissions[0]).toMatchObject({
    name: 'read',
  })
})

test('a cycle of resources is read as a cycle', () => {
  const { data } = readDocument<Record<string, Record<string, unknown>>>({
    data: { type: 'a', id: '1', relationships: { next: { data: { type: 'b', id: '2' } } } },
    included: [{ type: 'b', id: '2', relationships: { back: { data: { type: 'a', id: '1' } } } }],
  })
  expect(data['next']?.['back']).toBe(data)
})

const GRAPH_SIZE = 6
const node = fc.record({
  children: fc.uniqueArray(fc.nat(GRAPH_SIZE - 1), { maxLength: 3 }),
  parent: fc.option(fc.nat(GRAPH_SIZE - 1)),
})
const graph = fc.array(node, { minLength: GRAPH_SIZE, maxLength: GRAPH_SIZE })

/** The node of a graph with its neighbors, up to four steps away. */
function treeFrom(nodes: readonly { children: number[]; parent: number | null }[], at: number, depth = 4): Presented {
  const { children, parent } = nodes[at] ?? { children: [], parent: null }
  const around = (place: number) =>
    depth > 0 ? treeFrom(nodes, place, depth - 1) : { type: 'nodes', id: String(place) }
  return {
    type: 'nodes',
    id: String(at),
    attributes: { at },
    relationships: { children: children.map(around), parent: parent === null ? null : around(parent) },
  }
}

test('the document of any graph is valid JSON:API', () => {
  const paths = fc.subarray(['children', 'parent', 'children.parent', 'parent.children.parent'])
  fc.assert(
    fc.property(graph, paths, (nodes, included) => {
      expect(validateDocument(presentDocument(treeFrom(nodes, 0), including(...included)))).toEqual([])
      const list = [treeFrom(nodes, 1), treeFrom(nodes, 2)]
      expect(validateDocument(presentDocument(list, including(...included)))).toEqual([])
    }),
  )
})
