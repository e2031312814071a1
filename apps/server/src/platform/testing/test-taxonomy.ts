// What operators do to the entries of one list of the taxonomy, each named by its slug.
import type { Endpoint } from '@assay/contracts/endpoint'
import { listTaxonomyEdits, undoTaxonomyEdit } from '@assay/contracts/taxonomy-edits'
import type { Answered, TestApp } from './test-app.ts'
import type { Person } from './test-people.ts'

interface EditedList {
  readonly add: Endpoint
  readonly change: Endpoint
  readonly get: Endpoint
  readonly actions: Readonly<Record<'merge' | 'deprecate' | 'restore', Endpoint>>
  readonly idOf: (slug: string) => string
  /** The defaults of an added entry. */
  readonly usual: object
}

export function editingAs(operator: Person, { call }: TestApp, { idOf, actions, ...list }: EditedList) {
  const token = operator.token
  const to = (slug: string) => ({ token, params: { id: idOf(slug) } })
  const edits = async (query = 'page[size]=50') => (await call(listTaxonomyEdits, { token, query })).data
  return {
    add: (attributes: object, by = operator) =>
      call(list.add, { token: by.token, attributes: { ...list.usual, ...attributes } }),
    change: (slug: string, attributes: object, headers = {}) =>
      call(list.change, { ...to(slug), attributes: { ...attributes }, headers }),
    merge: (slug: string, into: string) => call(actions.merge, { ...to(slug), attributes: { intoId: idOf(into) } }),
    act: (verb: 'deprecate' | 'restore', slug: string) => call(actions[verb], { ...to(slug), attributes: {} }),
    shown: async (slug: string) => (await call(list.get, to(slug))).data,
    edits,
    undoLast: async (): Promise<Answered> => {
      const [last] = (await edits()).filter(({ mayUndo }: { mayUndo: boolean }) => mayUndo)
      return call(undoTaxonomyEdit, { token, params: { id: last.id }, attributes: {} })
    },
  }
}
