import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const MODULE = new URL('./end-when-frozen.ts', import.meta.url).href

async function outcomeOf(program: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk
  })
  const [status, signal] = await once(child, 'close')
  return { status, signal, said }
}

const watching = `const { endWhenFrozen } = await import('${MODULE}')\nconst stop = endWhenFrozen({ everyMs: 100, looks: 20 })`

test('a process whose main thread is in an endless loop ends, and says why', async () => {
  const { signal, said } = await outcomeOf(`${watching}\nsetTimeout(() => { for (;;); }, 200)`)
  expect(signal).toBe('SIGKILL')
  expect(said).toContain('Nothing has been answered for 2 seconds')
})

test('a busy process goes on, and nothing holds up its end', async () => {
  const busy = `for (let at = 0; at < 6; at += 1) { const end = Date.now() + 400; while (Date.now() < end); await new Promise((next) => setTimeout(next, 120)) }`
  expect(await outcomeOf(`${watching}\n${busy}`)).toEqual({ status: 0, signal: null, said: '' })
  expect((await outcomeOf(`${watching}\nawait stop()`)).status).toBe(0)
})
