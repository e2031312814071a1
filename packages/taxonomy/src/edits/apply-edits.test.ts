import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { careers, industries, nearSkills, nearTitles, skills, titles } from '../index.ts'
import { spellingKey } from '../slug.ts'
import { applyEdits, effectiveEdits, latestEdits } from './apply-edits.ts'
import type { TaxonomyChange, TaxonomyEdit } from './taxonomy-edit.ts'

const shipped = { skills, titles, industries, nearSkills, nearTitles, careers }
const numbered = (...changes: TaxonomyChange[]): TaxonomyEdit[] =>
  changes.map((change, place) => ({ number: place + 1, change }))
const apply = (...changes: TaxonomyChange[]) => applyEdits(shipped, numbered(...changes))
const skillOf = ({ tables }: ReturnType<typeof apply>, slug: string) =>
  tables.skills.find((skill) => skill.slug === slug)

const zig = { act: 'add', slug: 'ziglet', name: 'Ziglet', kind: 'language', aliases: ['zgl'] } as const

test('without edits the tables are those of the release', () => {
  expect(applyEdits(shipped, []).tables).toBe(shipped)
})

test('an added skill comes last, so that no other one gets another number', () => {
  const { tables } = apply(zig, { act: 'change', slug: 'react', aliases: ['reakt'] })
  expect(tables.skills.map(({ slug }) => slug)).toEqual([...skills.map(({ slug }) => slug), 'ziglet'])
})

test('a former name stays as an alias', () => {
  const renamed = apply({ act: 'change', slug: 'kubernetes', name: 'Kube' })
  expect(skillOf(renamed, 'kubernetes')).toMatchObject({ name: 'Kube' })
  expect(skillOf(renamed, 'kubernetes')?.aliases).toEqual(expect.arrayContaining(['Kubernetes', 'k8s']))
})

describe('a merge', () => {
  const merged = apply(
    { act: 'merge', slug: 'vuejs-nuxt', into: 'react' },
    { act: 'merge', slug: 'angular', into: 'react' },
  )

  test('gives every name to the winner and ends the loser', () => {
    const angular = skills.find(({ slug }) => slug === 'angular')
    const react = skillOf(merged, 'react')
    expect(skillOf(merged, 'angular')).toBeUndefined()
    expect(react?.aliases.map(spellingKey)).toEqual(
      expect.arrayContaining([angular?.name ?? '', ...(angular?.aliases ?? [])].map(spellingKey)),
    )
    expect(merged.merged.skills).toEqual([{ from: 'angular', to: 'react' }])
  })

  test('leaves no reference to the loser, and none of the winner to itself', () => {
    const { tables } = merged
    const named = [
      ...tables.skills.flatMap(({ broader, related }) => [...broader, ...related.map(({ slug }) => slug)]),
      ...tables.titles.flatMap(({ typicalSkills }) => typicalSkills),
      ...tables.nearSkills.flatMap(({ left, right }) => [left, right]),
      ...tables.careers.flatMap(({ next, leads }) => [next.replace('skill:', ''), ...leads.map(([slug]) => slug)]),
    ]
    expect(named).not.toContain('angular')
    const react = skillOf(merged, 'react')
    expect([...(react?.broader ?? []), ...(react?.related ?? []).map(({ slug }) => slug)]).not.toContain('react')
  })

  test('of an unknown skill is reported, not thrown', () => {
    expect(merged.superseded).toEqual([{ number: 1, reason: 'There is no skill “vuejs-nuxt” any more.' }])
  })

  test('follows the winner when that is merged too', () => {
    const twice = apply(
      { act: 'merge', slug: 'angular', into: 'react' },
      { act: 'merge', slug: 'react', into: 'svelte' },
    )
    expect(twice.merged.skills).toEqual([
      { from: 'angular', to: 'svelte' },
      { from: 'react', to: 'svelte' },
    ])
  })
})

