import { expect, test } from 'vitest'
import { findNotesWithoutIssue, findSpreadLiterals } from './code-rules.ts'
import { parseSource } from './syntax/source.ts'

const notesIn = (text: string) => findNotesWithoutIssue(parseSource('a.ts', text))
const spreadsIn = (text: string) => findSpreadLiterals(parseSource('a.tsx', text))
const note = ['TO', 'DO'].join('')

test.each([
  ['in a line', `const a = 1\n// ${note}: later`],
  ['behind code', `const b = 1\nconst a = 1 // ${note} later`],
  ['inside a block', `/**\n * ${note}: later\n */\nconst a = 1`],
])('a note without an issue is found by its line, %s', (_, text) => {
  expect(notesIn(text)).toEqual([expect.stringContaining('a.ts:2')])
})

test('a note with an issue passes, wherever the number stands, and so does a word in a string', () => {
  expect(notesIn(`// ${note} (#12): later`)).toEqual([])
  expect(notesIn(`// #12 ${note}: later`)).toEqual([])
  expect(notesIn(`const states = ['${note}', 'DONE']`)).toEqual([])
})

test.each([
  ['an object', 'const a = {\n  ...{ id, name },\n}'],
  ['an object without spaces', 'const a = {\n  ...{id},\n}'],
  ['an object on the next line', 'const a = {\n  ...\n  {\n    id,\n  },\n}'],
  ['an object with a type', 'const a = {\n  ...({ id } as const),\n}'],
  ['an object in parentheses', 'const a = {\n  ...(({ id }) satisfies Row),\n}'],
  ['the properties of an element', 'const a = <Row\n  {...{ id, name }}\n/>'],
  ['a literal inside another call', 'const a = save(\n  merge({ ...{ id } }),\n)'],
])('a literal that is spread is found by its line: %s', (_, text) => {
  expect(spreadsIn(text)).toEqual([expect.stringContaining('a.tsx:2')])
})

test('a value that is spread passes, and a literal that depends on something', () => {
  expect(spreadsIn('const a = { ...b, ...(c ? { d } : {}), ...make({ e }) }')).toEqual([])
  expect(spreadsIn('const a = [...b, ...(c ? [d] : [])]; call(...list); const { x, ...rest } = y')).toEqual([])
  expect(spreadsIn(`const text = '...{ id }' // ...{ id }`)).toEqual([])
})
