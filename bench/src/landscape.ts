/** The skills and titles of a market: generated, or from the shipped taxonomy. */

import type { TaxonomySource } from '@assay/ranking-engine'
import { type Random, seeded, zipf } from './random.ts'

/** The possible skills and titles of candidates. */
export interface Landscape {
  readonly taxonomy: TaxonomySource
  /** Slugs, most popular first. */
  readonly skills: readonly string[]
  /** Indexes of skills, the most typical first. */
  readonly families: readonly { readonly skills: readonly number[]; readonly titles: readonly string[] }[]
}

/** The offset of the popularity distribution. */
export const POPULARITY_SHIFT = 2.7

const SKILLS = 3000
const FAMILIES = 20
const TITLES_PER_FAMILY = 6
const FAMILY_SKILLS = 150
/** A query has up to 12 skills of one family; the draw needs one more. */
const MIN_FAMILY_SKILLS = 13

/** 3,000 skills of falling popularity and 20 families with 150 of them each. */
export function inventLandscape(seed: number): Landscape {
  const popularity = zipf(SKILLS, POPULARITY_SHIFT)
  const families = Array.from({ length: FAMILIES }, (_, family) => ({
    skills: drawSkills(seeded(seed + family), popularity),
    titles: Array.from({ length: TITLES_PER_FAMILY }, (_, place) => titleName(family * TITLES_PER_FAMILY + place)),
  }))
  const skills = Array.from({ length: SKILLS }, (_, number) => skillName(number))
  return { taxonomy: makeTaxonomy(seeded(seed + 1000), families), skills, families }
}

/** The product's own skills and titles, for queries through its search modes. */
export function landscapeOf(taxonomy: TaxonomySource): Landscape {
  const popular = taxonomy.skills.toSorted((left, right) => right.popularity - left.popularity)
  const places = new Map(popular.map(({ slug }, place) => [slug, place]))
  const families = taxonomy.roleFamilies.flatMap(({ slug }) => {
    const titles = taxonomy.titles.filter(({ family }) => family === slug)
    const typical = new Set(titles.flatMap(({ typicalSkills }) => typicalSkills))
    const skills = [...typical].map((skill) => places.get(skill) ?? 0).sort((left, right) => left - right)
    return skills.length < MIN_FAMILY_SKILLS ? [] : [{ skills, titles: titles.map((title) => title.slug) }]
  })
  return { taxonomy, skills: popular.map(({ slug }) => slug), families }
}

function drawSkills(random: Random, popularity: (random: Random) => number): number[] {
  const skills = new Set<number>()
  while (skills.size < FAMILY_SKILLS) skills.add(popularity(random))
  return [...skills]
}

const skillName = (number: number): string => `skill${number.toString(36).padStart(3, '0')}`
const titleName = (number: number): string => `title${number.toString(36).padStart(2, '0')}`

function makeTaxonomy(random: Random, families: Landscape['families']): TaxonomySource {
  const familyName = (family: number) => `family${family}`
  return {
    skills: Array.from({ length: SKILLS }, (_, number) => ({
      slug: skillName(number),
      name: skillName(number),
      kind: 'tool' as const,
      aliases: [],
      broader: number > 200 && random.chance(0.3) ? [skillName(20 + random.below(180))] : [],
      related: Array.from({ length: random.below(4) }, () => ({
        slug: skillName(random.below(SKILLS)),
        strength: 0.2 + random.next() * 0.5,
      })),
      popularity: Math.min(0.9, 1.7 / (number + POPULARITY_SHIFT)),
    })),
    titles: families.flatMap(({ skills, titles }, family) =>
      titles.map((slug) => ({
        slug,
        name: slug,
        aliases: [],
        seniority: 'none',
        family: familyName(family),
        typicalSkills: skills.slice(0, 12).map(skillName),
      })),
    ),
    roleFamilies: families.map((_, family) => ({
      slug: familyName(family),
      name: familyName(family),
      affinity: family === 0 ? [] : [{ slug: familyName(family - 1), strength: 0.4 }],
    })),
  }
}
