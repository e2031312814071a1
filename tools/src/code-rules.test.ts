import { expect, test } from 'vitest'
import { findNotesWithoutIssue, findSpreadLiterals, findUnguardedWrites } from './code-rules.ts'

const USE_CASE = 'apps/server/src/domains/search/run-search.ts'
const guarded = `return ctx.transaction(async (tx) => { assertAllowed(mayRun(ctx.actor)); tx.record(searchRun(search)) })`

test('a use case that asks a policy and records an event passes', () => {
  expect(findUnguardedWrites(USE_CASE, guarded)).toEqual([])
})

test('a use case that forgets either is told which', () => {
  expect(findUnguardedWrites(USE_CASE, guarded.replace('assertAllowed(mayRun(ctx.actor));', ''))).toEqual([
    expect.stringContaining('policy'),
  ])
  expect(findUnguardedWrites(USE_CASE, guarded.replace('tx.record', 'keep'))).toEqual([
    expect.stringContaining('event'),
  ])
})

test('a read, a store and a test owe neither', () => {
  expect(findUnguardedWrites(USE_CASE, 'return findSearch(ctx.db, id)')).toEqual([])
  expect(findUnguardedWrites(USE_CASE.replace('.ts', '.test.ts'), 'ctx.transaction(work)')).toEqual([])
  expect(findUnguardedWrites('apps/server/src/domains/search/searches.store.ts', 'ctx.transaction(work)')).toEqual([])
})

test('at the entrance the proof stands for the policy, and the event is owed all the same', () => {
  const logIn = 'apps/server/src/domains/identity/log-in.ts'
  expect(findUnguardedWrites(logIn, 'ctx.transaction((tx) => tx.record(signedIn(user)))')).toEqual([])
  expect(findUnguardedWrites(logIn, 'ctx.transaction((tx) => addSession(tx))')).toEqual([
    expect.stringContaining('event'),
  ])
})

test('a note without an issue is found by its line, and one with an issue is not', () => {
  const note = ['TO', 'DO'].join('')
  expect(findNotesWithoutIssue('a.ts', `const a = 1\n// ${note}: later`)).toEqual([expect.stringContaining('a.ts:2')])
  expect(findNotesWithoutIssue('a.ts', `// ${note} (#12): later`)).toEqual([])
})

test('a literal that is spread into another is found by its line, and a value that is spread is not', () => {
  const spread = ['...', '{ id, name }'].join('')
  expect(findSpreadLiterals('a.ts', `const a = {\n  ${spread},\n}`)).toEqual([expect.stringContaining('a.ts:2')])
  expect(findSpreadLiterals('a.ts', 'const a = { ...b, ...(c ? { d } : {}) }')).toEqual([])
})
