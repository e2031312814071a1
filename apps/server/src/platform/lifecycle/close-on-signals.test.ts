import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'

const MODULE = fileURLToPath(new URL('./close-on-signals.ts', import.meta.url))

let started: ChildProcess[] = []
afterEach(() => {
  for (const child of started) child.kill('SIGKILL')
  started = []
})

/** A process that takes the given time to close. */
async function aProcess(closingMs: number): Promise<{ child: ChildProcess; said: () => string }> {
  const script = `
    import { closeOnSignals } from ${JSON.stringify(MODULE)}
    closeOnSignals(() => {
      console.log('closing')
      return new Promise((resolve) => setTimeout(() => { console.log('closed'); resolve() }, ${closingMs}))
    })
    setInterval(() => undefined, 1000)
    console.log('ready')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  started.push(child)
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  await expect.poll(() => output).toContain('ready')
  return { child, said: () => output }
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s closes before the end', async (signal) => {
  const { child, said } = await aProcess(10)
  child.kill(signal)
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(said()).toContain('closed')
})

test('Ctrl-C that arrives twice, from the terminal and from npm, counts once', async () => {
  const { child, said } = await aProcess(200)
  child.kill('SIGINT')
  await new Promise((resolve) => setTimeout(resolve, 50))
  child.kill('SIGINT')
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(said()).toContain('closed')
})

test('a later second signal exits immediately', async () => {
  const { child, said } = await aProcess(600_000)
  child.kill('SIGINT')
  await expect.poll(said).toContain('closing')
  await new Promise((resolve) => setTimeout(resolve, 700))
  child.kill('SIGINT')
  expect(await once(child, 'exit')).toEqual([1, null])
  expect(said()).not.toContain('closed')
})

test('a server that npm started ends when npm is killed', async () => {
  const inner = `
    import { closeOnSignals } from ${JSON.stringify(MODULE)}
    closeOnSignals(async () => undefined)
    setInterval(() => undefined, 1000)
    console.log(process.pid)`
  const outer = `require('node:child_process').spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(inner)}],
    { stdio: 'inherit', env: { ...process.env, npm_lifecycle_event: 'start' } }); setInterval(() => undefined, 1000)`
  const npm = spawn(process.execPath, ['-e', outer], { stdio: ['ignore', 'pipe', 'inherit'] })
  started.push(npm)
  const [line] = await once(npm.stdout, 'data')
  npm.kill('SIGKILL')
  await expect.poll(() => isAlive(Number(String(line)))).toBe(false)
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
