import type { CareerLinks, Industry, Nearness, RelatedSkill, Skill } from '../types.ts'
import type { Books } from './entry-rules.ts'
import type { EditableTables, EditedTables, Merged } from './taxonomy-edit.ts'

type Meaning = (slug: string) => string

/** Every reference to a merged entry names what it means now. */
export function followMerges<Tables extends EditableTables>(
  shipped: Tables,
  { skills, titles, industries }: Books,
): Pick<EditedTables<Tables>, 'tables' | 'merged'> {
  const [skill, title] = [meaningBy(skills.merged), meaningBy(titles.merged)]
  const areSkillsMerged = skills.merged.size > 0
  const areTitlesMerged = titles.merged.size > 0
  const listedSkills = [...skills.entries.values()]
  const listedTitles = [...titles.entries.values()]
  return {
    tables: {
      ...shipped,
      skills: areSkillsMerged ? listedSkills.map((each) => withMeanings(each, skill)) : listedSkills,
      titles: areSkillsMerged
        ? listedTitles.map((each) => ({ ...each, typicalSkills: [...new Set(each.typicalSkills.map(skill))] }))
        : listedTitles,
      industries: withParents([...industries.entries.values()], meaningBy(industries.merged)),
      nearSkills: areSkillsMerged ? nearnesses(shipped.nearSkills, skill) : shipped.nearSkills,
      nearTitles: areTitlesMerged ? nearnesses(shipped.nearTitles, title) : shipped.nearTitles,
      careers: areSkillsMerged || areTitlesMerged ? careersOf(shipped.careers, { skill, title }) : shipped.careers,
    },
    merged: {
      skills: pairs(skills.merged),
      titles: pairs(titles.merged),
      industries: pairs(industries.merged),
    },
  }
}

const meaningBy =
  (merged: ReadonlyMap<string, string>): Meaning =>
  (slug) =>
    merged.get(slug) ?? slug

const pairs = (merged: ReadonlyMap<string, string>): Merged[] => [...merged].map(([from, to]) => ({ from, to }))

function withMeanings(skill: Skill, meaning: (slug: string) => string): Skill {
  const related = new Map<string, RelatedSkill>()
  for (const { slug, strength } of skill.related) {
    const to = meaning(slug)
    if (to !== skill.slug && (related.get(to)?.strength ?? 0) < strength) related.set(to, { slug: to, strength })
  }
  return {
    ...skill,
    broader: [...new Set(skill.broader.map(meaning))].filter((slug) => slug !== skill.slug),
    related: [...related.values()],
  }
}

/** Two that became one are not near each other; of two nearnesses of a pair, the stronger one stays. */
function nearnesses(pairs: readonly Nearness[], meaning: (slug: string) => string): Nearness[] {
  const strongest = new Map<string, Nearness>()
  for (const { strength, ...pair } of pairs) {
    const [left, right] = [meaning(pair.left), meaning(pair.right)]
    if (left === right) continue
    const key = [left, right].sort().join(' ')
    if ((strongest.get(key)?.strength ?? -1) < strength) strongest.set(key, { left, right, strength })
  }
  return [...strongest.values()]
}

/** Careers that led to the winner stay as they were learned; those that led only to the loser are taken over. */
function careersOf(
  careers: readonly CareerLinks[],
  meanings: Readonly<Record<'skill' | 'title', Meaning>>,
): CareerLinks[] {
  const known = new Set(careers.map(({ next }) => next))
  return careers.flatMap(({ next, leads }) => {
    const to = nextBy(next, meanings)
    if (to !== next && known.has(to)) return []
    known.add(to)
    const weights = new Map<string, number>()
    for (const [slug, weight] of leads)
      weights.set(meanings.skill(slug), Math.max(weight, weights.get(meanings.skill(slug)) ?? Number.NEGATIVE_INFINITY))
    return [{ next: to, leads: [...weights] }]
  })
}

/** Such as title:java-developer; families are never merged. */
function nextBy(next: string, meanings: Readonly<Record<'skill' | 'title', Meaning>>): string {
  for (const kind of ['skill', 'title'] as const)
    if (next.startsWith(`${kind}:`)) return `${kind}:${meanings[kind](next.slice(kind.length + 1))}`
  return next
}

/** Industries have two levels: what was under one that is under another by now is under that one. */
function withParents(industries: readonly Industry[], meaning: Meaning): Industry[] {
  const bySlug = new Map(industries.map((industry) => [industry.slug, industry]))
  return industries.map((industry) => {
    if (industry.parent === undefined) return industry
    const { parent, ...main } = industry
    const meant = bySlug.get(meaning(parent))
    const top = meant?.parent === undefined ? meant?.slug : meaning(meant.parent)
    if (top === parent) return industry
    return top === undefined || top === industry.slug ? main : { ...main, parent: top }
  })
}
