import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ParameterError } from './parameter-error.ts'
import { type QueryOffer, readQuery } from './read-query.ts'

const offer: QueryOffer = {
  includes: ['roles.permissions', 'company'],
  sorts: ['name', 'createdAt'],
  filters: { search: z.string().max(5), kind: z.enum(['tool', 'language']) },
  parameters: { everywhere: z.enum(['true', 'false']) },
  paged: 'both',
  fieldsOf: (type) => (type === 'users' ? new Set(['email', 'roles']) : undefined),
}
const read = (query: string) => readQuery(query, offer)
const refused = (query: string): string => {
  try {
    read(query)
  } catch (error) {
    if (error instanceof ParameterError) return error.parameter
    throw error
  }
  return 'accepted'
}

test('raw and encoded brackets are equivalent', () => {
  expect(read('page[size]=5').page).toEqual({ size: 5 })
  expect(read('page%5Bsize%5D=5').page).toEqual({ size: 5 })
})

test('parameters without a name are ignored', () => {
  for (const query of ['', '&', '=x&&', 'sort=name&']) expect(refused(query)).toBe('accepted')
})

test('an included path includes all its prefixes', () => {
  const { include } = read('include=roles.permissions')
  expect([include.has('roles'), include.has('roles.permissions'), include.has('company')]).toEqual([true, true, false])
  expect(include.below('roles')?.has('permissions')).toBe(true)
  expect(include.below('company')).toBeUndefined()
})

test('sorting, filters and fieldsets are parsed as the contract offers them', () => {
  const query = read('sort=-createdAt,name&filter[kind]=tool&fields[users]=email,roles&everywhere=true')
  expect(query.sort).toEqual([
    { name: 'createdAt', descending: true },
    { name: 'name', descending: false },
  ])
  expect(query.filter).toEqual({ kind: 'tool' })
  expect(query.fields.get('users')).toEqual(new Set(['email', 'roles']))
  expect(query.parameters).toEqual({ everywhere: 'true' })
})

test('a repeated parameter becomes one list', () => {
  expect(read('sort=name&sort=-createdAt').sort).toHaveLength(2)
  expect(read(`sort=name,${'-createdAt,-name,'.repeat(700)}`).sort).toHaveLength(2)
})

test.each([
  ['include=constructor', 'include'],
  ['include=roles.__proto__', 'include'],
  ['include[a]=roles', 'include[a]'],
  ['sort=toString', 'sort'],
  ['filter[hasOwnProperty]=1', 'filter[hasOwnProperty]'],
  ['filter[kind]=soft', 'filter[kind]'],
  ['filter[search]=toolong', 'filter[search]'],
  ['filter=1', 'filter'],
  ['fields[users]=password', 'fields[users]'],
  ['fields[__proto__]=a', 'fields[__proto__]'],
  ['page[size]=0', 'page[size]'],
  ['page[size]=101', 'page[size]'],
  ['page[size]=1e1', 'page[size]'],
  ['page[offset]=1', 'page[offset]'],
  ['page[number]=2&page[after]=x', 'page'],
  ['everywhere=perhaps', 'everywhere'],
  ['unknown=1', 'unknown'],
  ['a[b][c]=1', 'a[b][c]'],
  ['sort=%ff', 'sort'],
  ['sort=a%00b', 'sort'],
])('%s is refused by the name of its parameter', (query, parameter) => {
  expect(refused(query)).toBe(parameter)
})

test('any query string is parsed or refused, never an exception', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom('include', 'page[size]', 'filter[search]', '=', '&', '%5B', '__proto__'),
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      expect(refused(pieces.join(''))).toBeTypeOf('string')
    }),
  )
})
