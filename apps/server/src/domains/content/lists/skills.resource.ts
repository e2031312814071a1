import type { Presented } from '@assay/jsonapi/present'
import type { Lists, SkillRow } from './lists.store.ts'
import type { PoolFigures } from './skill-statistics.ts'

const DEEPEST_INCLUDE = 1

/** A skill with its neighbors, as deep as an answer may include them. */
export function presentSkill(skill: SkillRow, lists: Lists, pool: PoolFigures, depth = DEEPEST_INCLUDE): Presented {
  const { oftenWith, ...figures } = pool.describeSkill(skill.id)
  const neighbors = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const neighbor = lists.skillsById.get(id)
      if (!neighbor) return []
      return [depth > 0 ? presentSkill(neighbor, lists, pool, depth - 1) : { type: 'job-skills', id }]
    })
  return {
    type: 'job-skills',
    id: skill.id,
    attributes: {
      name: skill.name,
      slug: skill.slug,
      kind: skill.kind,
      aliases: skill.aliases,
      state: skill.state === 'deprecated' ? 'deprecated' : 'current',
      version: skill.version,
      ...figures,
      oftenWith: oftenWith.flatMap(({ skillId, share }) => {
        const other = lists.skillsById.get(skillId)
        return other ? [{ skillId, slug: other.slug, name: other.name, share }] : []
      }),
      createdAt: skill.createdAt,
      updatedAt: skill.updatedAt,
    },
    relationships: { broader: neighbors(skill.broaderIds), related: neighbors(skill.relatedIds) },
  }
}