test('what was undone has no effect, and touches its skills again', () => {
  const edits = numbered(
    zig,
    { act: 'merge', slug: 'angular', into: 'react' },
    { act: 'undo', slug: 'angular', undoes: 2 },
  )
  expect(effectiveEdits(edits).map(({ number }) => number)).toEqual([1])
  expect(applyEdits(shipped, edits).tables.skills.map(({ slug }) => slug)).toContain('angular')
  expect([...latestEdits(edits)].sort()).toEqual([
    ['angular', 3],
    ['react', 3],
    ['ziglet', 1],
  ])
})

describe('a later release', () => {
  const later = (name: string, slug: string) => ({
    ...shipped,
    skills: [...skills, { slug, name, kind: 'tool' as const, aliases: [], broader: [], related: [], popularity: 0.1 }],
  })

  test.each([
    ['the same slug', 'Ziglet', 'ziglet'],
    ['the name under another slug', 'Ziglet', 'ziglet-language'],
  ])('with %s keeps the aliases and says so', (_, name, slug) => {
    const { tables, superseded, merged } = applyEdits(later(name, slug), numbered(zig))
    expect(tables.skills.filter((skill) => skill.name === 'Ziglet').map(({ aliases }) => aliases)).toEqual([['zgl']])
    expect(superseded).toEqual([{ number: 1, reason: 'The release has “Ziglet” now.' }])
    expect(merged.skills).toEqual(slug === 'ziglet' ? [] : [{ from: 'ziglet', to: slug }])
  })

  test('that gives an alias to another skill wins', () => {
    const { tables, superseded } = applyEdits(later('zgl', 'zgl'), numbered(zig))
    expect(tables.skills.find(({ slug }) => slug === 'ziglet')?.aliases).toEqual([])
    expect(superseded).toEqual([{ number: 1, reason: '“zgl” means zgl now.' }])
  })
})

const someSlug = fc.constantFrom('react', 'angular', 'svelte', 'kubernetes', 'ziglet', 'no-such-skill')
const someName = fc.constantFrom('Ziglet', 'React', 'Kube', 'zgl', 'reactjs', 'Something New')
const someChange: fc.Arbitrary<TaxonomyChange> = fc.oneof(
  fc.record({ act: fc.constant('add' as const), slug: someSlug, name: someName, kind: fc.constant('tool' as const) }),
  fc.record({
    act: fc.constant('change' as const),
    slug: someSlug,
    name: someName,
    aliases: fc.array(someName, { maxLength: 2 }),
    removedAliases: fc.array(someName, { maxLength: 2 }),
    broader: fc.array(someSlug, { maxLength: 2 }),
  }),
  fc.record({ act: fc.constant('merge' as const), slug: someSlug, into: someSlug }),
  fc.record({ act: fc.constantFrom('deprecate' as const, 'restore' as const), slug: someSlug }),
  fc.record({ act: fc.constant('undo' as const), slug: someSlug, undoes: fc.integer({ min: 1, max: 6 }) }),
)
const few = skills.filter(({ slug }) => ['react', 'angular', 'svelte', 'kubernetes'].includes(slug))
const small = {
  skills: few.map((skill) => ({ ...skill, broader: [], related: [] })),
  titles: [],
  industries: [],
  nearSkills: [],
  nearTitles: [],
  careers: [],
}

test('whatever was edited, each spelling means one skill and every reference leads somewhere', () => {
  fc.assert(
    fc.property(fc.array(someChange, { maxLength: 7 }), (changes) => {
      const { tables, merged } = applyEdits(small, numbered(...changes))
      const slugs = new Set(tables.skills.map(({ slug }) => slug))
      const spellings = tables.skills.flatMap(({ name, aliases }) => [...new Set([name, ...aliases].map(spellingKey))])
      expect(new Set(spellings).size).toBe(spellings.length)
      expect(slugs.size).toBe(tables.skills.length)
      for (const { slug, broader } of tables.skills) {
        expect(broader).not.toContain(slug)
        for (const other of broader) expect(slugs).toContain(other)
      }
      for (const { from, to } of merged.skills) expect([slugs.has(from), slugs.has(to)]).toEqual([false, true])
    }),
  )
})
