import { expect, test } from 'vitest'
import { validateDocument } from './validate-document.ts'

const user = { type: 'users', id: '1', attributes: { email: 'a@b.test' } }
const role = { type: 'roles', id: '7', attributes: { name: 'Owner' } }
const withRole = { ...user, relationships: { roles: { data: [{ type: 'roles', id: '7' }] } } }

test.each([
  ['a resource', { data: user }],
  ['an empty list with page links', { data: [], links: { self: 'http://x.test/a', next: null }, meta: { total: 0 } }],
  ['nothing', { data: null }],
  ['a compound document', { data: withRole, included: [role] }],
  ['errors', { errors: [{ status: '422', code: 'a.b', title: 'T', source: { pointer: '' } }] }],
  ['extension members', { '@context': {}, data: user }],
])('%s passes', (_name, document) => {
  expect(validateDocument(document)).toEqual([])
})

test.each([
  ['no object', []],
  ['no data, errors or meta', { jsonapi: { version: '1.1' } }],
  ['data beside errors', { data: null, errors: [{ status: '400' }] }],
  ['an unknown top member', { data: null, access_token: 'x' }],
  ['a resource without id', { data: { type: 'users', attributes: {} } }],
  ['a number as id', { data: { type: 'users', id: 1 } }],
  ['a type that is no name', { data: { type: 'a/b', id: '1' } }],
  ['an attribute called id', { data: { type: 'users', id: '1', attributes: { id: '2' } } }],
  ['a field twice', { data: { ...withRole, attributes: { roles: 1 } } }],
  ['a bad member name', { data: { ...user, attributes: { 'a.b': 1 } } }],
  ['a bad name further down', { data: { ...user, attributes: { map: { 'a+b': 1 } } } }],
  ['an empty relationship', { data: { ...user, relationships: { roles: {} } } }],
  ['linkage with attributes', { data: { ...user, relationships: { role: { data: role } } } }],
  ['links that lead nowhere', { data: { ...user, relationships: { role: { links: { next: '/a' } } } } }],
  ['a link that is no address', { data: user, links: { self: 'http://a b' } }],
  ['an unknown link', { data: user, links: { here: '/a' } }],
  ['included without data', { meta: {}, included: [] }],
  ['included without linkage', { data: user, included: [role] }],
  ['a resource twice', { data: withRole, included: [role, role] }],
  ['a primary resource included again', { data: withRole, included: [role, user] }],
  ['no errors in errors', { errors: [] }],
  ['a status that is a number', { errors: [{ status: 400 }] }],
  ['an unknown error member', { errors: [{ status: '400', message: 'x' }] }],
  ['a pointer that is none', { errors: [{ status: '400', source: { pointer: 'data' } }] }],
])('%s does not pass', (_name, document) => {
  expect(validateDocument(document)).not.toEqual([])
})

test('a sparse response may omit the path to an included resource', () => {
  expect(validateDocument({ data: user, included: [role] }, { isSparse: true })).toEqual([])
})

test('identifiers may come with the resources that they name, and with no others', () => {
  const tag = (id: string) => ({ type: 'tags', id, attributes: { name: 'x' } })
  const document = { data: [{ type: 'tags', id: '1' }], included: [tag('1')] }
  expect(validateDocument(document)).toEqual([])
  expect(validateDocument({ ...document, included: [tag('2')] })).not.toEqual([])
})
