import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const MODULE = fileURLToPath(new URL('./give-back-memory.ts', import.meta.url))

// A separate process: other tests move the heap by more than this garbage.
const SCRIPT = `
  import { giveBackMemory } from ${JSON.stringify(MODULE)}
  const heap = () => process.memoryUsage().heapTotal
  giveBackMemory()
  const before = heap()
  let garbage = Array.from({ length: 400_000 }, (_, at) => ({ at, text: 'line ' + at }))
  const loaded = garbage.length === 400_000 ? heap() : 0
  garbage = null
  giveBackMemory()
  console.log(JSON.stringify({ before, loaded, after: heap() }))`

test('garbage is returned to the system', () => {
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', SCRIPT], { encoding: 'utf8' })
  const { before, loaded, after } = JSON.parse(stdout) as Record<'before' | 'loaded' | 'after', number>
  expect(loaded - before).toBeGreaterThan(20_000_000)
  expect(after).toBeLessThan(loaded - 20_000_000)
})
