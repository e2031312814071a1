import { expect, test } from 'vitest'
import { parseSource } from '../syntax/source.ts'
import { findNotesWithoutIssue, findReplacedModules, findRestatedLengths, findSpreadLiterals } from './code-rules.ts'

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

test('a to-do with an issue passes, wherever the number is, and so does the word in a string', () => {
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

test('spreading a value passes, and so does a literal that depends on something', () => {
  expect(spreadsIn('const a = { ...b, ...(c ? { d } : {}), ...make({ e }) }')).toEqual([])
  expect(spreadsIn('const a = [...b, ...(c ? [d] : [])]; call(...list); const { x, ...rest } = y')).toEqual([])
  expect(spreadsIn(`const text = '...{ id }' // ...{ id }`)).toEqual([])
})

test('a test that replaces a module is found by its line; functions and globals may be replaced', () => {
  const found = (text: string) => findReplacedModules(parseSource('a.test.ts', text))
  for (const name of ['mock', 'doMock'])
    expect(found(`const a = 1\nvi.${name}('./api.ts', () => ({ call }))`)).toEqual([
      expect.stringContaining('a.test.ts:2'),
    ])
  expect(found(`vi.stubGlobal('fetch', vi.fn()); vi.mocked(call); other.mock('./api.ts')`)).toEqual([])
})

const lengthsIn = (text: string, path = 'apps/web/src/a.ts') => findRestatedLengths(parseSource(path, text))

test.each(['86_400_000', '86400000', '864e5', '3600_000', '3_600_000', '36e5'])(
  'an hour or a day in milliseconds is not written out: %s',
  (literal) => {
    expect(lengthsIn(`const KEPT_MS =\n  7 * ${literal}`)).toEqual([expect.stringContaining('a.ts:2')])
  },
)

test('a duration is not defined twice, however it is computed', () => {
  expect(lengthsIn('const DAY_MS = 24 * 60 * 60_000')).toEqual([expect.stringContaining('import DAY_MS')])
  expect(lengthsIn('export const HOUR_IN_MS = 60 * MINUTE_MS')).toHaveLength(1)
})

test('computing with the named durations passes, and so does their own file', () => {
  expect(lengthsIn(`import { DAY_MS } from './durations.ts'\nconst KEPT_MS = 7 * DAY_MS`)).toEqual([])
  expect(lengthsIn('export const DAY_MS = 24 * HOUR_MS', 'apps/web/src/platform/durations.ts')).toEqual([])
  expect(lengthsIn(`const text = '86400000' // 86_400_000`)).toEqual([])
})
