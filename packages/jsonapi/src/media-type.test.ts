import { expect, test } from 'vitest'
import { isAcceptable, isReadable } from './media-type.ts'

test.each([
  ['application/vnd.api+json', true],
  ['Application/vnd.API+json', true],
  ['application/vnd.api+json;profile="https://a.test/x https://a.test/y"', true],
  ['application/vnd.api+json; charset=utf-8', false],
  ['application/vnd.api+json; ext="https://jsonapi.org/ext/atomic"', false],
  ['application/json', false],
  ['', false],
])('a body of type "%s" is readable: %s', (contentType, readable) => {
  expect(isReadable(contentType)).toBe(readable)
})

test.each([
  [undefined, true],
  ['*/*', true],
  ['application/json', true],
  ['application/vnd.api+json', true],
  ['application/vnd.api+json; q=0.5', true],
  ['application/vnd.api+json; charset=utf-8, application/vnd.api+json', true],
  ['application/vnd.api+json; profile="https://a.test/with,comma"', true],
  ['application/vnd.api+json; charset=utf-8', false],
  ['application/vnd.api+json; ext="https://a.test/x", application/vnd.api+json; version=1', false],
  ['application/vnd.api+json; ext="https://jsonapi.org/ext/atomic"', true],
  ['application/vnd.api+json; q=0', false],
])('an answer for Accept "%s" is possible: %s', (accept, acceptable) => {
  expect(isAcceptable(accept)).toBe(acceptable)
})
