import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildPool } from '../inverted-index/pool.ts'
import { defaultModel } from '../model/default-model.ts'
import { rank } from '../rank.ts'
import { compileTaxonomy } from '../taxonomy/compile-taxonomy.ts'
import { aCandidate, held, mustHave, NOW, someCriteria, TODAY } from '../testing/fixtures.ts'
import { TOP_SKILLS } from './skill-facet.ts'

const slugs = Array.from({ length: 60 }, (_, number) => `skill-${String(number).padStart(2, '0')}`)
const taxonomy = compileTaxonomy({
  skills: slugs.map((slug) => ({
    slug,
    name: slug,
    kind: 'tool',
    aliases: [],
    broader: [],
    related: [],
    popularity: 0.1,
  })),
  titles: [],
  roleFamilies: [],
})
/** Later skills are rarer. */
const skillArbitrary = fc.tuple(fc.nat(59), fc.nat(59)).map(([left, right]) => slugs[Math.min(left, right)] as string)
const peopleArbitrary = fc.array(fc.uniqueArray(skillArbitrary, { maxLength: 12 }), { minLength: 1, maxLength: 60 })

test('the most frequent skills of the matches are counted, and a selected one in addition', () => {
  fc.assert(
    fc.property(peopleArbitrary, skillArbitrary, fc.option(skillArbitrary, { nil: null }), (people, asked, chosen) => {
      const profiles = people.map((skills, number) =>
        aCandidate(`person-${number}`, { skills: skills.map((slug) => held(slug)) }),
      )
      const pool = buildPool(profiles, { taxonomy, model: defaultModel, asOfDay: TODAY })
      const filters = chosen === null ? {} : { skill: [chosen] }
      const criteria = someCriteria({ mustHave: [mustHave(asked)] })
      const { facets } = rank(pool, criteria, { limit: 5, now: NOW, facets: true, filters })
      const counted = facets.find(({ name }) => name === 'skill')?.values.map(({ value, count }) => ({ value, count }))

      const matching = people.filter((skills) => skills.includes(asked))
      const all = slugs
        .map((value) => ({ value, count: matching.filter((skills) => skills.includes(value)).length }))
        .sort((left, right) => right.count - left.count || (left.value < right.value ? -1 : 1))
      const top = all.slice(0, TOP_SKILLS).filter(({ count }) => count > 0)
      const beside = all.filter(({ value }) => value === chosen && !top.some((one) => one.value === value))
      expect(counted).toEqual([...top, ...beside])
    }),
  )
})
