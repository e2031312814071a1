import * as taxonomy from '@assay/taxonomy'
import { expect, test } from 'vitest'
import { landscapeOf } from './landscape.ts'
import { makeMarket } from './market.ts'

test('the same seed generates the same market, another seed another', () => {
  const [first, again, other] = [1, 1, 2].map((seed) => {
    const market = makeMarket(seed)
    return JSON.stringify([[...market.candidates(50)], market.queries(5)])
  })
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('candidates have 5 to 25 distinct skills, and popular skills are common', () => {
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

test('the market of the shipped taxonomy asks for existing skills and titles, and has matches', () => {
  const market = makeMarket(4, landscapeOf(taxonomy))
  const skills = new Set(taxonomy.skills.map(({ slug }) => slug))
  const titles = new Set(taxonomy.titles.map(({ slug }) => slug))
  const criteriaList = market.queries(30)
  const asked = criteriaList.flatMap(({ mustHave }) => mustHave.flatMap(({ anyOf }) => anyOf))
  expect(asked.filter((slug) => !skills.has(slug))).toEqual([])
  expect(criteriaList.flatMap(({ titleSlug }) => titleSlug ?? []).filter((slug) => !titles.has(slug))).toEqual([])
  const held = new Set([...market.candidates(300)].flatMap((person) => person.skills.map(({ skill }) => skill)))
  expect(asked.filter((slug) => held.has(slug)).length).toBeGreaterThan(asked.length / 2)
})
