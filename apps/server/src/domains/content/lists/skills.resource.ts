import type { Presented } from '@assay/jsonapi/present'
import type { JsonApiQuery } from '@assay/jsonapi/read-query'
import type { Lists, SkillRow } from './lists.store.ts'
import type { PoolFigures } from './skill-statistics.ts'

/** How deep an answer includes the neighbors of a skill: presenting those that it only links would be most of the work. */
export const depthOf = ({ include }: Pick<JsonApiQuery, 'include'>): 0 | 1 => (include.isEmpty ? 0 : 1)

/** A skill with its neighbors, whole ones down to that depth. */
export function presentSkill(skill: SkillRow, lists: Lists, pool: PoolFigures, depth = 0): Presented {
  const { oftenWith, ...figures } = pool.describeSkill(skill.id)
  const neighbors = (ids: readonly string[]) => linkSkills(ids, lists, pool, depth)
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

/** Identifiers at depth 0, else whole skills. */
export const linkSkills = (ids: readonly string[], lists: Lists, pool: PoolFigures, depth: number) =>
  ids.flatMap((id) => {
    const skill = lists.skillsById.get(id)
    if (!skill) return []
    return [depth > 0 ? presentSkill(skill, lists, pool, depth - 1) : { type: 'job-skills', id }]
  })
