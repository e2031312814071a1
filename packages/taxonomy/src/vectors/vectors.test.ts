import { describe, expect, test } from 'vitest'
import { skills } from '../skills/index.ts'
import { titles } from '../titles/index.ts'
import { nearSkillsBy, nearTitlesBy } from './near.ts'
import { nearSkills } from './near-skills.ts'
import { nearTitles } from './near-titles.ts'
import { skillVectors } from './skill-vectors.ts'
import { titleVectors } from './title-vectors.ts'
import { likeness, packVectors, unpackVectors } from './vector-table.ts'

const ofSkills = unpackVectors(skillVectors)
const ofTitles = unpackVectors(titleVectors)

describe('vectors', () => {
  test('are small, of equal length, and each belongs to an existing skill or title', () => {
    const slugs = new Set(skills.map(({ slug }) => slug))
    expect(ofSkills.slugs.filter((slug) => !slugs.has(slug))).toEqual([])
    expect(ofTitles.slugs).toEqual(titles.map(({ slug }) => slug))
    expect([...ofSkills.rowOf.values()].every((row) => row.length === skillVectors.dimensions)).toBe(true)
    expect([...ofTitles.rowOf.values()].every((row) => row.length === titleVectors.dimensions)).toBe(true)
    expect(skillVectors.bytes.length + titleVectors.bytes.length).toBeLessThan(1_000_000)
  })

  test('keep their directions when quantized', () => {
    const rows = [Float64Array.of(0.6, -0.8, 0), Float64Array.of(0.55, -0.8, 0.24), Float64Array.of(0, 0, 1)]
    const packed = unpackVectors(packVectors(rows.map((row, number) => [`s${number}`, row])))
    expect(likeness(packed, 's0', 's1')).toBeCloseTo(0.97, 2)
    expect(likeness(packed, 's0', 's2')).toBe(0)
    expect(likeness(packed, 's0', 'nothing')).toBe(0)
  })

  test.each([
    ['moodle', 'blackboard', 'kubernetes'],
    ['photoshop', 'illustrator', 'postgresql'],
    ['qlikview', 'cognos', 'react'],
    ['elixir', 'f-sharp', 'photoshop'],
  ])('put %s nearer to %s than to %s', (skill, near, far) => {
    expect(likeness(ofSkills, skill, near)).toBeGreaterThan(likeness(ofSkills, skill, far) + 0.3)
  })

  test('agree with hand-written relations: related skills are far more similar than random pairs', () => {
    const middle = (values: number[]) => values.sort((left, right) => left - right)[values.length >> 1] ?? 0
    const known = skills.filter(({ slug }) => ofSkills.rowOf.has(slug))
    const related = known.flatMap(({ slug, related: links }) =>
      links.filter((link) => ofSkills.rowOf.has(link.slug)).map((link) => likeness(ofSkills, slug, link.slug)),
    )
    const any = known.map(({ slug }, place) =>
      likeness(ofSkills, slug, known[(place * 37 + 11) % known.length]?.slug ?? ''),
    )
    expect(middle(related)).toBeGreaterThan(0.5)
    expect(middle(any)).toBeLessThan(0.1)
  })
})

describe('neighbors', () => {
  test('follow from the vectors by the documented rule', () => {
    expect(nearSkills).toEqual(nearSkillsBy(ofSkills, skills))
    expect(nearTitles).toEqual(nearTitlesBy(ofTitles))
  })

  test('never repeat a hand-written relation, and mostly weigh less', () => {
    const written = new Set(skills.flatMap(({ slug, related }) => related.map((link) => `${slug} ${link.slug}`)))
    expect(nearSkills.filter(({ left, right }) => written.has(`${left} ${right}`))).toEqual([])
    expect(nearSkills.every(({ strength }) => strength >= 0.45 && strength <= 0.55)).toBe(true)
  })
})
