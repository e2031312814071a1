// ARCHITECTURE.md against the folders, and against the rules that keep the ladder.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listProjectFiles, ROOT } from './project-files.ts'

interface Rule {
  readonly name: string
  readonly to: { readonly pathNot: readonly string[] }
}

const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as { forbidden: readonly Rule[] }
const text = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8')

const DOMAINS = 'apps/server/src/domains/'
/** Groups of domains. They are no domains themselves. */
const GROUPS = ['pipeline', 'community']
const ladder = new Map(
  forbidden
    .filter(({ name }) => name.startsWith('ladder-'))
    .map(({ name, to }) => [name.slice('ladder-'.length), frontDoorsIn(to.pathNot)]),
)

function frontDoorsIn(patterns: readonly string[]): string[] {
  return patterns.flatMap((pattern) => /\/([\w-]+)\/index\\\.ts\$$/.exec(pattern)?.slice(1) ?? []).toSorted()
}

/** The rows of a table of two columns, with a row for each domain in the first. */
function rowsOf(heading: string): Map<string, string[]> {
  const section = text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const rows = [...section.matchAll(/^\| ([\w-]+(?:, [\w-]+)*) \| ([^|]+) \|$/gm)].slice(1)
  return new Map(rows.flatMap(([, domains = '', cell = '']) => domains.split(', ').map((name) => [name, listOf(cell)])))
}

const listOf = (cell: string): string[] => (cell === 'nothing' ? [] : cell.split(', ').toSorted())

/** The folders of each domain. */
function foldersOfDomains(): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>()
  for (const path of listProjectFiles().filter((each) => each.startsWith(DOMAINS))) {
    const steps = path.slice(DOMAINS.length).split('/').slice(0, -1)
    const [domain = '', part] = GROUPS.includes(steps[0] ?? '') ? steps.slice(1) : steps
    const parts = folders.get(domain) ?? new Set()
    if (part !== undefined && part !== 'fixtures') parts.add(part)
    folders.set(domain, parts)
  }
  return folders
}

test('the ladder is the one that the import rules keep', () => {
  const rows = rowsOf('Ladder')
  // They import nearly all others, which the document describes in prose.
  for (const domain of ['company-exports', 'company-closings', 'dashboards']) {
    expect(rows.get(domain)).toEqual(listOf('whatever they export, settle or count'))
    rows.set(domain, ladder.get(domain) ?? [])
  }
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(ladder))
})

test('the parts of every domain are listed', () => {
  const folders = [...foldersOfDomains()].filter(([, parts]) => parts.size > 0)
  expect(Object.fromEntries(rowsOf('Parts'))).toEqual(
    Object.fromEntries(folders.map(([domain, parts]) => [domain, [...parts].toSorted()])),
  )
})

test('every folder of source is in the map', () => {
  const map = text.split('\n## Map\n')[1]?.split('\n## ')[0] ?? ''
  const levels = [/^apps\/\w+\/src\/[\w-]+(?=\/)/, /^apps\/server\/src\/domains\/[\w-]+/, /^packages\/[\w-]+/]
  const folders = new Set(listProjectFiles().flatMap((path) => levels.flatMap((level) => level.exec(path)?.[0] ?? [])))
  folders.delete('apps/server/src/domains') // Each of them is named.
  expect([...folders].filter((folder) => !map.includes(`\`${folder}\``))).toEqual([])
})
