import { describe, expect, test } from 'vitest'
import { titleAffinity } from '../features/title-points.ts'
import { buildPool } from '../inverted-index/pool.ts'
import { defaultModel } from '../model/default-model.ts'
import { explain } from '../rank.ts'
import { aCandidate, held, mustHave, NOW, smallSource, someCriteria, TODAY } from '../testing/fixtures.ts'
import { compileTaxonomy } from './compile-taxonomy.ts'

const learned = compileTaxonomy({
  ...smallSource,
  nearSkills: [
    { left: 'php', right: 'sql', strength: 0.5 },
    { left: 'java', right: 'kotlin', strength: 0.9 },
    { left: 'kafka', right: 'vue', strength: 0.3 },
  ],
  nearTitles: [{ left: 'accountant', right: 'java-developer', strength: 0.8 }],
})

function mustHaveLine(heldSkill: string, asked: string) {
  const pool = buildPool([aCandidate('ada', { skills: [held(heldSkill)] })], {
    taxonomy: learned,
    model: defaultModel,
    asOfDay: TODAY,
  })
  return explain(pool, someCriteria({ mustHave: [mustHave(asked)] }), 'ada', { now: NOW })?.contributions.find(
    ({ feature }) => feature === 'mustHave',
  )
}

describe('what was learned to be alike', () => {
  test('counts in part, both ways, and the explanation names it', () => {
    expect(mustHaveLine('php', 'sql')?.value).toContain('PHP counts 0.1 of SQL')
    expect(mustHaveLine('sql', 'php')?.value).toContain('SQL counts 0.1 of PHP')
  })

  test('never changes a relation that a person wrote', () => {
    expect(mustHaveLine('kotlin', 'java')?.value).toContain('Kotlin counts 0.12 of Java')
  })

  test('counts nothing below what puzzles no reader', () => {
    expect(mustHaveLine('kafka', 'vue')).toBeUndefined()
  })

  test('brings titles of different families together', () => {
    const number = (slug: string) => learned.titleNumbers.get(slug) ?? -1
    const affinity = (asked: string, title: string) =>
      titleAffinity(learned, defaultModel.shapes, number(asked), number(title))
    expect(affinity('accountant', 'java-developer')).toBeCloseTo(0.8 * defaultModel.shapes.nearFamily)
    expect(affinity('java-developer', 'accountant')).toBeCloseTo(0.8 * defaultModel.shapes.nearFamily)
    expect(affinity('accountant', 'backend-developer')).toBe(0)
  })
})
