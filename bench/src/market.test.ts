import { expect, test } from 'vitest'
import { engine } from './engine.ts'
import { makeMarket } from './market.ts'
import { measure } from './measure.ts'

test('the same seed makes the same market, another seed another', () => {
  const [first, again, other] = [1, 1, 2].map((seed) => {
    const market = makeMarket(seed)
    return JSON.stringify([[...market.candidates(50)], market.queries(5)])
  })
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('people hold 5 to 25 different skills, and popular skills are held by many', () => {
  const people = [...makeMarket(3).candidates(500)]
  const counts = new Map<string, number>()
  for (const { skills } of people) {
    expect(new Set(skills.map(({ skill }) => skill)).size).toBe(skills.length)
    expect(skills.length).toBeGreaterThanOrEqual(5)
    expect(skills.length).toBeLessThanOrEqual(25)
    for (const { skill } of skills) counts.set(skill, (counts.get(skill) ?? 0) + 1)
  }
  expect(Math.max(...counts.values())).toBeGreaterThan(100)
})

test('the engine is measured on queries that find somebody', async () => {
  const market = makeMarket(4)
  const timing = await measure(engine, { market, candidates: 1000, queries: market.queries(20) })
  expect(timing).toMatchObject({ contestant: 'Assay engine', candidates: 1000, queries: 20 })
  expect(timing.matchedShareMedian).toBeGreaterThan(0.01)
  expect(timing.bytesPerCandidate).toBeLessThan(400)
})
