import { expect, test } from 'vitest'
import { giveBackMemory } from './give-back-memory.ts'

test('what nobody holds any more goes back to the machine', () => {
  giveBackMemory() // what earlier tests left, or it would make room for this one's
  const before = process.memoryUsage().heapTotal
  let garbage: object[] | null = Array.from({ length: 400_000 }, (_, at) => ({ at, text: `line ${at}` }))
  const loaded = process.memoryUsage().heapTotal
  expect(loaded - before).toBeGreaterThan(20_000_000)
  expect(garbage).toHaveLength(400_000)
  garbage = null
  giveBackMemory()
  expect(process.memoryUsage().heapTotal).toBeLessThan(loaded - 20_000_000)
})
