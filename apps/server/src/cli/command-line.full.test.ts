// Runs the commands as separate processes on their own data, and kills some of them.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inventEverybody } from '../../seeds/load-demo.ts'
import { jsonResumeOf } from '../domains/candidates/index.ts'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))
const CANDIDATES = 700
const run = promisify(execFile)
let folder: string
let file: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-cli-'))
  file = join(folder, 'candidates.jsonl')
  const stream = createWriteStream(file)
  for (const { record } of inventEverybody({ now: new Date(), candidates: CANDIDATES }))
    stream.write(`${JSON.stringify(jsonResumeOf(record))}\n`)
  stream.end()
  await once(stream, 'close')
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const environment = (data: string) => ({ ...process.env, DATA_DIR: join(folder, data), DATABASE_URL: '' })

interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

async function assay(data: string, ...args: string[]): Promise<Ended> {
  try {
    return {
      code: 0,
      ...(await run(process.execPath, [MAIN, ...args], { env: environment(data), maxBuffer: 1 << 28 })),
    }
  } catch (error) {
    return error as Ended
  }
}

function start(data: string, ...args: string[]): ChildProcess {
  return spawn(process.execPath, [MAIN, ...args], { env: environment(data), stdio: 'ignore' })
}

test('the list of commands is shown, each command has help, and an unknown one is refused', async () => {
  const { code, stdout } = await assay('none', '--help')
  expect(code).toBe(0)
  const names = [...stdout.matchAll(/^ {2}(\w+)/gm)].map(([, name]) => name ?? '')
  const known = ['import', 'export', 'rank', 'evaluate', 'migrate', 'admin', 'backup', 'restore']
  expect(names).toEqual(expect.arrayContaining(known))
  const helps = await Promise.all(names.map((name) => assay('none', name, '--help')))
  for (const [place, help] of helps.entries()) {
    expect(help.code).toBe(0)
    expect(help.stdout).toContain(`Usage: assay ${names[place]}`)
  }
  expect(await assay('none', 'train')).toMatchObject({ code: 2 })
})

test('an import that is killed at any moment is completed by the next run', async () => {
  let kills = 0
  for (const afterMs of [900, 1300, 1700]) {
    const child = start('killed', 'import', file)
    const ended = once(child, 'exit')
    await Promise.race([sleep(afterMs), ended])
    if (child.kill('SIGKILL')) kills += 1
    await ended
  }
  expect(kills).toBeGreaterThan(0)

  const finished = await assay('killed', 'import', file)
  expect(finished).toMatchObject({ code: 0, stderr: '' })
  const again = await assay('killed', 'import', file)
  expect(again.stdout).toContain(`${CANDIDATES} read: 0 imported, 0 updated, ${CANDIDATES} unchanged, 0 rejected`)
  const halves = await assay('killed', 'export', 'candidates')
  const lines = halves.stdout.trim().split('\n')
  expect(lines).toHaveLength(CANDIDATES)
  expect(lines.every((line) => JSON.parse(line).meta.assay.skills.length > 0)).toBe(true)
})

test('a backup restores the same data elsewhere, and a damaged one changes nothing', async () => {
  await assay('first', 'import', file)
  await assay('first', 'admin', 'create', 'root@corp.test')
  const [one, two] = [join(folder, 'one.gz'), join(folder, 'two.gz')]
  expect(await assay('first', 'backup', one)).toMatchObject({ code: 0 })
  expect(await assay('second', 'restore', one)).toMatchObject({ code: 0 })
  expect(await assay('second', 'backup', two)).toMatchObject({ code: 0 })
  const [left, right] = await Promise.all([one, two].map(async (path) => gunzipSync(await readFile(path)).toString()))
  expect(right?.split('\n').slice(1)).toEqual(left?.split('\n').slice(1))

  expect(await assay('second', 'restore', one)).toMatchObject({ code: 2, stderr: expect.stringContaining('--replace') })
  const damaged = join(folder, 'damaged.gz')
  await writeFile(damaged, (await readFile(one)).subarray(0, 50_000))
  const refused = await assay('second', 'restore', damaged, '--replace')
  expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('damaged') })
  expect((await assay('second', 'export', 'candidates')).stderr).toContain(`${CANDIDATES} candidates exported`)
  expect(await assay('second', 'restore', one, '--replace')).toMatchObject({ code: 0 })
})

test('a command that is interrupted or killed, or whose reader has enough, leaves no PostgreSQL running', async () => {
  const isRunning = () => existsSync(join(folder, 'ended', 'postgres', 'postmaster.pid'))
  await assay('ended', 'import', file)
  const pipe = ['-c', '"$0" "$1" export candidates | head -c 10', process.execPath, MAIN]
  const { stdout } = await run('sh', pipe, { env: environment('ended') })
  expect(stdout).toHaveLength(10)
  await expect.poll(isRunning, { timeout: 20_000 }).toBe(false)
  const interrupted = start('ended', 'import', file)
  const ended = once(interrupted, 'exit')
  await expect.poll(isRunning, { timeout: 60_000 }).toBe(true)
  interrupted.kill('SIGINT')
  expect((await ended)[0]).toBe(130)
  expect(isRunning()).toBe(false)
  const killed = start('ended', 'import', file)
  await expect.poll(isRunning, { timeout: 60_000 }).toBe(true)
  killed.kill('SIGKILL')
  await expect.poll(isRunning, { timeout: 60_000 }).toBe(false)
})

test('a wrong call prints one line and sets an exit code', async () => {
  const cases = [
    ['import'],
    ['import', join(folder, 'nowhere.jsonl')],
    ['import', file, '--agency', 'nobody'],
    ['export', 'everything'],
    ['admin', 'create', 'nomail'],
    ['restore', join(folder, 'nowhere.gz')],
    ['migrate', '--dry-run'],
    ['migrate', 'later'],
    ['export', 'candidates', join(folder, 'all.jsonl'), '--agency', 'nobody', 'more'],
    ['admin', 'create', 'root@corp.test', 'other@corp.test'],
    ['admin', 'reset-password', 'nowhere@corp.test'],
    ['admin', 'toString', 'root@corp.test'],
  ]
  for (const args of cases) {
    const { code, stderr, stdout } = await assay('wrong', ...args)
    expect([args[0], code, stdout]).toEqual([args[0], 2, ''])
    expect(stderr.trim().split('\n')).toHaveLength(1)
  }
})
