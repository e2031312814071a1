import { expect, test } from 'vitest'
import { parseSource } from '../syntax/source.ts'
import { findUnguardedWrites, mayWrite } from './guarded-writes.ts'
import { readModule } from './read-module.ts'

const DOMAINS = 'apps/server/src/domains'
const SEARCH = `${DOMAINS}/search`

/** The fixture of every case: a policy, a function that records events, and two ways to open a transaction. */
const AROUND = {
  [`${SEARCH}/searches.policy.ts`]: 'export const mayRun = (actor: Actor): boolean => actor.kind === "user"',
  [`${SEARCH}/searches.store.ts`]: 'export const insertSearch = (tx: Tx, row: Row) => tx.insert(searches).values(row)',
  [`${SEARCH}/end-search.ts`]:
    'export async function endSearch(tx: Tx, id: string) { tx.record(searchEnded(id)) }\nexport const readOne = () => 1',
  [`${SEARCH}/index.ts`]: `export { endSearch as finishSearch } from './end-search.ts'`,
  'apps/server/src/platform/errors/app-error.ts': 'export function assertAllowed(isAllowed: boolean) {}',
  'apps/server/src/platform/database/backup/copy.ts':
    'export async function withTransaction(pool, work) { await client.query(`begin`); return work(client) }\nexport const copyLine = 1',
}

/** The complaints about a use case in `run-search.ts`, or in another file. */
function complaintsAbout(code: string, files: Record<string, string> = {}, path = `${SEARCH}/run-search.ts`): string[] {
  const all = Object.entries({ ...AROUND, ...files, [path]: code })
  return findUnguardedWrites(
    all.map(([path, text]) => readModule(parseSource(path, text))),
    [],
  )
}

const IMPORTS = `
import { assertAllowed } from '../../platform/errors/app-error.ts'
import { withTransaction } from '../../platform/database/backup/copy.ts'
import { endSearch } from './end-search.ts'
import { mayRun } from './searches.policy.ts'
`
const useCase = (body: string, imports = IMPORTS): string => `${imports}
export async function runSearch(ctx: Context, input: Input): Promise<Search> { ${body} }`

const GUARDED = 'assertAllowed(mayRun(ctx.actor)); return ctx.transaction(async (tx) => { tx.record(searchRun(1)) })'
const POLICY = [expect.stringContaining('policy')]
const EVENT = [expect.stringContaining('event')]
const BOTH = [...POLICY, ...EVENT]

test('a use case that checks a policy and records an event passes', () => {
  expect(complaintsAbout(useCase(GUARDED))).toEqual([])
})

test('a use case without either gets a complaint that names it, with its line', () => {
  expect(complaintsAbout(useCase(GUARDED.replace('assertAllowed(mayRun(ctx.actor));', '')))).toEqual([
    expect.stringContaining(`${SEARCH}/run-search.ts:7: runSearch opens a transaction and asks no policy`),
  ])
  expect(complaintsAbout(useCase(GUARDED.replace('tx.record', 'keep')))).toEqual(EVENT)
})

test.each([
  ['the driver’s own transaction', 'return withTransaction(ctx.pool, async (client) => client.query(sql))'],
  ['a context under another name', 'const own = ctx.as(actor); await own.transaction(async (tx) => write(tx))'],
  ['a line break before the call', 'await ctx\n  .transaction\n  (async (tx) => write(tx))'],
  ['an optional call', 'await ctx.transaction?.(async (tx) => write(tx))'],
  ['a name in brackets', `await ctx['transaction'](async (tx) => write(tx))`],
  ['a method taken out of the context', 'const { transaction } = ctx; await transaction(async (tx) => write(tx))'],
  ['a method under another name', 'const { transaction: begin } = ctx; await begin(async (tx) => write(tx))'],
  ['a method handed on', 'await runInside(ctx.transaction)'],
  ['SQL', `await client.query('BEGIN'); await client.query(insert)`],
  ['a function of the file', 'await write(ctx)\n}\nasync function write(ctx) { await ctx.transaction(save)'],
  ['a call inside others', 'return present(await Promise.all(ids.map((id) => ctx.transaction((tx) => save(tx, id)))))'],
])('a transaction opened by %s is found', (_, body) => {
  expect(complaintsAbout(useCase(body))).toEqual(BOTH)
})

