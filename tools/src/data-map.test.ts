// Every column of every table has a line in docs/data-map.txt, and docs/privacy.md matches it.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { kinds, privacyRegister, readDataMap } from './privacy-register.ts'
import { ROOT } from './project-files.ts'

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const map = readDataMap(read('docs/data-map.txt'))

async function listColumns(): Promise<string[]> {
  const columns = new Set<string>()
  for (const file of globSync(join(ROOT, 'apps/server/src/**/*.tables.ts')))
    for (const table of Object.values((await import(file)) as Record<string, unknown>)) {
      if (!is(table, PgTable)) continue
      const { schema, name, columns: own } = getTableConfig(table)
      for (const column of own) columns.add(`${schema === undefined ? '' : `${schema}.`}${name}.${column.name}`)
    }
  return [...columns].toSorted()
}

test('each column says whose data it holds, or that it holds none', async () => {
  const columns = await listColumns()
  const missing = columns.filter((column) => !map.has(column))
  const gone = [...map.keys()].filter((column) => !columns.includes(column))
  const advice = `Add a line “${missing[0] ?? 'table.column'}: KIND” to docs/data-map.txt, then npm run docs:privacy. KIND is - if the column says nothing about a person, or one of ${Object.keys(kinds).join(', ')}.`
  expect(missing, advice).toEqual([])
  expect(gone, 'Remove these lines from docs/data-map.txt, then npm run docs:privacy.').toEqual([])
})

test('each kind is known, and the tasks that delete it are scheduled', () => {
  const known = new Set(['-', ...Object.keys(kinds)])
  expect([...map].filter(([, kind]) => !known.has(kind))).toEqual([])
  const schedule = read('apps/server/src/schedule.ts')
  for (const [kind, { deletedBy }] of Object.entries(kinds))
    for (const task of deletedBy) expect([kind, task, schedule.includes(`name: '${task}'`)]).toEqual([kind, task, true])
})

test('the register is that of the map', () => {
  expect(read('docs/privacy.md'), 'Run npm run docs:privacy.').toBe(privacyRegister(map))
})
