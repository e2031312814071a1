import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildPool } from './inverted-index/pool.ts'
import { defaultModel } from './model/default-model.ts'
import { loadModel } from './model/load-model.ts'
import { checkedModel, type Model } from './model/model.ts'
import { rank } from './rank.ts'
import { aCandidate, held, mustHave, NOW, smallSource, smallTaxonomy, someCriteria, TODAY } from './testing/fixtures.ts'

const careers = { points: 40, listed: 1, slots: 2, perSlot: 2, title: 1, family: 1, skills: 1 }
const model: Model = checkedModel({ ...defaultModel, careers })
const { careers: _, ...before } = defaultModel
const criteria = someCriteria({ titleSlug: 'java-developer', mustHave: [mustHave('java')] })
const slugs = smallSource.skills.map(({ slug }) => slug)

function answer(skills: readonly string[], by: Model = model) {
  const person = aCandidate('p', {
    titles: [{ title: 'java-developer', months: 24, endedMonthsAgo: 0 }],
    skills: skills.map((slug) => held(slug)),
  })
  const pool = buildPool([person], { taxonomy: smallTaxonomy, model: by, asOfDay: TODAY })
  return rank(pool, criteria, { now: NOW, limit: 1 }).matches[0]
}
const lineOf = (skills: readonly string[]) => answer(skills)?.contributions.find(({ feature }) => feature === 'careers')

describe('what led others to such work', () => {
  test('is one line with the skills that count, strongest first', () => {
    expect(lineOf(['sql', 'postgresql'])).toMatchObject({
      label: 'What led others to Java Developer work',
      value: expect.stringContaining('SQL'),
    })
    expect(lineOf(['php'])).toMatchObject({ value: 'none of it found', points: 0 })
  })

  test('never counts a skill that is asked for', () => {
    expect(lineOf(['java'])?.points).toBe(0)
  })

  test('brings no more than its points, whatever is written; one more skill never lowers a score', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...slugs)), fc.constantFrom(...slugs), (skills, another) => {
        const [fewer, more] = [lineOf(skills)?.points ?? 0, lineOf([...new Set([...skills, another])])?.points ?? 0]
        expect(more).toBeGreaterThanOrEqual(fewer)
        expect(more).toBeLessThanOrEqual(careers.points)
        expect(answer([...new Set([...skills, another])])?.score).toBeGreaterThanOrEqual(answer(skills)?.score ?? 0)
      }),
    )
  })

  test('counts as self-reported: without claims nothing of it is left', () => {
    const match = answer(['sql', 'spring', 'postgresql', 'kafka'])
    const claims = (match?.score ?? 0) - (match?.low ?? 0)
    expect(lineOf(['sql', 'spring', 'postgresql', 'kafka'])?.points).toBeGreaterThan(20)
    expect(claims).toBeLessThanOrEqual(model.shapes.claimedCap)
    expect(match?.contributions.reduce((sum, { points }) => sum + points, 0)).toBe(match?.score)
  })

  test('a listed skill gets its share of the points of one described in a dated job', () => {
    const half = checkedModel({ ...defaultModel, careers: { ...careers, listed: 0.5 } })
    const pointsOf = (skill: ReturnType<typeof held>) => {
      const pool = buildPool([aCandidate('p', { skills: [held('java'), skill] })], {
        taxonomy: smallTaxonomy,
        model: half,
        asOfDay: TODAY,
      })
      const [match] = rank(pool, criteria, { now: NOW, limit: 1 }).matches
      return match?.contributions.find(({ feature }) => feature === 'careers')?.points ?? 0
    }
    const told = pointsOf(held('sql', { lastUsedDay: TODAY, prominence: 2 }))
    expect(told).toBeGreaterThan(10)
    expect(pointsOf(held('sql'))).toBe(Math.trunc(told / 2))
  })

  test('models from before have no such line and keep their scores', () => {
    const former = loadModel({
      ...JSON.parse(JSON.stringify(before)),
      features: before.features.filter((name) => name !== 'careers'),
    })
    expect(answer(['sql'], former)?.contributions.some(({ feature }) => feature === 'careers')).toBe(false)
  })

  test('a model whose careers could outweigh what may be claimed is refused', () => {
    expect(() => checkedModel({ ...defaultModel, careers: { ...careers, points: 900 } })).toThrow('may be claimed')
    expect(() => checkedModel({ ...defaultModel, careers: { ...careers, slots: 0 } })).toThrow('slots')
    expect(() => checkedModel({ ...defaultModel, careers: { ...careers, family: -1 } })).toThrow('less than nothing')
  })
})