test('a transaction opened by an imported function is found under any alias', () => {
  const work = 'async (client) => client.query(sql)'
  const aliased = `import { withTransaction as inOne } from '../../platform/database/backup/copy.ts'`
  const whole = `import * as copy from '../../platform/database/backup/copy.ts'`
  expect(complaintsAbout(useCase(`return inOne(ctx.pool, ${work})`, aliased))).toEqual(BOTH)
  expect(complaintsAbout(useCase(`return copy.withTransaction(ctx.pool, ${work})`, whole))).toEqual(BOTH)
  expect(complaintsAbout(useCase('return copy.copyLine', whole))).toEqual([])
})

test('look-alikes of a policy or an event do not count', () => {
  const named = `// tx.record(searchRun(search)), and assertAllowed() before
    const text = 'assertAllowed(mayRun(ctx.actor)) tx.record(1)'
    return ctx.transaction(async (tx) => write(tx, { assertAllowed: text, record }))`
  expect(complaintsAbout(useCase(named, ''))).toEqual(BOTH)
  expect(complaintsAbout(useCase('type Ask = typeof mayRun; return ctx.transaction(write)'))).toEqual(BOTH)
})

test('an event or a policy may be in a function of another file, re-exported and renamed', () => {
  const imports = `import { finishSearch as end } from '../search/index.ts'
    import { getForAct as forAct } from './get-search.ts'`
  const files = {
    [`${SEARCH}/get-search.ts`]: `import { mayRun } from './searches.policy.ts'
      export const getForAct = async (ctx) => { if (!mayRun(ctx.actor)) throw denied() }`,
  }
  const body = 'await forAct(ctx, input.id); await ctx.transaction((tx) => end(tx, input.id))'
  expect(complaintsAbout(useCase(body, imports), files)).toEqual([])
})

test('each use case of a file needs both', () => {
  const two = `${useCase(GUARDED)}\nexport const drop = (ctx) => ctx.transaction((tx) => remove(tx))`
  expect(complaintsAbout(two)).toEqual([expect.stringContaining('drop'), expect.stringContaining('drop')])
})

test('a function that runs its callers’ work leaves both to them', () => {
  const carrier = {
    [`${SEARCH}/carry-out.ts`]: 'export const carryOut = (ctx, work) => ctx.transaction((tx) => work(tx))',
  }
  const imports = `${IMPORTS}import { carryOut as inOne } from './carry-out.ts'`
  expect(complaintsAbout(useCase('return 1'), carrier)).toEqual([])
  expect(complaintsAbout(useCase('await inOne(ctx, (tx) => write(tx))', imports), carrier)).toEqual(BOTH)
  const guarded = 'assertAllowed(mayRun(ctx.actor)); await inOne(ctx, (tx) => endSearch(tx, input.id))'
  expect(complaintsAbout(useCase(guarded, imports), carrier)).toEqual([])
})

test('a link token counts as the policy', () => {
  const imports = `${IMPORTS}import { isTokenOf } from './tokens.ts'`
  const files = { [`${SEARCH}/tokens.ts`]: 'export const isTokenOf = (hash, token) => hash === token' }
  const body = 'if (!isTokenOf(1, 2)) throw expired(); return ctx.transaction((tx) => endSearch(tx, 1))'
  expect(complaintsAbout(useCase(body, imports), files)).toEqual([])
})

test('reads and tests need neither; a store or route that opens a transaction is refused', () => {
  expect(complaintsAbout(useCase('return findSearch(ctx.db, input.id)'))).toEqual([])
  expect(mayWrite(`${SEARCH}/run-search.test.ts`)).toBe(false)
  expect(complaintsAbout(useCase(GUARDED), {}, `${SEARCH}/others.store.ts`)).toEqual([
    expect.stringContaining('that is for a use case to do'),
  ])
  expect(complaintsAbout(useCase(GUARDED), {}, `${SEARCH}/others.routes.ts`)).toHaveLength(1)
})

test('an exemption covers its own duty only, and an unused one is refused', () => {
  const modules = Object.entries({ ...AROUND, [`${SEARCH}/log-in.ts`]: useCase('return ctx.transaction(write)') }).map(
    ([path, text]) => readModule(parseSource(path, text)),
  )
  const exempt = (name: string) => findUnguardedWrites(modules, [{ name, duty: 'policy', because: 'a proof' }])
  expect(exempt('runSearch')).toEqual(EVENT)
  expect(exempt('gone')).toEqual([...BOTH, 'gone needs no exemption from the policy: remove it.'])
})
