// Runs the program itself, as an operator starts and stops it.
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSettings } from './platform/config/settings.ts'
import { describeStartFailure } from './platform/errors/describe-start-failure.ts'
import { prepareStart } from './platform/lifecycle/prepare-start.ts'
import { afterFile } from './platform/testing/after-file.ts'
import { aDataFolder, aFreePort, type Program, startProgram, untilReady } from './platform/testing/program.ts'
import { serve } from './serve.ts'

const dataDir = aDataFolder()
const pidFile = join(dataDir, 'postgres/postmaster.pid')
const silent = createServer().listen(0, '127.0.0.1')
await new Promise((resolve) => silent.once('listening', resolve))
const silentPort = (silent.address() as { port: number }).port
afterFile(async () => void silent.close())
const start = (settings: Record<string, string>): Program => startProgram({ DATA_DIR: dataDir, ...settings })

test('it starts on an empty folder, serves and shuts down gracefully on SIGTERM', async () => {
  const port = await aFreePort()
  const { child, ended, said } = start({ PORT: String(port) })
  await untilReady(port)
  expect(said()).toContain(`Assay is ready at http://localhost:${port}`)
  expect(said()).not.toContain('Demo logins')
  expect((await fetch(`http://127.0.0.1:${port}/api/v1/countries`)).status).toBe(200)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(existsSync(pidFile)).toBe(false)
})

describe('on a folder with data', () => {
  let port = 0
  let running: Program

  test('a killed PostgreSQL is restarted under a running server, with all acknowledged data', async () => {
    port = await aFreePort()
    running = start({ PORT: String(port) })
    await untilReady(port)
    const postmaster = (): number => Number(readFileSync(pidFile, 'utf8').split('\n')[0])
    for (const times of [1, 2]) {
      const killed = postmaster()
      process.kill(killed, 'SIGKILL')
      await expect.poll(() => running.said().split('PostgreSQL is running again.').length - 1).toBe(times)
      await untilReady(port)
      expect(postmaster()).not.toBe(killed)
      expect((await fetch(`http://127.0.0.1:${port}/api/v1/countries`)).status).toBe(200)
    }
  })

  test('the next start takes over the database of a killed server, and ends it with itself', async () => {
    running.child.kill('SIGKILL')
    await running.ended
    const next = start({ PORT: String(port) })
    await untilReady(port)
    expect((await fetch(`http://127.0.0.1:${port}/api/v1/countries`)).status).toBe(200)
    next.child.kill('SIGTERM')
    expect(await next.ended).toBe(0)
    expect(existsSync(pidFile)).toBe(false)
  })
})

test.each([
  ['a wrong setting', { PORT: 'eighty' }, /^The setting PORT is invalid: .+\n$/],
  [
    'a database that never answers',
    { DATABASE_URL: `postgres://nobody@127.0.0.1:${silentPort}/none` },
    /^The database cannot be reached: no answer .*DATABASE_URL\.\n$/,
  ],
])('%s stops the start with one line that names it', async (_name, settings, line) => {
  const { ended, said } = start(settings)
  expect(await ended).toBe(1)
  expect(said()).toMatch(line)
})

// The program prints these as it prints those above.
test.each([
  ['an address of another machine', { HOST: '192.0.2.1' }, /^This machine has no address 192\.0\.2\.1: set HOST .+$/],
  [
    'a database that is not there',
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
    /^The database cannot be reached.*DATABASE_URL\.$/,
  ],
  ['a wrong address of a database', { DATABASE_URL: 'mysql://somewhere' }, /^The setting DATABASE_URL is invalid: .+$/],
  [
    'a data folder that is a file',
    { DATA_DIR: import.meta.filename },
    /^.+main\.test\.ts is a file, not a folder: .+$/,
  ],
  [
    'a data folder inside a file',
    { DATA_DIR: `${import.meta.filename}/data` },
    /^.+ passes through a file. Set DATA_DIR to a folder\.$/,
  ],
  ['a data folder where none can be made', { DATA_DIR: '/proc/nowhere/data' }, /^\/proc.*: set DATA_DIR .+\.$/],
])('%s is refused in one line that names it', async (_name, settings, line) => {
  const failure: unknown = await startHere({ PORT: String(await aFreePort()), DATA_DIR: dataDir, ...settings }).catch(
    (error) => error,
  )
  expect(describeStartFailure(failure)).toMatch(line)
})

async function startHere(given: Record<string, string>) {
  const settings = readSettings(given)
  await prepareStart(settings)
  return serve(settings, null)
}

test('an occupied port stops the start before anything is changed', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => taken.once('listening', resolve))
  const { port } = taken.address() as { port: number }
  const untouched = join(dataDir, 'untouched')
  const { ended, said } = start({ PORT: String(port), DATA_DIR: untouched })
  expect(await ended).toBe(1)
  expect(said()).toBe(`Port ${port} is in use. Stop the program that uses it, or set PORT.\n`)
  expect(existsSync(untouched)).toBe(false)
  taken.close()
})
