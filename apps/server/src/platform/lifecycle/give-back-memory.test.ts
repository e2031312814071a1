import { expect, test } from 'vitest'
import { giveBackMemory } from './give-back-memory.ts'

test('garbage is returned to the system', () => {
  giveBackMemory() // collects what earlier tests left, which would free room for this one
  const before = process.memoryUsage().heapTotal
  let garbage: object[] | null = Array.from({ length: 400_000 }, (_, at) => ({ at, text: `line ${at}` }))
  const loaded = process.memoryUsage().heapTotal
  expect(loaded - before).toBeGreaterThan(20_000_000)
  expect(garbage).toHaveLength(400_000)
  garbage = null
  giveBackMemory()
  expect(process.memoryUsage().heapTotal).toBeLessThan(loaded - 20_000_000)
})
