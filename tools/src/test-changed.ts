// Tests and type-checks the changes since the last commit, or the named files, within seconds.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listProjectFiles, ROOT } from './project-files.ts'
import { findTestsOf } from './tests-of.ts'

// All but the project for PostgreSQL 15, which repeats the same tests.
const PROJECTS = ['unit', 'web', 'server', 'journeys'].flatMap((name) => ['--project', name])

const named = process.argv.slice(2)
const changed = (named.length > 0 ? named : listChanged()).filter((path) => /\.(ts|tsx|mjs)$/.test(path))
if (changed.length === 0) process.stdout.write('Nothing has changed since the last commit. Name files to test them.\n')
else process.exitCode = await testAndCheck(changed)

async function testAndCheck(paths: readonly string[]): Promise<number> {
  const tests = findTestsOf(paths, listProjectFiles())
  process.stdout.write(`${tests.length === 0 ? 'No test is near.' : tests.join('\n')}\n\n`)
  const statuses = await Promise.all([
    run(['tools/src/check-types.ts', ...workspacesOf(paths)]),
    ...(tests.length > 0 ? [run(['node_modules/vitest/vitest.mjs', 'run', ...PROJECTS, ...tests])] : []),
  ])
  return Math.max(...statuses)
}

function listChanged(): string[] {
  const ask = (...args: string[]) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' }).stdout.split('\n')
  const answers = [
    ...ask('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...ask('ls-files', '--others', '--exclude-standard'),
  ]
  return answers.filter((path) => path !== '')
}

function workspacesOf(paths: readonly string[]): string[] {
  const found = paths.map((path) => {
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder))
      if (existsSync(join(ROOT, folder, 'tsconfig.json'))) return folder
    return '.'
  })
  // The tests of the pure packages form one project in the root.
  if (found.some((folder) => folder.startsWith('packages/'))) found.push('tsconfig.pure-tests.json')
  return [...new Set(found)]
}

function run(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status) => resolve(status ?? 1))
  })
}
